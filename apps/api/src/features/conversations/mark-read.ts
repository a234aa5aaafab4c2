import { isId } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { notFound } from "../../errors/app-error.ts";
import { withEvents } from "../../live/with-events.ts";
import type { Actor } from "../auth/actor.ts";
import { findLastSeq, markRowsRead } from "./conversations.queries.ts";
import { toReadEvents } from "./read-events.ts";

/** Marks what the other wrote as read and tells the other. With nothing unread nothing happens. */
export async function markRead(
  deps: Dependencies,
  actor: Actor,
  { id }: { readonly id: string },
): Promise<void> {
  if (!isId(id)) throw notFound("conversation");
  await withEvents(deps, async (tx) => {
    if ((await findLastSeq(tx, actor, id)) === undefined) throw notFound("conversation");
    const marked = await markRowsRead(tx, actor, id);
    return { result: undefined, events: toReadEvents(marked) };
  });
}
