import {
  type ProfileReading,
  READING_PARTS,
  type ReadingCorrections,
} from "@rolecall/contracts/users/reading";
import type { Executor } from "@rolecall/db";
import { findProfileAnalysis, type StoredAnalysis } from "../cv/cv.queries.ts";
import { toCvFacts } from "../cv/cv-facts.mapper.ts";
import { applyCorrections } from "./apply-corrections.ts";
import { findCorrections } from "./profile.queries.ts";

/** The receipt of the last reading; null before a CV was read. */
export async function getReading(db: Executor, userId: string): Promise<ProfileReading | null> {
  const reading = await findProfileAnalysis(db, userId);
  return reading === undefined ? null : toReceipt(reading, await findCorrections(db, userId));
}

/** What was read, and what holds instead. */
export function toReceipt(reading: StoredAnalysis, corrections: ReadingCorrections): ProfileReading {
  return {
    fileName: reading.fileName,
    readAt: reading.createdAt.toISOString(),
    engineVersion: reading.analysis.engineVersion,
    facts: applyCorrections(reading.analysis, corrections),
    read: toCvFacts(reading.analysis),
    corrected: partsOf(corrections),
  };
}

function partsOf(corrections: ReadingCorrections): ProfileReading["corrected"] {
  return READING_PARTS.filter((part) => corrections[part] !== undefined);
}
