import type { JobAd } from "./job-ad.ts";

export const HELD_OUT_TENTH_SERVICES_JOBS: readonly JobAd[] = [
  {
    id: "telemarketing-ativo",
    title: "Operador(a) de Telemarketing Ativo – Vendas (6h20, home office)",
    description:
      "Empresa de planos de internet abre 12 vagas para vendas por telefone. Você vai ligar para uma base própria, apresentar o plano, contornar objeções e fechar a venda no sistema. Ter trabalhado em call center, televendas, atendimento ou vendas ajuda muito, mas a gente treina durante três semanas pagas. Ensino médio completo, internet estável e boa dicção. Salário fixo + comissão sem teto, vale-alimentação, plano de saúde após 90 dias. Escala 6x1.",
    requiredSkills: [],
    requiredYears: 0,
    suits: {
      3: ["callcenter-jussara"],
      2: [
        "seguros-renato",
        "vendedor-caio",
        "callcentre-arjun",
        "support-mirjana",
        "support-anjelica",
        "customercare-senuri",
        "relationclient-hanitra",
      ],
      1: [
        "virtualassistant-analyn",
        "salesexec-imran",
        "sales-omar",
        "imobiliaria-marta",
        "realtor-brenda",
        "lifeinsurance-priyangika",
        "insurance-ravindu",
        "shop-ximena",
        "sales-clara",
      ],
    },
  },
  {
    id: "responsabile-sala",
    title: "Responsabile di sala / Maître (m/f) – hotel 4 stelle, Lago di Garda",
    description:
      "Stagione da aprile a ottobre, possibilità di conferma annuale, alloggio in camera singola.\n\nIl ristorante fa 90 coperti alla sera, d'estate in terrazza, e nei fine settimana ospita matrimoni e banchetti fino a 160 persone. Chi cerchiamo guida una brigata di dieci persone tra chef de rang e commis, prepara i turni, apre la sala, consiglia il vino, tiene d'occhio gli scontrini e sa dire di no a un cliente senza che se ne accorga. Servono almeno tre anni in sala in strutture simili, di cui qualche tempo alla guida di una squadra, e un buon inglese; il tedesco è gradito. Retribuzione secondo CCNL Turismo, II livello, più mance.",
    requiredSkills: [],
    requiredYears: 3,
    suits: {
      3: ["waiter-kamal", "banquet-prakriti"],
      2: ["waiter-giulia", "bartender-callum"],
      1: ["receptionniste-maud", "barista-jade"],
    },
  },
  {
    id: "spa-therapist",
    title: "Spa Therapist (2 positions), Beach Resort",
    description:
      "Our five-room spa is full from breakfast to sunset. Swedish, deep tissue and aromatherapy massage, facials, scrubs and wraps, manicure and pedicure when the diary is thin; you consult the guest first, keep the room spotless and recommend the oil they liked.\n\nYou bring a recognised diploma (CIDESCO, ITEC, NVQ 4 or similar) and two years in a hotel spa or a good salon.\n\nWe give service charge, staff housing with Wi-Fi, three meals, one ticket home a year.",
    requiredSkills: ["Body massage", "Facials", "Guest consultation", "Retail of spa products"],
    requiredYears: 2,
    suits: {
      3: ["ayurveda-nirmala", "beauty-kavya"],
      2: [],
      1: ["physio-ruwan", "physio-sabina", "parrucchiera-sara"],
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
      1: ["farmer-murugan", "apicultora-remedios", "vetnurse-hannah"],
    },
  },
  {
    id: "bartender-mixologist",
    title: "Bartender / Mixologist (F/T or Casual)",
    description:
      "Basement bar, 60 seats, 14 taps, a short list of our own drinks and every classic on request. We need hands that are fast on a Friday and eyes that notice the quiet couple at the end. You shake, stir, pour, change a keg, close the till and count the bottles. About two years behind a bar that made proper drinks, and your alcohol service certificate. Split tips, taxi after midnight, closed on Mondays.",
    requiredSkills: [],
    requiredYears: 2,
    suits: {
      3: ["bartender-callum"],
      2: ["waiter-kamal"],
      1: ["waiter-giulia", "barista-jade", "banquet-prakriti", "brewer-tyler"],
    },
  },
  {
    id: "video-editor",
    title: "Video Editor & Shooter (Hybrid, 12-month FTC)",
    description:
      "A travel brand with a studio of five. You film on location two or three days a month, sometimes from the air, and spend the rest of your time in the edit: reels, a ten-minute documentary every quarter, titles, grade, sound tidy-up, subtitles, exports for every channel. Send a showreel of under two minutes; we do not read cover letters.",
    requiredSkills: [
      "Premiere Pro or DaVinci Resolve",
      "Camera operation",
      "Colour grading",
      "Motion graphics",
    ],
    requiredYears: 2,
    suits: {
      3: ["videoeditor-valentina", "videographer-lusia"],
      2: [],
      1: [
        "photographer-mateo",
        "disenadora-rocio",
        "fonico-elia",
        "radioproducer-chisomo",
        "marketing-dinuka",
        "marketingofficer-thida",
      ],
    },
  },
  {
    id: "architectural-assistant",
    title: "Architectural Assistant (Part II)",
    description:
      "About the practice\nWe are a studio of eighteen in a former net loft, working on schools, small housing and the careful repair of old buildings. Half of our work comes from people we have built for before.\n\nThe role\nYou will join a team of four on a primary school of 420 places, from planning through to the drawings that go to site, and support a second team on the conversion of a listed warehouse. Expect to:\n• model in Revit and produce planning and tender packages\n• detail walls, roofs, stairs and windows, and check them against regulations with the project architect\n• make visuals and physical models for clients and neighbours\n• coordinate drawings with the structural and services engineers\n• visit site once a fortnight and minute the meetings\n\nAbout you\n• a diploma or master's degree in architecture (Part II or its equivalent abroad)\n• one to three years in a practice\n• a portfolio that shows how things are put together, not only how they look\n• SketchUp, InDesign and Photoshop at a good level; a soft pencil too\n\nWhat we offer\n£30,000–£34,000 depending on experience, Part III fees and study days, 28 days of leave, a four-and-a-half-day week, lunch at the long table on Thursdays.\n\nTo apply, send a CV and no more than ten pages of work (max. 8 MB).",
    requiredSkills: [],
    requiredYears: 1,
    suits: {
      3: ["architect-devmini"],
      2: ["architect-paolo"],
      1: ["interior-chiara", "obra-nuria"],
    },
  },
  {
    id: "research-technician-molecular",
    title: "Research Technician – Molecular Ecology (Grade 5, fixed term 24 months)",
    description:
      "The group studies who lives in coastal waters by the traces they leave. You will filter water samples, extract DNA, set up PCR and qPCR plates, keep the freezers and the sample database in order, and join three sampling trips a year by small boat. Experience gained during a Master's project counts. A tidy lab book matters more to us than publications.",
    requiredSkills: ["DNA extraction", "qPCR", "Sample handling", "Basic R"],
    requiredYears: 0,
    suits: {
      3: ["research-hana"],
      2: ["ecologist-freya", "lab-hassan"],
      1: ["lab-thilini", "scientist-eleni", "qualidade-telma"],
    },
  },
];
