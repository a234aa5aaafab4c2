import { formErrors } from "../../../lib/forms/form-errors.ts";
import { errorMessage, parseError } from "../../../lib/queries/errors.ts";

/** The form's fields by the paths that the server's issues use. */
const JOB_FIELDS = [
  "title",
  "description",
  "requiredSkills",
  "niceToHaveSkills",
  "requiredYears",
  "location.city",
  "location.remote",
  "location.hybrid",
  "salary.min",
  "salary.max",
  "salary.currency",
  "salary.period",
  "company.name",
  "company.size",
  "company.industry",
  "jobType",
  "urgency",
  "benefits",
] as const;
type JobField = (typeof JOB_FIELDS)[number];

const LISTS: readonly JobField[] = ["requiredSkills", "niceToHaveSkills", "benefits"];

interface JobFormErrors {
  of: (field: JobField) => string | undefined;
  /** The sentence above the buttons; undefined without an error. */
  summary: string | undefined;
}

/** An issue with one entry of a list (`requiredSkills.3`) belongs under the list; one with a `changed` field is over. */
export function jobFormErrors(error: unknown, failed: string, changed?: ReadonlySet<string>): JobFormErrors {
  if (!error) return { of: () => undefined, summary: undefined };
  const entries = parseError(error)
    .issues.map(({ path }) => path)
    .filter((path) => LISTS.some((list) => path.startsWith(`${list}.`)));
  const errors = formErrors<string>(error, { fields: [...JOB_FIELDS, ...entries], fallback: failed });
  const of = (field: JobField) => {
    const entry = entries.find((path) => path.startsWith(`${field}.`));
    return errors.of(field) ?? (entry && errors.of(entry));
  };
  const shown = JOB_FIELDS.some((field) => of(field) !== undefined);
  return {
    of: (field) => (changed?.has(field) ? undefined : of(field)),
    // What the fields say already is not said twice.
    summary: shown ? (errors.rest ?? failed) : errorMessage(error, failed),
  };
}
