import { describe, expect, test } from "vitest";
import { findSkills } from "../../find-skills.ts";
import { buildCv, inJob, inList, namesIn } from "../../testing/build-cv.ts";

describe("words of everyday speech are no skills", () => {
  test.each([
    "Product launch in spring 2019, before the spring season began.",
    "Took swift action on complaints and kept a swift reply time.",
    "Positive outlook; a word of thanks to all teams.",
    "Excel at difficult tasks and react calmly under stress.",
    "We go to schools and go live every Monday.",
    "Ready to go: paperless and go-to-market work.",
    "Removed rust and repainted the hull.",
    "Gave the rest of the day to rest and recover.",
    "Access to patient files; remote access cards for visitors.",
    "Served as postman for the village of Kandy.",
    "Worked as a chef de partie, head chef from 2020.",
    "A flask of tea for the night shift, less waste in the kitchen.",
    "Dock worker and crane helper at the docker strike.",
    "Bred pandas at the zoo and fed the python.",
    "Puppet shows, a sketch of the village and a dart board.",
    "Daily express bus, express delivery by night.",
    "Sorted slack ropes and a storm drain; lean meat only.",
    "Opened the hive with the beekeeper, an ant colony in the wall.",
    "Vitamin C and hepatitis C clinics; section C of the ward.",
    "R&D department, grade C in chemistry, class C licence.",
    "The teams of our unit; the node of the network.",
    "Salt production and bamboo furniture.",
    "Lived on an Indian reservation, by a base of MiG-29 jets.",
    "Was sent three stop work orders for the fence.",
    "A tableau of dancers, a mural at the station.",
    "Ruby jewellery for the wedding, crystal glass.",
    "The eclipse of the sun, an oracle of the village.",
    "Kept to the timetable and made the tea.",
    "Prepared Mocha and Chai for guests.",
    "Docker at Colombo port, Postman for Royal Mail.",
    "Jasmine rice, Salt and Sugar in the store.",
    "Checked Tally sheets at the cargo gate.",
    "Cut Bootstrap costs; the Notion that Express trains are late.",
    "Reporting to Mr. Jenkins and, later, Ms. Ruby Perera.",
  ])("%s", (line) => {
    expect(inJob(line)).toEqual([]);
  });
});

test("the letters of an abbreviation are no languages of computers", () => {
  const studies = (line: string) => namesIn([{ kind: "education", lines: [line] }]);
  expect(studies("G.C.E. Advanced Level, Maris Stella College")).toEqual([]);
  expect(studies("Final project in C and MATLAB")).toEqual(["C", "MATLAB"]);
});

describe("names of people, firms, schools and streets are no skills", () => {
  test.each([
    "Reported to Ms Jenkins and Mr Hudson at Spark Systems Ltd.",
    "Julia Perera, Ruby Silva and Jasmine Fernando were my referees.",
    "Moved from Oracle Corporation to Swift Logistics.",
    "Trained at the School of Nursing, University of Reading.",
    "Seconded to the Ministry of Agriculture and the Department of Education.",
    "Member of the Institute of Marketing.",
    "Reports to the Head of Customer Service, Procurement and Logistics.",
    "Serving the departments of Cardiology, Radiology and Surgery.",
    "The firm sells insurance, loans and leasing to farmers.",
    "The school teaches music, drama and ballet.",
    "Our customers were garages, yoga studios and wedding planning.",
    "Shop on Java Lane, next to Python Street.",
    "Nurse at the Unity Hospital; waiter at Azure Beach Resort.",
    "Apache Hotel, Oracle Park, Cypress Gardens, Phoenix in Arizona.",
    "Read Kafka and Camus with Cassandra Fernando.",
    "Customer visits in Java, Indonesia.",
    "Delivered for Daily Express Newspapers and Apache Motors.",
    "See github.com/someone, docker.com/blog and mail to java@golang.example",
  ])("%s", (line) => {
    expect(inJob(line)).toEqual([]);
  });

  test("the employer of a position is blanked wherever it is named in it", () => {
    const position = { title: "Clerk", company: "Tableau", location: "Reading" };
    expect(
      namesIn([{ kind: "experience", lines: ["Clerk, Tableau, Reading", "Filing at Tableau."], position }]),
    ).toEqual([]);
  });
});

describe("some sections show no skill", () => {
  test.each(["interests", "references", "personal", "declaration", "languages", "certifications"] as const)(
    "%s",
    (kind) => {
      expect(namesIn([{ kind, lines: ["Python, Java, cooking, photography, Kubernetes"] }])).toEqual([]);
    },
  );

  test.each(["I love", "Community", "Outside work", "When not working", "Free time", "Elsewhere"])(
    "what stands under %j is done for pleasure",
    (heading) => {
      const cv = buildCv([{ kind: "skills", lines: ["Photography, choir, Python"] }]);
      const sections = cv.sections.map((section) => ({ ...section, heading }));
      expect(findSkills({ ...cv, sections })).toEqual([]);
    },
  );

  test("a field of study is no skill, a tool of the thesis is", () => {
    expect(
      namesIn([
        { kind: "education", lines: ["BSc in Marketing and Nursing", "Thesis: forecasting with PyTorch"] },
      ]),
    ).toEqual(["PyTorch"]);
  });

  test("the consent to the processing of data is none", () => {
    expect(
      namesIn([
        {
          kind: "other",
          lines: ["I hereby consent to my personal data being processed for recruitment (GDPR)."],
        },
      ]),
    ).toEqual([]);
  });
});

describe("what is denied or wished for is no skill", () => {
  test.each([
    "No experience with Kubernetes or Terraform.",
    "Looking to learn Kubernetes and Ansible.",
    "Eager to learn PostgreSQL.",
    "I have never used Kubernetes.",
    "Not familiar with MongoDB.",
    "Interested in learning Kubernetes.",
    "Would love to learn PostgreSQL one day.",
    "Keine Erfahrung mit Kubernetes.",
    "Sans expérience de Kubernetes.",
    "Sin experiencia en Kubernetes.",
  ])("%s", (line) => {
    expect(namesIn([{ kind: "summary", lines: [line] }])).toEqual([]);
  });

  test("the next sentence counts again", () => {
    expect(
      namesIn([{ kind: "summary", lines: ["No experience with Java, but five years of PHP and MySQL."] }]),
    ).toEqual(["PHP", "MySQL"]);
    expect(inJob("Never used Kubernetes. Ran PostgreSQL for years.")).toEqual(["PostgreSQL"]);
  });
});

describe("what is made or sold is not what is done", () => {
  test.each([
    ["Built an inventory management system in Laravel.", ["Laravel"]],
    ["Tested a school management product with Selenium.", ["Selenium"]],
    ["Sold to customers in the food processing industry.", []],
    ["Wrote sales reports and a content calendar.", []],
    ["Counted stock and carried payment certificates to the bank.", ["Stocktaking"]],
  ])("%s", (line, expected) => {
    expect(inJob(line)).toEqual(expected);
  });
});

describe("in a list of skills the same words are skills", () => {
  test.each([
    ["Go, Rust, Swift, C, R", ["Go", "Rust", "Swift", "C", "R"]],
    [
      "Word, Excel, Outlook, Access, Teams",
      ["Microsoft Word", "Microsoft Excel", "Microsoft Outlook", "Microsoft Access", "Microsoft Teams"],
    ],
    [
      "Spring, Express, Flask, Node, Vue, Ember",
      ["Spring", "Express", "Flask", "Node.js", "Vue.js", "Ember.js"],
    ],
    ["go, excel, sales, sketch", ["Go", "Microsoft Excel", "Sales", "Sketch"]],
    ["EXCEL, WORD, SALES", ["Microsoft Excel", "Microsoft Word", "Sales"]],
    ["Chef, Puppet, Salt", ["Chef", "Puppet", "SaltStack"]],
  ])("%s", (line, expected) => {
    expect(inList(line)).toEqual(expected);
  });
});

describe("Java is not JavaScript, C is not C++", () => {
  test.each([
    ["JavaScript", ["JavaScript"]],
    ["Java Script", ["JavaScript"]],
    ["Java", ["Java"]],
    ["C++", ["C++"]],
    ["C/C++", ["C", "C++"]],
    ["C#, F#, .NET, VB.NET", ["C#", "F#", ".NET", "VB.NET"]],
    ["React Native", ["React Native"]],
    ["SQL Server", ["Microsoft SQL Server"]],
    ["Objective-C", ["Objective-C"]],
    ["Node.js, Next.js, D3.js", ["Node.js", "Next.js", "D3.js"]],
  ])("%s", (line, expected) => {
    expect(inList(line)).toEqual(expected);
  });
});

test("words that are tools elsewhere, among sure tools of the CV", () => {
  const named = (line: string) =>
    namesIn([
      { kind: "skills", lines: ["Python, React, Docker, PostgreSQL, Git"] },
      { kind: "experience", lines: [line] },
    ]);
  expect(named("Spring cleaning, winter tyres, autumn leaves.")).not.toContain("Spring");
  expect(named("Julia and Pascal took over the desk on Fridays.")).not.toContain("Julia");
  expect(named("Built services in Go and Rust.")).toEqual(expect.arrayContaining(["Go", "Rust"]));
});
