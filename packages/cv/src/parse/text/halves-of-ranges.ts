import type { LineView } from "./cv-text.ts";

const START =
  /^\W*(?:from|start(?:ed)?(?: date)?|date from|joined|von|beginn|eintritt|début|date de début|desde|inicio|fecha de inicio|início|dal|inizio|van|begin)\s?[:：\t]/iu;
const END =
  /^\W*(?:to|until|end(?:ed)?(?: date)?|date to|left|bis|ende|austritt|fin|date de fin|hasta|fecha de fin|até|fim|al|fine|tot|einde)\s?[:：\t]/iu;

/** "From: 02/2011" over "To: 08/2016", as forms print the halves of a range: the range stands on the first line. */
export function joinHalves(lines: readonly LineView[]): readonly LineView[] {
  if (!lines.some(({ text, dates }) => dates.length === 1 && START.test(text))) return lines;
  const joined: LineView[] = [];
  for (const view of lines) {
    const above = joined.at(-1);
    const [start, ...more] = above?.dates ?? [];
    const isPair =
      above !== undefined &&
      start?.start != null &&
      more.length === 0 &&
      (start.single || start.current) &&
      START.test(above.text) &&
      END.test(view.text) &&
      view.dates.length <= 1 &&
      view.line.block === above.line.block;
    if (!isPair || start === undefined) {
      joined.push(view);
      continue;
    }
    const end = view.dates[0]?.end ?? null;
    joined[joined.length - 1] = {
      ...above,
      dates: [{ ...start, end, current: end === null, single: false }],
    };
    joined.push({ ...view, dates: [] });
  }
  return joined;
}
