/** An address and where it stands in its text. */
export interface EmailAddress {
  readonly address: string;
  readonly from: number;
  readonly to: number;
}

/** RFC 5321: so long is the part before the sign; behind it no mail server has a longer name in a CV. */
const LONGEST_LOCAL = 64;
const LONGEST_DOMAIN = 160;

const IN_LOCAL = /[\p{L}\p{N}._%+'-]/u;
const IN_DOMAIN = /[\p{L}\p{N}.-]/u;
const DOMAIN = /^(?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.){1,5}\p{L}{2,18}/u;

/** The addresses of a text, in order. Reads from every "@" to both sides, so the work grows with the text only. */
export function findAddresses(text: string): readonly EmailAddress[] {
  const found: EmailAddress[] = [];
  for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", at + 1)) {
    const address = addressAt(text, at);
    if (address !== null) found.push(address);
  }
  return found;
}

/** A space on either side of the sign is a slip of the keyboard or of the typesetting. */
function addressAt(text: string, at: number): EmailAddress | null {
  const end = text[at - 1] === " " ? at - 1 : at;
  let from = end;
  while (from > 0 && end - from < LONGEST_LOCAL && IN_LOCAL.test(text[from - 1] ?? "")) from--;
  while (from < end && !/[\p{L}\p{N}]/u.test(text[from] ?? "")) from++;
  if (from === end || !/[\p{L}\p{N}_]/u.test(text[end - 1] ?? "")) return null;
  const start = text[at + 1] === " " ? at + 2 : at + 1;
  const domain = DOMAIN.exec(text.slice(start, runEnd(text, start)));
  if (domain === null) return null;
  const to = start + domain[0].length;
  return { address: text.slice(from, to).replace(/\s/g, ""), from, to };
}

function runEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length && end - start < LONGEST_DOMAIN && IN_DOMAIN.test(text[end] ?? "")) end++;
  return end;
}

const AT = /[([{] {0,3}(?:at|ät|arroba|@) {0,3}[)\]}]/giu;
const LOCAL_BEFORE = /[\p{L}\p{N}._%+-]+$/u;
const SPELT_DOMAIN =
  /^[\p{L}\p{N}-]{1,63}(?: {0,3}(?:\.|[([{] {0,3}(?:dot|punkt|punto|ponto|point) {0,3}[)\]}]) {0,3}[\p{L}\p{N}-]{1,63}){1,4}/iu;

/** "name (at) domain (dot) com". */
export function findSpeltAddresses(text: string): readonly EmailAddress[] {
  const found: EmailAddress[] = [];
  for (const sign of text.matchAll(AT)) {
    const before = text.slice(Math.max(0, sign.index - LONGEST_LOCAL - 3), sign.index).trimEnd();
    const local = LOCAL_BEFORE.exec(before)?.[0].slice(-LONGEST_LOCAL);
    const behind = sign.index + sign[0].length;
    const rest = text.slice(behind, behind + LONGEST_DOMAIN);
    const skipped = rest.length - rest.trimStart().length;
    const domain = SPELT_DOMAIN.exec(rest.trimStart())?.[0];
    if (local === undefined || domain === undefined) continue;
    const plain = domain.replace(/ {0,3}[([{] {0,3}\p{L}{3,5} {0,3}[)\]}] {0,3}/gu, ".").replace(/\s/g, "");
    const from = text.lastIndexOf(local, sign.index);
    found.push({ address: `${local}@${plain}`, from, to: behind + skipped + domain.length });
  }
  return found;
}
