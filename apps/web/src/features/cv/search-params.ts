import * as z from "zod/mini";
import { searchChoice, searchText } from "../../lib/browser/search-params.ts";

/** Without a tab: upload. `entry` is the analysis of the history that the results tab shows. */
export const CvAnalysisSearch = z.object({ tab: searchChoice(["results", "history"]), entry: searchText });
