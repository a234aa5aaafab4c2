import type { Token } from "../text/tokens.ts";
import { compileWords, lazy } from "../vocabulary/vocabularies.ts";

const certificateWords = lazy(() => compileWords(({ certificates }) => certificates));

/** True where a text names a certificate, a licence or a registration by its word. */
export function hasCertificateWord(tokens: readonly Token[]): boolean {
  return tokens.some((_, index) => certificateWords().matchAt(tokens, index) !== null);
}
