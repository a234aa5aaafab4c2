import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";
import { skillKeys } from "../../../testing/skill-keys.ts";

describe("sentences of IT desks, clerks, counters and stores", () => {
  test.each([
    [
      "Racked and cabled servers, replaced disks, firmware updates.",
      ["Server racking", "Replaced disks", "Firmware updates"],
    ],
    [
      "First-line support for 400 users by phone, remote sessions and desk-side visits.",
      ["First line support", "Remote sessions", "Desk-side visits"],
    ],
    [
      "Configured Cisco switches: VLANs, trunking, port security, STP.",
      ["Cisco", "VLAN", "Trunking", "Port security", "Spanning tree protocol"],
    ],
    ["Migrated 30 sites between hosts, DNS changes, SSL renewal.", ["Site migrations", "DNS", "SSL renewal"]],
    [
      "Vision mixing on TriCaster, graphics insertion, live streaming by OBS.",
      ["Vision mixing", "TriCaster", "Live streaming", "OBS Studio", "Graphics insertion"],
    ],
    [
      "Installed BTS and RRUs, antenna tilt adjustment, feeder sweeping by Site Master.",
      ["BTS", "RRU installation", "Antenna tilt adjustment", "Anritsu Site Master", "Feeder sweeping"],
    ],
    [
      "Typed letters and circulars, photocopied, franked mail.",
      ["Typed letters", "Circular typing", "Photocopied", "Franked mail"],
    ],
    [
      "Scheduled appointments, arranged meetings, booked flights and hotels.",
      ["Appointment scheduling", "Arranged meetings", "Booked flights and hotels"],
    ],
    ["Copy typing and audio typing of 80 minutes of dictation a day.", ["Copy typing", "Dictation"]],
    [
      "Order entry in SAP, customer master updates, duplicate merging.",
      ["Order entry", "SAP", "Customer master updates", "Duplicate merging"],
    ],
    [
      "Cash deposits and withdrawals of up to 300 customers, end-of-day balancing.",
      ["Cash deposits", "End-of-day balancing"],
    ],
    [
      "Dealt blackjack, roulette and baccarat; payout calculation and chip cutting.",
      ["Blackjack dealing", "Roulette dealing", "Baccarat", "Payout calculation", "Chip cutting"],
    ],
    ["Reminder letters and auction lists of unredeemed items.", ["Reminder letters", "Auction lists"]],
    [
      "Dialler lists in Genesys, call notes, affordability assessments.",
      ["Dialler lists", "Genesys", "Call notes", "Affordability assessments"],
    ],
    [
      "Created PNRs in Amadeus, fare quotes, ticket issuance, reissues.",
      ["PNR creation", "Amadeus", "Fare quotes", "Ticket issuance", "Reissues"],
    ],
    [
      "Logged complaints in Zendesk, escalated to tier 2, call-backs.",
      ["Complaint logging", "Zendesk", "Tier 2 escalation", "Call-backs"],
    ],
    [
      "Wake-up calls, guest requests and call charging in Opera.",
      ["Wake-up calls", "Guest requests", "Call charging", "Opera PMS"],
    ],
    [
      "Check-ins and check-outs of 120 rooms, room assignment, key card coding.",
      ["Check-ins and check-outs", "Room assignment", "Key card coding"],
    ],
    [
      "Registered complaints, new connection forms, bill explanations.",
      ["Registered complaints", "New connection forms", "Bill explanations"],
    ],
    [
      "Greeted visitors, issued badges, contractor inductions at the desk.",
      ["Greeted visitors", "Badge issuing", "Contractor induction"],
    ],
    [
      "Telephone interviews (CATI), quota tracking, callbacks.",
      ["Telephone interviews", "CATI", "Quota tracking"],
    ],
    [
      "Posted purchase invoices, three-way matching, supplier statement reconciliation.",
      ["Invoice posting", "Three-way matching", "Supplier statement reconciliation"],
    ],
    [
      "Prepared bordereaux, debit notes, commission statements.",
      ["Prepared bordereaux", "Debit notes", "Commission statements"],
    ],
    [
      "Processed payroll for 800 workers: attendance import, OT calculation, deductions.",
      ["Payroll", "Attendance import", "OT calculation", "Deductions"],
    ],
    [
      "Received goods against PO, raised GRNs, bin allocation, shelf labelling.",
      ["Goods receiving", "GRN", "Bin allocation", "Shelf labelling"],
    ],
    [
      "Raised work orders and job cards in SAP PP, component availability checks.",
      ["Raised work orders", "Job cards", "SAP PP", "Component availability checks"],
    ],
    [
      "Allocated drivers and trucks, route sheets, collection bookings.",
      ["Driver allocation", "Route sheets", "Collection bookings"],
    ],
  ])("%s", (line, expected) => {
    expect(skillKeys(inJob(line))).toEqual(expect.arrayContaining(skillKeys(expected)));
  });

  test.each([
    "Bank tellers, lawyers and cashiers use our systems.",
    "The hotel's guests stream films and play chess.",
    "Guests spoke about surgery, farming and blockchain.",
    "Towers stand on farms, schools and a brewery.",
    "Engineers and vets of the council came for signatures.",
    "The principal taught chemistry and coached athletics.",
    "Forms of hospitals, mills and airlines were keyed.",
    "Depositors were tailors, fish sellers and IT firms.",
    "Guests danced, ate lobster and talked of stocks.",
    "Customers pawned guitars, drills and wedding sarees.",
    "Debtors ran gyms, boats and poultry sheds.",
    "Clients went for yoga, diving and cancer surgery.",
    "Customers phoned about fridges, surgery and laptops.",
    "Surgeons and chefs were put through to their wives.",
    "The spa did massages; the kitchen did sushi.",
    "Trains carry cement, cattle and commuters.",
    "Questions asked of farming, HIV drugs and solar panels.",
    "Suppliers sold us paint, X-ray film and lettuce.",
    "Policies cover yachts, bees and cranes.",
    "Stored saws, valves and syringes for the plumbers and nurses.",
    "The machines mould toys, car parts and syringes.",
    "Lorries took cows, books and reactors.",
  ])("names no skill: %s", (line) => {
    expect(inJob(line)).toEqual([]);
  });
});
