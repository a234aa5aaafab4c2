import { createFileRoute } from "@tanstack/react-router";
import { interviewsQuery } from "../../../features/interviews/interviews-query.ts";
import { ProfilePage } from "../../../features/users/profile/profile-page.tsx";
import { ProfileSearch } from "../../../features/users/search-params.ts";

export const Route = createFileRoute("/_app/_candidate/profile")({
  validateSearch: ProfileSearch,
  loader: ({ context: { queryClient, trpc } }) => {
    void queryClient.prefetchQuery(trpc.users.me.queryOptions());
    void queryClient.prefetchQuery(trpc.applications.mine.queryOptions());
    void queryClient.prefetchQuery(trpc.applications.removed.queryOptions());
    void queryClient.prefetchQuery(interviewsQuery(trpc));
  },
  component: ProfilePage,
});
