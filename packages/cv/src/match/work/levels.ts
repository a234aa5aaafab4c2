import { memoise } from "../../memoise.ts";
import { isLeading } from "./leading-titles.ts";

/** How far up someone is in a line of work, as far as a title says. */
export const LEVELS = { starter: 0, plain: 1, senior: 2, leading: 3, directing: 4 } as const;
export type Level = (typeof LEVELS)[keyof typeof LEVELS];

/** Words of titles of those at the beginning, in the languages of the engine. */
const STARTER =
  /(?<!\p{L})(?:graduate|trainee|interns?|internship|apprentices?|apprenticeship|junior|jr|entry[ -]level|school leaver|placement|working student|student (?:nurse|teacher|midwife)|berufseinsteiger(?:in)?|werkstudent(?:in)?|azubi|auszubildende[rn]?|lehrling|volont[äa]r(?:in)?|débutante?|apprentie?|alternante?|stagiaires?|becari[oa]|practicante|pasante|aprendiz[a]?|en prácticas|estagi[aá]ri[oa]|estágio|júnior|tirocin\p{L}+|stagista|apprendista|leerling|starter|ආධුනික\p{L}*|අභ්‍යාසලාභී\p{L}*|පුහුණු(?!කරු)\p{L}*|பயிலுநர்|பயிற்சி(?!யாளர்|யாள)\p{L}*|प्रशिक्षु|متدربة?|متدرب)(?!\p{L})|praktikant(?:in)?(?!\p{L})|(?<!\p{L})associate (?:\p{L}+ ){0,2}(?:engineer|developer|analyst|designer|programmer)(?!\p{L})/iu;

/** Of those who have done it for long. */
const SENIOR =
  /(?<!\p{L})(?:senior|sr|sénior|sênior|seniora?|principal(?= \p{L})|advanced|ජ්‍යෙෂ්ඨ|சிரேஷ்ட|மூத்த|वरिष्ठ|أول|أولى|كبير|confirmée?|geselle|meister)(?!\p{L})/iu;

/** Of those who direct those who lead. */
const DIRECTING =
  /(?<!\p{L})(?:director|directora|directeur|directrice|direktor(?:in)?|diretora?|direttore|direttrice|general manager|(?:managing|equity|founding|law|audit|tax) partner|(?<!.)partner(?=,|$)|managing director|chief (?:\p{L}+ )?officer|executive chef|vice president|vp|ceo|cfo|coo|cto|cio|geschäftsführer(?:in)?|gerente geral|gerente general)(?!\p{L})/iu;

/** Some 2 MB of titles; those of roles and jobs repeat. */
const TITLES_KEPT = 20_000;

/** The level that a title names: "Trainee Nurse", "Nurse", "Senior Nurse", "Head Nurse". */
export const levelOf = memoise((title: string): Level => {
  if (STARTER.test(title)) return LEVELS.starter;
  if (DIRECTING.test(title)) return LEVELS.directing;
  if (isLeading(title)) return LEVELS.leading;
  return SENIOR.test(title) ? LEVELS.senior : LEVELS.plain;
}, TITLES_KEPT);
