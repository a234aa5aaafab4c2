import type { Message } from "@rolecall/contracts/conversations/schemas";
import type { OutboxEntry } from "../outbox/outbox-entries.ts";
import type { Thread } from "./thread.ts";

export type ThreadRow =
  | { kind: "day"; key: string; date: Date }
  | { kind: "new"; key: string }
  /** `leads`: the first of several in a row from one side. */
  | { kind: "message"; key: string; message: Message; own: boolean; leads: boolean }
  | { kind: "pending"; key: string; entry: OutboxEntry; leads: boolean };

/** A pause of this length begins a new group. */
const GROUP_GAP_MS = 5 * 60_000;

interface RowSources {
  thread: Thread;
  /** What this conversation's outbox holds, oldest first. */
  pending: readonly OutboxEntry[];
  userId: string;
  /** The "new" line stands before this message. */
  newFromSeq: number | undefined;
}

/** The lines of a thread from top to bottom: stored messages by seq, then what waits to be sent. */
export function buildThreadRows({ thread, pending, userId, newFromSeq }: RowSources): ThreadRow[] {
  const rows: ThreadRow[] = [];
  const stored = new Set<string>();
  let day = "";
  let previous: { own: boolean; at: number } | undefined;

  function startDay(date: Date) {
    // The local day of the reader, as the clock on the wall has it.
    const next = date.toDateString();
    if (next === day) return;
    day = next;
    previous = undefined;
    rows.push({ kind: "day", key: `day-${next}`, date });
  }

  function leads(own: boolean, at: number): boolean {
    const first = previous?.own !== own || at - previous.at > GROUP_GAP_MS;
    previous = { own, at };
    return first;
  }

  for (const message of thread) {
    const own = message.sender._id === userId;
    const date = new Date(message.createdAt);
    if (own && message.clientId !== null) stored.add(message.clientId);
    startDay(date);
    if (message.seq === newFromSeq) {
      rows.push({ kind: "new", key: "new" });
      previous = undefined;
    }
    rows.push({
      kind: "message",
      key: own && message.clientId !== null ? message.clientId : String(message.seq),
      message,
      own,
      leads: leads(own, date.getTime()),
    });
  }
  for (const entry of pending) {
    if (stored.has(entry.clientId)) continue;
    startDay(new Date(entry.createdAt));
    rows.push({ kind: "pending", key: entry.clientId, entry, leads: leads(true, entry.createdAt) });
  }
  return rows;
}
