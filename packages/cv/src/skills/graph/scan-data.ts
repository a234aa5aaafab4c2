import type { SkillClass } from "./parse-data.ts";

/** Where a name stands in the data: from `start` to `end`, its mark included. */
type OnAlias = (start: number, end: number, skill: number) => void;

interface ScannedGroup {
  /** The line behind "@group ". */
  readonly header: string;
  size: number;
}

/** Every skill by number, in the order of the data; nothing but its name is read yet. */
export interface ScannedSkills {
  readonly names: readonly string[];
  /** Where the skill's line begins and where its guards end. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  readonly classes: readonly SkillClass[];
  /** Number of the group of each skill. */
  readonly groupOf: readonly number[];
  readonly groups: readonly ScannedGroup[];
}

const NEWLINE = "\n";
const SPACE = 32;
const COMMA = 44;
const SEMICOLON = 59;
const AT = 64;
const BRACKET = 91;
/** Widths of " = " and ", ". */
const OPERATOR = 3;
const SEPARATOR = 2;
/** The two letters and the space that each language begins with. */
const LANGUAGE = 3;
const CLASSES: Readonly<Record<string, SkillClass>> = { "[to": "tool", "[so": "soft" };

/**
 * Walks the group files, joined with line breaks, once up to `to`, and reports every name. The format is that of
 * `parseGroup`, which checks it; here the data is taken to be sound.
 */
export function scanGroups(text: string, to: number, onAlias: OnAlias): ScannedSkills {
  const names: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const classes: SkillClass[] = [];
  const groupOf: number[] = [];
  const groups: ScannedGroup[] = [];
  let current: SkillClass = "domain";
  for (let at = 0, end = 0; at < to; at = end + 1) {
    end = text.indexOf(NEWLINE, at);
    const first = text.charCodeAt(at);
    if (end === at || text.startsWith("//", at)) continue;
    if (first === SPACE) ends[ends.length - 1] = end;
    else if (first === AT) {
      groups.push({ header: text.slice(at, end), size: 0 });
      current = "domain";
    } else if (first === BRACKET) current = CLASSES[text.slice(at, at + 3)] ?? "domain";
    else {
      const skill = starts.length;
      names.push(scanLine(text, at, end, (from, to) => onAlias(from, to, skill)));
      starts.push(at);
      ends.push(end);
      classes.push(current);
      groupOf.push(groups.length - 1);
      const group = groups.at(-1);
      if (group) group.size += 1;
    }
  }
  return { names, starts, ends, classes, groupOf, groups };
}

/** Reports the name and the aliases of one line; returns the name without its mark. */
function scanLine(
  text: string,
  at: number,
  end: number,
  onAlias: (start: number, end: number) => void,
): string {
  const line = text.slice(at, end);
  const links = Math.min(placeOf(line, ">"), placeOf(line, "~"));
  const head = Math.min(placeOf(line, "="), links);
  onAlias(at, at + head);
  for (let from = head + OPERATOR; from < links; ) {
    const comma = line.indexOf(",", from);
    const to = comma < 0 || comma > links ? links : comma;
    onAlias(at + from, at + to);
    from = to + SEPARATOR;
  }
  return withoutMark(line.slice(0, head));
}

/** Where the space before the operator stands; the end of the line where there is none. No name holds an operator. */
function placeOf(line: string, operator: string): number {
  const at = line.indexOf(operator);
  return at < 0 ? line.length : at - 1;
}

function withoutMark(name: string): string {
  return /[\^*?]$/.test(name) ? name.slice(0, -1) : name;
}

/** "Canonical = English name": whose translations follow, and under which of its names they are shown. */
export function readForeignName(text: string): {
  readonly canonical: string;
  readonly english: string | null;
} {
  const at = text.indexOf(" = ");
  return at < 0
    ? { canonical: text, english: null }
    : { canonical: text.slice(0, at), english: text.slice(at + 3) };
}

/**
 * Walks the translation files ("Name : de a, b ; fr c"), which stand between the two places; names that no skill
 * carries are left out.
 */
export function scanForeign(
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
  numbers: ReadonlyMap<string, number>,
  onAlias: OnAlias,
): void {
  for (let at = from, end = 0; at < to; at = end + 1) {
    end = text.indexOf(NEWLINE, at);
    const colon = text.indexOf(" : ", at);
    if (colon < 0 || colon > end || text.startsWith("//", at)) continue;
    const { canonical, english } = readForeignName(text.slice(at, colon));
    const skill = numbers.get(english ?? canonical) ?? numbers.get(canonical);
    if (skill !== undefined)
      scanTranslations(text, colon + OPERATOR, end, (start, end) => onAlias(start, end, skill));
  }
}

/** Letter by letter: looking for each comma takes longer than the few letters before it. */
function scanTranslations(
  text: string,
  from: number,
  to: number,
  onName: (start: number, end: number) => void,
): void {
  let start = from + LANGUAGE;
  for (let at = start; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code === SPACE && at === start) start += 1;
    else if (code === COMMA) {
      reportName(start, at, onName);
      start = at + 1;
    } else if (code === SEMICOLON && text.charCodeAt(at - 1) === SPACE) {
      reportName(start, at - 1, onName);
      start = at + 2 + LANGUAGE;
    }
  }
  reportName(start, to, onName);
}

/** Between two signs may stand nothing. */
function reportName(start: number, end: number, onName: (start: number, end: number) => void): void {
  if (end > start) onName(start, end);
}
