import type { JobAd } from "./job-ad.ts";

/** Narrow trades with one candidate who really does the work; graded among the ninth set of people. */
export const HELD_OUT_NINTH_JOBS: readonly JobAd[] = [
  {
    id: "chairside-dental-nurse",
    title: "Dental Nurse, registered",
    description:
      "Four surgeries, two hygienists, one nurse short. You work chairside, run the decontamination room and chart while the dentist talks. Registration with the dental council is a must, Welsh is welcome.",
    requiredSkills: ["Four-handed dentistry", "Infection control", "Dental charting", "Sterilisation"],
    requiredYears: 2,
    suits: {
      3: ["dentalnurse-carys"],
      2: ["hygienist-kayla"],
      1: ["dentist-sachini", "odontotecnico-davide"],
    },
  },
  {
    id: "school-hockey-coach",
    title: "Hockey Coach at a Girls' School",
    description:
      "Three teams, two pitches and a bus. Plan the sessions, film the matches, find the next goalkeeper. In the summer term you help with swimming lessons.",
    requiredSkills: ["Hockey coaching", "Session planning", "Video analysis"],
    requiredYears: 3,
    suits: { 3: ["sportscoach-tariro"], 2: [], 1: ["fitness-kojo"] },
  },
  {
    id: "womenswear-buyer",
    title: "Buyer, Womenswear",
    description:
      "You own the range and the open-to-buy of a chain of nine shops: two seasons, thirty suppliers, a Monday meeting about what did not sell. English and one more language; Italian is what most of our suppliers speak.",
    requiredSkills: ["Assortment planning", "Open-to-buy", "Negotiation", "Microsoft Excel"],
    requiredYears: 5,
    suits: {
      3: ["buyer-ludovica"],
      2: ["apparel-shanika", "merchandiser-tharushi", "merchandiser-senthilkumar"],
      1: [
        "purchasing-mihiri",
        "procurement-mercy",
        "store-chipo",
        "procurement-suresh",
        "storemanager-chiara",
      ],
    },
  },
  {
    id: "resort-revenue-manager",
    title: "Revenue Manager, Beach Resort",
    description:
      "Set the rates of 210 rooms each morning, keep the booking sites in step and tell sales what not to promise. Opera and a revenue system are in place.",
    requiredSkills: [
      "Revenue management",
      "Dynamic pricing",
      "Forecasting",
      "Channel management",
      "Opera PMS",
    ],
    requiredYears: 3,
    suits: {
      3: ["revenue-yamile"],
      2: ["hotelgm-niroshan", "reservations-dinithi"],
      1: ["recepcionista-marta"],
    },
  },
  {
    id: "warehouse-layout-planner",
    title: "Planner for Warehouse Layout and Capacity",
    description:
      "We move into a hall twice the size. Draw the racks, decide which article lives where, reckon the walking of the pickers and see the move through without a lost pallet. German at the workplace.",
    requiredSkills: ["Warehouse layout planning", "AutoCAD", "ABC analysis", "SAP WM", "Capacity planning"],
    requiredYears: 5,
    suits: {
      3: ["lagerplanung-silke"],
      2: [],
      1: [
        "sap-juergen",
        "lager-merve",
        "lagerlogistik-mandy",
        "logistics-daan",
        "logistics-wanjiru",
        "ingenieraindustrial-yesenia",
        "veteran-marcus",
        "magasinier-frederic",
        "warehouse-marieke",
        "supplychain-rohit",
      ],
    },
  },
  {
    id: "fibre-field-technician",
    title: "Fibre Field Technician",
    description:
      "House to house with a splicer and a ladder: pull the drop, splice, measure, put the router on the wall and explain the lights. Beginners with a diploma are fine.",
    requiredSkills: ["Fibre splicing", "OTDR", "Network cabling", "Wi-Fi"],
    requiredYears: 1,
    suits: {
      3: ["networktech-sereana"],
      2: ["cctv-fawad", "networkadmin-bishal"],
      1: [
        "network-janith",
        "soporte-maribel",
        "suporte-wellington",
        "ittechnician-tanvir",
        "technicien-yao",
        "helpdesk-rizwan",
        "sysadmin-brian",
        "electrician-tharindu",
        "sysadmin-chukwuemeka",
        "electrician-ruwan",
      ],
    },
  },
];
