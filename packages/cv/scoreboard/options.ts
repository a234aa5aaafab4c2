import { parseArgs } from "node:util";
import { HELD_OUT } from "../corpus/split.ts";
import { FIELDS, type Field } from "./score/score-file.ts";

/** Totals of fewer people would be a look at each. */
const MIN_HELD_OUT = 5;

export const HELP = `pnpm scoreboard [options]
  --files        every file of the train split with its mistakes, worst first (otherwise the worst ten)
  --field NAME   only this field in the list of files: ${FIELDS.join(", ")}
  --split NAME   train or held-out; held-out people are only ever shown as totals
  --only TEXT    only files whose name holds this text (nothing is compared or written)
  --people IDS   the totals of these people, with commas between: ${MIN_HELD_OUT} or more of
                 the held-out ones or none; with --table as a table
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
  readonly people: ReadonlySet<string> | null;
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
      people: { type: "string" },
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
    people: values.people === undefined ? null : readPeople(values.people),
    folder: values.folder ?? null,
  };
}

function readPeople(list: string): ReadonlySet<string> {
  const people = new Set(
    list
      .split(",")
      .map((id) => id.trim())
      .filter((id) => id !== ""),
  );
  const heldOut = [...people].filter((id) => HELD_OUT.has(id)).length;
  if (heldOut > 0 && heldOut < MIN_HELD_OUT)
    throw new Error(`Held-out people are only shown as totals of ${MIN_HELD_OUT} or more.`);
  return people;
}
