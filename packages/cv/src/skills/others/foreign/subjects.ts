import { DEPARTMENT } from "../departments.ts";
import { cue, ONCE, type Rule } from "../rule.ts";

const START = "(?:^|[.;:]\\s+)";
const EDGE = "(?![\\p{L}])";
/** What the writer's own work is called; it may have a verb of its own. */
const OWN =
  "(?!schwerpunkt|bereich|fokus|einsatz|umgang|aufbau|ablauf|arbeits|aufgaben|tätigkeits|kunden(?:kontakt|service)|anteil|wechsel|einstieg|weg |tag |alltag|job |dienst |ausgleich|umfang|erfolg|umsatz|kontakt|versand |verkauf )";
/** Words that end as a verb of several does and are none. */
const NO_ITALIAN_VERB =
  "(?!(?:mano|piano|grano|divano|vulcano|umano|urbano|sono|tono|suono|telefono|abbandono|dono|trono|buono|fono|italiano|americano|africano|artigiano|veneziano|milanese|quotidiano|settimanale|capitano|guardiano|anziano|sovrano|nano|pantano|altopiano|microfono|ozono|carbonio|trapano|metano|butano|tulipano|germano|romano|pavano|invano|lontano|strano|sano|[\\p{L}]*(?:liano|riano|giano|fono))(?![\\p{L}]))";
const NO_SPANISH_VERB =
  "(?!(?:plan|pan|gran|imagen|examen|orden|joven|margen|volumen|origen|virgen|resumen|almacén|tren|bien|también|cien|quien|sin|con|según|capitán|alemán|catalán|huracán|volcán|titán|afán|refrán|sartén|andén|edén|terraplén|crimen|certamen|dictamen|desorden|aborigen)(?![\\p{L}]))";
/** The same in the Latin languages. */
const NOT_WORK =
  "(?![^.;:,]{0,24}(?:tarefa|funç|atividade|projeto|trabalho|responsabil|tarea|funcion|activid|proyecto|trabajo|competenc|compit|mansion|attivit|progett|lavor|experi|esperi|conhec|conoc|conosc))";
const IN_ITALIAN = "(?= (?:il|lo|gli|la|le|i|un|una|dei|delle|in|con|su|a|al|dal|dalla) )";
const IN_SPANISH = "(?= (?:el|la|los|las|un|una|con|sus?|al|a) )";
const IN_PORTUGUESE = "(?= (?:os?|as?|um|uma|em|no|na|com|ao|[\\p{L}\\d]{4,}) )";
const ARTICLE_BEHIND =
  "(?= (?:el|la|los|las|un|una|il|lo|gli|le|i|o|a|os|as|um|uma|les|des|du|het|een|die|das|den) )";

/**
 * What a verb tells of its subject in other languages: several who do it, a house or department that does it, and an
 * object that stands before its verb. A CV that leaves its writer out has none of these.
 */
export const FOREIGN_SUBJECTS: readonly Rule[] = [
  // "Geometri e architetti disegnano in AutoCAD", "agricultores vecinos cultivan limón", "despachantes usam Siscomex"
  {
    cue: cue(
      `${START}${NOT_WORK}(?:[\\p{L}]+(?:i|e) (?:e |di |in |del |della )?){1,4}${NO_ITALIAN_VERB}[\\p{L}]{3,}(?:[ai]vano|evano|ano|ono)${IN_ITALIAN}`,
      `${START}${NOT_WORK}(?:[\\p{L}]+s (?:y |e |de |del |en )?){1,4}${NO_SPANISH_VERB}[\\p{L}]{3,}(?:aban|ían|aron|ieron|an|en)${IN_SPANISH}`,
      `${START}${NOT_WORK}(?:[\\p{L}]+s (?:e |de |do |da |em )?){1,4}[\\p{L}]{2,}(?:avam|iam|aram|eram|iram|am)${IN_PORTUGUESE}`,
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Contabilidad pide los albaranes", "Marketing quiere pasarse a HubSpot"
  {
    cue: cue(
      `${START}${ONCE}(?:${DEPARTMENT}|dirección|direção|direzione|direction|administración|gerencia|gerência|diretoria) (?!(?:de|del|di|da|do|du|des|en|em|in|y|e|et|para|por|con|com|a|al|und|mit|für|met|van|voor)(?![\\p{L}]))[\\p{L}]{2,}(?<!(?:[ai]d[oa]|[aei]t[oaie])s?|al|ar|er|ir|[çz]?ión|ão|ée?s?|ing|ung)${ARTICLE_BEHIND}`,
      `${START}${ONCE}(?:${DEPARTMENT}) (?:quiere|quería|quer|queria|vuole|voleva|veut|voulait|will|wollte|wil|wilde) `,
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "La web la hizo en WordPress un sobrino", "le fatture le registra la commercialista", "de la contabilidad se ocupa mi jefa"
  {
    cue: cue(
      `${START}(?:el|la|los|las) [\\p{L}-]+(?: (?:y|de|del|en) (?:la |el |los |las )?[\\p{L}-]+){0,3} (?:la|lo|los|las) (?:hizo|hace[n]?|hacía[n]?|hicieron|lleva[n]?|llevaba[n]?|gestiona[n]?|tramita[n]?|[\\p{L}]+(?:ó|aron|ieron|aba|aban|ía|ían)${EDGE})`,
      `${START}(?:il|lo|la|i|gli|le|l['’]) ?[\\p{L}-]+(?: (?:e|di|del|della|in|su) (?:la |il |gli |le )?[\\p{L}-]+){0,3} (?:(?:lo|la|li|le) (?:ha|hanno|fa|fanno|faceva|facevano|segue|seguono|cura|curano|tiene|tengono|gestisc[\\p{L}]+|[\\p{L}]{3,}(?:a|ano|ava|avano|eva|evano|iva|ivano)) |l['’](?:ha|hanno|aveva) )`,
      `${START}(?:del?|de la|de los|de las|do|da|dos|das|della|delle|dei|degli|du|des) [^.;:,]{3,40} (?:se (?:ocupa[n]?|encarga[n]?|ocupaba[n]?|encargaba[n]?)|si occupa(?:no|va|vano)?|trata[m]?|cuida[m]?) (?!yo|eu|io|mí)`,
      `${START}(?:[\\p{L}-]+ (?:und [\\p{L}-]+ )?)(?:erledigten|erledigen|übernahmen|übernehmen|machten|machen|übernahm|übernimmt|erledigt|erledigte) (?:andere|fremd|externe|die|der|das|ein|eine|unsere?) `,
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Der Vertrieb kalkuliert in SAP": nobody's object begins so
  {
    cue: cue(
      `${START}(?:der|jeder|dieser|unser) (?:[\\p{L}]+(?:e|er) )?${OWN}[\\p{L}-]{3,} (?:(?:aus|in|im|von|vom|bei|beim) (?:der |den )?[\\p{L}-]+ )?(?!seit|mit|nicht|ist|hat|fast|selbst|dort|jetzt|zuerst|zuletzt|liegt|lag|reicht|umfasst|beinhaltet)[\\p{L}]{3,}(?:t|te)(?= (?:[\\p{L}\\d]))`,
    ),
    reach: "sentence",
    sparesTools: false,
  },
];
