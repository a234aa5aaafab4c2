import { createFileRoute, redirect } from "@tanstack/react-router";
import { decideRedirect } from "../lib/access.ts";

/** Login and signup: whoever is logged in has no business there. */
export const Route = createFileRoute("/_guest")({
  beforeLoad: ({ context }) => {
    const to = decideRedirect("logged-out", context.session.get());
    if (to) throw redirect({ to, replace: true });
  },
});
