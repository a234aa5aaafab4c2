import { LiveEventsInput } from "@rolecall/contracts/live/events";
import { memberProcedure, router } from "../trpc/init.ts";
import { streamEvents } from "./live-stream.ts";

export const liveRouter = router({
  /** The caller's live events, tracked by id. Over a WebSocket, `LiveConnection` serves it from the hub. */
  events: memberProcedure
    .input(LiveEventsInput)
    .subscription(({ ctx, input, signal }) =>
      streamEvents(ctx.deps, { actor: ctx.actor, lastEventId: input?.lastEventId, signal }),
    ),
});
