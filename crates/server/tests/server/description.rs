//! The description of the API.

use entrepot_server_testing::harness::start;
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
        "delete /api/v1/tables/{id}",
        "get /api/v1/games",
        "get /api/v1/me",
        "get /api/v1/openapi.json",
        "get /api/v1/status",
        "get /api/v1/tables",
        "get /api/v1/tables/{id}",
        "get /api/v1/tables/{id}/record",
        "get /api/v1/tables/{id}/rounds",
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

#[test]
fn every_parameter_says_what_it_is() {
    let (server, _folder) = start();
    let document = server.guest().get("/api/v1/openapi.json").json();
    let operations =
        document["paths"].as_object().unwrap().values().flat_map(|item| item.as_object().unwrap().values());
    let parameters: Vec<_> = operations.flat_map(|one| one["parameters"].as_array().into_iter().flatten()).collect();
    assert_eq!(parameters.len(), 6, "the id of a table, wherever there is one");
    for parameter in parameters {
        assert_eq!((parameter["name"].as_str(), parameter["in"].as_str()), (Some("id"), Some("path")), "{parameter}");
        assert_eq!((&parameter["required"], &parameter["schema"]["type"]), (&true.into(), &"string".into()));
    }
}

#[test]
fn what_can_go_wrong_everywhere_is_described() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let document = guest.get("/api/v1/openapi.json").json();
    let name = guest.cookie.as_deref().and_then(|cookie| cookie.split('=').next());
    let scheme = &document["components"]["securitySchemes"]["guest"];
    assert_eq!((scheme["in"].as_str(), scheme["name"].as_str()), (Some("cookie"), name));
    let errors = |method: &str, path: &str| {
        let answers = &document["paths"][format!("/api/v1{path}")][method]["responses"];
        let statuses = answers.as_object().unwrap().keys().filter(|status| status.as_str() >= "400");
        statuses.map(String::as_str).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(errors("get", "/games"), "429 500");
    assert_eq!(errors("get", "/me"), "429 500 503");
    assert_eq!(errors("get", "/tables"), "401 429 500");
    assert_eq!(errors("patch", "/me"), "400 403 408 413 415 429 500 503");
    assert_eq!(errors("post", "/tables"), "400 403 408 409 413 415 429 500 503");
    assert_eq!(errors("post", "/tables/{id}/rematch"), "401 403 404 409 429 500 503");
    assert_eq!(errors("delete", "/tables/{id}"), "401 403 404 429 500");
    assert_eq!(errors("get", "/tables/{id}/socket"), "400 401 403 404 429 500");
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
