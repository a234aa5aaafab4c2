import { initTRPC, TRPCError } from "@trpc/server";
import { AppError } from "../errors/app-error.ts";
import { describeError } from "../errors/describe-error.ts";
import { toTrpcError } from "../errors/to-trpc.ts";
import type { CandidateActor, RecruiterActor } from "../features/auth/actor.ts";
import type { Context } from "./context.ts";

/** Who may call a procedure. The role matrix test reads it off the router. */
export type Audience = "public" | "member" | "candidate" | "recruiter";

export interface ProcedureMeta {
  readonly audience: Audience;
}

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false,
    errorFormatter: ({ shape, error }) => {
      const { body, retryAfterSeconds } = describeError(error);
      return {
        ...shape,
        message: body.error,
        data: {
          code: shape.data.code,
          httpStatus: shape.data.httpStatus,
          errorCode: body.code,
          issues: body.issues,
          retryAfterSeconds,
        },
      };
    },
  });

export const router = t.router;

/** Every error leaves with the status of the one table, and what should never happen is logged. */
const errors = t.middleware(async ({ ctx, next, path, type }) => {
  const result = await next();
  if (result.ok) return result;
  if (!describeError(result.error).expected) {
    const { deps, requestId } = ctx;
    deps.log.error({ err: result.error.cause ?? result.error, call: path, type, requestId }, "call failed");
  }
  throw toTrpcError(result.error);
});

const base = t.procedure.use(errors);

function signInFirst(): TRPCError {
  return toTrpcError(
    new TRPCError({
      code: "UNAUTHORIZED",
      cause: new AppError("UNAUTHENTICATED", "Please sign in first."),
    }),
  );
}

function wrongRole(sentence: string): TRPCError {
  return toTrpcError(new TRPCError({ code: "FORBIDDEN", cause: new AppError("FORBIDDEN", sentence) }));
}

/** Anybody, signed in or not. */
export const publicProcedure = base.meta({ audience: "public" });

/** Any signed-in user. */
export const memberProcedure = base.meta({ audience: "member" }).use(async ({ ctx, next }) => {
  const actor = await ctx.authenticate();
  if (actor === null) throw signInFirst();
  return next({ ctx: { actor } });
});

/** Signed-in candidates. */
export const candidateProcedure = base.meta({ audience: "candidate" }).use(async ({ ctx, next }) => {
  const actor = await ctx.authenticate();
  if (actor === null) throw signInFirst();
  if (actor.role !== "candidate") throw wrongRole("Only candidates can do this.");
  return next({ ctx: { actor: actor satisfies CandidateActor } });
});

/** Signed-in recruiters. */
export const recruiterProcedure = base.meta({ audience: "recruiter" }).use(async ({ ctx, next }) => {
  const actor = await ctx.authenticate();
  if (actor === null) throw signInFirst();
  if (actor.role !== "recruiter") throw wrongRole("Only recruiters can do this.");
  return next({ ctx: { actor: actor satisfies RecruiterActor } });
});
