import { memoise } from "../../memoise.ts";
import { canonicalSkill } from "./canonical-skill.ts";
import { slug } from "./slug.ts";

/** Some 4 MB of names. */
const KEYS_KEPT = 20_000;

/**
 * Equal for all ways to write one skill: "React", "ReactJS" and "React.js" are "react", as matching has it. In small
 * letters, for comparing; it is no name to show.
 */
export const skillKey = memoise((text: string): string => {
  const key = slug(canonicalSkill(text)?.name ?? text).replaceAll("-", " ");
  return key === "" ? text.toLowerCase() : key;
}, KEYS_KEPT);
