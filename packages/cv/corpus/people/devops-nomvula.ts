import type { Person } from "../person.ts";

export const person: Person = {
  id: "devops-nomvula",
  family: "devops",
  country: "ZA",
  languageCode: "en",
  name: "Nomvula van der Byl",
  headline: "Infrastructure engineer on contract",
  email: "nomvula@vanderbyl-ops.example",
  phone: "082 555 0147",
  location: "Gqeberha",
  sections: [
    { heading: "In short", text: ["14 years of experience keeping other people's servers awake so that other people can sleep."] },
    {
      heading: "Work",
      jobs: [
        { title: "Freelance DevOps Engineer", titleAlso: ["DevOps Engineer"], company: "Self-employed", companyAlso: ["Freelance"], dates: "Since May 2021", from: "2021-05", to: null, points: ["{Terraform} and {Ansible} for three retailers, and {GitLab CI} pipelines that the next person can read.", "[[A release that used to take a Saturday now takes 11 minutes.]]"] },
        { title: "Systems Administrator", company: "Algoa Mutual", place: "Gqeberha", dates: "May 2017 – April 2021", from: "2017-05", to: "2021-04", points: ["About 200 {Linux} machines, {Nagios} and the nightly {?backups=Backup and recovery|Backups}.", "On call one week in four, 24 hours."] },
      ],
    },
    {
      heading: "Tools of the trade",
      groups: [
        ["Cloud", ["{AWS}"]],
        ["Containers", ["{Docker}", "{K8s=Kubernetes}"]],
        ["As code", ["{Terraform}", "{Ansible}", "{Python}", "{Bash}"]],
      ],
    },
    { heading: "Qualifications", studies: [{ degree: "National Diploma: Information Technology", degreeAlso: ["National Diploma Information Technology", "National Diploma in Information Technology"], institution: "Nelson Mandela University", dates: "2016", year: 2016 }] },
    { heading: "Certified", certificates: ["{AWS Certified SysOps Administrator – Associate|AWS Certified SysOps Administrator|AWS SysOps Administrator}, Amazon Web Services, 2022 (expires 2028)"] },
    { heading: "I speak", languages: ["{isiXhosa=Xhosa|isiXhosa}, {Afrikaans}, {English}"] },
    { heading: "After hours", text: ["Restoring a steel boat, which is mostly {!rust=Rust}; {!chef=Chef} of the Sunday braai."] },
  ],
  optional: ["Infrastructure as code", "CI/CD", "Monitoring", "On-call", "Deployment", "Release management", "Server administration", "Linux administration"],
  totalYears: 9.5,
  level: "Senior",
  inconsistencies: ["total"],
  files: ["pipes@weasyprint", "docx-tabs@libreoffice"],
};
