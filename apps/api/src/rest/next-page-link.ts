import { askedPage, optionalPage } from "@rolecall/contracts/common/query";
import { z } from "zod";

/** `Link: <…>; rel="next"` while there is a further page. */
export function nextPageLink(hasMore: boolean, url: URL): Record<string, string> {
  if (!hasMore) return {};
  const next = new URL(url);
  // A blank page is the first one, as everywhere in a query.
  next.searchParams.set("page", String(Number(url.searchParams.get("page") || "1") + 1));
  return { Link: `<${next.pathname}${next.search}>; rel="next"` };
}

const Range = z.object(optionalPage);

/** The same for a list that comes whole unless it is asked for in pages: behind a full page there may be more. */
export function fullPageLink(list: readonly unknown[], url: URL): Record<string, string> {
  // Of a repeated parameter the first counts, as for the call itself.
  const own = (name: string) => url.searchParams.get(name) ?? undefined;
  const page = askedPage(Range.parse({ page: own("page"), limit: own("limit") }));
  return nextPageLink(page !== undefined && list.length === page.limit, url);
}
