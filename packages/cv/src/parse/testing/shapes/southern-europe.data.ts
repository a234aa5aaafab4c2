import type { WholeCv } from "./whole-cv.ts";

/** CVs in French, Spanish, Portuguese, Italian and Dutch. */
export const SOUTHERN_EUROPE: readonly WholeCv[] = [
  {
    shape: "French, an agency's worker with clients inside",
    text: `! Kévin Dufour
Lens (62) | 07 55 50 81 12 | k.dufour@courriel.example
# Parcours professionnel
2019 – aujourd'hui : Cariste intérimaire, Adecco et Manpower
Missions chez Logidis (6 mois), Brasserie du Nord (1 an), La Redoute (8 mois)
2016 – 2019 : Préparateur de commandes, Transports Wattrelos SA
2014 – 2015 : Service civique, Croix-Rouge de Lens
# Diplômes et habilitations
CACES R489 catégories 1, 3 et 5 (2023)
SST – Sauveteur secouriste du travail (2024)
CAP Opérateur logistique, Lycée Béhal, Lens (2014)
# Langues
Français, anglais scolaire, polonais parlé`,
    name: "Kévin Dufour",
    email: "k.dufour@courriel.example",
    phone: "07 55 50 81 12",
    jobs: [
      ["Cariste intérimaire", "Adecco et Manpower", "2019", "now"],
      ["Préparateur de commandes", "Transports Wattrelos SA", "2016", "2019"],
      ["Service civique", "Croix-Rouge de Lens", "2014", "2015"],
    ],
    // A civic service is unpaid.
    years: 10.3,
    studies: [["CAP Opérateur logistique", "Lycée Béhal", 2014]],
    certificates: ["CACES R489 catégories 1, 3 et 5", "SST – Sauveteur secouriste du travail"],
    languages: ["French", "English", "Polish"],
    results: [],
    flaws: [],
  },
  {
    shape: "Spanish, with the company before the post",
    text: `! Nerea Otxoa Ibarra
C/ Mayor, 15, 2º B · 48930 Getxo (Bizkaia)
Tfno.: 944 55 50 12 – Móvil: 655 550 123
nerea.otxoa@correo.example
# Experiencia laboral
B Colegio Urdaneta, Loiu
Maestra de Educación Primaria (tutora de 4.º). Septiembre 2019 – Actualidad.
* El 92 % del grupo superó la prueba diagnóstica de lectura, frente al 74 % del año anterior.
B Academia Txoriak, Bilbao
Profesora de refuerzo. Octubre 2017 – Junio 2019.
B Campamentos Gorbeia
Monitora de tiempo libre. Veranos de 2014 a 2017.
# Formación académica
Grado en Educación Primaria, mención en Lengua Inglesa. Universidad del País Vasco. 2013-2017.
# Formación complementaria
Curso de primeros auxilios, Cruz Roja, 2022 (20 horas).
Título de monitora de tiempo libre, 2014.
# Idiomas
Euskera: EGA (C1). Castellano: nativo. Inglés: First (B2).`,
    name: "Nerea Otxoa Ibarra",
    email: "nerea.otxoa@correo.example",
    phone: "944 55 50 12",
    jobs: [
      ["Maestra de Educación Primaria (tutora de 4.º)", "Colegio Urdaneta", "2019-09", "now"],
      ["Profesora de refuerzo", "Academia Txoriak", "2017-10", "2019-06"],
      ["Monitora de tiempo libre", "Campamentos Gorbeia", "2014", "2017"],
    ],
    studies: [["Grado en Educación Primaria", "Universidad del País Vasco", 2017]],
    certificates: ["Curso de primeros auxilios", "Título de monitora de tiempo libre"],
    languages: ["Basque", "Spanish", "English"],
    results: ["El 92 % del grupo superó la prueba diagnóstica de lectura, frente al 74 % del año anterior."],
    flaws: [],
  },
  {
    shape: "Portuguese, labels for each job",
    text: `! Thaís Albuquerque Prado
Recife/PE – (81) 3555-0142 / (81) 98555-0142 (WhatsApp) – thais.prado@correio.example
# OBJETIVO
Analista de Departamento Pessoal
# EXPERIÊNCIA PROFISSIONAL
Empresa: Supermercados Capibaribe Ltda.
Cargo: Analista de Departamento Pessoal
Período: 05/2020 até o momento
Atividades: folha de pagamento de 480 funcionários, eSocial
Empresa: Contabilidade Boa Vista
Cargo: Assistente de Departamento Pessoal
Período: 02/2017 a 04/2020
Atividades: admissões, rescisões, férias
# FORMAÇÃO ACADÊMICA
Tecnólogo em Gestão de Recursos Humanos – Universidade Católica de Pernambuco – conclusão em 2019
Ensino Médio – Escola Estadual Joaquim Nabuco – 2013
# IDIOMAS
Inglês básico
# CURSOS
eSocial na prática – SENAC, 2021
Excel avançado – SENAC, 2018`,
    name: "Thaís Albuquerque Prado",
    email: "thais.prado@correio.example",
    phone: "(81) 3555-0142",
    jobs: [
      ["Analista de Departamento Pessoal", "Supermercados Capibaribe Ltda.", "2020-05", "now"],
      ["Assistente de Departamento Pessoal", "Contabilidade Boa Vista", "2017-02", "2020-04"],
    ],
    studies: [
      ["Tecnólogo em Gestão de Recursos Humanos", "Universidade Católica de Pernambuco", 2019],
      ["Ensino Médio", "Escola Estadual Joaquim Nabuco", 2013],
    ],
    certificates: ["eSocial na prática", "Excel avançado"],
    languages: ["English"],
    results: [],
    flaws: [],
  },
  {
    shape: "Italian, apprenticeship, seasons and a consent clause",
    text: `! Ing. Davide Salis
Nato a Nuoro il 12/02/1992 – residente in Via Lamarmora 9, 08100 Nuoro
Cell. +39 340 555 0177 – e-mail davide.salis@posta.example
# Esperienze lavorative
2021 – oggi\tProject Manager impianti fotovoltaici
\tBarbagia Energia S.r.l., Nuoro
\tPotenza installata cresciuta da 2 a 9 MW in due anni
2018 – 2021\tProgettista elettrico
\tStudio Tecnico Deiana, Cagliari
Estati 2010-2012\tBagnino
\tCamping Cala Luna, Orosei
# Istruzione
2017\tLaurea magistrale in Ingegneria Elettrica, Università degli Studi di Cagliari, 108/110
2011\tDiploma di maturità scientifica, Liceo "E. Fermi", Nuoro
# Abilitazioni
Esame di Stato, sezione A, 2018
# Lingue
Inglese C1, Sardo madrelingua, Italiano madrelingua
Autorizzo il trattamento dei miei dati personali ai sensi del GDPR 679/2016.`,
    name: "Davide Salis",
    email: "davide.salis@posta.example",
    phone: "+39 340 555 0177",
    jobs: [
      ["Project Manager impianti fotovoltaici", "Barbagia Energia S.r.l.", "2021", "now"],
      ["Progettista elettrico", "Studio Tecnico Deiana", "2018", "2021"],
      ["Bagnino", "Camping Cala Luna", "2010", "2012"],
    ],
    studies: [
      ["Laurea magistrale in Ingegneria Elettrica", "Università degli Studi di Cagliari", 2017],
      ["Diploma di maturità scientifica", 'Liceo "E. Fermi"', 2011],
    ],
    certificates: ["Esame di Stato"],
    languages: ["English", "Sardinian", "Italian"],
    results: ["Potenza installata cresciuta da 2 a 9 MW in due anni"],
    flaws: [],
  },
  {
    shape: "Dutch, posts with the employer below and a break for study",
    text: `! drs. Fleur van der Wal
Kanaalkade 31, 3511 Utrecht | 06-55501234 | fleur.vdwal@post.example
# Werkervaring
mrt 2020 – heden
Beleidsmedewerker Jeugd
Gemeente Nieuwegein
* Wachttijd voor jeugdhulp teruggebracht van 14 naar 6 weken
sep 2013 – jun 2017
Pedagogisch medewerker (24 uur per week)
Kinderopvang De Kikker, Utrecht
# Opleiding
2017 – 2020 Master Orthopedagogiek, Universiteit Utrecht
2009 – 2013 HBO Pedagogiek, Hogeschool Utrecht (diploma)
2003 – 2009 VWO, Gerrit Rietveld College (diploma)
# Cursussen
Kindermishandeling en meldcode, 2021
# Talen
Nederlands (moedertaal), Engels (goed), Duits (matig)`,
    name: "Fleur van der Wal",
    email: "fleur.vdwal@post.example",
    phone: "06-55501234",
    jobs: [
      ["Beleidsmedewerker Jeugd", "Gemeente Nieuwegein", "2020-03", "now"],
      ["Pedagogisch medewerker (24 uur per week)", "Kinderopvang De Kikker", "2013-09", "2017-06"],
    ],
    studies: [
      ["Master Orthopedagogiek", "Universiteit Utrecht", 2020],
      ["HBO Pedagogiek", "Hogeschool Utrecht", 2013],
      ["VWO", "Gerrit Rietveld College", 2009],
    ],
    certificates: ["Kindermishandeling en meldcode"],
    languages: ["Dutch", "English", "German"],
    results: ["Wachttijd voor jeugdhulp teruggebracht van 14 naar 6 weken"],
    flaws: [],
  },
];
