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
    String.raw`(?<![\p{Nd}.,])(?<figure>[1-9][.,]\p{Nd}\p{Nd}?(?:\s(?:stars?|sterne?n?|étoiles|estrellas|estrelas|stelle))?\s(?:from|over|across|in|bei|aus|sur|en|em|su)\s${SMALL}\s(?:[\p{L}-]+\s)?${OPINION})(?!\p{L})`,
    "iu",
  ),
];

/** How often others spoke well of the work; null without such. */
export function findRecognition(sentence: string): string | null {
  for (const pattern of RECOGNITIONS) {
    const figure = pattern.exec(sentence)?.groups?.figure;
    if (figure !== undefined) return figure;
  }
  return null;
}
