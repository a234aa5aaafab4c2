import type { LineView } from "../../text/cv-text.ts";
import { tokenise } from "../../text/tokens.ts";
import type { StudyLabel } from "./study-labels.ts";
import { readLabelWords } from "./study-labels.ts";

/** What the label of a form says, and where the text beside it begins. */
export interface FormLabel {
  readonly label: StudyLabel;
  readonly contentFrom: number;
}

/** The labels of a form by the line they begin on, and the lines that hold nothing but the rest of one. */
interface FormLabels {
  readonly labels: ReadonlyMap<LineView, FormLabel>;
  readonly rests: ReadonlySet<LineView>;
}

/** Forms ask for the name of something: "Naam en type …", "Intitulé du …", "Bezeichnung der …". */
const NAME_OF =
  /^(?:name|title|bezeichnung|titel|nom|intitulé|nombre|denominación|título|nome|titolo|denominazione|designação|naam|benaming|behaald|certificaat|cualificación|qualification|qualifica)(?!\p{L})/iu;
/** "Nome istituto". */
const BARE_NAME_OF = /^(?:name|nom|nombre|nome|naam|bezeichnung|denominazione)(?!\p{L})/iu;
const SCHOOL =
  /(?:schul|school|scol|univers|einricht|instel|établiss|centro|organi[sz]|institu|istitu|scuola|école|escuela|ensino|entidade)/iu;
const DEGREE =
  /(?:diplom|qualifi|kwalifi|cualifi|certifi|abschl|titre|título|titolo|grad[oe]|degree|award)/iu;

const MOST_LABEL_WORDS = 9;

/** Labels in a column of their own, in the words of whatever form it is, also where the column is narrow and breaks them. */
export function findFormLabels(lines: readonly LineView[]): FormLabels {
  const labels = new Map<LineView, FormLabel>();
  const rests = new Set<LineView>();
  for (const [index, view] of lines.entries()) {
    const tab = view.text.indexOf("\t");
    if (tab < 0 || labels.has(view) || view.dates.some(({ from }) => from < tab)) continue;
    const cell = view.text.slice(0, tab).trim();
    const next = lines[index + 1];
    const below = next === undefined || next.dates.length > 0 ? "" : (next.text.split("\t")[0] ?? "").trim();
    const whole = readFormLabel(cell);
    const joined = whole ?? (below === "" ? null : readFormLabel(`${cell} ${below}`));
    if (joined === null) continue;
    labels.set(view, { label: joined, contentFrom: tab + 1 });
    takeRest(lines, index, cell, { labels, rests });
  }
  return { labels, rests };
}

/** "Name und Art der" over "Bildungs- oder" over "Ausbildungseinrichtung": rows that go on with a label are none of their own. */
function takeRest(
  lines: readonly LineView[],
  index: number,
  cell: string,
  { labels, rests }: { readonly labels: Map<LineView, FormLabel>; readonly rests: Set<LineView> },
): void {
  const cells: { readonly view: LineView; readonly text: string; readonly tab: number }[] = [];
  for (const view of lines.slice(index + 1, index + 1 + MOST_ROWS)) {
    const tab = view.text.indexOf("\t");
    const text = (tab < 0 ? view.text : view.text.slice(0, tab)).trim();
    if (view.line.bullet || view.dates.length > 0 || text.split(/\s+/).length > MOST_REST_WORDS) break;
    cells.push({ view, text, tab });
  }
  // The longest join that still is a label.
  const count = cells.findLastIndex((_, last) => {
    const own = cells.slice(0, last + 1).map(({ text }) => text);
    return readFormLabel([cell, ...own].join(" ").replace(/(?<=\p{L})- (?=\p{Ll})/u, "")) !== null;
  });
  for (const { view, tab } of cells.slice(0, count + 1)) {
    if (tab < 0) rests.add(view);
    else labels.set(view, { label: "other", contentFrom: tab + 1 });
  }
}

const MOST_ROWS = 3;
const MOST_REST_WORDS = 4;

function readFormLabel(text: string): StudyLabel | null {
  const words = text.split(/\s+/);
  if (words.length < 2 || words.length > MOST_LABEL_WORDS || /[\d:,;]/.test(text)) return null;
  const known = readLabelWords(tokenise(text));
  if (known !== null) return known;
  if (!NAME_OF.test(text) || (words.length < 3 && !BARE_NAME_OF.test(text))) return null;
  if (SCHOOL.test(text)) return "institution";
  return DEGREE.test(text) ? "degree" : null;
}
