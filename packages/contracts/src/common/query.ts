import { z } from "zod";

/** An empty query value means the same as none: forms send `city=` for a field left blank. */
function blankToUndefined(value: unknown): unknown {
  return value === "" ? undefined : value;
}

function toNumber(value: unknown): unknown {
  return typeof value === "string" && /^\s*[+-]?\d+(\.\d+)?\s*$/.test(value)
    ? Number(value)
    : blankToUndefined(value);
}

/** A number in a query string, where everything arrives as text; tRPC callers send the number itself. */
export function queryNumber<T extends z.ZodType>(schema: T) {
  return z.preprocess(toNumber, schema);
}

/** A query value where a blank one counts as left out. */
export function queryValue<T extends z.ZodType>(schema: T) {
  return z.preprocess(blankToUndefined, schema);
}

/** `true` narrows, anything else does not (wire.md, Search). */
export const queryFlag = z.unknown().transform((value) => value === true || value === "true");

export const pageNumber = queryNumber(z.number().int().min(1).default(1));

/** Rows before a page. A page far past the end is empty, so its offset stays one that can be asked for. */
export function pageOffset({ page, limit }: { page: number; limit: number }): number {
  return Math.min((page - 1) * limit, Number.MAX_SAFE_INTEGER - limit - 1);
}

/** A page size from 1 to `max`, `fallback` when left out. A larger one is refused, not cut. */
export function pageLimit({ fallback, max }: { fallback: number; max: number }) {
  return queryNumber(z.number().int().min(1).max(max).default(fallback));
}

const MAX_ASKED_LIMIT = 500;

/** The fields of a list that comes whole unless a page of it is asked for. */
export const optionalPage = {
  page: queryNumber(z.number().int().min(1).optional()),
  limit: queryNumber(z.number().int().min(1).max(MAX_ASKED_LIMIT).optional()),
};

/** The page that is asked for; undefined for the whole list. */
export function askedPage({
  page,
  limit,
}: {
  page?: number | undefined;
  limit?: number | undefined;
}): { page: number; limit: number } | undefined {
  if (page === undefined && limit === undefined) return undefined;
  return { page: page ?? 1, limit: limit ?? MAX_ASKED_LIMIT };
}
