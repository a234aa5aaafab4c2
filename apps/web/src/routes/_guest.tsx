import { createFileRoute, redirect } from "@tanstack/react-router";
import { decideRedirect } from "../lib/session/access.ts";

/** Login and signup: whoever is logged in has no business there, and goes on where their session had ended. */
export const Route = createFileRoute("/_guest")({
  beforeLoad: ({ context }) => {
    const session = context.session.get();
    const to = decideRedirect("logged-out", session);
    if (!session || !to) return;
    const href = context.returnAddress.take(session.userId);
    throw href ? redirect({ href, replace: true }) : redirect({ to, replace: true });
  },
});
