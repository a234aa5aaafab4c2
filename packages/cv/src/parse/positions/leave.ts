import type { Position } from "../../types.ts";
import type { LineView } from "../text/cv-text.ts";
import { tokenise } from "../text/tokens.ts";
import { explainsLeave } from "./position-kind.ts";
import { companyScore } from "./roles/company-score.ts";
import { titleScore } from "./roles/title-score.ts";

/** Words for a time away that no occupation bears. */
const OUTRIGHT =
  /(?<!\p{L})(?:(?:parental|maternity|paternity|family|medical|sick|study) leave|career break|sabbatical|gap year|homemaker|stay[- ]at[- ]home|full[- ]time parent|unemployed|looking for work|job search|national guard|military service|army reserve|wehrdienst|zivildienst|service militaire|servicio militar|serviço militar|servizio militare|dienstplicht|elternzeit|mutterschutz|babypause|familienphase|familienzeit|kinderpause|arbeitssuchend|arbeitslos|congé \p{L}+|chômage|recherche d'emploi|excedencia|baja por|licencia por|desempleo|búsqueda de empleo|licença|desemprego|congedo \p{L}+|disoccupa\p{L}+|ouderschapsverlof|werkloos|werkzoekend)(?!\p{L})/iu;

/** A title that is such a word, whatever stands behind it. */
const AWAY =
  /^(?:(?:compulsory|mandatory|obligatory|national) (?:military |national )?service|military service|conscription|grundwehrdienst|wehrdienst|rekrutenschule|durchdiener|zivildienst|service militaire|service national|servicio militar|serviço militar|servizio (?:militare|di leva)|militaire dienst(?:plicht)?|dienstplicht|vojenská služba|służba wojskowa|asevelvollisuus|værneplikt|värnplikt|الخدمة العسكرية|(?:parental|maternity|paternity|family|medical|sick|study) leave|career break|sabbatical|gap year|elternzeit|familienphase|familienzeit|kinderpause|mutterschutz|babypause|auszeit|congé (?:parental|maternité|sabbatique)|années? sabbatiques?|excedencia|licença[- ]maternidade|congedo (?:parentale|di maternità)|anno sabbatico|ouderschapsverlof|tussenjaar)(?!\p{L})/iu;

/** "Maternity leave cover", "National Service Person": what one is there, in such a time of somebody's. */
const POST_OF_A_TIME =
  /^(?:\p{L}+ ){1,3}(?:cover|replacement|locum|vertretung|person(?:nel)?|officer|teacher|nurse|doctor|assistant|trainee|engineer|accountant)(?!\p{L})/iu;

/** Those one cares for at home and unpaid. */
const OWN_KIN =
  /(?<!\p{L})(?:my|our|own|mother|father|parents?|grand(?:mother|father|parents|children)|sick relative|family member|angehörige\p{L}*|meine[rnms]?|mutter|vater|eltern|ma|mon|mes|mère|père|mi|mis|madre|padre|minha|meu|mãe|pai|mia|mio|genitori|mijn|moeder|vader)(?!\p{L})/iu;

const OWN = /(?<!\p{L})(?:my|our|own|meine[rnms]?|ma|mon|mes|mi|mis|minha|meu|mia|mio|mijn)(?!\p{L})/iu;

/** The household of one's own kin: "Domicile de ma grand-mère". A shop or a farm of theirs is another matter. */
const FOR_KIN =
  /(?<!\p{L})(?:my|our|meine[rmns]?|unsere[rmns]?|ma|mon|mes|mi|mis|minha|meu|mia|mio|mijn)\s(?:mother|father|parents|grand-?\p{L}+|mutter|vater|eltern|groß(?:mutter|vater|eltern)|mère|père|madre|padre|abuel[oa]s?|mãe|pai|avó|avô|nonn[oaie]|genitori|moeder|vader|ouders|oma|opa)$/iu;

/** "Parental leave 2019 – 2020" stands among the jobs and is none; "Live-in caregiver, private family" is one. */
export function isLeave({ title, company }: Position, header: readonly LineView[]): boolean {
  if (FOR_KIN.test(company ?? "")) return true;
  if (!header.some(({ tokens }) => explainsLeave(tokens))) return false;
  if (company !== null && AWAY.test(title) && !isAway(title)) return false;
  const text = header.map((view) => view.text).join(" ");
  const isOccupation = titleScore(tokenise(title)) >= 1.5;
  const isKnown = company !== null && companyScore(tokenise(company)) >= 2;
  if (isAway(title) || header.some((view) => isAway(withoutLeadingDate(view, isOccupation)))) return true;
  if (OUTRIGHT.test(text)) return company === null || (!isOccupation && !isKnown);
  // "Live-in caregiver, mother of three" has an employer; "caring for my mother" has none.
  if (OWN_KIN.test(text)) return !isKnown && !(isOccupation && company !== null && !OWN.test(text));
  return !isOccupation && !isKnown;
}

/** "Military service", and no "Maternity leave cover". */
export function isAway(words: string): boolean {
  return AWAY.test(words) && !POST_OF_A_TIME.test(words);
}

/** "Completed, 09/2015 – 07/2016" below "Military service": a time, and nobody's post. */
export function isTimeServed({ title, company }: Position, heading: string | null): boolean {
  return company === null && isAway(heading ?? "") && titleScore(tokenise(title)) < 1.5;
}

const BREAK =
  /^\W*(?:(?:career|employment|work|family) (?:break|gap)s?|gaps?(?: in employment)?|time (?:off|out)|sabbatical|parental leave|elternzeit|auszeit|pause professionnelle|pausa profesional|pausa na carreira)\W*$/iu;

/** True for the heading of a section about the time between jobs: what stands in it is no post. */
export function isAboutLeave(heading: string | null): boolean {
  return BREAK.test(heading ?? "");
}

/** The words of a line behind the dates that it begins with; of a post's dates, no bracket: "2015 – 2019 (parental leave in 2017)". */
function withoutLeadingDate({ text, dates }: LineView, ofPost: boolean): string {
  const [span] = dates;
  const isLead = span !== undefined && !/\p{L}/u.test(text.slice(0, span.from));
  const words = isLead ? text.slice(span.to) : text;
  return isLead && ofPost && /^\s*\(/u.test(words) ? "" : words.replace(/^[^\p{L}]+/u, "");
}
