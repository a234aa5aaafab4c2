import type { Atom } from "../pieces/atoms.ts";
import type { Row } from "../rows/rows.ts";

/** So many rows of one form show how the section is built. */
const LEAST = 3;

/**
 * True where the dated rows name post, firm and place by themselves ("1998–2013⇥Concepteur électronique, GEO, Meylan"):
 * then a row beside them is no part of the header, however much it reads like a firm.
 */
export function haveWholeRows(rows: readonly Row[]): boolean {
  const dated = rows.filter(({ span }) => span !== null);
  const whole = dated.filter(({ atoms }) => isWhole(atoms));
  if (whole.length < LEAST || whole.length * 3 < dated.length * 2) return false;
  const beside = rows.filter(
    (row, index) =>
      row.span === null &&
      [rows[index - 1], rows[index + 1]].some((near) => near?.span != null) &&
      row.header > 0 &&
      row.atoms.some(({ company, title }) => company >= 2.5 && title < 1.5),
  );
  return beside.length * 2 < dated.length;
}

/** A post in front, and behind it at least two names that are none. */
function isWhole([first, ...others]: readonly Atom[]): boolean {
  if (first === undefined || first.title < 2.5) return false;
  const names = others.filter(
    ({ text, link, title, segment }) =>
      title < 1.5 && segment === first.segment && link === "comma" && /^[\p{Lu}\p{Lo}\p{Nd}]/u.test(text),
  );
  return names.length >= 2;
}
