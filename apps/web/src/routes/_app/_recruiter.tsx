import { createFileRoute, redirect } from "@tanstack/react-router";
import { decideRedirect } from "../../lib/session/access.ts";

export const Route = createFileRoute("/_app/_recruiter")({
  beforeLoad: ({ context }) => {
    const to = decideRedirect("recruiter", context.actor);
    if (to) throw redirect({ to, replace: true });
  },
});
