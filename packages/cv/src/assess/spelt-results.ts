import { anyCase } from "../parse/text/patterns/any-case.ts";
import { findStreak } from "./streaks.ts";
import { SMALL, SPELT } from "./then-and-now.ts";

const WIN =
  "won|gained|signed up|signed|landed|brought in|attracted|gewonnen|gewann|gagn\\p{L}+|conquis\\p{L}*|captad\\p{L}+|capt\\p{L}|ganad\\p{L}+|gané|conquist\\p{L}+|acquisit\\p{L}+|geworven";
const CUSTOMER =
  "(?:\\p{L}+(?:kunden|aufträge)|customers?|clients?|accounts?|contracts?|agreements?|tenders?|shops?|members?|subscribers?|sponsors?|kunden|aufträge|mitglieder|contrats?|clientes?|contratos?|clienti|contratti|klanten|leden)";

/** "Won maintenance agreements with nine shops", "Zwölf neue Großkunden gewonnen": a number of them as a word. */
const WON_OVER = anyCase(
  new RegExp(
    `(?<!\\p{L})(?:(?:${WIN})(?!\\p{L})[^.;]{0,40}?(?<!\\p{L})(?<figure>(?:${SPELT})\\s(?:\\p{L}+\\s){0,2}?${CUSTOMER})(?!\\p{L})|(?<figure>(?:${SPELT})\\s(?:\\p{L}+\\s){0,2}?${CUSTOMER})\\s(?:${WIN})(?!\\p{L}))`,
    "iu",
  ),
);

const MAY_BE_WON = /won|gain|sign|land|brought|attract|w[oa]nn|gagn|conqu|capt|gan[aé]|acquis|geworv/i;

/** "Five of eight passed their exam at the first attempt". */
const SHARE_PASSED = anyCase(
  new RegExp(
    `(?<!\\p{L})(?<figure>(?:(?:${SPELT})|every one|each|all)\\s(?:of|out of|von|sur|de|su|van)\\s(?:(?:the|my|our|meinen|mes|mis|meus|miei|mijn)\\s)?(?:${SPELT}))(?!\\p{L})[^.;]{0,50}?(?:pass|(?:is|are|were) still|stay|went on to|promoted|hired|found (?:work|jobs?|a job)|qualif|graduat|complet|finish|bestand|besteh|réussi|reçus|aprob|aprov|superat|geslaagd)`,
    "iu",
  ),
);

const OUTCOME = `(?:pass|promoted|hired|went on to|moved on to|found (?:work|a job|jobs|permanent)|got (?:a job|jobs|a place|places|hired|the)|won|profitab|rentab|recovered|went home|returned|qualif|graduat|complet|finish|accepted|admitted|publish|bought|printed|exhibited|sold|reopened|re-?elected|bestand|besteh|übernommen|embauch|gefunden|vermittelt|verkauft|diplôm|réuss|reçu|trouv|obtenu|vendu|aprob|encontr|consig|obtuv|vend|aprov|promoss|trovat|ottenut|assunt|geslaagd|vonden|gevonden|verkocht)`;

/** "Vier Azubis zur Prüfung geführt, alle bestanden", "Taught 26 adults; 21 went on to a course". */
const ALL_PASSED = anyCase(
  new RegExp(
    `(?<![\\p{L}\\p{Nd}])(?<!level )(?<figure>(?:${SPELT}|\\p{Nd}{1,3})\\s(?:\\p{L}+\\s)?\\p{L}{4,})[^.;]{3,50}[,;]\\s(?:(?:who|and|die|und|qui|et|of whom|davon|dont|de los que|dei quali|waarvan)\\s(?:(?:were|are|have|sind|haben|ont|sont)\\s)?)?(?:alle|all(?! of)|both|beide|tous|toutes|todos|todas|tutti|tutte|allemaal|(?:${SPELT}|\\p{Nd}{1,3})(?: of (?:them|whom))?)(?![\\p{L}\\p{Nd}])[^.;]{0,24}?(?<!\\p{L})${OUTCOME}`,
    "iu",
  ),
);

const FIRST_GO =
  "(?:first (?:go|time|attempt|try)|in a row|im ersten anlauf|auf anhieb|(?:du|au) premier coup|a la primera|à primeira|al primo (?:colpo|tentativo))";
const PASSED = "(?:pass(?:ed)?|cleared|bestanden|réussi\\p{L}*|aprob\\p{L}+|aprov\\p{L}+|superat\\p{L}+)";

/** "Fleet of nine vans passed every test at first go", "Passed four inspections in a row". */
const FIRST_TIME = anyCase(
  new RegExp(
    `(?<!\\p{L})(?:(?<figure>${SMALL}\\s\\p{L}{3,})[^.;]{1,30}?\\s${PASSED}|${PASSED}\\s[^.;]{0,14}?(?<figure>${SMALL}\\s\\p{L}{3,}))(?!\\p{L})[^.;]{0,50}?(?<!\\p{L})${FIRST_GO}(?!\\p{L})`,
    "iu",
  ),
);

const MAY_BE_FIRST_TIME = new RegExp(FIRST_GO, "i");

/** "Les 9 stagiaires que j'ai suivis ont tous trouvé un emploi". */
const HAVE_ALL = anyCase(
  new RegExp(
    `(?<![\\p{L}\\p{Nd}])(?<figure>(?:${SPELT}|\\p{Nd}{1,3})\\s\\p{L}{4,})[^.;]{0,50}?\\s(?:have|are|haben|sind|ont|sont|han|hanno|sono|hebben|zijn)\\s(?:all|alle|tous|toutes|todos|todas|tutti|tutte|allemaal)\\s[^.;]{0,24}?(?<!\\p{L})${OUTCOME}`,
    "iu",
  ),
);

/** "Helped 34 jobseekers into permanent work". */
const INTO_WORK = anyCase(
  new RegExp(
    `(?<!\\p{L})(?:helped|got|brought|placed|guided|led|moved)\\s(?<figure>${SMALL}\\s(?:\\p{L}+\\s)?\\p{L}{3,})\\s(?:(?:to )?find|into|back to)\\s(?:\\p{L}+\\s){0,2}?(?:work|jobs?|employment|training|housing|homes?|apprenticeships?|university)(?!\\p{L})`,
    "iu",
  ),
);

const MAY_BE_HELPED = /helped|got|brought|placed|guided|led|moved/i;

/** "Brought three lapsed accounts back", "brought four machines back into production". */
const BROUGHT_BACK = anyCase(
  new RegExp(
    `(?<!\\p{L})(?:brought|won)\\s(?<figure>${SMALL}\\s(?:\\p{L}+\\s){0,2}?\\p{L}{3,})\\sback(?!\\p{L})(?! (?:and forth|home))`,
    "iu",
  ),
);

/** "31 of my former trainees run kitchens of their own today". */
const MAY_BE_MINE = / of (?:my|our) /;
const OF_MINE = anyCase(
  new RegExp(
    `(?<![\\p{L}\\p{Nd}])(?<figure>${SMALL}\\sof\\s(?:my|our)\\s(?:\\p{L}+\\s){0,2}?\\p{L}{4,})[^.;]{3,50}?(?<!\\p{L})(?:today|(?:are|is) (?:now|still)|${OUTCOME})`,
    "iu",
  ),
);

/** "A backlog of 140 files was gone within seven months". */
const MAY_BE_CLEARED = /backlog|arrears|queue|waiting list/i;
const CLEARED = anyCase(
  new RegExp(
    String.raw`(?<!\p{L})(?:backlogs?|arrears|queue|waiting list)\s[^.;]{0,60}?(?<!\p{L})(?:gone|cleared|empty|worked off|down to (?:zero|nothing|none))\s(?<figure>(?:with)?in\s${SMALL}\s(?:days?|weeks?|months?|years?))(?!\p{L})`,
    "iu",
  ),
);

/** What a sentence says was won or passed, with its number written as a word; null without such. */
export function findSpeltResult(sentence: string): string | null {
  const groups =
    (MAY_BE_WON.test(sentence) ? WON_OVER.exec(sentence)?.groups : undefined) ??
    SHARE_PASSED.exec(sentence)?.groups ??
    (/[,;]\s/.test(sentence) ? ALL_PASSED.exec(sentence)?.groups : undefined) ??
    (/ (?:all|alle|tous|toutes|tod[oa]s|tutt[ie]|allemaal) /.test(sentence)
      ? HAVE_ALL.exec(sentence)?.groups
      : undefined) ??
    (MAY_BE_HELPED.test(sentence) ? INTO_WORK.exec(sentence)?.groups : undefined) ??
    (/ back/.test(sentence) ? BROUGHT_BACK.exec(sentence)?.groups : undefined) ??
    (MAY_BE_MINE.test(sentence) ? OF_MINE.exec(sentence)?.groups : undefined) ??
    (MAY_BE_CLEARED.test(sentence) ? CLEARED.exec(sentence)?.groups : undefined);
  return groups?.figure ?? findFirstPassed(sentence) ?? findStreak(sentence);
}

/** What passed at the first go, with its number. */
export function findFirstPassed(sentence: string): string | null {
  return MAY_BE_FIRST_TIME.test(sentence) ? (FIRST_TIME.exec(sentence)?.groups?.figure ?? null) : null;
}
