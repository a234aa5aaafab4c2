import type { Person } from "../person.ts";

export const person: Person = {
  id: "odontotecnico-davide",
  family: "dental technology",
  country: "IT",
  languageCode: "it",
  name: "Davide Santarelli",
  headline: "Odontotecnico CAD/CAM",
  email: "davide.santarelli@posteumbre.example",
  phone: "+39 347 555 0916",
  location: "Perugia",
  labels: { contact: "Contatti", email: "E-mail", phone: "Telefono", address: "Residenza" },
  sections: [
    { heading: "Profilo", text: ["Odontotecnico diplomato, specializzato in protesi fissa e flusso digitale. Lavoro volentieri in laboratori medio-piccoli, dove il dottore alza il telefono e ti spiega il caso."] },
    { heading: "Esperienza lavorativa", jobs: [
      { title: "Odontotecnico CAD/CAM", titleAlso: ["Odontotecnico"], company: "Laboratorio Odontotecnico Dentalarte", companyAlso: ["Dentalarte"], place: "Perugia", dates: "gennaio 2022 – in corso", from: "2022-01", to: null, points: [
        "Progettazione in {exocad} di corone, ponti e {?abutment personalizzati=Custom abutments|Abutment personalizzati|Abutments|Abutment}; fresatura di {?zirconia=Zirconia|Zirconia milling|Ossido di zirconio} e {?disilicato di litio=Lithium disilicate|Disilicato di litio|IPS e.max}",
        "[[Rifacimenti scesi dal 7% al 2,5% con un controllo dei margini prima della fresatura]]",
        "{Stampa 3D=3D printing|Stampa 3D} di modelli, mascherine e guide chirurgiche; l'{!implantologia=Implantologia|Implantology} la fa lo studio, noi le guide",
        "{Ceramizzazione=Dental ceramics|Ceramizzazione|Ceramic layering|Stratificazione ceramica|Ceramica dentale} e {?caratterizzazione=Staining and glazing|Caratterizzazione|Staining} dei settori anteriori",
      ] },
      { title: "Odontotecnico", company: "Protesi Trasimeno S.n.c.", companyAlso: ["Protesi Trasimeno"], place: "Magione", dates: "ottobre 2018 – dicembre 2021", from: "2018-10", to: "2021-12", points: [
        "{Protesi mobile=Removable dentures|Protesi mobile|Dentures|Removable prosthetics} totale e {?scheletrati=Cast partial dentures|Scheletrati|Partial dentures}, {?ceratura diagnostica=Diagnostic wax-up|Ceratura diagnostica|Wax-up|Ceratura}, {?fusione=Dental casting|Fusione|Casting} e rifinitura",
        "Ritiro impronte presso gli studi e rapporto con l'{!ortodontista=Ortodonzia|Orthodontics}",
        "[[Tempo medio di riparazione di una protesi portato da due giorni a quattro ore]]",
      ] },
      { title: "Tirocinante", company: "Protesi Trasimeno S.n.c.", companyAlso: ["Protesi Trasimeno"], place: "Magione", dates: "febbraio 2018 – settembre 2018", from: "2018-02", to: "2018-09", promoted: true, points: ["Colatura modelli in {?gesso=Plaster models|Gesso|Model casting|Colatura modelli|Plaster work}, {?lucidatura=Polishing|Lucidatura}, magazzino"] },
    ] },
    { heading: "Istruzione", studies: [
      { degree: "Diploma di Odontotecnico (abilitazione)", degreeAlso: ["Diploma di Odontotecnico", "Odontotecnico"], institution: "IPSIA Cavour-Marconi", place: "Perugia", dates: "2012 – 2017", year: 2017, points: ["Materie d'indirizzo: {!anatomia=Anatomia|Anatomy}, {!chimica=Chimica|Chemistry} dei materiali, {!gnatologia=Gnatologia|Gnathology}"] },
    ] },
    { heading: "Corsi e attestati", certificates: ["{exocad Expert|exocad Expert Course}, 2023", "{Corso avanzato di ceramica|Corso avanzato ceramica} (Dental Campus Bologna), 2021", "{Sicurezza sul lavoro rischio medio|Sicurezza sul lavoro}, 2024"] },
    { heading: "Competenze", groups: [
      ["Software", ["{exocad}", "{3Shape}", "{hyperDENT}", "{Blender}"]],
      ["Macchine", ["fresatore {imes-icore}", "stampante {Formlabs}", "forno {Programat}", "scanner da laboratorio ({scansione=Dental scanning|Scansione|3D scanning|Lab scanning|Scansione 3D})"]],
      ["Personali", ["{~precisione=Precision|Precisione|Attention to detail}", "{~senso estetico=Aesthetic sense|Senso estetico}", "{~rispetto delle scadenze=Meeting deadlines|Rispetto delle scadenze|Time management|Deadline orientation}"]],
    ] },
    { heading: "Lingue", languages: ["{Italiano=Italian} (madrelingua), {inglese=English} (B1), {rumeno=Romanian} (scolastico)"] },
    { heading: "Tempo libero", text: ["Modellismo ferroviario, {!scultura=Scultura|Sculpture} in legno, {!rugby=Rugby} (arbitro), la vigna e il {!vino=Vino|Wine|Winemaking} del nonno."] },
    { heading: "Consenso", text: ["Autorizzo il trattamento dei dati personali ai sensi del Regolamento UE 2016/679."] },
  ],
  optional: ["CAD/CAM", "Dental CAD/CAM", "Protesi fissa", "Fixed prosthetics", "Fixed prosthodontics", "Corone e ponti", "Crowns and bridges", "Corone", "Ponti", "Fresatura", "Milling", "Surgical guides", "Guide chirurgiche", "Modelli", "Mascherine", "Aligners", "Protesi", "Prosthetics", "Dental prosthetics", "Dental technology", "Odontotecnica", "Flusso digitale", "Digital workflow", "Digital dentistry", "Rifinitura", "Finishing", "Riparazione protesi", "Denture repair", "Quality control", "Controllo qualità", "Warehouse", "Ceramics", "Magazzino", "Progettazione", "Dental design", "Modellazione", "Night guards", "Sicurezza sul lavoro"],
  not: ["GDPR", "Modellismo"],
  totalYears: 8.8,
  level: "Senior",
  inconsistencies: [],
  files: ["docs-serif", "moderncv-classic"],
};
