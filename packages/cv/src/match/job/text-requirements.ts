import { findSkillsInText } from "../../skills/index.ts";

/** Skills that a text speaks of; more than one where any of them will do. */
export interface Mention {
  readonly ids: readonly string[];
  /** The text's own words. */
  readonly phrase: string;
  /** Where they begin. */
  readonly start: number;
}

interface Found {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

const COMMA = /^\s*,\s*$/;
const OR = /^\s*,?\s*(?:or|oder|ou|o|of|හෝ|அல்லது|या|أو)\s+$/iu;

/** The skills of a text in its order; "Java, C# or Python" is one mention of three. */
export function mentionsIn(text: string): readonly Mention[] {
  return alternativesOf(findSkillsInText(text), text).map((run) => ({
    ids: [...new Set(run.map(({ id }) => id))],
    phrase: text.slice(run[0]?.start, run.at(-1)?.end),
    start: run[0]?.start ?? 0,
  }));
}

/** Runs of skills with nothing but commas between them and an "or" before the last; all others stand alone. */
function alternativesOf(found: readonly Found[], text: string): readonly (readonly Found[])[] {
  const runs: Found[][] = [];
  let open: Found[] = [];
  const close = (): void => {
    runs.push(...open.map((one) => [one]));
    open = [];
  };
  for (const one of found.toSorted((a, b) => a.start - b.start)) {
    const last = open.at(-1);
    const between = last === undefined ? "" : text.slice(last.end, one.start);
    if (last !== undefined && OR.test(between)) {
      runs.push([...open, one]);
      open = [];
      continue;
    }
    if (last !== undefined && !COMMA.test(between)) close();
    open.push(one);
  }
  close();
  return runs;
}
