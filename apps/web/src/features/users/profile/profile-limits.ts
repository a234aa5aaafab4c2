/** Limits of a profile as the server holds them (contracts, UpdateProfileInput). */
export const MAX_PROFILE_SKILLS = 100;
export const MAX_SKILL_LENGTH = 80;
export const MAX_SUMMARY_LENGTH = 5_000;
