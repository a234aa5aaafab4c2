const ARTICLE =
  "(?:the |our |la |le |les |l['’]|il |lo |gli |i |el |los |las |der |die |das |dem |den |de |het |o |a |os |as )?";
const WORD = "[\\p{L}][\\p{L}'’-]*";
/** Words that go on about the work: "on late arrivals", "durante gli allestimenti". */
const GOES_ON =
  "(?:on|for|during|in|at|about|over|regarding|when|to|until|by|from|via|using|through|before|after|every|each|once|as|bei|beim|während|für|im|zu|über|durante|para|sobre|nel|nella|nei|negli|nelle|per|sur|pour|lors|pendant|dans|nas|nos|na|no|em|bij|voor|tijdens|op|en|wards?|[a-z]{3,}ed)";
const ITEM = `${ARTICLE}${WORD}(?: ${WORD})?`;
const JOINT = "(?: and | or | & | und | oder | et | ou | y | o | e | ed | en )";

const ROW = new RegExp(
  `^[\\s:]*(${ITEM}?(?: ${WORD})??)((?:, ${ITEM}?)*${JOINT}(?!\\p{L}+(?:ed|ing)\\b(?! team| staff))${ITEM}?)?(?=,|[.;:()]|$| ${GOES_ON}\\b|${JOINT})`,
  "u",
);
/** "Suppliers, stock control and invoicing": people first, and then what was done. */
const PEOPLE_FIRST = /(?:ers|ors|ists|ants|ients|ts|ees)$/u;

/** How long the row of those is that somebody worked with: departments, in small letters or large. */
export function partnerRowLength(rest: string, wantsRow: boolean): number {
  const row = ROW.exec(rest);
  if (row === null) return 0;
  const [whole, first = "", others = ""] = row;
  if (wantsRow && others === "") return 0;
  const isPeople = PEOPLE_FIRST.test(first) && others.startsWith(",");
  return isPeople ? whole.length - others.length : whole.length;
}
