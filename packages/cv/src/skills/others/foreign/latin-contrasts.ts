import { cue, type Rule } from "../rule.ts";

const START = "(?:^|[.;:,]\\s+)";

/** What lies about, and who did it instead of the writer, in French, German, Spanish, Portuguese, Italian and Dutch. */
export const LATIN_CONTRASTS: readonly Rule[] = [
  // "Die Excel-Datei der Prüfer lag ein Jahr auf dem Laufwerk", "Im Flur hing ein Plakat von SAP"
  {
    cue: cue(
      `${START}(?:die|der|das|ein|eine|mein|meine|unser|unsere) (?:[\\p{L}\\d'-]+ ){1,6}?(?:lag|lagen|liegt|stand|standen|steht|hing|hingen|hängt|blieb|brummte|brummt)\\b`,
      `${START}(?:im|in|auf|an|am|hinter|neben|über|unter|vor) (?:[\\p{L}\\d'-]+ ){1,5}?(?:lag|lagen|stand|standen|hing|hingen|steht|hängt|liegt)\\b`,
      `${START}(?:le|la|l['’]|les|un|une|mon|ma|notre) ?(?:[\\p{L}\\d'’-]+ ){1,6}?(?:traînait|traîne|pendait|pend|restait|est resté|gisait|dormait|trônait)(?!\\p{L})`,
      `${START}(?:el|la|los|las|un|una|mi|nuestro|nuestra) (?:[\\p{L}\\d'-]+ ){1,7}?(?:se quedó|quedó|colgaba|cuelga|estaba tirad[oa]|yacía|dormía)(?=[\\s,.;]|$)`,
      `${START}(?:en|sobre|tras|detrás de|junto a|encima de|debajo de) (?:[\\p{L}\\d'-]+ ){1,4}?(?:colgaba|cuelga|había|hay|estaba|dormía)\\b`,
      `${START}(?:o|a|os|as|um|uma|meu|minha|nosso|nossa) (?:[\\p{L}\\d'-]+ ){1,7}?(?:ficou|ficava|pendia|jazia|estava parad[oa])\\b`,
      `${START}(?:il|lo|la|i|gli|le|un|una|mio|mia) (?:[\\p{L}\\d'-]+ ){1,7}?(?:è rimast[oa]|rimase|giaceva|pendeva|stava appes[oa]|dormiva)\\b`,
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Sie machte die Lohnabrechnung; ich kochte Kaffee", "Lui soudait, moi j'attendais"
  {
    cue: cue(
      `${START}(?:sie|er) [\\p{L}]+te?n? (?=[^.]{0,120}\\b(?:ich|wir|mein|meine|mir)\\b)`,
      `${START}(?:elle|il|lui|eux|ils|elles) (?=[^.]{0,120}\\b(?:je|j['’]|moi|nous|mon|ma)\\b|\\p{L}+ait, moi)`,
      `${START}(?:ella|él|ellas|ellos) (?=[^.]{0,120}\\b(?:yo|nosotros|mi|mía|mío)\\b)`,
      `${START}(?:ela|ele|elas|eles) (?=[^.]{0,120}\\b(?:eu|nós|meu|minha)\\b)`,
      `${START}(?:lei|lui|loro) (?=[^.]{0,120}\\b(?:io|noi|mio|mia)\\b)`,
      `${START}(?:zij|hij|ze) (?=[^.]{0,120}\\b(?:ik|wij|mijn)\\b)`,
      `${START}(?:die|unsere|meine) \\p{L}+(?:eure|leute|innen|ler|ner|teure|isten|ker) \\p{L}+(?:en|ten) (?=[^.]{0,120}\\b(?:ich|wir)\\b)`,
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Das Schweißen war Sache der Halle", "La mécanique, c'était l'affaire de mon frère", "De boekhouding ligt bij een kantoor"
  {
    cue: cue(
      "\\b(?:war|ist|waren|sind) (?:allein |nur |stets )?(?:sache|aufgabe|arbeit) (?:der|des|von|meine[rs])\\b|\\b(?:liegt|lag|blieb) (?:bei|beim|in den händen)\\b|\\bmachte(?:n)? (?:mein|die|der|unser|andere)\\b",
      "\\bc['’](?:est|était) l['’]affaire (?:de|du|des)\\b|\\brevenai(?:t|ent) (?:à|au|aux)(?!\\p{L})|\\bjamais (?:la mienne|le mien|pour moi)\\b",
      "\\b(?:era|eran|es|son) (?:cosa|asunto|tarea) (?:del?|de la|de los|de las)\\b|\\b(?:nunca|no) (?:mía|mío|mías|míos)\\b|\\bl[ao]s? llevab?an? un[ao]?\\b",
      "(?<=\\s)(?:é|era|eram|são) (?:com|d[ao] firma|d[ao] empresa|tarefa d|assunto d)|\\bnão minhas?\\b",
      "(?<!\\p{L})(?:era|erano|è|sono) (?:cosa|compito|affare) (?:del|della|dello|dei|di)\\b|\\bmai mi[ao]\\b",
      "\\b(?:ligt|lag|lagen|liggen) bij (?:een|de|het)\\b|\\bwas (?:zaak|werk|taak) van\\b",
    ),
    reach: "before",
    sparesTools: false,
  },
  // "Interesse an Programmierung", "découverte du contrôle de gestion", "passione per la saldatura"
  {
    cue: cue(
      "\\b(?:interesse (?:an|für|in|em|por|per|voor)|interessier(?:t|e) (?:an|mich für)|leidenschaft für|einblicke? in|hospitation in)(?= )",
      "\\b(?:intérêt pour|intéressée? par|passion(?:née?)? (?:pour|par|de)|découverte (?:de|du|des)|notions? (?:de|d['’]))(?=\\s|\\p{L})",
      "\\b(?:interés (?:por|en)|interesad[oa] en|pasión por|afición a|rotación por|interessad[oa] (?:em|por)|paixão por|gosto por)(?= )",
      "\\b(?:interessat[oa] a(?:lla|l|i)?|passione per|appassionat[oa] di|rotazione (?:in|tra)|passie voor|geïnteresseerd in|kennismaking met)(?= )",
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Abteilung: Einkauf und Logistik", "Secteur : assurance"
  {
    cue: cue(
      `(?:^|[.;]\\s+)(?:abteilung|branche|bereich der firma|département|secteur|direction|departamento|sector|setor|divisão|reparto|settore|ufficio|afdeling|sector van het bedrijf) ?: `,
    ),
    reach: "sentence",
    sparesTools: true,
  },
  // "Conectado a los autómatas Siemens del cliente", "im SAP-System des Kunden"
  {
    cue: cue(
      "\\b(?:autómatas|sistemas?|erp|plataformas?|programas?|servidores|systèmes?|logiciels?|automates|\\p{L}*systeme?n?s?|anlagen?|gestionale|sistemi|systeem|software)(?: [\\p{L}\\d-]+){0,2} (?:del? cliente|du client|do cliente|des kunden|van de klant)(?![\\p{L}])",
    ),
    reach: "itself",
    sparesTools: false,
  },
];
