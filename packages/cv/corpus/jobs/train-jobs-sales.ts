import type { JobAd } from "./job-ad.ts";

export const TRAIN_SALES_JOBS: readonly JobAd[] = [
  {
    id: "store-manager",
    title: "Supermarket Manager",
    description: "Sales, stock, cash and 40 colleagues. You know why shrinkage happens.",
    requiredSkills: ["Inventory management", "Cash handling", "Merchandising", "Staff training"],
    requiredYears: 5,
    suits: {
      3: ["store-chipo"],
      2: ["sales-clara", "shop-kugan"],
      1: [
        "cashier-hiruni",
        "pharmacy-nurul",
        "hotelgm-niroshan",
        "logistics-wanjiru",
        "shop-ximena",
        "uxresearcher-meiling",
        "sales-bilal",
        "interior-chiara",
        "veteran-marcus",
        "magasinier-lamine",
        "vendedor-caio",
      ],
    },
  },
  {
    id: "verkauf",
    title: "Verkäufer/in Outdoor und Ski",
    description:
      "Beratung auf der Fläche, Skiservice in der Saison, Warenverräumung, Kasse. Du weißt, welcher Schuh zu welchem Fuß gehört.",
    requiredSkills: [],
    requiredYears: 1,
    suits: {
      3: ["sales-clara"],
      2: ["shop-ximena", "vendedor-caio"],
      1: ["cashier-hiruni", "store-chipo", "sales-omar", "barista-jade", "shop-kugan", "sales-bilal"],
    },
  },
  {
    id: "cajero",
    title: "Cajero/a reponedor/a",
    description:
      "Supermercado de barrio: caja, cobro con tarjeta, reposición de estanterías, atención al cliente. Media jornada.",
    requiredSkills: ["Manejo de caja", "Atención al cliente", "Reposición"],
    requiredYears: 0,
    suits: {
      3: ["cashier-hiruni", "shop-ximena", "vendedor-caio"],
      2: ["sales-clara", "shop-kugan"],
      1: [
        "store-chipo",
        "barista-jade",
        "warehouse-tyrell",
        "waiter-giulia",
        "bank-ishara",
        "receptionist-lerato",
        "support-anjelica",
        "nightporter-tenzin",
        "receptionniste-maud",
        "secretaria-paula",
      ],
    },
  },
  {
    id: "pharma-rep",
    title: "Territory Executive – Pharma",
    description:
      "Cardiology portfolio, Western Province. Twelve doctor calls a day, chemists' orders, journal clubs, sample accounts that add up.",
    requiredSkills: ["Pharmaceutical sales", "Territory management", "Product detailing"],
    requiredYears: 2,
    suits: {
      3: ["medrep-vikram"],
      2: [],
      1: [
        "sales-omar",
        "insurance-ravindu",
        "pharmacy-nurul",
        "shop-ximena",
        "sales-clara",
        "realtor-brenda",
        "sales-bilal",
        "vendedor-caio",
        "farmaceutica-daniela",
      ],
    },
  },
  {
    id: "account-director",
    title: "Corporate Sales Manager (Telecom)",
    description:
      "A book of forty large customers. Renew, grow, win two banks a year; tenders, pricing, forecasts that come true.",
    requiredSkills: ["Key account management", "Negotiation", "CRM", "Sales forecasting"],
    requiredYears: 5,
    suits: {
      3: ["sales-omar"],
      2: ["medrep-vikram", "sales-bilal"],
      1: [
        "realtor-brenda",
        "insurance-ravindu",
        "callcentre-arjun",
        "shop-ximena",
        "apparel-shanika",
        "vendedor-caio",
      ],
    },
  },
  {
    id: "letting-agent",
    title: "Lettings and Sales Negotiator",
    description:
      "Value houses, show them, agree the price and see it through to the keys. Commission and a car.",
    requiredSkills: [],
    requiredYears: 1,
    suits: {
      3: ["realtor-brenda"],
      2: [],
      1: [
        "sales-omar",
        "insurance-ravindu",
        "sales-clara",
        "shop-ximena",
        "travel-sanduni",
        "sales-bilal",
        "vendedor-caio",
        "conveyancer-imogen",
      ],
    },
  },
  {
    id: "contact-centre",
    title: "Contact Centre Supervisor",
    description:
      "Fifteen agents on chat and phone for an online retailer. Queues, quality scores, coaching, the angry ones.",
    requiredSkills: ["Team leadership", "Call centre operations", "Coaching", "Complaint handling"],
    requiredYears: 3,
    suits: {
      3: ["callcentre-arjun", "support-anjelica"],
      2: [],
      1: [
        "receptionist-lerato",
        "insurance-ravindu",
        "shop-ximena",
        "travel-sanduni",
        "store-chipo",
        "sales-clara",
        "shop-kugan",
        "receptionniste-maud",
      ],
    },
  },
];
