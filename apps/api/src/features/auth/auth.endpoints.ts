import { type Endpoint, endpoint } from "../../rest/endpoint.ts";

export const AUTH_ENDPOINTS: readonly Endpoint[] = [
  endpoint({
    method: "post",
    path: "/auth/signup",
    procedure: "auth.signup",
    status: 201,
    summary: "Create an account",
  }),
  endpoint({ method: "post", path: "/auth/login", procedure: "auth.login", summary: "Sign in" }),
  endpoint({
    method: "post",
    path: "/auth/logout",
    procedure: "auth.logout",
    status: 204,
    summary: "End this session",
  }),
  endpoint({
    method: "get",
    path: "/auth/sessions",
    procedure: "auth.sessions",
    summary: "Where the caller is signed in",
  }),
  endpoint({
    method: "delete",
    path: "/auth/sessions/:id",
    procedure: "auth.endSession",
    status: 204,
    summary: "Sign one device out",
  }),
  endpoint({
    method: "delete",
    path: "/auth/sessions",
    procedure: "auth.endOtherSessions",
    summary: "Sign out everywhere but here",
  }),
];
