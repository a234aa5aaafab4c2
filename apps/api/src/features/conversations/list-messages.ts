import { pageOffset } from "@rolecall/contracts/common/query";
import type { ListMessagesInput, Message } from "@rolecall/contracts/conversations/schemas";
import type { Dependencies } from "../../dependencies.ts";
import { notFound } from "../../errors/app-error.ts";
import type { Actor } from "../auth/actor.ts";
import { toMessageFor } from "./conversations.mapper.ts";
import { findExtent, listMessageRows } from "./conversations.queries.ts";

interface MessagePage {
  readonly messages: Message[];
  readonly pagination: { readonly currentPage: number; readonly hasMore: boolean };
}

/** One page of a conversation: the first holds the newest, each runs oldest first. Reading marks nothing. */
export async function listMessages(
  deps: Dependencies,
  actor: Actor,
  { id, page, limit }: ListMessagesInput,
): Promise<MessagePage> {
  const { db } = deps.database;
  const extent = await findExtent(db, actor, id);
  if (extent === undefined) throw notFound("conversation");
  const { lastSeq, apartSince } = extent;
  // Seqs have no holes, so a page is a range of them, as quick far back as at the end.
  const upTo = Math.max(0, lastSeq - pageOffset({ page, limit }));
  const after = Math.max(0, upTo - limit);
  const rows = await listMessageRows(db, { conversationId: id, after, upTo });
  return {
    messages: rows.map((row) => toMessageFor(actor.userId, apartSince, row)),
    pagination: { currentPage: page, hasMore: after > 0 },
  };
}
