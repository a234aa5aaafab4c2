import { isBreak } from "../text/segments.ts";
import { type Token, tokenise } from "../text/tokenise.ts";
import { FINITE_FORMS, PARTICLES } from "./separable-verbs.data.ts";

/** No clause of a CV is longer, in words. */
const LONGEST = 14;

interface Separable {
  /** "einbauen", as the tables have it. */
  readonly infinitive: Token;
  /** The place of the particle. */
  readonly end: number;
}

let known: ReadonlyMap<string, string> | null = null;

/** Infinitives by their finite forms, each as a text is read. */
function finiteForms(): ReadonlyMap<string, string> {
  known ??= new Map(
    Object.entries(FINITE_FORMS).flatMap(([infinitive, forms]) =>
      forms.split(" ").map((form) => [normOf(form), normOf(infinitive)] as const),
    ),
  );
  return known;
}

/** "Baute Fenster und Türen ein": the verb whose particle ends the clause, or null. */
export function separableAt(tokens: readonly Token[], at: number): Separable | null {
  const first = tokens[at];
  const base = first && finiteForms().get(first.norm);
  if (first === undefined || base === undefined) return null;
  for (let end = at + 2; end <= at + LONGEST; end += 1) {
    const token = tokens[end];
    if (token === undefined || token.norm === "." || token.norm === ";") return null;
    const next = tokens[end + 1];
    if (PARTICLES.has(token.norm) && (next === undefined || isBreak(next)))
      return { infinitive: { ...first, norm: token.norm + base }, end };
  }
  return null;
}

function normOf(word: string): string {
  return tokenise(word)[0]?.norm ?? word;
}
