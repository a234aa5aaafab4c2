import { anyCase } from "../parse/text/patterns/any-case.ts";
import { SMALL } from "./then-and-now.ts";

/** What somebody's work made others do or spared them: a causative in the past, not of oneself. */
const CAUSED = [
  String.raw`(?<!(?:me|mi)\s)(?:(?:led|got|forced|prompted|persuaded|convinced)\s(?!me\s|us\s|to\s)[^.;,]{2,40}?\sto\s(?!the\s|an?\s|my\s|our\s)\p{L}{3,}|so that)`,
  String.raw`(?:führten?|brachten?\s[^.;,]{2,30}) dazu, dass`,
  String.raw`(?<!(?:m|nous)['’\s])(?:a|ont) (?:fait|permis (?:à|de|d['’])|conduit|mené|abouti|obligé|poussé|évité)`,
  String.raw`(?<!\b(?:me|nos)\s)(?:hizo (?:que|\p{L}+[aei]r)|llevó (?:al?|a l[ao]s?)|obligó|logró que|consiguió que|permitió (?:que|a))`,
  String.raw`(?<!\b(?:me|nos)\s)(?:fez (?:com que|\p{L}+[aei]r)|levou (?:ao?s?|à)|obrigou|permitiu (?:que|a))`,
  String.raw`(?<!\b(?:mi|ci)\s)(?:ha|hanno) (?:fatto \p{L}+re|permesso a|portato a(?:ll[aeo]?|gli|i)?|costretto|convinto|evitato)`,
].join("|");

const CONSEQUENCE = anyCase(
  new RegExp(
    String.raw`(?<!\p{L})(?:${CAUSED})(?!\p{L})[^.;]{0,50}?(?<![\p{L}\p{Nd}])(?<figure>${SMALL}\s(?:\p{L}+\s)?\p{L}{3,})`,
    "iu",
  ),
);

/** "so that six people are always on" plans; "so that 40 farmers did not lose" tells. */
const PLANNED = /(?<!\p{L})so that (?!.*(?:did not|didn['’]t|could|no longer|kept|got|was|were)(?!\p{L}))/iu;

/** What followed from the work, with its figure: "a fait rouvrir 31 dossiers"; null without such. */
export function findConsequence(sentence: string): string | null {
  if (PLANNED.test(sentence)) return null;
  return CONSEQUENCE.exec(sentence)?.groups?.figure?.trim() ?? null;
}
