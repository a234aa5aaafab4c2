import { dropForeignWords } from "../text/english-text.ts";
import type { CvRead, Writer } from "./cv-read.ts";
import { dropLeisureLists } from "./leisure-lists.ts";
import { ofFragments } from "./of-fragments.ts";
import { ofRows } from "./of-rows.ts";
import { dropPlainVerbs } from "./own-list.ts";
import { settleCompany } from "./settle-company.ts";
import { settleComposed } from "./settle-composed.ts";
import { settleMentions } from "./settle-mentions.ts";
import { settleOutsiders } from "./settle-outsiders.ts";

/** Takes names away that the rest of the CV does not bear out. */
type Step = (reads: readonly CvRead[], writer: Writer) => readonly CvRead[];

/** What a step leaves is what the next one judges by. */
const STEPS: readonly Step[] = [
  // "Smoked", "did brakes": plain verbs name a craft in the CV of one alone.
  dropPlainVerbs,
  // "A school extension" is no "extensions de cheveux": single words of a language that the CV is not in.
  dropForeignWords,
  // "Cleaned the fish tank" at a dentist's: a verb and its object outside of the person's line of work.
  settleComposed,
  // "Services in Go on Kubernetes": ambiguous names stay where sure ones, the trade or the calling vouch for them.
  (reads, writer) => {
    const [fragments, rows] = [ofFragments(writer), ofRows(writer)];
    return settleCompany(reads, writer, (hit, read) => fragments(hit, read) || rows(hit, read));
  },
  // A controller's "welding", a courier's "COD": lone words and abbreviations of another line of work.
  settleOutsiders,
  // "Permits for food stalls and quarrying": what a sentence of another line of work only leads to.
  settleMentions,
  // "Otherwise: carpentry, baking" of a bookkeeper: lists of pastimes.
  dropLeisureLists,
];

/** The stretches with the names that the CV as a whole bears out. */
export function settleNames(reads: readonly CvRead[], writer: Writer): readonly CvRead[] {
  return STEPS.reduce((left, step) => step(left, writer), reads);
}
