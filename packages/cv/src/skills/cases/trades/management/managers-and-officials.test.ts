import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";

describe("sentences of one profession each, with all that they name", () => {
  test.each([
    [
      "Canvassing, fundraising and volunteer mobilisation in three elections.",
      ["Canvassing", "Fundraising", "Volunteer mobilisation"],
    ],
    [
      "Steered the municipal budget through council (participatory budgeting, by-laws, zoning amendments).",
      ["Participatory budgeting", "By-laws", "Zoning amendments"],
    ],
    [
      "Inter-ministerial coordination, donor coordination with the ADB, and bilateral agreements.",
      ["Inter-ministerial coordination", "Donor coordination", "Bilateral agreements"],
    ],
    [
      "Chaired tender boards, answered audit queries and COPA hearings.",
      ["Tender boards", "Audit queries", "COPA hearings"],
    ],
    [
      "Responsible for policy formulation, regulatory impact assessment and stakeholder consultation.",
      ["Policy formulation", "Regulatory impact assessment", "Stakeholder consultation"],
    ],
    [
      "Board governance, risk registers and statutory filings for a charity of 60 staff.",
      ["Board governance", "Risk registers", "Statutory filings"],
    ],
    [
      "Sub-grant management of 14 partners incl. partner due diligence and capacity building.",
      ["Sub-grant management", "Partner due diligence", "Capacity building"],
    ],
    [
      "Led two acquisitions (due diligence, deal structuring, post-merger integration).",
      ["Due diligence", "Deal structuring", "Post-merger integration"],
    ],
    [
      "Market entry in Kenya and Rwanda through joint ventures and franchise development.",
      ["Market entry", "Joint ventures", "Franchise development"],
    ],
    [
      "Board reporting, corporate governance, shareholder relations.",
      ["Board reporting", "Corporate governance", "Shareholder relations"],
    ],
    [
      "Implementation of SAP FI/CO and approval matrices; internal controls over procure-to-pay.",
      ["SAP FICO", "Approval matrices", "Internal controls", "Procure-to-pay"],
    ],
    [
      "Statutory audit, corporate tax and transfer pricing files handled with Big 4.",
      ["Statutory audit", "Corporate tax", "Transfer pricing"],
    ],
    ["Supervise AP, AR, payroll and fixed assets.", ["AP", "AR", "Payroll", "Fixed assets"]],
    [
      "End-to-end recruitment for 300 blue-collar staff a year; onboarding, induction and exit interviews.",
      ["End-to-end recruitment", "Onboarding", "Induction", "Exit interviews"],
    ],
    [
      "Handled grievances, domestic inquiries and union negotiations.",
      ["Grievance handling", "Domestic inquiries", "Union negotiations"],
    ],
    [
      "Salary benchmarking with Hay data, job grading and bonus schemes.",
      ["Salary benchmarking", "Job grading", "Bonus schemes"],
    ],
    [
      "Policy analysis and cost-benefit analysis of the fare reform; ministerial briefings.",
      ["Policy analysis", "Cost-benefit analysis", "Ministerial briefings"],
    ],
    [
      "Horizon scanning, scenario planning and PESTLE for the five-year plan.",
      ["Horizon scanning", "Scenario planning", "PESTLE"],
    ],
    [
      "Programme evaluation with logic models, survey design, interviews.",
      ["Programme evaluation", "Logic models", "Survey design", "Interviewing"],
    ],
    [
      "Office relocation of 240 desks; space planning, fit-out coordination.",
      ["Office relocation", "Space planning", "Fit-out coordination"],
    ],
    [
      "Travel desk: flight bookings, hotel bookings, visa processing.",
      ["Travel desk", "Flight booking", "Hotel bookings", "Visa processing"],
    ],
    [
      "Guest house management, canteen management, employee transport.",
      ["Guest house management", "Canteen management", "Employee transport"],
    ],
    [
      "Grew secondary sales 24% by route planning, outlet coverage and distributor management.",
      ["Secondary sales", "Route planning", "Outlet coverage", "Distributor management"],
    ],
    [
      "Key account management of Carrefour, Lulu and Spinneys; listing fees, planograms, joint business plans.",
      ["Key account management", "Listing fees", "Planograms", "Joint business plans"],
    ],
    [
      "Tender submissions, price negotiations and contract renewals with hospitals.",
      ["Tender submissions", "Price negotiation", "Contract renewals"],
    ],
    [
      "Crisis communications during a recall: holding statements, press conferences, Q&A documents.",
      ["Crisis communication", "Holding statements", "Press conferences", "Q&A documents"],
    ],
    [
      "Pitched stories to the FT and Reuters; press trips, media training.",
      ["Story pitching", "Press trips", "Media training"],
    ],
    [
      "Agency management incl. pitch processes, creative briefs and media buying of GBP 4m.",
      ["Agency management", "Pitch processes", "Creative briefs", "Media buying"],
    ],
    [
      "Sensory panels, shelf-life testing and recipe development.",
      ["Sensory panels", "Recipe development", "Shelf-life testing"],
    ],
    [
      "Managed 420 ha of tea: plucking rounds, pruning cycles, infilling, fertiliser application.",
      ["Plucking rounds", "Pruning cycles", "Infilling", "Fertiliser application"],
    ],
    [
      "Herd management of 300 Holsteins; calving, AI, mastitis control.",
      ["Herd management", "Calving", "AI", "Mastitis control"],
    ],
    [
      "Drip irrigation, fertigation and soil sampling on 90 ha of avocado.",
      ["Drip irrigation", "Fertigation", "Soil sampling"],
    ],
    [
      "Broodstock selection, spawning, larval rearing, artemia hatching.",
      ["Broodstock selection", "Spawning", "Larval rearing", "Artemia hatching"],
    ],
    [
      "Sea lice counts, mortality removal, net cleaning on eight pens.",
      ["Sea lice counting", "Mortality removal", "Net cleaning"],
    ],
    [
      "Ran three shifts of 140; OEE from 61 to 78% by SMED, TPM and autonomous maintenance.",
      ["OEE", "SMED", "TPM", "Autonomous maintenance"],
    ],
    [
      "Production scheduling in SAP PP, material planning and line clearance.",
      ["Production scheduling", "SAP PP", "Material planning", "Line clearance"],
    ],
    [
      "Line balancing and SMV reduction, skill matrix, style changeover on 24 sewing lines.",
      ["Line balancing", "SMV reduction", "Skills matrix", "Style changeover"],
    ],
    [
      "Managed a 4 Mtpa pit: drill and blast, load and haul, dewatering, grade control.",
      ["Drill and blast", "Load and haul", "Dewatering", "Grade control"],
    ],
    [
      "Ground support, ventilation surveys and roof bolting in a longwall.",
      ["Ground support", "Ventilation surveys", "Roof bolting"],
    ],
    [
      "Magazine inspections, explosives management and blast vibration monitoring.",
      ["Magazine inspections", "Explosives management", "Blast vibration monitoring"],
    ],
    [
      "Delivered a 22-storey tower: programme management, subcontractor management, interim payment certificates.",
      ["Programme management", "Subcontractor management", "Interim payment certificates"],
    ],
    [
      "Material submittals, RFIs, shop drawings and method statements tracked in Aconex.",
      ["Material submittals", "RFIs", "Shop drawings", "Method statements", "Aconex"],
    ],
    [
      "Concrete pours, formwork inspection, rebar inspection and cube tests on site.",
      ["Concrete pours", "Formwork inspection", "Rebar inspection", "Cube test"],
    ],
    [
      "Warehouse layout, slotting, cycle counts, put-away and pick accuracy.",
      ["Warehouse layout", "Slotting", "Cycle counts", "Put-away", "Picking accuracy"],
    ],
    [
      "Strategic sourcing of packaging, RFQs, reverse auctions in Ariba.",
      ["Strategic sourcing", "RFQ", "SAP Ariba", "Reverse auctions"],
    ],
    [
      "Route planning, fleet maintenance, driver management, last-mile delivery.",
      ["Route planning", "Fleet maintenance", "Driver management", "Last-mile delivery"],
    ],
    [
      "Headed IT operations for 1,200 users; service desk, SLA management, ITIL processes.",
      ["IT operations", "Service desk", "SLA management", "ITIL"],
    ],
    [
      "Cloud migration of 80 servers to Azure; data centre exit.",
      ["Cloud migration", "Azure", "Data centre exit"],
    ],
    [
      "IT budgeting of AED 9m, vendor contracts, licence audits.",
      ["IT budgeting", "Vendor contracts", "Licence audits"],
    ],
    [
      "Ofsted inspections twice outstanding; self-evaluation, room audits, peer observations.",
      ["Ofsted inspections", "Room audits", "Self-evaluation", "Peer observations"],
    ],
    [
      "Staff rotas, staff ratios, supervisions, appraisals.",
      ["Staff rotas", "Staff ratios", "Supervisions", "Appraisals"],
    ],
    [
      "Funding claims for 15 and 30 hours; fee invoicing, budget control.",
      ["Funding claims", "Fee invoicing", "Budget control"],
    ],
    [
      "OPD management of 900 visits a day; queue management, waiting time reduction.",
      ["OPD management", "Queue management", "Waiting time reduction"],
    ],
    [
      "NABH accreditation: mock drills, document control, indicator tracking.",
      ["NABH accreditation", "Mock drills", "Document control", "Indicator tracking"],
    ],
    [
      "TPA coordination, pre-authorisation, claims denials and cashless billing.",
      ["TPA coordination", "Claim denials", "Cashless billing", "Pre-authorisation"],
    ],
    [
      "Pre-admission assessments, care plan reviews, DoLS applications.",
      ["Pre-admission assessments", "Care plan reviews", "DoLS applications"],
    ],
    [
      "Medication audits, falls analysis, infection control and pressure ulcer prevention.",
      ["Medication audits", "Infection control", "Pressure ulcer prevention", "Falls analysis"],
    ],
    [
      "Rota planning with 12% agency use; staff supervisions, return-to-work interviews.",
      ["Rota planning", "Staff supervision", "Return-to-work interviews"],
    ],
    [
      "Managed four teams: caseload allocation, reflective supervision, file audits.",
      ["Reflective supervision", "File audits", "Caseload allocation"],
    ],
    [
      "Child protection conferences, court reports, strategy meetings, section 47 enquiries.",
      ["Child protection conferences", "Court reports", "Strategy meetings", "Section 47 enquiries"],
    ],
    [
      "Commissioning of supported housing and domestic violence refuges.",
      ["Commissioning", "Supported housing", "Domestic violence refuges"],
    ],
    [
      "Led school improvement planning, self-evaluation and the KHDA inspection: Good to Very Good.",
      ["School improvement planning", "KHDA inspection", "Self-evaluation"],
    ],
    [
      "Lesson observations, learning walks, book scrutiny, teacher appraisals.",
      ["Lesson observations", "Learning walks", "Book scrutiny", "Teacher appraisal"],
    ],
    [
      "Admissions, open days, fee collection, marketing of the school.",
      ["Admissions", "Open days", "Fee collection", "Marketing of the school"],
    ],
    [
      "Vault management, cash balancing, ATM replenishment, dual control.",
      ["Vault management", "Cash balancing", "ATM replenishment", "Dual control"],
    ],
  ])("%s", (line, names) => {
    expect(new Set(inJob(line))).toEqual(new Set(names));
  });
});

test.each([
  "Elected in the spring to the seat that Finance minister Rao once held.",
  "Officers from Agriculture, Education and Health attended.",
  "Village of farmers, fishers and weavers; two teachers live here.",
  "Funded by the Swedish Embassy, the World Food Programme and a bank.",
  "Heads of Finance, HR, IT and Logistics reported to me.",
  "Bank in Dubai; landlord in Doha; auditors KPMG.",
  "Hired welders, crane operators, nurses and a web developer.",
  "Reports went to Transport, Treasury and the Mayor.",
  "The building has a gym, a nursery and a bakery.",
  "We sell biscuits, noodles and soap powder.",
  "The client makes vaccines and insulin.",
  "Group of chemists, dieticians and mechanics.",
  "The estate has a clinic, a school and a bakery.",
  "Exported to Japan, Spain and the Gulf.",
  "Maintenance does welding, Stores does picking.",
  "The camp kitchen, clinic and shop are run by a caterer.",
  "Clients: a hospital, two hotels and a mosque.",
  "Sales give the forecast and Finance the limits.",
  "Supported tills, kiosks and a lottery.",
  "Parents are doctors, bakers and drivers.",
  "Residents were miners, teachers and sailors.",
  "Partners: police, schools, the prison and a bank.",
  "Taught by chemists, artists and a former judge.",
  "Customers grow tea, run mills and fish.",
])("names no skill: %s", (line) => {
  expect(inJob(line)).toEqual([]);
});
