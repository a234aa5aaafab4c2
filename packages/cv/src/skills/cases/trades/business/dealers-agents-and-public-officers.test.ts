import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";
import { skillKeys } from "../../../testing/skill-keys.ts";

describe("sentences of dealers, buyers, agents and public officers", () => {
  test.each([
    [
      "Executed equity orders for retail clients on ATrad; margin call follow-up.",
      ["Executed equity orders", "ATrad", "Margin call follow-up"],
    ],
    [
      "Spot, forward and swap deals in USD/LKR, position squaring, deal ticket entry.",
      ["Swap deals", "Position squaring", "Deal ticket entry"],
    ],
    [
      "Loan documentation, mortgage bond registration and disbursement.",
      ["Loan documentation", "Mortgage bond registration", "Disbursements"],
    ],
    [
      "Group formation, centre meetings and financial literacy training for women borrowers.",
      ["Group formation", "Centre meetings", "Financial literacy training"],
    ],
    [
      "Bank and supplier statement reconciliations, petty cash handling.",
      ["Supplier statement reconciliation", "Petty cash handling"],
    ],
    ["VAT, WHT and SSCL returns filed before due date.", ["VAT", "WHT", "SSCL returns"]],
    [
      "Cleaned survey data in Stata, consistency checks, imputation of missing values.",
      ["Data cleaning", "Stata", "Consistency checks", "Imputation of missing values"],
    ],
    [
      "Reserve calculations and claims triangles in Excel VBA.",
      ["Reserve calculation", "Claims triangles", "VBA"],
    ],
    [
      "Mortgage valuations of houses and bare land by comparison method.",
      ["Mortgage valuations", "Comparison method"],
    ],
    ["Salvage sales and subrogation recovery.", ["Salvage sales", "Subrogation recoveries"]],
    [
      "Motor and fire quotations, endorsements, renewal follow-up.",
      ["Endorsements", "Renewals", "Fire quotations"],
    ],
    [
      "Detailing to cardiologists, CME organisation, chemist visits.",
      ["Detailing", "CME organisation", "Chemist visits"],
    ],
    ["Tender follow-up, quotations, site demos of pumps.", ["Tender follow-up", "Quotations", "Site demos"]],
    [
      "Floated RFQs, prepared comparative statements, negotiated prices, issued POs in SAP MM.",
      ["RFQ", "Comparative statements", "Price negotiation", "Issued POs", "SAP MM"],
    ],
    [
      "Supplier registration, vendor audits and performance scoring.",
      ["Supplier registration", "Vendor audits", "Performance scoring"],
    ],
    [
      "Fixed vessels for bulk cargo: cargo matching, charter party negotiation, laytime calculations.",
      ["Vessel fixing", "Cargo matching", "Charter party negotiation", "Laytime calculation"],
    ],
    [
      "Drafted sales contracts, shipping instructions, LC checking.",
      ["Sales contracts", "LC", "Shipping instructions"],
    ],
    [
      "Obtained delivery orders, container release, wharf clearance.",
      ["Delivery orders", "Container release", "Wharf clearance"],
    ],
    [
      "LCL consolidation, stuffing supervision, manifest submission.",
      ["LCL consolidation", "Manifest submission", "Stuffing supervision"],
    ],
    [
      "Delegate registration through Cvent, badge printing, speaker travel.",
      ["Delegate registration", "Cvent", "Speaker travel", "Badge printing"],
    ],
    [
      "Sponsorship sales, exhibitor manuals and stand build supervision.",
      ["Sponsorship sales", "Exhibitor manuals", "Stand build supervision"],
    ],
    [
      "Sourced candidates on LinkedIn Recruiter and Naukri, phone screening, shortlists within 48 hours.",
      ["Candidate sourcing", "LinkedIn Recruiter", "Naukri", "Phone screening", "Shortlists"],
    ],
    [
      "Trade tests, medicals and visa stamping for workers to Qatar and Saudi.",
      ["Trade testing", "Medicals", "Visa stamping"],
    ],
    [
      "Conducted viewings, took instructions, negotiated offers and progressed sales to exchange.",
      ["Property viewings", "Took instructions", "Offer negotiation", "Sales"],
    ],
    [
      "Market appraisals, listing photography, portal uploads to Rightmove.",
      ["Market appraisals", "Listing photography", "Portal uploads", "Rightmove"],
    ],
    [
      "Sold advertising space and prepared rate cards; insertion orders and copy deadlines.",
      ["Sold advertising space", "Prepared rate cards", "Insertion orders", "Copy deadlines"],
    ],
    [
      "Booked venues for 8 acts, negotiated fees, tour riders, royalty statements.",
      ["Venue booking", "Fee negotiation", "Tour riders", "Royalty statements"],
    ],
    [
      "Supervised 12 clerks: work allocation, leave rosters, quality checks of entries.",
      ["Work allocation", "Leave rosters", "Quality checks"],
    ],
    [
      "Petty cash, stationery ordering, asset tagging and vendor bills.",
      ["Petty cash", "Stationery ordering", "Asset tagging", "Vendor bills"],
    ],
    [
      "Land registry searches, SDLT forms, completion statements for conveyancers.",
      ["Land registry searches", "SDLT", "Completion statements"],
    ],
    [
      "Diary management for two partners, booking of counsel, conference arrangements.",
      ["Diary management", "Booking of counsel", "Conference arrangements"],
    ],
    [
      "Organised AGM and off-site retreats; gifts and hampers.",
      ["AGMs", "Off-site retreats", "Gifts and hampers"],
    ],
    [
      "Invoice processing, purchase requests, contract filing in SharePoint.",
      ["Invoice processing", "Purchase requests", "SharePoint", "Contract filing"],
    ],
    [
      "Booked theatre lists and pre-op assessments; waiting list validation (18 weeks).",
      ["Theatre lists", "Pre-op assessment", "Waiting list validation"],
    ],
    [
      "Verified insurance eligibility, prior authorisations, copay collection, posting of charges.",
      ["Verified insurance eligibility", "Prior authorisations", "Copay collection", "Posting of charges"],
    ],
    [
      "Examined cargo and containers at the yard, HS classification, valuation queries.",
      ["Cargo inspection", "Container inspection", "HS classification", "Valuation queries"],
    ],
    [
      "Passport checks, fraud document detection, secondary interviews at the airport.",
      ["Passport checks", "Fraud document detection", "Secondary interviews"],
    ],
    [
      "Refund claims verification, input tax matching, penalty computation.",
      ["Refund claims verification", "Input tax matching", "Penalty computation"],
    ],
    [
      "Taxpayer registration, help desk and awareness seminars.",
      ["Taxpayer registration", "Help desk", "Awareness seminars"],
    ],
    [
      "Calculated pensions and gratuities of retired teachers; arrears computation.",
      ["Pension calculation", "Gratuity calculations", "Arrears computation"],
    ],
    [
      "Processed changes of circumstances, overpayment calculation, recovery plans.",
      ["Changes of circumstances", "Overpayment calculation", "Recovery plans"],
    ],
    [
      "Processed trade licence applications, site inspections, fee calculation.",
      ["Trade licence applications", "Site inspections", "Fee calculation"],
    ],
    [
      "Issued passports: document checks, biometric capture, citizenship verification.",
      ["Issued passports", "Document checking", "Biometric capture", "Citizenship verification"],
    ],
    [
      "Led homicide inquiries: scene management, witness statements, exhibit handling.",
      ["Homicide inquiries", "Scene management", "Witness statements", "Exhibit handling"],
    ],
    [
      "Interviewed suspects under PEACE, CCTV trawls, phone download analysis.",
      ["Suspect interviews", "CCTV trawls", "Phone download analysis", "PEACE"],
    ],
    [
      "Inspected factories and shops for wage and overtime violations, EPF arrears recovery.",
      ["Factory inspections", "Overtime violations", "EPF arrears recovery"],
    ],
    [
      "Conciliated disputes and investigated complaints of dismissal.",
      ["Conciliated disputes", "Complaint investigation"],
    ],
  ])("%s", (line, expected) => {
    expect(skillKeys(inJob(line))).toEqual(expect.arrayContaining(skillKeys(expected)));
  });

  test.each([
    "Listed companies on our board make tyres, cement and rum.",
    "Borrowers were bakers, tailors, welders and tea growers.",
    "Clients of the firm run hotels, fisheries and gyms.",
    "The census counts plumbers, nurses and monks.",
    "The insured were fishermen and a pastry factory.",
    "Insured lorries, tea factories and wedding halls.",
    "Sold ultrasound machines, paints and Oracle licences to hospitals.",
    "Bought drills, scanners, catering and legal services for others' projects.",
    "Brokers upstairs insured ships and horses.",
    "Consignments of rice mills, dental chairs and PLC panels.",
    "The DJ, the florist and the baker were hired by the bride.",
    "Placed welders, Java developers, nurses and chefs abroad.",
    "The doctors' canteen and the crèche shared our floor.",
    "Clients came about divorce, carpentry defects and software piracy.",
    "The CEO plays golf, flies gliders and invests in biotech.",
    "Consultants performed endoscopy, stenting and hip replacement.",
    "Importers bring tractors, insulin and guitars.",
    "Taxpayers ran brothels, bakeries and IT parks.",
    "Claimants were unemployed painters, cooks and roofers.",
    "Applicants want to open tattoo studios, kennels and bars.",
    "Attended autopsies where pathologists did the dissecting.",
    "Factories made bras, biscuits and circuit boards.",
  ])("names no skill: %s", (line) => {
    expect(inJob(line)).toEqual([]);
  });
});
