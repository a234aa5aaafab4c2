import { createFileRoute, Outlet, redirect } from "@tanstack/react-router";
import { OutboxProvider } from "../features/conversations/outbox/outbox-provider.tsx";
import { useActor } from "../lib/session/use-actor.ts";

/** Every screen for logged-in users. Below it, `context.actor` says who that is. */
export const Route = createFileRoute("/_app")({
  beforeLoad: ({ context }) => {
    const actor = context.session.get();
    if (!actor) throw redirect({ to: "/", replace: true });
    return { actor };
  },
  component: MemberArea,
});

function MemberArea() {
  const { userId } = useActor();
  return (
    <OutboxProvider userId={userId}>
      <Outlet />
    </OutboxProvider>
  );
}
