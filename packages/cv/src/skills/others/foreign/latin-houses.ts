import { cue, type Rule } from "../rule.ts";

/** Houses by what they are, without those that are other things too: "studio di fattibilità", "cadena de montaje". */
const HOUSE =
  "(?:cabinet|clinique|entreprise|société|usine|fabrique|fabricant|magasin|boutique|école|start-?up|musée|grossiste|distributeur|opérateur|éditeur|salon|" +
  "bufete|despacho|clínica|empresa|fábrica|fabricante|tienda|escuela|museo|gestoría|academia|distribuidora?|consultora|constructora|escritório|firma|loja|escola|museu|construtora|editora|" +
  "clinica|azienda|ditta|impresa|fabbrica|produttore|negozio|scuola|distributore|editore|studio (?=di diritto|legale)|studio medico)";

/** What a deed is called by: "venta de pan y facturación", "livraison de pain et encaissement". */
const DEED_BEHIND =
  "(?=[\\p{L}]+(?:ción|ciones|miento|aje|ment|tion|tions|age|zione|zioni|mento|ção|ções|ing)(?![\\p{L}])|[\\p{L}]+ (?:de|du|des|del|di|do|da|dos|das|dei|delle|della|d['’]))";

/** Where the goods end that a trade deals in: at the next deed. */
const GOODS_END = new RegExp(
  `[.;:!?,](?=\\s|$)| (?:et|y|e|ed) (?!de |d['’]|di |des |du |del )${DEED_BEHIND}`.replaceAll(
    "[\\p{L}]",
    "\\p{L}",
  ),
  "u",
);

/** How far the goods go in `rest`. */
export function goodsLength(rest: string): number {
  return GOODS_END.exec(rest)?.index ?? rest.length;
}

/** The business of a house and the goods that are sold and carried, in the Latin languages. */
export const LATIN_HOUSES: readonly Rule[] = [
  // "Standard d'une clinique de radiologie", "bufete de derecho laboral", "startup spécialisée en intelligence artificielle"
  {
    cue: cue(
      `\\b${HOUSE}s? (?:[\\p{L}]+ )?(?:de |d['’]|di |especializad[oa]s? e[nm] |spécialisée?s? (?:en |dans )|specializzat[oa] in |dedicad[oa]s? al? )`,
    ),
    reach: "goods",
    sparesTools: true,
  },
  // "Vente de logiciels de comptabilité", "transport de machines agricoles"
  {
    cue: cue(
      "\\b(?:vente|livraison|transport|expédition|venta|reparto|transporte|venda|vendita|consegna|trasporto)s? (?:de |d['’]|di |des |du |del |dei |delle )",
    ),
    reach: "goods",
    sparesTools: true,
  },
];
