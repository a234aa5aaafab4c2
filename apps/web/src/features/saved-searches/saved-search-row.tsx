import { MAX_SAVED_SEARCH_NAME } from "@rolecall/contracts/saved-searches/enums";
import type { SavedSearch } from "@rolecall/contracts/saved-searches/schemas";
import { Button } from "@rolecall/ui/button";
import { Checkbox } from "@rolecall/ui/checkbox";
import { IconButton } from "@rolecall/ui/icon-button";
import { TextField } from "@rolecall/ui/text-field";
import { Link } from "@tanstack/react-router";
import { PencilIcon, Trash2Icon } from "lucide-react";
import { type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslations } from "use-intl";
import { isolate } from "../../lib/isolate.ts";
import { searchAddress } from "../jobs/search/job-filters.ts";
import { FilterSummary } from "./filter-summary.tsx";
import { NewJobsBadge } from "./new-jobs-badge.tsx";
import { useSavedSearch } from "./use-saved-search.ts";

interface SavedSearchRowProps {
  saved: SavedSearch;
  onDeleted: () => void;
}

export function SavedSearchRow({ saved, onDeleted }: SavedSearchRowProps) {
  const t = useTranslations("savedSearches");
  const { rename, setAlert, alert, isUpdating, remove, isRemoving } = useSavedSearch(saved);
  const [renaming, setRenaming] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const name = isolate(saved.name);

  function endRenaming() {
    flushSync(() => setRenaming(false));
    pencil.current?.focus();
  }

  return (
    <div className="flex flex-col gap-2">
      {renaming ? (
        <RenameForm
          name={saved.name}
          pending={isUpdating}
          onCancel={endRenaming}
          onSave={async (newName) => {
            if (newName === saved.name || (await rename(newName))) endRenaming();
          }}
        />
      ) : (
        <div className="flex items-start gap-1">
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <Link
                to="/dashboard"
                search={searchAddress(saved.filters)}
                dir="auto"
                className="inline-flex min-w-0 items-center rounded-sm font-semibold wrap-anywhere text-accent hover:text-accent-strong touch:min-h-11"
              >
                {saved.name}
              </Link>
              <NewJobsBadge count={saved.newJobs} />
            </p>
            <FilterSummary filters={saved.filters} />
          </div>
          <IconButton
            ref={pencil}
            label={t("list.renameOf", { name })}
            icon={<PencilIcon aria-hidden />}
            size="sm"
            onClick={() => setRenaming(true)}
          />
          <IconButton
            label={t("list.deleteOf", { name })}
            icon={<Trash2Icon aria-hidden />}
            size="sm"
            variant="danger"
            aria-disabled={isRemoving || undefined}
            onClick={() => !isRemoving && remove(onDeleted)}
          />
        </div>
      )}
      <Checkbox
        label={t("saving.alert")}
        aria-label={t("list.alertOf", { name })}
        checked={alert}
        onChange={({ currentTarget }) => setAlert(currentTarget.checked)}
      />
    </div>
  );
}

interface RenameFormProps {
  name: string;
  pending: boolean;
  onCancel: () => void;
  onSave: (name: string) => Promise<void>;
}

function RenameForm({ name, pending, onCancel, onSave }: RenameFormProps) {
  const t = useTranslations("savedSearches.list");
  const [typed, setTyped] = useState(name);
  const trimmed = typed.trim();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (trimmed !== "" && !pending) void onSave(trimmed);
  }

  return (
    <form onSubmit={submit} className="flex flex-wrap items-center gap-2">
      <TextField
        label={t("renameField", { name: isolate(name) })}
        hideLabel
        value={typed}
        maxLength={MAX_SAVED_SEARCH_NAME}
        autoComplete="off"
        dir="auto"
        // It has taken the place of the pressed button.
        autoFocus
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          // The dialog stays.
          event.stopPropagation();
          onCancel();
        }}
        className="min-w-0 flex-[1_1_12rem]"
      />
      <Button type="submit" size="sm" disabled={trimmed === ""} pending={pending}>
        {t("renameSave")}
      </Button>
      <Button variant="secondary" size="sm" onClick={onCancel}>
        {t("renameCancel")}
      </Button>
    </form>
  );
}
