export default String.raw`
// Trades, health, technology and offices in the languages of Western Europe.
Anaesthesia : de Anästhesie, Narkose ; fr anesthésie* ; es anestesia*
Mechanical ventilation : de maschinelle Beatmung, Beatmung ; fr ventilation mécanique ; es ventilación mecánica ; pt ventilação mecânica ; it ventilazione meccanica ; nl beademing
Emergency medicine : de Notfallmedizin ; fr médecine d'urgence ; es medicina de urgencias ; pt medicina de emergência ; it medicina d'urgenza
Cardiac surgery : de Herzchirurgie ; fr chirurgie cardiaque ; es cirugía cardíaca ; pt cirurgia cardíaca ; it cardiochirurgia ; nl hartchirurgie
Trauma care : de Traumatologie ; es traumatología*
Pain management : de Schmerztherapie, Schmerzmanagement ; fr prise en charge de la douleur ; es manejo del dolor ; pt controlo da dor, controle da dor ; it gestione del dolore ; nl pijnbestrijding
Patient transfer : de Mobilisierung* ; nl mobilisatie*
CPR : de Wiederbelebung ; pt reanimação cardiopulmonar
Triage : de Ersteinschätzung, Triagierung ; fr tri des patients ; es triaje ; pt triagem ; nl triëren
IV therapy : de Infusionen ; es vías venosas, sueroterapia ; it accessi venosi
Advanced life support : es soporte vital avanzado ; fr réanimation avancée ; pt suporte avançado de vida ; it supporto vitale avanzato ; de erweiterte Reanimation
Wound care : de Verbandswechsel ; fr soins de plaies ; es curas*, cuidado de heridas
Medication administration : nl medicatieverstrekking
Vital signs monitoring : de Vitalzeichen ; es toma de constantes ; nl vitale functies
Personal care : fr toilette* ; nl ADL-zorg
Dispensing : fr délivrance des médicaments, délivrance d'ordonnances ; pt dispensa de medicamentos ; it dispensazione ; nl medicijnuitgifte
Formwork : de Schalung, Schalungsbau ; fr coffrage ; es encofrado, moldaje ; pt cofragem, fôrmas* ; it casseforme*, casseratura ; nl bekisting
Concreting : de Betonieren, Betonarbeiten, Betonbau ; fr bétonnage, coulage de béton ; es hormigonado, vaciado de concreto ; pt betonagem, concretagem ; it getto di calcestruzzo ; nl betonneren, betonwerk
Bar bending : de Bewehrung, Eisenflechten ; fr ferraillage ; es enfierradura, ferralla*, armado de fierro ; pt armação de ferro, ferragem* ; it armatura del ferro ; nl vlechtwerk
Bricklaying : fr pose de briques ; es colocación de ladrillos ; pt assentamento de tijolos ; it posa mattoni
Masonry : de Mauerwerk
Plastering : de Verputzen, Putzarbeiten ; fr enduits*, plâtrerie ; es enlucido, yeso*, revoque* ; pt reboco*, estuque* ; it intonaco*, intonaci*, intonacatura ; nl stucwerk, pleisterwerk, stukadoren
Tiling : de Fliesenlegen, Fliesenarbeiten ; fr carrelage, pose de carrelage ; es alicatado, colocación de cerámica ; pt assentamento de azulejos, ladrilhos* ; it posa piastrelle, posa di piastrelle ; nl tegelwerk, tegelen
Painting and decorating : de Anstricharbeiten ; fr peinture intérieure ; nl buitenschilderwerk
Painting and decorating : fr tapisserie*
Spray painting : de Spritzlackieren, Lackieren* ; fr peinture au pistolet ; es pintura a pistola ; it verniciatura a spruzzo ; nl spuiten, spuitwerk
Wood finishing : de Beizen ; es barnizado ; pt envernizamento, lacagem ; nl houtbescherming
Scaffolding : de Gerüstbau, Gerüste* ; fr échafaudage*, montage d'échafaudages ; es andamios*, montaje de andamios ; pt andaimes* ; it ponteggi* ; nl stellingen*, steigerbouw, steigers*
Drywall installation : de Trockenbau ; fr placoplâtre, cloisons sèches ; es pladur, tabiquería ; it cartongesso* ; nl gipsplaten*
Roofing : de Dacharbeiten, Dachdecken ; fr couverture de toits, toiture* ; es techado, cubiertas* ; pt telhados* ; it coperture tetti ; nl dakwerk, dakdekken
Insulation installation : de Dämmarbeiten, Isolierung* ; fr isolation* ; es aislamiento térmico ; pt isolamento térmico ; it cappotto termico ; nl isolatiewerk
Crane operation : pt guindaste*
Rigging : es maniobras de izaje ; nl hijswerk
Lift planning : fr plan de levage ; es plan de izaje ; pt plano de rigging ; it piani di sollevamento ; nl hijsplan
Radio communication : de Funkverkehr ; fr communication radio ; es comunicación por radio ; pt comunicação por rádio ; it comunicazioni radio ; nl radiocommunicatie
Heating installation : de Heizungsbau, Heizungsinstallation ; fr chauffage central ; es calefacción* ; pt aquecimento central ; it impianti di riscaldamento ; nl cv-installaties
Air conditioning installation : de Klimatechnik ; fr climatisation* ; es aire acondicionado ; pt ar condicionado ; it climatizzazione* ; nl klimaattechniek
Carpentry : de Zimmererarbeiten ; fr charpente* ; it carpenteria*
Turning : pt tornearia
Drilling : de Bohren* ; fr perçage ; es taladrado ; pt furação ; it foratura* ; nl boren*
CNC machining : de Zerspanungstechnik, CNC-Fräsen, CNC-Drehen ; nl CNC-verspaning
CNC programming : de Programmieren von CNC-Maschinen
Tool setting : de Maschineneinrichtung, Rüsten von Maschinen ; fr réglage machine ; es preparación de máquinas ; pt preparação de máquinas ; it attrezzaggio ; nl instellen van machines
Metrology : de Fertigungsmesstechnik ; nl meettechniek
Measuring instruments : de Messschieber, Bügelmessschraube ; fr pied à coulisse ; es calibre pie de rey ; pt paquímetro*, micrômetro* ; it calibro* ; nl schuifmaat*
Technical drawing : fr plans techniques
Surface treatment : de Oberflächenbehandlung, Entgraten ; fr traitement de surface, ébavurage ; es tratamiento de superficies, desbarbado ; pt tratamento de superfícies ; it trattamenti superficiali, sbavatura ; nl oppervlaktebehandeling, ontbramen
Quality control : de Maßprüfung
Preventive maintenance : fr entretien préventif
Mechanical maintenance : nl technisch onderhoud
Maintenance : fr entretien*
Fault finding : de Störungsbehebung ; it diagnosi guasti
Forklift operation : de Gabelstaplerfahren ; fr conduite de chariot ; es montacargas* ; it muletto* ; nl heftruckrijden
Order picking : nl orderverzamelen
Dispatch = Dispatch operations : de Versandabwicklung ; es expediciones*
Stocktaking : de Inventuren
Inventory management : de Warenbewirtschaftung ; fr gestion des approvisionnements ; es control de existencias y almacén ; pt gestão de existências ; it gestione delle scorte ; nl voorraad*, voorraden*
Cash handling : de Kasse* ; fr caisse*, tenue de la caisse ; es cobro*, arqueo de caja ; pt caixa*, fecho de caixa ; nl kassa*, kassawerk
Quotation preparation : de Angebotserstellung, Angebote* ; fr établissement de devis ; es cotizaciones* ; nl offertes*, offertes opstellen
Invoicing : nl facturen*
Shift planning : de Dienstplanung, Schichtplanung ; es planificación de turnos, cuadrantes* ; pt escalas*, gestão de escalas ; it turni*, gestione turni ; nl roosterplanning, roosteren
Learning and development : de Einarbeitung ; fr formation des apprentis ; es capacitación del personal ; pt formação de colaboradores ; it affiancamento* ; nl nieuwe collega's inwerken
Budgeting : fr élaboration du budget
Project management : fr planification de projet, planification de chantier ; es planificación de obra, planificación de proyectos ; pt planeamento de obra, planejamento de projetos ; it pianificazione progetti ; nl projectplanning
Subcontractor management : fr gestion des sous-traitants ; es gestión de contratistas, gestión de subcontratas ; pt gestão de empreiteiros, gestão de subempreiteiros ; it gestione subappaltatori ; de Steuerung von Subunternehmern, Nachunternehmer ; nl aansturen van onderaannemers
Commissioning : de Inbetriebnahme ; fr mise en service ; es puesta en marcha, puesta en servicio ; pt comissionamento, colocação em serviço ; it messa in servizio, collaudo* ; nl inbedrijfstelling
Site supervision : fr direction de travaux ; nl werkvoorbereiding, toezicht op de bouw
Restorations : nl restauratie*
Interior design : de Innenraumgestaltung
Interior design : it progettazione degli spazi ; fr aménagement des espaces, agencement* ; es distribución de espacios ; pt planeamento de espaços ; de Raumplanung ; nl ruimteplanning
Architectural visualisation : it render fotorealistici ; es renders* ; pt renders 3D ; de 3D-Visualisierung ; nl 3D-visualisatie
Mood boards : it moodboard*
Material boards : it campionari* ; fr planches d'ambiance ; es paneles de materiales ; de Materialcollagen
Architectural drawing : it progetto esecutivo ; es planos de ejecución, planos constructivos ; pt projeto de execução ; de Ausführungsplanung, Werkplanung
Furniture selection : it scelta arredi, arredi* ; fr choix du mobilier ; es selección de mobiliario ; de Möblierung
Measured surveys : it rilievi*, rilievo architettonico ; fr relevé de l'existant, relevés de l'existant, relevé architectural ; es levantamiento de planos ; pt levantamento arquitetónico ; de Bauaufnahme
Pastry making : de Feingebäck ; fr pâtissier*
Baking : fr panification ; nl broodbakken
Chocolate making : fr chocolaterie, travail du chocolat ; es chocolatería* ; it cioccolateria* ; de Schokoladenarbeiten, Temperieren ; pt chocolataria* ; nl chocoladebewerking
Cake decorating : fr décoration de gâteaux, pièces montées, glaçage* ; es decoración de tortas, decoración de pasteles ; it decorazione torte, cake design ; de Tortendekoration ; pt decoração de bolos ; nl taarten decoreren
Ice cream making : fr glaces et sorbets, fabrication de glaces ; es heladería* ; it gelateria*, produzione di gelato ; de Speiseeisherstellung ; pt gelataria*
Dessert preparation : fr desserts à l'assiette ; es postres emplatados ; it dessert al piatto
Menu planning : de Speiseplanung ; fr élaboration de la carte ; pt elaboração de ementas ; nl menuplanning
Food costing : de Kalkulation von Speisen, Wareneinsatz ; fr coûts matières ; es escandallos* ; it food cost
Kitchen management : fr chef de partie* ; nl keukenmanagement
Video editing : pt montagem de vídeo
Colour grading : de Farbkorrektur ; fr étalonnage* ; es etalonaje, corrección de color, colorización ; pt correção de cor, gradação de cor ; nl kleurcorrectie
Sound design : fr conception sonore, design sonore ; es diseño sonoro, diseño de sonido ; pt design de som, desenho de som ; de Sounddesign
Subtitling : fr sous-titrage ; es subtitulado, subtítulos ; pt legendagem ; it sottotitolaggio ; de Untertitelung ; nl ondertiteling
Cinematography : pt operação de câmara
Motion graphics : es animación gráfica, grafismo ; fr habillage graphique ; pt animação gráfica ; it grafica animata
Gameplay programming : pt jogabilidade ; es programación de jugabilidad ; fr programmation gameplay ; de Gameplay-Programmierung
Code review : nl codereview
Usability testing : pt testes de usabilidade ; es pruebas de usabilidad, tests de usabilidad ; fr tests utilisateurs, tests d'utilisabilité ; de Nutzertests ; it test di usabilità ; nl gebruikerstesten
Prototyping : pt protótipos*, prototipagem ; es prototipado ; fr prototypage, maquettes* ; de Prototypenbau ; it prototipazione
Web accessibility : fr accessibilité* ; it accessibilità* ; nl toegankelijkheid*
GDPR : fr RGPD^ ; pt LGPD^ ; nl AVG^
Contract drafting : pt contratos* ; de Vertragserstellung
Collective bargaining : fr négociation collective ; es negociación colectiva ; pt negociação coletiva ; it contrattazione collettiva ; de Tarifverhandlungen ; nl cao-onderhandelingen
Taxation : pt obrigações acessórias ; es declaración de impuestos
Bank reconciliation : fr rapprochement de comptes ; it riconciliazione conti
Phlebotomy : de Blutentnahmen ; es toma de muestras
Catheterisation : es sondaje ; pt algaliação ; de Katheterisierung, Blasenkatheter
Teaching : it docenza
Lesson planning : pt planos de aula ; it progettazione didattica
SAP : de SAP-Beratung, SAP-Einführung, SAP-Anwendungen
SAP : de S/4HANA-Migration, S/4HANA-Einführung
Requirements analysis : de Anforderungsanalyse, Anforderungsaufnahme, Anforderungsmanagement ; fr analyse des besoins, recueil des besoins ; es análisis de requisitos, levantamiento de requisitos ; pt levantamento de requisitos, análise de requisitos ; it analisi dei requisiti ; nl requirementsanalyse
Data migration : de Datenmigration, Datenübernahme ; fr migration de données ; es migración de datos ; pt migração de dados ; it migrazione dati ; nl datamigratie
Business process improvement : de Prozessoptimierung ; fr optimisation des processus ; es optimización de procesos ; pt otimização de processos ; it ottimizzazione dei processi ; nl procesoptimalisatie
Proofreading : de Korrektorat, Korrekturlesen ; fr correction d'épreuves ; it correzione bozze ; nl proeflezen
Resilience : de Belastbarkeit ; pt resistência ao stress
Kindness : fr convivialité
Punctuality : it puntuale ; nl stipt
Customer service : de Kundenkontakt ; fr contact clientèle ; es trato con el cliente, trato al cliente ; pt atendimento* ; it rapporto con i clienti ; nl klantvriendelijkheid
`;
