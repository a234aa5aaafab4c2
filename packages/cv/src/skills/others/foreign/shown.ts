import { cue, type Rule } from "../rule.ts";

const SAW =
  "(?:vi|vimos|vieron|asist[ií]|asistimos|presenci[eé]|assisti|assistimos|presenciei|visto|assistito|seguito|vu|vus|vue|assisté|suivi|gesehen|angesehen|angeschaut|besucht|beigewohnt|gezien|bijgewoond|bezocht|gevolgd)";
const SHOWN =
  "(?:demostraci[oó]n(?:es)?|demonstra[cç](?:[aã]o|[oõ]es)|dimostrazion[ei]|démonstrations?|demos?|vorführung(?:en)?|präsentation(?:en)?|demonstraties?|presentaci[oó]n(?:es)?|apresenta[cç](?:[aã]o|[oõ]es)|presentazion[ei]|présentations?|presentaties?|webin[aá]r\\p{L}*)";

/** What was only shown: "de Duetto vi una demostración", "assisté à une démonstration de SAP", "eine Vorführung von Revit gesehen". */
export const FOREIGN_SHOWN: readonly Rule[] = [
  {
    cue: cue(
      `\\b${SAW} (?:a |à |al |ad |uno?a? |une |um |uma |un'|una |an |einer? |einen |een |bij )*(?:[\\p{L}]+ )?${SHOWN}(?![\\p{L}])`,
      `\\b${SHOWN} (?:(?! (?:und|et|y|e|ed|en) )[^.;,]){2,40} ${SAW}(?=[.;,]|$)`,
    ),
    reach: "clause",
    sparesTools: false,
  },
];
