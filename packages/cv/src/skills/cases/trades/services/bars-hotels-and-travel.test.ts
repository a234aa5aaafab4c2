import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";

describe("sentences of one profession each, with all that they name", () => {
  test.each([
    [
      "Mixology and free pouring behind a 14-seat bar; upselling of flights.",
      ["Mixology", "Free pouring", "Upselling"],
    ],
    [
      "Keg changing, line cleaning and garnish preparation before service.",
      ["Keg changing", "Line cleaning", "Garnish preparation"],
    ],
    [
      "ID checks and responsible service of alcohol on festival nights.",
      ["ID checks", "Responsible service of alcohol"],
    ],
    ["Rang orders into Micros; latte art for brunch.", ["Micros POS", "Latte art"]],
    ["Built a spring menu of six drinks (menu development).", ["Menu development"]],
    ["Silver service for 120 covers; wine pairing with each course.", ["Silver service", "Wine pairing"]],
    [
      "Table setting, napkin folding and mise en place before doors.",
      ["Table setting", "Napkin folding", "Mise en place"],
    ],
    [
      "Took bookings on OpenTable and SevenRooms; bills in Micros.",
      ["OpenTable", "SevenRooms", "Micros POS", "Appointment booking"],
    ],
    ["Banquet service up to 600 guests; buffet setup.", ["Banquet service", "Buffet setup"]],
    ["Explained dishes and allergen information to guests.", ["Allergen information"]],
    ["Room service on the night shift.", ["Room service"]],
    ["Led a brigade of 14; food costing kept at 29%.", ["Food costing"]],
    [
      "Butchery, fish filleting and sauce making from whole cuts.",
      ["Butchery", "Fish filleting", "Sauce making"],
    ],
    ["Sous vide and plating for a 40-seat tasting room.", ["Sous vide", "Plating"]],
    ["Wrote HACCP plans; recipe development for four menus.", ["HACCP", "Recipe development"]],
    [
      "Bread baking, chocolate tempering and viennoiserie from 3 am.",
      ["Bread baking", "Chocolate tempering", "Viennoiserie"],
    ],
    ["Mass catering for 900 meals on Rational combi ovens.", ["Mass catering", "Combi oven operation"]],
    [
      "Food preparation, deep frying and pot washing on lates.",
      ["Food preparation", "Deep frying", "Pot washing"],
    ],
    ["Temperature checks of fridges and stock rotation.", ["Temperature checks", "Stock rotation"]],
    ["Pizza making by hand, 200 a night.", ["Pizza making"]],
    ["Egg station at breakfast; salad preparation for lunch.", ["Egg station", "Salad preparation"]],
    ["Night audit, guest billing and cashiering.", ["Night audit", "Guest billing", "Cashiering"]],
    [
      "Group bookings and room allocation; rates on Booking.com by SiteMinder.",
      ["Group bookings", "Room allocation", "Booking.com", "SiteMinder"],
    ],
    [
      "Concierge services, airport transfers and luggage handling.",
      ["Concierge services", "Airport transfers", "Luggage handling"],
    ],
    ["Answered online reviews; VIP arrivals with the manager.", ["Online reviews", "VIP arrivals"]],
    ["Reservations by phone and mail; room upselling.", ["Reservations", "Room upselling"]],
    ["Revenue management in IDeaS with STR reports.", ["Revenue management", "IDeaS", "STR reports"]],
    ["Tour operator contracting with Germany and Poland.", ["Tour operator contracting"]],
    [
      "Labour cost control and energy management; Green Globe kept.",
      ["Labour cost control", "Energy management", "Green Globe"],
    ],
    ["Guest scores in Medallia from 78 to 88.", ["Medallia"]],
    ["Room inspections of 60 rooms; linen inventory each month end.", ["Room inspection", "Linen inventory"]],
    ["Turndown service and minibar refill on late shifts.", ["Turndown service", "Minibar refill"]],
    [
      "Carpet shampooing, floor polishing and stain removal.",
      ["Carpet shampooing", "Floor polishing", "Stain removal"],
    ],
    ["Work allocation to 12 attendants in Flexkeeping.", ["Work allocation", "Flexkeeping"]],
    [
      "Chemical dilution by Diversey charts; COSHH sheets.",
      ["Chemical dilution", "Diversey chemicals", "COSHH"],
    ],
    ["Flower arrangement for the lobby.", ["Flower arrangement"]],
    [
      "Fare calculation and ticket reissues in Amadeus and Sabre.",
      ["Fare calculation", "Ticket reissues", "Amadeus", "Sabre"],
    ],
    [
      "Itinerary planning for honeymoons; tour costing with land partners.",
      ["Itinerary planning", "Tour costing"],
    ],
    ["Visa applications for Schengen and the UK.", ["Visa applications"]],
    ["Sold cruise bookings and travel insurance.", ["Cruise bookings", "Travel insurance"]],
    ["PNR management and BSP reporting weekly.", ["PNR management", "BSP reporting"]],
    ["Guided tours of forts and temples in German and English.", ["Tour guiding"]],
    ["Trek leading to 5,000 m; camp setup, first aid.", ["Camp setup", "First aid", "Trek leading"]],
    ["Game drives and bird identification for photographers.", ["Game drives", "Bird identification"]],
    ["Museum tours for school groups, live commentary on the bus.", ["Museum tours", "Live commentary"]],
    [
      "Route planning with Komoot; safety briefings at the jetty.",
      ["Route planning", "Komoot", "Safety briefings"],
    ],
    ["Driver guiding round trips of ten days.", ["Driver guiding"]],
    [
      "Care for unaccompanied minors and in-flight first aid.",
      ["Unaccompanied minors", "In-flight first aid"],
    ],
    ["Galley management on 300-seat flights.", ["Galley management"]],
    [
      "Crew resource management and dangerous goods refreshers yearly.",
      ["Crew resource management", "Dangerous goods"],
    ],
    ["Staff rotas in Deputy for 32; labour at 26%.", ["Staff rotas", "Deputy rostering"]],
    [
      "Stocktaking, cash reconciliation and supplier ordering.",
      ["Stocktaking", "Cash reconciliation", "Supplier ordering"],
    ],
    [
      "Restaurant openings in three malls; staff recruitment of 80.",
      ["Restaurant openings", "Staff recruitment"],
    ],
    ["Drive-thru operations under 180 seconds.", ["Drive-thru operations"]],
    ["Listed on Zomato and Swiggy; local store marketing.", ["Zomato", "Swiggy", "Local store marketing"]],
    ["Food and beverage cost control from 34% to 30%.", ["Food and beverage cost control"]],
    [
      "Refunds and exchanges, price checks and coupon redemption.",
      ["Refunds and exchanges", "Price checks", "Coupon redemption"],
    ],
    ["Float counting and cash drops twice a day.", ["Float counting", "Cash drops"]],
    ["Self-checkout supervision of eight tills.", ["Self-checkout supervision"]],
    ["Took M-Pesa and cards on Verifone.", ["mPesa", "Verifone"]],
    [
      "Shelf filling, price labelling and planograms before opening.",
      ["Shelf filling", "Price labelling", "Planograms"],
    ],
    [
      "Window displays changed each month; visual merchandising of denim.",
      ["Window display", "Visual merchandising"],
    ],
    ["Clienteling with 80 regulars; fitting room service.", ["Clienteling", "Fitting room service"]],
    ["Loss prevention walks; stock transfers between shops.", ["Loss prevention", "Stock transfers"]],
    ["Paint tinting and gift wrapping in season.", ["Paint tinting", "Gift wrapping"]],
  ])("%s", (line, names) => {
    expect(new Set(inJob(line))).toEqual(new Set(names));
  });
});

test.each([
  "Toast of the town; spirits were high, guests went home happy.",
  "Guests rest; spring rolls; a swift smile; love of the sea.",
  "Salt of the earth; spring greens; the rest is gravy.",
  "Cooked up a storm; express lane; rest days paid; the go-to for curry.",
  "A swift check; rest assured; loved by guests; spring break crowds.",
  "Love for the island; rest and spring; the board's express wish.",
  "Rest rooms checked; a swift team; spring in the step.",
  "Rest of the world in spring; express trains; swift desks.",
  "Loved by guests, went the extra mile in spring; the rest is history.",
  "Fourth of July crowds; deputy head; swift hands; the rest.",
  "Swift till; rest area; spring line; loved by regulars; shell suits.",
])("names no skill: %s", (line) => {
  expect(inJob(line)).toEqual([]);
});
