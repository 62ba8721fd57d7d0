//! Decides which newcomers to admit when more come than the server can take.
//!
//! Each new guest is stored, so the number per second is limited. A flood must not use up that limit: most of it is for
//! strangers, those from networks with no recent newcomers. Among them, visitors who come back after being sent away go
//! first, then those from networks with fewer newcomers. No request waits: a visitor who is sent away is told to ask again in
//! a second, and keeps their place until then.

use crate::limits::{Bucket, Buckets, REMEMBERED, Rate};
use crate::network::Network;
use std::cmp::Reverse;
use std::collections::HashMap;
use std::time::{Duration, Instant};

/// The rate for networks with no recent newcomers. If 200 addresses ask at once, all of them are admitted within 10 seconds.
const STRANGERS: Rate = Rate::new(25.0, 150.0);

/// The rate for all networks with recent newcomers together: a flood from the same addresses fills the database no faster.
const NEIGHBOURS: Rate = Rate::new(5.0, 40.0);

/// The rate for one home: a whole class at once, but not for long.
const HOUSEMATES: Rate = Rate::new(1.0, 30.0);

/// The networks around a home: their size in bits, and how many newcomers a minute are normal there. A flood rarely spreads
/// over many of them.
const NETWORKS_V4: [(u32, f64); 2] = [(24, 32.0), (32, 1.0)];
const NETWORKS_V6: [(u32, f64); 3] = [(48, 64.0), (56, 16.0), (64, 1.0)];

/// The time after which one more newcomer from a home is normal again.
const LATELY: Duration = Duration::from_secs(60);

/// The most that is held against a network, in minutes of its normal rate; older newcomers are forgotten.
const GRUDGE: f64 = 10.0;

/// A visitor who asks again this long after the first time has come back. They are told to wait a second.
const COME_BACK: Duration = Duration::from_millis(900);

/// A visitor who has not asked for this long has left the line.
const PATIENCE: Duration = Duration::from_secs(5);

/// The most visitors in the line.
const LINE: usize = 4096;

/// Admits newcomers.
pub(super) struct Door {
    strangers: Bucket,
    neighbours: Bucket,
    housemates: Buckets<Network>,
    crowds: HashMap<Network, Crowd>,
    line: HashMap<Network, Waiting>,
}

/// How many came from a network recently.
#[derive(Clone, Copy)]
struct Crowd {
    came: f64,
    counted: Instant,
}

impl Crowd {
    /// How many still count, if `usual` are forgotten each minute.
    fn left(self, usual: f64, now: Instant) -> f64 {
        let minutes = now.saturating_duration_since(self.counted).div_duration_f64(LATELY);
        (self.came - minutes * usual).max(0.0)
    }
}

/// A visitor who was sent away.
#[derive(Clone, Copy)]
struct Waiting {
    stranger: bool,
    crowd: u32,
    since: Instant,
    last: Instant,
}

/// The order in the line: the smaller rank goes first.
type Rank = (Reverse<bool>, u32, Instant);

impl Waiting {
    fn rank(&self) -> Rank {
        (Reverse(self.came_back()), self.crowd, self.since)
    }

    fn is_there(&self, now: Instant) -> bool {
        now.saturating_duration_since(self.last) < PATIENCE
    }

    fn came_back(&self) -> bool {
        self.last.saturating_duration_since(self.since) >= COME_BACK
    }
}

impl Door {
    pub(super) fn new(now: Instant) -> Door {
        Door {
            strangers: Bucket::full(STRANGERS, now),
            neighbours: Bucket::full(NEIGHBOURS, now),
            housemates: Buckets::new(HOUSEMATES),
            crowds: HashMap::new(),
            line: HashMap::new(),
        }
    }

    /// Whether a visitor from this home is admitted now. If not, they join the line, unless their home exceeds its own rate.
    pub(super) fn opens(&mut self, home: Network, now: Instant) -> bool {
        if !self.housemates.take(home, now) {
            return false;
        }
        let before = self.line.remove(&home).filter(|waiting| waiting.is_there(now));
        let asks = self.asking(home, before.map_or(now, |waiting| waiting.since), now);
        let rank = asks.rank();
        let goes_first =
            |other: &&Waiting| other.stranger == asks.stranger && other.is_there(now) && other.rank() < rank;
        let ahead = self.line.values().filter(goes_first).count();
        let bucket = if asks.stranger { &mut self.strangers } else { &mut self.neighbours };
        let opens = bucket.take_beyond(ahead, now);
        if opens {
            self.count(home, now);
        } else {
            self.queue(home, asks, now);
        }
        opens
    }

    fn asking(&self, home: Network, since: Instant, now: Instant) -> Waiting {
        let lately = |(network, usual): &(Network, f64)| {
            let crowd = self.crowds.get(network).map_or(0.0, |crowd| crowd.left(*usual, now));
            // A normal number of newcomers is not a crowd.
            ((crowd - usual + 1.0) / usual).ceil().max(0.0) as u32
        };
        let networks = networks(home);
        let crowd = networks.iter().map(lately).sum();
        let stranger = networks.last().is_none_or(|own| lately(own) == 0);
        Waiting { stranger, crowd, since, last: now }
    }

    fn count(&mut self, home: Network, now: Instant) {
        if self.crowds.len() >= REMEMBERED {
            self.crowds.retain(|_, crowd| now.saturating_duration_since(crowd.counted) < LATELY);
        }
        for (network, usual) in networks(home) {
            let crowd = self.crowds.entry(network).or_insert(Crowd { came: 0.0, counted: now });
            *crowd = Crowd { came: (crowd.left(usual, now) + 1.0).min(GRUDGE * usual), counted: now };
        }
    }

    fn queue(&mut self, home: Network, asks: Waiting, now: Instant) {
        if self.line.len() >= LINE {
            self.line.retain(|_, waiting| waiting.is_there(now));
        }
        if self.line.len() >= LINE {
            // The visitor who has had the most time to come back and has not.
            let gone = self.line.iter().min_by_key(|(_, waiting)| (waiting.came_back(), waiting.last));
            let gone = gone.map(|(home, _)| *home);
            gone.and_then(|home| self.line.remove(&home));
        }
        self.line.insert(home, asks);
    }
}

/// The networks around a home, widest first, ending with the home itself.
fn networks(home: Network) -> Vec<(Network, f64)> {
    let levels = if home.is_ipv4() { &NETWORKS_V4[..] } else { &NETWORKS_V6[..] };
    levels.iter().map(|(bits, usual)| (home.wider(*bits), *usual)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn v4(address: u32) -> Network {
        Network::home(std::net::Ipv4Addr::from_bits(address).into())
    }

    /// The n-th /64 of the n-th /48.
    fn v6(site: u128, n: u128) -> Network {
        Network::home(std::net::Ipv6Addr::from_bits(0x2001_0db8 << 96 | site << 80 | n << 64).into())
    }

    /// An honest visitor, who asks again a second after being sent away.
    struct Honest {
        home: Network,
        came: Instant,
        asks: Instant,
        inside: Option<Instant>,
    }

    /// Simulates a flood of `per_second` requests, alone for some seconds, then joined by one more honest visitor every 200
    /// ms for 10 seconds. Returns how many of these 50 got in within 10 seconds each.
    fn let_in(alone: u64, per_second: u64, flood: impl Fn(u64) -> Network, honest: impl Fn(u64) -> Network) -> usize {
        let start = Instant::now();
        let mut door = Door::new(start);
        let mut people: Vec<Honest> = (0..50)
            .map(|n| {
                let came = start + Duration::from_secs(alone) + Duration::from_millis(200 * n);
                Honest { home: honest(n), came, asks: came, inside: None }
            })
            .collect();
        for n in 0..per_second * (alone + 20) {
            let now = start + Duration::from_secs(n) / per_second as u32;
            door.opens(flood(n), now);
            for person in people.iter_mut().filter(|person| person.inside.is_none() && person.asks <= now) {
                person.asks = now + Duration::from_secs(1);
                person.inside = door.opens(person.home, now).then_some(now);
            }
        }
        let within = |person: &&Honest| person.inside.is_some_and(|at| at <= person.came + Duration::from_secs(10));
        people.iter().filter(within).count()
    }

    #[test]
    fn a_flood_from_200_addresses_keeps_nobody_out() {
        let everywhere = |n: u64| v4((n % 200) as u32 * 0x1_0100 + 0x0a00_0001);
        let one_network = |n: u64| v4(0xc633_6400 + (n % 200) as u32);
        let honest_everywhere = |n: u64| v4(0xc000_0201 + n as u32 * 0x1_0000);
        let honest_network = |n: u64| v4(0xcb00_7101 + n as u32);
        let same_network = |n: u64| v4(0xc633_6400 + 200 + n as u32);
        // From the first moment of the flood, a little later, and when its addresses count as new again.
        for alone in [0, 1, 62] {
            assert_eq!(let_in(alone, 200, everywhere, honest_everywhere), 50, "after {alone} s");
            assert_eq!(let_in(alone, 200, everywhere, honest_network), 50, "after {alone} s, honest in one network");
            assert_eq!(let_in(alone, 200, one_network, honest_everywhere), 50, "after {alone} s, flood in one network");
            assert_eq!(let_in(alone, 200, one_network, honest_network), 50, "after {alone} s, two networks");
            assert_eq!(let_in(alone, 200, one_network, same_network), 50, "after {alone} s, all in one network");
        }
    }

    /// Visitors who never come back are not admitted before those who do.
    #[test]
    fn a_flood_of_ever_new_addresses_keeps_nobody_out() {
        let honest = |n: u64| v4(0xc000_0201 + n as u32);
        for alone in [0, 5] {
            assert_eq!(let_in(alone, 200, |n| v4(0x0a00_0001 + n as u32 * 0x101), honest), 50, "after {alone} s");
            assert_eq!(let_in(alone, 200, |n| v6(n.into(), 0), |n| v6(0xffff, n.into())), 50, "after {alone} s, IPv6");
        }
    }

    /// The owner of a /48 has 65,536 homes, and can come back to each of them.
    #[test]
    fn a_flood_from_one_wide_network_keeps_nobody_out() {
        for alone in [0, 5] {
            let flood = |n: u64| v6(0, (n % 1_000).into());
            assert_eq!(let_in(alone, 1_000, flood, |n| v6(1, n.into())), 50, "after {alone} s");
        }
    }

    #[test]
    fn one_home_cannot_keep_others_away() {
        let (now, mut door) = (Instant::now(), Door::new(Instant::now()));
        let class = (0..100).filter(|_| door.opens(v4(1), now)).count();
        assert_eq!(class, 30, "a whole class, and no more");
        assert!(door.opens(v4(2), now));
        assert!(door.opens(v4(1), now + Duration::from_secs(1)), "one more a second later");
    }

    /// How much a flood from the same addresses adds to the database.
    #[test]
    fn a_flood_that_lasts_is_let_in_slowly() {
        let (start, mut door) = (Instant::now(), Door::new(Instant::now()));
        let mut came = |seconds: std::ops::Range<u64>| {
            let asked = (200 * seconds.start..200 * seconds.end).map(|n| start + Duration::from_millis(5 * n));
            asked.zip(0_u32..).filter(|(now, n)| door.opens(v4(n % 200 * 0x1_0000), *now)).count()
        };
        assert!(came(0..60) < 600);
        let more = came(60..360);
        assert!(more < 10 * 300, "{more} in five minutes");
    }

    #[test]
    fn what_is_remembered_has_a_limit() {
        let (start, mut door) = (Instant::now(), Door::new(Instant::now()));
        for n in 0..LINE as u32 + 1_000 {
            door.opens(v4(n * 0x101), start + Duration::from_micros(100) * n);
        }
        assert_eq!(door.line.len(), LINE);
        let later = start + Duration::from_secs(60);
        assert!(door.opens(v4(0xffff_0000), later), "who has left the line does not count");
    }
}
