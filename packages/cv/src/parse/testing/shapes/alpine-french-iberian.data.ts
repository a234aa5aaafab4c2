import type { WholeCv } from "./whole-cv.ts";

/** CVs in German, French, Spanish and Portuguese. */
export const ALPINE_FRENCH_IBERIAN: readonly WholeCv[] = [
  {
    shape: "Austrian, service in the army and a change of trade",
    text: `! Mag. Lukas Hinterberger, MSc
Linzer Straße 14, 4020 Linz · +43 660 555 01 44 · hinterberger@post.example
# Berufliche Laufbahn
01/2022 – laufend\tControllingleiter, Donaustahl Handels GmbH, Linz
07/2016 – 12/2021\tController, Enns Papier AG, Enns
\tBudgetabweichung von 6,2 % auf 1,8 % gesenkt
10/2014 – 06/2016\tTrainee Finanz, Enns Papier AG, Enns
# Präsenzdienst
07/2008 – 01/2009\tÖsterreichisches Bundesheer, Hörsching
# Bildungsweg
2012 – 2014\tMSc Controlling, FH Oberösterreich, Steyr
2009 – 2012\tBachelor Wirtschaftswissenschaften, Johannes Kepler Universität Linz
2008\tMatura, BG Ramsauerstraße, Linz
# Sprachen
Deutsch (Muttersprache), Englisch (C1), Italienisch (A2)`,
    name: "Lukas Hinterberger",
    email: "hinterberger@post.example",
    phone: "+43 660 555 01 44",
    jobs: [
      ["Controllingleiter", "Donaustahl Handels GmbH", "2022-01", "now"],
      ["Controller", "Enns Papier AG", "2016-07", "2021-12"],
      ["Trainee Finanz", "Enns Papier AG", "2014-10", "2016-06"],
    ],
    studies: [
      ["MSc Controlling", "FH Oberösterreich", 2014],
      ["Bachelor Wirtschaftswissenschaften", "Johannes Kepler Universität Linz", 2012],
      ["Matura", "BG Ramsauerstraße", 2008],
    ],
    certificates: [],
    languages: ["German", "English", "Italian"],
    results: ["Budgetabweichung von 6,2 % auf 1,8 % gesenkt"],
    flaws: [],
  },
  {
    shape: "Swiss, a pensum in per cent and a parental leave",
    text: `! Céline Aebischer
Murtengasse 7, 3280 Murten
076 555 01 23 | celine.aebischer@post.example
# Tätigkeiten
Seit 03.2021: Fachfrau Gesundheit (60 %), Spitex Seeland, Ins
09.2019 – 02.2021: Familienzeit (zwei Kinder)
08.2013 – 08.2019: Fachfrau Gesundheit (100 %), Inselspital, Bern
# Ausbildung
08.2010 – 07.2013: Lehre als Fachfrau Gesundheit EFZ, Spital Tafers
# Weiterbildung
Kurs Kinästhetik Grundkurs, 2016
Palliative Care Niveau A2, 2023
# Sprachen
Französisch und Deutsch (zweisprachig), Englisch (B1)`,
    name: "Céline Aebischer",
    email: "celine.aebischer@post.example",
    phone: "076 555 01 23",
    jobs: [
      ["Fachfrau Gesundheit", "Spitex Seeland", "2021-03", "now"],
      ["Fachfrau Gesundheit", "Inselspital", "2013-08", "2019-08"],
    ],
    studies: [["Lehre als Fachfrau Gesundheit EFZ", "Spital Tafers", 2013]],
    certificates: ["Kurs Kinästhetik Grundkurs", "Palliative Care Niveau A2"],
    languages: ["French", "German", "English"],
    results: [],
    flaws: [],
  },
  {
    shape: "French, placements and a study in alternation",
    text: `! Inès BOUCHERIT
24 ans · Villeurbanne · 06 55 50 44 21 · ines.boucherit@courriel.example
# Formation
2022-2024 Master Marketing digital, IAE Lyon (en alternance)
2019-2022 Licence Économie-Gestion, Université Lumière Lyon 2
2019 Baccalauréat ES, Lycée Jean-Perrin
# Expériences
Sept. 2024 - à ce jour | Chargée de communication | Lumière Mobilier, Lyon
+ 48 % d'abonnés en dix mois
Sept. 2022 - août 2024 | Alternante chef de projet web | Agence Rhône Pixel, Lyon
Avril - juin 2022 | Stagiaire marketing | Office de tourisme d'Annecy
# Langues
Arabe (langue maternelle), Anglais C1, Espagnol A2
# Bénévolat
Secours populaire, maraudes, depuis 2021`,
    name: "Inès BOUCHERIT",
    email: "ines.boucherit@courriel.example",
    phone: "06 55 50 44 21",
    jobs: [
      ["Chargée de communication", "Lumière Mobilier", "2024-09", "now"],
      ["Alternante chef de projet web", "Agence Rhône Pixel", "2022-09", "2024-08"],
      ["Stagiaire marketing", "Office de tourisme d'Annecy", "2022-04", "2022-06"],
    ],
    studies: [
      ["Master Marketing digital", "IAE Lyon", 2024],
      ["Licence Économie-Gestion", "Université Lumière Lyon 2", 2022],
      ["Baccalauréat ES", "Lycée Jean-Perrin", 2019],
    ],
    certificates: [],
    languages: ["Arabic", "English", "Spanish"],
    results: ["+ 48 % d'abonnés en dix mois"],
    flaws: [],
  },
  {
    shape: "Mexican, functions below each post",
    text: `! LIC. ROBERTO CARLOS TREJO ANAYA
Col. Centro, Querétaro, Qro. | Cel. 442 555 0188 | roberto.trejo@correo.example
# EXPERIENCIA LABORAL
Autopartes del Bajío, S.A. de C.V.
Puesto: Jefe de Almacén
Periodo: Agosto 2020 – a la fecha
Funciones: control de inventarios, recibo y embarques
Logros: merma reducida del 3.4% al 1.1%
Comercializadora Tolsa, S. de R.L.
Puesto: Auxiliar de Almacén
Periodo: Marzo 2016 – Julio 2020
# ESCOLARIDAD
Licenciatura en Administración Industrial, Universidad Autónoma de Querétaro, 2015, titulado
# IDIOMAS
Inglés 60%`,
    name: "Roberto Carlos Trejo Anaya",
    email: "roberto.trejo@correo.example",
    phone: "442 555 0188",
    jobs: [
      ["Jefe de Almacén", "Autopartes del Bajío, S.A. de C.V.", "2020-08", "now"],
      ["Auxiliar de Almacén", "Comercializadora Tolsa, S. de R.L.", "2016-03", "2020-07"],
    ],
    studies: [["Licenciatura en Administración Industrial", "Universidad Autónoma de Querétaro", 2015]],
    certificates: [],
    languages: ["English"],
    results: ["Logros: merma reducida del 3.4% al 1.1%"],
    flaws: [],
  },
  {
    shape: "European Portuguese, with commas and slashes",
    text: `! Eng.º Tiago Vasconcelos
Rua do Carmo 8, 3000-098 Coimbra | Telm. 912 555 014 | tiago.v@correio.example
# Percurso profissional
Desde fev./2020: Engenheiro de manutenção, Cerâmica do Mondego, S.A., Coimbra
Set./2014 a jan./2020: Técnico de manutenção, Papéis do Vouga, Lda., Aveiro
# Habilitações académicas
Mestrado em Engenharia Mecânica, Universidade de Coimbra (2014)
Licenciatura em Engenharia Mecânica, Instituto Politécnico de Leiria (2012)
# Línguas
Português (materna), Inglês (B2), Espanhol (A2)
# Carta de condução
Categoria B`,
    name: "Tiago Vasconcelos",
    email: "tiago.v@correio.example",
    phone: "912 555 014",
    jobs: [
      ["Engenheiro de manutenção", "Cerâmica do Mondego, S.A.", "2020-02", "now"],
      ["Técnico de manutenção", "Papéis do Vouga, Lda.", "2014-09", "2020-01"],
    ],
    studies: [
      ["Mestrado em Engenharia Mecânica", "Universidade de Coimbra", 2014],
      ["Licenciatura em Engenharia Mecânica", "Instituto Politécnico de Leiria", 2012],
    ],
    certificates: [],
    languages: ["Portuguese", "English", "Spanish"],
    results: [],
    flaws: [],
  },
];
