import type { Person } from "../person.ts";

export const person: Person = {
  id: "cuoco-salvatore",
  family: "kitchen",
  country: "IT",
  languageCode: "it",
  name: "Salvatore Licata",
  headline: "Cuoco",
  email: "s.licata@trapani.example",
  phone: "+39 333 555 0418",
  location: "Trapani, Italia",
  labels: { contact: "Contatti", email: "E-mail", phone: "Cellulare", address: "Indirizzo" },
  sections: [
    { heading: "Chi sono", text: ["Cuoco di mare, cresciuto tra le barche. Mi piace una cucina in cui nessuno alza la voce."] },
    {
      heading: "Esperienze di lavoro",
      jobs: [
        { title: "Capo cuoco", titleAlso: ["Capocuoco"], company: "Ristorante La Lampara", place: "Trapani", dates: "marzo 2018 – oggi", from: "2018-03", to: null, points: ["Brigata di sei persone, 90 coperti; menù di stagione e {?ordini=Ordering|Ordini|Gestione degli ordini|Purchasing|Acquisti|Food ordering} al mercato del pesce.", "[[Costo delle materie prime sceso dal 36% al 29% in due anni.]]"] },
        { title: "Cuoco", company: "Hotel Baia dei Mulini", place: "San Vito Lo Capo", dates: "aprile 2013 – febbraio 2018", from: "2013-04", to: "2018-02", points: ["Antipasti e primi; {?banchetti=Banqueting|Banchetti|Banquets|Banquet cooking|Catering} fino a 200 ospiti."] },
        { title: "Aiuto cuoco", company: "Trattoria da Nunzia", place: "Marsala", dates: "giugno 2010 – marzo 2013", from: "2010-06", to: "2013-03", points: ["{?Linea fredda=Cold dishes|Linea fredda|Cold kitchen|Garde manger|Cold line}, pulizia del pesce, pentole."] },
      ],
    },
    { heading: "Competenze", tags: ["{Cucina di pesce=Seafood cooking|Cucina di pesce|Seafood|Fish cooking|Seafood cuisine|Fish}", "{Pasta fresca=Fresh pasta|Pasta fresca|Fresh pasta making|Pasta making}", "{HACCP}", "{Food cost=Food costing|Food cost|Food cost control|Menu costing|Recipe costing}", "{Gestione del magazzino=Inventory management|Gestione del magazzino|Warehouse management|Stock management|Gestione magazzino}", "{Menù=Menu planning|Menù|Creazione di menù|Menu design}", "{~Lavoro di squadra=Teamwork|Lavoro di squadra}", "{~Precisione=Attention to detail|Precisione}"] },
    { heading: "Istruzione", studies: [{ degree: "Diploma alberghiero", degreeAlso: ["Diploma di istituto alberghiero"], institution: "Istituto Alberghiero Florio", place: "Erice", dates: "2010", year: 2010 }] },
    { heading: "Attestati", certificates: ["{Attestato HACCP|HACCP|Certificazione HACCP}, 2024"] },
    { heading: "Lingue", languages: ["{Italiano=Italian}, {inglese=English}, {francese=French} scolastico"] },
    { heading: "Nel tempo libero", text: ["{!Vela=Sailing|Vela}, {!pesca=Fishing|Pesca} con mio padre. Patente {!B}, automunito."] },
  ],
  optional: ["Cooking", "Cucina", "Cucina italiana", "Italian cuisine", "Cucina siciliana", "Team management", "Leadership", "Gestione della brigata", "Kitchen management", "Fish preparation", "Fish cleaning", "Pulizia del pesce", "Antipasti", "Appetizers", "Starters", "Primi piatti", "First courses", "Cost control", "Riduzione dei costi", "Seasonal menus", "Cleaning", "Dishwashing", "Food safety", "Driving", "Driving licence", "Ristorazione", "Gastronomy"],
  totalYears: 16.4,
  level: "Expert",
  inconsistencies: [],
  files: ["sidebar-dark", "docx-letterhead@libreoffice"],
};
