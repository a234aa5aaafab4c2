import type { JobAd } from "./job-ad.ts";

export const TRAIN_LAND_AND_SAFETY_JOBS: readonly JobAd[] = [
  {
    id: "tea-estate",
    title: "Assistant Superintendent, Tea Estate",
    description:
      "High-grown estate with its own factory: field work, labour relations, pruning, withering to firing.",
    requiredSkills: [],
    requiredYears: 0,
    suits: {
      3: ["tea-ranjith"],
      2: [],
      1: [
        "agronomist-bekele",
        "farm-annelies",
        "farmer-murugan",
        "vineyard-hamish",
        "poultry-gayan",
        "agricola-manuel",
        "apicultora-remedios",
        "agronomist-mutinta",
      ],
    },
  },
  {
    id: "agronomist",
    title: "Field Agronomist",
    description: "Train smallholders in soil fertility, composting, irrigation and pest management.",
    requiredSkills: ["Soil fertility", "Irrigation", "Pest management", "Agricultural extension"],
    requiredYears: 3,
    suits: {
      3: ["agronomist-bekele", "farmer-murugan", "agronomist-mutinta"],
      2: ["tea-ranjith", "agricola-manuel"],
      1: [
        "farm-annelies",
        "vineyard-hamish",
        "landscaper-tane",
        "poultry-gayan",
        "hovenier-sander",
        "apicultora-remedios",
      ],
    },
  },
  {
    id: "herd-manager",
    title: "Herd Manager",
    description:
      "260 Holstein cows, two robots. Fertility, feet, calves, feed, two staff and a vet who comes on Tuesdays.",
    requiredSkills: ["Dairy farming", "Animal husbandry", "Herd health"],
    requiredYears: 4,
    suits: {
      3: ["farm-annelies"],
      2: ["poultry-gayan", "dairyworker-rositsa"],
      1: [
        "farmer-murugan",
        "agronomist-bekele",
        "vetnurse-hannah",
        "tea-ranjith",
        "vineyard-hamish",
        "agricola-manuel",
        "apicultora-remedios",
        "agronomist-mutinta",
      ],
    },
  },
  {
    id: "field-officer-ta",
    title: "விவசாய விரிவாக்க உத்தியோகத்தர்",
    description:
      "யாழ்ப்பாண மாவட்டத்தில் விவசாயிகளுக்கு நெல், மரக்கறிச் செய்கை, சொட்டு நீர்ப்பாசனம், பூச்சி முகாமைத்துவம் பற்றி பயிற்சி அளித்தல்.",
    requiredSkills: [],
    requiredYears: 2,
    suits: {
      3: ["farmer-murugan"],
      2: ["agronomist-bekele", "agricola-manuel", "agronomist-mutinta"],
      1: ["tea-ranjith", "farm-annelies", "vineyard-hamish", "poultry-gayan", "apicultora-remedios"],
    },
  },
  {
    id: "airport-fire",
    title: "Crew Commander, Airport Fire Station",
    description:
      "Category 9. Lead a watch of eight: drills, foam tenders, breathing apparatus, incident command in the first ten minutes.",
    requiredSkills: ["Firefighting", "Breathing apparatus", "Incident command"],
    requiredYears: 5,
    suits: {
      3: ["firefighter-rajan"],
      2: [],
      1: [
        "paramedic-connor",
        "security-musa",
        "aircraft-weijun",
        "cabincrew-natasha",
        "police-ramesh",
        "safety-ebere",
        "guard-dilbahadur",
      ],
    },
  },
  {
    id: "security-shift",
    title: "Shift Security Manager",
    description:
      "Shopping mall with 200 cameras. Guards' rosters, searches, lost children, incident reports, police when it must be.",
    requiredSkills: ["CCTV", "Incident reporting", "Access control"],
    requiredYears: 4,
    suits: {
      3: ["security-musa", "police-ramesh"],
      2: [],
      1: [
        "firefighter-rajan",
        "store-chipo",
        "cabincrew-natasha",
        "receptionist-lerato",
        "guard-alemu",
        "guard-dilbahadur",
      ],
    },
  },
  {
    id: "qc-chemist",
    title: "QC Chemist",
    description:
      "Release testing of tablets by HPLC and dissolution, method transfer, out-of-specification enquiries, data that an inspector believes.",
    requiredSkills: ["HPLC", "GMP", "Method validation"],
    requiredYears: 2,
    suits: {
      3: ["scientist-eleni", "qcchemist-dilrukshi"],
      2: ["qualidade-telma"],
      1: [
        "lab-thilini",
        "lab-hassan",
        "research-hana",
        "pharmacy-nurul",
        "professor-alastair",
        "dyeing-suresh",
        "process-aoife",
        "ecologist-freya",
        "farmaceutica-daniela",
        "parfumeuse-ghislaine",
        "labassistant-immaculate",
        "pharmacist-rana",
      ],
    },
  },
  {
    id: "safety-officer",
    title: "HSE Officer",
    description:
      "Container terminal under construction. Permits to work, toolbox talks, inspections, incident investigation; you stop a job when it must be stopped.",
    requiredSkills: ["Risk assessment", "Permit to work", "Toolbox talks", "Incident investigation"],
    requiredYears: 4,
    suits: {
      3: ["safety-ebere", "seguranca-wellington"],
      2: ["firefighter-rajan"],
      1: [
        "security-musa",
        "police-ramesh",
        "crane-ramiro",
        "project-gunnar",
        "production-asanka",
        "welder-torsten",
        "obra-nuria",
        "mep-anwar",
        "sitemanager-darren",
        "projectmanager-gareth",
        "conducteur-youssef",
        "geometra-davide",
      ],
    },
  },
  {
    id: "security-manager",
    title: "Security Manager, Shopping Mall",
    description:
      "You lead sixty guards over three shifts, the camera room, visitors and contractors at the gates, fire drills, and you speak to the police in their own language.",
    requiredSkills: ["Access control", "CCTV", "Team leadership", "Fire safety", "Incident reporting"],
    requiredYears: 8,
    suits: {
      3: ["police-ramesh", "security-musa"],
      2: [],
      1: ["firefighter-rajan", "veteran-marcus", "safety-ebere", "guard-alemu", "guard-dilbahadur"],
    },
  },
  {
    id: "gardener",
    title: "Gardener (m/f)",
    description:
      "Small crew, private gardens and two schools. Pruning, mowing, beds, paving when it is dry. Driving licence.",
    requiredSkills: [],
    requiredYears: 1,
    suits: {
      1: [
        "agronomist-bekele",
        "farmer-murugan",
        "tea-ranjith",
        "farm-annelies",
        "mason-piyadasa",
        "agricola-manuel",
        "fleuriste-maelys",
        "agronomist-mutinta",
        "dairyworker-rositsa",
      ],
      2: ["vineyard-hamish"],
      3: ["landscaper-tane", "hovenier-sander"],
    },
  },
  {
    id: "sustainability-reporting",
    title: "Sustainability Reporting Lead",
    description:
      "We make pumps in eleven countries and have promised to halve our emissions. You own the greenhouse gas inventory, Scope 3 with 600 suppliers, the CSRD report under ESRS and the questions of CDP and of our lenders. Hybrid work, 28 days of holiday, a pension and a bicycle scheme. We value diversity and decide on merit alone.",
    requiredSkills: [],
    requiredYears: 4,
    suits: {
      1: ["ecologist-freya", "ngo-aline", "safety-ebere", "seguranca-wellington"],
      2: [],
      3: ["esg-nandini"],
    },
  },
  {
    id: "poultry-supervisor",
    title: "Poultry Farm Supervisor – Broilers & Hatchery",
    description:
      "Integrated poultry company, 11 houses of 18,000 birds each and a hatchery of its own. You run the day: placement of chicks, brooding, feed and water, ventilation, vaccination programme, mortality sheets, cleaning out, and a crew of fourteen. Strict hygiene at the gate is your personal business. We want somebody with eight years or more in livestock and a diploma in agriculture or animal husbandry; poultry preferred. House on the farm, motorbike, school transport.",
    requiredSkills: ["Broiler rearing", "Biosecurity", "Vaccination", "Farm records"],
    requiredYears: 8,
    suits: {
      3: ["poultry-gayan"],
      2: ["farm-annelies"],
      1: ["farmer-murugan", "apicultora-remedios", "vetnurse-hannah", "dairyworker-rositsa"],
    },
  },
];
