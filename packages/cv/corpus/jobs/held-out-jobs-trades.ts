import type { JobAd } from "./job-ad.ts";

/** Held-out ads of workshops, plants and vans, with titles as job boards write them. */
export const HELD_OUT_TRADE_JOBS: readonly JobAd[] = [
  {
    id: "lift-service-engineer",
    title: "Lift Service Engineer / Elevator Technician (Field-based, van provided)",
    description:
      "About us\nFamily-run lift company, 41 people, 1,900 units under contract: passenger lifts, goods lifts, stairlifts and two very old paternosters.\n\nWhat you will do\n– planned service visits to a route of around 90 units\n– breakdowns: doors, drives, brakes, ropes, controllers\n– release of trapped passengers, one week in five on call\n– record every visit on the tablet before you leave site\n\nWhat we look for\n– NVQ 3 in lifts or the equivalent from another country; time-served electricians and mechatronics people with control panels, drives and motors behind them are welcome to apply, we run our own lift school\n– you read a wiring diagram without help\n– driving licence\n\nWhat you get\nVan with private use, paid travel from your door, tools, phone, 25 days plus bank holidays, overtime at time and a half.",
    requiredSkills: ["Lift maintenance", "Electrical fault finding", "Control panels and drives"],
    requiredYears: 2,
    suits: {
      3: ["lift-mahesh", "lifttechnician-suresh"],
      2: ["electromecanico-freddy", "manutencao-wagner", "mechatronics-ben"],
      1: [
        "electrician-tharindu",
        "electrician-karrar",
        "elektroniker-sebastian",
        "elettricista-mirko",
        "electrical-thisara",
        "cctv-fawad",
        "biomedical-sohel",
        "mechanic-joao",
        "fitter-birendra",
        "electrician-ruwan",
        "elektriker-manuel",
      ],
    },
  },
  {
    id: "mejora-continua",
    title: "Ingeniero/a de Mejora Continua (Lean) – planta de alimentos",
    description:
      "Importante grupo de alimentos y bebidas busca para su planta de envasado un/a ingeniero/a que lidere los proyectos de mejora: estudios de tiempos, balanceo de líneas, reducción de cambios de formato, tableros de OEE y eventos kaizen con la gente de turno.\n\nRequisitos: título en Ingeniería Industrial, Química o de Procesos; tres años o más en planta; certificación Green Belt deseable; Excel avanzado y algún software estadístico.\n\nOfrecemos: contrato indefinido, seguro médico, comedor y transporte. Indicar pretensión salarial.",
    requiredSkills: ["Lean manufacturing", "Six Sigma", "5S", "SMED"],
    requiredYears: 3,
    suits: {
      3: ["ingenieraindustrial-yesenia"],
      2: ["process-aoife", "production-asanka", "schichtleiterin-katharina", "supplychain-rohit"],
      1: [
        "dyeing-suresh",
        "mechanical-yashveer",
        "qualidade-telma",
        "sewing-dammika",
        "veteran-marcus",
        "warehouse-marieke",
      ],
    },
  },
  {
    id: "automacao-industrial",
    title: "Técnico(a) de Automação Industrial (m/f) – 3 turnos",
    description:
      "Somos uma fábrica de embalagens em Águeda com 14 linhas. Procuramos quem, às duas da manhã, ligue o portátil ao autómato, encontre a entrada que não responde e ponha a linha a andar. O trabalho: diagnóstico e alteração de programas em PLC (sobretudo Siemens, S7 e TIA Portal), variadores de velocidade, sensores, quadros elétricos e alguma pneumática; manutenção preventiva ao fim de semana; ajuda na instalação de máquinas novas. Pedimos curso técnico de eletrotecnia, mecatrónica ou automação e cerca de dois anos em ambiente fabril. Damos subsídio de turno, seguro de saúde e formação na marca.",
    requiredSkills: [],
    requiredYears: 2,
    suits: {
      3: ["mechatronics-ben", "electromecanico-freddy", "manutencao-wagner"],
      2: ["electrical-thisara", "lift-mahesh", "lifttechnician-suresh"],
      1: [
        "elektroniker-sebastian",
        "elettricista-mirko",
        "electrician-tharindu",
        "electrician-karrar",
        "process-aoife",
        "mechanic-joao",
        "electrician-ruwan",
        "elektriker-manuel",
      ],
    },
  },
  {
    id: "fenstermontage",
    title: "Fenster- und Türenmonteur / Glaser (m/w/d), auch Quereinsteiger aus dem Holzhandwerk",
    description:
      "Wir fertigen und montieren seit 1961 Fenster, Haustüren und Glasfassaden im Umkreis von 60 km.\n\nDeine Aufgaben:\n• Ausbau alter und Einbau neuer Fenster und Türen, meist zu zweit\n• Aufmaß beim Kunden, Abdichten, Einstellen der Beschläge\n• Austausch von Isolierglas, Notverglasung nach Einbruch\n\nDein Profil:\n• Ausbildung als Glaser, Fensterbauer, Tischler/Schreiner oder Zimmerer\n• Montageerfahrung, schwindelfrei, Führerschein B\n\nWir bieten: Vier-Tage-Woche, Montagewagen mit Glassauger, Werkzeug von guten Marken, Urlaubs- und Weihnachtsgeld.",
    requiredSkills: ["Fenstermontage", "Verglasung", "Aufmaß"],
    requiredYears: 0,
    suits: {
      3: ["glazier-dafydd"],
      2: ["tischlerin-merle", "carpenter-lars", "carpenter-geoffrey"],
      1: ["dakdekker-wesley", "formwork-kevin", "beekeeper-matjaz"],
    },
  },
  {
    id: "boiler-attendant",
    title: "Boiler Attendant / Utilities Operator (Shift)",
    description:
      "Food factory in Ekala needs a certified boiler operator for two 8-tonne steam boilers, the air compressors, the RO plant and the standby generators. Five years on steam, water tests every four hours, log sheets in English; rotating shift with attendance bonus and meals.",
    requiredSkills: ["Steam boilers", "Boiler water treatment", "Compressors"],
    requiredYears: 5,
    suits: {
      3: ["boiler-wasantha"],
      2: ["seafarer-joseph"],
      1: [
        "electromecanico-freddy",
        "mechanic-joao",
        "fitter-birendra",
        "anlagenmechaniker-florian",
        "plumber-aled",
        "plumber-kevin",
        "hvac-darnell",
        "acmechanic-keshan",
        "plumber-declan",
      ],
    },
  },
  {
    id: "dichiarante-doganale",
    title: "Dichiarante doganale / Impiegato/a operativo/a import-export (tempo pieno, Genova)",
    description:
      "Casa di spedizioni con uffici a Genova e La Spezia cerca una persona da inserire nel reparto dogana.\n\nSi occuperà di: predisporre le dichiarazioni di importazione, esportazione e transito; classificare la merce e calcolare dazi e IVA; controllare fatture, polizze di carico e certificati di origine; seguire le visite in porto; tenere i contatti con clienti, terminal e funzionari.\n\nChiediamo: almeno cinque anni presso spedizionieri, case di spedizione o uffici import-export, buona conoscenza delle rese, inglese scritto. La patente di doganalista è un vantaggio, non un obbligo.\n\nOffriamo: contratto CCNL Logistica, ticket da 8 euro, venerdì corto d'estate.",
    requiredSkills: ["Dichiarazioni doganali", "Classificazione doganale", "Incoterms"],
    requiredYears: 5,
    suits: {
      3: ["customs-rashid", "shipping-fazil"],
      2: ["importofficer-shahana", "forwarder-shamil", "spedition-anke", "customsofficer-marlon"],
      1: [
        "planner-shehan",
        "supply-isuri",
        "purchasing-mihiri",
        "dispatcher-ruslan",
        "amministrativa-francesca",
        "procurement-suresh",
        "supplychain-rohit",
      ],
    },
  },
  {
    id: "repartidor-furgoneta",
    title: "Repartidor/a de paquetería con furgoneta (carné B) – Getafe",
    description:
      "Carga a las 7:30 en nave, unas 110 paradas con PDA y vuelta a casa a las 16:00. Se valora haber conducido para otros, conocer la zona sur y saber sonreír en un cuarto sin ascensor.",
    requiredSkills: [],
    requiredYears: 0,
    suits: {
      3: [
        "chauffeur-joris",
        "trucker-wade",
        "driver-sunil",
        "trucker-johannes",
        "motorista-valdemir",
        "gigworker-darnell",
      ],
      2: ["fleet-moses"],
      1: [
        "guide-kiprono",
        "bianalyst-wojciech",
        "train-gareth",
        "logistics-daan",
        "fmcg-kwaku",
        "magasinier-frederic",
      ],
    },
  },
  {
    id: "car-sales-executive",
    title: "Sales Executive, New & Used Cars (OTE £42k + company car)",
    description:
      "Our new-car and approved-used site on the ring road sells 70 cars a month and needs one more person on the floor. You greet whoever walks in, find out what they need, take them out for a test drive, value the part exchange, agree the figures with finance and hand over the keys with a full tank. Follow-up calls are half the job: no enquiry older than an hour. Experience in a dealership is best; we have also had good people from counter sales, property and building supplies, so show us your numbers. Five days over seven, alternate Sundays, driving licence essential.",
    requiredSkills: ["Car sales", "Negotiating and closing", "CRM"],
    requiredYears: 1,
    suits: {
      3: ["carsales-shaquille"],
      2: [
        "salesexec-imran",
        "vendedor-caio",
        "realtor-brenda",
        "imobiliaria-marta",
        "medicalstore-mahendra",
        "tractorsales-hendrik",
      ],
      1: [
        "sales-omar",
        "sales-bilal",
        "areasales-harpreet",
        "fmcg-kwaku",
        "medrep-vikram",
        "sales-clara",
        "shop-ximena",
        "seguros-renato",
        "lifeinsurance-priyangika",
        "laptopsales-fahim",
        "medicalsales-samer",
        "itsales-nyokabi",
        "businessdevelopment-waleed",
        "medicaldevice-darnell",
      ],
    },
  },
];
