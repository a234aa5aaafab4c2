import { BlockInput, CreateBlockResult, ListBlocksResult } from "@rolecall/contracts/blocks/schemas";
import { z } from "zod";
import { memberProcedure, router } from "../../trpc/init.ts";
import { createBlock } from "./create-block.ts";
import { deleteBlock } from "./delete-block.ts";
import { listBlocks } from "./list-blocks.ts";

export const blocksRouter = router({
  list: memberProcedure.output(ListBlocksResult).query(({ ctx }) => listBlocks(ctx.deps, ctx.actor)),
  create: memberProcedure
    .input(BlockInput)
    .output(CreateBlockResult)
    .mutation(({ ctx, input }) => createBlock(ctx.deps, ctx.actor, input)),
  delete: memberProcedure
    .input(BlockInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteBlock(ctx.deps, ctx.actor, input)),
});
