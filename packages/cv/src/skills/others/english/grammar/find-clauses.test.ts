import { describe, expect, test } from "vitest";
import { englishClausesOfOthers } from "./find-clauses.ts";

function clausesOf(text: string): string[] {
  return englishClausesOfOthers(text).map(({ start, end }) => text.slice(start, end));
}

describe("a subject and a verb that agrees with it", () => {
  test.each([
    ["Pathologists read the slides; I label them.", "Pathologists read the slides"],
    ["Physiotherapy and dietetics see the patients twice a week.", null],
    ["The mall houses a dental clinic and a tailoring shop.", null],
    ["The group sells furniture.", null],
    [
      "The anaesthetist handles intubation; I hand over the instruments.",
      "The anaesthetist handles intubation",
    ],
    ["Typical briefs ask for Kubernetes and Java.", null],
    ["External consultants implemented NetSuite at the sister company.", null],
    ["Surveyors from another firm supplied the photogrammetry.", null],
    ["Previously, drivers chose their own routes.", "drivers chose their own routes"],
    ["Upholstery jobs go to a shop in town.", null],
    ["Procurement said no to Snowflake.", null],
    ["Reported to finance, where they think in pivot tables.", "they think in pivot tables"],
    ["Designs arrive as Figma files.", null],
    ["Invoices go through accounts.", null],
    ["Colleagues wrote the macros in my absence.", null],
    ["Weddings, christenings and parties fill the upstairs room.", null],
    ["Office girl keeps the petty cash.", null],
    ["Label designers draw the cartons.", null],
    ["The client orders in SAP.", null],
    ["Site supervisor plans in MS Project.", null],
    ["Clients push bookings from SAP, I check them.", "Clients push bookings from SAP"],
  ])("%s", (text, clause) => {
    expect(clausesOf(text)).toEqual([clause ?? text.replace(/\.$/, "")]);
  });

  test.each([
    "Cooked for guests and cleaned the rooms.",
    "Administers leave in Workday.",
    "Marketing campaigns on Facebook, 20 visits a day.",
    "Final settlements, leave records and payslip queries.",
    "Admissions, open days and fee collection.",
    "Case management cut the backlog by a third.",
    "The migration took two weeks, in Terraform.",
    "My duties include payroll.",
    "Our team builds pipelines in Go.",
    "The system runs on Kubernetes.",
    "Guests praised my cocktails.",
    "Customers trust me with repairs in Rhino.",
    "Colleagues ask me about Excel.",
    "My company offers carpentry.",
    "Students in my care learned AutoCAD.",
    "Drivers trained on site.",
    "Recruited drivers and mechanics with a job board.",
    "GitLab CI pipelines that the next person can read.",
    "jQuery where nothing is newer.",
    "Certify two ILS, three DVOR stations and the radar.",
    "Patients were washed and fed.",
    "Training delivered by the team.",
    "Also manages the till.",
    "Hydraulic fracturing designs, up to 48 stages per lateral.",
    "Our own money goes out through Paystack.",
    "Run payroll, keep the books and report to the board.",
    "Inspectors found no faults in my welding.",
    "Night audit and complaints fall to me.",
    "Events go through Kafka.",
    "Logs go to Elasticsearch.",
    "Newsletters go out by Mailchimp twice a month.",
    "Reports come from Power BI.",
    "Drawings leave my desk in AutoCAD, models in Revit.",
    "Clear customer orders, delivery notes and invoices.",
    "Hand guest requests to the kitchen in Micros.",
    "File customer orders, delivery notes and invoices.",
    "Register patient requests in EMIS.",
    "Label client samples in LIMS.",
    "File tax returns the following month, payroll on Fridays.",
    "Match supplier invoices two at a time.",
    "Present company reports the first Monday of the month.",
    "Stock display cases the same day.",
    "Switchboards get wired and tested to BS 7671.",
  ])("none: %s", (text) => {
    expect(clausesOf(text)).toEqual([]);
  });
});
