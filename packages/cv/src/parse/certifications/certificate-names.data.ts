import type { Phrases } from "../vocabulary/types.ts";

/** Certificates, licences and registers that go by one name in every language and mean nothing else. */
export const CERTIFICATE_NAMES: Phrases = `
  rnrm|ccrn|tncc|enpc|nihss|nrp|npls|apls|atls|ils|phtls|blsd|acls|pals|cpr/aed|ecpr|nclex-rn|nclex|dha licence|dha license|
  dpsi|lpn|lvn|cna|cpht|ptcb|rdh|rvt|rvn|lvt|cvt|arrt|ardms|cpc-a|rhit|rhia|sats|
  emergency first aid|
  stcw|gmdss|pscrb|pssr|fpff|stsdsd|indos|eng1|seaman's book|seafarer's book|certificate of competency|bosiet|huet|foet|gwo|irata|
  atpl|cpl|ppl|
  ipaf|pasma|cpcs|cisrs|smsts|sssts|jib|ecs card|am2|18th edition|oftec|gas safe|
  white card|high risk work licence|ewp|safe pass|green card|osha|modul 95|
  pts|coss|nrswa|arctick|
  pcn|cswip|bgas|frosio|
  nebosh|iosh|techiosh|gradiosh|
  cissp|cism|cisa|crisc|ceh|oscp|oswe|osep|ejpt|gsec|gcih|gpen|gwapt|cysa+|pentest+|security+|network+|linux+|server+|cloud+|ccie|ccent|ccst|encor|enarsi|pcnsa|pcnse|nse 4|nse 5|nse 7|jncia|jncis|jncip|mtcna|mtcre|rhcsa|rhce|lpic|lfcs|lfca|kcna|kcsa|cks|ckad|
  mcsa|mcse|mcp|mcts|vcp|vault associate|snowpro|
  pmi-acp|pmi-pba|capm|pgmp|cspo|psm i|psm ii|pspo|a-csm|safe agilist|lssgb|lssbb|istqb|ctfl|ctal|cpsa-f|cpre|cpre-fl|cbap|ecba|ccba|cpim|cscp|cltd|mcips|ciltl|scor-p|
  servsafe|aplh|basset|wset|cicerone|cims|
  sia|psira|psara|sira|ssiap|cqp|firearm competency|
  qts|qtls|npqml|npqsl|npqh|celta|delta|tefl|tesol|tkt|pgce|ptlls|tsc registration|
  cipp|phr|sphr|aphr|shrm-cp|shrm-scp|cqhrm|acma|cgma|acca|fcca|fca|aca|aat|cpa|cma|cfe|frm|cfa|cfp|cfp®|chfc|clu|series 6|series 7|series 24|series 63|series 65|series 66|nism|jaiib|caiib|amfi|cert cii|dip cii|caib|ribo|cisr|cpcu|acii|
  called to the bar|bar admission|
  mrics|frics|assocrics|miosh|mciob|mice|ceng|ieng|pe licence|pe license|leed ap|leed green associate|rera|
  owsi|efr|wfr|pa1|pa2|pa6|cs30|dipwcf|awcf|
  twic|adr|fahrerkarte|tacho card|tachograph card|digital tacho|digital tachograph|driver cpc|code 95|pcv|psv|psv badge|flt|
  nabcep|cemap|cerer|cefa|dipfa|dbs|enhanced dbs|working with children|police check|certificate of good conduct|wwcc|ndis|
  habilitation|h0b0|b2v|caces|aipr|ssiap 1|bafa|bnssa|vae|certiphyto|carte conducteur
`;

/**
 * What courses and licences are for, and standards: a certificate where certificates are listed, elsewhere a skill,
 * a title or a tool.
 */
export const COURSE_TOPICS: Phrases = `
  safeguarding|infection control|good clinical practice|manual handling|moving and handling|moving & handling|fire marshal|fire warden|fire fighting|
  fire safety|dangerous goods|medical first aid|sea survival|survival craft|ship security officer|able seafarer|ecdis|crm|avmed|dgr|type rating|
  asbestos awareness|abrasive wheels|working at height|working at heights|work at height|confined space|confined spaces|slinger|slinger/signaller|
  banksman|telehandler|mewp|cherry picker|rigging|coshh|pat testing|2391|inspection and testing|inspection & testing|legionella|temporary works|
  lift supervisor|appointed person|new roads and street works|streetworks|test and tag|test & tag|coded welder|lead auditor|internal auditor|
  water regulations|unvented|f-gas|construction card|vca-dcv|terraform associate|cloud practitioner|solutions architect|sysops administrator|
  azure administrator|azure fundamentals|togaf|cobit|agilepm|safe practitioner|allergen awareness|food handler|food handlers|personal licence|rsa|rcg|
  door supervisor|act awareness|enrolled agent|notary public|commissioner for oaths|justice of the peace|sworn translator|court interpreter|breeam|
  powerboat|vhf|blue badge|fear free|hiab|loler|counterbalance|reach truck|atex|iso 9001|iso 14001|iso 27001|iso 45001|brcgs|fssc 22000|six sigma|
  iso 9606-1|en iso 9606-1|en 287-1|api 510|api 570|api 653|asme ix|aws d1.1|cdc|mta|cia|aed|cams
`;
