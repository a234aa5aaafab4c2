import { cue, type Rule } from "../rule.ts";
import { somebodyLength } from "./latin-people.ts";

/** What is asked for, handed over, judged or taught by somebody the writer does: "commandes passées par les magasins". */
const GIVEN_IN_FRENCH =
  "demand|command|transm|envoy|fourn|rem|signal|déclar|pass|exig|impos|fix|défin|prescri|propos|offer|utilis|attend|salu|prim|récompens|félicit|recommand|form|encadr|chois|nomm|prom|embauch|recrut|sollicit|appréci|reconn|" +
  "missionn|mandat|certifi|agré|délivr|valid|employ|supervis|dirig|accompagn|approuv|not|évalu|adress|apport|indiqu|suiv|dépos|exprim";
const GIVEN_IN_IBERIAN =
  "pedid|solicitad|encargad|encomendad|enviad|entregad|facilitad|suministrad|fornecid|proporcionad|aportad|indicad|marcad|exigid|impuest|impost|fijad|fixad|definid|prescrit|pautad|ordenad|propuest|propost|ofrecid|oferecid|" +
  "utilizad|usad|esperad|felicitad|premiad|recomendad|formad|elegid|escolhid|nombrad|nomead|contratad|valorad|valorizad|reconocid|reconhecid|certificad|homologad|acreditad|expedid|emitid|validad|aprobad|aprovad|" +
  "emplead|empregad|supervisad|supervisionad|dirigid|tutorizad|acompañad|acompanhad|evaluad|avaliad|remitid|derivad|encaminhad|notificad|comunicad|establecid|estabelecid|seguid|demandad";
const GIVEN_IN_ITALIAN =
  "richiest|ordinat|inviat|trasmess|fornit|consegnat|indicat|impost|fissat|definit|prescritt|propost|offert|utilizzat|usat|attes|elogiat|premiat|raccomandat|format|scelt|nominat|assunt|apprezzat|riconosciut|certificat|rilasciat|" +
  "convalidat|approvat|impiegat|supervisionat|dirett|accompagnat|valutat|ricevut|provenient|arrivat|pervenut|acquistat|ritirat|segnalat|commissionat|stabilit|in arriv";

const A_IN_FRENCH =
  "(?:une? |des |d['’]|les? |la |l['’]|mon |ma |mes |nos |notre |leurs? |plusieurs |deux |trois )";
const A_IN_IBERIAN =
  "(?:(?:el|la|l[oa]s|una?|un[oa]s|uma?|uns|umas|os?|as?|mis?|nuestr[oa]s?|su|dos|tres|meus?|minhas?|noss[oa]s?) )";
const A_IN_ITALIAN = "(?:(?:il|lo|la|i|gli|le|un[oa]?|mi[oa]|nostr[oa]) |l['’]|un['’])";
const OF_IN_FRENCH =
  "(?:de |du |des |d['’]|à |aux? )(?:la |l['’]|une? |mon |ma |mes |nos |notre |leurs? |les )?";
const OF_IN_IBERIAN = `(?:del? |d[oa]s? |al? |à |aos? |às |con |com |n[oa] |e[nm] |dum |duma )${A_IN_IBERIAN}?`;
const OF_IN_ITALIAN = `(?:d|a|su|ne)(?:i |el |ella |ello |ei |egli |elle |ell['’]|l |lla |llo |gli |lle |ll['’]| )${A_IN_ITALIAN}?`;
/** "As an electrician" has no article, "by the electrician" has. */
const BY_IN_ITALIAN =
  "da(?:l|llo|lla|i|gli|lle| un[oa]?) |da(?:ll| un)['’]|da (?=altr|terzi|ditte|imprese|aziende|società|collegh|tecnici|studi|professionisti)";
const SEVERAL_IN_IBERIAN =
  "(?=terceros|subcontrat|otr[oa]|outr[oa]|empresas|técnicos|especialistas|profesional)";

/** "La web la programaron en React los chicos de sistemas": what it was done with may stand before who did it. */
const WITH_TOOL =
  "(?:(?:en|con|no|na|com|in|su) (?!el |la |l[oa]s |un|il |lo |i |gli |le )[\\p{L}.+#]{2,20} )?";

const isSomebody = (rest: string) => somebodyLength(rest) > 0;

/** "Es del equipo" is the writer's, too. */
const isOther = (rest: string) => somebodyLength(rest) > 0 && !/^(?:equip|squadr|turno|personal)/u.test(rest);
const OF_WHOM = "(?:del|de la|de los|de las|d[oa]s?|dell[ao]|degli|delle|dei) |dell['’]";

/** What finished verbs and participles end in. */
const DONE_IN_FRENCH = "[\\p{L}]{2,}(?:ée?s?|ies?|ue?s?|ite?s?|ise?s?)";
const DONE_IN_IBERIAN = "(?:[\\p{L}]{2,}[ai]d|hech|feit|escrit|impres|entregue)[oae]?s?";
const DONE_IN_ITALIAN = "[\\p{L}]{2,}(?:[aiu]t|tt|ss|es)[oaie]";

/**
 * What is in others' hands: done by somebody, somebody's charge, or done elsewhere. A line of a CV names a deed and leaves
 * out who did it: whoever is named did it instead of the writer.
 */
export const LATIN_HANDS: readonly Rule[] = [
  // "Peinture réalisée par les sous-traitants", "planos dibujados en AutoCAD por la ingeniería", "curati dall'impresa"
  {
    cue: cue(
      `\\bpar (?<!(?:${GIVEN_IN_FRENCH})[\\p{L}]{0,5} par )${A_IN_FRENCH}`,
      `\\bpor (?<!(?:${GIVEN_IN_IBERIAN})[oa]s? por )(?:${A_IN_IBERIAN}|${SEVERAL_IN_IBERIAN})`,
      `\\bpel[oa]s? (?<!(?:${GIVEN_IN_IBERIAN})[oa]s? pel[oa]s? )`,
      `\\b(?:${BY_IN_ITALIAN})(?<!(?:${GIVEN_IN_ITALIAN})[oaie] da.{0,6})`,
      `\\b(?:da parte|ad? opera) ${OF_IN_ITALIAN}`,
    ),
    needs: isSomebody,
    reach: "deed",
    sparesTools: false,
  },
  // "Contabilidad a cargo de la gestoría", "recrutamento nas mãos da direção"; "a cargo de un equipo" is the writer
  {
    cue: cue(
      `(?:à la charge|entre les mains|aux mains|aux soins|du ressort|l['’]affaire|de la compétence) ${OF_IN_FRENCH}`,
      `\\b(?:a cargo|en manos|de la mano|por cuenta|por conta|nas mãos|da responsabilidade|(?:es|era|son|eran|é|são|eram|foi|foram) (?:responsabilidad|competencia|cosa|tarea|asunto|responsabilidade|tarefa|coisa)) ${OF_IN_IBERIAN}(?!equip|personal\\b|pessoal\\b)`,
      `\\b(?:a cura|a carico|in mano|nelle mani|in carico|compito|competenza|(?:è|era|erano|sono) cura) ${OF_IN_ITALIAN}`,
    ),
    needs: isSomebody,
    reach: "deed",
    sparesTools: false,
  },
  // "Les loisirs relevaient d'une autre équipe", "la limpieza depende de la central", "le paghe spettano alla sede"
  {
    cue: cue(
      `\\b(?:(?:relèvent|relevai(?:en)?t|dépend(?:ent|ait|aient)?|revien(?:t|nent)|revenai(?:en)?t|incomb(?:e|ent|ait|aient)|appartien(?:t|nent)|appartenai(?:en)?t|reste(?:nt)?|restai(?:en)?t)|(?<!\\bla )relève) ${OF_IN_FRENCH}`,
      `\\b(?:corresponde?[n]?|correspondían?|compete[mn]?|tocan?|tocaban?|recaen?|quedan?|quedaban?|quedó|dependen?|dependían?|depende[m]?|dependiam?|siguen?|seguían|cabe[m]?|cabiam?|fica[m]?|ficavam?|ficou|ficaram|pertence[m]?|continuam?|continuavam?) (?:a cargo |en manos |nas mãos )?${OF_IN_IBERIAN}`,
      `\\b(?:spetta(?:no|va|vano)?|tocca(?:no|va|vano)?|resta(?:no|va|vano)?|riman(?:e|gono|eva|evano)|compet(?:e|ono|eva)|dipend(?:e|ono|eva|evano)|fa(?:nno)? capo) ${OF_IN_ITALIAN}`,
      // "De la contabilidad se ocupaba mi socia", "alla contabilità pensava la titolare", "l'ha fatto mio nipote"
      `\\b(?:s['’]occup|s['’]en charg|se (?:ocup|encarg)|si occup|pens|trat)(?:an?|en?|ait|aient|aban?|avam?|ava|avano|ano) (?:${A_IN_FRENCH}|${A_IN_IBERIAN}{1,2}|${A_IN_ITALIAN}{1,2})`,
      `\\bl['’](?:ha|hanno|aveva) [\\p{L}]+ ${A_IN_ITALIAN}{1,2}`,
      // "Las curas las hacía la enfermera", "la contabilità la teneva uno studio"
      `(?<=[\\p{L}:,] )(?:l[ao]s?|l[aei]) (?!${DONE_IN_IBERIAN} |${DONE_IN_ITALIAN} )[\\p{L}]+(?:[aeóo]|[ae]n|[ai]ron|ava|eva|iva|vano|no|isce|iscono) ${WITH_TOOL}(?:${A_IN_IBERIAN}|otr[oa]s? |${A_IN_ITALIAN})`,
    ),
    needs: isSomebody,
    reach: "deed",
    sparesTools: false,
  },
  // "O painel em Power BI é do analista", "los tableros son del área de sistemas", "il sito è della sede"
  {
    cue: cue(`(?<=[\\p{L}\\p{Nd}] )(?:es|son|era|eran|é|são|eram?|è|sono|erano) (?:${OF_WHOM})`),
    needs: isOther,
    reach: "deed",
    sparesTools: false,
  },
  // "Limpieza contratada a una empresa", "pulizia affidata a una ditta", "entregue a uma firma"
  {
    cue: cue(
      "\\b(?:confiée?s?|déléguée?s?|laissée?s?) (?:à |aux? )|\\b(?:externalisée?s?|sous-traitée?s?)(?![\\p{L}])|\\b(?:fabriquée?s?|assurée?s?|effectuée?s?) par (?:une?|des|le|la) ",
      "\\b(?:externalizad|subcontratad|terceirizad)[oa]s?(?![\\p{L}])|\\besternalizzat[oaie](?![\\p{L}])",
      "\\b(?:contratad|encargad|encomendad|delegad|confiad|cedid|entregad)[oa]s? (?:al? |à |aos? |às )(?:un[oa]?s? |uma? |la |las |el |los |otr[oa]s? |outr[oa]s? |terceros )|\\bentregues? (?:a uma? |à |ao |a outr)",
      "\\b(?:affidat|delegat|lasciat|demandat)[oaie] (?:a |ad |al |alla |allo |ai |agli |alle |all['’])",
    ),
    reach: "deed",
    sparesTools: false,
  },
  // "Paie traitée à l'extérieur", "manicure e depilação ficavam no andar de cima", "facturación y nóminas siguen en la central"
  {
    cue: cue(
      `(?<![\\p{L}])(?:(?!réalis|effectu|travail)${DONE_IN_FRENCH}|se (?:fai[\\p{L}]+|font|trouv[\\p{L}]+)|étai(?:en)?t|reste(?:nt)?|restai(?:en)?t) (?:ailleurs|à l['’]extérieur|en externe|dehors|hors site|à l['’]étage d|au-dessus|en face|au siège)(?![\\p{L}])(?<!ée?s? au siège)`,
      "\\b(?:hech[oa]s?|encargad[oa]s?|fabricad[oa]s?|llevad[oa]s?|contratad[oa]s?|impres[oa]s?|se (?:hac|llev|prepar|encarg|tramit)[\\p{L}]+|están?|estaban?|quedan?|quedaban?|siguen?|seguían?) (?:fuera|en otr[oa]|al lado|en la planta de|en el piso de|en la (?:central|sede|matriz)|enfrente|arriba|abajo|en el edificio de)(?![\\p{L}])",
      "\\b(?:feit[oa]s?|encomendad[oa]s?|tratad[oa]s?|se faz[\\p{L}]*|estavam?|está|estão|fica[m]?|ficavam?|continuam?|continuavam?) (?:por fora|fora|noutr[oa]|em outr[oa]|ao lado|no andar de|no piso de|na (?:sede|matriz|central)|em cima|em baixo)(?![\\p{L}])",
      "\\b(?:fatt[oaie]|elaborat[oaie]|si f(?:a|anno|aceva|acevano)|sta(?:nno|va|vano)|er(?:a|ano)|resta(?:no|va|vano)?|riman(?:e|gono|eva|evano)) (?:fuori|all['’]esterno|altrove|al piano di|in sede|accanto|di fronte|in outsourcing|in un altr)(?![\\p{L}])",
    ),
    reach: "deed",
    sparesTools: false,
  },
  // "Ancien fichier Access abandonné avant mon arrivée"
  {
    cue: cue(
      "\\b(?:avant mon arrivée|(?:de|par) (?:mon prédécesseur|ma prédécesseure|ma prédécessrice)|antes de mi llegada|(?:de|por) mi antecesora?|antes da minha chegada|(?:do|pelo|da|pela) (?:meu|minha) antecessora?|prima del mio arrivo|d(?:el|al) mio predecessore)(?![\\p{L}])",
    ),
    reach: "deed",
    sparesTools: false,
  },
];
