import { Button } from "@rolecall/ui/button";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { BellPlusIcon, BookmarkCheckIcon } from "lucide-react";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { isolate } from "../../lib/isolate.ts";
import { showSaved } from "../../lib/queries/show-saved.ts";
import { useTRPC } from "../../lib/queries/trpc.ts";
import { countFilters, type JobFilters } from "../jobs/search/job-filters.ts";

/** Saves the present search, or says that it is saved. Nothing while nothing narrows the list. */
export function SearchSaver({ filters }: { filters: JobFilters }) {
  return countFilters(filters) === 0 ? null : <Saver filters={filters} />;
}

function Saver({ filters }: { filters: JobFilters }) {
  const t = useTranslations("savedSearches");
  const trpc = useTRPC();
  const navigate = useNavigate({ from: "/dashboard" });
  const { data, isPending } = useQuery(trpc.savedSearches.find.queryOptions(filters));
  const saved = data?.savedSearch ?? undefined;
  useMarkOpened(saved?._id);

  const open = (dialog: "save" | "saved") =>
    void navigate({ search: (search) => ({ ...search, dialog }), resetScroll: false });

  if (saved) {
    return (
      <Button
        variant="ghost"
        size="sm"
        flush="both"
        // On a phone the search that is marked in the bar below says it, in a line less.
        className="max-sm:hidden"
        icon={<BookmarkCheckIcon aria-hidden className="text-accent" />}
        aria-label={t("savedAs", { name: isolate(saved.name) })}
        onClick={() => open("saved")}
      >
        {t("saved")}
      </Button>
    );
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<BellPlusIcon aria-hidden />}
      // Its place is kept until it is known what stands there. Where that cannot be known, to save twice is to save once.
      className={isPending ? "invisible" : ""}
      onClick={() => open("save")}
    >
      {t("save")}
    </Button>
  );
}

/**
 * Whoever looks at what a saved search finds has opened it, by whatever way: what comes from now on is new. Without
 * a word when it fails: then what is new is counted from the last time.
 */
function useMarkOpened(id: string | undefined): void {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const { mutate } = useMutation(
    trpc.savedSearches.open.mutationOptions({
      onSuccess: (opened) => {
        showSaved(
          queryClient,
          trpc.savedSearches.list.queryKey(),
          (known) =>
            known && {
              savedSearches: known.savedSearches.map((one) => (one._id === opened._id ? opened : one)),
            },
        );
      },
    }),
  );
  useEffect(() => {
    if (id !== undefined) mutate({ id });
  }, [id, mutate]);
}
