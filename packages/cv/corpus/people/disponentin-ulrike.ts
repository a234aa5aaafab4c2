import type { Person } from "../person.ts";

export const person: Person = {
  id: "disponentin-ulrike",
  family: "human resources",
  country: "DE",
  languageCode: "de",
  name: "Ulrike Brinkmann",
  headline: "Personaldisponentin",
  email: "ulrike.brinkmann@hellwegpost.example",
  phone: "+49 171 555 0317",
  location: "Unna",
  labels: { contact: "Kontakt", email: "E-Mail", phone: "Mobil", address: "Wohnort" },
  sections: [
    { heading: "Kurz gesagt", text: ["Ich bringe Leute und Arbeit zusammen, meistens bis Montag früh. Selbst geschweißt habe ich nie, aber ich höre am Telefon, ob einer es kann."] },
    {
      heading: "Beruflicher Werdegang",
      jobs: [
        { title: "Senior Personaldisponentin", titleAlso: ["Personaldisponentin"], company: "Hellweg Personalservice GmbH", companyAlso: ["Hellweg Personalservice"], place: "Dortmund", dates: "07/2019 – heute", from: "2019-07", to: null, points: [
          "Betreuung von 85 externen Mitarbeitenden bei 22 Kunden: {!WIG-Schweißer=TIG welding|WIG-Schweißen|Welding}, {!CNC-Dreher=CNC machining|CNC-Drehen|Turning}, {!Staplerfahrer=Forklift operation|Staplerfahren}, {!Elektriker=Electrical installation|Elektroinstallation}, {!Lackierer=Painting|Lackieren|Spray painting}",
          "Besetzung von Hallen mit {!SAP-EWM=SAP EWM|SAP}-Lager und einer {!Gießerei=Casting|Gießerei|Foundry}; Arbeitskleidung, erster Tag, Gabelstaplerschein",
          "[[Abbrüche in der ersten Woche von 19 auf 7 Prozent gesenkt]]",
          "{Vorstellungsgespräche=Interviewing|Vorstellungsgespräche|Bewerbungsgespräche|Job interviews|Vorstellungsgespräche führen}, Verträge und Equal Pay nach {AÜG=Temporary employment law|AÜG|Arbeitnehmerüberlassungsgesetz|Arbeitnehmerüberlassung|German Temporary Employment Act}, {?Tarifvertrag GVP=Collective agreements|Tarifvertrag|GVP|Collective bargaining agreements}",
        ] },
        { title: "Personaldisponentin Pflege", titleAlso: ["Personaldisponentin"], company: "MediFlex Ruhr GmbH", companyAlso: ["MediFlex Ruhr"], place: "Bochum", dates: "01/2018 – 12/2020", from: "2018-01", to: "2020-12", points: [
          "Vollzeit: {!Intensivpflege=Critical care|Intensivpflege}, {!OP-Pflege=Perioperative nursing|OP-Pflege}, {!Altenpflege=Elderly care|Altenpflege} und {!Hebammen=Midwifery|Hebammen} für elf Häuser, {?Dienstplan=Rostering|Dienstplanung|Dienstplan|Einsatzplanung} am Wochenende inklusive",
        ] },
        { title: "Personalsachbearbeiterin", company: "Westfälische Drahtwerke AG", companyAlso: ["Westfälische Drahtwerke"], place: "Hamm", dates: "08/2013 – 12/2017", from: "2013-08", to: "2017-12", points: [
          "{Zeiterfassung=Time and attendance|Zeiterfassung|Time tracking|Time recording} und {vorbereitende Lohnabrechnung=Payroll preparation|Vorbereitende Lohnabrechnung|Payroll|Lohnabrechnung|Entgeltabrechnung} für 310 {!Drahtzieher=Wire drawing|Drahtziehen}, {!Verzinker=Galvanising|Verzinken} und {!Werkstattleute=Workshop}",
        ] },
      ],
    },
    { heading: "Das kann ich", tags: ["{Personalbeschaffung=Recruitment|Personalbeschaffung|Recruiting|Personalgewinnung}", "{Einsatzplanung=Workforce planning|Einsatzplanung|Staff scheduling|Personaleinsatzplanung|Staff deployment}", "{Kundenakquise=Customer acquisition|Kundenakquise|Akquise|Neukundengewinnung|Client acquisition|Acquisition|New business development}", "{Active Sourcing}", "{zvoove}", "{MS Office=Microsoft Office}", "{~Durchsetzungsvermögen=Assertiveness|Durchsetzungsvermögen}", "{~Menschenkenntnis=Judge of character|Menschenkenntnis|Knowledge of human nature|People skills|Empathy}"] },
    { heading: "Ausbildung", studies: [
      { degree: "Geprüfte Personaldienstleistungsfachwirtin (IHK)", degreeAlso: ["Personaldienstleistungsfachwirtin", "Geprüfte Personaldienstleistungsfachwirtin"], institution: "IHK Dortmund", dates: "2017", year: 2017 },
      { degree: "Kauffrau für Bürokommunikation", institution: "Westfälische Drahtwerke AG", place: "Hamm", dates: "2010 – 2013", year: 2013 },
    ] },
    { heading: "Nachweise", certificates: ["{Ausbildereignung (AdA)|AdA-Schein|Ausbildereignung|AEVO}, 2019", "{?Führerschein B|Führerschein Klasse B|Führerschein}, eigener Wagen"] },
    { heading: "Sprachen", languages: ["{Deutsch=German}, {Englisch=English} (B2), {Polnisch=Polish} (A2, jede Woche mehr)"] },
    { heading: "Privat", text: ["{!Taubenzucht=Pigeon breeding|Taubenzucht}, {!Schützenverein=Shooting|Schießen}, zwei Dackel"] },
  ],
  not: ["Nursing"],
  optional: ["Human resources", "Employee support", "Mitarbeiterbetreuung", "Contract drafting", "Vertragserstellung", "Verträge", "Contracts", "Onboarding", "Equal Pay", "Temporary staffing", "Zeitarbeit", "Arbeitnehmerüberlassung", "Personnel administration", "Personalverwaltung", "HR administration", "Kundenbetreuung", "Customer service", "Labour law", "Arbeitsrecht", "Staffing", "Personaldisposition", "Office administration", "Driving", "Scheduling", "Client management", "Account management", "Sales", "Personnel leasing", "Healthcare staffing", "Bürokommunikation", "Apprentice training", "Vertragswesen", "Personaldienstleistung", "Contract management", "Key account management", "Office communication", "Ausbildung"],
  totalYears: 13.3,
  level: "Expert",
  inconsistencies: ["overlap"],
  files: ["tabellarisch", "docx-sidebar"],
};
