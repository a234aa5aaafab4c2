import mediaArts from "./media-arts.ts";

/** The groups of this field. */
export const ARTS: readonly string[] = [
  mediaArts,
];
