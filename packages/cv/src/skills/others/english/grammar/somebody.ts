import { canonicalSkill } from "../../../graph/canonical-skill.ts";
import { FIRM } from "../../people.data.ts";
import type { Word } from "./sentences.ts";
import { IS_FOLK, IS_PERSON } from "./whose-subject.ts";
import { BE, DETERMINERS, OPENERS, PREPOSITIONS } from "./words.data.ts";

const FIRMS = new RegExp(`^(?:${FIRM})(?:e?s)?$`);
const GROUP =
  /^(?:team|teams|office|desk|unit|society|service|services|hands|side|guy|guys|brigade|university|works|house|people|specialists?|staff|bodies|body|authority|ministry|council|police|dealers?|vendors?|it|hr|finance|accounts|procurement|management|headquarters|hq|subcontractors?|freelancers?|outsiders?|others|somebody|someone|bureaus?|dietitian|provider|providers|ones?|director|officers?|attorneys?|counsel|regiment|department|departments|practitioner|monteurs?|ladies|gentleman|ministries|seniors?|juniors?|pair|snapper|maker|makers|gang|gangs|crew|crews|level)$/;
const PLAIN_FOLK = /^(?:men|women|lads|girls|boys|people|folks?|ladies)$/;
const OWN_GROUP = /^(?:team|teams|crew|gang|staff|people|hands|side|unit)$/;
/** Behind "a" and "the", people by the ending of what they do: "a forwarder", "the auditor". */
const DOER =
  /^(?!(?:b|c|ch|comput|corn|count|bord|cent|clust|contain|err|fact|fath|filt|fold|lad|lett|matt|meet|mot|mo|numb|ord|oth|ov|pap|pow|print|quart|riv|rout|scann|sens|serv|silv|summ|tow|tract|und|us|wat|weath|wint|trig|tim|track|calcul|gener|indicat|monit|process|invert)(?:er|or)$)[a-z-]{2,}(?:er|or|man|woman)$/;
const NO_NAME =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|easter|ramadan|excel|email|gps|hand|lot|lots|ph|q1|q2|q3|q4)$/;

/** Whether the words from `at` on name somebody who is not the writer: "the visiting therapist", "BI team", "Bachy". */
export function isSomebody(words: readonly Word[], at: number): boolean {
  const first = words[at];
  if (first === undefined || first.sign !== null || NO_OTHERS.test(first.norm)) return false;
  const name = nameFrom(words, at);
  if (name.some(({ norm }) => norm === "me" || norm === "own")) return false;
  const determiner = DETERMINERS.has(first.norm) ? first.norm : null;
  const nouns = determiner === null ? name : name.slice(1);
  const hasModifier = nouns.length > 1;
  const isOurs = determiner === "my" || determiner === "our";
  for (const { norm } of nouns) {
    // "By our team": the writer is one of them.
    if (isOurs && OWN_GROUP.test(norm)) return false;
    if (isFolk(norm, determiner) || isGroup(norm, determiner, hasModifier)) return true;
  }
  return isNamed(name);
}

const NO_OTHERS = /^(?:me|myself|us|ourselves|which|what|how|hand|phone)$/;

/** The words of a name, up to what says more of the work. */
function nameFrom(words: readonly Word[], at: number): readonly Word[] {
  const named = words.slice(at, at + LONGEST_NAME);
  const cut = named.findIndex(
    ({ norm, sign }, index) =>
      index > 0 &&
      (sign !== null || PREPOSITIONS.has(norm) || BE.has(norm) || norm === "and" || OPENERS.has(norm)),
  );
  return cut < 0 ? named : named.slice(0, cut);
}

/** In words. */
const LONGEST_NAME = 5;

/** "Contractors", "the auditor", "a forwarder". */
function isFolk(norm: string, determiner: string | null): boolean {
  if (IS_FOLK.test(norm) || PLAIN_FOLK.test(norm)) return true;
  return determiner !== null && (IS_PERSON.test(norm) || FIRMS.test(norm) || DOER.test(norm));
}

/** "The council", "the night crew"; "the crew" may be the writer's. */
function isGroup(norm: string, determiner: string | null, hasModifier: boolean): boolean {
  return GROUP.test(norm) && (hasModifier || !mayHoldWriter(norm, determiner));
}

/** "The team", "staff"; "a crew" is another. */
function mayHoldWriter(group: string, determiner: string | null): boolean {
  return OWN_GROUP.test(group) && (determiner === null || /^(?:my|our|the)$/.test(determiner));
}

/** "Bachy", "Rain Bird", "Schlumberger hands": a name that is none of a tool or a time. */
function isNamed(name: readonly Word[]): boolean {
  const [first] = name;
  if (first?.isCapital !== true || NO_NAME.test(first.norm) || /\d/.test(first.norm)) return false;
  const capitals = name.filter(({ isCapital }) => isCapital).map(({ norm }) => norm);
  // "By Westgard rules"
  const last = name.at(-1);
  if (last?.isCapital === false && !/^(?:and|hands|people|staff|men|ltd|plc|team)$/.test(last.norm))
    return false;
  return canonicalSkill(capitals.join(" ")) === null && canonicalSkill(first.norm) === null;
}
