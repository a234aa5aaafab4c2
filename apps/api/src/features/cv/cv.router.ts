import { IdInput } from "@rolecall/contracts/common/id";
import { AnalyseCvOutput, CvHistoryOutput } from "@rolecall/contracts/cv/schemas";
import { z } from "zod";
import { UploadForm } from "../../files/upload-form.ts";
import { memberProcedure, router } from "../../trpc/init.ts";

const operations = () => import("./cv-operations.ts");

export const cvRouter = router({
  analyse: memberProcedure
    .input(UploadForm)
    .output(AnalyseCvOutput)
    .mutation(async ({ ctx, input }) => ({
      data: await (await operations()).analyseCv(ctx.deps, ctx.actor, input),
    })),
  analyseSample: memberProcedure
    .output(AnalyseCvOutput)
    .mutation(async ({ ctx }) => ({ data: await (await operations()).analyseSampleCv(ctx.deps, ctx.actor) })),
  history: memberProcedure
    .output(CvHistoryOutput)
    .query(async ({ ctx }) => ({ data: await (await operations()).listCvHistory(ctx.deps, ctx.actor) })),
  historyEntry: memberProcedure
    .input(IdInput)
    .output(AnalyseCvOutput)
    .query(async ({ ctx, input }) => ({
      data: await (await operations()).getCvHistoryEntry(ctx.deps, ctx.actor, input),
    })),
  deleteHistoryEntry: memberProcedure
    .input(IdInput)
    .output(z.void())
    .mutation(async ({ ctx, input }) =>
      (await operations()).deleteCvHistoryEntry(ctx.deps, ctx.actor, input),
    ),
});
