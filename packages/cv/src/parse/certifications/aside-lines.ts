import type { LineView } from "../text/cv-text.ts";

/** "Mots-clés : planning, qualité": what a course was about, below its name. */
const KEYWORDS =
  /^(?:mots[- ]cl[ée]s|key ?words?|schlagwörter|stichwörter|schlüsselwörter|palabras clave|palavras[- ]chave|parole chiave|trefwoorden|compétences acquises|skills (?:gained|acquired|learned)|erworbene kompetenzen|competencias adquiridas|competências adquiridas|competenze acquisite)\s?:/iu;

/** "Ver certificado", "Zertifikat anzeigen": the words of a link. */
const CAPTION =
  /^\W*(?:(?:ver|mostrar|voir|afficher|vedi|visualizza|mostra|bekijk|toon|view|show|see|verify|open)\s(?:(?:le|la|el|il|het|the|o)\s)?(?:certificado|credencial|certificat|attestation|certificato|attestato|credenziale|certificaat|certificate|credentials?|diploma)|zertifikat (?:an(?:zeigen|sehen)|öffnen))\W*$/iu;

/** True for lines among certificates that name none. */
export function isAside({ text }: LineView): boolean {
  return KEYWORDS.test(text) || CAPTION.test(text);
}
