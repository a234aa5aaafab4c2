import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";

describe("sentences of one profession each, with all that they name", () => {
  test.each([
    [
      "Built DCF and LBO models for mid-market deals; comps from Capital IQ.",
      ["DCF valuation", "LBO models", "Capital IQ"],
    ],
    [
      "Variance analysis and rolling forecasts in Anaplan for five cost centres.",
      ["Variance analysis", "Rolling forecasts", "Anaplan"],
    ],
    ["Wrote credit memos on 40 SMEs using ratio analysis.", ["Credit memos", "Ratio analysis"]],
    ["Automated the month-end file with VBA and Power Query.", ["VBA", "Power Query"]],
    ["Financial due diligence on two targets in the dairy trade.", ["Financial due diligence"]],
    ["Motor damage assessment in Audatex, 12 vehicles a day.", ["Motor damage assessment", "Audatex"]],
    [
      "Valued plantations and shophouses to IVS; Red Book valuations for two banks.",
      ["IVS", "RICS Red Book"],
    ],
    [
      "Loss adjusting of fire and flood claims up to EUR 400,000, with reserve setting.",
      ["Loss adjusting", "Reserve setting"],
    ],
    ["Subrogation against hauliers and salvage disposal at auction.", ["Subrogation", "Salvage disposal"]],
    ["Plant and machinery valuation for three garment mills.", ["Plant and machinery valuation"]],
    ["Interviewed witnesses; found staged accidents (fraud detection).", ["Interviewing", "Fraud detection"]],
    [
      "Cash handling and end-of-day balancing in Finacle without a difference in 14 months.",
      ["Cash handling", "End-of-day balancing", "Finacle"],
    ],
    [
      "Account opening with KYC checks; foreign exchange for tourists.",
      ["Account opening", "KYC checks", "Foreign exchange"],
    ],
    ["ATM loading and vault custody as dual key holder.", ["ATM loading", "Vault custody"]],
    ["Referred 20 customers a month for cards (cross-selling).", ["Cross-selling"]],
    ["Spotted forged notes (counterfeit detection) on two market days.", ["Counterfeit detection"]],
    [
      "Month-end close in six days, accruals and prepayments and journals in NetSuite.",
      ["Month-end closing", "Accruals and prepayments", "Journals", "NetSuite"],
    ],
    [
      "Prepared statutory accounts under IFRS and the trial balance for audit.",
      ["Statutory accounts", "IFRS", "Trial balance"],
    ],
    [
      "Intercompany reconciliations for nine entities in BlackLine.",
      ["Intercompany reconciliation", "BlackLine"],
    ],
    ["Filed VAT returns and TDS; answered the department's queries.", ["VAT returns", "TDS"]],
    [
      "Kept the fixed asset register and lease accounting under IFRS 16.",
      ["Fixed asset register", "Lease accounting", "IFRS 16"],
    ],
    ["Moved the books from Sage 50 to Xero; trained two clerks.", ["Sage", "Xero"]],
    [
      "Retirement planning and protection advice for 140 families.",
      ["Retirement planning", "Protection advice"],
    ],
    [
      "Portfolio rebalancing and asset allocation under MiFID II.",
      ["Portfolio rebalancing", "Asset allocation", "MiFID II"],
    ],
    [
      "Client acquisition by referral; annual client reviews.",
      ["Client acquisition", "Annual client reviews"],
    ],
    ["Sold mutual funds and unit trusts through 12 branches.", ["Mutual funds", "Unit trusts"]],
    [
      "Credit appraisal of 30 files a week with financial statement analysis.",
      ["Credit appraisal", "Financial statement analysis"],
    ],
    ["Group lending in 40 villages; PAR under 3%.", ["Group lending", "PAR"]],
    ["Loan disbursement and loan recovery by field visits.", ["Loan disbursement", "Loan recovery"]],
    [
      "Checked CRIB reports, collateral valuation and facility letters.",
      ["CRIB reports", "Collateral valuation", "Facility letters"],
    ],
    ["Vehicle leasing and home loans booked in Mambu.", ["Vehicle leasing", "Home loans", "Mambu"]],
    ["Loan restructuring for tea smallholders.", ["Loan restructuring"]],
    ["Needs analysis and insurance sales to 25 families a month.", ["Needs analysis", "Insurance sales"]],
    [
      "Policy endorsements, premium collection and policy renewals.",
      ["Policy endorsements", "Premium collection", "Policy renewals"],
    ],
    [
      "Placed cargo insurance and professional indemnity with London.",
      ["Cargo insurance", "Professional indemnity"],
    ],
    ["Agent recruitment of 18; persistency at 91%.", ["Agent recruitment", "Persistency"]],
    ["Risk surveys of mills; quotes in Applied Epic.", ["Risk surveys", "Applied Epic"]],
    ["Group health insurance schemes for garment plants.", ["Group health insurance"]],
    ["Monthly payroll for 1,100 staff in greytHR; EPF/ETF by the 15th.", ["Payroll", "greytHR", "EPF/ETF"]],
    ["Timesheets and overtime calculation from Kronos.", ["Timesheets", "Overtime calculation", "UKG"]],
    ["PAYE returns under RTI; P60s and P11Ds at year end.", ["PAYE returns", "RTI", "P60s", "P11D"]],
    [
      "Final settlements, leave records and payslip queries.",
      ["Final settlements", "Leave records", "Payslip queries"],
    ],
    [
      "Multi-country payroll with payroll reconciliation.",
      ["Multi-country payroll", "Payroll reconciliation"],
    ],
    ["Purchase ledger of 900 invoices a month; payment runs weekly.", ["Purchase ledger", "Payment runs"]],
    ["Expense claims checked against policy in Expensify.", ["Expense claims", "Expensify"]],
    ["Sales invoicing and credit control for 300 accounts.", ["Sales invoicing", "Credit control"]],
  ])("%s", (line, names) => {
    expect(new Set(inJob(line))).toEqual(new Set(names));
  });
});

test.each([
  "Result: revenue for the rest of 2021 was in line; a swift turnaround.",
  "Rest assured the client got a swift answer by spring.",
  "Swift service, in the rest of the branch too; react to alarms.",
  "Balanced and calm in the rest of the close; express wish of the board.",
  "Rest easy service; a swift climb; love for people.",
  "Interest grew in spring; swift credit to the team; the rest repaid.",
  "MDRT in 2021; a swift claim; love of life.",
  "Paid on time in spring; swift pay; gusto in all work.",
  "Waved goodbye to paper; busy season; swift post; the rest balanced.",
])("names no skill: %s", (line) => {
  expect(inJob(line)).toEqual([]);
});
