import { describe, expect, test } from "vitest";
import { besideList } from "../testing/beside-list.ts";
import { inJob, namesIn } from "../testing/build-cv.ts";

describe("names beside a tool", () => {
  test.each([
    ["Allotments on Booking.com and Zorbuk.", ["Zorbuk"]],
    ["Answered tickets in Zendesk, Plimmo and Quarvest Desk.", ["Plimmo", "Quarvest Desk"]],
    ["Used Figma, Zeplotto and Miro with two agencies.", ["Zeplotto"]],
    ["Tests in Selenium or Grubbix for each release.", ["Grubbix"]],
    ["Buchungen in DATEV und Kontorra.", ["Kontorra"]],
    ["Maquettes sous Figma, puis intégration avec WordPress et Brivo.", ["Brivo"]],
  ])("a name in one row with a tool is one: %s", (line, expected) => {
    expect(inJob(line)).toEqual(expect.arrayContaining(expected));
  });

  test("beside a list of their own, too", () => {
    expect(besideList("Filing, Typing", "Rates in Opera PMS and Zorbuk.")).toContain("Zorbuk");
  });

  test.each([
    ["Sold Photoshop and Zorbuk.", "Zorbuk"],
    ["Forecasts in Excel; WAPQ from 14 % to 9 %.", "WAPQ"],
    ["Fitted screens, batteries and RAM.", "RAM"],
    ["Worked in Excel and Galle Fort hotels.", "Galle Fort"],
    ["Reports in Excel, Zorbuk Limited kept them.", "Zorbuk Limited"],
    ["Reports in Excel in March.", "March"],
    ["Books kept in QuickBooks for Perera and Silva.", "Perera"],
    ["Ported it from Access to Zorbuk.", "Zorbuk"],
    ["Slides in PowerPoint, English and Sinhala.", "Sinhala"],
    ["Verarbeitung über Kafka, Daten in PostgreSQL", "Daten"],
    ["Auslieferung mit Docker, Freigabe durch Tests in Selenium", "Freigabe"],
  ])("not what is somebody or somewhere else: %s", (line, name) => {
    expect(inJob(line)).not.toContain(name);
  });

  test("only in what is told of work", () => {
    expect(namesIn([{ kind: "education", lines: ["Thesis in MATLAB and Zorbuk."] }])).not.toContain("Zorbuk");
  });
});

describe("names of programs", () => {
  test.each([
    ["Kept the diary in the booking system Zorbuk.", "Zorbuk"],
    ["Job sheets in PlumbTrak9, parts by telephone.", "PlumbTrak9"],
    ["Ordered cloth via LoomDesk and by post.", "LoomDesk"],
    ["Chose the till software Vendrix for three shops.", "Vendrix"],
    ["Drew the hulls using KeelForm.", "KeelForm"],
    ["Il diario lo scriviamo sull'app Pupazzo.", "Pupazzo"],
    ["Ordini nel gestionale Ormivo, due volte al giorno.", "Ormivo"],
    ["Plannings saisis dans le logiciel Quarvel.", "Quarvel"],
    ["Citas en el programa Zorvida.", "Zorvida"],
    ["Fichas dos alunos no sistema Quadrix.", "Quadrix"],
    ["Roosters in het systeem Plansel.", "Plansel"],
    ["Logged faults in RailNote after each round.", "RailNote"],
  ])("by their kind, or by capitals inside: %s", (line, name) => {
    expect(inJob(line)).toContain(name);
  });

  test.each([
    ["Grew up in SoHo and moved to McAllen.", /SoHo|McAllen/],
    ["Invested in AgriTech.", /Tech/],
    ["Worked with HelloGrain on the harvest.", /HelloGrain/],
    ["Trained at PetroNova.", /PetroNova/],
    ["Supported the system Engineer on nights.", /Engineer/],
    ["Released the app Store page.", /Store/],
    ["Buchte im System Kunden ein.", /Kunden/],
    ["Joined the program Monday to Friday.", /Monday/],
    ["Never worked in RailNote.", /RailNote/],
    ["The agency keeps its tickets in LoomDesk.", /LoomDesk/],
    ["Our cat sleeps on the app, Zorbuk is her name.", /Zorbuk/],
    ["Moved the system Ghana had left us.", /Ghana/],
  ])("not places, lines of business, firms, people: %s", (line, name) => {
    expect(inJob(line).filter((one) => name.test(one))).toEqual([]);
  });
});

test.each([
  ["Pflegeplanung in zorBUK, Wundversorgung", /zorbuk/i],
  ["Conciliaciones bancarias en ZORBUKi", /zorbuki/i],
  ["مراجعة المخزون باستخدام Zorbuk.", /zorbuk/i],
])("a spelling that only programs have, and a name behind a word of use: %s", (line, name) => {
  expect(inJob(line).filter((one) => name.test(one))).toHaveLength(1);
});

test.each(["Auswertung mit KPIs", "Gespräche mit PhDs", "عملت في شركة Zorbuk الكبيرة."])(
  "several of an abbreviation, degrees and firms are none: %s",
  (line) => {
    expect(inJob(line).filter((one) => /kpis|phd|zorbuk/i.test(one) && one !== "KPIs")).toEqual([]);
  },
);

describe("abbreviations", () => {
  test.each([
    ["Fault finding using ZQM, VXL and QTM.", ["ZQM", "VXL", "QTM"]],
    ["Bank reconciliation; QZT, ledger work.", ["QZT"]],
    ["Secrets and policies in QXA.", ["QXA"]],
  ])("a piece of its own: %s", (line, expected) => {
    expect(inJob(line)).toEqual(expect.arrayContaining(expected));
  });

  test.each([
    "Deposits grew to LKR 3.8 billion and USD 2 million.",
    "Worked for UNICEF, WHO and the CEO in UAE.",
    "QZT officer of the year.",
    "The Quality Zone Team (QZT) met weekly.",
    "WORKED HARD FOR MANY YEARS, BAR, ZQM AND MORE.",
  ])("not money, places, ranks, parts of names: %s", (line) => {
    expect(inJob(line).filter((name) => /^[A-Z]{3,}$/.test(name))).toEqual([]);
  });

  test("only in what is told of work", () => {
    expect(namesIn([{ kind: "education", lines: ["Thesis with QZT, VXL."] }])).toEqual([]);
  });
});
