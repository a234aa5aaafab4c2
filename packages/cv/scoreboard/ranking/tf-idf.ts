const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]+/gu;

/** Words by weight, of length 1. */
type Vector = ReadonlyMap<string, number>;

/**
 * Cosine of each text to a query, the words weighed by tf·idf as search engines do out of the box:
 * counts times `ln((1 + texts) / (1 + texts with the word)) + 1`.
 */
export function tfIdfCosine(texts: readonly string[]): (query: string) => readonly number[] {
  const counts = texts.map(countWords);
  const frequency = new Map<string, number>();
  for (const words of counts)
    for (const word of words.keys()) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const weigh = (words: Vector): Vector => {
    const idf = (word: string) => Math.log((1 + texts.length) / (1 + (frequency.get(word) ?? 0))) + 1;
    const weighed = [...words].map(([word, count]) => [word, count * idf(word)] as const);
    const length = Math.hypot(...weighed.map(([, weight]) => weight));
    return new Map(weighed.map(([word, weight]) => [word, weight / length]));
  };
  const vectors = counts.map(weigh);
  return (query) => {
    const asked = weigh(countWords(query));
    return vectors.map((vector) => dot(asked, vector));
  };
}

function countWords(text: string): Vector {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(WORD)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function dot(one: Vector, other: Vector): number {
  let sum = 0;
  for (const [word, weight] of one) sum += weight * (other.get(word) ?? 0);
  return sum;
}
