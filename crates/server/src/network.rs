//! Networks: addresses that begin with the same bits.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

/// A network, or a single address.
///
/// ```
/// use entrepot_server::Network;
///
/// let network: Network = "10.0.0.0/8".parse().unwrap();
/// assert!(network.contains("10.1.2.3".parse().unwrap()));
/// assert!(!network.contains("192.0.2.1".parse().unwrap()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Network {
    /// Its first address. IPv4 is never written as IPv6.
    first: IpAddr,
    bits: u32,
}

impl Network {
    /// The network with this prefix length that an address belongs to.
    pub(crate) fn around(address: IpAddr, bits: u32) -> Network {
        let first = match address.to_canonical() {
            IpAddr::V4(address) => {
                let mask = u32::MAX.checked_shl(32_u32.saturating_sub(bits)).unwrap_or(0);
                Ipv4Addr::from_bits(address.to_bits() & mask).into()
            }
            IpAddr::V6(address) => {
                let mask = u128::MAX.checked_shl(128_u32.saturating_sub(bits)).unwrap_or(0);
                Ipv6Addr::from_bits(address.to_bits() & mask).into()
            }
        };
        Network { first, bits: bits.min(longest(first)) }
    }

    /// What one visitor has: an IPv4 address, or an IPv6 /64, since its owner controls every address in it.
    pub(crate) fn home(address: IpAddr) -> Network {
        let address = address.to_canonical();
        Network::around(address, if address.is_ipv4() { 32 } else { 64 })
    }

    /// The network around this one with this shorter prefix.
    pub(crate) fn wider(&self, bits: u32) -> Network {
        Network::around(self.first, bits)
    }

    /// The wider network that a log may name: it shows where a flood comes from but identifies nobody.
    pub(crate) fn site(&self) -> Network {
        self.wider(if self.is_ipv4() { 24 } else { 48 })
    }

    pub(crate) fn is_ipv4(&self) -> bool {
        self.first.is_ipv4()
    }

    /// Whether an address belongs to it.
    pub fn contains(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        address.is_ipv4() == self.is_ipv4() && Network::around(address, self.bits) == *self
    }
}

fn longest(address: IpAddr) -> u32 {
    if address.is_ipv4() { 32 } else { 128 }
}

impl FromStr for Network {
    type Err = String;

    fn from_str(text: &str) -> Result<Network, String> {
        let (address, bits) = text.split_once('/').map_or((text, None), |(address, bits)| (address, Some(bits)));
        let wrong =
            || format!("\u{201c}{text}\u{201d} is no address and no network; write it like 127.0.0.1 or 10.0.0.0/8");
        let written: IpAddr = address.parse().map_err(|_| wrong())?;
        let bits = bits.map_or(Ok(longest(written)), |bits| bits.parse().map_err(|_| wrong()))?;
        // IPv4 written as IPv6 has 96 leading bits.
        let before = longest(written) - longest(written.to_canonical());
        let bits = bits.checked_sub(before).filter(|bits| *bits <= longest(written.to_canonical()));
        Ok(Network::around(written, bits.ok_or_else(wrong)?))
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.first, self.bits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_belong_to_networks() {
        for (network, inside, outside) in [
            ("127.0.0.1", "127.0.0.1", "127.0.0.2"),
            ("10.0.0.0/8", "10.255.0.1", "11.0.0.1"),
            ("192.0.2.7/24", "192.0.2.200", "192.0.3.7"),
            ("0.0.0.0/0", "203.0.113.9", "::1"),
            ("::/0", "2001:db8::1", "203.0.113.9"),
            ("2001:db8::/33", "2001:db8:7fff::1", "2001:db8:8000::1"),
            ("::ffff:192.0.2.0/120", "192.0.2.1", "192.0.3.1"),
            ("192.0.2.0/24", "::ffff:192.0.2.1", "::ffff:192.0.3.1"),
        ] {
            let network: Network = network.parse().unwrap();
            assert!(network.contains(inside.parse().unwrap()), "{inside} in {network}");
            assert!(!network.contains(outside.parse().unwrap()), "{outside} in {network}");
        }
    }

    #[test]
    fn what_is_no_network_says_how_to_write_one() {
        for text in
            ["", "localhost", "10.0.0.0/33", "10.0.0.0/", "10.0.0.0/-1", "::1/129", "::ffff:10.0.0.0/8", "1.2.3"]
        {
            let error = text.parse::<Network>().unwrap_err();
            assert!(error.contains("10.0.0.0/8"), "{text}: {error}");
        }
    }

    #[test]
    fn whoever_has_one_address_has_a_home() {
        let home = |address: &str| Network::home(address.parse().unwrap()).to_string();
        assert_eq!(home("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
        assert_eq!(home("::ffff:192.0.2.7"), "192.0.2.7/32");
    }
}
