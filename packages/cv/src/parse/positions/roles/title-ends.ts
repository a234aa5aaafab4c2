import { isHours } from "./explanations.ts";

/** "Mason with 4 workers", "Assistant in many kindergartens", "Head of a team of three": how many, and no part of the post. */
const HOW_MANY =
  /\s(?:with|of|for|in|at) (?:(?:a |my )?(?:small |own )?(?:team|crew|staff|gang|group) of|many|several|various|different|some|\p{Nd}{1,4}|two|three|four|five|six|seven|eight|nine|ten)\s\p{Ll}[\p{L} -]*$/u;

/** "I was a self-employed rider" without a firm, in a sentence: the post is the rider's. A header "Self-employed plumber" is whole. */
const ON_OWN = /^self[- ]employed\s+(?=\p{L}{3})/u;

/** As much of a title as says what the post is. */
export function postOf(text: string, isOnOwn: boolean): string {
  const told = HOW_MANY.exec(text);
  const post = withoutHours(told !== null && told.index >= LEAST_LETTERS ? text.slice(0, told.index) : text);
  return isOnOwn ? post.replace(ON_OWN, "") : post;
}

const LEAST_LETTERS = 4;

/** "Bookkeeper, evenings, about 6 hours a week": when and for whom, and no part of the post. */
function withoutHours(title: string): string {
  let end = title.length;
  for (
    let comma = title.lastIndexOf(",");
    comma >= LEAST_LETTERS;
    comma = title.lastIndexOf(",", comma - 1)
  ) {
    if (!isHours(title.slice(comma + 1, end).trim())) break;
    end = comma;
  }
  return title.slice(0, end);
}
