import * as z from "zod/mini";
import { searchFlag, searchText } from "../../lib/browser/search-params.ts";

/** `report` opens the dialog that reports the other of the conversation. */
export const MessagesSearch = z.object({ conversationId: searchText, report: searchFlag });
