import type { Atom } from "./atoms.ts";
import type { Entry } from "./layout.ts";
import type { NamedPiece } from "./roles.ts";
import type { Row } from "./rows.ts";
import type { Completed } from "./title-elsewhere.ts";

/** Words that end no title: "Técnica de", "Head of", "Fachkraft für". */
const OPEN_END =
  /\s(?:of|for|and|&|to|für|im|in|und|de|del|de la|des|du|en|et|à|aux?|do|da|dos|das|e|em|y|di|della|dei|delle|alla|alle|al|ai|agli|van|voor|bij)$/iu;
const MOST_REST_WORDS = 6;

/** "Harbour Data Ltd — Head of" over "Data Platforms": the rest of a title that its narrow cell has cut. */
export function joinWrappedTitle({ roles, last }: Entry, rows: readonly Row[]): Completed {
  const { title, company } = roles;
  const [atom] = title?.atoms.slice(-1) ?? [];
  if (title === null || atom === undefined || !OPEN_END.test(title.text)) return { roles, taken: 0 };
  const at = rows.findIndex(({ view }) => view.id === atom.view.id);
  const rest = rows[at + 1];
  if (at < 0 || at > last || rest === undefined || !endsRow(rows[at], atom) || !isRest(rest, atom, company))
    return { roles, taken: 0 };
  const text = `${title.text} ${rest.view.text.trim()}`.replace(/\s+/g, " ");
  return { roles: { ...roles, title: { ...title, text } }, taken: at + 1 > last ? 1 : 0 };
}

/** Behind the title its row holds dates at most. */
function endsRow(row: Row | undefined, { view, to }: Atom): boolean {
  const dates = row?.span ?? null;
  return view.tokens.every(
    ({ start, kind }) =>
      start < to || kind === "mark" || (dates !== null && start >= dates.from && start < dates.to),
  );
}

/** A row that is the rest of the title above belongs to its header and names nothing by itself. */
export function markCutTitles(rows: readonly Row[]): readonly Row[] {
  return rows.map((row, index) => {
    const above = rows[index - 1];
    const atom = above?.atoms.at(-1);
    if (above === undefined || atom === undefined || atom.title < 1.5 || !OPEN_END.test(atom.text))
      return row;
    if (!endsRow(above, atom) || !isRest(row, atom, null)) return row;
    return { ...row, atoms: [], header: Math.max(row.header, 0.5) };
  });
}

function isRest({ view, span }: Row, { view: above }: Atom, company: NamedPiece | null): boolean {
  if (span !== null || view.dates.length > 0 || view.line.bullet || view.line.block !== above.line.block)
    return false;
  if (view.id !== above.id + 1 || (company?.atoms ?? []).some((atom) => atom.view.id === view.id))
    return false;
  return view.words.length > 0 && view.words.length <= MOST_REST_WORDS && !/[.;:\t]/.test(view.text);
}
