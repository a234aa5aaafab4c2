import type { JobAd } from "./job-ad.ts";

export const TRAIN_SOFTWARE_JOBS: readonly JobAd[] = [
  {
    id: "backend-engineer",
    title: "Senior Backend Engineer",
    description:
      "Payments platform. Services in Java and Kotlin with Kafka and PostgreSQL on Kubernetes. You own what you ship and you write tests.",
    requiredSkills: ["Java", "Kotlin", "Apache Kafka", "PostgreSQL", "Kubernetes"],
    requiredYears: 4,
    suits: {
      3: ["software-kavindu"],
      2: ["javaarchitect-suresh"],
      1: [
        "devops-emeka",
        "qa-minh",
        "webdev-camille",
        "security-yael",
        "developer-sanne",
        "sre-tunde",
        "devops-nomvula",
        "software-dulaj",
      ],
    },
  },
  {
    id: "embedded-engineer",
    title: "Firmware Engineer",
    description:
      "Battery management for electric three-wheelers: bare metal and RTOS on ARM, CAN, and long evenings with an oscilloscope.",
    requiredSkills: ["C", "C++", "RTOS", "CAN bus", "Embedded systems"],
    requiredYears: 3,
    suits: { 3: ["embedded-tomasz"], 2: [], 1: ["electrical-thisara", "mechatronics-ben"] },
  },
  {
    id: "frontend-developer",
    title: "Frontend Developer",
    description: "Accessible, fast interfaces in React and TypeScript with a design system of our own.",
    requiredSkills: ["React", "TypeScript", "CSS", "Web accessibility"],
    requiredYears: 3,
    suits: {
      3: ["frontend-zoe"],
      2: ["webdev-camille"],
      1: [
        "graduate-amaya",
        "mobile-sana",
        "designer-luis",
        "product-sofia",
        "developer-sanne",
        "designer-beatriz",
        "software-dulaj",
      ],
    },
  },
  {
    id: "ios-developer",
    title: "iOS Developer",
    description: "Wallet app in Swift and SwiftUI; release trains, crash-free sessions, pleasant animations.",
    requiredSkills: ["Swift", "SwiftUI", "iOS development"],
    requiredYears: 2,
    suits: { 3: ["mobile-sana"], 2: [], 1: ["frontend-zoe", "software-kavindu"] },
  },
  {
    id: "qa-engineer",
    title: "Test Automation Engineer",
    description: "Own the regression suite in Selenium or Playwright, API tests and the nightly pipeline.",
    requiredSkills: ["Selenium", "API testing", "Test automation"],
    requiredYears: 2,
    suits: {
      3: ["qa-minh"],
      2: ["frontend-zoe"],
      1: ["software-kavindu", "security-yael", "mobile-sana", "developer-sanne", "software-dulaj"],
    },
  },
  {
    id: "graduate-developer",
    title: "Graduate Software Engineer",
    description:
      "First job or second. You have built something, alone or at university, and can tell us why it is made as it is. We pair, review and teach. Any of Java, C#, Python or JavaScript; Git; a little SQL.",
    requiredSkills: [],
    requiredYears: 0,
    suits: {
      3: ["developer-sanne", "graduate-amaya"],
      2: ["webdev-camille", "software-dulaj", "dataengineer-nuwan"],
      1: [
        "mobile-sana",
        "qa-minh",
        "software-kavindu",
        "frontend-zoe",
        "gamedev-rafael",
        "embedded-tomasz",
        "data-weiling",
        "data-kofi",
        "mlengineer-aisha",
      ],
    },
  },
  {
    id: "game-programmer",
    title: "Gameplay Programmer (Unity)",
    description:
      "A mobile racing game with a million players. C# all day, shaders on Friday, profiling before every release.",
    requiredSkills: ["Unity", "C#", "Game development", "3D mathematics"],
    requiredYears: 3,
    suits: {
      3: ["gamedev-rafael"],
      2: [],
      1: [
        "artist-koji",
        "developer-sanne",
        "mobile-sana",
        "software-kavindu",
        "frontend-zoe",
        "webdev-camille",
      ],
    },
  },
  {
    id: "solution-architect",
    title: "Solutions Architect, Banking",
    description:
      "You draw the target picture for the payments and lending systems of three banks and stay until it runs. Integration patterns, event streaming, cloud landing zones, non-functional requirements; talks to vendors and to the CIO. You come from building in Java and have at least 10 years of hands-on experience behind you.",
    requiredSkills: [],
    requiredYears: 0,
    suits: {
      3: ["javaarchitect-suresh"],
      2: ["software-kavindu"],
      1: [
        "sre-tunde",
        "devops-emeka",
        "analyst-keshini",
        "security-yael",
        "webdev-camille",
        "devops-nomvula",
        "sap-juergen",
      ],
    },
  },
  {
    id: "pentest",
    title: "Penetration Tester / Product Security",
    description:
      "Break our apps before others do: threat models with the teams, code review, web and API tests, fixes followed to the end.",
    requiredSkills: ["Penetration testing", "OWASP", "Threat modelling", "Secure code review"],
    requiredYears: 3,
    suits: {
      3: ["security-yael"],
      2: [],
      1: [
        "devops-emeka",
        "sre-tunde",
        "network-janith",
        "qa-minh",
        "software-kavindu",
        "sysadmin-brian",
        "devops-nomvula",
      ],
    },
  },
];
