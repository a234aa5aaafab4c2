/** A whole CV as a person would print it, and every fact that a reader finds in it. */
export interface WholeCv {
  /** The shape that the CV stands for. */
  readonly shape: string;
  /** `# ` marks a heading, `B ` bold type, `* ` a list item, `! ` the name. */
  readonly text: string;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  /** Title, company, start, end. */
  readonly jobs: readonly (readonly (string | null)[])[];
  /** Years as of 2026-11-01 where the dates of the jobs do not say them by themselves. */
  readonly years?: number;
  /** Degree, school, year. */
  readonly studies: readonly (readonly (string | number | null)[])[];
  readonly certificates: readonly string[];
  readonly languages: readonly string[];
  readonly results: readonly string[];
  readonly flaws: readonly string[];
}
