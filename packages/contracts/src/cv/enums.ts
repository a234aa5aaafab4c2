/** By total years: under 1, under 3, under 6, under 10, 10 and more (wire.md, Auth and users). */
export const EXPERIENCE_LEVELS = ["Entry Level", "Junior", "Mid-Level", "Senior", "Expert"] as const;
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number];

/** `auto` detects; a code says which language the reader should expect. */
export const CV_LANGUAGES = [
  "auto",
  "en",
  "si",
  "ta",
  "hi",
  "fr",
  "de",
  "es",
  "pt",
  "it",
  "nl",
  "ar",
] as const;
export type CvLanguage = (typeof CV_LANGUAGES)[number];
