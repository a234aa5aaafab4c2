import type { Position } from "../../../types.ts";
import type { CvSection } from "../../sections/find-sections.ts";
import type { Row } from "../rows/rows.ts";
import { type Interval, isWithin } from "./group-heads.ts";
import type { Entry } from "./layout.ts";

/** Whether an entry names no post at all. */
export function isNoPost(entry: Entry, rows: readonly Row[], section: CvSection): boolean {
  const { title, company } = entry.roles;
  if ((title === null && company === null) || tellsWhy(entry, rows)) return true;
  return isItem(entry, rows, section) || isCourse(entry, rows) || isMembership(entry, rows);
}

/** "Why no job from April 2020 to September 2021", "No work in that time": a gap that is told of, and no post. */
function tellsWhy({ anchor }: Entry, rows: readonly Row[]): boolean {
  return WHY.test(rows[anchor]?.view.text ?? "");
}

const WHY =
  /^\P{L}*(?:why|how come|reasons?|what I did)(?!\p{L})|(?<!\p{L})(?:no|without|between|out of|not in) (?:a |paid |any )?(?:job|jobs|work|employment|post)(?!\p{L})|(?<!\p{L})(?:unemployed|not working|job[- ]?seeking|looking for work|gap (?:in|year))(?!\p{L})/iu;

/** "Netball team 1996": a dated item of a list that names neither a role nor an organisation. */
function isItem({ anchor, roles }: Entry, rows: readonly Row[], section: CvSection): boolean {
  const isListed = section.kind === "volunteering" || rows[anchor]?.view.line.bullet === true;
  const title = Math.max(0, ...(roles.title?.atoms ?? []).map((atom) => atom.title));
  return isListed && roles.company === null && title < 1.5;
}

/** "2022: Harbour Lights (ITV)" under a freelancer's own entry: a year and a work, and nobody's post. */
export function isProject(
  { anchor, roles }: Entry,
  rows: readonly Row[],
  own: Interval | null,
  ownWork: Interval | null,
): boolean {
  const isInside = own !== null && ownWork !== null && isWithin(own, ownWork);
  const title = Math.max(0, ...(roles.title?.atoms ?? []).map((atom) => atom.title));
  const row = rows[anchor];
  return isInside && (row?.span?.single === true || row?.view.line.bullet === true) && title < 1.5;
}

/** "GEOG 276 Physical Geography, coordinator": a course that one taught, and no post. */
function isCourse({ anchor }: Entry, rows: readonly Row[]): boolean {
  return /^\W*\p{Lu}{2,5}[ -]?(?!19|20)\p{Nd}{3,4}\p{Lu}?[ ,:–-]/u.test(rows[anchor]?.view.text ?? "");
}

/** "Chartered member of CILIP (MCLIP)", "Fellow of the Higher Education Academy (FHEA)": what letters stand for is a standing. */
function isMembership({ anchor }: Entry, rows: readonly Row[]): boolean {
  return MEMBER.test(rows[anchor]?.view.text ?? "");
}

const MEMBER =
  /^[^\p{L}]{0,16}(?:\p{L}{4,12} )?(?:[Mm]ember|[Ff]ellow|[Aa]ssociate) of [^()]{3,80}\([AFM]\p{Lu}\p{L}{1,7}\)/u;

const CLUBS =
  /activit|curricular|clubs?(?!\p{L})|societ|sports?(?!\p{L})|school|leadership|positions of responsibility|ehrenamt|verein|aktivit|actividad|atividad|attività|activiteit|bénévolat|associati/iu;
const OFFICE =
  /(?<!\p{L})(?:members?|captain|vice[- ]captain|prefect|monitor|president|vice[- ]president|secretary|treasurer|chair(?:man|woman|person)?|committee|patrol leader|player|participant|winner|class representative|student representative|mitglied|kassen?wart(?:in)?|kassierer?(?:in)?|vorsitzende[r]?|schriftführer(?:in)?|vorstand(?:smitglied)?|klassensprecher(?:in)?|membre|trésori(?:er|ère)|président(?:e)?|secrétaire|délégué(?:e)?|miembro|tesorer[oa]|delegad[oa]|membro|tesoureir[oa]|tesoriere|lid|penningmeester|bestuurslid)(?!\p{L})/iu;

/** "Treasurer of the Commerce Society, 2016": an office in a school or a club, and no post. */
export function isOfficeOfClub(
  { title, company }: Pick<Position, "title" | "company">,
  { kind, heading }: CvSection,
): boolean {
  if (kind !== "volunteering" || !CLUBS.test(heading ?? "")) return false;
  return OFFICE.test(title) || OFFICE.test(company ?? "");
}
