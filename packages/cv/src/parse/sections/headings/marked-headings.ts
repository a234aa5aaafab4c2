import { type Candidate, SURE } from "./heading-styles.ts";

/** What a mark in front of a line takes from its score as a heading. */
export const MARK = 3;

const LEAST = 2;

/**
 * "» About me", "» Where I worked": where lines behind a mark stand out alike, and several of them are headings by their
 * words, the mark belongs to the headings and says nothing against the others.
 */
export function withMarkedHeadings(candidates: readonly Candidate[]): readonly Candidate[] {
  const marked = candidates.filter(({ view, looks }) => view.line.bullet && looks.score >= LOOKS);
  if (marked.length < LEAST) return candidates;
  const looks = Map.groupBy(marked, (candidate) => candidate.looks.signature);
  const own = new Set(
    [...looks].flatMap(([signature, lines]) => (lines.filter(isNamed).length >= LEAST ? [signature] : [])),
  );
  return candidates.map((candidate) =>
    candidate.view.line.bullet && own.has(candidate.looks.signature)
      ? { ...candidate, score: candidate.score + MARK }
      : candidate,
  );
}

/** Bold, or larger. */
const LOOKS = 1.5;

function isNamed({ reading, score }: Candidate): boolean {
  return reading !== null && reading.match !== "cue" && score + MARK >= SURE;
}
