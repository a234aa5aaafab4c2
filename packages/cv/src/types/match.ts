import type { Evidence } from "./parse.ts";
import type { SkillContext } from "./skills.ts";

/**
 * What of a candidate may enter a score, and nothing else: no name, e-mail, address, gender, photo,
 * age or school. Small enough to be stored beside the candidate and kept in memory by the thousand.
 */
export interface CandidateProfile {
  readonly skills: readonly CandidateSkill[];
  /** Null when unknown (no CV, typed skills only): neither 0 nor full marks. */
  readonly totalYears: number | null;
  /** Titles of positions, newest first. */
  readonly titles: readonly string[];
  /** How long each title was held, in the same order; absent in profiles of older engines. */
  readonly roles?: readonly CandidateRole[];
  /** What was studied for a line of work; absent where no degree names one, and in profiles of older engines. */
  readonly studies?: readonly CandidateStudy[];
}

/** A degree by its field alone: never by its school, its place or its year. */
export interface CandidateStudy {
  /** As the CV names it: "BSc in Accounting". */
  readonly name: string;
  /** Ids of the occupations that it leads to. */
  readonly occupations: readonly string[];
  readonly evidence: readonly Evidence[];
}

export interface CandidateRole {
  readonly title: string;
  /** Null without usable dates. */
  readonly years: number | null;
  /** True for what the candidate does now, beside whatever else: its line of work was not left. */
  readonly current?: boolean;
  readonly evidence: readonly Evidence[];
  /** Occupations that the employer or the roles beside it tell, where the title names none. */
  readonly occupations?: readonly string[];
}

export interface CandidateSkill {
  readonly id: string;
  readonly name: string;
  /** How well it is shown: used in a dated position > project > summary > bare list; "typed" by hand. */
  readonly context: SkillContext | "typed";
  readonly years: number;
  readonly lastUsed: number | null;
  /** Years of other work since the last position that shows it; left out where it is the latest. */
  readonly since?: number;
  readonly evidence: readonly Evidence[];
  /** For the reasons only, never for the score: "Site Engineer at Harbour Works, 2019 to 2022". */
  readonly usedIn?: string;
}

export interface JobRequirements {
  readonly title: string;
  readonly description: string;
  readonly requiredSkills: readonly string[];
  /** What raises a score and is no lack; left out where there are none. */
  readonly niceToHaveSkills?: readonly string[];
  /** 0 means not stated. */
  readonly requiredYears: number;
}

/** One part of a score. The parts' points add up to the score before rounding. */
export interface ScorePart {
  readonly rule: string;
  readonly points: number;
  readonly maxPoints: number;
  /** The job's own words, e.g. "React" or "5 years". */
  readonly jobPhrase: string;
  /** The candidate's skill that answers to the whole phrase: "React" to "React.js". Left out where none does. */
  readonly cvSkill?: string;
  readonly evidence: readonly Evidence[];
  /** One plain sentence: what counted, and why not more. */
  readonly reason: string;
}

export interface MatchResult {
  readonly engineVersion: string;
  /** 0-100, integer; null when nothing is known of the candidate. */
  readonly score: number;
  readonly skillsMatch: number;
  readonly experienceMatch: number;
  readonly parts: readonly ScorePart[];
  /** As the job names them. */
  readonly matchingSkills: readonly string[];
  readonly missingSkills: readonly string[];
  /** Of what is nice to have; both left out where there is nothing. What is missing of it is no lack. */
  readonly matchingNiceToHaveSkills?: readonly string[];
  readonly missingNiceToHaveSkills?: readonly string[];
  readonly experience: {
    readonly meets: boolean;
    readonly candidateYears: number;
    readonly requiredYears: number;
  };
  readonly overallAssessment: string;
  /** Left out for the engine's own words. */
  readonly assessmentBy?: "model";
  readonly strengths: readonly string[];
  readonly gaps: readonly string[];
  readonly recommendedActions: readonly string[];
}
