import type { JobAd } from "./job-ad.ts";

export const TRAIN_TRADES_JOBS: readonly JobAd[] = [
  {
    id: "electrician",
    title: "Electrician",
    description: "Wiring of hotels and villas, three phase boards, fault finding, some solar.",
    requiredSkills: ["Electrical wiring", "Fault finding", "Distribution boards"],
    requiredYears: 3,
    suits: {
      3: ["electrician-tharindu"],
      2: ["manutencao-wagner"],
      1: [
        "hvac-darnell",
        "electrical-thisara",
        "solar-mariana",
        "mechatronics-ben",
        "lift-mahesh",
        "autoelectric-nimal",
      ],
    },
  },
  {
    id: "mason",
    title: "Mason",
    description:
      "Houses and a small school around Galle: brick and block walls, plaster, floor and wall tiles. You read a drawing and leave a clean site.",
    requiredSkills: ["Bricklaying", "Plastering", "Tiling"],
    requiredYears: 3,
    suits: {
      3: ["mason-piyadasa", "foreman-sampath"],
      2: [],
      1: [
        "schilder-jeroen",
        "crane-ramiro",
        "carpenter-lars",
        "plumber-kevin",
        "glazier-dafydd",
        "tischlerin-merle",
        "landscaper-tane",
      ],
    },
  },
  {
    id: "kfz",
    title: "Kfz-Mechatroniker (m/w/d)",
    description:
      "Freie Werkstatt, alle Marken. Inspektion, Bremsen, Motor und Getriebe, Fehlersuche mit dem Diagnosegerät. Abgeschlossene Ausbildung oder gleichwertige Praxis.",
    requiredSkills: ["Fahrzeugdiagnose", "Bremsen", "Motorinstandsetzung"],
    requiredYears: 2,
    suits: {
      3: ["mechanic-rajesh"],
      2: ["mechanic-sanjaya", "autoelectric-nimal"],
      1: [
        "mechatronics-ben",
        "mechanic-joao",
        "aircraft-weijun",
        "seafarer-joseph",
        "driver-sunil",
        "lift-mahesh",
        "zerspaner-jannik",
      ],
    },
  },
  {
    id: "maler",
    title: "Maler und Lackierer gesucht",
    description:
      "Für Altbauten in Freiburg: Tapezieren, Lasieren, Spachteln, Fassaden im Sommer. Führerschein B. Wir zahlen über Tarif.",
    requiredSkills: [],
    requiredYears: 0,
    suits: {
      3: ["schilder-jeroen"],
      2: [],
      1: [
        "mason-piyadasa",
        "foreman-sampath",
        "carpenter-lars",
        "plumber-kevin",
        "glazier-dafydd",
        "tischlerin-merle",
      ],
    },
  },
  {
    id: "joiner",
    title: "Bench & Site Joiner",
    description:
      "Oak windows, stairs and fitted kitchens from our own shop. You set out from a drawing, machine safely and hang a door that closes by itself.",
    requiredSkills: ["Joinery", "Woodworking machinery", "Technical drawings"],
    requiredYears: 4,
    suits: {
      3: ["carpenter-lars", "tischlerin-merle"],
      2: [],
      1: [
        "foreman-sampath",
        "mason-piyadasa",
        "schilder-jeroen",
        "plumber-kevin",
        "welder-torsten",
        "glazier-dafydd",
        "interior-chiara",
        "welder-kwabena",
      ],
    },
  },
  {
    id: "gruista",
    title: "Gruista de torre",
    description:
      "Obra de 14 plantas en Sevilla. Carné de operador en vigor, tabla de cargas, señales con el estrobador, parte diario de la grúa. Incorporación inmediata.",
    requiredSkills: [],
    requiredYears: 3,
    suits: {
      3: ["crane-ramiro"],
      2: [],
      1: [
        "welder-torsten",
        "foreman-sampath",
        "mason-piyadasa",
        "driver-sunil",
        "trucker-wade",
        "warehouse-tyrell",
        "logistics-wanjiru",
        "lager-merve",
      ],
    },
  },
  {
    id: "cooling-tech",
    title: "Refrigeration & Air Conditioning Technician",
    description:
      "Supermarket cold rooms and VRF in offices. Find the leak, recover the gas, braze, charge, note it down. Van and tools from us.",
    requiredSkills: ["Refrigeration", "HVAC", "Brazing", "Electrical troubleshooting"],
    requiredYears: 3,
    suits: {
      3: ["hvac-darnell"],
      2: [],
      1: [
        "plumber-kevin",
        "electrician-tharindu",
        "lift-mahesh",
        "mechatronics-ben",
        "seafarer-joseph",
        "mechanic-joao",
        "autoelectric-nimal",
        "manutencao-wagner",
      ],
    },
  },
  {
    id: "pipefitter",
    title: "Plumber",
    description: "Bathrooms, boilers, underfloor heating. Own tools, clean boots.",
    requiredSkills: [],
    requiredYears: 2,
    suits: {
      3: ["plumber-kevin"],
      2: ["hvac-darnell"],
      1: [
        "mason-piyadasa",
        "electrician-tharindu",
        "carpenter-lars",
        "foreman-sampath",
        "welder-torsten",
        "schilder-jeroen",
        "welder-kwabena",
      ],
    },
  },
  {
    id: "sewing",
    title: "Sewing Machine Operator – Sample Room",
    description:
      "Make first samples of ladies' blouses from pattern to press. Single needle, overlock, flatlock; you see what will go wrong on the line.",
    requiredSkills: [],
    requiredYears: 2,
    suits: { 3: ["tailor-rohini"], 2: [], 1: ["apparel-shanika", "dyeing-suresh", "production-asanka"] },
  },
];
