import type { Person } from "../person.ts";

export const person: Person = {
  id: "educatrice-giovanna",
  family: "childcare",
  country: "IT",
  languageCode: "it",
  name: "Giovanna Lo Cascio",
  headline: "Educatrice di asilo nido",
  email: "giovanna.locascio@postaetnea.example",
  phone: "+39 347 555 0126",
  location: "Misterbianco (CT)",
  labels: { contact: "Contatti", email: "E-mail", phone: "Cellulare", address: "Residenza" },
  sections: [
    { heading: "Chi sono", text: ["Educatrice per la fascia 0–3 anni. Da un anno di nuovo al lavoro, dopo il congedo per i miei due bambini; cerco un nido dove si stia molto in giardino."] },
    {
      heading: "Esperienza lavorativa",
      jobs: [
        { title: "Educatrice di asilo nido", titleAlso: ["Educatrice"], company: "Cooperativa sociale Il Girotondo", companyAlso: ["Il Girotondo"], place: "Catania", dates: "da settembre 2025", from: "2025-09", to: null, points: [
          "Sezione dei lattanti, otto bambini e una collega; {ambientamento=Settling-in|Ambientamento|Inserimento|Settling children in} e {colloqui con i genitori=Parent communication|Colloqui con i genitori|Comunicazione con le famiglie|Parent meetings|Relazione con le famiglie}.",
          "Il diario del giorno lo scriviamo sull'app {Easynido}.",
        ] },
        { title: "Educatrice di asilo nido", titleAlso: ["Educatrice"], company: "Nido comunale Arcobaleno", place: "Misterbianco", dates: "settembre 2014 – gennaio 2021", from: "2014-09", to: "2021-01", points: [
          "{?Progettazione delle attività=Activity planning|Progettazione delle attività|Lesson planning|Progettazione educativa|Educational planning}: travasi, {!farina=Farina}, {!argilla=Pottery|Argilla}, un orto di {!basilico=Basil|Basilico}.",
          "[[Giorni di assenza per morsi e cadute scesi da 14 a 3 l'anno dopo avere cambiato gli angoli della stanza.]]",
          "Tutor di quattro tirocinanti dell'università.",
        ] },
        { title: "Animatrice di centro estivo", titleAlso: ["Animatrice"], company: "Lido Sirena", place: "Aci Castello", dates: "giugno 2013 – agosto 2013", from: "2013-06", to: "2013-08" },
      ],
    },
    { heading: "In famiglia", text: ["Febbraio 2021 – agosto 2025: maternità e congedo parentale, poi a casa con i figli per scelta."] },
    { heading: "Competenze", tags: ["{Metodo Montessori=Montessori method|Metodo Montessori|Montessori}", "{Osservazione del bambino=Child observation|Osservazione del bambino|Osservazione}", "{Igiene e routine=Child care routines|Igiene e routine|Personal care|Igiene|Routine}", "{Lettura ad alta voce=Reading aloud|Lettura ad alta voce|Storytelling}", "{Disostruzione pediatrica=Paediatric first aid|Disostruzione pediatrica|Paediatric choking response}", "{~Pazienza=Patience|Pazienza}", "{~Lavoro in équipe=Teamwork|Lavoro in équipe|Lavoro di squadra}"] },
    { heading: "Studi", studies: [
      { degree: "Laurea triennale in Scienze dell'educazione (L-19)", degreeAlso: ["Laurea triennale in Scienze dell'educazione", "Laurea in Scienze dell'educazione"], institution: "Università degli Studi di Catania", dates: "2010 – 2014", year: 2014 },
      { degree: "Maturità linguistica", institution: "Liceo Lombardo Radice", place: "Catania", dates: "2010", year: 2010 },
    ] },
    { heading: "Attestati", certificates: ["{HACCP (alimentarista)|HACCP|Attestato HACCP}, 2025", "{BLSD pediatrico|BLSD|PBLSD}, 2025"] },
    { heading: "Lingue", languages: ["{italiano=Italian}, {inglese=English} (B1), {spagnolo=Spanish} (B1), {siciliano=Sicilian} con i nonni"] },
    { heading: "Tempo libero", text: ["{!Uncinetto=Crochet|Uncinetto}, mare, {!opera dei pupi=Puppetry}"] },
    { heading: "Privacy", text: ["Autorizzo il trattamento dei dati personali ai sensi del GDPR."] },
  ],
  not: ["GDPR", "Privacy"],
  optional: ["Childcare", "Early childhood education", "Gardening", "Tutoring", "Mentoring", "Gioco", "Play", "Educazione", "Documentation", "Basic Life Support", "HACCP", "BLSD", "Trainee supervision", "First aid", "Animation", "Animazione", "Entertainment", "Infant care", "Tutor di tirocinanti", "Training", "Sensory play", "Food safety", "Montessori education", "Play-based learning", "Documentazione pedagogica", "Diario del giorno", "Children's activities", "Accident prevention", "Child development"],
  totalYears: 7.8,
  level: "Senior",
  inconsistencies: [],
  files: ["justified@weasyprint", "docx-table"],
};
