import { compilePhrases, list } from "../../text/phrases.ts";
import { lazy, VOCABULARIES } from "../../vocabulary/vocabularies.ts";
import type { Row } from "./rows.ts";

const categories = lazy(() =>
  compilePhrases(
    VOCABULARIES.flatMap(({ headings, kinds }) =>
      [
        headings.experience,
        headings.volunteering,
        headings.other,
        kinds.freelance,
        kinds.internship,
        OTHERS,
      ].flatMap((phrases) => list(phrases ?? "").map((phrase) => [phrase, true] as const)),
    ),
  ),
);

const OTHERS =
  "other|others|various|andere|weitere|autre|autres|divers|otro|otros|otras|varios|outro|outros|outras|altro|altri|altre|varie|overig|overige|diversen";

/**
 * "Freelance", "Otros" over "Web Developer, Brightleaf" with dates: a kind of work that parts the section, and no firm,
 * for the header below it names one itself.
 */
export function isCategoryOver(row: Row, next: Row | undefined): boolean {
  if (next === undefined || row.span !== null || row.label !== null || row.view.line.bullet) return false;
  if (row.view.tokens.length > 4 || categories().matchAll(row.view.tokens) !== true) return false;
  const [title, ...rest] = next.atoms;
  return (
    next.span !== null &&
    title !== undefined &&
    title.title >= 2 &&
    rest.some(({ title: other, place, link }) => link !== "bracket" && other < 2 && place < 2)
  );
}
