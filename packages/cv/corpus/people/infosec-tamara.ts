import type { Person } from "../person.ts";

export const person: Person = {
  id: "infosec-tamara",
  family: "cybersecurity",
  country: "US",
  languageCode: "en",
  name: "Tamara Whitfield",
  headline: "Information Security Analyst",
  email: "t.whitfield@scioto.example",
  phone: "(614) 555-0148",
  location: "Columbus, OH",
  sections: [
    { heading: "Summary", text: ["Security analyst at a credit union. I write to the person who clicked the way I would want to be written to."] },
    {
      heading: "Experience",
      jobs: [
        { title: "Information Security Analyst", company: "Buckeye Mutual Credit Union", place: "Columbus, OH", dates: "July 2021 – Present", from: "2021-07", to: null, points: ["Work the alerts in {Splunk} and close the loop with the branch the same day.", "Monthly scans with {Nessus|Tenable Nessus}; patch list agreed with the server team.", "[[Cut the share of staff who click on test phishing mail from 18% to 4%.]]", "Wrote the {?incident plan=Incident response planning|Incident response plan|Incident planning} that the examiners took as it was."] },
        { title: "Help Desk Technician", company: "Licking County Schools", place: "Newark, OH", dates: "August 2016 – May 2019", from: "2016-08", to: "2019-05", points: ["Laptops, passwords and projectors for nine schools; accounts in {Active Directory}."] },
      ],
    },
    {
      heading: "Education",
      studies: [
        { degree: "M.S. in Cybersecurity (full-time)", degreeAlso: ["M.S. in Cybersecurity", "MS in Cybersecurity"], institution: "Franklin University", place: "Columbus, OH", dates: "August 2019 – May 2021", year: 2021 },
        { degree: "A.A.S. in Information Technology", degreeAlso: ["AAS in Information Technology"], institution: "Hocking College", place: "Nelsonville, OH", dates: "2014 – 2016", year: 2016 },
      ],
    },
    { heading: "Skills", tags: ["{Incident response}", "{SIEM}", "{Splunk}", "{Vulnerability management|Vulnerability scanning|Vulnerability assessment}", "{Nessus}", "{Phishing analysis|Phishing investigation}", "{PowerShell}", "{NIST CSF|NIST Cybersecurity Framework|NIST}", "{Security awareness training|Security awareness}"] },
    { heading: "Certifications", certificates: ["{CompTIA Security+|Security+}, 2020", "{CompTIA CySA+|CySA+}, 2023"] },
    { heading: "Languages", languages: ["{English}, {Spanish}"] },
    { heading: "Volunteering", text: ["Reptile rescue, Sundays: one {!python=Python}, three geckos, endless laundry."] },
  ],
  optional: ["Cybersecurity", "Information security", "Alert triage", "Log analysis", "Security monitoring", "Patch management", "Phishing simulation", "Help desk", "Technical support", "IT support", "User account management", "Password resets", "Hardware support", "Hardware repair", "Technical writing", "Documentation", "Security policies", "Compliance", "Audit", "Threat detection", "Animal care", "Banking", "Report writing", "Communication"],
  totalYears: 8.2,
  level: "Senior",
  inconsistencies: [],
  files: ["us-one-pager", "docx-header@libreoffice"],
};
