import type { Interview } from "@rolecall/contracts/interviews/schemas";

type Listed = Pick<Interview, "_id" | "scheduledDate">;

/** The list with the interview as it is by now, in the order of the server: soonest first. */
export function putInterview<One extends Listed>(list: readonly One[], interview: One): One[] {
  return [...list.filter(({ _id }) => _id !== interview._id), interview].sort(
    (a, b) => Date.parse(a.scheduledDate) - Date.parse(b.scheduledDate),
  );
}
