import type { Person } from "../person.ts";

export const person: Person = {
  id: "geometra-davide",
  family: "construction",
  country: "IT",
  languageCode: "it",
  name: "Davide Fontanesi",
  headline: "Geometra libero professionista",
  email: "d.fontanesi@studiogeo.example",
  phone: "333 518 7720",
  location: "Reggio Emilia",
  labels: { contact: "Contatti", email: "E-mail", phone: "Telefono", address: "Indirizzo" },
  sections: [
    { heading: "Dati anagrafici", rows: [["Nato a", "Guastalla (RE), il 30 gennaio 1989"], ["Residenza", "Reggio Emilia"], ["Patente", "B, automunito"], ["Albo", "Collegio Geometri di Reggio Emilia, n. 2417"]] },
    {
      heading: "Esperienze lavorative",
      jobs: [
        { title: "Geometra libero professionista", company: "Studio Tecnico Fontanesi", place: "Reggio Emilia", dates: "gennaio 2018 – in corso", from: "2018-01", to: null, points: ["{Rilievi topografici=Topographic surveying|Rilievi topografici|Rilievo topografico|Surveying|Topographic surveys|Land surveying|Topographical surveys|Topographic survey} con {stazione totale=Total station|Stazione totale} e {GPS=GPS surveying|GPS|GNSS|GPS survey}; elaborati in {!scala=Scala} 1:200", "{Pratiche catastali=Cadastral procedures|Pratiche catastali|Cadastral filings|Cadastre|Cadastral updates|Land registry procedures|Cadastral practices|Catasto|Land registry|Cadastral surveying} ({Pregeo}, {Docfa}), {SCIA e CILA=Building permits|SCIA e CILA|SCIA|CILA|SCIA/CILA|Building permit applications|Planning applications|Pratiche edilizie|Building permit}", "{Certificazioni energetiche=Energy performance certification|Certificazioni energetiche|APE|Energy certification|Energy performance certificates|Energy certificates|Certificazione energetica} e {computi metrici=Quantity take-off|Computi metrici|Bill of quantities|Computo metrico|Quantity surveying|Cost estimation|Quantity takeoff|Bills of quantities|Computi metrici estimativi} con {PriMus=PriMus|Primus|ACCA PriMus}", "[[Gestite 74 pratiche Superbonus con un solo rilievo di irregolarità.]]", "I calcoli strutturali li fa l'ing. Neri con {!SAP2000}"] },
        { title: "Tecnico di cantiere", company: "Edil Crostolo S.r.l.", place: "Reggio Emilia", dates: "settembre 2011 – dicembre 2017", from: "2011-09", to: "2017-12", points: ["{Contabilità lavori=Construction accounting|Contabilità lavori|Works accounting|Site accounting|Construction cost accounting|Contabilità di cantiere|Cost control|SAL}, {tracciamenti=Setting out|Tracciamenti|Site layout|Stakeout|Construction layout|Layout staking|Construction stakeout}, assistenza alla {direzione lavori=Works supervision|Direzione lavori|Construction supervision|Site supervision|Construction management|Works management|Site management}", "Rapporti con fornitori e subappaltatori, {verifica DDT=Delivery note checking|Verifica DDT|Delivery notes|Delivery note verification|DDT|Goods receipt|Controllo DDT}"] },
        { title: "Praticante geometra", company: "Studio Associato Bizzarri", place: "Guastalla", dates: "ottobre 2008 – giugno 2011", from: "2008-10", to: "2011-06", points: ["{Disegno CAD=CAD drawing|Disegno CAD|CAD|CAD drafting|Technical drawing} e {accatastamenti=Property registration|Accatastamenti|Cadastral registration|Cadastral procedures|Accatastamento|Land registry|Cadastre|Pratiche catastali|Cadastral registrations}"] },
      ],
    },
    {
      heading: "Istruzione",
      studies: [
        { degree: "Abilitazione alla professione di geometra", institution: "Collegio Geometri", place: "Reggio Emilia", dates: "2011", year: 2011 },
        { degree: "Diploma di geometra, 88/100", institution: "ITG Angelo Secchi", place: "Reggio Emilia", dates: "2003 – 2008", year: 2008 },
      ],
    },
    { heading: "Attestati", certificates: ["{Coordinatore della sicurezza (D.Lgs. 81/08)=Coordinatore della sicurezza|Coordinatore della sicurezza (D.Lgs. 81/08)|Safety coordinator|Construction safety coordinator|CSP/CSE|Safety Coordinator (D.Lgs. 81/08)}, 120 ore, Scuola Edile Reggio Emilia, 2019", "{Pilota UAS A1/A3=Pilota UAS A1/A3|Pilota UAS A1-A3|UAS A1-A3|Drone pilot A1-A3|Drone licence A1/A3|UAS pilot A1-A3|UAS A1/A3}, ENAC, 2022"] },
    { heading: "Software", tags: ["{AutoCAD}", "{SketchUp}", "{QGIS}", "{Excel=Microsoft Excel|Excel|MS Excel}"] },
    { heading: "Lingue", languages: ["{Italiano=Italian}: madrelingua", "{Inglese=English}: scolastico", "{Tedesco=German}: A2"] },
    { heading: "Competenze personali", text: ["{~Precisione=Precision|Precisione|Accuracy|Attention to detail}, {~autonomia=Autonomy|Autonomia|Independence|Working independently|Self-reliance}. Vorrei frequentare un corso di {!Revit=Revit|Autodesk Revit}: oggi non lo so usare."] },
    { heading: "Privacy", text: ["Autorizzo il trattamento dei dati personali ai sensi del Regolamento UE 2016/679."] },
  ],
  optional: ["Topografia", "Patente B", "Driving licence", "Building design", "Construction", "Public works", "Real estate", "Superbonus", "Superbonus 110%", "Tax incentives", "Superbonus procedures", "Pratiche Superbonus", "Supplier management", "Subcontractor management", "Supplier relations", "Safety coordination", "Construction safety", "D.Lgs. 81/08", "Coordinamento della sicurezza", "Site safety", "Sicurezza nei cantieri", "Drone piloting", "Drone flying", "Drones", "Drone surveying", "Drone operation"],
  totalYears: 17.9,
  level: "Expert",
  inconsistencies: [],
  files: ["flowing", "europass-form"],
};
