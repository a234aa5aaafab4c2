import { describe, expect, test } from "vitest";
import { findSkills } from "../../find-skills.ts";
import { buildCv } from "../../testing/build-cv.ts";

/** What people of six countries list, by what it is; "own car" and "available at once" are no skills. */
const LISTS = [
  [
    "French",
    {
      soft: `Sens du contact, Autonomie, Rigueur, Polyvalence, Bonne présentation, Esprit d'équipe, Prise d'initiative, Gestion du stress, Sens de l'écoute, Capacité d'adaptation, Travail en équipe, Dynamique, Motivé, Force de proposition, Aisance relationnelle, Gestion des priorités, Respect des consignes, Sens des responsabilités, Sens de l'organisation, Goût du travail bien fait, Bonne humeur, Sens du service, Esprit d'initiative, Facilité d'adaptation, Bonne expression orale, Persévérance, Ponctuel et rigoureux, Calme et patience, Goût du contact, Sens commercial, Réactivité, Esprit d'analyse, Aisance rédactionnelle, Volontaire, Sérieux, Travail en équipe et en autonomie, Bon relationnel, Facilité d'apprentissage, Gestion du temps, Bienveillance, Endurance physique, Curiosité, Résistance au stress, Diplomatie, Discrétion professionnelle, Esprit de synthèse`,
      technical: `Pack Office, Accueil physique et téléphonique, Maîtrise de l'outil informatique, Mise en rayon, Encaissement, Bureautique, Saisie de données, Entretien des locaux, Tenue de caisse, Préparation de commandes, Conduite de chariot, Gestion des stocks, Standard téléphonique, Rédaction de courriers, Classement et archivage, Lecture de plans, Nettoyage, Service en salle, Plonge, Garde d'enfants, Aide à la personne, Repassage`,
      none: `Véhicule personnel, Anglais courant, Disponible immédiatement`,
    },
  ],
  [
    "Portuguese",
    {
      soft: `Trabalho em equipa, Espírito de equipa, Sentido de responsabilidade, Facilidade de comunicação, Boa apresentação, Proatividade, Pontualidade, Capacidade de organização, Flexibilidade de horários, Resiliência, Capacidade de adaptação, Gestão de conflitos, Dinamismo, Criatividade, Boa dicção, Honestidade, Assiduidade, Vontade de aprender, Sentido de organização, Espírito de iniciativa, Boa capacidade de comunicação, Responsável, Facilidade de aprendizagem, Gosto pelo contacto com o público, Dinâmico e proativo, Simpatia, Rigor, Autonomia, Resistência ao stress, Boa relação interpessoal, Polivalência, Comprometimento, Liderança, Ética profissional, Foco em resultados, Agilidade, Facilidade em trabalhar em equipe, Boa comunicação verbal e escrita, Organizado, Cuidado com os detalhes, Empatia, Espírito crítico, Atenção ao detalhe, Capacidade de trabalhar sob pressão, Rapidez, Motivação, Flexibilidade`,
      technical: `Atendimento ao público, Pacote Office, Informática na ótica do utilizador, Reposição de produtos, Contas a pagar e a receber, Emissão de notas fiscais, Caixa, Emissão de notas, Controle de estoque, Lançamento de notas fiscais, Contas a pagar, Arquivo, Digitação, Pacote Office avançado, Excel intermediário, Recepção, Cozinha, Vendas, Costura`,
      none: `Disponibilidade imediata, Viatura própria, Inglês fluente`,
    },
  ],
  [
    "Spanish",
    {
      soft: `Don de gentes, Trabajo en equipo, Puntualidad, Ganas de aprender, Capacidad de trabajo bajo presión, Responsable, Proactivo, Resolución de problemas, Buena presencia, Facilidad de palabra, Orientación al cliente, Constancia, Empatía, Discreción, Iniciativa, Capacidad de organización, Buena comunicación, Adaptabilidad, Polivalencia, Dinamismo, Rapidez, Compromiso, Honradez, Amabilidad, Habilidades sociales, Trabajador, Capacidad de aprendizaje, Tolerancia al estrés, Afán de superación, Actitud positiva, Sentido de la responsabilidad, Capacidad resolutiva, Seriedad, Autonomía, Escucha activa, Flexibilidad horaria, Liderazgo, Buen trato con el público, Paciencia, Polivalente, Habilidad de comunicación`,
      technical: `Atención al cliente, Paquete Office, Manejo de caja, Ofimática, Reposición de mercancía, Archivo, Facturación, Mecanografía, Trato con el cliente, Cobro en caja, Reponer estanterías, Limpieza de oficinas, Carga y descarga, Preparación de pedidos, Control de stock, Cuidado de ancianos, Cuidado de niños, Plancha, Servicio de mesas, Manejo de Excel, Paquete Microsoft Office, Contabilidad básica, Gestión de agenda, Atención telefónica, Soldadura, Albañilería`,
      none: `Vehículo propio, Disponibilidad horaria, Incorporación inmediata, Inglés medio`,
    },
  ],
  [
    "German",
    {
      soft: `Ausdauer, Belastbarkeit, Teamfähigkeit, Zuverlässigkeit, Gute Umgangsformen, Pünktlichkeit, Lernbereitschaft, Sorgfalt, Selbstständiges Arbeiten, Kundenorientierung, Handwerkliches Geschick, Organisationstalent, Körperliche Belastbarkeit, Flexibilität, Gepflegtes Äußeres, Hilfsbereitschaft, Schnelle Auffassungsgabe, Verschwiegenheit, Verantwortungsbewusstsein, Kommunikationsstärke, Freundliches Auftreten, Einsatzbereitschaft, Geduld, Ordnungssinn, Strukturierte Arbeitsweise, Teamgeist, Kontaktfreude, Genauigkeit, Motivation, Durchhaltevermögen, Stressresistenz, Sorgfältige Arbeitsweise, Eigeninitiative, Analytisches Denken, Einfühlungsvermögen, Sicheres Auftreten, Fleiß, Höflichkeit, Engagement, Ehrlichkeit, Loyalität, Diskretion, Durchsetzungsvermögen, Kritikfähigkeit`,
      technical: `MS-Office-Kenntnisse; Kassenführung; Warenannahme; Zehnfingersystem; EDV-Kenntnisse; Regalpflege; Word, Excel, PowerPoint; Lagerverwaltung; Kommissionieren; Wareneingang; Inventur; Kundenberatung; Verkauf; Reinigung; Büroorganisation; Terminplanung; Ablage; Rechnungswesen; Buchhaltung; Telefonzentrale; Grundpflege; Warenverräumung; Kassieren`,
      none: `Deutsch fließend, PKW vorhanden, Englisch in Wort und Schrift, Gute Deutschkenntnisse`,
    },
  ],
  [
    "Italian",
    {
      soft: `Lavoro di squadra, Capacità relazionali, Problem solving, Puntualità, Buona dialettica, Flessibilità oraria, Serietà, Spirito di adattamento, Precisione, Gestione dello stress, Bella presenza, Ottime doti comunicative, Orientamento al cliente, Voglia di imparare, Determinazione, Capacità di lavorare sotto pressione, Capacità di ascolto, Spirito di squadra, Spirito di iniziativa, Capacità organizzative, Buone capacità comunicative, Affidabilità, Cordialità, Gentilezza, Dinamicità, Motivazione, Intraprendenza, Resistenza allo stress, Rispetto delle regole, Educazione, Solarità, Empatia, Pazienza, Velocità, Autonomia, Predisposizione al contatto con il pubblico, Capacità di adattamento, Senso di responsabilità, Riservatezza, Attitudine al problem solving, Flessibilità, Gestione del tempo, Proattività`,
      technical: `Pacchetto Office, Uso della cassa, Allestimento vetrine, Fatturazione, Prima nota, Pulizia dei locali, Centralino, Archiviazione, Posta elettronica, Inserimento dati, Gestione cassa, Rifornimento scaffali, Gestione magazzino, Carico scarico merci, Accoglienza clienti, Servizio ai tavoli, Preparazione ordini, Contabilità, Utilizzo PC, Excel base, Gestione agenda, Stiro, Assistenza anziani, Cura dei bambini`,
      none: `Automunito, Inglese scolastico, Disponibilità immediata`,
    },
  ],
  [
    "Dutch",
    {
      soft: `Teamspeler, Stressbestendig, Flexibel, Klantvriendelijk, Nauwkeurig, Leergierig, Zelfstandig, Doorzettingsvermogen, Communicatief, Verantwoordelijkheidsgevoel, Hands-on mentaliteit, Inlevingsvermogen, Aanpakker, Punctueel, Probleemoplossend vermogen, Goede communicatieve vaardigheden, Zelfstandig kunnen werken, Teamwork, Geduldig, Betrouwbaar, Enthousiast, Gemotiveerd, Ordelijk, Sociaal, Hulpvaardig, Geen 9-tot-5 mentaliteit, Creatief, Initiatiefrijk, Resultaatgericht, Servicegericht, Discreet, Besluitvaardig, Analytisch, Oplossingsgericht, Secuur, Representatief, Luistervaardigheid, Flexibele instelling, Harde werker, Collegiaal, Empathisch, Eerlijk`,
      technical: `MS Office, Kassawerk, Vakkenvullen, Computervaardig, Voorraadbeheer, Facturatie, Orderpicken, Schoonmaak, Rapporteren, Kassa, Administratie, Klantenservice, Vorkheftruck rijden, Magazijnwerk, Goederenontvangst, Inpakken, Schoonmaken, Bedienen, Ouderenzorg, Kinderopvang, Gegevensinvoer, Agendabeheer, Boekhouding, Lassen, Timmeren`,
      none: `Eigen vervoer, Nederlands goed, Direct beschikbaar, Telefonische bereikbaarheid`,
    },
  ],
] as const;

describe.each(LISTS)("what people list in %s", (_, { soft, technical, none }) => {
  test.each(itemsOf(soft))("a trait of character: %s", (item) => {
    expect(kindsOf(item)).toEqual(new Set(["soft"]));
  });

  test.each(itemsOf(technical))("something learned: %s", (item) => {
    expect(kindsOf(item)).toEqual(new Set(["technical"]));
  });

  test.each(itemsOf(none))("neither: %s", (item) => {
    expect(kindsOf(item)).toEqual(new Set());
  });
});

function itemsOf(list: string): string[] {
  return list.split(/[,;] /);
}

function kindsOf(item: string): Set<string> {
  return new Set(findSkills(buildCv([{ kind: "skills", lines: [item] }])).map(({ kind }) => kind));
}
