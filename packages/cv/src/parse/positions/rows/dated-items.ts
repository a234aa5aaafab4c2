import type { Row } from "./rows.ts";

/** "• Autora de conteúdos — simulados e materiais" over "pedagógicos (2019 – presente)": an item with its range on the last line. */
export function joinDatedItems(rows: readonly Row[]): readonly Row[] {
  const joined = [...rows];
  for (const [index, row] of rows.entries()) {
    const below = rows[index + 1];
    if (below === undefined || !opensItem(row) || !endsItem(below, row)) continue;
    const after = rows[index + 2];
    if (after !== undefined && !after.view.line.bullet && after.view.line.block === row.view.line.block)
      continue;
    const atoms = row.atoms.filter(({ text, company, place }, order) => {
      const isName = /^\p{Lu}/u.test(text) && (order === 1 || company >= 2.2);
      return order === 0 || isName || place >= 2;
    });
    joined[index] = { ...row, atoms, header: 1, opens: true };
    joined[index + 1] = { ...below, atoms: [] };
  }
  return joined;
}

/** A list item without dates that begins with a post. */
function opensItem({ view, span, atoms, label }: Row): boolean {
  return view.line.bullet && span === null && label === null && (atoms[0]?.title ?? 0) >= 2.5;
}

/** The next line of the item, in small letters and with a range at its end. */
function endsItem({ view, span }: Row, { view: above }: Row): boolean {
  if (span === null || span.single || view.line.bullet || view.id !== above.id + 1) return false;
  return /^\p{Ll}/u.test(view.text) && !/[\p{L}\p{N}]/u.test(view.text.slice(span.to));
}
