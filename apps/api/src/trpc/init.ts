import { initTRPC } from "@trpc/server";
import { AppError, accountSuspended, forbidden, unauthenticated } from "../errors/app-error.ts";
import { describeError } from "../errors/describe-error.ts";
import { toTrpcError } from "../errors/to-trpc.ts";
import type { Context } from "./context.ts";

/** Who may call a procedure. The role matrix test reads it off the router. */
export const AUDIENCES = ["public", "account", "member", "candidate", "recruiter"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Exported so that the declaration of the router can name it. */
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

/** For what answers with a file: in an answer of tRPC all of it would be in memory until it is sent. */
export const overRest = t.middleware(({ ctx, next }) => {
  if (ctx.canStream) return next();
  throw new AppError("INVALID_INPUT", "Files come over REST: /api/docs says at which address.");
});

/** Anybody, signed in or not. */
export const publicProcedure = base.meta({ audience: "public" });

/** Any signed-in user, also one who is suspended: what everybody may do with what is theirs by law. */
export const accountProcedure = base.meta({ audience: "account" }).use(async ({ ctx, next }) => {
  const actor = await ctx.authenticate();
  if (actor === null) throw unauthenticated();
  return next({ ctx: { actor } });
});

/** Any signed-in user. */
export const memberProcedure = accountProcedure.meta({ audience: "member" }).use(({ ctx, next }) => {
  const { actor } = ctx;
  if (actor.suspended) throw accountSuspended();
  return next({ ctx: { actor } });
});

/** Signed-in candidates. */
export const candidateProcedure = memberProcedure.meta({ audience: "candidate" }).use(({ ctx, next }) => {
  const { actor } = ctx;
  if (actor.role !== "candidate") throw forbidden("Only candidates can do this.");
  return next({ ctx: { actor } });
});

/** Signed-in recruiters. */
export const recruiterProcedure = memberProcedure.meta({ audience: "recruiter" }).use(({ ctx, next }) => {
  const { actor } = ctx;
  if (actor.role !== "recruiter") throw forbidden("Only recruiters can do this.");
  return next({ ctx: { actor } });
});
