/** `pnpm cv FILE [--json] [--as-of YYYY-MM-DD]`: analyses a CV on the command line. */
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { analyse } from "../src/index.ts";
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
  "too-large": "This file is too large inside to be a CV.",
};

function stop(message: string): never {
  console.error(message);
  process.exit(1);
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
if (values.help === true || file === undefined) stop(USAGE);
const asOf = values["as-of"] ?? new Date().toISOString().slice(0, 10);
if (!/^\d{4}-\d{2}-\d{2}$/.test(asOf)) stop(`--as-of takes a day such as 2026-11-20.\n\n${USAGE}`);

// pnpm runs scripts in the root of the workspace; the file is named from where the caller stands.
const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
const bytes = await readFile(path).catch(() => stop(`There is no file ${path}.`));
const result = await analyse(new Uint8Array(bytes), { asOf });
if (!result.ok) stop(PROBLEMS[result.problem]);
console.log(
  values.json === true ? JSON.stringify(result.analysis, null, 2) : renderAnalysis(result.analysis),
);
