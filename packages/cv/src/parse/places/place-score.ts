import { wordSet } from "../../word-set.ts";
import { compilePhrases, list, type PhraseTable } from "../text/phrases.ts";
import type { Token } from "../text/tokens.ts";
import { lazy } from "../vocabulary/vocabularies.ts";
import { CITIES, PLACE_WORDS } from "./cities.data.ts";
import { COUNTRIES } from "./countries.data.ts";

const countries = lazy(
  (): PhraseTable<string> =>
    compilePhrases(
      Object.entries(COUNTRIES).flatMap(([code, names]) => list(names).map((name) => [name, code] as const)),
    ),
);

const places = lazy(
  (): PhraseTable<true> =>
    compilePhrases([...list(CITIES), ...list(PLACE_WORDS)].map((name) => [name, true] as const)),
);

/** Postal short forms of states and provinces, only as capitals behind a comma: "Austin, TX". */
const STATES = wordSet(
  `al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy dc
   on qc bc ab mb sk ns nb nl pe nsw vic qld sa act nt tas sp rj mg rs pr ba df`,
);

export function isState(word: string): boolean {
  return STATES.has(word);
}

/**
 * How far a piece of text is a place and nothing else: 3 for known names ("Kandy, Sri Lanka"), 2 where
 * only its last part is known, 0 otherwise.
 */
export function placeScore(tokens: readonly Token[]): number {
  const parts = splitParts(tokens);
  if (parts.length === 0 || parts.length > 6) return 0;
  const known = parts.filter((part, index) => isKnownPlace(part, index > 0)).length;
  if (known === parts.length) return 3;
  const last = parts.at(-1);
  return parts.length > 1 && last !== undefined && isKnownPlace(last, true) ? 2 : 0;
}

/** ISO code of the first country named in the text, null when none is. */
export function findCountry(tokens: readonly Token[]): string | null {
  for (let i = 0; i < tokens.length; i++) {
    const match = countries().matchAt(tokens, i);
    if (match !== null) return match.value;
  }
  return null;
}

/** True for the name of a country and nothing else. */
export function isCountry(tokens: readonly Token[]): boolean {
  return countries().matchAll(tokens) !== null;
}

/** True when a known place or country stands anywhere in the text. */
export function hasPlace(tokens: readonly Token[]): boolean {
  for (let i = 0; i < tokens.length; i++) {
    if (
      tokens[i]?.kind === "word" &&
      (countries().matchAt(tokens, i) ?? places().matchAt(tokens, i)) !== null
    )
      return true;
  }
  return false;
}

function isKnownPlace(tokens: readonly Token[], behindComma: boolean): boolean {
  const words = tokens.filter(({ kind }) => kind !== "number");
  if (words.length === 0) return false;
  if (countries().matchAll(words) !== null || places().matchAll(words) !== null) return true;
  if (behindComma && words.length > 1 && REGION.test(words[0]?.text ?? "")) return true;
  const [only] = words;
  if (behindComma && words.length === 1 && only !== undefined) return STATES.has(only.text);
  // "Greater London Area", "Colombo 07", "Kandy District".
  const inner = words.filter(({ text }) => !AROUND_TOWN.has(text));
  return (
    inner.length > 0 &&
    inner.length < words.length &&
    (places().matchAll(inner) !== null || countries().matchAll(inner) !== null)
  );
}

const AROUND_TOWN = wordSet(
  "greater and und et y e en surrounding surroundings umgebung environs alrededores dintorni omgeving county area region district city province metro metropolitan north south east west central upon",
);

/** "Región del Biobío", "Co. Cork", "Provincia di Nuoro". */
const REGION =
  /^(?:region|provincia|province|departamento|departement|distrito|comuna|county|co|kanton|landkreis|kreis|estado|bezirk)$/;

function splitParts(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === "mark" && /^[,()|/·•-]$/.test(token.text) && !isInner(token, tokens)) parts.push([]);
    else if (!(token.kind === "mark" && token.text === ".")) parts.at(-1)?.push(token);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}

/** A dash inside a name: "Aix-en-Provence". */
function isInner(mark: Token, tokens: readonly Token[]): boolean {
  if (mark.text !== "-") return false;
  const index = tokens.indexOf(mark);
  return tokens[index - 1]?.end === mark.start && tokens[index + 1]?.start === mark.end;
}
