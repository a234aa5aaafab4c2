/**
 * What a CV says it has not: "no experience with X", "looking to learn X". The words after the cue up to
 * the end of the clause are no skills.
 */
const CUE =
  /\b(?:no|not|never|without|limited|little|lack(?:s|ing)?(?: of)?)(?: any| much| prior| previous| formal| yet)? ?(?:(?:real|hands-on|practical|professional|commercial|work|working)\s)?(?:experience|exposure|knowledge|familiar|used|worked|background)\b|\b(?:look(?:ing)?|hop(?:e|ing)|want(?:s|ing)?|wish(?:es|ing)?|eager|keen|plan(?:s|ning)?|aim(?:s|ing)?|excited|would (?:like|love)|willing|ready|motivated|aspir(?:e|es|ing)|intend(?:s|ing)?|happy|open|currently|now|started|about|interest(?:ed)?)(?: to| in| on)?(?: be| start(?:ing)?| further)? ?(?:learn(?:ing)?|study(?:ing)?|explor(?:e|ing)|get into|mov(?:e|ing) into|improv(?:e|ing)|understand|gain(?:ing)?|train(?:ed|ing)? in|discover(?:ing)?)\b|\bwill learn\b|\bnot (?:a|an)\b|\bnon[- ]|\bkeine? (?:erfahrung|kenntnisse)\b|\bohne erfahrung\b|\b(?:sans|pas d['’]|aucune) ?(?:exp[eé]rience|connaissance)|\b(?:souhaite|désire|envie d['’]) ?apprendre|\bsin (?:experiencia|conocimientos?)|\bsem (?:experi[eê]ncia|conhecimento)|\bsenza esperienza|\bgeen (?:ervaring|kennis)/giu;

const CLAUSE_END =
  /[.;!?]\s|[.;!?]$|\b(?:but|however|although|though|yet have|aber|jedoch|mais|pero|mas|maar)\b/giu;

export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export function negatedRanges(text: string): TextRange[] {
  const ranges: TextRange[] = [];
  for (const cue of text.matchAll(CUE)) {
    CLAUSE_END.lastIndex = cue.index + cue[0].length;
    const end = CLAUSE_END.exec(text)?.index ?? text.length;
    ranges.push({ start: cue.index, end });
  }
  return ranges;
}

export function isWithin(ranges: readonly TextRange[], offset: number): boolean {
  return ranges.some((range) => offset >= range.start && offset < range.end);
}
