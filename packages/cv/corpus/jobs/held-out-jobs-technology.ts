import type { JobAd } from "./job-ad.ts";

/** Held-out ads of code, figures, pictures, science and the selling of things. */
export const HELD_OUT_TECHNOLOGY_JOBS: readonly JobAd[] = [
  {
    id: "php-developer",
    title: "PHP Developer",
    description:
      "We build ordering systems for shops that never had one. PHP with Laravel or Symfony, Vue in front, MySQL behind. You test what you write and explain it to the shopkeeper.",
    requiredSkills: ["PHP", "Laravel", "MySQL", "Vue", "Git"],
    requiredYears: 2,
    suits: {
      3: ["software-dulaj", "webdev-camille", "fullstack-chathurika"],
      2: [],
      1: [
        "frontend-zoe",
        "developer-sanne",
        "software-kavindu",
        "graduate-amaya",
        "javaarchitect-suresh",
        "mobile-sana",
        "backend-narek",
        "mobile-defne",
        "developpeuse-oceane",
        "entwickler-lukas",
        "javadev-piotr",
        "frontend-sewmini",
        "programador-iker",
        "salesforce-ananya",
        "aiengineer-oluwaseun",
        "flutter-hashini",
      ],
    },
  },
  {
    id: "infrastructure-contractor",
    title: "Infrastructure Engineer, 12-month contract",
    description:
      "Move a retailer from hand-made servers to code. Everything in Terraform and Ansible, releases through GitLab, no surprises at night.",
    requiredSkills: ["Terraform", "Ansible", "GitLab CI", "Linux", "AWS"],
    requiredYears: 5,
    suits: {
      3: ["devops-nomvula", "devops-emeka", "devops-raghav", "platform-kasun"],
      2: ["sre-tunde"],
      1: [
        "sysadmin-brian",
        "network-janith",
        "security-yael",
        "software-kavindu",
        "backend-narek",
        "fachinformatiker-nils",
        "reseau-mariam",
        "dba-emmanuel",
        "aiengineer-oluwaseun",
      ],
    },
  },
  {
    id: "reporting-analyst",
    title: "Reporting Analyst",
    description:
      "Mobile money. You answer questions with SQL, draw the answer in Power BI and say when the question was wrong.",
    requiredSkills: ["SQL", "Power BI", "Microsoft Excel"],
    requiredYears: 1,
    suits: {
      3: ["data-kofi", "data-weiling", "dataanalyst-folake", "analytics-margaux"],
      2: ["datascientist-priyanka", "beheerder-joost"],
      1: [
        "dataengineer-nuwan",
        "analyst-keshini",
        "statistician-henrik",
        "actuary-thandi",
        "mlengineer-aisha",
        "planner-shehan",
        "controller-siobhan",
        "dba-emmanuel",
        "esg-nandini",
        "powerplatform-karthik",
      ],
    },
  },
  {
    id: "packaging-designer",
    title: "Packaging Designer",
    description:
      "Sweets, tea, soap: boxes that survive the post and look well on a shelf. From the die-line to the print-ready file.",
    requiredSkills: ["Packaging design", "Adobe Illustrator", "Typography"],
    requiredYears: 2,
    suits: {
      3: ["packaging-ayumi", "designer-luis", "disenadora-rocio"],
      2: [],
      1: ["designer-beatriz", "artist-koji", "interior-chiara", "photographer-mateo", "dtp-jeyanthi"],
    },
  },
  {
    id: "river-ecologist",
    title: "Ecologist, Rivers and Lakes",
    description:
      "Consultancy for authorities and hydropower. Fish and insects in summer, statistics and reports in winter, impact assessments all year.",
    requiredSkills: ["Electrofishing", "Environmental impact assessment", "R", "QGIS"],
    requiredYears: 3,
    suits: {
      3: ["ecologist-freya"],
      2: ["research-hana"],
      1: [
        "professor-alastair",
        "scientist-eleni",
        "agronomist-bekele",
        "statistician-henrik",
        "geologist-johanna",
      ],
    },
  },
  {
    id: "area-sales-manager",
    title: "Area Sales Manager, Consumer Goods",
    description:
      "Eight distributors, eleven salesmen, a van and targets that move. You know every bazaar between the river and the border.",
    requiredSkills: ["Distributor management", "Sales forecasting", "Negotiation"],
    requiredYears: 6,
    suits: {
      3: ["sales-bilal"],
      2: ["medrep-vikram", "sales-omar"],
      1: [
        "store-chipo",
        "shop-kugan",
        "sales-clara",
        "marketing-dinuka",
        "marketing-ruta",
        "vendedor-caio",
        "seguros-renato",
      ],
    },
  },
  {
    id: "backend-engineer-payments",
    title: "Backend Engineer, Payments",
    description:
      "Merchants get their money the same evening because our services do not lose a message. Go mostly, some Java; PostgreSQL and Kafka underneath, everything on Kubernetes. You carry the pager one week in six.",
    requiredSkills: ["Go", "PostgreSQL", "Apache Kafka", "Kubernetes"],
    requiredYears: 4,
    suits: {
      3: ["backend-narek", "software-kavindu"],
      2: ["javaarchitect-suresh", "javadev-piotr", "programador-iker"],
      1: [
        "sre-tunde",
        "devops-emeka",
        "dataengineer-nuwan",
        "webdev-camille",
        "entwickler-lukas",
        "devops-raghav",
        "aiengineer-oluwaseun",
        "platform-kasun",
      ],
    },
  },
  {
    id: "branch-it-support",
    title: "IT Support Technician, eight branches",
    description:
      "People ring when the printer, the password or the line fails, and you drive there when ringing is not enough. Windows, Active Directory and Microsoft 365; every call becomes a ticket.",
    requiredSkills: ["Windows", "Active Directory", "Microsoft 365", "Hardware repair"],
    requiredYears: 2,
    suits: {
      3: ["itsupport-kerron", "sysadmin-brian", "helpdesk-rizwan", "fachinformatiker-nils", "reseau-mariam"],
      2: ["network-janith", "beheerder-joost"],
      1: [
        "devops-nomvula",
        "callcentre-arjun",
        "support-mirjana",
        "support-anjelica",
        "soc-hafiz",
        "devops-raghav",
        "platform-kasun",
        "powerplatform-karthik",
      ],
    },
  },
  {
    id: "qa-engineer-web",
    title: "QA Engineer",
    description:
      "Two web products, one mobile app, a release a week. You test by hand what is new, automate what is old and write bug reports that need no second question.",
    requiredSkills: ["Manual testing", "Selenium", "API testing", "Postman", "Jira"],
    requiredYears: 2,
    suits: {
      3: ["qa-sachith", "qa-minh", "sdet-jhoanna"],
      2: [],
      1: [
        "analyst-keshini",
        "software-dulaj",
        "developer-sanne",
        "mobile-sana",
        "mobile-defne",
        "beheerder-joost",
        "javadev-piotr",
        "fullstack-chathurika",
        "salesforce-ananya",
        "flutter-hashini",
      ],
    },
  },
  {
    id: "pump-design-engineer",
    title: "Mechanical Design Engineer",
    description:
      "Pumps and valves for water works. You model in SolidWorks, calculate before you cast, put tolerances on the drawing that the foundry can hold, and go and see the first piece.",
    requiredSkills: ["SolidWorks", "Finite element analysis", "GD&T", "AutoCAD"],
    requiredYears: 4,
    suits: {
      3: ["mechanical-yashveer", "mechanical-ivan"],
      2: ["draughtsman-anil"],
      1: ["mechatronics-ben", "zerspaner-jannik", "electrical-thisara", "process-aoife", "seafarer-joseph"],
    },
  },
];
