import type { Job } from "@rolecall/contracts/jobs/schemas";
import type { Dependencies } from "../dependencies.ts";
import type { CandidateActor, RecruiterActor } from "../features/auth/actor.ts";
import { markRead } from "../features/conversations/mark-read.ts";
import { openConversation } from "../features/conversations/open-conversation.ts";
import { sendMessage } from "../features/conversations/send-message.ts";

interface DemoConversation {
  readonly candidate: CandidateActor;
  readonly recruiter: RecruiterActor;
  readonly job: Job;
  readonly lines: readonly string[];
}

/** Candidate and recruiter write to each other about a job, in turn, the candidate first. */
export async function addConversation(
  deps: Dependencies,
  { candidate, recruiter, job, lines }: DemoConversation,
): Promise<void> {
  const { conversationId } = await openConversation(deps, candidate, {
    userId: recruiter.userId,
    context: { jobId: job._id },
  });
  for (const [index, text] of lines.entries()) {
    const sender = index % 2 === 0 ? candidate : recruiter;
    // Who answers has read what was written before.
    await markRead(deps, sender, { id: conversationId });
    await sendMessage(deps, sender, { conversationId, content: { text, messageType: "text" } });
  }
}
