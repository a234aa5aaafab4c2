import { tokenise } from "./tokenise.ts";

/**
 * Sub-headings of a section of skills in other languages than English, without accents: what kind of thing
 * stands below, never a skill. Words that may be a skill as well ("Informática") are left out.
 */
const HEADINGS = `
linguaggi, linguaggi di programmazione, librerie, sistemi operativi, piattaforme, basi di dati, strumenti, altro, metodologie, metodi,
tecnologie, ambienti di sviluppo, conoscenze, conoscenze informatiche, competenze tecniche, competenze informatiche, competenze digitali,
competenze trasversali, competenze personali,
lenguajes, lenguajes de programacion, bases de datos, datos, sistemas operativos, plataformas, herramientas, otros, metodologias, librerias,
bibliotecas, tecnologias, entornos, conocimientos, conocimientos informaticos, habilidades blandas, habilidades duras, habilidades tecnicas,
habilidades personales, competencias tecnicas, competencias personales,
linguagens, linguagens de programacao, bancos de dados, sistemas operacionais, ferramentas, outros, conhecimentos, conhecimentos tecnicos,
competencias comportamentais, competencias pessoais, habilidades comportamentais, habilidades pessoais,
langages, langages de programmation, bases de donnees, systemes, systemes d exploitation, plateformes, outils, autres, divers, methodes,
methodologies, bibliotheques, technologies, environnements, connaissances, competences techniques, competences informatiques,
competences personnelles, competences transversales, competences humaines, savoir etre, savoir faire,
programmiersprachen, datenbanken, betriebssysteme, plattformen, werkzeuge, sonstiges, sonstige kenntnisse, weitere kenntnisse, methoden,
bibliotheken, technologien, fachkenntnisse, fachliche kompetenzen, methodische kompetenzen, personliche kompetenzen,
programmeertalen, besturingssystemen, platformen, overig, overige vaardigheden, methodieken, technieken, technologieen, hulpmiddelen,
technische vaardigheden, persoonlijke vaardigheden, framework, frameworks, software, tools, database,
fahigkeiten, kenntnisse, software kenntnisse, sprachen, kompetenzen, soft skills, hard skills,
competences, langues, logiciels, idiomas, habilidades, competencias, competenze, lingue, vaardigheden, talen
`;

const AND = new Set(["e", "y", "et", "und", "en", "ed", "i"]);
const WITHIN_WORDS = new Set(["'", "’", "-"]);

/** No heading has more words. */
const MAX_WORDS = 9;

let headings: ReadonlySet<string> | undefined;

/** "Linguaggi di programmazione", "Framework e librerie", "Sonstiges". */
export function isForeignSubHeading(text: string): boolean {
  headings ??= new Set(HEADINGS.split(",").flatMap(partsOf));
  const parts = partsOf(text);
  return parts.length > 0 && parts.every((part) => headings?.has(part));
}

/** What a heading is put together from, as the forms of its words; none when it is too long for one. */
function partsOf(text: string): readonly string[] {
  const tokens = tokenise(text, MAX_WORDS + 1).filter(({ norm }) => !WITHIN_WORDS.has(norm));
  if (tokens.length > MAX_WORDS) return [];
  const parts: string[][] = [[]];
  for (const { norm, symbol } of tokens) {
    if (symbol || AND.has(norm)) parts.push([]);
    else parts.at(-1)?.push(norm);
  }
  return parts.map((words) => words.join(" ")).filter((part) => part !== "");
}
