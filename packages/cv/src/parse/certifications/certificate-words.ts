import { compilePhrases, list } from "../text/phrases.ts";
import type { Token } from "../text/tokens.ts";
import { compileWords, lazy } from "../vocabulary/vocabularies.ts";
import { ISSUERS } from "./issuers.data.ts";

const issuers = lazy(() => compilePhrases(list(ISSUERS).map((name) => [name, true] as const)));
const certificateWords = lazy(() => compileWords(({ certificates }) => certificates));

/** True where a text names a certificate, a licence or a registration by its word. */
export function hasCertificateWord(tokens: readonly Token[]): boolean {
  return tokens.some((_, index) => certificateWords().matchAt(tokens, index) !== null);
}

/** True where a text names a body that is known to issue certificates. */
export function isCertificateIssuer(tokens: readonly Token[]): boolean {
  return tokens.some((_, index) => issuers().matchAt(tokens, index) !== null);
}

/** True where a text is the name of such a body, or of several: "Amazon Web Services (AWS)", "Coursera / edX". */
export function isKnownIssuer(tokens: readonly Token[]): boolean {
  const open = tokens.findIndex(({ text }) => text === "(");
  const own = open > 0 && tokens.at(-1)?.text === ")" ? tokens.slice(0, open) : tokens;
  if (own.length === 0) return false;
  if (issuers().matchAll(own) !== null) return true;
  const slash = own.findIndex(({ text }) => text === "/");
  return slash > 0 && isKnownIssuer(own.slice(0, slash)) && isKnownIssuer(own.slice(slash + 1));
}
