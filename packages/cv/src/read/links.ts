/** Web, mail and telephone addresses: what a person puts on a CV to be clicked. */
export function isUsefulUrl(url: string): boolean {
  return url.length <= 2_000 && /^\s*(https?:\/\/|mailto:|tel:|www\.)\S/i.test(url);
}
