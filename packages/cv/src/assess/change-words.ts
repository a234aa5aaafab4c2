import { anyCase } from "../parse/text/patterns/any-case.ts";
import type { Token } from "../parse/text/tokens.ts";
import { achievementWords } from "./achievement-words.ts";
import type { Measure } from "./find-measures.ts";

interface Changes {
  /** Words of change stand in the sentence. */
  readonly any: boolean;
  /** Some of them say that something moved, not only that it was sold or won. */
  readonly moving: boolean;
  /** They are names of turnover only: its size is no result. */
  readonly onlySales: boolean;
  /** Some of them make even a plain count a result. */
  readonly strong: boolean;
  /** Those that do so only with the counted things: "sold 61 kitchens". */
  readonly weak: readonly Token[];
}

export function changesOf(tokens: readonly Token[], language: string): Changes {
  const weak: Token[] = [];
  let [any, moving, onlySales] = [false, false, true];
  for (const [index, token] of tokens.entries()) {
    const wordOf = changeAt(tokens, index, language);
    if (wordOf === null) continue;
    const { text } = token;
    any = true;
    onlySales &&= SALES.has(text);
    moving ||= !WITH_OBJECT.has(text) || MOVING.has(text);
    const isStrong = isStrongBeside(tokens, index);
    // The English list also holds words that duties are full of; the others name results only.
    const isEnglish = wordOf === "en" && language === "en";
    if (WITH_OBJECT.has(text) && !isStrong) weak.push(token);
    else if (isEnglish ? isStrong || STRONG.has(text) : namesDeed(text))
      return { any, moving: true, onlySales: false, strong: true, weak };
  }
  return { any, moving, onlySales: any && onlySales, strong: false, weak };
}

/** "Sold out", "was closed": the word beside it says that it came about. */
function isStrongBeside(tokens: readonly Token[], at: number): boolean {
  const [before, word, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const particle = PARTICLES.get(word?.text ?? "");
  return (particle !== undefined && particle === next?.text) || PASSIVE.has(before?.text ?? "");
}

function namesDeed(word: string): boolean {
  return !SALES.has(word) && !NO_DEED.has(word);
}

/** The language of the word of change at a place; null where there is none or it says something else. */
function changeAt(tokens: readonly Token[], at: number, language: string): string | null {
  const match = achievementWords().change.matchAt(tokens, at);
  if (match === null || isQuantity(tokens, at) || isOtherSense(tokens, at, language)) return null;
  return match.value;
}

/** Whether a count is what one of the verbs was done to: right behind it or, with a participle, in front. */
export function isDoneTo(sentence: string, verbs: readonly Token[], { kind, from, to }: Measure): boolean {
  if (kind !== "count") return false;
  return verbs.some(({ start, end }) =>
    end <= from ? BEHIND.test(sentence.slice(end, from)) : BEFORE.test(sentence.slice(to, start)),
  );
}

const LINK =
  "(?:to|for|of|from|in|on|with|at|by|and|the|à|en|de|du|des|pour|sur|avec|dans|et|con|para|por|y|e|em|com|di|per|su|nel|nella|ai|agli|mit|an|auf|für|bei|von|und|aus|zum|zur|im|am|met|op|voor|naar|van|bij)";
const BEHIND = anyCase(
  new RegExp(
    String.raw`^\s(?:(?:more than|over|plus de|más de|mais de|più di|oltre|meer dan|mehr als)\s|(?!${LINK}\s)[\p{L}-]+\s){0,2}$`,
    "iu",
  ),
);
const BEFORE = new RegExp(String.raw`^\s(?:(?!${LINK}\s)[\p{L}-]+\s){1,3}$`, "iu");

/** Verbs that make even a plain count a result: "cut … to 35 alerts", "led to the repair of 19 taps". */
const STRONG: ReadonlySet<string> = new Set(
  `reduced cut lowered decreased dropped fell shrank shortened saved increased grew lifted boosted improved doubled tripled rose gained won
   earned secured recovered exceeded surpassed slashed accelerated trimmed eliminated prevented retained expanded resulted avoided cleared halved saves saving frees freed renewed
   scaled sped attracted outperformed`.split(/\s+/),
);

/** Verbs of success with what was sold, won or gathered, and of duties with anything else. */
const WITH_OBJECT: ReadonlySet<string> = new Set(
  `raised led generated identified brought sold closed signed landed recruited
   verkauft verkaufte akquiriert abgeschlossen beschafft eroffnet
   vendu vendus vendues signe conclu recrute livre realise obtenu recus
   vendi cerre capte consegui obtuve abri fechei captei obtive concluir conclui entreguei
   portato portata portati venduto chiuso acquisito realizzato ottenuto
   verkocht verkochte gerealiseerd behaald opgeleverd geworven afgerond`.split(/\s+/),
);

/** "Sold out", "brought in", "led to". */
const PARTICLES: ReadonlyMap<string, string> = new Map([
  ["sold", "out"],
  ["brought", "in"],
  ["led", "to"],
  ["climbed", "to"],
  ["jumped", "to"],
]);

/** "The wound was closed", "212 were sold". */
const PASSIVE: ReadonlySet<string> = new Set(["was", "were", "been", "fully"]);

/** Those of them that also tell of a figure from where to where it went. */
const MOVING: ReadonlySet<string> = new Set("raised brought portato portata portati".split(" "));

/** Names of turnover. */
const SALES: ReadonlySet<string> = new Set(
  "umsatz chiffre ventas facturacion vendas faturamento faturacao vendite fatturato omzet बिक्री විකුණුම් விற்பனை مبيعات".split(
    " ",
  ),
);

/** Comparatives and verbs of passage that measure with a share or a sum and say nothing of a plain count. */
const NO_DEED: ReadonlySet<string> = new Set(
  `mehr hoher fruher statt baute eingearbeitet eingefuhrt gehalten hielt geoffnet besser
   plus ouvert ouverte ouverts ouvertes passe passee passes passees passant porte portee contre soit rapide monte
   mas antes mayor pase pasaba pasaron paso pasando lleve mejor
   mais maior passei passou passando
   piu passato passata passati rispetto
   naar meer gewerkt vroeger beter lager hoger
   more up higher ahead first top best went took moved met kept selected named placed published collected
`
    .split(/\s+/)
    .concat("प्राप्त हुआ हुई हुए अधिक ज्यादा ලබා حصلت وصلت اكثر وقعت".split(" ")),
);

const COMPARATIVES: ReadonlySet<string> = new Set(
  "more less fewer higher mehr weniger plus moins mas menos mais piu meno meer minder".split(" "),
);

/** "Más de 200", "more than 40": a quantity and no comparison. */
function isQuantity(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return (
    COMPARATIVES.has(tokens[at]?.text ?? "") &&
    next !== undefined &&
    /^(?:than|de|di|dan|als|van)$/.test(next.text) &&
    tokens[at + 2]?.kind === "number"
  );
}

/** Words of change that say something else there. */
function isOtherSense(tokens: readonly Token[], at: number, language: string): boolean {
  const [before, word, behind] = [tokens[at - 1], tokens[at], tokens[at + 1]].map(
    (token) => token?.text ?? "",
  );
  const phrase = `${before} ${word} ${behind}`;
  const isStore = language === "de" && STORE_OR_SEA.test(phrase);
  return isStore || OTHER_SENSES.some((sense) => sense.test(phrase)) || isUpToFigure(tokens, at);
}

/** "Lager" is lower in Dutch and a store in German, "Meer" more and a sea. */
const STORE_OR_SEA = / (?:lager|meer) /;

/** A word with what stands in front of it and behind it. */
const OTHER_SENSES: readonly RegExp[] = [
  / (?:lager|meer) en$/,
  / signed (?:off|for)$/,
  // "Charge-up", "follow-up": what is done, and no way upwards.
  /^- up /,
  // "The final cut" is a film, "a rough cut" too.
  /^(?:final|fine|rough|first|director|s|hair|crew|power|price of) cut /,
  // "Grew up on a farm"; what makes up a share of the whole.
  /^(?:grew|grown|growing|make|makes|making|made) up /,
  / (?:grew|grown|growing) up$/,
  / (?:increased|reduced|raised|lower|higher) risk$/,
  // "Des livres" are books.
  /^(?:les?|des?|du|aux?) livres? /,
  // "Pièces montées" are cakes.
  /^pieces? montees? /,
  // "Personnes atteintes d'Alzheimer" have an illness and reach no goal.
  / atteinte?s? (?:d|de|du|des)$/,
];

/** "Orders up to £5,000". */
function isUpToFigure(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== "up" || tokens[at + 1]?.text !== "to") return false;
  const next = tokens[at + 2]?.kind;
  return next === "number" || next === "mark" || tokens[at + 3]?.kind === "number";
}
