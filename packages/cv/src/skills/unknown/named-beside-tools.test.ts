import { expect, test } from "vitest";
import { besideList } from "../testing/beside-list.ts";
import { inJob, namesIn } from "../testing/build-cv.ts";

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
  ["Worked in Excel and Galle Fort hotels.", "Galle Fort"],
  ["Reports in Excel, Zorbuk Limited kept them.", "Zorbuk Limited"],
  ["Reports in Excel in March.", "March"],
  ["Books kept in QuickBooks for Perera and Silva.", "Perera"],
  ["Ported it from Access to Zorbuk.", "Zorbuk"],
  ["Slides in PowerPoint, English and Sinhala.", "Sinhala"],
])("not what is somebody or somewhere else: %s", (line, name) => {
  expect(inJob(line)).not.toContain(name);
});

test("only in what is told of work", () => {
  expect(namesIn([{ kind: "education", lines: ["Thesis in MATLAB and Zorbuk."] }])).not.toContain("Zorbuk");
});
