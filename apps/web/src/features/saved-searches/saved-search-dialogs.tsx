import { useNavigate } from "@tanstack/react-router";
import { lazyPart } from "../../components/lazy-part.tsx";
import { countFilters, type JobFilters } from "../jobs/search/job-filters.ts";
import type { DashboardSearch } from "../jobs/search-params.ts";

const SaveSearchDialog = lazyPart(() => import("./save-search-dialog.tsx"));
const SavedSearchesDialog = lazyPart(() => import("./saved-searches-dialog.tsx"));

interface SavedSearchDialogsProps {
  filters: JobFilters;
  dialog: DashboardSearch["dialog"];
}

/** The dialog that the address asks for. */
export function SavedSearchDialogs({ filters, dialog }: SavedSearchDialogsProps) {
  const navigate = useNavigate({ from: "/dashboard" });
  const close = () =>
    void navigate({ search: ({ dialog: _, ...search }) => search, resetScroll: false, replace: true });
  if (dialog === "saved") return <SavedSearchesDialog onClose={close} />;
  if (dialog === "save" && countFilters(filters) > 0)
    return <SaveSearchDialog filters={filters} onClose={close} />;
  return null;
}
