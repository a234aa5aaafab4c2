import type { Currency } from "@rolecall/contracts/jobs/enums";
import type { JobFilters } from "@rolecall/contracts/jobs/schemas";
import {
  type Db,
  facets,
  isVocabularyWord,
  normalise,
  quoteLexeme,
  wordQuery,
  wordsOf,
  type Zone,
} from "@rolecall/db";
import { MAX_COMPLETIONS, type Vocabulary, vocabularyOf } from "./vocabulary.ts";

/** Words of a keyword beyond these must be spelt right: to look for others costs a scan each. */
const MAX_CORRECTED_WORDS = 12;
/** As many as a job may require. */
const MAX_SKILLS = 50;
/** Cities or industries that one piece of text may stand for. */
const MAX_TERMS = 200;
const MAX_CORRECTIONS = 5;
/** A search in the terms of the index. */
export interface SearchPlan {
  /** All conditions on words and facets as one tsquery; empty without any. */
  readonly query: string;
  /** How many conditions the query joins. */
  readonly queryParts: number;
  /** Narrower tsqueries whose hits come first, the best first. */
  readonly tiers: readonly string[];
  /** One tsquery per skill asked for. */
  readonly skillQueries: readonly string[];
  /** The same for the jobs that require it: they come before those for which it is nice to have. */
  readonly requiredQueries: readonly string[];
  /** The `query` that finds those jobs alone; empty where no skill is asked for. */
  readonly requiredQuery: string;
  readonly maxYears: number | undefined;
  /** Monthly amounts; Infinity when open. */
  readonly pay: { readonly currency: Currency; readonly min: number; readonly max: number } | undefined;
  /** True when some filter can match nothing, so that there is nothing to ask. */
  readonly impossible: boolean;
}

/** Turns the filters of wire.md (Search) into conditions on the search row. All of them must hold. */
export function planSearch(db: Db, filters: JobFilters): Promise<SearchPlan> {
  return planWith(vocabularyOf(db), filters);
}

/** The same by a vocabulary at hand: for many searches at once. */
export async function planWith(vocabulary: Vocabulary, filters: JobFilters): Promise<SearchPlan> {
  const words = await planWords(vocabulary, filters.keyword ?? "");
  const { skillQueries, requiredQueries } = await planSkills(filters.skills ?? "");
  const city = await planTerms(vocabulary, "city", filters.city);
  const industry = await planTerms(vocabulary, "industry", filters.industry);
  const others = [...words.parts, city ?? "", industry ?? "", ...planFacets(filters)].filter(
    (part) => part !== "",
  );
  const hasSkills = skillQueries.length > 0;
  const parts = hasSkills ? [...others, anyOf(skillQueries)] : others;
  return {
    query: allOf(parts),
    queryParts: parts.length,
    tiers: words.tiers,
    skillQueries,
    requiredQueries,
    requiredQuery: hasSkills ? allOf([...others, anyOf(requiredQueries)]) : "",
    maxYears: filters.experienceLevel,
    pay: planPay(filters),
    impossible: words.impossible || city === null || industry === null || isEmptyRange(filters),
  };
}

function allOf(queries: readonly string[]): string {
  return queries.map((query) => `(${query})`).join(" & ");
}

function anyOf(queries: readonly string[]): string {
  return queries.map((query) => `(${query})`).join(" | ");
}

interface WordPlan {
  readonly parts: readonly string[];
  readonly tiers: readonly string[];
  readonly impossible: boolean;
}

const TITLE: readonly Zone[] = ["title"];
const TITLE_OR_SKILLS: readonly Zone[] = ["title", "skills"];

async function planWords(vocabulary: Vocabulary, keyword: string): Promise<WordPlan> {
  const words = wordsOf(keyword);
  const blank = { parts: [], tiers: [], impossible: keyword.trim() !== "" };
  if (words.length === 0) return blank;
  const alternatives = await Promise.all(
    words.map((word, i) =>
      i < MAX_CORRECTED_WORDS ? spellingsOf(vocabulary, word) : [{ word, prefix: true }],
    ),
  );
  const inZones = (zones: readonly Zone[]) =>
    alternatives.map((spellings) =>
      anyOf(spellings.map((term) => wordQuery(term.word, { prefix: term.prefix, zones }))),
    );
  return {
    parts: inZones([]),
    tiers: [
      allOf(inZones(TITLE)),
      allOf(inZones(TITLE_OR_SKILLS)),
      ...(words.length > 1 ? [anyOf(inZones(TITLE_OR_SKILLS))] : []),
    ],
    impossible: false,
  };
}

interface Spelling {
  readonly word: string;
  readonly prefix: boolean;
}

/** The word itself and all that begin like it; when no job has such a word, those one letter away. */
async function spellingsOf(vocabulary: Vocabulary, word: string): Promise<Spelling[]> {
  const begun = { word, prefix: true };
  const completions = await vocabulary.wordsBeginningWith(word);
  // Of a shorter beginning the vocabulary does not hold all words.
  if (completions.length > MAX_COMPLETIONS || !isVocabularyWord(word)) return [begun];
  if (completions.length > 0) return completions.map(whole);
  const corrected = await vocabulary.wordsOneLetterAway(word, MAX_CORRECTIONS);
  return [begun, ...corrected.map(whole)];
}

function whole(word: string): Spelling {
  return { word, prefix: false };
}

async function planSkills(skills: string): Promise<Pick<SearchPlan, "skillQueries" | "requiredQueries">> {
  const asked = await skillFacets(skills);
  return {
    skillQueries: asked.map((alternatives) =>
      alternatives.map(({ facet }) => quoteLexeme(facet)).join(" | "),
    ),
    requiredQueries: asked.map((alternatives) =>
      alternatives
        .map(({ facet, niceToHave }) => `(${quoteLexeme(facet)} & !${quoteLexeme(niceToHave)})`)
        .join(" | "),
    ),
  };
}

interface SkillFacet {
  readonly facet: string;
  /** Stands beside it in the jobs for which the skill is nice to have. */
  readonly niceToHave: string;
}

/** Of each skill of the list its facets: by its canonical id, where the graph knows it, and by its name. */
export async function skillFacets(skills: string): Promise<SkillFacet[][]> {
  const names = new Set(skills.split(",").map((name) => name.trim()));
  names.delete("");
  if (names.size === 0) return [];
  const { canonicalSkill } = await import("@rolecall/cv/skills");
  return [...names].slice(0, MAX_SKILLS).map((name) => {
    const skill = canonicalSkill(name);
    const byName = { facet: facets.skillName(name), niceToHave: facets.niceToHaveName(name) };
    if (skill === null) return [byName];
    return [{ facet: facets.skill(skill.id), niceToHave: facets.niceToHave(skill.id) }, byName];
  });
}

/** The facets of all cities (industries) that contain the text; null when there is none. */
async function planTerms(
  vocabulary: Vocabulary,
  kind: "city" | "industry",
  text: string | undefined,
): Promise<string | null | undefined> {
  const part = normalise(text ?? "").trim();
  if (part === "") return undefined;
  const terms = await vocabulary.termsContaining({ kind, part, limit: MAX_TERMS });
  return terms.length === 0 ? null : anyOf(terms.map((term) => quoteLexeme(facets[kind](term))));
}

function planFacets(filters: JobFilters): string[] {
  return exactFacets(filters).map(quoteLexeme);
}

/** The facets that a job must have as they are. */
export function exactFacets(filters: JobFilters): string[] {
  return [
    ...(filters.jobType === undefined ? [] : [facets.jobType(filters.jobType)]),
    ...(filters.urgency === undefined ? [] : [facets.urgency(filters.urgency)]),
    ...(filters.companySize === undefined ? [] : [facets.companySize(filters.companySize)]),
    ...(filters.currency === undefined ? [] : [facets.currency(filters.currency)]),
    ...(filters.remote === true ? [facets.remote()] : []),
    ...(filters.hybrid === true ? [facets.hybrid()] : []),
  ];
}

/** Monthly amounts carry the rounding of their factors: 5,000 a day are 108,350.00000000001 a month. */
const ROUNDING = 0.005;

/** A bound of 0 is open. Without a bound pay does not narrow, and a currency alone is a facet. */
function planPay({ minSalary = 0, maxSalary = 0, currency = "LKR" }: JobFilters): SearchPlan["pay"] {
  if (minSalary === 0 && maxSalary === 0) return undefined;
  return {
    currency,
    min: minSalary - ROUNDING,
    max: maxSalary === 0 ? Number.POSITIVE_INFINITY : maxSalary + ROUNDING,
  };
}

/** From 200 to 100 there is no pay, not that of the jobs which pay both. */
export function isEmptyRange({ minSalary = 0, maxSalary = 0 }: JobFilters): boolean {
  return maxSalary !== 0 && minSalary > maxSalary;
}
