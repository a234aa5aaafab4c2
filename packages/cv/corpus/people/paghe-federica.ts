import type { Person } from "../person.ts";

export const person: Person = {
  id: "paghe-federica",
  family: "human resources",
  country: "IT",
  languageCode: "it",
  name: "Federica Lo Presti",
  headline: "Addetta paghe e contributi",
  email: "federica.lopresti@postasicula.example",
  phone: "+39 329 640 1175",
  location: "Via della Seta 22, 95124 Catania",
  labels: { contact: "Informazioni personali", email: "E-mail", phone: "Telefono", address: "Indirizzo" },
  sections: [
    {
      heading: "Esperienza lavorativa",
      jobs: [
        { title: "Addetta paghe e contributi", titleAlso: ["Addetta paghe"], company: "Studio Jenkins & Ferlito consulenti del lavoro", companyAlso: ["Studio Jenkins & Ferlito"], place: "Catania", dates: "dal 09/2019 a oggi", from: "2019-09", to: null, points: ["{Elaborazione cedolini=Payroll|Elaborazione cedolini|Cedolini|Buste paga|Elaborazione buste paga|Paghe} per 340 dipendenti con {Zucchetti}; CCNL {!Metalmeccanici=Metalworking|Metalmeccanica}, {!Turismo=Tourism|Turismo} e {!Commercio=Retail|Commerce|Commercio}.", "Invio di {UniEmens}, {F24} e {Certificazione Unica=Certificazione Unica|CU}.", "{Rilevazione presenze=Time and attendance|Rilevazione presenze|Gestione presenze|Attendance tracking|Timesheet processing}, {assunzioni e cessazioni=Hiring and termination paperwork|Assunzioni e cessazioni|Onboarding and offboarding|Comunicazioni obbligatorie|Employment administration|Personnel administration}.", "[[Errori in busta ridotti da 26 a 3 al mese dopo il nuovo controllo incrociato.]]"] },
        { title: "Impiegata amministrativa", company: "Salumificio Etna Nord", place: "Bronte", dates: "dal 02/2016 al 08/2019", from: "2016-02", to: "2019-08", points: ["{Fatturazione elettronica=E-invoicing|Fatturazione elettronica|Electronic invoicing|Invoicing|Fatturazione}, {prima nota=Bookkeeping|Prima nota|Journal entries}, solleciti ai clienti.", "Tra l'ufficio, la {!produzione=Production|Produzione} e i {!trasporti=Transport|Trasporti} correvo io."] },
        { title: "Cameriera stagionale", titleAlso: ["Cameriera"], company: "Lido Azzurro", place: "Giardini Naxos", dates: "estati 2013–2015", from: "2013", to: "2015", points: ["{?Servizio in spiaggia e ai tavoli=Table service|Servizio ai tavoli|Servizio in spiaggia|Waiting tables|Customer service}."] },
      ],
    },
    { heading: "Istruzione e formazione", studies: [{ degree: "Laurea in Scienze dell'Amministrazione", degreeAlso: ["Laurea triennale in Scienze dell'Amministrazione"], institution: "Università degli Studi di Catania", dates: "2012 – 2015", year: 2015 }, { degree: "Diploma di ragioneria", institution: "ITC De Felice", dates: "2011", year: 2011 }] },
    { heading: "Lingue", languages: ["{Italiano=Italian} – madrelingua", "{Inglese=English} – B1"] },
    { heading: "Capacità e competenze", list: ["{Excel=Microsoft Excel|Excel}: {tabelle pivot=Pivot tables|Tabelle pivot} e {CERCA.VERT=VLOOKUP|CERCA.VERT|Cerca verticale}", "{Normativa del lavoro=Labour law|Normativa del lavoro|Diritto del lavoro|Employment law}", "{~Riservatezza=Discretion|Riservatezza|Confidentiality}", "{~Precisione=Attention to detail|Precisione|Precision|Accuracy}", "Nessuna esperienza con {!SAP}; vorrei imparare {!TeamSystem}"] },
    { heading: "Ulteriori informazioni", text: ["Donatrice AVIS. {!Ricamo=Embroidery|Ricamo}, {!cucina=Cooking|Cucina} della nonna. Ho collaborato a un opuscolo sulla {!sicurezza in mare=Maritime safety|Sicurezza in mare}. Patente B."] },
    { heading: "Privacy", text: ["Autorizzo il trattamento dei dati personali ai sensi del Regolamento UE 2016/679."] },
  ],
  optional: ["Driving", "Cross-checking", "Public administration", "Payroll administration", "Social security contributions", "Contributi", "Contributi previdenziali", "CCNL", "Collective agreements", "Accounting", "Contabilità", "Payment reminders", "Credit control", "Solleciti", "Solleciti di pagamento", "Dunning", "Administration", "Amministrazione", "Tax forms", "Debt collection", "Amministrazione del personale", "Consulenza del lavoro", "Labour consulting", "Onboarding"],
  not: ["Jenkins", "Silk", "Privacy", "GDPR", "Butchery"],
  totalYears: 12.8,
  level: "Expert",
  inconsistencies: [],
  files: ["europass-form", "docx-form@libreoffice"],
};
