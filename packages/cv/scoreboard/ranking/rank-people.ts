import { HELD_OUT_JOBS } from "../../corpus/jobs/held-out-jobs.ts";
import { gradeOf, type JobAd } from "../../corpus/jobs/job-ad.ts";
import { TRAIN_JOBS } from "../../corpus/jobs/train-jobs.ts";
import { type Split, splitOf } from "../../corpus/split.ts";
import { matchCandidate, profileFromAnalysis } from "../../src/match/index.ts";
import type { CvAnalysis } from "../../src/types.ts";
import { countLiteralSkills } from "./literal-skills.ts";
import { ndcg } from "./ndcg.ts";
import { tfIdfCosine } from "./tf-idf.ts";

const DEPTH = 10;

interface RankedPerson {
  readonly person: string;
  readonly grade: number;
  readonly score: number;
}

export interface JobRanking {
  readonly job: JobAd;
  readonly ndcg: number;
  /** Best first; people of one score in the order of their ids, whatever their grade. */
  readonly people: readonly RankedPerson[];
}

/** The same people and jobs, put in order by the engine and by what anyone could do without it. */
export interface Rankings {
  readonly engine: readonly JobRanking[];
  /** Cosine of the ad's title, text and skills to the visible text of the CV. */
  readonly tfIdf: readonly JobRanking[];
  /** How many of the required skills stand in that text letter by letter. */
  readonly literalSkills: readonly JobRanking[];
}

/**
 * Ranks people for each job of a split; `analyses` holds one reading per person. The train jobs are for
 * train people only, as their rankings are shown; the held-out jobs are for everyone. A job that suits nobody
 * ranks nobody.
 */
export function rankPeople(analyses: ReadonlyMap<string, CvAnalysis>, split: Split): Rankings {
  const people = [...analyses].filter(([person]) => split === "held-out" || splitOf(person) === "train");
  const ids = people.map(([person]) => person);
  const profiles = people.map(([, analysis]) => profileFromAnalysis(analysis));
  const texts = people.map(([, { document }]) => document.lines.map(({ text }) => text).join("\n"));
  const cosine = tfIdfCosine(texts);
  const jobs = (split === "train" ? TRAIN_JOBS : HELD_OUT_JOBS).filter((job) =>
    ids.some((person) => gradeOf(job, person) > 0),
  );
  const rankBy = (scoresFor: (job: JobAd) => readonly number[]) =>
    jobs.map((job) => rankFor(job, ids, scoresFor(job)));
  return {
    engine: rankBy((job) => profiles.map((profile) => matchCandidate(profile, job).score)),
    tfIdf: rankBy((job) => cosine([job.title, job.description, ...job.requiredSkills].join("\n"))),
    literalSkills: rankBy((job) => countLiteralSkills(texts, job.requiredSkills)),
  };
}

/** Mean nDCG@10 over the jobs; 1 without jobs. */
export function meanNdcg(rankings: readonly JobRanking[]): number {
  return rankings.length === 0
    ? 1
    : rankings.reduce((sum, ranking) => sum + ranking.ndcg, 0) / rankings.length;
}

function rankFor(job: JobAd, ids: readonly string[], scores: readonly number[]): JobRanking {
  const people = ids.map((person, index) => ({
    person,
    grade: gradeOf(job, person),
    score: scores[index] ?? 0,
  }));
  people.sort((a, b) => b.score - a.score || a.person.localeCompare(b.person));
  return {
    job,
    people,
    ndcg: ndcg(
      people.map(({ grade }) => grade),
      DEPTH,
    ),
  };
}
