import { isBreak } from "../text/segments.ts";
import type { Token } from "../text/tokenise.ts";

const ARABIC = /[\u0600-\u06ff]/;
const INDIC = /[\u0900-\u0dff]/;
/** The article with what is written onto it. */
const DEFINITE = /^و?(?:[بلك]?ال|لل)/;
const OWN_CONJUNCTION = /^و/;

const CONJUNCTION: ReadonlySet<string> = new Set("और एवं तथा व සහ හා මෙන්ම மற்றும் و أو".split(" "));

/** After a noun of Hindi, Sinhala or Tamil: the verb that makes it an activity, or the word "work". */
const DOING =
  /^(?:कर(?:ना|ने|ता|ती|ते|के|वाना)|किया|की|का|काम|कार्य|में|देना|दिया|कौशल|அனுபவம்|செய்(?:தல்|து|தேன்|வது|கிறேன்|யும்)|வேலை(?:கள்)?|பணி(?:கள்)?|කිරීම.*|කර.*|කළ.*|වැඩ|කටයුතු)$/;

/** "Of" and "to" of the Latin languages, behind which the object of a noun stands. */
const OF: ReadonlySet<string> = new Set(
  (
    "de du des d di del della dello dei degli delle dell do da dos das von vom der van a al alla allo ai alle ao aos au aux " +
    "la el los las"
  ).split(" "),
);

/** Their word means the same whatever its object is: "enseignement du français", "Verkauf von Backwaren". */
const ANY_OBJECT: ReadonlySet<string> = new Set(
  (
    "teaching sales cleaning packaging maintenance translation tailoring sewing painting-and-decorating welding recruitment " +
    "stocktaking invoicing irrigation sterilisation sanitation proofreading harvesting driving ironing procurement"
  ).split(" "),
);

/** "Carrying out of", "in charge of": what follows is what was done. */
const CARRYING_OUT =
  /^(?:realisation|realiser|realizacao|realizar|realizacion|execucao|execution|ejecucion|esecuzione|effettuazione|durchfuhrung|uitvoeren|uitvoering|verrichten|elaboration|elaboracion|elaboracao|occupe|occupai|occuper|chargee?|encargo|encargaba|encargad[oa]|encargarme|ocupo|ocupaba|ocupava|ocuparme|cuido|cuidava|trato|tratava|encarregad[oa]|occupo|occupavo|occuparmi|occupat[oa]|incaricat[oa]|addett[oa])$/;

/** "De la", "de l'". */
const MAX_LINKS = 3;

interface Place {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly from: number;
  readonly to: number;
}

/**
 * Whether a single word of another language can name what was done where it stands in a sentence. An Arabic noun with
 * its article leads its piece of the sentence ("التنظيف والتعقيم", but "قسم المبيعات"); a noun of Hindi, Sinhala or Tamil
 * ends it, or has its verb behind it ("सफाई करना", but "सफाई विभाग").
 */
export function isActivityOfItsLanguage({ text, tokens, from, to }: Place): boolean {
  const written = text.slice(tokens[from]?.start, tokens[to - 1]?.end);
  if (ARABIC.test(written)) {
    if (!DEFINITE.test(written)) return true;
    return OWN_CONJUNCTION.test(written) ? isJoinedToActivity(text, tokens, from) : isEdge(tokens[from - 1]);
  }
  if (INDIC.test(written)) return isEdge(tokens[to]) || DOING.test(tokens[to]?.norm ?? "");
  return true;
}

/** How many people something is done for: "nóminas de 40 empleados". */
const PEOPLE =
  /^(?:empleado|trabajadore?|persona|salar(?:ie|y)|employee?|collaborateur|personne|dipendent[ei]|lavorator[ei]|person[ae]|addett[io]|pessoa|funcionario|trabalhadore?|colaboradore?)s?$/;

/** With "of …" behind it a word for lists is one of the everyday: "taglio di salumi" cuts no hair. */
export function hasObjectBehind(tokens: readonly Token[], to: number): boolean {
  return OF.has(tokens[to]?.norm ?? "") && !PEOPLE.test(tokens[to + 2]?.norm ?? "");
}

export function takesAnyObject(skillId: string): boolean {
  return ANY_OBJECT.has(skillId);
}

/** "Realização de curativos", "me encargo de las nóminas": such a word may stand inside of a sentence. */
export function isCarriedOut(tokens: readonly Token[], from: number): boolean {
  let at = from - 1;
  while (at > from - MAX_LINKS && isOf(tokens[at - 1])) at -= 1;
  return isOf(tokens[at]) && CARRYING_OUT.test(tokens[at - 1]?.norm ?? "");
}

function isOf(token: Token | undefined): boolean {
  return token !== undefined && (OF.has(token.norm) || token.norm === "'");
}

/** "التنظيف والتعقيم": the word before leads the piece itself. */
function isJoinedToActivity(text: string, tokens: readonly Token[], from: number): boolean {
  const before = tokens[from - 1];
  return isEdge(tokens[from - 2]) && DEFINITE.test(text.slice(before?.start, before?.end));
}

function isEdge(token: Token | undefined): boolean {
  return token === undefined || isBreak(token) || CONJUNCTION.has(token.norm);
}
