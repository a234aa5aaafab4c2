import type { Atom } from "../pieces/atoms.ts";
import type { NamedPiece } from "./named-piece.ts";

interface TitleAndCompany {
  readonly title: NamedPiece | null;
  readonly company: NamedPiece | null;
}

const BRANCH =
  /(?:office|branch|division|unit|station|depot|district|region|ward|department|campus|section|filiale|niederlassung|abteilung|agence|sucursal|filial|vestiging)$/iu;

/** "Team Leader, Bakery": one word for a kind of firm, as a part of the one above. */
function isBareKind({ tokens, company }: Atom): boolean {
  return tokens.length === 1 && company >= 2.2 && company < 2.5;
}

/** "Officer – Operations, Galle Branch": where in the company named above, and no other one. */
export function namesBranch({ title, company }: TitleAndCompany): boolean {
  const [named, post] = [company?.atoms[0], title?.atoms[0]];
  return (
    named !== undefined &&
    post !== undefined &&
    named.link === "comma" &&
    named.company < 4 &&
    named.view.id === post.view.id &&
    named.tokens.length <= 4 &&
    (BRANCH.test(named.text) || isBareKind(named))
  );
}
