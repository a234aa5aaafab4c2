import { lineWord } from "../work/closest-role.ts";
import type { CountedYears } from "./explain-experience.ts";
import type { Finding } from "./explain-requirement.ts";
import {
  metFindings,
  missingFindings,
  nearFindings,
  phrases,
  SAME_LINE_OF_WORK,
  type Story,
  used,
} from "./story.ts";
import { count, list, numeral, verb, withArticle, years } from "./wording.ts";

/** Two or three sentences: the skills, the years, the line of work. */
export function writeAssessment(story: Story): string {
  return [skillsSentence(story), yearsSentence(story), titleSentence(story)]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

function skillsSentence(story: Story): string {
  const { job, findings, source } = story;
  if (findings.length === 0)
    return `"${job.title}" names no skills, so the roles so far were compared with its title and text.`;
  const met = metFindings(story);
  const asked = job.stated ? "the job asks for" : "the job's text speaks of";
  const rest = phrases([...missingFindings(story), ...nearFindings(story)]);
  if (met.length === 0) return noneMet(story, asked);
  if (rest.length === 0) {
    if (met.length === 1) return `The ${source} shows the one skill ${asked}: ${howMet(met)}.`;
    return `The ${source} shows ${met.length === 2 ? "both" : `all ${count(met.length, "skill")}`}${met.length === 2 ? " skills" : ""} ${asked}: ${howMet(met)}.`;
  }
  const share = `${numeral(met.length)} of the ${count(findings.length, "skill")} ${asked}`;
  return `The ${source} shows ${share} (${howMet(met)}); it does not show ${list(rest, "or")}.`;
}

/** What is met by name, and what the work of a role stands for that the CV does not name. */
function howMet(met: readonly Finding[]): string {
  const named = phrases(met.filter(({ byLine, role }) => !(byLine && role !== null)));
  const [first, ...others] = met.filter(({ byLine, role }) => byLine && role !== null);
  if (first === undefined || first.role === null) return list(named);
  const work = `${list(phrases([first, ...others]))} through the work as ${withArticle(first.role.title)}`;
  return named.length === 0 ? work : `${list(named)}, and ${work}`;
}

function noneMet(story: Story, asked: string): string {
  const near = nearFindings(story);
  const [first] = near;
  const total = story.findings.length;
  const none =
    total === 1
      ? `The ${story.source} does not show ${list(phrases(story.findings))}, the one skill ${asked}`
      : `The ${story.source} shows ${total === 2 ? "neither" : "none"} of the ${count(total, "skill")} ${asked}`;
  return first?.skill ? `${none}; ${first.skill.name} is the nearest to ${first.phrase}.` : `${none}.`;
}

function yearsSentence(story: Story): string {
  const { job, profile, counted } = story;
  const total = profile.totalYears;
  if (total === null) return "How many years of work lie behind that is not known.";
  if (job.requiredYears <= 0)
    return total > 0
      ? `The dated positions add up to ${years(total)}; the job sets no minimum.`
      : "No work is dated yet; the job sets no minimum.";
  if (isEnough(story) && counted) return countedSentence(story, counted);
  if (total >= job.requiredYears) {
    const more = total - job.requiredYears;
    return `${years(total)} of work ${more < 0.05 ? "are exactly" : "meet"} the ${years(job.requiredYears)} required${atWork(story)}.`;
  }
  if (total === 0) return `No work is dated yet, and the job requires ${years(job.requiredYears)}.`;
  return `${years(total)} of work ${verb(total, "is", "are")} ${years(job.requiredYears - total)} short of the ${years(job.requiredYears)} required.`;
}

/** "6 years of work are more than the 4 years required, but count for 70%, because …"; of enough years only. */
export function countedSentence({ job, profile }: Story, { share, why }: CountedYears, only = ""): string {
  const total = profile.totalYears ?? 0;
  const reach = total - job.requiredYears < 0.05 ? "exactly" : "more than";
  return `${years(total)} of work ${verb(total, "is", "are")} ${reach} the ${years(job.requiredYears)} required, but ${verb(total, "counts", "count")} for ${only}${Math.round(100 * share)}%, because ${why}.`;
}

function isEnough({ job, profile }: Story): boolean {
  return job.requiredYears > 0 && (profile.totalYears ?? 0) >= job.requiredYears;
}

/** Years alone say little when none of them shows the skills. */
function atWork(story: Story): string {
  const met = metFindings(story);
  const isUsed = used(story).length > 0 || met.some(({ role }) => role !== null);
  return met.length > 1 && !isUsed ? ", though no position shows these skills in use" : "";
}

function titleSentence(story: Story): string {
  const { job, profile, title, roles, counted } = story;
  const [closest] = roles;
  const [latest] = profile.titles;
  if (closest === undefined || latest === undefined) return "";
  const word = lineWord(closest);
  // The years were explained by the same role in the sentence before.
  if (counted?.tellsLine && word !== "same" && isEnough(story)) return "";
  switch (word) {
    case "same":
      return `Has worked as ${withArticle(closest.role.title)}, the line of work advertised${closest.level === "above" ? ", but on a level above this job" : ""}.`;
    case "close":
    case "next":
      return `Work as ${withArticle(closest.role.title)} is ${word} to the work advertised.`;
    default:
  }
  if (title.likeness >= SAME_LINE_OF_WORK && title.name !== null && profile.titles.includes(title.name))
    return `Has worked as ${withArticle(title.name)}, as advertised.`;
  const isTold = roles.every(({ closeness }) => closeness !== null);
  return isTold ? `The latest role, ${latest}, is another line of work than ${job.title}.` : "";
}
