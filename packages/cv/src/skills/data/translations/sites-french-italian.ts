export default String.raw`
// What sites, workshops, plants, depots, farms and cleaners of France, Belgium, French-speaking Africa and Italy do.
// Masonry and finishes
Facade restoration : it rifacimento facciate, restauro facciate
Roof stripping : it rimozione tetto
Roof carpentry : it carpenteria tetti
Truss erection : fr pose de fermes, pose de charpentes ; it posa capriate
Concrete casting : fr coulage du béton, coulage de dalles ; it getto del calcestruzzo, getto di solette
Slab casting : fr dalles béton, coulage des dalles ; it getto solai, getto dei solai
Concrete vibrating : fr vibrage du béton ; it vibratura del calcestruzzo
Brick and block laying : fr maçonnerie de parpaings ; it posa mattoni e blocchi
Mortar mixing : fr gâchage du mortier, préparation du mortier, gâchage ; it preparazione malta, preparazione della malta, impasto malta
Pointing : fr jointoiement ; it stuccatura giunti
Rubble masonry : fr maçonnerie de moellons ; it muratura in pietrame
Wall skimming : fr enduits de lissage ; it rasatura pareti, rasatura delle pareti
Puttying : fr rebouchage, masticage ; it stuccatura*
Wall preparation : fr préparation des murs, préparation de murs ; it preparazione pareti, preparazione delle pareti
Paper hanging : it posa di carta da parati
Plasterboarding : fr pose de plaques de plâtre ; it posa lastre di cartongesso
Stud partitions : it pareti in cartongesso, divisori in cartongesso
Plaster mouldings : fr moulures en plâtre ; it cornici in gesso
Screed laying : it getto massetti, realizzazione massetti
Marble laying : fr pose de marbre ; it posa marmo, posa del marmo, posa di marmi
Carpet laying : fr pose de moquette ; it posa moquette
Bathroom tiling : fr carrelage de salles de bains ; it rivestimenti bagni, rivestimento bagni
Interlock paving : fr pose de pavés autobloquants ; it posa autobloccanti, posa di autobloccanti
Kerb laying : fr pose de bordures, bordures de trottoir ; it posa cordoli, posa di cordoli
Road surfacing : fr pose d'enrobés, application d'enrobés ; it asfaltatura, asfaltature
Road marking : fr marquage routier, marquage au sol ; it segnaletica orizzontale
Trench digging : fr creusement de tranchées, ouverture de tranchées, fouilles en tranchée ; it scavo trincee, scavo di trincee
Backfilling : fr remblaiement, remblayage ; it rinterro, rinterri
Compaction : fr compactage ; it compattazione, costipamento
Site clearance : fr nettoyage de chantier, nettoyage du chantier ; it pulizia cantiere, pulizia del cantiere
Demolition work : fr travaux de démolition ; it lavori di demolizione
Rebar tying : fr ligature d'armatures ; it legatura ferri, legatura dei ferri
Drain laying : fr pose de canalisations, pose de drains ; it posa tubazioni fognarie, posa fognature
Septic tanks : fr fosses septiques, fosse septique ; it fosse settiche, fosse biologiche
Manholes : fr pose de regards ; it posa pozzetti
Mini digger : fr minipelle ; it mini escavatore
Wheel loader operation : fr conduite de chargeuse ; it pala gommata, conduzione pala gommata
Backhoe loader : fr tractopelle ; it terna gommata
Telehandler operation : fr conduite de chariot télescopique, chariot télescopique ; it sollevatore telescopico, uso del sollevatore telescopico
MEWP operation : fr nacelles élévatrices ; it piattaforme elevabili, piattaforma elevabile
Working platforms : fr plates-formes de travail
Harness use : it uso imbracature
Wood sawing : fr sciage du bois, sciage ; it taglio del legno, segagione
Woodworking machines : fr machines à bois ; it macchine per il legno, macchine da legno
Furniture restoration : fr restauration de meubles, restauration de mobilier ; it restauro mobili, restauro di mobili
Wood finishing : fr finition du bois ; it verniciatura del legno, verniciatura legno
Veneering : it impiallacciatura
Edge banding : fr placage de chants, plaquage de chants ; it bordatura pannelli
Joinery : it serramenti in legno
Decking : fr pose de terrasses bois, terrasses en bois ; it pavimenti in legno per esterni
Pergolas : fr pose de pergolas ; it montaggio pergole
Home repairs : fr petit bricolage, petites réparations ; it piccole riparazioni, piccole riparazioni domestiche, piccola manutenzione
Snag lists : fr levée de réserves, levée des réserves ; it lista difetti
Shop fitting : fr agencement de magasins ; it allestimento negozi
Stand building : fr montage de stands ; it montaggio stand, allestimento stand
Site progress reports : fr rapports de chantier ; it rapporti di cantiere, giornale dei lavori
Progress monitoring : fr suivi d'avancement, suivi de l'avancement ; it controllo avanzamento lavori
// Pipes, heat, cold
Copper pipework : fr tuyauterie cuivre ; it tubazioni in rame
Pipe bending : fr cintrage de tubes, cintrage des tubes ; it curvatura tubi, piegatura tubi
Toilet installation : fr pose de WC, pose de toilettes ; it installazione WC
Sanitary ware installation : fr pose d'appareils sanitaires ; it posa sanitari, installazione sanitari
Tap replacement : fr remplacement de robinets, changement de robinetterie, remplacement de robinetterie ; it sostituzione rubinetti, sostituzione rubinetteria
Tap fitting : it montaggio rubinetteria, montaggio rubinetti
Radiator installation : it montaggio radiatori, installazione radiatori, montaggio termosifoni
Water tank installation : fr pose de réservoirs ; it installazione serbatoi
Pressure testing : fr essais de pression ; it prove di tenuta, prove di pressione
Heating maintenance : fr entretien de chauffage, maintenance chauffage ; it manutenzione riscaldamento, manutenzione impianti termici
Gas line installation : fr pose de conduites de gaz ; it posa tubazioni gas, tubazioni gas
Water pump maintenance : fr entretien des pompes, entretien de pompes ; it manutenzione pompe, manutenzione delle pompe
Air conditioning : it condizionamento aria
Split unit installation : fr pose de splits, installation de splits ; it installazione split, montaggio split
Air conditioning repair : fr dépannage de climatiseurs, réparation de climatiseurs, dépannage climatisation ; it riparazione climatizzatori, riparazione condizionatori
Refrigeration : fr froid commercial, froid industriel ; it refrigerazione*
Gas charging : fr recharge de gaz, charge de fluide frigorigène ; it carica gas refrigerante, ricarica gas
Compressor replacement : fr remplacement de compresseurs ; it sostituzione compressori
Chimney work : fr conduits de fumée ; it canne fumarie
// Wires
Cable containment : fr pose de goulottes ; it passerelle portacavi, canaline portacavi
Conduit installation : fr pose de gaines, pose de gaines électriques ; it posa corrugati, posa tubi corrugati
Trunking : fr goulottes* ; it canaline*, posa canaline, posa di canaline
Rewiring : fr rénovation électrique, remise aux normes électriques ; it rifacimento impianti elettrici, rifacimento impianto elettrico
Socket and switch fitting : fr pose de prises et interrupteurs ; it montaggio prese e interruttori, montaggio prese
Lighting installation : it installazione luci, montaggio lampade, installazione corpi illuminanti
Emergency lighting : fr éclairage de secours, éclairage de sécurité ; it luci di emergenza, illuminazione di emergenza
LED lighting : fr éclairage LED ; it illuminazione LED, luci LED
Fuse boards : it quadretti elettrici
Earthing installation : it impianti di terra
EV charger installation : fr installation de bornes de recharge, pose de bornes de recharge ; it installazione colonnine di ricarica, colonnine di ricarica, wallbox
Alarm installation : fr installation d'alarmes, pose d'alarmes ; it impianti di allarme, installazione allarmi, impianti antintrusione
IP cameras : fr caméras IP ; it telecamere IP
Smoke detectors : fr détecteurs de fumée ; it rilevatori di fumo
Satellite dish installation : fr pose d'antennes, pose de paraboles ; it installazione antenne, installazione parabole
Motor rewinding : fr rebobinage de moteurs ; it riavvolgimento motori
Generator maintenance : fr entretien de groupes électrogènes, maintenance de groupes électrogènes ; it manutenzione gruppi elettrogeni
Switchgear : it apparecchiature di manovra
Variable frequency drives : it inverter e azionamenti
Transformers maintenance : fr maintenance de transformateurs ; it manutenzione trasformatori
Electrical safety : fr sécurité électrique ; it sicurezza elettrica
Meter reading : fr relevé de compteurs ; it lettura contatori
Appliance repair : fr réparation d'électroménager, dépannage électroménager ; it riparazione elettrodomestici
Washing machine repair : fr réparation de machines à laver ; it riparazione lavatrici
Electronic repair : fr réparation électronique ; it riparazioni elettroniche
Soldering of components : fr soudure de composants ; it saldatura componenti
Cable assembly : fr assemblage de câbles ; it assemblaggio cavi
Crimping : it crimpatura
// Machines and metal
Plant maintenance : fr maintenance d'usine ; it manutenzione di stabilimento
Greasing : fr graissage des machines ; it ingrassaggio, ingrassaggio macchinari, ingrassaggio delle macchine
Emergency repairs : fr dépannages d'urgence ; it riparazioni urgenti
Predictive maintenance : fr maintenance prédictive ; it manutenzione predittiva
Maintenance logs : fr cahiers d'entretien, carnets d'entretien ; it registri di manutenzione
Compressor maintenance : fr entretien de compresseurs ; it manutenzione compressori
Conveyor maintenance : fr maintenance de convoyeurs ; it manutenzione nastri trasportatori
Seal replacement : fr remplacement de joints ; it sostituzione guarnizioni
Equipment installation : fr installation d'équipements, installation de machines ; it installazione macchinari, installazione di macchinari
Metal fabrication : it costruzioni metalliche
Tack welding : fr pointage de soudure
Aluminium welding : fr soudage aluminium, soudure aluminium ; it saldatura alluminio, saldatura dell'alluminio
Grille making : fr fabrication de grilles ; it inferriate*
Stamping : fr emboutissage ; it stampaggio lamiera, stampaggio lamiere
CNC milling : fr fraisage CN, fraisage numérique, fraisage CNC ; it fresatura CNC
CNC turning : fr tournage CN, tournage numérique, tournage CNC
Dimensional measurement : it controlli dimensionali
Industrial painting : fr peinture industrielle ; it verniciatura industriale
Laser cutting : fr découpe laser ; it taglio laser
3D printing : fr impression 3D ; it stampa 3D
Line changeovers : fr changements de série, changements de format ; it cambio formato, cambi formato, cambio produzione
Production line work : fr travail à la chaîne ; it lavoro in linea
Packing line work : fr ligne de conditionnement ; it linea di confezionamento
Filling lines : fr remplissage de flacons ; it linee di riempimento
Product packing : fr emballage des produits, conditionnement des produits ; it confezionamento prodotti, imballaggio prodotti
Weighing : fr pesée* ; it pesatura*
Shift reports : fr rapports de poste ; it rapporti di turno
Customer complaints handling in quality : fr réclamations qualité ; it reclami qualità
Non-conformance handling : fr traitement des non-conformités, suivi des non-conformités ; it gestione non conformità, gestione delle non conformità, trattamento delle non conformità
Supplier quality : fr qualité fournisseurs ; it qualità fornitori
Quality documentation : fr documentation qualité ; it documentazione qualità, documentazione di qualità
Sampling inspection : fr contrôle par échantillonnage ; it controlli a campione, controllo a campione
Industrial safety : fr sécurité industrielle ; it sicurezza industriale
Safety inspections : fr inspections de sécurité, visites de sécurité ; it ispezioni di sicurezza
Personal protective equipment : fr équipements de protection individuelle, port des EPI ; it dispositivi di protezione individuale, uso dei DPI
Fire prevention : fr prévention des incendies
Near-miss reporting : fr déclaration des presqu'accidents ; it segnalazione quasi infortuni
Emergency drills : fr exercices d'évacuation ; it prove di evacuazione
Ergonomics : it ergonomia*
// Vehicles
Puncture repair : fr réparation de crevaisons ; it riparazione forature
Oil and filter changes : fr vidange et filtres ; it cambio olio e filtri, tagliando*
Suspension and steering : fr suspension et direction, trains roulants ; it sospensioni e sterzo
Auto air conditioning : it climatizzazione auto, ricarica clima, ricarica aria condizionata
Auto body repair : fr réparation de carrosserie ; it riparazione carrozzeria, lavori di carrozzeria
Vehicle painting : fr peinture automobile ; it verniciatura carrozzeria
Dent removal : fr débosselage ; it tirabolli, rimozione ammaccature
Windscreen replacement : fr remplacement de pare-brise ; it sostituzione parabrezza
Battery replacement : fr remplacement de batteries ; it sostituzione batterie, cambio batteria
Diesel engine repair : fr réparation de moteurs diesel ; it riparazione motori diesel
Tractor repair : fr réparation de tracteurs ; it riparazione trattori
Agricultural machinery repair : fr réparation de machines agricoles ; it riparazione macchine agricole
Spare parts ordering : fr commande de pièces détachées, commande de pièces ; it ordine ricambi, ordini ricambi, ordinazione ricambi
Workshop management : fr gestion d'atelier, gestion de l'atelier ; it gestione officina, gestione dell'officina
Vehicle checks : it controllo veicolo, controlli del veicolo
Defensive driving : fr conduite préventive, conduite défensive ; it guida sicura
Delivery driving : fr conduite livraison ; it guida furgone, guida del furgone, consegne con furgone
Cash on delivery : fr contre-remboursement ; it contrassegno*
Driving instruction : fr enseignement de la conduite, leçons de conduite ; it lezioni di guida
GPS navigation : fr navigation GPS ; it navigatore satellitare
Valeting : fr nettoyage de véhicules, lavage de voitures, lavage auto ; it lavaggio veicoli, lavaggio automezzi
Parking management : fr gestion de parking ; it gestione parcheggi
// Goods
Unloading containers : fr dépotage*, dépotage de conteneurs, déchargement de conteneurs ; it svuotamento container, scarico container
Strapping : fr cerclage de palettes ; it reggiatura, reggettatura
Cycle counts : it inventari ciclici
Customs documents : fr documents de douane ; it documenti doganali
Import declarations : fr déclarations d'importation ; it dichiarazioni di importazione
Export documentation : fr documents export ; it documenti export, documentazione export
Import operations : fr opérations d'importation ; it pratiche import
Sea freight : fr fret maritime, transport maritime ; it trasporto marittimo, trasporti marittimi
Road freight : fr transport routier, fret routier ; it trasporto su strada, trasporti su strada, autotrasporto
Delivery scheduling : fr planification des livraisons ; it pianificazione consegne, pianificazione delle consegne
Shipment tracking : fr suivi des expéditions, suivi des envois ; it tracciamento spedizioni, monitoraggio spedizioni
Carrier management : fr suivi des transporteurs, gestion des transporteurs ; it gestione vettori, gestione dei corrieri, gestione trasportatori
Proof of delivery : fr bons de livraison émargés ; it prova di consegna
Cold storage : fr stockage frigorifique, entreposage frigorifique, chambre froide* ; it celle frigorifere, cella frigorifera
Parcel sorting : fr tri des colis ; it smistamento pacchi, smistamento colli
Postal services : fr services postaux ; it servizi postali
Moving and relocation : fr déménagements* ; it traslochi*, trasloco*
Distribution management : fr gestion de la distribution ; it gestione della distribuzione
Fuel management : fr gestion du carburant, suivi du carburant ; it gestione carburante, gestione del carburante
Stock record keeping : fr tenue des fiches de stock, fiches de stock ; it registrazione movimenti di magazzino, movimenti di magazzino
// Fields and herds
Vegetable cultivation : fr cultures maraîchères ; it coltivazione ortaggi, coltivazione di ortaggi, orticoltura*
Market gardening : fr maraîchage ; it orticoltura professionale
Fruit cultivation : fr arboriculture fruitière, culture fruitière ; it frutticoltura, coltivazione frutta
Viticulture : it viticoltura
Vineyard work : fr travaux de la vigne, travail de la vigne ; it lavori in vigna, lavori nel vigneto
Soil preparation : fr préparation du sol, préparation des sols ; it preparazione del terreno
Fertiliser application : fr épandage d'engrais ; it distribuzione concimi
Transplanting : fr repiquage ; it trapianto di piantine
Grafting : fr greffage ; it innesto*
Manuring : fr épandage de fumier ; it letamazione
Hoeing : fr binage ; it zappatura
Mulching : fr paillage ; it pacciamatura
Haymaking : fr fenaison, récolte du foin ; it fienagione
Baling : fr pressage de foin ; it imballatura fieno
Threshing : fr battage du grain ; it trebbiatura
Combine harvester operation : fr conduite de moissonneuse-batteuse, moissonneuse-batteuse ; it mietitrebbia, conduzione mietitrebbia
Agricultural machinery : fr machines agricoles, engins agricoles ; it macchine agricole, mezzi agricoli
Livestock feeding : fr alimentation du bétail, alimentation des animaux, affouragement ; it alimentazione del bestiame, alimentazione bestiame, foraggiamento
Pig farming : fr élevage porcin, élevage de porcs ; it suinicoltura, allevamento suini
Sheep and goat farming : fr élevage ovin, élevage caprin ; it allevamento ovicaprino, allevamento di pecore
Poultry keeping : fr élevage avicole
Egg collection : fr ramassage des œufs, ramassage d'œufs ; it raccolta uova, raccolta delle uova
Honey extraction : fr extraction du miel ; it smielatura
Calving : fr vêlage ; it parti bovini
Fencing : fr clôtures agricoles ; it recinzioni per bestiame
Grass mowing : fr tonte de gazon, tonte des pelouses ; it taglio dell'erba, rasatura prato
Strimming : it decespugliamento
Leaf clearing : fr ramassage des feuilles ; it raccolta foglie
Arboriculture : it potatura alberi
Tree planting : fr plantation d'arbres, reboisement ; it messa a dimora di alberi, rimboschimento
Fish processing : fr transformation du poisson ; it lavorazione del pesce, lavorazione pesce
Sorting and grading : fr tri et calibrage ; it cernita*, calibratura frutta
// Cleaning and guarding
Vacuuming : fr passage de l'aspirateur ; it passaggio aspirapolvere
Mopping and sweeping : fr balayage et lavage des sols, lavage des sols ; it lavaggio pavimenti, lavaggio dei pavimenti, spazzamento
Surface disinfection : it disinfezione superfici, disinfezione delle superfici
Bin emptying : fr vidage des poubelles, sortie des poubelles ; it svuotamento cestini, svuotamento dei cestini
Deep cleaning : it pulizie a fondo, pulizia a fondo, pulizie di fondo
Stair cleaning : fr nettoyage de cages d'escalier, nettoyage d'escaliers, nettoyage des escaliers ; it pulizia scale, pulizia delle scale
Scrubber dryer : it lavasciuga, lavasciuga pavimenti, lavapavimenti
Pressure washing : fr nettoyage haute pression ; it idropulitrice, lavaggio ad alta pressione
Carpet cleaning : fr shampouinage de moquettes ; it lavaggio moquette, pulizia moquette, pulizia tappeti
Cleaning supervision : fr encadrement d'agents d'entretien ; it coordinamento pulizie
Caretaking : fr gardiennage d'immeuble ; it custodia stabili
Waste collection : fr ramassage des ordures ; it raccolta rifiuti, raccolta dei rifiuti
Pest control : fr lutte antiparasitaire, lutte contre les nuisibles ; it disinfestazione, derattizzazione
Night patrols : fr rondes de nuit ; it ronde notturne, ronda notturna
Guard patrols : it giri di ronda, giro di ronda
Bag checks : fr contrôle des sacs, inspection visuelle des sacs ; it controllo borse
Body searching : it perquisizione personale
Crowd control : fr gestion des foules, gestion de foule ; it gestione della folla, gestione folla
Key control : it gestione chiavi, custodia chiavi
Alarm response : fr intervention sur alarme ; it intervento su allarme, interventi su allarme
Close protection : fr protection rapprochée ; it scorta personale
Cash-in-transit : fr transport de fonds ; it trasporto valori
// Leading projects and people
Project monitoring : fr suivi de projet, suivi des projets ; it monitoraggio progetti, monitoraggio dei progetti
Project budgeting : fr budget de projet ; it budget di progetto
Project risk management : fr gestion des risques projet ; it gestione rischi di progetto
Resource planning : fr planification des ressources ; it pianificazione risorse, pianificazione delle risorse
Deadline monitoring : fr suivi des échéances ; it scadenzario*, monitoraggio scadenze
Deadline monitoring = Deadline management : it gestione scadenze
Business planning : fr plan d'affaires ; it pianificazione aziendale
Business administration : fr administration des entreprises* ; it economia aziendale*
Operations management : fr gestion des opérations ; it gestione operativa
Process mapping : fr cartographie des processus ; it mappatura dei processi, mappatura processi
Multi-site management : fr gestion multisite, gestion multi-sites ; it gestione multi-sito
Crisis management : fr gestion de crise ; it gestione delle crisi, gestione crisi
Meeting management : fr conduite de réunions ; it conduzione riunioni
Contract renewals : fr renouvellement des contrats
Purchase requisitions : fr demandes d'achat ; it richieste di acquisto, richieste d'acquisto
People management : fr encadrement de personnel ; it gestione collaboratori
Team briefings : fr briefings d'équipe, brief d'équipe ; it briefing di squadra, briefing del personale
KPI setting : fr définition des indicateurs
Milestone tracking : fr suivi des jalons
Corporate social responsibility : fr responsabilité sociétale des entreprises ; it responsabilità sociale d'impresa
Apprentice supervision : fr encadrement d'apprentis, encadrement des apprentis, tutorat d'apprentis ; it formazione apprendisti, tutoraggio apprendisti
Cable pulling : it stesura cavi, stesura di cavi, tiraggio cavi
Calving = Calf care : fr soins aux veaux, élevage des veaux ; it cura dei vitelli
Manual lubrication : fr graissage manuel
`;
