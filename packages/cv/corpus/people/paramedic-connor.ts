import type { Person } from "../person.ts";

export const person: Person = {
  id: "paramedic-connor",
  family: "emergency services",
  country: "IE",
  languageCode: "en",
  name: "Conor Mac Giolla",
  headline: "Advanced Paramedic",
  email: "conor.macgiolla@corkbox.example",
  phone: "087 330 9146",
  location: "Cork, Ireland",
  sections: [
    { heading: "Profile", text: ["Advanced paramedic on the night car. Ten years on the road."] },
    {
      heading: "Service",
      jobs: [
        { title: "Advanced Paramedic", company: "Munster Ambulance Service", place: "Cork", dates: "Jan 2021 – present", from: "2021-01", to: null, points: ["{Advanced life support|ALS}, {intubation=Intubation|Airway management}, {12-lead ECG=ECG|12-lead ECG|ECG interpretation}.", "[[Survival to hospital after witnessed arrest rose from 24% to 33% in our station.]]"] },
        { title: "Paramedic", company: "Munster Ambulance Service", place: "Bantry", dates: "Sep 2016 – Dec 2020", from: "2016-09", to: "2020-12", points: ["{Emergency driving|Blue light driving|Response driving}, {triage=Triage}, {patient handover=Patient handover|Clinical handover}."] },
        { title: "First Aid Instructor", company: "Blackrock Training", place: "Cork", dates: "Mar 2018 – Aug 2018", from: "2018-03", to: "2018-08", points: ["Saturday classes for lifeguards."] },
      ],
    },
    { heading: "Skills", tags: ["{Trauma care}", "{Drug administration|Medication administration}", "{Major incident management|Major incident response}", "{~Composure|Calm under pressure}", "{~Teamwork}"] },
    { heading: "Education", studies: [{ degree: "BSc in Paramedic Studies", institution: "University of Limerick", dates: "2012 – 2016", year: 2016 }] },
    { heading: "Registration", certificates: ["{PHECC registered Advanced Paramedic|PHECC|PHECC Advanced Paramedic}, 2021"] },
    { heading: "Languages", languages: ["{English}, {Irish|Gaeilge}"] },
  ],
  optional: ["First aid", "Emergency care", "Paramedicine", "Emergency medicine", "First aid instruction", "Training", "Driving", "First aid training"],
  totalYears: 10.2,
  level: "Expert",
  inconsistencies: [],
  files: ["dates-left", "docx-sidebar", "web-timeline"],
};
