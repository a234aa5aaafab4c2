import { matchesOf } from "../../parse/text/matches.ts";
import type { Hit } from "../names/read-run.ts";
import type { DocumentRun } from "../text/build-run.ts";
import { isWithin, type TextRange } from "../text/negation.ts";
import { LONGEST } from "./clause-start.ts";
import { englishWorkByOthers } from "./english/grammar/agents.ts";
import { englishClausesOfOthers } from "./english/grammar/find-clauses.ts";
import { routesThroughTools } from "./english/own-work.ts";
import { germanicClauses } from "./foreign/germanic-clauses.ts";
import { foreignRoutesThroughTools } from "./foreign/own-work.ts";
import { type JudgedBy, judgedBy } from "./line-language.ts";
import { type OwnWork, ownWorkIn, sentenceEnd, without } from "./own-work.ts";
import { inOneCase, type Rule } from "./rule.ts";
import { rangeOf } from "./rule-range.ts";
import { ENGLISH_RULES, HOLDS_ALL_THE_SAME, LATIN_RULES, type RuleSet, SCRIPT_RULES } from "./rule-sets.ts";

/** Where a text tells of others than the writer; there a name shows no skill of theirs. */
export interface OthersRanges {
  readonly all: readonly TextRange[];
  /** There tools show one all the same. */
  readonly butTools: readonly TextRange[];
  /** There tools show none: they are sold, bought and handed out. */
  readonly ofTools: readonly TextRange[];
  /** What stands between quotation marks: a name there must be all of it. */
  readonly quoted: readonly TextRange[];
}

/** An ad, a slogan, a title: "Senior Python engineer", „Python squeeze“. */
const QUOTED = /["“„«]([^"“”„«»]+)["”“»]/gu;

/** Everything of the text that is said of others; `language` is that of the CV, an ISO code. */
export function saidOfOthers(text: string, language: string | null = null): OthersRanges {
  const folded = inOneCase(text);
  const by = judgedBy(text, language);
  const { open, held, ofTools } = toldOfOthers(text, folded, by);
  const quoted = matchesOf(QUOTED, text).map((match) => insideOf(match));
  if (open.all.length === 0 && open.butTools.length === 0) return { ...held, ofTools, quoted };
  const own = ownWork(text, folded, by);
  // What only a tool's way leads back to the writer keeps its fields of work for others.
  const ofToolsOnly = own.tools.length === 0 ? [] : open.all;
  return {
    all: [...held.all, ...without(open.all, [...own.all, ...own.tools])],
    butTools: [...held.butTools, ...without([...open.butTools, ...ofToolsOnly], own.all)],
    ofTools,
    quoted,
  };
}

interface Told {
  /** Only as far as the sentence does not lead back to the writer. */
  readonly open: Ranges;
  /** Whatever else the sentence says. */
  readonly held: Ranges;
  readonly ofTools: TextRange[];
}

interface Ranges {
  readonly all: TextRange[];
  readonly butTools: TextRange[];
}

/** What grammar and rules know to be said of others, before anything is given back to the writer. */
function toldOfOthers(text: string, folded: string, by: JudgedBy): Told {
  const told = toldByGrammar(text, by);
  for (const rule of likelyRules(by, folded))
    for (const match of matchesOf(rule.cue.pattern, folded)) {
      const end = match.index + match[0].length;
      if (rule.needs && !rule.needs(folded.slice(end, end + LONGEST))) continue;
      const range = rangeOf(rule, text, match.index, end);
      if (range.end > range.start) rangesFor(rule, told).push(range);
    }
  return told;
}

function toldByGrammar(text: string, { germanic, isSurelyEnglish }: JudgedBy): Told {
  const told: Told = { open: { all: [], butTools: [] }, held: { all: [], butTools: [] }, ofTools: [] };
  if (germanic) told.open.all.push(...germanicClauses(text));
  if (isSurelyEnglish) {
    told.open.all.push(...englishClausesOfOthers(text));
    told.held.all.push(...englishWorkByOthers(text));
  }
  return told;
}

/** Where the ranges of a rule belong. */
function rangesFor(rule: Rule, { open, held, ofTools }: Told): TextRange[] {
  if (rule.toolsOnly) return ofTools;
  const ranges = HOLDS_ALL_THE_SAME.has(rule) ? held : open;
  return rule.sparesTools ? ranges.butTools : ranges.all;
}

function setsOf({ english, latin, scripts }: JudgedBy): readonly RuleSet[] {
  if (scripts) return [SCRIPT_RULES];
  return [...(english ? [ENGLISH_RULES] : []), ...(latin ? [LATIN_RULES] : [])];
}

/** Some rules are of all languages. */
function likelyRules(by: JudgedBy, folded: string): Iterable<Rule> {
  const [first = [], ...others] = setsOf(by).map((rules) => rules.likely(folded));
  return others.length === 0 ? first : new Set([first, ...others].flat());
}

/** Where sentences with another subject lead back to the writer. */
function ownWork(text: string, folded: string, by: JudgedBy): OwnWork {
  const own = ownWorkIn(
    text,
    folded,
    setsOf(by).flatMap((rules) => rules.own),
  );
  const routes = [
    ...(by.english ? routesThroughTools(text) : []),
    ...(by.latin ? foreignRoutesThroughTools(text) : []),
  ];
  own.tools.push(...routes.map(({ start, end }) => ({ start, end: sentenceEnd(text, end) })));
  return own;
}

function insideOf(match: RegExpExecArray): TextRange {
  return { start: match.index + 1, end: match.index + match[0].length - 1 };
}

const NOTHING: OthersRanges = { all: [], butTools: [], ofTools: [], quoted: [] };

/** Studies, lists and the headline tell of the writer alone. */
const OF_THE_WRITER: ReadonlySet<string> = new Set(["education", "skills", "header", "certifications"]);

/** Of these, sentences may tell of others all the same. */
const TOLD_THERE: ReadonlySet<string> = new Set(["education", "skills"]);

/** What is said of others in a run, found when it is first asked for: most lines hold no name at all. */
export function othersIn(run: DocumentRun, language: string | null): OthersRanges {
  const { section, guessed } = run.group;
  // "A friend did the server in Django" may stand below a degree.
  // And "My group is moving reports to Python" among the tools.
  const isTold = TOLD_THERE.has(section) && run.style === "prose";
  if (OF_THE_WRITER.has(section) && guessed === undefined && !isTold) return NOTHING;
  return new LateRanges(run.text, language);
}

class LateRanges implements OthersRanges {
  readonly #text: string;
  readonly #language: string | null;
  #found: OthersRanges | null = null;

  constructor(text: string, language: string | null) {
    this.#text = text;
    this.#language = language;
  }

  get all() {
    return this.#ranges().all;
  }

  get butTools() {
    return this.#ranges().butTools;
  }

  get ofTools() {
    return this.#ranges().ofTools;
  }

  get quoted() {
    return this.#ranges().quoted;
  }

  #ranges(): OthersRanges {
    this.#found ??= saidOfOthers(this.#text, this.#language);
    return this.#found;
  }
}

/** A name that stands where others are told of. */
export function isOfOthers(
  { skill, start, end }: Pick<Hit, "skill" | "start" | "end">,
  others: OthersRanges,
): boolean {
  if (isWithin(others.all, start)) return true;
  if (isWithin(skill.class === "tool" ? others.ofTools : others.butTools, start)) return true;
  return others.quoted.some(
    (range) => start >= range.start && end <= range.end && end - start < range.end - range.start,
  );
}
