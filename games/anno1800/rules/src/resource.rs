//! The 38 goods and the six New World resources. Their order is the order in which a cost is paid.

use crate::names::{named, set_of};

named! {
    /// A resource.
    Resource, "resource":
    Timber "timber", Grain "grain", Potatoes "potatoes", Pigs "pigs", Wool "wool", Coal "coal", Bricks "bricks",
    Goods "goods", SteelBeams "steel_beams", Sails "sails",
    Beer "beer", Bread "bread", Brass "brass", Windows "windows", Champagne "champagne", Schnapps "schnapps",
    Glass "glass", Glasses "glasses", PocketWatches "pocket_watches", SewingMachines "sewing_machines",
    CottonFabric "cotton_fabric", Coffee "coffee", Sausages "sausages", Soap "soap", FurCoats "fur_coats",
    Dynamite "dynamite", Weapons "weapons", Rum "rum", Cigars "cigars", Chocolate "chocolate",
    CannedMeat "canned_meat", WorkClothes "work_clothes", SteamMotors "steam_motors",
    SteamCarriages "steam_carriages", PennyFarthings "penny_farthings", LightBulbs "light_bulbs",
    Gramophones "gramophones", AdvancedWeapons "advanced_weapons",
    Cotton "cotton", SugarCane "sugar_cane", CoffeeBeans "coffee_beans", Cocoa "cocoa", Tobacco "tobacco",
    Rubber "rubber",
}

set_of! {
    /// A set of resources.
    ResourceSet(u64) of Resource
}

impl Resource {
    /// Whether it comes from the New World: never made in an industry, never traded (A6.7, A18.5).
    pub const fn from_new_world(self) -> bool {
        self as u8 >= Resource::Cotton as u8
    }
}
