import { FirstWords } from "./first-words.ts";
import { type Token, tokenise } from "./tokens.ts";

interface Node<T> {
  next: Map<string, Node<T>> | null;
  value: T | undefined;
}

export interface PhraseMatch<T> {
  readonly value: T;
  /** Number of tokens. */
  readonly length: number;
}

/** Many phrases compiled into one tree: a look-up costs as many steps as the longest match has tokens. */
export interface PhraseTable<T> {
  /** The longest phrase that starts at token `from`. */
  readonly matchAt: (tokens: readonly Token[], from: number) => PhraseMatch<T> | null;
  /** The value of the phrase that the tokens are as a whole. */
  readonly matchAll: (tokens: readonly Token[]) => T | null;
}

/** On a repeated phrase the first value stands, so tables list the stronger reading first. */
export function compilePhrases<T>(entries: Iterable<readonly [phrase: string, value: T]>): PhraseTable<T> {
  const root: Node<T> = { next: null, value: undefined };
  const firstWords = new FirstWords();
  for (const [phrase, value] of entries) {
    const tokens = tokenise(phrase);
    insert(root, tokens, value);
    if (tokens[0]) firstWords.add(tokens[0].text);
  }
  const matchAt = (tokens: readonly Token[], from: number) => {
    const first = tokens[from];
    return first !== undefined && firstWords.mayHold(first.text) ? longestMatch(root, tokens, from) : null;
  };
  return {
    matchAt,
    matchAll: (tokens) => {
      const match = matchAt(tokens, 0);
      return match !== null && match.length === tokens.length ? match.value : null;
    },
  };
}

function insert<T>(root: Node<T>, tokens: readonly Token[], value: T): void {
  if (tokens.length === 0) return;
  let node = root;
  for (const token of tokens) {
    node.next ??= new Map();
    let next = node.next.get(token.text);
    if (next === undefined) {
      next = { next: null, value: undefined };
      node.next.set(token.text, next);
    }
    node = next;
  }
  node.value ??= value;
}

function longestMatch<T>(root: Node<T>, tokens: readonly Token[], from: number): PhraseMatch<T> | null {
  let node: Node<T> | undefined = root;
  let best: PhraseMatch<T> | null = null;
  for (let i = from; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    node = node.next?.get(token.text);
    if (node === undefined) break;
    if (node.value !== undefined) best = { value: node.value, length: i - from + 1 };
  }
  return best;
}

/** `a|b c|d` as a list; empty and surrounding space is dropped, so tables may break lines freely. */
export function list(text: string): readonly string[] {
  return text
    .split("|")
    .map((item) => item.replace(/\s+/g, " ").trim())
    .filter((item) => item !== "");
}
