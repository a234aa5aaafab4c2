import type { Person } from "../person.ts";

export const person: Person = {
  id: "devops-raghav",
  family: "devops",
  country: "IN",
  languageCode: "en",
  name: "Raghav Kulkarni",
  headline: "Senior DevOps Engineer",
  email: "raghav.kulkarni@examplecloud.example",
  phone: "+91 98230 55147",
  location: "Pune, India",
  sections: [
    {
      heading: "Experience",
      jobs: [
        { title: "Senior DevOps Engineer", company: "Sahyadri Insurance Technologies", place: "Pune", dates: "July 2022 – Present", from: "2022-07", to: null, points: ["Eighty services on {EKS=Kubernetes|EKS|Amazon EKS}, rolled out with {Argo CD|ArgoCD}; secrets in {Vault}.", "[[Brought the time of a deployment down from 50 to 9 minutes.]]", "{?On call=On-call support|On call|On-call} every fourth week, with a {!swift=Swift} handover on Mondays."] },
        { title: "DevOps Engineer", company: "Deccan Retail", place: "Pune", dates: "April 2019 – June 2022", from: "2019-04", to: "2022-06", points: ["{GitLab CI|GitLab CI/CD} pipelines for thirty teams; {?logs=Logging|Log management|Logs|Log analysis} in the {ELK stack=ELK Stack}."] },
        { title: "Systems Engineer", company: "Mula Telecom", place: "Pune", dates: "August 2017 – March 2019", from: "2017-08", to: "2019-03", points: ["{Linux} servers, {Bash} scripts and {Nagios} alerts; {?nightly backups=Backup and recovery|Nightly backups|Backups}."] },
      ],
    },
    { heading: "Technical skills", tags: ["{Kubernetes}", "{AWS}", "{Terraform}", "{Helm}", "{GitLab CI}", "{Argo CD}", "{Prometheus}", "{Linux}", "{Python}", "{Bash}"] },
    { heading: "Certificates", certificates: ["{Certified Kubernetes Administrator|CKA|Certified Kubernetes Administrator (CKA)} (CKA), 2022", "{AWS Certified DevOps Engineer – Professional|AWS Certified DevOps Engineer|AWS Certified DevOps Engineer - Professional|AWS DevOps Engineer Professional}, 2024"] },
    { heading: "Education", studies: [{ degree: "BE in Information Technology", degreeAlso: ["BE Information Technology"], institution: "Savitribai Phule Pune University", dates: "2017", year: 2017 }] },
    { heading: "Languages", languages: ["{Marathi}, {Hindi}, {English}"] },
  ],
  not: ["Insurance", "Retail"],
  optional: ["Monitoring", "Alerting", "CI/CD", "Infrastructure as code", "Scripting", "Secrets management", "Server administration", "Linux administration", "Continuous delivery", "Deployment", "Containers", "Backup", "Elasticsearch", "Kibana", "Logstash", "GitLab"],
  totalYears: 9.3,
  level: "Senior",
  inconsistencies: [],
  files: ["modern", "docx-lists"],
};
