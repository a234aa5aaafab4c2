import { NOT_OF_THE_JOB } from "../people.data.ts";
import { cue, type Rule } from "../rule.ts";

const PLACE =
  "(?:desks?|drawers?|shelf|shelves|laptop|drive|screen|seat|corner|wall|fridge|cupboard|windowsill|bin)";

/** Up to so many words of whatever lies about. */
const THING = `(?:the|an?|my|our|his|her|their|its|this|that|some|two|three|another|someone['’]s) ${NOT_OF_THE_JOB}(?:[\\p{L}\\d'’-]+ ){1,7}?`;
const START = "(?:^|[.;:]\\s+|, )";

/** What a thing does by itself: it lies, stands and hangs, it came with the building and ran out. */
const LIES =
  "(?:(?:lay|lies|stands|stood|hung|hangs|hummed|hums|sat|slept|props? up|propped up|came with|came up in|ran out|run out|went missing|gathered dust|crashed|" +
  "smells?|smelled|squeaks?|belonged|happens|happened|broke|nobody \\p{L}+|live[sd]? (?:in|on|under|behind) my)\\b|" +
  `(?:was|were|is|are) (?:stuck|lying|parked|left|pinned|hanging|older|thrown|gone|never mended|never opened|(?:in|on) (?:the|my|our|his|her) (?:\\p{L}+ )?(?:\\p{L}+['’]s|${PLACE}))(?=[\\s,.;]|$))`;

/** What is written on, and put into. */
const NOTICE = "(?:posters?|leaflets?|stickers?|rack|whiteboards?|notice ?board|signs?|flyers?)";
const HOLDER =
  "(?:drawers?|cupboards?|shelf|shelves|rack|walls?|fridge|corridor|notice ?board|window ?sill|locker|glove box|back seat|whiteboards?)";

/** Presents of the trade fair. */
const GIFT =
  "(?:mugs?|caps?|bags?|stickers?|badges?|pens?|t-shirts?|lanyards?|hoodies?|keyrings?|umbrellas?)";

/** Things that lie about, places, and what stands on them: they bear the names of skills that are nobody's. */
export const ENGLISH_THINGS: readonly Rule[] = [
  // "The Excel file of the auditors lay on the shared drive", "A piano nobody tunes stands in the hall"
  { cue: cue(`${START}${THING}${LIES}`), reach: "sentence", sparesTools: false },
  // "A poster by the till: …", "Shelf 3: …", "In the hall a drill hums"
  {
    cue: cue(
      `(?:^|[.;]\\s+)(?:an? )?(?:\\p{L}+ ){0,2}${NOTICE}(?: [\\p{L} ]{2,24})?: `,
      "(?:^|[.;]\\s+)painted on the \\p{L}+: ",
      "(?:^|[.;,]\\s+)(?:in|on|behind|under|beside) (?:the|my|our) (?:\\p{L}+ ){1,2}an? \\p{L}+ (?:shows|plays|hums|stands|hangs|sits|waits)\\b",
      "(?:^|[.;]\\s+)(?:shelf|aisle|room|box|floor|level) (?:\\d+|one|two|three|four|five|six): ",
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "a laptop full of GIS", "stickers say Rust", "an exhibition of glass"
  {
    cue: cue(
      `\\b(?:laptops?|notebooks?|vans?|heads?|rooms?|desks?|box|boxes|${HOLDER}) full of `,
      `\\b${NOTICE} (?:[\\p{L} ]{2,24} )?(?:say|says|said)\\b`,
      "\\ban? (?:exhibition|film|concert|show) of ",
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "The server room of a Salesforce office", "guards at the Oracle building"
  {
    cue: cue(
      "\\b(?:of|at|in|for|to|outside|beside|near) (?:an?|the) (?:[\\p{L}\\d]+ ){1,2}(?:office|building|headquarters|campus|warehouse|showroom|skyscraper)s?(?=[.,;]| (?:in|on|at|near|by|with|of)\\b|$)",
    ),
    reach: "itself",
    sparesTools: false,
  },
  // "A mug from AWS"
  { cue: cue(`\\b${GIFT} from`), reach: "names", sparesTools: false },
  // "Flats with underfloor heating"
  {
    cue: cue(
      "(?:^|[.;]\\s+)(?:flats?|houses?|villas?|apartments?|cottages?|bungalows?|suites?|cabins?) with (?!\\d)",
    ),
    reach: "sentence",
    sparesTools: true,
  },
  // "Spinning and weaving never stop", "Welding means no washing"
  {
    cue: cue(
      "(?<!\\b(?:which|that|who) )\\b(?:never (?:stops?|ends?|sleeps?)|means? (?:no|that) |(?:is|are|was|were) (?:what|all|everything) (?:they|the|he|she|others)\\b)",
    ),
    reach: "before",
    sparesTools: false,
  },
];
