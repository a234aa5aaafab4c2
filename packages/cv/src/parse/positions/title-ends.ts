/** "Mason with 4 workers", "Assistant in many kindergartens", "Head of a team of three": how many, and no part of the post. */
const HOW_MANY =
  /\s(?:with|of|for|in|at) (?:(?:a |my )?(?:small |own )?(?:team|crew|staff|gang|group) of|many|several|various|different|some|\p{Nd}{1,4}|two|three|four|five|six|seven|eight|nine|ten)\s\p{Ll}[\p{L} -]*$/u;

/** "self-employed plumber" without a firm: the post is the plumber's, and how it was held is told elsewhere. */
const ON_OWN = /^self[- ]employed\s+(?=\p{L}{3})/iu;

/** As much of a title as says what the post is. */
export function postOf(text: string, isOnOwn: boolean): string {
  const told = HOW_MANY.exec(text);
  const post = told !== null && told.index >= LEAST_LETTERS ? text.slice(0, told.index) : text;
  return isOnOwn ? post.replace(ON_OWN, "") : post;
}

const LEAST_LETTERS = 4;
