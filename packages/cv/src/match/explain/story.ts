import type { CandidateProfile } from "../../types.ts";
import type { CompiledJob } from "../job/compile-job.ts";
import type { ComparedRole } from "../work/closest-role.ts";
import type { TitleLikeness } from "../work/title-likeness.ts";
import type { CountedYears } from "./explain-experience.ts";
import type { Finding } from "./explain-requirement.ts";
import { isMet } from "./explain-requirement.ts";

/** Everything that the sentences of a match may speak of. */
export interface Story {
  readonly job: CompiledJob;
  readonly profile: CandidateProfile;
  readonly findings: readonly Finding[];
  /** Of what is nice to have: none is a lack. */
  readonly niceToHave: readonly Finding[];
  readonly title: TitleLikeness;
  /** Closest first. */
  readonly roles: readonly ComparedRole[];
  /** Null when all of the years count. */
  readonly counted: CountedYears | null;
  readonly source: "CV" | "profile";
}

/** From here on two titles name the same line of work. */
export const SAME_LINE_OF_WORK = 0.7;

/** What is met, the most points first. */
export function metFindings({ findings }: Story): Finding[] {
  return findings.filter(isMet).toSorted((a, b) => b.credit * b.maxPoints - a.credit * a.maxPoints);
}

/** Adjacent or general skills, or a part of what is asked, stand near it. */
export function nearFindings({ findings }: Story): Finding[] {
  return findings.filter((finding) => ["adjacent", "general", "part"].includes(finding.way));
}

/** What is not met, or only by a skill of the same kind. */
export function missingFindings({ findings }: Story): Finding[] {
  return findings.filter((finding) => finding.way === "missing" || finding.way === "kin");
}

/** Met, but by name only: no position or project shows it in use. */
export function onlyNamed(story: Story): Finding[] {
  return metFindings(story).filter(
    ({ skill }) =>
      skill !== null && !skill.id.startsWith("language:") && !["position", "project"].includes(skill.context),
  );
}

/** Met, and shown in use in a position or a project. */
export function used(story: Story): Finding[] {
  return metFindings(story).filter(
    ({ skill }) => skill?.context === "position" || skill?.context === "project",
  );
}

/** As the job names them; an enumeration is quoted, so that it stays one thing among others. */
export function phrases(findings: readonly Finding[]): string[] {
  return findings.map(({ phrase }) => (phrase.includes(",") ? `"${phrase}"` : phrase));
}
