import type { Flow } from "./flow.ts";
import type { Entry } from "./split-flow.ts";

/** A page number or an address: what a footer below the last section leaves there. */
export function isOfPage(name: string): boolean {
  return /^(?:https?:\/\/|www\.)|^\S+@\S+$|^(?:page|seite|pagina|página|strana|side|sida)\s*\d{1,3}(?:\s*(?:\/|of|von|de|di|sur)\s*\d{1,3})?$|^[\w-]+\.(?:com|org|net|io|example)(?:\/\S*)?$/iu.test(
    name,
  );
}

const HEAD_CELL =
  /^(?:s\.?\s?no\.?|no\.?|#|(?:name of (?:the )?)?(?:certificates?|certifications?|courses?|licen[cs]es?|training)|titles?|name|qualifications?|issued by|issuer|issuing (?:body|authority)|institut(?:e|ion)|organi[sz]ation|provider|year|date(?: of issue)?|issued|expiry(?: date)?|expires|valid until|validity|number|body|(?:registration|licen[cs]e|certificate) (?:no\.?|number)|grade|result|place|duration|zertifikat|aussteller|jahr|certificado|entidad|año|certificat|organisme|année|certificato|ente|anno|ano)$/iu;

/** "Certificate | Issued by | Year". */
function isTableHead({ text }: Flow): boolean {
  const cells = text.split("\t");
  return cells.length >= 2 && cells.every((cell) => HEAD_CELL.test(cell.trim()));
}

/** A copyright, or the head of a table. */
export function isBeside(flow: Flow): boolean {
  return flow.text.includes("©") || isTableHead(flow);
}

const MOST_DETAIL_WORDS = 10;

/** "UX-PM · 2019" in plain type below a bold name: who granted it and when. */
export function isBelowName(flow: Flow, above: Flow | undefined, entries: readonly Entry[]): boolean {
  if (above?.bold !== true || flow.bold || flow.bullet || above.dates.length > 0) return false;
  const pieces = entries.flatMap((entry) => entry.pieces);
  return (
    flow.dates.length > 0 &&
    flow.tokens.length <= MOST_DETAIL_WORDS &&
    pieces.length === 1 &&
    pieces.every(({ isCertificate }) => !isCertificate)
  );
}
