/** A skill that is in both lists is required, however it is spelt. */
export function withoutRequired(niceToHave: readonly string[], required: readonly string[]): string[] {
  const keys = new Set(required.map(keyOf));
  return niceToHave.filter((skill) => !keys.has(keyOf(skill)));
}

/** As lists drop their repeats: without case. */
function keyOf(skill: string): string {
  return skill.toLocaleLowerCase("en");
}
