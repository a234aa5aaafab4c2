import type { Atom } from "../pieces/atoms.ts";
import { isDepartment, isFieldName } from "../roles/fields-of-titles.ts";
import type { Row } from "./rows.ts";

const MOST_WORDS = 3;

/**
 * "Cedar Knits Ltd   2020 – 2022" over "Merchandiser, Biyagama": where one job of a section has a known town behind its
 * post, and its firm on the row beside it, so have the others, whether or not a list knows theirs.
 */
export function markTownsBehindPosts(rows: readonly Row[]): readonly Row[] {
  const posts = rows.flatMap((row, index) => {
    const name = isHeader(row) ? nameBehindPost(row.atoms) : null;
    return name !== null && hasFirmBeside(rows, index) ? [{ index, name }] : [];
  });
  const isPlace = posts.some(({ name }) => name.place >= 2 && name.company < 1.5);
  if (!isPlace || posts.some(({ name: { text } }) => isFieldName(text) || isDepartment(text))) return rows;
  const marked = new Set(posts.filter(({ name }) => isTownLike(name)).map(({ index }) => index));
  return rows.map((row, index) =>
    marked.has(index)
      ? {
          ...row,
          atoms: row.atoms.map((atom, at) => (at === 0 ? atom : { ...atom, title: 0, company: 0, place: 3 })),
        }
      : row,
  );
}

/** The one name behind the comma of a post; null for any other row. */
function nameBehindPost([post, name, ...others]: readonly Atom[]): Atom | null {
  if (post === undefined || name === undefined || others.length > 0) return null;
  return post.title >= 1.5 && post.role === null && name.link === "comma" ? name : null;
}

function isTownLike({ text, title, company, place, tokens }: Atom): boolean {
  if (place >= 2) return true;
  const isPlain = title < 1 && company < 1.5 && tokens.length <= MOST_WORDS;
  return isPlain && /^\p{Lu}[\p{Ll}'’.-]/u.test(text);
}

/** The row above or below names something that is no post: of the two, one has the dates. */
function hasFirmBeside(rows: readonly Row[], index: number): boolean {
  return [rows[index - 1], rows[index + 1]].some((row) => {
    if (row === undefined || !isHeader(row) || (row.span === null) === (rows[index]?.span === null))
      return false;
    const [firm] = row.atoms;
    return (
      firm !== undefined &&
      firm.place < 3 &&
      row.atoms.every(({ title, company }) => title < 1.5 || company > title)
    );
  });
}

function isHeader({ header, span, view, label }: Row): boolean {
  return (header > 0 || span !== null) && label === null && !view.line.bullet;
}
