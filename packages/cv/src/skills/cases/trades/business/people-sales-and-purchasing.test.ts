import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";

describe("sentences of one profession each, with all that they name", () => {
  test.each([
    [
      "Ran PPC on Google Ads and Meta Ads with a budget of USD 30k a month.",
      ["PPC", "Google Ads", "Meta Ads"],
    ],
    ["Nurture flows in HubSpot, lead nurturing for 4,000 contacts.", ["HubSpot", "Lead nurturing"]],
    ["Influencer campaigns on TikTok; UGC for Ramadan.", ["Influencer campaigns", "TikTok", "UGC"]],
    [
      "Venue sourcing and delegate registration in Cvent for 900 guests.",
      ["Venue sourcing", "Delegate registration", "Cvent"],
    ],
    [
      "Sponsorship sales of LKR 6 million; exhibitor management with 70 stands.",
      ["Sponsorship sales", "Exhibitor management"],
    ],
    [
      "Obtained event permits from the council and wrote the crowd management plan.",
      ["Event permits", "Crowd management"],
    ],
    [
      "RFQs, bid evaluation and purchase orders in SAP MM for spares.",
      ["RFQ", "Bid evaluation", "Purchase orders", "SAP MM"],
    ],
    [
      "Supplier scorecards for 60 vendors; price negotiation saved 8%.",
      ["Supplier scorecards", "Price negotiation"],
    ],
    [
      "Spend analysis in Ariba; framework agreements with four mills.",
      ["Spend analysis", "SAP Ariba", "Framework agreements"],
    ],
    [
      "Three-way matching with accounts and expediting of late orders.",
      ["Three-way matching", "Order expediting"],
    ],
    ["Public procurement under the treasury's guidelines.", ["Public procurement"]],
    [
      "Executive search and candidate sourcing on LinkedIn Recruiter.",
      ["Executive search", "Candidate sourcing", "LinkedIn Recruiter"],
    ],
    [
      "Ran engagement surveys in Culture Amp; exit interviews and HR reporting.",
      ["Engagement surveys", "Culture Amp", "Exit interviews", "HR reporting"],
    ],
    [
      "Disciplinary hearings and grievance handling with two unions; collective bargaining.",
      ["Disciplinary hearings", "Grievance handling", "Collective bargaining"],
    ],
    [
      "Moved staff files into SuccessFactors; background checks before joining.",
      ["SAP SuccessFactors", "Background checks"],
    ],
    ["Job evaluation and salary benchmarking for 300 roles.", ["Job evaluation", "Salary benchmarking"]],
    ["Wrote employee handbooks under local labour law.", ["Employee handbook", "Labour law"]],
    [
      "Training needs analysis in 14 branches, then classroom training on credit.",
      ["Training needs analysis", "Classroom training"],
    ],
    ["Ran LMS administration on Docebo.", ["Learning management systems", "Docebo"]],
    [
      "Solution selling of pumps to mills; quotations and tender preparation.",
      ["Solution selling", "Quotation preparation", "Tender preparation"],
    ],
    [
      "Distributor management in four provinces, sales forecasting in Salesforce.",
      ["Distributor management", "Sales forecasting", "Salesforce"],
    ],
    ["Medical detailing logged in Veeva; trends from IQVIA.", ["Medical detailing", "Veeva CRM", "IQVIA"]],
    ["Theatre support during implants.", ["Theatre support"]],
    [
      "Property viewings six days a week; offer negotiation to exchange.",
      ["Property viewings", "Offer negotiation"],
    ],
    [
      "Tenant referencing, tenancy agreements and check-out inspections.",
      ["Tenant referencing", "Tenancy agreements", "Check-out inspections"],
    ],
    [
      "Rent collection on 210 units in Yardi; service charge budgets.",
      ["Rent collection", "Yardi", "Service charge budgets"],
    ],
    ["Market appraisals from Rightmove and CoStar.", ["Rightmove", "CoStar", "Market appraisals"]],
    [
      "Listing photography and Matterport tours; signed by DocuSign.",
      ["Listing photography", "Matterport", "DocuSign"],
    ],
    [
      "Title searches at the land registry; land acquisition of 40 acres.",
      ["Title searches", "Land acquisition"],
    ],
    [
      "Diary management for two directors; travel booking in Egencia.",
      ["Diary management", "Travel booking", "Egencia"],
    ],
    ["Audio typing with BigHand, 70 wpm; filing of contracts.", ["Audio typing", "BigHand", "Filing"]],
    [
      "Greeting visitors, mail distribution and stationery ordering.",
      ["Greeting visitors", "Mail distribution", "Stationery ordering"],
    ],
    [
      "70 inbound calls a day on Genesys; first call resolution 82%.",
      ["Inbound calls", "Genesys", "First call resolution"],
    ],
    [
      "Live chat and email support in Zendesk and Gorgias.",
      ["Live chat", "Email support", "Zendesk", "Gorgias"],
    ],
    ["Call monitoring and call scripts for a team of 15.", ["Call monitoring", "Call scripts"]],
    [
      "Billing enquiries, account verification and order processing.",
      ["Billing enquiries", "Account verification", "Order processing"],
    ],
    ["De-escalation of angry callers; CSAT from 80 to 88.", ["De-escalation", "CSAT"]],
    ["Outbound calls for customer retention.", ["Outbound calls", "Customer retention"]],
    ["Press releases and press conferences for four ministries.", ["Press releases", "Press conferences"]],
    [
      "Led crisis communications in a recall; media training of the CEO.",
      ["Crisis communication", "Media training"],
    ],
    ["Speech writing, op-eds and newsletters.", ["Speech writing", "Op-eds", "Newsletters"]],
    [
      "Public affairs with the assembly, investor relations on results day.",
      ["Public affairs", "Investor relations"],
    ],
    [
      "Designed the target operating model of a utility; span of control analysis.",
      ["Operating model design", "Span of control analysis"],
    ],
    [
      "Process mining in Celonis; business process re-engineering of claims.",
      ["Process mining", "Celonis", "Business process re-engineering"],
    ],
    ["Set up the PMO; benefits tracking in Smartsheet.", ["PMO", "Benefits tracking", "Smartsheet"]],
    [
      "Post-merger integration of three banks; decks in think-cell.",
      ["Post-merger integration", "think-cell"],
    ],
    ["Demand planning in SAP IBP; S&OP with sales each month.", ["Demand planning", "SAP IBP", "S&OP"]],
    ["Cycle counts and stock reconciliation to 99.4%.", ["Cycle counts", "Stock reconciliation"]],
    ["GRNs, bin cards and stock control for spares.", ["GRN", "Bin cards", "Stock control"]],
    ["3PL management and cold chain for vaccines.", ["3PL management", "Cold chain"]],
    ["Last-mile delivery in 14 districts.", ["Last-mile delivery"]],
    ["Brand building of a soap; export sales to the Gulf.", ["Brand building", "Export sales"]],
    ["Amazon Seller Central and Shopee from zero to 30% of turnover.", ["Amazon Seller Central", "Shopee"]],
    ["Sales coaching weekly; forecasts in Clari.", ["Sales coaching", "Clari"]],
    [
      "CV screening of 300 a week; Boolean search on LinkedIn Recruiter.",
      ["CV screening", "Boolean search", "LinkedIn Recruiter"],
    ],
    ["Mass recruitment for a mill: 400 in two months; job fairs.", ["Mass recruitment", "Job fairs"]],
    [
      "Right-to-work checks and contractor payroll in Bullhorn.",
      ["Right to work checks", "Contractor payroll", "Bullhorn"],
    ],
    ["Offer management and interview scheduling.", ["Offer management", "Interview scheduling"]],
    [
      "Office administration: procedure manuals, archiving and vendor liaison.",
      ["Office administration", "Procedure manuals", "Archiving", "Vendor liaison"],
    ],
    ["Job postings on Indeed.", ["Job posting", "Indeed.com"]],
    [
      "Programmatic buying in DV360 and The Trade Desk.",
      ["Programmatic buying", "Display & Video 360", "The Trade Desk"],
    ],
    ["Ad sales for a weekly; client servicing of 22 accounts.", ["Ad sales", "Client servicing"]],
    ["ROAS read in AppsFlyer; campaign reporting on Mondays.", ["ROAS", "AppsFlyer", "Campaign reporting"]],
  ])("%s", (line, names) => {
    expect(new Set(inJob(line))).toEqual(new Set(names));
  });
});

test.each([
  "Reach grew by 40% in spring 2021; go the extra mile for brand love.",
  "Guests went home happy; express thanks from the minister in spring 2023.",
  "Express deliveries in the rest of the month; swift replies to shops.",
  "Loved by the staff, in the rest of the group too; leverage of goodwill.",
  "Rise early, react fast; the spring intake was the largest.",
  "Swift answers; express courier parts; shell shocked rivals.",
  "Open house with love; express wish; spring market; alto voice.",
  "Word of honour; swift notes; access to all; the rest outlook bright.",
  "Five nines kept; talk of the town; swift verse; nice words.",
  "Express thanks; a mention in dispatches; spring release; swift copy.",
  "A balanced life; the rest is detail; swift to act; lean years.",
  "Stocks rose in spring; express vans; the rest on time; swift trucks.",
  "Go-getter; swift growth in spring; love the brand; rest of the range.",
  "Monster effort; indeed a swift rise; the rest of the desk.",
  "The rest of the market; spring campaign; swift cuts; pitch black.",
])("names no skill: %s", (line) => {
  expect(inJob(line)).toEqual([]);
});
