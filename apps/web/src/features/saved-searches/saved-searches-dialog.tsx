import { MAX_SAVED_SEARCHES } from "@rolecall/contracts/saved-searches/enums";
import { Dialog, DialogBody } from "@rolecall/ui/dialog";
import { Skeleton, SkeletonGroup } from "@rolecall/ui/skeleton";
import { EmptyState } from "@rolecall/ui/states";
import { useQuery } from "@tanstack/react-query";
import { BookmarkIcon } from "lucide-react";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { QueryState } from "../../components/query-state.tsx";
import { useTRPC } from "../../lib/queries/trpc.ts";
import { SavedSearchRow } from "./saved-search-row.tsx";

/** All saved searches: each opens its search, and is renamed, silenced or deleted here. */
export default function SavedSearchesDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("savedSearches");
  const query = useQuery(useTRPC().savedSearches.list.queryOptions());
  const list = useRef<HTMLUListElement>(null);
  const count = query.data?.savedSearches.length ?? 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title")}
      description={count > 0 && t("list.count", { count, most: MAX_SAVED_SEARCHES })}
    >
      <DialogBody>
        <QueryState query={query} errorTitle={t("loadFailed")} skeleton={<RowSkeletons />}>
          {({ savedSearches }) =>
            savedSearches.length === 0 ? (
              <EmptyState icon={<BookmarkIcon />} title={t("list.empty")}>
                {t("list.emptyHint")}
              </EmptyState>
            ) : (
              <ul ref={list} tabIndex={-1} className="-my-3 divide-y divide-line outline-none">
                {savedSearches.map((saved) => (
                  <li key={saved._id} className="py-4">
                    <SavedSearchRow
                      saved={saved}
                      // The pressed button goes with its row.
                      onDeleted={() => list.current?.focus()}
                    />
                  </li>
                ))}
              </ul>
            )
          }
        </QueryState>
      </DialogBody>
    </Dialog>
  );
}

function RowSkeletons() {
  return (
    <SkeletonGroup className="flex flex-col gap-4">
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </SkeletonGroup>
  );
}
