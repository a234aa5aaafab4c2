import type { ComboboxOption } from "@rolecall/ui/combobox";
import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { useActor } from "../../../lib/session/use-actor.ts";

/** The recruiter's own jobs to choose from, and the title of the chosen one. */
export function useJobOptions(jobId: string) {
  const { userId } = useActor();
  const jobs = useQuery(useTRPC().jobs.list.queryOptions({ recruiterId: userId }));
  const options = (jobs.data?.jobs ?? []).map(
    ({ _id, title, company }): ComboboxOption => ({ value: _id, label: title, detail: company.name }),
  );
  return {
    options,
    chosenTitle: options.find(({ value }) => value === jobId)?.label,
    none: jobs.isSuccess && options.length === 0,
    failed: jobs.isError && jobs.data === undefined,
    retrying: jobs.isFetching,
    retry: () => void jobs.refetch(),
  };
}
