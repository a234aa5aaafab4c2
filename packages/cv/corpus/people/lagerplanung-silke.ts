import type { Person } from "../person.ts";

export const person: Person = {
  id: "lagerplanung-silke",
  family: "logistics",
  country: "AT",
  languageCode: "de",
  name: "Silke Hufnagl",
  headline: "Lagerplanerin",
  email: "silke.hufnagl@traunpost.example",
  phone: "+43 664 120 8835",
  location: "Wels",
  labels: { contact: "Kontakt", email: "E-Mail", phone: "Telefon", address: "Adresse" },
  sections: [
    {
      heading: "Berufserfahrung",
      jobs: [
        {
          title: "Lagerplanerin",
          company: "Traunsee Handelslogistik GmbH",
          place: "Wels",
          dates: "05/2018 – heute",
          from: "2018-05",
          to: null,
          points: [
            "{Layoutplanung=Warehouse layout planning|Layoutplanung|Layout planning|Lagerplanung|Warehouse planning|Warehouse layout|Warehouse design} für 18.000 Palettenplätze in {AutoCAD}, Regale mit Gitterrost und Sprinklerabstand.",
            "Artikelplatzierung nach {ABC-Analyse=ABC analysis|ABC-Analyse}, Auswertungen in {Excel=Microsoft Excel}.",
            "[[Wegzeiten in der Kommissionierung um 22 % verkürzt.]]",
            "{!Go}-live der Halle B vorbereitet; {SAP WM} bleibt vorerst, {!SAP EWM} kommt frühestens 2028.",
            "Die {!Staplerkurse=Forklift operation} hält der Kollege von der {!Arbeitssicherheit=Occupational safety}.",
          ],
        },
        {
          title: "Betriebslogistikkauffrau",
          company: "Innviertler Getränkedienst",
          place: "Ried",
          dates: "09/2012 – 04/2018",
          from: "2012-09",
          to: "2018-04",
          points: [
            "{Wareneingang=Goods receiving|Wareneingang}, {Inventur=Stock taking|Inventur} und {?Leergut=Returns management|Returns}; {Tourenplanung=Route planning|Tourenplanung} im Sommer als Vertretung.",
          ],
        },
      ],
    },
    {
      heading: "Kenntnisse",
      tags: [
        "{Lagerplanung=Warehouse layout planning}",
        "{Kapazitätsplanung=Capacity planning|Kapazitätsplanung}",
        "{ABC-Analyse=ABC analysis}",
        "{SAP WM}",
        "{AutoCAD}",
        "{Excel=Microsoft Excel}",
        "{Prozessoptimierung=Process improvement|Process optimisation|Prozessoptimierung}",
        "{~Organisationstalent=Organisation|Organisationstalent}",
        "{~Teamfähigkeit=Teamwork|Teamfähigkeit}",
      ],
    },
    {
      heading: "Ausbildung",
      studies: [
        {
          degree: "Lehrabschluss Betriebslogistikkauffrau",
          degreeAlso: ["Betriebslogistikkauffrau"],
          institution: "Berufsschule Ried",
          dates: "2009 – 2012",
          year: 2012,
          points: ["Praktikum in einer Tischlerei, wo ich meist {!Holz=Woodworking} gestapelt habe."],
        },
      ],
    },
    {
      heading: "Sprachen",
      languages: ["{Deutsch=German}", "{Englisch=English} gut", "{Kroatisch=Croatian} Grundkenntnisse"],
    },
    { heading: "Sonstiges", list: ["Führerschein B; Blasmusik ({!Trompete=Trumpet}), {!Schifahren=Skiing}"] },
  ],
  optional: [
    "Slotting",
    "Order picking",
    "Driving licence",
    "Driving",
    "Warehouse operations",
    "Racking",
    "Commissioning",
  ],
  totalYears: 14.2,
  level: "Expert",
  inconsistencies: [],
  files: ["tabellarisch", "docx-form@libreoffice"],
};
