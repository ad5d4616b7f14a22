//! The panel beside the chart, on a phone the sheet over it: the story, what happens
//! now or a ship, jobs, a sector, and the actions of a turn at its foot.

use super::bounty;
use super::desk::Desk;
use super::dock::dock;
use super::look::{Glance, Stop, Tab};
use super::map::Place;
use super::menu::actions;
use super::piles::{piles, story};
use super::table::is_scene;
use super::{job, ship};
use crate::chart::plan::own_sector;
use crate::icons::{Icon, glyph};
use crate::page::prelude::*;
use crate::words::fill;

/// The panel.
pub fn panel(desk: &Desk, place: &Place, since: (usize, usize)) -> Html {
    let look = **desk.look;
    let scene = is_scene(desk.props);
    html! {
        <section class="desk" data-in-view="" data-stop={stop_name(look.stop)}
            data-tab={tab_name(look.tab)} aria-label={desk.words.desk}>
            { story(desk) }
            { head(desk) }
            <div class="desk-body choices" data-strip="" data-stays="" tabindex="0" role="group"
                aria-label={desk.lang().words().choices} data-moment={desk.props.order.to_string()}>
                { body(desk, place, since) }
            </div>
            if !scene { { actions(desk) } }
        </section>
    }
}

fn body(desk: &Desk, place: &Place, since: (usize, usize)) -> Html {
    let view = desk.view();
    let seat = view.viewer.unwrap_or(view.turn);
    match desk.look.tab {
        Tab::Now => dock(desk, place, since),
        Tab::Ship => ship::ship(desk, seat),
        Tab::Jobs => html! {
            <>
                if view.viewer == Some(seat) { { job::jobs(desk, seat) } } else { { job::open_jobs(desk, seat) } }
                { bounty::board(desk) }
                { piles(desk) }
            </>
        },
        Tab::Sector => {
            let sector = desk.look.sector.or(own_sector(view));
            sector.map_or_else(
                || html! { <p class="soft">{ desk.words.sector_none }</p> },
                |sector| place.card(sector, desk),
            )
        }
    }
}

/// A rival's ship, open over the chart, as far as one may know it.
pub fn rival(desk: &Desk) -> Html {
    let Some(seat) = desk.look.seat else { return Html::default() };
    html! {
        <section class="other-ship" data-strip="" tabindex="0"
            aria-label={fill(desk.words.ship_of, &[("name", &desk.name(seat))])}>
            <button class="tool" aria-label={desk.lang().words().close}
                title={desk.lang().words().close}
                onclick={desk.glance(move || Glance::Ship(Some(seat)))}>
                { glyph(Icon::Close) }
            </button>
            { ship::ship(desk, seat) }
            { job::open_jobs(desk, seat) }
        </section>
    }
}

/// The tabs, and on a phone what pulls the sheet up and puts it away.
fn head(desk: &Desk) -> Html {
    let words = desk.words;
    let stop = desk.look.stop;
    let (up, down) = match stop {
        Stop::Low => (Stop::Scene, Stop::Low),
        Stop::Scene => (Stop::Full, Stop::Low),
        Stop::Full => (Stop::Full, Stop::Scene),
    };
    let lever = |class, name: &'static str, to: Stop| {
        html! {
            <button class={classes!("lever", class)} aria-label={name} title={name}
                disabled={to == stop} onclick={desk.glance(move || Glance::Stop(to))}>
                { glyph(Icon::ArrowRight) }
            </button>
        }
    };
    html! {
        <header class="desk-head">
            <div class="tabs" role="group" aria-label={words.desk}>
                { for [(Tab::Now, words.now), (Tab::Ship, words.upgrades), (Tab::Jobs, words.jobs), (Tab::Sector, words.sector)]
                    .map(|(tab, name)| html! {
                        <button class="tab" aria-pressed={(desk.look.tab == tab).to_string()}
                            onclick={desk.glance(move || Glance::Tab(tab))}>
                            { name }
                        </button>
                    }) }
            </div>
            { lever("is-down", words.sheet_down, down) }
            { lever("is-up", words.sheet_up, up) }
        </header>
    }
}

fn stop_name(stop: Stop) -> &'static str {
    match stop {
        Stop::Low => "low",
        Stop::Scene => "scene",
        Stop::Full => "full",
    }
}

fn tab_name(tab: Tab) -> &'static str {
    match tab {
        Tab::Now => "now",
        Tab::Ship => "ship",
        Tab::Jobs => "jobs",
        Tab::Sector => "sector",
    }
}
