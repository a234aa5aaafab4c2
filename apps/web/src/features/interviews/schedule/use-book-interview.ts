import type { Interview } from "@rolecall/contracts/interviews/schemas";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { isTransient, parseError } from "../../../lib/queries/errors.ts";
import { type Client, useTRPCClient } from "../../../lib/queries/trpc.ts";
import { useRefreshInterviews } from "../use-interviews-events.ts";
import { useShowInterview } from "../use-show-interview.ts";
import { findBooked } from "./find-booked.ts";

type Booking = Parameters<Client["interviews"]["create"]["mutate"]>[0];

/**
 * Books an interview. A try whose answer was lost may have booked it: then the next one finds its own time taken,
 * by what it asks for.
 */
export function useBookInterview(onBooked: () => void) {
  const client = useTRPCClient();
  const refresh = useRefreshInterviews();
  const show = useShowInterview();
  const unanswered = useRef(false);

  async function book(input: Booking): Promise<Interview> {
    try {
      const { interview } = await client.interviews.create.mutate(input);
      return interview;
    } catch (error) {
      const failure = parseError(error);
      if (failure.code === "INTERVIEW_OVERLAP" && unanswered.current) {
        const { interviews } = await client.interviews.list.query({});
        const booked = findBooked(interviews, input);
        if (booked) return booked;
      }
      unanswered.current ||= isTransient(failure);
      throw error;
    }
  }

  return useMutation({
    mutationFn: book,
    onSuccess: (interview) => {
      show(interview);
      onBooked();
    },
    onSettled: refresh,
  });
}
