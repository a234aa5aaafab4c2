import type { Evidence } from "../../../types.ts";
import { quote } from "../../text/cv-text.ts";
import { wordCount } from "../../text/tokens.ts";
import type { Atom } from "../pieces/atoms.ts";
import { isEmploymentType } from "../pieces/small-words.ts";
import { isOnLineWithTown } from "./beside-towns.ts";
import { isExplanation, isScheme, isSite } from "./explanations.ts";
import { isDepartment, isFacultyBeside, isFieldOf, isFirmApart, isFunctionOf } from "./fields-of-titles.ts";
import { postOf } from "./title-ends.ts";
import { isUnitOf } from "./units-of-firms.ts";

/** The title, the company or the place of a job, as the header has it. */
export interface NamedPiece {
  readonly text: string;
  readonly atoms: readonly Atom[];
  readonly evidence: Evidence;
}

/** The title at `t` with what belongs to it; `lead` is where the functions in front of it begin. */
export function titlePiece(
  atoms: readonly Atom[],
  t: number,
  c: number,
  taken: Set<number>,
  lead: number,
): NamedPiece | null {
  const named = piece(atoms, t, c, taken, belongsToTitle, lead);
  if (named === null) return null;
  const { line, quote: whole } = named.evidence;
  // What no name is, as "on my own bike", is no firm.
  const isOnOwn = !/^[^\p{Ll}]/u.test(atoms[c]?.text ?? "");
  const post = postOf(named.text, isOnOwn);
  return post === named.text
    ? named
    : { ...named, text: post, evidence: { line, quote: postOf(whole, isOnOwn) } };
}

/** The company at `c` with what belongs to it, without the article of a sentence around it. */
export function companyPiece(
  atoms: readonly Atom[],
  c: number,
  t: number,
  taken: Set<number>,
): NamedPiece | null {
  const named = piece(atoms, c, t, taken, belongsToCompany);
  return named === null
    ? null
    : { ...named, text: named.text.replace(LENT_TO, "").replace(ARTICLE, "").replace(GO_BETWEEN_END, "") };
}

/** "I worked at the Cedar Hotel", "presso lo Studio Ferri". */
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
    if (i > index && isFacultyBeside(atom, atoms[i + 1], atoms[other])) break;
    const isPart =
      isStep(atom, first, own.at(-1) ?? first) ||
      isPartOfPost(atoms, i, first, atoms[other]) ||
      isSpeciality(atom, first, atoms[other]) ||
      (isHung(atom, first) && belongs(atom, first));
    if (!isPart) break;
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

/** "Seconded to Homes England", "for a private family". */
const LENT_TO =
  /^(?:(?:[Oo]n )?(?:[Ss]econded|[Ss]econdment|[Pp]osted|[Aa]ssigned|[Ll]oaned) (?:to|at|with) (?=\p{L})|an? (?=\p{Ll}))/u;

/** "Fintra via Hays": who placed the person there. */
const GO_BETWEEN_END = /\s(?:via|through)\s\p{Lu}[\p{L}\s&.-]*$/u;

function isHung({ link, dashed, goesOn }: Atom, owner: Atom): boolean {
  return link === "comma" || link === "bracket" || goesOn === true || (dashed && owner.role === "title");
}

/** The field, the function, the second post or the unit that the atom at `i` adds to a title in front of it. */
function isPartOfPost(atoms: readonly Atom[], i: number, owner: Atom, other: Atom | undefined): boolean {
  const atom = atoms[i];
  if (atom === undefined) return false;
  if (other !== undefined && isFieldOf(atom, atoms[i - 1]) && isFirmApart(other, atom)) return true;
  if (isFunctionOf(atom, atoms[i - 1], atoms[i + 1])) return true;
  if (atom.dashed && atom.title >= 2 && isOnLineWithTown(owner, other, atoms)) return true;
  return owner.title >= 1.5 && other?.view.id !== atom.view.id && isUnitOf(atom, atoms);
}

/** "Trainee → Officer → Senior Officer", "Teacher; Head of Year": the steps of one employment, or its two posts. */
function isStep(atom: Atom, first: Atom, before: Atom): boolean {
  if (first.title < 1.5 || atom.title < 1.5) return false;
  return ARROW.test(first.view.text.slice(before.to, atom.from));
}

const ARROW = /^\s*(?:;|→|⟶|➔|➜|›|»|[-–=]{1,2}>|>)\s*$/u;

/** "Assistant Manager – Human Resources": behind the dash of a title, where the company is another piece. */
function isSpeciality(atom: Atom, owner: Atom, company: Atom | undefined): boolean {
  if (!atom.dashed || owner.title < 2 || atom.place >= 2 || atom.tokens.length > 4 || atom.role !== null)
    return false;
  if (isDepartment(atom.text)) return true;
  if (company === undefined) return false;
  // "Polymechaniker – Stv. Abteilungsleiter | Nägeli AG": two posts in one, and the firm in another part of the line
  // or on a line of its own.
  const isApart = company.view.id !== owner.view.id || company.segment > atom.segment;
  if (isApart && company.company >= 2.2 && atom.title >= 2 && atom.company < 1.5) return true;
  // "Senior Executive – Sea Freight" over "Harbour Logistics Ltd": the company has a line of its own.
  // So does the firm in front of both: "Harbour Logistics Ltd — Senior Executive – Sea Freight".
  const isOther = company.view.id !== owner.view.id || (owner.dashed && company.to <= owner.from);
  const isElsewhere = isOther && company.company >= Math.max(2.2, atom.company);
  return atom.title < (isElsewhere ? 2.5 : 1.5) && (atom.company < 1.5 || isElsewhere);
}

function belongsToTitle(atom: Atom, owner: Atom): boolean {
  if (owner.role === "title") return atom.role === "title" && atom.place < 3 && !isExplanation(atom);
  if (GO_BETWEEN.test(atom.text) || VESSEL.test(atom.text) || isExplanation(atom)) return false;
  if (atom.goesOn === true) return true;
  // "(part-time)", "(returner programme)" are part of the title as it stands.
  const isSmall = /^\(?\p{Ll}/u.test(atom.text) && atom.tokens.length <= 6;
  // "Site Engineer (Electrical)", where another piece names the company.
  const isField = owner.title >= 2 && atom.company < 3 && wordCount(atom.tokens) === 1;
  const isRemark = atom.link === "bracket" && (isSmall || isField);
  return (
    (atom.place < 2 || (atom.link === "bracket" && isEmploymentType(atom.tokens))) &&
    (atom.company < 2.2 || isRemark || isDepartment(atom.text) || isScheme(atom.text)) &&
    atom.role === null
  );
}

/** "(via Adecco)", "(agency: Brook Street)", "contractor via Randstad": who placed the person there. */
const GO_BETWEEN =
  /^\(?(?:(?:contractor|contracted|contract|temp|temporary|employed|placed|seconded|on assignment) (?:via|through|by)|via|through|agency|placed by|contracted by|(?:end[- ])?client:|kunde:|über|durch|vermittelt|intérim|par l'intermédiaire|a través|agencia|via uitzendbureau|tramite|através)(?!\p{L})/iu;

/** "MV Ocean Pearl (bulk)": the ship on which the post was. */
const VESSEL = /^\(?(?:M\/?[VTSY]|SS|RV|LNG\/C|LPG\/C)\.?\s\p{Lu}/u;

function belongsToCompany(atom: Atom): boolean {
  if (atom.place >= 2 || atom.role !== null || (atom.goesOn === true && atom.link === "start")) return false;
  if (atom.link === "bracket" && GO_BETWEEN.test(atom.text)) return false;
  if (atom.link === "comma" && (SITE.test(atom.text) || isSite(atom.text))) return false;
  // "Kisima Trust (non-profit organisation)": small letters say what it is.
  return atom.link === "bracket"
    ? atom.tokens.length <= 4 && atom.title < 2 && !KIND_OF_FIRM.test(atom.text) && !GROUP.test(atom.text)
    : atom.company >= 2.2;
}

/** "Ambika Pumps Pvt Ltd, Guindy Industrial Estate": where a firm is, and no part of its name. */
const SITE =
  /(?<!\p{L})(?:(?:industrial|trading|business|export|technology|science|free|economic) (?:estate|area|park|zone|complex|processing zone|trade zone)|business (?:park|centre|center)|techno ?park|tech park|gewerbegebiet|gewerbepark|industriegebiet|industriepark|zone (?:industrielle|artisanale|d['’]activités)|zona industrial(?:e)?|polígono industrial|parque industrial|distrito industrial|industrieterrein|bedrijventerrein)(?: \p{L}{1,20}| \p{Nd}{1,2})?$/iu;

/** "non-governmental organisation", "family business", "private household", "brand: Cedar". */
const KIND_OF_FIRM =
  /^\(?\p{L}+\s?:|^\(?(?:own|eigenes?|propre|propi[oa]|próprio|proprio) \p{L}+\)?$|^\(?\p{Ll}.*(?:household|family|restaurant|hotel|shop|store|agency|chain|start-?up|bank|hospital|school|organi[sz]ation|company|firm|business|agency|enterprise|charity|ngo|institution|factory)\)?$/u;

/** "Cedar Bay (Keel Hospitality Group)": whose the firm is. */
const GROUP = /\s(?:group|holdings?|gruppe|groupe|grupo|gruppo|chain|franchise)\)?$/iu;

function closeBracket(text: string, from: number, to: number): number {
  const inside = text.slice(from, to);
  const open = (inside.match(/[([]/g) ?? []).length;
  const closed = (inside.match(/[)\]]/g) ?? []).length;
  return open > closed && /[)\]]/.test(text[to] ?? "") ? to + 1 : to;
}
