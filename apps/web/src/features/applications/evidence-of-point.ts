import type { ScorePart } from "@rolecall/contracts/applications/match";
import type { Evidence } from "../cv/evidence/evidence-context.tsx";

/** A name ends where no letter, digit or sign of a name follows: "C" is not in "C++", nor "Java" in "JavaScript". */
const EDGE = String.raw`[\p{L}\p{N}+#]`;

/**
 * The lines of the CV behind a sentence of the summary: those of the parts of the score that it speaks of,
 * by the reason it repeats or by the words of the job it names.
 */
export function evidenceOfPoint(point: string, parts: readonly ScorePart[]): Evidence[] {
  const said = parts.filter(({ reason }) => point.startsWith(reason));
  const spokenOf = said.length > 0 ? said : parts.filter(({ jobPhrase }) => names(point, jobPhrase));
  const evidence = spokenOf.flatMap((part) => part.evidence);
  return [...new Map(evidence.map((one) => [`${one.line} ${one.quote}`, one])).values()];
}

function names(point: string, phrase: string): boolean {
  const escaped = phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<!${EDGE})${escaped}(?!${EDGE})`, "iu").test(point);
}
