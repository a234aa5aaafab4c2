import type { Person } from "../person.ts";

export const person: Person = {
  id: "buyer-ludovica",
  family: "retail",
  country: "IT",
  languageCode: "it",
  name: "Ludovica Zorzi",
  headline: "Buyer abbigliamento donna",
  email: "ludovica.zorzi@postascaligera.example",
  phone: "+39 347 008 5521",
  location: "Verona",
  labels: { contact: "Contatti", email: "E-mail", phone: "Telefono", address: "Indirizzo" },
  sections: [
    {
      heading: "Profilo",
      text: [
        "Compro abbigliamento femminile per undici grandi magazzini del Nordest. Leggo i numeri prima delle riviste.",
      ],
    },
    {
      heading: "Esperienza",
      jobs: [
        {
          title: "Buyer abbigliamento donna",
          titleAlso: ["Buyer"],
          company: "Gruppo Fontego Moda",
          place: "Verona",
          dates: "settembre 2019 – oggi",
          from: "2019-09",
          to: null,
          points: [
            "{Budget d'acquisto=Budgeting|Budget d'acquisto|Buying budgets} e {open-to-buy=Open-to-buy|OTB|Open to buy} per due stagioni l'anno; campagne a Milano e Parigi.",
            "[[Sell-through a prezzo pieno salito dal 54 % al 67 % in tre stagioni.]]",
            "{~Trattativa=Negotiation|Trattativa} su prezzi, resi e consegne con una quarantina di {fornitori=Supplier management|Gestione fornitori}.",
            "Le {!vetrine=Visual merchandising|Window dressing} le cura l'ufficio visual; le {!campagne social=Social media marketing} un'agenzia di Padova.",
            "In fiera ho visto {!Centric PLM|Centric}: bello, per ora non lo compriamo.",
          ],
        },
        {
          title: "Assistente buyer",
          company: "Boutiques Ponte Pietra",
          place: "Verona",
          dates: "febbraio 2015 – agosto 2019",
          from: "2015-02",
          to: "2019-08",
          points: [
            "Ordini e {riassortimenti=Replenishment|Riassortimento|Stock replenishment} in {Navision=Microsoft Dynamics NAV|Navision|Dynamics NAV}; {analisi del venduto=Sales analysis|Analisi del venduto|Sell-through analysis} in {Excel=Microsoft Excel} ogni lunedì.",
            "Campioni spediti con corriere {!express=Express}, in giornata.",
          ],
        },
      ],
    },
    {
      heading: "Competenze",
      tags: [
        "{Pianificazione dell'assortimento=Assortment planning|Pianificazione dell'assortimento|Range planning}",
        "{Open-to-buy}",
        "{Analisi del venduto=Sales analysis}",
        "{Gestione fornitori=Supplier management}",
        "{Excel=Microsoft Excel}",
        "{Navision=Microsoft Dynamics NAV}",
        "{~Negoziazione=Negotiation|Negoziazione}",
        "{~Senso estetico=Aesthetic sense|Senso estetico}",
      ],
    },
    {
      heading: "Studi",
      studies: [
        {
          degree: "Laurea triennale in Economia aziendale",
          institution: "Università degli Studi di Verona",
          dates: "2011 – 2014",
          year: 2014,
        },
      ],
    },
    { heading: "Lingue", languages: ["{Italiano=Italian}", "{Inglese=English} C1", "{Francese=French} B2"] },
    { heading: "Interessi", list: ["{!Ceramica=Ceramics}, mercatini, {!cucito=Sewing}"] },
    {
      heading: "Privacy",
      text: ["Autorizzo il trattamento dei dati personali ai sensi del GDPR (Reg. UE 2016/679)."],
    },
  ],
  optional: [
    "Procurement",
    "Fashion buying",
    "Buying",
    "Fashion",
    "Order management",
    "Trend analysis",
    "Purchase orders",
  ],
  not: ["C", "GDPR"],
  totalYears: 11.8,
  level: "Expert",
  inconsistencies: [],
  files: ["canva-sidebar", "docx-textbox"],
};
