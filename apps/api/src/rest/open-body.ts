import { unauthenticated } from "../errors/app-error.ts";
import type { Context } from "../trpc/context.ts";

/** The body of one request, for REST and tRPC alike. */
export interface OpenBody {
  readonly readText: () => Promise<string>;
  readonly readForm: () => Promise<FormData>;
  /** To be called when the request is answered. */
  readonly end: () => void;
}

/** Reads a body at its sender's turn, once a procedure asks for it. */
export function openBody(request: Request, ctx: Context): OpenBody {
  const body = ctx.deps.bodyRoom.open();
  return {
    readText: () => body.readText(request, async () => (await ctx.authenticate())?.userId ?? ctx.address),
    readForm: async () => {
      // Only members upload: by the time a procedure asks for its form, it knows who is calling.
      const actor = await ctx.authenticate();
      if (actor === null) throw unauthenticated();
      await ctx.deps.memberLimits.uploads.check(actor.userId);
      return body.readForm(request, actor.userId);
    },
    end: body.end,
  };
}
