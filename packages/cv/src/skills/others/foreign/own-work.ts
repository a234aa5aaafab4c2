import type { OwnRule } from "../own-work.ts";
import { cue, cueOfAnyScript, LETTERS } from "../rule.ts";
import { somebodyLength } from "./latin-people.ts";

const EDGE = "(?![\\p{L}])";

/** What leads back to the writer in French, Spanish, Portuguese, Italian, German and Dutch, whatever the subject. */
export const FOREIGN_OWN_WORK: readonly OwnRule[] = [
  // "Mon chef m'a confié la paie", "me dejaron las nóminas", "confiou-me a folha", "il capo mi ha affidato le buste paga"
  {
    cue: cue(
      "\\bm['’](?:a|ont|avait|avaient) (?:vite |ensuite |aussi )?(?:confié|laissé|transmis|attribué)(?= )",
      `\\bme (?:confió|confiaron|encargó|encargaron|encomendó|encomendaron|asignó|asignaron|dejó|dejaron|traspasó|traspasaron)${EDGE}`,
      `\\b(?:confiou|confiaram|entregou|entregaram|atribuiu|atribuíram|deixou|deixaram|passou|passaram)-me${EDGE}|\\bme (?:confiou|confiaram|entregou|entregaram|atribuiu|deixou|deixaram|passou|passaram)${EDGE}`,
      `\\bmi (?:ha|hanno|aveva|avevano) (?:affidato|affidata|affidati|affidate|assegnato|assegnata|lasciato|lasciata|passato|passata)${EDGE}`,
      "\\b(?:überließ|überließen|übertrug|übertrugen|übergab|übergaben|vertraute[n]?) mir(?= )|\\b(?:wurden?|hat|haben) mir (?=[^.;,]{2,60} (?:übertragen|überlassen|anvertraut|übergeben))",
      "\\b(?:gaf|gaven|gunde|vertrouwde[n]?) (?:mij|me)(?= )|\\b(?:mij|me) (?=[^.;,]{2,60} toevertrouwd)",
    ),
  },
  // "Los pacientes confían en mí para", "comptent sur moi", "si fidano di me", "verlassen sich auf mich"
  {
    cue: cue(
      `\\b(?:compte(?:nt)?|comptai(?:en)?t|se repos(?:e|ent)) sur moi${EDGE}|\\bme (?:fait|font) confiance(?= )`,
      `\\b(?:conf[ií]an?|confiaban?|cuentan?|contaban?) (?:en|con) mí${EDGE}|\\b(?:confiam?|confiavam?|contam?|contavam?) (?:em mim|comigo)${EDGE}`,
      `\\b(?:si fida(?:no)?|si fidavano) di me${EDGE}|\\bconta(?:no)? su di me${EDGE}`,
      "\\b(?:verlassen|verlässt|verließen) sich auf mich\\b|\\bvertrauen mir(?= )|\\b(?:rekenen|vertrouwen) op mij\\b",
    ),
  },
  // "Faits par mes soins", "hecha por mí", "feita por mim", "passano da me", "lopen via mij", "sind meine Sache"
  {
    cue: cue(
      `\\bpar (?:moi${EDGE}|mes soins\\b|mes (?:propres )?mains\\b|mon bureau\\b)|\\b(?:m['’]incomb|me revien)\\p{L}*`,
      `\\bpor mí${EDGE}|\\bpor mi (?:mesa|cuenta)${EDGE}|\\bpor mim${EDGE}|\\bpelas minhas mãos\\b|\\b(?:a|en) mi cargo${EDGE}|\\ba meu cargo\\b`,
      `\\bda me${EDGE}|\\b(?:affidat|delegat|lasciat|assegnat)[oaie] a me${EDGE}|\\bin mano mia${EDGE}|\\ba mio carico\\b|\\b(?:spetta(?:no)?|tocca(?:no)?) a me${EDGE}`,
      "\\b(?:von|durch|über|bei) mir(?= |[.,;]|$)(?! (?:aus|gegenüber|zu hause|im ort))|\\bmeine (?:sache|aufgabe)\\b|\\b(?:via|door|bij) mij\\b|\\bmijn (?:taak|werk|verantwoordelijkheid)\\b",
    ),
  },
];

/** The same in Sinhala, Tamil, Hindi and Arabic. */
export const OWN_WORK_IN_SCRIPTS: readonly OwnRule[] = [
  // "डॉक्टर मुझ पर भरोसा करते हैं", "मुझे सौंपा", "මට භාර විය", "என்னிடம் ஒப்படைத்தார்", "يعتمدون علي"
  {
    cue: cueOfAnyScript(
      "(?:मुझ ?पर|मेरे ऊपर) [^।.;,]{0,60}?(?:भरोसा|निर्भर|विश्वास)|मुझे [^।.;,]{0,60}?(?:सौंप|दिया गया|दी गई|ज़?िम्मेदारी)",
      "(?:මට|මා වෙත) [^.;,]{0,40}?(?:භාර|පැවර)|මා (?:කෙරෙහි |ගැන )?[^.;,]{0,20}?විශ්වාස",
      "(?:என்னிடம்|எனக்கு) [^.;,]{0,40}?(?:ஒப்படை|வந்தது|கொடுக்கப்பட்ட|வழங்கப்பட்ட)|என்னை (?:நம்பு|நம்பி)",
      "(?<!\\p{L})(?:يعتمد|تعتمد|اعتمد)\\p{L}* عليّ?(?!\\p{L})|(?<!\\p{L})(?:أسند|أوكل|كلف|سلم|عهد|ائتمن)\\p{L}* (?:إليّ?|لي|بي)(?!\\p{L})|(?<!\\p{L})(?:كلفني|كلفتني|سلمني|سلمتني|أوكلني)(?!\\p{L})",
    ),
  },
];

const THING =
  /(?:^|[.;:]\s+|,\s+(?:(?:et|y|e|ed|en|und) )?)(?:[Ll](?:es|os|as|a|e|o|i)|[Ll]['’]|[Ee]l|[Ii]l|[Ii]|[Oo]s?|[Aa]s?|[Gg]li|[Nn]os|[Nn]uestr[oa]s|[Oo]s nossos|[Aa]s nossas|[Ii] nostri|[Ll]e nostre) ?/gu;
const ROUTES = [
  "(?:passe(?:nt)?|tourne(?:nt)?|parte?(?:nt)?|sorte?(?:nt)?|arrive(?:nt)?|vive?(?:nt)?|v(?:a|ont)|se f(?:ait|ont)|se trouve(?:nt)?|se \\p{L}+e(?:nt)?|(?:sont|est|étai(?:en)?t) \\p{L}+(?:[éiu]|it|is|ert)e?s?) (?:par|dans|sur|en|via|avec|sous|vers|de) ",
  "(?:pasan?|pasaban?|corren?|corrían?|salen?|salían?|llegan?|entran?|viven?|van?|se \\p{L}+[aen]n?|(?:está|están|estaban?|son|es|eran?|fue|fueron) \\p{L}+(?:[ai]d|ech|rit|uest)[oa]s?) (?:por|en|con|a través de|vía|desde|a) ",
  "(?:passam?|passavam?|rodam?|rodavam?|corre[m]?|sa[ei][m]?|chegam?|entra[m]?|vive[m]?|v(?:ai|ão)|(?:são|é|eram?|está|estão|foram|foi) \\p{L}+(?:[ai]d|eit|rit|ost)[oa]s?) (?:pel[oa]|n[oa]|em|por|com|via|d[oa]|ao?) ",
  "(?:passa(?:no)?|gira(?:no)?|esc(?:e|ono)|arriva(?:no)?|parte?(?:ono)?|vive?(?:ono)?|v(?:a|anno)|si \\p{L}+(?:a|e|ano|ono)|(?:è|sono|era(?:no)?|venivano|vengono) \\p{L}+(?:[aiu]t|tt|ss|st)[oaie]) (?:da|dal|dall['’]|in|su|con|per|tramite|nel|sul|a) ?",
].map((source) => source.replaceAll("\\p{L}", `[${LETTERS}]`));
const NOUN = `[${LETTERS}’'-]+(?: (?:d[ei]|des|du|del|della|dei|d[oa]s?) [${LETTERS}’'-]+)?`;
/** "Événements passent par K", behind the article. */
const ON_ITS_WAY = new RegExp(`^(${NOUN}) (?:${ROUTES.join("|")})(?=[A-Z]|[a-z]+[A-Z])`);
const SERVED =
  /^(?:client|client[ie]|patient|paziente?|élève|étudiant|alumn|alun|estudiante|usager|utilis|hôte|huésped|hóspede|ospit|passag|pasaj|visit|parents|padres|pais|genitori)/;

/** Where a text of a Latin language tells of a thing on its way through a named tool, or done in it: the writer's work. */
export function foreignRoutesThroughTools(text: string): { readonly start: number; readonly end: number }[] {
  return [...text.matchAll(THING)].flatMap((match) => {
    const from = match.index + match[0].length;
    const rest = text.slice(from, from + 120);
    const [whole, noun = ""] = ON_ITS_WAY.exec(rest) ?? [];
    if (whole === undefined || somebodyLength(rest) > 0 || SERVED.test(noun)) return [];
    if (isDoneBySomebody(rest.slice(whole.length))) return [];
    return [{ start: match.index, end: from + whole.length }];
  });
}

const BY =
  /(?:^| )(?:par|por|pel[oa]s?|da|dal|dall['’]|dallo|dalla|dai) ?(?:une? |les? |la |l['’]|uma? |una? |el |l[oa]s |un[oa]? |il |i )?/g;

/** "O site foi feito em WordPress por um freelancer". */
function isDoneBySomebody(behind: string): boolean {
  const sentence = behind.split(/[.;]/, 1)[0] ?? "";
  return [...sentence.matchAll(BY)].some(
    (match) => somebodyLength(sentence.slice(match.index + match[0].length)) > 0,
  );
}
