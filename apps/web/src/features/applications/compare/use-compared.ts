import type { Application } from "@rolecall/contracts/applications/schemas";
import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { evidenceQuery } from "../use-evidence-ahead.ts";
import type { ComparedPerson } from "./compared-person.ts";

/** Whom the ids name, in their order, with what each point of their analyses stands on. */
export function useCompared(applications: readonly Application[], ids: readonly string[]) {
  const trpc = useTRPC();
  const found = ids.map((id) => applications.find(({ _id }) => _id === id));
  const names = useNames(found.filter((one) => one !== undefined));
  const evidence = useQueries({
    queries: ids.map((id, index) => ({
      ...evidenceQuery(trpc, id),
      enabled: found[index]?.analysisStatus === "done",
    })),
  });
  const people = ids.map((id, index): ComparedPerson => {
    const application = found[index];
    if (application === undefined) return { state: "gone", id, name: names.get(id) };
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

/** The names of all who have been among them: whoever withdraws meanwhile is still called by theirs. */
function useNames(applications: readonly Application[]): ReadonlyMap<string, string> {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const fresh = applications.filter(({ _id, candidate }) => names.get(_id) !== candidate.name);
  if (fresh.length > 0) {
    const entries = fresh.map(({ _id, candidate }) => [_id, candidate.name] as const);
    setNames(new Map([...names, ...entries]));
  }
  return names;
}
