import { useToast } from "@rolecall/ui/toaster";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { useTRPC } from "../../lib/queries/trpc.ts";
import { searchAddress } from "../jobs/search/job-filters.ts";

/** Goes on to the address of a saved search, which a notification knows by its id alone. */
export function OpenSavedSearch({ id }: { id: string }) {
  const t = useTranslations("savedSearches");
  const toast = useToast();
  const navigate = useNavigate({ from: "/dashboard" });
  const { data, isError } = useQuery(useTRPC().savedSearches.list.queryOptions());
  useEffect(() => {
    if (data === undefined && !isError) return;
    const saved = data?.savedSearches.find(({ _id }) => _id === id);
    if (data !== undefined && saved === undefined) toast.info(t("gone"), { id: "saved-search-gone" });
    void navigate({ search: saved === undefined ? {} : searchAddress(saved.filters), replace: true });
  }, [data, isError, id, navigate, t, toast]);
  return null;
}
