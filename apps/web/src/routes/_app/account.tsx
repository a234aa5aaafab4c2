import { createFileRoute } from "@tanstack/react-router";
import { AccountPage } from "../../features/users/account/account-page.tsx";
import { AccountSearch } from "../../features/users/search-params.ts";

export const Route = createFileRoute("/_app/account")({
  validateSearch: AccountSearch,
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(context.trpc.users.me.queryOptions());
    if (context.actor.suspended) return;
    void context.queryClient.prefetchQuery(context.trpc.auth.sessions.queryOptions());
    void context.queryClient.prefetchQuery(context.trpc.blocks.list.queryOptions());
    void context.queryClient.prefetchQuery(context.trpc.notifications.popups.queryOptions());
    if (context.actor.role === "candidate")
      void context.queryClient.prefetchQuery(context.trpc.users.hiddenFrom.queryOptions());
  },
  component: AccountPage,
});
