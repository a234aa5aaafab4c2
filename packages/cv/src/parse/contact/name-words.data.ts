/** Small words inside family names. */
export const NAME_PARTICLES: ReadonlySet<string> = new Set(
  `van von der den de del della di da do dos das du des la le las los el al bin binti bint ibn ben abu abd ul ur st ter ten te zu zum zur af av y e i d' l' o' mac mc ap san santa`.split(
    /\s+/,
  ),
);

const POST_NOMINALS =
  /^(?:\(?(?:[A-Z]\.?){2,7}\)?(?:\s*\([^)]*\))?|Ph\.?\s?D\.?|M\.?Sc\.?|B\.?Sc\.?(?:\s*\(\w+\))?|M\.?Eng\.?|B\.?Eng\.?|B\.?Com\.?|M\.?Ed\.?|B\.?Ed\.?|Pharm\.?\s?D\.?|Dip\.?\w*\.?|[CE]Eng|P\.?Eng\.?|Jr\.?|Sr\.?|II|III|IV|Esq\.?|R\.?N\.?|A-CSM|FCCA|ACCA|ACA|CIMA|MCIPS)(?:\s+(?:[A-Z]\.?){2,7})*$/;

/** "RN", "PhD", "CEng MIChemE": letters behind a name that are none of it. */
export function isPostNominal(words: string): boolean {
  const trimmed = words.trim();
  return POST_NOMINALS.test(trimmed) || trimmed.split(/\s+/).every(isShortForm);
}

/** "MIChemE", "MRCP(UK)", "PMP®": capitals at both ends, small letters only between. */
function isShortForm(word: string): boolean {
  // "VICTORIA" is a name.
  if (/^\p{Lu}{8,}$/u.test(word)) return false;
  return (
    POST_NOMINALS.test(word) ||
    /^\p{Lu}\p{L}{0,3}\p{Lu}\p{L}{0,4}\p{Lu}?(?:\([A-Za-z]{2,8}\))?[®™]?$/u.test(word)
  );
}

const DEGREES_BEHIND =
  /^(?:MBBS|MB?BCh(?:ir|B)?|MBChB|BM ?BS|BMBS|BMedSci|MChem|MPhys|MMath|MEng|BEng|MRCGP|MRCEM|FRCEM|FRCA|DCH|DRCOG|DNB|MCh|BPharm|MPharm|ACIB|MAAT|CIA|CISA|NEBOSH|IMarEST|M\.?D\.?|Ph\.?D\.?|DPhil|MBA|M\.?Sc\.?|B\.?Sc\.?|B\.?A\.?|M\.?A\.?|LL\.?[BM]\.?|MRC[PSG]P?|FRC[PSA]|PGCE|QTS|RN|BSN|MSN|RGN|CPA|CFA|FCA|ACA|FCCA|ACCA|CIMA|ACMA|CGMA|MCIPS|MCIPD|PMP|CISSP|CEng|IEng|PE|P\.?Eng\.?|MRICS|DVM|BDS|DDS|PharmD|LMT|LCSW|SHRM-CP|CSM|CIPD|MIET|MICE|MIESL|APRN|FNP(?:-(?:C|BC))?|LPN|LVN|CNA|DNP|CCRN|CRNA|ACII|FCII|ACILA|FCILA|FCIS|ACIS|FCG|MCIM|FCIM|MCIOB|FCIOB|FCMI|MCMI|MIStructE|FIStructE|FIET|FIMechE|MIMechE|MIChemE|FRICS|AssocRICS|MRTPI|FRTPI|RIBA|ARIBA|FRIBA|MCIAT|FRSA|MCIEEM|CEnv|CSci|CPhys|CChem|MRSC|FRSC|MInstP|MIMMM|MCSP|HCPC|MRPharmS|MCIEH|CMIOSH|TechIOSH|GradIOSH|MBCS|FBCS|CITP|MAPM|ChPP|MCIHT|CMILT|FCILT|MCIWEM|FMAAT|ATT|CTA|TEP|CFIRM|FIA|FSA|CERA|CAIA|FRM|CBAP|CSPO|GPHR|SHRM-SCP|RD|RDN|LDN|RDH|RVT|CVT|RPh|RRT|NREMT|OCN|PMHNP|CNM|MSW|LICSW|LMSW|LMFT|LPC|BCBA|RBT|AuD|DMD|DPM|MPH|EdD|JD|DBA|FIESL|MIPM|AMIE|OSB|OFM|OFMCap|OCD|OCarm|SDB|OMI|SVD|CSsR|CSSp|FMA|CMI|LEED|AIA|FAIA|NCIDQ|CPP|CRCM|CFE|CAMS|CFP|ChFC|CLU|CPCU|AIC|SRA|GRI|CRS|CMP|CPSM|CSCP|CPIM|CHRP|CHRL|CPHR|CPEng|NMAS|PA-C|DPT|OTR\/L|CCC-SLP|EIT|SPHR|PHR|CMA|\(Hons\.?\))(?:\([A-Za-z]{2,8}\))?,?$/;

/** Those that are nobody's family name, even where the whole name is in capitals. */
const NO_SURNAME =
  /^(?:RN|BSN|MSN|APRN|LPN|CPA|CFA|MBA|PHD|ACCA|FCCA|ACMA|CIMA|PMP|CISSP|MBBS|MRICS|BSC|MSC|LLB|LLM|PGCE),?$/;

/** "RVN", "RGN", "DVM": without a vowel nobody could call it; "Ng" and "NG" are families. */
const UNSPEAKABLE = /^[BCDFGHJ-NP-TV-XZ]{3,6},?$/;

/** "Ananya Rao MBBS MRCP(UK)" without the letters behind the name, where two words of name are left. */
export function withoutPostNominals(name: string): string {
  const words = name.split(/\s+/);
  let last = words.length;
  while (last > 2 && isBehindNames(words[last - 1] ?? "")) last--;
  // Beside one that is known, other capitals are letters of the same kind.
  if (last < words.length) while (last > 2 && /^\p{Lu}{2,5},?$/u.test(words[last - 1] ?? "")) last--;
  const rest = words.slice(0, last);
  const isMixed = rest.filter((word) => /\p{Lu}\p{Ll}/u.test(word)).length >= 2;
  const isKnown = words.slice(last).every((word) => NO_SURNAME.test(word));
  return isMixed || isKnown ? rest.join(" ").replace(/,$/, "") : name;
}

function isBehindNames(word: string): boolean {
  return DEGREES_BEHIND.test(word) || UNSPEAKABLE.test(word);
}

/** Titles of address, degrees and offices that stand in front of a name and are none of it. */
const TITLE =
  /^(?:(?:eng|dr|prof|arq|sr)\.?[ºª°a]|(?:dr|chef|prof|professor|mr|mrs|ms|miss|mx|ing|geom|rag|per\.ind|eng|engr|er|ar|arch|dott|dott\.ssa|dra|drs|ir|mag|mgr|bc|dipl|lic|avv|adv|mtr[oa]|lcd[oa]|abog|enf|profa|c\.p(?:\.c)?|l\.a\.e|l\.c\.p|m\.v\.z|q\.f\.b|t\.s\.u|rev|capt|captain|lieutenant|sergeant|colonel|commander|lt|col|maj|sgt|cpl|cmdr|herr|frau|mme|mlle|sra?|srta|univ|di|ddr|mmag|inż|lek|assoc|asst|av|ven|doc|attorney|pastor|pasteur|pater|rabbi|imam|sheikh|hajji|alhaji|alhaja)\.?|mag\.a|(?:dipl|diplom|mag|lic)\.?-\p{L}+\.?(?:\s?\(fh\))?|\(?(?:mr|mrs|ms|miss)\.?\)?|\(fh\)|(?:med|rer|nat|phil|iur|jur|habil|h\.c|techn|oec|pol|vet|dent|sc|univ)\.)$/iu;
/** Short words that are a title only with their dot: "Ing. Salis", but "Er Wei" and "Ir Amin" are names. */
const ONLY_WITH_DOT =
  /^(?:mtr[oa]|lcd[oa]|abog|enf|profa|c\.p(?:\.c)?|l\.a\.e|l\.c\.p|m\.v\.z|q\.f\.b|t\.s\.u|er|av|ven|doc|asst|assoc|lek|ar|ir|sr|sra|ms|dra|lic|mag|bc|ing|eng|arch|dipl|univ|rev|adv|capt|lt|col|maj|sgt|cpl|cmdr)$/iu;

const RETIRED = /^\((?:retd|retired|rtd|ret|r|a\.?d|i\.?r|e\.?r)\.?\)$/iu;

/** "Prof. Dr. med. Anke Vollmer" without what stands in front of the name, where a whole name is left. */
export function withoutTitles(name: string): string {
  const words = name.split(/\s+/);
  // "Capt (Retd) Ranil Perera": a rank that is held no more.
  let first = RETIRED.test(words[1] ?? "") && words.length > 3 && TITLE.test(words[0] ?? "") ? 2 : 0;
  while (first < words.length - 2 && isTitle(words[first] ?? "", words.at(-1) ?? "")) first++;
  return words.slice(first).join(" ");
}

function isTitle(word: string, familyName: string): boolean {
  // "DI Steiner" is an Austrian engineer; "Di Stefano" and "DI STEFANO" are families.
  if (/^di$/i.test(word)) return word === "DI" && /\p{Ll}/u.test(familyName);
  return TITLE.test(word) && !ONLY_WITH_DOT.test(word);
}
