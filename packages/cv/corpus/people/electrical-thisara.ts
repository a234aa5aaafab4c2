import type { Person } from "../person.ts";

export const person: Person = {
  id: "electrical-thisara",
  family: "electrical engineering",
  country: "LK",
  languageCode: "en",
  name: "Thisara Madushan Amarasinghe",
  headline: "Electrical Engineer",
  email: "thisara.amarasinghe@voltlanka.example",
  phone: "+94 71 448 1190",
  location: "Homagama, Sri Lanka",
  sections: [
    { heading: "Career Objective", text: ["To design substations that do not wake anybody."] },
    {
      heading: "Professional Experience",
      jobs: [
        { title: "Electrical Engineer", company: "Kotmale Power Projects", place: "Colombo", dates: "Dec 2021 – Present", from: "2021-12", to: null, points: ["33 kV {switchgear} and {protection relays=Protection relays|Relay protection|Protection systems|Power system protection}; {load flow studies=Load flow analysis|Load flow studies|Load flow} in {ETAP}.", "[[Commissioned the Ella feeder 5 weeks early.]]"] },
        { title: "Trainee Engineer", company: "Lakvijaya Maintenance Pool", place: "Norochcholai", dates: "Jun 2021 – Nov 2021", from: "2021-06", to: "2021-11", points: ["{PLC programming|PLC}, motor {vibration checks=Vibration analysis|Vibration monitoring|Vibration checks}."] },
      ],
    },
    { heading: "Skills", tags: ["{AutoCAD Electrical|AutoCAD}", "{SCADA}", "{DIgSILENT PowerFactory|PowerFactory|DIgSILENT}", "{Solar PV design|Solar PV|PV design}", "{MATLAB}", "{~Teamwork}"] },
    { heading: "Education", studies: [{ degree: "BSc Eng (Hons) in Electrical Engineering", degreeAlso: ["BSc Eng in Electrical Engineering", "BSc in Electrical Engineering"], institution: "University of Moratuwa", dates: "2016 – 2021", year: 2021 }] },
    { heading: "Membership", certificates: ["{Associate Member, IESL|AMIE|Associate Member}, 2022"] },
    { heading: "Languages", languages: ["{Sinhala}, {English}"] },
    { heading: "Hobbies", text: ["{!Scouting}, {!drone=Drone piloting} racing"] },
  ],
  optional: ["Electrical engineering", "Substation design", "Commissioning", "Electrical design", "Power systems", "Medium voltage"],
  totalYears: 5.4,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["spaced", "moderncv-banking"],
};
