//! Finds out who asks behind proxies. Only proxies that the operator trusts are believed.

use crate::network::Network;
use axum::http::HeaderMap;
use std::net::{IpAddr, SocketAddr};

/// The header in which a proxy names its client.
pub(crate) const FORWARDED_FOR: &str = "x-forwarded-for";

/// The trusted proxies.
#[derive(Clone, Debug)]
pub(crate) struct Proxies(Vec<Network>);

/// Who asks, as far as that is known without a cookie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Caller {
    pub(crate) home: Network,
    /// The browser uses https to reach the outermost proxy.
    pub(crate) https: bool,
}

impl Proxies {
    pub(crate) fn new(trusted: Vec<Network>) -> Proxies {
        Proxies(trusted)
    }

    pub(crate) fn trust(&self, address: IpAddr) -> bool {
        self.0.iter().any(|network| network.contains(address))
    }

    /// Every proxy appends the address that asked it. Reading from the end, the first address that is not a trusted proxy is
    /// the caller; anything before it may be forged.
    pub(crate) fn caller(&self, peer: IpAddr, headers: &HeaderMap) -> Caller {
        let (mut from, mut told) = (peer, 0);
        for entry in entries(headers, FORWARDED_FOR).iter().rev() {
            let Some(address) = self.trust(from).then(|| address(entry)).flatten() else { break };
            (from, told) = (address, told + 1);
        }
        Caller { home: Network::home(from), https: self.trust(peer) && came_by_https(headers, told) }
    }
}

/// Whether the proxy that the caller reached was asked by https. Some proxies append to the list of schemes as to that of
/// addresses, others keep a single scheme.
fn came_by_https(headers: &HeaderMap, told: usize) -> bool {
    let schemes = entries(headers, "x-forwarded-proto");
    let scheme = schemes.iter().rev().nth(told.saturating_sub(1)).or(schemes.first());
    scheme.is_some_and(|scheme| scheme.eq_ignore_ascii_case("https"))
}

/// The entries of a list that may span several header lines. A line that is not text is an empty entry.
fn entries<'a>(headers: &'a HeaderMap, name: &str) -> Vec<&'a str> {
    let lines = headers.get_all(name).iter().map(|line| line.to_str().unwrap_or_default());
    lines.flat_map(|line| line.split(',')).map(str::trim).collect()
}

/// Some proxies append the port.
fn address(entry: &str) -> Option<IpAddr> {
    let alone = entry.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(entry);
    alone.parse().ok().or_else(|| entry.parse().ok().map(|address: SocketAddr| address.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(trusted: &[&str], peer: &str, headers: &[(&'static str, &str)]) -> (String, bool) {
        let proxies = Proxies::new(trusted.iter().map(|network| network.parse().unwrap()).collect());
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(*name, value.parse().unwrap());
        }
        let Caller { home, https } = proxies.caller(peer.parse().unwrap(), &map);
        (home.to_string(), https)
    }

    #[test]
    fn nobody_is_believed_who_is_not_trusted() {
        let said = [("x-forwarded-for", "198.51.100.1"), ("x-forwarded-proto", "https")];
        for peer in ["127.0.0.1", "::1", "192.0.2.7"] {
            let home = Network::home(peer.parse().unwrap()).to_string();
            assert_eq!(ask(&[], peer, &said), (home, false));
        }
        assert_eq!(ask(&["192.0.2.0/24"], "192.0.2.7", &said), ("198.51.100.1/32".into(), true));
        assert_eq!(ask(&["192.0.2.7"], "::ffff:192.0.2.7", &said), ("198.51.100.1/32".into(), true));
    }

    #[test]
    fn the_last_entry_that_is_not_trusted_counts() {
        let told = |trusted: &[&str], lines: &[&str]| {
            let lines: Vec<_> = lines.iter().map(|line| ("x-forwarded-for", *line)).collect();
            ask(trusted, "127.0.0.1", &lines).0
        };
        let alone = ["127.0.0.1"];
        assert_eq!(told(&alone, &[]), "127.0.0.1/32");
        assert_eq!(told(&alone, &["198.51.100.1"]), "198.51.100.1/32");
        assert_eq!(told(&alone, &["6.6.6.6, 198.51.100.1"]), "198.51.100.1/32", "the first may be made up");
        assert_eq!(told(&alone, &["6.6.6.6", "7.7.7.7 ,198.51.100.1"]), "198.51.100.1/32", "on several lines");
        let chain = ["127.0.0.1", "10.0.0.0/8"];
        assert_eq!(told(&chain, &["6.6.6.6, 198.51.100.1, 10.0.0.9"]), "198.51.100.1/32");
        assert_eq!(told(&chain, &["6.6.6.6, 198.51.100.1", "10.0.0.9, 10.0.0.8"]), "198.51.100.1/32");
        assert_eq!(told(&chain, &["10.0.0.9, 10.0.0.8"]), "10.0.0.9/32", "somebody inside");
        for no in ["unknown", "", "198.51.100.1, unknown", "6.6.6.6, "] {
            assert_eq!(told(&alone, &[no]), "127.0.0.1/32", "{no}");
        }
        assert_eq!(told(&alone, &["198.51.100.1:4711"]), "198.51.100.1/32");
        assert_eq!(told(&alone, &["[2001:db8::7]:4711"]), "2001:db8::/64");
        assert_eq!(told(&alone, &["[2001:db8::7]"]), "2001:db8::/64");
    }

    #[test]
    fn the_scheme_is_that_of_the_caller() {
        let https = |addresses: &str, schemes: &[&str]| {
            let mut said: Vec<_> = schemes.iter().map(|line| ("x-forwarded-proto", *line)).collect();
            said.push(("x-forwarded-for", addresses));
            ask(&["127.0.0.1", "10.0.0.0/8"], "127.0.0.1", &said).1
        };
        for yes in [&["https"][..], &["HTTPS"], &["http, https"], &["http", "https"]] {
            assert!(https("198.51.100.1", yes), "{yes:?}");
        }
        for no in [&["http"][..], &["https, http"], &["httpsx"], &[""], &[]] {
            assert!(!https("198.51.100.1", no), "{no:?}");
        }
        assert!(https("198.51.100.1, 10.0.0.9", &["https, http"]), "each proxy has added one");
        assert!(https("198.51.100.1, 10.0.0.9", &["https"]), "the second has added none");
        assert!(!https("198.51.100.1, 10.0.0.9", &["https, http, http"]), "the first is made up");
    }
}
