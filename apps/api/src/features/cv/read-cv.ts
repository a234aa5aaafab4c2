import type { CvAnalysis } from "@rolecall/cv/types";
import type { Dependencies } from "../../dependencies.ts";
import type { CvReading, CvToRead } from "./cv-reader.ts";
import { addProposedSkills } from "./model/propose-skills.ts";
import { readingError } from "./reading-error.ts";

type Reading = Pick<Dependencies, "cvReader" | "model">;

/** Reads a CV with the built-in engine, and asks the host's model, if there is one, what it overlooked. */
export async function readCv({ cvReader, model }: Reading, cv: CvToRead): Promise<CvReading> {
  const reading = await cvReader.analyse(cv);
  if (!reading.ok || model === undefined) return reading;
  return { ok: true, analysis: await addProposedSkills(model, reading.analysis) };
}

/** @throws {AppError} that says what is wrong with the file and what to do about it */
export async function readCvOrThrow(deps: Reading, cv: CvToRead): Promise<CvAnalysis> {
  const reading = await readCv(deps, cv);
  if (!reading.ok) throw readingError(reading.problem);
  return reading.analysis;
}
