//! The base board: generated once from the tables, then kept by hand.

use super::sector::Region;
use super::sector::Sector;

const fn sector(region: Region, id: u8, neighbours: &'static [u8]) -> Sector {
    Sector { id, region, planets: &[], neighbours, reavers: 0 }
}

pub(super) const fn alliance(id: u8, neighbours: &'static [u8]) -> Sector {
    sector(Region::Alliance, id, neighbours)
}

pub(super) const fn border(id: u8, neighbours: &'static [u8]) -> Sector {
    sector(Region::Border, id, neighbours)
}

pub(super) const fn rim(id: u8, neighbours: &'static [u8]) -> Sector {
    sector(Region::Rim, id, neighbours)
}

impl Sector {
    pub(super) const fn planets(self, planets: &'static [&'static str]) -> Sector {
        Sector { planets, ..self }
    }

    /// Reaver alert tokens are printed on it.
    pub(super) const fn reavers(self, reavers: u8) -> Sector {
        Sector { reavers, ..self }
    }
}

/// The sectors with their neighbours on this board; the number 89 is on none. Further boards take
/// the numbers of the tables, and join on by edges of theirs.
#[rustfmt::skip]
pub(super) static SECTORS: [Sector; 99] = [
    border(1, &[2, 9, 10]),
    border(2, &[1, 3, 11, 12]),
    border(3, &[2, 4, 13]),
    border(4, &[3, 5, 13, 14]),
    border(5, &[4, 6, 14, 15, 16]).planets(&["Jubilee"]),
    border(6, &[5, 7, 16]),
    border(7, &[6, 8, 16, 17, 18]).planets(&["Anson's World"]),
    border(8, &[7]),
    border(9, &[1, 20]),
    border(10, &[1, 11, 20, 29, 30]),
    border(11, &[2, 10, 12, 21, 30]),
    border(12, &[2, 11, 13, 14, 21, 22]).planets(&["Aesir"]),
    border(13, &[3, 4, 12, 14]).planets(&["Brisingamen"]),
    border(14, &[4, 5, 12, 13, 15, 22, 23]),
    border(15, &[5, 14, 16, 23, 24, 99, 100]),
    border(16, &[5, 6, 7, 15, 17, 100]).planets(&["Harvest"]),
    border(17, &[7, 16, 18, 24, 26, 99, 100]).planets(&["St Albans"]),
    border(18, &[7, 17, 26]),
    border(19, &[20, 28, 29, 37]),
    border(20, &[9, 10, 19, 29]),
    border(21, &[11, 12, 22, 30, 31]),
    border(22, &[12, 14, 21, 23, 31]),
    border(23, &[14, 15, 22, 24, 25, 31, 32]).planets(&["Space Bazaar"]),
    border(24, &[15, 17, 23, 25, 26, 99]).planets(&["Greenleaf"]),
    border(25, &[23, 24, 26, 32, 33, 34]),
    border(26, &[17, 18, 24, 25, 27, 34]),
    border(27, &[26, 34, 35]).planets(&["Triumph"]),
    border(28, &[19, 36, 37]),
    alliance(29, &[10, 19, 20, 30, 37, 38]).planets(&["Persephone"]),
    alliance(30, &[10, 11, 21, 29, 31, 38, 39, 40]),
    alliance(31, &[21, 22, 23, 30, 32, 40]),
    alliance(32, &[23, 25, 31, 33, 40, 41]),
    alliance(33, &[25, 32, 34, 41, 42]),
    border(34, &[25, 26, 27, 33, 35, 42, 43]),
    border(35, &[27, 34, 43]).planets(&["Silverhold"]),
    border(36, &[28, 37, 45, 46]),
    alliance(37, &[19, 28, 29, 36, 38, 39, 46, 47]),
    alliance(38, &[29, 30, 37, 39]).planets(&["Pelorum"]),
    alliance(39, &[30, 37, 38, 40, 47, 48, 50]),
    alliance(40, &[30, 31, 32, 39, 41, 50]).planets(&["Gonghe"]),
    alliance(41, &[32, 33, 40, 42, 50, 52, 53]),
    alliance(42, &[33, 34, 41, 43, 44, 53, 54]),
    border(43, &[34, 35, 42, 44]),
    border(44, &[42, 43, 54, 55]),
    border(45, &[36, 46, 56]),
    alliance(46, &[36, 37, 45, 47, 56, 57]),
    alliance(47, &[37, 39, 46, 48, 57, 58]).planets(&["Bellerophon"]),
    alliance(48, &[39, 47, 49, 50, 58, 59]),
    alliance(49, &[48, 50, 51, 59]).planets(&["Bernadette"]),
    alliance(50, &[39, 40, 41, 48, 49, 51, 52]).planets(&["Sihnon"]),
    alliance(51, &[49, 50, 52, 59]).planets(&["Londinium"]),
    alliance(52, &[41, 50, 51, 53, 59, 61]).planets(&["Liann Jiun"]),
    alliance(53, &[41, 42, 52, 54, 61, 63]),
    alliance(54, &[42, 44, 53, 55, 63, 64]).planets(&["Valentine"]),
    border(55, &[44, 54, 64]),
    border(56, &[45, 46, 57, 66]),
    alliance(57, &[46, 47, 56, 58, 66, 67]).planets(&["Ariel"]),
    alliance(58, &[47, 48, 57, 59, 60, 67, 68]),
    alliance(59, &[48, 49, 51, 52, 58, 60, 61]),
    alliance(60, &[58, 59, 61, 68, 69, 70]).planets(&["Osiris"]),
    alliance(61, &[52, 53, 59, 60, 62, 63, 70, 71]),
    alliance(62, &[61, 63, 71]).planets(&["Santo"]),
    alliance(63, &[53, 54, 61, 62, 64, 65, 71, 73]),
    border(64, &[54, 55, 63, 65]),
    border(65, &[63, 64, 73]),
    border(66, &[56, 57, 67, 74, 75]),
    alliance(67, &[57, 58, 66, 68, 75, 76]),
    alliance(68, &[58, 60, 67, 69, 76, 79, 80]),
    alliance(69, &[60, 68, 70, 80, 81]),
    alliance(70, &[60, 61, 69, 71, 81, 82, 83]).planets(&["Albion"]),
    alliance(71, &[61, 62, 63, 70, 72, 73, 83]),
    border(72, &[71, 73, 83, 96]),
    border(73, &[63, 65, 71, 72]),
    border(74, &[66, 75, 77]),
    border(75, &[66, 67, 74, 76, 77, 78]).planets(&["Newhope"]),
    border(76, &[67, 68, 75, 78, 79]).planets(&["Athens"]),
    border(77, &[74, 75, 78, 85, 97, 98]).planets(&["Ithaca", "Priam"]),
    border(78, &[75, 76, 77, 79, 87, 98]),
    border(79, &[68, 76, 78, 80, 87, 88]),
    border(80, &[68, 69, 79, 81, 90, 91]),
    border(81, &[69, 70, 80, 82, 91, 93]),
    border(82, &[70, 81, 83, 94]),
    border(83, &[70, 71, 72, 82, 95]),
    border(84, &[85, 86]).planets(&["Three Hills"]),
    border(85, &[77, 84, 86, 87, 97]).planets(&["Kerry"]),
    border(86, &[84, 85, 87, 88]),
    border(87, &[78, 79, 85, 86, 88, 97, 98]).planets(&["Boros"]),
    border(88, &[79, 86, 87, 90]),
    border(90, &[80, 88, 91, 92]).planets(&["Aphrodite"]),
    border(91, &[80, 81, 90, 92, 93]).planets(&["Hera"]),
    border(92, &[90, 91, 93]),
    border(93, &[81, 91, 92, 94]),
    border(94, &[82, 93, 95]),
    border(95, &[83, 94, 96]),
    border(96, &[72, 95]),
    border(97, &[77, 85, 87, 98]).planets(&["Regina"]),
    border(98, &[77, 78, 87, 97]).planets(&["Ezra"]),
    border(99, &[15, 17, 24, 100]).planets(&["Jiangyin"]),
    border(100, &[15, 16, 17, 99]).planets(&["New Melbourne"]),
];
