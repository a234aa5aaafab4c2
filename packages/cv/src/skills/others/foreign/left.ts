import { cue, type Rule } from "../rule.ts";
import { somebodyLength } from "./latin-people.ts";

const START = "(?:^|[.;:]\\s+)";
const EDGE = "(?![\\p{L}])";
const END = "(?=[.,;]|$)";

/** Articles before whoever else it is, in French, Spanish, Portuguese and Italian. */
const ARTICLE =
  "(?:l['’]|un['’]|(?:le|la|les|mon|ma|mes|un|une|notre|nos|el|los|las|mi|mis|una|nuestr[oa]|o|a|os|as|[ao] meu|[ao] minha|uma?|il|lo|i|gli|[il][la] mi[oa]|[il][la] nostr[oa]) )";
/** What a colleague did with a tool: "une collègue qui utilisait Sage". */
const WORKED_WITH =
  "(?:utilis|maîtris|travaill|connaiss|connaît|gér|ten|us(?:aba|ava|ó|ou|a|ait|e)|utiliz|manej|trabaj|trabalh|llev|sab|conoc|conhec|lavor|conosc|sapev|sa|gest|adoper|impieg|faceva|hacía|fazia|faisait|avait|tenía|tinha|aveva)\\p{L}*";

/** Before an adverb of the coming time where that only says what was planned for it: "le budget de l'an prochain". */
const OF =
  "(?<!(?<![\\p{L}])(?:für|fürs|des|dem|das|voor|het|de|del|d[oa]|per|para|pour|di|dell['’]|d['’]|à) )";
const NEXT =
  "(?:l['’]an(?:née)? prochaine?|à l['’]avenir|prochainement|(?:le mois|le trimestre|au printemps|en septembre) prochain|" +
  "el (?:año|mes|trimestre|curso) que viene|el próximo (?:año|mes|curso|trimestre)|próximamente|en un futuro|en el futuro|" +
  "no próximo (?:ano|mês|trimestre)|no ano que vem|para o ano|futuramente|em breve|no futuro|" +
  "l['’]anno prossimo|il (?:mese|trimestre) prossimo|(?:il )?prossimo anno|prossimamente|in futuro|" +
  "(?:im )?nächste[ns]? (?:jahr|monat|quartal|frühjahr|frühling|sommer|herbst)|künftig|zukünftig|in zukunft|" +
  "volgend (?:jaar|kwartaal|voorjaar|najaar)|volgende maand|binnenkort|in de toekomst|straks)";

const isSomebody = (rest: string) => somebodyLength(rest) > 0;

/** What was left, what is to come and what only others have or know, in six languages of Latin letters. */
export const FOREIGN_LEFT: readonly Rule[] = [
  // "Nous avons quitté Sage", "dejamos ContaPlus", "saímos do SAP", "abbiamo abbandonato Navision", "met Exact zijn we gestopt"
  {
    cue: cue(
      `(?<![\\p{L}])(?:nous avons|on a|l['’]entreprise a|la société a|le cabinet a|ils ont) (?:vite |ensuite |enfin |finalement )?(?:quitté|abandonné|délaissé|lâché|arrêté|renoncé à|dit adieu à|laissé tomber)${EDGE}(?: (?:le|la|les|l['’]ancien))? `,
      `${START}(?:(?:en|desde|hace) [^.;,]{2,20},? )?(?:dejamos|abandonamos|dejaron|abandonaron|prescindimos de|renunciamos a|nos despedimos de|salimos de|se (?:dejó|abandonó|retiró)|la empresa (?:dejó|abandonó)) (?:de (?:usar|utilizar|pagar) )?(?:el |la )?`,
      `(?<![\\p{L}])(?:saímos|desistimos|abrimos mão|livrámo-nos|prescindimos) d[aoe]s? |(?<![\\p{L}])(?:abandon[aá]mos|larg[aá]mos|deix[aá]mos|deixaram|abandonaram|a empresa (?:deixou|abandonou)) (?:de (?:usar|utilizar|pagar) )?(?:[oa] )?`,
      `(?<![\\p{L}])(?:abbiamo (?:lasciato|abbandonato|dismesso|rinunciato a|smesso di usare|detto addio a)|(?:l['’]azienda|la ditta) ha (?:lasciato|abbandonato|dismesso)) (?:il |la |l['’])?`,
      "(?:^|[.;,]\\s+)(?:von|mit|met|van) (?=[^.;,]{2,30} (?:haben|hatten|hebben|zijn|waren) (?:wir|we|wij|sie|ze) [^.;]{0,40}?(?:getrennt|verabschiedet|aufgehört|abgewandt|gestopt|afgestapt|afscheid))",
    ),
    reach: "names",
    sparesTools: false,
  },
  // "Navision lo abbiamo abbandonato", "SAP haben wir abgeschafft", "Exact hebben we afgeschaft"
  {
    cue: cue(
      "\\b(?:l[oa] abbiamo|l['’]abbiamo) (?:poi )?(?:lasciat|abbandonat|dismess|tolt|scartat)[oa]|\\bl[oa] (?:dejamos|abandonamos|descartamos|quitamos)(?! list[oa])|\\bnous l['’]avons (?:quitté|abandonné|laissé|écarté)e?",
      "\\b(?:haben|hatten) wir [^.;,]{0,30}?(?:abgeschafft|aufgegeben|verabschiedet|abgewählt|verworfen|ausgemustert)\\b|\\b(?:hebben|hadden) (?:we|wij) [^.;,]{0,30}?(?:afgeschaft|opgegeven|afgedankt|laten vallen)\\b",
      "\\b(?:laten|lieten|überlassen|überließen) (?:we|wij|wir)? ?(?:dan |aan |ganz |lieber )*(?:anderen|andere|een|de|den|dem|der|einem|einer|externen|fremden)\\b",
    ),
    reach: "clause",
    sparesTools: false,
  },
  // "Le siège prévoit de remplacer le logiciel par SAP", "vorremmo introdurre Workday", "está prevista a compra do Primavera"
  {
    cue: cue(
      "(?<![\\p{L}])(?:prévoi(?:t|ent)|prévoyons|envisage(?:nt|ons)?|songe(?:nt|ons)? à|réfléchi(?:t|ssent|ssons) à|veu(?:t|lent)|voulons|voudrai(?:t|ent)|voudrions|aimerions|souhaite(?:nt|rait|raient|rions)?|compte(?:nt)?|va|vont|allons|devrai(?:t|ent)|doit|doivent) (?:bientôt |prochainement )?(?:de |d['’])?(?:remplacer|passer (?:à|sur|au)|introduire|adopter|migrer|acheter|installer|mettre en place|déployer|basculer|s['’]équiper|acquérir|changer (?:de|pour))(?![\\p{L}])",
      "(?<![\\p{L}])(?:prevé[n]?|prevemos|planea[n]?|planeamos|piensa[n]?|pensamos|quiere[n]?|queremos|querría[n]?|querríamos|quisiéramos|nos gustaría|va[n]? a|vamos a|(?:tiene|tienen|tenemos|está) previsto|anunció que|anunciaron que) (?:cambiar|implantar|introducir|adoptar|migrar|pasar|comprar|instalar|sustituir|reemplazar|incorporar|contratar|poner en marcha)[\\p{L}]*",
      "(?<![\\p{L}])(?:prevê[m]?|prevemos|planei?a[m]?|planeja[m]?|pretende[m]?|pretendemos|quer(?:em)?|queremos|gostaríamos de|gostávamos de|vai|vão|vamos|tencionam?|pensa[m]?|pensamos em) (?:mudar|introduzir|adotar|migrar|passar|comprar|instalar|substituir|trocar|implementar|implantar|contratar)(?![\\p{L}])",
      "(?<![\\p{L}])(?:vorremmo|vogliamo|vorrebbe(?:ro)?|vuole|vogliono|prevede|prevedono|prevediamo|intende|intendono|pensiamo di|pensa di|contiamo di|conta di|speriamo di|dovremmo|dovrebbe(?:ro)?) (?:di )?(?:presto )?(?:introdurre|adottare|passare|migrare|comprare|acquistare|installare|sostituire|cambiare|implementare|prendere)(?![\\p{L}])",
      "(?<![\\p{L}])(?:est|sont|está|están|estão|è|sono) (?:bien |ya |já |già )?(?:prévu|envisagé|previst|planead|planejad|pensad|pianificat|programmat)[oaie]?e?s? (?:de |d['’]|l['’]|il |la |le |el |o |a |os |as |un |una |uma? )?(?:achat|acquisition|passage|introduction|remplac|migration|migrer|passer|compra|adquisición|aquisição|introducción|introdução|paso|passagem|mudança|cambio|migración|migração|implant|implement|acquisto|introduzione|passaggio|migrazione|adozione)[\\p{L}]*",
      "\\bsoll(?:en)? (?:[\\p{L}\\d./&-]+ ){0,8}?(?:eingeführt|angeschafft|ersetzt|abgelöst|umgestellt|gekauft|installiert|eingesetzt)\\b|\\bsoll(?:en)? (?:[\\p{L}\\d./&-]+ ){1,5}?kommen\\b",
      "\\b(?:stapt|stappen) (?:[\\p{L}\\d./&-]+ ){0,5}?over (?:op|naar)\\b|\\b(?:gaat|gaan|wil|willen|zal|zullen) (?:[\\p{L}\\d./&-]+ ){0,6}?(?:overstappen|invoeren|aanschaffen|vervangen|overgaan)\\b",
      "\\b(?:will|wollen|möchte|möchten|plant|planen|wird|werden) (?:[\\p{L}\\d./&-]+ ){0,6}?(?:einzuführen|einführen|anschaffen|anzuschaffen|umsteigen|umzusteigen|umstellen|umzustellen|ablösen|abzulösen)\\b",
    ),
    reach: "clause",
    sparesTools: false,
  },
  // "Im nächsten Jahr …", "el año que viene la empresa estrenará Salesforce", "… l'an prochain"
  { cue: cue(`${START}${NEXT}${EDGE}`), reach: "sentence", sparesTools: false },
  { cue: cue(`${OF}${NEXT}${END}`), reach: "clause", sparesTools: false },
  // "Seul le comptable avait accès à Cegid", "solo el jefe sabía SAP", "lo conosce solo la titolare"
  {
    cue: cue(
      `(?<![\\p{L}])(?:seule?s?|sol[oaie]|sólo|únicamente|soltanto|só|apenas|somente|uniquement) ${ARTICLE}`,
    ),
    needs: isSomebody,
    reach: "clause",
    sparesTools: false,
  },
  {
    cue: cue(
      "(?<![\\p{L}])(?:nur|allein|ausschließlich|alleen|enkel|uitsluitend) (?:der|die|das|ein|eine|mein|meine|unser|unsere|de|het|een|mijn|onze|ons) (?:andere[nr]? |externe[nr]? |leitende[nr]? |\\p{L}+e )?(?:[\\p{L}-]*(?:team|chef|chefin|leiter|leiterin|leitung|inhaber|inhaberin|kollege|kollegin|kollegen|meister|meisterin|abteilung|zentrale|steuerberater|buchhalter|buchhalterin|vorgesetzte|geschäftsführer|geschäftsführung|techniker|arzt|ärztin|admin|administrator|direct(?:eur|rice|ie)|baas|eigenaar|collega|leidinggevende|boekhouder|beheerder|afdeling|hoofdkantoor|manager|arts|technicus|kantoor))(?![\\p{L}])",
    ),
    reach: "clause",
    sparesTools: false,
  },
  // "Ho sostituito una collega che usava Zucchetti", "un collègue qui travaillait sous Revit", "eine Kollegin, die mit SAP arbeitet"
  {
    cue: cue(
      `(?<=(?:collègue|confrère|consœur|prédécesseure?|associée?|stagiaire|patronne?|voisine?|amie?|ancien(?:ne)?|compañer[oa]|antecesora?|soci[oa]|jef[ea]|becari[oa]|amig[oa]|colega|antecessora?|estagiári[oa]|chefe|collega|predecessore|titolare|cap[oa]|amic[oa]|stagista|tirocinante)s? )(?:qui|que|che) (?:n['’]|ne |no |não |non |déjà |ya |já |già |[ls]['’])?${WORKED_WITH}`,
      "(?<=\\p{L}*(?:kolleg(?:e|en|in)|vorgänger(?:in)?|chef(?:in)?|nachbar(?:in)?|freund(?:in)?|inhaber(?:in)?|collega|voorganger|baas|vriend(?:in)?|eigenaar)), (?:der|die|das) (?:noch |nog |früher |vroeger |nur |alleen )?(?:mit|in|met|auf|op|an|aan|bei) ",
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Für Wunden gibt es eine eigene Fachkraft", "pour la paie il y a un cabinet"
  {
    cue: cue(
      `${START}(?:für|voor|pour|para|per) [^.;,]{3,50}? (?:gibt|gab|is|was) (?:es|er) (?:eine?n? |de |het |der |die |das )?(?:eigen|extern|ander|fremd|spezial|apart|gespecialiseerd|\\p{L}*(?:kraft|firma|team|dienst|abteilung|bureau|afdeling|collega|kolleg))`,
      `${START}(?:pour|para|per) [^.;,]{3,50}?,? (?:il y a(?:vait)?|hay|había|há|havia|c['’]è|c['’]era|ci sono) ${ARTICLE}`,
    ),
    reach: "clause",
    sparesTools: false,
  },
  // "Was in COBOL läuft, gehört der Bank", "lo que está en COBOL es del banco"
  {
    cue: cue(
      `${START}(?:alles, )?(?:was|wat) [^.;]{3,50}?, (?:gehört|gehörte|liegt|lag|ist|war|is|hoort|hoorde|blijft|bleibt) (?:der|dem|den|bei|beim|von|vom|sache|van|bij|zaak)(?= )`,
      `${START}(?:tout )?(?:ce qui|ce que|lo que|o que|quello che|ciò che|tutto ciò che) [^.;]{3,50}? (?:appartient (?:à|au)|appartenait (?:à|au)|relève d|est (?:à|au|du|de) |es del?|era del?|pertenece a|é d[aoe]s?|era d[aoe]s?|pertence a|è d(?:i|el|ella|ell['’]|egli|ei)|appartiene a)`,
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Den Shop in Magento habe ich abgelöst"
  {
    cue: cue(
      "\\b(?:habe ich|haben wir) (?:dann |später |endlich |bald )?(?:abgelöst|abgeschaltet|ersetzt|ausgemustert)(?=[.,;]|$)|\\b(?:heb ik|hebben we|hebben wij) (?:toen |later )?(?:vervangen|uitgezet|afgeschaft)(?=[.,;]|$)",
    ),
    reach: "before",
    sparesTools: false,
  },
  // "Gegen Kubernetes haben wir uns entschieden", "non abbiamo scelto MongoDB", "den Trockenbau machen bei uns andere"
  {
    cue: cue(
      "\\b(?:gegen|tegen) [^.;,]{2,40} (?:haben|hatten|hat|hebben|heeft) [^.;,]{2,30}?(?:entschieden|ausgesprochen|gekozen|besloten)\\b",
      "\\b(?:hebben|heeft|haben|hat) [^.;,]{0,40}?(?:niet gekozen|niet genomen|nicht gewählt|nicht genommen|nicht gekauft|niet gekocht)\\b",
      "(?<![\\p{L}])(?:non abbiamo (?:mai |poi )?(?:scelto|adottato|preso|usato|comprato|introdotto|voluto)|no (?:elegimos|adoptamos|usamos|compramos|quisimos)|não (?:escolhemos|adot[aá]mos|usámos|compr[aá]mos|quisemos)|n['’]avons (?:pas|jamais) (?:retenu|choisi|adopté|utilisé|acheté|voulu))(?![\\p{L}])",
      "\\b(?:machen|machten|übernehmen|übernahmen|erledigen|erledigten|doen|deden|maken) (?:bei uns |hier |immer |dann |bij ons )*(?:andere|anderen|die anderen|de anderen)(?=[.,;]|$)",
    ),
    reach: "clause",
    sparesTools: false,
  },
  // "Einmal im Monat kommt jemand für die Fußpflege", "una volontaria viene per la parrucchieria"
  {
    cue: cue(
      "\\b(?:kommt|kommen|kam|komt|komen|kwam) (?:jemand|iemand|eine?r?|een|zwei|twee) (?:[\\p{L}-]+ ){0,4}?(?:für|voor) ",
      "(?<![\\p{L}])(?:quelqu['’]un|alguien|alguém|qualcuno|une? \\p{L}+|un[ao]? \\p{L}+|uma? \\p{L}+) (?:vient|venait|viene|venía|vem|vinha|veniva) (?:[\\p{L}-]+ ){0,4}?(?:pour|para|per) ",
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Para el aire acondicionado llamamos a una empresa", "für Kälte rufen wir eine Firma"
  {
    cue: cue(
      `${START}(?:pour|para|per|für|voor) [^.;,]{3,50}?,? (?:on appelle|on appelait|nous appelons|nous faisons appel|llamamos|llamábamos|se llama|chamamos|chamávamos|chama-se|chiamiamo|chiamavamo|si chiama|rufen wir|holen wir|kommt eine?|bellen we|bellen wij|halen we|komt een) `,
      "\\bse dedica[n]?(?:ban|ba)? a(?:l)? ",
    ),
    reach: "sentence",
    sparesTools: false,
  },
  {
    cue: cue(
      "\\b(?:nur|alleen) (?:eine?|een) [\\p{L}-]+ (?:hat|hatte|haben|nutzt|nutzte|arbeitet|arbeitete|heeft|had|gebruikt|gebruikte|werkt|werkte) ",
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "De alvenaria entendo pouco", "di falegnameria so poco", "van lassen weet ik weinig"
  {
    cue: cue(
      "\\b(?:entendo|sei|percebo|entiendo|sé|so|capisco|m['’]intendo|ne so) (?:muito |muy |molto )?(?:pouco|poco|nada|niente)\\b|\\bje (?:m['’]y connais|connais|sais) (?:très |trop )?(?:peu|mal)\\b",
      "\\b(?:weet|ken|begrijp|kan) ik (?:heel |erg |maar )?(?:weinig|niets|nauwelijks)\\b|\\b(?:verstehe|weiß|kenne|kann) ich (?:nur |sehr |leider )?(?:wenig|kaum|nichts)\\b",
    ),
    reach: "before",
    sparesTools: false,
  },
];
