import type { JobAd } from "./job-ad.ts";

export const TRAIN_SUPPLY_JOBS: readonly JobAd[] = [
  {
    id: "merchandiser",
    title: "Apparel Merchandiser",
    description:
      "Handle knit programmes for European buyers from costing to shipment; keep the time and action calendar honest.",
    requiredSkills: ["Merchandising", "Costing", "Fabric sourcing", "Microsoft Excel"],
    requiredYears: 3,
    suits: {
      3: ["apparel-shanika"],
      2: [],
      1: ["production-asanka", "tailor-rohini", "planner-shehan", "procurement-mercy", "dyeing-suresh"],
    },
  },
  {
    id: "plant-manager",
    title: "Production Manager",
    description: "Lead three shifts in a glove factory: planning, OEE, Lean and 5S, safety first.",
    requiredSkills: ["Production planning", "Lean manufacturing", "5S", "Kaizen"],
    requiredYears: 8,
    suits: {
      3: ["production-asanka"],
      2: ["logistics-daan", "dyeing-suresh", "veteran-marcus"],
      1: [
        "mechanic-joao",
        "mechanical-ivan",
        "planner-shehan",
        "foreman-sampath",
        "welder-torsten",
        "operador-edson",
        "process-aoife",
        "zerspaner-jannik",
      ],
    },
  },
  {
    id: "warehouse-supervisor",
    title: "Warehouse Supervisor",
    description: "Lead 30 pickers, keep counts right in SAP, forklifts moving and people safe.",
    requiredSkills: ["Inventory management", "Forklift operation", "SAP", "Team leadership"],
    requiredYears: 4,
    suits: {
      3: ["logistics-wanjiru", "logistics-daan", "veteran-marcus"],
      2: ["planner-shehan"],
      1: [
        "procurement-mercy",
        "production-asanka",
        "office-lena",
        "store-chipo",
        "warehouse-tyrell",
        "dispatcher-ruslan",
        "shop-kugan",
      ],
    },
  },
  {
    id: "delivery-driver",
    title: "Heavy Vehicle Driver",
    description:
      "Island-wide deliveries with a prime mover. Clean record, route planning, daily vehicle checks.",
    requiredSkills: [],
    requiredYears: 3,
    suits: {
      3: ["driver-sunil", "trucker-wade"],
      2: [],
      1: [
        "logistics-daan",
        "farmer-murugan",
        "mechanic-rajesh",
        "crane-ramiro",
        "dispatcher-ruslan",
        "train-gareth",
      ],
    },
  },
  {
    id: "procurement",
    title: "Procurement Officer",
    description: "Tenders, bid evaluation and framework contracts for hospital supplies.",
    requiredSkills: ["Tendering", "Supplier management", "Contract management", "Procurement"],
    requiredYears: 4,
    suits: {
      3: ["procurement-mercy"],
      2: ["office-lena"],
      1: [
        "planner-shehan",
        "apparel-shanika",
        "logistics-wanjiru",
        "dispatcher-ruslan",
        "customs-rashid",
        "forwarder-shamil",
        "surveyor-ruvini",
        "veteran-marcus",
      ],
    },
  },
  {
    id: "textile-manager",
    title: "Manager – Wet Processing",
    description:
      "Knit dyeing and finishing, 18 tonnes a day. Right first time, shade continuity, steam and water per kilo, effluent that passes.",
    requiredSkills: ["Dyeing", "Colour matching", "Process control", "Effluent treatment"],
    requiredYears: 8,
    suits: {
      3: ["dyeing-suresh"],
      2: [],
      1: ["production-asanka", "apparel-shanika", "scientist-eleni", "tailor-rohini", "process-aoife"],
    },
  },
  {
    id: "demand-planner",
    title: "Demand & Inventory Planner",
    description:
      "Forecast 900 SKUs of personal care, chair the S&OP meeting, have neither stock-outs nor old stock. SAP APO or similar; spreadsheets that others can open.",
    requiredSkills: ["Demand forecasting", "S&OP", "Inventory planning", "SAP"],
    requiredYears: 3,
    suits: {
      3: ["planner-shehan"],
      2: [],
      1: [
        "logistics-wanjiru",
        "logistics-daan",
        "procurement-mercy",
        "production-asanka",
        "apparel-shanika",
        "store-chipo",
        "dispatcher-ruslan",
        "customs-rashid",
        "forwarder-shamil",
        "sap-juergen",
        "veteran-marcus",
      ],
    },
  },
  {
    id: "order-picker",
    title: "Warehouse Operative",
    description:
      "Pick and pack with a scanner, load trailers, keep the aisle clear. Early or late shift. Reach truck licence welcome, we also train.",
    requiredSkills: [],
    requiredYears: 0,
    suits: {
      3: ["warehouse-tyrell"],
      2: ["logistics-daan", "logistics-wanjiru", "veteran-marcus", "train-gareth"],
      1: [
        "cashier-hiruni",
        "driver-sunil",
        "trucker-wade",
        "crane-ramiro",
        "procurement-mercy",
        "store-chipo",
        "dispatcher-ruslan",
        "shop-kugan",
      ],
    },
  },
];
