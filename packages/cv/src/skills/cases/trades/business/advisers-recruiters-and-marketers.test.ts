import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";

describe("sentences of one profession each, with all that they name", () => {
  test.each([
    [
      "Month-end close: accruals, prepayments, bank recs, intercompany.",
      ["Month-end closing", "Accruals", "Prepayments", "Bank recs", "Intercompany"],
    ],
    [
      "Statutory audits of banks: audit planning, substantive testing, stock count attendance, management letters.",
      [
        "Statutory audit",
        "Audit planning",
        "Substantive testing",
        "Stock count attendance",
        "Management letters",
      ],
    ],
    [
      "Filed GSTR-3B, TDS returns, ROC filings and tax audit reports (3CD).",
      ["GSTR-3B", "TDS returns", "ROC filings", "Tax audits"],
    ],
    [
      "Supplier reconciliation, payment vouchers, cheque printing, WHT certificates.",
      ["Supplier reconciliation", "Payment vouchers", "WHT", "Cheque printing"],
    ],
    [
      "Pension switches, ISA transfers, drawdown advice, inheritance tax planning.",
      ["Pension switching", "ISA transfers", "Drawdown advice", "Inheritance tax planning"],
    ],
    [
      "Risk profiling, fund selection, portfolio rebalancing for HNW families.",
      ["Risk profiling", "Fund selection", "Portfolio rebalancing"],
    ],
    [
      "Fact finding, protection advice, mortgage advice.",
      ["Fact finding", "Protection advice", "Mortgage advice"],
    ],
    [
      "SIP books of INR 40m; NRI services, goal-based planning, tax saving products.",
      ["SIP", "NRI services", "Goal-based planning", "Tax-saving products"],
    ],
    [
      "Rolling forecasts, budget vs actual, price-volume-mix analysis, headcount planning in Anaplan.",
      ["Rolling forecasts", "Budget vs actual", "Price-volume-mix analysis", "Headcount planning", "Anaplan"],
    ],
    [
      "Initiation reports, earnings models, channel checks, sector notes.",
      ["Initiation reports", "Earnings models", "Channel checks", "Sector notes"],
    ],
    [
      "Credit ratings, spreading of financials, covenant monitoring, credit memos.",
      ["Credit ratings", "Spreading of financials", "Covenant monitoring", "Credit memos"],
    ],
    [
      "Investment committee papers, data rooms, term sheets, cap tables.",
      ["Investment committee papers", "Data rooms", "Term sheets", "Cap tables"],
    ],
    [
      "Target operating model for a bank: as-is mapping, spans and layers, role profiles.",
      ["Target operating model", "As-is mapping", "Spans and layers", "Role profiles"],
    ],
    [
      "Commercial due diligence, market sizing, expert interviews, customer surveys.",
      ["Commercial due diligence", "Market sizing", "Expert interviews", "Customer surveys"],
    ],
    [
      "Cost baselining, zero-based budgeting, procurement savings tracking.",
      ["Cost baselining", "Zero-based budgeting", "Procurement savings tracking"],
    ],
    [
      "Process mining in Celonis, BPMN maps in Signavio, RPA opportunity assessment.",
      ["Process mining", "Celonis", "BPMN", "Signavio", "RPA opportunity assessment"],
    ],
    [
      "Stakeholder mapping, roundtables, consultation summaries.",
      ["Stakeholder mapping", "Roundtables", "Consultation summaries"],
    ],
    [
      "Grant administration: eligibility checks, payment claims, monitoring visits.",
      ["Grant administration", "Eligibility checks", "Payment claims", "Monitoring visits"],
    ],
    [
      "Gender mainstreaming, SDG reporting, social protection design with UNICEF.",
      ["Gender mainstreaming", "SDG reporting", "Social protection"],
    ],
    [
      "Boolean search on LinkedIn Recruiter, talent mapping, cold calling of passive candidates.",
      ["Boolean search", "LinkedIn Recruiter", "Talent mapping", "Cold calling"],
    ],
    [
      "End-to-end recruitment: intake calls, shortlisting, interview scheduling, offer rollout.",
      ["End-to-end recruitment", "Intake calls", "Shortlisting", "Interview scheduling", "Offer rollout"],
    ],
    [
      "Bulk hiring of 600 drivers for KSA: trade tests, medicals, visa stamping.",
      ["Bulk hiring", "Trade testing", "Medicals", "Visa stamping"],
    ],
    [
      "Career guidance, CV clinics, mock interviews, employer engagement.",
      ["Career guidance", "CV clinics", "Mock interviews", "Employer engagement"],
    ],
    [
      "TNA with line heads, training calendar, training budget.",
      ["TNA", "Training calendar", "Training budget"],
    ],
    [
      "Process training for BPO batches; voice and accent training, nesting support, mock calls.",
      ["Process training", "Voice and accent training", "Nesting support", "Mock calls"],
    ],
    [
      "Leadership programmes, action learning sets, 360 debriefs.",
      ["Leadership programmes", "Action learning sets", "360 debriefs"],
    ],
    [
      "Kirkpatrick level 3 reviews, feedback surveys, learning analytics.",
      ["Kirkpatrick", "Feedback surveys", "Learning analytics"],
    ],
    [
      "Paid social and Google Ads of USD 40k a month; ROAS 4.2, retargeting, lookalike audiences.",
      ["Paid social", "Google Ads", "ROAS", "Retargeting", "Lookalike audiences"],
    ],
    [
      "Email flows in Klaviyo; list segmentation, A/B tests.",
      ["Email flows", "Klaviyo", "A/B testing", "List segmentation"],
    ],
    [
      "Brand tracking, usage and attitude studies, focus groups, concept tests.",
      ["Brand tracking", "Usage and attitude studies", "Focus groups", "Concept testing"],
    ],
    [
      "Go-to-market plans, positioning, sales enablement, battlecards.",
      ["Go-to-market plans", "Positioning", "Sales enablement", "Battlecards"],
    ],
    [
      "Product launches, ribbon cuttings, VIP visits, photo calls.",
      ["Product launches", "VIP visits", "Photo calls", "Ribbon cuttings"],
    ],
    [
      "Media lists, clippings, AVE reports, sentiment analysis.",
      ["Media lists", "Clippings", "AVE reports", "Sentiment analysis"],
    ],
    [
      "Internal newsletters, intranet content, CEO messages.",
      ["Internal newsletters", "Intranet content", "CEO messages"],
    ],
    [
      "Award entries, case studies, thought leadership.",
      ["Award entries", "Case studies", "Thought leadership"],
    ],
    [
      "Theatre support for hip implants, surgeon training, loan kit management, consignment stock.",
      ["Theatre support", "Surgeon training", "Loan kit management", "Consignment stock"],
    ],
    [
      "Pump sizing, quotations, technical presentations, site surveys for process plants.",
      ["Pump sizing", "Quotations", "Technical presentations", "Site surveys"],
    ],
    [
      "Demos of ultrasound, installation coordination, application training.",
      ["Demos", "Installation coordination", "Application training"],
    ],
    [
      "Territory planning, call planning, Veeva entries.",
      ["Territory planning", "Call planning", "Veeva CRM"],
    ],
    [
      "Deal registration with HP and Dell, OEM relationships, GeM tenders.",
      ["Deal registration", "OEM relationships", "GeM tenders"],
    ],
    ["Renewals, upsell, QBRs, churn reduction.", ["Renewals", "Upsell", "QBRs", "Churn reduction"]],
    [
      "Microsoft licensing (CSP, EA), quote generation, order processing.",
      ["Microsoft licensing", "Quote generation", "Order processing"],
    ],
    ["Partner enablement, co-selling, MDF campaigns.", ["Partner enablement", "Co-selling", "MDF campaigns"]],
  ])("%s", (line, names) => {
    expect(new Set(inJob(line))).toEqual(new Set(names));
  });
});

test.each([
  "Clients: dentists, vans, a bakery and two choirs.",
  "Clients are surgeons, pilots and widows.",
  "Covered steel, tea, banks and shipping.",
  "Partners wrote the book on pricing.",
  "Ministers of fish, rail and sport.",
  "Placed nurses, welders, Java developers and chefs.",
  "Trainees were guards, tellers and cabin crew.",
  "Sales team drove to farms and clinics.",
  "Wrote about surgeons, bees and steel.",
  "Sold stents, insulin, valves and chillers.",
  "Customers: banks, ports, a zoo.",
])("names no skill: %s", (line) => {
  expect(inJob(line)).toEqual([]);
});
