import type { ComboboxOption } from "@rolecall/ui/combobox";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useTRPC } from "../../../lib/queries/trpc.ts";

interface Person {
  _id: string;
  name: string;
  email: string;
}

function toOption({ _id, name, email }: Person): ComboboxOption {
  return { value: _id, label: name, detail: email };
}

/** Candidates by what is typed, and always the chosen one, who may have come with the address. */
export function useCandidateOptions(candidateId: string | null, jobId: string | undefined) {
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

  // Somebody who applied is found among the applicants; anybody else in the whole list.
  const applicants = useQuery(
    trpc.applications.listForJob.queryOptions(
      { jobId: jobId ?? "" },
      { enabled: needed && jobId !== undefined },
    ),
  );
  const everybody = useQuery(
    trpc.users.list.queryOptions({ role: "candidate", limit: 500 }, { enabled: needed }),
  );
  const person = needed
    ? (applicants.data?.find(({ candidate }) => candidate._id === candidateId)?.candidate ??
      everybody.data?.users.find(({ _id }) => _id === candidateId))
    : undefined;
  const chosen = inList ?? (person ? toOption(person) : known?.value === candidateId ? known : undefined);
  // Kept, so that typing another name does not lose the one that is chosen.
  if (chosen && chosen.value !== known?.value) setKnown(chosen);

  return {
    options: chosen && !inList ? [chosen, ...options] : options,
    onSearch: setText,
    failed: found.isError && found.data === undefined,
  };
}
