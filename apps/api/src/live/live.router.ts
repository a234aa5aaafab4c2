import { LiveEventsInput, LivePosition } from "@rolecall/contracts/live/events";
import { latestEventSeq } from "@rolecall/db";
import { memberProcedure, router } from "../trpc/init.ts";
import { streamEvents } from "./live-stream.ts";

export const liveRouter = router({
  /** The caller's live events, tracked by id. Over a WebSocket, `LiveConnection` serves it from the hub. */
  events: memberProcedure
    .input(LiveEventsInput)
    .subscription(({ ctx, input, signal }) =>
      streamEvents(ctx.deps, { actor: ctx.actor, request: input, signal }),
    ),
  /**
   * Where the log stands. A stream that starts from now knows no id before its first event, and when its
   * connection is lost before that, it does not know what to go on from: one that starts from here does.
   */
  position: memberProcedure
    .output(LivePosition)
    .query(async ({ ctx }) => ({ lastEventId: String(await latestEventSeq(ctx.deps.database.db)) })),
});
