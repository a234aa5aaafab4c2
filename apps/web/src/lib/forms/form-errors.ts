import { type CallError, parseError } from "../queries/errors.ts";

interface FormErrorRules<Field extends string> {
  /** Names of the form's fields as the contract's issues call them, e.g. "salary.min". */
  fields: readonly Field[];
  /** Error codes that are about one field, such as EMAIL_TAKEN. */
  byCode?: Partial<Record<CallError["code"], Field>>;
  /** The specification's words for a failure without a sentence from the server. */
  fallback: string;
  /** Fields that are no longer as they were sent (`useChangedFields`). */
  changed?: ReadonlySet<string>;
}

export interface FormErrors<Field extends string> {
  /** The sentence for a field, for its `error` property. */
  of: (field: Field) => string | undefined;
  /** What belongs to no field, for `FormError`. Undefined when a field says it all. */
  rest: string | undefined;
}

/** Splits a refused submit over the fields it is about, so that each error shows once and in its place. */
export function formErrors<Field extends string>(
  error: unknown,
  { fields, byCode = {}, fallback, changed }: FormErrorRules<Field>,
): FormErrors<Field> {
  if (error === null || error === undefined) return { of: () => undefined, rest: undefined };
  const { code, message, issues } = parseError(error);
  const perField = new Map<string, string>();
  for (const issue of issues) {
    if (!perField.has(issue.path)) perField.set(issue.path, issue.message);
  }
  const owner = byCode[code];
  if (owner !== undefined && message !== undefined) perField.set(owner, message);
  const shown = fields.some((field) => perField.has(field));
  const elsewhere = issues.find((issue) => !fields.some((field) => field === issue.path));
  return {
    of: (field) => (changed?.has(field) ? undefined : perField.get(field)),
    rest: shown ? elsewhere?.message : (message ?? fallback),
  };
}
