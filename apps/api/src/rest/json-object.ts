export type JsonObject = Record<string, unknown>;

/** The fields of an object of unknown shape; none of anything else. */
export function asObject(value: unknown): JsonObject {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
