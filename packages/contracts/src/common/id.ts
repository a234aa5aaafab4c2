import { z } from "zod";

/** An opaque identifier, as it goes out. */
export const Id = z.string();
export type Id = z.infer<typeof Id>;

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Whether a string can be an id at all. Capitals are none: each id has the one spelling that it was made in, so that
 * ids can be compared as text.
 */
export function isId(value: string): boolean {
  return ID.test(value);
}

/** Names nothing: no row has it. */
export const NO_ID = "00000000-0000-0000-0000-000000000000";

function idOf(value: string): string {
  return isId(value) ? value : NO_ID;
}

/**
 * An identifier as a caller gives it. One that cannot be an id names nothing, which is 404 and not 400 (wire.md,
 * General), while a database takes it for an error: it becomes `NO_ID`, so that whoever looks the thing up finds none.
 */
export const GivenId = z.string().transform(idOf);

/** The same where a form that has none sends it blank. */
export const GivenIdOrBlank = z.string().transform((value) => (value === "" ? null : idOf(value)));

/** The input of whatever is done to one thing. */
export const IdInput = z.object({ id: GivenId });
export type IdInput = z.infer<typeof IdInput>;

/** An instant in ISO 8601, UTC. */
export const Instant = z.iso.datetime();

/** A score or a percentage: an integer from 0 to 100. */
export const Score = z.number().int().min(0).max(100);
