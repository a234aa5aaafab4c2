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
  const needed = candidateId !== null && !inList && known?.value !== candidateId;

  const named = useQuery(trpc.users.candidate.queryOptions({ id: candidateId ?? "" }, { enabled: needed }));
  const person = needed && named.data ? toOption(named.data) : undefined;
  const chosen = inList ?? person ?? (known?.value === candidateId ? known : undefined);
  // Kept, so that typing another name does not lose the one that is chosen.
  if (chosen && chosen.value !== known?.value) setKnown(chosen);

  return {
    options: chosen && !inList ? [chosen, ...options] : options,
    onSearch: setText,
    chosenName: chosen?.label,
    /** Whoever the address names does not exist, or is not the recruiter's to know of. */
    unknown: needed && named.isError && parseError(named.error).status === 404,
    failed: (found.isError && found.data === undefined) || (needed && named.isError),
    retrying: found.isFetching || named.isFetching,
    retry: () => {
      if (found.isError) void found.refetch();
      if (needed && named.isError) void named.refetch();
    },
  };
}
