import { compilePhrases, list } from "../text/phrases.ts";
import type { Token } from "../text/tokens.ts";
import { compileWords, lazy } from "../vocabulary/vocabularies.ts";
import { CERTIFICATE_NAMES, COURSE_TOPICS } from "./certificate-names.data.ts";
import { ISSUERS } from "./issuers.data.ts";

const issuers = lazy(() => compilePhrases(list(ISSUERS).map((name) => [name, true] as const)));
const certificateWords = lazy(() => compileWords(({ certificates }) => certificates));
const certificateNames = lazy(() =>
  compilePhrases(list(CERTIFICATE_NAMES).map((name) => [name, true] as const)),
);
const courseTopics = lazy(() => compilePhrases(list(COURSE_TOPICS).map((name) => [name, true] as const)));

/** "Kranführerschein", "reachtruckcertificaat": what German and Dutch put together with a word for papers. */
const COMPOUND =
  /.(?:schein|nachweis|bescheinigung|ausweis|prüfung|zertifikat|lehrgang|unterweisung|weiterbildung|certificaat|diploma|bewijs|registratie|brevet)$/u;

/** True where a text names a certificate, a licence or a registration by its word or by a well-known name. */
export function hasCertificateWord(tokens: readonly Token[]): boolean {
  return tokens.some(
    (token, index) =>
      certificateWords().matchAt(tokens, index) !== null ||
      certificateNames().matchAt(tokens, index) !== null ||
      COMPOUND.test(token.text),
  );
}

/** True where a text holds the well-known name of a certificate, as "CISSP". */
export function hasCertificateName(tokens: readonly Token[]): boolean {
  return tokens.some((_, index) => certificateNames().matchAt(tokens, index) !== null);
}

/** True where a text names a certificate by its letters, as they are written ("SST", "BHV"), or by a well-known name of several words. */
export function hasCertificateLetters(tokens: readonly Token[], text: string): boolean {
  // "CURSO DE COZINHA": where all is in capitals, those of a plain word say nothing.
  const isInCapitals = text.trim().split(" ", 3).length > 2 && !/\p{Ll}/u.test(text);
  return tokens.some((token, index) => {
    const name = certificateNames().matchAt(tokens, index);
    const length = name?.length ?? certificateWords().matchAt(tokens, index)?.length ?? 0;
    const written = text.slice(token.start, tokens[index + length - 1]?.end);
    if (length === 0 || (name === null && (isInCapitals || written.includes(" ")))) return false;
    return written.includes(" ") || /\p{Lu}{2}/u.test(written);
  });
}

/** Among certificates, what a course is for names it: "First aid, Manual handling, Rigging". */
export function namesCertificate(tokens: readonly Token[]): boolean {
  return hasCertificateWord(tokens) || tokens.some((_, i) => courseTopics().matchAt(tokens, i) !== null);
}

/** True where a text names a body that is known to issue certificates. */
export function isCertificateIssuer(tokens: readonly Token[]): boolean {
  return tokens.some((_, index) => issuers().matchAt(tokens, index) !== null);
}

/** True where a text is the name of such a body, or of several: "Amazon Web Services (AWS)", "Coursera / edX". */
export function isKnownIssuer(tokens: readonly Token[]): boolean {
  const open = tokens.findIndex(({ text }) => text === "(");
  const own = open > 0 && tokens.at(-1)?.text === ")" ? tokens.slice(0, open) : tokens;
  if (issuers().matchAll(own) !== null) return true;
  const slash = own.findIndex(({ text }) => text === "/");
  return slash > 0 && isKnownIssuer(own.slice(0, slash)) && isKnownIssuer(own.slice(slash + 1));
}
