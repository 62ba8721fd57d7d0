//! Where a request comes from, for limits on what comes from one place.

use axum::http::HeaderMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

/// The address that a request comes from. What a proxy on the same computer says is believed: nobody else can be there.
pub(super) fn neighbour(peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
    let peer = peer.ip().to_canonical();
    let told = if peer.is_loopback() { forwarded_for(headers) } else { None };
    network(told.unwrap_or(peer))
}

fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let addresses = headers.get("x-forwarded-for")?.to_str().ok()?;
    addresses.split(',').next()?.trim().parse().ok().map(|address: IpAddr| address.to_canonical())
}

/// Whoever has one IPv6 address has 2^64 of them.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(peer: &str, forwarded: Option<&str>) -> String {
        let mut headers = HeaderMap::new();
        if let Some(value) = forwarded {
            headers.append("x-forwarded-for", value.parse().unwrap());
        }
        neighbour(peer.parse().unwrap(), &headers).to_string()
    }

    #[test]
    fn only_a_proxy_on_this_computer_is_believed() {
        assert_eq!(from("192.0.2.7:99", Some("198.51.100.1")), "192.0.2.7");
        assert_eq!(from("127.0.0.1:99", Some("198.51.100.1, 10.0.0.1")), "198.51.100.1");
        assert_eq!(from("[::1]:99", Some("198.51.100.1")), "198.51.100.1");
        assert_eq!(from("[::ffff:127.0.0.1]:99", Some("198.51.100.1")), "198.51.100.1");
        assert_eq!(from("127.0.0.1:99", Some("unknown")), "127.0.0.1");
        assert_eq!(from("127.0.0.1:99", None), "127.0.0.1");
    }

    #[test]
    fn the_addresses_of_one_network_are_one() {
        assert_eq!(from("[2001:db8:1:2:3:4:5:6]:99", None), "2001:db8:1:2::");
        assert_eq!(from("[::ffff:192.0.2.7]:99", None), "192.0.2.7");
    }
}
