import type { JobAd } from "./job-ad.ts";

/** A second set of held-out ads of everyday trades: parcels, policies, loaves, rooms, line workers, paper. */
export const HELD_OUT_SECOND_EVERYDAY_JOBS: readonly JobAd[] = [
  {
    id: "java-developer-parcels",
    title: "Java Developer",
    description:
      "A parcel passes eleven of our services before it reaches a door. They are written in Java with Spring Boot, talk over Kafka and REST and keep what they know in a relational database. You look after three of them, tests and releases included.",
    requiredSkills: ["Java", "Spring Boot", "SQL", "Docker"],
    requiredYears: 3,
    suits: {
      3: ["java-oshini", "javadev-piotr", "software-kavindu", "backend-narek"],
      2: ["javaarchitect-suresh"],
      1: [
        "dotnet-isuru",
        "entwickler-lukas",
        "programador-iker",
        "developer-sanne",
        "fullstack-chathurika",
        "software-dulaj",
        "laravel-kwesi",
        "webdev-camille",
        "android-kaveesha",
        "mobile-defne",
        "mobile-sana",
        "flutter-hashini",
        "salesforce-ananya",
        "aiengineer-oluwaseun",
        "frontend-zoe",
        "frontend-sewmini",
        "developpeuse-oceane",
        "react-divya",
        "graduate-amaya",
        "phpdev-osagie",
        "rails-wanjohi",
        "desenvolvedora-thais",
        "vuedev-hiruka",
        "iosdev-nourhan",
        "itstudent-mariyam",
      ],
    },
  },
  {
    id: "life-insurance-adviser",
    title: "Life Insurance Adviser",
    description:
      "You visit families and small firms, find out what they would lose and offer what they can pay. A list of old customers waits for a call; the rest you find yourself. You also sit with them when a claim has to be written. Commission on top of a small salary.",
    requiredSkills: ["Insurance sales", "Prospecting", "Customer service"],
    requiredYears: 2,
    suits: {
      3: ["lifeinsurance-priyangika", "seguros-renato"],
      2: ["insurance-ravindu"],
      1: [
        "salesexec-imran",
        "sales-omar",
        "sales-bilal",
        "sales-clara",
        "vendedor-caio",
        "medrep-vikram",
        "imobiliaria-marta",
        "realtor-brenda",
        "banker-athula",
        "bank-ishara",
        "microfinance-yogeswari",
        "adjuster-gwen",
        "areasales-harpreet",
        "fmcg-kwaku",
        "carsales-shaquille",
      ],
    },
  },
  {
    id: "baker-nights",
    title: "Baker",
    description:
      "Village bakery with a stone oven, two shops and a market stall. You come at one in the morning, make the doughs, shape and bake, and hand over warm shelves at six. Sourdough is our name; rolls and a few sheets of cake come as well.",
    requiredSkills: [],
    requiredYears: 2,
    suits: {
      3: ["baker-chaminda"],
      2: ["patissiere-maelle"],
      1: ["cook-pradeepa", "chef-antoine", "cuoco-salvatore"],
    },
  },
  {
    id: "hotel-reservations-agent",
    title: "Reservations Agent",
    description:
      "Beach hotel of 140 rooms. You answer mails and calls, keep rates and rooms right in the system and on the booking portals, block groups and sell the sea side first. Reception experience is welcome if you like sentences as much as smiles.",
    requiredSkills: ["Reservations", "Opera PMS", "Upselling", "Microsoft Excel"],
    requiredYears: 1,
    suits: {
      3: ["reservations-dinithi"],
      2: ["frontdesk-mathusha", "receptionist-lerato", "receptionniste-maud", "nightporter-tenzin"],
      1: [
        "hotelgm-niroshan",
        "ticketing-fathima",
        "travel-sanduni",
        "virtualassistant-analyn",
        "baliemedewerker-anouk",
      ],
    },
  },
  {
    id: "reclutador-operativo",
    title: "Reclutador(a) de personal operativo",
    description:
      "Planta de arneses con 2,300 personas y tres turnos. Cubres de 40 a 60 vacantes al mes: ferias, volanteo, redes, entrevistas, pruebas y el primer día de quienes entran. Reportas rotación y tiempo de cobertura cada viernes.",
    requiredSkills: ["Reclutamiento", "Entrevistas", "Inducción", "Excel"],
    requiredYears: 2,
    suits: {
      3: ["reclutadora-ximena", "rrhh-carmen", "disponentin-ulrike"],
      2: ["rh-patricia", "hr-tharushi", "hr-priya", "hr-alanoud"],
      1: ["paghe-federica", "payroll-deborah", "learning-ndapewa"],
    },
  },
  {
    id: "graphiste-studio-impression",
    title: "Graphiste studio et impression (H/F/X)",
    description:
      "Imprimeur avec studio intégré : affiches, brochures, étiquettes, petits livres. Vous mettez en page, préparez les fichiers pour la machine, suivez les épreuves et parlez aux clients sans jargon.",
    requiredSkills: ["InDesign", "Illustrator", "Mise en page", "Prépresse"],
    requiredYears: 2,
    suits: {
      3: ["graphiste-eloise", "disenadora-rocio", "designer-luis"],
      2: ["packaging-ayumi", "dtp-jeyanthi"],
      1: ["designer-beatriz", "artist-koji", "photographer-mateo", "interior-chiara"],
    },
  },
];
