import { isFreelanceWord } from "../pieces/small-words.ts";
import { saysFreelance } from "../position-kind.ts";
import { namesBranch } from "../roles/branches.ts";
import type { NamedPiece } from "../roles/named-piece.ts";
import type { Row } from "../rows/rows.ts";
import { type Interval, strength } from "./group-heads.ts";
import type { Entry } from "./layout.ts";

/** What was read further up and holds for the entries below it. */
export interface Above {
  readonly company: NamedPiece | null;
  /** The whole time at the company, where it heads a group of posts. */
  readonly group: Interval | null;
}

interface Employer {
  readonly entry: Entry;
  readonly company: NamedPiece | null;
  /** The company that holds for the entries below. */
  readonly above: NamedPiece | null;
}

/** For whom the work was: the company that the entry names, or the one above it. */
export function employerOf(entry: Entry, { company: named, group }: Above, rows: readonly Row[]): Employer {
  const { roles } = entry;
  // Within the dates of its company "Specialist, Emergency Medicine" names no other one.
  const isPart = strength(roles.company) < 2.2 || UNIT.test(roles.company?.text ?? "");
  const isInGroup = group !== null && named !== null && isPart;
  const isOwn = roles.company !== null && !isInGroup && !(named !== null && namesBranch(roles));
  const holds = standsAbove(roles.company, roles.title) ? roles.company : null;
  const above = isOwn ? holds : named;
  // "Self-employed dyker" below a job is not employed by its company.
  const isOnOwn = group === null && isFreelance(roles.title);
  const inherited = isOnOwn ? null : above;
  const company = isOwn ? (isClientList(entry, rows) ? null : roles.company) : inherited;
  // "Sole trader" with nothing beside it is the post, and there is no employer.
  const isAlone = roles.title === null && isFreelance(company);
  if (isAlone) return { entry: { ...entry, roles: { ...roles, title: company } }, company: null, above };
  return { entry, company, above };
}

/** What an army consists of: below the army it is no employer of its own. */
const UNIT = /(?<!\p{L})(?:regiment|battalion|brigade|division|corps|squadron|battery|infantry)(?!\p{L})/iu;

function isFreelance(piece: NamedPiece | null): boolean {
  return saysFreelance((piece?.atoms ?? []).flatMap(({ tokens }) => tokens));
}

/** "Freelance Translator" over "Cedar Law Office, UNHCR, City Hospital": clients, of which none is the employer. */
function isClientList({ roles: { title, company }, first, last }: Entry, rows: readonly Row[]): boolean {
  const [named] = company?.atoms ?? [];
  if (named === undefined || title === null) return false;
  // "Sole trader, houses and small offices": what the work is, not for whom.
  if (title.evidence.line === named.view.id)
    return (
      named.company < 3 && /^\p{Ll}/u.test(named.text) && !isFreelanceWord(named.tokens) && isFreelance(title)
    );
  const row = rows.slice(first, last + 1).find(({ view }) => view === named.view);
  const isList = (row?.atoms ?? []).filter(({ link }) => link === "comma").length >= 2;
  return isList && isFreelance(title);
}

/** Later roles without a company of their own belong to a company named above the title, not beside it. */
function standsAbove(company: NamedPiece | null, title: NamedPiece | null): boolean {
  const [a] = company?.atoms ?? [];
  const [b] = title?.atoms ?? [];
  if (a === undefined || b === undefined) return a !== undefined;
  // "Harbour Clinic, Leeds — Staff Nurse": the company in front of the dash holds for what follows.
  const isInFront = a.view.id === b.view.id && a.to <= b.from && DASHED.test(a.view.text.slice(a.to, b.from));
  return a.view.id < b.view.id || isInFront;
}

const DASHED = /\s[—–|]\s*$/u;
