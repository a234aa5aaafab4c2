import { MAX_SAVED_SEARCH_NAME } from "@rolecall/contracts/saved-searches/enums";
import { Checkbox } from "@rolecall/ui/checkbox";
import { TextField } from "@rolecall/ui/text-field";
import { useToast } from "@rolecall/ui/toaster";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { FormDialog } from "../../components/form-dialog.tsx";
import { FormError } from "../../components/form-error.tsx";
import { formErrors } from "../../lib/forms/form-errors.ts";
import { useSubmitOnce } from "../../lib/forms/use-submit-once.ts";
import { isolate } from "../../lib/isolate.ts";
import { showSaved } from "../../lib/queries/show-saved.ts";
import { useTRPC } from "../../lib/queries/trpc.ts";
import type { JobFilters } from "../jobs/search/job-filters.ts";
import { useFilterText } from "../jobs/search/use-filter-text.ts";
import { FilterSummary } from "./filter-summary.tsx";
import { proposeName } from "./propose-name.ts";

interface SaveSearchDialogProps {
  filters: JobFilters;
  onClose: () => void;
}

/** Saves the present search, under a name that is proposed from its words. */
export default function SaveSearchDialog({ filters, onClose }: SaveSearchDialogProps) {
  const t = useTranslations("savedSearches.saving");
  const trpc = useTRPC();
  const toast = useToast();
  const queryClient = useQueryClient();
  const textOf = useFilterText();
  const [name, setName] = useState(() => proposeName(filters, textOf));
  const [alert, setAlert] = useState(true);
  const save = useMutation(
    trpc.savedSearches.save.mutationOptions({
      onSuccess: ({ savedSearch, created }) => {
        showSaved(queryClient, trpc.savedSearches.find.queryKey(filters), { savedSearch });
        void queryClient.invalidateQueries(trpc.savedSearches.list.queryFilter());
        if (created) toast.success(t("success"));
        else toast.info(t("known", { name: isolate(savedSearch.name) }));
        onClose();
      },
    }),
  );
  const send = useSubmitOnce(save);
  const errors = formErrors(save.error, { fields: ["name"], fallback: t("failed") });
  return (
    <FormDialog
      title={t("title")}
      size="sm"
      fullScreenOnPhone={false}
      pending={save.isPending}
      disabled={name.trim() === ""}
      submit={t("submit")}
      back={t("back")}
      onSubmit={() => send({ name, filters, alert })}
      onClose={onClose}
      className="flex flex-col gap-5"
    >
      <FilterSummary filters={filters} />
      <TextField
        label={t("name")}
        value={name}
        maxLength={MAX_SAVED_SEARCH_NAME}
        autoComplete="off"
        dir="auto"
        error={errors.of("name")}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Checkbox
        label={t("alert")}
        hint={t("alertHint")}
        checked={alert}
        onChange={({ currentTarget }) => setAlert(currentTarget.checked)}
      />
      <FormError>{errors.rest}</FormError>
    </FormDialog>
  );
}
