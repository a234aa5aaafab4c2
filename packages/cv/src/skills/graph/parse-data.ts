import type { SkillKind } from "../../types.ts";

/**
 * How an alias may be read in running text. In a list of skills every alias counts as it stands.
 * - `any`: everywhere, in any case
 * - `case`: only in exactly this case (`^`)
 * - `listed`: only in a list of skills (`*`)
 * - `company`: exactly this case, and only beside other skills of its field (`?`)
 */
type AliasUse = "any" | "case" | "listed" | "company";

export interface RawAlias {
  readonly text: string;
  readonly use: AliasUse;
  /** True for a translation. */
  readonly foreign?: true;
  /** What a translation is shown as, where that is not the skill's own name. */
  readonly english?: string;
}

/** `tool`: a named product, language, standard. `domain`: an activity or a body of knowledge. */
export type SkillClass = "tool" | "domain" | "soft";

export interface RawSkill {
  readonly name: string;
  readonly kind: SkillKind;
  readonly class: SkillClass;
  readonly group: string;
  readonly aliases: readonly RawAlias[];
  readonly implies: readonly string[];
  readonly related: readonly string[];
  readonly notBefore: readonly string[];
  readonly notAfter: readonly string[];
  readonly cues: readonly string[];
  /** `file:line` for messages. */
  readonly source: string;
}

interface GroupHeader {
  readonly id: string;
  readonly title: string;
  readonly field: string;
  /** True for names of the details of trades. */
  readonly narrow: boolean;
}

export interface RawGroup extends GroupHeader {
  readonly skills: readonly RawSkill[];
}

export class SkillDataError extends Error {}

const MARKS: Readonly<Record<string, AliasUse>> = { "^": "case", "*": "listed", "?": "company" };
const CLASSES: ReadonlyMap<string, SkillClass> = new Map([
  ["[tools]", "tool"],
  ["[skills]", "domain"],
  ["[soft]", "soft"],
]);
const OPERATOR = / ([=>~]) /;
type Guard = "notBefore" | "notAfter" | "cues";
const GUARDS: readonly (readonly [prefix: string, guard: Guard])[] = [
  ["not before ", "notBefore"],
  ["not after ", "notAfter"],
  ["with ", "cues"],
];

/** Reads one data file; the format is described in README.md. */
export function parseGroup(text: string): RawGroup {
  let header: GroupHeader | null = null;
  let current: SkillClass = "domain";
  const skills: RawSkill[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    const trimmed = line.trim();
    if (saysNothing(trimmed)) continue;
    if (trimmed.startsWith("@group ")) {
      header = parseHeader(trimmed);
      continue;
    }
    if (header === null)
      throw new SkillDataError(`line ${index + 1}: "@group id | Title | field" must come first`);
    const source = `${header.id}:${index + 1}`;
    const nextClass = CLASSES.get(trimmed);
    if (nextClass !== undefined) current = nextClass;
    else if (line.startsWith("  ")) addGuard(skills, trimmed, source);
    else skills.push(parseSkill(trimmed, { class: current, group: header.id, source }));
  }
  if (header === null) throw new SkillDataError('a data file without "@group"');
  return { ...header, skills };
}

/** A blank line, or a comment. */
export function saysNothing(trimmed: string): boolean {
  return trimmed === "" || trimmed.startsWith("//");
}

/** "@group id | Title | field", and "| narrow" behind it. */
export function parseHeader(line: string): GroupHeader {
  const [id, title, field, width] = line
    .slice("@group ".length)
    .split("|")
    .map((part) => part.trim());
  if (!id || !title || !field || (width !== undefined && width !== "narrow"))
    throw new SkillDataError(`not a group header: ${line}`);
  return { id, title, field, narrow: width === "narrow" };
}

const NONE: readonly string[] = [];

function parseSkill(line: string, at: { class: SkillClass; group: string; source: string }): RawSkill {
  const parts: Record<"=" | ">" | "~", string[]> = { "=": [], ">": [], "~": [] };
  const [head = "", ...rest] = line.split(OPERATOR);
  for (let index = 0; index < rest.length; index += 2) {
    const operator = rest[index];
    if (operator === "=" || operator === ">" || operator === "~")
      parts[operator] = splitList(rest[index + 1] ?? "");
  }
  const own = parseAlias(head);
  return {
    ...at,
    name: own.text,
    kind: at.class === "soft" ? "soft" : "technical",
    aliases: [own, ...parts["="].map(parseAlias)],
    implies: parts[">"],
    related: parts["~"],
    notBefore: NONE,
    notAfter: NONE,
    cues: NONE,
  };
}

/** Reads the line of one skill and the guards below it. */
export function parseSkillLines(
  lines: readonly string[],
  at: { class: SkillClass; group: string; source: string },
): RawSkill {
  const [line = "", ...guards] = lines;
  const skills = [parseSkill(line, at)];
  for (const guard of guards) addGuard(skills, guard.trim(), at.source);
  const [skill] = skills;
  if (skill === undefined) throw new SkillDataError(`${at.source}: no skill`);
  return skill;
}

function addGuard(skills: RawSkill[], line: string, source: string): void {
  const last = skills.pop();
  const guard = GUARDS.find(([prefix]) => line.startsWith(prefix));
  if (last === undefined || guard === undefined) throw new SkillDataError(`${source}: not a guard: ${line}`);
  const [prefix, key] = guard;
  skills.push({ ...last, [key]: splitList(line.slice(prefix.length)) });
}

export function parseAlias(text: string): RawAlias {
  const trimmed = text.trim();
  const use = MARKS[trimmed.slice(-1)];
  return use === undefined ? { text: trimmed, use: "any" } : { text: trimmed.slice(0, -1), use };
}

export function splitList(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
