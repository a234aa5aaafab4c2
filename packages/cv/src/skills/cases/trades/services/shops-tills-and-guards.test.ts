import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";
import { skillKeys } from "../../../testing/skill-keys.ts";

describe("sentences of stalls, shops, tills, courts and guards", () => {
  test.each([
    [
      "Ordered stock from 30 distributors, price setting, credit book for villagers.",
      ["Stock ordering", "Price setting", "Credit book"],
    ],
    [
      "Served customers, reloads and bill payments, cashing up.",
      ["Served customers", "Reloads and bill payments", "Cashing up"],
    ],
    ["Till reconciliation, safe counts, banking.", ["Till reconciliation", "Safe counts", "Banking"]],
    [
      "Handled complaints, refund authorisation, click-and-collect desk.",
      ["Complaint handling", "Refund authorisation", "Click and collect"],
    ],
    [
      "Greeted customers, advised on sizes, fitting room control, folding and hanging.",
      ["Customer greeting", "Advised on sizes", "Fitting room control", "Folding and hanging"],
    ],
    [
      "Replenished shelves, price labels, unpacked deliveries.",
      ["Shelf replenishing", "Price labels", "Unpacked deliveries"],
    ],
    [
      "Scanned and bagged groceries, card and QR payments, coupon redemption.",
      ["Grocery bagging", "Card and QR payments", "Coupon redemption"],
    ],
    [
      "Refunds and voids with approval, self-checkout support, price checks.",
      ["Refunds and voids", "Self-checkout", "Price checks"],
    ],
    ["Walked runway for 14 designers, fittings, rehearsals.", ["Runway walking", "Fittings", "Rehearsals"]],
    ["E-commerce shoots of 60 looks a day, posing, lookbooks.", ["E-commerce shoots", "Posing", "Lookbooks"]],
    [
      "Roadshow set-up, leaflet distribution, lead forms.",
      ["Roadshow set-up", "Leaflet distribution", "Lead forms"],
    ],
    [
      "Objection handling, appointment booking for solar surveys, referral requests.",
      ["Objection handling", "Appointment booking", "Referral requests"],
    ],
    [
      "Appointment setting with IT managers, call notes in Salesforce.",
      ["Appointment setting", "Call notes", "Salesforce"],
    ],
    ["Renewal calls, upselling, payment capture.", ["Renewal calls", "Upselling", "Payment capture"]],
    [
      "Dip readings, tanker decanting, water paste tests.",
      ["Dip readings", "Tanker decanting", "Water paste tests"],
    ],
    [
      "Checked oil and tyres, windscreen washing, lubricant sales.",
      ["Oil and tyre checks", "Windscreen washing", "Lubricant sales"],
    ],
    [
      "Took drive-thru orders, assembled burgers, fries station.",
      ["Drive-thru orders", "Burger assembly", "Fry station"],
    ],
    [
      "Temperature logs, waste sheets, fryer oil filtering, close-down cleaning.",
      ["Temperature logs", "Waste sheets", "Fryer oil filtering", "Close-down cleaning"],
    ],
    [
      "Extrication with spreaders and cutters; patient packaging.",
      ["Extrication", "Spreaders and cutters", "Patient packaging"],
    ],
    [
      "Pump operation, hydrant flow tests, hose testing.",
      ["Pump operation", "Hydrant flow tests", "Hose testing"],
    ],
    [
      "Recorded FIRs and statements, exhibit labelling, court production of suspects.",
      ["FIR recording", "Statement recording", "Exhibit labelling", "Suspect production"],
    ],
    [
      "Neighbourhood watch meetings, school talks, safeguarding referrals.",
      ["Neighbourhood watch", "School talks", "Safeguarding referrals"],
    ],
    [
      "Unlock and lock-up of 90 prisoners, roll checks, meal supervision.",
      ["Unlock and lock-up", "Roll checks", "Meal supervision"],
    ],
    [
      "ACCT reviews, key worker sessions, de-escalation.",
      ["Key worker sessions", "De-escalation", "ACCT reviews"],
    ],
    [
      "Gate duty: vehicle checks, visitor logging, material pass verification.",
      ["Gate duties", "Vehicle checks", "Visitor logging", "Material pass verification"],
    ],
    [
      "CCTV monitoring of 64 cameras, alarm response, incident logs.",
      ["CCTV monitoring", "Alarm response", "Incident logs"],
    ],
    [
      "Poolside supervision, water rescues, chlorine and pH tests.",
      ["Poolside supervision", "Water rescues", "pH tests"],
    ],
    [
      "Beach patrol with rescue board and jet ski, flag placement, tourist warnings.",
      ["Beach patrol", "Rescue board and jet ski", "Flag placement", "Tourist warnings"],
    ],
  ])("%s", (line, expected) => {
    expect(skillKeys(inJob(line))).toEqual(expect.arrayContaining(skillKeys(expected)));
  });

  test.each([
    "Next stalls sold phones, saris and locksmith services.",
    "A dentist and a bank stood behind the cart.",
    "The upstairs tenants did tattooing and accountancy.",
    "The mall's cinema showed films and the clinic did lasers.",
    "Shoppers bought drills, guitars and insulin pens.",
    "Behind me the butcher boned lamb and the baker baked.",
    "Photographers lit and retouched; stylists steamed.",
    "The brands make paint, milk and mortgages.",
    "Householders were plumbers, nuns and pilots.",
    "Leads were vets, roofers and bakers.",
    "Trucks of cement, cows and beer filled up.",
    "Students of medicine, welding and law queued.",
    "Burnt buildings were mills, clinics and a brewery.",
    "Prisoners learned carpentry, barbering and maths from teachers.",
    "Guarded a brewery, a dental college and a data centre.",
    "Swimmers were surgeons, sailors and coders.",
  ])("names no skill: %s", (line) => {
    expect(inJob(line)).toEqual([]);
  });
});
