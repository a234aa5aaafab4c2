import { createFileRoute } from "@tanstack/react-router";
import { AccountPage } from "../../features/users/account/account-page.tsx";

export const Route = createFileRoute("/_app/account")({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(context.trpc.users.me.queryOptions());
  },
  component: AccountPage,
});
