import type { SectionKind } from "../../types.ts";

/** Phrases separated by `|`; case, accents and line breaks do not matter. */
export type Phrases = string;

/**
 * The words of one language that structure a CV. Every list may be empty; nothing here is code, so a new
 * language is one more file and its line in `vocabularies.ts`.
 */
export interface Vocabulary {
  /** ISO 639-1. */
  readonly code: string;
  /** Whole headings. */
  readonly headings: Readonly<Partial<Record<SectionKind, Phrases>>>;
  /** Single words that give a heading away when the whole line is not listed above. */
  readonly cues: Readonly<Partial<Record<SectionKind, Phrases>>>;
  /** Words a heading may contain without meaning anything: articles, "my", "selected". */
  readonly fillers: Phrases;
  readonly months: readonly [
    Phrases,
    Phrases,
    Phrases,
    Phrases,
    Phrases,
    Phrases,
    Phrases,
    Phrases,
    Phrases,
    Phrases,
    Phrases,
    Phrases,
  ];
  readonly seasons: Phrases;
  readonly dates: {
    /** "present", "heute". */
    readonly present: Phrases;
    /** "since" before the date. */
    readonly since: Phrases;
    /** "since" behind the date, as in Hindi and Tamil. */
    readonly sinceAfter?: Phrases;
    /** "until" before a single date. */
    readonly until: Phrases;
    readonly untilAfter?: Phrases;
    /** Between two dates. */
    readonly to: Phrases;
    /** Before the first of two dates. */
    readonly from: Phrases;
    /** Between day, month and year. */
    readonly of?: Phrases;
  };
  readonly titles: {
    /** Nouns that name an occupation, in every gender. */
    readonly heads: Phrases;
    /** Ends of compounds ("-leiter"). */
    readonly suffixes?: Phrases;
    /** Words beside the noun: senior, trainee. */
    readonly modifiers: Phrases;
    /** Between title and company: at, bei, chez. */
    readonly at: Phrases;
    /** True where the noun comes first ("responsable de ventas"). */
    readonly headFirst: boolean;
  };
  readonly companies: {
    /** Nouns that name a kind of organisation: hospital, school. */
    readonly nouns: Phrases;
    readonly suffixes?: Phrases;
  };
  readonly education: {
    /** Names of degrees and school certificates. */
    readonly degrees: Phrases;
    /** Between degree and field: in, of, en. */
    readonly fieldLinks: Phrases;
    /** Kinds of places where one learns. */
    readonly institutions: Phrases;
    readonly institutionSuffixes?: Phrases;
  };
  readonly certificates: Phrases;
  readonly languageLevels: Phrases;
  readonly kinds: {
    readonly internship: Phrases;
    readonly volunteer: Phrases;
    readonly freelance: Phrases;
    readonly partTime: Phrases;
    /** Reasons that explain a time without employment. */
    readonly leave: Phrases;
  };
  readonly labels: {
    readonly name: Phrases;
    readonly email: Phrases;
    readonly phone: Phrases;
    readonly address: Phrases;
    readonly birth: Phrases;
    readonly nationality: Phrases;
    readonly title: Phrases;
    readonly company: Phrases;
    readonly period: Phrases;
    readonly duties: Phrases;
    readonly degree: Phrases;
    readonly institution: Phrases;
    readonly year: Phrases;
    readonly field: Phrases;
    readonly reference: Phrases;
    readonly issuer: Phrases;
  };
  readonly achievements: {
    /** Verbs and nouns of change: reduced, grew, saved. */
    readonly change: Phrases;
    /** Words that mark a distinction: award, ranked. */
    readonly award: Phrases;
  };
  readonly statedYears: {
    readonly years: Phrases;
    readonly experience: Phrases;
    /** What leads from the years to a trade: "20 years in kitchens", "20 years as a cook". */
    readonly spentIn?: Phrases;
    readonly moreThan: Phrases;
    /** one, two, … in order. */
    readonly numbers: Phrases;
  };
  /** Frequent function words, for telling the language of a text. */
  readonly stopWords: Phrases;
}
