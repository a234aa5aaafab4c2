import type { Person } from "../person.ts";

export const person: Person = {
  id: "radioproducer-chisomo",
  family: "journalism",
  country: "MW",
  languageCode: "en",
  name: "Chisomo Kachale",
  headline: "Radio Producer",
  email: "ckachale@exampleradio.example",
  emailLink: "E-mail",
  phone: "+265 991 204 538",
  location: "Blantyre, Malawi",
  links: [["Recordings", "https://kachale-demo.example/audio"]],
  sections: [
    { heading: "Studios", jobs: [
      { title: "Producer", company: "Radio Shire Valley", place: "Blantyre", dates: "05/2021 – today", from: "2021-05", to: null, points: [
        "Morning show: prices, {!football=Football}, letters.",
        "[[A series on the {!lean=Lean manufacturing|Lean} season brought grain to 26 villages.]]",
      ] },
      { title: "Presenter", company: "Mulanje Peak FM", place: "Mulanje", dates: "02/2021 – 08/2020", from: "2021-02", to: "2020-08", points: ["Saturday quiz."] },
      { title: "Studio Assistant", company: "Zomba Community Radio", place: "Zomba", dates: "06/2017 – 11/2020", from: "2017-06", to: "2020-11", points: ["Cables, clocks and the noon {?bulletin=News writing|News bulletins|News reading}; spots cut in {Audacity}."] },
    ] },
    { heading: "Craft", tags: ["{Radio production|Radio}", "{Script writing=Scriptwriting|Script writing}", "{Sound editing=Audio editing|Sound editing}", "{Interviewing}", "{Live broadcasting|Live broadcast|Broadcasting}"] },
    { heading: "Education", studies: [{ degree: "Diploma in Journalism", institution: "Malawi Institute of Journalism", dates: "2017", year: 2017 }] },
    { heading: "Languages", languages: ["{Chichewa|Chewa|Nyanja}, {English}, {Yao}"] },
  ],
  optional: ["Radio presenting", "Presenting", "Quiz hosting", "Moderation", "Hosting"],
  totalYears: 9,
  level: "Senior",
  inconsistencies: ["reversed"],
  files: ["sidebar-left", "docx-pipes"],
};
