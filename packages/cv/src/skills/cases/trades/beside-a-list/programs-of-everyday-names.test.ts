import { describe, expect, test } from "vitest";
import { besideList } from "../../../testing/beside-list.ts";
import { inList, namesIn } from "../../../testing/build-cv.ts";
import { skillKeys } from "../../../testing/skill-keys.ts";

const OFFICE = "Filing, Typing, Data entry, MS Word, Record keeping";
const CODE = "PHP, Laravel, MySQL, JavaScript, Bootstrap";
const TABLES = "Table service, Rostering, Cash handling, Menu planning";
const LESSONS = "Phonics, Safeguarding, Lesson planning, SEN";
const PRESS = "News writing, Editing, Interviewing, Proofreading";
const LEDGERS = "Bookkeeping, VAT returns, Payroll, Credit control";
const CLOTH = "Pattern making, Marker making, Sewing, Fabric inspection";
const CARE = "Personal care, First aid, Safeguarding, Care plans";

describe("a program of an everyday name, known by the work done in it", () => {
  test.each([
    [OFFICE, "Travel booking in Amadeus.", "Amadeus"],
    [OFFICE, "Keyed in customer forms into Oracle.", "Oracle Database"],
    [OFFICE, "Raised purchase requisitions in Oracle.", "Oracle Database"],
    [OFFICE, "Unlocked accounts and reset passwords in AD.", "Active Directory"],
    [OFFICE, "Zoom lessons in the pandemic.", "Zoom"],
    [CODE, "Used Trello and Slack with the team.", "Slack"],
    [CODE, "Integrated PayPal for two shops.", "PayPal integration"],
    [CODE, "Integrated Google Maps SDK.", "Google Maps API"],
    [CODE, "Peer review of code.", "Code review"],
    [CODE, "Motion graphics in AE.", "Adobe After Effects"],
    [CARE, "Wrote daily notes in Nourish.", "Nourish Care"],
    [CARE, "Documented in Epic.", "Epic EHR"],
    [TABLES, "Till work on Aloha.", "Aloha POS"],
    [TABLES, "Rostered staff with Fourth.", "Fourth hospitality"],
    [TABLES, "Logged waste in Winnow.", "Winnow"],
    [OFFICE, "Tracked tasks in Asana.", "Asana"],
    [OFFICE, "Kept meeting notes in Notion.", "Notion"],
    [OFFICE, "Payments through Stripe.", "Stripe"],
    [OFFICE, "Case files in Proclaim.", "Proclaim"],
    [LESSONS, "Supported pupils with Clicker.", "Clicker"],
    [LESSONS, "Attendance in Arbor.", "Arbor"],
    [LESSONS, "Progress on Tapestry.", "Tapestry journal"],
    [PRESS, "Cut clips in Premiere.", "Adobe Premiere Pro"],
    [PRESS, "Retouched pictures in Procreate.", "Procreate"],
    [PRESS, "Scheduled posts with Buffer.", "Buffer"],
    [LEDGERS, "Ledger in Pastel.", "Sage Pastel"],
    [CLOTH, "Markers and patterns in Gerber.", "Gerber AccuMark"],
    [CLOTH, "Tech packs in Illustrator.", "Adobe Illustrator"],
  ])("%s: %s", (list, line, name) => {
    expect(besideList(list, line)).toEqual(expect.arrayContaining(skillKeys([name])));
  });

  test.each([
    [OFFICE, "Gave the manager some slack before the season.", "Slack"],
    [OFFICE, "Lived beside the Oracle arena.", "Oracle Database"],
    [CARE, "Nourish the soul, said the chaplain.", "Nourish Care"],
    [CARE, "An epic summer fair for the village.", "Epic EHR"],
    [TABLES, "Rostered staff for the fourth year.", "Fourth hospitality"],
    [TABLES, "Wore Aloha shirts on Fridays.", "Aloha POS"],
    [OFFICE, "Had no notion of the tasks ahead.", "Notion"],
    [PRESS, "Saw the Premiere of a film by a friend.", "Adobe Premiere Pro"],
    [PRESS, "A Buffer state in the Balkans was my subject.", "Buffer"],
    [CODE, "Took clients to the Amadeus concert hall.", "Amadeus"],
  ])("the same word elsewhere: %s %s", (list, line, name) => {
    expect(besideList(list, line)).not.toEqual(expect.arrayContaining(skillKeys([name])));
  });
});

describe("words of an English list that are names elsewhere", () => {
  test.each([
    ["Fluent in Arabic & English, Calendar management, Minutes taking", "ANSYS"],
    ["RERA regulations, Negotiation, Property leasing, Client viewings", "Control systems"],
  ])("%s", (list, name) => {
    expect(skillKeys(inList(list))).not.toEqual(expect.arrayContaining(skillKeys([name])));
  });
});

describe("in other languages", () => {
  test.each([
    [
      "Poda, Riego por goteo, Abonado, Excel",
      "Sueltas de insectos para el control biológico.",
      "Biological control",
    ],
    [
      "Rédaction, WordPress, Titrage, Relecture",
      "Journal de sept heures, interviews en direct.",
      "Interviewing",
    ],
    ["මැහුම්, තත්ත්ව පාලනය, MS Excel", "ඕවර්ලොක් සහ ෆ්ලැට්ලොක් යන්ත්‍ර.", "Overlocking"],
    ["මැහුම්, තත්ත්ව පාලනය, MS Excel", "ඕවර්ලොක් සහ ෆ්ලැට්ලොක් යන්ත්‍ර.", "Sewing machine operation"],
    ["C#, .NET, SQL Server, Git", "Desarrollo de microservicios en C#.", "Microservices"],
    ["C#, .NET, SQL Server, Git", "Informes de calidad con Reporting Services.", "SSRS"],
    ["Wareneingang, Inventur, Verpackung", "Kommissionieren mit MDE-Scanner.", "Barcode scanning"],
    ["المحاسبة المالية، إكسل، التسويات البنكية", "متابعة الذمم.", "Accounts receivable"],
  ])("%s: %s", (list, line, name) => {
    const found = namesIn([
      { kind: "skills", lines: [list] },
      { kind: "experience", lines: [line] },
    ]);
    expect(skillKeys(found)).toEqual(expect.arrayContaining(skillKeys([name])));
  });
});
