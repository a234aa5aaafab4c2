import { useToast } from "@rolecall/ui/toaster";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTRPC } from "../../lib/queries/trpc.ts";

/**
 * Leads to the conversation with somebody, a new one or the one there is. `describeError`: what a toast says when
 * there is none to be had.
 */
export function useOpenConversation(describeError: (error: unknown) => string) {
  const toast = useToast();
  const navigate = useNavigate();
  const open = useMutation(
    useTRPC().conversations.open.mutationOptions({
      onSuccess: ({ conversationId }) => void navigate({ to: "/messages", search: { conversationId } }),
      onError: (error) => void toast.error(describeError(error)),
    }),
  );
  return {
    /** Without a job it is the conversation of the two about none. */
    open: ({ userId, jobId }: { userId: string; jobId: string | null }) =>
      open.mutate({ userId, ...(jobId !== null && { context: { jobId } }) }),
    pending: open.isPending,
  };
}
