import type { Interview } from "@rolecall/contracts/interviews/schemas";
import { useQuery } from "@tanstack/react-query";
import { useNow } from "use-intl";
import { useTRPC } from "../../lib/queries/trpc.ts";
import { splitByTime } from "./interview-status.ts";
import { interviewsQuery } from "./interviews-query.ts";

/** The next interview of a candidate for a job, if one is booked. */
export function useNextInterview(jobId: string, candidateId: string): Interview | undefined {
  const now = useNow();
  const { data } = useQuery(interviewsQuery(useTRPC()));
  const theirs = data?.interviews.filter((one) => one.jobId === jobId && one.candidateId === candidateId);
  return splitByTime(theirs ?? [], now).ahead[0];
}
