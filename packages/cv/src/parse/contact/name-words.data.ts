/** Small words inside family names. */
export const NAME_PARTICLES: ReadonlySet<string> = new Set(
  `van von der den de del della di da do dos das du des la le las los el al bin binti bint ibn ben abu abd ul ur st ter ten te zu zum zur af av y e i d' l' o' mac mc ap san santa`.split(
    /\s+/,
  ),
);

const POST_NOMINALS =
  /^(?:\(?(?:[A-Z]\.?){2,7}\)?(?:\s*\([^)]*\))?|Ph\.?\s?D\.?|M\.?Sc\.?|B\.?Sc\.?(?:\s*\(\w+\))?|M\.?Eng\.?|B\.?Eng\.?|B\.?Com\.?|M\.?Ed\.?|B\.?Ed\.?|Pharm\.?\s?D\.?|Dip\.?\w*\.?|[CE]Eng|P\.?Eng\.?|Jr\.?|Sr\.?|II|III|IV|Esq\.?|R\.?N\.?|A-CSM|FCCA|ACCA|ACA|CIMA|MCIPS)(?:\s+(?:[A-Z]\.?){2,7})*$/;

/** "RN", "PhD", "ACCA": letters behind a name that are none of it. */
export function isPostNominal(word: string): boolean {
  return POST_NOMINALS.test(word.trim());
}
