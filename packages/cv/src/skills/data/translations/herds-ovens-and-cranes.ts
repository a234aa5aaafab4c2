export default String.raw`
// What herds, hives, kitchens, workshops, cranes, sites and homes give to do, by its name in six languages.
Beekeeping : fr conduite de ruches, conduite des ruches ; de Betreuung von Bienenvölkern, Völkerführung ; es manejo de colmenas, manejo de colmenares ; pt maneio de colmeias, manejo de colmeias ; it conduzione apiari, gestione degli alveari ; nl imkerij*, bijen houden
Queen rearing : fr élevage de reines ; de Königinnenzucht ; es cría de reinas ; pt criação de rainhas ; it allevamento regine, allevamento di regine ; nl koninginnenteelt
Swarm collection : fr récupération d'essaims, capture d'essaims ; de Schwarmfang, Schwärme einfangen ; es recogida de enjambres, recoger enjambres, captura de enjambres ; pt captura de enxames, recolha de enxames ; it recupero sciami, cattura sciami ; nl zwermen scheppen
Varroa control : fr traitement varroa, lutte contre le varroa ; de Varroabehandlung, Varroabekämpfung ; es lucha contra la varroa, control de varroa, tratamiento de varroa ; pt controlo da varroa, controle de varroa, tratamento da varroa ; it trattamento varroa, lotta alla varroa ; nl varroabestrijding
Honey extraction : fr récolte de miel ; de Honigernte, Schleudern von Honig, Honigschleudern ; es extracción de miel, cosecha de miel ; pt extração de mel, colheita de mel ; it estrazione del miele ; nl honing slingeren, honingoogst
Uncapping of honey : fr désoperculation ; de Entdeckeln* ; es desoperculado ; pt desoperculação ; it disopercolatura ; nl ontzegelen
Migratory beekeeping : es trashumancia de colmenas, trashumancia apícola ; pt transumância apícola ; it nomadismo*, apicoltura nomade ; nl reizen met bijen
Wax rendering = Beeswax processing : fr cire gaufrée ; de Mittelwände* ; es cera estampada ; pt cera moldada, cera alveolada ; it fogli cerei ; nl kunstraat
Pollen trapping : fr récolte de pollen, pollen et propolis ; de Pollenernte*, Propolisgewinnung ; es polen y propóleo, cosecha de polen ; pt pólen e própolis ; it raccolta polline, polline e propoli ; nl stuifmeel oogsten
Olive oil tasting = Honey tasting : fr analyse sensorielle des miels ; es análisis sensorial de mieles, cata de mieles ; pt análise sensorial de mel ; it analisi sensoriale del miele
Dairy processing = Cheesemaking : fr fabrication de fromages, fabrication fromagère, caillage* ; de Käseherstellung, Käserei* ; es elaboración de quesos, fabricación de quesos ; pt fabrico de queijos, produção de queijos, queijaria* ; it caseificazione ; nl kaasmaken, kaasbereiding
Dairy processing = Cheese ripening : fr affinage des fromages ; de Käsereifung, Käsepflege ; es afinado de quesos, maduración de quesos ; pt cura de queijos, maturação de queijos ; it stagionatura formaggi, affinamento formaggi ; nl kaasrijping, kazen rijpen
Dairy processing = Milk pasteurisation : fr pasteurisation du lait ; de Pasteurisierung, Milcherhitzung ; es pasteurización de leche ; pt pasteurização do leite ; it pastorizzazione del latte ; nl pasteuriseren van melk
Milking : fr traite mécanique
Livestock feeding = Cattle feeding : de Fütterung*, Tierfütterung ; es alimentación del ganado ; pt alimentação do gado ; nl voeren van vee
Hoof trimming : fr parage des onglons, parage des sabots ; de Klauenpflege, Hufpflege ; es recorte de cascos, arreglo de pezuñas ; pt casqueamento*, corte de cascos ; it pareggio, mascalcia ; nl klauwbekappen, hoefverzorging
Farriery : fr maréchalerie, ferrage de chevaux ; de Hufbeschlag, Beschlagen von Pferden ; es herraje, herrado de caballos ; pt ferração*, ferrageamento* ; it ferratura, ferratura cavalli ; nl paarden beslaan, hoefbeslag
Below-knee prostheses : fr prothèses tibiales, prothèse transtibiale ; de Unterschenkelprothesen, Unterschenkelprothetik ; es prótesis transtibiales ; pt próteses transtibiais ; it protesi transtibiali ; nl onderbeenprothesen
Above-knee prostheses : fr prothèses fémorales, prothèse transfémorale ; de Oberschenkelprothesen, Oberschenkelprothetik ; es prótesis transfemorales ; pt próteses transfemorais ; it protesi transfemorali ; nl bovenbeenprothesen
Insoles : de Einlagenversorgung ; es plantillas a medida ; pt palmilhas ortopédicas ; it plantari su misura
Casting and splinting = Plaster casting : fr moulage plâtré, prise de moulages ; de Gipsabdruck*, Gipsabdrücke ; es toma de moldes, moldes de yeso ; pt moldagem em gesso, tomada de moldes ; it calco in gesso, presa del calco ; nl gipsafdrukken
Crane operation : de Kranfahren* ; it manovra gru a torre, gruista* ; nl kranen bedienen, kraanbediening
Load slinging : fr élingage de charges ; es estrobado de cargas ; pt lingagem*, amarração de cargas para içamento ; it imbracatura*
Overhead crane : de Brückenkran*
MIG welding = MIG/MAG welding : fr soudure semi-auto ; es soldadura semiautomática
Grinding = Metal grinding : fr ponçage de métaux ; de Schleifen von Metall ; pt lixamento de metais ; nl slijpen van metaal, slijpwerk*
Sheet metal bending : fr pliage* ; es plegado* ; it piegatura* ; nl kanten en zetten
Plate cutting = Metal cutting : fr découpe de tôles ; de Zuschnitt von Metall ; es corte de chapa ; pt corte de chapas ; it taglio lamiera ; nl metaal zagen
CNC turning : nl CNC-draaien*
Tool setting = Machine set-up : de Maschinen rüsten ; es ajuste de máquinas ; pt set-up de máquinas
Machine operation : de Bedienen von Maschinen ; es manejo de máquinas
Quality control = Quality checks : es control visual ; pt controlo de qualidade em linha
Packaging = Packing : fr mise en carton ; es empaquetado*, envasado*
Printing = Printing press operation : fr conduite de presse offset ; de Bedienung von Druckmaschinen
Bookbinding : fr façonnage d'imprimés ; de Buchbinderei ; it rilegatura*
Screen printing : nl zeefdrukken*
Sewing machine operation : fr piqûre sur machine, couture industrielle ; de Nähen mit Industriemaschinen ; es máquina de coser industrial ; pt máquina de costura industrial ; it macchina da cucire industriale, cucitura industriale ; nl industrieel naaien
Overlock sewing : fr surjet* ; de Overlocknähen ; es remallado* ; pt corte e cose ; it taglia e cuci ; nl overlocken*
Upholstery : fr garnissage de sièges ; de Polsterei*, Beziehen von Möbeln ; es tapicería*, tapizado* ; it tappezzeria mobili ; nl meubelstoffering
Cabinet making : pt fabrico de móveis ; nl kastenmaken*
Bathroom installation = Kitchen fitting : de Küchenaufbau
Furniture making = Furniture assembly : fr montage de meubles ; de Möbelmontage, Möbelaufbau* ; es montaje de muebles ; pt montagem de móveis ; it montaggio mobili ; nl meubels monteren
Door hanging = Door fitting : fr pose de menuiseries ; de Einbau von Türen ; es montaje de puertas ; pt colocação de portas, montagem de portas ; it posa serramenti
Glazing = Window fitting : es montaje de ventanas ; pt colocação de janelas ; it posa finestre ; nl kozijnen stellen
Laminate flooring : fr pose de stratifié ; de Bodenverlegung ; es parqué*, tarima flotante ; pt colocação de pavimento flutuante, soalhos* ; it posa laminato
Scaffolding = Scaffold erection : de Aufbau von Gerüsten ; pt montagem de andaimes ; it montaggio ponteggi ; nl steigers bouwen
Demolition : de Abbruch* ; es derribos* ; nl slopen*
Excavator operation : fr pelle mécanique, conduite de pelleteuse ; de Baggerbedienung, Bagger* ; pt operação de retroescavadora ; it escavatore*, conduzione escavatori ; nl graafmachine, graven met de kraan
Loading and unloading : fr chargement*, déchargement* ; de Laden und Löschen
Delivery driving : fr livraison à domicile ; de Auslieferungsfahrten, Lieferfahrten ; pt distribuição domiciliária ; it consegne a domicilio ; nl afleveren*
Bus driving = Passenger transport : fr transport de voyageurs, transport de personnes ; de Fahrgastbeförderung ; es transporte de pasajeros, transporte de viajeros ; it trasporto passeggeri ; nl personenvervoer
Vehicle checks : es inspección del vehículo ; pt inspeção do veículo, verificação da viatura ; it controllo del mezzo, controlli pre-partenza
Patrolling = Security patrols : it giri di controllo ; nl controlerondes
Laundry : fr lessive* ; pt tratamento de roupa ; nl was verzorgen
Ironing : de Mangeln* ; pt engomar* ; nl strijkwerk*
Window cleaning : nl glasbewassing
Dishwashing : fr plonge vaisselle ; pt lavagem de loiça ; nl afwas*
Pizza making : de Pizzateig* ; pt preparação de pizzas, pizzaria*
Grilling : es plancha y parrilla ; it cottura alla griglia
Pastry making : fr fabrication de pâtisseries
Coffee making : es elaboración de cafés ; pt tirar cafés
Check-in and check-out : fr check-in et check-out ; es entradas y salidas ; nl inchecken en uitchecken
Switchboard operation : es centralita telefónica
Patient reception : pt recepção de pacientes
Injections : es inyectables* ; pt injetáveis* ; it intramuscolari*
Feeding assistance : fr aide à l'alimentation ; de Nahrungsaufnahme ; pt ajuda nas refeições ; it aiuto nei pasti, assistenza ai pasti ; nl eten geven
Light housekeeping : fr aide ménagère ; de hauswirtschaftliche Versorgung ; es tareas domésticas ; pt tarefas domésticas ; it governo della casa ; nl huishoudelijke hulp
Activity planning : de Planung von Angeboten ; es planificación de actividades, dinamización* ; pt planeamento de atividades ; it attività educative
Nappy changing = Diaper changing : pt muda de fraldas
Pruning = Vine pruning : es poda de viñas, poda de vid ; pt poda da vinha ; it potatura della vite, potatura vigneti ; nl wijnstokken snoeien
Harvesting = Fruit picking : fr cueillette de fruits, récolte de fruits ; de Ernte von Obst ; es recogida de fruta ; pt apanha de fruta, colheita de frutas ; nl fruitpluk
Tractor operation = Tractor driving : nl tractor rijden
Logging = Chainsaw operation : fr tronçonnage*, maniement de la tronçonneuse ; de Motorsägenarbeit ; pt operação de motosserra ; it uso motosega ; nl motorzaag*
Brush cutting : pt roçagem*, moto-roçadora*
Pesticide application : pt aplicação de fitofarmacêuticos
Net mending : fr ramendage de filets, réparation de filets ; de Netzreparatur ; es reparación de redes ; pt reparação de redes ; it riparazione reti ; nl netten boeten
Fish preparation = Fish filleting : fr filetage de poisson, levée de filets ; de Filetieren von Fisch, Fisch filetieren ; pt filetagem de peixe, filetagem de pescado ; it sfilettatura pesce, filettatura del pesce ; nl vis fileren
Vehicle diagnostics : es diagnosis de vehículos ; it autodiagnosi* ; nl autodiagnose, storingsdiagnose voertuigen
Auto body repair = Panel beating : fr carrosserie*, tôlerie automobile ; de Ausbeulen* ; pt chapeação* ; it carrozzeria*, lattoneria auto ; nl uitdeuken*
Vehicle painting : de Autolackierung
Timing belt replacement : fr remplacement de courroies de distribution ; es cambio de distribución ; pt troca de correia dentada ; it sostituzione distribuzione
Air conditioning installation : fr pose de climatisation, installation de climatiseurs ; de Klimaanlagenmontage ; es instalación de aire acondicionado, instalación de climatización ; pt instalação de ar condicionado ; it installazione climatizzatori, installazione condizionatori
Refrigerant charging : fr charge de gaz frigorigène, charge en fluide frigorigène ; es carga de gas ; pt carga de gás ; it carica gas, ricarica gas refrigerante ; nl koudemiddel vullen
Solar panel installation : fr pose de panneaux solaires, installation photovoltaïque ; de Photovoltaikmontage ; es instalación de placas solares ; nl zonnepanelen plaatsen
Fault finding : pt pesquisa de avarias
`;
