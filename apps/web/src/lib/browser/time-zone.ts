/** Takes half a millisecond to find out, and forms ask with every key. */
let zone: string | undefined;

/** The zone of this browser, by its IANA name: one for as long as the page is open, as for all that is formatted. */
export function browserTimeZone(): string {
  zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
}
