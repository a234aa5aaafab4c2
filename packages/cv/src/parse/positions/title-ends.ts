/** "Mason with 4 workers", "Assistant in many kindergartens", "Head of a team of three": how many, and no part of the post. */
const HOW_MANY =
  /\s(?:with|of|for|in|at) (?:(?:a |my )?(?:small |own )?(?:team|crew|staff|gang|group) of|many|several|various|different|some|\p{Nd}{1,4}|two|three|four|five|six|seven|eight|nine|ten)\s\p{Ll}[\p{L} -]*$/u;

/** How much of a title says what the post is. */
export function lengthOfPost(text: string): number {
  const told = HOW_MANY.exec(text);
  return told !== null && told.index >= LEAST_LETTERS ? told.index : text.length;
}

const LEAST_LETTERS = 4;
