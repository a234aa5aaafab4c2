import type { Certification } from "../../types.ts";
import { placeScore } from "../places/place-score.ts";
import type { CvSection } from "../sections/find-sections.ts";
import { readHeading } from "../sections/headings/heading-words.ts";
import { type CvText, type LineView, quote, viewFrom } from "../text/cv-text.ts";
import { withoutListNumbers } from "../text/list-numbers.ts";
import { tokenise } from "../text/tokens.ts";
import { addEntry, type Draft } from "./add-entry.ts";
import { isBelowName, isBeside, isOfPage } from "./beside-entries.ts";
import { hasCertificateWord, namesCertificate } from "./certificate-words.ts";
import { GROUP, withoutLabel } from "./entry-pieces.ts";
import { type Flow, toFlows } from "./flow.ts";
import { keepsPromise, readPromise } from "./paper-headings.ts";
import { papersInPassing } from "./papers-in-passing.ts";
import { type Entry, splitFlow } from "./split-flow.ts";
import { readTold } from "./told-certificates.ts";

/** Kinds of sections where a certificate may stand among other things. */
const INLINE: ReadonlySet<string> = new Set(["personal", "other", "skills", "summary"]);

/**
 * Certificates, licences and registrations of their own sections, and those named outright elsewhere.
 * `person` is whose CV it is: the name may stand in a footer below the last section.
 */
export function findCertifications(
  sections: readonly CvSection[],
  text: CvText,
  person: string | null = null,
): readonly Certification[] {
  const own = sections
    .flatMap(withPapersOnly)
    .flatMap(({ lines, heading }) =>
      readSection(toFlows(withoutListNumbers(lines.filter((view) => !isOfOtherLabel(view))), text), heading),
    )
    .filter(({ name }) => name !== person && !isOfPage(name));
  const besideStudies = sections
    .filter(({ kind }) => kind === "education")
    .flatMap(({ lines }) =>
      lines.flatMap((view) => readSection(toFlows(papersBehindAlso(view), text), null)),
    );
  const inline = sections
    .filter(({ kind }) => INLINE.has(kind))
    .flatMap(({ kind, lines }) => lines.flatMap((view) => readInline(view, kind === "personal")));
  const told = sections
    .filter(({ kind }) => kind === "summary")
    .flatMap(({ lines }) => lines.flatMap((view) => readTold(view, [...own, ...inline])));
  const found = new Map<string, Certification>();
  for (const certification of [...own, ...besideStudies, ...inline, ...told]) {
    const key = certification.name.toLowerCase();
    if (!found.has(key)) found.set(key, certification);
  }
  const listed = [...found.values()];
  return [
    ...listed,
    ...papersInPassing(sections, (lines) => readSection(toFlows(lines, text), null), listed),
  ];
}

/** "Also: Care Certificate (2020), full driving licence" below studies: the line behind its first word. */
function papersBehindAlso(view: LineView): readonly LineView[] {
  const lead = /^\W*(?:also|plus|and also|other|additionally|in addition)\s?:\s/iu.exec(view.text)?.[0];
  return lead === undefined || !hasCertificateWord(view.tokens) ? [] : [viewFrom(view, lead.length)];
}

/** A section of papers; of "Awards & Courses" the lines that name one. */
function withPapersOnly(section: CvSection): readonly CvSection[] {
  if (section.kind === "certifications") return [section];
  if (section.kind !== "achievements" || !AND_PAPERS.test(section.heading ?? "")) return [];
  return [{ ...section, lines: section.lines.filter(({ tokens }) => hasCertificateWord(tokens)) }];
}

const AND_PAPERS = /(?:&|and|\/|,)\s?(?:courses?|certificat\p{L}*|certs|training|licen[cs]es)/iu;

/** "Languages: …", "Interests\t…" below the papers: rows of other things in a table or a list of labels. */
function isOfOtherLabel({ text, tokens }: LineView): boolean {
  const end = text.search(/[:：\t]/);
  if (end <= 0 || end > 40) return false;
  const reading = readHeading(tokens.filter((token) => token.end <= end));
  return reading?.match === "whole" && OTHER_LABELS.has(reading.kind);
}

const OTHER_LABELS: ReadonlySet<string> = new Set(["languages", "interests", "references", "declaration"]);

function readSection(flows: readonly Flow[], heading: string | null): readonly Certification[] {
  const drafts: Draft[] = [];
  const promise = readPromise(heading);
  const isOfDriving = heading !== null && DRIVING.test(heading);
  const isLone = flows.length === 1;
  for (const [index, flow] of flows.entries()) {
    if (isBeside(flow) || SENTENCE.test(flow.text) || (flow.bold && GROUP.test(flow.text))) continue;
    const entries = splitFlow(flow);
    if (isBelowName(flow, flows[index - 1], entries)) {
      addDetail(drafts.at(-1), flow, entries);
      continue;
    }
    const isWhole = entries.length === 1;
    for (const entry of entries)
      if (keepsPromise(promise, flow, entry))
        addEntry(drafts, flow, withoutLabel(entry), { isLone, isWhole });
  }
  // A class of driving licence or a grade says nothing by itself.
  return drafts.filter(
    ({ name }) =>
      !NO_PAPER.test(name) &&
      !OFFICE.test(name) &&
      !NOT_HELD.test(name) &&
      !isTown(name) &&
      (!PRIZE.test(name) || namesCertificate(tokenise(name))) &&
      !CLASSES_ALONE.test(name) &&
      !(isOfDriving && /^\p{L}\p{Ll}+$/u.test(name)) &&
      (name.length > 2 || TWO_LETTERS.test(name)) &&
      !/^(?:references?(?: are)?(?: available)?\s(?:up)?on request|(?:class|klasse|cat\.?|kategorie|code) [A-E]\d?E?|curriculum vitae|résumé|lebenslauf|categor(?:y|ia|ía)|catégorie|klassen?|classe|licence class|rijbewijs)$/i.test(
        name,
      ),
  );
}

/** "Doha" behind the edge that cut the line above: where a course was held. */
function isTown(name: string): boolean {
  const tokens = tokenise(name);
  return /^\p{Lu}[\p{L}\s,'’-]+$/u.test(name) && !hasCertificateWord(tokens) && placeScore(tokens) === 3;
}

/** Below such a heading a single word is the country of the licence, or that there is one: "Driving licence: Saudi". */
const DRIVING =
  /^(?:driv(?:ing|er['’]?s?) licen[cs]es?|permis(?: de conduire)?|führerscheine?|fahrerlaubnis|rijbewij(?:s|zen)|(?:carnet|carné|permiso|licencia) de conducir|licencia de manejo|carta de condução|habilitação|cnh|patenti?(?: di guida)?)$/iu;

/** "Klasse B und BE", "categorias B e D", "B, C1": of what licence only the words in front would say. */
const CLASSES_ALONE =
  /^(?:(?:[Cc]ategor(?:y|ies|ía|ías|ia|ias|ie)|[Cc]atégories?|[Cc]at\.?|[Cc]lass(?:es)?|[Kk]lassen?|[Cc]lases?|[Cc]lassi?|[Kk]ategorien?)\s[A-E][1E]{0,2}(?:\s?(?:,|\+|\/|&|and|und|et|y|e|en)\s?[A-E][1E]{0,2})*|[A-E][1E]{0,2}(?:\s?(?:,|\+|\/|&|and|und|et|y|e|en)\s?[A-E][1E]{0,2})+)$/u;

/** "This certificate demonstrates …", below a name: what is said of it. */
const SENTENCE = /^this\s\p{Ll}/iu;

/** "Knowledge of food service", "Focused and disciplined", "2 semesters", "Speaker at …": what else stands in a list of papers. */
const NO_PAPER =
  /^(?:(?:participant|participation|attendee)$|(?:instructor|speaker|lecturer) at\s|(?:good |sound |working )?knowledge (?:of|in)|focus(?:ed)? (?:on|and)|ability to|able to|i (?:play|sing|enjoy|like|love|am|was|would|also|speak|live|run)\s|assisted (?:with|in)|featured in|responsible for|experienced? (?:in|with)|\d+ (?:semesters?|credits?|units)$)/iu;

/** "Secretary, Law Librarians' Circle": what somebody is or was in a society, and no standing that it grants. */
const OFFICE =
  /^(?:(?:honorary|hon\.|general|joint|assistant|deputy|vice[- ]?|past|founding) ?)?(?:secretary|treasurer|chair(?:man|woman|person)?|president|vorsitzende[rn]?|kassier(?:er(?:in)?|in)?|aktuar(?:in)?|trésori(?:er|ère)|secrétaire|président|présidente|tesorer[oa]|secretari[oa]|presidente|presidenta|segretari[oa]|penningmeester|voorzitter)$/iu;

/** "None yet", "Working towards CIPD Level 5", "PRIME course? Not yet", "PMP (planned)": what nobody holds, or not yet. */
const NOT_HELD =
  /^(?:none|nothing|not) (?:yet|so far)|^(?:working|studying|preparing|training) (?:towards?|for)\s|^(?:currently |about to )?(?:studying|pursuing|enrolled (?:in|on)|applied for)\s|^(?:level|part|stage) \S{1,4} candidate$|^(?:in progress|in preparation|in prep|preparing(?: for)?|ongoing|underway|under way|upcoming|planned|next|soon|working towards?|studying(?: for)?|in vorbereitung|geplant|laufend|in arbeit|en préparation|en cours|à venir|prévue?|en preparación|en curso|próximamente|em preparação|em curso|em andamento|in preparazione|in corso|in voorbereiding|lopend|gepland)\s?(?::|[–—-]\s)|\?\s+not yet|(?<!\p{L})(?:planned|not (?:yet )?(?:held|taken|done|completed)|booked|to be (?:taken|done|completed)|ran out|lapsed)(?!\p{L})\s?(?:for|in|by)?[^.]{0,12}\)?$/iu;

/** "Star Award", "Perfect Attendance"; a "Level 3 Award" and a "BTEC Award" are papers. */
const PRIZE =
  /^(?!.*(?<!\p{L})(?:level|btec|nvq|svq|entry|introductory|rqf|qcf|certificate)(?!\p{L})).*(?<!\p{L})(?:award|medal|trophy|prize|scholarship|honor roll|perfect attendance|(?:employee|student|teacher) of the \p{L}+|dean['’]s list)$/iu;

/** Registered or enrolled nurse, professional engineer. */
const TWO_LETTERS = /^(?:RN|EN|PE)$/;

function addDetail(open: Draft | undefined, flow: Flow, entries: readonly Entry[]): void {
  if (open === undefined) return;
  const [issuer] = entries.flatMap(({ pieces }) => pieces);
  open.year ??= entries.find(({ year }) => year !== null)?.year ?? null;
  if (issuer === undefined || open.issuer !== null) return;
  open.issuer = issuer.text;
  open.evidence.push(...flow.quote(issuer.from, issuer.to));
}

const NAMED_OUTRIGHT =
  /^(?:[Cc]ertified|[Cc]hartered|CERTIFIED|CHARTERED)\s+(?:in\s)?\p{Lu}|(?:[Cc]ertificate|[Cc]ertification|[Cc]ertified|CERTIFICATE|CERTIFICATION|CERTIFIED)$|^(?:\p{Lu}[\p{L}&.-]*\s){1,3}Certified\s\p{Lu}/u;

/** "SAP Certified Application Associate - SAP S/4HANA Sourcing and Procurement": such names are long. */
const OF_MAKER = /^(?!.*Certified.*Certified)(?:\p{Lu}[\p{L}&.-]*\s){1,3}Certified\s\p{Lu}/u;

/** "Certified Payroll", "Certified Mail": work, wares and post. */
const NO_RANK =
  /\bcertified (?:payrolls?|mail|copies|checks?|cheques?|records|organic|translations?|seeds?|funds|pre-owned)$/iu;

/** "Certified Trainer and Fitness Coach" below the name is what somebody calls themself. */
const TWO_CALLINGS = /^certified\s.*\s(?:and|&)\s/iu;

/** "Certified Scrum Master" in a list of skills. */
function readInline(view: LineView, isHead: boolean): readonly Certification[] {
  const found: Certification[] = [];
  let from = 0;
  for (const item of view.text.split(/[,|·;•\t]/)) {
    const text = item.trim();
    const at = view.text.indexOf(text, from);
    from = at + text.length;
    const most = OF_MAKER.test(text) ? 11 : 7;
    if (text.length < 6 || text.length > 90 || !NAMED_OUTRIGHT.test(text) || text.split(/\s+/).length > most)
      continue;
    if (NO_RANK.test(text) || (isHead && TWO_CALLINGS.test(text))) continue;
    const [span] = viewFrom(view, at).dates.filter((date) => date.to <= at + text.length);
    found.push({
      name: text
        .replace(/\s*[([,–-]?\s*(?:19|20)\d\d\s*[)\]]?$/, "")
        .replace(/(?<=\p{Ll}{3})\.$/u, "")
        .replace(/\s(?:since|in|from|seit|depuis|desde|dal|sinds)$/iu, ""),
      issuer: null,
      year: span?.start?.year ?? null,
      evidence: [quote(view, at, at + text.length)],
    });
  }
  return found;
}
