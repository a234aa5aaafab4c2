import type { APIRequestContext } from "@playwright/test";
import { callApi, type Person, signUp } from "./people.ts";

export interface Conversation {
  readonly candidate: Person;
  readonly recruiter: Person;
  readonly conversationId: string;
}

/** A candidate and a recruiter with a conversation, about a job if one is given, in which nothing has been said. */
export async function openConversation(
  request: APIRequestContext,
  findJob?: (recruiter: Person) => Promise<{ readonly _id: string }>,
): Promise<Conversation> {
  const candidate = await signUp(request, { name: "Nadeesha Perera", role: "candidate" });
  const recruiter = await signUp(request, { name: "Ishara Fernando", role: "recruiter" });
  const job = await findJob?.(recruiter);
  const { conversationId } = await callApi(request, candidate, {
    method: "POST",
    path: "/conversations",
    data: { userId: recruiter.userId, ...(job !== undefined && { context: { jobId: job._id } }) },
  });
  return { candidate, recruiter, conversationId };
}
