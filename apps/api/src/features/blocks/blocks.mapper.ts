import type { Block } from "@rolecall/contracts/blocks/schemas";
import type { BlockRow } from "./blocks.queries.ts";

export function toBlock({ user, createdAt }: BlockRow): Block {
  return {
    user: { _id: user.id, name: user.name, role: user.role },
    blockedAt: createdAt.toISOString(),
  };
}
