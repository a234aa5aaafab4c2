export default String.raw`
// Fields, roofs, benches, lines and porters in the languages of Western Europe.
Drying off : de Trockenstellen ; fr tarissement ; es secado de vacas ; pt secagem de vacas ; it messa in asciutta ; nl droogzetten
Colostrum management : de Biestmilchgabe, Kolostrumversorgung ; fr distribution du colostrum ; es suministro de calostro, encalostrado ; pt fornecimento de colostro ; it somministrazione del colostro ; nl biestvoorziening
Body condition scoring : fr notation de l'état corporel ; es condición corporal ; pt escore de condição corporal ; it punteggio di condizione corporea
Migratory beekeeping : de Bienenwanderung, Wanderimkerei ; fr transhumance des ruches ; es apicultura trashumante ; pt apicultura migratória ; it nomadismo apistico
Swarm control : de Schwarmkontrolle, Schwarmverhinderung ; fr gestion de l'essaimage ; es control de enjambres ; pt controle de enxames ; it controllo della sciamatura
Bunch covering : fr engainage des régimes ; es embolse de racimos, enfunde de banano ; pt ensacamento de cachos
Orchard spraying : de Spritzen im Obstbau ; fr traitement des vergers ; es fumigación de huertos ; pt pulverização de pomares ; it trattamenti al frutteto ; nl boomgaard spuiten
Tree guards : de Verbissschutz ; fr protection des plants ; es protectores de árboles ; it tubi shelter
Windblow clearance : de Windwurfaufarbeitung ; fr exploitation de chablis ; es retirada de árboles caídos
Sea lice counting : es conteo de caligus ; fr comptage de poux de mer
Roof tear-off : de Dachabdeckung entfernen ; fr dépose de toiture ; es desmontaje de tejados, retirada de tejas ; pt remoção de telhado ; it smantellamento tetto ; nl dak slopen
Dot and dab : fr collage de plaques ; de Ansetzgips ; es trasdosado directo, pegado de pladur
Solvent welding of pipes : fr collage de tubes PVC ; es pegado de tubería PVC ; pt colagem de tubos PVC ; it incollaggio tubi PVC
Wet flatting : de Nassschliff ; fr ponçage à l'eau ; es lijado al agua ; pt lixamento a água ; it carteggiatura a umido ; nl nat schuren
Weld purging : fr inertage des soudures ; es purga de tuberías con argón
Pipe bevelling : de Schweißnahtvorbereitung ; fr chanfreinage ; es biselado ; pt biselamento ; it smussatura ; nl lasnaadvoorbereiding
Steel bolting : de Verschraubung von Stahlbau ; fr boulonnage ; es atornillado de estructuras ; pt aparafusamento de estruturas ; it bullonatura
Tool presetting : de Werkzeugvoreinstellung ; fr préréglage d'outils ; es preajuste de herramientas ; pt pré-ajuste de ferramentas ; it presetting utensili ; nl gereedschap voorinstellen
Conduiting : de Leerrohrverlegung, Rohre verlegen ; fr tirage de gaines ; es entubado eléctrico ; it posa di canaline e corrugati ; nl buizen leggen
Copier servicing : de Kopiererwartung ; fr dépannage de photocopieurs ; es reparación de fotocopiadoras ; pt manutenção de copiadoras ; it assistenza fotocopiatrici
Whey drainage : fr égouttage du caillé ; es desuerado ; pt dessoragem ; it spurgo della cagliata
Cheese turning : de Käse wenden ; fr retournement des fromages ; es volteo de quesos ; pt viragem de queijos ; it rivoltatura dei formaggi ; nl kaas keren
Timber stickering : de Holzstapelung ; fr empilage de bois ; es enlatado de madera
Flow wrapping : es envasado flow pack ; it confezionamento flowpack ; pt embalagem flow pack
Yarn splicing : fr rattache de fils ; es empalme de hilos ; pt emenda de fios
Warp break repair : fr rattachage de chaîne ; es reparación de roturas de urdimbre
Resin drying : es secado de resina ; pt secagem de resina ; it essiccazione granuli
TDS testing : es análisis de agua de caldera ; pt análise de água de caldeira ; it analisi acqua di caldaia
Carton sealing : de Kartonverschluss ; fr fermeture de cartons ; es sellado de cajas de cartón ; it chiusura scatole ; nl dozen sluiten
Waste baling : de Altpapier pressen ; fr mise en balles ; es enfardado de cartón ; pt enfardamento ; it pressatura cartone
TV mounting : de TV-Wandmontage ; fr fixation de téléviseurs ; es colgado de televisores ; pt instalação de suportes de TV ; it montaggio TV a parete ; nl tv's ophangen
Wheelie bin emptying : de Tonnenleerung, Müllabholung ; fr collecte des bacs ; es recogida de contenedores ; pt recolha de contentores ; it svuotamento cassonetti ; nl kliko's legen
Flyer distribution : de Flyer verteilen, Prospektverteilung ; fr distribution de flyers, distribution de prospectus ; es reparto de volantes, reparto de folletos ; pt distribuição de panfletos, panfletagem ; it volantinaggio ; nl folders verspreiden
`;
