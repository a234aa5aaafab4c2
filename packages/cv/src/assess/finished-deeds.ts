import { anyCase } from "../parse/text/patterns/any-case.ts";
import { likelyPatterns } from "../parse/text/patterns/likely-patterns.ts";
import { lazy } from "../parse/vocabulary/vocabularies.ts";
import { ONE, SPELT } from "./then-and-now.ts";

/** What is done day after day and ends with the post; a count of it is the size of a duty. */
const ATELIC =
  "worked|took part|sat|interviewed|met|served|attended|covered|visited|handled|supported|assisted|taught|lectured|managed|supervised|processed|answered|cleaned|rotated|studied|trained for|travelled|traveled|completed an?|looked|helped|cared|joined|lived|stayed|participated|employed|used|operated|reported|accueilli|suivi|encadré|géré|assisté|visité|servi|travaillé|enseigné|participé|effectué|occupé|remplacé|reçu|atendí|trabajé|visité|asistí|participé|cubrí|gestioné|impartí|cursé|atendi|trabalhei|visitei|assisti|participei|lecionei|geri|frequentei|assistit|seguit|servit|lavorat|visitat|partecipat|gestit|insegnat|frequentat|ran|led|kept|held|gave|betreut|arbeitet|besucht|bedient|unterrichtet|leitet|begleitet|verwaltet|pflegt|absolviert|vertreten|nommen|fahren|braucht|führt|werkt|bezocht|bediend|begeleid|geleid|beheerd|volgd|geven|houden|woond|reden|varen|behandeld|zorgd|holpen|wezen|werkte|begeleidde|bediende|leidde|beheerde|verzorgde|volgde|woonde|bezocht|behandelde|hielp|reed|gaf";

/** What a person is, in the form of a verb. */
const TITLES = String.raw`registered|qualified|experienced|skilled|certified|licen[sc]ed|chartered|retired(?!\s(?:\p{Nd}|the\s|all\s))|based|needed`;

const NO_THING =
  "hours?|days?|weeks?|months?|years?|lessons?|modules?|credits?|shifts?|stunden|tagen?|wochen|monaten?|jahren?|heures|jours|semaines|mois|ans|horas|d[ií]as|semanas|meses|años|anos|ore|giorni|settimane|mesi|anni|percent|per cent|prozent|kw|mm|to|bis|à|a|y";

/** A figure that counts things, no year, no time, no lessons and no share. */
const counted = (figure: string): string =>
  String.raw`(?<![\p{L}\p{Nd}.,:/–-])(?<!\b(?:up to|bis zu|jusqu['’]à|hasta|até|fino a)\s)(?!(?:19|20)\p{Nd}{2}(?!\p{Nd}))(?:${figure})(?![\p{L}\p{Nd}%:–-]|\s?%)(?!\s(?:${NO_THING})(?!\p{L}))`;
const ANY = counted(String.raw`\p{Nd}+(?:[.,'\u00a0\u202f ]\p{Nd}{3}){0,2}|${SPELT}`);
const MANY = counted(String.raw`\p{Nd}{1,3}(?:[.,'\u00a0\u202f ]\p{Nd}{3}){1,2}|\p{Nd}{2,}`);

/** A verb in the past by the endings of its language, in front of what it was done to; in German behind it. */
function deedsOf(count: string, not: string): ReadonlyMap<string, RegExp> {
  const sources: Readonly<Record<string, string>> = {
    en: String.raw`^(?:(?:I|we)\s)?(?!(?:${not})(?!\p{L}))(?:[\p{L}-]{2,}ed|(?:re)?(?:built|wrote|laid|sold|got|brought|took|set|put|made|cut|found|dug|drew|wove|shot|bound|hung|swept|caught|bred|grew|ran|led|kept|held|gave))\s(?!(?:by|to|in|at|as|from|with|after|for|on|under|into)\s)[^.;]{0,40}?${count}|^${count}[^.;,]{3,40}?\s(?!(?:${not})(?!\p{L}))(?:[\p{L}-]{2,}ed|(?:re)?built|(?:re)?written|laid|sold|made|cut)\s(?=(?:with)?in\s)`,
    de: String.raw`${count}[^.;]{3,80}?(?<!\p{L})(?!\p{L}{0,4}(?:${not})(?!\p{L}))(?:\p{L}{0,6}ge\p{L}{2,12}(?:t|en)|(?:über|ver|be|er|ent|zer|um)\p{L}{3,12}(?:t|en)|\p{L}{3,}iert)(?=[.,;]|$)`,
    fr: String.raw`^(?:j['’]ai\s)?(?!(?:${not})(?:e?s)?\s)\p{L}+(?:é|i|u|is|it)e?s?\s(?:(?:en|à|au)\s\p{L}+\s)?(?:plus de\s)?${count}|${count}[^.;,]{3,30}?\s\p{L}{2,}(?:é|fait|mis|it|uit)e?s?\s(?=en\s)`,
    es: String.raw`^(?!(?:${not})\s)(?:(?:he|hemos)\s\p{L}+[ai]do|\p{L}{2,}[éí]|\p{L}{2,}[ai]d[oa]s|hice|puse|traje)\s(?:a\s)?(?:más de\s)?${count}|${count}[^.;,]{3,40}?\s\p{L}{2,}[ai]d[oa]s\s(?=en\s)`,
    pt: String.raw`^(?!(?:${not})\s)(?:\p{L}{2,}(?:ei|i)|\p{L}{2,}[ai]d[oa]s|fiz|pus)\s(?:mais de\s)?${count}|${count}[^.;,]{3,40}?\s\p{L}{2,}[ai]d[oa]s\s(?=em\s|num)`,
    it: String.raw`^(?:ho\s|abbiamo\s)?(?!(?:${not})[oaie]\s)\p{L}{2,}(?:[aiu]t|tt|rt|st|s)[oaie]\s(?:oltre\s|più di\s)?${count}|${count}[^.;,]{3,40}?\s(?!(?:${not})[ie]\s)\p{L}{2,}(?:[aiu]t|tt|rt|st)[ie]\s(?=in\s)`,
    nl: String.raw`${count}[^.;]{3,80}?(?<!\p{L})(?!\p{L}{0,4}(?:${not})(?!\p{L}))(?:\p{L}{0,6}ge\p{L}{2,12}(?:t|d|en)|(?:her|ver|be|ont|over|om)\p{L}{3,12}(?:t|d|en)|\p{L}{3,}eerd)(?=[.,;]|$)|^(?!(?:${not})(?!\p{L}))\p{L}{3,}(?:de|te)\s(?:(?:ruim|meer dan)\s)?${count}`,
  };
  return compile(sources);
}

function compile(sources: Readonly<Record<string, string>>): ReadonlyMap<string, RegExp> {
  return new Map(Object.entries(sources).map(([code, source]) => [code, new RegExp(source, "iu")]));
}

const grammar = lazy(() => ({
  doneWithin: compile(DONE_WITHIN),
  timeWords: compile(TIME_WORDS),
  manyDone: deedsOf(MANY, `${ATELIC}|${TITLES}`),
  someDone: deedsOf(ANY, `${ATELIC}|${TITLES}`),
  anyWork: deedsOf(ANY, TITLES),
}));

/** "in seven weeks", "in un anno", "over one weekend": the end that the deed came to. */
const WITHIN = anyCase(
  new RegExp(
    String.raw`(?<!\p{L})(?:(?:with)?in|over|en|em|num|numa|dans|innerhalb von|binnen)\s(?:(?:just|only|under|less than|about|the|my|nur|knapp|solo|sólo|apenas|seulement|moins de|menos de|meno di)\s){0,2}(?:(?:${ONE}|a(?!\s(?:year|season|term))|einem|einer|first)\s(?:weekends?|weeks?|months?|years?|quarters?|terms?|seasons?|winters?|summers?|zomers?|spring|autumn|wochen?|monate?n?|jahre?n?|saisons?|tagen|days|nights|semaines?|mois|an|ans|été|hiver|semanas?|mes|mês|meses|años?|anos?|verano|invierno|verão|settiman[ae]|mes[ei]|ann[oi]|estate|inverno|weken|maand(?:en)?|jaar|dagen|kwartaal|seizoen(?:en)?)|(?<=num )(?:ano|mês)|(?<=numa )semana)(?!\p{L})(?!\s(?:of|de|jeden) (?:each|every|cada|chaque)|\s(?:old|alt|later)(?!\p{L}))`,
    "iu",
  ),
);

const TIME_WORDS: Readonly<Record<string, string>> = {
  hi: String.raw`(?:\p{Nd}+|एक|दो|तीन|चार|पाँच|पांच|छह|छः|सात|आठ|नौ|दस|बारह|पहले)\s(?:साल|वर्ष|महीने|महीनों|हफ़्ते|हफ़्तों|हफ्ते|हफ्तों|सप्ताह|दिन|दिनों|मौसम)\s(?:में|के भीतर)`,
  ta: String.raw`(?:\p{Nd}+|ஒரு|ஓர்|இரண்டு|இரு|மூன்று|நான்கு|ஐந்து|ஆறு|ஏழு|எட்டு|ஒன்பது|பத்து|முதல்)\s(?:ஆண்டில்|ஆண்டுகளில்|வருடத்தில்|வருடங்களில்|மாதத்தில்|மாதங்களில்|வாரத்தில்|வாரங்களில்|நாட்களில்|பருவத்தில்)`,
  si: String.raw`(?:මාස|සති|දින|වසර|අවුරුදු|මාසයක්|සතියක්|වසරක්|අවුරුද්දක්)(?:\s?[\p{L}\p{M}\p{Nd}]+)?\s(?:තුළ|ඇතුළත|තුල|කින්|දී)`,
  ar: String.raw`(?:في|خلال|ضمن)\s(?:[\p{L}\p{Nd}]+\s){0,2}?(?:أسبوع|أسبوعين|أسابيع|شهر|شهرين|أشهر|شهور|سنة|سنتين|عام|عامين|أيام|يوما|موسم|موسمين)(?![\p{L}])`,
};

/** What was done and done with, by its form: the verb ends the sentence, in Arabic it begins it. */
const DONE_WITHIN: Readonly<Record<string, string>> = {
  hi: String.raw`${MANY}[^।.]{3,60}?(?<!काम |पढ़ाया|चलाईं|चलाया|सेवा |संभाला|संभाले|भाग |देखभाल )(?:कीं|की|किए|किये|किया|[\p{L}\p{M}]{2,}(?:ाईं|ाई|ाए|ाया|ोड़े|ोड़ीं|ेचे|ेचीं))(?:\s(?:गए|गईं|गया))?[।.]?$`,
  ta: String.raw`${MANY}[^.]{3,60}?(?<!பணியாற்றி|கற்பித்|பராமரி|சேவை செய்|கலந்துகொண்|வேலை செய்)(?:த்தேன்|ினேன்|ந்தேன்|டேன்|செய்தேன்|த்தோம்|ினோம்|டோம்)\.?$`,
  si: String.raw`${MANY.replace("[\\p{L}\\p{Nd}%", "[\\p{Nd}%")}[^.]{3,60}?(?<!සේවය |රැකබලා |ඉගැන්වීම් |සහභාගි |වැඩ )(?:කළා|කළෙමි|කළේය|කෙරුවා|නිම කළා|සකස් කළා|ගත්තා|ගතිමි|ඉදි කළා)\.?$`,
  ar: String.raw`^(?!عملت|شاركت|زرت|حضرت|درست|درّست|تدربت|دربت|درّبت|خدمت|سافرت|غطيت|ساعدت|أشرفت|قدت|تابعت|حصلت|كنت)(?:[\p{L}\p{M}]{2,}(?:ت|نا)|تم\s[\p{L}\p{M}]+)\s[^.،]{0,24}?${ANY}`,
};

/** "1,100 accounts in the first four months": what a beginning brought. */
const MAY_NAME_FIRST = /first|erste|premi|primer|primeir|primo|primi/;
const BEGINS_ATELIC = anyCase(new RegExp(String.raw`^(?:(?:I|we)\s)?(?:${ATELIC})(?!\p{L})`, "iu"));
const IN_THE_FIRST = new RegExp(
  String.raw`${MANY}[^.;,:]{3,30}?\s(?:(?:with)?in (?:the|its|my|our|their) first|im ersten|in den ersten|(?:dans|en) (?:la|les|ma) premi[èe]re?s?|en (?:el|los|mi) primer(?:os)?|n[oa]s? primeir[oa]s?|nel primo|nei primi|in (?:het|de|mijn) eerste)\s(?:${ONE}\s)?(?:days?|weeks?|months?|quarter|season|year|tagen?|wochen?|monate?n?|jahr|année|mois|semaines?|año|meses|semanas?|ano|anno|mesi|settimane|jaar|maanden|weken)(?!\p{L})`,
  "iu",
);

/** "none of them returned", "nessuno richiamato", "keine einzige": what of the things went wrong. */
const NONE =
  /[,;:–-]\s(?:(?:and|und|et|y|e)\s)?(?:all of (?:them|whom|which)|none|not one|nobody|nothing|zero|keine[rs]?(?: einzige[rns]?)?|null|aucune?|zéro|pas une?|ningun[oa]|ningún|ninguna|cero|nenhum[a]?|nessun[oa]?|geen(?: enkele?)?|niet [ée]{2}n)(?!\p{L})\s\p{L}{3,}/iu;

/** "…, two call-backs": how few of the things went wrong. */
const FEW =
  /[,;:–-]\s(?:(?:and|with|only|just)\s){0,2}(?:one|two|three|[1-3])\s(?:call-?backs?|complaints?|snags?|returns?|recalls?|rejects?|reworks?|breakdowns?|incidents?|faults?|errors?|losses|breakages?)(?=[.;]|$)/iu;

/** What nobody wants to happen, said not to have happened. */
const NO_MISHAP = anyCase(
  /(?<!\p{L})(?:without|with no|no|not one|zero|ohne|sans|aucune?|sin|sem|senza|zonder|geen)\s(?:an?\s|one\s|any\s|a single\s|une?\s|un[ao]?\s|eine?n?\s|um[a]?\s|[ée]{2}n\s|enkele?\s){0,2}(?:[\p{L}-]+\s)?(?:complaints?|findings?|rework|snags?|call-?backs?|outages?|errors?|mistakes?|accidents?|injur(?:y|ies)|loss(?:es)?|breakages?|recalls?|returns?|incidents?|beanstandung(?:en)?|reklamation(?:en)?|ausfall|fehler|unfall|nacharbeit|reprises?|plaintes?|réclamations?|pannes?|quejas?|reclamaciones|averías?|incidencias?|fallos?|queixas?|reclamações|avarias?|falhas?|reclam[oi]|contestazion[ei]|infortun[io]i?|guasti?|klachten?|fouten?|ongeval(?:len)?|uitval|storing(?:en)?|schade|\p{L}+ (?:missed|lost|late|returned|damaged|rejected|overdue))(?!\p{L})/iu,
);

/** "through the inspection with no findings". */
const CLEAN_AUDIT = anyCase(
  /(?<!\p{L})(?:audits?|inspections?|prüfung(?:en)?|contrôles?|auditor[ií]as?|controles?|keuring(?:en)?|inspecci(?:ón|ones)|inspeç(?:ão|ões)|ispezion[ei]|verific(?:a|he))(?!\p{L})[^.;]{0,40}?(?<!\p{L})(?:without|with no|no|zero|ohne|sans|aucune?|sin|sem|senza|nessuna?|zonder|geen)\s(?:an?\s|one\s|any\s|a single\s|une?\s)?(?:major\s)?(?:findings?|remarks?|observations?|non-?conformit\p{L}+|beanstandung(?:en)?|mängel|feststellung(?:en)?|remarques?|observaciones|hallazgos|observações|não conformidades|rilievi|osservazioni|opmerking(?:en)?|afwijking(?:en)?)(?!\p{L})/iu,
);

/** "Passed the fire-safety inspection at the first attempt". */
const PASSED_AT_ONCE =
  /(?<!\p{L})pass(?:ed|es)?(?!\p{L})[^.;]{0,50}?(?<!\p{L})(?:audits?|inspections?|accreditation|certification)(?!\p{L})[^.;]{0,30}?(?<!\p{L})(?:first|one) (?:go|time|attempt|try)(?!\p{L})/iu;

const RATE = anyCase(
  /(?<!\p{L})(?:per|daily|weekly|monthly|yearly|annually|(?<!(?:in|within) )(?:a|an|each|every) (?:day|week|month|year|shift|morning|night|term|season|spring|summer|autumn|winter|quarter)|pro|täglich|wöchentlich|monatlich|par (?:an|mois|semaine|jour)|al (?:mes|año|giorno|mese|día)|por (?:día|dia|semana|mes|mês|ano)|cada|ogni)(?!\p{L})/iu,
);

const likelyEnds = likelyPatterns([NO_MISHAP, NONE, FEW, WITHIN, CLEAN_AUDIT, PASSED_AT_ONCE]);

/** Whether a text tells within which time something was reached: "in three years". */
export function hasEnd(text: string): boolean {
  return WITHIN.test(text);
}

/** "Opened 140 new outlets in Hemm in 2021": what was not there before, in a named year. */
const NEW_IN_A_YEAR =
  /^(?:I )?(?:opened|signed(?: up)?|won|acquired|recruited|hired|onboarded|launched|planted|converted|gained|landed|brought in|added|enrolled|placed|found)\s(?:about |over |more than |some )?\p{Nd}{2,6}(?:,\p{Nd}{3})? (?:new|additional|further|more) \p{L}[^.;\p{Nd}]{2,60}?\s(?<end>(?:in|during) (?:19|20)\p{Nd}{2})(?!\p{Nd})/iu;

function ofTheFirst(sentence: string): RegExpExecArray | null {
  if (!MAY_NAME_FIRST.test(sentence)) return null;
  const found = IN_THE_FIRST.exec(sentence);
  return found === null || BEGINS_ATELIC.test(sentence) ? null : found;
}

/**
 * The end of a counted deed: "Ported 61 reports … in ten weeks", "Montati 58 impianti …, nessuno
 * richiamato". Only the grammar of the language the sentence is written in is asked; null without one.
 */
export function findFinishedDeed(sentence: string, language: string, hasFigure = true): string | null {
  const year = language === "en" ? NEW_IN_A_YEAR.exec(sentence)?.groups?.end : undefined;
  if (year !== undefined && !RATE.test(sentence)) return year;
  const { anyWork, someDone, manyDone, doneWithin, timeWords } = grammar();
  const is = (deeds: ReadonlyMap<string, RegExp>): boolean => deeds.get(language)?.test(sentence) === true;
  const likely = likelyEnds(sentence);
  const find = (end: RegExp): RegExpExecArray | null => (likely.has(end) ? end.exec(sentence) : null);
  // What few sentences end with is looked for first.
  const ending = (end: RegExp, deeds: ReadonlyMap<string, RegExp>): RegExpExecArray | null => {
    const found = find(end);
    return found !== null && is(deeds) ? found : null;
  };
  const endOfCounted = (): RegExpExecArray | null =>
    ending(NO_MISHAP, anyWork) ??
    ending(NONE, someDone) ??
    ending(FEW, someDone) ??
    (find(WITHIN) !== null && !RATE.test(sentence) ? ending(WITHIN, manyDone) : null) ??
    ofTheFirst(sentence);
  const end =
    find(CLEAN_AUDIT) ??
    find(PASSED_AT_ONCE) ??
    (hasFigure ? endOfCounted() : null) ??
    (is(doneWithin) ? (timeWords.get(language)?.exec(sentence) ?? null) : null);
  return end === null ? null : end[0].replace(/^[,;:–-]\s/u, "");
}
