import { canonicalSkill } from "../graph/canonical-skill.ts";
import type { TextRange } from "../text/negation.ts";
import { ADVERBS, BE, DETERMINERS, OPENERS, PREPOSITIONS, WRITER } from "./english-grammar.data.ts";
import { type Word, wordsOf } from "./english-sentences.ts";
import { verbForm } from "./english-verbs.ts";
import { IS_FOLK, IS_PERSON } from "./english-whose-subject.ts";
import { FIRM } from "./people.data.ts";

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
  /^(?:used|read|seen|approved|adopted|accepted|praised|chosen|tested|reviewed|checked|signed|visited|trusted|liked|loved|followed|ordered|bought|required|requested|wanted|needed|asked|audited|graded|rated|recogni[sz]ed|supported|driven|caused|delayed|served|taught|trained|shown|mentored|coached|awarded|invited|hired|promoted|named|elected|noticed|certified|accredited|licensed|registered|funded|financed|sponsored|paid|supervised|selected|told|guided|shared|enjoyed|viewed|downloaded|assessed|cited|quoted|copied|recommended|referred|commended|featured|judged|measured|preceded|surrounded|caught|reduced|cut|raised|improved|increased|halved|doubled|given|granted|issued|won|held|owned|set|accompanied|assisted|backed|inspected|verified|inspired|commissioned|published|written off|placed|left|started|offered|discovered|reported|raised|missed|engaged|employed|contracted|appointed|passed|entered|booked|made possible|submitted|sent|received|brought|returned)$/;
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
  let last = behindTool(words, by - 1);
  while (BESIDE.test(words[last]?.norm ?? "") && words[last]?.sign === null) last -= 1;
  const behind = last;
  if (PARTICLE.test(words[last]?.norm ?? "")) last -= 1;
  const deed = words[last];
  if (deed === undefined) return null;
  const isDone = PARTICIPLE.test(deed.norm) && !isNounHere(words, last);
  if (isDone && NOT_THE_WORK.test(deed.norm) && !isInHand(words, last)) return null;
  // "Ingested in Spark, modelled by the analysts in LookML"
  if (isDone && deed.sign !== null) return deed.sign === "," ? last : null;
  // A particle belongs to a deed: "trade-ins by the dealer" has none.
  if (!isDone && (last !== behind || ASKED_OF_OTHERS.test(deed.norm))) return null;
  let end = isDone ? last : last + 1;
  while (end > 0 && words[end]?.sign === null && BESIDE.test(words[end - 1]?.norm ?? "")) end -= 1;
  while (end > 0 && words[end - 1]?.norm.endsWith("ly") && isDone) end -= 1;
  const hasVerb = end > 0 && words[end]?.sign === null && BE.has(words[end - 1]?.norm ?? "");
  if (hasVerb) end -= 1;
  const from = workStart(words, end - 1);
  if (from >= end) return null;
  const work = words.slice(from, end);
  if (leadsAsDeed(words, from, end, hasVerb)) return null;
  // "Payroll for firms run by families": what is run is not the payroll.
  if (!hasVerb && isDone && work.some(({ norm }) => PREPOSITIONS.has(norm) && norm !== "of")) return null;
  if (!isDone && work.some(({ norm }) => /^(?:to|for|from|in|on|at)$/.test(norm))) return null;
  // "My reports are edited by the chief"
  if (/^(?:my|whose|which|that|who|this|it|they|all|both)$/.test(work[0]?.norm ?? "")) return null;
  return from;
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

/** "The need", "a bleed": a noun that ends as what was done. */
function isNounHere(words: readonly Word[], at: number): boolean {
  return /^(?:seed|speed|feed|weed|bed|shed|red|need|embed)$/.test(words[at]?.norm ?? "");
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

const FIRMS = new RegExp(`^(?:${FIRM})(?:e?s)?$`);
const GROUP =
  /^(?:team|teams|office|desk|unit|bureau|society|service|services|hands|side|guy|guys|brigade|university|works|house|people|specialists?|staff|bodies|body|authority|ministry|council|police|dealers?|vendors?|it|hr|finance|accounts|procurement|management|headquarters|hq|subcontractors?|freelancers?|outsiders?|others|somebody|someone|bureaus?|dietitian|vendor|provider|providers|ones?|director|officers?|attorneys?|counsel|regiment|department|departments|practitioner|monteurs?|ladies|gentleman|ministries|seniors?|juniors?|pair|snapper|maker|makers|gang|gangs|crew|crews|level)$/;
const PLAIN_FOLK = /^(?:men|women|lads|girls|boys|people|folks?|ladies)$/;
const OWN_GROUP = /^(?:team|teams|crew|gang|staff|people|hands|side|unit)$/;
/** Behind "a" and "the", people by the ending of what they do: "a forwarder", "the auditor". */
const DOER =
  /^(?!(?:b|c|ch|comput|corn|count|bord|cent|clust|contain|err|fact|fath|filt|fold|lad|lett|matt|meet|mot|mo|numb|ord|oth|ov|pap|pow|print|quart|riv|rout|scann|sens|serv|silv|summ|tow|tract|und|us|wat|weath|wint|trig|tim|track|calcul|gener|indicat|monit|process|invert)(?:er|or)$)[a-z-]{2,}(?:er|or|man|woman)$/;
const NO_NAME =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|easter|ramadan|excel|email|gps|hand|lot|lots|ph|q1|q2|q3|q4)$/;

/** Whether the words from `at` on name somebody who is not the writer. */
function isSomebody(words: readonly Word[], at: number): boolean {
  const first = words[at];
  if (first === undefined || first.sign !== null) return false;
  if (/^(?:me|myself|us|ourselves|which|what|how|hand|phone)$/.test(first.norm)) return false;
  const named = words.slice(at, at + 5);
  const cut = named.findIndex(
    ({ norm, sign }, index) =>
      index > 0 &&
      (sign !== null || PREPOSITIONS.has(norm) || BE.has(norm) || norm === "and" || OPENERS.has(norm)),
  );
  const name = cut < 0 ? named : named.slice(0, cut);
  if (name.some(({ norm }) => norm === "me" || norm === "own")) return false;
  const isOwn = /^(?:my|our|the)$/.test(first.norm);
  const hasModifier = name.length > (DETERMINERS.has(first.norm) ? 2 : 1);
  for (const [index, { norm }] of name.entries()) {
    if (index === 0 && DETERMINERS.has(norm)) continue;
    const isGroup =
      GROUP.test(norm) && (hasModifier || !(isOwn || !DETERMINERS.has(first.norm)) || !OWN_GROUP.test(norm));
    if (/^(?:my|our)$/.test(first.norm) && OWN_GROUP.test(norm)) return false;
    if (
      IS_FOLK.test(norm) ||
      PLAIN_FOLK.test(norm) ||
      (DETERMINERS.has(first.norm) && (IS_PERSON.test(norm) || FIRMS.test(norm) || DOER.test(norm))) ||
      isGroup
    )
      return true;
  }
  return isNamed(name);
}

/** "Bachy", "Rain Bird", "Schlumberger hands": a name that is none of a tool or a time. */
function isNamed(name: readonly Word[]): boolean {
  const [title] = name;
  const isTitled = /^(?:old|young|mr|mrs|ms|dr|sister|uncle|aunt|father)$/.test(title?.norm ?? "");
  const first = isTitled ? name[1] : title;
  if (first?.isCapital !== true || NO_NAME.test(first.norm) || /\d/.test(first.norm)) return false;
  const capitals = name.filter(({ isCapital }) => isCapital).map(({ norm }) => norm);
  // "By Westgard rules"
  const last = name.at(-1);
  if (last?.isCapital === false && !/^(?:and|hands|people|staff|men|ltd|plc|team)$/.test(last.norm))
    return false;
  return canonicalSkill(capitals.join(" ")) === null && canonicalSkill(first.norm) === null;
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
