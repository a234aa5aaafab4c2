import type { Person } from "../person.ts";

export const person: Person = {
  id: "lifttechnician-suresh",
  family: "electrical trade",
  country: "MY",
  languageCode: "en",
  name: "Suresh a/l Manickam",
  headline: "Lift and escalator technician",
  email: "suresh.m@liftkl.example",
  phone: "012-555 0147",
  location: "Klang, Selangor, Malaysia",
  sections: [
    { heading: "Objective", text: ["To join a lift company with proper overtime and a path to supervisor. I am {~responsible=Responsibility|Sense of responsibility} and I come when called, also at 3 a.m."] },
    {
      heading: "Experience",
      jobs: [
        { title: "Senior Lift Technician (full-time)", company: "Menara Vertikal Sdn Bhd", place: "Kuala Lumpur", dates: "06/2023 - Present", from: "2023-06", to: null, points: ["{Troubleshooting=Lift troubleshooting|Troubleshooting|Fault finding|Fault diagnosis} of traction lifts at Menara {!Unity} and nine other towers.", "{Rope replacement=Rope replacement|Rope shortening|Wire rope replacement|Hoist rope replacement}, {brake adjustment=Brake adjustment|Lift brake adjustment}, {governor tests=Overspeed governor testing|Governor testing|Governor tests|Governor test}.", "[[Callbacks per month came down from 41 to 12.]]", "{Passenger release=Passenger rescue|Passenger release|Lift rescue|Trapped passenger release|Passenger evacuation}, day and night."] },
        { title: "Lift Technician (full-time)", company: "Selat Elevator Services", place: "Port Klang", dates: "02/2021 - 09/2024", from: "2021-02", to: "2024-09", points: ["Monthly {servicing=Preventive maintenance|Lift servicing|Lift maintenance|Servicing|Planned maintenance} of 70 units, {hydraulic lifts=Hydraulic lifts|Hydraulic lift maintenance|Hydraulics}, {escalator step chains=Escalator step chain replacement|Escalator maintenance|Escalator repair|Step chain replacement|Escalator step chains}.", "Logic changes: the {!PLC programming} came from the Penang office, I only load and test."] },
        { title: "Installation Helper", company: "Teguh Lif Engineering", place: "Shah Alam", dates: "01/2020 - 01/2021", from: "2020-01", to: "2021-01", points: ["{Guide rail alignment=Guide rail alignment|Guide rail installation|Rail alignment|Guide rails}, {trunking and wiring=Electrical wiring|Wiring|Trunking and wiring|Trunking|Lift wiring}. Brackets were done by the {!welding=Welding} subcon.", "[[Helped hand over nine lifts at the hospital project with zero defects at JKKP inspection.]]"] },
      ],
    },
    { heading: "Skills", tags: ["{VVVF drives=VVVF drives|VVVF|Variable frequency drives|VFD|Inverter drives}", "{Door operator adjustment=Door operator adjustment|Door adjustment|Lift door adjustment|Door operators}", "{Schematic reading=Reading electrical schematics|Schematic reading|Electrical schematics|Circuit diagrams|Reading schematics|Wiring diagrams|Electrical drawings}", "{Multimeter=Multimeter|Multimeter use}", "{Megger testing=Insulation resistance testing|Megger testing|Insulation testing|Megger}", "{Lockout/tagout=Lockout/tagout|LOTO|Lockout tagout|Lock-out tag-out}"] },
    { heading: "Certificates", certificates: ["{CIDB Green Card=CIDB Green Card|CIDB Card|Green Card}, CIDB, 2025", "{Wireman PW2=Wireman PW2|PW2|Wireman Certificate PW2|Wireman PW2 Certificate}, Suruhanjaya Tenaga, 2022", "{Lift Competent Person=Lift Competent Person|Competent Person (Lift)|Orang Kompeten Lif}, DOSH, 2024"] },
    {
      heading: "Education",
      studies: [
        { degree: "Sijil Kemahiran Malaysia Level 3, Electrical", institution: "ILP Kuala Langat", place: "Banting", dates: "2019", year: 2019 },
      ],
    },
    { heading: "Languages", languages: ["{Tamil}, {Malay}, {English}, {Cantonese} (little)"] },
  ],
  optional: ["Electrical work", "Driving", "Customer service", "Installation", "Maintenance", "Teamwork", "Safety", "Hand tools", "Escalators", "Elevator maintenance", "Mechanical maintenance", "Lifts", "On-call work", "Service", "Elevators", "Car door operators", "Report writing", "Lift repair", "Supervision", "Working at height", "Breakdown service", "Emergency rescue", "Electronics", "Electrical", "PLC testing", "PLC loading", "Handover"],
  totalYears: 6.8,
  level: "Senior",
  inconsistencies: ["overlap"],
  files: ["web-counts", "grid@weasyprint"],
};
