//! A link to be given to others: copied, shared, or shown where the browser allows neither.

use crate::page::browser;
use crate::page::prefs::PrefsHandle;
use crate::page::prelude::*;

/// What is to be copied.
#[derive(Properties, PartialEq)]
pub struct CopyProps {
    /// The link.
    pub text: AttrValue,
    /// What the button says.
    pub label: AttrValue,
    /// What the link gives away, to be said before it is copied.
    #[prop_or_default]
    pub warning: Option<AttrValue>,
    /// How the button looks.
    #[prop_or_else(|| AttrValue::from("button quiet"))]
    pub class: AttrValue,
}

#[derive(Clone, Copy, PartialEq)]
enum Stage {
    Ready,
    Warned,
    Copied,
    Refused,
}

/// Copies a link, or shows it where the browser does not let us.
#[component]
pub fn CopyLink(props: &CopyProps) -> Html {
    let Some(prefs) = use_context::<PrefsHandle>() else { return Html::default() };
    let words = prefs.lang.words();
    let stage = use_state(|| Stage::Ready);
    let onclick = {
        let (stage, text, warns) = (stage.clone(), props.text.clone(), props.warning.is_some());
        Callback::from(move |_: MouseEvent| {
            if warns && *stage == Stage::Ready {
                return stage.set(Stage::Warned);
            }
            let (stage, text) = (stage.clone(), text.clone());
            wasm_bindgen_futures::spawn_local(async move {
                let copied = browser::copy(&text).await;
                stage.set(if copied { Stage::Copied } else { Stage::Refused });
            });
        })
    };
    let share = {
        let text = props.text.clone();
        Callback::from(move |_: MouseEvent| browser::share(&text))
    };
    html! {
        <div class="copy-link">
            if let Some(warning) = props.warning.clone().filter(|_| *stage == Stage::Warned) {
                <p class="soft" role="alert">{ warning }</p>
            }
            <button class={props.class.clone()} {onclick}>
                { match *stage {
                    Stage::Copied => words.copied,
                    Stage::Warned => words.copy_anyway,
                    _ => &props.label,
                } }
            </button>
            if browser::can_share() && (props.warning.is_none() || *stage != Stage::Ready) {
                <button class="button quiet" onclick={share}>{ words.share }</button>
            }
            if *stage == Stage::Refused {
                <label class="copy-by-hand">{ words.copy_by_hand }
                    <input readonly=true value={props.text.clone()} />
                </label>
            }
        </div>
    }
}
