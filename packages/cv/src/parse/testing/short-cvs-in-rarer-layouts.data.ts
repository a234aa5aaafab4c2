import type { ShortCv } from "./short-cvs.data.ts";

/** Short CVs in further languages, and in layouts that are seen less often. */
export const SHORT_CVS_IN_RARER_LAYOUTS: readonly ShortCv[] = [
  {
    text: `! Aki Tanaka
# Experience
Nov. 2018 - Present
Kyoto Garden Works Inc.
Gardener (full-time)
Apr. 2015 - Oct. 2018
Green Arts Co., Ltd.
Assistant gardener`,
    jobs: [
      ["Gardener", "Kyoto Garden Works Inc.", "2018-11", "now"],
      ["Assistant gardener", "Green Arts Co., Ltd.", "2015-04", "2018-10"],
    ],
    studies: [],
  },
  {
    text: `! Bo Eriksen
# Sea service
M/V Nordic Star (Ro-Ro, 24,000 GT), Nordline A/S – Chief Officer – 03.2022–09.2022
M/T Baltic Spirit (tanker), Nordline A/S – 2nd Officer – 01.2020–11.2021
M/V Nordic Star, Nordline A/S – 3rd Officer – 02.2018–12.2019`,
    jobs: [
      ["Chief Officer", "Nordline A/S", "2022-03", "2022-09"],
      ["2nd Officer", "Nordline A/S", "2020-01", "2021-11"],
      ["3rd Officer", "Nordline A/S", "2018-02", "2019-12"],
    ],
    studies: [],
  },
  {
    text: `! Marta Silva
# Experience
HOTEL ATLANTICO **** | Funchal, Madeira
Front Office Manager | since 05/2019
Receptionist | 04/2015 – 04/2019
HOTEL SOL *** | Albufeira
Night Receptionist | 2012 – 2015 (seasonal, Apr–Oct)`,
    jobs: [
      ["Front Office Manager", "HOTEL ATLANTICO", "2019-05", "now"],
      ["Receptionist", "HOTEL ATLANTICO", "2015-04", "2019-04"],
      ["Night Receptionist", "HOTEL SOL", "2012-04", "2015-10"],
    ],
    studies: [],
  },
  {
    text: `! Jean-Baptiste N'Guessan
Abidjan, Côte d'Ivoire — 07 07 12 34 56 — jb.nguessan@courriel.example
# Expériences professionnelles
Depuis janvier 2021 : Chef comptable, Société Ivoirienne de Cacao, Abidjan
De mars 2016 à décembre 2020 : Comptable, Cabinet Koné & Associés
Juil. 2015 – févr. 2016 : Stagiaire comptable, BICICI
# Diplômes
2015 : Master Comptabilité, Contrôle, Audit — Université Félix Houphouët-Boigny
2013 : Licence en Sciences de Gestion — même université
2010 : Baccalauréat série G2
# Langues
Français (courant), Anglais (notions), Baoulé (langue maternelle)`,
    jobs: [
      ["Chef comptable", "Société Ivoirienne de Cacao", "2021-01", "now"],
      ["Comptable", "Cabinet Koné & Associés", "2016-03", "2020-12"],
      ["Stagiaire comptable", "BICICI", "2015-07", "2016-02"],
    ],
    studies: [
      ["Master Comptabilité, Contrôle, Audit", "Université Félix Houphouët-Boigny", 2015],
      ["Licence en Sciences de Gestion", "même université", 2013],
      ["Baccalauréat série G2", null, 2010],
    ],
  },
  {
    text: `! João Pedro da Silva Santos
Rua das Flores, 123 – São Paulo/SP – (11) 98765-4321 – joaopss@correio.example
# Experiência Profissional
B Analista de Sistemas Pleno – TechBrasil Ltda.
03/2021 – atual
B Desenvolvedor Júnior – Inova Soluções
jan/2019 – fev/2021
B Estagiário – Prefeitura de Campinas
fev. de 2018 a dez. de 2018
# Formação
Bacharelado em Ciência da Computação – UNICAMP – concluído em 2018
# Idiomas
Inglês avançado, Espanhol intermediário, Português nativo
# Cursos e Certificações
Scrum Master – Scrum Alliance – 2022`,
    jobs: [
      ["Analista de Sistemas Pleno", "TechBrasil Ltda.", "2021-03", "now"],
      ["Desenvolvedor Júnior", "Inova Soluções", "2019-01", "2021-02"],
      ["Estagiário", "Prefeitura de Campinas", "2018-02", "2018-12"],
    ],
    studies: [["Bacharelado em Ciência da Computação", "UNICAMP", 2018]],
  },
  {
    text: `! Marco De Luca
Via Roma 10, 20121 Milano – Cell. 347 1234567 – marco.deluca@posta.example
# Esperienza lavorativa
• Da settembre 2019 ad oggi
Responsabile di magazzino
Logistica Lombarda S.p.A., Milano
Da gennaio 2014 ad agosto 2019
Magazziniere
Cooperativa Sociale Il Ponte, Lodi
# Istruzione e formazione
Diploma di Perito Industriale, ITIS "G. Marconi", Lodi, 2012
# Lingue
Italiano: madrelingua; Inglese: buono (B1)
# Patenti e abilitazioni
Patentino muletto, 2015; Patente B`,
    jobs: [
      ["Responsabile di magazzino", "Logistica Lombarda S.p.A.", "2019-09", "now"],
      ["Magazziniere", "Cooperativa Sociale Il Ponte", "2014-01", "2019-08"],
    ],
    studies: [["Diploma di Perito Industriale", 'ITIS "G. Marconi"', 2012]],
  },
  {
    text: `! Hannah Meyer
# Praktische Erfahrungen
03/2022 – heute
Projektleiterin Windenergie
Nordwind Projekt GmbH, Oldenburg
10/2018 – 02/2022
Projektingenieurin
Energiekontor Weser mbH, Bremen
# Studium und Schule
10/2012 – 09/2018
M. Sc. Umweltingenieurwesen
Technische Universität Braunschweig
2012
Abitur
Gymnasium Alleestraße, Hildesheim`,
    jobs: [
      ["Projektleiterin Windenergie", "Nordwind Projekt GmbH", "2022-03", "now"],
      ["Projektingenieurin", "Energiekontor Weser mbH", "2018-10", "2022-02"],
    ],
    studies: [
      ["M. Sc. Umweltingenieurwesen", "Technische Universität Braunschweig", 2018],
      ["Abitur", "Gymnasium Alleestraße", 2012],
    ],
  },
  {
    text: `! Carlos Mendoza
# EXPERIENCIA
CONSTRUCTORA ANDINA S.A.C. — Lima
Ingeniero residente
Enero 2019 a la fecha
GRUPO VIAL DEL SUR — Arequipa
Asistente de residente
Febrero 2016 a diciembre 2018
# FORMACIÓN
UNIVERSIDAD NACIONAL DE SAN AGUSTÍN — Arequipa
Ingeniero Civil (Título 2016)`,
    jobs: [
      ["Ingeniero residente", "CONSTRUCTORA ANDINA S.A.C.", "2019-01", "now"],
      ["Asistente de residente", "GRUPO VIAL DEL SUR", "2016-02", "2018-12"],
    ],
    studies: [["Ingeniero Civil", "UNIVERSIDAD NACIONAL DE SAN AGUSTÍN", 2016]],
  },
  {
    text: `! Peter Novak
# Work experience
06/2019 – 08/2023  Warehouse Supervisor
DHL Supply Chain s.r.o.
Prague, Czech Republic
02/2015 – 05/2019  Forklift Driver
Tesco Stores ČR a.s.
Prague, Czech Republic`,
    jobs: [
      ["Warehouse Supervisor", "DHL Supply Chain s.r.o.", "2019-06", "2023-08"],
      ["Forklift Driver", "Tesco Stores ČR a.s.", "2015-02", "2019-05"],
    ],
    studies: [],
  },
  {
    text: `! MARÍA JOSÉ GARCÍA-LORCA DE LA TORRE
# Perfil
Fisioterapeuta con 6 años de experiencia.
# Experiencia profesional
Fisioterapeuta. Clínica Sanamás (Sevilla). 2020-actualidad
Fisioterapeuta. Mutua Universal (Cádiz). 2018-2020
# Formación
Máster en Fisioterapia Deportiva. Universidad de Sevilla. 2019
Grado en Fisioterapia. Universidad de Cádiz. 2018. Nota media: 8,2
# Idiomas
Inglés: B2 | Francés: nociones | Español: lengua materna`,
    jobs: [
      ["Fisioterapeuta", "Clínica Sanamás", "2020", "now"],
      ["Fisioterapeuta", "Mutua Universal", "2018", "2020"],
    ],
    studies: [
      ["Máster en Fisioterapia Deportiva", "Universidad de Sevilla", 2019],
      ["Grado en Fisioterapia", "Universidad de Cádiz", 2018],
    ],
  },
  {
    text: `! Chloe Martin
# Expériences
CDI — Cheffe de rang, Brasserie Georges (Lyon), de mars 2021 à ce jour
CDD saisonnier — Serveuse, Hôtel Le Refuge (Megève), décembre 2019 – avril 2020
Extra — Serveuse, divers traiteurs (Lyon), 2017 – 2019`,
    jobs: [
      ["Cheffe de rang", "Brasserie Georges", "2021-03", "now"],
      ["Serveuse", "Hôtel Le Refuge (Megève)", "2019-12", "2020-04"],
      ["Serveuse", "divers traiteurs", "2017", "2019"],
    ],
    studies: [],
  },
  {
    text: `! Bruno Keller
# Werdegang
seit 2019    Küchenchef
             Gasthof Adler, Weingarten
2014–2019    Souschef
             Hotel Bären, Ravensburg
2011–2014    Ausbildung zum Koch
             Hotel Bären, Ravensburg`,
    jobs: [
      ["Küchenchef", "Gasthof Adler", "2019", "now"],
      ["Souschef", "Hotel Bären", "2014", "2019"],
      ["Ausbildung zum Koch", "Hotel Bären", "2011", "2014"],
    ],
    studies: [],
  },
];
