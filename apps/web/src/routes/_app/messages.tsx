import { createFileRoute } from "@tanstack/react-router";
import { MessagesPage } from "../../features/conversations/messages-page.tsx";
import { MessagesSearch } from "../../features/conversations/search-params.ts";

export const Route = createFileRoute("/_app/messages")({
  validateSearch: MessagesSearch,
  component: MessagesPage,
});
