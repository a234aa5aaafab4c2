import { runToolForAll } from "../../render/run-tool.ts";

/** The files as LibreOffice prints them; in one run, since its start takes longer than a file. */
export function printedByOffice(files: readonly Uint8Array[]): Promise<Uint8Array[]> {
  const inputs = new Map(files.map((file, index) => [`${index}.docx`, file]));
  return runToolForAll(
    "soffice",
    [
      "--headless",
      "-env:UserInstallation=file:///tmp/rolecall-random-pages-office",
      "--convert-to",
      "pdf",
      ...inputs.keys(),
    ],
    Object.fromEntries(inputs),
    files.map((_, index) => `${index}.pdf`),
  );
}
