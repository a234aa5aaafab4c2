import * as z from "zod/mini";
import { searchText } from "../../lib/browser/search-params.ts";

export const MessagesSearch = z.object({ conversationId: searchText });
