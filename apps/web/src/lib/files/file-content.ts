import type { FileContent } from "@rolecall/contracts/common/file-content";

/** A file that came in an answer of the API, as one that can be saved or sent again. */
export function toFile({ fileName, contentType, base64 }: FileContent): File {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new File([bytes], fileName, { type: contentType });
}
