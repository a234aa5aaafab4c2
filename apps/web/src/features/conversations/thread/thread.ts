import type { Message } from "@rolecall/contracts/conversations/schemas";

/**
 * What is known of a conversation: messages by rising `seq`, each once. Seqs run from 1 without holes,
 * so a hole in them is a message that has not been loaded yet.
 */
export type Thread = readonly Message[];

/**
 * Joins what is known with what has arrived, whichever came first: an event, an answer, a page. Ticks only
 * ever rise, so an answer that was on its way while an event came in takes nothing back.
 */
export function mergeMessages(thread: Thread, incoming: readonly Message[]): Thread {
  if (incoming.length === 0) return thread;
  const [next] = incoming;
  // By far the most frequent case: the next message.
  if (incoming.length === 1 && next && next.seq > (thread.at(-1)?.seq ?? 0)) return [...thread, next];
  const bySeq = new Map(thread.map((message) => [message.seq, message]));
  for (const message of incoming) {
    const known = bySeq.get(message.seq);
    bySeq.set(message.seq, known ? joinStatus(known, message) : message);
  }
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}

function joinStatus(known: Message, message: Message): Message {
  const status = {
    sent: known.status.sent || message.status.sent,
    delivered: known.status.delivered || message.status.delivered,
    read: known.status.read || message.status.read,
  };
  return { ...message, status };
}

/** Raises the ticks of some messages. Reading implies delivery. */
export function markMessages(
  thread: Thread,
  isMeant: (message: Message) => boolean,
  status: "delivered" | "read",
): Thread {
  let changed = false;
  const next = thread.map((message) => {
    if (!isMeant(message) || message.status[status]) return message;
    changed = true;
    return {
      ...message,
      status: { ...message.status, delivered: true, read: status === "read" || message.status.read },
    };
  });
  return changed ? next : thread;
}

/**
 * A reader marks all that came before as well, so a read message of one's own proves every earlier one
 * read, also those whose event was missed; the same goes for delivery.
 */
export function levelTicks(thread: Thread, userId: string): Thread {
  const last = (status: "delivered" | "read") =>
    thread.findLast((message) => message.sender._id === userId && message.status[status])?.seq ?? 0;
  const [delivered, read] = [last("delivered"), last("read")];
  const isOwn = (message: Message) => message.sender._id === userId;
  const level = markMessages(thread, (message) => isOwn(message) && message.seq < delivered, "delivered");
  return markMessages(level, (message) => isOwn(message) && message.seq < read, "read");
}

/** The newest `seq` that is missing between two known messages; undefined when there is no hole. */
export function newestHole(thread: Thread): number | undefined {
  for (let index = thread.length - 1; index > 0; index--) {
    const seq = thread[index]?.seq ?? 0;
    if (thread[index - 1]?.seq !== seq - 1) return seq - 1;
  }
  return undefined;
}

/** The newest messages without a hole among them. */
export function tailOf(thread: Thread): Thread {
  const hole = newestHole(thread);
  return hole === undefined ? thread : thread.filter((message) => message.seq > hole);
}

/** Messages that were said before the first one known. */
export function olderCount(thread: Thread): number {
  return (thread[0]?.seq ?? 1) - 1;
}

export function hasOlder(thread: Thread): boolean {
  return olderCount(thread) > 0;
}

/** The page that holds a message, when pages are counted back from the newest. */
export function pageOf(seq: number, { lastSeq, limit }: { lastSeq: number; limit: number }): number {
  return Math.floor(Math.max(0, lastSeq - seq) / limit) + 1;
}

/** The first message from the other that has not been read: where the "new" line belongs. */
export function firstUnreadSeq(thread: Thread, userId: string): number | undefined {
  return thread.find((message) => message.sender._id !== userId && !message.status.read)?.seq;
}
