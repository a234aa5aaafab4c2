import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";

describe("sentences of one profession each, with all that they name", () => {
  test.each([
    [
      "Responsible for service delivery oversight, budget hearings and ward plans.",
      ["Service delivery oversight", "Budget hearings", "Ward plans"],
    ],
    [
      "Shop steward training, workplace mapping and leafleting.",
      ["Shop steward training", "Workplace mapping", "Leafleting"],
    ],
    [
      "Contract labour licences, PF and ESI returns, Factories Act registers.",
      ["Contract labour licences", "PF and ESI returns", "Factories Act"],
    ],
    [
      "Legionella control, fire risk assessments, asbestos register, F-gas: full statutory compliance.",
      ["Legionella control", "Fire risk assessments", "Asbestos register", "F-gas", "Statutory compliance"],
    ],
    [
      "Desk moves, churn management, meeting room bookings, reception cover.",
      ["Desk moves", "Churn management", "Meeting room bookings", "Reception cover"],
    ],
    [
      "Opened Poland and Chile via trade fairs, buyer meetings and distributor appointment.",
      ["Trade fairs", "Buyer meetings", "Distributor appointment"],
    ],
    [
      "Order follow-up with the factory, sample approvals, pre-shipment inspections.",
      ["Order follow-up", "Sample approvals", "Pre-shipment inspection"],
    ],
    [
      "Paddock grazing, silage making, slurry management and reseeding.",
      ["Paddock grazing", "Silage making", "Slurry management", "Reseeding"],
    ],
    [
      "Calf rearing, disbudding, dry cow therapy, foot trimming; body condition scoring monthly.",
      ["Calf rearing", "Disbudding", "Dry cow therapy", "Foot trimming", "Body condition scoring"],
    ],
    [
      "DHU under 3 through inline inspection, needle control and AQL 2.5 final audits.",
      ["DHU", "Inline inspection", "Needle control", "AQL 2.5"],
    ],
    [
      "Pre-production meetings, size sets, WIP control, shipment planning.",
      ["Pre-production meetings", "Size sets", "WIP control", "Shipment planning"],
    ],
    [
      "Passed WRAP, SEDEX and buyer audits; worker committees.",
      ["WRAP", "SEDEX", "Buyer audits", "Worker committees"],
    ],
    [
      "NHBC key stage inspections, snagging, plot handovers, home demos.",
      ["NHBC key stage inspections", "Snagging", "Plot handovers", "Home demos"],
    ],
    [
      "RAMS review, site inductions, scaffold inspections, traffic management plans.",
      ["RAMS review", "Site inductions", "Scaffold inspection", "Traffic management plans"],
    ],
    [
      "Saved 11% on packaging by e-auctions, should-cost modelling and dual sourcing.",
      ["E-auctions", "Should-cost modelling", "Dual sourcing"],
    ],
    [
      "Framework agreements for MRO, contract lifecycle management, supplier risk scoring.",
      ["Framework agreements", "Contract lifecycle management", "Supplier risk scoring"],
    ],
    [
      "Led 600 nurses: staffing ratios, acuity tools, nurse recruitment from Kerala and Manila.",
      ["Staffing ratios", "Acuity tools", "Nurse recruitment"],
    ],
    [
      "Nursing policies, competency assessment, preceptorship, leadership rounds.",
      ["Nursing policies", "Assessment", "Preceptorship", "Leadership rounds"],
    ],
    [
      "Senate papers, academic regulations, student appeals, misconduct panels.",
      ["Senate papers", "Academic regulations", "Student appeals", "Misconduct panels"],
    ],
    [
      "HESA returns, transcript verification, exam scheduling.",
      ["HESA returns", "Transcript verification", "Exam scheduling"],
    ],
    [
      "Credit bureau checks, loan utilisation checks, JLG formation.",
      ["Credit bureau checks", "Loan utilisation checks", "JLG formation"],
    ],
    [
      "Guest experience scores to 94; VIP arrivals, villa inspections, sunset cruises.",
      ["Guest experience", "VIP arrivals", "Villa inspections", "Sunset cruises"],
    ],
    [
      "Island logistics: supply boats, generators, desalination plant, staff village.",
      ["Island logistics", "Supply boats", "Generators", "Desalination plant", "Staff village"],
    ],
    [
      "Excursion sales, wedding planning, all-inclusive costing.",
      ["Excursion sales", "Wedding planning", "All-inclusive costing"],
    ],
    [
      "Cash office, price changes, queue management, self-checkouts.",
      ["Cash office", "Price changes", "Queue management", "Self-checkout"],
    ],
    [
      "Bar stocktakes, till floats, merchandise sales, volunteer rotas.",
      ["Bar stocktakes", "Till floats", "Merchandise sales", "Volunteer rotas"],
    ],
    [
      "PIFs and INCI lists, claims substantiation, safety assessments.",
      ["PIF", "INCI lists", "Claims substantiation", "Safety assessments"],
    ],
    [
      "Pilot batches, manufacturing instructions, supplier audits.",
      ["Pilot batches", "Manufacturing instructions", "Supplier audits"],
    ],
    [
      "Line intercept transects, photo-quadrats, coral bleaching assessments on 22 reefs.",
      ["Line intercept transects", "Photo-quadrats", "Coral bleaching assessments"],
    ],
    [
      "Turtle tagging, nest relocation, fisher interviews, bycatch logs.",
      ["Turtle tagging", "Nest relocation", "Fisher interviews", "Bycatch logs"],
    ],
    [
      "Otolith reading and length-frequency analysis for stock assessment.",
      ["Otolith reading", "Length-frequency analysis", "Stock assessment"],
    ],
    [
      "Closed 60 8Ds a year; containment actions, sorting, warranty returns analysis.",
      ["8Ds", "Containment actions", "Sorting", "Warranty returns analysis"],
    ],
    [
      "Incoming inspection on CMM; supplier PPM, supplier development, VDA 6.3 audits.",
      ["Incoming inspection", "CMM", "Supplier PPM", "Supplier development", "VDA 6.3 audits"],
    ],
    [
      "Deck casting, girder launching, stressing and grouting for 11 spans.",
      ["Deck casting", "Girder launching", "Stressing", "Grouting"],
    ],
    [
      "Raised WIRs, MIRs, NCR close-out; consultant walkthroughs.",
      ["WIRs", "MIRs", "NCR close-out", "Consultant walkthroughs"],
    ],
    [
      "Utilities diversion, traffic diversions, asphalt works, road marking.",
      ["Utilities diversion", "Traffic diversions", "Asphalt works", "Road marking"],
    ],
    [
      "Heat load calculations, psychrometrics, equipment selection, ESP calculations for 20 towers.",
      ["Heat load calculation", "Psychrometrics", "Equipment selection", "ESP calculation"],
    ],
    [
      "Car park ventilation, kitchen exhaust, staircase pressurisation, VRF layouts in Revit.",
      ["Car park ventilation", "Kitchen exhaust", "Staircase pressurisation", "VRF", "Revit"],
    ],
    [
      "Technical submittals, BOQs, equipment schedules, value engineering.",
      ["Technical submittals", "BOQs", "Equipment schedules", "Value engineering"],
    ],
    [
      "Site inspections, STARRT cards, safety inductions, excavation checks for 900 men.",
      ["Site inspection", "STARRT cards", "Safety inductions", "Excavation checks"],
    ],
    [
      "VFD troubleshooting, PLC backups, interlock checks, motor overhauls.",
      ["VFD troubleshooting", "PLC backups", "Interlock checks", "Motor overhauls"],
    ],
    [
      "Energy audits, lux surveys, harmonic studies, CEIG inspections.",
      ["Energy audits", "Lux surveys", "Harmonic studies", "CEIG inspections"],
    ],
    [
      "Site measurements, furniture layouts, false ceiling drawings and electrical layouts for 40 flats.",
      ["Site measurement", "Furniture layouts", "False ceiling drawings", "Electrical layouts"],
    ],
    [
      "Elevation studies, 3D views in SketchUp and V-Ray; client presentations.",
      ["Elevation studies", "3D views", "SketchUp", "V-Ray", "Client presentations"],
    ],
    [
      "User flows, low-fidelity wireframes, clickable prototypes tested with 24 people.",
      ["User flows", "Low-fidelity wireframes", "Clickable prototypes"],
    ],
    [
      "Micro-interactions in Lottie and ProtoPie; dark mode.",
      ["Micro-interactions", "Lottie", "ProtoPie", "Dark mode"],
    ],
    [
      "Ran ACL scripts for duplicate payments, ghost employees, revenue leakage.",
      ["ACL Analytics", "Duplicate payments", "Ghost employees", "Revenue leakage"],
    ],
    [
      "Budget tracking, resource forecasting, purchase requests, timesheet approvals.",
      ["Budget tracking", "Resource forecasting", "Purchase requests", "Timesheet approvals"],
    ],
    [
      "Wrote brand plans, briefed agencies, managed A&P budgets of LKR 120m.",
      ["Brand plans", "Agency briefing", "A&P budget"],
    ],
    [
      "Pack changes, price-pack architecture, SKU rationalisation; share +2.1 pts.",
      ["Pack changes", "Price-pack architecture", "SKU rationalisation"],
    ],
    [
      "Consumer promotions, activation calendar, wet sampling in 300 outlets, copy testing.",
      ["Consumer promotions", "Activation calendar", "Wet sampling", "Copy testing"],
    ],
    [
      "Built ELT pipelines with dbt and Airflow into Snowflake; data contracts, data lineage.",
      ["ELT pipelines", "dbt", "Apache Airflow", "Snowflake", "Data contracts", "Data lineage"],
    ],
    [
      "Gameplay abilities, replication, frame-time profiling in Unreal Engine.",
      ["Gameplay abilities", "Replication", "Frame-time profiling", "Unreal Engine"],
    ],
    [
      "Landing zones, multi-account strategy, SCPs, Transit Gateway for 60 accounts.",
      ["Landing zones", "Multi-account strategy", "SCPs", "AWS Transit Gateway"],
    ],
    [
      "EKS upgrades, cluster autoscaling, pod disruption budgets, Karpenter.",
      ["Amazon EKS", "Cluster autoscaling", "Pod disruption budgets", "Karpenter"],
    ],
    [
      "Rightsizing, savings plans, tagging policies: 34% lower bill.",
      ["Rightsizing", "Savings plans", "Tagging policies"],
    ],
    [
      "Cat6 termination, rack dressing, patch panel labelling, Fluke testing.",
      ["Cat6 termination", "Rack dressing", "Patch panel labelling", "Fluke testing"],
    ],
    [
      "Point-to-point links, MikroTik hotspots, bandwidth shaping.",
      ["Point-to-point links", "MikroTik", "Hotspots", "Bandwidth shaping"],
    ],
    [
      "DSARs, breach notifications, DPIAs and records of processing.",
      ["DSARs", "Breach notification", "DPIA", "Records of processing"],
    ],
    [
      "Security questionnaires, vendor assessments, policy attestations.",
      ["Security questionnaires", "Vendor assessments", "Policy attestations"],
    ],
  ])("%s", (line, names) => {
    expect(new Set(inJob(line))).toEqual(new Set(names));
  });
});

test.each([
  "Members drive buses, nurse and teach.",
  "Engineers built it in Elixir; the accountant did the books.",
  "Advocate fights the cases; doctor runs the dispensary.",
  "Tenants are lawyers, dentists and a bank.",
  "Buyers sell tea, coir and spices in malls.",
  "The vet does caesareans; the milk goes to a cheese maker.",
  "Buyers: Next, Gap and Decathlon.",
  "Brickies, sparks and plasterers came from agencies.",
  "The plant makes valves; marketing buys its own pens.",
  "Consultants operate; the lab cultures; pharmacy dispenses.",
  "Professors teach law, physics and drama.",
  "Guests dive, surf and paint.",
  "The café, the pharmacy and the car wash are let.",
  "Actors sing, technicians rig, dogs bark.",
  "Models, buyers and a perfumer in Grasse.",
  "Tourists snorkel; the cook fries tuna.",
  "Customers build trucks; the toolroom grinds.",
  "Labour camp, bus drivers, cook from Kerala.",
  "Client's chef wants a bigger hood.",
  "Medics bandage; riggers lift; welders burn.",
  "Fitters, helpers, canteen and gate.",
  "Carpenter, tiler, painter late again.",
  "Engineers ship in Swift; PMs write tickets.",
  "Auditees bake, weave and lend.",
  "Biscuit plant, sales reps, van drivers.",
  "Developers push Ruby; finance pays.",
  "Guests stream films; the porter plays chess.",
  "Marketing wants cookies; HR wants cameras.",
])("names no skill: %s", (line) => {
  expect(inJob(line)).toEqual([]);
});
