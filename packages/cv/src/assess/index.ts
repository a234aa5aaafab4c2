/** What is said of a reading once it is there: without the parsers that made it. */
export { countHiddenWords } from "./count-hidden-words.ts";
export { findInsights } from "./insights.ts";
export { scoreImpact } from "./score-impact.ts";
export { experienceLevel, totalYears } from "./total-years.ts";
export { verifyExperience } from "./verify-experience.ts";
export { type GivenPosition, withPositions } from "./with-positions.ts";
