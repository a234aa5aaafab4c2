import { createFileRoute, redirect } from "@tanstack/react-router";

/** Every screen for logged-in users. Below it, `context.actor` says who that is. */
export const Route = createFileRoute("/_app")({
  beforeLoad: ({ context }) => {
    const actor = context.session.get();
    if (!actor) throw redirect({ to: "/", replace: true });
    return { actor };
  },
});
