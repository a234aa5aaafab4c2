/** What people do at work, as it stands behind several of them: "pupils program". */
export const DOINGS: readonly string[] = (
  "accept adapt admit advise agree analyse analyze answer apply appoint approve arrange arrive ask " +
  "assemble assign attach attend bake become begin belong bill bind book bring build buy calculate carry " +
  "catch chart chase choose clean coach code collect colour come compare complain complete compose conduct " +
  "connect consult contain continue convert cook create cultivate cut dance deal decide decorate " +
  "deliver depend describe design develop dictate dig discuss dispense distribute do draft draw drink " +
  "drive dry dust dye earn eat edit employ enjoy enter erect examine exhibit explain explore feed fell " +
  "fetch fill find finish fit fix fly follow forge gather get give go grow guard handle hang harvest " +
  "have hear hire hike hold hunt identify improve inject inspect install instruct insure interpret invest " +
  "invite invoice iron join keep key knit know lay learn leave lend let lift listen live load lose " +
  "maintain make manage manufacture map mark measure meet mend mix model modify mop move mow need " +
  "negotiate observe obtain offer open operate order overhaul own paint pay peel perform pick plan " +
  "plaster plead plot pour practice practise prefer prepare prescribe produce program protect provide " +
  "publish pull push put raise read receive recommend recruit refill rely remove rent repair replace " +
  "represent require rescue restore roast run save say scan see select sell send serve service sew ship " +
  "shoot shred sing sit sketch slice solder solve sort speak specify spell spend spin spray stand steer " +
  "stitch study submit suggest surf sweep swim take teach tell think throw tile track translate treat " +
  "trim tune type understand unload use vaccinate wait want wash wear weave weigh weld wire wish wrap " +
  "write"
).split(" ");

/** Those that are nouns too, with an s at their end: "the sales plans", "the stock orders". */
export const NOUNS: ReadonlySet<string> = new Set(
  (
    "answer approach attach bill book catch change charge charts chart chase claim clean code colour cook cut dance deal design dig drink drive dry dust dye " +
    "feed file fill find fit fix fly get go guard handle hang harvest hire hold hunt iron join key know label lift load map mark measure " +
    "meet mend mix model mop move mow need offer order paint pay peel pick plan plaster plot pour practice program push raise read rent repair report rescue roast " +
    "run sample save scan select sell send service ship shoot sketch slice solder sort spell spend spin spray stand steer stitch study surf sweep tile track treat trim tune " +
    "type use wait want wash wear weld wire wish wrap"
  ).split(" "),
);
/** What does not say of whom it is told when it ends in s: "the shows live on". */
const OF_NOBODY: ReadonlySet<string> = new Set([
  "live",
  "depend",
  "continue",
  "begin",
  "become",
  "contain",
  "belong",
  "rely",
  "replace",
  "improve",
  "represent",
  "require",
  "provide",
  "produce",
  "offer",
  "need",
  "have",
  "connect",
]);

/** "He codes": the forms of one, but for those that are nouns as well. */
export const DOES: readonly string[] = DOINGS.filter((verb) => !NOUNS.has(verb) && !OF_NOBODY.has(verb)).map(
  thirdPerson,
);
/** Those that are. */
export const DOES_OR_NOUN: readonly string[] = DOINGS.filter(
  (verb) => NOUNS.has(verb) && !OF_NOBODY.has(verb),
).map(thirdPerson);

export function thirdPerson(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|z|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}
