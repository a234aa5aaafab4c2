import type { Person } from "../person.ts";

export const person: Person = {
  id: "amministrativa-francesca",
  family: "office administration",
  country: "IT",
  languageCode: "it",
  name: "Francesca Zanettin",
  headline: "Addetta all'ufficio amministrativo",
  email: "francesca.zanettin@bericiposta.example",
  phone: "+39 347 555 2086",
  location: "Vicenza",
  labels: { contact: "Contatti", email: "E-mail", phone: "Cellulare", address: "Residenza" },
  sections: [
    { heading: "Presentazione", text: ["Impiegata con esperienza in due aziende artigiane della provincia. Cerco un impiego a tempo pieno."] },
    {
      heading: "Esperienze lavorative",
      jobs: [
        { title: "Addetta amministrativa", company: "Ruby Oreficeria S.r.l.", companyAlso: ["Ruby Oreficeria"], place: "Vicenza", dates: "gennaio 2021 – oggi", from: "2021-01", to: null, points: [
          "{Fatturazione elettronica=Electronic invoicing|Fatturazione elettronica|E-invoicing|Invoicing|Fatturazione}, {prima nota=Bookkeeping|Prima nota|Journal entries|Cash book}, {scadenzario fornitori=Accounts payable|Scadenzario fornitori|Scadenzario|Supplier payments|Gestione scadenze|Payment scheduling}.",
          "[[Tempo medio d'incasso sceso da 94 a 58 giorni.]]",
          "In laboratorio ci sono gli orafi, l'{!incisione laser=Laser engraving|Incisione laser} e la {!galvanica=Electroplating|Galvanica|Galvanising}; io preparo i documenti di trasporto.",
          "Le {!buste paga=Payroll|Buste paga} le fa il consulente, il sito e {!Instagram} la figlia del titolare.",
          "{Spedizioni internazionali=International shipping|Spedizioni internazionali|Spedizioni|Export shipping|Shipping}: {pratiche doganali=Customs documentation|Pratiche doganali|Customs clearance|Documentazione doganale|Customs} con la Svizzera e Dubai.",
          "[[Nel 2024 nessuna spedizione ferma in dogana, l'anno prima erano state nove.]]",
        ] },
        { title: "Impiegata d'ufficio", titleAlso: ["Impiegata"], company: "Serramenti Dalla Riva", place: "Schio", dates: "maggio 2016 – aprile 2019", from: "2016-05", to: "2019-04", points: [
          "{Centralino=Switchboard operation|Centralino|Telephone reception|Switchboard}, {preventivi=Quotations|Preventivi|Quotes}, {archivio=Archiving|Archivio|Archiviazione|Filing|File management}, appuntamenti dei {!posatori=Window installation|Posa serramenti|Posa in opera}.",
          "Il vecchio gestionale {!Zucchetti|Ad Hoc Zucchetti|Ad Hoc} era già stato tolto; ho caricato io gli articoli in {Danea Easyfatt|Danea|Easyfatt}.",
        ] },
      ],
    },
    { heading: "Competenze", list: ["{Excel=Microsoft Excel}: tabelle pivot e formule", "{Danea Easyfatt|Danea|Easyfatt}", "{TeamSystem}", "{Gestione della posta certificata (PEC)=Certified e-mail|PEC|Gestione PEC|Posta certificata|Gestione della posta certificata|Posta elettronica certificata}", "{~Precisione=Attention to detail|Precisione|Accuracy}", "{~Autonomia=Independence|Autonomia|Autonomy}"] },
    { heading: "Istruzione", studies: [
      { degree: "Diploma di ragioneria", degreeAlso: ["Diploma di ragioniera"], institution: "Istituto Tecnico Commerciale Pasini", place: "Schio", dates: "2010 – 2015", year: 2015 },
    ] },
    { heading: "In programma", text: ["Da febbraio corso serale di {!paghe e contributi=Payroll|Paghe e contributi}; finora non ho esperienza in materia."] },
    { heading: "Certificazioni", certificates: ["{ECDL Base|ECDL|ICDL}, 2015", "{?Patente B}"] },
    { heading: "Lingue", languages: ["{Italiano=Italian}, {Inglese=English} (B1), {Tedesco=German} (A2)"] },
    { heading: "Tempo libero", text: ["{!Uncinetto=Crochet|Uncinetto}, montagna, lettura"] },
  ],
  not: ["Ruby"],
  optional: ["Tabelle pivot", "Pivot tables", "Spreadsheet formulas", "Microsoft Excel formulas", "Formule", "Accounting", "Contabilità", "Ragioneria", "Recupero crediti", "Credit collection", "Loan recovery", "Credit control", "Debt recovery", "Accounts receivable", "Documenti di trasporto", "DDT", "Transport documents", "Dispatch documentation", "Appointment scheduling", "Gestione appuntamenti", "Agenda management", "Data entry", "Caricamento dati", "Inserimento dati", "Export", "Import and export", "Logistics", "Segreteria", "Secretarial work", "Administration", "Amministrazione", "Gestionali", "Customs", "Office administration", "Spreadsheets", "Email", "Receptionist", "Delivery notes", "Communication", "ERP", "Accounting software", "Office automation", "ECDL"],
  totalYears: 8.8,
  level: "Senior",
  inconsistencies: ["gap"],
  files: ["europass-form", "docx-lists"],
};
