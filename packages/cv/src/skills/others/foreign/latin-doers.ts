import { cue, LETTERS, type Rule } from "../rule.ts";
import { somebodyLength } from "./latin-people.ts";

const START = "(?:^|[.;:,]\\s+)";

/** "Mon équipe développe en Go" tells of the writer, and so does "l'équipe que j'encadre". */
const NOT_OWN =
  "(?!(?:mon|notre|nos|mi|mis|nuestr[oa]s?|(?:[oa] )?(?:minha|nossa)|(?:la )?(?:mia|nostra)) (?:équip|equip|squadr|team))";
const A_IN_FRENCH =
  "(?:une? |les? |la |mon |ma |mes |nos |notre |leurs? |deux |trois |certaine?s |chaque |l['’]|d['’])";
const A_IN_IBERIAN =
  "(?:(?:el|la|l[oa]s|una?|un[oa]s|uma?|os?|as?|mis?|nuestr[oa]s?|dos|tres|cada) (?:(?:meus?|minhas?|noss[oa]s?) )?)";
const A_IN_ITALIAN = "(?:(?:il|lo|la|i|gli|le|un[oa]?|due|tre|ogni) |l['’]|un['’])";

/** Verbs of somebody else, by their ending alone. */
const PAST = [
  "(?!(?:sou|tr|retr|port|l|attr)ait)\\p{L}{2,}(?:ait|aient)",
  "\\p{L}{2,}(?:aban?|avam?|ían|iam|ó|aron|ieron|aram|eram|iram|ou)|(?:hac|ten|conten|vend|dirig|aten|escrib|repart|sirv|serv|sab|pod|quer|faz|tinh|conduz|dec|ve)[íi]a|fez|hizo|puso|trajo",
  "\\p{L}{2,}(?:avano?|evano?|[^t]ivano)",
  "(?:a|ont|avai(?:en)?t) (?:\\p{L}+ )?\\p{L}{2,}(?:é|i|u|it|is)(?= )",
  "(?:ha|hanno|aveva(?:no)?) \\p{L}+[ato](?= )",
  "(?:s['’](?:occup|charge)|si occup|se (?:encarg|ocup|charge))\\p{L}*",
].join("|");
/** A word right before an article is no adjective: "la gestoría tramita las nóminas". */
const PREPOSITION =
  "(?:après|avant|pendant|dans|sur|sous|avec|sans|pour|par|vers|chez|entre|selon|depuis|durant|malgré|contre|outre|dont|tout|toute|tous|toutes|comme|lors|soit|mais|puis|donc|de|del|des|du|di|da|do|d|et|y|e|o|ou|con|com|sin|" +
  "sem|para|por|sobre|tras|hasta|até|desde|según|segundo|contra|bajo|sob|ante|mediante|tod[oa]s?|que|após|senza|per|sopra|sotto|tra|fra|fino|secondo|contro|verso|presso|che|tutt[oaie]|dopo|prima|oltre|come|qui|en|em|in|a|al)";
const BEFORE_ARTICLE = `(?!${PREPOSITION}(?!\\p{L})|\\p{L}+(?:[aiu][dt][oaie]|ée?)s?(?!\\p{L}))\\p{L}{2,}(?<![aei]ndo|ant) (?:les? |la |l['’]|une? |du |des |el |l[oa]s |una |uma? |os |as |o |il |lo |i |gli |un['’]|sus? |seus? |suas? |suo[i]? |su[ae] |ses |leurs? )`;
/** "Que j'encadre" is the writer's. */
const WHICH = `(?: (?!(?:que|qu['’]|che)(?!\\p{L}))(?:(?:d[eoai]s?|del|du|des|della|dell['’]|d['’]) ?(?:la |las |los |l['’])?)?[${LETTERS}'’-]+){0,2}?`;

/** What somebody does, behind the word for who it is. */
const ACTS = new RegExp(
  `^${WHICH} (?:(?:${PAST})(?!\\p{L})|${BEFORE_ARTICLE})`.replaceAll("\\p{L}", `[${LETTERS}]`),
);

function isSomebodyWhoActs(rest: string): boolean {
  const length = somebodyLength(rest);
  return length > 0 && ACTS.test(rest.slice(length));
}

/** Where somebody else is. */
const NEXT_DOOR =
  "(?:d['’]à côté|à côté(?! d)|voisine?s?|du dessus|du dessous|d['’]en face|en face(?! d)|de al lado|al lado(?! d)|vecin[oa]s?(?! a)|contigu[oa]s?|de arriba|de abajo|de enfrente|enfrente(?! d)|ao lado(?! d)|vizinh[oa]s?|de cima|de baixo|em frente(?! [aàd])|accanto(?! a)|vicin[oaie](?! a)|di sopra|di sotto|di fronte(?! a))";

/** Sentences whose subject is somebody else, in the Latin languages: a CV leaves its writer out, or says "je", "yo", "eu", "io". */
export const LATIN_DOERS: readonly Rule[] = [
  // "Un consultor configuró SAP", "la gestoría tramita las nóminas", "mio cognato ha aperto un'officina"
  {
    cue: cue(`${START}${NOT_OWN}(?:${A_IN_FRENCH}|${A_IN_IBERIAN}|${A_IN_ITALIAN})`),
    needs: isSomebodyWhoActs,
    reach: "sentence",
    sparesTools: false,
  },
  // "Otro departamento en la central", "d'autres équipes"
  {
    cue: cue(`${START}(?:une? |d['’]|algun[oa]s? |un['’])?(?=autre|otr|outr|altr)`),
    needs: (rest) => somebodyLength(rest) > 0,
    reach: "sentence",
    sparesTools: false,
  },
  // "La casa madre sviluppa in Scala", "a matriz desenvolve em Scala": it needs no object
  {
    cue: cue(
      `${START}(?:la maison mère|le siège|la filiale|la (?:casa )?matriz|la central|la sede|la filial|a matriz|a sede|a central|a filial|la casa madre) (?!(?:de|di|du|da|en|em|in|et|y|e)\\b|[\\p{L}]+(?:é|ée|ad[oa]|id[oa]|at[oa]|it[oa])\\b)[\\p{L}]{3,}(?:e|a|ait|aba|ava)(?![\\p{L}])`,
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "L'étage du dessus faisait de la radiologie", "el local de al lado vendía seguros", "atelier de soudure à côté"
  {
    cue: cue(
      `${START}(?:${A_IN_FRENCH}|${A_IN_IBERIAN}|${A_IN_ITALIAN})?[\\p{L}'’-]{3,}(?: d(?:e|u|i|o|a|os|as|el|es|ei|elle|ella) (?:la )?[\\p{L}'’-]+)? ${NEXT_DOOR}(?![\\p{L}])`,
      `${START}(?:à côté(?! d)|en face(?! d)|al lado(?! d)|enfrente(?! d)|ao lado(?! d)|em frente(?! [aàd])|accanto(?! a)|di fronte(?! a)|à l['’]étage(?: du dessus)?|(?:en|no) (?:la|el)? ?(?:planta|piso|andar) de (?:arriba|abajo|cima|baixo)|al piano di sopra|al piano di sotto),? (?:[\\p{L}'’]+ )?(?=[\\p{L}])`,
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Parmi les clients : une tannerie", "entre los clientes, una panadería", "los clientes eran zapaterías"
  {
    cue: cue(
      `${START}(?:parmi|entre|tra|fra) (?:les |mes |nos |l[oa]s |mis |nuestros |os |as |meus |i |gli |miei |nostri )?(?:clients|clientes|clienti)(?![\\p{L}])`,
      "\\b(?:clients|clientes|clienti) (?:étaient|eran|eram|erano|sont|son|são|sono)(?= )",
      `${START}(?:clientèle|clientela) (?:de |d['’]|di |formada |composée )`,
    ),
    reach: "sentence",
    sparesTools: true,
  },
];
