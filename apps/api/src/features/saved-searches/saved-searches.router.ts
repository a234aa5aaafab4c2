import { IdInput } from "@rolecall/contracts/common/id";
import {
  FindSavedSearchInput,
  FindSavedSearchResult,
  ListSavedSearchesResult,
  SavedSearch,
  SaveSearchInput,
  SaveSearchResult,
  UpdateSavedSearchInput,
} from "@rolecall/contracts/saved-searches/schemas";
import { z } from "zod";
import { candidateProcedure, router } from "../../trpc/init.ts";
import { deleteSavedSearch } from "./delete-saved-search.ts";
import { findSavedSearch } from "./find-saved-search.ts";
import { listSavedSearches } from "./list-saved-searches.ts";
import { openSavedSearch } from "./open-saved-search.ts";
import { saveSearch } from "./save-search.ts";
import { updateSavedSearch } from "./update-saved-search.ts";

export const savedSearchesRouter = router({
  list: candidateProcedure
    .output(ListSavedSearchesResult)
    .query(({ ctx }) => listSavedSearches(ctx.deps, ctx.actor)),
  find: candidateProcedure
    .input(FindSavedSearchInput)
    .output(FindSavedSearchResult)
    .query(({ ctx, input }) => findSavedSearch(ctx.deps, ctx.actor, input)),
  save: candidateProcedure
    .input(SaveSearchInput)
    .output(SaveSearchResult)
    .mutation(({ ctx, input }) => saveSearch(ctx.deps, ctx.actor, input)),
  update: candidateProcedure
    .input(UpdateSavedSearchInput)
    .output(SavedSearch)
    .mutation(({ ctx, input }) => updateSavedSearch(ctx.deps, ctx.actor, input)),
  open: candidateProcedure
    .input(IdInput)
    .output(SavedSearch)
    .mutation(({ ctx, input }) => openSavedSearch(ctx.deps, ctx.actor, input)),
  delete: candidateProcedure
    .input(IdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteSavedSearch(ctx.deps, ctx.actor, input)),
});
