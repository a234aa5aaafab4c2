import { anyCase } from "../parse/text/patterns/any-case.ts";
import { SMALL } from "./then-and-now.ts";

const OPINION =
  "(?:reviews?|letters?|comments?|feedback forms|surveys?|ratings?|cards?|guests?|customers?|\\p{L}*(?:bewertungen|rezensionen|briefen|schreiben|umfragen)|families|parents|patients|residents|clients|familles|familias|famílias|famiglie|clientes|clienti|pacientes|pazienti|kunden|gästen|avis|commentaires|lettres|reseñas|comentarios|encuestas|opiniones|cartas|avaliações|comentários|críticas|recensioni|lettere|commenti)";
const NAMED =
  "(?:named|mentioned|thanked|praised|singled out|commended|congratulated|complimented|gelobt|genannt|erwähnt|citée?|nommée?|mentionnée?|remerciée?|mencionad[oa]|citad[oa]|nombrad[oa]|elogiad[oa]|felicitad[oa]|félicitée?|agradecid[oa]|nominat[oa]|citat[oa]|menzionat[oa]|lodat[oa]|ringraziat[oa])";
const COUNT = `(?<figure>(?:more than |over |über |plus de |más de |mais de |oltre )?${SMALL}\\s(?:[\\p{L}-]+\\s)?${OPINION})`;

/** "Named in 64 guest reviews", "In 27 Gästebewertungen namentlich gelobt", "4.9 from 310 guests". */
const RECOGNITIONS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})${NAMED}(?!\p{L})[^.;]{0,24}?\s(?:in|by|von|dans|par|en|em|por|da)\s(?:the\s)?${COUNT}(?!\p{L})`,
    "iu",
  ),
  new RegExp(String.raw`(?<!\p{L})in\s${COUNT}(?!\p{L})[^.;]{0,24}?\s${NAMED}(?!\p{L})`, "iu"),
  new RegExp(
    String.raw`(?<![\p{Nd}.,])(?<figure>[1-9][.,]\p{Nd}\p{Nd}?(?:\s?(?:\/|out of|von|sur|de|su|van)\s?(?:5|10))?(?:\s(?:stars?|sterne?n?|étoiles|estrellas|estrelas|stelle))?(?:\s(?:average|guest|customer|client|patient|user|star|rating|score)){0,3}\s(?:from|over|across|in|bei|aus|sur|en|em|su)\s${SMALL}\s(?:[\p{L}-]+\s)?${OPINION})(?!\p{L})`,
    "iu",
  ),
];

/** What others took over: "taken over by all 11 sites", "a form that nine wards now use". */
const ADOPTED: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})(?:adopted|taken (?:over|up)|copied|übernommen|adoptée?s?|reprise?s?|adoptad[oa]s?|adotad[oa]s?|adottat[oaie]|overgenomen)\s(?:(?:since|now|later)\s)?(?:by|von|par|por|pel[ao]s|da|dalle|dai|door)\s(?:(?:the|all|our|allen|den|les|tous les|tod[oa]s|l[oa]s|tutt[ie]|le|i|alle|de)\s){0,3}(?<figure>${SMALL}\s(?:\p{L}+\s)?\p{L}{3,})`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<![\p{L}\p{Nd}])(?<figure>${SMALL}\s(?:of (?:my|our|the)\s)?(?:\p{L}+\s){0,2}?\p{L}{3,})\s(?:(?:were|was|have been|are|is)\s)?(?:(?:now|later)\s)?(?:adopted|taken (?:over|up)|copied)\sby(?!\p{L})`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})von\s(?:allen\s|den\s)?(?<figure>${SMALL}\s(?:\p{L}+\s){1,2})übernommen(?!\p{L})`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})that\s(?<figure>(?:all\s(?:the\s|our\s)?${SMALL}|\p{Nd}{1,6})\s(?:\p{L}+\s)?\p{L}{3,})\s(?:(?:now|today) use|use (?:now|today)|have (?:since )?(?:adopted|copied))(?!\p{L})`,
    "iu",
  ),
];

const MAY_BE_ADOPTED = /adop|adot|taken |copied|übernommen|repris|overgenomen| use/;

/** How often others spoke well of the work, or made it their own; null without such. */
export function findRecognition(sentence: string): string | null {
  const patterns = MAY_BE_ADOPTED.test(sentence) ? [...RECOGNITIONS, ...ADOPTED] : RECOGNITIONS;
  for (const pattern of patterns) {
    const figure = anyCase(pattern).exec(sentence)?.groups?.figure;
    if (figure !== undefined) return figure;
  }
  return null;
}
