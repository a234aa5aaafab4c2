import * as z from "zod/mini";
import { searchFlag, searchText } from "../../../lib/browser/search-params.ts";

/**
 * `ids` names the applications, as `compared-ids.ts` writes them; `differs` leaves out what is the same for all;
 * `applicationId` and `decline` open what they open on the list.
 */
export const CompareSearch = z.object({
  ids: searchText,
  differs: searchFlag,
  applicationId: searchText,
  decline: searchText,
});
