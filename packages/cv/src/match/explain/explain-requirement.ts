import { skillById } from "../../skills/index.ts";
import type { CandidateRole, CandidateSkill, CandidateStudy, ScorePart } from "../../types.ts";
import type { Requirement } from "../job/compile-job.ts";
import type { CompiledProfile, Way } from "../profile/compile-profile.ts";
import { creditInLine, isInTitle, lineCredits, requirementCredit } from "../score.ts";
import { GENERAL_CREDIT, TITLE_WORDS_CREDIT, TRADE_CREDIT } from "../weights.ts";
import { type ComparedRole, lineWord } from "../work/closest-role.ts";
import type { LineOfWork } from "../work/line-of-work.ts";
import { sentence, years } from "./wording.ts";

/** How one requirement was met, in facts: the sentences of the match are written from these. */
export interface Finding {
  readonly phrase: string;
  readonly credit: number;
  readonly maxPoints: number;
  /** 0-1: what it counts beside roles in other lines of work. */
  readonly share: number;
  readonly way: Way | "general" | "part" | "title" | "kin" | "missing";
  /** The candidate's skill that answers, null when none does. */
  readonly skill: CandidateSkill | null;
  /** True where it answers to the whole phrase: of "HTML and CSS" each is a part. */
  readonly isWhole: boolean;
  /** The role whose title answers, null when none does. */
  readonly role: CandidateRole | null;
  /** True where the points are for work in the same or a neighbouring line. */
  readonly byLine: boolean;
  /** The degree that they are for, where it is no work. */
  readonly study: CandidateStudy | null;
}

/** True when the candidate has what is asked; adjacent or more general skills are not it. */
export function isMet({ way }: Finding): boolean {
  return way === "same" || way === "implied" || way === "title";
}

/** What the roles so far have to do with the job. */
interface WorkSoFar {
  readonly line: LineOfWork;
  /** The closest role to the job, if there is any. */
  readonly closest: ComparedRole | undefined;
  /** The degree that is closer than any role, if there is any. */
  readonly study: CandidateStudy | null;
}

/** The best thing in the profile that answers a requirement, and its credit. */
export function findAnswer(
  requirement: Requirement,
  candidate: CompiledProfile,
  { line, closest, study }: WorkSoFar,
): Finding {
  const { phrase, maxPoints } = requirement;
  const credits = lineCredits(line);
  const shown = requirementCredit(requirement, candidate);
  const share = requirement.isField ? credits.field : 1;
  const credit = creditInLine(requirement, shown, credits);
  const answers = requirement.ids.map((id, index) =>
    answerOf(id, requirement.generals[index] ?? [], candidate),
  );
  const finding = (way: Finding["way"], skill: CandidateSkill | null, role: CandidateRole | null = null) => ({
    phrase,
    credit,
    maxPoints,
    share,
    way,
    skill,
    isWhole: requirement.anyOf || requirement.ids.length === 1,
    role,
    byLine: credit > shown * share,
    study: credit > shown * share ? study : null,
  });
  // Of several skills in one phrase the weakest decides whether it is met, unless one is enough.
  const ranked = answers.toSorted((a, b) => b.value - a.value);
  const answer = requirement.anyOf ? ranked[0] : ranked.at(-1);
  if ((answer?.value ?? 0) < TITLE_WORDS_CREDIT && isInTitle(requirement, candidate))
    return finding("title", null, roleNamed(requirement, candidate));
  const isOwnTrade = requirement.lineShare === TRADE_CREDIT && credit > shown * share;
  if (isOwnTrade && closest && closest.past !== "left" && lineWord(closest) === "same")
    return finding("title", null, closest.role);
  if (answer?.skill) return finding(answer.way, answer.skill);
  const best = ranked[0]?.skill;
  if (best) return finding("part", best);
  return finding(credit === 0 ? "missing" : "kin", null);
}

/** The role whose title has the words of a requirement. */
function roleNamed({ words }: Requirement, { profile, titleStems }: CompiledProfile): CandidateRole | null {
  const at = titleStems.findIndex((stems) => words.every(({ stem }) => stems.has(stem)));
  const title = profile.titles[at];
  if (title === undefined) return null;
  return profile.roles?.find((role) => role.title === title) ?? { title, years: null, evidence: [] };
}

interface Answer {
  readonly value: number;
  readonly way: Way | "general";
  readonly skill: CandidateSkill | null;
}

function answerOf(id: string, generals: readonly string[], { credits }: CompiledProfile): Answer {
  const direct = credits.get(id);
  let best: Answer = direct ?? { value: 0, way: "same", skill: null };
  for (const general of generals) {
    const credit = credits.get(general);
    const value = GENERAL_CREDIT * (credit?.value ?? 0);
    if (credit && value > best.value) best = { value, way: "general", skill: credit.skill };
  }
  return best;
}

/** A finding as a part of the score, in words. `source` is what the reason names. */
export function toPart(finding: Finding, source: "CV" | "profile"): ScorePart {
  return {
    rule: `skill.${finding.way}`,
    points: finding.maxPoints * finding.credit,
    maxPoints: finding.maxPoints,
    jobPhrase: finding.phrase,
    ...(finding.skill && finding.isWhole && { cvSkill: finding.skill.name }),
    evidence: finding.skill?.evidence ?? (finding.role ?? finding.study)?.evidence ?? [],
    reason: [reasonFor(finding, source), outsideReason(finding)].filter((one) => one !== "").join(" "),
  };
}

/** From here on a share reads like all of it. */
const NEARLY_ALL = 0.9;

function outsideReason({ share, skill }: Finding): string {
  if (skill === null || share >= NEARLY_ALL) return "";
  return `It was shown outside this line of work and counts for ${Math.round(100 * share)}%.`;
}

function reasonFor({ phrase, way, skill, role, byLine, study }: Finding, source: "CV" | "profile"): string {
  if (role !== null) return roleNames({ phrase, byLine }, role);
  if (way === "kin" && study !== null)
    return `The ${source} does not show ${phrase}; some is given for "${study.name}", which leads to this line of work.`;
  if (way === "kin")
    return `The ${source} does not show ${phrase}; ${byLine ? "some is given for work in the same or a neighbouring line" : "some is given for other skills of the same kind"}.`;
  if (skill === null) return `The ${source} does not show ${phrase}.`;
  if (way === "part") return `The ${source} shows ${skill.name}, not all of "${phrase}".`;
  if (way === "adjacent")
    return `Not ${phrase} itself, but ${skill.name}, which is close to it and counts in part.`;
  if (way === "general")
    return `${skill.name} without ${phrase} in particular: it counts for less than a third.`;
  if (way === "implied") return `${skill.name} includes ${shownName(phrase, skill)}. ${shownHow(skill)}`;
  return shownHow(skill);
}

export function roleNames(
  { phrase, byLine }: Pick<Finding, "phrase" | "byLine">,
  { title }: CandidateRole,
): string {
  return byLine
    ? sentence(`${phrase} is the work of "${title}", though the CV does not name it as a skill.`)
    : `The title "${title}" names ${phrase}.`;
}

function shownName(phrase: string, skill: CandidateSkill): string {
  return phrase.toLowerCase() === skill.name.toLowerCase() ? (skillById(skill.id)?.name ?? phrase) : phrase;
}

/** Less other work than that changes nothing that anyone would see. */
const LEAST_SINCE = 0.5;

function sinceThen({ since = 0 }: CandidateSkill): string {
  return since < LEAST_SINCE ? "" : ` and ${years(since)} of other work since then`;
}

/** What counted, and why not more. */
export function shownHow(skill: CandidateSkill): string {
  if (skill.id.startsWith("language:")) return `${skill.name} is among the languages of the CV.`;
  switch (skill.context) {
    case "position": {
      const where = skill.usedIn === undefined ? "in a position" : `as ${skill.usedIn}`;
      return skill.years > 0
        ? `Used ${skill.name} ${where}; ${years(skill.years)} of use in all${sinceThen(skill)}.`
        : `Used ${skill.name} ${where}; without dates the length of use does not count.`;
    }
    case "project":
      return `Used ${skill.name} in a project; use in a dated position would count more.`;
    case "education":
      return `The education covers ${skill.name}; no position or project shows it in use.`;
    case "summary":
      return `The summary names ${skill.name}; no position or project shows it in use.`;
    case "list":
      return `The list of skills names ${skill.name}; no position or project shows it in use.`;
    case "typed":
      return `Entered by hand: ${skill.name}; no CV shows it.`;
    default:
      return `The CV names ${skill.name}; no position or project shows it in use.`;
  }
}
