/** What CVs call themselves, in many languages. */
const TITLES =
  /^(?:(?:(?:my|the)\s+)?(?:curriculum\s+vit(?:ae|æ)|curriculum|c\.?v\.?|r[ée]sum[ée]|bio-?\s?data|lebenslauf|tabellarischer lebenslauf|bewerbung|curr[ií]culum(?:\s+v[ií]t(?:ae|æ))?|curr[ií]culo(?:\s+vitae)?|(?:seafarer['’]?s |crew |employment |job )?application form|personal data sheet|(?:candidate|applicant|consultant) profile|hoja de vida|profil professionnel|cv europ[ée]en|europass|europass cv|levensloop|życiorys|životopis|önéletrajz|özgeçmiş|резюме|السيرة الذاتية|سيرة ذاتية|जीवन\s?वृत्त|जीवनवृत्त|जीवन परिचय|बायोडाटा|बायोडेटा|रिज्यूमे|சுயவிவரம்|தன்விவரக்\s?குறிப்பு|சுய விவரக்குறிப்பு|சுயவிவரக்\s?கோவை|ජීව\s?දත්ත(?:\s?සටහන)?|ජීවදත්ත|ස්වයං විස්තරය|履歴書|简历|簡歷|이력서))(?=$|[\s:.\-–—|,])\s*/iu;
const LINK = /^(?:[:|.–—-]|of|for|von|de|di|van|da|do|du)\s*/iu;
/** "Curriculum Vitae (CV)". */
const SHORT = /^\(c\.?v\.?\)\s*/iu;
/** "Curriculum Vitae for proposed key staff", the form of tenders. */
const FOR_WHAT =
  /^(?:format )?(?:for|of) (?:(?:the )?(?:proposed|nominated) |key (?:staff|experts?|personnel)|(?:professional|technical|supervisory) (?:staff|personnel))/iu;

/** The line without a leading "Curriculum Vitae of"; null when nothing else is on it. */
export function stripDocumentTitle(line: string): string | null {
  const trimmed = line.trim();
  const match = TITLES.exec(trimmed);
  if (match === null)
    return trimmed === ""
      ? null
      : trimmed.replace(/\s*[-–—|,:]?\s*(?:curriculum vitae|résumé|resume|lebenslauf)$/iu, "").trim() || null;
  const behind = trimmed.slice(match[0].length).replace(SHORT, "");
  if (FOR_WHAT.test(behind)) return null;
  const rest = behind.replace(LINK, "").replace(LINK, "").trim();
  return rest === "" ? null : rest;
}
