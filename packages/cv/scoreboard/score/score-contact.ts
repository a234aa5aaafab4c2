import type { Outcome } from "./counts.ts";
import { single } from "./counts.ts";
import { fold, tight, tokens } from "./fold.ts";

export function scoreName(expected: string, found: string | null): Outcome {
  return single(expected, found, found !== null && tight(found) === tight(expected));
}

export function scoreEmail(expected: string, found: string | null): Outcome {
  return single(expected, found, found?.trim().toLocaleLowerCase("en") === expected.toLocaleLowerCase("en"));
}

/** By digits, as written. */
export function scorePhone(expected: string, found: string | null): Outcome {
  return single(expected, found, found !== null && digits(found) === digits(expected));
}

/** The place as written, or its first part: a town without its country is still right. */
export function scoreLocation(expected: string, found: string | null): Outcome {
  return single(expected, found, found !== null && samePlace(expected, found));
}

function samePlace(expected: string, found: string): boolean {
  if (tight(expected) === tight(found)) return true;
  const [a, b] = [new Set(tokens(expected)), new Set(tokens(found))];
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  const town = fold(expected.split(",").at(0) ?? "");
  return (
    small.size > 0 &&
    [...small].every((word) => large.has(word)) &&
    (fold(found).includes(town) || small.size / large.size >= 0.5)
  );
}

function digits(text: string): string {
  return text.replace(/\D/g, "");
}
