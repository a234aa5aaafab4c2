import type { CvFileType } from "@rolecall/contracts/common/files";
import { MAX_CV_BYTES } from "@rolecall/contracts/common/files";

export type CvFileProblem = "wrongType" | "tooLarge" | "empty";

/** The file dialog's filter for these kinds of CV. */
export function acceptFor(kinds: readonly CvFileType[]): string {
  return kinds.map((kind) => `.${kind}`).join(",");
}

/** A first look before the upload, by name and size; the server judges by content. */
export function checkCvFile(file: File, kinds: readonly CvFileType[]): CvFileProblem | null {
  const name = file.name.toLowerCase();
  if (!kinds.some((kind) => name.endsWith(`.${kind}`))) return "wrongType";
  if (file.size > MAX_CV_BYTES) return "tooLarge";
  return file.size === 0 ? "empty" : null;
}
