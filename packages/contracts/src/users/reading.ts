import { z } from "zod";
import { Instant } from "../common/id.ts";
import { textList, trimmedText } from "../common/text.ts";
import { CvFacts } from "../cv/facts.ts";
import { MAX_READING_LINE, MAX_SUMMARY_LENGTH } from "./enums.ts";

const Text = trimmedText({ min: 1, max: MAX_READING_LINE });

/** A date as it is typed: unlike one that was read, it can be asked for in better form. */
const TypedDate = z
  .string()
  .regex(/^(19|20)\d{2}(-(0[1-9]|1[0-2]))?$/, "Use a year such as 2024, or a month such as 2024-05.");

export const CorrectedPosition = z.object({
  title: Text,
  company: Text.nullable(),
  startDate: TypedDate.nullable(),
  endDate: TypedDate.nullable(),
  current: z.boolean(),
});
export type CorrectedPosition = z.infer<typeof CorrectedPosition>;

export const CorrectedEducation = z.object({
  degree: Text.nullable(),
  field: Text.nullable(),
  institution: Text.nullable(),
  year: z.number().int().min(1900).max(2100).nullable(),
});
export type CorrectedEducation = z.infer<typeof CorrectedEducation>;

/**
 * What the candidate says instead of what was read. A part that is there wins over every CV, also over
 * later ones; a part left out follows the CV.
 */
export const ReadingCorrections = z.object({
  name: Text.nullish(),
  email: Text.nullish(),
  phone: Text.nullish(),
  location: Text.nullish(),
  links: textList({ maxItems: 20, maxLength: MAX_READING_LINE }).optional(),
  professionalSummary: trimmedText({ max: MAX_SUMMARY_LENGTH }).optional(),
  positions: z.array(CorrectedPosition).max(60).optional(),
  education: z.array(CorrectedEducation).max(40).optional(),
});
export type ReadingCorrections = z.infer<typeof ReadingCorrections>;

export const READING_PARTS = ReadingCorrections.keyof().options;

/** Parts to correct, and parts that shall follow the CV again. */
export const CorrectReadingInput = z.object({
  corrections: ReadingCorrections.default({}),
  reset: z.array(ReadingCorrections.keyof()).max(READING_PARTS.length).default([]),
});
export type CorrectReadingInput = z.infer<typeof CorrectReadingInput>;

/** The receipt of the last reading: the facts as they count, and which of them the candidate corrected. */
export const ProfileReading = z.object({
  fileName: z.string(),
  readAt: Instant,
  engineVersion: z.string(),
  facts: CvFacts,
  /** What the CV alone says, so that a correction can be compared with it. */
  read: CvFacts,
  corrected: z.array(ReadingCorrections.keyof()),
});
export type ProfileReading = z.infer<typeof ProfileReading>;
