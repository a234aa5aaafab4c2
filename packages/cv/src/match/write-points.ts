import type { CandidateSkill } from "../types.ts";
import { shownHow } from "./explain-requirement.ts";
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

const MAX_POINTS = 5;
const MAX_USED = 3;

/** What speaks for the candidate, the best shown first. */
export function writeStrengths(story: Story): string[] {
  const { job, profile, title } = story;
  const points = usedSkills(story).slice(0, MAX_USED);
  const named = onlyNamed(story);
  if (named.length > 0)
    points.push(`${list(phrases(named))} ${verb(named.length, "is", "are")} named in the ${story.source}.`);
  if (profile.totalYears !== null && job.requiredYears > 0 && profile.totalYears >= job.requiredYears)
    points.push(`${years(profile.totalYears)} of work against the ${years(job.requiredYears)} required.`);
  if (title.name !== null && title.likeness >= SAME_LINE_OF_WORK && profile.titles.includes(title.name))
    points.push(`Has worked as ${withArticle(title.name)}.`);
  return points.slice(0, MAX_POINTS);
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
  const { job, profile, source } = story;
  const missing = missingFindings(story);
  const points = missing.slice(0, MAX_USED).map(({ phrase }) => `${phrase} is not in the ${source}.`);
  if (missing.length > MAX_USED)
    points.push(
      `Nor ${verb(missing.length - MAX_USED, "is", "are")} ${list(phrases(missing.slice(MAX_USED)))}.`,
    );
  for (const { phrase, skill } of nearFindings(story))
    points.push(`${phrase} is not in the ${source}; ${skill?.name} is the nearest to it.`);
  const short = profile.totalYears === null ? 0 : job.requiredYears - profile.totalYears;
  if (short > 0)
    points.push(`${years(profile.totalYears ?? 0)} of the ${years(job.requiredYears)} required.`);
  const named = onlyNamed(story);
  if (source === "CV" && named.length > 0)
    points.push(`No position or project shows ${list(phrases(named))} in use.`);
  return points.slice(0, MAX_POINTS);
}

/** What to ask or do next, each about something named in the CV or the job. */
export function writeActions(story: Story): string[] {
  const { job, profile, source } = story;
  const actions: string[] = [];
  const missing = phrases(missingFindings(story));
  if (missing.length === 1) actions.push(`Ask about ${missing[0]}: the ${source} does not mention it.`);
  if (missing.length > 1)
    actions.push(
      `Ask about ${list(missing)}: the ${source} mentions ${missing.length === 2 ? "neither" : "none of them"}.`,
    );
  const [near] = nearFindings(story);
  if (near?.skill) actions.push(`Ask how far work with ${near.skill.name} carries over to ${near.phrase}.`);
  if (profile.totalYears === null)
    actions.push(`Ask for a CV with dates: the ${source} does not tell the years of work.`);
  else if (profile.totalYears < job.requiredYears)
    actions.push(
      `Ask what else counts towards the ${years(job.requiredYears)}: the dated positions add up to ${years(profile.totalYears)}.`,
    );
  const named = phrases(onlyNamed(story));
  if (named.length > 0) actions.push(`Ask for an example of work with ${list(named.slice(0, 2))}.`);
  const [best] = used(story);
  if (actions.length < 2 && best?.skill)
    actions.push(
      `Talk about ${best.skill.name}${best.skill.usedIn === undefined ? "" : ` as ${best.skill.usedIn}`}: it is the best shown of what "${job.title}" asks for.`,
    );
  if (actions.length === 0)
    actions.push(
      `Ask what draws the candidate to "${job.title}": the ${source} says little that touches it.`,
    );
  return actions.slice(0, MAX_POINTS);
}
