import type { HiddenFrom } from "@rolecall/contracts/users/hidden-from";
import { CardSection } from "@rolecall/ui/card";
import { Skeleton, SkeletonGroup } from "@rolecall/ui/skeleton";
import { useToast } from "@rolecall/ui/toaster";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { QueryState } from "../../../components/query-state.tsx";
import { showSaved } from "../../../lib/queries/show-saved.ts";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { HideList } from "./hide-list.tsx";
import { newWhenOpened } from "./new-when-opened.ts";

const LISTS = ["domains", "companies"] as const;

/** From whom a candidate hides. Each change is saved at once. */
export function HideSection() {
  const t = useTranslations("users.account.hiding");
  const trpc = useTRPC();
  const toast = useToast();
  const queryClient = useQueryClient();
  // Saving replaces the list: what was added in another tab or on another device must be in it.
  const lists = useQuery(trpc.users.hiddenFrom.queryOptions(undefined, newWhenOpened));
  const save = useMutation(
    trpc.users.saveHiddenFrom.mutationOptions({
      onSuccess: (saved) => {
        showSaved(queryClient, trpc.users.hiddenFrom.queryKey(), saved);
        toast.success(t("saved"));
      },
    }),
  );
  return (
    <CardSection as="h3" id="hiding" title={t("title")} description={t("description")}>
      <QueryState query={lists} skeleton={<HideSkeleton />} errorTitle={t("loadFailed")}>
        {(saved: HiddenFrom) => (
          <div className="flex flex-col gap-8">
            {LISTS.map((list) => (
              <HideList
                key={list}
                list={list}
                names={saved[list]}
                busy={save.isPending}
                onSave={(names) => save.mutateAsync({ ...saved, [list]: names })}
              />
            ))}
          </div>
        )}
      </QueryState>
    </CardSection>
  );
}

function HideSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-4">
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </SkeletonGroup>
  );
}
