import type { Person } from "../person.ts";

export const person: Person = {
  id: "zerspaner-jannik",
  family: "metal trade",
  country: "CH",
  languageCode: "de",
  name: "Jannik Oberholzer",
  headline: "Polymechaniker EFZ, CNC-Fräsen",
  email: "jannik.oberholzer@toggenpost.example",
  phone: "+41 78 555 01 62",
  location: "9630 Wattwil",
  labels: { contact: "Kontakt", email: "E-Mail", phone: "Mobile", address: "Adresse" },
  sections: [
    { heading: "Über mich", text: ["Fräser mit Freude am Hundertstel. Einstellen, programmieren, messen – am liebsten Einzelteile und Kleinserien."] },
    {
      heading: "Beruflicher Werdegang",
      jobs: [
        { title: "CNC-Fräser / Einrichter", titleAlso: ["CNC-Fräser", "Einrichter"], company: "Thurtal Präzision AG", place: "Wil SG", dates: "seit Mai 2022", from: "2022-05", to: null, points: ["{Einrichten=Machine setup|Einrichten|Setup|CNC setup|Maschineneinrichtung} und {Programmieren=CNC programming|CNC-Programmierung|Programmieren|CNC} von zwei {5-Achs=5-axis machining|5-Achs-Fräsen|5-axis milling|Five-axis machining|Milling}-Bearbeitungszentren ({Heidenhain|Heidenhain TNC|Heidenhain TNC 640} TNC 640).", "{CAM|CAM programming|CAM-Programmierung} mit {hyperMILL}, Teile aus Titan und Inconel für die Medizintechnik.", "[[Rüstzeit mit Nullpunktspannsystem von 55 auf 20 Minuten verkürzt.]]", "Betreuung von zwei {~Lernenden=Mentoring|Ausbildung von Lernenden|Apprentice training|Training|Lehrlingsbetreuung|Coaching}."] },
        { title: "Polymechaniker", company: "Gebr. Zwingli Maschinenbau", place: "Uzwil", dates: "August 2019 – April 2022", from: "2019-08", to: "2022-04", points: ["{Drehen=Turning|Drehen|Lathe operation|CNC turning|Lathe} und {Fräsen=Milling|Fräsen|CNC milling} konventionell und mit {Fanuc}-Steuerung, {Montage=Assembly|Montage|Mechanical assembly} von Baugruppen.", "[[{Messprotokolle=Measurement|Messtechnik|Quality inspection|Inspection reports|Metrology|Messprotokolle} mit Mikrometer und {3D-Messmaschine=CMM|Coordinate measuring machine|3D-Messmaschine|Koordinatenmessmaschine|Coordinate measurement}; Ausschuss der Wellenreihe von 6 auf 2 Prozent gesenkt.]]"] },
        { title: "Rekrutenschule, Durchdiener", titleAlso: ["Durchdiener", "Rekrutenschule"], company: "Schweizer Armee", dates: "Oktober 2018 – Juli 2019", from: "2018-10", to: "2019-07", unjudged: true },
      ],
    },
    { heading: "Aus- und Weiterbildung", studies: [
      { degree: "Polymechaniker EFZ, Profil E", degreeAlso: ["Polymechaniker EFZ", "Lehre als Polymechaniker EFZ"], institution: "Berufsschule Toggenburg / Lernzentrum Thur", dates: "August 2014 – Juli 2018", year: 2018, points: ["Gesamtnote 5,2"] },
      { degree: "Sekundarschule", institution: "Oberstufe Wattwil", dates: "2014", year: 2014 },
    ] },
    { heading: "Fachkenntnisse", tags: ["{Zeichnungen lesen=Technical drawing|Technische Zeichnungen|Reading technical drawings|Blueprint reading|Zeichnungen lesen}", "{Form- und Lagetoleranzen=GD&T|Form- und Lagetoleranzen|Geometric dimensioning and tolerancing|Tolerances}", "{SolidWorks}", "{Werkzeugverwaltung=Tool management|Werkzeugverwaltung|Werkzeugmanagement}", "{Kaizen}", "{~exaktes Arbeiten=Attention to detail|Genauigkeit|Precision|Accuracy|Sorgfalt}", "{~selbständig=Independence|Selbständigkeit|Self-reliance|Working independently|Autonomy}"] },
    { heading: "Kurse", certificates: ["{Berufsbildnerkurs|Berufsbildner|Kurs für Berufsbildner}, 2023", "{?Kranschein}, 2020"] },
    { heading: "Sprachen", languages: ["{Deutsch=German} Muttersprache", "{Englisch=English} B1", "{Französisch=French} A2"] },
    { heading: "Freizeit", text: ["Schwingen, Töff (Jg. 1986, selbst {!lackiert=Painting}), Guggenmusik"] },
    { heading: "Referenzen", text: ["Herr Ueli Rust, Leiter Fertigung, Thurtal Präzision AG, +41 71 555 02 40"] },
  ],
  not: ["Rust"],
  optional: ["CNC machining", "CNC", "Machining", "CNC milling", "Crane operation", "Medical technology", "Micrometer", "Training", "CAD", "Quality control", "Setup time reduction", "Metalworking", "Titanium machining", "Mechanical engineering", "CNC operation", "Fixturing", "Clamping systems", "Training of apprentices"],
  totalYears: 7.3,
  level: "Senior",
  inconsistencies: [],
  files: ["docx-textbox@libreoffice", "dates-right", "moderncv-classic"],
};
