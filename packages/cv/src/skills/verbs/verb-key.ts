/** Past tenses that no rule leads back to the verb. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    wrote: "write",
    written: "write",
    drew: "draw",
    drawn: "draw",
    built: "build",
    taught: "teach",
    made: "make",
    sold: "sell",
    bought: "buy",
    kept: "keep",
    fed: "feed",
    grew: "grow",
    ground: "grind",
    laid: "lay",
    shot: "shoot",
    led: "lead",
    ran: "run",
    drove: "drive",
    took: "take",
    swept: "sweep",
    gave: "give",
    paid: "pay",
    wove: "weave",
    spun: "spin",
    bent: "bend",
    dug: "dig",
    hung: "hang",
    bound: "bind",
    caught: "catch",
    sewn: "sew",
    mown: "mow",
    shorn: "shear",
    bred: "breed",
    dealt: "deal",
    rebuilt: "rebuild",
    rewound: "rewind",
    shod: "shoe",
    strung: "string",
    threw: "throw",
    blew: "blow",
    stood: "stand",
    bled: "bleed",
    sown: "sow",
    struck: "strike",
    spread: "spread",
    froze: "freeze",
    relaid: "relay",
  }),
);

/** Nouns of an activity and their verb, where "-ing" does not say it. */
const NOUN_ENDINGS: readonly (readonly [noun: RegExp, verb: string])[] = [
  [/iliation$/, "il"],
  [/aration$/, "ar"],
  [
    /(?<=spect|struct|collect|extract|inject|detect|correct|protect|insert|erect|select|dilut|execut|distribut|instruct|induct|adopt|digest)ion$/,
    "",
  ],
  [/ation$/, "at"],
  [/enance$/, "ain"],
  [
    /(?<=manage|assess|treat|develop|assign|recruit|measure|procure|replace|place|adjust|align|deploy|settle|ship|pay)ment$/,
    "",
  ],
];
/** Nouns that no ending leads back to the verb. */
const STEMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    installation: "install",
    administration: "administer",
    interpretation: "interpret",
    presentation: "present",
    documentation: "document",
    implementation: "implement",
    analysis: "analyze",
    diagnosis: "diagnose",
    production: "produce",
    reduction: "reduce",
    disposal: "dispose",
    removal: "remove",
    renewal: "renew",
    delivery: "deliver",
    recovery: "recover",
    repair: "repair",
    design: "design",
    control: "control",
    support: "support",
    overhaul: "overhaul",
    audit: "audit",
    sale: "sell",
    assembly: "assemble",
    change: "change",
    service: "service",
    demolition: "demolish",
    application: "apply",
    transport: "transport",
    transportation: "transport",
    harvest: "harvest",
    test: "test",
    check: "check",
    setup: "set",
    rescue: "rescue",
  }),
);

/** "dressing" → "dres": equal for all forms of a verb and for the noun of its activity. */
export function keyOfActivity(noun: string): string | null {
  const known = STEMS.get(noun);
  if (known !== undefined) return keyOfVerb(known);
  if (noun.length > 5 && noun.endsWith("ing")) return trim(noun.slice(0, -3));
  if (!noun.endsWith("ion") && !noun.endsWith("ance") && !noun.endsWith("ment")) return null;
  const rule = NOUN_ENDINGS.find(([ending]) => ending.test(noun));
  return rule === undefined ? null : trim(noun.replace(...rule));
}

/** "Took", "sold": a past that no ending tells. */
export function isIrregular(word: string): boolean {
  return IRREGULAR.has(word);
}

/** "dressed", "dress", "dresses" → "dres". */
export function keyOfVerb(word: string): string {
  const base = IRREGULAR.get(word);
  if (base !== undefined) return trim(base);
  if (word.length > 4 && word.endsWith("ied")) return `${word.slice(0, -3)}y`;
  if (word.length > 3 && word.endsWith("ed")) return trim(word.slice(0, -2));
  if (word.length > 5 && word.endsWith("ing")) return trim(word.slice(0, -3));
  return trim(word);
}

/** Without a final e, with one letter for two ("planned", "plan") and with s for z ("analysed", "analyze"). */
function trim(stem: string): string {
  const bare = stem.endsWith("e") ? stem.slice(0, -1) : stem;
  const once = bare.length > 1 && bare.at(-1) === bare.at(-2) ? bare.slice(0, -1) : bare;
  return once.endsWith("z") ? `${once.slice(0, -1)}s` : once;
}
