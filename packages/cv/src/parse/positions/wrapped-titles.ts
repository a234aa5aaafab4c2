import type { Atom } from "./atoms.ts";
import type { Entry } from "./layout.ts";
import type { Row } from "./rows.ts";
import type { Completed } from "./title-elsewhere.ts";

/** Words that end no title: "Técnica de", "Head of", "Fachkraft für". */
const OPEN_END = /\s(?:of|and|&|to|für|im|und|de|del|de la|des|du|et|das|dos|e|y|di|della|delle|van|voor)$/iu;
/** What stands behind these is as often the employer or the town, which has a capital: "Técnico en", "Addetta alla". */
const OPEN_BEFORE_SMALL = /\s(?:for|in|en|em|à|aux?|al|alla|alle|ai|agli|da|do|dei)$/iu;
const MOST_REST_WORDS = 6;

/** "Harbour Data Ltd — Head of" over "Data Platforms": the rest of a title that its narrow cell has cut. */
export function joinWrappedTitle({ roles, last }: Entry, rows: readonly Row[]): Completed {
  const { title } = roles;
  const [atom] = title?.atoms.slice(-1) ?? [];
  if (title === null || atom === undefined) return { roles, taken: 0 };
  const at = rows.findIndex(({ view }) => view.id === atom.view.id);
  const rest = rows[at + 1];
  const isCut = at >= 0 && at <= last && rest !== undefined && isMarked(rest) && goesOn(rows[at], rest);
  if (!isCut) return { roles, taken: 0 };
  const text = `${title.text} ${rest.view.text.trim()}`.replace(/\s+/g, " ");
  return { roles: { ...roles, title: { ...title, text } }, taken: at + 1 > last ? 1 : 0 };
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
  return rows.map((row, index) =>
    goesOn(rows[index - 1], row) && namesNobody(row) ? { ...row, atoms: [], header: MARKED } : row,
  );
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
