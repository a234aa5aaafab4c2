/** `Link: <…>; rel="next"` while there is a further page. */
export function nextPageLink(hasMore: boolean, url: URL): Record<string, string> {
  if (!hasMore) return {};
  const next = new URL(url);
  // A blank page is the first one, as everywhere in a query.
  next.searchParams.set("page", String(Number(url.searchParams.get("page") || "1") + 1));
  return { Link: `<${next.pathname}${next.search}>; rel="next"` };
}
