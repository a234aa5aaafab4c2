import type { TextRange } from "../../../text/negation.ts";
import { type Word, wordsOf } from "./sentences.ts";
import { isSomebody } from "./somebody.ts";
import { verbForm } from "./verbs.ts";
import { ADVERBS, BE, DETERMINERS, OPENERS, PREPOSITIONS, WRITER } from "./words.data.ts";

/**
 * Work that an English sentence gives to somebody by name or trade, with the work in front: "speech therapy delivered
 * by the visiting therapist", "piling by Bachy", "dashboards are developed by BI team in Power BI".
 */
export function englishWorkByOthers(text: string): TextRange[] {
  if (!/ by /i.test(text)) return [];
  const words = wordsOf(text);
  return words.flatMap((word, at) => {
    if (word.norm !== "by" || word.sign !== null || !isSomebody(words, at + 1)) return [];
    const from = workBefore(words, at);
    if (from === null) return [];
    return [{ start: words[from]?.start ?? 0, end: words[pieceEnd(words, at) - 1]?.end ?? text.length }];
  });
}

/** What is done to the writer's own work too ("reviewed by the board"), and to the writer ("trained by the chef"). */
const NOT_THE_WORK =
  /^(?:used|read|seen|approved|adopted|accepted|praised|chosen|tested|reviewed|checked|signed|visited|trusted|liked|loved|followed|ordered|bought|required|requested|wanted|needed|asked|audited|graded|rated|recogni[sz]ed|supported|driven|caused|delayed|served|taught|trained|shown|mentored|coached|awarded|invited|hired|promoted|named|elected|noticed|certified|accredited|licensed|registered|funded|financed|sponsored|paid|supervised|selected|told|guided|shared|enjoyed|viewed|downloaded|assessed|cited|quoted|copied|recommended|referred|commended|featured|judged|measured|preceded|surrounded|caught|reduced|cut|raised|improved|increased|halved|doubled|given|granted|issued|won|held|owned|set|accompanied|assisted|backed|inspected|verified|inspired|commissioned|published|placed|left|started|offered|discovered|reported|missed|engaged|employed|contracted|appointed|passed|entered|booked|submitted|sent|received|brought|returned)$/;
/** Behind "is" and "were" they say all the same who had it in hand: "the roll-out is driven by the HR team". */
const IN_HAND = /^(?:driven|entered|submitted|booked|started|set|read)$/;
const PARTICIPLE =
  /(?:[^e]ed|built|made|done|run|kept|written|drawn|taken|sold|laid|put|grown|woven|sewn|shot|cast|spun|told|dealt|driven|fed|led|drilled|hung|swept|ground|wound|bent)$/;
/** What others do with the writer's work: "accreditation by the council". */
const ASKED_OF_OTHERS =
  /^(?:accreditations?|approvals?|inspections?|audits?|reviews?|certifications?|assessments?|visits?|orders?|requests?|praise|recognition|sponsorships?|supervision|training|mentoring|promotions?|enquir(?:y|ies)|bookings?|purchases?|complaints?|use|usage|acceptance|adoption|referrals?)$/;
const PARTICLE = /^(?:out|up|off|in|on|down|over|away|through|together|after)$/;
const BESIDE =
  /^(?:itself|themselves|all|now|then|mostly|mainly|only|always|usually|often|later|being|been|still|solely|entirely|also)$/;

/** The first word of the work that was done by whom the word at `by` leads to; null where none stands there. */
function workBefore(words: readonly Word[], by: number): number | null {
  const done = doneBefore(words, by);
  if (done === null) return null;
  const { last, isDeed } = done;
  // "Ingested in Spark, modelled by the analysts in LookML"
  if (isDeed && words[last]?.sign !== null)
    return words[last]?.sign === "," ? (stateBefore(words, last) ?? last) : null;
  let end = isDeed ? beforeManner(words, last) : beforeAdverbs(words, last + 1);
  const hasVerb = end > 0 && words[end]?.sign === null && BE.has(words[end - 1]?.norm ?? "");
  if (hasVerb) end -= 1;
  const from = workStart(words, end - 1);
  if (from >= end || leadsAsDeed(words, from, end, hasVerb)) return null;
  return isTheirs(words.slice(from, end), { isDeed, hasVerb }) ? from : null;
}

/** "Services are in Spring Boot on Kubernetes, handled by the developers": where what is in their hands begins. */
function stateBefore(words: readonly Word[], deed: number): number | null {
  const from = workStart(words, deed - 1);
  const clause = words.slice(from, deed);
  const be = clause.findIndex(({ norm }) => BE.has(norm));
  if (be < 1 || !PREPOSITIONS.has(clause[be + 1]?.norm ?? "")) return null;
  return clause.some(({ norm }) => WRITER.has(norm)) ? null : from;
}

/** The last word that tells of the work before "by": a deed, "delivered", or the work itself, "fieldwork". */
function doneBefore(
  words: readonly Word[],
  by: number,
): { readonly last: number; readonly isDeed: boolean } | null {
  let last = behindTool(words, by - 1);
  while (BESIDE.test(words[last]?.norm ?? "") && words[last]?.sign === null) last -= 1;
  const hasParticle = PARTICLE.test(words[last]?.norm ?? "");
  if (hasParticle) last -= 1;
  const norm = words[last]?.norm;
  if (norm === undefined) return null;
  if (PARTICIPLE.test(norm))
    return NOT_THE_WORK.test(norm) && !isInHand(words, last) ? null : { last, isDeed: true };
  // A particle belongs to a deed: "trade-ins by the dealer" has none.
  return hasParticle || ASKED_OF_OTHERS.test(norm) ? null : { last, isDeed: false };
}

/** "Were freshly laid": where what goes with the deed begins. */
function beforeManner(words: readonly Word[], deed: number): number {
  let end = beforeAdverbs(words, deed);
  while (end > 0 && words[end - 1]?.norm.endsWith("ly")) end -= 1;
  return end;
}

function beforeAdverbs(words: readonly Word[], from: number): number {
  let end = from;
  while (end > 0 && words[end]?.sign === null && BESIDE.test(words[end - 1]?.norm ?? "")) end -= 1;
  return end;
}

/** Whether others did the work itself, and not only what it is for or of. */
function isTheirs(
  work: readonly Word[],
  { isDeed, hasVerb }: { readonly isDeed: boolean; readonly hasVerb: boolean },
): boolean {
  // "My reports are edited by the chief"
  if (/^(?:my|whose|which|that|who|this|it|they|all|both)$/.test(work[0]?.norm ?? "")) return false;
  if (!isDeed) return !work.some(({ norm }) => /^(?:to|for|from|in|on|at)$/.test(norm));
  // "Payroll for firms run by families": what is run is not the payroll.
  return hasVerb || !work.some(({ norm }) => PREPOSITIONS.has(norm) && norm !== "of");
}

/** "Plans drawn in AutoCAD by a draughtsman": the deed stands before what it was done in. */
function behindTool(words: readonly Word[], last: number): number {
  for (let at = last; at > last - 3 && at > 0; at -= 1) {
    if (words[at]?.sign !== null) return last;
    if (/^(?:in|with|on)$/.test(words[at]?.norm ?? ""))
      return at < last && words[at + 1]?.isCapital && PARTICIPLE.test(words[at - 1]?.norm ?? "")
        ? at - 1
        : last;
  }
  return last;
}

function isInHand(words: readonly Word[], deed: number): boolean {
  return IN_HAND.test(words[deed]?.norm ?? "") && BE.has(words[deed - 1]?.norm ?? "");
}

const PARTS = /^(?:but|while|whereas|with|where|though|although|plus)$/;

/** The first word of the clause or piece that `last` ends. */
function workStart(words: readonly Word[], last: number): number {
  let at = last;
  while (at > 0 && words[at]?.sign === null && !PARTS.test(words[at - 1]?.norm ?? "")) {
    if (words[at - 1]?.norm === "and" && saysMore(words, at - 2)) break;
    if (WRITER.has(words[at - 1]?.norm ?? "")) break;
    at -= 1;
  }
  while (
    at < last &&
    (ADVERBS.has(words[at]?.norm ?? "") || PARTS.test(words[at]?.norm ?? "") || words[at]?.norm === "and")
  )
    at += 1;
  return at;
}

/** Whether what comes before an "and" has a verb of its own. */
function saysMore(words: readonly Word[], last: number): boolean {
  let from = last;
  while (from > 0 && words[from]?.sign === null) from -= 1;
  return words
    .slice(from, last + 1)
    .some(({ norm }, at) => isDeed(norm) && (at === 0 || !verbForm(norm)?.isNoun));
}

function isDeed(norm: string): boolean {
  const form = verbForm(norm);
  if (form === undefined) return /[^e]ed$/.test(norm);
  return form.isPast === true || form.isFinite === true || form.isThird === true || form.isBase === true;
}

/** "Arranged welding done by a firm": the writer's verb stands in front. */
function leadsAsDeed(words: readonly Word[], from: number, end: number, hasVerb: boolean): boolean {
  const first = words[from];
  if (first === undefined || DETERMINERS.has(first.norm)) return false;
  if (WRITER.has(words[from - 1]?.norm ?? "") && words[from]?.sign === null) return true;
  if (PREPOSITIONS.has(first.norm)) return true;
  if (OPENERS.has(first.norm)) return true;
  if (first.norm.endsWith("ing")) {
    // "Directional drilling by", "wiring is done by"; "managing works carried out by"
    return (
      !hasVerb && end - from > 1 && !words.slice(from + 1, end).every(({ norm }) => norm.endsWith("ing"))
    );
  }
  if (/[^e]ed$/.test(first.norm)) return end - from > 1 || !hasVerb;
  const form = verbForm(first.norm);
  if (form === undefined || form.isNoun === true) return false;
  return !(hasVerb && form.isThird === true);
}

/** The first word behind the piece that `at` is in. */
function pieceEnd(words: readonly Word[], at: number): number {
  for (let end = at + 1; end < words.length; end += 1) {
    const { sign, norm } = words[end] ?? {};
    if (sign !== null || WRITER.has(norm ?? "") || PARTS.test(norm ?? "")) return end;
    if (norm === "and" && end > at + 2) return end;
  }
  return words.length;
}
