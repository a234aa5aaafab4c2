import type { JobAd } from "./job-ad.ts";

/** Held-out ads of everyday and narrow trades: debts, ramps, balms, front desks, temps, limbs, beacons. */
export const HELD_OUT_MIXED_JOBS: readonly JobAd[] = [
  {
    id: "credit-controller-timber",
    title: "Credit Controller",
    description:
      "Timber and roofing merchant with 2,600 trade accounts. You vet the new ones, agree limits with the credit insurer, ring before the letter goes, allocate the cash and say when the lorry stays in the yard. Sage and Excel every day. Three or four days a week would suit us as well.",
    requiredSkills: ["Credit control", "Debt collection", "Accounts receivable", "Microsoft Excel"],
    requiredYears: 3,
    suits: {
      3: ["creditcontrol-maureen", "credit-hansini"],
      2: ["comptable-solange", "bookkeeper-roshan", "loanofficer-dilhara"],
      1: [
        "accountant-nadeesha",
        "accountant-yasmina",
        "accountant-layla",
        "accountant-diego",
        "accounts-rekha",
        "accounts-kavitha",
        "contabilista-filipa",
        "impiegata-ilaria",
        "finance-shehara",
        "controller-siobhan",
        "treasury-megan",
        "auditor-charith",
        "traineeacc-sithara",
        "buero-heike",
        "microfinance-yogeswari",
        "steuerfach-leonie",
        "costing-roshni",
      ],
    },
  },
  {
    id: "light-vehicle-technician",
    title: "Light Vehicle Technician",
    description:
      "Independent garage, three ramps, any make that fits under the door. Servicing, brakes, clutches, belts, tyres; you plug in the tester and then think before you order a part. Nearly out of your apprenticeship is fine, and we put you through the MOT ticket.",
    requiredSkills: ["Vehicle servicing", "Brake repair", "Vehicle diagnostics", "Tyre fitting"],
    requiredYears: 1,
    suits: {
      3: ["vehicleapprentice-bradley", "mechanic-rajesh", "kfzmechatronikerin-annika"],
      2: ["mechanic-sanjaya", "autoelectric-nimal"],
      1: ["mechanic-joao", "seafarer-joseph", "fietsenmaker-ruben"],
    },
  },
  {
    id: "qc-chemist-creams",
    title: "Quality Control Chemist",
    description:
      "We make creams, balms and toothpaste for eleven brands. You test what comes in and what goes out, by HPLC, spectrophotometer and burette, run the stability samples, keep the SOPs alive and sign the release or do not. GMP is not a poster here.",
    requiredSkills: ["HPLC", "Titration", "GMP", "Method validation"],
    requiredYears: 2,
    suits: {
      3: ["qcchemist-dilrukshi", "scientist-eleni"],
      2: ["qualidade-telma"],
      1: [
        "parfumeuse-ghislaine",
        "process-aoife",
        "lab-hassan",
        "lab-thilini",
        "farmaceutica-daniela",
        "dyeing-suresh",
        "research-hana",
        "chemistry-tendai",
      ],
    },
  },
  {
    id: "medical-receptionist",
    title: "Medical Receptionist",
    description:
      "Six doctors, one front desk, phones from eight. You register patients, book and move appointments, chase the referral that never came, take payments and keep the waiting room calm. What you hear at the desk stays at the desk.",
    requiredSkills: [
      "Appointment scheduling",
      "Patient registration",
      "Medical terminology",
      "Telephone skills",
    ],
    requiredYears: 1,
    suits: {
      3: ["baliemedewerker-anouk", "secretaria-paula"],
      2: ["virtualassistant-analyn", "receptionist-lerato"],
      1: [
        "frontdesk-mathusha",
        "receptionniste-maud",
        "nightporter-tenzin",
        "pa-margaret",
        "legalsec-anusha",
        "buero-heike",
        "office-lena",
        "impiegata-ilaria",
        "medcoder-lavanya",
        "customercare-senuri",
        "computeroperator-sushila",
        "relationclient-hanitra",
      ],
    },
  },
  {
    id: "personaldisponent-gewerblich",
    title: "Personaldisponent (m/w/d) gewerblich-technisch",
    description:
      "Personaldienstleister mit vier Büros. Sie finden Schlosser, Elektriker und Lagerleute, führen die Gespräche, planen die Einsätze, besuchen Kunden im Betrieb und gewinnen neue dazu. Montags um sechs klingelt Ihr Telefon, freitags um drei nicht mehr.",
    requiredSkills: ["Personalbeschaffung", "Einsatzplanung", "Vorstellungsgespräche", "Kundenakquise"],
    requiredYears: 2,
    suits: {
      3: ["disponentin-ulrike"],
      2: [
        "reclutadora-ximena",
        "rrhh-carmen",
        "rh-patricia",
        "hr-tharushi",
        "hr-alanoud",
        "hr-priya",
        "hrofficer-lineo",
      ],
      1: ["paghe-federica", "payroll-deborah", "learning-ndapewa"],
    },
  },
  {
    id: "prosthetist-orthotist-centre",
    title: "Prosthetist / Orthotist",
    description:
      "Rehabilitation centre with a workshop of its own. You see the patient, take the cast, rectify, fit and watch the first steps; two technicians laminate and polish. Children on Thursdays, a mobile clinic once a month, and a scanner that is waiting for somebody who likes it.",
    requiredSkills: ["Prosthetics", "Orthotics", "Casting", "Gait analysis"],
    requiredYears: 3,
    suits: {
      3: ["prosthetist-immaculee"],
      2: [],
      1: ["podologa-nerea", "physio-ruwan", "physio-sabina", "occupational-nadeeka"],
    },
  },
  {
    id: "navaids-technician",
    title: "Airport Electronics Technician (Navigation and Communication)",
    description:
      "Regional airport. You keep the landing system, the beacons, the radios and the recorders within their limits, log every reading and stand by when the calibration aircraft comes. One week in five on call. Electronics people from other fields are trained as ATSEP at our cost.",
    requiredSkills: ["ILS", "Radio communication systems", "Oscilloscope", "Preventive maintenance"],
    requiredYears: 3,
    suits: {
      3: ["airtraffic-kwaku"],
      2: ["biomedical-sohel", "cctv-fawad", "firmware-arif"],
      1: [
        "aircraft-weijun",
        "embedded-tomasz",
        "electrical-thisara",
        "elektroniker-sebastian",
        "mechatronics-ben",
        "lift-mahesh",
        "network-janith",
        "manutencao-wagner",
        "electromecanico-freddy",
        "networkadmin-bishal",
      ],
    },
  },
];
