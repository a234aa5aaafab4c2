import { eq, sql } from "drizzle-orm";
import { conversations } from "../../schema/conversations.ts";
import { messages } from "../../schema/messages.ts";
import { type Executor, withTx } from "../../tx.ts";
import { onlyRow, uniqueToken } from "./unique.ts";
import { createCandidate, createRecruiter } from "./users.ts";

export type ConversationRow = typeof conversations.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;

/** A conversation without messages, about `jobId` or about no job; the two people are made when left out. */
export function createConversation(
  executor: Executor,
  values: Partial<typeof conversations.$inferInsert> = {},
): Promise<ConversationRow> {
  return withTx(executor, async (tx) => {
    const candidateId = values.candidateId ?? (await createCandidate(tx)).id;
    const recruiterId = values.recruiterId ?? (await createRecruiter(tx)).id;
    return onlyRow(
      await tx
        .insert(conversations)
        .values({ contextJobId: values.jobId ?? null, ...values, candidateId, recruiterId })
        .returning(),
    );
  });
}

type MessageValues = Partial<Omit<typeof messages.$inferInsert, "seq">> & {
  conversationId: string;
  senderId: string;
};

/** The next message of a conversation. */
export function createMessage(executor: Executor, values: MessageValues): Promise<MessageRow> {
  return withTx(executor, async (tx) => {
    const { lastSeq } = onlyRow(
      await tx
        .update(conversations)
        .set({ lastSeq: sql`${conversations.lastSeq} + 1`, updatedAt: values.createdAt ?? sql`now()` })
        .where(eq(conversations.id, values.conversationId))
        .returning({ lastSeq: conversations.lastSeq }),
    );
    return onlyRow(
      await tx
        .insert(messages)
        .values({ text: `Message ${uniqueToken()}`, ...values, seq: lastSeq })
        .returning(),
    );
  });
}
