import type { Person } from "../person.ts";

export const person: Person = {
  id: "soc-hafiz",
  family: "cybersecurity",
  country: "MY",
  languageCode: "en",
  name: "Hafiz bin Zulkarnain",
  headline: "SOC Analyst",
  email: "hafiz.zulkarnain@klangpost.example",
  phone: "+60 12-555 0174",
  location: "Kuala Lumpur, Malaysia",
  links: [["linkedin.com/in/hafiz-z-demo", "https://linkedin.com/in/hafiz-z-demo"]],
  sections: [
    { heading: "About", text: ["Shift analyst who reads logs the way others read thrillers, and writes down how they end."] },
    {
      heading: "Employment",
      jobs: [
        { title: "SOC Analyst (Tier 2)", titleAlso: ["SOC Analyst", "SOC Analyst Tier 2"], company: "Menara Shield Sdn Bhd", place: "Kuala Lumpur", dates: "Feb 2024 – Present", from: "2024-02", to: null, points: [
          "Triage of alerts in {Splunk} and {Microsoft Sentinel|Azure Sentinel|Sentinel}; {?phishing=Phishing analysis|Phishing investigation|Phishing} cases from the first mail to the closing note.",
          "[[Mean time to contain fell from 95 to 34 minutes.]]",
          "Weekly call with the client's {!HR=Human resources|HR} and {!Finance} people about accounts of leavers.",
        ] },
        { title: "Junior SOC Analyst", company: "Pantai Data Centre", place: "Cyberjaya", dates: "Aug 2022 – Jan 2024", from: "2022-08", to: "2024-01", points: [
          "Alerts from {?firewalls=Firewalls|Firewall|Firewall management|Firewall administration|Firewall monitoring} and {CrowdStrike Falcon|CrowdStrike}; one week of nights in four.",
        ] },
        { title: "IT Intern", company: "Universiti Teknologi MARA", place: "Shah Alam", dates: "Jan 2022 – Jun 2022", from: "2022-01", to: "2022-06", points: ["Password resets, new laptops, and one printer that nobody loved."] },
      ],
    },
    { heading: "Skills", tags: ["{Incident response}", "{Threat hunting}", "{MITRE ATT&CK|ATT&CK|MITRE ATT&CK framework}", "{Wireshark}", "{KQL|Kusto Query Language|Kusto}", "{Python}", "{Linux}", "{~Teamwork}", "{~Calm under pressure=Stress management}"] },
    { heading: "Certificates", certificates: ["{CompTIA Security+|Security+}", "{Blue Team Level 1 (BTL1)|BTL1|Blue Team Level 1}"] },
    { heading: "Education", studies: [{ degree: "BSc (Hons) Computer Networking", degreeAlso: ["BSc Computer Networking"], institution: "Universiti Teknologi MARA", dates: "2018 – 2022", year: 2022 }] },
    { heading: "Languages", languages: ["{Malay}, {English}, {Mandarin|Chinese|Mandarin Chinese}"] },
    { heading: "What next", text: ["I would like to learn {!Rust} and {!malware reverse engineering=Reverse engineering|Malware reverse engineering|Malware analysis}."] },
  ],
  optional: ["SIEM", "Security operations", "Security monitoring", "SOC operations", "Alert triage", "Alert monitoring", "Log analysis", "EDR", "Endpoint security", "Endpoint detection and response", "Network security", "Threat detection", "Threat intelligence", "Helpdesk", "IT support", "Technical support", "User account management", "Identity and access management", "Shift work", "Access management", "Networking", "Computer networking", "Phishing", "Scripting", "Packet analysis", "Incident handling", "Security analysis", "Email security"],
  totalYears: 4.8,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["sidebar-right", "moderncv-classic"],
};
