export default String.raw`
// What roofers, tilers, joiners, fitters, shoemakers, dental technicians and sweeps of other countries do.
Roofing = Roof tiling : de Eindeckung von Steildächern, Dacheindeckung, Dacheindeckungen, Eindecken von Dächern, Steildach, Steildächer ; fr pose de tuiles, pose d'ardoises, couverture en ardoise, couverture en tuiles, réfection de toitures, réfection de toiture ; es colocación de tejas, retejado, reparación de tejados ; pt colocação de telhas, reparação de telhados, assentamento de telhas ; it posa di tegole, rifacimento tetti, manto di copertura ; nl leggen van dakpannen, dakpannen leggen, pannendaken, hellende daken
Roofing = Roof leak repair : nl daklekkages, daklekkages opsporen ; fr recherche de fuites en toiture ; es reparación de goteras ; pt reparação de infiltrações ; it riparazione infiltrazioni tetto
Flat roofing : de Flachdachabdichtung, Flachdachabdichtungen, Abdichten von Flachdächern, Flachdächer abdichten ; fr étanchéité de toits-terrasses, étanchéité de toitures-terrasses, étanchéité toiture ; es impermeabilización de cubiertas, impermeabilización de terrazas ; pt impermeabilização de coberturas, impermeabilização de terraços ; it impermeabilizzazione di coperture, impermeabilizzazione di terrazzi ; nl platte daken, dakbedekking aanbrengen, bitumen dakbedekking, branden van bitumen
Bituminous membranes : de Schweißbahnen, Bitumenschweißbahnen, Bitumenbahnen ; fr membranes bitumineuses ; es tela asfáltica, láminas asfálticas ; pt telas asfálticas ; it guaine bituminose, guaina bituminosa ; nl bitumen*
Guttering : de Dachrinnen*, Montage von Dachrinnen, Dachrinnenmontage, Fallrohre*, Fallrohren* ; fr pose de gouttières, gouttières*, chéneaux ; es canalones*, instalación de canalones ; pt caleiras*, montagem de caleiras ; it grondaie*, montaggio grondaie, lattonerie ; nl dakgoten*, dakgoten vervangen, goten vervangen
Zinc work : de Bauklempnerei, Bauspenglerei ; fr zinguerie, travaux de zinguerie ; es trabajos de zinc ; it opere di lattoneria ; nl zinkwerk, zinkwerken
Skylight installation : de Dachfenster*, Dachfenstereinbau, Einbau von Dachfenstern, Dachfenster einbauen ; fr pose de Velux, pose de fenêtres de toit ; es instalación de ventanas de tejado ; it posa di lucernari, installazione lucernari ; nl dakramen*, plaatsen van dakramen, dakramen plaatsen
Roof insulation : de Dachdämmung, Aufsparrendämmung, Zwischensparrendämmung ; fr isolation des combles, isolation de toiture ; es aislamiento de tejados ; pt isolamento de telhados ; it coibentazione tetti, isolamento tetti ; nl dakisolatie, isoleren van daken, daken isoleren
Lead work : de Bleieinfassungen, Bleiarbeiten ; nl loodslabben, loodwerk ; fr travaux de plomb
Chimney flashing : de Schornsteineinfassungen, Kamineinfassungen, Schornsteineinfassung
Battens and felt : de Dachlattung, Unterspannbahnen, Konterlattung ; fr pose de liteaux, remplacement de liteaux, écran sous-toiture ; nl panlatten
Asbestos removal : de Asbestsanierung, Asbestentsorgung ; fr désamiantage ; es retirada de amianto ; pt remoção de amianto ; it bonifica amianto, rimozione amianto ; nl asbestsanering, asbestverwijdering
Masonry steam cleaning = Roof moss removal : fr démoussage, démoussage de toitures ; de Dachreinigung
Masonry water repellents : fr traitement hydrofuge, hydrofugation ; it trattamento idrorepellente
Inclined hoist : de Schrägaufzug, Dachdeckeraufzug
Circular saw : de Handkreissäge, Handkreissägen ; fr scie circulaire ; es sierra circular ; pt serra circular ; it sega circolare ; nl cirkelzaag
Metal folding : de Abkantbank, Abkantpresse ; fr plieuse, pliage de tôles ; es plegado de chapa, plegadora ; pt quinagem, quinagem de chapa, corte e quinagem ; it piegatura lamiere, pressopiegatrice ; nl kanten*, zetten van plaat, kantbank
Aerial work platforms : fr nacelle*, conduite de nacelle, nacelles* ; it piattaforma aerea ; de Hebebühne, Hubarbeitsbühne ; nl hoogwerker
Harness use = Fall protection : nl valbeveiliging ; de Absturzsicherung ; fr port du harnais, harnais* ; es línea de vida, arnés
Ceramic tiling = Porcelain tiles : es gres porcelánico, porcelánico* ; it gres porcellanato, posa di gres ; pt porcelânico, grés porcelânico ; fr grès cérame ; de Feinsteinzeug ; nl keramische tegels
Tiling : es solado de terrazas, alicatado de baños ; pt assentamento de azulejos, ladrilhamento ; it posa di mosaici, posa di piastrelle ; nl zetten van wandtegels, leggen van vloertegels, tegels zetten
Grouting : es rejuntado ; it stuccatura delle fughe, stuccatura fughe, fugatura ; fr jointoiement de carrelage ; de Verfugung ; pt betumação de juntas ; nl tegels voegen
Tiling = Tile cutting : es cortadora de azulejos, corte de azulejos ; it tagliapiastrelle, taglio piastrelle ; fr coupe de carreaux, carrelette ; de Fliesenschneider ; nl tegels snijden, tegelsnijder ; pt corte de azulejos
Skirting and architraves = Skirting boards : fr pose de plinthes, plinthes ; es rodapiés, colocación de rodapiés ; it battiscopa, posa battiscopa ; pt rodapés ; de Sockelleisten* ; nl plinten plaatsen, plinten*
Laser levelling : es nivel láser ; it livella laser ; fr niveau laser ; de Baulaser, Kreuzlinienlaser ; nl kruislijnlaser ; pt nível laser
Subfloor preparation = Floor levelling : es nivelación de suelos, pasta niveladora ; nl egaliseren, egaliseren van vloeren, vloeren egaliseren ; fr ragréage, ragréages ; pt regularização de pavimentos ; de Bodenausgleich
Self-levelling compounds : it autolivellanti ; es autonivelantes ; fr ragréage autolissant ; pt autonivelantes
Screeding : it massetti, realizzazione di massetti ; fr pose de chapes, coulage de chapes, chapes ; es recrecidos ; pt betonilhas ; de Estrich, Estricharbeiten ; nl dekvloeren, dekvloeren smeren
Silicone sealing : it sigillature, sigillature in silicone ; fr pose de joints silicone ; es sellado con silicona ; de Silikonverfugung ; pt vedação com silicone
Angle grinder : es radial*, amoladora ; it smerigliatrice ; fr meuleuse, disqueuse ; nl haakse slijper, slijptol ; de Winkelschleifer ; pt rebarbadora
Site measuring : es mediciones*, mediciones en obra ; pt medições em obra, levantamento de medidas ; fr prise de mesures chez le client ; it presa misure
Roller shutters : fr volets roulants, pose de volets roulants ; de Rollläden* ; es persianas*, instalación de persianas ; it tapparelle* ; nl rolluiken*
Bathroom installation = Kitchen fitting : fr montage de cuisines, pose de cuisines ; de Küchenmontage, Küchen montieren ; es montaje de cocinas ; pt montagem de cozinhas ; it montaggio cucine ; nl keukens plaatsen, keukenmontage
Bathroom installation = Built-in wardrobes : fr aménagement de placards, pose de placards ; es armarios empotrados ; pt roupeiros embutidos ; it armadi a muro ; nl inbouwkasten ; de Einbauschränke*
Panel saw operation = Panel saw : fr scie à format ; de Formatkreissäge, Plattensäge ; es escuadradora ; it squadratrice ; pt esquadrejadora ; nl formaatzaag
Spindle moulder : fr toupie ; de Tischfräse ; es tupí ; it toupie ; pt tupia ; nl freesmachine voor hout
Thicknessing : fr raboteuse, dégauchisseuse, rabotage ; de Abrichthobel, Dickenhobel ; es regruesadora, cepilladora ; it pialla a spessore ; pt desengrossadeira ; nl vandiktebank
Gate making : pt fabrico de portões, portões* ; es fabricación de puertas metálicas ; fr fabrication de portails ; it costruzione cancelli ; de Torbau
Gates and railings = Railings : pt gradeamentos, guardas metálicas ; es barandillas*, rejas* ; fr garde-corps ; it ringhiere* ; de Geländerbau, Geländer* ; nl hekwerken*, leuningen*
Intercom installation = Gate automation : pt automatização de portões, automatismos de portões ; fr automatisation de portails ; es automatización de puertas ; it automazione cancelli
Aluminium fabrication = Aluminium joinery : pt caixilharia, caixilharia de alumínio, montagem de caixilharia ; es carpintería de aluminio ; fr menuiserie aluminium, menuiseries alu ; it serramenti in alluminio, infissi in alluminio
Glazing = Double glazing : pt vidros duplos ; es doble acristalamiento ; fr double vitrage ; de Isolierverglasung ; it vetrocamera ; nl dubbel glas plaatsen
Arc welding = Stick welding : pt soldadura por elétrodo, soldadura a elétrodo, elétrodo* ; es soldadura por electrodo, electrodo* ; it saldatura a elettrodo, a elettrodo, elettrodo* ; fr soudage à l'électrode, soudure à l'arc ; de Elektrodenschweißen, E-Hand-Schweißen ; nl elektrodelassen
Deburring : pt rebarbagem ; nl afbramen
Spot welding : it puntatura, saldatura a punti ; fr soudage par points ; es soldadura por puntos ; pt soldadura por pontos ; de Punktschweißen ; nl puntlassen
Isometric drawing reading : it isometrici*, lettura isometrici ; es isométricos* ; fr isométriques*
Overhead crane : it carroponte, uso del carroponte ; fr pont roulant, conduite de pont roulant ; es puente grúa ; pt ponte rolante ; de Hallenkran ; nl bovenloopkraan
Thread cutting : es roscado ; it filettatura ; fr filetage, taraudage ; pt roscagem ; de Gewindeschneiden ; nl draadsnijden, draadtappen
Grinding : es rectificado* ; it rettifica* ; fr rectification* ; pt retificação*
Dimensional inspection : es control dimensional ; it controllo dimensionale ; fr contrôle dimensionnel ; pt controlo dimensional ; de Maßkontrolle ; nl maatcontrole
Measuring instruments = Vernier caliper : es pie de rey ; fr pied à coulisse ; it calibro a corsoio ; pt paquímetro ; de Messschieber ; nl schuifmaat
Tool setting = Tool changing : es cambio de herramientas ; fr changement d'outils ; it cambio utensili ; pt troca de ferramentas ; nl gereedschap wisselen
G-code : es programación ISO ; fr programmation ISO ; it programmazione ISO ; pt programação ISO
Vacuum pumping : fr tirage au vide ; es vacío de circuitos ; it messa in vuoto ; pt vácuo de circuitos ; de Evakuieren von Kälteanlagen ; nl vacumeren
Control systems : fr régulation industrielle, régulation CVC ; de Regelungstechnik, MSR-Technik ; it regolazione impianti
Chimney sweeping : de Kehrarbeiten, Kehren von Schornsteinen, Schornsteinreinigung, Kaminkehren, Kehren von Rauchrohren ; fr ramonage, ramonage de cheminées ; es deshollinado ; pt limpeza de chaminés ; it pulizia canne fumarie ; nl schoorsteenvegen
Flue gas analysis : de Abgasmessung, Abgasmessungen, Abgaswegeüberprüfung, CO-Messung, Emissionsmessung ; fr analyse de combustion ; it analisi fumi ; es análisis de combustión
Fireplace inspection : de Feuerstättenschau, Feuerstättenbescheide, Feuerstättenbescheid
Energy performance certificates : de Energieausweise, Erstellung von Energieausweisen, Energieausweis ; fr DPE^, diagnostic de performance énergétique ; es certificados energéticos, certificado energético ; pt certificados energéticos ; it attestati di prestazione energetica ; nl energielabels
Energy consulting : de Energieberatung, Gebäudeenergieberatung ; fr conseil en énergie ; es asesoría energética ; it consulenza energetica ; nl energieadvies
Thermography : de Thermografie, Thermographie ; fr thermographie ; es termografía ; pt termografia ; it termografia ; nl thermografie
Duct cleaning : de Lüftungsreinigung, Reinigung von Lüftungsanlagen ; fr nettoyage de gaines ; es limpieza de conductos ; it pulizia canalizzazioni ; pt limpeza de condutas
Leak detection = Leak testing : de Dichtheitsprüfung, Dichtigkeitsprüfung ; it prova di tenuta ; es prueba de estanqueidad ; fr essai d'étanchéité ; pt ensaio de estanquidade
Cable pulling : de Kabelziehen, Kabel ziehen ; fr tirage de câbles ; pt passagem de cabos, enfiamento ; it infilaggio cavi ; nl kabels trekken
Wall chasing : de Schlitze stemmen, Schlitzarbeiten ; fr saignées, rebouchage de saignées ; es apertura de rozas ; pt abertura de roços ; it tracce murarie, apertura tracce ; nl sleuven frezen
Distribution board installation = Distribution boards : de Unterverteilungen*, Installation von Unterverteilungen, Zählerschränke* ; nl groepenkasten*, meterkasten*
Portable appliance testing : de Prüfung ortsveränderlicher Geräte, Geräteprüfung, DGUV-V3-Prüfung
Intercom : de Sprechanlagen, Türsprechanlagen ; fr interphones*, interphonie ; es porteros automáticos, videoporteros ; pt intercomunicadores, videoporteiros ; it citofoni*, videocitofoni ; nl intercoms
Fire alarm systems : de Brandmeldeanlagen, BMA^, Brandmeldetechnik ; fr alarmes incendie, SSI^ ; es detección de incendios ; pt deteção de incêndios ; it rivelazione incendi, impianti antincendio ; nl brandmeldinstallaties
Electricity meter installation : de Zählersetzung, Zählermontage ; fr pose de compteurs ; it posa contatori
Orthopaedic shoemaking = Orthopaedic footwear : de Maßschuhe, orthopädische Maßschuhe, orthopädischen Maßschuhen, Innenschuhe, Innenschuhen, Orthopädieschuhtechnik ; fr chaussures orthopédiques ; es calzado ortopédico ; it calzature ortopediche ; pt calçado ortopédico ; nl orthopedische schoenen
Insoles : de Einlagen*, Schuheinlagen, orthopädische Einlagen ; fr semelles orthopédiques ; es plantillas ortopédicas, confección de plantillas ; it plantari ; pt palmilhas ; nl steunzolen, inlegzolen
Shoe lasting = Last making : de Leistenbau, Leisten gebaut
Upper making : de Schaftbau, Schäfte zugeschnitten, Schaftherstellung
Shoe modification : de Schuhzurichtung, Schuhzurichtungen, Abrollsohlen, Zurichtungen
Shoe making = Shoe repair : de Schuhreparatur, Schuhreparaturen ; fr cordonnerie, réparation de chaussures ; es reparación de calzado ; it riparazione scarpe ; pt reparação de calçado ; nl schoenreparatie
Foot pressure measurement : de Fußdruckmessung, Pedobarographie, Pedobarografie ; es baropodometría ; it baropodometria ; fr baropodométrie
Gait training = Gait analysis : de Ganganalyse, Ganganalysen ; es estudio de la marcha, estudio de la pisada, análisis de la marcha ; fr analyse de la marche ; it analisi del cammino, esame del passo ; pt análise da marcha ; nl ganganalyse
Compression stockings : de Kompressionsstrümpfe, Kompressionsversorgung ; fr bas de contention ; nl steunkousen ; it calze elastiche ; es medias de compresión
Leather work : de Lederverarbeitung ; fr travail du cuir ; es trabajo del cuero ; it lavorazione della pelle, lavorazione del cuoio ; pt trabalho em couro ; nl leerbewerking
Crown and bridge work : de Kronen- und Brückentechnik, Kronentechnik ; fr couronnes et bridges ; it corone e ponti ; es coronas y puentes ; pt coroas e pontes ; nl kroon- en brugwerk
Porcelain layering : de Keramikverblendung, Keramikverblendungen, Keramikschichtung ; fr stratification céramique, montage céramique ; it stratificazione ceramica ; es estratificación cerámica
Prosthodontics = Dentures : de Totalprothesen, Totalprothetik, Prothesen modelliert, Teilprothesen ; fr prothèses adjointes, prothèses complètes ; es prótesis removibles ; it protesi mobile, protesi totale ; pt próteses removíveis ; nl gebitsprotheses
Removable partial dentures : de Modellgussprothesen, Modellguss ; fr stellites, châssis métalliques ; it scheletrati, scheletrica ; es esqueléticos
Telescopic crowns : de Teleskoparbeiten, Teleskopkronen, Teleskoptechnik
Occlusal splints : de Bissschienen, Schienentechnik, Aufbissschienen, Knirscherschienen ; fr gouttières occlusales ; es férulas de descarga ; it bite notturni ; pt goteiras oclusais
Zirconia milling : de Zirkonkronen, Fräsen von Zirkon, Zirkon fräsen ; it fresatura zirconia ; fr usinage zircone
Denture relines : de Unterfütterungen, Unterfütterung
Tooth shade matching : de Farbbestimmung, Zahnfarbbestimmung ; fr prise de teinte
Implant restoration = Implant prosthetics : de Implantatprothetik ; fr prothèse sur implants ; es prótesis sobre implantes ; it protesi su impianti
Orthodontic appliances : de KFO-Technik, Zahnspangen ; fr appareils orthodontiques ; it apparecchi ortodontici ; es aparatos de ortodoncia
Articulator mounting : de Einartikulieren ; fr mise en articulateur ; it montaggio in articolatore
Model casting : de Modellherstellung ; fr coulée de modèles
Plaster pouring : fr coulée de plâtre, coulée des empreintes, coulée d'empreintes ; de Modelle ausgießen ; it colatura dei gessi ; es vaciado de modelos
`;
