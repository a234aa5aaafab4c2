/** A place in the visible text: the line and the words of it that carry the fact. */
export interface Evidence {
  readonly line: number;
  readonly quote: string;
}

export interface Fact<T> {
  readonly value: T;
  readonly evidence: readonly Evidence[];
}

/** `YYYY-MM`, or `YYYY` when the CV gives no month. */
export type PartialDate = string;

export type SectionKind =
  | "summary"
  | "experience"
  | "projects"
  | "volunteering"
  | "education"
  | "skills"
  | "languages"
  | "certifications"
  | "achievements"
  | "publications"
  | "interests"
  | "references"
  | "personal"
  | "declaration"
  | "other";

export interface Section {
  readonly kind: SectionKind;
  readonly heading: string | null;
  /** Line ids of the section without its heading. */
  readonly lines: readonly number[];
}

export interface Contact {
  readonly name: Fact<string> | null;
  readonly email: Fact<string> | null;
  /** As written; `international` is E.164 when the country is certain. */
  readonly phone: (Fact<string> & { readonly international: string | null }) | null;
  readonly location: Fact<string> | null;
  readonly links: readonly Fact<string>[];
}

export interface Position {
  readonly title: string;
  readonly company: string | null;
  readonly location: string | null;
  readonly startDate: PartialDate | null;
  /** Null with `current` for "present"; null without it when the CV gives no end. */
  readonly endDate: PartialDate | null;
  readonly current: boolean;
  /** The times of work between the dates where the CV says that it was only done in seasons. */
  readonly seasons?: readonly { readonly start: PartialDate; readonly end: PartialDate }[];
  readonly kind: "employment" | "internship" | "freelance" | "volunteer";
  /** Years of this position alone, one decimal; null without usable dates. */
  readonly years: number | null;
  readonly highlights: readonly Fact<string>[];
  readonly evidence: readonly Evidence[];
}

export interface Education {
  readonly degree: string | null;
  readonly field: string | null;
  readonly institution: string | null;
  /** Year of the end. */
  readonly year: number | null;
  readonly evidence: readonly Evidence[];
}

export interface Certification {
  readonly name: string;
  readonly issuer: string | null;
  readonly year: number | null;
  readonly evidence: readonly Evidence[];
}

export interface HumanLanguage {
  /** English name, e.g. "Sinhala". */
  readonly name: string;
  /** As written ("native", "C1", "Grundkenntnisse"), null when not given. */
  readonly level: string | null;
  readonly evidence: readonly Evidence[];
}
