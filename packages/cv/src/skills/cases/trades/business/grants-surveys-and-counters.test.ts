import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";

describe("sentences of one profession each, with all that they name", () => {
  test.each([
    [
      "Policy briefs and regulatory impact assessment for the ministry of energy.",
      ["Policy briefs", "Regulatory impact assessment"],
    ],
    [
      "Monitoring and evaluation of eight grants; logframes and theory of change.",
      ["Monitoring and evaluation", "Logframe", "Theory of change"],
    ],
    ["Tax audits of importers; entries in ASYCUDA World.", ["Tax audits", "ASYCUDA"]],
    ["Public consultations in four provinces.", ["Public consultation"]],
    [
      "NAV calculation of 14 funds in SimCorp; corporate actions daily.",
      ["NAV calculation", "SimCorp Dimension", "Corporate actions"],
    ],
    [
      "Trade settlement through Euroclear, broker reconciliation by noon.",
      ["Trade settlement", "Euroclear", "Broker reconciliation"],
    ],
    ["Claims intake and policy issuance, 60 files a day.", ["Claims intake", "Policy issuance"]],
    ["Survey coding and data validation in CSPro.", ["Survey coding", "Data validation", "CSPro"]],
    ["Premium reconciliation and bordereaux with reinsurers.", ["Premium reconciliation", "Bordereaux"]],
    ["Skip tracing and payment plans for 400 accounts; 31% cured.", ["Skip tracing", "Payment plans"]],
    ["Telephone interviewing in three tongues; scripts in Voxco.", ["Telephone interviewing", "Voxco"]],
    [
      "Mystery shopping of banks; respondent recruitment for groups.",
      ["Mystery shopping", "Respondent recruitment"],
    ],
    [
      "Roulette dealing, chip counting and game protection.",
      ["Roulette dealing", "Chip counting", "Game protection"],
    ],
    ["Built forms in Qualtrics and SurveyMonkey.", ["Qualtrics", "SurveyMonkey"]],
    ["In-store sampling of biscuits, lead capture on a tablet.", ["In-store sampling", "Lead capture"]],
    ["Door-to-door sales of broadband; objection handling.", ["Door-to-door sales", "Objection handling"]],
    ["Forecourt service, tank dipping and shift cash.", ["Forecourt service", "Tank dipping"]],
    ["Rental contracts and vehicle check-in of 50 cars a day.", ["Rental contracts", "Vehicle check-in"]],
    ["Telemarketing with CRM updates in Zoho CRM.", ["Telemarketing", "CRM updates", "Zoho CRM"]],
    [
      "Stage-gate process with patent strategy for three lines; new product development.",
      ["Stage-gate process", "Patent strategy", "New product development"],
    ],
    [
      "Mine planning in Deswik and Surpac; drill and blast with two crews.",
      ["Mine planning", "Deswik", "Surpac", "Drill and blast"],
    ],
    [
      "Froth flotation and mineral processing trials in JKSimMet.",
      ["Froth flotation", "Mineral processing", "JKSimMet"],
    ],
    [
      "Corrosion monitoring and cathodic protection of pipelines.",
      ["Corrosion monitoring", "Cathodic protection"],
    ],
    ["Grade control by fire assay; models in Leapfrog.", ["Grade control", "Fire assay", "Leapfrog"]],
  ])("%s", (line, names) => {
    expect(new Set(inJob(line))).toEqual(new Set(names));
  });
});

test.each([
  "Rest of the council; swift passage; spring session.",
  "Loved figures; swift; rest on Sundays; spring audit.",
  "Go easy; swift bets; spring races; the rest folded.",
  "Express lane; rest of the forecourt; swift smile.",
  "Rest of the seam; swift haul; spring thaw.",
])("names no skill: %s", (line) => {
  expect(inJob(line)).toEqual([]);
});
