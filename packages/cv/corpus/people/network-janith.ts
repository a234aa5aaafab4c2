import type { Person } from "../person.ts";

export const person: Person = {
  id: "network-janith",
  family: "networking",
  country: "LK",
  languageCode: "en",
  name: "Janith Bulathsinhala",
  headline: "Network Engineer",
  email: "janith.b@fibremail.example",
  phone: "+94 70 228 3017",
  location: "Malabe, Sri Lanka",
  sections: [
    { heading: "Summary", text: ["Routes packets for an ISP. {Python} for whatever I have done twice."] },
    {
      heading: "Experience",
      jobs: [
        { title: "Network Engineer", company: "Lanka Fibre Net", place: "Colombo", dates: "2022-05 – Present", from: "2022-05", to: null, points: ["{BGP}, {OSPF} and {MPLS} core on {Juniper|Juniper Networks} and {Cisco|Cisco IOS}; {Ansible} templates.", "[[Outages longer than 15 minutes went down from 22 to 5 a year.]]"] },
        { title: "NOC Technician", company: "Lanka Fibre Net", dates: "2020-09 – 2022-04", from: "2020-09", to: "2022-04", promoted: true, points: ["{Network monitoring} in {Zabbix}, {OTDR=OTDR|OTDR testing} on fibre cuts, rest breaks when the sea cable allowed."] },
      ],
    },
    { heading: "Skills", groups: [["Routing", ["{BGP}", "{OSPF}", "{MPLS}"]], ["Security", ["{FortiGate|Fortinet}", "{IPsec|IPsec VPN}"]], ["Other", ["{Wireshark}", "{Linux}", "{Python}"]]] },
    { heading: "Certifications", certificates: ["{CCNP Enterprise|CCNP}, Cisco, 2024", "{CCNA}, Cisco, 2020", "{JNCIA-Junos|JNCIA}, 2022"] },
    { heading: "Education", studies: [{ degree: "BSc (Hons) in Computer Networks", degreeAlso: ["BSc in Computer Networks"], institution: "SLIIT", dates: "2017 – 2021", year: 2021 }] },
    { heading: "Languages", languages: ["{Sinhala}, {English}"] },
  ],
  hidden: { how: "covered", text: "Kubernetes OpenStack Palo Alto F5 Checkpoint Azure Networking SD-WAN expert", claims: ["Kubernetes", "OpenStack", "Azure"] },
  not: ["REST"],
  optional: ["Networking", "Network security", "VPN", "Network automation", "Fibre optics", "Fiber optics", "Automation", "Network engineering"],
  totalYears: 6.2,
  level: "Senior",
  inconsistencies: [],
  files: ["compact", "classic", "docx-pipes", "side-titles"],
};
