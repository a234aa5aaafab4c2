import { endsSegment } from "../text/segments.ts";
import { TOOL_HEAD } from "../text/words.ts";
import type { Hit, ReadRun } from "./read-run.ts";

/** What work is done in: "closed the month in Oracle", "Bestellungen in Sage", "tests dans Espresso". */
const WORKED_IN = /^(?:in|using|via|dans|sous|em|no|nel|su)$/;
/** The like behind its name: "Koha में", "Oracle மூலம்", "Sage භාවිතයෙන්". */
const WORKED_IN_BEHIND = /^(?:में|द्वारा|இல்|மூலம்|வழியாக|கொண்டு|பயன்படுத்தி|භාවිතයෙන්|මගින්|හරහා|ඔස්සේ)$/;
/** Places, times and occasions that tools are named after, too. */
const PLACE_OR_TIME =
  /^(?:spring|phoenix|delphi|cordova|carthage|galileo|java|cypress|room|express|less|unity|harbor|swing|sequence|teams|access)$/;
const LIVES =
  /^(?:live|lived|living|born|based|grew|located|situated|interested|believe|trust|resident|lead|led)$/;

/** An ambiguous name that the work told of leads to, at the end of its piece of the sentence. */
export function isWorkedIn({ from, to, alias }: Hit, { tokens, run }: ReadRun): boolean {
  const before = tokens[from - 1];
  const work = tokens[from - 2];
  if (run.style !== "listing" && WORKED_IN_BEHIND.test(tokens[to]?.norm ?? ""))
    return !PLACE_OR_TIME.test(alias.text.toLowerCase());
  if (run.style === "listing" || before === undefined || work === undefined) return false;
  if (!WORKED_IN.test(before.norm) || work.symbol || LIVES.test(work.norm)) return false;
  return !PLACE_OR_TIME.test(alias.text.toLowerCase()) && endsSegment(tokens, to);
}

/** Inside the sentence, where a capital says something, and after a word that tools follow. */
export function standsLikeTool(hit: Hit, read: ReadRun): boolean {
  const before = read.tokens[hit.from - 1];
  return before !== undefined && TOOL_HEAD.has(before.norm);
}
