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
];
