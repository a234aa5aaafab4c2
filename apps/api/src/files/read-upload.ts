import { createHash } from "node:crypto";
import {
  CV_FILE_FIELD,
  CV_FILE_TYPES,
  type CvFileType,
  MAX_CV_BYTES,
} from "@rolecall/contracts/common/files";
import type { z } from "zod";
import { AppError, fileTooLarge } from "../errors/app-error.ts";
import { parseInput } from "../errors/input-issues.ts";
import { sniffCvFile } from "./sniff-cv-file.ts";

export interface CvUpload {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly contentType: (typeof CV_FILE_TYPES)[CvFileType];
  readonly sha256: string;
}

const WRONG_TYPE = {
  pdf: "Please upload a PDF file only",
  any: "Please upload a PDF or DOCX file only",
} as const;

/**
 * Takes the CV out of a form and checks it as wire.md says (General, Files): one byte at least, at most
 * 5 MB, and of an allowed type by its content.
 * @throws {AppError} FILE_EMPTY, FILE_TOO_LARGE or FILE_TYPE
 */
export async function readCvUpload(form: FormData, accepts: readonly CvFileType[]): Promise<CvUpload> {
  const file = form.get(CV_FILE_FIELD);
  if (!(file instanceof File) || file.size === 0) {
    throw new AppError("FILE_EMPTY", "Please select a CV file first");
  }
  if (file.size > MAX_CV_BYTES) throw fileTooLarge();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = sniffCvFile(bytes);
  if (type === undefined || !accepts.includes(type)) {
    throw new AppError("FILE_TYPE", accepts.includes("docx") ? WRONG_TYPE.any : WRONG_TYPE.pdf);
  }
  return {
    bytes,
    fileName: cleanFileName(file.name, type),
    contentType: CV_FILE_TYPES[type],
    sha256: createHash("sha256").update(bytes).digest("hex"),
  };
}

/** The text fields of a form, checked by their contract. A repeated field counts once. */
export function readFormFields<T extends z.ZodType>(form: FormData, schema: T): z.infer<T> {
  const fields: Record<string, string> = {};
  for (const [name, value] of form.entries()) {
    if (typeof value === "string" && value !== "") fields[name] ??= value;
  }
  return parseInput(schema, fields);
}

const MAX_FILE_NAME = 200;

/** The name for showing and for downloads: no path, no control characters, and the ending of its real type. */
function cleanFileName(name: string, type: CvFileType): string {
  const base = name.split(/[\\/]/).at(-1) ?? "";
  const visible = base.replaceAll(/\p{C}/gu, "").trim();
  // By characters: half of one could not be stored.
  const stem = [...visible.replace(/\.(pdf|docx?)$/i, "")].slice(0, MAX_FILE_NAME).join("");
  return `${stem === "" ? "cv" : stem}.${type}`;
}
