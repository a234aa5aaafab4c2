import { expect, test } from "vitest";
import { findOccupations } from "./find-occupations.ts";
import { occupationGraph } from "./occupation-graph.ts";

const idsOf = (title: string) =>
  findOccupations(title).map((number) => occupationGraph().occupations[number]?.id);

test.each([
  ["Paid Social Specialist", "search-and-ads"],
  ["GRC Consultant", "cyber-security"],
  ["Welfare Rights Adviser", "social-work"],
  ["Fundraising Officer", "development-work"],
  ["Model", "fashion-modelling"],
  ["Freelance Model", "fashion-modelling"],
  ["Seasonal Field Worker", "farming"],
  ["County Extension Agent", "agronomy"],
  ["Co-Manager", "store-management"],
  ["UAV Technician", "aircraft-maintenance"],
  ["Lube Technician", "automotive-repair"],
  ["Stower", "warehousing"],
  ["Medical Billing Specialist", "medical-records"],
  ["Information Technology Specialist", "it-support"],
  ["Line Cook/ Garde Manger", "kitchen"],
  ["Gate Agent", "airport-services"],
])("%s", (title, id) => expect(idsOf(title)).toContain(id));

test.each(["Model Maker", "Credit Risk Model Analyst", "Data Model Developer"])(
  "%s models nothing",
  (title) => expect(idsOf(title)).not.toContain("fashion-modelling"),
);
