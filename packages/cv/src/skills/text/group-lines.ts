import { withoutNumber } from "../../parse/sections/headings/heading-number.ts";
import { readHeading } from "../../parse/sections/headings/heading-words.ts";
import { tokenise } from "../../parse/text/tokens.ts";
import type { CvDocument, Line, Position, Section, SectionKind, SkillContext } from "../../types.ts";
import { asideLines, unwantedLines } from "./aside-rows.ts";
import { computerCourses } from "./computer-courses.ts";
import { formRows } from "./form-rows.ts";
import { isSubHeading } from "./labels.ts";
import { isWrapped, type LineGroup } from "./line-group.ts";
import { isUnwantedLabel } from "./unwanted-labels.ts";

const CONTEXTS: Readonly<Partial<Record<SectionKind, SkillContext>>> = {
  summary: "summary",
  experience: "other",
  projects: "project",
  volunteering: "other",
  education: "education",
  skills: "list",
  achievements: "other",
  other: "other",
};

/** Headings of what a person does for pleasure or for the neighbours, whatever kind their section was taken for. */
const LEISURE = new RegExp(
  `^(?:${[
    "i ?(?:also )?(?:love|like|enjoy)",
    "(?:my |in my |what i do in my )?(?:free|spare|leisure) time",
    "(?:outside|away from|beyond|besides|after|off)(?: of)? (?:the )?(?:work|office|desk|duty|hours|school|tools|clock|shift|job|shop|kitchen|ward|factory|farm|site|studio|road)",
    "besides|unplugged|offline|off (?:screen|camera|stage|the (?:page|court|pitch|track|set|call)|court|air)|small print",
    "(?:when )?(?:i am |i'm )?not (?:working|at work|on shift)",
    "(?:the )?rest of (?:the |my )?(?:week|time|day|life)",
    "(?:on )?(?:my )?(?:weekends?|sundays?|days? off)",
    "(?:my )?(?:passions?|hobby|hobbies|pastimes?|leisure|fun|for fun|likes)",
    "community|at home|elsewhere|private life",
    "à côté|(?:en )?dehors d(?:u|e la|e l'|es) ?\\p{L}+|hors[ -](?:(?:du )?travail|écran|ligne|service|bureau|cadre|piste|chantier|cuisine|antenne)|après le travail|(?:pendant )?(?:mon )?temps libre|vie privée|(?:mes )?loisirs|et sinon|et aussi",
    "(?:nach|neben|außerhalb) (?:feierabend|der arbeit|dem beruf|des berufs)|nach feierabend|feierabend|ausgleich|(?:in meiner )?freizeit",
    "fuera (?:del|de la|de el) \\p{L}+|(?:en )?(?:mi )?tiempo libre|ocio|después del trabajo",
    "fora d[aoe]s? \\p{L}+|(?:nas )?horas vagas|(?:nos )?tempos? livres?|depois do trabalho",
    "fuori d(?:al|alla|all') ?\\p{L}+|(?:nel )?tempo libero|dopo il lavoro",
    "(?:naast|buiten|na) (?:het|mijn) werk|(?:in mijn )?vrije tijd",
  ].join("|")})\\W*$`,
  "iu",
);

/** Headings of what was taught, is wished for, or belongs to others. */
const OF_OTHER_THINGS = new RegExp(
  `^(?:${[
    "(?:course |study )?modules?|(?:a|o)[- ]?levels?(?: (?:results?|subjects))?|(?:school|exam) results",
    "(?:(?:main|selected|our|key|past|some) )?(?:clients|customers|sectors|industries|brands)(?: served)?",
    "(?:(?:brands|people|houses|names|those|who(?:m)?|clients) )?(?:that )?i(?:['’]ve| have)? (?!work|volunteer)\\p{L}+ for|(?:commissioned|published|trusted) by",
    "(?:our |the |my )?(?:products?|brands?|goods|articles|services|product lines) (?:(?:that |which )?(?:i|we) (?:have )?(?:sold|sell|carried|promoted|represented|handled)|sold|represented|promoted)",
    "(?:my )?(?:goals?|aims?|wishes|plans?|dreams?)|(?:still |currently |now )?learning(?: now| next)?|next|on my list|to learn",
    "(?:what |things |this year |next year |one day |some day |soon )+i(?:['’]d|['’]ll)? (?:still |also |would |really |will |most )*(?:want|hope|wish|plan|intend|dream|learn|study|train|(?<=['’]d |would )(?:really )?(?:like|love))(?: (?:to|of|for|about|next|now|soon)(?: \\p{L}+)?)?",
    "(?:was|wohin) ich (?:noch |gern |gerne |als nächstes )*(?:möchte|will|lerne|lernen (?:will|möchte))|(?:was|wohin) noch kommt|nächste (?:schritte|ziele)|als nächstes|noch vor",
    "ce que (?:je veux|j['’]aimerais|je voudrais|j['’]apprends|je souhaite)(?: \\p{L}+)?|prochaine(?:s)? étapes?|bientôt|(?:lo que )?(?:quiero|me gustaría) aprender|próximos? (?:pasos?|passos?)|(?:o que )?(?:quero|gostaria de) aprender|(?:cosa )?(?:voglio|vorrei) imparare|prossimi passi|wat ik (?:nog |graag )*wil(?: leren)?|volgende stappen",
    "(?:my )?(?:ambitions?|outlook|wish ?list|bucket list)|(?:what i am |i am )?(?:open to|looking for|hoping for)|(?:still )?to come|planned",
    "ausblick|pläne|vorhaben|ambitions|perspectives|planes(?: de futuro)?|ambiciones|perspectivas|planos|ambições|ambizioni|prospettive|progetti futuri|ambities|plannen|toekomst",
    "scouts?|scouting|pets|(?:co|extra)-?curriculars?(?: activities)?|(?:school )?clubs(?: and societies)?|societies",
    "(?:studien)?module|schulnoten|mandanten|kunden|branchen|ziele|wünsche|haustiere",
    "secteurs|(?:mes )?objectifs|envies",
    "clientes|sectores|metas|deseos|mascotas|setores|desejos",
    "esami|clienti|settori|obiettivi|desideri|klanten|doelen|wensen|huisdieren",
  ].join("|")})\\W*$`,
  "iu",
);

/** What somebody was taught, or teaches. */
const SUBJECTS =
  /^(?:(?:school |main |favourite |a-level )?subjects|(?:schul)?fächer|matières|asignaturas|materias|disciplinas|materie|vakken)\W*$/iu;
const TEACHES =
  /teach|tutor|lectur|professor|instructor|lehr|dozent|enseign|institut|profes|maestr|docente|formador|insegnant|leraar|docent/iu;

/** How many lines before the first section may hold a headline. */
const HEADER_LINES = 12;
const CONTACT = /@|https?:|www\.|\+?\d[\d\s().-]{6,}/;

/** Cuts the CV into stretches to read. Sections that show no skill (hobbies, referees, languages …) are left out. */
export function groupLines(
  document: CvDocument,
  sections: readonly Section[],
  positions: readonly Position[],
): LineGroup[] {
  const owners = ownersOfLines(positions);
  const groups: LineGroup[] = headerGroups(document, sections, owners);
  for (const [index, section] of sections.entries()) {
    const kind = isRowOfTags(document, section, owners) ? "skills" : kindToRead(section);
    if (kind === "personal") groups.push(...formRows(document, section, index));
    if (kind === "certifications") groups.push(...computerCourses(document, section));
    const context = CONTEXTS[kind];
    if (context === undefined || isAside(section.heading, positions)) continue;
    const guessed = kind === "skills" && !saysSkills(section.heading) ? { guessed: index } : {};
    addSection(groups, { document, section, owners, positions }, { section: kind, context, ...guessed });
  }
  return groups;
}

/** Where rows of a label and what it says stand. */
const LISTS: ReadonlySet<string> = new Set(["skills", "other"]);

/** Where lines belong to the position above them. */
const OF_WORK: ReadonlySet<string> = new Set(["experience", "volunteering"]);

interface SectionLines {
  readonly document: CvDocument;
  readonly section: Section;
  readonly owners: ReadonlyMap<number, number>;
  readonly positions: readonly Position[];
}

function addSection(
  groups: LineGroup[],
  { document, section, owners, positions }: SectionLines,
  group: Pick<LineGroup, "section" | "context" | "guessed">,
): void {
  const isOfWork = OF_WORK.has(group.section);
  let owner: number | null = null;
  let heading = section.heading;
  const lines = section.lines.flatMap((id) => document.lines[id] ?? []);
  const aside = LISTS.has(group.section) ? asideLines(lines) : unwantedLines(lines);
  for (const line of lines) {
    const { id } = line;
    if (aside.has(id)) continue;
    owner = owners.get(id) ?? (isOfWork ? owner : null);
    if (group.section === "skills" && isSubHeading(line.text)) heading = line.text;
    addLine(groups, line, {
      ...group,
      heading,
      context: owner === null ? group.context : "position",
      position: owner,
      names: namesOf(owner === null ? undefined : positions[owner]),
    });
  }
}

function isAside(heading: string | null, positions: readonly Position[]): boolean {
  const text = withoutNumber(heading ?? "");
  if (LEISURE.test(text) || OF_OTHER_THINGS.test(text) || isUnwantedLabel(text)) return true;
  return SUBJECTS.test(text) && !positions.some(({ title }) => TEACHES.test(title ?? ""));
}

/** "Research", told in sentences: what somebody does there is work, where the papers have a heading of their own. */
const RESEARCH =
  /^(?:my )?research(?: (?:work|activit(?:y|ies)|experience|profile|summary|statement|techniques|methods))?$/iu;

function kindToRead({ kind, heading }: Section): SectionKind {
  if (kind !== "publications") return kind;
  const text = withoutNumber(heading ?? "").replace(/[\s:]+$/u, "");
  return RESEARCH.test(text) ? "projects" : kind;
}

/** So many short lines and nothing else, under "How I work", tell of no job. */
const TAGS = 4;
const TAG_WORDS = 3;

function isRowOfTags(document: CvDocument, section: Section, owners: ReadonlyMap<number, number>): boolean {
  return (
    section.kind === "experience" &&
    section.lines.length >= TAGS &&
    section.lines.every((id) => {
      const text = document.lines[id]?.text ?? "";
      return !owners.has(id) && text.split(/\s+/).length <= TAG_WORDS && !/\d{4}|[.:;]/.test(text);
    })
  );
}

const AND = /\s*(?:[,/]|\s(?:and|&|und|et|y|e|en|\+)\s)\s*/iu;

/** A heading that says so as a whole, or in one of its parts: "Tools and tricks". */
function saysSkills(heading: string | null): boolean {
  return [heading ?? "", ...(heading ?? "").split(AND)].some(
    (part) => readHeading(tokenise(part))?.kind === "skills" || isSubHeading(part),
  );
}

function ownersOfLines(positions: readonly Position[]): Map<number, number> {
  const owners = new Map<number, number>();
  positions.forEach((position, index) => {
    const evidence = [
      ...position.evidence,
      ...position.highlights.flatMap((highlight) => highlight.evidence),
    ];
    for (const { line } of evidence) owners.set(line, owners.get(line) ?? index);
  });
  return owners;
}

function namesOf(position: Position | undefined): string[] {
  return [position?.company, position?.location].filter(
    (name): name is string => typeof name === "string" && name !== "",
  );
}

function addLine(groups: LineGroup[], line: Line, place: Omit<LineGroup, "lines">): void {
  const last = groups.at(-1);
  const before = last?.lines.at(-1);
  const samePlace =
    last?.section === place.section && last.position === place.position && place.section !== "skills";
  if (last && before && samePlace && isWrapped(before, line)) {
    groups[groups.length - 1] = { ...last, lines: [...last.lines, line] };
  } else {
    groups.push({ ...place, lines: [line] });
  }
}

/** The headline under the name ("React Native developer") may name tools; contact lines may not. */
function headerGroups(
  document: CvDocument,
  sections: readonly Section[],
  owners: ReadonlyMap<number, number>,
): LineGroup[] {
  const inSection = new Set(sections.flatMap((section) => section.lines));
  const headings = new Set(sections.map((section) => section.heading));
  return document.lines.slice(1, HEADER_LINES).flatMap((line) => {
    if (inSection.has(line.id) || owners.has(line.id) || headings.has(line.text) || CONTACT.test(line.text))
      return [];
    return [
      {
        lines: [line],
        section: "header" as const,
        context: "summary" as const,
        position: null,
        heading: null,
        names: [],
      },
    ];
  });
}
