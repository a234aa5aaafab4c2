import type { StudyPiece } from "./study-pieces.ts";

/** "Uster (Lehre)", "Bern (Apprenticeship)": behind the town, how the award in front was come by. */
const KIND_BEHIND_TOWN =
  /^[^()]{2,40} \((?:(?:berufs)?lehre|(?:berufs)?ausbildung|apprenticeship|apprentissage|apprendistato)\)$/iu;

/** "Fachfrau Gesundheit EFZ, Pflegezentrum Birkenhof, Uster (Lehre)": the award is what stands first, and no town. */
export function withKindsInBrackets(pieces: readonly StudyPiece[]): readonly StudyPiece[] {
  const [award, ...others] = pieces;
  const kind = others.at(-1);
  if (award === undefined || kind === undefined || others.length < 2) return pieces;
  if (award.institution || others.slice(0, -1).some(({ degree }) => degree)) return pieces;
  if (!kind.degree || !KIND_BEHIND_TOWN.test(kind.text)) return pieces;
  if (!/^\s*,\s*$/.test(kind.view.text.slice(others.at(-2)?.to, kind.from))) return pieces;
  return [{ ...award, degree: true }, ...others.slice(0, -1)];
}
