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
      3: ["software-dulaj", "webdev-camille"],
      2: [],
      1: [
        "frontend-zoe",
        "developer-sanne",
        "software-kavindu",
        "graduate-amaya",
        "javaarchitect-suresh",
        "mobile-sana",
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
      3: ["devops-nomvula", "devops-emeka"],
      2: ["sre-tunde"],
      1: ["sysadmin-brian", "network-janith", "security-yael", "software-kavindu"],
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
      3: ["data-kofi", "data-weiling"],
      2: ["datascientist-priyanka"],
      1: [
        "dataengineer-nuwan",
        "analyst-keshini",
        "statistician-henrik",
        "actuary-thandi",
        "mlengineer-aisha",
        "planner-shehan",
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
      3: ["packaging-ayumi", "designer-luis"],
      2: [],
      1: ["designer-beatriz", "artist-koji", "interior-chiara", "photographer-mateo"],
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
      1: ["professor-alastair", "scientist-eleni", "agronomist-bekele", "statistician-henrik"],
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
      1: ["store-chipo", "shop-kugan", "sales-clara", "marketing-dinuka"],
    },
  },
];
