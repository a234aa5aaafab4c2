import type { JobAd } from "./job-ad.ts";

/** Held-out ads of services: machines that answer, kidneys, tickets, roofs and small children. */
export const HELD_OUT_SERVICE_JOBS: readonly JobAd[] = [
  {
    id: "ai-engineer-assistant",
    title: "AI Engineer",
    description:
      "Insurer with a million letters a year. You build the assistant that reads them and drafts the answer: retrieval over our own files, tools it may call, tests that tell us when it invents things, and a bill that the board does not notice. Python services around it are yours, too.",
    requiredSkills: ["Large language models", "RAG", "Python", "Vector databases", "LLM evaluation"],
    requiredYears: 3,
    suits: {
      3: ["aiengineer-oluwaseun"],
      2: ["mlengineer-aisha"],
      1: [
        "datascientist-priyanka",
        "dataengineer-nuwan",
        "backend-narek",
        "powerplatform-karthik",
        "dataeng-obinna",
        "machinelearning-sahan",
        "pythondev-makena",
        "datascience-temur",
      ],
    },
  },
  {
    id: "dialysis-nurse",
    title: "Registered Nurse, Dialysis",
    description:
      "Satellite unit with sixteen chairs, three shifts, closed on Sundays. You put patients on and take them off, look after fistulas and lines, watch the water and the pressure, and know everybody's grandchildren by name. We train nurses from intensive care.",
    requiredSkills: ["Haemodialysis", "Cannulation", "Infection control", "Patient education"],
    requiredYears: 2,
    suits: {
      3: ["dialysis-rowena"],
      2: ["nurse-dilani", "nurse-ananthi"],
      1: [
        "nurse-lucia",
        "nurse-keabetswe",
        "nurse-amir",
        "nurse-luca",
        "nurse-femke",
        "nurse-aminata",
        "rn-lorraine",
        "enfermera-itziar",
        "matron-grace",
        "nurse-maricel",
        "scrubnurse-ifeoma",
        "wardnurse-abena",
      ],
    },
  },
  {
    id: "airline-ticketing",
    title: "Airline Ticketing Executive",
    description:
      "Agency with its own plates on nine airlines. Fares, issues, reissues, refunds and the weekly report; groups to the holy places twice a year. Somebody at the counter always flies tonight.",
    requiredSkills: ["Amadeus", "Fare calculation", "Reservations", "Customer service"],
    requiredYears: 2,
    suits: {
      3: ["ticketing-fathima"],
      2: ["travel-sanduni"],
      1: [
        "receptionist-lerato",
        "frontdesk-mathusha",
        "receptionniste-maud",
        "nightporter-tenzin",
        "cabincrew-natasha",
        "callcentre-arjun",
        "support-anjelica",
        "support-mirjana",
        "customercare-senuri",
        "reservations-dinithi",
        "virtualassistant-analyn",
        "relationclient-hanitra",
      ],
    },
  },
  {
    id: "dakdekker",
    title: "Dakdekker plat en hellend",
    description:
      "Familiebedrijf met vier ploegen, werk binnen dertig kilometer. Bitumen, EPDM en pannen, goten en lood, lekkages opsporen. Je hebt VCA, geen last van hoogtes en bent om half vijf thuis.",
    requiredSkills: [],
    requiredYears: 3,
    suits: {
      3: ["dakdekker-wesley"],
      2: [],
      1: [
        "carpenter-lars",
        "plumber-aled",
        "plumber-kevin",
        "mason-piyadasa",
        "foreman-sampath",
        "glazier-dafydd",
        "schilder-jeroen",
        "sitemanager-darren",
        "anlagenmechaniker-florian",
      ],
    },
  },
  {
    id: "preschool-teacher-village",
    title: "Preschool Teacher",
    description:
      "Twenty children between three and five, a garden, and parents who stay for a chat. Mornings only. You plan the week, tell the stories, get paint on your sleeves and know what to do about a grazed knee.",
    requiredSkills: ["Lesson planning", "Storytelling", "Arts and crafts", "First aid"],
    requiredYears: 0,
    suits: {
      3: [
        "preschool-nirosha",
        "childcare-emma",
        "erzieherin-johanna",
        "foundationphase-anele",
        "educatrice-giovanna",
      ],
      2: ["teacher-sunita", "primary-kalaichelvi"],
      1: [
        "senteacher-joanna",
        "dance-chandani",
        "teacher-selvarani",
        "socialworker-tamika",
        "caregiver-marites",
        "teacher-kavishka",
        "ictteacher-vithursan",
        "musicteacher-anindita",
      ],
    },
  },
];
