import { createFileRoute } from "@tanstack/react-router";
import { conversationsQuery } from "../../features/conversations/list/conversations-query.ts";
import { MessagesPage } from "../../features/conversations/messages-page.tsx";
import { MessagesSearch } from "../../features/conversations/search-params.ts";

export const Route = createFileRoute("/_app/messages")({
  validateSearch: MessagesSearch,
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(conversationsQuery(context.trpc));
  },
  component: MessagesPage,
});
