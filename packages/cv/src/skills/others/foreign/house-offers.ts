import { cue, type Rule } from "../rule.ts";

const START = "(?:^|[.;:]\\s+)";
const A_THE =
  "(?:le |la |l['’]|les |el |los |las |o |a |os |as |il |lo |i |gli |der |die |das |de |het |mon |ma |mi |nuestr[oa] |noss[oa] |o meu |a minha |notre |unser |unsere )";
/** What the writer's own work and studies are called. */
const NOT_WORK =
  "(?!aufgabe|arbeit|tätigkeit|schwerpunkt|projekt|stelle|expérience|poste|mission|travail|rôle|équipe|stage|projet|formation|parcours|experiencia|puesto|trabajo|funci|tarea|proyecto|equipo|formaci|função|equipa|equipe|estágio|tarefa|projeto|formação|esperienza|lavoro|ruolo|mansion|progetto|formazione|functie|werk|taken|project|team|opleiding)";
const SUBJECT = `${A_THE}${NOT_WORK}[\\p{L}][\\p{L}’'-]+ (?:(?:de |del |d['’]|di |do |da |der |van |des )?[\\p{L}’'-]+ ){0,2}`;

const HAS_OR_OFFERS =
  "possède|possédait|propose|proposait|abrite|abritait|comprend|comprenait|compte|comptait|regroupe|regroupait|posee|poseía|ofrece|ofrecía|incluye|incluía|alberga|albergaba|cuenta con|contaba con|possui|possuía|oferece|oferecia|inclui|" +
  "possiede|possedeva|offre|offriva|comprende|comprendeva|ospita|ospitava|conta|contava|umfasst|umfasste|besitzt|besaß|unterhält|unterhielt|bezit|bezat|telt|telde|omvat|omvatte";

const IS_AT =
  "(?:est|sont|était|étaient|se trouve|se trouvait|está|están|estaba|estaban|fica|ficam|ficava|ficavam|è|sono|era|erano|si trova|si trovava|zit|zitten|zat|zaten|sitzt|sitzen|saß|saßen)";

/** To learn or to study, behind "I want to". */
const TO_LEARN =
  "(?:aprender|estudiar|estudar|cursar|formarme|especializarme|capacitarme|matricularme|hacer (?:un|una|el|la)|sacar(?:me)?|obtener|me especializar|me formar|especializar-me|formar-me|fazer (?:um|uma|o|a)|tirar|concluir|" +
  "studiare|imparare|frequentare|specializzarmi|formarmi|iscrivermi|seguire|fare (?:un|una|il)|prendere|conseguire|(?:me )?(?:former|spécialiser|perfectionner)|étudier|apprendre|suivre|passer|préparer (?:un|une|le|la)|obtenir|reprendre)";
const I_WANT =
  "(?:quiero|quisiera|querría|me gustaría|desearía|espero|pienso|tengo (?:previsto|pensado|intención de)|aspiro a|planeo|quero|queria|gostaria de|gostava de|pretendo|tenciono|penso em|vorrei|mi piacerebbe|penso di|intendo|conto di|spero di|" +
  "j['’]aimerais|je voudrais|je souhaite(?:rais)?|je compte|j['’]envisage de|j['’]espère|je pense)";

/** What a house has, offers and is known for, where departments sit, and what the writer means to learn one day. */
export const HOUSE_OFFERS: readonly Rule[] = [
  // "El grupo posee además viñedos", "la maison abrite aussi un salon de coiffure", "ofrecen yoga"
  {
    cue: cue(
      `${START}${SUBJECT}(?:${HAS_OR_OFFERS})(?= )`,
      `${START}(?:ofrecen|ofrecían|oferecem|ofereciam|offrono|offrivano|venden|vendían|vendem|vendiam|vendono|vendevano|tienen|tenían|on y (?:propose|proposait|vend|vendait|fait|faisait))(?= )`,
      "\\b(?:im (?:selben |gleichen )?(?:haus|gebäude)|vor ort|nebenan|daneben|darüber|darunter) (?:gibt|gab|gibt es|gab es|sitzt|sitzen|saß|saßen|befindet|befinden|war|waren|ist|sind|liegt|lag)(?= )",
      "\\b(?:zum|zur) (?:konzern|gruppe|haus|betrieb|unternehmen|firma|hotel|hof|gut) (?:gehört|gehören|gehörte|gehörten)(?= )",
      "\\bin (?:het|hetzelfde) (?:gebouw|pand|huis) (?:zit|zitten|zat|zaten|is|was|zijn|waren)(?= )|\\ber (?:was|is|waren|zijn) (?:ook )?(?:een|nog) (?:afdeling|hoek|winkel|salon|praktijk)(?= )",
      "\\b(?:nel palazzo|nello stesso (?:palazzo|edificio)|accanto|di fronte) (?:c['’]è|c['’]era|ci sono|c['’]erano)(?= )|\\b(?:en el (?:mismo )?edificio|al lado|enfrente) (?:hay|había)(?= )|\\b(?:no (?:mesmo )?prédio|ao lado|em frente) (?:há|havia|tem|tinha)(?= )",
      // "Il y a aussi un rayon jardinerie", "había también una sección de mascotas", "er was een afdeling dierenvoeding"
      `${START}(?:il y (?:a|avait)|hay|había|há|havia|c['’](?:è|era|erano)|ci sono|es (?:gibt|gab))(?= )(?! (?:que|de|da) )`,
      "\\b(?:lindaba|colinda|colindaba|confinava|confina) con(?= )",
    ),
    reach: "sentence",
    sparesTools: true,
  },
  // "Er worden yoga en massages aangeboden", "für Grafik ist eine Agentur zuständig"
  {
    cue: cue(
      "\\ber (?:worden|werden) [^.;]{1,80}? (?:aangeboden|verkocht|verhuurd|georganiseerd)\\b",
      "\\bfür [^.;,]{3,60} (?:ist|war|sind|waren) (?!ich |wir )[^.;,]{3,60}? (?:zuständig|verantwortlich)\\b[^.;]*",
      "\\bvoor [^.;,]{3,60} (?:is|was|zijn|waren) (?!ik |wij )[^.;,]{3,60}? (?:verantwoordelijk|bevoegd)\\b[^.;]*",
      `${START}[\\p{L}]*ge[\\p{L}]{3,}(?:t|en) (?:wird|wurde|werden|wurden) (?:[\\p{L}-]+ ){0,2}?(?:auswärts|extern|außer haus|woanders|anderswo|bei|vom|von|in der zentrale)(?![\\p{L}])[^.;]*`,
      "\\bfür [^.;,]{3,60} (?:ist|war|sind|waren) die (?:zentrale|verwaltung|firma|agentur)\\b[^.;]*",
    ),
    reach: "itself",
    sparesTools: false,
  },
  // "La ortodoncia es la especialidad de la casa", "die Gärtnerei hat ihr eigenes Team", "HR zat een verdieping hoger"
  {
    cue: cue(
      "(?<!\\p{L})(?:es|era|é|è|est|était) (?:la|a|l['’]) ?(?:especialidad|especialidade|spécialité|specialità) (?:de la casa|da casa|de la maison|della casa)\\b|\\b(?:ist|war) die spezialität des hauses\\b|\\bis de specialiteit van het huis\\b",
      "\\b(?:hat|hatte|haben|hatten) (?:ihr|sein|ein|ihre|eine|seine|einen|ihren) eigene[ns]? (?:team|leute|personal|abteilung|büro|truppe|mannschaft|bereich)\\b",
      "\\b(?:heeft|had|hebben|hadden) (?:een|hun|zijn|haar) eigen (?:team|afdeling|ploeg|mensen)\\b",
      "\\b(?:tiene[n]?|tenía[n]?) (?:su|un) (?:propi[oa] )?(?:equipo|personal|taller|departamento|área|encargado)(?: propi[oa])?\\b|\\b(?:tem|tinha|têm|tinham) (?:a sua |o seu )?(?:equipe|equipa|setor|pessoal|departamento) própri[oa]\\b",
      "\\b(?:ha|aveva|hanno) (?:una squadra|un reparto|un team|un gruppo|un ufficio|un personale) propri[oa]\\b|(?<!\\p{L})(?:a|avait|ont) (?:sa propre|son propre|une propre|leur propre) (?:équipe|service|atelier|personnel)\\b",
      "\\b(?:zat|zaten|zit|zitten|was|waren|is) (?:een verdieping|op een andere|aan de overkant|in een ander|elders)\\b|\\b(?:saß|saßen|sitzt|sitzen|war|waren|liegt|lag) (?:ein stockwerk|eine etage|in einem anderen|im nachbar|woanders)",
      // "Floristik war eine eigene Abteilung", "la manucure est proposée par une indépendante", "il cloud è del gruppo di Milano"
      "\\b(?:war|waren|ist|sind) (?:eine )?(?:eigene|andere) (?:abteilung|abteilungen|sparte|sparten)\\b|\\b(?:was|is|waren|zijn) een (?:aparte|andere|eigen) (?:afdeling|dienst)\\b",
      "(?<!\\p{L})(?:est|était|sont|étaient) (?:un (?:service|rayon|atelier) à part|d['’]autres services|proposée?s? par (?:une? |des |l['’]|la |le ))",
      "\\b(?:es|era|son|eran) (?:un (?:departamento|área|taller) (?:aparte|distint[oa])|otr[oa]s? departamentos?)\\b|\\b(?:è|era|sono|erano) (?:un (?:reparto|ufficio) a parte|altri reparti)\\b",
      "(?<!\\p{L})(?:è|sono|era|erano) (?:del gruppo|della sede|della casa madre|dei colleghi|del collega|dell['’]altro (?:reparto|ufficio|gruppo)|del reparto) |\\b(?:es|son|era|eran) (?:del equipo|del grupo|de la sede|de la central|de otro departamento|del departamento) |\\b(?:é|são|era|eram) (?:do grupo|da sede|da matriz|do setor|de outro departamento|da equipa|da equipe) ",
      "(?<!\\p{L})(?:est|était|étaient|sont) (?:à l['’]étage|dans un autre (?:service|bâtiment)|à un autre étage)|\\b(?:está|estaba|están|estaban) en otr[oa] (?:planta|piso|edificio|departamento)\\b",
    ),
    reach: "before",
    sparesTools: false,
  },
  // "Le service juridique est à Lyon, la comptabilité à Lille", "la grafica dipende dalla sede, le paghe da uno studio"
  {
    cue: cue(
      `${START}${SUBJECT}${IS_AT} (?:à|en|em|a|in|op|im|dans|no|na|nel|nella) (?=[^.;]{2,40},)`,
      `${START}${SUBJECT}(?:dépend(?:ait|ent)?|depende[mn]?|dipend(?:e|ono|eva)|valt|vallen|untersteht|unterstand|unterstehen) (?:de|del|du|da|dal|dalla|dall['’]|do|di|onder|der|dem|frau|herrn?)(?= )`,
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Quiero formarme en aromaterapia", "vorrei studiare fotografia"
  { cue: cue(`\\b${I_WANT} ${TO_LEARN}(?= )`), reach: "sentence", sparesTools: false },
];
