import { fieldsOf, parseJson } from "../../../lib/parse-json.ts";

/** A message that the server has not acknowledged yet. */
export interface OutboxEntry {
  /** Names the message at the server too, so that sending it again stores nothing twice. */
  readonly clientId: string;
  readonly conversationId: string;
  readonly text: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  /** The server has refused it; only the writer can decide what now. */
  readonly failed: boolean;
  /** Why, where the server says what the writer has to know. */
  readonly reason?: string | undefined;
}

export type Outbox = readonly OutboxEntry[];

/** The oldest that may be sent. A refused one does not hold back what was written after it. */
export function nextToSend(outbox: Outbox): OutboxEntry | undefined {
  return outbox.find((entry) => !entry.failed);
}

export function removeEntry(outbox: Outbox, clientId: string): Outbox {
  return outbox.filter((entry) => entry.clientId !== clientId);
}

export function failEntry(outbox: Outbox, clientId: string, reason?: string): Outbox {
  return outbox.map((entry) => (entry.clientId === clientId ? { ...entry, failed: true, reason } : entry));
}

/** Goes to the end: it is sent, and read by the other, after what has been sent meanwhile. */
export function retryEntry(outbox: Outbox, clientId: string): Outbox {
  const entry = outbox.find((candidate) => candidate.clientId === clientId);
  return entry ? [...removeEntry(outbox, clientId), { ...entry, failed: false, reason: undefined }] : outbox;
}

/** What storage holds; entries that are not whole are dropped. */
export function parseOutbox(text: string | null): Outbox {
  const value = parseJson(text);
  return Array.isArray(value) ? value.filter(isEntry) : [];
}

function isEntry(value: unknown): value is OutboxEntry {
  const { clientId, conversationId, text, createdAt, failed, reason } = fieldsOf(value);
  return (
    typeof clientId === "string" &&
    typeof conversationId === "string" &&
    typeof text === "string" &&
    typeof createdAt === "number" &&
    typeof failed === "boolean" &&
    (reason === undefined || typeof reason === "string")
  );
}
