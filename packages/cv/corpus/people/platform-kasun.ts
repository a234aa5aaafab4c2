import type { Person } from "../person.ts";

export const person: Person = {
  id: "platform-kasun",
  family: "devops",
  country: "LK",
  languageCode: "en",
  name: "Kasun Wickramaarachchi",
  headline: "Senior Platform Engineer",
  email: "kasun.wick@lankapost.example",
  phone: "+94 76 418 2290",
  location: "Nugegoda, Sri Lanka",
  sections: [
    { heading: "Work", jobs: [
      { title: "Senior Platform Engineer", titleAlso: ["Platform Engineer"], company: "Mangrove Payments", place: "Remote, Singapore", dates: "05/2023 - now", from: "2023-05", to: null, points: [
        "Internal developer platform: {Backstage} in front, {Argo CD|ArgoCD} and {Crossplane} behind, {EKS|Amazon EKS|AWS EKS} underneath.",
        "[[Time from empty repo to first deploy: nine days down to 35 minutes.]]",
        "{OpenTelemetry} in every service, {Grafana} {Loki|Grafana Loki} and {Tempo|Grafana Tempo} for the rest.",
        "[[Cluster bill down USD 21k a month with {Karpenter} and spot nodes.]]",
        "{Kyverno} policies, images signed in {cosign|Sigstore|Sigstore cosign}. {!PCI auditors=PCI DSS|PCI|Auditing} come in spring, they get read access and coffee.",
        "On call one week in five.",
      ] },
      { title: "DevOps Engineer", company: "Teaboard Digital", place: "Colombo 05", dates: "08/2019 - 04/2023", from: "2019-08", to: "2023-04", points: [
        "{Terraform} modules, {GitLab CI|GitLab CI/CD|GitLab} runners, {Helm}. Moved 31 services off VMs.",
        "[[Failed releases fell from one in six to one in forty.]]",
        "Supported teams writing {!Scala} and {!Elixir}; ran their builds, never their code.",
        "{Vault} for secrets, {PostgreSQL} on {RDS|Amazon RDS|AWS RDS}.",
      ] },
      { title: "Linux Systems Administrator", titleAlso: ["Systems Administrator", "Linux Administrator"], company: "Galle Web Hosting", place: "Galle", dates: "01/2017 - 07/2019", from: "2017-01", to: "2019-07", points: [
        "cPanel farm, 1,400 shared sites. {Ansible}, {Bash}, {Nginx}, {Postfix}, {!WordPress=WordPress} customers at 2 a.m.",
      ] },
    ] },
    { heading: "Tools", tags: ["{Kubernetes}", "{AWS}", "{Linux}", "{Go}", "{Python}", "{Cilium}", "{Prometheus}", "{Renovate}", "{GitHub Actions}"] },
    { heading: "Not my thing", text: ["{!Azure} (read only, by accident), {!Windows Server}, slide decks."] },
    { heading: "Papers", certificates: ["{CKS|Certified Kubernetes Security Specialist} 2025", "{CKA|Certified Kubernetes Administrator} 2022", "{?AWS Solutions Architect Associate|AWS Certified Solutions Architect – Associate} 2020, lapsed"] },
    { heading: "School", studies: [
      { degree: "BSc (Hons) in Information Technology", degreeAlso: ["BSc in Information Technology", "BSc Information Technology"], institution: "University of Moratuwa", dates: "2012 - 2016", year: 2016 },
    ] },
    { heading: "Languages", languages: ["{Sinhala}, {English}, some {Tamil}"] },
    { heading: "Off screen", text: ["{!Cricket} (left-arm, slow), {!carpentry=Carpentry|Woodworking}, a {!rust=Rust}-coloured 1981 {!Beetle}."] },
  ],
  optional: ["Platform engineering", "Internal developer platform", "Developer experience", "Observability", "Monitoring", "GitOps", "Infrastructure as code", "IaC", "CI/CD", "Cloud", "Cost optimisation", "FinOps", "Cloud cost optimisation", "Spot instances", "Policy as code", "Image signing", "Secrets management", "Supply chain security", "cPanel", "Web hosting", "Hosting", "Shared hosting", "Logging", "Tracing", "Distributed tracing", "Containers", "Docker", "Container security", "On-call", "On call", "Migration", "Cloud migration", "Virtual machines", "Email servers", "Site reliability", "SRE", "Kubernetes security", "Release management", "WordPress hosting", "Developer portal", "Configuration management", "Git"],
  totalYears: 9.8,
  level: "Senior",
  inconsistencies: [],
  files: ["groff", "dot-leaders"],
};
