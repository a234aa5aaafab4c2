import { cue, type Rule } from "../rule.ts";

const START = "(?:^|[.;:,]\\s+|\\b(?:et|mais|y|pero|e|mas|ma|ed) )";
const EDGE = "(?![\\p{L}])";

/** What nobody boasts of doing: "je n'ai jamais raté une clôture", "nunca falté". */
const FAILED_IN_FRENCH =
  "hésit|compt|rat|manqu|perd|oubli|lâch|refus|recul|crai|arrêt|cess|laiss|baiss|dépass|retard|failli|échou|connu|déçu|quitt|cass";
const FAILED_IN_IBERIAN =
  "falt|perd|fall|falh|neg|rechaz|recus|olvid|esque|dej|deix|par[éeo]|tem|dud|hesit|lleg|cheg|cans|rind|desist|abandon|retras|atras|incumpl|cerr|romp|tuve|tive";
const FAILED_IN_ITALIAN =
  "manc|pers|perd|sbagli|rifiut|dimentic|lasci|smett|smess|tem|esit|stanc|ritard|fall|arrend|super|delu|rott";
/** "Je ne fais pas que la soudure", "no solo nóminas". */
const ONLY =
  "(?!(?:que|seulement|uniquement|juste|qu['’]|solo|sólo|solamente|únicamente|só|apenas|somente|soltanto|unicamente)(?![\\p{L}]))";
/** "Sin errores ni retrasos" tells how well the work was done. */
const FAULT =
  "(?!(?:l[ae] |un |une |una |aucune? |ningún |nenhum |alcun )?(?:erreur|retard|défaut|incident|accident|faute|perte|error|errores|fallo|demora|retraso|incidencia|accidente|avería|queja|falta|pérdida|erro|atras|defeit|aciden|falh|incidente|queixa|errore|errori|ritard|difett|perdit|infortun|reclam|réclamation|plainte))";

/** What was only planned, by what people plan: courses and the change to another system. */
const PLAN =
  "(?:formations?|cours|stages?|certifications?|examens?|concours|passage|migration|projets?|bascule|déploiement|habilitation|" +
  "cursos?|formación|certificación|migración|paso|cambio|proyectos?|máster|prácticas|examen|implantación|formação|certificação|migração|passagem|mudança|projetos?|estágios?|exames?|implantação|" +
  "cors[oi]|formazione|certificazione|migrazione|passaggio|progett[oi]|tirocini[oi]?|esam[ei]|patentino|attestato|introduzione)";
const OFF =
  "(?:annulée?s?|abandonnée?s?|reportée?s?|suspendue?s?|interrompue?s?|inachevée?s?|refusée?s?|envisagée?s?|prévue?s?|planifiée?s?|non (?:terminée?s?|suivie?s?|finie?s?|retenue?s?)|" +
  "(?:cancelad|aplazad|descartad|abandonad|suspendid|anulad|interrumpid|inacabad|previst|planificad|adiad|interrompid|trancad|planead|planejad)[oa]s?|pospuest[oa]s?|suspens[oa]s?|sin (?:terminar|acabar|completar)|pendientes?|por (?:terminar|acabar|concluir)|" +
  "(?:annullat|rinviat|sospes|abbandonat|accantonat|scartat|interrott|previst|programmat)[oaie]|mai (?:finit|terminat|iniziat)[oaie])";
const DONE_AFTER_ALL =
  "(?![^.;]*(?<![\\p{L}])(?:réalis|men[ée]|livr|termin[ée]|achev|realizad|completad|llevad|concluíd|concluid|realizzat|completat|portat))";

/** What the writer does not do, leaves out, or only planned and wishes for, in the Latin languages. */
export const LATIN_REFUSALS: readonly Rule[] = [
  // "Je ne soude pas", "no toqué la contabilidad", "não tratava da caixa", "non mi occupavo delle paghe", "jamais touché à Objective-C"
  {
    cue: cue(
      `${START}(?:je )?n(?:e |['’])(?:m['’]|l['’]|y |en |l[ae]s? |me )?(?!${FAILED_IN_FRENCH})[\\p{L}]+ (?:pas|jamais|plus|ni|aucune?) ${ONLY}(?!${FAILED_IN_FRENCH})`,
      `\\bjamais (?:touché|fait|pratiqué|utilisé|conduit|manié|codé|soudé|appris|travaillé|eu à|à |au |aux )${EDGE}`,
      `${START}(?:yo |eu )?(?:no|nunca|jamás|não|jamais) ${ONLY}(?:me |l[ao]s? |[oa]s? |se )?(?:he |había |tenho |tinha )?(?!${FAILED_IN_IBERIAN})[\\p{L}]+(?:o|é|í|i|ei|ou|aba|ava|ía|ia|oy|ice|uve)(?= )`,
      `${START}(?:io )?(?:non|mai) ${ONLY}(?:mi |ci |lo |la |le |ne )?(?:ho (?:mai )?|avevo (?:mai )?)?(?!${FAILED_IN_ITALIAN})[\\p{L}]+o(?= )`,
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Ni soldadura ni fontanería", "sem soldadura nem canalização"
  {
    cue: cue(
      `${START}(?:ni|nem|né) (?=[^.;:]{2,60} (?:ni|nem|né) )`,
      `\\b(?:sans|sin|sem|senza) ${FAULT}[^.;:,]{2,40}? (?:ni|nem|né) `,
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Gestion complète sauf la paie", "toda la gestión excepto nóminas", "tutto tranne le paghe"
  {
    cue: cue(
      `(?<![\\p{L}])(?:sauf|hormis|excepté|à l['’]exception d(?:e|u|es)|excepto|a excepción del?|exceto|à exceção d[aeo]s?|com exceção d[aeo]s?|tranne|eccetto|ad eccezione d(?:i|el|ella|elle|ei))${EDGE}`,
      `(?<!\\b(?:al|lo|pelo|o|más|mais) )\\b(?:menos|hors|salvo) (?:l[ao]s? |la |les |el |[oa]s? |il |le |i )`,
      `(?:^|[.;,]\\s+)(?:sans|sin|sem|senza|hors|hormis) ${FAULT}(?=[\\p{L}])(?![^.;,]*:)`,
    ),
    reach: "piece",
    sparesTools: false,
  },
  // "Migration vers Azure envisagée puis abandonnée", "curso de soldadura cancelado", "passaggio a SAP previsto per il 2027"
  {
    cue: cue(
      `(?:^|[.;:,]\\s+)(?:un |une |una |um |uma |le |la |el |o |a |il )?${PLAN} (?:[^.;:,]{1,60}? )?${OFF}${EDGE}(?! (?:chaque|tou[st]|par|cada|tod[oa]s|ogni|por) )${DONE_AFTER_ALL}`,
    ),
    reach: "itself",
    sparesTools: false,
  },
  // "Souhaite me former à la soudure", "me gustaría aprender fontanería", "inscrit à une formation de plomberie"
  {
    cue: cue(
      "\\b(?:souhait(?:e|erais)|voudrais|aimerais|espère|rêve de|envisage de|prévois de|désire|projet de) (?:me |m['’])?(?:former|apprendre|passer|migrer|devenir|évoluer|spécialiser|découvrir|orienter|suivre|obtenir)",
      "\\b(?:quiero|quisiera|me gustaría|espero|pienso|deseo|aspiro a|sueño con|proyecto de) (?:aprender|formar|especializar|estudiar|sacar|pasar|migrar|dedicar|obtener|hacer)",
      "\\b(?:quero|gostaria de|gostava de|penso|pretendo|desejo|sonho em|projeto de) (?:aprender|formar|especializar|estudar|tirar|passar|migrar|dedicar|obter|fazer)",
      "\\b(?:vorrei|voglio|mi piacerebbe|spero di|penso di|sogno di|desidero|progetto di) (?:imparare|formar|specializzar|studiare|prendere|passare|migrare|dedicar|ottenere|fare)",
      "\\binscrite? (?:à|en|pour) (?:une |un |la )?(?:formation|cours|stage)|\\bmatriculad[oa] en (?:un |el )curso|\\binscrit[oa] (?:em |num |no )(?:um )?curso|\\biscritt[oa] (?:a un |al |ad un )corso",
    ),
    reach: "sentence",
    sparesTools: false,
  },
];
