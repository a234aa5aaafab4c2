import { wordSet } from "../../../word-set.ts";
import { findInstitution } from "../../education/pieces/education-words.ts";
import { placeScore } from "../../places/place-score.ts";
import type { Token } from "../../text/tokens.ts";
import { compileWords, lazy } from "../../vocabulary/vocabularies.ts";
import { companyScore, endsInLegalForm } from "../roles/company-score.ts";
import { titleScore } from "../roles/title-score.ts";
import { isNamedLikeFirm } from "./named-firms.ts";

const atWords = lazy(() => compileWords(({ titles }) => titles.at));

/** Words that stand between title and company in some languages and inside either in others. */
const WEAK_AT: ReadonlySet<string> = new Set([
  "for",
  "with",
  "en",
  "na",
  "no",
  "em",
  "a",
  "au",
  "aux",
  "in",
  "im",
  "pour",
  "para",
  "da",
  "do",
  "de",
  "del",
  "dans",
  "nella",
  "nel",
  "al",
  "alla",
  "allo",
  "an",
]);

/** "Worked as a", "currently serving as", "my first job was": how many tokens say only that a job follows. */
export function lengthOfServed(tokens: readonly Token[]): number {
  if (!BEGINS_LEAD.has(tokens[0]?.text ?? "")) return 0;
  const told = tokens
    .slice(0, MOST_LEAD)
    .map(({ text }) => text)
    .join(" ");
  for (const lead of LEADS) {
    const match = lead.exec(told);
    if (match !== null) return match[0].trimEnd().split(" ").length;
  }
  return 0;
}

const MOST_LEAD = 16;
/** Of `WHEN` and of the leads behind it. */
const BEGINS_LEAD = wordSet(
  `before after prior afterwards currently presently now previously formerly then later earlier today at since i my have had was am been
   worked working work served serving employed engaged appointed`,
);
const WHEN =
  "(?:(?:(?:before|after|prior to) (?:that|this)|before|afterwards|currently|presently|now|previously|formerly|then|later|earlier|today|at present|at the moment|since then)(?: ,)? )?";
const LEADS = [
  // "I have been a driver at …", "I was employed as an assistant at …".
  "i (?:have been|ve been|am|was)(?: currently| now)?(?: (?:working|employed|engaged))?(?: as)? (?:an? |the )?",
  "my (?:very )?(?:first|second|third|next|last|latest|current|present|previous|main) (?:job|work|post|position) (?:was|is)(?: as)? (?:an? |the )?",
  "(?:i )?(?:have |had |was |am |have been )?(?:worked|working|work|served|serving|employed|engaged|appointed) as (?:an? |the )?(?=\\S)",
  // "I worked for Cedar Textiles as": the firm comes first.
  "(?:i )?(?:have |had |was |am )?(?:worked|working|work|employed|been employed) (?:for|at|with|by|in) (?:the )?(?=(?:\\S+ ){1,9}as )",
].map((lead) => new RegExp(`^${WHEN}${lead}`, "u"));

const AS = wordSet("as als como come comme");

/** The line that the tokens are of. */
interface OfLine {
  readonly text: string;
  /** By "Worked as" in front. */
  readonly told: boolean;
  /** The word that joins post and firm in most headers of the section. */
  readonly word?: string | null;
}

/** "Nurse at Lakeside Clinic" in two, where the words on the sides agree with it. */
export function splitAt(whole: readonly Token[], line: OfLine): readonly (readonly Token[])[] {
  const tokens = withoutAt(whole, line);
  const served = lengthOfServed(tokens);
  if (served > 0) return splitAt(tokens.slice(served), { ...line, told: true });
  // "als Filialleiterin" below the firm.
  if (/^(?:als|come|comme|como)$/.test(tokens[0]?.text ?? "") && titleScore(tokens.slice(1)) >= 1.5)
    return splitAt(tokens.slice(1), line);
  const parts = splitAtAs(tokens, line.told) ?? splitAtWord(tokens, line);
  if (parts !== null) return parts;
  // "Housemaid in Kuwait": a known place behind the title.
  return titleScore(tokens.slice(0, -2)) >= 2 ? splitTown(tokens) : splitFirm(tokens);
}

/** Behind a bracket the word stands first: "(part-time) at Lakeside Clinic". */
function withoutAt(tokens: readonly Token[], { told, text }: OfLine): readonly Token[] {
  const lead = atWords().matchAt(tokens, 0);
  if (lead === null) return tokens;
  const rest = tokens.slice(lead.length);
  const words = told ? /^(?:at|in|with|for|@)$/ : /^(?:at|bei|presso|@)$/;
  const word = tokens[0]?.text ?? "";
  const [firm = rest] = townApart(rest, text);
  const isBesideFirm = BESIDE_FIRM.test(word) && (companyScore(firm) >= 2.2 || isCapitalised(firm, text));
  return words.test(word) || isBesideFirm ? rest : tokens;
}

/** "City Bank as Personal Banker", where the words on both sides agree with it. */
function splitAtAs(tokens: readonly Token[], told: boolean): readonly (readonly Token[])[] | null {
  const at = tokens.findIndex(({ text }, index) => index > 0 && AS.has(text));
  if (at < 1) return null;
  const isArticle = /^(?:an?|the)$/.test(tokens[at + 1]?.text ?? "");
  const [company, title] = [tokens.slice(0, at), tokens.slice(isArticle ? at + 2 : at + 1)];
  // "I worked at Cedar Laundry as a presser": a post that no table knows.
  const least = told && isArticle && title.length <= 4 ? 0 : 2.5;
  return titleScore(title) >= least && titleScore(company) < 2 ? [...splitTown(company), title] : null;
}

function splitAtWord(tokens: readonly Token[], line: OfLine): readonly (readonly Token[])[] | null {
  for (let i = 1; i < tokens.length - 1; i++) {
    const match = atWords().matchAt(tokens, i);
    if (match === null) continue;
    const left = tokens.slice(0, i);
    const right = tokens.slice(i + match.length);
    const word = tokens[i]?.text ?? "";
    const told = firmAndTown(right, word, line.text);
    const [firm = right] = told;
    const sides = { left, right: AT.test(word) ? right : firm, word, hasTown: told.length > 1 };
    if (right.length > 0 && agree(sides, line)) return [withoutGoBetween(left), ...ends(told, word)];
  }
  return null;
}

function firmAndTown(right: readonly Token[], word: string, text: string): readonly (readonly Token[])[] {
  return AT.test(word) || BESIDE_FIRM.test(word) ? townApart(right, text) : [right];
}

/** The firm behind the word and the town that "in", or nothing, parts from it. */
function ends(told: readonly (readonly Token[])[], word: string): readonly (readonly Token[])[] {
  const [firm = []] = told;
  if (told.length > 1) return told;
  return AT.test(word) ? splitBareTown(firm) : splitTown(firm);
}

interface Sides {
  readonly left: readonly Token[];
  readonly right: readonly Token[];
  readonly word: string;
  /** "in" and a name stand behind the right side. */
  readonly hasTown: boolean;
}

/** Whether a title stands on the left of the word and a company on its right. */
function agree({ left, right, word, hasTown }: Sides, { told, text, word: shared }: OfLine): boolean {
  // "Sales Girl @ Mama Tee's": the sign says nothing else.
  if (word === "@" || word === shared) return true;
  const weak = WEAK_AT.has(word);
  // "Addetta al confezionamento presso Val Parma": the plainer word for "at" comes later.
  if (weak && right.some(({ text }, index) => index > 0 && AT.test(text))) return false;
  const company = companyScore(right);
  const title = titleScore(left);
  if (!weak)
    return (
      title >= 0.7 || company >= 2 || (AT.test(word) && left.length <= 4 && isNamedLikeFirm(right, text))
    );
  const isBeside = BESIDE_FIRM.test(word);
  if ((told || title >= 2 || (isBeside && hasTown)) && company >= 2.2) return true;
  // "Room leader with Kobopath in Lagos": the town says that a firm stands in front of it.
  if (isBeside && hasTown && title >= 2 && isCapitalised(right, text)) return true;
  return (told ? LEADS_TO_FIRM : BESIDE_FIRM).test(word) && title >= 2.5 && isNamedLikeFirm(right, text);
}

function isCapitalised(tokens: readonly Token[], text: string): boolean {
  const words = tokens.filter(({ kind }) => kind === "word");
  return (
    words.length > 0 &&
    words.length <= MOST_FIRM_WORDS &&
    titleScore(tokens) < 1.5 &&
    words.every(({ start, text: word }) => SMALL.test(word) || /^\p{Lu}/u.test(text.slice(start, start + 2)))
  );
}

const MOST_FIRM_WORDS = 6;
const SMALL = /^(?:and|of|the|s)$/;

/** Behind these a firm that no table knows is told by its capitals. */
const BESIDE_FIRM = /^(?:with|for|na|no|pour)$/;
const LEADS_TO_FIRM = /^(?:with|for|in|na|no|pour)$/;

/** "Productiemedewerker via Randstad", with the employer behind it: who placed the person there is none of the title. */
function withoutGoBetween(title: readonly Token[]): readonly Token[] {
  const at = title.findIndex(({ text }, index) => index > 0 && GO_BETWEEN.test(text));
  // "Contractor via Randstad" is a remark by itself.
  return at < 0 ||
    titleScore(title.slice(0, at)) < 1.5 ||
    /^(?:contract\p{L}*|temp\p{L}*)$/u.test(title[at - 1]?.text ?? "")
    ? title
    : title.slice(0, title[at - 1]?.text === "(" ? at - 1 : at);
}

const GO_BETWEEN = /^(?:via|through|uber|tramite|mediante)$/;

/** "Tulp Software B.V. te Utrecht": a known town behind its preposition. */
function splitTown(tokens: readonly Token[]): readonly (readonly Token[])[] {
  for (let i = tokens.length - 2; i >= 1 && i >= tokens.length - 5; i--) {
    const isLink = /^(?:te|in|a|en|em)$/.test(tokens[i]?.text ?? "");
    if (isLink && placeScore(tokens.slice(i + 1)) >= 3) return [tokens.slice(0, i), tokens.slice(i + 1)];
  }
  return splitFirm(tokens);
}

/** "… at Sägewerk Huber in Murnau": one capital or two behind the word, though no list knows the town. */
function townApart(tokens: readonly Token[], text: string): readonly (readonly Token[])[] {
  const at = tokens.findLastIndex((token, index) => index > 0 && token.text === "in");
  const town = tokens.slice(at + 1);
  if (at < 1 || town.length === 0 || town.length > MOST_TOWN_WORDS) return [tokens];
  const isTown = town.every(
    ({ kind, start }) => kind === "word" && /^\p{Lu}/u.test(text.slice(start, start + 2)),
  );
  return isTown ? [tokens.slice(0, at), town] : [tokens];
}

const MOST_TOWN_WORDS = 3;

const AT = /^(?:at|bei|presso|chez|@)$/;

/** "… at Halden Freight Leeds": the town behind a firm of two words or more; "… College London" is a name. */
function splitBareTown(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const [firm, town] = [tokens.slice(0, -1), tokens.slice(-1)];
  const isWhole =
    firm.length >= 2 &&
    firm.every(({ kind }) => kind === "word") &&
    town[0]?.kind === "word" &&
    placeScore(town) >= 3 &&
    !LINK.test(firm.at(-1)?.text ?? "") &&
    findInstitution(firm) === null &&
    placeScore(firm.slice(-1)) < 2;
  return isWhole ? [firm, town] : splitTown(tokens);
}

/** Behind these a town is part of the name: "Bank of Ceylon", "Stadt und Land Berlin". */
const LINK = /^(?:of|de|di|du|da|do|von|in|and|und|&|the|san|saint|st|new)$/;

/** "Metro Data Ltd Cardiff": a name that its legal form ends, and the town. */
function splitFirm(tokens: readonly Token[]): readonly (readonly Token[])[] {
  for (let i = tokens.length - 1; i >= 2 && i >= tokens.length - 3; i--) {
    const [firm, town] = [tokens.slice(0, i), tokens.slice(i)];
    if (town[0]?.kind === "word" && placeScore(town) >= 3 && endsInLegalForm(firm)) return [firm, town];
  }
  return [tokens];
}
