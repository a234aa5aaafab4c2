import { createFileRoute, Outlet, redirect } from "@tanstack/react-router";
import { OutboxProvider } from "../features/conversations/outbox/outbox-provider.tsx";
import { useActor } from "../lib/session/use-actor.ts";

/** Every screen for logged-in users. Below it, `context.actor` says who that is; who is suspended has the account alone. Their words are there before them. */
export const Route = createFileRoute("/_app")({
  beforeLoad: ({ context, location, cause }) => {
    const actor = context.session.get();
    if (!actor) {
      // Who has just logged out was here already, and asks for nothing.
      if (cause === "enter" && location.href !== "/dashboard")
        context.returnAddress.rememberWanted(location.href);
      throw redirect({ to: "/", replace: true });
    }
    if (actor.suspended && location.pathname !== "/account")
      throw redirect({ to: "/account", replace: true });
    const coming = context.texts.loadMembers();
    return coming ? coming.then(() => ({ actor })) : { actor };
  },
  component: MemberArea,
});

function MemberArea() {
  const { userId, suspended } = useActor();
  // Messages that wait to be sent would only be refused.
  if (suspended) return <Outlet />;
  return (
    <OutboxProvider userId={userId}>
      <Outlet />
    </OutboxProvider>
  );
}
