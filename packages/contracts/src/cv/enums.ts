/** By total years: under 1, under 3, under 6, under 10, 10 and more (wire.md, Auth and users). */
export const EXPERIENCE_LEVELS = ["Entry Level", "Junior", "Mid-Level", "Senior", "Expert"] as const;
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number];
