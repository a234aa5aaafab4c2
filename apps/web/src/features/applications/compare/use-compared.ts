import type { Application } from "@rolecall/contracts/applications/schemas";
import { useQueries } from "@tanstack/react-query";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { evidenceQuery } from "../use-evidence-ahead.ts";
import type { ComparedPerson } from "./compared-person.ts";

/** Whom the ids name, in their order, with what each point of their analyses stands on. */
export function useCompared(applications: readonly Application[], ids: readonly string[]) {
  const trpc = useTRPC();
  const found = ids.map((id) => applications.find(({ _id }) => _id === id));
  const evidence = useQueries({
    queries: ids.map((id, index) => ({
      ...evidenceQuery(trpc, id),
      enabled: found[index]?.analysisStatus === "done",
    })),
  });
  const people = ids.map((id, index): ComparedPerson => {
    const application = found[index];
    if (application === undefined) return { state: "gone", id };
    const query = evidence[index];
    return {
      state: "here",
      id,
      application,
      evidence: query?.data ?? undefined,
      loading: query?.isLoading ?? false,
    };
  });
  const failed = evidence.filter(({ isError, data }) => isError && data === undefined);
  return {
    people,
    /** Whose points could not be fetched, and another try. */
    failed: people.filter((_, index) => {
      const query = evidence[index];
      return query !== undefined && failed.includes(query);
    }),
    retrying: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}
