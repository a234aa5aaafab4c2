export default String.raw`
// What people of wards, pharmacies, laboratories, schools, kitchens, hotels and cleaning list.
Shift handover = Patient handover : fr transmissions ciblées, transmissions écrites ; nl overdracht*, dienstoverdracht ; es cambio de turno de enfermería ; pt passagem de turno ; it consegne infermieristiche
Patient transfer : fr transferts au lève-personne, transferts de patients, lève-personne ; nl tilliften, transfers met tillift ; de Transfer mit Lifter ; es movilización con grúa ; pt transferência de pacientes
Hospital cleaning : fr bionettoyage ; de Krankenhausreinigung ; es limpieza hospitalaria ; pt limpeza hospitalar ; it pulizia ospedaliera
Medication administration : es administración de medicación ; nl medicijnen aanreiken ; pt medicação*
Health promotion = Health education : es educación para la salud ; nl gezondheidsvoorlichting
Vital signs monitoring : es control de constantes ; nl vitale functies controleren
Patient admission : de Patientenaufnahme ; fr admission des patients ; es admisión de pacientes ; pt admissão de pacientes ; it accettazione pazienti ; nl patiënten opnemen
Bed making : es arreglo de camas
Patient companionship : es acompañamiento* ; it accompagnamento* ; pt passeios* ; de Begleitung von Senioren
Feeding assistance : es alimentación* ; pt alimentação* ; nl hulp bij maaltijden
Medical care in nursing : de Behandlungspflege
Family support = Family counselling : de Angehörigengespräche, Angehörigenberatung ; es intervención familiar
Pressure ulcer prevention = Pressure sore prevention : it prevenzione delle piaghe
Dressing assistance : it vestizione* ; fr aide à l'habillage ; nl hulp bij aankleden, steunkousen aantrekken ; de Hilfe beim Anziehen
Bathing assistance : it bagno assistito ; pt banho assistido ; es baño asistido ; fr aide à la douche
Prescription checking = Prescription review : es validación de recetas, revisión de recetas, validación de prescripciones ; pt avaliação de prescrições, análise de prescrições ; it controllo ricette, controllo delle ricette ; de Rezeptprüfung, Rezeptkontrolle ; fr validation d'ordonnances ; nl recepten controleren
Prescription checking = Prescription processing : nl recepten verwerken ; fr traitement des ordonnances
Controlled drugs handling = Controlled drugs : fr stupéfiants, gestion des stupéfiants ; de Betäubungsmittel ; es psicotrópicos, custodia de psicotrópicos, estupefacientes ; pt psicotrópicos ; it stupefacenti ; nl opiaten
Parenteral nutrition : es nutrición parenteral ; pt nutrição parenteral ; fr nutrition parentérale ; it nutrizione parenterale ; de parenterale Ernährung ; nl parenterale voeding
Unit dose dispensing : es unidosis, dosis unitaria ; pt dose unitária ; fr dispensation nominative ; it dose unitaria ; de Unit-Dose-Versorgung
Pharmacy practice = Pharmaceutical care : es atención farmacéutica ; pt cuidados farmacêuticos ; fr soins pharmaceutiques ; it assistenza farmaceutica ; de pharmazeutische Betreuung ; nl farmaceutische zorg
Medication counselling : fr conseil pharmaceutique, conseil au comptoir ; it consulenza al banco ; nl voorlichting* ; de Kundengespräche*
Expiry checks : fr gestion des périmés, contrôle des péremptions ; es control de caducidades ; it gestione scadenze dei prodotti, controllo scadenze prodotti ; de Verfallskontrolle ; nl houdbaarheidscontrole
Blister packing : de Verblisterung, Verblistern ; fr mise sous blister, préparation des piluliers ; nl medicijnen uitzetten
Medicine ordering : fr commandes de médicaments ; it ordini ai grossisti ; es pedidos de medicamentos ; de Arzneimittelbestellung
Medicine preparation : nl medicijnen klaarmaken
Medication surveillance : nl medicatiebewaking
Compounding : nl magistrale bereidingen ; pt manipulação de medicamentos, manipulação*
Self-testing in pharmacies : it autoanalisi
Patient education : fr éducation du patient, éducation des patients ; pt educação do paciente
Specimen collection = Sample preparation : fr préparation d'échantillons, préparation des échantillons ; de Probenvorbereitung, Probenaufbereitung ; es preparación de muestras ; pt preparação de amostras ; it preparazione campioni, preparazione dei campioni ; nl monstervoorbereiding
Sampling : de Probenahme, Probennahme ; fr échantillonnage, prélèvement d'échantillons ; es muestreo ; pt amostragem ; it campionamento, campionamenti ; nl steekproeven
Specimen collection = Sample collection : pt colheita de amostras, coleta de amostras
Microscopy : fr microscopie ; de Mikroskopie, Mikroskopieren ; es microscopía ; pt microscopia ; it microscopia ; nl microscopie
Chromatography : fr chromatographie ; de Chromatographie ; es cromatografía ; pt cromatografia ; it cromatografia ; nl chromatografie
Titration : fr titrages ; de Titrationen ; es titulación ; pt titulação, titulações ; it titolazione, titolazioni ; nl titratie, titraties
Laboratory equipment maintenance = Equipment calibration : de Gerätekalibrierung, Kalibrierung von Messgeräten, Messmittelüberwachung ; pt calibração de equipamentos, calibração de balanças ; it taratura* ; nl kalibratiebeheer, kalibratie van instrumenten
Laboratory journal : de Laborjournal ; fr cahier de laboratoire ; it quaderno di laboratorio ; nl labjournaal
Method validation : de Methodenvalidierung ; fr validation de méthodes ; es validación de métodos ; pt validação de métodos ; it convalida dei metodi ; nl methodevalidatie
Result validation : fr validation des résultats ; es validación de resultados ; pt validação de resultados
Biochemical tests : es pruebas bioquímicas ; pt análises bioquímicas ; fr analyses biochimiques ; it analisi biochimiche
Urinalysis : es urianálisis, uroanálisis ; fr analyse d'urine ; pt análise de urina ; it esame urine ; de Urinuntersuchung
Microbiology : pt análises microbiológicas ; it analisi microbiologiche, analisi microbiologica ; nl microbiologisch onderzoek ; de mikrobiologische Untersuchungen, mikrobiologische Analysen ; es análisis microbiológicos, análisis microbiológico
Histamine testing : pt histamina ; es histamina ; fr histamine ; it istamina
Solution preparation = Reagent preparation : pt preparação de reagentes ; es preparación de reactivos ; fr préparation des réactifs ; it preparazione reagenti ; de Reagenzienherstellung
Differentiated instruction : fr différenciation pédagogique ; es atención a la diversidad ; nl differentiëren* ; de Binnendifferenzierung ; it didattica differenziata ; pt diferenciação pedagógica
Parent communication : fr rencontres avec les parents, accueil des parents ; de Entwicklungsgespräche
Primary education = Class teaching : de Klassenleitung
Examination administration = Exam invigilation : de Prüfungsaufsicht, Prüfungsaufsichten ; fr surveillance d'examens ; es vigilancia de exámenes
Timetabling : de Stundenplangestaltung, Stundenplanung ; fr élaboration des emplois du temps ; es elaboración de horarios ; pt elaboração de horários ; it orario scolastico ; nl roosters maken
Curriculum development = Syllabus design : es programación didáctica, programaciones didácticas ; pt planificação didática
Student assessment = Pupil assessment : es evaluación del alumnado
School trips : es salidas escolares ; nl schoolreisjes ; it gite scolastiche ; pt visitas de estudo
Inclusive education : pt inclusão escolar ; nl zorgleerlingen ; it sostegno scolastico, sostegno*
Educational projects : pt projetos pedagógicos ; es proyectos educativos ; it progetti didattici
Remedial teaching : it corsi di recupero
Individual education plans : nl handelingsplannen ; de individuelle Förderpläne, Förderpläne ; it PEI^ ; fr projets personnalisés
Musical awareness : fr éveil musical ; it attività musicali ; pt musicalização ; es iniciación musical, canciones infantiles
Psychomotor activities : fr motricité*, psychomotricité ; es psicomotricidad ; it psicomotricità ; pt psicomotricidade ; de Psychomotorik
Nappy changing : fr change*
Storytelling : fr lecture de contes, lecture d'histoires ; es cuentacuentos ; it letture animate, lettura di fiabe ; de Vorlesen*
Painting activities : fr ateliers peinture ; de Bastelangebote, Malangebote ; es talleres de manualidades ; pt atividades de expressão plástica
Outdoor play : fr jeux de plein air ; es juegos al aire libre ; it giochi all'aperto ; pt brincadeiras ao ar livre ; nl buitenspelen* ; de Spiele im Freien
Learning journals = Child observation : fr observation de l'enfant, observation des enfants ; de Beobachtungsbogen ; it osservazione dei bambini ; nl kinderen observeren ; es observación del niño
Language support : de Sprachförderung, Sprachbildung
Settling-in = Settling-in of children : es período de adaptación ; it inserimento dei bambini ; nl wennen* ; pt adaptação das crianças ; fr adaptation des enfants
Circle time : de Morgenkreis ; nl kringgesprek ; es asamblea de aula
Tour planning = Excursions : de Ausflüge*
Hygiene habits : es hábitos de higiene, rutinas de higiene
Child development : pt desenvolvimento infantil ; es desarrollo infantil ; fr développement de l'enfant ; it sviluppo del bambino ; de kindliche Entwicklung
Access to benefits : fr accès aux droits, aide au logement ; es gestión de ayudas ; pt encaminhamento para apoios ; it segretariato sociale ; nl hulp bij aanvragen
Group workshops : fr ateliers collectifs ; es talleres grupales ; de Gruppenangebote ; pt grupos de apoio ; it gruppi di sostegno
Social reports : fr rapports sociaux ; es informes sociales ; pt relatórios sociais ; it relazioni sociali ; de Sozialberichte
Networking with agencies : es trabajo en red ; it lavoro di rete ; de Netzwerkarbeit ; fr travail en réseau ; pt trabalho em rede
Debt counselling : de Schuldnerberatung ; fr conseil en surendettement
Child safeguarding = Child protection : es protección de menores ; pt proteção de menores ; it tutela minori, tutela dei minori ; nl jeugdbescherming
Mediation : es mediación* ; pt mediação* ; it mediazione familiare ; nl bemiddeling*
Support planning = Individual support plans : nl hulpverleningsplannen ; it progetti individuali ; de Hilfepläne ; fr projets individualisés ; es planes individuales
HACCP : fr normes HACCP ; es normas HACCP
Sous vide = Low-temperature cooking : fr cuisson basse température ; es cocción a baja temperatura ; it cottura a bassa temperatura ; de Niedertemperaturgaren
Sourdough : fr levain* ; es masa madre ; pt fermentação natural ; it lievito madre, pasta madre ; de Sauerteig*, Sauerteigführung ; nl zuurdesem*
Dishwashing = Kitchen cleaning : fr entretien du laboratoire ; es limpieza del obrador ; it pulizia del laboratorio
Industrial cleaning = Machine cleaning : de Reinigung der Maschinen, Maschinenreinigung ; nl schoonmaken van machines ; fr nettoyage des machines ; es limpieza de máquinas ; it pulizia macchinari ; pt limpeza de máquinas
Stock and sauce making = Sauce making : de Saucen* ; pt molhos* ; it salse* ; nl sauzen*
Food costing = Recipe costing : de Kalkulation von Gerichten ; nl kostprijs van gerechten ; fr fiches techniques de cuisine
Butchery : de Fleischzuschnitt ; it disossatura* ; es despiece de carnes
Hygiene training : de Hygieneschulungen, Hygieneschulung ; fr formation à l'hygiène
Oven operation : de Ofenarbeit ; es horneado* ; pt fornos* ; it cottura* ; nl ovenwerk
Pastry making = Pastry : de Feinbackwaren ; nl gebak afwerken
Bread rolls : de Brötchen* ; pt salgados* ; it focacce*
Bread slicing : nl brood snijden ; de Brotschneiden
Dough mixing : pt amassadura ; nl deeg maken
Proofing of dough = Proofing : es fermentación* ; it lievitazione
Dough shaping : pt modelagem de pães ; de Formen von Teiglingen
Biscuit making : nl koekjes* ; de Gebäckherstellung
Plating : pt empratamento ; nl portioneren*
Meal preparation : pt confeção de refeições, preparação de refeições ; fr préparation des repas ; es preparación de comidas ; it preparazione pasti ; de Zubereitung von Mahlzeiten
Fish preparation : nl visbewerking ; fr préparation de poissons ; de Fischverarbeitung ; it pulizia del pesce
Pantry management : it gestione dispensa
Line cooking : it linea*
Table setting : fr dressage des tables, mise en place des tables ; de Eindecken*
Wine knowledge = Wine recommendations : fr conseil en vins ; de Weinempfehlung, Weinempfehlungen ; es recomendación de vinos
Clearing tables : fr débarrassage ; es recogida de mesas ; it sbarazzo
Tray carrying : fr service au plateau ; es bandeja* ; pt bandeja*
Order taking : de Bestellaufnahme
Invoicing = Billing : de Abrechnung* ; nl afrekenen*
Wine knowledge = Wine service : pt serviço de vinhos ; it servizio vini ; nl wijn serveren
Bartending = Bar service : es atención en barra ; pt atendimento ao balcão ; it servizio al banco
Hospitality : nl gastvrijheid*
Banqueting : nl partijen*
Guest relations : de Gästeempfang ; pt apoio ao hóspede ; fr accueil de la clientèle
Complaint handling : fr gestion des plaintes ; pt atendimento de reclamações ; de Beschwerdebearbeitung ; nl klachtenonderzoek ; it reclami clienti ; es reclamos de clientes, reclamaciones de clientes
Check-in and check-out : fr check-out ; nl gasten inchecken
Group bookings : de Gruppenbuchungen, Gruppenreservierungen ; fr réservations de groupes ; es reservas de grupos
Cash handling = Cash reconciliation : de Kassenabschluss ; es cierre de caja
Night reception : de Nachtdienst* ; it portineria notturna ; nl nachtdienst* ; es recepción nocturna
Switchboard operation = Switchboard : es centralita* ; nl telefooncentrale
Tourist information : es información turística ; it informazioni turistiche ; fr informations touristiques ; de Touristeninformation ; pt informação turística
Visitor registration : nl bezoekersregistratie ; de Besuchererfassung
Minibar restocking : fr réassort du minibar
Public area cleaning : fr entretien des parties communes ; es limpieza de áreas comunes ; it pulizia aree comuni ; pt limpeza de áreas comuns
Floor care = Floor polishing : fr monobrosse ; es abrillantado de suelos ; it monospazzola ; pt enceramento de pisos ; de Bodenpflege
Sanitation = Disinfection : es desinfección* ; pt desinfeção*, desinfecção* ; it sanificazione*
Laundry : pt lavandaria*
Waste collection : pt recolha de lixo ; fr collecte des déchets ; es recogida de residuos
Deep cleaning : de Grundreinigung ; fr nettoyage en profondeur ; nl dieptereiniging
Carpet cleaning : de Teppichreinigung ; fr nettoyage de moquettes ; es limpieza de alfombras ; nl tapijtreiniging
Office cleaning : nl kantoorschoonmaak
`;
