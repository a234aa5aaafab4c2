export default String.raw`
// Sweeps, binders, instructors, furnace and forest hands, masons, potters, watchmakers, cobblers and oyster farmers of other countries.
Flue gas analysis : de Abgaswegüberprüfung
Chimney work = Chimney repair : de Kaminsanierung, Schornsteinsanierung ; fr tubage de cheminées
Chimney sweeping : de Kehrbuch*, Kehren* ; fr fumisterie
Perfect binding : de Klebebindung
Foil blocking : de Prägedruck, Goldprägung, Heißfolienprägung
Saddle stitching : de Sammelhefter
Conservation of objects = Paper conservation : de Papierrestaurierung
Gilding : fr dorure à la feuille ; es dorado*
Hand binding : fr couture sur nerfs
Paper cutting : fr massicotage
Printing : fr imprimerie*
Driving instruction : de Theorieunterricht, Fahrstunden, Sonderfahrten, Aufbauseminare
Gas furnaces = Blast furnace operation : de Hochofen, Ofengang, Winderhitzer
Blast furnace tapping : de Abstich, Roheisenabstich
Burden calculation : de Möllerberechnung
Continuous casting : de Stranggießen ; es colada continua
Gas furnaces = Ladle furnace : de Pfannenofen
Hot metal desulphurisation : de Entschwefelung
Refractory lining : de Feuerfesttechnik, Feuerfestzustellung
Green sand moulding : de Formerei, Sandformerei ; fr moulage au sable ; es moldeo en arena
Core making : de Kernmacherei ; fr noyautage
Fettling : de Gussputzen ; fr ébarbage
Sand testing : de Sandaufbereitung
Die casting = Foundry work : fr fonderie* ; es fundición*
Rolling mill operation : fr laminage
Electroplating : de Galvanisieren ; fr galvanoplastie ; es galvanoplastia, cromado*
Metallurgy = Heat treatment : de Härten* ; fr trempe*
Blacksmithing = Forging : fr forgeage ; es forja*
Forestry = Silviculture : de Jungbestandspflege, Läuterung*, Kulturpflege, Wertästung ; fr sylviculture
Forestry harvester operation = Timber extraction : de Rückearbeiten, Holzrückung ; fr débardage
Tree surgery = Tree felling : fr bûcheronnage ; de Seilwindenunterstützte Fällung, Holzfällung
Logging = Chainsaw operation : de Motorsägenschein, Motorsägenführung
Tree surgery = Tree inspection : de Baumkontrolle, Baumbeurteilung
Log scaling : de Holzaufnahme ; fr cubage*
Tree surgery = Delimbing : es desrame
Resin tapping : es resinación
Cork harvesting : es descorche
Hunting and trapping : de Jagdschein
Biodiversity conservation = Game management : de Wildbewirtschaftung
Hunting and trapping = Trapping : fr piégeage
Forest road building : de Wegebau*
Stone masonry : de Natursteinarbeiten, Versetzarbeiten, Versetzen von Werkstücken ; fr taille de pierre, pose de pierre ; es cantería, labrado de piedra
Stone conservation = Stone restoration : de Steinrestaurierung, Vierungen, Antragungen
Damage mapping : de Schadenskartierung
Letter cutting : de Schriftgestaltung, Schriftenhauen
Memorial masonry : de Grabmalgestaltung
Rammed earth : de Lehmbau
Masonry : es mampostería
Train dispatch : de Zugabfertigung, Abfertigung von Zügen
Train conducting : de Zugbegleitdienst
Shunting : de Rangieren ; es enganche de vagones, maniobras ferroviarias
Route knowledge : de Streckenkunde
Ticket inspection : fr contrôle des titres
Fare evasion control : de Fahrpreisnacherhebung
Animal enrichment : de Tierbeschäftigung
Hand-rearing : de Handaufzucht
Livestock feeding = Animal feeding : de Futterzubereitung
Dog training = Animal training : de Medical Training, Target-Training
Animal rehoming : de Tiervermittlung
Milking : de Melktechnik
Farrowing : de Abferkeln
Lambing : fr agnelage
Pond management : de Teichwirtschaft
Aquaculture = Fish hatchery : de Ablaichen ; es desove, incubación de ovas, alevinaje, selección de alevines ; fr alevinage
Upholstery : de Bezugsarbeiten, Federkernpolsterung ; fr guindage, sanglage
Saddlery : de Sattlerei* ; fr sellerie* ; es talabartería
Shoe lasting : de Zwicken* ; es montado en horma
Goldsmithing : fr joaillerie ; es orfebrería
Stone setting : de Fassen von Edelsteinen
Enamelling : de Emaillieren ; fr émaillage
Engraving : de Gravieren
Wheel throwing : de Drehen auf der Töpferscheibe, Freidrehen ; es torneado de piezas, clases de torno
Ceramic glaze making : de Glasieren* ; es esmaltado*, formulación de esmaltes, engobes
Glass blowing = Glassblowing : de Glasblasen ; fr soufflage de verre ; es soplado de vidrio
Stained glass : de Bleiverglasung ; fr vitrail* ; es vidriera*
Glass cutting : de Glasschliff
Watch repair : fr horlogerie*, rhabillage ; de Revision mechanischer Uhren
Watch movement overhaul : fr révision de mouvements, révision complète de calibres, changement de spiraux, réglage fin ; de Reglage*
Casing up of watches : fr emboîtage, pose d'aiguilles, pose d'aiguilles et cadrans
Water resistance testing : fr test d'étanchéité, tests d'étanchéité
Pivoting of staffs : fr pivotage
Watch repair = Clock repair : fr restauration de pendules
Deburring = Polishing : fr polissage*
Organ building : de Orgelbau
Piano tuning : de Klavierstimmen
Violin making : de Geigenbau
Set construction : de Bühnenbau
Prop making : de Requisitenbau ; fr accessoiriste* ; es utilería
Make-up artistry = Theatrical make-up : de Maskenbau
Hair extensions = Wig making : de Perückenknüpfen
Funeral arranging : de Bestattungsberatung, Trauergespräche
Deceased transfer : de Überführungen*
Dressing the deceased = Encoffining : de Einbettung von Verstorbenen ; fr mise en bière
Funeral services = Embalming : es tanatoestética
Pest control : de Schädlingsbekämpfung ; es desratización
Bird proofing : de Taubenabwehr
Water treatment : de Wasseraufbereitung ; fr traitement de l'eau
Sludge dewatering : de Klärschlammentwässerung
Flocculation : fr floculation ; es floculación
Chlorination : es cloración
Control room operation : de Leitwarte*, Leitstand* ; es cuarto de control
Boiler operation : de Kesselbetrieb ; fr conduite de chaudière
Overhead line work : de Freileitungsbau ; es tendido de líneas
Cable jointing : de Kabelmontage, Muffenmontage ; es empalme de cables
HV switching = High-voltage switching : de Schaltberechtigung
Paper machine operation : de Papiermaschine*
Paper machine operation = Stock preparation : de Stoffaufbereitung
Weaving : de Weberei*
Knitting : de Wirkerei* ; fr bonneterie
Warping : de Kettvorbereitung ; fr ourdissage ; es urdido
Spinning : de Ringspinnen ; fr filature* ; es hilatura
Dyeing : de Färberei* ; fr teinture*
Textile finishing : fr ennoblissement textile
Textile finishing = Calendering : de Kalandern
Blasting : de Sprengtechnik, Bohrlochsprengung ; fr tirs de mines ; es voladuras
Drilling : es barrenación
Ground support : es ademado, anclaje de roca
Flotation : es flotación*
Leaching : es lixiviación, cianuración
Crushing : es trituración
Screening of aggregates : es cribado
Clinker production : es clínker, proceso de clinker, molienda de cemento
Rotary kiln operation : es horno rotatorio, precalentador, hornos rotatorios, enfriador de parrilla
Vertical roller mill : es molino vertical, molinos verticales, molinos verticales y de bolas
Alternative fuels in kilns : es coprocesamiento, combustibles alternos
Industrial safety = Lockout/tagout : es candadeo
Conveyor operation : es bandas transportadoras
Bagging : es ensacado*
Diving = Commercial diving : de Tauchen* ; fr plongée professionnelle ; es buceo*
Underwater welding = Wet welding : de Unterwasserschweißen ; es soldadura submarina
Curd cutting : de Dicklegen ; fr décaillage, emprésurage ; es cuajado*
Dairy processing = Cheese making : es quesería
Curd cutting = Cheese moulding : fr moulage du fromage, soutirage, démoulage de fromages
Cheese turning : fr soins en cave, frottage à la morge
Separator operation = Cream separation : fr écrémage
Milk standardisation : fr standardisation du lait
Smoking fish = Fish smoking : de Räuchern* ; fr fumage*, fumage du saumon ; es ahumado*
Fish preparation = Fish filleting : de Filetieren ; es fileteado
Pin boning : fr désarêtage, écaillage
Oyster shucking : fr ouverture d'huîtres
Seafood platters : fr plateaux de fruits de mer
Fish counter display : fr étal de poissons, banc de marée
Fish buying : fr vente à la criée, achats à la criée
Oyster farming : fr captage, détroquage, conchyliculture, demi-élevage
Mussel farming : fr mytiliculture
Oyster depuration : fr affinage en claires, purification en bassin
Shellfish farming = Oyster grading : fr calibrage des huîtres
Art restoration = Art conservation : fr refixage, refixage de la couche picturale, décrassage, dégagement de repeints
Conservation of paintings = Varnish removal : fr allègement de vernis, dévernissage
Conservation of objects = Relining of canvases : fr rentoilage, doublage de toiles, tension de toiles
Delivery = Parcel delivery : fr distribution du courrier, remise de recommandés, distribution des lettres
Mail handling = Mail sorting : fr préparation de la tournée, préparation de tournée
Post delivery = Postal delivery : es reparto de correo
Clinical interviews : es entrevista clínica
Acceptance and commitment therapy : es terapia de aceptación y compromiso
Motivational interviewing : es entrevista motivacional
Relapse prevention : es prevención de recaídas
Psychosocial support = Psychological first aid : es primeros auxilios psicológicos
Family support = Family therapy : es terapia familiar
Cash handling = Cash reconciliation : es cierre de turno
Puncture repair : es parchado de llantas
Tank farm operations = Tank dipping : es varillaje de tanques
Fuel deliveries : es descarga de cisternas
Oil checks : es revisión de aceite, revisión de aceite y agua
Car detailing = Car washing : es lavado de motor, lavado de motores
Aquaculture = Fish farming : es engorda de salmón
Recirculating aquaculture : es biofiltro, biofiltros
Pond water testing = Dissolved oxygen monitoring : es oxígeno disuelto, medición de oxígeno disuelto, salinidad*, turbidez*
Fish silage : es ensilaje de mortalidad
Smolt production : es smoltificación
Fish vaccination : es vacunación de peces
Slip casting : es colada de barbotina, moldes de escayola
Bisque firing : es bizcochado
Stencilling : es estarcido
Kiln firing : es cocción de piezas, control de cocciones, cocciones en horno
Shoe making = Shoe repair : es cambio de suelas, cambio de tapas, cambio de suelas y tapas ; fr ressemelage
Sole attaching : es ensuelado
Shoe closing : es guarnecido
Leather skiving = Skiving : es desbaste de piel
Leather work = Leather cutting : es corte de piel, corte de cuero ; fr coupe de cuir
Shoe dyeing : es teñido de calzado, teñido de cuero
Goodyear welting : es cosido Goodyear
Blake stitching : es cosido Blake
Shoe making = Shoe stretching : es ampliación de horma
Leather work = Leather goods making : es marroquinería
Jewellery making : es joyería*
Silversmithing : es platería
Filigree : es filigrana
Tanning : es curtido*
Millinery : fr chapellerie
Glove manufacturing = Glove making : fr ganterie
Insulation installation : fr calorifugeage
Working at heights = Rope access : fr cordiste*
Farriery : fr ferrage
Blacksmithing : fr ferronnerie
Pet grooming = Dog grooming : fr toilettage canin, toilettage, épilation de chien
Taxidermy : fr taxidermie
Scaffolding : es andamiaje
Netting = Trawling : es pesca de arrastre
Longlining : es palangre
Lighting design for stage = Stage lighting : fr régie lumière ; es iluminación escénica
Stage machinery : fr machinerie de théâtre
Sign language interpreting : fr LSF ; es lengua de signos
Household surveys : fr enquêtes en face à face
Tattooing : es tatuaje*
`;
