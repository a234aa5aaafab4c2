import type { JobAd } from "./job-ad.ts";

export const TRAIN_HOSPITALITY_JOBS: readonly JobAd[] = [
  {
    id: "chef-de-partie",
    title: "Chef de Partie",
    description: "Fish and sauces for a 70-cover restaurant. HACCP, stock, menus with the seasons.",
    requiredSkills: ["HACCP", "Menu planning", "Inventory management"],
    requiredYears: 3,
    suits: {
      3: ["chef-antoine", "cook-pradeepa"],
      2: [],
      1: ["waiter-giulia", "waiter-kamal", "bartender-callum", "patissiere-maelle", "bar-dinesh"],
    },
  },
  {
    id: "front-office",
    title: "Front Office Executive",
    description: "Reception of a city hotel: check-in, reservations, complaints, night audit in Opera.",
    requiredSkills: ["Front office operations", "Reservations", "Opera PMS", "Complaint handling"],
    requiredYears: 2,
    suits: {
      3: ["reservations-dinithi", "receptionist-lerato", "nightporter-tenzin", "receptionniste-maud"],
      2: ["hotelgm-niroshan", "travel-sanduni"],
      1: [
        "housekeeping-rosario",
        "waiter-kamal",
        "cabincrew-natasha",
        "callcentre-arjun",
        "support-anjelica",
        "secretaria-paula",
        "callcenter-jussara",
        "ticketing-fathima",
        "support-mirjana",
        "virtualassistant-analyn",
        "baliemedewerker-anouk",
        "officeclerk-chandrika",
      ],
    },
  },
  {
    id: "pastry",
    title: "Pastry Chef",
    description:
      "Plated desserts, laminated doughs, chocolate and ice cream for a 90-room hotel on the south coast. Runs a section of two, orders within budget, labels everything.",
    requiredSkills: ["Pastry", "Baking", "Dessert plating", "HACCP"],
    requiredYears: 3,
    suits: {
      3: ["patissiere-maelle"],
      2: ["chef-antoine", "cook-pradeepa"],
      1: ["barista-jade", "waiter-giulia", "waiter-kamal", "bartender-callum", "bar-dinesh"],
    },
  },
  {
    id: "cafe-all-rounder",
    title: "Café All-Rounder",
    description:
      "Good coffee fast, a joke for the regulars, tills that balance, a clean machine at the end. Weekends.",
    requiredSkills: [],
    requiredYears: 0,
    suits: {
      3: ["barista-jade"],
      2: ["waiter-giulia", "vetnurse-hannah", "bartender-callum", "receptionniste-maud", "bar-dinesh"],
      1: [
        "waiter-kamal",
        "cashier-hiruni",
        "shop-ximena",
        "receptionist-lerato",
        "patissiere-maelle",
        "shop-kugan",
        "nightporter-tenzin",
        "vendedor-caio",
        "fleuriste-maelys",
        "laptopsales-fahim",
      ],
    },
  },
  {
    id: "room-attendant-lead",
    title: "Assistant Executive Housekeeper",
    description:
      "64 suites. Rosters, linen par, room inspections, deep cleaning plan, lost property, guests who notice everything.",
    requiredSkills: ["Room inspection", "Linen management", "Staff scheduling"],
    requiredYears: 3,
    suits: {
      3: ["housekeeping-rosario"],
      2: [],
      1: [
        "hotelgm-niroshan",
        "receptionist-lerato",
        "waiter-kamal",
        "cabincrew-natasha",
        "carer-bridget",
        "nightporter-tenzin",
        "caregiver-marites",
        "receptionniste-maud",
        "ayurveda-nirmala",
      ],
    },
  },
  {
    id: "resort-manager",
    title: "Resort Manager",
    description:
      "Owner's representative for a 70-key boutique property: P&L, guest scores, sales with the tour operators, a team of 120, a generator that must not be heard.",
    requiredSkills: ["Hotel management", "Budgeting", "Revenue management", "Guest relations"],
    requiredYears: 8,
    suits: {
      3: ["hotelgm-niroshan"],
      2: [],
      1: [
        "reservations-dinithi",
        "waiter-kamal",
        "receptionist-lerato",
        "housekeeping-rosario",
        "travel-sanduni",
        "events-wambui",
        "store-chipo",
        "banker-athula",
        "nightporter-tenzin",
        "receptionniste-maud",
        "ticketing-fathima",
      ],
    },
  },
  {
    id: "flight-attendant",
    title: "Flight Attendant",
    description:
      "Safety first, then service. Door drills, first aid, meals on a narrow-body, announcements in two languages. Swimmers only.",
    requiredSkills: [],
    requiredYears: 0,
    suits: {
      3: ["cabincrew-natasha"],
      2: [],
      1: [
        "reservations-dinithi",
        "waiter-kamal",
        "waiter-giulia",
        "receptionist-lerato",
        "firefighter-rajan",
        "bartender-callum",
        "travel-sanduni",
        "nightporter-tenzin",
        "receptionniste-maud",
        "guide-kiprono",
        "ticketing-fathima",
        "bar-dinesh",
      ],
    },
  },
  {
    id: "brewer",
    title: "Brewer",
    description:
      "Twelve-hectolitre kit, two brew days a week, the rest is cellar, cleaning and kegs. You taste what you measure.",
    requiredSkills: ["Brewing", "Fermentation", "CIP"],
    requiredYears: 2,
    suits: {
      1: ["vineyard-hamish", "process-aoife"],
      2: [],
      3: ["brewer-tyler"],
    },
  },
  {
    id: "chef-de-rang-lac",
    title: "Chef(fe) de rang",
    description:
      "Restaurant d'hôtel au bord du lac d'Annecy, 70 couverts, ouvert d'avril à octobre. Mise en place, accueil, prise de commande, conseil sur les vins, service à l'assiette, encaissement. Deux jours de repos consécutifs, logement possible, pourboires partagés. Une première saison en salle est demandée.",
    requiredSkills: ["Service en salle", "Conseil en vins", "Encaissement", "Hygiène alimentaire"],
    requiredYears: 1,
    suits: {
      3: ["waiter-giulia", "waiter-kamal"],
      2: ["bartender-callum", "receptionniste-maud", "bar-dinesh"],
      1: ["barista-jade", "cabincrew-natasha"],
    },
  },
  {
    id: "responsabile-sala",
    title: "Responsabile di sala / Maître (m/f) – hotel 4 stelle, Lago di Garda",
    description:
      "Stagione da aprile a ottobre, possibilità di conferma annuale, alloggio in camera singola.\n\nIl ristorante fa 90 coperti alla sera, d'estate in terrazza, e nei fine settimana ospita matrimoni e banchetti fino a 160 persone. Chi cerchiamo guida una brigata di dieci persone tra chef de rang e commis, prepara i turni, apre la sala, consiglia il vino, tiene d'occhio gli scontrini e sa dire di no a un cliente senza che se ne accorga. Servono almeno tre anni in sala in strutture simili, di cui qualche tempo alla guida di una squadra, e un buon inglese; il tedesco è gradito. Retribuzione secondo CCNL Turismo, II livello, più mance.",
    requiredSkills: [],
    requiredYears: 3,
    suits: {
      3: ["waiter-kamal"],
      2: ["waiter-giulia", "bartender-callum"],
      1: ["receptionniste-maud", "barista-jade", "bar-dinesh"],
    },
  },
  {
    id: "bartender-mixologist",
    title: "Bartender / Mixologist (F/T or Casual)",
    description:
      "Basement bar, 60 seats, 14 taps, a short list of our own drinks and every classic on request. We need hands that are fast on a Friday and eyes that notice the quiet couple at the end. You shake, stir, pour, change a keg, close the till and count the bottles. About two years behind a bar that made proper drinks, and your alcohol service certificate. Split tips, taxi after midnight, closed on Mondays.",
    requiredSkills: [],
    requiredYears: 2,
    suits: {
      3: ["bartender-callum", "bar-dinesh"],
      2: ["waiter-kamal"],
      1: ["waiter-giulia", "barista-jade", "brewer-tyler"],
    },
  },
];
