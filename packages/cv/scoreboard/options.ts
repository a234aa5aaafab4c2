import { parseArgs } from "node:util";
import { FIELDS, type Field } from "./score/score-file.ts";

export const HELP = `pnpm scoreboard [options]
  --files        every file of the train split with its mistakes, worst first (otherwise the worst ten)
  --field NAME   only this field in the list of files: ${FIELDS.join(", ")}
  --split NAME   train or held-out; held-out people are only ever shown as totals
  --only TEXT    only files whose name holds this text (nothing is compared or written)
  --folder DIR   score foreign CVs: x.pdf and x.docx beside x.json (corpus/README.md has the format)
  --table        the Markdown table of the README
  --write        keep this run as scoreboard/result.json
  --check        exit 1 when a field falls below the kept result
  --help`;

export interface Options {
  readonly files: boolean;
  readonly field: Field | null;
  readonly split: "train" | "held-out" | null;
  readonly only: string | null;
  readonly folder: string | null;
  readonly table: boolean;
  readonly write: boolean;
  readonly check: boolean;
  readonly help: boolean;
}

export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      files: { type: "boolean", default: false },
      field: { type: "string" },
      split: { type: "string" },
      only: { type: "string" },
      folder: { type: "string" },
      table: { type: "boolean", default: false },
      write: { type: "boolean", default: false },
      check: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  const field = FIELDS.find((name) => name === values.field) ?? null;
  if (values.field !== undefined && field === null)
    throw new Error(`No field "${values.field}". Fields: ${FIELDS.join(", ")}.`);
  if (values.split !== undefined && values.split !== "train" && values.split !== "held-out")
    throw new Error(`No split "${values.split}".`);
  return {
    ...values,
    field,
    split: values.split ?? null,
    only: values.only ?? null,
    folder: values.folder ?? null,
  };
}
