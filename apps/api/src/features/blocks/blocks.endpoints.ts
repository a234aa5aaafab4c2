import { type Endpoint, endpoint } from "../../rest/endpoint.ts";

export const BLOCKS_ENDPOINTS: readonly Endpoint[] = [
  endpoint({
    method: "get",
    path: "/blocks",
    procedure: "blocks.list",
    summary: "Whom the caller has blocked, last blocked first",
  }),
  endpoint({
    method: "post",
    path: "/blocks",
    procedure: "blocks.create",
    status: (output) => (output.created ? 201 : 200),
    pick: ["block"],
    summary: "Block somebody",
  }),
  endpoint({
    method: "delete",
    path: "/blocks/:userId",
    procedure: "blocks.delete",
    status: 204,
    summary: "Unblock somebody",
  }),
];
