import { cue, type Rule } from "./rule.ts";

/** What is driven and drawn. */
const VEHICLE =
  "(?:trucks?|lorr(?:y|ies)|tractor units?|trailers?|vehicles|tankers?|zugmaschinen?|lkws?|lastwagen|fahrzeugen?|anhängern?|aufliegern?|tankwagen|" +
  "vrachtwagens?|voertuigen|opleggers?|aanhangers?|camions?|véhicules|remorques|camiones|vehículos|remolques|caminhões|veículos|autocarri|veicoli|rimorchi)";

/** What vehicles and papers are for, and where a study was made: work of those who are served. */
export const PURPOSES: readonly Rule[] = [
  {
    cue: cue(
      // "Wartung von 40 Zugmaschinen für Kühltransporte und Gefahrgut"
      `\\b${VEHICLE} (?:for|für|voor|pour|para|per) (?=[\\p{L}])`,
      // "Letters of credit for yarn, dyes and spare parts"
      "\\bletters? of credit for (?!the )",
    ),
    reach: "sentence",
    sparesTools: true,
  },
  {
    // "Invoices for landscaping, tree surgery and fencing", "post for radiology and oncology"
    cue: cue(
      "\\b(?:post|mail|parcels|invoices|bills|wages|salaries|folders|leaflets|brochures|posters) (?:for|on|about)\\b|\\b(?:wages|salaries) of\\b",
    ),
    reach: "partner-row",
    sparesTools: true,
  },
  {
    // "Estudio de tiempos en costura, troquelado y empaque"
    cue: cue(
      "(?<![\\p{L}])études? (?:de|des) (?:temps|méthodes|postes) (?:en|aux?|à|dans) ",
      "\\b(?:time|work|method|motion)(?: and (?:motion|method))? stud(?:y|ies) (?:in|on) (?:the )?(?=[\\p{L}])",
      "\\b(?:estudios? de (?:tiempos|métodos|movimientos)(?: y (?:tiempos|métodos|movimientos))? en|estudos? de (?:tempos|métodos)(?: e (?:métodos|movimentos))? (?:em|n[oa]s?)|" +
        "(?:studi|studio|rilevazion[ei]|rilievi) (?:dei |di )?tempi(?: e metodi)? in|" +
        "zeit(?:studien?|aufnahmen?) (?:in|im)|tijdstudies? (?:in|op)) ",
    ),
    reach: "sentence",
    sparesTools: true,
  },
];
