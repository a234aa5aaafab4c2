import type { FileContent } from "@rolecall/contracts/common/file-content";

/** Hands a file to the browser's own download. */
export function saveFile({ fileName, contentType, base64 }: FileContent): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: contentType }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has taken the address over by the next task; the bytes need not stay in memory.
  setTimeout(() => URL.revokeObjectURL(url));
}
