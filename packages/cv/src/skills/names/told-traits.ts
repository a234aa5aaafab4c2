import type { Candidate } from "../graph/pattern-index.ts";
import type { SkillPattern, Surroundings } from "./letter-case.ts";
import { isToldInEnglish } from "./told-traits-in-english.ts";
import { isToldInOtherLanguage } from "./told-traits-in-other-languages.ts";

/** Letters of what may stand before one of a row of traits. */
const LONGEST_ROW = 110;
/** "I am patient with people and …", "ich arbeite ruhig und …". */
const I_AM =
  /(?<![\p{L}])(?:I am|I['’]m|(?:ich )?(?:bin|arbeite)|je suis|soy|sou|sono una? persona|sono|ik (?:ben|werk)) (?:(?:an?|eine?|une?|um|uma|very|quite|always|also|both|naturally|extremely|highly|equally|sehr|immer|stets|gerne?|auch|très|toujours|muy|siempre|muito|sempre|molto|heel|altijd|graag|zeer) )*(?:\p{Ll}[\p{Ll}-]+(?: with \p{Ll}+)?(?:,? (?:and|but|und|et|y|e|en) |, )(?:(?:very|always|also|sehr|immer|auch) )*)*$/iu;

/** "I am responsible for the crop", "responsable de la caisse": what somebody has to do, and no trait. */
const FOR_WHAT =
  /^ (?:for|of|für|von|de|d['’]|du|des|del|della|delle|dello|do|da|dos|das|di|por|per|voor|van)(?!\p{L})/u;

/** Who helps others on says it by whom: "mentored two interns", "mentor to new starters", "coaching of first-time managers". */
const HELPS_ON = /^(?:mentor(?:s|ed|ing)?|coaching)$/i;
const WHOM =
  /^ (?:(?:to|of|for|in) )?(?!the year\b)(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|several|many|some|new|our|my|the|an?|other|all|junior|student|trainee|associate|young(?:er)?|first-time|less experienced)\b)/i;

/** The name of a trait where it stands in its text. */
export interface ToldTrait {
  readonly before: string;
  readonly name: string;
  readonly behind: string;
}

/**
 * What people say that they are, as a list of skills would have it: behind "I am" and in brackets, and in a few words
 * about oneself as its language tells it.
 */
export function isToldTrait(
  { skill, alias }: SkillPattern,
  { from, to }: Candidate,
  { run, tokens }: Surroundings,
): boolean {
  if (skill.class !== "soft") return false;
  const start = tokens[from]?.start ?? 0;
  const end = tokens[to - 1]?.end ?? start;
  const before = run.text.slice(Math.max(0, start - LONGEST_ROW), start);
  const trait = { before, name: run.text.slice(start, end), behind: run.text.slice(end) };
  const isListed = alias.use === "listed";
  if (HELPS_ON.test(trait.name)) return run.isOfOneself !== true && helpsOn(trait);
  if (isListed && to - from === 1 && I_AM.test(before) && !FOR_WHAT.test(trait.behind)) return true;
  if (alias.foreign) return run.isOfOneself === true && isToldInOtherLanguage(trait);
  if (isListed && before.endsWith("(") && trait.behind.startsWith(")")) return true;
  return isListed && run.isOfOneself === true && isToldInEnglish(trait);
}

/** "Coaching a team" is of any sport: it is said of whom. */
function helpsOn({ name, behind }: ToldTrait): boolean {
  return WHOM.test(behind) && (/^mentor/i.test(name) || behind.startsWith(" of "));
}
