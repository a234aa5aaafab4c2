/**
 * One fictional person of the corpus: what the CV says and what a good reading finds in it, in one
 * place, so that text and truth cannot disagree. Everything a page shows is `Marked` text:
 *
 *   {Docker}               a skill, named as written
 *   {K8s=Kubernetes}       written "K8s", the skill is Kubernetes
 *   {~patience=Patience}   a soft skill
 *   {?blog posts=Blogging} fine to report, fine to leave out
 *   {!spring=Spring}       looks like the skill Spring and is none
 *   [[Cut waste by 9 %.]]  a sentence with a measurable result (an achievement)
 *   [[?Served 90 guests.]] a sentence that may count as one or not
 *
 * Further accepted spellings follow after `|`. In a section of languages or certificates the marks
 * name languages (English names) and certificates instead of skills.
 */
export type Marked = string;

/** `YYYY-MM`, or `YYYY` when the CV gives no month. */
export type PartialDate = string;

export interface Job {
  readonly title: string;
  /** Accepted beside `title` when the page writes it in two usual ways, e.g. without a grade. */
  readonly titleAlso?: readonly string[];
  readonly company: string;
  readonly companyAlso?: readonly string[];
  readonly place?: string;
  /** As printed, e.g. "Since Oct '21". */
  readonly dates: string;
  readonly from: PartialDate;
  /** Null for the present. */
  readonly to: PartialDate | null;
  /** A further role at the company above: printed under one company heading where the layout can. */
  readonly promoted?: true;
  /** Volunteering and the like: neither asked for nor wrong, and it adds nothing to the years. */
  readonly unjudged?: true;
  /** Printed as a paragraph before the points. */
  readonly about?: Marked;
  readonly points?: readonly Marked[];
}

export interface Study {
  readonly degree: string;
  readonly degreeAlso?: readonly string[];
  readonly institution: string;
  readonly place?: string;
  readonly dates: string;
  /** Year of the end, null when the page gives none. */
  readonly year: number | null;
  readonly unjudged?: true;
  readonly points?: readonly Marked[];
}

interface Heading {
  readonly heading: string;
}

export type Section =
  | (Heading & { readonly text: readonly Marked[] })
  | (Heading & { readonly list: readonly Marked[] })
  | (Heading & { readonly tags: readonly Marked[] })
  /** "Databases: MongoDB, Redis" */
  | (Heading & { readonly groups: readonly (readonly [label: string, items: readonly Marked[]])[] })
  /** A label and its value, as in the forms of many countries. */
  | (Heading & { readonly rows: readonly (readonly [label: string, value: Marked])[] })
  | (Heading & { readonly jobs: readonly Job[] })
  | (Heading & { readonly studies: readonly Study[] })
  | (Heading & { readonly certificates: readonly Marked[] })
  | (Heading & { readonly languages: readonly Marked[] });

export type Level = "Entry Level" | "Junior" | "Mid-Level" | "Senior" | "Expert";
export type InconsistencyKind = "reversed" | "total" | "overlap" | "gap";

/** Text in the file that a reader of the page cannot see. Whatever it claims earns nothing. */
export interface HiddenText {
  readonly how: "white" | "tiny" | "off-page" | "covered";
  readonly text: string;
  /** Skills that only the hidden text claims. */
  readonly claims: readonly string[];
}

export interface Person {
  readonly id: string;
  /** The rough profession, e.g. "nursing": the group of the scoreboard. */
  readonly family: string;
  /** ISO 3166 code of where the person lives. */
  readonly country: string;
  /** ISO 639-1 code of the text. */
  readonly languageCode: string;
  readonly name: string;
  /** The name as the page prints it, when it adds titles or letters behind ("ACCA", "RN") or capitals. */
  readonly printedName?: string;
  readonly headline?: string;
  readonly email: string;
  /** The address stands only behind a link with this text. */
  readonly emailLink?: string;
  readonly phone: string;
  readonly location: string;
  readonly links?: readonly (readonly [text: string, url: string])[];
  /** Words of the contact block in the language of the CV. */
  readonly labels?: {
    readonly contact: string;
    readonly email: string;
    readonly phone: string;
    readonly address: string;
  };
  readonly sections: readonly Section[];
  readonly hidden?: HiddenText;
  /** Skills implied by others that are fine to report; shared ones stand in spellings.ts. */
  readonly optional?: readonly string[];
  /** Traps that are no marked word of the text. */
  readonly not?: readonly string[];
  /** Years of work as of 2026-11-01, overlaps once, one decimal. */
  readonly totalYears: number;
  readonly level: Level;
  readonly levelAlso?: readonly Level[];
  readonly inconsistencies: readonly InconsistencyKind[];
  /** `layout` or `layout@producer`; the first is how the person would send it. */
  readonly files: readonly string[];
}
