import * as z from "zod/mini";
import { searchInt, searchText } from "../../lib/browser/search-params.ts";

/** `applicationId` opens that applicant's details; `find` narrows the cards to a name. */
export const ApplicantsSearch = z.object({
  applicationId: searchText,
  find: searchText,
  page: searchInt({ min: 1 }),
});
