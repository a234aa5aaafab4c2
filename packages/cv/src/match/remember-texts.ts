/**
 * `work`, whose results are kept: the same skills are named by job after job. Forgets all of them at `limit` texts, so
 * that what strangers write cannot fill the memory. `work` must depend on nothing but its text.
 */
export function rememberTexts<T>(limit: number, work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = work(text);
    if (known.size >= limit) known.clear();
    known.set(text, result);
    return result;
  };
}
