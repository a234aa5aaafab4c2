/** A word of a title; `open` ones stand for every word that begins with it, `ending` ones for every longer word. */
export interface NameWord {
  readonly text: string;
  readonly open: boolean;
  /** True for the end of compounds: "fahrer" of the "Auslieferungsfahrer". */
  readonly ending: boolean;
}

export interface OccupationData {
  readonly id: string;
  /** Occupations of one field have a little in common. */
  readonly field: string;
  /** Left out beside a more special one: the software of "Mobile Software Developer". */
  readonly general: boolean;
  /** Taken up beside or after school, and no trade of one's own yet: a till, a call centre, waiting at tables. */
  readonly open: boolean;
  /** The groups of the skill graph in which its own skills stand. */
  readonly skills: readonly string[];
  /** What it is a kind of: a primary teacher is a teacher. */
  readonly kind: readonly string[];
  readonly close: readonly string[];
  readonly near: readonly string[];
  readonly akin: readonly string[];
  /** "reception@hotel-management": what a title of that occupation means in that business. */
  readonly at: readonly string[];
  /** As they are written in the data. */
  readonly names: readonly string[];
  /** Fields of study that lead to it, as degrees name them; what `names` names they need not. */
  readonly studies: readonly string[];
  /** Words of the employer's business: they tell the occupation only where no name of one is found. */
  readonly sector: readonly string[];
}

const HEAD = /^@(\S+)\s+(\S+)(\s+general)?(\s+open)?$/;
const KEYS = ["skills", "kind", "close", "near", "akin", "at", "names", "studies", "sector"] as const;
type Key = (typeof KEYS)[number];
/** Lists of phrases; the others are lists of ids. */
const PHRASES: ReadonlySet<Key> = new Set(["names", "studies", "sector"]);

/** Reads the format of `README.md`; throws on a line that it does not know. */
export function parseOccupations(text: string): OccupationData[] {
  const found: OccupationData[] = [];
  let lists: Record<Key, string[]> | undefined;
  let key: Key = "names";
  for (const line of text.split("\n")) {
    const content = line.trim();
    if (content === "") continue;
    const head = content.startsWith("@") ? readHead(content) : null;
    if (head !== null) {
      lists = noLists();
      found.push({ ...head, ...lists });
      key = "names";
      continue;
    }
    if (lists === undefined) throw new Error(`Before the first occupation: ${content}`);
    const start = KEYS.find((name) => content.startsWith(name) && content.charAt(name.length) === " ");
    if (start !== undefined) key = start;
    cut(content, start === undefined ? 0 : start.length + 1, PHRASES.has(key) ? "," : " ", lists[key]);
  }
  return found;
}

function readHead(line: string): Pick<OccupationData, "id" | "field" | "general" | "open"> | null {
  const [, id, field, general, open] = HEAD.exec(line) ?? [];
  if (id === undefined || field === undefined) return null;
  return { id, field, general: general !== undefined, open: open !== undefined };
}

function noLists(): Record<Key, string[]> {
  return { skills: [], kind: [], close: [], near: [], akin: [], at: [], names: [], studies: [], sector: [] };
}

/** Adds what stands between the separators, from a place on: thousands of items, so nothing is split twice. */
function cut(line: string, from: number, separator: string, items: string[]): void {
  for (let start = from, end = 0; start < line.length; start = end + 1) {
    end = line.indexOf(separator, start);
    if (end < 0) end = line.length;
    const item = line.slice(line.charAt(start) === " " ? start + 1 : start, end).trim();
    if (item !== "") items.push(item);
  }
}
