import { cue, type Rule } from "../rule.ts";

/** The writer speaks of themselves in the same line: a CV in the third person does not. */
const FIRST_PERSON_BEHIND = "(?=[^.]{0,160}\\b(?:i|me|my|mine|we|us|our|ours)\\b)";
const START = "(?:^|[.;:,]\\s+|\\b(?:and|but|while|where|because|though|whereas) )";

const SOMEBODY =
  "(?:others|somebody(?: else)?|someone(?: else)?|nobody|whoever|everybody else|everyone else)";

/** Words that begin a sentence without a subject: "Also did the payroll". */
const NO_SUBJECT =
  "(?!(?:i|we|also|and|then|often|regularly|sometimes|who|which|that|mostly|mainly|occasionally|personally|once|always|usually|still|even|never|only|later|there|here|team|today|daily|weekly|monthly|currently|successfully|independently|previously|formerly)\\b)";

const DONE =
  "(?:written|built|made|done|kept|coded|drawn(?: up)?|run|looked after|dosed|serviced|mended|drafted|maintained|tended|edited|designed|painted|chosen|picked|filed|repaired|cleaned|baked|cooked|welded|filmed|translated|restored|set up|laid|fitted|handled)";

/** "Is written in C by a team of ours". */
const BY_OTHERS = `\\b(?:was|were|is|are|been) (?:\\p{L}+ly )?${DONE}(?: in [\\p{L}+#]+)? by (?!me\\b|us\\b|hand\\b|my team)(?:a |an |the |two |three |another |others\\b|someone|somebody|my )`;

/** Who did it, when it was not the writer: pronouns and names that the writer stands against. */
export const ENGLISH_CONTRASTS: readonly Rule[] = [
  // "She did the welding; I drove", "They tiled, we carried"
  {
    cue: cue(
      `${START}(?:she|he|they) (?!asked me|told me|taught me|showed me|trusted|let me|had me|sent me|made me)${FIRST_PERSON_BEHIND}`,
      `(?:^|[.;]\\s+)${SOMEBODY} (?!asked me|told me|taught me)(?=\\p{L})`,
      `${START}(?:she|he|they) (?:swears?|swore) by\\b`,
      `(?:^|[.;]\\s+)${NO_SUBJECT}\\p{L}+ (?:did|does) (?:the|all the|most of the|his|her) `,
      "(?:^|[.;,]\\s+)(?:not (?:me|us|i|we) but|instead of (?:me|us)) ",
      "\\bwhat (?!i\\b|we\\b)[\\p{L}]+ (?:did|does|made|ran) (?:was|is)\\b",
      "(?:^|[.;,]\\s+)(?:the )?(?:\\p{L}+ ){1,3}happen(?:s|ed)\\b",
      ", \\p{L}+ (?:his|her|their|my) \\p{L}+['’]s(?=[,;.]|$)",
      BY_OTHERS,
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Tiling was Ion's, plastering his brother's", "The plating was theirs", "Milking is my brother's trade"
  {
    cue: cue(
      "\\b(?:was|were|is|are) (?:theirs|his|hers|(?:(?:my|his|her|the|our) )?\\p{L}+['’]s?)(?=[,;.]|$| and\\b| (?:trade|job|work|business|part|task)\\b|, )",
      "\\b(?:fell|falls|fall) to (?:my|the|a|an|his|her|our|others|another) ",
      "\\b(?:not|never) (?:by |for |with )?(?:me|us|mine|ours|i|my (?:job|work|task|part|trade|business))(?=[,;.]|$| but)",
      BY_OTHERS,
      "\\bgoes on behind\\b",
      "\\bcame (?:on \\p{L}+ )?with an? (?:lady|man|woman|friend|firm)\\b",
      "(?<=\\bi (?:did|wrote|built|made|drew|took) [^.;]{2,40}; the [^.;]{3,50} )(?:was|were) \\p{L}+(?: and \\p{L}+)?(?=[.;]|$)",
    ),
    reach: "before",
    sparesTools: false,
  },
  // "Supported teams writing Scala and Elixir"
  {
    cue: cue(
      "\\b(?:teams?|colleagues|developers|customers|clients|users|those) (?:(?:writing|coding|programming)(?: in)?|who (?:write|wrote|code|coded|program|programmed)(?: in)?)(?= )",
    ),
    reach: "names",
    sparesTools: false,
  },
];
