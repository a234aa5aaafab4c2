import * as z from "zod/mini";
import { searchChoice } from "../../lib/browser/search-params.ts";

/** Without a dialog: the settings themselves. */
export const AccountSearch = z.object({ dialog: searchChoice(["delete"]) });

/** Without a tab: the profile itself. */
export const ProfileSearch = z.object({ tab: searchChoice(["applications"]) });
