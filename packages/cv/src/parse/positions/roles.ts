import type { Evidence } from "../../types.ts";
import { quote } from "../text/cv-text.ts";
import type { Atom } from "./atoms.ts";
import { withPlacements } from "./bare-placements.ts";
import { isBesideTown, isOnLineWithTown } from "./beside-towns.ts";
import { isFieldOf, isFirmApart, isFunctionOf } from "./fields-of-titles.ts";
import { firstFunction } from "./functions-in-front.ts";
import { isEmploymentType } from "./small-words.ts";
import { isUnitOf, weightOfAt } from "./units-of-firms.ts";

export type HeaderOrder = "title-first" | "company-first";

export interface Roles {
  readonly title: NamedPiece | null;
  readonly company: NamedPiece | null;
  readonly location: NamedPiece | null;
  /** How well the parts fit their roles. */
  readonly score: number;
}

export interface NamedPiece {
  readonly text: string;
  readonly atoms: readonly Atom[];
  readonly evidence: Evidence;
}

/** Chooses which atom of a header is the title and which the company, and joins to them what belongs. */
export function assignRoles(
  all: readonly Atom[],
  order: HeaderOrder,
  expected: Expectation = () => 0,
): Roles {
  const atoms = withPlacements(all);
  let best: { title: number; company: number; score: number } = { title: -1, company: -1, score: -2 };
  for (let t = -1; t < atoms.length; t++) {
    for (let c = -1; c < atoms.length; c++) {
      if (t === c) continue;
      const score = pairScore(atoms, t, c, order) + expectedScore(atoms, t, c, expected);
      if (score > best.score + 1e-9) best = { title: t, company: c, score };
    }
  }
  return describe(atoms, best.title, best.company, best.score);
}

/** How much the rest of the document speaks for an atom in a role. */
export type Expectation = (atom: Atom, role: "title" | "company") => number;

function expectedScore(atoms: readonly Atom[], t: number, c: number, expected: Expectation): number {
  const [title, company] = [atoms[t], atoms[c]];
  return (
    (title === undefined ? 0 : expected(title, "title")) +
    (company === undefined ? 0 : expected(company, "company"))
  );
}

function pairScore(atoms: readonly Atom[], t: number, c: number, order: HeaderOrder): number {
  const title = atoms[t];
  const company = atoms[c];
  let score = 0;
  score += title === undefined ? -1 : fitAsTitle(title);
  score += company === undefined ? -0.2 : fitAsCompany(company);
  if (title !== undefined && company !== undefined) {
    if (t < c === (order === "title-first")) score += 1;
    if (title.bold && !company.bold) score += 0.4;
    if (company.link === "at" && t === c - 1) score += weightOfAt(company, atoms);
    if (company.link === "comma" && t !== c - 1) score -= 0.6;
    if (title.link === "comma" && c !== t - 1) score -= 0.8;
    if (Math.min(t, c) > 0) score -= 0.7;
    if (isBranchOf(company, atoms[c - 1])) score -= 2;
    if (isFieldOf(company, atoms[c - 1]) && atoms.some((atom) => isFirmApart(atom, company))) score -= 2.5;
    if (isFunctionOf(company, atoms[c - 1], atoms[c + 1])) score -= 2.5;
    if (isBesideTown(title, company, atoms)) score -= 2;
    const apart = Math.abs(title.view.id - company.view.id);
    score -= 0.15 * Math.max(0, apart - 1);
  } else if (t > 0 || c > 0) {
    score -= 0.5;
  }
  return score;
}

const BRANCH =
  /(?:office|branch|division|unit|station|depot|district|region|ward|department|campus|section|filiale|niederlassung|abteilung|agence|sucursal|filial|vestiging)$/iu;

/** "Survey Department – Kandy District Office": the office of the organisation in front of the dash. */
function isBranchOf(atom: Atom, before: Atom | undefined): boolean {
  if (before === undefined || !atom.dashed || before.view.id !== atom.view.id) return false;
  return before.company >= 2.2 && before.title < 2 && BRANCH.test(atom.text);
}

/** "Officer – Operations, Galle Branch": where in the company named above, and no other one. */
export function namesBranch({ title, company }: Roles): boolean {
  const [named, post] = [company?.atoms[0], title?.atoms[0]];
  return (
    named !== undefined &&
    post !== undefined &&
    named.link === "comma" &&
    named.company < 4 &&
    named.view.id === post.view.id &&
    named.tokens.length <= 4 &&
    BRANCH.test(named.text)
  );
}

function fitAsTitle(atom: Atom): number {
  if (atom.role !== null) return atom.role === "title" ? 6 : -3;
  // "Prefeitura de Candelária (RS)": the state of the town.
  if (atom.link === "bracket" && /^\(?\p{Lu}{2}\)?$/u.test(atom.text)) return -3;
  // "Sole trader, houses and small offices": small words that no table knows name no post.
  const unknown = /^\p{Ll}/u.test(atom.text) ? -1.5 : 0.2;
  const known = atom.title > 0 ? Math.min(atom.title, 3.5) : unknown;
  return known - 0.6 * atom.company - (atom.place >= 2 ? 2 : 0) - (atom.link === "bracket" ? 2 : 0);
}

function fitAsCompany(atom: Atom): number {
  if (atom.role !== null) return atom.role === "company" ? 6 : -3;
  if (
    atom.link !== "at" &&
    atom.company < 4 &&
    DEPARTMENT.test(atom.text) &&
    (atom.dashed || atom.link === "comma")
  )
    return -1.5;
  const base = /^["“„«']?[\p{Lu}\p{Lo}\p{Nd}]/u.test(atom.text) && atom.tokens.length <= 10 ? 0.6 : -0.3;
  const place = atom.company >= 2 ? 0 : atom.place >= 3 ? 2.2 : atom.place >= 2 ? 1 : 0;
  return (
    Math.max(atom.company, base) - 0.6 * Math.min(3, atom.title) - place - (atom.link === "bracket" ? 2 : 0)
  );
}

function describe(atoms: readonly Atom[], t: number, c: number, score: number): Roles {
  const taken = new Set<number>();
  const title = piece(atoms, t, c, taken, belongsToTitle, firstFunction(atoms, t, c));
  const named = piece(atoms, c, t, taken, belongsToCompany);
  // "I worked at the Cedar Hotel", "presso lo Studio Ferri": the article is the sentence's.
  const company = named === null ? null : { ...named, text: named.text.replace(ARTICLE, "") };
  return { title, company, location: findLocation(atoms, c, taken), score };
}

const ARTICLE = /^(?:(?:the|il|lo|la|gli|le|der|dem|die|das) |l['’])(?=\p{Lu})/u;

/** The chosen atom with the comma and bracket pieces behind it that are part of its name. */
function piece(
  atoms: readonly Atom[],
  index: number,
  other: number,
  taken: Set<number>,
  belongs: (atom: Atom, owner: Atom) => boolean,
  lead = index,
): NamedPiece | null {
  const first = atoms[index];
  if (first === undefined) return null;
  taken.add(index);
  const own = [...atoms.slice(lead, index), first];
  for (let i = index + 1; i < atoms.length; i++) {
    const atom = atoms[i];
    if (atom === undefined || i === other || atom.view.id !== first.view.id) break;
    const isStep =
      first.title >= 1.5 &&
      atom.title >= 1.5 &&
      ARROW.test(first.view.text.slice((own.at(-1) ?? first).to, atom.from));
    const isHung =
      atom.link === "comma" || atom.link === "bracket" || (atom.dashed && first.role === "title");
    const isField =
      isFieldOf(atom, atoms[i - 1]) && atoms[other] !== undefined && isFirmApart(atoms[other], atom);
    const isFunction = isFunctionOf(atom, atoms[i - 1], atoms[i + 1]);
    const isSecondPost = atom.dashed && atom.title >= 2 && isOnLineWithTown(first, atoms[other], atoms);
    const isUnit = first.title >= 1.5 && atoms[other]?.view.id !== atom.view.id && isUnitOf(atom, atoms);
    const isPart =
      isStep || isField || isFunction || isSecondPost || isUnit || isSpeciality(atom, first, atoms[other]);
    if (!isPart && !(isHung && belongs(atom, first))) break;
    own.push(atom);
    taken.add(i);
  }
  const to = (own.at(-1) ?? first).to;
  const from = own[0]?.from ?? first.from;
  const text = first.view.text.slice(from, closeBracket(first.view.text, from, to)).trim();
  return {
    text: text.replace(/\s+/g, " "),
    atoms: own,
    evidence: quote(first.view, from, closeBracket(first.view.text, from, to)),
  };
}

/** "Trainee → Officer → Senior Officer": the steps of one employment. */
const ARROW = /^\s*(?:→|⟶|➔|➜|›|»|[-–=]{1,2}>|>)\s*$/u;

const DEPARTMENT =
  /^(?:human resources?|hr|(?:unit )?supply|operations?|finance|accounts?|marketing|sales|production|quality|procurement|logistics|supply chain|administration|it|research and development|r&d|credit|recoveries|retail|data|analytics|digital|software|engineering|security|design|legal|product|maintenance|facilities|catering|communications|compliance|payroll|documentation|accounting|audit|tax|treasury|warehouse|exports?|imports?|merchandising|training|customer service|services?|icu|ccu|hdu|nicu|picu|sicu|micu|a&e|opd|etu|pcu|emergency|out-?patients?|maternity|theatres?|dialysis|radiology|telemetry|cardiology|oncology|neurology|orthopa?edics|pa?ediatrics|geriatrics|psychiatry|surgery|med(?:ical)?[- ]surg(?:ical)?|step-?down|(?:grades?|classes|years|forms?|key stages?) \p{Nd}{1,2}(?:\s?[-–&]\s?\p{Nd}{1,2})?)(?: (?:&|and) \p{L}+)?$/iu;

/** "Assistant Manager – Human Resources": behind the dash of a title, where the company is another piece. */
function isSpeciality(atom: Atom, owner: Atom, company: Atom | undefined): boolean {
  if (!atom.dashed || owner.title < 2 || atom.place >= 2 || atom.tokens.length > 4 || atom.role !== null)
    return false;
  if (DEPARTMENT.test(atom.text)) return true;
  if (company === undefined) return false;
  // "Polymechaniker – Stv. Abteilungsleiter | Nägeli AG": two posts in one, and the firm in another part of the line
  // or on a line of its own.
  const isApart = company.view.id !== owner.view.id || company.segment > atom.segment;
  if (isApart && company.company >= 2.2 && atom.title >= 2 && atom.company < 1.5) return true;
  // "Senior Executive – Sea Freight" over "Harbour Logistics Ltd": the company has a line of its own.
  const isElsewhere = company.view.id !== owner.view.id && company.company >= Math.max(2.2, atom.company);
  return atom.title < (isElsewhere ? 2.5 : 1.5) && (atom.company < 1.5 || isElsewhere);
}

/** "Senior Officer – Credit, Matara Branch": where the post is. */
const OFFICE_OF_FIRM = /(?<!\p{L})(?:branch|filiale|niederlassung|agence|sucursal|filial|vestiging)$/iu;

function belongsToTitle(atom: Atom, owner: Atom): boolean {
  if (owner.role === "title") return atom.role === "title" && atom.place < 3;
  if (
    GO_BETWEEN.test(atom.text) ||
    VESSEL.test(atom.text) ||
    (atom.link === "comma" && OFFICE_OF_FIRM.test(atom.text))
  )
    return false;
  // "(part-time)", "(returner programme)" are part of the title as it stands.
  const isSmall = /^\(?\p{Ll}/u.test(atom.text) && atom.tokens.length <= 6;
  // "Site Engineer (Electrical)", where another piece names the company.
  const isField = owner.title >= 2 && atom.company < 3 && wordCount(atom) === 1;
  const isRemark = atom.link === "bracket" && (isSmall || isField);
  return (
    (atom.place < 2 || (atom.link === "bracket" && isEmploymentType(atom.tokens))) &&
    (atom.company < 2.2 || isRemark || DEPARTMENT.test(atom.text)) &&
    atom.role === null
  );
}

function wordCount({ tokens }: Atom): number {
  return tokens.filter(({ kind }) => kind === "word").length;
}

/** "(via Adecco)", "(agency: Brook Street)", "contractor via Randstad": who placed the person there. */
const GO_BETWEEN =
  /^\(?(?:(?:contractor|contracted|contract|temp|temporary|employed|placed|seconded|on assignment) (?:via|through|by)|via|through|agency|placed by|contracted by|(?:end[- ])?client:|kunde:|über|durch|vermittelt|intérim|par l'intermédiaire|a través|agencia|via uitzendbureau|tramite|através)(?!\p{L})/iu;

/** "MV Ocean Pearl (bulk)": the ship on which the post was. */
const VESSEL = /^\(?(?:M\/?[VTSY]|SS|RV|LNG\/C|LPG\/C)\.?\s\p{Lu}/u;

function belongsToCompany(atom: Atom): boolean {
  if (atom.place >= 2 || atom.role !== null) return false;
  if (atom.link === "bracket" && GO_BETWEEN.test(atom.text)) return false;
  return atom.link === "bracket" ? atom.tokens.length <= 4 && atom.title < 2 : atom.company >= 2.2;
}

function closeBracket(text: string, from: number, to: number): number {
  const inside = text.slice(from, to);
  const open = (inside.match(/[([]/g) ?? []).length;
  const closed = (inside.match(/[)\]]/g) ?? []).length;
  return open > closed && /[)\]]/.test(text[to] ?? "") ? to + 1 : to;
}

function findLocation(atoms: readonly Atom[], c: number, taken: Set<number>): NamedPiece | null {
  const free = atoms.map((atom, index) => ({ atom, index })).filter(({ index }) => !taken.has(index));
  const company = atoms[c];
  const places = free.filter(({ atom }) => atom.place >= 2 && !isEmploymentType(atom.tokens));
  const found =
    free.find(({ atom }) => atom.role === "place") ??
    places.find(({ index }) => index > c) ??
    places[0] ??
    // A town no list knows stands behind the company.
    free.find(
      ({ atom }) =>
        company !== undefined &&
        atom.view.id === company.view.id &&
        atom.from > company.to &&
        isTownLike(atom),
    );
  if (found === undefined) return null;
  const own = [found.atom];
  for (let i = found.index + 1; i < atoms.length; i++) {
    const atom = atoms[i];
    if (atom === undefined || taken.has(i) || atom.link !== "comma" || atom.view.id !== found.atom.view.id)
      break;
    own.push(atom);
  }
  const to = (own.at(-1) ?? found.atom).to;
  const { view, from } = found.atom;
  return { text: view.text.slice(from, to), atoms: own, evidence: quote(view, from, to) };
}

function isTownLike(atom: Atom): boolean {
  return (
    atom.tokens.length <= 4 &&
    !isEmploymentType(atom.tokens) &&
    atom.title < 1.5 &&
    atom.company < 1.5 &&
    /^[\p{Lu}\p{Lo}]/u.test(atom.text)
  );
}
