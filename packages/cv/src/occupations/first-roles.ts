import { lazy } from "../parse/vocabulary/vocabularies.ts";
import { FIRST_ROLES } from "./data/first-roles.data.ts";
import { occupationsOfStudy } from "./occupations-of-study.ts";

const roles = lazy(
  (): ReadonlyMap<string, string> =>
    new Map(
      FIRST_ROLES.trim()
        .split("\n")
        .map((line) => {
          const at = line.indexOf(": ");
          return [line.slice(0, at), line.slice(at + 2)] as const;
        }),
    ),
);

interface Learner {
  /** Degrees and trainings, newest first. */
  readonly degrees: readonly string[];
  readonly summary: string;
}

/** A sentence of somebody who learns or looks for a first post: "Student of civil engineering", "wants to become an electrician". */
const OF_LEARNER =
  /(?<!\p{L})(?:student\p{L}*|studying|graduate|undergraduate|school leaver|apprentic\p{L}*|trainee|become|becoming|first (?:post|job|position|role)|auszubildend\p{L}*|azubi|ausbildung|studium|studier\p{L}*|werden|étudiant\p{L}*|élève|alternance|apprenti\p{L}*|devenir|diplômée?|estudiante|recién egresad[oa]|egresad[oa]|aprendiz|estudio|estudante|formand[oa]|recém[- ]formad[oa]|studente(?:ssa)?|neolaureat[oa]|diventare|diplomand[oa]|leerling|studeer|worden|afgestudeerd\p{L}*)(?!\p{L})|طالب|خريج|छात्र|சிஷ்|மாணவ|ශිෂ්‍ය/iu;

const MOST = 3;

/** The first posts that studies lead to; where they name no line of work, those that a learner's summary names. */
export function firstRoles({ degrees, summary }: Learner): readonly string[] {
  const studied = rolesIn(degrees);
  return studied.length > 0
    ? studied
    : rolesIn(summary.split(/[.;!\n]\s*/u).filter((text) => OF_LEARNER.test(text)));
}

function rolesIn(texts: readonly string[]): readonly string[] {
  const found = texts.flatMap(occupationsOfStudy).flatMap((id) => roles().get(id) ?? []);
  return [...new Set(found)].slice(0, MOST);
}
