import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";
import { skillKeys } from "../../../testing/skill-keys.ts";

describe("sentences of one profession each, with all that they name", () => {
  test.each([
    [
      "Court appearances in bail applications and criminal trials.",
      ["Bail applications", "Court appearances", "Criminal trials"],
    ],
    ["Drafted pleadings, affidavits and deeds.", ["Affidavits", "Deeds", "Pleadings"]],
    ["Title searches and conveyancing of 90 lands a year.", ["Conveyancing", "Title searches"]],
    ["Writ petitions before the Court of Appeal; judicial review.", ["Judicial review", "Writ petitions"]],
    [
      "Probate, divorce petitions and child custody matters.",
      ["Child custody matters", "Divorce petitions", "Probate"],
    ],
    [
      "Due diligence on four acquisitions and company incorporation.",
      ["Company incorporation", "Due diligence"],
    ],
    ["Cross-examination of experts; witness preparation.", ["Cross-examination", "Witness preparation"]],
    ["Judgment writing in 400 civil and criminal matters a year.", ["Judgment writing"]],
    [
      "Sentencing, bail hearings and plea taking in a busy town court.",
      ["Bail hearings", "Plea taking", "Sentencing"],
    ],
    [
      "Pre-trial conferences and case management cut the backlog by a third.",
      ["Case management", "Pre-trial conferences"],
    ],
    [
      "Legislative drafting for two ministries; statutory interpretation.",
      ["Legislative drafting", "Statutory interpretation"],
    ],
    ["Notarial attestation of deeds and land registration.", ["Land registration", "Notarial attestation"]],
    ["Human rights monitoring in prisons; legal aid clinics.", ["Human rights monitoring", "Legal aid"]],
    [
      "Privacy impact assessments and sanctions screening.",
      ["Privacy impact assessments", "Sanctions screening"],
    ],
    [
      "Macroeconomic forecasting in EViews and debt sustainability analysis.",
      ["Debt sustainability analysis", "EViews", "Macroeconomic forecasting"],
    ],
    [
      "Cost-benefit analysis of two expressways; policy briefs for the cabinet.",
      ["Cost-benefit analysis", "Policy briefs"],
    ],
    ["Household surveys in 4,000 homes and poverty analysis.", ["Household surveys", "Poverty analysis"]],
    [
      "Psychological assessment with WISC and MMPI; ADHD assessment of children.",
      ["ADHD assessment", "MMPI", "Psychological assessment", "WISC"],
    ],
    [
      "Trauma-focused therapy, EMDR and grief counselling after the floods.",
      ["EMDR", "Grief counselling", "Trauma-focused therapy"],
    ],
    ["Couples counselling and family therapy in evening clinics.", ["Couples counselling", "Family therapy"]],
    [
      "Psychoeducation for parents and clinical supervision of four interns.",
      ["Clinical supervision", "Psychoeducation"],
    ],
    [
      "Neuropsychological assessment after head injury; case formulation.",
      ["Case formulation", "Neuropsychological assessment"],
    ],
    ["Exposure therapy and behavioural activation by video.", ["Behavioural activation", "Exposure therapy"]],
    [
      "GBV case management and referral pathways with the police and clinics.",
      ["GBV case management", "Referral pathways"],
    ],
    [
      "Probation supervision of young offenders and parenting programmes.",
      ["Parenting programmes", "Probation supervision"],
    ],
    [
      "Sermon preparation and leading worship for 300 people each Sunday.",
      ["Leading worship", "Sermon preparation"],
    ],
    [
      "Pastoral counselling, marriage preparation and visiting the sick.",
      ["Marriage preparation", "Pastoral counselling", "Visiting the sick"],
    ],
    ["Dhamma talks and meditation instruction for visitors.", ["Dhamma talks", "Meditation instruction"]],
    ["Quran recitation classes and Friday sermons.", ["Friday sermons", "Quran recitation"]],
    [
      "Interfaith dialogue with the mosque and the temple; youth ministry.",
      ["Interfaith dialogue", "Youth ministry"],
    ],
    [
      "Pension calculation for retired teachers; overpayment recovery.",
      ["Overpayment recovery", "Pension calculation"],
    ],
    ["Claimant interviews and appeals handling at the counter.", ["Appeals handling", "Claimant interviews"]],
    [
      "Benefit fraud investigation with the audit branch; grievance redress.",
      ["Benefit fraud investigation", "Grievance redress"],
    ],
    ["Document verification for passports and permits.", ["Document verification"]],
    [
      "Life skills training and peer education for 300 school leavers.",
      ["Life skills training", "Peer education"],
    ],
    [
      "Residential trips, sports sessions and arts projects.",
      ["Arts projects", "Residential trips", "Sports sessions"],
    ],
    [
      "Employability workshops and careers advice; gang prevention.",
      ["Careers advice", "Employability workshops", "Gang prevention"],
    ],
    ["Bed management and patient flow in a 600-bed hospital.", ["Bed management", "Patient flow"]],
    [
      "JCI accreditation in 14 months; clinical governance board.",
      ["Clinical governance", "JCI accreditation"],
    ],
    [
      "Revenue cycle management and insurance empanelment.",
      ["Insurance empanelment", "Revenue cycle management"],
    ],
    [
      "Theatre utilisation up to 86 percent, waiting list management.",
      ["Theatre utilisation", "Waiting list management"],
    ],
    [
      "Medical equipment procurement and service contracts.",
      ["Medical equipment procurement", "Service contracts"],
    ],
    [
      "Credentialing and privileging of 240 consultants; patient complaints.",
      ["Credentialing and privileging", "Patient complaints"],
    ],
    [
      "Treaty negotiation and consular services at three missions.",
      ["Consular services", "Treaty negotiation"],
    ],
    [
      "Election administration in a district of 900,000 voters; census operations.",
      ["Census operations", "Election administration"],
    ],
    ["Donor coordination and public sector reform.", ["Donor coordination", "Public sector reform"]],
    ["Parliamentary questions and press briefings.", ["Parliamentary questions", "Press briefings"]],
    [
      "Land administration, revenue collection and disaster management.",
      ["Disaster management", "Land administration", "Revenue collection"],
    ],
    [
      "Trial bundles, Bates stamping and document production.",
      ["Bates stamping", "Document production", "Trial bundles"],
    ],
    ["Client intake and docketing in Clio.", ["Client intake", "Clio", "Docketing"]],
    ["Cite checking and deposition summaries for the partners.", ["Cite-checking", "Deposition summaries"]],
    ["Company filings and visa applications for foreign staff.", ["Company filings", "Visa applications"]],
    ["Process serving and e-filing across four courts.", ["E-filing", "Process serving"]],
  ])("%s", (line, expected) => {
    expect(skillKeys(inJob(line))).toEqual(skillKeys(expected));
  });

  test.each([
    "The chambers lie behind the court house; shares a library and a parking lot with nine lawyers.",
    "Supervised a registry of eleven clerks and a cell block.",
    "Spoke on television and walked to the central bank each day.",
    "Wrote a column in a weekly; the clinic has a sofa and toys.",
    "Had the roof repaired, the bells rehung and the graveyard fenced.",
    "Hoisted the flag on Independence Day; arranged chairs for meetings.",
    "Unveiled statues, cut ribbons, hosted garden parties.",
  ])("nothing from what stands about: %s", (line) => {
    expect(inJob(line)).toEqual([]);
  });
});
