import type { JobAd } from "./job-ad.ts";

export const HELD_OUT_EIGHTH_TRADE_JOBS: readonly JobAd[] = [
  {
    id: "structural-design-engineer",
    title: "Structural Design Engineer",
    description:
      "Consulting engineers, twelve people, hospitals and multi-storey car parks in an earthquake zone. You model the frame, design slabs, columns, connections and foundations in concrete and steel, check the drawings and answer the site. Four years after graduation as a guide; registered or on the way to it.",
    requiredSkills: ["ETABS", "Reinforced concrete design", "Steel design", "AutoCAD"],
    requiredYears: 4,
    suits: {
      3: ["structural-ikram"],
      2: ["civil-farhan", "civil-youssef"],
      1: ["civil-mahela", "roadengineer-tesfaye", "project-gunnar", "obra-nuria"],
    },
  },
  {
    id: "welder-trailers",
    title: "Welder / Fabricator",
    description:
      "We build farm trailers and livestock gates. MIG mostly, some stick work on repairs, steel from 3 to 20 mm. You work from a drawing, cut, tack, weld and grind your own assemblies. Day shift, four and a half days, good ventilation. Weld test at the interview.",
    requiredSkills: ["MIG welding", "Arc welding", "Flame cutting", "Technical drawing"],
    requiredYears: 3,
    suits: {
      3: ["welder-kwabena", "welder-torsten"],
      2: ["mechanic-joao"],
      1: [
        "fitter-birendra",
        "electromecanico-freddy",
        "boiler-wasantha",
        "seafarer-joseph",
        "mechanic-rajesh",
        "vehicleapprentice-bradley",
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
      1: ["fleet-moses", "firefighter-rajan"],
    },
  },
  {
    id: "storekeeper-quarry",
    title: "Storekeeper",
    description:
      "Job ref. 118/26. Limestone quarry and cement works, 300 staff.\n\nDuties: receive goods and check them against the purchase order; put spare parts, lubricants, tools and safety gear in their places and issue them against a slip; enter every movement on the same day; raise a request when a part falls below its minimum; count a tenth of the stock every week and explain differences; load and unload with the forklift; keep the hazardous goods room as the inspector wants to see it.\n\nRequirements: two years in a store or warehouse; spreadsheets and, if possible, an ERP system; forklift licence or willingness to obtain one; honesty, for which we ask two referees.\n\nWe provide: housing allowance, transport from town, medical cover, meals at cost.",
    requiredSkills: ["Goods receiving", "Stock taking", "Inventory management", "Microsoft Excel"],
    requiredYears: 2,
    suits: {
      3: [
        "storekeeper-yogarajah",
        "magasinier-lamine",
        "logistics-wanjiru",
        "lager-merve",
        "veteran-marcus",
        "logistics-daan",
      ],
      2: ["supply-isuri", "purchasing-mihiri", "procurement-mercy", "warehouse-tyrell"],
      1: [
        "safety-ebere",
        "dispatcher-ruslan",
        "planner-shehan",
        "chauffeur-joris",
        "shop-kugan",
        "store-chipo",
        "filiaalleider-bram",
      ],
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
      3: ["waiter-giulia", "waiter-kamal", "banquet-prakriti"],
      2: ["bartender-callum", "receptionniste-maud"],
      1: ["barista-jade", "cabincrew-natasha"],
    },
  },
  {
    id: "enfermeria-atencion-primaria",
    title: "Enfermero/a de atención primaria",
    description:
      "Centro de salud rural con dos consultorios. Vacunación de niños y adultos, curas, extracciones, control de pacientes crónicos, visitas a domicilio y charlas en la escuela. Contrato de un año prorrogable, de lunes a viernes, sin noches. Imprescindible titulación y colegiación; se valora vehículo propio.",
    requiredSkills: ["Vacunación", "Cura de heridas", "Extracción de sangre", "Educación para la salud"],
    requiredYears: 1,
    suits: {
      3: ["enfermera-itziar", "nurse-keabetswe", "wardnurse-abena", "nurse-femke", "nurse-aminata"],
      2: [
        "nurse-lucia",
        "nurse-luca",
        "nurse-amir",
        "nurse-ananthi",
        "nurse-dilani",
        "nurse-maricel",
        "rn-lorraine",
        "dialysis-rowena",
        "scrubnurse-ifeoma",
        "midwife-thandiwe",
      ],
      1: [
        "matron-grace",
        "clinicalofficer-wekesa",
        "paramedic-connor",
        "phlebotomist-latoya",
        "analyst-keshini",
        "thuiszorg-fenna",
      ],
    },
  },
  {
    id: "mecanico-manutencao-racoes",
    title: "Mecânico(a) de Manutenção",
    description:
      "Fábrica de rações no interior do Paraná contrata para o turno da tarde. Manutenção preventiva e corretiva de transportadores, moinhos, redutores, bombas e cilindros, pequenos serviços de solda, leitura de desenho e registro das ordens de serviço. Ensino médio completo; curso técnico em mecânica é diferencial. Salário compatível, vale-alimentação, ônibus fretado.",
    requiredSkills: ["Manutenção preventiva", "Hidráulica", "Pneumática", "Solda"],
    requiredYears: 2,
    suits: {
      3: ["mechanic-joao", "fitter-birendra"],
      2: ["electromecanico-freddy", "mechatronics-ben", "seafarer-joseph"],
      1: [
        "manutencao-wagner",
        "boiler-wasantha",
        "mechanical-yashveer",
        "lift-mahesh",
        "aircraft-weijun",
        "mechanic-rajesh",
        "operador-edson",
        "zerspaner-jannik",
      ],
    },
  },
  {
    id: "installatore-fotovoltaico",
    title: "Installatore di impianti fotovoltaici",
    description:
      "Ditta di Cuneo, tre squadre, tetti di case e capannoni. Posa dei moduli, cablaggio in continua e alternata, quadri, inverter e batterie, collaudo e spiegazione al cliente. Si lavora in quota e con il furgone della ditta. Cerchiamo elettricisti con almeno un anno di pratica; i corsi li paghiamo noi.",
    requiredSkills: [],
    requiredYears: 1,
    suits: {
      3: ["elettricista-mirko", "elektroniker-sebastian", "electrician-tharindu", "electrician-karrar"],
      2: ["manutencao-wagner"],
      1: [
        "electromecanico-freddy",
        "solar-mariana",
        "electrical-thisara",
        "lift-mahesh",
        "cctv-fawad",
        "mechatronics-ben",
        "dakdekker-wesley",
      ],
    },
  },
];
