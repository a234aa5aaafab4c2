import type { UserSummary } from "@rolecall/contracts/users/schemas";
import type { ComboboxOption } from "@rolecall/ui/combobox";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { parseError } from "../../../lib/queries/errors.ts";
import { useTRPC } from "../../../lib/queries/trpc.ts";

function toOption({ _id, name, email }: UserSummary): ComboboxOption {
  return { value: _id, label: name, detail: email };
}

/** Candidates by what is typed, and always the chosen one, who may have come with the address. */
export function useCandidateOptions(candidateId: string | null) {
  const trpc = useTRPC();
  const [text, setText] = useState("");
  const search = useDeferredValue(text.trim());
  const found = useQuery(
    trpc.users.list.queryOptions(
      { role: "candidate", limit: 50, ...(search !== "" && { search }) },
      { placeholderData: keepPreviousData },
    ),
  );
  const [known, setKnown] = useState<ComboboxOption>();
  const options = (found.data?.users ?? []).map(toOption);
  const inList = options.find(({ value }) => value === candidateId);
  const kept = known?.value === candidateId ? known : undefined;
  const named = useNamed(candidateId !== null && !inList && !kept ? candidateId : null);
  const chosen = inList ?? named.person ?? kept;
  // Kept, so that typing another name does not lose the one that is chosen.
  if (chosen && chosen.value !== known?.value) setKnown(chosen);

  return {
    options: chosen && !inList ? [chosen, ...options] : options,
    onSearch: setText,
    chosenName: chosen?.label,
    /** Whoever the address names does not exist, or is not the recruiter's to know of. */
    unknown: named.unknown,
    failed: named.failed || (found.isError && found.data === undefined),
    retrying: found.isFetching || named.fetching,
    retry: () => {
      if (found.isError) void found.refetch();
      if (named.failed) void named.refetch();
    },
  };
}

/** A candidate by id; null asks for nobody. */
function useNamed(id: string | null) {
  const trpc = useTRPC();
  const { data, error, isError, isFetching, refetch } = useQuery(
    trpc.users.candidate.queryOptions({ id: id ?? "" }, { enabled: id !== null }),
  );
  const failed = id !== null && isError;
  return {
    person: id !== null && data ? toOption(data) : undefined,
    failed,
    unknown: failed && parseError(error).status === 404,
    fetching: isFetching,
    refetch,
  };
}
