import { cue, type Rule } from "../rule.ts";

/** What a firm brings in and what somebody is sent to learn. */
const UNDERTAKING =
  "(?:[\\p{L}\\d-]*(?:einführung|umstellung|umstieg|umzug|migration|schulung|kurs|lehrgang|fortbildung|weiterbildung|seminar|ausbildung|umschulung|studium|prüfung)|wechsel|rollout|invoering|overstap|omschakeling|migratie|uitrol|[\\p{L}-]*(?:cursus|opleiding|training|bijscholing|examen|studie))";
const CALLED_OFF =
  "(?:abgesagt|gestrichen|ausgefallen|verschoben|gestoppt|abgebrochen|angedacht|nicht (?:angetreten|bestanden|beendet|abgeschlossen|besucht)|nie (?:angetreten|begonnen|beendet|gekommen)|geannuleerd|afgelast|uitgesteld|geschrapt|stopgezet|afgeblazen|afgebroken|(?:niet|nooit) (?:afgemaakt|afgerond|gestart|begonnen|gevolgd|gehaald|behaald))";

const NOT_BY_ME = "(?![^.;,]* (?:ich|wir|ik|wij) )";

/** Plans, what was called off and what came later, in German and Dutch. */
export const GERMANIC_PLANS: readonly Rule[] = [
  // "Umstieg auf S/4HANA kam erst nach meinem Ausscheiden", "stond gepland na mijn vertrek"
  {
    cue: cue(
      "\\b(?:nach mein(?:em|er) (?:weggang|ausscheiden|abgang|austritt|zeit|kündigung)|vor meine[rm] (?:zeit|eintritt))\\b",
      "\\b(?:na mijn (?:vertrek|ontslag|tijd)|voor mijn (?:tijd|komst))\\b",
      "\\b(?:war|ist|stand|waren|sind|standen) (?:[\\p{L}\\d-]+ ){0,6}?(?:geplant|vorgesehen|angedacht|im gespräch)\\b(?! und)",
      "\\b(?:stond|stonden|was|waren|is) (?:[\\p{L}\\d-]+ ){0,6}?(?:gepland|voorzien)\\b(?! en)",
    ),
    reach: "before",
    sparesTools: false,
  },
  // "Einführung von Salesforce verschoben", "SPS-Kurs fiel aus", "Opleiding CATIA ging niet door"
  {
    cue: cue(
      `(?:^|[.;,]\\s+)${NOT_BY_ME}(?:(?:die|der|das|de|het|eine?|een) )?${UNDERTAKING} (?:[\\p{L}\\d/&+#.-]+ ){0,8}?${CALLED_OFF}\\b`,
      `(?:^|[.;,]\\s+)${NOT_BY_ME}(?:(?:die|der|das|de|het|eine?|een) )?${UNDERTAKING} (?:[\\p{L}\\d/&+#.-]+ ){0,6}?(?:fiel (?:[\\p{L}\\d-]+ ){0,4}?aus|fällt aus|kam (?:leider )?(?:nie|nicht)|kommt (?:erst|nicht)|ging niet door|gaat niet door|kwam er (?:niet|nooit)|beginnt|startet|begint|start|steht an|geplant(?! und)|gepland(?! en))\\b`,
      "\\b(?:demnächst|binnenkort|in kürze|angemeldet (?:zum|zur|für)|(?:ingeschreven|aangemeld) voor)(?= )[^.;]*",
    ),
    reach: "itself",
    sparesTools: false,
  },
  // "Bisher ohne SAP gearbeitet", "Außer Polstern alles gemacht", "Der Kater heißt Python"
  {
    cue: cue("\\b(?:ohne|zonder|außer|behalve)(?= )", "\\b(?:heißt|hieß|heet|heette|getauft)(?= )"),
    reach: "names",
    sparesTools: false,
  },
  {
    cue: cue("\\balles behalve\\b", "(?:^|[.;,]\\s+)geen(?= )"),
    reach: "piece",
    sparesTools: false,
  },
  // "Lohnabrechnung gehörte nicht zu meinen Aufgaben", "Boekhouding was niet mijn taak"
  {
    cue: cue(
      "\\b(?:gehörten?|gehört|gehören) nicht zu meine[nrm]\\b|\\b(?:war|ist|waren|sind) nicht mein(?:e|en)? (?:aufgaben?|sache|gebiet|bereich|arbeit)\\b",
      "\\b(?:kommt|kommen|kam|kamen) (?:ins haus|vorbei)\\b|\\b(?:komt|komen|kwam|kwamen) (?:aan huis|langs|van buiten)\\b|\\b(?:ohne mich|zonder mij)\\b",
      "\\b(?:hoorden?|hoort|horen) niet bij mijn\\b|\\b(?:was|is|waren|zijn) niet mijn (?:taak|taken|werk|zaak|gebied)\\b",
    ),
    reach: "before",
    sparesTools: false,
  },
  // "Neben uns saß die Konstruktion mit CAD", "Boek over Photoshop gelezen"
  {
    cue: cue(
      "(?:^|[.;]\\s+)(?:neben|hinter|über|unter|vor|naast|achter|boven|onder|tegenover) (?:uns|ons|mir|mij) ",
      "\\b(?:theaterstück|film|roman|sendung|serie) über |\\b(?:boek|boeken|film|toneelstuk|lezing|roman) over ",
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Die Tischlerei für Ladenbau ging insolvent", "Bedrijf in standenbouw"
  {
    cue: cue(
      "(?:^|[.;]\\s+)(?:(?:die|der|das|eine?|de|het|een) )?(?:[\\p{L}-]*(?:firma|betrieb|unternehmen|schreinerei|tischlerei|schlosserei|gärtnerei|druckerei|agentur|kanzlei|fachgeschäft)|bedrijf|zaak|fabriek|drukkerij|kantoor) (?:für|in|im|voor|van)(?= )",
    ),
    reach: "piece",
    sparesTools: true,
  },
  // "App für Banken: Überweisungen, Kredite"
  {
    cue: cue(
      "(?:^|[.;]\\s+)(?:produkt|app|software|anwendung|plattform|portal|webshop|toepassing|platform|product) (?:für|voor) [^:;.]{2,40}: ",
    ),
    reach: "sentence",
    sparesTools: true,
  },
  // "Post für Buchhaltung, Einkauf und Marketing verteilt"
  {
    cue: cue("\\b(?:post|pakete|briefe|schlüssel|büromaterial|kaffee|unterlagen|akten) (?:für|an)(?= )"),
    reach: "names",
    sparesTools: true,
  },
  {
    cue: cue("\\b(?:post|pakjes|brieven|sleutels|koffie|stukken) (?:voor|aan)(?= )"),
    reach: "partners",
    sparesTools: true,
  },
  // "Produkte: Kugellager, Hydraulik", "Verkauft wurden auch Tinte und Go-Bretter"
  {
    cue: cue(
      "(?:^|[.;,]\\s+)(?:(?:unsere|onze) )?(?:produkte|produktpalette|sortiment|handelswaren|warengruppen|warensortiment|kundschaft|kundenkreis|kundenbranchen|mandantschaft|producten|assortiment|koopwaar|klantenkring|cliënteel) ?:",
      "\\b(?:verkauft|angeboten|gehandelt|produziert|hergestellt|vertrieben|verliehen|vermietet) (?:wurden?|werden|wird) ",
      "\\b(?:verkocht|aangeboden|verhandeld|geproduceerd|verhuurd) (?:werden?|worden|wordt) ",
    ),
    reach: "sentence",
    sparesTools: false,
  },
];
