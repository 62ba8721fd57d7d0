//! What can be worked out from a view, and that nothing more can be by moves that are then taken back.

use super::course::Position;
use super::report::{Check, Verdict};
use super::sight::{Sight, same_text};
use super::{Effort, Examined};
use crate::{Dice, Seat, Silent};

/// A sampled world is one that looks alike: it must have the view, and whatever else the viewer is told.
pub(super) fn sample_has_view<G: Examined>(at: &Position<'_, G>, effort: &Effort, dice: &mut Dice) -> Verdict {
    for viewer in at.viewers() {
        let view = G::view(at.state, viewer);
        let told = Sight::<G>::new(at.state, viewer, None, at.probes.iter().copied());
        for _ in 0..effort.samples {
            looks_alike(at, viewer, &told, &G::sample(&view, dice))
                .map_err(|fault| fault.preceded_by(&format!("sampled for {viewer:?}")))?;
        }
    }
    Ok(())
}

fn looks_alike<G: Examined>(at: &Position<'_, G>, viewer: Option<Seat>, told: &Sight<G>, world: &G::State) -> Verdict {
    G::audit(world).map_err(|wrong| Check::SampleHasView.fault(wrong))?;
    same_view::<G>(Check::SampleHasView, (at.state, world), viewer)?;
    told.same_as(&Sight::new(world, viewer, None, at.probes.iter().copied()))
}

fn same_view<G: Examined>(check: Check, (here, there): (&G::State, &G::State), viewer: Option<Seat>) -> Verdict {
    let (here, there) = (G::view(here, viewer), G::view(there, viewer));
    if here == there { Ok(()) } else { same_text(check, &format!("{here:?}"), &format!("{there:?}")) }
}

/// If the move that was made here can be taken back, then whoever looks sees after it what could be foreseen.
pub(super) fn nothing_is_learned<G: Examined>(at: &Position<'_, G>, effort: &Effort, dice: &mut Dice) -> Verdict {
    let Some(played) = at.course.played.get(at.step) else { return Ok(()) };
    let after = &at.course.states[at.step + 1];
    if played.log.revealed || G::decider(after) != Some(played.seat) {
        return Ok(());
    }
    for viewer in at.viewers() {
        for mut world in worlds_that_allow(at, viewer, played.mv, effort, dice) {
            G::play(&mut world, played.mv, &mut dice.seed(), &mut Silent);
            same_view::<G>(Check::NothingLearned, (after, &world), viewer).map_err(|fault| {
                fault.preceded_by(&format!("{viewer:?} learns by {}, which is not final", played.mv))
            })?;
        }
    }
    Ok(())
}

/// Worlds that could be the real one for the viewer and in which the decider may make this move.
fn worlds_that_allow<G: Examined>(
    at: &Position<'_, G>,
    viewer: Option<Seat>,
    mv: G::Move,
    effort: &Effort,
    dice: &mut Dice,
) -> Vec<G::State> {
    let view = G::view(at.state, viewer);
    let possible = |world: &G::State| {
        let allowed = at.decider.is_some_and(|seat| G::check(world, seat, mv).is_ok());
        allowed && G::audit(world).is_ok() && G::view(world, viewer) == view
    };
    (0..effort.samples).map(|_| G::sample(&view, dice)).filter(possible).collect()
}
