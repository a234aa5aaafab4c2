import { cue, type Rule, unlessAfter } from "./rule.ts";

const ROLES =
  "(?:developers?|engineers?|programmers?|coders?|nurses?|specialists?|consultants?|designers?|analysts?|welders?|architects?|admins?|administrators?|scientists?|testers?|experts?|draughtsm[ae]n|draftsm[ae]n|technicians?|operators?|drivers?|electricians?|fitters?|accountants?|talents?|profiles?|freelancers?|contractors?|dbas?|artists?|chefs?|cooks?|trainers?|(?:people|staff)(?! (?:\\p{L}+(?:s|ings?|ment|tion))\\b)|roles?|posts?|vacanc(?:y|ies)|positions?|openings?)";
const KINDS = "(?:\\(?[\\p{L}\\d&+#./-]+\\)?(?:,| and| or| &)? ){1,8}?";
/** What is done to get somebody: the field of work itself stays the writer's. */
const GOT =
  "\\b(?:place[ds]?|placing|recruit(?:ed|s|ing|ment of)?|hir(?:e|ed|es|ing|ing of)|headhunt(?:ed|ing|s)?|sourc(?:ed|ing|ing of)|fill(?:ed|ing|s)?|search(?:ed|es|ing)? for|look(?:ed|ing)? for|find(?:ing|s)?|found|interview(?:ed|ing|s)?(?! \\p{L}+ing\\b)|onboard(?:ed|ing)?|screen(?:ed|ing)? (?:cvs of )?|represented|defended|job (?:ads|adverts|descriptions) for|demand for|shortage of|salaries of|vacancies for|recruitment for|(?:applicants|candidates|cvs|applications|rates|contracts|visas|offers) (?:for|of)|brought in|bring(?:s|ing)? in|attract(?:ed|ing|s)?|(?:pool|bench|shortlist) of|advertis(?:ed?|es|ing) for|staff(?:ed|ing) (?:projects|teams|clients|sites) with|(?:supplied|supply|supplies|supplying|provided|providing|deployed|deploying|seconded)(?= [^.;]{0,60}\\b(?:contractors|freelancers|temps|consultants|developers|engineers|welders|nurses|drivers|programmers)\\b))";
/** "Hired and trained staff": what was done besides is a deed, and no kind of staff. */
const NOT_DONE_TOO = "(?!and (?:also )?(?:\\p{L}{3,}ed|taught|led|train|develop|coach|manage|supervise)\\b)";

/** Those who are only ever named after what they work in: "Java developers", "Power BI analysts". */
const NAMED_AFTER =
  "(?:developers|engineers|programmers|coders|dbas|devs|admins|drafters|draughtsmen|modellers|consultants|architects)";
/** Whom the writer leads and teaches works in what the writer knows. */
const OWN_TEAM =
  "\\b(?:led|leads?|leading|head(?:ed|s|ing)?|manag\\p{L}+|supervis\\p{L}+|mentor\\p{L}*|coach\\p{L}*|train\\p{L}*|taught|guid\\p{L}+|as|am|was|other|fellow|review\\p{L}*)\\b[^.;]{0,40}";

const DEVELOPER = {
  german: "(?:entwickler|programmierer|berater|ingenieur|administrator|architekt|spezialist|tester)\\p{L}*",
  french:
    "(?:développeu|programmeu|ingénieu|consultant|administrateur|architecte|spécialiste|testeu|profil)\\p{L}*",
  spanish:
    "(?:programador|desarrollador|ingenier|consultor|administrador|arquitect|especialista|perfil|tester)\\p{L}*",
  portuguese:
    "(?:programador|desenvolvedor|engenheir|consultor|administrador|arquitet|especialista|perfi|tester)\\p{L}*",
  italian:
    "(?:programmator|sviluppator|ingegner|consulent|amministrator|architett|specialist|profil|tester)\\p{L}*",
};

/** Whoever hires Java developers knows no Java for that. */
export const HIRED_IN_ENGLISH: readonly Rule[] = [
  // "Hired Java developers and React engineers", "filled forty Python vacancies"
  {
    cue: cue(
      `(?<=${GOT} (?:and (?:also )?\\p{L}{3,}ed )?)${NOT_DONE_TOO}${KINDS}${ROLES}\\b(?:(?:,| and| or) (?:[\\p{L}\\d&+#.]+ ){1,3}${ROLES}\\b)*`,
    ),
    reach: "itself",
    sparesTools: false,
  },
  // "Data engineers with Spark"
  {
    cue: cue(
      `(?= (?:with|who know|skilled in))(?<=${GOT} ${KINDS}(?!people|staff)${ROLES}) (?:with|who know|skilled in)`,
    ),
    reach: "names",
    sparesTools: false,
  },
  // "Twelve hires last spring: nine Java, three Flutter", "placed Java developers and a lone Erlang wizard"
  {
    cue: cue(
      "\\b(?:hires|placements|vacancies|(?:\\d+|two|three|five|six|eight|ten|twelve|fifteen|twenty|thirty|forty|fifty) (?:\\p{L}+ )?(?:roles|posts|searches|mandates))(?: [^.:;]{0,24})?: ",
      `(?:^|[.;]\\s+)(?:place[ds]?|placing|headhunt(?:ed|ing|s)?|found them|found) (?=${KINDS}${ROLES}\\b)`,
      "(?:^|[.;]\\s+)(?:roles|posts|vacancies|jobs|candidates|searches) (?:from|for|in|across) ",
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Explained it to the React developers", "beside two Scala engineers"
  {
    cue: cue(
      unlessAfter(
        OWN_TEAM,
        `\\b(?:the|our|for|to|from|of|with|by|beside|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|some) (?:two |three |the |our |new )*[\\p{L}\\d+#.]+(?: and [\\p{L}\\d+#.]+)? ${NAMED_AFTER}\\b`,
      ),
    ),
    reach: "itself",
    sparesTools: false,
  },
];

/** The like in French, German, Spanish, Portuguese and Italian. */
export const HIRED_IN_LATIN: readonly Rule[] = [
  // "Suche nach Java-Entwicklern und SAP-Beratern"
  {
    cue: cue(
      `(?<=\\b(?:such[et]\\p{L}* (?:nach|von)|rekrutier\\p{L}+(?: von)?|einstellung(?: von)?|gewinnung von|vermittlung von|vermittelte?|besetzung von|stellenanzeigen für|stellen für|interviews mit) )(?:[\\p{L}\\d+#.&/-]+(?:,| und| oder)? ){0,6}?[\\p{L}\\d+#./-]*${DEVELOPER.german}(?:(?:,| und| oder) [\\p{L}\\d+#./-]*${DEVELOPER.german})*`,
    ),
    reach: "itself",
    sparesTools: false,
  },
  // "Recrutement de développeurs Java et PHP", "búsqueda de programadores de Java y Python"
  {
    cue: cue(
      `\\b(?:recrut\\p{L}*|recherche|embauche|sélection|sourcing|entretiens? avec)(?: [\\p{L}’']+){0,2}? (?:de |d['’]|des )?${DEVELOPER.french}(?: (?:en|de|sur))?`,
      `\\b(?:búsqueda|búsquedas|busqué|busco|buscar|selección|seleccion\\p{L}+|contratación|contrat\\p{L}+|reclut\\p{L}+|entrevistas? (?:a|con)|vacantes)(?: [\\p{L}]+){0,2}? ${DEVELOPER.spanish}(?: (?:en|de|con))?`,
      `\\b(?:recruta\\p{L}+|procura|busca|seleção|selecion\\p{L}+|contrat\\p{L}+|vagas|entrevistas? a)(?: [\\p{L}]+){0,2}? ${DEVELOPER.portuguese}(?: (?:em|de|com))?`,
      `\\b(?:ricerca|ricerche|cerco|cercato|selezion\\p{L}*|assunzion\\p{L}*|recluta\\p{L}+|colloqui (?:a|con))(?: [\\p{L}]+){0,2}? ${DEVELOPER.italian}(?: (?:in|di|con))?`,
    ),
    reach: "names",
    sparesTools: false,
  },
];
