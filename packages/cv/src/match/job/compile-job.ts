import { occupationsOfJob } from "../../occupations/occupations-of-job.ts";
import { ownGroups } from "../../occupations/own-groups.ts";
import { skillById } from "../../skills/index.ts";
import type { JobRequirements } from "../../types.ts";
import { wordsInTitles } from "../skill-kinds.ts";
import {
  LINE_CREDIT,
  MAX_NICE_TO_HAVE_POINTS,
  NICE_TO_HAVE_POINTS,
  SKILL_POINTS,
  TITLE_SHARE,
  TOLD_BY_TEXT,
  TRADE_CREDIT,
} from "../weights.ts";
import { isTrade } from "../work/is-trade.ts";
import { isLeading } from "../work/leading-titles.ts";
import { type Level, levelOf } from "../work/levels.ts";
import { type TitleWord, titleWords } from "../work/title-words.ts";
import { isForStarters } from "./for-starters.ts";
import { yearsInText } from "./required-years.ts";
import type { ResolvedPhrase } from "./resolve-phrase.ts";
import { traitsOfIds } from "./traits-of-ids.ts";
import { isTechnical, type Wanted, wantsOf } from "./wants.ts";

export interface Requirement extends ResolvedPhrase {
  /** The job's own words. */
  readonly phrase: string;
  readonly maxPoints: number;
  /** Direct general skills of each id: they count in part when the id itself is not there. */
  readonly generals: readonly (readonly string[])[];
  /** The group of each id, "" for those that say nothing of a profession. */
  readonly groups: readonly string[];
  /** What a title says of it; none for what titles do not name. */
  readonly words: readonly TitleWord[];
  /** 0-1: what work in the very line is worth in its place; 0 for languages, soft skills and office software. */
  readonly lineShare: number;
  /** True for fields of work, which tell less outside their line; not for tools and languages. */
  readonly isField: boolean;
  /** The points by which it is judged how much of the job a CV shows: none for what many trades need. */
  readonly ownPoints: number;
}

/** A job made ready to be scored against many candidates. */
export interface CompiledJob {
  readonly title: string;
  readonly requirements: readonly Requirement[];
  /** Points on top of all others. Nothing but the skill itself, or one near it, gives any. */
  readonly niceToHave: readonly Requirement[];
  /** Points for the likeness of titles; 0 when the stated skills say enough. */
  readonly titlePoints: number;
  /** Of all requirements and the title. */
  readonly ownPoints: number;
  readonly titleWords: readonly TitleWord[];
  readonly titleWeight: number;
  /** Numbers of the occupations that its title names. */
  readonly occupations: readonly number[];
  /** The ways in which they can be met: by either of two, or by both together. */
  readonly alternatives: readonly (readonly number[])[];
  /** True when its title leads others. */
  readonly leads: boolean;
  /** As its title says. */
  readonly level: Level;
  /** The groups of the graph that its skills come from; of a text, those of its line of work, too. */
  readonly groups: readonly string[];
  /** True when nobody needs to have had a role yet. */
  readonly forStarters: boolean;
  /** False when the requirements were read from title and description. */
  readonly stated: boolean;
  /** As stated, else as the text says; 0 when neither does. */
  readonly requiredYears: number;
}

/** Everything about a job that does not depend on the candidate. Worth keeping: it costs far more than a score. */
export function compileJob(job: JobRequirements): CompiledJob {
  const alternatives = occupationsOfJob(job);
  const occupations = [...new Set(alternatives.flat())].sort((a, b) => a - b);
  const { wants, niceToHave, stated } = wantsOf(job, occupations);
  const sum = wants.reduce((total, want) => total + want.weight, 0);
  const title = titleWeightOf(wants, stated, sum);
  const words = titleWords(job.title);
  const requirements = wants.map((want) =>
    toRequirement(want, (SKILL_POINTS * want.weight) / (sum + title), occupations),
  );
  const titlePoints = (SKILL_POINTS * title) / (sum + title);
  return {
    title: job.title,
    requirements,
    niceToHave: toNiceToHave(niceToHave),
    titlePoints,
    ownPoints: requirements.reduce((total, { ownPoints }) => total + ownPoints, titlePoints),
    titleWords: words,
    titleWeight: words.reduce((total, word) => total + word.weight, 0),
    occupations,
    alternatives,
    leads: isLeading(job.title),
    level: levelOf(job.title),
    groups: [
      ...new Set([
        ...wants
          .filter(({ isOwn }) => isOwn)
          .flatMap((want) => traitsOfIds(want.ids).groups.filter((group) => group !== "")),
        ...(stated ? [] : ownGroups(occupations)),
      ]),
    ],
    forStarters: isForStarters(job),
    stated,
    requiredYears: job.requiredYears > 0 ? job.requiredYears : yearsInText(job.description),
  };
}

/** The title says the rest where the skills are soft or where the text tells few. */
function titleWeightOf(wants: readonly Wanted[], stated: boolean, sum: number): number {
  if (stated && wants.some(isTechnical)) return 0;
  if (sum === 0) return 1;
  return Math.max(sum * TITLE_SHARE, stated ? 0 : TOLD_BY_TEXT - sum);
}

/** Of a field of work and of a phrase that no graph knows, where it is asked for by itself. */
function wordsOf({ ids, phrase }: Wanted): readonly TitleWord[] {
  const [id] = ids;
  if (id === undefined || ids.length > 1) return [];
  return id.startsWith("other:") ? titleWords(phrase) : wordsInTitles(id);
}

function toRequirement(want: Wanted, maxPoints: number, occupations: readonly number[]): Requirement {
  const { generals, groups, isField } = traitsOfIds(want.ids);
  return {
    phrase: want.phrase,
    ids: want.ids,
    anyOf: want.anyOf,
    maxPoints,
    generals,
    groups,
    words: wordsOf(want),
    ownPoints: want.isOwn ? maxPoints : 0,
    lineShare: lineShareOf(want, occupations),
    isField,
  };
}

/** Neither work in the line nor other skills of the group stand in: what is not shown is no plus. */
function toNiceToHave(wants: readonly Wanted[]): readonly Requirement[] {
  const sum = wants.reduce((total, { weight }) => total + weight, 0);
  const points = Math.min(NICE_TO_HAVE_POINTS, MAX_NICE_TO_HAVE_POINTS / sum);
  return wants.map((want) => {
    const { generals, noGroups, isField } = traitsOfIds(want.ids);
    return {
      phrase: want.phrase,
      ids: want.ids,
      anyOf: want.anyOf,
      maxPoints: points * want.weight,
      generals,
      groups: noGroups,
      words: wordsOf(want),
      ownPoints: 0,
      lineShare: 0,
      isField,
    };
  });
}

function lineShareOf({ ids, phrase }: Wanted, occupations: readonly number[]): number {
  const { hasTechnical, isField } = traitsOfIds(ids);
  if (!hasTechnical) return 0;
  const [id] = ids;
  const mayBeTrade = id !== undefined && ids.length === 1 && (isField || id.startsWith("other:"));
  const names = mayBeTrade ? [phrase, skillById(id)?.name ?? ""] : [];
  return names.some((name) => isTrade(name, occupations)) ? TRADE_CREDIT : LINE_CREDIT;
}
