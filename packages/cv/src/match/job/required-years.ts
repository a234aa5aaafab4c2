/** "3+ years of professional experience", "minimum 5 years' experience in sales". */
const YEARS =
  /(?:^|[^\p{L}\d.])(\d{1,2})\s*(?:\+|plus)?\s*(?:(?:-|–|to)\s*\d{1,2}\s*\+?\s*)?(?:years?|yrs?)['’]?\s+(?:of\s+)?(?:[\p{L}-]+\s+){0,4}experience/giu;
/** Sentences in which the employer speaks of itself. */
const ABOUT_EMPLOYER = /\b(?:we|our|company|agency|firm|team has|founded|established|us)\b/i;
const MAX_YEARS = 30;

/** The years that a job's text asks for; 0 when it asks for none. The smallest figure of several counts. */
export function yearsInText(text: string): number {
  let least = 0;
  for (const sentence of text.split(/[.!?;\n]/)) {
    if (ABOUT_EMPLOYER.test(sentence)) continue;
    for (const match of sentence.matchAll(YEARS)) {
      const years = Number(match[1]);
      if (years > 0 && years <= MAX_YEARS && (least === 0 || years < least)) least = years;
    }
  }
  return least;
}
