import type { Person } from "../person.ts";

export const person: Person = {
  id: "fonico-elia",
  family: "performing arts",
  country: "IT",
  languageCode: "it",
  name: "Elia Fabbri",
  headline: "Fonico e tecnico audio",
  email: "elia.fabbri@postaromagna.example",
  phone: "+39 351 555 2097",
  location: "Ravenna",
  labels: { contact: "Contatti", email: "E-mail", phone: "Cellulare", address: "Città" },
  sections: [
    { heading: "Profilo", text: ["Tecnico del suono per concerti, teatro e convegni. Dieci estati in tournée, gli inverni in teatro e in studio."] },
    {
      heading: "Esperienze professionali",
      jobs: [
        { title: "Responsabile audio", company: "Teatro Comunale delle Saline", place: "Cervia", dates: "Ottobre 2021 – oggi", from: "2021-10", to: null, points: [
          "{Missaggio dal vivo=Live sound mixing|Missaggio dal vivo|Live sound|Live mixing|Audio mixing|Mixaggio live} di prosa, musical e concerti su {DiGiCo} e {Yamaha CL5|Yamaha CL|Yamaha}",
          "Progettazione dell'impianto e {microfonazione=Microphone placement|Microfonazione|Miking|Microphones} dell'orchestra, {gestione radiomicrofoni=Radio microphones|Radiomicrofoni|Wireless microphones|RF coordination|Gestione radiomicrofoni}",
          "Coordinamento con {!luci=Lighting|Luci}, {!sartoria=Tailoring|Sartoria} e macchinisti durante gli allestimenti",
          "[[Tempi di montaggio ridotti da otto a cinque ore con un nuovo cablaggio di palco]]",
        ] },
        { title: "Fonico freelance", titleAlso: ["Fonico"], company: "Libero professionista", companyAlso: ["Freelance"], place: "Emilia-Romagna", dates: "Maggio 2016 – Settembre 2021", from: "2016-05", to: "2021-09", points: [
          "Fonico di sala e di palco per tour estivi, festival e fiere; montaggio di {line array} e {ottimizzazione con Smaart=System tuning|Smaart|Ottimizzazione dell'impianto|Sound system tuning|System optimisation}",
          "{Registrazione=Audio recording|Registrazione|Sound recording|Recording|Registrazione audio} e {postproduzione=Post-production|Postproduzione|Audio post-production} di podcast e audioguide in {Pro Tools} e {Reaper}",
          "[[?Oltre 300 date in cinque anni, nessun concerto sospeso per guasti audio]]",
        ] },
        { title: "Assistente di studio (stage)", titleAlso: ["Assistente di studio", "Stage"], company: "Studio Fosso Ghiaia", place: "Ravenna", dates: "Novembre 2015 – Aprile 2016", from: "2015-11", to: "2016-04" },
      ],
    },
    { heading: "Competenze tecniche", tags: ["{Ableton Live|Ableton}", "{QLab}", "{Dante|Dante networking|Audio over IP}", "{Saldatura di cavi=Cable making|Saldatura di cavi|Soldering|Saldatura}", "{Patentino muletto=Forklift operation|Patentino muletto|Muletto}"] },
    { heading: "Competenze personali", tags: ["{~Calma sotto pressione=Stress management|Calma sotto pressione|Calm under pressure}", "{~Puntualità=Punctuality|Puntualità}", "{~Spirito di squadra=Teamwork|Spirito di squadra|Team spirit}"] },
    { heading: "Istruzione e formazione", studies: [
      { degree: "Diploma di tecnico del suono", degreeAlso: ["Tecnico del suono"], institution: "Scuola di Alto Perfezionamento Musicale di Saluzzo", dates: "2014 – 2015", year: 2015 },
      { degree: "Diploma di perito elettronico", degreeAlso: ["Perito elettronico"], institution: "ITIS Nullo Baldini", place: "Ravenna", dates: "2009 – 2014", year: 2014 },
    ] },
    { heading: "Attestati", certificates: ["{Lavori in quota|Working at height}, 2024", "{Antincendio rischio medio|Antincendio|Fire safety}, 2022", "{Dante Certification Level 2|Dante Level 2}"] },
    { heading: "Lingue", languages: ["{Italiano=Italian} madrelingua, {inglese=English} B2"] },
    { heading: "Interessi", text: ["Sintetizzatori analogici, {!pesca=Fishing|Pesca}, {!basket=Basketball|Basket}"] },
    { heading: "Privacy", text: ["Autorizzo il trattamento dei miei dati personali ai sensi del D. Lgs. 196/2003 e del GDPR (Reg. UE 2016/679)."] },
  ],
  not: ["GDPR", "Privacy"],
  optional: ["Sound engineering", "Live sound", "Audio engineering", "Tecnica audio", "Front of house", "FOH", "Monitor mixing", "Podcast production", "Cablaggio", "Cabling", "Stage cabling", "Sound design", "Progettazione audio", "Sound system design", "Working at height", "Fire safety", "Electronics", "Elettronica", "PA systems", "Rigging", "Yamaha consoles", "Mixing consoles", "Audio mixing", "Mixing", "Podcasts", "Audio guides", "Coordination", "Lavori in quota", "Mixer digitali"],
  totalYears: 11,
  level: "Expert",
  inconsistencies: [],
  files: ["justified", "docx-sidebar@libreoffice"],
};
