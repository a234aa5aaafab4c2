import { placeScore } from "../places/place-score.ts";
import { readHeading } from "../sections/headings/heading-words.ts";
import { tokenise } from "../text/tokens.ts";
import { isKnownIssuer } from "./certificate-words.ts";
import type { Flow } from "./flow.ts";
import type { Piece } from "./read-pieces.ts";
import type { Entry } from "./split-flow.ts";

/** An entry whose label is no certificate: "Certificates: First aid", "Technical: CCNA, CCNP". */
export interface Unlabelled extends Entry {
  /** The label names a kind of papers, of which several may follow. */
  readonly isGroup: boolean;
}

/** Kinds of papers that stand over or in front of them. */
export const GROUP =
  /^(?:technical|management|professional|leadership|safety|health (?:and|&) safety|clinical|medical|teaching|it|software|cloud|data|security|driving|finance|type ratings?|ratings?|licen[cs]es?|memberships?|internal|external|online|in-house|statutory|mandatory|trade|other|others|technik|fachlich|sonstige|techniques?|sécurité|técnic[oa]s?|seguridad|segurança|tecnic[aeio]|sicurezza|techniek|veiligheid)$/iu;

/** "Certificates: First aid, Food hygiene", "Management: PRINCE2, MSP": the label is no certificate. */
export function withoutLabel(entry: Entry): Unlabelled {
  const [first, ...rest] = entry.pieces;
  const label = /^([^:]{2,40}):\s+(?=\S)/.exec(first?.text ?? "");
  if (first === undefined || label === null) return { ...entry, isGroup: false };
  const name = label[1] ?? "";
  const isGroup = GROUP.test(name);
  const words = name
    .split(/\s+/)
    .map((text) => ({ kind: "word" as const, text: text.toLowerCase(), start: 0, end: 0 }));
  if (!isGroup && SCHOOL.test(name)) return withGiver(entry, first, label[0].length);
  if (!isGroup && rest.length > 0 && isKnownIssuer(tokenise(name)))
    return { ...entry, isGroup: true, pieces: [dropStart(first, label[0].length), ...rest] };
  if (!isGroup && readHeading(words) === null) return { ...entry, isGroup: false };
  return { ...entry, isGroup, pieces: [dropStart(first, label[0].length), ...rest] };
}

const SCHOOL = /^\P{Nd}*\s(?:school|academy|institute)$/iu;

/** "Motion Design School: Kickstart": who gave the paper stands in front of its colon. */
function withGiver(entry: Entry, first: Piece, length: number): Unlabelled {
  const paper = { ...dropStart(first, length), isIssuer: false, isSureIssuer: false };
  const others = entry.pieces.slice(1);
  // Of several papers in a row it gave them all.
  if (others.some(({ isIssuer }) => !isIssuer))
    return { ...entry, isGroup: true, pieces: [paper, ...others] };
  const text = first.text.slice(0, length).replace(/\s*:\s*$/u, "");
  const giver = { text, from: first.from, to: first.from + text.length };
  return {
    ...entry,
    isGroup: false,
    pieces: [paper, { ...giver, isIssuer: true, isSureIssuer: true, isCertificate: false }],
  };
}

/** "Category C+E, Driver CPC": the class of a driving licence says nothing by itself. */
export function withoutClass(pieces: readonly Piece[]): readonly Piece[] {
  const isClass =
    /^(?:category|categories|cat\.?|class|klasse|catégorie|categoría|categoria)\s[A-E][\dE+, &]*$/iu;
  const isNamed = /^\p{Lu}/u.test(pieces[1]?.text ?? "");
  return isNamed && isClass.test(pieces[0]?.text ?? "") ? pieces.slice(1) : pieces;
}

/** "Completed a 6-month course in …", "Holder of …": how somebody came by it is no part of its name. */
const LEAD =
  /^(?:i )?(?:(?:successfully |have |has |also )?(?:completed|obtained|attended|passed|earned|followed|received|participated in|undergone|underwent|awarded)|holder of|holding|holds|hold|have)\s(?:(?:an?|the|my)\s(?=\p{L}))?(?:valid |current |full )?(?=\S+\s+\S)/iu;

export function withoutLead(pieces: readonly Piece[]): readonly Piece[] {
  const [first, ...rest] = pieces;
  const lead = LEAD.exec(first?.text ?? "");
  return first === undefined || lead === null ? pieces : [dropStart(first, lead[0].length), ...rest];
}

/** Spaces of a piece are single; its place in the paragraph is that of the words left. */
function dropStart(piece: Piece, length: number): Piece {
  return { ...piece, text: piece.text.slice(length), from: piece.from + length };
}

const LEVEL =
  /^(?:associate|professional|foundation|practitioner|specialty|expert|advanced|intermediate|basic|beginner|master|trainer|grade [\dA-F]|level [\dIV]+|part [\dIV]+|stufe \d|niveau \d|nivel \d|livello \d)(?: level)?(?:\s\([^()]{2,12}\))?$/i;

/** "AWS Certified Solutions Architect – Associate", "NR-35 – Trabalho em Altura": what follows is part of the name. */
export function withRest(pieces: readonly Piece[], flow: Flow): readonly Piece[] {
  const [first, second, ...rest] = pieces;
  if (first === undefined || second === undefined) return pieces;
  const goesOn =
    (!first.isSureIssuer && LEVEL.test(second.text)) ||
    spellsOut(first.text, second.text) ||
    ((CERTIFIED_AS.test(first.text) || isRankOfMaker(first, second, flow)) &&
      !second.isIssuer &&
      placeScore(tokenise(second.text)) === 0) ||
    (!first.isIssuer && KIND_OF_COURSE.test(second.text)) ||
    (!first.isSureIssuer && TITLE_OF_COURSE.test(second.text)) ||
    isKindWithSubject(first, second, flow) ||
    isCodeOf(first, second, flow);
  if (!goesOn) return pieces;
  const text = flow.text.slice(first.from, second.to).replace(/\s+/g, " ").trim();
  return [{ ...first, text, to: second.to }, ...rest];
}

/** "Oracle Certified Associate, Java SE 8 Programmer": the rank alone names nothing. */
const CERTIFIED_AS = /(?<!\p{L})certified (?:associate|professional|expert|master|specialist)$/iu;

const RANK =
  /\s(?:associate|professional|expert|master|specialist|administrator|developer|technician|engineer)$/iu;

/** "Microsoft Office Specialist – Word": the rank that a maker gives is held for one of its programs. */
function isRankOfMaker({ text, to }: Piece, program: Piece, flow: Flow): boolean {
  if (program.isCertificate || !/^\s*[–—-]\s*$/.test(flow.text.slice(to, program.from))) return false;
  const rank = RANK.exec(text);
  if (rank === null) return false;
  const words = text.slice(0, rank.index).split(" ");
  return words.some((_, index) => isKnownIssuer(tokenise(words.slice(0, index + 1).join(" "))));
}

const KIND =
  /^(?:certificate|diploma|licen[cs]e|award)(?: of (?:proficiency|competenc[ey]|completion|attendance|achievement|merit|training))?$/iu;

/** "Certificate of Proficiency, Able Seafarer Deck": the kind of paper alone, and what it is for. */
function isKindWithSubject(kind: Piece, subject: Piece, flow: Flow): boolean {
  if (!KIND.test(kind.text) || subject.isIssuer || subject.isSureIssuer) return false;
  if (!/^\s*[,:–—-]\s*$/.test(flow.text.slice(kind.to, subject.from))) return false;
  return /^\p{Lu}\p{L}+(?: \p{L}+){1,5}$/u.test(subject.text) && placeScore(tokenise(subject.text)) === 0;
}

/** "Delay analysis, two-day course". */
const KIND_OF_COURSE =
  /^(?:[\p{Ll}\d]\S*\s){0,3}(?:course|workshop|seminar|training|lehrgang|kurs|seminar|stage|curso|taller|corso|cursus)$/u;

/** "Kotlin – The Complete Guide": what platforms call their courses. */
const TITLE_OF_COURSE =
  /^the (?:complete|ultimate|definitive|practical)\s(?:\S+\s){0,5}?(?:guide|course|bootcamp|masterclass)(?!\p{L})/iu;

/** Letters or a number that stand for the name behind their dash: "CAP – Certificado de …", "NVQ Level 3 – Welder". */
function isCodeOf(first: Piece, second: Piece, flow: Flow): boolean {
  if (!/^\s*[–—-]\s*$/.test(flow.text.slice(first.to, second.from))) return false;
  const isCode = /^\p{Lu}[\p{Lu}\d-]{1,7}$/u.test(first.text) || /\d$/.test(first.text);
  if (!isCode || first.isSureIssuer || second.isIssuer || !/^\p{L}{3}/u.test(second.text)) return false;
  return placeScore(tokenise(second.text)) === 0;
}

/** "SST – Sauveteur secouriste du travail": the letters and what they stand for. */
function spellsOut(letters: string, name: string): boolean {
  if (!/^\p{Lu}{2,8}$/u.test(letters)) return false;
  const words = name.split(/[\s'’-]+/).filter((word) => /^\p{L}/u.test(word));
  const initials = (list: readonly string[]): string => list.map((word) => word[0]?.toUpperCase()).join("");
  return initials(words) === letters || initials(words.filter(({ length }) => length > 3)) === letters;
}

/** "BLS and ACLS": two certificates, each by its letters alone. */
export function abbreviationsOf(piece: Piece): readonly Piece[] {
  const found =
    /^(\p{Lu}{2,6}\d{0,2})(\s(?:and|&|und|et|y|e|en)\s)(\p{Lu}{2,6}\d{0,2})(?:\s(?:providers?|certified|certifications?|certificates?|trained))?$/u.exec(
      piece.text,
    );
  const [, first = "", link = "", second = ""] = found ?? [];
  if (found === null) return [];
  const from = piece.from + first.length + link.length;
  return [
    { ...piece, text: first, to: piece.from + first.length },
    { ...piece, text: second, from, to: from + second.length },
  ];
}
