import { type Endpoint, endpoint } from "../../rest/endpoint.ts";

export const CONVERSATIONS_ENDPOINTS: readonly Endpoint[] = [
  endpoint({
    method: "get",
    path: "/conversations",
    procedure: "conversations.list",
    summary: "The caller's conversations, last changed first",
  }),
  endpoint({
    method: "post",
    path: "/conversations",
    procedure: "conversations.open",
    status: (output) => (output.created ? 201 : 200),
    pick: ["conversationId"],
    summary: "Open a conversation",
  }),
  endpoint({
    method: "get",
    path: "/conversations/:id/messages",
    procedure: "conversations.messages",
    summary: "One page of messages, each page oldest first",
  }),
  endpoint({
    method: "patch",
    path: "/conversations/:id/read",
    procedure: "conversations.markRead",
    status: 204,
    summary: "Mark the other's messages as read",
  }),
  endpoint({
    method: "post",
    path: "/messages",
    procedure: "conversations.send",
    status: (output) => (output.created ? 201 : 200),
    pick: ["message"],
    summary: "Send a message",
  }),
];
