/** Fields of the graph whose work is done on things or for guests, by hand: people name it by what they handle. */
const OF_HANDS =
  "trades agriculture manufacturing construction transport logistics hospitality services".split(" ");

/** Those fields, and some that are like them in what is asked. */
export function fieldsByHand(...likeThem: readonly string[]): ReadonlySet<string> {
  return new Set([...OF_HANDS, ...likeThem]);
}
