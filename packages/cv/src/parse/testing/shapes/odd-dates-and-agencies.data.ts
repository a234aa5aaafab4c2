import type { WholeCv } from "./whole-cv.ts";

/** Agencies, ships, studies between jobs, dates as few write them, and explained and unexplained times. */
export const ODD_DATES_AND_AGENCIES: readonly WholeCv[] = [
  {
    shape: "dates with apostrophes and now",
    text: `! Owen Tregarth
Truro, Cornwall
07700 900451
owen.tregarth@mail.example
# Experience
Barista Trainer, Harbour Roast Co. (03/'19–now)
* Trained 40 baristas; wastage of milk fell from 11% to 6%.
Barista, Lantern Café (06/'16–02/'19)
# Education
BTEC Level 3 Hospitality, Truro and Penwith College, '14–'16
# Languages
English (native), Cornish (A2)`,
    name: "Owen Tregarth",
    email: "owen.tregarth@mail.example",
    phone: "07700 900451",
    jobs: [
      ["Barista Trainer", "Harbour Roast Co.", "2019-03", "now"],
      ["Barista", "Lantern Café", "2016-06", "2019-02"],
    ],
    studies: [["BTEC Level 3 Hospitality", "Truro and Penwith College", 2016]],
    certificates: [],
    languages: ["English", "Cornish"],
    results: ["Trained 40 baristas; wastage of milk fell from 11% to 6%."],
    flaws: [],
  },
  {
    shape: "agency worker, via and at",
    text: `! Ruud Verhoeckx
Eindhoven · 06 12345678 · ruud.verhoeckx@mail.example
# Werkervaring
Productiemedewerker via Randstad bij Philips
feb 2022 – heden
Orderpicker via Tempo-Team bij Van den Berg Logistiek
sep 2020 – jan 2022
Heftruckchauffeur (uitzendkracht), Brabant Staal BV
mrt 2018 – aug 2020
# Opleiding
VMBO Techniek, Summa College, Eindhoven, 2017
# Talen
Nederlands: moedertaal
Engels: voldoende`,
    name: "Ruud Verhoeckx",
    email: "ruud.verhoeckx@mail.example",
    phone: "06 12345678",
    jobs: [
      ["Productiemedewerker", "Philips", "2022-02", "now"],
      ["Orderpicker", "Van den Berg Logistiek", "2020-09", "2022-01"],
      ["Heftruckchauffeur (uitzendkracht)", "Brabant Staal BV", "2018-03", "2020-08"],
    ],
    studies: [["VMBO Techniek", "Summa College", 2017]],
    certificates: [],
    languages: ["Dutch", "English"],
    results: [],
    flaws: [],
  },
  {
    shape: "maritime contracts in lines",
    text: `! Capt. Suresh Nallathamby
Jaffna, Sri Lanka | suresh.nallathamby@mail.example | +94 76 555 0190
# Sea service
Chief Officer, MV Ocean Pearl (bulk), Seven Isles Shipping — 12.01.2025 to 03.08.2025
Chief Officer, MV Ocean Ruby (bulk), Seven Isles Shipping — 20.02.2024 to 28.09.2024
Second Officer, MT Malabar (tanker), Konkan Tankers — 05.05.2022 to 14.01.2024
# Certificates
Chief Mate CoC (Foreign Going), Director General of Merchant Shipping, 2022
GMDSS General Operator
# Education
Diploma in Nautical Science, CINEC Campus, 2014
# Languages
Tamil, English, Sinhala`,
    name: "Suresh Nallathamby",
    email: "suresh.nallathamby@mail.example",
    phone: "+94 76 555 0190",
    jobs: [
      ["Chief Officer", "Seven Isles Shipping", "2025-01", "2025-08"],
      ["Chief Officer", "Seven Isles Shipping", "2024-02", "2024-09"],
      ["Second Officer", "Konkan Tankers", "2022-05", "2024-01"],
    ],
    studies: [["Diploma in Nautical Science", "CINEC Campus", 2014]],
    certificates: ["Chief Mate CoC (Foreign Going)", "GMDSS General Operator"],
    languages: ["Tamil", "English", "Sinhala"],
    results: [],
    flaws: [],
  },
  {
    shape: "ongoing apprenticeship",
    text: `! Mara Lüdtke
Geb. 14.02.2007 in Rostock
Am Stadtgraben 3, 18055 Rostock · 0176 55501832 · mara.luedtke@mail.example
# Ausbildung
seit 08/2024 Ausbildung zur Kauffrau für Büromanagement (voraussichtlich bis 07/2027)
Hanse Immobilien GmbH, Rostock
2018 – 2024 Regionale Schule „Otto Lilienthal“, Rostock
Abschluss: Mittlere Reife (Note 2,1)
# Praktika
03/2023 Schülerpraktikum, Stadtverwaltung Rostock (2 Wochen)
# Sprachen
Deutsch – Muttersprache, Englisch – B1, Russisch – A2`,
    name: "Mara Lüdtke",
    email: "mara.luedtke@mail.example",
    phone: "0176 55501832",
    jobs: [["Schülerpraktikum", "Stadtverwaltung Rostock", "2023-03", "2023-03"]],
    studies: [
      ["Ausbildung zur Kauffrau für Büromanagement", "Hanse Immobilien GmbH", 2027],
      ["Mittlere Reife", "Regionale Schule „Otto Lilienthal“", 2024],
    ],
    certificates: [],
    languages: ["German", "English", "Russian"],
    results: [],
    flaws: [],
  },
  {
    shape: "education inside the experience list",
    text: `! Thérèse Mboumba
Libreville, Gabon
+241 74 55 50 12
therese.mboumba@mail.example
# Parcours
Depuis janvier 2021 : Assistante de direction, Sogara, Libreville
2018 – 2020 : Licence en gestion, Université Omar Bongo, Libreville
Juin 2015 – août 2018 : Secrétaire, Cabinet Nze & Associés, Libreville
2013 – 2015 : BTS Assistanat de direction, Institut Africain de Management
# Langues
Français, fang, anglais (intermédiaire)`,
    name: "Thérèse Mboumba",
    email: "therese.mboumba@mail.example",
    phone: "+241 74 55 50 12",
    jobs: [
      ["Assistante de direction", "Sogara", "2021-01", "now"],
      ["Secrétaire", "Cabinet Nze & Associés", "2015-06", "2018-08"],
    ],
    studies: [
      ["Licence en gestion", "Université Omar Bongo", 2020],
      ["BTS Assistanat de direction", "Institut Africain de Management", 2015],
    ],
    certificates: [],
    languages: ["French", "Fang", "English"],
    results: [],
    flaws: [],
  },
  {
    shape: "academic years and teaching posts",
    text: `! Elif Karaduman
Ankara, Türkiye · +90 532 555 01 24 · elif.karaduman@mail.example
# Teaching
2022/23 – present\tEnglish Teacher\tÇankaya Anatolian High School
2018/19 – 2021/22\tEnglish Teacher\tKeçiören Secondary School
# Education
2014–2018\tBA English Language Teaching, Middle East Technical University
# Languages
Turkish – native | English – C2 (CAE 2017) | German – A2`,
    name: "Elif Karaduman",
    email: "elif.karaduman@mail.example",
    phone: "+90 532 555 01 24",
    jobs: [
      ["English Teacher", "Çankaya Anatolian High School", "2022", "now"],
      ["English Teacher", "Keçiören Secondary School", "2018", "2022"],
    ],
    studies: [["BA English Language Teaching", "Middle East Technical University", 2018]],
    certificates: [],
    languages: ["Turkish", "English", "German"],
    results: [],
    flaws: [],
  },
  {
    shape: "Dutch, two full-time posts since May side by side",
    text: `! Sanne Terpstra
Zwolle | 06 5555 0181 | sanne.terpstra@mail.example
# Werkervaring
Teamleider magazijn (voltijds), IJssel Fresh BV, mei 2018 – heden
Chauffeur (voltijds), Pakketdienst Oost, januari 2019 – december 2021
Magazijnmedewerker, IJssel Fresh BV, maart 2014 – april 2018
# Opleiding
MBO Logistiek, Deltion College, 2014
# Talen
Nederlands, Engels`,
    name: "Sanne Terpstra",
    email: "sanne.terpstra@mail.example",
    phone: "06 5555 0181",
    jobs: [
      ["Teamleider magazijn", "IJssel Fresh BV", "2018-05", "now"],
      ["Chauffeur", "Pakketdienst Oost", "2019-01", "2021-12"],
      ["Magazijnmedewerker", "IJssel Fresh BV", "2014-03", "2018-04"],
    ],
    studies: [["MBO Logistiek", "Deltion College", 2014]],
    certificates: [],
    languages: ["Dutch", "English"],
    results: [],
    flaws: ["overlap"],
  },
  {
    shape: "a return to work that the summary explains",
    text: `! Imesha Senaratne
Matara, Sri Lanka | 071 555 0139 | imesha.senaratne@mail.example
# Summary
Returned to work in 2022 after two years at home with my twins.
# Experience
Ward Clerk, Southern Lanka Hospital, May 2022 – Present
Receptionist, Nilwala Dental Clinic, February 2017 – March 2020
# Education
G.C.E. Advanced Level, Sujatha Vidyalaya, 2015
# Languages
Sinhala, English`,
    name: "Imesha Senaratne",
    email: "imesha.senaratne@mail.example",
    phone: "071 555 0139",
    jobs: [
      ["Ward Clerk", "Southern Lanka Hospital", "2022-05", "now"],
      ["Receptionist", "Nilwala Dental Clinic", "2017-02", "2020-03"],
    ],
    studies: [["G.C.E. Advanced Level", "Sujatha Vidyalaya", 2015]],
    certificates: [],
    languages: ["Sinhala", "English"],
    results: [],
    flaws: [],
  },
  {
    shape: "wards behind the title under one hospital",
    text: `! Maryanne Oduya
Cleveland, OH | (216) 555-0133 | maryanne.oduya@mail.example
# Experience
B Lakefront General Hospital
Charge Nurse, Step-Down\tMarch 2021 – Present
Staff Nurse, Cardiology\tJune 2016 – February 2021
# Education
Bachelor of Science in Nursing, Erie State University, 2016
# Languages
English, Swahili`,
    name: "Maryanne Oduya",
    email: "maryanne.oduya@mail.example",
    phone: "(216) 555-0133",
    jobs: [
      ["Charge Nurse, Step-Down", "Lakefront General Hospital", "2021-03", "now"],
      ["Staff Nurse, Cardiology", "Lakefront General Hospital", "2016-06", "2021-02"],
    ],
    studies: [["Bachelor of Science in Nursing", "Erie State University", 2016]],
    certificates: [],
    languages: ["English", "Swahili"],
    results: [],
    flaws: [],
  },
];
