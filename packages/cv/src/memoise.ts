/**
 * `work`, whose results are kept. Forgets all of them at `limit` keys, so that what strangers write cannot fill the
 * memory. `work` must depend on nothing but its key.
 */
export function memoise<K, V extends NonNullable<unknown>>(
  work: (key: K) => V,
  limit = Number.POSITIVE_INFINITY,
): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const result = work(key);
    if (known.size >= limit) known.clear();
    known.set(key, result);
    return result;
  };
}
