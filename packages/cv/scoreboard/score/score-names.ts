import type { Named } from "../../corpus/truth.ts";
import type { Outcome } from "./counts.ts";
import { spelt, tokens } from "./fold.ts";
import { matchLists } from "./match-lists.ts";
import { nearEqual } from "./near-equal.ts";

/** Either spelling counts, without case; British or American, singular or plural are no difference. */
export function isNamed(expected: Named, found: string): boolean {
  const wanted = spelt(found);
  return [expected.name, ...expected.aliases].some((name) => spelt(name) === wanted);
}

/** Human languages by their English names. */
export function scoreLanguages(expected: readonly Named[], found: readonly string[]): Outcome {
  return matchLists(expected, found, {
    isSame: isNamed,
    sayExpected: (item) => item.name,
    sayFound: (item) => item,
    repeats: true,
  }).outcome;
}

export function scoreCertifications(
  expected: readonly Named[],
  optional: readonly Named[],
  found: readonly string[],
): Outcome {
  return matchLists(expected, found, {
    isSame: isCertificate,
    isIgnored: (item) => optional.some((other) => isCertificate(other, item)),
    sayExpected: (item) => item.name,
    sayFound: (item) => item,
    repeats: true,
  }).outcome;
}

/** Certificates are written with their codes and issuers around them: the name must stand in what was found. */
function isCertificate(expected: Named, found: string): boolean {
  const line = ` ${tokens(found).join(" ")} `;
  return [expected.name, ...expected.aliases].some(
    (name) => nearEqual(name, found) || line.includes(` ${tokens(name).join(" ")} `),
  );
}
