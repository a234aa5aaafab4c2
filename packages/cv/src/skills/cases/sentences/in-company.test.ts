import { describe, expect, test } from "vitest";
import { findSkills } from "../../find-skills.ts";
import { buildCv, inJob, namesIn } from "../../testing/build-cv.ts";

describe("ambiguous names in company", () => {
  test.each([
    ["Services in Go on Kubernetes in Azure.", ["Go", "Kubernetes", "Azure"]],
    [
      "Weather station with Raspberry Pi and Python; site in Laravel and Bootstrap.",
      ["Raspberry Pi", "Python", "Laravel", "Bootstrap"],
    ],
    ["Used Word, Excel and Outlook daily.", ["Microsoft Word", "Microsoft Excel", "Microsoft Outlook"]],
    ["Weekly figures in Excel.", ["Microsoft Excel"]],
    ["Deployed with Docker and Jenkins.", ["Docker", "Jenkins"]],
    ["React developer, five years of Node.", ["React", "Node.js"]],
    ["REST APIs with Spring Boot and Hibernate.", ["REST", "Spring Boot", "Hibernate"]],
    ["Firmware in C for STM32.", ["C", "STM32"]],
    ["Regressions in R with ggplot2.", ["R", "ggplot2"]],
    ["iOS apps in Swift and Objective-C.", ["iOS", "Swift", "Objective-C"]],
    ["Dashboards in Tableau on Snowflake.", ["Tableau", "Snowflake"]],
    ["Streams on Kafka and PySpark.", ["Kafka", "Apache Spark"]],
    ["built with react, node and mongodb", ["React", "MongoDB"]],
    ["Moved builds from Jenkins to GitLab CI.", ["Jenkins", "GitLab CI"]],
    ["Unit tests in Jest and Mocha.", ["Unit testing", "Jest", "Mocha"]],
  ])("%s", (line, expected) => {
    expect(inJob(line)).toEqual(expect.arrayContaining(expected));
  });

  test("an ambiguous name alone needs the field of the whole CV", () => {
    const alone = namesIn([{ kind: "experience", lines: ["Small sites with Express."] }]);
    expect(alone).toEqual([]);
    const skills = { kind: "skills", lines: ["TypeScript, PostgreSQL, Kubernetes"] } as const;
    expect(namesIn([{ kind: "experience", lines: ["Small sites with Express."] }, skills])).toContain(
      "Express",
    );
  });
});

describe("professions", () => {
  test.each([
    [
      "Accounts payable, VAT returns and bank reconciliation.",
      ["Accounts payable", "VAT returns", "Bank reconciliation"],
    ],
    ["Wound dressing and IV cannulation on a surgical ward.", ["Wound dressing", "IV cannulation"]],
    ["Phlebotomy, triage and patient education.", ["Phlebotomy", "Triage", "Patient education"]],
    [
      "Mise en place, menu planning and food costing under HACCP.",
      ["Menu planning", "Food costing", "HACCP"],
    ],
    ["Lesson planning in Google Classroom.", ["Lesson planning", "Google Classroom"]],
    [
      "Quantity surveying and cost estimation for tunnels; drawings in AutoCAD.",
      ["Quantity surveying", "Cost estimation", "AutoCAD"],
    ],
    ["TIG welding and pipe fitting of pressure lines.", ["TIG welding", "Pipe fitting"]],
    [
      "CNC machining, preventive maintenance and tool setting.",
      ["CNC machining", "Preventive maintenance", "Tool setting"],
    ],
    ["PLC programming in TIA Portal, SCADA screens.", ["PLC programming", "TIA Portal", "SCADA"]],
    [
      "Forklift operation, order picking and customs clearance.",
      ["Forklift operation", "Order picking", "Customs clearance"],
    ],
    [
      "Legal research, contract drafting and litigation.",
      ["Legal research", "Contract drafting", "Litigation"],
    ],
    [
      "Copywriting for twelve clients; video editing in Premiere Pro.",
      ["Copywriting", "Video editing", "Adobe Premiere Pro"],
    ],
    ["Tea tasting and tea manufacturing on two estates.", ["Tea tasting", "Tea manufacturing"]],
    [
      "Pattern making in Gerber AccuMark, fabric cutting.",
      ["Pattern making", "Gerber AccuMark", "Fabric cutting"],
    ],
    ["Recruitment, onboarding and payroll processing.", ["Recruitment", "Onboarding", "Payroll processing"]],
    [
      "Hairdressing, bridal make-up and massage therapy.",
      ["Hairdressing", "Bridal make-up", "Massage therapy"],
    ],
    ["HPLC and GC-MS method validation; PCR.", ["HPLC", "GC-MS", "PCR"]],
    ["Drip irrigation, beekeeping and dairy farming.", ["Drip irrigation", "Beekeeping", "Dairy farming"]],
    ["Celestial navigation, ECDIS, cargo planning.", ["ECDIS", "Cargo planning"]],
    ["Translation and subtitling with SDL Trados.", ["Subtitling", "SDL Trados"]],
  ])("%s", (line, expected) => {
    expect(inJob(line)).toEqual(expect.arrayContaining(expected));
  });
});

describe("soft skills", () => {
  test.each([
    ["Team leadership and conflict resolution in a shop of 30.", ["Leadership", "Conflict resolution"]],
    ["Excellent communication skills, attention to detail.", ["Communication", "Attention to detail"]],
    ["A team player with problem-solving skills.", ["Teamwork", "Problem solving"]],
  ])("%s", (line, expected) => {
    expect(namesIn([{ kind: "summary", lines: [line] }])).toEqual(expected);
  });

  test.each([
    "Communicated with suppliers.",
    "Led the morning briefing.",
    "Worked with patience on a creative campaign.",
    "Planned and organised.",
  ])("not from empty prose: %s", (line) => {
    expect(inJob(line)).toEqual([]);
  });

  test("are of their own kind", () => {
    const found = findSkills(buildCv([{ kind: "skills", lines: ["Patience, Python"] }]));
    expect(found.map(({ name, kind }) => [name, kind])).toEqual([
      ["Patience", "soft"],
      ["Python", "technical"],
    ]);
  });
});

describe("places", () => {
  test("a title shows a skill in a position", () => {
    const cv = buildCv([
      {
        kind: "experience",
        lines: ["Social Media Manager, Praia Cosmetics"],
        position: { title: "Social Media Manager", company: "Praia Cosmetics" },
      },
    ]);
    expect(findSkills(cv)).toEqual([
      expect.objectContaining({
        id: "social-media-marketing",
        mentions: [{ line: 0, quote: "Social Media", context: "position", position: 0 }],
      }),
    ]);
  });

  test("a name that a line break cuts in two is one name, quoted from its first line", () => {
    const [skill] = findSkills(
      buildCv([{ kind: "experience", lines: ["Did the monthly bank", "reconciliation for three shops."] }]),
    );
    expect(skill).toMatchObject({ name: "Bank reconciliation", mentions: [{ line: 0, quote: "bank" }] });
  });

  test("hidden lines are not read", () => {
    const cv = buildCv([{ kind: "skills", lines: ["Python"] }]);
    const [line] = cv.document.lines;
    const hidden = line ? [{ ...line, text: "Kubernetes", hidden: "tiny" as const }] : [];
    expect(findSkills({ ...cv, document: { ...cv.document, hidden } }).map((skill) => skill.name)).toEqual([
      "Python",
    ]);
  });

  test("what a skill implies is not listed", () => {
    expect(inJob("Front end in React.")).not.toContain("JavaScript");
  });
});
