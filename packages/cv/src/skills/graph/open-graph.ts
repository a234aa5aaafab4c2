import { parseAlias, parseHeader, parseSkillLines, type RawAlias } from "./parse-data.ts";
import { IndexBuilder, type PatternIndex, toIndex } from "./pattern-index.ts";
import { readForeignName, type ScannedSkills, scanForeign, scanGroups } from "./scan-data.ts";
import type { Skill, SkillGroup } from "./skill.ts";
import { slug } from "./slug.ts";

export interface SkillGraph {
  readonly index: PatternIndex;
  readonly groups: ReadonlyMap<string, SkillGroup>;
  readonly byId: (id: string) => Skill | null;
}

interface GraphData {
  readonly groups: readonly string[];
  readonly foreign: readonly string[];
  /** Phrases that hold a skill's name and mean something else. */
  readonly blockers: string;
}

/**
 * The graph over its data files. One walk files every name by its first word; a skill is read in full when a text, or
 * a question for its id, comes to it. Names that no skill carries are dropped here; `checkGraph` reports them.
 */
export function openGraph(data: GraphData): SkillGraph {
  const skills = `${data.groups.join("\n")}\n`;
  const foreign = `${data.foreign.join("\n")}\n`;
  const foreignStart = skills.length;
  const foreignEnd = foreignStart + foreign.length;
  const text = [skills, foreign, data.blockers].join("");
  const owners: number[] = [];
  const builder = new IndexBuilder(text);
  const file = (start: number, end: number, skill: number): void => {
    builder.add(start, end);
    owners.push(skill);
  };
  scanBlockers(text, foreignEnd, (start, end) => file(start, end, NO_SKILL));
  const scan = scanGroups(text, foreignStart, file);
  const numbers = new Map(scan.names.map((name, number) => [name, number]));
  scanForeign(text, { from: foreignStart, to: foreignEnd }, numbers, file);
  const groups = scan.groups.map(({ header, size }) => ({ ...parseHeader(header), size }));
  const textOf = (name: number) => text.slice(builder.starts[name], builder.ends[name]);
  const isForeign = (name: number) => {
    const start = builder.starts[name] ?? 0;
    return start >= foreignStart && start < foreignEnd;
  };
  const skillAt = readerOfSkills(text, scan, { numbers, groups });
  return {
    index: toIndex({
      bucketOf: (key) => builder.bucketOf(key),
      textOf,
      isForeign,
      read(name) {
        const alias = parseAlias(textOf(name));
        const owner = owners[name] ?? NO_SKILL;
        return {
          skill: owner === NO_SKILL ? null : skillAt(owner),
          alias: isForeign(name)
            ? { ...alias, ...shownAs(text, builder.starts[name]), foreign: true }
            : alias,
        };
      },
    }),
    groups: byGroupId(groups),
    byId: readerOfIds(scan.names, skillAt),
  };
}

const NO_SKILL = -1;

/** The English name in front of the translation that begins at `start`, if its line gives one. */
function shownAs(text: string, start = 0): Pick<RawAlias, "english"> {
  const line = text.lastIndexOf("\n", start) + 1;
  const { english } = readForeignName(text.slice(line, text.indexOf(" : ", line)));
  return english === null ? {} : { english };
}

function scanBlockers(text: string, from: number, onPhrase: (start: number, end: number) => void): void {
  let at = from;
  for (const line of text.slice(from).split("\n")) {
    if (line !== "" && !line.startsWith("//")) onPhrase(at, at + line.length);
    at += line.length + 1;
  }
}

/** Files of one group, as `backend` and `backend-tools`, count together. */
function byGroupId(files: readonly SkillGroup[]): Map<string, SkillGroup> {
  const groups = new Map<string, SkillGroup>();
  for (const file of files) {
    const known = groups.get(file.id);
    groups.set(file.id, known === undefined ? file : { ...known, size: known.size + file.size });
  }
  return groups;
}

interface Tables {
  readonly numbers: ReadonlyMap<string, number>;
  readonly groups: readonly SkillGroup[];
}

/** Reads a skill once and keeps it. */
function readerOfSkills(text: string, scan: ScannedSkills, { numbers, groups }: Tables) {
  const known = new Map<number, Skill>();
  const idsOf = (names: readonly string[]) => names.filter((name) => numbers.has(name)).map(slug);
  const relatedTo = readerOfRelated(text, scan, numbers);
  return function skillAt(number: number): Skill {
    const read = known.get(number);
    if (read) return read;
    const group = groups[scan.groupOf[number] ?? 0];
    const lines = text.slice(scan.starts[number], scan.ends[number]).split("\n");
    const raw = parseSkillLines(lines, {
      class: scan.classes[number] ?? "domain",
      group: group?.id ?? "",
      source: group?.id ?? "",
    });
    const skill: Skill = {
      id: slug(raw.name),
      name: raw.name,
      kind: raw.kind,
      class: raw.class,
      group: raw.group,
      field: group?.field ?? "",
      narrow: group?.narrow ?? false,
      implies: idsOf(raw.implies),
      get related() {
        return relatedTo(number);
      },
      notBefore: raw.notBefore,
      notAfter: raw.notAfter,
      cues: raw.cues,
    };
    known.set(number, skill);
    return skill;
  };
}

/** Neighbours count both ways, so the first question for them walks through all lines that name some. */
function readerOfRelated(text: string, scan: ScannedSkills, numbers: ReadonlyMap<string, number>) {
  let links: Links | null = null;
  return (number: number): readonly string[] => {
    links ??= linksIn(text, scan, numbers);
    return [...(links.get(number) ?? [])].map((other) => slug(scan.names[other] ?? ""));
  };
}

/** The neighbours of each skill, all by number. */
type Links = Map<number, Set<number>>;

function linksIn(text: string, scan: ScannedSkills, numbers: ReadonlyMap<string, number>): Links {
  const links: Links = new Map();
  for (const [number, start] of scan.starts.entries()) {
    const at = text.indexOf(" ~ ", start);
    if (at < 0) break;
    if (at > (scan.ends[number] ?? 0)) continue;
    for (const name of text.slice(at + 3, text.indexOf("\n", at)).split(/\s*,\s*| [=>~] /)) {
      const other = numbers.get(name.trim());
      if (other === undefined) continue;
      link(links, number, other);
      link(links, other, number);
    }
  }
  return links;
}

function link(links: Links, from: number, to: number): void {
  const known = links.get(from);
  if (known) known.add(to);
  else links.set(from, new Set([to]));
}

function readerOfIds(names: readonly string[], skillAt: (number: number) => Skill) {
  let numbers: Map<string, number> | null = null;
  return (id: string): Skill | null => {
    numbers ??= new Map(names.map((name, number) => [slug(name), number]));
    const number = numbers.get(id);
    return number === undefined ? null : skillAt(number);
  };
}
