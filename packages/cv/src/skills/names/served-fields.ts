import type { CvRead, WholeCv } from "./cv-read.ts";
import { kinOf } from "./kin-fields.ts";
import type { Hit } from "./read-run.ts";

/** Lines of work that whoever writes software has a part in. */
const NEAR_SOFTWARE: ReadonlySet<string> = new Set(
  "technology design creative arts science general".split(" "),
);

/** Who writes or runs software, in seven languages. */
const OF_SOFTWARE =
  /\b(?:(?:software|back-?end|front-?end|full-?stack|web|mobile|android|ios|flutter|react|java|python|php|\.net|node|cloud|platform|data|ml|ai|ia|machine learning|devops|systems?|network|it|security|soc|database|site reliability|qa|test|automation|game|unity|salesforce|sap|crm|erp)\s+(?:\p{L}+\s+)?(?:engineer|developer|architect|administrator|admin|programmer|specialist|technician|analyst|scientist|lead|intern|trainee)|developer|programmer|coder|dba|sre|devops|sysadmin|webmaster|desarrollador\p{L}*|programador\p{L}*|desenvolvedor\p{L}*|développeur|développeuse|devel?oppeur|programmeur|\p{L}*entwickler(?:in)?|programmierer(?:in)?|\p{L}*informatiker(?:in)?|sviluppat(?:ore|rice)|programmat(?:ore|rice)|(?:software)?ontwikkelaar|systeembeheerder|administrador(?:a)? de sistemas|administrateur systèmes?|sistemista|systemadministrator(?:in)?)(?!\p{L})/iu;

/**
 * What a program is for and does for others: "claims handling for two insurers", "tracking for parcels". In the sentences
 * of somebody who lists software and writes it, names of other lines of work are those of the customers.
 */
export function isServedField({ skill }: Hit, { run }: CvRead, { own, titles }: WholeCv): boolean {
  if (!own?.isOfSoftware || skill.class !== "domain" || run.group.section === "skills") return false;
  if (NEAR_SOFTWARE.has(skill.field) || own.fields.has(skill.field)) return false;
  const { position } = run.group;
  const of = position === null ? titles : titles.slice(position, position + 1);
  return of.some((title) => OF_SOFTWARE.test(title));
}

/** Who finds people for others, in seven languages. */
const PLACES_PEOPLE =
  /\b(?<!\b(?:patients?|trial|subject|volunteer|participant) )(?:recruit(?:er|ment|ing)|resourcer|talent (?:acquisition|sourcer|partner)|staffing (?:consultant|agent|specialist|partner|officer)|headhunter(?:in)?|personal(?:disponent|berater|vermittler)(?:in)?|recruteu(?:r|se)|recrutement|reclutador(?:a)?|reclutamiento|selección de personal|recrutador(?:a)?|recrutamento|selezionat(?:ore|rice) (?:del )?personale|selezione (?:del )?personale|ricerca e selezione|intercedent|uitzendconsulent(?:e)?)(?!\p{L})/iu;
/** Lines of work that recruiters have a part in themselves. */
const NEAR_RECRUITING: ReadonlySet<string> = new Set(["people", "general", "law", "education"].map(kinOf));

/** "Intensive care and midwifery for eleven houses": work of those whom a recruiter places. */
export function isOfPlaced({ skill }: Hit, { run }: CvRead, { titles }: WholeCv): boolean {
  if (skill.class !== "domain" || run.group.section === "skills") return false;
  return (
    !NEAR_RECRUITING.has(kinOf(skill.field)) && PLACES_PEOPLE.test(titles[run.group.position ?? 0] ?? "")
  );
}
