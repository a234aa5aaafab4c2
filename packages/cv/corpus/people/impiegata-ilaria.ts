import type { Person } from "../person.ts";

export const person: Person = {
  id: "impiegata-ilaria",
  family: "office administration",
  country: "IT",
  languageCode: "it",
  name: "Ilaria Bonfanti",
  headline: "Impiegata amministrativa",
  email: "ilaria.bonfanti@esempioposta.example",
  phone: "+39 348 612 0974",
  location: "Brescia",
  labels: { contact: "Contatti", email: "E-mail", phone: "Telefono", address: "Indirizzo" },
  sections: [
    {
      heading: "Esperienza lavorativa",
      jobs: [
        { title: "Impiegata amministrativa", company: "Rubinetterie Garda S.r.l.", companyAlso: ["Rubinetterie Garda"], place: "Lumezzane", dates: "09/2016 – oggi", from: "2016-09", to: null, points: ["Fatture attive e passive, {?solleciti=Credit control|Solleciti|Debt collection|Payment reminders|Accounts receivable|Recupero crediti|Dunning|Solleciti di pagamento|Credit management} ai clienti, ordini di {!ottone=Brass|Ottone} e imballaggi.", "[[Tempi medi di incasso ridotti da 78 a 55 giorni.]]"] },
        { title: "Segretaria", company: "Studio Dentistico Corti", place: "Brescia", dates: "04/2011 – 08/2016", from: "2011-04", to: "2016-08", points: ["{?Appuntamenti=Appointment scheduling|Appuntamenti|Gestione appuntamenti}, telefono e {?archivio=Filing|Archivio|Archiving|Archiviazione|File management} dei pazienti."] },
        { title: "Addetta alla reception", company: "Palestra Olimpia", place: "Brescia", dates: "10/2010 – 03/2009", from: "2010-10", to: "2009-03" },
      ],
    },
    { heading: "Competenze", tags: ["{Fatturazione elettronica=Invoicing|Fatturazione elettronica|Electronic invoicing|E-invoicing|Fatturazione}", "{Prima nota=Bookkeeping|Prima nota|Journal entries|Cash book|First entry bookkeeping}", "{Gestione ordini=Order processing|Gestione ordini|Order management|Purchase orders|Gestione degli ordini}", "{Zucchetti|Zucchetti software|Software Zucchetti}", "{Excel=Microsoft Excel}", "{Word=Microsoft Word}", "{~Precisione=Attention to detail|Precisione}", "{~Riservatezza=Discretion|Riservatezza|Confidentiality}"] },
    { heading: "Istruzione", studies: [{ degree: "Diploma di ragioneria", degreeAlso: ["Ragioneria"], institution: "ITC Abba-Ballini", place: "Brescia", dates: "2010", year: 2010 }] },
    { heading: "Lingue", languages: ["{Italiano=Italian}, {inglese=English}, {francese=French}"] },
    { heading: "Consenso", text: ["Autorizzo il trattamento dei miei dati personali ai sensi del {!GDPR|Data protection} (Reg. UE 2016/679)."] },
  ],
  not: ["Rubinetterie"],
  optional: ["Amministrazione", "Contabilità", "Accounting", "Reception", "Telephone answering", "Telephone skills", "Telephone handling", "Accounts payable", "Secretarial skills", "Front desk", "Purchasing", "Procurement", "Accounts receivable", "Customer service", "Microsoft Office", "Payment collection", "Segreteria", "Patient records"],
  totalYears: 15.6,
  level: "Expert",
  inconsistencies: ["reversed"],
  files: ["europass-form", "docx-tabs@libreoffice-docx"],
};
