import type { Person } from "../person.ts";

export const person: Person = {
  id: "buero-heike",
  family: "office administration",
  country: "DE",
  languageCode: "de",
  name: "Heike Brandstätter",
  email: "heike.brandstaetter@posthessen.example",
  phone: "06441 2087-316",
  location: "Am Kalkofen 7, 35578 Wetzlar",
  links: [["0151 2840 7719 (mobil)", "tel:+4915128407719"]],
  labels: { contact: "Kontakt", email: "E-Mail", phone: "Telefon", address: "Anschrift" },
  sections: [
    { heading: "Persönliche Daten", rows: [["Geboren", "14.02.1979 in Gießen"], ["Familienstand", "verheiratet, zwei Kinder"], ["Staatsangehörigkeit", "deutsch"]] },
    {
      heading: "Beruflicher Werdegang",
      jobs: [
        { title: "Sachbearbeiterin Auftragsabwicklung", titleAlso: ["Sachbearbeiterin"], company: "Lahntal Haustechnik GmbH", companyAlso: ["Lahntal Haustechnik"], place: "Wetzlar", dates: "seit 2021", from: "2021", to: null, about: "Großhandel für {!Heizung=Heating|Heizung}, {!Sanitär=Plumbing|Sanitär} und {!Fliesen=Tiling|Fliesen}; unsere Kunden sind Installateure und Bauträger.", points: ["{Angebotserstellung=Quotations|Angebotserstellung|Angebote erstellen|Quotation preparation}, {Auftragsbearbeitung=Order processing|Auftragsbearbeitung|Auftragsabwicklung|Order management} und {Rechnungsstellung=Invoicing|Rechnungsstellung|Fakturierung|Billing}", "{Mahnwesen=Dunning|Mahnwesen|Payment reminders|Accounts receivable|Debt collection} in Absprache mit {!Einkauf=Purchasing|Procurement|Einkauf}, {!Vertrieb=Sales|Vertrieb} und {!Personalabteilung=Human resources|Personalwesen|Personalabteilung}", "[[Offene Posten über 60 Tage von 84.000 € auf 19.000 € gesenkt]]"] },
        { title: "Pflege meiner Mutter", company: "", dates: "04/2018 – 12/2020", from: "2018-04", to: "2020-12", unjudged: true },
        { title: "Kauffrau für Büromanagement", company: "Architekturbüro Ruby & Partner", place: "Gießen", dates: "08/2009 – 03/2018", from: "2009-08", to: "2018-03", points: ["{Terminkoordination=Appointment scheduling|Terminkoordination|Terminplanung|Terminmanagement|Scheduling|Calendar management}, {Reisekostenabrechnung=Travel expense accounting|Reisekostenabrechnung|Expense reports|Expense management|Travel expenses}, {Protokollführung=Minute taking|Protokollführung|Protokolle}", "{Vorbereitende Buchhaltung=Bookkeeping|Vorbereitende Buchhaltung|Buchhaltung|Preparatory accounting} mit {DATEV}", "Die Pläne zeichneten andere; ich habe sie gefaltet und verschickt."] },
        { title: "Bürokauffrau in Teilzeit", titleAlso: ["Bürokauffrau"], company: "Autohaus Swift Wetzlar", place: "Wetzlar", dates: "09/2002 – 06/2009", from: "2002-09", to: "2009-06", points: ["{?Telefonzentrale=Switchboard|Telefonzentrale|Telephone switchboard|Phone handling}, {?Ablage=Filing|Ablage}, Post."] },
      ],
    },
    { heading: "Ausbildung und Schule", studies: [{ degree: "Ausbildung zur Bürokauffrau (IHK)", degreeAlso: ["Ausbildung zur Bürokauffrau", "Bürokauffrau (IHK)", "Bürokauffrau"], institution: "Optik Lahn AG", dates: "1999 – 2002", year: 2002 }, { degree: "Abitur", institution: "Goetheschule Wetzlar", dates: "1999", year: 1999, points: ["Leistungskurse {!Kunst=Art|Kunst} und {!Biologie=Biology|Biologie}"] }] },
    { heading: "Kenntnisse", groups: [["EDV", ["{Word=Microsoft Word|Word} und {Excel=Microsoft Excel|Excel} (sehr gut)", "{?Outlook=Microsoft Outlook|Outlook}", "keine Erfahrung mit {!SAP}"]], ["Büro", ["{Zehnfingersystem=Touch typing|Zehnfingersystem|10-Finger-System|Typing}", "{?Korrespondenz=Business correspondence|Korrespondenz|Correspondence}"]], ["Stärken", ["{~Zuverlässigkeit=Reliability|Zuverlässigkeit}", "{~Diskretion=Discretion|Diskretion}"]]] },
    { heading: "Sprachen", languages: ["{Deutsch=German} (Muttersprache)", "{Englisch=English} (B1)"] },
    { heading: "Interessen", text: ["Kassenwartin im Kaninchenzuchtverein Wetzlar, {!Backen=Baking|Backen}, {!Stricken=Knitting|Stricken}. Ein Volkshochschulkurs über {!Webdesign=Web design|Webdesign} steht auf meinem Wunschzettel."] },
  ],
  optional: ["Wholesale", "Großhandel", "Office management", "Büromanagement", "Büroorganisation", "Postbearbeitung", "Mail handling", "Microsoft Office", "MS Office", "Accounts receivable", "Customer service", "Sachbearbeitung", "Telefonie", "Offene Posten"],
  not: ["Ruby", "Swift", "Architecture", "Optics", "Rabbit breeding"],
  totalYears: 20.8,
  level: "Expert",
  inconsistencies: [],
  files: ["tabellarisch", "docx-table"],
};
