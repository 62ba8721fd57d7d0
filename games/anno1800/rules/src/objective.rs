//! The twenty objective cards (A26).

use crate::names::{named, set_of};

named! {
    /// An objective card. The first four have an effect that everybody may use (A21.1).
    Objective, "objective card":
    AlonsoGraves "alonso_graves", Aarhant "aarhant", TheEditor "the_editor", BerylOmara "beryl_omara",
    CarlLeonardVonMalching "carl_leonard_von_malching", EliBleakworth "eli_bleakworth", TheQueen "the_queen",
    EdvardGoode "edvard_goode", WillieWibblesock "willie_wibblesock", PrincessQing "princess_qing",
    HannahGoode "hannah_goode", University "university", WorldsFair "worlds_fair", MadameKahina "madame_kahina",
    TheTourist "the_tourist", Zoo "zoo", Museum "museum", BenteJorgensen "bente_jorgensen",
    IsabelSarmento "isabel_sarmento", Pyrphorian "pyrphorian",
}

set_of! {
    /// A set of objective cards.
    ObjectiveSet(u32) of Objective
}

impl Objective {
    /// The four with an effect (A26.1 to A26.4).
    pub const EFFECTS: [Objective; 4] =
        [Objective::AlonsoGraves, Objective::Aarhant, Objective::TheEditor, Objective::BerylOmara];

    /// The six that reward industries (A26.5 to A26.10).
    pub const INDUSTRIES: [Objective; 6] = [
        Objective::CarlLeonardVonMalching,
        Objective::EliBleakworth,
        Objective::TheQueen,
        Objective::EdvardGoode,
        Objective::WillieWibblesock,
        Objective::PrincessQing,
    ];

    /// The five majorities (A26.11 to A26.15).
    pub const MAJORITIES: [Objective; 5] = [
        Objective::HannahGoode,
        Objective::University,
        Objective::WorldsFair,
        Objective::MadameKahina,
        Objective::TheTourist,
    ];

    /// The first game (A27.1).
    pub const FIRST_GAME: [Objective; 5] = [
        Objective::AlonsoGraves,
        Objective::University,
        Objective::EdvardGoode,
        Objective::IsabelSarmento,
        Objective::Zoo,
    ];
}
