export interface SentenceCase {
  /** Of the position in which the sentence stands. */
  readonly title: string;
  readonly sentence: string;
  readonly skills: readonly string[];
  /** Why the engine gets it wrong, where it is known to. */
  readonly fails: string | null;
}

/**
 * The lines of a table: "@ Title" begins the sentences of a job, and each is `sentence => Skill, Skill`, or `=/>` before
 * what must not be read. Behind "| fails: " stands why the engine gets it wrong.
 */
export function sentencesOf(table: string): SentenceCase[] {
  let title = "";
  return table
    .trim()
    .split("\n")
    .flatMap((line) => {
      if (line.startsWith("@ ")) {
        title = line.slice(2);
        return [];
      }
      if (line === "") return [];
      const [rest = "", fails = null] = line.split(" | fails: ");
      const [sentence = "", skills = ""] = rest.split(/ =\/?> /);
      return [{ title, sentence, skills: skills.split(", "), fails }];
    });
}
