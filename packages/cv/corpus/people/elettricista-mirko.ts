import type { Person } from "../person.ts";

export const person: Person = {
  id: "elettricista-mirko",
  family: "electrical trade",
  country: "IT",
  languageCode: "it",
  name: "Mirko Bartolucci",
  headline: "Elettricista impiantista",
  email: "mirko.bartolucci@postavaldarno.example",
  phone: "+39 333 270 8164",
  location: "Montevarchi (AR)",
  labels: { contact: "Contatti", email: "E-mail", phone: "Cellulare", address: "Residenza" },
  sections: [
    { heading: "Chi sono", text: ["Elettricista con la patente e le scarpe sempre pronte. Preferisco un quadro ordinato a uno veloce."] },
    {
      heading: "Esperienze di lavoro",
      jobs: [
        { title: "Elettricista", company: "Impianti Valdarno S.r.l.", companyAlso: ["Impianti Valdarno"], place: "Montevarchi", dates: "02/2022 – oggi", from: "2022-02", to: null, points: [
          "{Impianti elettrici civili=Electrical installation|Impianti elettrici civili|Impianti elettrici|Residential electrical installations|Electrical wiring|Impianti civili} e industriali, {cablaggio quadri=Panel wiring|Cablaggio quadri|Switchboard wiring|Control panel wiring|Electrical panels|Cablaggio quadri elettrici|Panel building} fino a 630 A.",
          "[[Montati 58 impianti fotovoltaici in tre anni, nessuno richiamato in garanzia.]]",
          "{KNX} in due alberghi e nella cantina di un produttore di {!Chianti=Wine|Chianti|Wine knowledge}.",
        ] },
        { title: "Elettricista", company: "Elettra Casentino S.n.c.", companyAlso: ["Elettra Casentino"], place: "Bibbiena", dates: "09/2016 – 09/2020", from: "2016-09", to: "2020-09", points: ["Manutenzione in un {!lanificio=Textiles|Lanificio|Wool} e in quattro scuole; {ricerca guasti=Fault finding|Ricerca guasti|Fault diagnosis|Troubleshooting} anche di notte.", "[[Fermi macchina dimezzati nel primo anno.]]"] },
        { title: "Apprendista elettricista", company: "Elettra Casentino S.n.c.", companyAlso: ["Elettra Casentino"], place: "Bibbiena", dates: "07/2014 – 08/2016", from: "2014-07", to: "2016-08", points: ["Tracce, tubi, scatole, e il caffè per tutti."] },
      ],
    },
    { heading: "Pausa", text: ["Ottobre 2020 – gennaio 2022: assistenza a mio padre malato."] },
    { heading: "Competenze tecniche", tags: ["{Lettura schemi elettrici=Reading electrical schematics|Lettura schemi elettrici|Schematic reading|Electrical schematics|Reading circuit diagrams|Electrical diagrams}", "{Fotovoltaico=Photovoltaics|Fotovoltaico|Solar panel installation|Impianti fotovoltaici|Photovoltaic systems}", "{Domotica=Home automation|Domotica}", "{Videosorveglianza=CCTV|Videosorveglianza|Video surveillance}", "{Collaudi=Electrical testing|Collaudi|Testing|Commissioning|Collaudo|Inspection and testing}", "{~Affidabilità=Reliability|Affidabilità}", "{~Lavoro di squadra=Teamwork|Lavoro di squadra}"] },
    { heading: "Istruzione", studies: [{ degree: "Diploma professionale, manutenzione e assistenza tecnica", degreeAlso: ["Diploma professionale", "Diploma professionale manutenzione e assistenza tecnica"], institution: "IPSIA Marconi, San Giovanni Valdarno", dates: "2014", year: 2014 }] },
    { heading: "Attestati", certificates: ["{PES/PAV (CEI 11-27)=PES/PAV|CEI 11-27|PES PAV|PES/PAV (CEI 11-27)|PES|PAV}", "{Abilitazione PLE=Abilitazione PLE|PLE|Patentino PLE|Piattaforme di lavoro elevabili} con e senza stabilizzatori", "{Sicurezza lavoratori, rischio alto=Sicurezza lavoratori rischio alto|Sicurezza lavoratori, rischio alto|Formazione sicurezza lavoratori|Corso sicurezza rischio alto|Sicurezza lavoratori} (16 ore)", "{?Patente B}"] },
    { heading: "Lingue", languages: ["{Italiano=Italian}, {inglese=English} scolastico"] },
    { heading: "Privacy", text: ["Autorizzo il trattamento dei dati personali (D.Lgs. 196/2003 e Reg. UE 2016/679)."] },
  ],
  optional: ["Impianti industriali", "Industrial electrical installations", "Electrical maintenance", "Manutenzione", "Manutenzione elettrica", "Maintenance", "Building automation", "Solar energy", "Solar panel installation", "Quadri elettrici", "Conduit installation", "Manutenzione industriale", "Industrial maintenance", "Machine maintenance", "Wall chasing", "Technical assistance", "Assistenza tecnica", "Preventive maintenance", "Occupational safety", "Electrical safety", "Sicurezza sul lavoro", "Working at height", "Aerial work platforms", "Piattaforme elevabili", "Impianti fotovoltaici"],
  not: ["GDPR", "Data protection", "Elderly care", "Care work", "Coffee"],
  totalYears: 11,
  level: "Expert",
  inconsistencies: [],
  files: ["moderncv-classic", "docx-lists@libreoffice"],
};
