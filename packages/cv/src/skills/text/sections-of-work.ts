/** Sections whose sentences tell what a person did. */
export const SECTIONS_OF_WORK: ReadonlySet<string> = new Set(["experience", "projects"]);
