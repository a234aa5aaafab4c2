/** Safari reads the bytes only after it has asked where to put them; a revoked address saves nothing. */
const KEPT_MS = 60_000;

/** Hands a file to the browser's own download. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
