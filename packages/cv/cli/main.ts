/**
 * `pnpm cv FILE [--json] [--as-of YYYY-MM-DD]`: analyses a CV on the command line. `package.json` has V8 not make patterns
 * fast: most are tried on a few lines, and making the long ones fast takes longer than they then run.
 */
import { readFile, stat } from "node:fs/promises";
import { enableCompileCache } from "node:module";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { defaultReadLimits } from "../src/read/limits.ts";
import type { ReadProblem } from "../src/types.ts";
import { renderAnalysis } from "./render-analysis.ts";

const USAGE = `Usage: pnpm cv FILE [--json] [--as-of YYYY-MM-DD]

  FILE      a CV as PDF or DOCX
  --json    print everything the engine found, with the lines it stands in, as JSON
  --as-of   the day that "present" means; today when left out`;

const PROBLEMS: Record<ReadProblem, string> = {
  unsupported: "This file is neither a PDF nor a DOCX.",
  encrypted: "This file is encrypted with a password.",
  damaged: "This file is damaged and cannot be opened.",
  "no-text": "This file holds no text, only pictures: it looks like a scan.",
  "too-many-pages": "This file has too many pages for a CV.",
  "too-large": "This file is too large to be a CV: what it holds is beyond what the reader takes.",
};
const MB = 1024 * 1024;

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

/** The file's bytes; what cannot be had or is no CV by its size alone is said before any of it is read. */
async function readBytes(path: string): Promise<Uint8Array> {
  try {
    const stats = await stat(path);
    const { size } = stats;
    if (!stats.isFile()) stop(`${path} is not a file.`);
    if (size === 0) stop("This file is empty.");
    const most = defaultReadLimits.maxBytes;
    if (size > most) {
      const megabytes = (bytes: number) => `${Math.ceil(bytes / MB)} MB`;
      stop(
        `This file is too large to be a CV: ${megabytes(size)}, and the reader takes up to ${megabytes(most)}.`,
      );
    }
    return new Uint8Array(await readFile(path));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    return stop(
      code === "ENOENT" || code === "ENOTDIR"
        ? `There is no file ${path}.`
        : `${path} cannot be read (${code}).`,
    );
  }
}

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: { type: "boolean" },
        "as-of": { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

const { values, positionals } = readOptions();
const [file] = positionals;
if (values.help === true) {
  console.log(USAGE);
  process.exit(0);
}
if (file === undefined) stop(USAGE);
const asOf = values["as-of"] ?? new Date().toISOString().slice(0, 10);
if (!/^\d{4}-\d{2}-\d{2}$/.test(asOf)) stop(`--as-of takes a day such as 2026-11-20.\n\n${USAGE}`);

// pnpm runs scripts in the root of the workspace; the file is named from where the caller stands.
const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
const bytes = await readBytes(path);
// The engine takes most of a second to load: only when there is something to read, and from what an earlier run compiled.
enableCompileCache(fileURLToPath(new URL("../../../node_modules/.cache/node", import.meta.url)));
const { analyse } = await import("../src/index.ts");
const result = await analyse(bytes, { asOf });
if (!result.ok) stop(PROBLEMS[result.problem]);
console.log(
  values.json === true ? JSON.stringify(result.analysis, null, 2) : renderAnalysis(result.analysis),
);
