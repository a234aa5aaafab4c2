import type { LineView } from "../../text/cv-text.ts";
import type { Atom } from "../pieces/atoms.ts";
import type { Row } from "../rows/rows.ts";
import type { Entry } from "./layout.ts";
import type { Completed } from "./title-elsewhere.ts";

/** Words that end no title: "Técnica de", "Head of", "Fachkraft für". */
const OPEN_END = /\s(?:of|and|&|to|für|im|und|de|del|de la|des|du|et|das|dos|e|y|di|della|delle|van|voor)$/iu;
/** What stands behind these is as often the employer or the town, which has a capital: "Técnico en", "Addetta alla". */
const OPEN_BEFORE_SMALL = /\s(?:for|in|en|em|à|aux?|al|alla|alle|ai|agli|da|do|dei)$/iu;
const MOST_REST_WORDS = 6;

/** "Harbour Data Ltd — Head of" over "Data Platforms": the rest of a title that its narrow cell has cut. */
export function joinWrappedTitle(entry: Entry, rows: readonly Row[]): Completed {
  const { roles, last } = entry;
  const { title } = roles;
  const [atom] = title?.atoms.slice(-1) ?? [];
  if (title === null || atom === undefined) return { roles, taken: 0 };
  const at = rows.findIndex(({ view }) => view.id === atom.view.id);
  const above = headAbove(entry, rows, at);
  if (above !== null)
    return { roles: { ...roles, title: { ...title, text: `${above.text} ${title.text}` } }, taken: 0 };
  const rest = rows[at + 1];
  const isCut =
    at >= 0 &&
    at <= last &&
    rest !== undefined &&
    (rest.isRestOfTitle === true || (isMarked(rest) && goesOn(rows[at], rest)));
  if (!isCut) return { roles, taken: 0 };
  const text = `${title.text} ${rest.view.text.trim()}`.replace(/\s+/g, " ");
  return { roles: { ...roles, title: { ...title, text } }, taken: at + 1 > last ? 1 : 0 };
}

const MOST_BEGIN_WORDS = 3;

/** "Operations" over "Manager" in one bold type, over the firm: the title of a narrow column, whose last word is a row. */
function headAbove({ first, roles }: Entry, rows: readonly Row[], at: number): Atom | null {
  const [row, above] = [rows[at], rows[at - 1]];
  const [only, ...others] = row?.atoms ?? [];
  const [begin, ...besides] = above?.atoms ?? [];
  if (row === undefined || above === undefined || at - 1 < first || roles.company === null) return null;
  if (only === undefined || begin === undefined || others.length + besides.length > 0) return null;
  const isBold = row.view.line.bold && (above.view.line.bold || above.span !== null);
  if (!isBold || only.tokens.length > 1 || only.from > 0 || begin.from > 0 || !endsRow(above, begin))
    return null;
  const usesAbove = [roles.company, roles.location].some((piece) => piece?.atoms.includes(begin) === true);
  const isPlain = begin.company < 3 && begin.place < 2 && begin.tokens.length <= MOST_BEGIN_WORDS;
  return isPlain && !usesAbove && /^[\p{L} &/-]+$/u.test(begin.text) ? begin : null;
}

/** Whether the first word of a line would not have fitted on the line above, by the longest lines beside it. */
export function isFull(above: LineView, below: LineView, rows: readonly Row[]): boolean {
  const { box } = above.line;
  if (box === null || below.id !== above.id + 1 || below.line.block !== above.line.block) return false;
  const edges = rows.flatMap(({ view: { line } }) =>
    line.box !== null && line.block === above.line.block && line.page === above.line.page
      ? [line.box.x + line.box.width]
      : [],
  );
  const word = /^\S+/.exec(below.text)?.[0].length ?? 0;
  const perLetter = box.width / Math.max(1, above.text.length);
  return box.x + box.width + (word + 1) * perLetter > Math.max(...edges) + perLetter;
}

/** Behind the title its row holds dates at most. */
function endsRow({ span: dates }: Row, { view, to }: Atom): boolean {
  return view.tokens.every(
    ({ start, kind }) =>
      start < to || kind === "mark" || (dates !== null && start >= dates.from && start < dates.to),
  );
}

/** A row that is the rest of the title above belongs to its header and names nothing by itself. */
export function markCutTitles(rows: readonly Row[]): readonly Row[] {
  return rows.map((row, index) => {
    return goesOn(rows[index - 1], row) && namesNobody(row) ? { ...row, atoms: [], header: MARKED } : row;
  });
}

const MARKED = 0.5;

function isMarked({ atoms, header }: Row): boolean {
  return atoms.length === 0 && header === MARKED;
}

function namesNobody({ atoms }: Row): boolean {
  return atoms.every(({ company, place }) => company < 3 && place < 2);
}

/** Whether a row may be the rest of a title that ends the row above. */
function goesOn(above: Row | undefined, { view, span }: Row): boolean {
  const atom = above?.atoms.at(-1);
  if (above === undefined || atom === undefined || atom.title < 1.5 || !endsRow(above, atom)) return false;
  const isSmall = /^\p{Ll}/u.test(view.text);
  if (!OPEN_END.test(atom.text) && !(isSmall && OPEN_BEFORE_SMALL.test(atom.text))) return false;
  if (view.id !== above.view.id + 1 || view.line.block !== above.view.line.block) return false;
  const isPlain = span === null && view.dates.length === 0 && !view.line.bullet;
  return isPlain && view.words.length <= MOST_REST_WORDS && /^[^.;:\t]*\p{L}[^.;:\t]*$/u.test(view.text);
}
