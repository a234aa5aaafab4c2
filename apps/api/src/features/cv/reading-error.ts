import type { ErrorCode } from "@rolecall/contracts/common/errors";
import { AppError } from "../../errors/app-error.ts";
import type { CvReading } from "./cv-reader.ts";

type Problem = Extract<CvReading, { ok: false }>["problem"];

/** What each problem is called and what the person who uploaded the file can do about it. */
const PROBLEMS: Record<Problem, { code: ErrorCode; sentence: string }> = {
  unsupported: {
    code: "FILE_TYPE",
    sentence: "This file is neither a PDF nor a DOCX. Please upload your CV in one of these formats.",
  },
  encrypted: {
    code: "FILE_ENCRYPTED",
    sentence:
      "This file is encrypted with a password. Please save a copy without a password and upload that.",
  },
  damaged: {
    code: "FILE_DAMAGED",
    sentence:
      "This file is damaged and cannot be opened. Please export your CV again and upload the new file.",
  },
  "no-text": {
    code: "FILE_NO_TEXT",
    sentence:
      "No text was found in this file: it is empty, or it holds only pictures, as a scan does. Please upload a CV that was saved as a text document.",
  },
  "too-many-pages": {
    code: "FILE_TOO_COMPLEX",
    sentence: "This file has too many pages for a CV. Please upload a shorter version.",
  },
  "too-large": {
    code: "FILE_TOO_COMPLEX",
    sentence:
      "This file is too large inside to be a CV. Please export your CV again and upload the new file.",
  },
  limits: {
    code: "FILE_TOO_COMPLEX",
    sentence:
      "Reading this file takes too long. Please export your CV again, without drawings, and upload the new file.",
  },
};

export function readingSentence(problem: Problem): string {
  return PROBLEMS[problem].sentence;
}

/** The error for a CV that could not be read; 422 for all but a foreign file type. */
export function readingError(problem: Problem): AppError {
  return new AppError(PROBLEMS[problem].code, PROBLEMS[problem].sentence);
}
