import type { WholeCv } from "./whole-cv.ts";

/** CVs in German and French. */
export const CENTRAL_EUROPE: readonly WholeCv[] = [
  {
    shape: "German, in tables of months, newest last",
    text: `# LEBENSLAUF
B Persönliche Daten
Name:\tThorsten Eickhoff
Geburtsdatum:\t03.06.1988 in Soest
Anschrift:\tJakobistr. 44, 59494 Soest
Telefon:\t02921 / 555 10 22
E-Mail:\tt.eickhoff@post.example
Familienstand:\tverheiratet, zwei Kinder
B Schulbildung
1994 – 1998\tGeorg-Grundschule Soest
1998 – 2004\tChristian-Rohlfs-Realschule Soest, Fachoberschulreife
B Berufsausbildung
08/2004 – 01/2008\tAusbildung zum Industriemechaniker, Börde Pumpen GmbH, Soest
B Beruflicher Werdegang
02/2008 – 12/2012\tIndustriemechaniker, Börde Pumpen GmbH, Soest
01/2013 – 08/2018\tInstandhalter, Lippe Kabel GmbH & Co. KG, Lippstadt
09/2018 – 08/2019\tElternzeit
09/19 – heute\tSchichtführer Instandhaltung, Lippe Kabel GmbH & Co. KG, Lippstadt
\tAnlagenstillstände um 22 % gesenkt
B Weiterbildung
2017\tIndustriemeister Metall (IHK)
2021\tStaplerschein
B Sonstiges
Führerschein Klasse B, C1E
Englisch: Grundkenntnisse
Soest, den 1. Oktober 2026`,
    name: "Thorsten Eickhoff",
    email: "t.eickhoff@post.example",
    phone: "02921 / 555 10 22",
    jobs: [
      ["Industriemechaniker", "Börde Pumpen GmbH", "2008-02", "2012-12"],
      ["Instandhalter", "Lippe Kabel GmbH & Co. KG", "2013-01", "2018-08"],
      ["Schichtführer Instandhaltung", "Lippe Kabel GmbH & Co. KG", "2019-09", "now"],
    ],
    studies: [
      [null, "Georg-Grundschule Soest", 1998],
      ["Fachoberschulreife", "Christian-Rohlfs-Realschule Soest", 2004],
      ["Ausbildung zum Industriemechaniker", "Börde Pumpen GmbH", 2008],
    ],
    certificates: ["Industriemeister Metall (IHK)", "Staplerschein"],
    languages: ["English"],
    results: ["Anlagenstillstände um 22 % gesenkt"],
    flaws: [],
  },
  {
    shape: "German, with a title before the name and dates in words",
    text: `! Dipl.-Ing. Anke Vollmer
Bauingenieurin
Lerchenweg 7 | 99096 Erfurt | Mobil 0151 / 555 66 120 | vollmer@post.example
# Berufspraxis
seit Oktober 2021
Projektleiterin Tiefbau
Thüringer Straßenbau AG, Erfurt
* Drei Brücken in der Bauzeit und 4 % unter dem Kostenrahmen übergeben
Juli 2012 bis September 2021
Bauleiterin
Saale Hoch- und Tiefbau GmbH, Jena
April 2011 – Juni 2012
Praktikantin, dann Jungbauleiterin
Ingenieurbüro Walther, Weimar
# Studium
Oktober 2005 – März 2011
Diplom-Bauingenieurin, Bauhaus-Universität Weimar
2005 Abitur, Goethegymnasium Weimar
# Sprachen
Deutsch Muttersprache, Englisch verhandlungssicher, Russisch Grundkenntnisse
# Ehrenamt
Kassenwartin im Ruderverein seit 2016`,
    name: "Anke Vollmer",
    email: "vollmer@post.example",
    phone: "0151 / 555 66 120",
    jobs: [
      ["Projektleiterin Tiefbau", "Thüringer Straßenbau AG", "2021-10", "now"],
      ["Bauleiterin", "Saale Hoch- und Tiefbau GmbH", "2012-07", "2021-09"],
      ["Praktikantin, dann Jungbauleiterin", "Ingenieurbüro Walther", "2011-04", "2012-06"],
    ],
    studies: [
      ["Diplom-Bauingenieurin", "Bauhaus-Universität Weimar", 2011],
      ["Abitur", "Goethegymnasium Weimar", 2005],
    ],
    certificates: [],
    languages: ["German", "English", "Russian"],
    results: ["Drei Brücken in der Bauzeit und 4 % unter dem Kostenrahmen übergeben"],
    flaws: [],
  },
  {
    shape: "German, an apprentice with school stays and placements",
    text: `! Emre Yıldız
Rosenstr. 3, 45326 Essen
0163-5550 214
emre.yildiz@post.example
# Praktika und Nebenjobs
07/2025 – 08/2025 Ferienjob Lagerhelfer, Paket Nord GmbH
03/2024 (3 Wochen) Schülerpraktikum, Kfz-Werkstatt Brandt
# Schule
Seit 08/2020 Gesamtschule Bockmühle, Essen, angestrebter Abschluss: Fachoberschulreife 2027
2016 – 2020 Grundschule an der Heinickestraße
# Sprachen
Deutsch, Türkisch (beides Muttersprache), Englisch (Schulkenntnisse)
# Hobbys
Fußball beim SV Altenessen`,
    name: "Emre Yıldız",
    email: "emre.yildiz@post.example",
    phone: "0163-5550 214",
    jobs: [
      ["Lagerhelfer", "Paket Nord GmbH", "2025-07", "2025-08"],
      ["Schülerpraktikum", "Kfz-Werkstatt Brandt", "2024-03", "2024-03"],
    ],
    studies: [
      ["Fachoberschulreife", "Gesamtschule Bockmühle", 2027],
      [null, "Grundschule an der Heinickestraße", 2020],
    ],
    certificates: [],
    languages: ["German", "Turkish", "English"],
    results: [],
    flaws: [],
  },
  {
    shape: "French, with contracts and months above",
    text: `! Maëlle LE GUENNEC
12 rue des Halles, 29000 Quimper
06 12 55 50 34 – maelle.leguennec@courriel.example
27 ans – Permis B, véhiculée
# EXPÉRIENCES PROFESSIONNELLES
Depuis septembre 2022 – CDI
B Assistante de direction – Conserverie Kerandraon, Douarnenez
* Délai de réponse aux clients ramené de 5 jours à 48 heures
De janvier 2021 à août 2022 – CDD
B Secrétaire polyvalente – Mairie de Pont-l'Abbé
Étés 2018, 2019 et 2020
B Vendeuse – Biscuiterie de la Baie, Concarneau
# FORMATIONS
2018 – 2020 : BTS Support à l'action managériale, Lycée Chaptal, Quimper
2018 : Baccalauréat STMG, mention Bien, Lycée de Cornouaille
# LANGUES
Anglais : B2 (TOEIC 810)
Breton : notions
# CENTRES D'INTÉRÊT
Fest-noz, voile`,
    name: "Maëlle LE GUENNEC",
    email: "maelle.leguennec@courriel.example",
    phone: "06 12 55 50 34",
    jobs: [
      ["Assistante de direction", "Conserverie Kerandraon", "2022-09", "now"],
      ["Secrétaire polyvalente", "Mairie de Pont-l'Abbé", "2021-01", "2022-08"],
      ["Vendeuse", "Biscuiterie de la Baie", "2018", "2020"],
    ],
    studies: [
      ["BTS Support à l'action managériale", "Lycée Chaptal", 2020],
      ["Baccalauréat STMG", "Lycée de Cornouaille", 2018],
    ],
    certificates: [],
    languages: ["English", "Breton"],
    results: ["Délai de réponse aux clients ramené de 5 jours à 48 heures"],
    flaws: [],
  },
];
