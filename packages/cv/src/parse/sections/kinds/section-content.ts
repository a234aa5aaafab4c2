import { hasCertificateWord, isCertificateIssuer } from "../../certifications/certificate-words.ts";
import { namesSchoolExam } from "../../education/names/school-exams.ts";
import { degreeScore, findDegree, findInstitution } from "../../education/pieces/education-words.ts";
import { findLanguageNames } from "../../languages/find-language-names.ts";
import { areLanguagesOnly } from "../../languages/spoken-lists.ts";
import { dateBesideItem } from "../../positions/dates/dates-beside-items.ts";
import { splitAtoms } from "../../positions/pieces/atoms.ts";
import { endsInLegalForm } from "../../positions/roles/company-score.ts";
import type { LineView } from "../../text/cv-text.ts";
import { lazy } from "../../vocabulary/vocabularies.ts";

/** What the lines of a section hold, counted: it settles the kind where the heading leaves room. */
export interface Content {
  readonly lines: number;
  readonly words: number;
  /** Ranges of dates, outside of lists, with a title beside them. */
  readonly jobs: number;
  /** Those of them that are offices in clubs, parishes and committees. */
  readonly offices: number;
  readonly degrees: number;
  /** Lines that begin with a degree. */
  readonly awards: number;
  /** Lines that name a place of learning. */
  readonly schools: number;
  /** Entries that are laid out like a degree over its school. */
  readonly studies: number;
  readonly certificates: number;
  /** Short lines with a date or a year and no range. */
  readonly dated: number;
  /** Those of them that end in it. */
  readonly closed: number;
  /** Those of them that name a certificate, one who issues them, or a standing in a body. */
  readonly papers: number;
  /** List items, those aside that are a study. */
  readonly items: number;
  readonly bullets: number;
  readonly languages: number;
  /** They name languages, how well and where they are spoken, and nothing else. */
  readonly languagesOnly: boolean;
  readonly shortItems: number;
  readonly longLines: number;
  /** Lines in which the writer tells of themselves: "after school I did not look for other work". */
  readonly told: number;
}

/** What the lines of a section hold, each counted when it is first asked for: most headings say enough. */
export function weighContent(lines: readonly LineView[]): Content {
  const count = (test: (view: LineView, index: number) => boolean): number => lines.filter(test).length;
  const jobs = lazy(() => count((view, index) => isJob(view, index, lines)));
  const offices = lazy(() =>
    count((view, index) => isJob(view, index, lines) && isOffice(view, lines[index - 1])),
  );
  const degrees = lazy(() => count((view) => degreeScore(view) > 0 && !LEVEL.test(view.text)));
  const awards = lazy(() => count(({ tokens, text }) => findDegree(tokens, text)?.first === 0));
  const schools = lazy(() => count((view) => findInstitution(view.tokens) !== null));
  const studies = lazy(() => count((view, index) => isStudy(view, lines[index + 1])));
  const items = lazy(() => count((view, index) => view.line.bullet && !isStudy(view, lines[index + 1])));
  const certificates = lazy(() =>
    count((view) => view.words.length <= 12 && hasCertificateWord(view.tokens)),
  );
  const papers = lazy(() => count((view) => isDated(view) && namesPaper(view)));
  const languages = lazy(() =>
    lines.reduce((sum, { tokens }) => sum + Math.min(4, findLanguageNames(tokens).length), 0),
  );
  const shortItems = lazy(() =>
    lines.reduce((sum, { text }) => sum + text.split(/[,|·•;/\t]/).filter(isShortItem).length, 0),
  );
  const longLines = lazy(() => count((view, index) => isLong(view, lines[index + 1])));
  const told = lazy(() => count(({ text }) => TELLS_OF_ONESELF.test(text)));
  return {
    lines: lines.length,
    words: lines.reduce((sum, { words }) => sum + words.length, 0),
    get jobs() {
      return jobs();
    },
    get offices() {
      return offices();
    },
    get degrees() {
      return degrees();
    },
    get awards() {
      return awards();
    },
    get schools() {
      return schools();
    },
    get studies() {
      return studies();
    },
    get certificates() {
      return certificates();
    },
    get papers() {
      return papers();
    },
    get languages() {
      return languages();
    },
    get languagesOnly() {
      return areLanguagesOnly(lines);
    },
    dated: count(isDated),
    closed: count(isClosed),
    bullets: count(({ line }) => line.bullet),
    get items() {
      return items();
    },
    get shortItems() {
      return shortItems();
    },
    get longLines() {
      return longLines();
    },
    get told() {
      return told();
    },
  };
}

/** Small letters behind it: no "Grade I Typing". */
const TELLS_OF_ONESELF =
  /(?<!\p{L})(?:I(?:['’](?:m|ve|d))?|[Ii]ch|[Jj]e|[Ii]k)\s\p{Ll}|(?<!\p{L})(?:[Mm]y|[Mm]eine?|[Mm]on|[Mm]a|[Mm]ijn)\s\p{Ll}/u;

function isDated(view: LineView): boolean {
  const { words, dates } = view;
  return (
    words.length <= 14 &&
    dates.length > 0 &&
    dates.every(({ single, start }) => single || start === null || isListed(view))
  );
}

/** "Associate Member, IPMK, since 2022": as what a body of the profession lists the person, and no job. */
function isListed({ text }: LineView): boolean {
  return LISTED.test(text) && !CLUB.test(text);
}

const LISTED =
  /^\W*(?:(?:associate|full|graduate|chartered|corporate|professional|student|life|registered) )(?:member|fellow)(?:ship)?(?:,| of(?: the)?| [–—-]) ?\p{Lu}/iu;

/** "Coxswain licence, Maritime Authority, 2019". */
function isClosed(view: LineView): boolean {
  return isDated(view) && /^[\s).]*$/u.test(view.text.slice(view.dates.at(-1)?.to));
}

function namesPaper({ tokens, text }: LineView): boolean {
  return (
    hasCertificateWord(tokens) || isCertificateIssuer(tokens) || STANDING.test(text) || LISTED.test(text)
  );
}

/** "Member of the Guild of Bell Founders", "Graduate Chemist, Institute of Chemistry". */
const STANDING =
  /(?<!\p{L})(?:members?|graduate|associate|chartered|licentiate|mitglied|membre|miembro|colegiad[oa]|membro|lid)(?!\p{L})(?!.{0,40}(?:student|pupil|parent|alumn|sport))[^.;]{0,40}(?<!\p{L})(?:institut(?:e|ion|o)|association|guild|chamber|kammer|innung|verband|ordre|colegio|ordine|ordem|beroepsvereniging)(?!\p{L})/iu;

/** How well a skill is mastered; "Intermediate" is also an examination of schools. */
const LEVEL = /^\s*(?:beginner|basic|intermediate|advanced|proficient|expert|master|novice)\s*$/i;

/** A sentence, be it that a narrow column breaks it: "• Behaviour support that starts with" over "why (in small steps)". */
function isLong({ line, words, text }: LineView, below: LineView | undefined): boolean {
  const goesOn = line.bullet && below !== undefined && !below.line.bullet && /^[\p{Ll}(]/u.test(below.text);
  const length = words.length + (goesOn ? below.words.length : 0);
  return length > 9 && !isRow(goesOn ? `${text} ${below.text}` : text);
}

/** So many pieces of a few words each make a line a list, however long it is. */
const ROW = 4;

/** "Welding, reading drawings, setting up the press, turning up on time": a list on one line. */
function isRow(text: string): boolean {
  const items = text.split(/[,|·•;\t]/).map((item) => item.trim());
  return items.length >= ROW && items.every((item) => item.split(/\s+/).length <= ROW + 1);
}

function isShortItem(item: string): boolean {
  const trimmed = item.trim();
  return trimmed.length > 1 && /\p{L}/u.test(trimmed) && trimmed.split(/\s+/).length <= 4;
}

/** A line with a range of dates and a title, or a company by its legal form, on it or beside it. */
export function isJob(view: LineView, index: number, lines: readonly LineView[]): boolean {
  const above = lines[index - 1];
  if (above !== undefined && dateBesideItem(view, above) !== null) return bestTitle(above) >= 1.5;
  // "Valid until 2028" speaks of a paper.
  if (view.line.bullet || isListed(view) || !view.dates.some((span) => !span.single && span.start !== null))
    return false;
  const near = [view, lines[index - 1], lines[index + 1]];
  if (near.some((other) => other !== undefined && degreeScore(other) > 0 && !isSentence(other))) return false;
  return [...near, lines[index - 2], ...rowsOfHead(index, lines)].some(
    (other) => other !== undefined && (bestTitle(other) >= 1.5 || namesFirm(other)),
  );
}

/** So far from its dates the title may stand where each part of the head has a row, or a narrow column breaks it. */
function rowsOfHead(index: number, lines: readonly LineView[]): readonly LineView[] {
  const [above, below] = [lines.slice(Math.max(0, index - 3), index), lines.slice(index + 1, index + 3)];
  return [above, below].flatMap((rows) => (rows.every(isRowOfHead) ? rows : []));
}

function isRowOfHead({ line, words, dates, text }: LineView): boolean {
  return !line.bullet && words.length <= MOST_OF_HEAD && dates.length === 0 && !/[.;!?]\s*$/.test(text);
}

const MOST_OF_HEAD = 5;

/** "Mathematics and physics to leaving certificate.", "Four-year apprenticeship.": what was done there. */
function isSentence({ words, text }: LineView): boolean {
  const isShort = words.length >= 3 && text.indexOf(".") === text.trimEnd().length - 1;
  return (words.length >= 5 || isShort) && /\p{Ll}{4}\.\s*$/u.test(text);
}

function namesFirm({ line, words, tokens }: LineView): boolean {
  return !line.bullet && words.length <= 14 && endsInLegalForm(tokens);
}

const OFFICE =
  /(?<!\p{L})(?:treasurer|secretary|president|captain|prefect|leader|member|coach|trustee|chair(?:man|woman|person)?|patron|organi[sz]er|helper|mentor|delegate|warden|steward|teacher|kassier\p{L}*|schriftführer\p{L}*|vorsitzende\p{L}*|vorstand|trésori\p{L}+|secrétaire|présidente?|tesorer[oa]|secretari[oa]|president[ea]|segretari[oa]|penningmeester|voorzitter|bestuurslid)(?!\p{L})/iu;
const CLUB =
  /(?<!\p{L})(?:rotary|rotaract|lions|leo club|club|church|parish|temple|mosque|sunday school|society|societies|scouts?|guides|red cross|pta|parents?['’]? association|alumni|old boys|old girls|committee|choir|students?['’]? (?:union|council|association)|residents|neighbourhood|village|charity|food bank|verein|pfarrei|kirchengemeinde|feuerwehr|association|asociación|parroquia|vecinos|associação|paróquia|associazione|parrocchia|vereniging|kerk)(?!\p{L})/iu;

/** "Treasurer, Rotary Club": an office that nobody is paid for. */
function isOffice(view: LineView, above: LineView | undefined): boolean {
  const text = above === undefined || above.dates.length > 0 ? view.text : `${above.text} ${view.text}`;
  return OFFICE.test(text) && CLUB.test(text);
}

/** How surely the line names a job title; 0 for list items and long sentences. */
export function bestTitle(view: LineView): number {
  if (view.line.bullet || view.words.length > 24) return 0;
  return Math.max(0, ...splitAtoms(view, view.dates).map(({ title }) => title));
}

/** A degree with its school on the line or below it, or a bold line over a plain one that names a school. */
function isStudy(view: LineView, next: LineView | undefined): boolean {
  if (LEVEL.test(view.text)) return false;
  if (view.line.bullet) return isStudyOnTime(view, next);
  const isDegree = degreeScore(view) > 0;
  if (isDegree && findInstitution(view.tokens) !== null) return true;
  if (next === undefined || next.line.bullet) return false;
  const isLead = view.line.bold && !next.line.bold;
  return (isDegree || isLead) && (findInstitution(next.tokens) !== null || (isDegree && isLead));
}

/**
 * What a line of time shows like list items: "Certificate in Bar Service⇥2019" over its school, "MBA | University of Colombo |
 * 2010 – 2012". A list of papers has bodies and years as well, but neither years on the right nor ranges.
 */
function isStudyOnTime(view: LineView, next: LineView | undefined): boolean {
  const [span] = view.dates;
  if (span === undefined || degreeScore(view) === 0) return false;
  if (findInstitution(view.tokens) !== null) return !span.single || namesSchoolExam(view.text);
  const isOnRight = view.text[span.from - 1] === "\t";
  return isOnRight && next?.line.bullet === false && findInstitution(next.tokens) !== null;
}
