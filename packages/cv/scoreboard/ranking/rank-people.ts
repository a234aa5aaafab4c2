import { HELD_OUT_JOBS } from "../../corpus/jobs/held-out-jobs.ts";
import { gradeOf, type JobAd } from "../../corpus/jobs/job-ad.ts";
import { TRAIN_JOBS } from "../../corpus/jobs/train-jobs.ts";
import { type Split, splitOf } from "../../corpus/split.ts";
import { matchCandidate, profileFromAnalysis } from "../../src/match/index.ts";
import type { CandidateProfile, CvAnalysis } from "../../src/types.ts";
import { ndcg } from "./ndcg.ts";

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

/**
 * Ranks people for each job of a split; `analyses` holds one reading per person. The train jobs are for
 * train people only, as their rankings are shown; the held-out jobs are for everyone.
 */
export function rankPeople(analyses: ReadonlyMap<string, CvAnalysis>, split: Split): JobRanking[] {
  const people = [...analyses].filter(([person]) => split === "held-out" || splitOf(person) === "train");
  const profiles = people.map(([person, analysis]) => [person, profileFromAnalysis(analysis)] as const);
  return (split === "train" ? TRAIN_JOBS : HELD_OUT_JOBS).map((job) => rankFor(job, profiles));
}

/** Mean nDCG@10 over the jobs; 1 without jobs. */
export function meanNdcg(rankings: readonly JobRanking[]): number {
  return rankings.length === 0
    ? 1
    : rankings.reduce((sum, ranking) => sum + ranking.ndcg, 0) / rankings.length;
}

function rankFor(
  job: JobAd,
  profiles: readonly (readonly [person: string, profile: CandidateProfile])[],
): JobRanking {
  const people = profiles.map(([person, profile]) => ({
    person,
    grade: gradeOf(job, person),
    score: matchCandidate(profile, job).score,
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
