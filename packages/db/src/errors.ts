/** The parts of a Postgres error that code may decide by. */
export interface DatabaseError {
  /** SQLSTATE, five characters. */
  readonly code: string;
  readonly constraint: string | undefined;
}

/** Finds the Postgres error in what a query threw: Drizzle wraps it as the `cause` of its own. */
export function findDatabaseError(error: unknown): DatabaseError | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ("code" in current && typeof current.code === "string" && /^[0-9A-Z]{5}$/.test(current.code)) {
      const constraint = "constraint_name" in current ? current.constraint_name : undefined;
      return { code: current.code, constraint: typeof constraint === "string" ? constraint : undefined };
    }
  }
  return undefined;
}

function violates(error: unknown, code: string, constraint: string | undefined): boolean {
  const found = findDatabaseError(error);
  return found?.code === code && (constraint === undefined || found.constraint === constraint);
}

/** A row that must be unique exists already. `constraint` is the name of the constraint or unique index. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return violates(error, "23505", constraint);
}

/** Two live interviews would overlap (the only exclusion constraints of the schema). */
export function isExclusionViolation(error: unknown, constraint?: string): boolean {
  return violates(error, "23P01", constraint);
}

/** The row referred to does not exist, or the row to delete is still referred to. */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  return violates(error, "23503", constraint);
}

export function isCheckViolation(error: unknown, constraint?: string): boolean {
  return violates(error, "23514", constraint);
}

/** The transaction was ended for the sake of another and may be run again as a whole. */
export function isRetryable(error: unknown): boolean {
  const code = findDatabaseError(error)?.code;
  return code === "40001" || code === "40P01";
}
