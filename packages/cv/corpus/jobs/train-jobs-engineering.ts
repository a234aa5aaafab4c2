import type { JobAd } from "./job-ad.ts";

export const TRAIN_ENGINEERING_JOBS: readonly JobAd[] = [
  {
    id: "site-engineer",
    title: "Site Engineer (Civil)",
    description: "Roads and bridges in the Central Province. Supervision, surveying, programme and drawings.",
    requiredSkills: ["AutoCAD", "Surveying", "Reinforced concrete", "Primavera P6"],
    requiredYears: 4,
    suits: {
      3: ["civil-farhan", "civil-mahela"],
      2: ["foreman-sampath", "civil-youssef", "obra-nuria", "structural-ikram"],
      1: [
        "architect-paolo",
        "solar-mariana",
        "carpenter-lars",
        "project-gunnar",
        "surveyor-ruvini",
        "interior-chiara",
      ],
    },
  },
  {
    id: "mechanical-designer",
    title: "CAD Engineer, Pumps",
    description:
      "Solid models, drawings with tolerances that the shop can hold, FEA for the casings, prototypes on the bench.",
    requiredSkills: ["SolidWorks", "GD&T", "Finite element analysis"],
    requiredYears: 3,
    suits: {
      3: ["mechanical-ivan"],
      2: ["lecturer-dilhan"],
      1: [
        "petroleum-blake",
        "mechatronics-ben",
        "electrical-thisara",
        "mechanic-joao",
        "architect-paolo",
        "civil-farhan",
        "process-aoife",
        "zerspaner-jannik",
        "structural-ikram",
      ],
    },
  },
  {
    id: "solar-engineer",
    title: "Photovoltaic Design Engineer",
    description:
      "Rooftops and ground mount up to 10 MW in the dry zone: yield studies, layouts, string sizing, grid papers, then out to the site to see it energised.",
    requiredSkills: ["PVsyst", "AutoCAD", "Solar energy", "Project management"],
    requiredYears: 3,
    suits: {
      3: ["solar-mariana"],
      2: ["electrical-thisara"],
      1: [
        "electrician-tharindu",
        "civil-farhan",
        "project-gunnar",
        "mechanical-ivan",
        "civil-youssef",
        "architect-paolo",
        "civil-mahela",
        "structural-ikram",
      ],
    },
  },
  {
    id: "power-engineer",
    title: "Engineer – Electrical Maintenance & Projects",
    description:
      "33 kV substation, motors and drives of a cement works. Protection settings, shutdown plans, contractors, energy audits. Chartered or on the way.",
    requiredSkills: [],
    requiredYears: 4,
    suits: {
      3: ["electrical-thisara"],
      2: [],
      1: [
        "electrician-tharindu",
        "mechatronics-ben",
        "solar-mariana",
        "lift-mahesh",
        "mechanic-joao",
        "embedded-tomasz",
        "seafarer-joseph",
        "manutencao-wagner",
      ],
    },
  },
  {
    id: "line-maintenance",
    title: "Line Maintenance Certifying Engineer",
    description:
      "A320 family, night stops at CMB. Part-66 licence with type, borescope, troubleshooting against the clock, CRS in your name.",
    requiredSkills: ["Aircraft maintenance", "EASA Part-66", "Avionics"],
    requiredYears: 5,
    suits: {
      3: ["aircraft-weijun"],
      2: [],
      1: [
        "mechatronics-ben",
        "mechanic-joao",
        "mechanic-rajesh",
        "seafarer-joseph",
        "lift-mahesh",
        "electrical-thisara",
      ],
    },
  },
  {
    id: "ship-engineer",
    title: "Second Assistant Engineer, Bulk Carriers",
    description:
      "Watchkeeping, purifiers, auxiliary engines, planned maintenance, bunkering. STCW, CoC Class III or better, six months on, three off.",
    requiredSkills: [],
    requiredYears: 2,
    suits: {
      3: ["seafarer-joseph"],
      2: [],
      1: [
        "aircraft-weijun",
        "mechanic-joao",
        "mechatronics-ben",
        "mechanic-rajesh",
        "hvac-darnell",
        "mechanical-ivan",
        "lecturer-dilhan",
        "boiler-wasantha",
      ],
    },
  },
  {
    id: "well-engineer",
    title: "Senior Completions Engineer",
    description:
      "Design and run completions and workovers in a mature gas field; artificial lift; production optimisation with the surface team.",
    requiredSkills: ["Well completions", "Artificial lift", "Production optimisation"],
    requiredYears: 8,
    suits: {
      3: ["petroleum-blake"],
      2: [],
      1: [
        "mechanical-ivan",
        "professor-alastair",
        "civil-farhan",
        "seafarer-joseph",
        "project-gunnar",
        "process-aoife",
        "civil-mahela",
        "geologist-johanna",
      ],
    },
  },
];
