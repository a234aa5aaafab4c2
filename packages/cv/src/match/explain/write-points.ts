import type { CandidateSkill } from "../../types.ts";
import { lineWord } from "../work/closest-role.ts";
import { type Finding, isMet, roleNames, shownHow } from "./explain-requirement.ts";
import {
  missingFindings,
  nearFindings,
  onlyNamed,
  phrases,
  SAME_LINE_OF_WORK,
  type Story,
  used,
} from "./story.ts";
import { list, verb, withArticle, years } from "./wording.ts";
import { countedSentence } from "./write-assessment.ts";

const MAX_POINTS = 5;
const MAX_USED = 3;

/** What speaks for the candidate, the best shown first. */
export function writeStrengths(story: Story): string[] {
  const { job, profile, counted } = story;
  const points = [...usedSkills(story), ...story.findings.flatMap(titleStrength)].slice(0, MAX_USED);
  const named = onlyNamed(story);
  if (named.length > 0) points.push(`The ${story.source} names ${list(phrases(named))}.`);
  const isEnough = profile.totalYears !== null && profile.totalYears >= job.requiredYears;
  if (isEnough && job.requiredYears > 0 && counted === null)
    points.push(
      `${years(profile.totalYears ?? 0)} of work against the ${years(job.requiredYears)} required.`,
    );
  points.push(...roleStrength(story));
  return [...points.slice(0, MAX_POINTS), ...niceToHaveStrength(story)];
}

function niceToHaveStrength({ niceToHave, source }: Story): string[] {
  const had = niceToHave.filter(isMet);
  if (had.length === 0) return [];
  return [
    `The ${source} also shows ${list(phrases(had))}, which ${verb(had.length, "is", "are")} nice to have.`,
  ];
}

function titleStrength(finding: Finding): string[] {
  return finding.role === null || finding.byLine ? [] : [roleNames(finding, finding.role)];
}

function roleStrength({ roles, title, profile }: Story): string[] {
  const [closest] = roles;
  const word = closest && lineWord(closest);
  if (closest && word === "same") return [`Has worked as ${withArticle(closest.role.title)}.`];
  if (closest && (word === "close" || word === "next"))
    return [`Work as ${withArticle(closest.role.title)} is ${word} to the work advertised.`];
  const isLike = title.likeness >= SAME_LINE_OF_WORK && word === "unknown";
  return isLike && title.name !== null && profile.titles.includes(title.name)
    ? [`Has worked as ${withArticle(title.name)}.`]
    : [];
}

/** One sentence per skill in use, with what else of the job it covers. */
function usedSkills(story: Story): string[] {
  const bySkill = new Map<string, { skill: CandidateSkill; covers: string[] }>();
  for (const { skill, phrase, way } of used(story)) {
    if (skill === null) continue;
    const known = bySkill.get(skill.id) ?? { skill, covers: [] };
    if (way === "implied") known.covers.push(phrase);
    bySkill.set(skill.id, known);
  }
  return [...bySkill.values()].map(({ skill, covers }) =>
    covers.length === 0 ? shownHow(skill) : `${shownHow(skill)} That covers ${list(covers)} too.`,
  );
}

/** What is missing or thinly shown, the dearest first. */
export function writeGaps(story: Story): string[] {
  const { job, profile, counted, source } = story;
  const missing = missingFindings(story);
  const points = missing.slice(0, MAX_USED).map(({ phrase }) => `The ${source} does not show ${phrase}.`);
  if (missing.length > MAX_USED)
    points.push(`Nor does it show ${list(phrases(missing.slice(MAX_USED)), "or")}.`);
  for (const { phrase, skill } of nearFindings(story))
    points.push(`The ${source} does not show ${phrase}; ${skill?.name} is the nearest to it.`);
  const short = profile.totalYears === null ? 0 : job.requiredYears - profile.totalYears;
  if (short > 0)
    points.push(`${years(profile.totalYears ?? 0)} of the ${years(job.requiredYears)} required.`);
  if (counted && short <= 0 && job.requiredYears > 0) points.push(countedSentence(story, counted, "only "));
  const named = onlyNamed(story);
  if (source === "CV" && named.length > 0)
    points.push(`No position or project shows ${list(phrases(named), "or")} in use.`);
  return points.slice(0, MAX_POINTS);
}

/** What to ask or do next, each about something named in the CV or the job. */
export function writeActions(story: Story): string[] {
  const { job, source } = story;
  const actions: string[] = [];
  const missing = phrases(missingFindings(story));
  if (missing.length === 1) actions.push(`Ask about ${missing[0]}: the ${source} does not show it.`);
  if (missing.length > 1)
    actions.push(
      `Ask about ${list(missing)}: the ${source} shows ${missing.length === 2 ? "neither" : "none of them"}.`,
    );
  const [near] = nearFindings(story);
  if (near?.skill) actions.push(`Ask how far work with ${near.skill.name} carries over to ${near.phrase}.`);
  const aboutYears = yearsAction(story);
  if (aboutYears !== null) actions.push(aboutYears);
  const named = phrases(onlyNamed(story));
  if (named.length > 0) actions.push(`Ask for an example of work with ${list(named.slice(0, 2))}.`);
  const [best] = used(story);
  if (actions.length < 2 && best?.skill)
    actions.push(
      `Talk about ${best.skill.name}${best.skill.usedIn === undefined ? "" : ` as ${best.skill.usedIn}`}: it is the best shown of what "${job.title}" asks for.`,
    );
  const [closest] = story.roles;
  if (actions.length === 0 && closest && lineWord(closest) !== "other" && lineWord(closest) !== "unknown")
    actions.push(
      `Talk about the work as ${withArticle(closest.role.title)}: nothing in the ${source} is closer to "${job.title}".`,
    );
  if (actions.length === 0)
    actions.push(
      `Ask what draws the candidate to "${job.title}": the ${source} says little that touches it.`,
    );
  return actions.slice(0, MAX_POINTS);
}

/** What to ask where the years are unknown or fall short; null where they suffice. */
function yearsAction({ job, profile, source }: Story): string | null {
  const { totalYears } = profile;
  if (totalYears === null) return `Ask for a CV with dates: the ${source} does not tell the years of work.`;
  if (totalYears >= job.requiredYears) return null;
  const wanted = years(job.requiredYears);
  return totalYears === 0
    ? `Ask what work, paid or not, counts towards the ${wanted}: no position is dated yet.`
    : `Ask what else counts towards the ${wanted}: the dated positions add up to ${years(totalYears)}.`;
}
