import type { Person } from "../person.ts";

export const person: Person = {
  id: "networkadmin-bishal",
  family: "networking",
  country: "NP",
  languageCode: "en",
  name: "Bishal Thapa Magar",
  headline: "Network Administrator",
  email: "bishal.tm@examplenet.example",
  phone: "+977 98420 61175",
  location: "Biratnagar, Nepal",
  sections: [
    { heading: "Summary", text: ["Network administrator with over 8 years of experience in networks that stand in rain, dust and wind."] },
    {
      heading: "Employment",
      jobs: [
        { title: "Network Administrator", company: "Koshi Broadband", place: "Biratnagar", dates: "06/2023 - Present", from: "2023-06", to: null, points: [
          "{MikroTik} routers on 41 towers, {OSPF} between the districts, alerts in {Zabbix}.",
          "[[Outages per tower came down from 9 hours to 2 hours a month.]]",
          "Moved the core room to a new building in {!spring=Spring} 2025.",
        ] },
        { title: "IT Technician", company: "Himal Tea Packers", place: "Ilam", dates: "03/2021 - 05/2023", from: "2021-03", to: "2023-05", points: [
          "Kept switches, printers and scales of a {!tea=Tea|Tea manufacturing} factory running.",
          "Showed eleven {!warehouse=Warehouse operations|Warehouse|Warehousing} clerks how to use the order screens.",
        ] },
      ],
    },
    { heading: "Skills", tags: ["{Routing}", "{Switching}", "{OSPF}", "{MikroTik}", "{VPN}", "{Wireless networks|Wi-Fi|Wireless networking|WiFi}", "{Fibre splicing|Fiber splicing|Fibre optic splicing|Fusion splicing}", "{Windows Server}", "{~Calm under pressure=Stress management|Calm under pressure}"] },
    { heading: "Certificates", certificates: ["{CCNA|Cisco Certified Network Associate} (2022)"] },
    { heading: "Education", studies: [
      { degree: "Bachelor of Computer Engineering", institution: "Purbanchal University", dates: "2020", year: 2020 },
      { degree: "+2 in Science", degreeAlso: ["+2 Science", "Higher Secondary (+2) in Science"], institution: "Birat Model College", dates: "2015", year: 2015 },
    ] },
    { heading: "Languages", languages: ["{Nepali}, {English}, {Maithili}"] },
    { heading: "Declaration", text: ["I declare that the above is true to the best of my knowledge."] },
  ],
  optional: ["Network monitoring", "Monitoring", "Cisco", "Hardware support", "Printer support", "Network switches", "Fibre optics", "Data centre relocation", "Computer engineering", "Printers", "Helpdesk", "Hardware repair", "Relocation", "User training", "Training", "End-user training"],
  totalYears: 5.7,
  level: "Mid-Level",
  inconsistencies: ["total"],
  files: ["sidebar-right", "docx-plain@libreoffice"],
};
