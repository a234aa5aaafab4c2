import { isOfOthers } from "../others/said-of-others.ts";
import { isOfSection, isOfTitle } from "./counts-here.ts";
import type { CvRead, WholeCv } from "./cv-read.ts";
import { isOfGeneratedList } from "./generated-lists.ts";
import { isInferred } from "./own-list.ts";
import type { Hit } from "./read-run.ts";
import { isOfPlaced, isServedField } from "./served-fields.ts";

/** A reason why a name that stands in a CV is no skill of its writer. */
type Refusal = (hit: Hit, read: CvRead, cv: WholeCv) => boolean;

const REFUSALS: readonly Refusal[] = [
  // "ABC" of a school, "looking for a place in sales": studies name tools alone, a summary tells of wishes by verbs.
  isOfSection,
  // "Registered Nurse, Paediatrics": a field of work in the title of a job is the job.
  isOfTitle,
  // "Midwifery for eleven houses" of a recruiter: the work of those who are placed.
  isOfPlaced,
  // "ad", "Next" in a list that a job board made of the CV's words.
  isOfGeneratedList,
  // "Shift reports", "budgets" beside a list of the person's own: that says what counts.
  isInferred,
  // "Claims handling for two insurers" of a developer: what the program does for its customers.
  isServedField,
  // "Databases: MySQL, Redis": the label says what is listed.
  ({ skill, start }, { run }) => run.label !== null && start < run.label.end && skill.class !== "tool",
  // "Our designers use Figma", "books on chemistry", and what the text tells a program that reads it. The dearest by far.
  (hit, { others }) => isOfOthers(hit, others),
];

/** Whether a name shows a skill of the writer where it stands. */
export function isShown(hit: Hit, read: CvRead, cv: WholeCv): boolean {
  return !REFUSALS.some((refuses) => refuses(hit, read, cv));
}
