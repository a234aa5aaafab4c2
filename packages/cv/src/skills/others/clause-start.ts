/** No sentence is longer, in characters. */
export const LONGEST = 600;

const SENTENCE_END = /[.;!?।]\s/gu;

const CLAUSE_START =
  /: |, which (?!(?:is|are|was|were) (?:others|not|never|none|the|an?|left|out|done|my|his|her))|, (?:and |but |while |whereas )?(?=(?:the|our|an?|its|their|his|her|most|some|all) )|,? (?:but|while|whereas|though|although) /gu;

/** "Wrote the API in Go, the front end was done by a freelancer": a new subject begins a clause. */
export function clauseStart(text: string, before: number): number {
  const from = sentenceStart(text, before);
  const starts = [...text.slice(from, from + LONGEST).matchAll(CLAUSE_START)];
  return starts.reduce((start, { index, 0: word }) => {
    const behind = from + index + word.length;
    return behind <= before ? behind : start;
  }, from);
}

function sentenceStart(text: string, before: number): number {
  const from = Math.max(0, before - LONGEST);
  const last = [...text.slice(from, before).matchAll(SENTENCE_END)].at(-1);
  return last === undefined ? from : from + last.index + last[0].length;
}
