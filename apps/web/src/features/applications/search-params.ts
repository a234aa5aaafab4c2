import { APPLICATION_STAGES } from "@rolecall/contracts/applications/enums";
import * as z from "zod/mini";
import { searchChoice, searchInt, searchText, searchTexts } from "../../lib/browser/search-params.ts";

/**
 * `applicationId` opens that applicant's details; `find` narrows the cards to a name, `stage` to a stage, `skills`
 * to those who have all of them; `decline` opens the answer to an applicant, or to those that are `selected`.
 */
export const ApplicantsSearch = z.object({
  applicationId: searchText,
  find: searchText,
  stage: searchChoice(APPLICATION_STAGES),
  skills: searchTexts,
  decline: searchText,
  page: searchInt({ min: 1 }),
});
export type ApplicantsSearch = z.infer<typeof ApplicantsSearch>;
