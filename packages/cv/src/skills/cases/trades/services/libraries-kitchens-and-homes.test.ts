import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";
import { skillKeys } from "../../../testing/skill-keys.ts";

describe("sentences of libraries, tours, kitchens, salons and homes", () => {
  test.each([
    [
      "Shelved by Dewey, shelf reading, stock verification.",
      ["Dewey Decimal Classification", "Shelf reading", "Stock verification"],
    ],
    [
      "Accessioned new books, spine labelling, barcoding, book mending.",
      ["Accessioned new books", "Spine labelling", "Barcoding", "Book mending"],
    ],
    [
      "Sorted letters by walk, delivered mail to 600 addresses by bicycle.",
      ["Mail sorting", "Mail delivery"],
    ],
    [
      "Registered post, COD collection, money order payments.",
      ["Registered post", "COD collection", "Money order payments"],
    ],
    ["Coded survey responses to frames, double coding checks.", ["Coded survey responses", "Double coding"]],
    [
      "Pulled and filed charts for 200 patients a day, loose sheet filing.",
      ["Chart pulling", "Loose sheet filing"],
    ],
    [
      "Box listing, offsite retrievals, destruction certificates.",
      ["Box listing", "Offsite retrievals", "Destruction certificates"],
    ],
    [
      "Scheduled interviews, appointment letters, joining formalities.",
      ["Scheduled interviews", "Appointment letters", "Joining formalities"],
    ],
    [
      "Enrolled staff in medical insurance, claims submission, ID card issue.",
      ["Medical insurance", "Claims submission", "ID card issue"],
    ],
    [
      "First aid and AED use on board, unaccompanied minors care.",
      ["First aid", "AED", "Unaccompanied minor care"],
    ],
    [
      "Duty-free sales, bar reconciliation, galley set-up.",
      ["Duty-free sales", "Galley set-up", "Bar reconciliation"],
    ],
    [
      "Collected fares and issued tickets by machine, waybill completion.",
      ["Fare collection", "Ticket issuing", "Waybill completion"],
    ],
    [
      "Ticket checks on trains, penalty fare notices, incident reports.",
      ["Ticket checks", "Penalty fare notices", "Incident reporting"],
    ],
    [
      "Safari drives in Yala, animal tracking, bird identification.",
      ["Safari drives", "Animal tracking", "Bird identification"],
    ],
    [
      "Heritage walks, temple etiquette briefings, entrance ticketing.",
      ["Heritage walks", "Temple etiquette briefings", "Entrance tickets"],
    ],
    [
      "Breakfast buffet, egg station, hoppers and string hoppers.",
      ["Breakfast buffet", "Egg station", "Hoppers"],
    ],
    [
      "Stock ordering, FIFO, fridge temperature records, deep cleaning.",
      ["Stock ordering", "FIFO", "Fridge temperature records", "Deep cleaning"],
    ],
    [
      "Took orders on tablet, carried three plates, cleared and reset tables.",
      ["Order taking", "Three-plate carrying", "Table clearing"],
    ],
    [
      "Room service trays, mini-bar checks, billing on Micros.",
      ["Room service", "Billing", "Micros POS", "Mini-bar checks"],
    ],
    [
      "Mixed classic cocktails, garnish prep, juice pressing; signature menu creation.",
      ["Cocktail mixing", "Garnish prep", "Juice pressing", "Menu creation"],
    ],
    [
      "Changed kegs, line cleaning, cellar stock counts.",
      ["Keg changing", "Line cleaning", "Cellar stock counts"],
    ],
    [
      "Cut, coloured and blow-dried hair for 12 clients a day; balayage, toners.",
      ["Blow-drying", "Balayage", "Toners"],
    ],
    ["Skin fades, beard shaping, hot towel shaves.", ["Skin fades", "Beard shaping", "Hot towel shaves"]],
    [
      "Facials, waxing, threading and manicures for walk-ins.",
      ["Facials", "Waxing", "Threading", "Manicure"],
    ],
    ["Gel and acrylic extensions, nail art, infills.", ["Gel and acrylic extensions", "Nail art", "Infills"]],
    [
      "Inspected 80 rooms daily, assigned sections, room status updates in Opera.",
      ["Room inspection", "Section assignment", "Room status updates", "Opera PMS"],
    ],
    [
      "Linen inventory, par levels, discard reports; amenity costing.",
      ["Linen inventory", "Par levels", "Discard reports", "Amenity costing"],
    ],
    [
      "Cooked family meals, grocery shopping, table service at dinners.",
      ["Family meals", "Grocery shopping", "Table service"],
    ],
    ["School runs, bathing of children, pet feeding.", ["School runs", "Bathing", "Pet feeding"]],
    [
      "Weekly fire alarm tests, legionella flushing, meter readings.",
      ["Weekly fire alarm tests", "Legionella flushing", "Meter reading"],
    ],
    ["Set up halls, gritting, litter picking.", ["Set up halls", "Gritting", "Litter picking"]],
    [
      "Arranged funerals with families, death certificates, crematorium bookings.",
      ["Funeral arranging", "Death certificates", "Crematorium bookings"],
    ],
    [
      "Repatriation papers, obituary notices, memorial sales.",
      ["Repatriation papers", "Obituary notices", "Memorial sales"],
    ],
    [
      "Kennel cleaning, feeding, exercise walks, medication giving.",
      ["Kennel cleaning", "Feeding", "Exercise walks", "Medication giving"],
    ],
    ["Dematting, ear plucking, flea baths.", ["Dematting", "Ear plucking", "Flea baths"]],
    [
      "Taught learners in dual-control cars: clutch control, manoeuvres, motorway driving.",
      ["Taught learners", "Dual control", "Clutch control", "Manoeuvres", "Motorway driving"],
    ],
    ["Mock tests, progress records, theory coaching.", ["Mock tests", "Progress records", "Theory coaching"]],
    [
      "Checked in members, towel issue, sauna and steam checks.",
      ["Checked in members", "Towel issue", "Sauna and steam checks"],
    ],
    [
      "Cast horoscopes, palm reading, auspicious time calculation.",
      ["Cast horoscopes", "Palm reading", "Auspicious times"],
    ],
    [
      "Wrote petitions and complaint letters for villagers, form filling of passports.",
      ["Wrote petitions", "Complaint letters", "Form filling"],
    ],
    [
      "Typed affidavits on stamp paper, online visa applications, lamination.",
      ["Affidavit typing", "Online visa applications"],
    ],
    [
      "Registered plaints, case numbering, cause list preparation.",
      ["Registered plaints", "Case numbering", "Cause list"],
    ],
  ])("%s", (line, expected) => {
    expect(skillKeys(inJob(line))).toEqual(expect.arrayContaining(skillKeys(expected)));
  });

  test.each([
    "Readers borrowed manuals on welding, law and Java.",
    "Letters for surgeons, farmers and coders.",
    "Patients' X-rays and their dental moulds came by trolley.",
    "The employees drove cranes, sewed and coded.",
    "Pilots did the flying and engineers the refuelling.",
    "Drivers drove and mechanics changed the clutch.",
    "Guests were bankers, vets and pilots.",
    "The waiters' wine list and the barman's cocktails sold well.",
    "Chefs cooked, and guests worked in film and law.",
    "The band played guitar and the kitchen did pizza.",
    "Clients were dancers, drivers and surgeons.",
    "Brides' caterers and photographers were friends.",
    "Plumbers and painters came when we rang.",
    "Madam was a dentist and Sir sold yachts.",
    "Teachers taught chemistry; the lab did distillation.",
    "The deceased had been tailors, pilots and chefs.",
    "Owners were nurses and coders.",
    "Learners were midwives, cooks and Java developers.",
    "Clients were fishers, monks and widows.",
    "Cases were of drugs, divorces and software.",
  ])("names no skill: %s", (line) => {
    expect(inJob(line)).toEqual([]);
  });
});
