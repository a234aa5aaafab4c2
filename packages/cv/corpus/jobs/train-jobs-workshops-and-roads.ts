import type { JobAd } from "./job-ad.ts";

export const TRAIN_WORKSHOP_AND_ROAD_JOBS: readonly JobAd[] = [
  {
    id: "resident-engineer-irrigation",
    title: "Resident Engineer, Irrigation Canal",
    description:
      "Eighteen kilometres of lined canal with culverts and two bridges. You represent the client on site, check setting out and concrete, measure the work and sign nothing you have not seen.",
    requiredSkills: ["Site supervision", "Concrete works", "Setting out", "Bill of quantities", "AutoCAD"],
    requiredYears: 8,
    suits: {
      3: ["civil-mahela"],
      2: ["civil-farhan", "project-gunnar", "obra-nuria"],
      1: [
        "civil-youssef",
        "foreman-sampath",
        "surveyor-ruvini",
        "architect-paolo",
        "structural-ikram",
        "mep-anwar",
        "sitemanager-darren",
        "quantity-nuwanthi",
      ],
    },
  },
  {
    id: "auto-electrician",
    title: "Auto Electrician",
    description:
      "Workshop for Japanese cars and hybrids. Starters, alternators, looms, air conditioning, and the warning lamps nobody else can put out.",
    requiredSkills: ["Vehicle wiring", "Fault finding", "Vehicle diagnostics"],
    requiredYears: 3,
    suits: {
      3: ["autoelectric-nimal"],
      2: ["mechanic-rajesh", "kfzmechatronikerin-annika"],
      1: [
        "elettricista-mirko",
        "mechanic-sanjaya",
        "electrician-tharindu",
        "mechatronics-ben",
        "lift-mahesh",
        "elektroniker-sebastian",
        "manutencao-wagner",
        "aircraft-weijun",
        "mechanic-joao",
        "cctv-fawad",
        "fietsenmaker-ruben",
        "vehicleapprentice-bradley",
      ],
    },
  },
  {
    id: "tischler",
    title: "Tischler (m/w/d) Möbel- und Innenausbau",
    description:
      "Werkstatt mit acht Leuten sucht Verstärkung: Küchen, Einbauschränke, Treppen. Du arbeitest vom Aufmaß über die CNC bis zur Montage beim Kunden. Führerschein Klasse B.",
    requiredSkills: ["Möbelbau", "Montage", "Oberflächenbehandlung"],
    requiredYears: 2,
    suits: {
      3: ["tischlerin-merle"],
      2: ["carpenter-lars"],
      1: [
        "interior-chiara",
        "glazier-dafydd",
        "schilder-jeroen",
        "foreman-sampath",
        "dakdekker-wesley",
        "mason-piyadasa",
        "plumber-kevin",
        "welder-torsten",
        "plumber-aled",
      ],
    },
  },
  {
    id: "transport-dispatcher",
    title: "International Transport Dispatcher",
    description:
      "You keep 30 lorries loaded in both directions, follow them on the screen, fill in the CMR, talk to drivers at the border and haggle about the return freight.",
    requiredSkills: ["Route planning", "Fleet tracking", "CMR", "Negotiation"],
    requiredYears: 3,
    suits: {
      3: ["dispatcher-ruslan", "spedition-anke"],
      2: ["forwarder-shamil", "logistics-wanjiru", "shipping-fazil"],
      1: [
        "logistics-daan",
        "planner-shehan",
        "trucker-wade",
        "driver-sunil",
        "customs-rashid",
        "veteran-marcus",
        "supply-isuri",
        "lager-merve",
        "chauffeur-joris",
        "bianalyst-wojciech",
        "importofficer-shahana",
      ],
    },
  },
  {
    id: "moulding-operator",
    title: "Injection Moulding Operator, third shift",
    description:
      "Caps and closures on twelve machines. Change the tool, set the temperature, measure the first shot and keep the scrap out of the box.",
    requiredSkills: ["Injection moulding", "Quality control", "5S"],
    requiredYears: 2,
    suits: {
      3: ["operador-edson"],
      2: [],
      1: [
        "zerspaner-jannik",
        "mechanic-joao",
        "mechatronics-ben",
        "production-asanka",
        "process-aoife",
        "sewing-dammika",
        "ingenieraindustrial-yesenia",
      ],
    },
  },
  {
    id: "vineyard-supervisor",
    title: "Vineyard Supervisor",
    description:
      "Thirty hectares on a slope. Pruning in winter, canopy in spring, a crew of twenty at harvest, water when there is any.",
    requiredSkills: ["Pruning", "Canopy management", "Irrigation", "Tractor operation"],
    requiredYears: 4,
    suits: {
      3: ["vineyard-hamish"],
      2: ["agronomist-bekele", "farm-annelies", "tea-ranjith"],
      1: [
        "farmer-murugan",
        "ecologist-freya",
        "landscaper-tane",
        "poultry-gayan",
        "hovenier-sander",
        "agricola-manuel",
        "apicultora-remedios",
      ],
    },
  },
  {
    id: "security-guard",
    title: "Security Guard",
    description:
      "School gate, days and some evenings. Visitors sign in, bags are looked at, children cross safely.",
    requiredSkills: [],
    requiredYears: 0,
    suits: {
      3: ["guard-alemu", "security-musa"],
      2: ["police-ramesh"],
      1: ["veteran-marcus", "firefighter-rajan", "nightporter-tenzin"],
    },
  },
  {
    id: "heating-engineer",
    title: "Plumbing and Heating Engineer",
    description:
      "Family firm with five vans. Boilers in and out, bathrooms from bare walls, underfloor heating in new houses, call-outs one weekend a month. Gas Safe or the like.",
    requiredSkills: ["Boiler installation", "Bathroom fitting", "Central heating", "Leak detection"],
    requiredYears: 3,
    suits: {
      3: ["plumber-aled", "plumber-kevin"],
      2: ["hvac-darnell", "mep-anwar"],
      1: [
        "elettricista-mirko",
        "elektroniker-sebastian",
        "electrician-tharindu",
        "seafarer-joseph",
        "boiler-wasantha",
        "carpenter-lars",
        "foreman-sampath",
        "mason-piyadasa",
        "schilder-jeroen",
        "welder-torsten",
      ],
    },
  },
  {
    id: "cnc-machinist",
    title: "CNC Machinist",
    description:
      "Small series in stainless steel and titanium. You set up, program and run three and five axis mills and check your own parts with micrometer and CMM.",
    requiredSkills: ["CNC programming", "Milling", "Machine setup", "Technical drawing"],
    requiredYears: 3,
    suits: {
      3: ["zerspaner-jannik"],
      2: ["mechanical-ivan"],
      1: [
        "welder-torsten",
        "mechatronics-ben",
        "mechanic-joao",
        "seafarer-joseph",
        "operador-edson",
        "welder-kwabena",
        "draughtsman-anil",
        "mechanical-yashveer",
      ],
    },
  },
  {
    id: "bus-driver-coast",
    title: "Bus Driver",
    description:
      "Coastline Buses needs drivers for its town and school routes, early and late turns. You drive safely, keep to the timetable, sell a ticket, help people with prams and wheelchairs on board and report what is wrong with the vehicle. Passenger licence preferred; holders of a heavy goods licence are trained for it at our cost. Two years behind the wheel of something large.",
    requiredSkills: [],
    requiredYears: 2,
    suits: {
      3: ["train-gareth", "bianalyst-wojciech"],
      2: ["driver-sunil", "chauffeur-joris", "trucker-wade", "guide-kiprono"],
      1: ["firefighter-rajan"],
    },
  },
];
