import type { JobAd } from "./job-ad.ts";

export const TRAIN_OPERATIONS_AND_DATA_JOBS: readonly JobAd[] = [
  {
    id: "platform-engineer",
    title: "DevOps Engineer",
    description:
      "We run forty services on AWS. Terraform everything, watch it with Prometheus and Grafana, deploy through pipelines.",
    requiredSkills: ["Kubernetes", "Terraform", "AWS", "Linux", "CI/CD"],
    requiredYears: 3,
    suits: {
      3: ["devops-emeka", "sre-tunde", "devops-nomvula", "devops-raghav"],
      2: ["software-kavindu"],
      1: [
        "sysadmin-brian",
        "security-yael",
        "network-janith",
        "webdev-camille",
        "javaarchitect-suresh",
        "mlengineer-aisha",
        "entwickler-lukas",
      ],
    },
  },
  {
    id: "data-scientist",
    title: "Data Scientist",
    description:
      "Forecasts and experiments for a grocery chain. Python or R, SQL, and words that a store manager understands.",
    requiredSkills: ["Python", "SQL", "Machine learning", "A/B testing"],
    requiredYears: 3,
    suits: {
      3: ["datascientist-priyanka"],
      2: ["data-weiling", "statistician-henrik", "mlengineer-aisha"],
      1: [
        "ngo-aline",
        "planner-shehan",
        "scientist-eleni",
        "actuary-thandi",
        "ecologist-freya",
        "data-kofi",
        "dataengineer-nuwan",
        "dataanalyst-folake",
      ],
    },
  },
  {
    id: "network-engineer",
    title: "Network Engineer",
    description: "Core routing of an internet provider: BGP, OSPF, MPLS, automation with Ansible.",
    requiredSkills: ["BGP", "OSPF", "MPLS", "Cisco"],
    requiredYears: 3,
    suits: {
      3: ["network-janith"],
      2: ["sysadmin-brian"],
      1: ["devops-emeka", "security-yael", "sre-tunde", "devops-nomvula", "devops-raghav", "soc-hafiz"],
    },
  },
  {
    id: "reliability-engineer",
    title: "Site Reliability Engineer",
    description:
      "Keep a payments API up on Kubernetes: service level objectives, on-call that lets people sleep, infrastructure in Terraform, dashboards that say something. Some Go or Python.",
    requiredSkills: ["Kubernetes", "Terraform", "Prometheus", "Linux", "Incident management"],
    requiredYears: 5,
    suits: {
      3: ["sre-tunde", "devops-emeka", "devops-raghav"],
      2: ["devops-nomvula"],
      1: ["software-kavindu", "javaarchitect-suresh", "sysadmin-brian", "network-janith", "security-yael"],
    },
  },
  {
    id: "helpdesk",
    title: "Helpdesk Analyst (2nd line)",
    description:
      "200 seats in two offices. Laptops, accounts, printers, the VPN that is always someone's fault. Tickets closed with a sentence that the user understands.",
    requiredSkills: ["Active Directory", "Windows", "Microsoft 365", "Troubleshooting"],
    requiredYears: 2,
    suits: {
      3: ["sysadmin-brian"],
      2: ["beheerder-joost"],
      1: [
        "network-janith",
        "devops-emeka",
        "sre-tunde",
        "callcentre-arjun",
        "developer-sanne",
        "devops-nomvula",
        "support-anjelica",
        "devops-raghav",
        "soc-hafiz",
      ],
    },
  },
  {
    id: "bi-analyst",
    title: "BI Developer",
    description:
      "Turn eight source systems into numbers that the board and the shops agree on: modelling in dbt or SQL, a warehouse in the cloud, dashboards few but good.",
    requiredSkills: ["SQL", "Data modelling", "Data warehousing", "Power BI"],
    requiredYears: 3,
    suits: {
      3: ["data-weiling"],
      2: ["datascientist-priyanka", "data-kofi", "dataengineer-nuwan", "dataanalyst-folake"],
      1: [
        "analyst-keshini",
        "statistician-henrik",
        "actuary-thandi",
        "planner-shehan",
        "product-sofia",
        "software-kavindu",
        "mlengineer-aisha",
        "beheerder-joost",
      ],
    },
  },
  {
    id: "requirements-analyst",
    title: "Systems Analyst – Insurance Platform",
    description:
      "Between underwriters and developers: workshops, process maps, user stories with acceptance criteria, sign-off at UAT. Core banking or insurance background helps.",
    requiredSkills: ["Requirements gathering", "Process modelling", "User stories", "UAT"],
    requiredYears: 3,
    suits: {
      3: ["analyst-keshini"],
      2: ["product-sofia", "beheerder-joost"],
      1: [
        "javaarchitect-suresh",
        "insurance-ravindu",
        "qa-minh",
        "data-weiling",
        "ngo-aline",
        "sap-juergen",
        "uxresearcher-meiling",
      ],
    },
  },
  {
    id: "product-owner",
    title: "Product Owner, Consumer App",
    description:
      "Owns one squad's backlog. Speaks to ten users a week, writes little, decides with numbers, says no kindly.",
    requiredSkills: ["Product management", "Backlog management", "User research", "Analytics"],
    requiredYears: 4,
    suits: {
      3: ["product-sofia"],
      2: ["analyst-keshini"],
      1: [
        "designer-beatriz",
        "frontend-zoe",
        "marketing-dinuka",
        "project-gunnar",
        "data-weiling",
        "uxresearcher-meiling",
        "beheerder-joost",
        "marketing-ruta",
      ],
    },
  },
];
