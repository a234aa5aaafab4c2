import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { type Trpc, useTRPC } from "../../lib/queries/trpc.ts";

/** So long must something be pointed at: whoever scrolls past a hundred cards, or tabs through them, asks for none. */
const REST_MS = 60;

/** The parts of a score with their reasons and the lines of the CV: what a list of applicants does not hold. */
export function evidenceQuery(trpc: Trpc, applicationId: string) {
  return trpc.applications.evidence.queryOptions({ id: applicationId });
}

/**
 * Fetches the evidence of an applicant once the pointer, a finger or the focus rests on what opens the details, so
 * that it is mostly there when they open. Nothing is noted by that as seen.
 * @param applicationId undefined: there is nothing to fetch. When another takes its place, the rest goes on.
 * @returns the handlers for what is pointed at.
 */
export function useEvidenceAhead(applicationId: string | undefined) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const resting = useRef(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wait = useCallback(() => {
    clearTimeout(waiting.current);
    if (!resting.current || applicationId === undefined) return;
    const fetch = () => void queryClient.prefetchQuery(evidenceQuery(trpc, applicationId));
    waiting.current = setTimeout(fetch, REST_MS);
  }, [applicationId, queryClient, trpc]);
  useEffect(() => {
    wait();
    return () => clearTimeout(waiting.current);
  }, [wait]);

  return useMemo(() => {
    const rest = (rests: boolean) => () => {
      resting.current = rests;
      wait();
    };
    const [begin, end] = [rest(true), rest(false)];
    return { onPointerEnter: begin, onPointerLeave: end, onFocus: begin, onBlur: end };
  }, [wait]);
}
