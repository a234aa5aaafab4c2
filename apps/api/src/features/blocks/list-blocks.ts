import type { Block } from "@rolecall/contracts/blocks/schemas";
import type { Dependencies } from "../../dependencies.ts";
import type { Actor } from "../auth/actor.ts";
import { toBlock } from "./blocks.mapper.ts";
import { listBlockRows } from "./blocks.queries.ts";

/** Whom the actor has blocked. */
export async function listBlocks(
  { database }: Dependencies,
  { userId }: Actor,
): Promise<{ blocks: Block[] }> {
  const rows = await listBlockRows(database.db, userId);
  return { blocks: rows.map(toBlock) };
}
