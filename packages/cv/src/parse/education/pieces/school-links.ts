import type { Token } from "../../text/tokens.ts";
import { findClass } from "../names/school-exams.ts";
import { findDegree, findInstitution } from "./education-words.ts";

const OPENS_NAME =
  /^(?:IIS|ITIS|ITC|ITT|IPSIA|IPSSAR|Liceo|Istituto|Lycée|IES|IUT|Universidade?|Universit[àé]|Universität|Université|Hochschule|Fachhochschule|Gymnasium|Realschule|Berufsschule|Hogeschool|Universiteit|Universitas)$/u;
const SCHOOL_LINKS =
  /^(?:at|from|an|der|bei|am|a|à|au|de|della|presso|en|na|no|aan|bij|by|the|la|l|dell|all|università|dem)$/;

/** "Diploma in Nursing at CIPM": a capital behind the word names a school that no table knows. */
function splitAtName(tokens: readonly Token[], from: number, text: string): readonly (readonly Token[])[] {
  const at = tokens.findIndex(({ text: word }, index) => index >= from && /^(?:at|from)$/.test(word));
  const next = tokens[at + 1];
  return at >= 1 && isCapital(next, text) ? [tokens.slice(0, at), tokens.slice(at + 1)] : [tokens];
}

/** "Finished Form 4 at Kaptembwo Secondary": the class that one left school from. */
function splitAtClass(tokens: readonly Token[], text: string): readonly (readonly Token[])[] {
  const at = tokens.findIndex(({ text: word }) => /^(?:at|from)$/.test(word));
  const left = tokens.slice(0, Math.max(0, at)).slice(-2);
  const isClass = findClass(left, text) !== null && isCapital(tokens[at + 1], text);
  return isClass ? [tokens.slice(0, at), tokens.slice(at + 1)] : [tokens];
}

/** "Technologist Photography at Universidad de Medellín", "… , HVAC Technology at Central Georgia College": in front of "at" stands what was studied there. */
function splitAtSchool(
  tokens: readonly Token[],
  school: number,
  text: string,
): readonly (readonly Token[])[] {
  const at = tokens.findIndex(({ text: word }, index) => index < school && word === "at");
  const next = tokens[at + 1];
  const isNamed = at >= 1 && isCapital(tokens[0], text) && isCapital(next, text);
  return isNamed ? [tokens.slice(0, at), tokens.slice(at + 1)] : [tokens];
}

function isCapital(token: Token | undefined, text: string): boolean {
  return token !== undefined && /^\p{Lu}/u.test(text.slice(token.start));
}

/** "BSc in Physics from the University of Leeds" in two pieces. */
export function splitDegreeFromSchool(tokens: readonly Token[], text: string): readonly (readonly Token[])[] {
  const degree = findDegree(tokens, text);
  const school = findInstitution(tokens);
  if (degree === null && school === null) return splitAtClass(tokens, text);
  if (degree === null) return school === null ? [tokens] : splitAtSchool(tokens, school.first, text);
  if (school === null) return splitAtName(tokens, degree.last, text);
  if (school.first <= degree.last) return [tokens];
  if (opensName(tokens, school.first, text))
    return [tokens.slice(0, school.first), tokens.slice(school.first)];
  return splitAtLink(tokens, degree.last, startOfCompound(tokens, school.first));
}

/** "Diploma di perito ITIS Marconi": a word that schools' names begin with needs no link before it. */
function opensName(tokens: readonly Token[], at: number, text: string): boolean {
  const [before, word] = [tokens[at - 1], tokens[at]];
  if (word === undefined || before?.kind !== "word" || SCHOOL_LINKS.test(before.text)) return false;
  return OPENS_NAME.test(text.slice(word.start, word.end));
}

/** Splits at the last word between a degree and its school that leads from one to the other, and drops it. */
function splitAtLink(
  tokens: readonly Token[],
  degree: number,
  school: number,
): readonly (readonly Token[])[] {
  for (let at = school - 1; at >= degree; at--) {
    const word = tokens[at]?.text ?? "";
    if (!LEADS_TO_SCHOOL.test(word) && !(LEADS_RIGHT_TO.test(word) && at >= school - 2)) continue;
    let name = at + 1;
    while (name < school && SCHOOL_LINKS.test(tokens[name]?.text ?? "")) name++;
    return [tokens.slice(0, at), tokens.slice(name)];
  }
  return [tokens];
}

/** "Auguste-Viktoria-Gymnasium" begins with its first name. */
function startOfCompound(tokens: readonly Token[], school: number): number {
  let first = school;
  while (first > 0 && tokens[first - 1]?.end === tokens[first]?.start) first--;
  return first;
}

const LEADS_TO_SCHOOL = /^(?:at|from|bei|presso|bij|aan|by)$/;
/** Words that lead to many things, and to a school where it follows at once. */
const LEADS_RIGHT_TO = /^(?:an|à|a|en|de|na|am)$/;
