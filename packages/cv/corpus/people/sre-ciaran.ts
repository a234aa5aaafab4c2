import type { Person } from "../person.ts";

export const person: Person = {
  id: "sre-ciaran",
  family: "devops",
  country: "IE",
  languageCode: "en",
  name: "Ciarán Mac Donncha",
  headline: "Site Reliability Engineer",
  email: "ciaran@macdonncha.example",
  phone: "+353 86 204 7719",
  location: "Galway, Ireland",
  sections: [
    { heading: "Profile", text: ["Thirteen years of keeping other people's websites up, three of them on islands."] },
    {
      heading: "Employment",
      jobs: [
        { title: "Senior Site Reliability Engineer", titleAlso: ["Site Reliability Engineer"], company: "Shannon Ferries Digital", place: "Galway", dates: "February 2022 – present", from: "2022-02", to: null, points: [
          "Booking platform on {Kubernetes} in {Google Cloud}; all of it in {Terraform} and {Argo CD}.",
          "[[Availability in the summer season up from 99.2% to 99.95%.]]",
          "Wrote the {SLOs}, {Prometheus} rules and the runbooks that a tired person can follow.",
          "{?Capacity plans=Capacity planning|Capacity plans} for the regatta weekend, load tests in {k6}.",
          "Own the {?postmortems=Postmortems|Post-mortems|Blameless postmortems|Incident reviews}; no names in them.",
        ] },
        { title: "Site Reliability Engineer", company: "Liffey Mutual Assurance", place: "Dublin", dates: "May 2016 – December 2020", from: "2016-05", to: "2020-12", points: [
          "[[?Moved 140 virtual machines from {VMware} to {AWS}.]]",
          "[[Saved €310,000 a year in hosting.]]",
          "Deploy scripts in {Python} and {Bash}; {GitLab CI} for eleven teams.",
        ] },
        { title: "Systems Administrator", company: "Boyne Meadow Dairies", place: "Drogheda", dates: "September 2012 – April 2016", from: "2012-09", to: "2016-04", points: ["{Linux} and {Windows Server} in two creameries, {Nagios}, tape {?backups=Backup and recovery|Backups|Backup|Tape backup} on Fridays."] },
      ],
    },
    { heading: "Break from work", text: ["January 2021 – January 2022: parental leave with our twins."] },
    { heading: "Toolbox", groups: [["Platforms", ["{Kubernetes}", "{Google Cloud}", "{AWS}", "{Linux}"]], ["Building", ["{Terraform}", "{Ansible}", "{Helm}", "{Argo CD}", "{GitLab CI}"]], ["Watching", ["{Prometheus}", "{Grafana}", "{OpenTelemetry}"]], ["Writing", ["{Go}", "{Python}", "{Bash}"]]] },
    { heading: "Qualifications", studies: [{ degree: "BSc in Computing", institution: "Dundalk Institute of Technology", dates: "2008 – 2012", year: 2012 }] },
    { heading: "Certificates", certificates: ["{CKA – Certified Kubernetes Administrator=Certified Kubernetes Administrator|CKA}", "{HashiCorp Certified: Terraform Associate (003)=HashiCorp Certified: Terraform Associate|HashiCorp Certified: Terraform Associate (003)|Terraform Associate|HashiCorp Terraform Associate}", "{ITIL 4 Foundation=ITIL 4 Foundation|ITIL Foundation|ITIL 4|ITIL}, 2019"] },
    { heading: "Languages", languages: ["{English}, {Irish=Irish|Gaelic|Irish Gaelic}"] },
    { heading: "Outside", text: ["Crew of the village lifeboat; the children's {!puppet=Puppet} theatre; {!sailing=Sailing}"] },
    { heading: "References", text: ["Gráinne Jenkins, Liffey Mutual Assurance, g.jenkins@liffeymutual.example"] },
  ],
  optional: ["Load testing", "Performance testing", "Postmortem analysis", "Site reliability engineering", "Monitoring", "Runbooks", "Incident management", "Incident response", "Alerting", "GitOps", "CI/CD", "Cloud migration", "Virtualisation", "Virtualization", "Scripting", "Cost optimisation", "Cost reduction", "Observability", "Documentation", "On-call support", "Virtual machines", "Deployment automation", "High availability", "ITIL", "Cloud cost optimisation", "Hosting", "Cloud infrastructure", "Cloud computing", "Reliability engineering", "Dashboards"],
  not: ["Jenkins", "Insurance"],
  totalYears: 13.1,
  level: "Expert",
  inconsistencies: [],
  files: ["spaced@weasyprint", "docx-form@libreoffice"],
};
