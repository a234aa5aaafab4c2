import type { Application, ApplicationEvidence } from "@rolecall/contracts/applications/schemas";
import type { Reading } from "./compare-applicants.ts";

/** One whom a comparison names. */
export type ComparedPerson =
  | {
      readonly state: "here";
      readonly id: string;
      readonly application: Application;
      /** Undefined while it is being fetched, which `loading` says, and where there is none. */
      readonly evidence: ApplicationEvidence | undefined;
      readonly loading: boolean;
    }
  /** Withdrawn, deleted, or never an applicant for this job. The name is known of whoever was seen here before. */
  | { readonly state: "gone"; readonly id: string; readonly name: string | undefined };

export function nameOf(person: ComparedPerson): string | undefined {
  return person.state === "here" ? person.application.candidate.name : person.name;
}

/** What there is to compare of somebody. */
export function readingOf(person: ComparedPerson): Reading {
  if (person.state === "gone" || person.application.analysisStatus !== "done") return undefined;
  const { application, evidence } = person;
  return evidence && { analysis: application.analysis, evidence };
}
