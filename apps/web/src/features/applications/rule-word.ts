const WORDS = [
  "same",
  "implied",
  "adjacent",
  "general",
  "part",
  "kin",
  "title",
  "missing",
  "years",
  "likeness",
] as const;

/** The message key for a rule of the engine ("skill.same", "experience.years"); rules of later engines are "other". */
export function ruleWord(rule: string): (typeof WORDS)[number] | "other" {
  const last = rule.split(".").at(-1);
  return WORDS.find((word) => word === last) ?? "other";
}
