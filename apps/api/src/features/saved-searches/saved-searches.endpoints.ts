import { type Endpoint, endpoint } from "../../rest/endpoint.ts";

/** The order matters: a fixed word comes before the id that it could be taken for. */
export const SAVED_SEARCHES_ENDPOINTS: readonly Endpoint[] = [
  endpoint({
    method: "get",
    path: "/saved-searches",
    procedure: "savedSearches.list",
    summary: "The caller's saved searches, newest first, each with its count of new jobs",
  }),
  endpoint({
    method: "get",
    path: "/saved-searches/find",
    procedure: "savedSearches.find",
    summary: "What a search is saved as, or null",
  }),
  endpoint({
    method: "post",
    path: "/saved-searches",
    procedure: "savedSearches.save",
    status: (output) => (output.created ? 201 : 200),
    unwrap: "savedSearch",
    summary: "Save a search; the same one twice is saved once",
  }),
  endpoint({
    method: "patch",
    path: "/saved-searches/:id",
    procedure: "savedSearches.update",
    summary: "Rename a saved search, or turn its alert on or off",
  }),
  endpoint({
    method: "patch",
    path: "/saved-searches/:id/open",
    procedure: "savedSearches.open",
    summary: "Note that its owner has seen what it finds",
  }),
  endpoint({
    method: "delete",
    path: "/saved-searches/:id",
    procedure: "savedSearches.delete",
    status: 204,
    summary: "Delete a saved search",
  }),
];
