import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";

describe("sentences of lawyers, curators, economists, psychologists, clergy, writers, musicians and actors, with all that they name", () => {
  test.each([
    [
      "Writ petitions, cheque bounce cases, consumer complaints.",
      ["Writ petitions", "Cheque bounce cases", "Consumer complaints"],
    ],
    [
      "Title searches, deed drafting, notarial work and mortgage bonds.",
      ["Title searches", "Deed drafting", "Notarial work", "Mortgage bonds"],
    ],
    [
      "Employment tribunals, settlement agreements, grievance investigations.",
      ["Employment tribunals", "Settlement agreements", "Grievance investigations"],
    ],
    ["Judicial training for new magistrates; bench books.", ["Judicial training", "Bench books"]],
    [
      "Arbitral awards, tribunal hearings, expert evidence.",
      ["Arbitral awards", "Tribunal hearings", "Expert evidence"],
    ],
    [
      "Case management conferences, procedural orders, costs assessment.",
      ["Case management conferences", "Procedural orders", "Costs assessment"],
    ],
    [
      "Debt recovery, legal notices, external counsel management.",
      ["Debt recovery", "Legal notices", "External counsel management"],
    ],
    ["Notarial deeds, apostilles, certified copies.", ["Notarial deeds", "Apostille", "Certified copies"]],
    ["DPIAs, data breach response, cookie policies.", ["DPIAs", "Data breach response", "Cookie policies"]],
    [
      "Disaster planning, salvage training, pest monitoring.",
      ["Disaster planning", "Salvage training", "Pest monitoring"],
    ],
    [
      "Reading room supervision, reference enquiries, copyright clearance.",
      ["Reading room supervision", "Reference enquiries", "Copyright clearance"],
    ],
    [
      "Exhibition curation, label writing, loan agreements, courier trips.",
      ["Exhibition curation", "Label writing", "Loan agreements", "Courier trips"],
    ],
    [
      "User orientation, plagiarism checks, thesis deposit.",
      ["User orientation", "Plagiarism checking", "Thesis deposit"],
    ],
    ["Barcoding and stock verification of 42,000 books.", ["Barcoding", "Stock verification"]],
    [
      "Storytime, reading clubs, summer reading challenge.",
      ["Storytime", "Reading clubs", "Summer reading challenge"],
    ],
    [
      "Price indices, national accounts, seasonal adjustment.",
      ["Price indices", "National accounts", "Seasonal adjustment"],
    ],
    [
      "CGE modelling, input-output tables, tariff analysis.",
      ["CGE modelling", "Input-output tables", "Tariff analysis"],
    ],
    [
      "Policy briefs, ministerial briefings, regulatory impact assessment.",
      ["Policy briefs", "Ministerial briefings", "Regulatory impact assessment"],
    ],
    ["Excavation, finds processing, section drawing.", ["Excavation", "Section drawing", "Finds processing"]],
    [
      "Participatory rural appraisal, gender analysis, stakeholder mapping.",
      ["Participatory rural appraisal", "Gender analysis", "Stakeholder mapping"],
    ],
    [
      "Baseline surveys in Kobo, sampling, enumerator supervision.",
      ["KoBo", "Sampling", "Baseline surveys", "Enumerator supervision"],
    ],
    ["Speechwriting, op-eds, media monitoring.", ["Speech writing", "Op-eds", "Media monitoring"]],
    [
      "Public consultations, white papers, legislative tracking.",
      ["Public consultation", "White papers", "Legislative tracking"],
    ],
    [
      "Political risk analysis, scenario planning, country reports.",
      ["Political risk analysis", "Scenario planning", "Country reports"],
    ],
    [
      "Psychoeducation, relaxation training, suicide prevention talks.",
      ["Psychoeducation", "Relaxation training", "Suicide prevention"],
    ],
    [
      "Assessment centres, psychometric testing, 360 feedback.",
      ["Assessment centres", "Psychometric testing", "360 feedback"],
    ],
    [
      "Neuropsychological assessment after stroke; cognitive rehabilitation.",
      ["Neuropsychological assessment", "Cognitive rehabilitation"],
    ],
    [
      "Direct work with children, life story work, contact supervision.",
      ["Direct work with children", "Life story work", "Contact supervision"],
    ],
    [
      "Bereavement counselling, trauma counselling, psychosocial assessments.",
      ["Bereavement counselling", "Trauma counselling", "Psychosocial assessments"],
    ],
    [
      "Substance misuse counselling, relapse prevention, 12-step groups.",
      ["Substance misuse counselling", "Relapse prevention", "12-step groups"],
    ],
    [
      "Interfaith dialogue, school assemblies, religious education.",
      ["Interfaith dialogue", "School assemblies", "Religious education"],
    ],
    [
      "Church planting, stewardship campaigns, building fund.",
      ["Church planting", "Stewardship campaigns", "Building fund"],
    ],
    [
      "Dharma talks, retreat leading, ordination of novices.",
      ["Dharma talks", "Retreat leading", "Ordination of novices"],
    ],
    ["Copy-editing, fact-checking, indexing.", ["Copy-editing", "Fact checking", "Indexing"]],
    [
      "Blog posts, white papers, case studies, SEO writing.",
      ["Blog posts", "White papers", "Case studies", "SEO writing"],
    ],
    [
      "Ghostwriting two memoirs, developmental editing, book proposals.",
      ["Ghostwriting", "Developmental editing", "Book proposals"],
    ],
    [
      "Mobile journalism, Facebook Live, audience analytics.",
      ["Mobile journalism", "Facebook Live", "Audience analytics"],
    ],
    [
      "Feature writing, profile interviews, restaurant reviews.",
      ["Feature writing", "Restaurant reviews", "Profile interviews"],
    ],
    [
      "Subediting, headline writing, page layout in InDesign.",
      ["Subediting", "Headline writing", "Page layout", "Adobe InDesign"],
    ],
    ["Transcreation of slogans, back translation.", ["Transcreation", "Back translation"]],
    ["Sign language interpreting in colleges; note taking.", ["Sign language interpreting", "Note taking"]],
    [
      "Court interpreting, police interviews, telephone interpreting.",
      ["Court interpreting", "Telephone interpreting", "Police interviews"],
    ],
    ["Batik, calligraphy and wood carving for export.", ["Batik", "Calligraphy", "Wood carving"]],
    ["Storyboarding, concept art, comic inking.", ["Storyboarding", "Concept art", "Comic inking"]],
    ["Wheel throwing, glazing, kiln firing.", ["Wheel throwing", "Glazing", "Kiln firing"]],
    ["Jingle writing, sound design, sync licensing.", ["Jingle writing", "Sound design", "Sync licensing"]],
    [
      "DJing at weddings on Serato, beatmatching, sound checks.",
      ["DJing", "Serato DJ", "Beatmatching", "Sound checks"],
    ],
    [
      "Film scoring in Logic Pro, orchestration, mock-ups.",
      ["Film scoring", "Logic Pro", "Orchestration", "Mock-ups"],
    ],
    [
      "Aerial silks, physical theatre and stilt walking.",
      ["Aerial silks", "Physical theatre", "Stilt walking"],
    ],
    [
      "Community dance for elders, outreach workshops, dance films.",
      ["Community dance", "Outreach workshops", "Dance films"],
    ],
    [
      "Movement direction for plays, intimacy coordination, fight choreography.",
      ["Movement direction", "Fight choreography", "Intimacy coordination"],
    ],
    ["Casting, table reads, risk assessments.", ["Casting", "Table reads", "Risk assessments"]],
    [
      "Pitch decks, festival submissions, co-production deals.",
      ["Pitch decks", "Festival submissions", "Co-production deals"],
    ],
    [
      "Documentary filmmaking: archive research, contributor releases, edit supervision.",
      ["Documentary filmmaking", "Archive research", "Contributor releases", "Edit supervision"],
    ],
    [
      "Playout on Zetta, desk driving, jingle scheduling.",
      ["Playout", "RCS Zetta", "Desk driving", "Jingle scheduling"],
    ],
    ["Puppetry, clowning and balloon modelling at parties.", ["Puppetry", "Clowning", "Balloon modelling"]],
    [
      "Event hosting, commentary on cricket and outside broadcasts.",
      ["Event hosting", "Commentary", "Outside broadcasts"],
    ],
  ])("%s", (line, names) => {
    expect(new Set(inJob(line))).toEqual(new Set(names));
  });
});

test.each([
  "Clients build ships, brew beer and run hotels.",
  "Lawyers argued murder, fraud and arson.",
  "The company sells turbines, cables and paint.",
  "The collection has swords, looms and engines.",
  "The library lends tools, toys and saxophones.",
  "Farmers grow rice, tea and rubber.",
  "Villagers weave, fish and farm.",
  "The archive smells of glue and leather.",
  "Patients come from banking, mining and the army.",
  "Fathers drive lorries; mothers clean offices.",
  "The parish has an organ, bells and a bakery.",
  "My novels are set in mines, kitchens and courts.",
])("names no skill: %s", (line) => {
  expect(inJob(line)).toEqual([]);
});
