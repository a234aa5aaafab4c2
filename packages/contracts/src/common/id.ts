import { z } from "zod";

/**
 * An opaque identifier. Contracts only ask for a string: one that cannot be an id names nothing, which
 * is 404 and not 400 (wire.md, General), so the server decides when it looks the thing up.
 */
export const Id = z.string();
export type Id = z.infer<typeof Id>;

/** The input of whatever is done to one thing. */
export const IdInput = z.object({ id: Id });
export type IdInput = z.infer<typeof IdInput>;

/** An instant in ISO 8601, UTC. */
export const Instant = z.iso.datetime();

/** A score or a percentage: an integer from 0 to 100. */
export const Score = z.number().int().min(0).max(100);
