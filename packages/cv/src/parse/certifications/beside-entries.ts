import type { Flow } from "./flow.ts";
import type { Piece } from "./read-pieces.ts";
import type { Entry } from "./split-flow.ts";

/** A page number or an address: what a footer below the last section leaves there. */
export function isOfPage(name: string): boolean {
  return /^(?:https?:\/\/|www\.)|^\S+@\S+$|^(?:page|seite|pagina|página|strana|side|sida)\s*\d{1,3}(?:\s*(?:\/|of|von|de|di|sur)\s*\d{1,3})?$|^[\w-]+\.(?:com|org|net|io|example)(?:\/\S*)?$/iu.test(
    name,
  );
}

const HEAD_CELL =
  /^(?:s\.?\s?\/?\s?no?\.?|no\.?|#|(?:name of (?:the )?)?(?:certificates?|certifications?|courses?|licen[cs]es?|training|programmes?|programs?|workshops?|seminars?)(?: (?:title|name|attended|followed|description|type))?|organi[sz]ers?|organi[sz]ed by|conducted by|offered by|awarded by|awarding body|venue|period|months?|status|level|result|score|what|where|when|who|type|kind|class|details?|description|subject|topic|location|trainer|from|to|day|date (?:issued|obtained|completed|taken)|valid(?: till| to)?|renewal(?: date)?|expiration(?: date)?|(?:course|training|certificate|licen[cs]e) (?:title|name|type|date)|kurs|lehrgang|anbieter|datum|gültig bis|curso|centro|fecha|formation|date d'obtention|corso|data|cursus|instelling|jaar|titles?|name|since|standing|membership|qualifications?|issued by|issuer|issuing (?:body|authority)|institut(?:e|ion)|organi[sz]ation|provider|years?(?: (?:obtained|completed|awarded|taken|passed))?|date(?: of issue)?|issued|expiry(?: date)?|expires|valid until|validity|number|body|(?:registration|licen[cs]e|certificate) (?:no\.?|number)|grade|result|place|duration|zertifikat|aussteller|jahr|certificado|entidad|año|certificat|organisme|année|certificato|ente|anno|ano)$/iu;

/** "Certificate | Issued by | Year". */
function isTableHead({ text }: Flow): boolean {
  const cells = text.split("\t");
  return cells.length >= 2 && cells.every((cell) => HEAD_CELL.test(cell.trim()));
}

/** "Lic. No. 0839117", "PIN 12A3456E", "valid until 14 March 2028": what is said of the paper above. */
const NUMBER_OF_PAPER =
  /^\W*(?:(?:lic(?:en[cs]e)?|reg(?:istration)?|cert(?:ificate)?|member(?:ship)?|card|credential|enrol(?:l)?ment|roll|file|serial|personal)\.? ?(?:no|nr|number|id|#)\.?|no\.?|pin|id|number)\s?[:.#]?\s?(?=[\p{Lu}\p{Nd}/.-]*\p{Nd})[\p{Lu}\p{Nd}][\p{Lu}\p{Nd}/ .-]{2,18}(?:\W+(?:valid|expir\p{L}*|until|till|renew\p{L}*)(?!\p{L}).*)?\W*$/iu;

/** A copyright, the head of a table, or the number of a paper alone. */
export function isBeside(flow: Flow): boolean {
  return flow.text.includes("©") || isTableHead(flow) || NUMBER_OF_PAPER.test(flow.text);
}

function isLettersOfBody({ text, isCertificate }: Piece): boolean {
  return !isCertificate && /^\p{Lu}{3,7}$/u.test(text);
}

const MOST_DETAIL_WORDS = 12;

/** "UX-PM · 2019" in plain type below a bold name: who granted it and when. */
export function isBelowName(flow: Flow, above: Flow | undefined, entries: readonly Entry[]): boolean {
  if (above === undefined || flow.bullet || above.bullet || above.dates.length > 0) return false;
  const pieces = entries.flatMap((entry) => entry.pieces);
  // "IREB, 2020" below a name of several words: letters that are no certificate.
  const isName = above.tokens.length > 3 && !/,\s\p{Ll}+$/u.test(above.text);
  const isLetters = isName && pieces.every(isLettersOfBody);
  if ((!above.bold || flow.bold) && !isLetters) return false;
  return (
    flow.dates.length > 0 &&
    flow.tokens.length <= MOST_DETAIL_WORDS &&
    pieces.length === 1 &&
    pieces.every(({ isCertificate, isSureIssuer }) => !isCertificate || isSureIssuer)
  );
}
