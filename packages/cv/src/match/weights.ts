import type { CandidateSkill } from "../types.ts";

/**
 * The numbers of the score, all in one place. Skills give up to 60 points and experience up to 40; a number
 * here changes scores, so a change of one is a change of `ENGINE_VERSION`.
 */
export const SKILL_POINTS = 60;
export const EXPERIENCE_POINTS = 40;

/** What a requirement weighs against the others of its job. */
export const REQUIREMENT_WEIGHT = { technical: 1, language: 1, office: 0.6, soft: 0.5 } as const;
/** A skill that does not belong to the line of work: a chef's "inventory management", anyone's "SQL". */
export const OUTSIDE_SHARE = 0.6;
/** A skill read from the job's title says more of the job than one of its description. */
export const TITLE_MENTION_WEIGHT = 2;
export const SOFT_MENTION_WEIGHT = 0.25;
/** How many skills of a description count as its requirements. */
export const MAX_TEXT_REQUIREMENTS = 15;
/** Weight of the likeness of titles, in shares of the weight of the skills that were read from the text. */
export const TITLE_SHARE = 0.5;
/** So many skills a text should tell; what is short of it goes to the title: one stray skill is no description. */
export const TOLD_BY_TEXT = 3;

/**
 * What is nice to have gives points on top of all others: two for each skill by its weight, but no more in all than one
 * of ten required skills.
 */
export const NICE_TO_HAVE_POINTS = 2;
export const MAX_NICE_TO_HAVE_POINTS = 6;
export const MAX_SCORE = 100;

/** How well a skill is shown by the place where it stands. */
export const CONTEXT_CREDIT: Readonly<Record<CandidateSkill["context"], number>> = {
  position: 0.9,
  project: 0.88,
  education: 0.84,
  summary: 0.84,
  other: 0.82,
  list: 0.8,
  typed: 0.76,
};
/** Years of use add up to this much to a position, in full after so many years. */
export const USE_CREDIT = 0.1;
export const FULL_USE_YEARS = 3;
/** After so many years of other work since then, use counts as a mention in a list. */
export const FADED_AFTER_YEARS = 7;

/** React for JavaScript: whoever has the special has the general, a step of the way less with every link. */
export const IMPLIED_CREDIT = [1, 0.95, 0.9, 0.85] as const;
/** Vue.js for React: adjacent skills count in part. */
export const ADJACENT_CREDIT = 0.5;
/** JavaScript for React: the general without the special. */
export const GENERAL_CREDIT = 0.3;
/** Other skills of the same group, so many of them in full: a neighbouring profession, not the skill. */
export const KIN_CREDIT = 0.3;
export const FULL_KIN_SKILLS = 3;
/** A field of work, or a phrase that no graph knows, found in the title of a position. */
export const TITLE_WORDS_CREDIT = 0.8;

/** Unknown years are worth neither nothing nor everything. */
export const UNKNOWN_YEARS_CREDIT = 0.5;
export const UNKNOWN_TITLE_CREDIT = 0.5;
/** Nothing of the job's text is met, but nothing is known of the candidate's roles either. */
export const UNKNOWN_TEXT_CREDIT = 0.3;

/**
 * Years count as far as they touch the job. Those in its own line of work count in full, in a close or a
 * neighbouring one by `CLOSENESS`. Else by what the CV shows of the job: nothing for a stray skill, in full
 * from about two thirds of the skills (or of the title) on, and a tenth in any case.
 */
export const RELEVANCE_FLOOR = 0.1;
export const SHOWN_FOOT = 0.2;
export const SHOWN_RANGE = 0.55;
export const LIKENESS_SLOPE = 1.3;
/** And by skills of the groups that the job's skills come from. */
export const RELEVANCE_OF_KIN = 0.15;
/** So much of someone without a role yet, in a job for starters. */
export const RELEVANCE_OF_START = 0.5;
/**
 * What is shown counts for less beside roles in other lines of work: so much and the rest by their closeness,
 * more where the latest role says nothing of its line.
 */
export const UNRELATED_TRUST = 0.15;
export const UNRELATED_TITLE_TRUST = 0.35;
export const UNKNOWN_ROLE_TRUST = 0.7;
/**
 * What a line of work still counts that the latest role has nothing to do with: it was left; more of one that is
 * near it, as of a medical representative's who leads an area now. And what any loses with
 * each year of other work since then, times how far that is from it: ten years as a ward manager take as much
 * of a nurse as three at a till.
 */
export const FORMER_LINE_SHARE = 0.6;
export const AWAY_SHARE_PER_YEAR = 0.08;
export const AWAY_LEAST_SHARE = 0.5;

/** What work counts for a job that leads others in it, where the role led nobody. */
export const LED_SHARE = 0.9;
/** What years count for a job for starters, by the level that the titles of the roles name: see `LEVELS`. */
export const STARTER_SHARE = [1, 0.85, 0.75, 0.7, 0.65] as const;
/** And that of directors for a job in the ranks. */
export const DIRECTING_SHARE = 0.8;

/** In a job for starters: a degree in its field beside a role in it. */
export const STUDY_SHARE = 0.7;

/** A skill that is not shown, but belongs to the line of work: times the square of the roles' closeness. */
export const LINE_CREDIT = 0.35;
/** And one that is the work itself: "Cooking" of a cook, as if a title had named it. */
export const TRADE_CREDIT = 0.8;
/** A field of work ("Insurance", "Contract management") shown outside of it; a tool is the same everywhere. */
export const FIELD_OUTSIDE_CREDIT = 0.4;
/** The same occupation under another title: times the closeness. */
export const OCCUPATION_AS_TITLE_CREDIT = 0.85;
/** Of which so much is for skills of the job's own groups, in full from `FULL_KIN_SKILLS` on. */
export const KIN_SHARE_OF_TITLE = 0.25;

/** A skill's name in place of a title: "Photography" for a photographer. */
export const SKILL_AS_TITLE_CREDIT = 0.7;
