import * as z from "zod/mini";
import { searchText } from "../../lib/search-params.ts";

/** `applicationId` opens that applicant's details. */
export const ApplicantsSearch = z.object({ applicationId: searchText });
