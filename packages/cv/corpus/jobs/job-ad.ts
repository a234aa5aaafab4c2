/**
 * A fictional job ad and who suits it. Grades, by profession first, then skills and years:
 * 3 could start tomorrow, 2 would be invited, 1 is worth a second look (a neighbouring trade, much of the
 * skills); everyone else of the corpus is 0. Given by hand, from the people's truth, not from any reader.
 */
export interface JobAd {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly requiredSkills: readonly string[];
  /** 0 means not stated. */
  readonly requiredYears: number;
  readonly suits: {
    readonly 3: readonly string[];
    readonly 2: readonly string[];
    readonly 1: readonly string[];
  };
}

export function gradeOf(job: JobAd, person: string): number {
  if (job.suits[3].includes(person)) return 3;
  if (job.suits[2].includes(person)) return 2;
  return job.suits[1].includes(person) ? 1 : 0;
}
