import administration from "./administration.ts";
import humanResources from "./human-resources.ts";

/** The groups of this field. */
export const PEOPLE: readonly string[] = [
  humanResources,
  administration,
];
