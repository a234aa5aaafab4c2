const LETTER = "[\\p{L}\\p{N}]";

/** For each text how many of the skills stand in it letter by letter, as whole words, in any case. */
export function countLiteralSkills(texts: readonly string[], skills: readonly string[]): readonly number[] {
  const patterns = skills.map(
    (skill) => new RegExp(`(?<!${LETTER})${escaped(skill.trim())}(?!${LETTER})`, "iu"),
  );
  return texts.map((text) => patterns.filter((pattern) => pattern.test(text)).length);
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
