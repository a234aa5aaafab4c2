/** A piece of a text: words, or an address that can be opened. */
export interface TextPiece {
  readonly text: string;
  readonly href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"“”«»]+/giu;
/** What ends a sentence or a quotation after an address, and is no part of it. */
const TRAILING = /[.,;:!?'’…*_]+$/u;
const BRACKETS = { ")": "(", "]": "[", "}": "{" } as const;

/** Parts a text into words and web addresses. Nothing is lost: the pieces joined are the text. */
export function splitLinks(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = trimAddress(found);
    if (!isAddress(address)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: address, href: address });
    end = index + address.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** `URL.canParse` would do, but Safari has it only since 17. */
function isAddress(text: string): boolean {
  try {
    return new URL(text) !== null;
  } catch {
    return false;
  }
}

/** "(see https://example.com/a_(b))." ends before the last bracket, which closes one that opened before it. */
function trimAddress(found: string): string {
  let address = found;
  for (;;) {
    const shorter = withoutLooseBracket(address.replace(TRAILING, ""));
    if (shorter === address) return address;
    address = shorter;
  }
}

function withoutLooseBracket(address: string): string {
  const last = address.at(-1);
  if (last !== ")" && last !== "]" && last !== "}") return address;
  const count = (character: string) => address.split(character).length;
  return count(last) > count(BRACKETS[last]) ? address.slice(0, -1) : address;
}
