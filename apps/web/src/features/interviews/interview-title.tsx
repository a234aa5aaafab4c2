import type { Interview } from "@rolecall/contracts/interviews/schemas";
import { scriptOf } from "@rolecall/ui/script";

/**
 * The title of an interview. One that was made of type and job begins with the type's own name, "hr Interview - Cook":
 * only its look is that of a title's first word, so that the text stays what callers of the API are given.
 */
export function InterviewTitle({ interview }: { interview: Pick<Interview, "title" | "interviewType"> }) {
  const { title, interviewType } = interview;
  if (!title.startsWith(`${interviewType} Interview - `)) return title;
  return (
    <span data-script={scriptOf(title)}>
      <span className={interviewType === "hr" ? "uppercase" : "capitalize"}>{interviewType}</span>
      {title.slice(interviewType.length)}
    </span>
  );
}
