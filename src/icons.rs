//! The icon set: silhouettes on a 24 px grid, one path each, holes by the even-odd rule.

#[cfg(target_arch = "wasm32")]
use crate::page::prelude::{Html, html};

/// A sign with one meaning throughout the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Icon {
    Sun,
    Moon,
    Stone,
    Chimera,
    Thistle,
    Clue,
    Quest,
    Fame,
    Sanctuary,
    River,
    City,
    Forest,
    Desert,
    SeatCircle,
    SeatTriangle,
    SeatSquare,
    SeatDiamond,
    SeatStar,
    SeatHexagon,
    Undo,
    Redo,
    Play,
    Pause,
    Step,
    StepBack,
    Menu,
    Close,
    Download,
    Upload,
    Trash,
    Edit,
    Settings,
    Help,
    Eye,
    Hand,
    Check,
    Cross,
    ArrowLeft,
    ArrowRight,
    Die,
    Times,
    Plus,
    Minus,
    Info,
    Warning,
    Clock,
    Home,
    Log,
    Crew,
    Science,
    Biotech,
    Engine,
    Wrench,
    Connector,
    Repeat,
    Fuel,
    Part,
    Cargo,
    Contraband,
    Passenger,
    Fugitive,
    Fight,
    Tech,
    Negotiate,
    Warrant,
    Solid,
    Moral,
    Wanted,
    Disgruntled,
    Ship,
    Cruiser,
    Cutter,
    Planet,
    Money,
    Gear,
    Upgrade,
    DriveCore,
    Legal,
    Illegal,
    Goal,
    Explosives,
    FakeId,
    FancyDuds,
    Firearm,
    HackingRig,
    Knife,
    SniperRifle,
    Transport,
    Companion,
    Grifter,
    HillFolk,
    Mechanic,
    Medic,
    Merc,
    Pilot,
    Soldier,
}

impl Icon {
    /// Every icon that this program draws, in the order in which the gallery shows them.
    pub fn all() -> &'static [Icon] {
        if cfg!(feature = "firefly") { &Icon::ALL } else { &Icon::ALL[..Icon::COMMON] }
    }

    /// How many of them are no matter of Firefly: the first program lacks the others' paths.
    const COMMON: usize = 55;

    const ALL: [Icon; 96] = [
        Icon::Sun,
        Icon::Moon,
        Icon::Stone,
        Icon::Chimera,
        Icon::Thistle,
        Icon::Clue,
        Icon::Quest,
        Icon::Fame,
        Icon::Sanctuary,
        Icon::River,
        Icon::City,
        Icon::Forest,
        Icon::Desert,
        Icon::SeatCircle,
        Icon::SeatTriangle,
        Icon::SeatSquare,
        Icon::SeatDiamond,
        Icon::SeatStar,
        Icon::SeatHexagon,
        Icon::Undo,
        Icon::Redo,
        Icon::Play,
        Icon::Pause,
        Icon::Step,
        Icon::StepBack,
        Icon::Menu,
        Icon::Close,
        Icon::Download,
        Icon::Upload,
        Icon::Trash,
        Icon::Edit,
        Icon::Settings,
        Icon::Help,
        Icon::Eye,
        Icon::Hand,
        Icon::Check,
        Icon::Cross,
        Icon::ArrowLeft,
        Icon::ArrowRight,
        Icon::Die,
        Icon::Times,
        Icon::Plus,
        Icon::Minus,
        Icon::Info,
        Icon::Warning,
        Icon::Clock,
        Icon::Home,
        Icon::Log,
        Icon::Crew,
        Icon::Science,
        Icon::Biotech,
        Icon::Engine,
        Icon::Wrench,
        Icon::Connector,
        Icon::Repeat,
        Icon::Fuel,
        Icon::Part,
        Icon::Cargo,
        Icon::Contraband,
        Icon::Passenger,
        Icon::Fugitive,
        Icon::Fight,
        Icon::Tech,
        Icon::Negotiate,
        Icon::Warrant,
        Icon::Solid,
        Icon::Moral,
        Icon::Wanted,
        Icon::Disgruntled,
        Icon::Ship,
        Icon::Cruiser,
        Icon::Cutter,
        Icon::Planet,
        Icon::Money,
        Icon::Gear,
        Icon::Upgrade,
        Icon::DriveCore,
        Icon::Legal,
        Icon::Illegal,
        Icon::Goal,
        Icon::Explosives,
        Icon::FakeId,
        Icon::FancyDuds,
        Icon::Firearm,
        Icon::HackingRig,
        Icon::Knife,
        Icon::SniperRifle,
        Icon::Transport,
        Icon::Companion,
        Icon::Grifter,
        Icon::HillFolk,
        Icon::Mechanic,
        Icon::Medic,
        Icon::Merc,
        Icon::Pilot,
        Icon::Soldier,
    ];

    /// The icon of this name, such as `FakeId`.
    pub fn named(name: &str) -> Option<Icon> {
        Icon::all().iter().copied().find(|icon| format!("{icon:?}") == name)
    }

    /// The glyph of a seat; it goes with the token `--seat-N`. A seventh seat begins again.
    pub fn seat(index: usize) -> Icon {
        const SEATS: [Icon; 6] = [
            Icon::SeatCircle,
            Icon::SeatTriangle,
            Icon::SeatSquare,
            Icon::SeatDiamond,
            Icon::SeatStar,
            Icon::SeatHexagon,
        ];
        SEATS[index % SEATS.len()]
    }
}

/// An icon in the colour and size of the text around it; say its meaning in words beside it.
#[cfg(target_arch = "wasm32")]
pub fn glyph(icon: Icon) -> Html {
    html! {
        <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path fill="currentColor" fill-rule="evenodd" d={icon_path(icon)} />
        </svg>
    }
}

/// The outline on the 24 px grid, to be filled by the even-odd rule.
#[rustfmt::skip]
pub fn icon_path(icon: Icon) -> &'static str {
    match icon {
        Icon::Sun => "M12 6.8a5.2 5.2 0 1 1 0 10.4a5.2 5.2 0 1 1 0-10.4zM18.9 10.1L23.6 12L18.9 13.9zM18.3 15.5L19.5 19.5L15.5 18.3zM13.9 18.9L12 23.6L10.1 18.9zM8.5 18.3L4.5 19.5L5.7 15.5zM5.1 13.9L.4 12L5.1 10.1zM5.7 8.5L4.5 4.5L8.5 5.7zM10.1 5.1L12 .4L13.9 5.1zM15.5 5.7L19.5 4.5L18.3 8.5z",
        Icon::Moon => "M21.2 14.6A9.8 9.8 0 1 1 9.4 2.8a8 8 0 0 0 11.8 11.8z",
        Icon::Stone => "M1.2 8.6L4 4.8 8 6 11 2 16 3 18.6 6 22.8 8.2 20.8 12.4 18 13.2 16.6 17.6 14.2 18.2 12 23.4 9.2 18 6.8 17 5.4 12.8zM12.2 6.8L15.6 8.4 16 11.8 13 14 9.4 12.8 8.8 9z",
        Icon::Chimera => "M22.4 7.6L20.6 5C20.8 3 19.8 1.3 17.4 .6 18.3 1.8 18.3 3 17.6 4L16.4 4.2C16.6 5 16 5.6 15.2 5.8 15.4 6.8 15 7.6 14.4 8.2 12.6 4.2 8.8 1.4 2.6 .8 3.6 3 4.8 4.4 6.4 5.2L3.8 5.4C4.8 7.2 6.2 8.2 7.8 8.7L5.6 9.6C6.6 10.7 8 11.3 9.6 11.4 8 11.6 6 11.6 4.8 12.6 3.4 12.6 2.4 11.6 2.6 9.9 2.8 8.6 2.9 8 2.2 7.3L.4 7.6 1 8.8C.2 12.4 1.6 14.6 4 14.8 4.2 16 3.9 16.9 2.6 18.5L3.7 21.3 3 22.8H6L5.4 18.9C7 17.9 7.9 16.9 8.4 15.6 10.2 16.3 12 16.3 13.4 15.8L14.2 19.4 13.6 22.8H16.4L16.6 19 16.8 15.2 19.6 16.3 18.4 19.6 20.8 20.6 22.2 15.6 18.6 12.8C18.9 11.4 18.9 10.4 18.8 9.6L20 11.2 20.6 9.5 22 9.2z",
        Icon::Thistle => "M9 7L3.8 4.2L7.8 5.4L5.8 1.8L9 4.6L8 .6L10.4 4L10.4 .9L11.5 3.8L12 .1L12.5 3.8L13.6 .9L13.6 4L16 .6L15 4.6L18.2 1.8L16.2 5.4L20.2 4.2L15 7zM8.4 7.8L15.6 7.8L18.4 9L17 10.6L18.6 12.2L16.4 13.1L16.4 15.2L14.2 15L12 16.4L9.8 15L7.6 15.2L7.6 13.1L5.4 12.2L7 10.6L5.6 9zM11.1 16H12.9V19.2L18.6 15 18 17 20.6 16.4 18.6 18.8 20 19.2C17.6 21 15.4 21.6 12.9 21.8V23.9H11.1V21.8C8.6 21.6 6.4 21 4 19.2L5.4 18.8 3.4 16.4 6 17 5.4 15 11.1 19.2z",
        Icon::Clue => "M2 5.2L8 2.6V18.2L2 20.8zM9.6 2.6L14.4 4.8V20.9L9.6 18.7zM16 4.8L22 2.2V18.3L16 20.9zM17.4 9.2L18.6 8.7 19.1 9.8 19.9 8.1 20.9 8.1 19.8 10.7 20.9 12.5 19.7 13 19.1 11.9 18.3 13.6 17.3 13.7 18.4 11.1z",
        Icon::Quest => "M4.2 1.4H6.8V22.6H4.2zM8.2 2.6H21.4L17.6 7.6 21.4 12.6H8.2z",
        Icon::Fame => "M12 1.2L15 7.8L22.2 8.6L16.8 13.4L18.3 20.5L12 16.9L5.7 20.5L7.2 13.4L1.8 8.6L9 7.8z",
        Icon::Sanctuary => "M2 22.4V11.4C2 6.4 6.6 3.4 12 .8C17.4 3.4 22 6.4 22 11.4V22.4H16.8V13.2C16.8 10.4 14.4 8.8 12 7.4C9.6 8.8 7.2 10.4 7.2 13.2V22.4zM9.4 22.4V16.6H14.6V22.4z",
        Icon::River => "M1 4.8C4.6 2.4 7 3.4 9.2 4.8C12 6.6 14 6.6 16.4 4.8C18.8 3 21 3.2 23 4.2V8C20.8 6.8 19 7 16.8 8.6C13.8 10.6 11 10.4 8 8.5C5.8 7.2 3.8 6.8 1 8.8zM1 11.2C4.6 8.8 7 9.8 9.2 11.2C12 13 14 13 16.4 11.2C18.8 9.4 21 9.6 23 10.6V14.4C20.8 13.2 19 13.4 16.8 15C13.8 17 11 16.8 8 14.9C5.8 13.6 3.8 13.2 1 15.2zM1 17.6C4.6 15.2 7 16.2 9.2 17.6C12 19.4 14 19.4 16.4 17.6C18.8 15.8 21 16 23 17V20.8C20.8 19.6 19 19.8 16.8 21.4C13.8 23.4 11 23.2 8 21.3C5.8 20 3.8 19.6 1 21.6z",
        Icon::City => "M1.4 22.4V14L5.6 9.6 9 13.2V9.8L8 9.8 14.8 1.2 21.6 9.8H20.8L22.6 12V22.4zM13.2 9.4H16.4V13.4H13.2zM4.4 15H7V18H4.4zM13 22.4H16.6V18.4C16.6 16.2 13 16.2 13 18.4z",
        Icon::Forest => "M1.2 12.4C1.2 6 6 1.6 12 1.6S22.8 6 22.8 12.4C22.8 13.9 18.2 14.7 12 14.7S1.2 13.9 1.2 12.4zM8.4 5.4a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0-4.4zM16 7.6a1.7 1.7 0 1 0 0 3.4a1.7 1.7 0 1 0 0-3.4zM9.4 16.2H14.6L16 22.6H8z",
        Icon::Desert => "M.6 21.8L8.4 7.6 12 1.4 15.2 7 17.4 9.6 23.4 21.8zM12 5.2L8.8 10.8 10.6 12.6 12.2 10.6 13.8 12.8 15.4 10.8 14 8.6z",
        Icon::SeatCircle => "M12 1.6a10.4 10.4 0 1 1 0 20.8a10.4 10.4 0 1 1 0-20.8zM12 5.2a6.8 6.8 0 1 1 0 13.6a6.8 6.8 0 1 1 0-13.6zM12 7.1a4.9 4.9 0 1 1 0 9.8a4.9 4.9 0 1 1 0-9.8z",
        Icon::SeatTriangle => "M10.7 3.7Q12 1.4 13.3 3.7L22.3 18.9Q23.6 21.4 21 21.4L3 21.4Q.4 21.4 1.7 18.9zM12 7.6L18.4 18.4H5.6zM12 10.6L15.7 16.8H8.3z",
        Icon::SeatSquare => "M19.1 2.7Q21.3 2.7 21.3 4.9L21.3 19.1Q21.3 21.3 19.1 21.3L4.9 21.3Q2.7 21.3 2.7 19.1L2.7 4.9Q2.7 2.7 4.9 2.7zM5.6 5.6H18.4V18.4H5.6zM7.2 7.2H16.8V16.8H7.2z",
        Icon::SeatDiamond => "M10.7 1Q12-.3 13.3 1L23 10.7Q24.3 12 23 13.3L13.3 23Q12 24.3 10.7 23L1 13.3Q-.3 12 1 10.7zM12 4.8L19.2 12 12 19.2 4.8 12zM12 7L17 12 12 17 7 12z",
        Icon::SeatStar => "M11.5 1.4Q12 .3 12.5 1.4L15.2 6.9Q15.7 7.9 16.9 8.1L22.7 8.9Q23.9 9.1 23 10L18.8 14Q17.9 14.9 18.1 16L19.1 21.8Q19.3 23 18.2 22.5L13.1 19.8Q12 19.2 10.9 19.8L5.8 22.5Q4.7 23 4.9 21.8L5.9 16Q6.1 14.9 5.2 14L1 10Q.1 9.1 1.3 8.9L7.1 8.1Q8.3 7.9 8.8 6.9zM12 9a3.8 3.8 0 1 1 0 7.6a3.8 3.8 0 1 1 0-7.6zM12 10.7a2.1 2.1 0 1 1 0 4.2a2.1 2.1 0 1 1 0-4.2z",
        Icon::SeatHexagon => "M10.8 1.3Q12 .6 13.2 1.3L20.7 5.6Q21.9 6.3 21.9 7.7L21.9 16.3Q21.9 17.7 20.7 18.4L13.2 22.7Q12 23.4 10.8 22.7L3.3 18.4Q2.1 17.7 2.1 16.3L2.1 7.7Q2.1 6.3 3.3 5.6zM12 4.5L18.6 8.2V15.8L12 19.5 5.4 15.8V8.2zM12 6.5L16.9 9.2V14.8L12 17.5 7.1 14.8V9.2z",
        Icon::Undo => "M9.6 2.4L2 8.9 9.6 15.4V10.6H14a3.8 3.8 0 0 1 0 7.6H7V21.6H14a7.2 7.2 0 0 0 0-14.4H9.6z",
        Icon::Redo => "M14.4 2.4L22 8.9 14.4 15.4V10.6H10a3.8 3.8 0 0 0 0 7.6H17V21.6H10a7.2 7.2 0 0 1 0-14.4H14.4z",
        Icon::Play => "M5 3.6C5 2.3 6.3 1.6 7.4 2.2L20.6 10.6C21.6 11.2 21.6 12.8 20.6 13.4L7.4 21.8C6.3 22.4 5 21.7 5 20.4z",
        Icon::Pause => "M5 3.8Q5 2.4 6.4 2.4H8.6Q10 2.4 10 3.8V20.2Q10 21.6 8.6 21.6H6.4Q5 21.6 5 20.2zM14 3.8Q14 2.4 15.4 2.4H17.6Q19 2.4 19 3.8V20.2Q19 21.6 17.6 21.6H15.4Q14 21.6 14 20.2z",
        Icon::Step => "M3 3.8C3 2.6 4.2 1.9 5.2 2.6L15.6 10.8C16.4 11.4 16.4 12.6 15.6 13.2L5.2 21.4C4.2 22.1 3 21.4 3 20.2zM17.4 3.4Q17.4 2.4 18.4 2.4H20Q21 2.4 21 3.4V20.6Q21 21.6 20 21.6H18.4Q17.4 21.6 17.4 20.6z",
        Icon::StepBack => "M21 3.8C21 2.6 19.8 1.9 18.8 2.6L8.4 10.8C7.6 11.4 7.6 12.6 8.4 13.2L18.8 21.4C19.8 22.1 21 21.4 21 20.2zM6.6 3.4Q6.6 2.4 5.6 2.4H4Q3 2.4 3 3.4V20.6Q3 21.6 4 21.6H5.6Q6.6 21.6 6.6 20.6z",
        Icon::Menu => "M2.4 4.6H21.6V7.8H2.4zM2.4 10.4H21.6V13.6H2.4zM2.4 16.2H21.6V19.4H2.4z",
        Icon::Close => "M4.2 2.4L12 10.2 19.8 2.4 21.6 4.2 13.8 12 21.6 19.8 19.8 21.6 12 13.8 4.2 21.6 2.4 19.8 10.2 12 2.4 4.2z",
        Icon::Download => "M10.4 1.6H13.6V9.6H19L12 17 5 9.6H10.4zM2 16H5V19.2H19V16H22V22.2H2z",
        Icon::Upload => "M10.4 16.6H13.6V9H19L12 1.6 5 9H10.4zM2 16H5V19.2H19V16H22V22.2H2z",
        Icon::Trash => "M9 1.4H15L16 3.4H21.4V6.2H2.6V3.4H8zM4.2 7.8H19.8L18.6 21.2Q18.5 22.6 17 22.6H7Q5.5 22.6 5.4 21.2zM8.6 10.4L9.2 19.8H11V10.4zM15.4 10.4H13V19.8H14.8z",
        Icon::Edit => "M1.8 22.2L3.4 16.4 7.6 20.6zM4.6 15.2L14.4 5.4 18.6 9.6 8.8 19.4zM15.6 4.2L17.6 2.2Q18.8 1 20 2.2L21.8 4Q23 5.2 21.8 6.4L19.8 8.4z",
        Icon::Settings => "M20 10.2L23.1 10.2L23.1 13.8L20 13.8L19 16.3L21.1 18.6L18.6 21.1L16.3 19L13.8 20L13.8 23.1L10.2 23.1L10.2 20L7.7 19L5.4 21.1L2.9 18.6L5 16.3L4 13.8L.9 13.8L.9 10.2L4 10.2L5 7.7L2.9 5.4L5.4 2.9L7.7 5L10.2 4L10.2 .9L13.8 .9L13.8 4L16.3 5L18.6 2.9L21.1 5.4L19 7.7zM12 8.4a3.6 3.6 0 1 1 0 7.2a3.6 3.6 0 1 1 0-7.2z",
        Icon::Help => "M12 1.2a10.8 10.8 0 1 1 0 21.6a10.8 10.8 0 1 1 0-21.6zM7.8 9.6H10.6C10.6 8.2 11.2 7.6 12.1 7.6 13 7.6 13.6 8.1 13.6 9 13.6 10.6 10.7 10.9 10.7 14.2H13.4C13.4 12.1 16.5 11.9 16.5 8.8 16.5 6.6 14.7 5.2 12.2 5.2 9.5 5.2 7.8 6.9 7.8 9.6zM12.1 15.6a1.7 1.7 0 1 1 0 3.4a1.7 1.7 0 1 1 0-3.4z",
        Icon::Eye => "M.6 12C3.6 6.8 7.4 4.2 12 4.2S20.4 6.8 23.4 12C20.4 17.2 16.6 19.8 12 19.8S3.6 17.2 .6 12zM12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10zM12 9.4a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2z",
        Icon::Hand => "M1.2 9.8L7 4.6 9.6 21.6 7.2 22.2Q6.2 22.4 5.8 21.4zM8.6 3.4Q8.6 1.8 10.2 1.8H13.8Q15.4 1.8 15.4 3.4L13.6 22.2H11zM17 4.6L22.8 9.8 18.2 21.4Q17.8 22.4 16.8 22.2L15 21.8z",
        Icon::Check => "M1.6 12.8L4.4 9.8 9.2 14.6 19.6 3.4 22.4 6.2 9.4 20.6z",
        Icon::Cross => "M5 1.8L12 8.8 19 1.8 22.2 5 15.2 12 22.2 19 19 22.2 12 15.2 5 22.2 1.8 19 8.8 12 1.8 5z",
        Icon::ArrowLeft => "M11 2.6V9H22.4V15H11V21.4L1.2 12z",
        Icon::ArrowRight => "M13 2.6V9H1.6V15H13V21.4L22.8 12z",
        Icon::Die => "M5 1.6H19Q22.4 1.6 22.4 5V19Q22.4 22.4 19 22.4H5Q1.6 22.4 1.6 19V5Q1.6 1.6 5 1.6zM7.2 5.2a2 2 0 1 0 0 4a2 2 0 1 0 0-4zM16.8 5.2a2 2 0 1 0 0 4a2 2 0 1 0 0-4zM12 10a2 2 0 1 0 0 4a2 2 0 1 0 0-4zM7.2 14.8a2 2 0 1 0 0 4a2 2 0 1 0 0-4zM16.8 14.8a2 2 0 1 0 0 4a2 2 0 1 0 0-4z",
        Icon::Times => "M6 3.4L12 9.4 18 3.4 20.6 6 14.6 12 20.6 18 18 20.6 12 14.6 6 20.6 3.4 18 9.4 12 3.4 6z",
        Icon::Plus => "M10.2 2.4H13.8V10.2H21.6V13.8H13.8V21.6H10.2V13.8H2.4V10.2H10.2z",
        Icon::Minus => "M2.4 10.2H21.6V13.8H2.4z",
        Icon::Info => "M12 1.2a10.8 10.8 0 1 1 0 21.6a10.8 10.8 0 1 1 0-21.6zM12 4.8a1.9 1.9 0 1 0 0 3.8a1.9 1.9 0 1 0 0-3.8zM10.3 10.2V19H13.7V10.2z",
        Icon::Warning => "M10.4 2.2Q12 -.4 13.6 2.2L23.2 19.4Q24.6 22.4 21.4 22.4H2.6Q-.6 22.4 .8 19.4zM10.4 7.4L10.9 14.4H13.1L13.6 7.4zM12 15.8a1.8 1.8 0 1 0 0 3.6a1.8 1.8 0 1 0 0-3.6z",
        Icon::Clock => "M12 1.2a10.8 10.8 0 1 1 0 21.6a10.8 10.8 0 1 1 0-21.6zM10.4 5V13L15.8 16.4 17.3 14 13.2 11.4V5z",
        Icon::Log => "M3 4h3v3H3zM8.4 4.3H21v2.4H8.4zM3 10.5h3v3H3zm5.4.3H21v2.4H8.4zM3 17h3v3H3zm5.4.3H21v2.4H8.4z",
        Icon::Home => "M12 1.6L23 11.6H19.8V22.2H14.4V15H9.6V22.2H4.2V11.6H1z",
        Icon::Crew => "M12 1.6a7.4 7.4 0 0 1 7.4 7.4c0 2.2-.9 4-2.3 5.4H6.9A7.4 7.4 0 0 1 12 1.6zM7.2 7.4Q7.2 6 8.6 6H15.4Q16.8 6 16.8 7.4V9.6Q16.8 11.4 15 11.4H9Q7.2 11.4 7.2 9.6zM2.6 22.4C2.6 18.6 4 16 6.6 16H17.4C20 16 21.4 18.6 21.4 22.4z",
        Icon::Science => "M8 1.6H16V4.2H14.8V9.2L21.4 19.4Q23 22.4 19.6 22.4H4.4Q1 22.4 2.6 19.4L9.2 9.2V4.2H8zM11.6 10L8.2 15.2H15.8L12.4 10z",
        Icon::Biotech => "M21.8 2.2C22.6 12.4 19.2 18.6 11.8 18.6 9.6 18.6 7.8 18 6.4 17L3.4 22.4 1.2 21 5 14.8C3.2 8 9 2.8 21.8 2.2zM16.6 6.4L8.2 14.6 9.4 15.8 17.6 7.4z",
        Icon::Engine => "M8.4 1.6H15.6V6L19.4 13.6H4.6L8.4 6zM6 15H18L15.4 18.2 14.4 17.4 12 23.4 9.6 17.4 8.6 18.2z",
        Icon::Wrench => "M15.6 1.4A6.4 6.4 0 0 1 17.8 1.6L14.2 5.2 15.2 8.8 18.8 9.8 22.4 6.2A6.4 6.4 0 0 1 14.2 13.2L6 21.8A2.8 2.8 0 0 1 2.2 18L10.8 9.8A6.4 6.4 0 0 1 15.6 1.4z",
        Icon::Connector => "M1.6 8.4H9V15.6H1.6zM15 8.4H22.4V15.6H15zM10 5.6H11.4V18.4H10zM12.6 5.6H14V18.4H12.6z",
        Icon::Repeat => "M12 2.6A9.4 9.4 0 0 1 20.4 7.8L22.8 6.4 22 14 15.2 10.8 17.6 9.4A6.2 6.2 0 0 0 6.2 9.8L3.2 8.6A9.4 9.4 0 0 1 12 2.6zM2 10L8.8 13.2 6.4 14.6A6.2 6.2 0 0 0 17.8 14.2L20.8 15.4A9.4 9.4 0 0 1 3.6 16.2L1.2 17.6z",
        #[cfg(feature = "firefly")]
        Icon::Fuel => "M3.6 7.8 9 2.4h5.6V1h5.8v4.6l1 1.2v13.8q0 2.2-2.2 2.2H5.8q-2.2 0-2.2-2.2zM10 4.9 7.4 7.6h8V4.9zm2.5 4.9c2.7 3.2 4.2 5.1 4.2 7a4.2 4.2 0 01-8.4 0c0-1.9 1.5-3.8 4.2-7",
        #[cfg(feature = "firefly")]
        Icon::Part => "M6.4 1.2h11.2L20 5l-2.4 3.8H6.4L4 5zm1.6 9h8v2.2l-8 2zM8 16l8-2v2.4l-8 2zm0 4 8-2v2.2L13.6 23H8z",
        #[cfg(feature = "firefly")]
        Icon::Cargo => "m12 .8 10.2 5.1L12 11 1.8 5.9zM1.2 7.7l10 5v10.5l-10-5zm21.6 0-10 5v10.5l10-5z",
        #[cfg(feature = "firefly")]
        Icon::Contraband => "M1.4 3.2q0-1.4 1.4-1.4h18.4q1.4 0 1.4 1.4v17.6q0 1.4-1.4 1.4H2.8q-1.4 0-1.4-1.4zm4.8 1.2L12 10l5.8-5.6zM20 6.6 14.4 12l5.6 5.4zm-2.2 13L12 14l-5.8 5.6zM4 17.4 9.6 12 4 6.6z",
        #[cfg(feature = "firefly")]
        Icon::Passenger => "M8.6.8a3.4 3.4 0 110 6.8 3.4 3.4 0 110-6.8m-3 8h6q2.8 0 2.8 2.8v4h-2.2v7.6H9.4v-6H7.8v6H5v-6.6H2.8v-5q0-2.8 2.8-2.8m11 5.6V13h3.6v1.4h1.2q1.4 0 1.4 1.4v6q0 1.4-1.4 1.4h-6.2q-1.4 0-1.4-1.4V17h1.6v-2.6z",
        #[cfg(feature = "firefly")]
        Icon::Fugitive => "M16.8.6a3 3 0 110 6 3 3 0 110-6M13 6.2 16.6 8l1.8 3 3.8-.4.4 2.4-5.2.9-2-1.9-1.6 2.8 4.2 2.6-1 6-2.9-.4.6-4-4.3-2.4-2.2 4-6.6.4-.2-2.8 5-.6 3.8-8.2-2.2.3-2 4.1-2.3-1.1 2.7-5.5z",
        #[cfg(feature = "firefly")]
        Icon::Fight => "M2.6 6.4q0-1.8 1.8-1.8H5q1.6 0 1.6 1.8v4.8h-4zm5-2q0-2 2-2t2 2v6.8h-4zm5 0q0-2 2-2t2 2v6.8h-4zm5 1.8q0-1.8 1.8-1.8 2 0 2 2v4.8h-3.8zm-15 6h18.8v3q0 2.8-2.4 4.6V23H7v-3q-4.4-2.2-4.4-5.8zM5 13.6v1.2h8.2q1.4 0 1.4 1.3t-1.4 1.3H9.6v1.2h3.6q2.8 0 2.8-2.5t-2.8-2.5z",
        #[cfg(feature = "firefly")]
        Icon::Tech => "M17.2 1a6 6 0 011.4.2l-3.1 3.1.8 3.4 3.4.8 3.1-3.1a5.9 5.9 0 01-8 6.6l-9.2 9.2a2.6 2.6 0 01-3.7-3.7l9.2-9.2A6 6 0 0117.2 1m-16 1.6 1.4-1.4 3.8 2.2.4 2L10 8.6 8.6 10 5.4 6.8l-2-.4zm12.2 13.6 2.8-2.8 5.8 5.8q1.2 1.4 0 2.8-1.4 1.2-2.8 0z",
        #[cfg(feature = "firefly")]
        Icon::Negotiate => "M3 1.6h11.6q2 0 2 2V10q0 2-2 2H8.4L4 16v-4H3q-2 0-2-2V3.6q0-2 2-2M18.2 7H21q2 0 2 2v6.8q0 2-2 2h-1v4.6l-5-4.6h-5q-1.8 0-2-1.8l2.6-2.4h4.6q3 0 3-3z",
        #[cfg(feature = "firefly")]
        Icon::Warrant => "M4.6.8H15l5.6 5.6v15q0 1.8-1.8 1.8H4.6q-1.8 0-1.8-1.8V2.6Q2.8.8 4.6.8m7.1 5.6-2 4.4-4.7.5 3.5 3.2-1 4.7 4.2-2.4 4.2 2.4-1-4.7 3.5-3.2-4.7-.5z",
        #[cfg(feature = "firefly")]
        Icon::Solid => "m12 .6 2.8 2 3.4-.1 1.1 3.2 2.9 1.8-1 3.3 1 3.3-2.9 1.8-1.1 3.2-3.4-.1-2.8 2-2.8-2-3.4.1-1.1-3.2-2.9-1.8 1-3.3-1-3.3 2.9-1.8 1.1-3.2 3.4.1zM6 11.2l4.6 4.6L18 8.4l-2-2-5.4 5.4L8 9.2zm-.2 9.4 3.2.1 2 1.5-2 1.6zm12.4 0-3.2.1-2 1.5 2 1.6z",
        #[cfg(feature = "firefly")]
        Icon::Moral => "M12 22.4c-6.4-5-11-9.2-11-14.2C1 4.6 3.6 2 6.8 2 9 2 11 3.2 12 5.2c1-2 3-3.2 5.2-3.2C20.4 2 23 4.6 23 8.2c0 5-4.6 9.2-11 14.2",
        #[cfg(feature = "firefly")]
        Icon::Wanted => "M3 .8h18v22.4H3zm2.4 2.4v2.6h13.2V3.2zM12 7.4a3.4 3.4 0 100 6.8 3.4 3.4 0 100-6.8M5.6 20.8h12.8c0-3.4-2.6-5.4-6.4-5.4s-6.4 2-6.4 5.4",
        #[cfg(feature = "firefly")]
        Icon::Disgruntled => "M12 1.2a10.8 10.8 0 110 21.6 10.8 10.8 0 110-21.6M5.2 7l5.4 2.4a2.6 2.6 0 11-4.9.4zm13.6 0-5.4 2.4a2.6 2.6 0 104.9.4zM6.4 19.4 8 20.6c2.2-2.8 5.8-2.8 8 0l1.6-1.2c-2.8-4-8.4-4-11.2 0",
        #[cfg(feature = "firefly")]
        Icon::Ship => "M12 .4c2 2.4 3 5.2 3 8.8l4.4 4.2v-3.2q0-1.2 1.2-1.2h1.2Q23 9 23 10.2v9.6q0 1.2-1.2 1.2h-1.2q-1.2 0-1.2-1.2v-1.2l-4.4-1v1.8L13.6 21h-3.2L9 19.4v-1.8l-4.4 1v1.2q0 1.2-1.2 1.2H2.2Q1 21 1 19.8v-9.6Q1 9 2.2 9h1.2q1.2 0 1.2 1.2v3.2L9 9.2c0-3.6 1-6.4 3-8.8m0 5.2c-.8 1-1.2 2.2-1.2 3.6h2.4c0-1.4-.4-2.6-1.2-3.6M10.8 22h2.4L12 24z",
        #[cfg(feature = "firefly")]
        Icon::Cruiser => "M.8 10.4H3v-5h3.2v5h1.2V2h3v8.4h1V.4H13v10h1.2V3.6H17v6.8h1.2v-4h2.6v4h2.4l-1.6 4H19v3.8h-2.8v-3.8h-1v6.8h-2.8v-6.8h-1v9.2h-2v-9.2H8.2v4.8h-3v-4.8H2.4z",
        #[cfg(feature = "firefly")]
        Icon::Cutter => "m12 .2 1.6 6 2.8-3.4-.2 5.6 7.4-1.8-5.2 5 4 2.4-4.8 1 2.8 7.8-6.4-5.4-2 6.4-2-6.4-6.4 5.4L6.4 15l-4.8-1 4-2.4-5.2-5 7.4 1.8-.2-5.6 2.8 3.4zM8.2 10.6l1 3 2-.8zm7.6 0-1 3-2-.8z",
        #[cfg(feature = "firefly")]
        Icon::Planet => "M12 4.2c2.7 0 5 1.3 6.4 3.2 2.8-.5 4.6-.2 5.1.9.8 2-3.1 5.5-8.9 8-6.5 2.7-13 3.4-14 1.1-.5-1.2.7-2.9 3-4.6 0-.3.6-8.6 8.4-8.6m7.3 5c.3.7.5 1.6.5 2.4 1.3-1 2-1.9 1.8-2.2s-1-.4-2.3-.2M4.1 14.6c-1.3 1-1.8 1.7-1.6 2 .5 1 5.9.5 11.3-1.8 2.5-1 4.5-2.2 5.9-3.2-.2 1-.1.8-.4 1.8-1.5 1-3.4 2-4.7 2.6-4 1.8-7.2 2.5-9.6 2.6 2 1.6 4.4 1.6 7 1.6 3.4 0 6.2-2.2 7.3-5.2-1.3 1-2.3 1.4-3.3 2-6 3-10 2.4-10.8 1.7-.2-.7-1-2.7-1.1-4.1",
        #[cfg(feature = "firefly")]
        Icon::Money => "M.8 5.4Q.8 4 2.2 4h19.6q1.4 0 1.4 1.4v13.2q0 1.4-1.4 1.4H2.2Q.8 20 .8 18.6zM12 6.6a5.4 5.4 0 100 10.8 5.4 5.4 0 100-10.8m0 2.6a2.8 2.8 0 110 5.6 2.8 2.8 0 110-5.6M3.2 6.4h2.4q0 2.4-2.4 2.4zm17.6 0h-2.4q0 2.4 2.4 2.4zM3.2 17.6h2.4q0-2.4-2.4-2.4zm17.6 0h-2.4q0-2.4 2.4-2.4z",
        #[cfg(feature = "firefly")]
        Icon::Gear => "M7.6 4.4Q7.6.8 12 .8t4.4 3.6v.8h1.8q2.6 0 2.6 2.8v13q0 2.2-2.2 2.2H5.4q-2.2 0-2.2-2.2V8q0-2.8 2.6-2.8h1.8zm2.2.8h4.4v-.8Q14.2 3 12 3T9.8 4.4zm-4.2 6.4v2h4.8V16h3.2v-2.4h4.8v-2z",
        #[cfg(feature = "firefly")]
        #[cfg(feature = "firefly")]
        Icon::Upgrade => "M5.4 1.2h13.2l4.2 4.2v13.2l-4.2 4.2H5.4l-4.2-4.2V5.4zM12 4.4 5.6 11h3.8v8.4h5.2V11h3.8z",
        Icon::DriveCore => "M12 .8a11.2 11.2 0 110 22.4A11.2 11.2 0 1112 .8m0 2.6a8.6 8.6 0 100 17.2 8.6 8.6 0 100-17.2M12 5a7 7 0 016.6 4.6l-5 1.4a2 2 0 00-2.3-.9zm6.9 6.2a7 7 0 01-3.3 6.8l-3.3-4a2 2 0 001.7-1.8zM14 18.7a7 7 0 01-7.4-2.2l4.6-2.6zM5.7 15A7 7 0 016 8.4l4 3a2 2 0 00.2 1.4zM7 7.1a7 7 0 013.3-1.9l-.1 4z",
        #[cfg(feature = "firefly")]
        Icon::Legal => "M11 1.2h2v2.2l7.4 1.2-.2 1.8 3.4 7.8c-.2 2.2-2 3.4-4 3.4s-3.8-1.2-4-3.4l3.2-7.6-5.8-1v13.8h3.4l1.6 3.4H6l1.6-3.4H11V5.6l-5.8 1 3.2 7.6c-.2 2.2-2 3.4-4 3.4s-3.8-1.2-4-3.4l3.4-7.8-.2-1.8L11 3.4zM4.4 8.4l-2.2 5.2h4.4zm15.2 0-2.2 5.2h4.4z",
        #[cfg(feature = "firefly")]
        Icon::Illegal => "M.8 6.4C5 5.4 9 6 12 8c3-2 7-2.6 11.2-1.6.2 7.4-1.8 11.6-5.8 11.6-2.6 0-3.8-2.4-5.4-2.4S9.2 18 6.6 18c-4 0-6-4.2-5.8-11.6m3.6 4.8c1.2 2.6 4.2 2.8 5.6 1-1.2-2.4-4-2.8-5.6-1m15.2 0c-1.2 2.6-4.2 2.8-5.6 1 1.2-2.4 4-2.8 5.6-1",
        #[cfg(feature = "firefly")]
        Icon::Goal => "M10.6 3.4c1.8 0 3.4.5 4.8 1.4l-2 2.1a6.9 6.9 0 103.7 3.7l2.1-2a9.8 9.8 0 11-8.6-5.2m0 5.2c.4 0 .8.1 1.2.2l-2.9 2.9a1.6 1.6 0 003.4 3.4l2.9-2.9a4.6 4.6 0 11-4.6-3.6m-.4 3.6 6-6 .2-2.8 3.2-3L20 4l3.6.4-3 3.2-2.8.2-6 6z",
        #[cfg(feature = "firefly")]
        Icon::Explosives => "M10 6.4a8.4 8.4 0 110 16.8 8.4 8.4 0 110-16.8M5 15a5.4 5.4 0 014.6-5.2l.2 1.8a4 4 0 00-3 3.4zm8.6-11.2 4.6 4.6-1.6 1.6A10 10 0 0012 5.4zM17.8 6l-1.4-1.4c.6-1.2 1.6-2 2.8-2.2l.6 2c-.8.2-1.4.8-2 1.6M21 .4l.4 2.2 2.2.4-1.8 1.4.4 2.2L20.6 5z",
        #[cfg(feature = "firefly")]
        Icon::FakeId => "M2.6 3.6h18.8q1.8 0 1.8 1.8v13.2q0 1.8-1.8 1.8H2.6q-1.8 0-1.8-1.8V5.4q0-1.8 1.8-1.8m5.2 2.8a2.7 2.7 0 100 5.4 2.7 2.7 0 100-5.4M3.2 17.6h9.2c0-3-1.8-4.8-4.6-4.8s-4.6 1.8-4.6 4.8M14 7.4v2h6.8v-2zm0 3.8v2h6.8v-2zm0 3.8v2h4.4v-2z",
        #[cfg(feature = "firefly")]
        Icon::FancyDuds => "M.8 6.4q0-2 2-1.2l6.4 3.2v7.2l-6.4 3.2q-2 .8-2-1.2zm9.6 1.4h3.2v8.4h-3.2zm12.8-1.4q0-2-2-1.2l-6.4 3.2v7.2l6.4 3.2q2 .8 2-1.2z",
        #[cfg(feature = "firefly")]
        Icon::Firearm => "M.8 5.8h1.4V4.4H4v1.4h18.4v4.8h-6.8l.2 2.8q0 1.4-1.4 1.4h3.8l2.4 7.6H15l-2-7.6h-2.6q-1.6 0-1.6-1.6v-2.6h-8zm9.8 4.8v2.2h2.8l-.4-2.2zM9.4 6.8v1h6.4v-1z",
        #[cfg(feature = "firefly")]
        Icon::HackingRig => "M3.4 2h17.2q1.8 0 1.8 1.8v9.8q0 1.8-1.8 1.8H3.4q-1.8 0-1.8-1.8V3.8Q1.6 2 3.4 2m1.8 3.8 3.4 2.9-3.4 2.9 1.6 1.8L12 8.7 6.8 4zm7 5.4v2h6.4v-2zM3 17h18l2.4 5.4H.6zm3 1.6-.4 1h12.8l-.4-1z",
        #[cfg(feature = "firefly")]
        Icon::Knife => "M23 1c.4 6.6-3 12.4-9.8 16.4l-3.6-3.6zM8.8 13.2l1.8 1.8 1.8 1.8 1.8 1.8-1.6 1.6-5.4-5.4zm-1.4 3.2 3.4 3.4L5.6 23 1 21.8l1-3z",
        #[cfg(feature = "firefly")]
        Icon::SniperRifle => "m21.4.8 1.8 1.8-8.4 8.4 1.2 1.2-1.4 1.4-1.4-1-2.6 2.6 1.2 3-2 1.2L8 17l-4.2 6.2-3-3 5-5.8zM10.2 5.2l2-2L14 5l-1.2 1.2 1.4 1.4L13 8.8l-1.4-1.4-1.8 1.8.8.8-1.2 1.2L8 9.8 6.8 11 5 9.2l2-2z",
        #[cfg(feature = "firefly")]
        Icon::Transport => "M8.2 4.6h7.4l3 5.4h2.8q1.8 0 1.8 1.8v3.6H22a4.4 4.4 0 00-8.2 0h-3.6a4.4 4.4 0 00-8.2 0H.8V10q0-1.4 1.4-1.4h4.2zm1.4 2.2-1 3.2h2.8V6.8zm3.6 0V10H16l-1.8-3.2zm-7.1 7a3.2 3.2 0 110 6.4 3.2 3.2 0 110-6.4m11.8 0a3.2 3.2 0 110 6.4 3.2 3.2 0 110-6.4",
        #[cfg(feature = "firefly")]
        Icon::Companion => "M12 1.6c2.8 3.2 4 6 4 8.8 0 3-1.4 5.4-4 7.6-2.6-2.2-4-4.6-4-7.6 0-2.8 1.2-5.6 4-8.8M4.6 5c1.4 0 2.3.4 2.8 1-1.2 3.8-.6 8 2.6 11.8C5.8 16 3.8 11.4 4.6 5m14.8 0c-1.4 0-2.3.4-2.8 1 1.2 3.8.6 8-2.6 11.8 4.2-1.8 6.2-6.4 5.4-12.8M.6 11.6c1-.6 2-.8 2.8-.6.8 3.6 3.2 6.4 7.2 8.4-5 1-8.8-2.4-10-7.8m22.8 0c-1-.6-2-.8-2.8-.6-.8 3.6-3.2 6.4-7.2 8.4 5 1 8.8-2.4 10-7.8M6 21h12v1.8H6z",
        #[cfg(feature = "firefly")]
        Icon::Grifter => "M8.6 1h10.8q1.8 0 1.8 1.8v14.4q0 1.8-1.8 1.8H8.6q-1.8 0-1.8-1.8V2.8Q6.8 1 8.6 1M14 4.6c-2 2.8-4 4-4 6.2 0 2 2.4 2.6 3.4 1.2l-.8 3.2h2.8l-.8-3.2c1 1.4 3.4.8 3.4-1.2 0-2.2-2-3.4-4-6.2m-8.6 1v11.6q0 3.2 3.2 3.2h5.8l-8 2.6q-1.6.4-2-1L1 9.4Q.6 7.6 2.2 6.8z",
        #[cfg(feature = "firefly")]
        Icon::HillFolk => "M7.6.8 12 7.6h-1.6l3.2 5.4H9.2v2.2q-1.6-.4-3.2 0V13H1.6l3.2-5.4H3.2zm10 4.6 3.4 5.4h-1.2l2.8 4.4h-3.8v2.2l-2.4-.6v-1.6h-2.2q1-1.6 0-3.2l1.2-1.2h-1.2zM.8 22.8v-4.2c4.2-3.2 8.8-2.2 12.6-.6 3.6 1.4 7 1 9.8 0v4.8z",
        #[cfg(feature = "firefly")]
        Icon::Mechanic => "m.6 6.2 1.6-1.6L9.6 12h.2c.2-1.4 1.4-2.4 2.8-2.4h.4V7.4h-1.6V5.2H18v2.2h-1.6v2.2h.6c1.6 0 2.8 1.2 2.8 2.8l1.6 8.2q.4 2-1.6 2H9q-2 0-1.6-2l1-5.8-1.8-1.4zM12 12v8.2h1.6V12zm9-.8c2.8 1.2 3 6.4 1.4 8l-.4-2c.4-1.4 0-2.8-.6-3.6z",
        #[cfg(feature = "firefly")]
        Icon::Medic => "M8 5.4v-2q0-2 2-2h4q2 0 2 2v2h4.8q2.2 0 2.2 2.2v12.2q0 2.2-2.2 2.2H3.2Q1 22 1 19.8V7.6q0-2.2 2.2-2.2zm2.2 0h3.6V3.6h-3.6zm0 2.8v3.6H6.6v3.6h3.6V19h3.6v-3.6h3.6v-3.6h-3.6V8.2z",
        #[cfg(feature = "firefly")]
        Icon::Merc => "M5.4 1.2c2 2.2 2.8 4.8 2.8 8H2.6c0-3.2.8-5.8 2.8-8m-2.8 9.4h5.6v8H2.6zM1.8 20H9v2.8H1.8zM12 1.2c2 2.2 2.8 4.8 2.8 8H9.2c0-3.2.8-5.8 2.8-8m-2.8 9.4h5.6v8H9.2zM10 20h4v2.8h-4zm8.6-18.8c2 2.2 2.8 4.8 2.8 8h-5.6c0-3.2.8-5.8 2.8-8m-2.8 9.4h5.6v8h-5.6zM15 20h7.2v2.8H15z",
        #[cfg(feature = "firefly")]
        Icon::Pilot => "M12 5a6.4 6.4 0 110 12.8A6.4 6.4 0 1112 5m0 1.8-1.3 3.1-3.3.3 2.5 2.2-.8 3.3L12 14l2.9 1.7-.8-3.3 2.5-2.2-3.3-.3zM.2 4.2h7c-1.4 1-2.3 2.2-2.7 3.6H2.6Q.6 7 .2 4.2m1.4 5.2h2.6q-.2 1.8.2 3.6h-.2Q2 12.4 1.6 9.4m2 5.4H5q.8 2 2.6 3.6-3.4.2-4-3.6M23.8 4.2h-7c1.4 1 2.3 2.2 2.7 3.6h1.9q2-.8 2.4-3.6m-1.4 5.2h-2.6q.2 1.8-.2 3.6h.2q2.2-.6 2.6-3.6m-2 5.4H19q-.8 2-2.6 3.6 3.4.2 4-3.6",
        #[cfg(feature = "firefly")]
        Icon::Soldier => "m12 1.2 10.2 6.2v4L12 5.2 1.8 11.4v-4zm0 6.6L22.2 14v4L12 11.8 1.8 18v-4zm0 6.6 7.6 4.6v4L12 18.4 4.4 23v-4z",
        // Nothing draws the others in the program without Firefly.
        #[cfg(not(feature = "firefly"))]
        _ => "",
    }
}

/// An icon in the colour and size of the text around it.
pub fn icon_svg(icon: Icon) -> String {
    format!(
        "<svg class=\"glyph i-{icon:?}\" viewBox=\"0 0 24 24\" aria-hidden=\"true\" focusable=\"false\"><path fill=\"currentColor\" fill-rule=\"evenodd\" d=\"{}\"/></svg>",
        icon_path(icon)
    )
}
