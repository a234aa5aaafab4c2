import type { Person } from "../person.ts";

export const person: Person = {
  id: "sysadmin-chukwuemeka",
  family: "it support",
  country: "NG",
  languageCode: "en",
  name: "Chukwuemeka Daniel Obiora",
  printedName: "OBIORA, Chukwuemeka Daniel",
  headline: "Systems Administrator",
  email: "emeka.obiora@postbox.example",
  phone: "+234 803 555 0172",
  location: "Surulere, Lagos, Nigeria",
  sections: [
    { heading: "Career Objective", text: ["To be part of a forward looking organisation where I can keep servers, users and data safe, and to grow in the field. I wish to write the {!CCNA} examination next year."] },
    { heading: "Core Competencies", tags: ["{Windows Server 2019=Windows Server|Windows Server 2019|Microsoft Windows Server}", "{Active Directory=Active Directory|AD|Microsoft Active Directory}", "{Group Policy=Group Policy|GPO|Group Policy Objects}", "{Microsoft 365 administration=Microsoft 365|Microsoft 365 administration|Office 365|M365|Microsoft 365 admin|O365}", "{VMware ESXi=VMware ESXi|VMware|ESXi|VMware vSphere}", "{Veeam=Veeam|Veeam Backup|Veeam Backup & Replication}", "{PowerShell=PowerShell|Windows PowerShell|PowerShell scripting}", "{~patience=Patience}", "{~ability to work under pressure=Working under pressure|Stress resistance|Work under pressure|Resilience|Ability to work under pressure}"] },
    {
      heading: "Work Experience",
      jobs: [
        { title: "Systems Administrator", company: "Brightwater Microfinance Bank", place: "Victoria Island, Lagos", dates: "Sept. 2022 till date", from: "2022-09", to: null, points: ["Administer 14 servers and about 230 user accounts at head office and nine branches.", "[[Raised the success rate of the nightly {backups=Backup|Backups|Data backup|Backup management|Backup and recovery|Server backup} from 81% to 99%.]]", "Wrote PowerShell scripts that create and disable accounts from the HR list.", "The core banking application ({!Finacle}) is run by the vendor's engineers; I open the tickets and follow them up.", "Drafted the {business continuity plan=Business continuity|Business continuity planning|BCP|Disaster recovery|Disaster recovery planning|Business continuity plan} with the Risk department and tested it twice.", "Run a short talk on phishing for every new intake.", "{Patch management=Patch management|Patching} every second Saturday of the month."] },
        { title: "IT Support Officer", company: "Havilah Logistics Ltd", place: "Apapa, Lagos", dates: "02/2019 – 08/2022", from: "2019-02", to: "2022-08", points: ["First point of call for 120 users: {desktop support=Desktop support|Help desk|Helpdesk support|Help desk support|User support|First-line support|IT support}, {printers=Printer maintenance|Printers|Printer support|Printer troubleshooting}, mailboxes, {CCTV=CCTV|CCTV systems|CCTV maintenance|CCTV support|CCTV cameras}.", "Configured {MikroTik=MikroTik|MikroTik routers|Mikrotik RouterOS|RouterOS} routers for the two depots; the {!Cisco} switches at headquarters belonged to an outsourced network team.", "{Imaging of laptops=Laptop imaging|OS imaging|Imaging|Operating system installation|Disk imaging|Laptop setup|PC imaging} and keeping of the asset register.", "[[Closed 94% of tickets inside the agreed time in 2021.]]"] },
        { title: "IT Assistant (NYSC)", company: "Kwara State Library Board", place: "Ilorin", dates: "Feb. 2018 – Jan. 2019", from: "2018-02", to: "2019-01", points: ["Taught staff {computer basics=Computer training|Computer literacy training|IT training|User training|Computer basics|Basic computer skills|Computer literacy} and {repaired computers=Computer repair|PC repair|Hardware repair|Computer maintenance|Hardware maintenance}."] },
      ],
    },
    { heading: "Certifications", certificates: ["{ITIL Foundation=ITIL Foundation|ITIL|ITIL 4 Foundation}, PeopleCert, 2021", "{CompTIA A+}, CompTIA, 2019"] },
    {
      heading: "Education",
      studies: [
        { degree: "B.Sc. Computer Science (Second Class Upper)", institution: "University of Ilorin", place: "Ilorin", dates: "2013 – 2017", year: 2017 },
        { degree: "WASSCE", institution: "Government College", place: "Umuahia", dates: "2012", year: 2012 },
      ],
    },
    { heading: "Languages", languages: ["{English}, {Igbo}, {Yoruba} (fair)"] },
    { heading: "Further information", list: ["Attended a free half-day event on {!Azure=Azure|Microsoft Azure} in 2025, no hands-on use so far.", "Hobbies: reading, table tennis, choir."] },
    { heading: "Referees", text: ["Available on request."] },
  ],
  optional: ["System administration", "Systems administration", "Windows", "Troubleshooting", "Virtualisation", "Virtualization", "Networking", "Network troubleshooting", "Documentation", "Asset management", "Ticketing", "Ticketing system", "LAN", "Training", "User account management", "User management", "Printer setup", "Server administration", "IT infrastructure", "Hardware", "Data recovery", "Customer service", "Email administration", "Cabling", "Scripting", "User provisioning", "Routers", "Inventory management", "Security awareness training", "Security awareness", "Phishing awareness", "Cybersecurity", "IT security", "ITIL"],
  totalYears: 8.8,
  level: "Senior",
  inconsistencies: [],
  files: ["dot-leaders", "docx-tabs@libreoffice-docx"],
};
