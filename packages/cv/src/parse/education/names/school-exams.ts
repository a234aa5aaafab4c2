import { quote } from "../../text/cv-text.ts";
import type { Token } from "../../text/tokens.ts";
import type { WordMatch } from "../pieces/education-words.ts";
import type { NamedStudy } from "./name-pieces.ts";

const NUMBER = "(?:[4-9]|1[0-3]|four|five|six|seven|eight|nine|ten|eleven|twelve|I?V|VI{0,3}|I?X|XI{0,2})";

/** "Grade 11", "Class Eight", "Form IV", "Std. 10", "8th grade": the class somebody left school from. */
const CLASS = new RegExp(
  `^(?:(?:grade|class|form|standard|std\\.?|primary|senior|junior|year) ${NUMBER}|\\d{1,2}th (?:grade|class|standard|std\\.?)|\\d{1,2}\\.?\\s?[ºª°] (?:ano|año|anno)(?: de escolaridade)?)$`,
  "iu",
);

/** A piece that is no more than a class of a school. */
export function findClass(tokens: readonly Token[], text: string): WordMatch | null {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first === undefined || last === undefined || tokens.length > 6) return null;
  return CLASS.test(text.slice(first.start, last.end)) ? { first: 0, last: tokens.length } : null;
}

const EXAM =
  /^["“'‘]?(?:\p{Nd}{1,2} (?:good )?)?["“'‘]?(?:(?:GCE|G\.C\.E|[AO]\/L|AS?[ -]levels?|[AO]["”'’] ?levels?|O[ -]levels?|I?GCSEs?|CSEC|CXC(?: passes)?|CAPE|STPM|SPM|HKALE|HKCEE|HKDSE|UCE|BGCSE|LGCSE|MSCE|ACSEE|CSEE|PSLE|BECE|Tawjihi|NCEA|VCE|Vg[123]|A'levels?|[HS]SC|H\.S\.C|S\.S\.C|SSL?C|SLC|W\.?A\.?S\.?S?\.?C\.?E|WAEC|NECO|S\.?S\.?C\.?E|B\.?E\.?C\.?E|K\.?C\.?[SP]\.?E|UACE|UCE|PLE|NSC|matric|leaving cert|junior cert|highers|national 5s?|IB|class|grade|form|standard)(?!\p{L})|(?:\p{L}+ ){0,4}(?:school|secondary)(?: \p{L}+){0,2} (?:certificate|diploma)(?!\p{L})|higher secondary|international baccalaureate)/iu;

/** "GCE A/L", "8 GCSEs", "International Baccalaureate Diploma": what one leaves school with. */
export function namesSchoolExam(text: string): boolean {
  return EXAM.test(text);
}

/** Marks, numbers of passes, and the stream of subjects. */
const RESULT =
  /\p{Nd}|(?<!\p{L})(?:grades?|marks?|pass(?:es)?|subjects?|credits?|distinctions?|merits?|points?|stream|division|class|incl(?:uding)?|[A-F][*+-]?)(?!\p{L})/u;

/** "Maths A, Economics (B)": the marks among subjects. */
const MARK = /\s(?:\(?[A-FSW][*+-]?\)?|\([1-9]\))(?=\s*(?:,|;|and\s|&|\.?\s*$))\.?/gu;

const EXAMINER = /^ ?\(\p{L}[\p{L} ]{1,30}\)(?=:)/u;
const SUBJECTS =
  /^["”'’)]?\s*(?::|[–—-]|[(,]|incl(?:\.|uding)|with|in)\s*((?:\p{Lu}[\p{L}.&'’-]*(?: (?!and )\p{L}[\p{L}.&'’-]*){0,4}(?:[*+]|\s\((?:[A-FSW][*+-]?|[1-9])\))?(?:, | & | and |; |(?=\))|$)){2,})/u;
const SUBJECTS_AMONG = /(?<!\p{L})(?:incl(?:\.|uding)|with)\s+(\p{Lu}[^(),]{3,60}(?:,[^(),]{3,40})*)$/u;

interface Sat {
  readonly award: NamedStudy;
  /** The subjects that were sat. */
  readonly subjects: string | null;
}

/** "A-levels: Maths A, Economics A": what was sat in a school examination; "HSC – 81%", with its own line: how it went is told by its name. */
export function readSubjects(award: NamedStudy, place: NamedStudy | null): Sat {
  const [piece] = award.pieces;
  const last = award.pieces.at(-1);
  const none: Sat = { award, subjects: null };
  if (piece === undefined || last === undefined || piece.view !== last.view || !EXAM.test(award.text))
    return none;
  const { view } = piece;
  const to = endOfCell(last, place);
  if (to - piece.from > MOST_LETTERS) return none;
  const whole = view.text.slice(piece.from, to);
  const exam = EXAM.exec(whole)?.[0] ?? "";
  // "IGCSE (Cambridge): …"
  const name = exam + (EXAMINER.exec(whole.slice(exam.length))?.[0] ?? "");
  const subjects = SUBJECTS.exec(whole.slice(name.length))?.[1] ?? SUBJECTS_AMONG.exec(whole)?.[1];
  if (subjects !== undefined) return { award, subjects: subjects.replace(MARK, "") };
  const rest = view.text.slice(last.to, to);
  const isBeside = place?.pieces.some((other) => other.view.id === view.id) === true;
  if (isBeside || !/^["”'’)]?\s*(?:[:,(–—-]|grades?\s)/iu.test(rest) || !RESULT.test(rest)) return none;
  const text = whole.replace(/\s+/g, " ");
  return { award: { text, pieces: award.pieces, evidence: [quote(view, piece.from, to)] }, subjects: null };
}

const MOST_LETTERS = 110;

/** Where the cell of a piece ends: at its tab, at a date, or at the school on its line. */
function endOfCell({ view, to }: NamedStudy["pieces"][number], place: NamedStudy | null): number {
  const school = place?.pieces.find((other) => other.view.id === view.id && other.from > to)?.from;
  const date = view.dates.find(({ from }) => from >= to)?.from;
  const tab = view.text.indexOf("\t", to);
  const end = Math.min(
    school ?? view.text.length,
    date ?? view.text.length,
    tab < 0 ? view.text.length : tab,
  );
  return to + view.text.slice(to, end).replace(/[\s,;:|·•(–—-]+$/u, "").length;
}
