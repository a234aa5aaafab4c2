import type { Person } from "../person.ts";

export const person: Person = {
  id: "storemanager-chiara",
  family: "retail",
  country: "IT",
  languageCode: "it",
  name: "Chiara Lombardo",
  printedName: "CHIARA LOMBARDO",
  headline: "Store manager – abbigliamento",
  email: "chiara.lombardo@posta.example",
  phone: "347 902 1186",
  location: "Catania",
  labels: { contact: "Contatti", email: "E-mail", phone: "Telefono", address: "Indirizzo" },
  sections: [
    { heading: "Profilo", text: ["Dodici anni nella vendita al dettaglio, quasi tutti nella moda. Punti forti: {~orientamento al cliente=Customer orientation|Orientamento al cliente|Customer focus|Customer service|Customer-oriented}, {~resistenza allo stress=Stress resistance|Resistenza allo stress|Stress tolerance|Resilience|Stress management}, sorriso."] },
    { heading: "Competenze", tags: ["{Gestione del personale=Staff management|Gestione del personale|Personnel management|Team management|People management|HR management|Human resources management}", "{budget di vendita=Sales budgeting|Budget di vendita|Sales budget|Budget management|Budgeting|Sales budget management}", "{visual merchandising=Visual merchandising}", "{KPI di negozio=Retail KPIs|KPI di negozio|KPI|KPIs|Store KPIs|KPI analysis|Retail KPI|KPI monitoring}", "{vendita assistita=Assisted selling|Vendita assistita|Sales|Assisted sales|Personal selling|Clienteling}", "{antitaccheggio=Loss prevention|Antitaccheggio|Anti-theft|Shoplifting prevention|Anti-shoplifting|Theft prevention}"] },
    {
      heading: "Esperienze professionali",
      jobs: [
        { title: "Store manager", company: "Abiti & Co. Sud S.r.l.", place: "Catania", dates: "dal 03/2021 a oggi", from: "2021-03", to: null, points: ["Coordino 11 addetti: {turni=Shift scheduling|Turni|Shift planning|Scheduling|Staff scheduling|Rota planning|Gestione turni|Shift management}, {inserimento dei nuovi assunti=Onboarding|Inserimento dei nuovi assunti|Induction|New hire onboarding|Staff training|Employee onboarding|Training new employees|Training}, valutazioni", "[[Conversion rate salito dal 14% al 19% in un anno.]]", "[[Differenze inventariali ridotte da 2,3% a 1,1%.]]", "Lancio della collezione {!Spring}/Summer in tre punti vendita della provincia", "L'e-commerce su {!Shopify} lo gestisce la sede di Prato"] },
        { title: "Vice responsabile", company: "Abiti & Co. Sud S.r.l.", place: "Catania", dates: "09/2017 – 02/2021", from: "2017-09", to: "2021-02", points: ["{Apertura e chiusura cassa=Cash management|Apertura e chiusura cassa|Cash handling|Till opening and closing|Cash register|Cash register opening and closing|Cash desk|Till management}, {riassortimento=Replenishment|Riassortimento|Stock replenishment|Restocking}, {resi=Returns handling|Resi|Returns|Returns management|Returns processing|Gestione resi}", "Allestimento secondo le guide: la {!progettazione delle vetrine=Window design|Progettazione delle vetrine|Window display design|Window dressing} spetta alla visual di area"], promoted: true },
        { title: "Addetta vendite", company: "Calzature Etnea", place: "Catania", dates: "10/2014 – 08/2017", from: "2014-10", to: "2017-08", points: ["Vendita, {registratore di cassa=Cash register|Registratore di cassa|Cash register operation|Till operation|Cash handling|POS|Cassa|Till}, {inventari=Stocktaking|Inventari|Inventory|Inventory counting|Stock taking|Inventory management|Inventario|Stock counting}"] },
      ],
    },
    {
      heading: "Istruzione e formazione",
      studies: [
        { degree: "Laurea triennale in Economia aziendale (interrotta dopo due anni)", degreeAlso: ["Laurea triennale in Economia aziendale"], institution: "Università di Catania", place: "Catania", dates: "2012 – 2014", year: 2014 },
        { degree: "Diploma di ragioneria", institution: "ITC De Felice", place: "Catania", dates: "2012", year: 2012 },
      ],
    },
    { heading: "Corsi", certificates: ["{Gestione del punto vendita=Gestione del punto vendita|Store management|Point of sale management}, Confcommercio Catania, 2020", "{Addetto antincendio rischio medio=Addetto antincendio rischio medio|Addetto antincendio|Fire safety officer|Fire safety (medium risk)|Fire warden}, 2022"] },
    { heading: "Informatica", groups: [["Gestionali", ["{Stealth}", "{Cegid Retail=Cegid Retail|Cegid|Cegid Retail Y2}"]], ["Ufficio", ["{Excel=Microsoft Excel|Excel|MS Excel}", "{PowerPoint=Microsoft PowerPoint|PowerPoint|MS PowerPoint}"]]] },
    { heading: "Lingue", languages: ["{Italiano=Italian}: madrelingua; {inglese=English}: B2; {spagnolo=Spanish}: B1"] },
  ],
  optional: ["Retail", "Vendita", "Assistenza clienti", "Retail management", "Store management", "Patente B", "Driving licence", "Fashion retail", "Friendliness", "Performance appraisal", "Performance reviews", "Performance evaluation", "Valutazione del personale", "Staff evaluation", "Stock control", "Inventory control"],
  totalYears: 12.1,
  level: "Expert",
  inconsistencies: [],
  files: ["web-counts"],
};
