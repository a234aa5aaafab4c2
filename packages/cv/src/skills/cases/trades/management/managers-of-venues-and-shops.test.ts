import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";

describe("sentences of one profession each, with all that they name", () => {
  test.each([
    [
      "Reading groups, storytime sessions, outreach visits, events programming.",
      ["Reading groups", "Storytime sessions", "Outreach visits", "Events programming"],
    ],
    [
      "Exhibition planning, loan agreements, condition reports, object handling.",
      ["Exhibition planning", "Loan agreements", "Condition reports", "Object handling"],
    ],
    [
      "Law firm: matter opening, client billing, SRA compliance, practice management.",
      ["Matter opening", "Client billing", "SRA compliance", "Practice management"],
    ],
    [
      "Incident command at major fires, crew rostering, station inspections.",
      ["Incident command", "Crew rostering", "Station inspections"],
    ],
    [
      "Ran a 180-key resort: P&L, owner reporting, capex planning.",
      ["P&L", "Owner reporting", "Capex planning"],
    ],
    [
      "Pre-opening: recruitment, SOP writing, OS&E procurement, soft opening.",
      ["Pre-opening", "Recruitment", "SOP writing", "OS&E procurement", "Soft opening"],
    ],
    [
      "Guest complaints, VIP handling, service recovery.",
      ["Guest complaints", "VIP handling", "Service recovery"],
    ],
    [
      "Payroll cost control, food cost control, energy saving.",
      ["Payroll cost control", "Food cost control", "Energy saving"],
    ],
    [
      "Floor management, table allocation, complaint handling at weekend peaks.",
      ["Floor management", "Complaint handling", "Table allocation"],
    ],
    [
      "Reservations on SevenRooms; private dining and function bookings.",
      ["Reservations", "SevenRooms", "Function bookings", "Private dining"],
    ],
    [
      "HACCP records, allergen matrix, EHO inspections: five stars.",
      ["HACCP", "Allergen matrix", "EHO inspections"],
    ],
    [
      "Trained waiters in sequence of service, wine service, upselling.",
      ["Waiter training", "Sequence of service", "Wine service", "Upselling"],
    ],
    [
      "Managed a GBP 6m store: rota planning, KPI reviews, sales targets.",
      ["Store management", "Rota planning", "KPI reviews", "Sales targets"],
    ],
    [
      "Planograms, window displays, seasonal launches, markdowns.",
      ["Planograms", "Window displays", "Seasonal launches", "Markdown"],
    ],
    [
      "Store openings: recruitment, fixture layout, stock loading.",
      ["Store opening", "Recruitment", "Fixture layout", "Stock loading"],
    ],
    [
      "Cash management, banking, refund authorisation.",
      ["Cash management", "Banking", "Refund authorisation"],
    ],
    [
      "Class timetabling, holiday camps, swim school management.",
      ["Class timetabling", "Holiday camps", "Swim school management"],
    ],
    [
      "Box office, artist contracts, show settlements, technical riders.",
      ["Box office", "Artist contracts", "Show settlements", "Technical riders"],
    ],
    [
      "Crowd management, evacuation drills, safety advisory group papers.",
      ["Crowd management", "Evacuation drills", "Safety advisory group"],
    ],
    [
      "Ride inspections, queue management, park operations.",
      ["Ride inspections", "Queue management", "Park operations"],
    ],
    [
      "Led 180 seats: AHT 320s, first call resolution 81%, attrition management.",
      ["AHT", "First call resolution", "Attrition management"],
    ],
    [
      "Workforce planning, intraday management, shift bidding in Verint.",
      ["Workforce planning", "Intraday management", "Shift bidding", "Verint"],
    ],
    [
      "Calibration sessions, call listening, quality scorecards, coaching.",
      ["Calibration sessions", "Call listening", "Quality scorecards", "Coaching"],
    ],
    ["IVR design, chatbots, speech analytics.", ["IVR design", "Chatbots", "Speech analytics"]],
  ])("%s", (line, names) => {
    expect(new Set(inJob(line))).toEqual(new Set(names));
  });
});

test.each([
  "Readers borrow books on welding, law and cooking.",
  "Rooms have rain showers, kettles and smart TVs.",
  "Kitchen grills ribs and bakes naan.",
  "Store sells paint, tools and garden furniture.",
  "Members play squash, swim and lift.",
  "Agents were students, nurses and actors.",
])("names no skill: %s", (line) => {
  expect(inJob(line)).toEqual([]);
});
