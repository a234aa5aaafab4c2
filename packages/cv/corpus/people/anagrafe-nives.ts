import type { Person } from "../person.ts";

export const person: Person = {
  id: "anagrafe-nives",
  family: "public service",
  country: "IT",
  languageCode: "it",
  name: "Nives De Marchi",
  headline: "Istruttrice amministrativa",
  email: "nives.demarchi@dolomail.example",
  phone: "0437 555 216",
  location: "Belluno",
  labels: { contact: "Contatti", email: "E-mail", phone: "Telefono", address: "Residenza" },
  sections: [
    {
      heading: "Uffici",
      jobs: [
        { title: "Istruttrice amministrativa", company: "Comune di Val Piave", place: "Belluno", dates: "dal 03/2016 a oggi", from: "2016-03", to: null, points: ["Sportello dell'anagrafe: {?carte d'identità elettroniche=Identity documents|Carte d'identità elettroniche|Identity cards|ID cards|Identity document issuance}, cambi di residenza, {?atti di matrimonio=Civil registry|Stato civile|Atti di matrimonio}.", "[[L'attesa media allo sportello è scesa da 34 a 11 minuti.]]", "Consigli comunali il giovedì sera: {verbali=Minute taking|Verbali|Verbalizzazione|Minutes} entro due giorni."] },
        { title: "Impiegata di segreteria", company: "Istituto Comprensivo Nevegal", place: "Belluno", dates: "09/2011 – 02/2016", from: "2011-09", to: "2016-02", points: ["Iscrizioni, supplenze, {?protocollo=Document registration|Protocollo|Document management}; il cane del bidello si chiamava {!Kafka=Apache Kafka}."] },
      ],
    },
    { heading: "Saper fare", tags: ["{Anagrafe e stato civile=Civil registry|Anagrafe e stato civile|Anagrafe|Stato civile|Civil status records|Population registry}", "{Gestione documentale=Document management|Gestione documentale|Records management}", "{Servizio al pubblico=Customer service|Servizio al pubblico|Public service|Front office|Sportello}", "{Excel=Microsoft Excel}", "{~Pazienza=Patience|Pazienza}", "{~Precisione=Attention to detail|Precisione|Accuracy|Precision}"] },
    { heading: "Scuole", studies: [
      { degree: "Laurea triennale in Scienze dell'amministrazione", degreeAlso: ["Laurea in Scienze dell'amministrazione"], institution: "Università di Trieste", dates: "2010", year: 2010 },
      { degree: "Maturità scientifica", degreeAlso: ["Diploma di maturità scientifica"], institution: "Liceo Galilei di Belluno", dates: "2006", year: 2006 },
    ] },
    { heading: "Lingue", languages: ["{Italiano=Italian} (madrelingua)", "{Ladino=Ladin} (madrelingua)", "{Tedesco=German} (B1)"] },
    { heading: "Tempo libero", text: ["{!Alpinismo=Mountaineering|Alpinismo}, {!coro=Choir|Coro} di montagna"] },
    { heading: "Privacy", text: ["Autorizzo il trattamento dei miei dati personali ai sensi del Regolamento UE 2016/679."] },
  ],
  optional: ["Administration", "Secretarial work", "School administration", "Public administration", "Office administration", "Counter service", "Enrolment", "Residence registration"],
  not: ["GDPR"],
  totalYears: 15.2,
  level: "Expert",
  inconsistencies: [],
  files: ["europasscv", "docx-pipes@libreoffice"],
};
