/** By what a candidate names those from whom to hide. */
export const HIDDEN_FROM_KINDS = ["domain", "company"] as const;
/** How many of each kind there may be, and how long the name of one. */
export const MAX_HIDDEN_FROM = 20;
export const MAX_HIDDEN_FROM_LENGTH = 200;

/** Of one line of what was read from a CV, when it is corrected. */
export const MAX_READING_LINE = 300;

/** Of a profile, as its owner edits it. */
export const MAX_PROFILE_SKILLS = 100;
export const MAX_SKILL_LENGTH = 80;
export const MAX_SUMMARY_LENGTH = 5_000;
