import { describe, expect, test } from "vitest";
import { findSkills } from "../../find-skills.ts";
import { buildCv, inList, namesIn } from "../../testing/build-cv.ts";

describe("labels, levels and rows", () => {
  test.each([
    ["Languages: TypeScript, JavaScript, SQL", ["TypeScript", "JavaScript", "SQL"]],
    ["Databases: MySQL, Redis", ["MySQL", "Redis"]],
    ["Cloud: AWS (EC2, S3), Azure", ["AWS", "Amazon EC2", "Amazon S3", "Azure"]],
    ["Excel: advanced", ["Microsoft Excel"]],
    ["Python (5 years), SQL – expert", ["Python", "SQL"]],
    ["Python ★★★★☆", ["Python"]],
    ["HTML5/CSS3", ["HTML", "CSS"]],
    ["Docker & Kubernetes", ["Docker", "Kubernetes"]],
    ["Proficient in MS Word and Excel", ["Microsoft Word", "Microsoft Excel"]],
    ["Agile (Scrum, Kanban)", ["Agile", "Scrum", "Kanban"]],
  ])("%s", (line, expected) => {
    expect(inList(line)).toEqual(expected);
  });

  test("a row of name and level is the name, a row of label and list is the list", () => {
    const cv = buildCv([
      {
        kind: "skills",
        lines: [
          { text: "Weaving\tadvanced", cells: ["Weaving", "advanced"] },
          { text: "Databases\tMySQL, Redis", cells: ["Databases", "MySQL, Redis"] },
        ],
      },
    ]);
    expect(findSkills(cv).map((skill) => skill.name)).toEqual(["Weaving", "MySQL", "Redis"]);
  });

  test("sub-headings are no skills", () => {
    expect(
      inList("Technical skills", "Python", "Soft skills:", "Patience", "Programming Languages", "Java"),
    ).toEqual(["Python", "Patience", "Java"]);
  });

  test("an item that goes on in the next line is one item", () => {
    expect(inList("Lesson planning, Classroom management, Inclusive", "education, Google Classroom")).toEqual(
      ["Lesson planning", "Classroom management", "Inclusive education", "Google Classroom"],
    );
    expect(inList("Excel, PowerPoint, Microsoft", "Outlook, SAP")).toEqual([
      "Microsoft Excel",
      "Microsoft PowerPoint",
      "Microsoft Outlook",
      "SAP",
    ]);
    const bullets = [
      { text: "Monitoring and", bullet: true },
      { text: "evaluation" },
      { text: "Power BI", bullet: true },
    ];
    expect(namesIn([{ kind: "skills", lines: bullets }])).toEqual(["Monitoring and evaluation", "Power BI"]);
  });

  test("a labelled line elsewhere is a list too", () => {
    expect(namesIn([{ kind: "experience", lines: ["Technologies: Go, Spring, Express"] }])).toEqual([
      "Go",
      "Spring",
      "Express",
    ]);
  });
});

describe("names", () => {
  test("tools get their usual name, other skills keep the CV's own", () => {
    expect(inList("postgres, K8s, Drug inventory, Stock monitoring, TALENT ACQUISITION")).toEqual([
      "PostgreSQL",
      "Kubernetes",
      "Drug inventory",
      "Stock monitoring",
      "Talent acquisition",
    ]);
  });

  test("a skill listed under two names is kept twice, its second id leads back to the first", () => {
    const found = findSkills(buildCv([{ kind: "skills", lines: ["Recruitment, Talent acquisition"] }]));
    expect(found.map(({ id, name }) => [id, name])).toEqual([
      ["recruitment", "Recruitment"],
      ["recruitment~talent-acquisition", "Talent acquisition"],
    ]);
  });

  test("a product of a family that is listed beside it is its own", () => {
    expect(inList("Docker, Docker Swarm, Spring Boot, Spring Cloud, Spring Security")).toEqual([
      "Docker",
      "Docker Swarm",
      "Spring Boot",
      "Spring Cloud",
      "Spring Security",
    ]);
  });

  test("the name in the list goes before the one in a sentence", () => {
    const parts = [
      { kind: "experience", lines: ["Petty cash management for two plants."] },
      { kind: "skills", lines: ["Petty cash"] },
    ] as const;
    expect(namesIn(parts)).toEqual(["Petty cash"]);
  });
});

describe("items that the graph does not know", () => {
  test.each([
    ["Drone choreography", ["Drone choreography"]],
    ["Lace bobbin repair (advanced), Stain lifting – 5 years", ["Lace bobbin repair", "Stain lifting"]],
    ["Zwickelstock 3000 Pro", []],
    ["Basic, Advanced, 5 years", []],
    ["English, Sinhala, Deutsch (B2)", []],
    ["References available on request", []],
    ["I am a hard worker with a passion for people and a good heart", ["Hardworking"]],
    ["Valid to 2029, Page 2, linkedin", []],
    ["Member of the Guild, South Island Weaving Council, Dr Ada Perera, Complete, Ordre des tisserands", []],
  ])("%s", (line, expected) => {
    expect(inList(line)).toEqual(expected);
  });

  test("have an id of their own and stand in no group", () => {
    const [skill] = findSkills(buildCv([{ kind: "skills", lines: ["Drone choreography"] }]));
    expect(skill).toMatchObject({
      id: "other:drone-choreography",
      group: "other",
      kind: "technical",
      years: 0,
    });
  });

  test("are soft below a heading that says so", () => {
    const found = findSkills(
      buildCv([
        { kind: "skills", lines: ["Bee whispering", "Soft skills", "Common sense", "Tools: Frobnicator"] },
      ]),
    );
    expect(found.map(({ name, kind }) => [name, kind])).toEqual([
      ["Bee whispering", "technical"],
      ["Common sense", "soft"],
      ["Frobnicator", "technical"],
    ]);
  });

  test("are reported in lists of skills only", () => {
    expect(namesIn([{ kind: "experience", lines: ["Technologies: Frobnicator, Python"] }])).toEqual([
      "Python",
    ]);
  });

  test("a domain word inside a longer name does not stand for it", () => {
    expect(inList("Antique sewing table veneer")).toEqual(["Antique sewing table veneer"]);
  });
});

test("an item that ends in a small word goes on in the next line", () => {
  expect(inList("Reclutamiento y selección", "Entrevistas por", "competencias", "Excel")).not.toContain(
    "Entrevistas por",
  );
});

test.each([
  ["PLC basics (Acme Q9), SCADA", ["PLC", "SCADA"]],
  ["Skills and Knowledge", []],
])("what stands in brackets or heads the list is no item: %s", (line, expected) => {
  expect(inList(line)).toEqual(expected);
});

test.each([
  ["Aged debt reporting, Sage 200", "Aged debt reporting"],
  ["Programación musical, Tutoría", "Programación musical"],
])("two names side by side in an item are one: %s", (line, name) => {
  expect(inList(line)).toHaveLength(2);
  expect(inList(line)).toContain(name);
});

test.each([
  ["Storytelling around the fire", "Storytelling"],
  ["Typing 60 wpm", "Typing"],
])("what goes on about a skill is no part of its name: %s", (item, name) => {
  expect(inList(`Filing, ${item}`)).toEqual(["Filing", name]);
});
