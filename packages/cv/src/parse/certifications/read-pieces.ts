import { findInstitution } from "../education/pieces/education-words.ts";
import { companyScore } from "../positions/roles/company-score.ts";
import { matchesOf } from "../text/matches.ts";
import type { Token } from "../text/tokens.ts";
import { compileWords, lazy } from "../vocabulary/vocabularies.ts";
import { hasCertificateName, isKnownIssuer, namesCertificate } from "./certificate-words.ts";
import type { Flow } from "./flow.ts";
import { saysHowOften } from "./how-often.ts";

const issuerLabels = lazy(() => compileWords(({ labels }) => labels.issuer));

export interface Piece {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly isIssuer: boolean;
  /** Not by a word such as "networks" alone. */
  readonly isSureIssuer: boolean;
  readonly isCertificate: boolean;
}

/** What an entry says beside the certificate: its number and how long it holds. */
const NOISE =
  /^(?:(?:certificate|certificado|certificat|zertifikat|certificato|certificaat|diploma|licen[cs]e|card) (?:no|nr|number|num|n)\.?[º°ro]?(?=\P{L}*\p{Nd})|(?:no|nr)(?![-–]\d)|number|id|credential id|license no|licence no|reg no|registration no|member(?:ship)? (?:no|number|nr)|validade|validez|validità|validité|vencimiento|vence|scadenza|geldigheid|gültigkeit|valid (?:until|to|till|upto|up to|thru|through|for|from)|expires|expiry|expiring|expired?|exp|lapsed|ran out|abgelaufen|expirée?|caducad[oa]|vencid[oa]|expirad[oa]|scadut[oa]|verlopen|renewal|recurrent|ends|ending|geldig tot|n°|nº|nummer|gültig(?: bis| ab| seit)?|(?:qualification )?expected)(?!\p{L})/iu;

/** Words that say when or whether it holds or how it was taught, where hardly another word follows. */
const STATE =
  /^(?:enrolled|admitted|qualified|registered|inactive|current|lapsed|recurrent|refresher|online|remote|virtual|distance learning|e-learning|by correspondence|in person|evening classes|fernlehrgang|präsenz|en ligne|à distance|en línea|a distancia|presencial|in-?house(?: training)?|internal training|interne (?:schulung|opleiding)|formation interne|formación interna|formação interna|formazione interna|corso interno|curso interno|a distância|a distanza|in presenza|op afstand)$|^(?:rezertifiziert|recertified|revalidated|aufgefrischt|renouvelée?|actualizad[oa]|aggiornat[oa]|renovad[oa]|herhaald|valid|renewed|refreshed|unterweisung|commission|active|ativo|activo|geldig|vigente|v[aá]lid[oa]|aktuell|issued|since|from|until|recyclage|recyclée?|level(?=\s\S+$)|seit|depuis|desde|dal|sinds|obtained|completed|pin)(?!\p{L})(?:\s\S+){0,2}$/iu;

/** "2 days", "24h", "(60 hours)": how long a course took. */
const DURATION =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:hours|days?|weeks?|months?|years?)$|^\d{1,3}[\s-]?(?:h|hrs?|hours?|std\.?|stunden|tage?n?|days?|weeks?|wochen|months?|monate|heures|jours|semaines|horas|d[ií]as|semanas|meses|ore|giorni|settimane|uur|dagen|weken)(?!\p{L})(?:\s\p{L}+){0,2}$/iu;

/** "CCNA em curso": at the end it needs no sign in front. */
const PENDING_END = /\p{L}\s(?:in progress|en cours|en curso|em curso|em andamento|in corso)$/iu;
/** What is not earned yet, behind its name: "– registered for June 2027", "(exam booked)". */
const PENDING =
  /[([,:;–—-]\s{0,2}(?:currently |now |still )?(?:in progress|in preparation|registered(?= for)|enrolled(?= (?:for|on))|(?:final )?exam(?:ination)? (?:scheduled|booked|due|planned|date|in)|scheduled|sitting|awaiting (?:results?|exam\p{L}*)|pursuing|ongoing|reading|to be (?:completed|taken)|due|pending|planned|preparing|studying|expected|laufend|geplant|in vorbereitung|en cours|prévue?|en curso|em curso|em andamento|in corso|lopend|gepland)(?=\s*(?:$|[)\],.;]|\p{Nd}|(?:in|for|by|on|until|this|next|für|bis|pour|en|para|per|voor)(?!\p{L})|(?:\p{L}{3,9}\s)\p{Nd}{4}))/iu;

/** "Level II registered for", with its date cut off. */
const OPEN = /(?<!\p{L})(?:registered|scheduled|booked|expected|planned|due) (?:for|in|by)$/iu;

/** How far somebody came in examinations of several stages counts, although more are to follow. */
const STAGE = /(?<!\p{L})(?:levels?|parts?|stages?|papers?|stufe|niveau|nivel|livello)(?!\p{L})/iu;

/** "in progress", "exam booked for June 2027": said of the piece in front, and no name of its own. */
function saysOnlyPending(text: string): boolean {
  return PENDING.exec(`, ${text}`)?.index === 0 && !STAGE.test(text);
}

/** Whether the words of an entry say that the certificate is still to come. */
export function isPending(text: string): boolean {
  return (PENDING.test(text) || PENDING_END.test(text)) && !STAGE.test(text);
}

/** "License #912345", "PRC License No. 1234567". */
const NUMBERED =
  /(?<=\S)[\s,]*[([]?(?:(?<!\p{L})(?:reg|registration|member(?:ship)?)\.?\s)?(?:(?<!\p{L})(?:no|nr|number|num|reg|pin|id)\b(?!-\d)|n[°º]|#)[.:\s]{0,3}\S*\d\S*$/iu;

/** "Reg. No. 12345" in front of the register: what kind of number it is. */
const KIND_OF_NUMBER = /^(?:reg|lic|cert|pin)\.?$/iu;

/** "PO12345", "N-123 456": the number of the register behind the name; "ISO 45001" and "BS 7671" are names. */
const NUMBER =
  /^(?!(?:ISO|BS|EN|DIN|IEC|NEN|NFPA|API|UNE|OHSAS)(?!\p{L}))(?:\p{Lu}{2,5}\s)?(?=\S*\d{4})[\p{Lu}\d./-]{5,}$/u;

/** "Institute of Chartered Accountants": a body, whatever word of certificates its name holds. */
const BODY =
  /^(?:the )?(?:\p{L}+ )?(?:institute|institution|association|society|council|chamber|board|ministry|federation|guild|authority) (?:of|for) /iu;

/** A body by its name, or the place of a course behind that of the course. */
function namesBody(text: string, isFirst: boolean): boolean {
  return BODY.test(text) || (!isFirst && COURSES_AT.test(text));
}

/** "Clare training centre", "site training Doha": where a course was held, behind its name. */
const COURSES_AT =
  /^\p{Lu}[\p{L}.’'& -]{2,50}\s(?:centre|center|college|school|institute|academy|university|polytechnic|ministry|department|council|board|authority|branch)$|^(?:site|on-site|in-house|company|works|internal|ministry|factory|hotel|ward|yard|port|airport) (?:training|course|workshop|school)(?: (?:(?:in|at|by|with) )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){0,3})?$/iu;

/** "National Incident Management System (NIMS)": what is taught, and no firm that ends in "Systems". */
const SUBJECT = /\smanagement systems?(?:\s\([^()]{2,10}\))?$/iu;

/** "… in Tally from NIIT", "… conducted by the Red Cross": who granted it, in the same breath. */
const GRANTED =
  /\s(?:(?:conducted|offered|issued|organi[sz]ed|awarded|granted|run|provided) by|by|from|through|at|durch|bei|par|chez|impartido por|por|pela|pelo|presso|rilasciato da|via)\s(?=\p{Lu}|the\s\p{Lu})/gu;

/** What a stretch between two separators says; empty where it says nothing of a certificate or its issuer. */
export function readPieces(flow: Flow, tokens: readonly Token[], isFirst: boolean): readonly Piece[] {
  const own = trimBrackets(trimMarks(tokens));
  const piece = toPiece(flow, own, isFirst);
  if (piece === null || piece.isIssuer) return piece === null ? [] : [piece];
  for (const match of matchesOf(GRANTED, piece.text)) {
    const at = own.findIndex(({ start }) => start >= piece.from + match.index + match[0].length);
    const by = at < 2 ? null : toPiece(flow, trimBrackets(trimMarks(own.slice(at))), false);
    if (by === null || !mayGrant(by, match[0])) continue;
    const link = match[0].trim().split(" ").length;
    const name = toPiece(flow, trimMarks(own.slice(0, at - link)), isFirst);
    if (name !== null && /\s/.test(name.text)) return [name, { ...by, isIssuer: true }];
  }
  return [piece];
}

/** Behind "conducted by" whoever has a name, behind "from" and "by" alone a body that is known or goes by its letters. */
function mayGrant({ text, isCertificate, isIssuer }: Piece, link: string): boolean {
  if (isCertificate) return false;
  return isIssuer || /\p{L}\sby\s$/u.test(link) || /^\p{Lu}{3,7}$/u.test(text);
}

function toPiece(flow: Flow, tokens: readonly Token[], isFirst: boolean): Piece | null {
  const label = issuerLabels().matchAt(tokens, 0);
  const isLabelled = label !== null && label.length < tokens.length;
  const own = isLabelled ? trimMarks(tokens.slice(label.length)) : tokens;
  const [head] = own;
  const tail = own.at(-1);
  if (head === undefined || tail === undefined || !own.some(({ kind }) => kind === "word")) return null;
  const written = flow.text.slice(head.start, tail.end);
  const whole = written.replace(/\s+/g, " ").trim();
  if (namesNothing(whole) || (!isFirst && NUMBER.test(whole))) return null;
  const isNumbered = NUMBERED.test(written);
  // "…, GIAC GCIH #41223" is a paper of its own.
  if (isNumbered && !isFirst && !/\(/.test(written) && !isNamedInFront(own, written)) return null;
  const end = isNumbered ? head.start + written.replace(NUMBERED, "").length : tail.end;
  const text = flow.text.slice(head.start, end).replace(/\s+/g, " ").trim();
  if (KIND_OF_NUMBER.test(text)) return null;
  const isBody = namesBody(text, isFirst);
  const isCertificate = !isBody && namesCertificate(own);
  const isSureIssuer = isLabelled || isKnownIssuer(own);
  const isIssuer = isSureIssuer || isBody || (!isCertificate && isUnknownIssuer(own, text, isFirst));
  return { text, from: head.start, to: end, isIssuer, isSureIssuer, isCertificate };
}

/** "GCIH #41223": letters that name a certificate in front of its number, and no words like "card no. 12". */
function isNamedInFront(tokens: readonly Token[], written: string): boolean {
  return /^(?:\p{Lu}[\p{Lu}\d+-]+\s){1,3}/u.test(written) && hasCertificateName(tokens);
}

/** How long a course took, that a paper is valid or pending, and other remarks. */
function namesNothing(text: string): boolean {
  return (
    NOISE.test(text) ||
    DURATION.test(text) ||
    STATE.test(text) ||
    saysHowOften(text) ||
    saysOnlyPending(text) ||
    OPEN.test(text)
  );
}

/** A firm by its words, or a school behind what it taught. */
function isUnknownIssuer(tokens: readonly Token[], text: string, isFirst: boolean): boolean {
  if (SUBJECT.test(text) || CODE_END.test(text) || (isFirst && /\smanagement$/iu.test(text))) return false;
  return companyScore(tokens) >= 2 || (!isFirst && findInstitution(tokens) !== null);
}

/** "Pragmatic Institute PMC-III": the letters and the level of a paper behind who grants it. */
const CODE_END = /\s\p{Lu}{2,6}-(?:\d{1,3}|[IVX]{1,4}|\p{Lu}{1,2})$/u;

function trimMarks(tokens: readonly Token[]): readonly Token[] {
  let first = 0;
  let last = tokens.length;
  while (first < last && tokens[first]?.kind === "mark" && tokens[first]?.text !== "(") first++;
  while (last > first && tokens[last - 1]?.kind === "mark" && !/^[)+]$/.test(tokens[last - 1]?.text ?? ""))
    last--;
  return tokens.slice(first, last);
}

function trimBrackets(tokens: readonly Token[]): readonly Token[] {
  const opened = tokens.filter(({ text }) => text === "(").length;
  const closed = tokens.filter(({ text }) => text === ")").length;
  if (tokens[0]?.text === "(" && tokens.at(-1)?.text === ")" && opened === 1) return tokens.slice(1, -1);
  if (closed > opened && tokens.at(-1)?.text === ")") return tokens.slice(0, -1);
  return opened > closed && tokens[0]?.text === "(" ? tokens.slice(1) : tokens;
}
