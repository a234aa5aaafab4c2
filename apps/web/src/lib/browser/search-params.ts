import * as z from "zod/mini";

// Search parameters come from the address bar, so anything may be in them: what does not fit is dropped
// and the screen opens with its defaults. zod/mini, because these schemas are in the first chunk.

const scalar = z.union([z.string(), z.number(), z.boolean()]);

/** Text; left empty it is not there. The router reads `?q=42` as a number, so scalars of any kind become text again. */
export const searchText = z.catch(
  z.optional(
    z.pipe(
      scalar,
      z.transform((value) => String(value) || undefined),
    ),
  ),
  undefined,
);

/** Several texts, one alone in place of a list of one included; those that differ in case only count once. */
export const searchTexts = z.catch(
  z.optional(
    z.pipe(
      z.union([scalar, z.array(scalar)]),
      z.transform((value) => {
        const texts = [value].flat().map((one) => String(one).trim());
        const byKey = new Map(texts.filter(Boolean).map((text) => [text.toLowerCase(), text]));
        return byKey.size > 0 ? [...byKey.values()] : undefined;
      }),
    ),
  ),
  undefined,
);

/** A flag that is only ever present as true. */
export const searchFlag = z.catch(z.optional(z.literal(true)), undefined);

/** A whole number within bounds. */
export function searchInt({ min, max = Number.MAX_SAFE_INTEGER }: { min: number; max?: number }) {
  return z.catch(z.optional(z.int().check(z.minimum(min), z.maximum(max))), undefined);
}

/** One of a list, such as the enums of packages/contracts. */
export function searchChoice<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.catch(z.optional(z.enum(values)), undefined);
}
