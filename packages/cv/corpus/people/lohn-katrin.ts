import type { Person } from "../person.ts";

export const person: Person = {
  id: "lohn-katrin",
  family: "accounting",
  country: "DE",
  languageCode: "de",
  name: "Katrin Wiesner",
  headline: "Lohn- und Gehaltsbuchhalterin",
  email: "k.wiesner@postfach.example",
  phone: "0561 4470 219",
  location: "Kassel",
  labels: { contact: "Kontakt", email: "E-Mail", phone: "Telefon", address: "Adresse" },
  sections: [
    { heading: "Persönliche Daten", rows: [["Geburtsdatum", "14.06.1988 in Göttingen"], ["Familienstand", "verheiratet, ein Kind ({!Julia}, geb. 2015)"], ["Staatsangehörigkeit", "deutsch"], ["Führerschein", "Klasse B"]] },
    { heading: "Kurzprofil", text: ["Gelernte Bürokauffrau mit über 14 Jahren Berufserfahrung, davon die letzten fünf ausschließlich in der {Lohnbuchhaltung=Payroll|Lohnbuchhaltung|Payroll accounting|Lohn- und Gehaltsbuchhaltung|Gehaltsabrechnung|Entgeltabrechnung|Lohn- und Gehaltsabrechnung|Payroll processing|Payroll administration}. Ich arbeite {~sorgfältig=Attention to detail|Sorgfältig|Sorgfalt|Conscientiousness|Accuracy|Diligence}, auch wenn zum Monatsende alles gleichzeitig kommt, und bin für {~Verschwiegenheit=Discretion|Verschwiegenheit|Confidentiality|Diskretion} bekannt."] },
    {
      heading: "Beruflicher Werdegang",
      jobs: [
        { title: "Lohn- und Gehaltsbuchhalterin", company: "Steinmetz & Harms Steuerberatung", place: "Kassel", dates: "01/2021 – heute", from: "2021-01", to: null, points: ["Monatliche Abrechnung für 38 Mandanten mit {DATEV LODAS=DATEV LODAS|DATEV|LODAS|DATEV Lohn}", "{Baulohn=Construction payroll|Baulohn|Baulohnabrechnung|Construction wage accounting}, {Kurzarbeitergeld=Short-time work allowance|Kurzarbeitergeld|Short-time working benefits|Kurzarbeit|Short-time work|KUG} und {Pfändungen=Wage garnishment|Pfändungen|Lohnpfändung|Garnishment|Wage garnishments|Pfändungsbearbeitung}", "{SV-Meldungen=Social security reporting|SV-Meldungen|Sozialversicherungsmeldungen|Social insurance notifications|Social security|Sozialversicherungsrecht|Sozialversicherung|Social insurance}, {Lohnsteueranmeldung=Payroll tax|Lohnsteueranmeldung|Wage tax returns|Wage tax|Lohnsteuer|Payroll tax filing|Lohnsteueranmeldungen} und Begleitung von {Betriebsprüfungen=Audit support|Betriebsprüfungen|Betriebsprüfung|Tax audits|Tax audit|Audits|Payroll audits|Auditing}", "[[Korrekturquote bei den Abrechnungen innerhalb von zwei Jahren von 4,1 % auf 1,2 % gesenkt.]]", "Die {!Jahresabschlüsse=Annual financial statements|Jahresabschlüsse|Jahresabschluss} erstellen die Kollegen aus der Fibu mit {!Addison}."] },
        { title: "Personalsachbearbeiterin", company: "Nordhessische Klinikdienste GmbH", place: "Kassel", dates: "09/2016 – 12/2020", from: "2016-09", to: "2020-12", points: ["{Personaladministration=HR administration|Personaladministration|Personnel administration|Human resources administration|Personalverwaltung|HR} für ca. 420 Beschäftigte", "{Zeitwirtschaft=Time management systems|Zeitwirtschaft|Time and attendance|Time tracking|Zeiterfassung|Time recording|Workforce time management} mit {ATOSS}, Stammdatenpflege in {SAP HCM=SAP HCM|SAP HR|SAP}", "Erstellung von {Arbeitsverträgen=Employment contracts|Arbeitsverträge|Arbeitsverträgen|Contract drafting|Employment contract drafting|Vertragserstellung|Contract preparation} und {Arbeitszeugnissen=Reference letters|Arbeitszeugnisse|Arbeitszeugnissen|Employment references|Job references|Reference letter writing|Zeugniserstellung}"] },
        { title: "Bürokauffrau", company: "Autohaus Brandl KG", place: "Göttingen", dates: "09/2010 – 03/2015", from: "2010-09", to: "2015-03", points: ["{Rechnungsprüfung=Invoice verification|Rechnungsprüfung|Invoice checking|Invoice processing|Invoice auditing}, {Mahnwesen=Dunning|Mahnwesen|Debt collection|Dunning process|Accounts receivable}, Telefonzentrale", "Anschließend Elternzeit (04/2015 – 08/2016)"] },
      ],
    },
    {
      heading: "Ausbildung",
      studies: [
        { degree: "Ausbildung zur Bürokauffrau (IHK)", institution: "Autohaus Brandl KG", place: "Göttingen", dates: "08/2007 – 07/2010", year: 2010 },
        { degree: "Realschulabschluss", institution: "Geschwister-Scholl-Schule", place: "Göttingen", dates: "2007", year: 2007 },
      ],
    },
    { heading: "Weiterbildung", certificates: ["{Fachassistentin Lohn und Gehalt=Fachassistentin Lohn und Gehalt|Fachassistent Lohn und Gehalt|Payroll specialist}, Steuerberaterkammer Hessen, 2022"] },
    { heading: "EDV-Kenntnisse", tags: ["{MS Excel=Microsoft Excel|Excel|MS Excel} (Pivot)", "{Outlook=Microsoft Outlook|Outlook|MS Outlook}", "{Personio}"] },
    { heading: "Sprachen", languages: ["{Deutsch=German} (Muttersprache)", "{Englisch=English} (B1)"] },
    { heading: "Hobbys", text: ["{!Dart} im Verein, Radtouren an der Fulda, Backen"] },
  ],
  optional: ["Driving licence", "Telephone reception", "Client care", "Office administration", "Human resources", "Büroorganisation", "Mandantenbetreuung", "Personalwesen", "Accounting", "Stammdatenpflege", "Master data maintenance", "Data maintenance", "Master data management"],
  totalYears: 14.8,
  level: "Expert",
  inconsistencies: [],
  files: ["tabellarisch", "margin-headings"],
};
