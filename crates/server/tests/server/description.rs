//! The description of the interface.

use crate::harness::start;
use serde_json::Value;
use std::collections::BTreeSet;

#[test]
fn the_description_lists_every_route() {
    let (server, _folder) = start();
    let document = server.guest().get("/api/v1/openapi.json").json();
    assert!(document["openapi"].as_str().unwrap().starts_with("3.1"));
    let mut routes = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        routes.extend(methods.as_object().unwrap().keys().map(|method| format!("{method} {path}")));
    }
    routes.sort_unstable();
    let expected = [
        "get /api/v1/games",
        "get /api/v1/me",
        "get /api/v1/openapi.json",
        "get /api/v1/tables",
        "get /api/v1/tables/{id}",
        "get /api/v1/tables/{id}/record",
        "get /api/v1/tables/{id}/socket",
        "patch /api/v1/me",
        "post /api/v1/tables",
        "post /api/v1/tables/{id}/rematch",
    ];
    assert_eq!(routes, expected);
}

#[test]
fn what_the_description_refers_to_is_described() {
    let (server, _folder) = start();
    let document = server.guest().get("/api/v1/openapi.json").json();
    let mut names = BTreeSet::new();
    references(&document, &mut names);
    assert!(names.len() > 8);
    for name in names {
        let name = name.strip_prefix("#/components/schemas/").expect("a reference to a schema");
        assert!(document["components"]["schemas"][name].is_object(), "{name}");
    }
    let mut operations: Vec<&str> = Vec::new();
    for methods in document["paths"].as_object().unwrap().values() {
        operations.extend(methods.as_object().unwrap().values().map(|one| one["operationId"].as_str().unwrap()));
    }
    assert_eq!(operations.iter().collect::<BTreeSet<_>>().len(), operations.len(), "each has a name of its own");
}

fn references(value: &Value, names: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            names.extend(fields.get("$ref").and_then(Value::as_str).map(str::to_owned));
            fields.values().for_each(|value| references(value, names));
        }
        Value::Array(items) => items.iter().for_each(|value| references(value, names)),
        _ => {}
    }
}
