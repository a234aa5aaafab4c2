import { z } from "zod";
import { ROLES } from "../auth/enums.ts";
import { GivenId, Id, Instant } from "../common/id.ts";

/** So many people one member may have blocked at a time: the list comes whole. */
export const MAX_BLOCKS = 1_000;

export const BlockInput = z.object({ userId: GivenId });
export type BlockInput = z.infer<typeof BlockInput>;

/** Somebody whom the caller has blocked. */
export const Block = z.object({
  user: z.object({ _id: Id, name: z.string(), role: z.enum(ROLES) }),
  blockedAt: Instant,
});
export type Block = z.infer<typeof Block>;

export const CreateBlockResult = z.object({ block: Block, created: z.boolean() });
export type CreateBlockResult = z.infer<typeof CreateBlockResult>;

/** Last blocked first. */
export const ListBlocksResult = z.object({ blocks: z.array(Block) });
