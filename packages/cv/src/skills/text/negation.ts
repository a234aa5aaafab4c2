/**
 * What a CV says it has not: "no experience with X", "looking to learn X". The words after the cue up to
 * the end of the clause are no skills.
 */
const ENGLISH_AND_KIN =
  /\b(?:no|not|never|without|limited|little|lack(?:s|ing)?(?: of)?)(?: any| much| prior| previous| formal| yet)? ?(?:(?:real|hands-on|practical|professional|commercial|work|working)\s)?(?:experience|exposure|knowledge|familiar|used|worked|background)\b|\b(?:look(?:ing)?|hop(?:e|ing)|want(?:s|ing)?|wish(?:es|ing)?|eager|keen|plan(?:s|ning)?|aim(?:s|ing)?|excited|would (?:like|love)|willing|ready|motivated|aspir(?:e|es|ing)|intend(?:s|ing)?|happy|open|currently|now|started|about|interest(?:ed)?)(?: to| in| on)?(?: be| start(?:ing)?| further)? ?(?:learn(?:ing)?|study(?:ing)?|explor(?:e|ing)|get into|mov(?:e|ing) into|improv(?:e|ing)|understand|gain(?:ing)?|train(?:ed|ing)? in|discover(?:ing)?)\b|\bwill learn\b|\bnot (?:a|an)\b|\bnon[- ]|\bkeine? (?:erfahrung|kenntnisse)\b|\bohne erfahrung\b|\b(?:sans|pas d['’]|aucune) ?(?:exp[eé]rience|connaissance)|\b(?:souhaite|désire|envie d['’]) ?apprendre|\bsin (?:experiencia|conocimientos?)|\bsem (?:experi[eê]ncia|conhecimento)|\bsenza esperienza|\bgeen (?:ervaring|kennis)/giu;

/** "Never touched", "decided against", "hope to do my", "waiting for a place", "no tengo experiencia", "vorrei imparare". */
const WISHES =
  /\bnever (?:touch|learn|did|done|tri|operat|driv|program)\p{L}*|\bdecided against\b|\b(?:hop(?:e|es|ed|ing)|wants?|wanted|plan(?:s|ned|ning)?|wish(?:es)?|would (?:like|love)|dream(?:s|ing)?|intend(?:s|ing)?) (?:to|of) (?:do(?:ing)?|get(?:ting)?|take|pass|obtain|qualify|become|becoming|go into|going into|train|study(?:ing)?)\b|\bwaiting (?:for|to)\b|\b(?:reading|read) about\b|\bnunca (?:conduzi|trabalhei|usei|he |trabajé|usé|conduje)|\b(?:nog )?nooit met\b|\bnoch nie\b|\bjamais (?:travaillé|utilisé|conduit)|\bmi piacerebbe\b|\bhabría gustado\b|\brêvé? d[e'’]|\bik wil (?:\p{L}+ ){0,3}leren\b|\bje ne (?:connais|maîtrise|sais) (?:ni|pas|rien)(?!\p{L})|\bnão (?:sei|domino|conheço)(?!\p{L})|\bno (?:sé|domino|conozco)(?!\p{L})|\bnon (?:so|conosco) |\bgost(?:ava|aria) de (?:tirar|fazer|aprender)|\bno tengo (?:experiencia|conocimientos?)|\bnessuna (?:esperienza|conoscenza)|\bnon ho (?:esperienza|mai)|\bje n['’]ai (?:pas|aucune|jamais)|\b(?:quiero|quisiera|me gustaría|desearía|gostaria de|quero|vorrei|voglio|j['’]aimerais|je voudrais|m[oö]chte)(?: gerne?)? (?:aprender|imparare|apprendre|lernen|estudiar|estudar)\b|\bwil(?: ik)? graag\b|\ben attente d|\ben espera d|(?<!\p{L})[àa] espera d|\bin attesa d|\bwacht(?:end)? op\b|\bwarte(?:t|nd)? auf\b|لا (?:خبرة|معرفة)|ليس لدي|بدون خبرة|أرغب في|في انتظار/giu;

/** In Hindi, Sinhala and Tamil the denial follows what it denies. */
const DENIED_BEFORE =
  /(?:अनुभव|ज्ञान) नहीं|प्रतीक्षा|सीखने की इच्छा|(?:அனுபவம்|அறிவு) இல்லை|காத்திருக்|கற்க விரும்பு|(?:පළපුරුද්ද|දැනුම)\p{L}*\p{M}* ?\p{L}* ?(?:නැත|නැහැ|නොමැත)|බලා සිටි|ඉගෙන ගැනීමට/gu;

const CLAUSE_END =
  /[.;!?]\s|[.;!?]$|\b(?:but|however|although|though|yet have|aber|jedoch|mais|pero|mas|maar)\b/giu;

export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export function negatedRanges(text: string): TextRange[] {
  const ranges: TextRange[] = [];
  for (const cues of [ENGLISH_AND_KIN, WISHES]) {
    for (const cue of text.matchAll(cues)) {
      CLAUSE_END.lastIndex = cue.index + cue[0].length;
      const end = CLAUSE_END.exec(text)?.index ?? text.length;
      ranges.push({ start: cue.index, end });
    }
  }
  for (const cue of text.matchAll(DENIED_BEFORE)) {
    const start = Math.max(...[..."।;,."].map((end) => text.lastIndexOf(end, cue.index))) + 1;
    ranges.push({ start, end: cue.index });
  }
  return ranges;
}

export function isWithin(ranges: readonly TextRange[], offset: number): boolean {
  return ranges.some((range) => offset >= range.start && offset < range.end);
}
