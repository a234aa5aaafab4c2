import type { Person } from "../person.ts";

export const person: Person = {
  id: "baliemedewerker-anouk",
  family: "office administration",
  country: "NL",
  languageCode: "nl",
  name: "Anouk van der Sluijs",
  headline: "Baliemedewerker polikliniek",
  email: "anouk.vandersluijs@leidsepost.example",
  phone: "06 5550 1842",
  location: "Leiderdorp",
  labels: { contact: "Contact", email: "E-mail", phone: "Telefoon", address: "Woonplaats" },
  sections: [
    { heading: "Over mij", text: ["Wie aan de balie komt is zenuwachtig, te laat of allebei. Ik stuur de mensen naar de goede gang en zorg dat de dokter op tijd begint."] },
    {
      heading: "Werk",
      jobs: [
        { title: "Baliemedewerker polikliniek", titleAlso: ["Baliemedewerker"], company: "Ziekenhuis De Rijnmond", place: "Leiden", dates: "oktober 2022 – heden", from: "2022-10", to: null, points: [
          "Balie voor {!cardiologie=Cardiology|Cardiologie}, {!longgeneeskunde=Pulmonology|Longgeneeskunde} en {!dermatologie=Dermatology|Dermatologie}: inschrijven in {HiX|ChipSoft HiX}, {?verwijzingen=Referral processing|Verwijzingen|Referrals|Referral management} controleren, vervolgafspraken maken.",
          "Doorverwijzen naar {!bloedprikken=Phlebotomy|Bloedprikken|Blood sampling}, {!röntgen=Radiography|Röntgen|X-ray}, {!hartfilmpje=ECG|Hartfilmpje} en {!apotheek=Pharmacy|Apotheek}; de rolstoelen weten te vinden.",
          "[[Met sms-herinneringen daalde het aantal patiënten dat wegblijft van 9 naar 4 procent.]]",
          "{?Spoed=Emergency recognition|Spoed herkennen|Spoed} herkennen en de verpleegkundige erbij halen, niet zelf {!triëren=Triage|Triëren|Triage nursing}.",
        ] },
        { title: "Receptionist (uitzend)", titleAlso: ["Receptionist"], company: "Bedrijvenpark Duinzicht", place: "Katwijk", dates: "april 2020 – februari 2021", from: "2020-04", to: "2021-02", points: ["Badges en bezoekers voor een {!notaris=Notary|Notariaat}, twee {!accountants=Accounting|Accountancy}, een {!tandarts=Dentistry|Tandheelkunde} en een bedrijf in {!drones=Drones}."] },
        { title: "Medewerker klantenservice", company: "Bloemen Direct Rijnsburg", place: "Rijnsburg", dates: "september 2016 – maart 2020", from: "2016-09", to: "2020-03", points: ["Klachten over {!tulpen=Tulpen|Floristry} die te vroeg open gingen; {Zendesk}.", "[[Gemiddelde wachttijd aan de telefoon van 6 naar 2 minuten.]]"] },
      ],
    },
    { heading: "Vaardigheden", tags: ["{Afspraken plannen=Appointment scheduling|Afspraken plannen|Planning}", "{Patiëntregistratie=Patient registration|Patiëntregistratie}", "{Medische terminologie=Medical terminology|Medische terminologie}", "{Telefonie=Telephone skills|Telefonie|Telephone etiquette|Telephony|Call handling}", "{AVG en beroepsgeheim=GDPR|AVG|Medical confidentiality|Data protection|Privacy|Beroepsgeheim|AVG en beroepsgeheim}", "{Word=Microsoft Word}", "{Outlook=Microsoft Outlook|Outlook}", "{~Rustig blijven=Stress management|Rustig blijven|Calmness|Calm under pressure|Stressbestendigheid}", "{~Gastvrij=Hospitality|Gastvrijheid|Gastvrij|Hospitable attitude}"] },
    { heading: "Opleiding", studies: [
      { degree: "Mbo 4 Medisch secretaresse", degreeAlso: ["Medisch secretaresse", "Mbo Medisch secretaresse"], institution: "mboRijnland", place: "Leiden", dates: "2013 – 2016", year: 2016 },
      { degree: "Vmbo-t", degreeAlso: ["Vmbo"], institution: "Visser 't Hooft Lyceum", place: "Leiderdorp", dates: "2013", year: 2013 },
    ] },
    { heading: "Cursussen", certificates: ["{BHV|Bedrijfshulpverlening}, jaarlijks", "{Omgaan met agressie|Omgaan met agressief gedrag}, 2023"] },
    { heading: "Talen", languages: ["{Nederlands=Dutch}, {Engels=English}, {gebarentaal=Dutch Sign Language|Nederlandse Gebarentaal|NGT|Sign language} (basis)"] },
    { heading: "Vrije tijd", text: ["{!Korfbal}, {!keramiek=Ceramics|Pottery|Keramiek}, vrijwilliger bij de voedselbank"] },
  ],
  not: ["Nursing"],
  optional: ["Complaint handling", "Reception", "Receptie", "Customer service", "Klantenservice", "Medical administration", "Patient care", "Front desk", "Visitor management", "Balie", "Medical secretarial skills", "Wayfinding", "Patient intake", "Office administration", "SMS reminders", "Appointment reminders", "Microsoft Office", "Access control", "Badge administration", "Klachtenafhandeling", "Medical reception", "First aid", "Aggression management", "Patient guidance", "Baliewerk", "Reminders", "Patient communication", "Conflict management", "De-escalation", "Medische administratie"],
  totalYears: 8.6,
  level: "Senior",
  inconsistencies: ["gap"],
  files: ["timeline", "docx-textbox"],
};
