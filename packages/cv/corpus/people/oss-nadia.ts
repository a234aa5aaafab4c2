import type { Person } from "../person.ts";

export const person: Person = {
  id: "oss-nadia",
  family: "social care",
  country: "IT",
  languageCode: "it",
  name: "Nadia Ferrarese",
  headline: "Operatrice socio-sanitaria (OSS)",
  email: "nadia.ferrarese@polesinemail.example",
  phone: "+39 347 555 0286",
  location: "Rovigo",
  labels: { contact: "Contatti", email: "E-mail", phone: "Telefono", address: "Residenza" },
  sections: [
    {
      heading: "Esperienza lavorativa",
      jobs: [
        { title: "Operatrice socio-sanitaria", titleAlso: ["OSS", "Operatore socio-sanitario"], company: "RSA Villa Adige", companyAlso: ["Villa Adige"], place: "Rovigo", dates: "gennaio 2021 – oggi", from: "2021-01", to: null, points: [
          "{Igiene personale=Personal care|Igiene personale|Igiene della persona|Personal hygiene}, {?pasti=Feeding assistance|Pasti|Somministrazione dei pasti|Assistenza ai pasti|Meal assistance} e cambio posturale di 28 ospiti, anche di notte.",
          "[[Le cadute notturne del reparto sono scese da 9 a 3 in un anno.]]",
          "Esercizi di cammino su indicazione della {!fisioterapista=Physiotherapy|Fisioterapia|Physiotherapist}; {?consegne=Patient handover|Consegne|Shift handover|Handover|Passaggio di consegne} scritte a fine turno.",
        ] },
        { title: "Assistente familiare", company: "Famiglia Bellini", place: "Adria", dates: "settembre 2016 – dicembre 2020", from: "2016-09", to: "2020-12", points: [
          "Accanto a una signora con {Alzheimer=Dementia care|Alzheimer|Alzheimer's care|Assistenza Alzheimer}: spesa, {?cucina=Cooking|Cucina}, medicine, {!carte=Card games|Carte} e pazienza.",
        ] },
        { title: "Addetta al confezionamento", company: "Pastificio Polesano", place: "Lendinara", dates: "maggio 2010 – agosto 2016", from: "2010-05", to: "2016-08", points: [
          "Turni alla linea della {!pasta=Pasta making|Pasta|Fresh pasta} corta, {?controllo peso=Weight control|Controllo peso|Quality control|Weight checking|Controllo del peso} ed etichette.",
        ] },
      ],
    },
    { heading: "Competenze", tags: ["{Mobilizzazione=Patient mobilisation|Mobilizzazione|Mobilisation|Patient mobilization|Mobilizzazione dei pazienti}", "{Uso del sollevatore=Patient lift use|Uso del sollevatore|Patient hoist|Hoist operation|Sollevatore|Manual handling|Patient lifting|Patient hoists}", "{Rilevazione dei parametri vitali=Vital signs monitoring|Rilevazione dei parametri vitali|Parametri vitali}", "{Prevenzione delle piaghe da decubito=Pressure sore prevention|Prevenzione delle piaghe da decubito|Piaghe da decubito}", "{~Empatia=Empathy|Empatia}", "{~Pazienza=Patience|Pazienza}", "{~Lavoro di squadra=Teamwork|Lavoro di squadra}"] },
    {
      heading: "Istruzione e formazione",
      studies: [
        { degree: "Qualifica di Operatore Socio-Sanitario", degreeAlso: ["Operatore Socio-Sanitario", "Qualifica OSS"], institution: "Centro di formazione Ente Delta", place: "Rovigo", dates: "2019 – 2020 (corso serale)", year: 2020 },
        { degree: "Diploma di scuola media", degreeAlso: ["Licenza media", "Scuola media"], institution: "Scuola media di Lendinara", dates: "2007", year: 2007 },
      ],
    },
    { heading: "Attestati", certificates: ["{BLSD|BLS-D}, 2024", "{HACCP|Attestato HACCP}, 2023", "{?Patente B}"] },
    { heading: "Lingue", languages: ["{Italiano=Italian}, {inglese=English} (A2)"] },
    { heading: "Interessi", text: ["{!Cucito=Sewing|Cucito}, {!liscio=Ballroom dancing|Liscio|Dancing} al sabato, la raccolta dei funghi."] },
  ],
  optional: ["HACCP", "Basic Life Support", "BLSD", "First aid", "Food hygiene", "Elderly care", "Assistenza anziani", "Assistenza agli anziani", "Fall prevention", "Falls prevention", "Night duty", "Shopping assistance", "Medication administration", "Medication support", "Somministrazione farmaci", "Packaging", "Confezionamento", "Labelling", "Etichettatura", "Patient positioning", "Cambio posturale", "Repositioning", "Walking exercises", "Companionship", "Home care", "Assistenza domiciliare", "Caregiving", "Food safety", "Turni di notte", "Night shifts", "Lavoro su turni", "Shift work", "Production line work", "Shopping", "Mobility support", "Walking assistance", "Documentation", "Driving", "Grocery shopping"],
  totalYears: 16.5,
  level: "Expert",
  inconsistencies: [],
  files: ["europass-form", "docx-columns@libreoffice"],
};
