import type { LineView } from "../text/cv-text.ts";
import { tokenise } from "../text/tokens.ts";
import type { StudyLabel } from "./study-labels.ts";
import { readLabelWords } from "./study-labels.ts";

/** What the label of a form says, and where the text beside it begins. */
export interface FormLabel {
  readonly label: StudyLabel;
  readonly contentFrom: number;
}

/** The labels of a form by the line they begin on, and the lines that hold nothing but the rest of one. */
export interface FormLabels {
  readonly labels: ReadonlyMap<LineView, FormLabel>;
  readonly rests: ReadonlySet<LineView>;
}

/** Forms ask for the name of something: "Naam en type …", "Intitulé du …", "Bezeichnung der …". */
const NAME_OF =
  /^(?:name|title|bezeichnung|titel|nom|intitulé|nombre|denominación|título|nome|titolo|denominazione|designação|naam|benaming|behaald|certificaat|cualificación|qualification|qualifica)(?!\p{L})/iu;
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
    if (tab < 0 || view.dates.some(({ from }) => from < tab) || view.line.bullet) continue;
    const cell = view.text.slice(0, tab).trim();
    const next = lines[index + 1];
    const below = next === undefined || next.dates.length > 0 ? "" : (next.text.split("\t")[0] ?? "").trim();
    const whole = readFormLabel(cell);
    const joined = whole ?? (below === "" ? null : readFormLabel(`${cell} ${below}`));
    if (joined === null) continue;
    labels.set(view, { label: joined, contentFrom: tab + 1 });
    if (whole === null && next !== undefined && !next.text.includes("\t")) rests.add(next);
  }
  return { labels, rests };
}

function readFormLabel(text: string): StudyLabel | null {
  const words = text.split(/\s+/);
  if (words.length < 2 || words.length > MOST_LABEL_WORDS || /[\d:,;]/.test(text)) return null;
  const known = readLabelWords(tokenise(text));
  if (known !== null) return known;
  if (words.length < 3 || !NAME_OF.test(text)) return null;
  if (SCHOOL.test(text)) return "institution";
  return DEGREE.test(text) ? "degree" : null;
}
