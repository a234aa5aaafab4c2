import type { Person } from "../person.ts";

export const person: Person = {
  id: "devops-emeka",
  family: "devops",
  country: "NG",
  languageCode: "en",
  name: "Chukwuemeka Nwosu",
  headline: "Platform Engineer",
  email: "emeka@nwosu-ops.example",
  phone: "0806 221 9047",
  location: "Abuja, Nigeria",
  links: [["LinkedIn", "https://linkedin.com/in/emeka-nwosu-example"]],
  sections: [
    { heading: "SUMMARY", text: ["Keeps clusters boring. Writes {Go} when a script is no longer enough."] },
    {
      heading: "EXPERIENCE",
      jobs: [
        { title: "Platform Engineer", company: "Zuma Cloud", place: "Abuja (remote)", dates: "May 2022 - Present · 4 yrs 6 mos", from: "2022-05", to: null, points: ["{Terraform} modules for {AWS}; {EKS=Kubernetes|EKS|Amazon EKS} in three regions; admission controller in {Go}.", "[[Cut the monthly cloud bill by 38%, from USD 61,000 to USD 38,000.]]", "Tracing with {OpenTelemetry}, logs in {Loki|Grafana Loki}."] },
        { title: "Systems Administrator", company: "Benue Hosting", place: "Makurdi", dates: "Aug 2019 - Apr 2022 · 2 yrs 9 mos", from: "2019-08", to: "2022-04", points: ["{Linux} and {NGINX|Nginx} for 900 sites; {Ansible} playbooks; {Bash} and {Python} glue."] },
      ],
    },
    { heading: "SKILLS", tags: ["{Kubernetes|EKS|Amazon EKS}", "{Docker}", "{Terraform}", "{Prometheus}", "{GitHub Actions}", "{~Mentoring}"] },
    { heading: "CERTIFICATIONS", certificates: ["{AWS Certified Solutions Architect – Associate|AWS Certified Solutions Architect|AWS Solutions Architect Associate} (2023)", "{HashiCorp Certified: Terraform Associate|Terraform Associate} (2024)"] },
    { heading: "EDUCATION", studies: [{ degree: "B.Eng. Computer Engineering", degreeAlso: ["BEng Computer Engineering"], institution: "Federal University of Technology, Minna", dates: "2013 - 2018", year: 2018 }] },
    { heading: "LANGUAGES", languages: ["{English}, {Igbo}, {Hausa}"] },
  ],
  optional: ["CI/CD", "Cloud computing", "Observability", "Logging", "Distributed tracing", "Cost optimization", "Cloud cost optimization", "System administration", "Hosting", "Infrastructure as code", "Web hosting", "Scripting", "Configuration management", "Monitoring", "Go language"],
  totalYears: 7.3,
  level: "Senior",
  inconsistencies: [],
  files: ["modern", "moderncv-banking"],
};
