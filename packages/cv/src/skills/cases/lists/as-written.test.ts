import { expect, test } from "vitest";
import { inJob, inList } from "../../testing/build-cv.ts";
import { skillKeys } from "../../testing/skill-keys.ts";

// Lists of ordinary people, in their own spelling and punctuation, each with what it says.
test.each<readonly [string, readonly string[]]>([
  [
    "MS Office Package, Computer literacy, Typing 45wpm, Filing & record keeping, Petty cash handling",
    ["Microsoft Office", "Computer literacy", "Typing", "Filing", "Record keeping", "Petty cash handling"],
  ],
  [
    "MS Excel (VLOOKUP, Pivot Table), Tally ERP 9, Data entry, Quick learner, Back office work",
    ["Microsoft Excel", "VLOOKUP", "Pivot tables", "Tally", "Data entry", "Willingness to learn"],
  ],
  [
    "Quick Books, Sage 50, Bank recs, Purchase & sales ledger, Excel (advanced), Month end",
    ["QuickBooks", "Sage", "Bank reconciliation", "Purchase ledger", "Sales ledger", "Microsoft Excel"],
  ],
  [
    "Accounts Payable/Receivable, SAP FICO, BRS, Finalisation of accounts, GST return filing",
    ["Accounts payable", "Accounts receivable", "SAP FICO", "Bank reconciliation"],
  ],
  [
    "HTML/CSS, JavaScript (ES6), Node JS, PHP/Laravel, Git/GitHub, REST APIs, Wordpress",
    ["HTML", "CSS", "JavaScript", "Node.js", "PHP", "Laravel", "Git", "REST", "WordPress"],
  ],
  [
    "C#.Net, SQL Server (T-SQL), Angular 12, jQuery & AJAX, Agile/Scrum, Unit testing (NUnit), Basic Python",
    [
      "C#",
      ".NET",
      "Microsoft SQL Server",
      "T-SQL",
      "Angular",
      "jQuery",
      "Ajax",
      "Agile",
      "Scrum",
      "NUnit",
      "Python",
    ],
  ],
  [
    "Flutter & Dart, Firebase (Auth, Firestore), Swift (basic), State management (Bloc, Provider), SQLite",
    ["Flutter", "Dart", "Firebase", "Firestore", "Swift", "State management", "Flutter BLoC", "SQLite"],
  ],
  [
    "VLAN/VTP/STP, OSPF/BGP, Wi-Fi (Ubiquiti), Fortigate Firewall, CCTV installation, MPLS",
    [
      "VLAN",
      "Spanning tree protocol",
      "OSPF",
      "BGP",
      "Wi-Fi",
      "Ubiquiti",
      "Fortinet",
      "CCTV installation",
      "MPLS",
    ],
  ],
  [
    "Power BI/Tableau, Excel (Pivot tables, VLOOKUP), Python (Pandas, NumPy), R programming, SPSS",
    ["Power BI", "Tableau", "Microsoft Excel", "Pivot tables", "Python", "Pandas", "NumPy", "R", "SPSS"],
  ],
  [
    "SEO/SEM, Facebook Ads, Email marketing (Mailchimp), Google Analytics (GA4), Social media handling",
    ["SEO", "SEM", "Meta Ads", "Email marketing", "Mailchimp", "Google Analytics"],
  ],
  [
    "BLS/ACLS, IV cannulation, Wound dressing, First aid/CPR, Vital signs monitoring",
    ["BLS", "ACLS", "Cannulation", "Wound dressing", "First aid", "CPR", "Vital signs monitoring"],
  ],
  [
    "SMAW/GTAW, FCU/AHU, PPR & CPVC, Diagnostics (OBD scanner), Megger test",
    ["SMAW", "GTAW", "FCU", "AHU", "PPR", "CPVC", "Megger"],
  ],
  [
    "AutoCAD 2D & 3D, STAAD Pro, Primavera P6, Surveying (Total Station), Quantity take off",
    ["AutoCAD", "STAAD.Pro", "Primavera P6", "Surveying", "Total station", "Quantity take-off"],
  ],
  [
    "Check in/Check out, Opera PMS, Up selling, Night audit, MS Word & Excel",
    ["Opera PMS", "Upselling", "Night audit", "Microsoft Word", "Microsoft Excel"],
  ],
  [
    "Team player, Ability to work under pressure, Multi tasking, Good communication skill, Punctual",
    ["Teamwork", "Working under pressure", "Multitasking", "Communication", "Punctuality"],
  ],
  [
    "Manicure/Pedicure, Threading & waxing, Bridal makeup, Hair colouring, Mehndi",
    ["Manicure", "Pedicure", "Threading", "Waxing", "Bridal makeup", "Hair colouring"],
  ],
])("%s", (list, names) => {
  expect(skillKeys(inList(list))).toEqual(expect.arrayContaining(skillKeys(names)));
});

test('a name with a sign for its "and" is one', () => {
  expect(inList("Switchgear, Testing & commissioning, Training & development")).toEqual([
    "Switchgear",
    "Testing & commissioning",
    "Training & development",
  ]);
});

test("one is one: a skill that the page names in the singular is not shown in the plural", () => {
  expect(inList("Annual budget, Fire alarm, RFI")).toEqual(["Annual budget", "Fire alarm", "RFI"]);
  expect(inJob("Cost-benefit analysis and business case for the board.")).toContain("Business case");
});

test("but the noun of a pair has no number of its own", () => {
  expect(inJob("Moved 14 entities to the shared service centre; policy manuals.")).toContain(
    "Shared services",
  );
});
