/** Trades of the building site, the workshop and the yard that a wider one stands beside. See `../README.md` for the format. */
export const WORKSHOPS_AND_SITES = `
@tiling trades
  skills construction-civil trades building-crafts textile-finish-detail engineering-practice
  kind construction-trades
  close masonry flooring
  near plastering
  names tiler, fliesenleg*, tegelzetter, carreleur*, solador*, alicatador*, azulejista, ladrilhador*, piastrellist*, بلاط, مبلط, பளிங்கு*, टाइल मिस्त्री, tile setter, tile layer, tile fixer, tile mason, marble mason, marble fixer, mosaic*, posatore, pavimentista, plattenleg*, *fliesenleger

@plastering trades
  skills construction-civil trades building-crafts textile-finish-detail engineering-practice
  kind construction-trades
  close masonry drywall
  near painting-trades
  names plasterer, stuckateur*, stukadoor, platrier*, yesero*, gesseiro, facadier*, plastering, renderer, intonacator*, stuccator*, estucador*, enyesador*, gipser*, verputz*, stukadoor*, wandafwerk*, plaster of paris, pop mason
    gessist*, gypsum plasterer

@steel-fixing trades
  skills construction-civil trades building-crafts textile-finish-detail engineering-practice
  kind construction-trades
  close masonry
  near site-labour metal-fabrication
  names steel fixer, bar bender, ferralla*, ferrallista, armador de ferro, eisenflechter*, ferrailleur, steel fixing, rebar, rod bender, bar bender and steel fixer, ferraillag*, ferraiolo, fierrer*, betonstaal*, ijzervlechter*, *flechter
    armador* de ferragens, betonvlechter*

@roadworks construction
  skills trades construction-civil building-crafts textile-finish-detail engineering-practice automotive-transport
  close site-labour masonry machinery-operation
  near civil-engineering site-supervision
  names road worker, paver, paviour, paving, strassenbau*, asphalt*, asphalt worker, asfalt*, pflasterer*, stratenmaker*, kerb layer, kerb, road construction, road maintenance, road mender, road marking, highway maintenance, highways operative, wegwerker*, wegenbouw*, calceter*, calceteir*, paveur*, cantonnier*, stradino, canalisateur*, kanalbau*, operario de carreteras, peon caminero, *strassenbauer
    traffic marshal, traffic management operative

@flooring trades
  skills trades construction-civil building-crafts textile-finish-detail engineering-practice
  kind construction-trades
  close tiling carpentry
  names floor layer, floor fitter, flooring installer, flooring fitter, carpet fitter, carpet layer, vinyl layer, screeder, parquet*, bodenleg*, parkett*, estrichleg*, vloerenlegg*, vloerlegger*, tapijtlegg*, solier*, poseur de sol*, moquettist*, parchettist*, *bodenleger

@drywall trades
  skills trades construction-civil building-crafts textile-finish-detail engineering-practice
  kind construction-trades
  close carpentry
  near painting-trades
  names drywall*, plasterboard, dry liner, drylin*, gypsum*, partition*, ceiling fixer, ceiling installer, false ceiling, trockenbau*, plaquiste*, plaquist*, cartongessist*, pladur*, tabiquer*, plafonn*, gipskarton*, interior finishing, *trockenbauer

@insulation trades
  skills trades construction-civil building-crafts textile-finish-detail engineering-practice
  kind construction-trades
  near drywall plumbing roofing
  names insulation worker, insulation installer, insulator, lagger, isolierer*, isolateur*, isolatiemont*, isoleerder*, coibent*, calorifug*, aislador*, warmedamm*, warmeisol*, isolador*

@scaffolding trades
  skills trades construction-civil building-crafts textile-finish-detail engineering-practice
  kind construction-trades
  close rigging
  near roofing
  names scaffold*, gerustbau*, gerustbouw*, echafaud*, andamier*, andamio*, andaime*, montador de andaimes, montador de andamios, ponteggi*, steigerbouw*, *gerustbauer

@metal-fabrication trades
  skills mechanical-manufacturing trades metal-machine engineering-practice plant-machine-detail engineering-design-detail building-crafts textile-finish-detail
  close welding metal-production
  near machining maintenance construction-trades
  akin rigging vehicle-bodywork plumbing
  names fabricator, boilermaker, sheet metal, metal worker, blacksmith, metallbau*, konstruktionsmechanik*, chaudronnier, metallier, serralheir*, herrer*, fabbro, حداد, உருக்கொட்டு*, metalworker, metal fabricator, metalworking, steel worker, structural steel, calderer*, carpintero metalico, cerrajero metalico, pipe fabricator, steel erector, steel erection, aluminium fabricator, ferreir*, caldeireir*, schmied*, kunstschmied*, hufschmied*, forgeron*, ferronnier*, farrier, maniscalco, herrador*, *schmied, constructiebankwerk*, bankwerk*, plaatwerk*, smid, hoefsmid, siersmid, tinsmith, coppersmith, ironsmith, ironworker, iron worker, structural fitter, structural fabricator, metal fitter, plater, carpentiere metallic*, carpentiere in ferro, carpenteria metallica, carpinteria metalica, chaudronn*, tolier*, sheet metal worker, tin smith, schlosser, grille fabricator, लोहार
    fabrication supervisor, fabrication engineer, fabrication foreman, steel fabrication, metal fabrication

@jewellery trades
  skills trades building-crafts textile-finish-detail teaching-culture metal-machine
  near crafts watch-repair
  akin fine-arts machining retail
  names jeweller, jeweler, goldsmith, silversmith, gem cutter, gemmologist, goldschmied*, bijoutier*, joaill*, joyer*, ourives, orafo, රන් භාණ්ඩ*, jewellery designer, jewelry designer, jewell*, jewel*, diamond cutter, diamond setter, stone setter, gemologist, lapidar*, edelstein*, goudsmid*, edelsmid*, juwelier*, orefice, gioiellier*, platero, joalheir*, सुनार, صائغ, பொற்கொல்லர்*

@watch-repair trades
  skills trades building-crafts textile-finish-detail teaching-culture metal-machine
  near jewellery
  akin device-repair machining retail
  names watchmaker, uhrmach*, horlog*, relojer*, orologiai*, watch repair*, clock repair*, horologist, watch technician, relojoeir*, orologer*, clockmaker, ساعاتي

@shoe-and-leather trades
  skills trades building-crafts textile-finish-detail teaching-culture metal-machine
  near crafts apparel-making upholstery
  names shoemaker, cobbler, leather, schuhmach*, cordonnier*, zapater*, sapateir*, calzolai*, shoe repair*, saddler, marroquiner*, maroquinier*, shoe maker, shoe machine, shoe machine operator, bootmaker, schoenmak*, sattler*, sellier*, tanner, tannery, tanneur*, gerber*, leerlooi*, leerbewerk*, curtidor*, curtumeir*, conciator*, pellettier*, pelletteri*, talabarter*, guarnicioner*, correeir*, मोची
    footwear operator, footwear technician, lederwar*, lederverarb*, operario de calzado, operador de calcado*

@upholstery trades
  skills trades building-crafts textile-finish-detail teaching-culture metal-machine
  near crafts apparel-making cabinet-making interior-design flooring
  names upholsterer, polster*, tapissier*, upholster*, raumausstatt*, stoffeerd*, tapicer*, tappezzier*, estofador*, tapeceir*, tapizador*, curtain maker, soft furnishing*, soft furnisher, *polsterer

@locksmithing trades
  skills trades building-crafts textile-finish-detail teaching-culture metal-machine
  near metal-fabrication security-systems carpentry
  names locksmith, serrurier*, cerrajer*, slotenmaker*, schlusseldienst*, chaveir*, key cutter, key cutting, serrature*

@instrument-making trades
  skills trades building-crafts textile-finish-detail teaching-culture metal-machine
  near cabinet-making crafts
  akin music-performance
  names instrument maker, piano tuner, luthier, orgelbau*, instrumentenbau*, klavierbau*, klavierstimm*, geigenbau*, accordeur*, facteur d orgues, facteur de pianos, pianostemmer*, afinador*, accordator*, liutai*, organ builder, guitar maker, instrument repair*

@cabinet-making trades
  skills trades construction-civil building-crafts textile-finish-detail engineering-practice mechanical-manufacturing
  close carpentry woodworking
  near upholstery instrument-making crafts interior-design construction-trades
  names cabinet maker, cabinetmaker, furniture maker, ebenist*, marceneir*, ebaniste, meubelmaker*, french polisher, furniture assembler, furniture fitter, फर्नीचर कारीगर, نجار اثاث, ebanist*, furniture carpenter, furniture restorer, wood turner, mobelschrein*, mobeltischl*, mobelmont*, meubelstoffeer*, meubelmak*, menuisier ebeniste, drechsler*, drejer, tornero de madera, tourneur sur bois
    tischler*, schreiner*, *tischler, *schreiner, falegnam*, furniture polisher, wood polisher

@vehicle-bodywork trades
  skills automotive-transport mechanical-manufacturing transport-sea-rail road-sea-land-detail metal-machine engineering-practice plant-machine-detail engineering-design-detail trades
  near automotive-repair painting-trades metal-fabrication welding
  akin driving agricultural-mechanics
  names panel beater, carrozzier*, auto body, autobody, body shop, car body, smash repair*, hojalatero, chapista, funileiro, carrossier*, karosserie*, paint sprayer, vehicle sprayer, coach builder, denter*, dent repair, vehicle body, vehicle painter, automotive painter, car painter, car sprayer, autolackier*, fahrzeuglackier*, autospuit*, autoschade*, schadeherstel*, lanterneir*, latoner*, lattonier* auto, pintor de automoveis, pintor de coches, pintor automotivo, peintre automobile, tolier* peintre, tolier* automobile, enderezador*, planchista, carroceri*, carrosserie*, coachbuilder
    lattoniere carrozz*

@device-repair engineering
  skills electrical-electronics engineering-practice engineering-design-detail plant-machine-detail
  near electronics it-support technical-service electrician
  akin telecoms retail watch-repair
  names mobile phone repair, phone repair, mobile repair, tv repair, appliance technician, electronics repair, mobile phone technician, phone technician, cell phone technician, copier technician, printer technician, office equipment technician, appliance repair*, appliance engineer, washing machine*, radio tv mechanic, handyreparatur*, tecnico de celulares, tecnico de celular, mobile technician, console repair
    photocopier technician, photocopier engineer, haushaltsgeratetechn*, home appliance technician, home appliance repair, tecnic* de electrodomestic*, tecnic* de eletrodomestic*, tecnico elettrodomestici, technicien electromenager, depanneu* electromenager, reparateur electromenager, tecnico linea blanca, witgoedmonteur*, domestic appliance*

@chip-design engineering
  skills electrical-electronics engineering-practice engineering-design-detail plant-machine-detail
  close electronics embedded
  near electrical-engineering testing
  names vlsi*, asic*, pcb designer, chip design, ic design, semiconductor*, hardware engineer, hardware design engineer, physical design engineer, rtl, analog design, analogue design, layout engineer, hardware design, fpga, design verification engineer, conception microelectronique, microelectroni*, mikroelektroni*

@instrumentation engineering
  skills electrical-electronics engineering-practice engineering-design-detail plant-machine-detail
  close electronics mechatronics
  near electrician maintenance plant-control electrical-engineering
  names instrument technician, calibration technician, instrumentation, calibration engineer, instrument fitter, instrument mechanic, instrument engineer, instruments engineer, control and instrument*, c i technician, c i engineer, instrumentiste, tecnico instrumentista, mess und regel*, msr techniker*, emsr*, messtechnik*, metrolog*, calibration

@butchery manufacturing
  skills hospitality agriculture food-service hotel-travel-personal guest-service-detail trade-event-detail farming-forest-sea road-sea-land-detail plant-machine-detail
  close food-production
  near kitchen retail
  names butcher, metzger*, fleischer*, slager, bouch*, carnicer*, acougueir*, macellai*, جزار, fish cutter, meat cutter, boner, meat trimmer, sausage maker, slaughterer, slaughter*, abattoir worker, abattoir, filleter, fish filleter, fish processor, meat processor, fish processing, meat processing, butcher*, slagerij*, slachter*, viswerk*, visbewerk*, visboer*, vishandel*, fishmonger*, pescader*, pescivendol*, poissonni*, peixeir*, fischverkauf*, fischhandl*, charcut*, charcutier*, salumier*, matarife*, faenador*, desossador*, uitbener*, deboner, fleischzerleg*, *metzger, *metzgerin, *fleischer, *slager, abattoir*, कसाई, meat packer, halal slaughter*

@food-technology science
  skills science-environment hospitality agriculture laboratory-earth food-service plant-machine-detail farming-forest-sea
  near food-production quality lab-work chemistry production
  akin nutrition chemical-engineering
  names food technologist, ingeniero de alimentos, ingeniera de alimentos, engenheir* de alimentos, tecnologo alimentare, food engineer, food technolog*, food scientist, food science, lebensmitteltechnolog*, lebensmittelingenieur*, voedingsmiddelen*, levensmiddelentechn*, tecnologo de alimentos, tecnolog* alimentar*, ingenieur agroalimentaire, ingenieur agro alimentaire, ingenieur iaa, technologue alimentaire, food product development, sensory analyst, sensory scientist, food research*

@mining-work trades
  skills science-environment mechanical-manufacturing laboratory-earth metal-machine plant-machine-detail energy-mining automotive-transport
  near energy-mining machinery-operation site-labour
  akin plant-control roadworks
  names driller, blaster, bergbau*, minero, mineir*, minatore, mine supervisor, mining supervisor, quarry worker, roustabout, roughneck, drill operator, blasting, mijnwerker, mineur, miner, shotfirer*, shot firer, explosives, sprengmeister*, sprengtech*, barrenist*, barreniller*, perforador*, perforist*, sondist*, sondador*, foreur*, boorder, picador, dinamiter*, artificier*, boutefeu, quarryman, quarry operator, carrier de pierre, coal miner, mine worker, mining operator, mine operator, underground miner, bergmann, derrickman, floorman, drilling crew, drilling operator, well driller, sondeur*, bohrist*, खनिक, stone crusher operator

@fishing agriculture
  skills agriculture farming-forest-sea road-sea-land-detail
  near seafaring aquaculture
  akin animal-farming butchery
  names fisherman, fisher, ධීවර, மீனவர், pescador*, pescatore, صياد, मछुआरा, fishing, fischer, fischerin, kustenfischer*, hochseefischer*, pecheur*, pecheuse*, visser, vissers*, trawler*, deckhand trawler, mariscador*, pescator*, fishing crew, fisher folk
    marin pecheur, marins pecheurs
    ධීවරයා, ධීවර කාර්මික*

@aquaculture agriculture
  skills agriculture farming-forest-sea road-sea-land-detail
  close animal-farming
  near fishing agronomy life-science
  names aquaculture, fish farmer, fish farm*, piscicult*, fischwirt*, fish farm technician, fish hatchery, shrimp*, prawn*, oyster*, mussel*, shellfish, seaweed*, salmon*, conchylicult*, ostreicult*, mytilicult*, acuicult*, aquicult*, acquacolt*, viskwek*, fischzucht*, teichwirt*, itticolt*
    oyster farmer, shrimp farmer, prawn farmer, mussel farmer, salmon farmer, seaweed farmer, mitilicolt*

@crane-operation transport
  skills automotive-transport construction-civil transport-sea-rail road-sea-land-detail building-crafts engineering-practice
  near machinery-operation rigging
  akin warehousing driving
  names crane operator, operador de grua, gruista, kranfuhr*, kraanmachinist, tower crane, crane, mobile crane, crane driver, gruista de torre, operador de grua torre, gruero, grutier*, grueiro, operador de guindaste, guindast*, ක්‍රේන් ක්‍රියාකරු, கிரேன் ஓட்டுநர், क्रेन ऑपरेटर, kraandrijver*, kraanmachinist*, *kranfuhrer, grua*, grueir*, pontier*, autogruista, carropontista, *kraanmachinist, kranist*, bruckenkran*

@waste-collection service
  skills facilities-security road-sea-land-detail
  close industrial-cleaning
  near utilities cleaning driving site-labour
  names refuse collector, garbage collector, waste collector, street sweeper, waste sorter, sanitation worker, mullwerk*, eboueur*, gari, coletor de lixo, spazzin*, netturbin*, vuilnis*, recycling, operatore ecologico, operadores ecologicos, mullabfuhr, kehrmaschin*, barredor*, barrendero, refuse, garbage*, binman, bin man, recycling sorter, refuse sorter, ripeur*, rippeur*, agent de collecte, agent de tri, trieur de dechets, agent de dechetterie, recogedor de basura, basurer*, recolector de basura, barrender*, operador* ecologic*, catador*, milieustraat*, strassenreinig*, entsorg*, mullader*, abfall*, rifiuti, road sweeper, scavenger, sweeper, sanitary worker, varredor*, scrap sorter
    waste operative, waste management operative, waste loader, waste picker, waste worker, scrap yard, scrapyard, nettezza urbana, scrap dealer

@pest-control service
  skills facilities-security road-sea-land-detail
  near industrial-cleaning public-health facilities
  akin farming gardening
  names pest control, fumigator, desratizador*, fumigador*, පළිබෝධ පාලන*, pest*, fumigat*, exterminator, schadlingsbekampf*, kammerjager*, deratis*, desinsect*, desinfeccion, dedetizador*, derattizzator*, disinfestator*, disinfestazione, ongedierte*, plaagdier*, plagas, pragas
    pest controller

@vehicle-cleaning service open
  skills facilities-security road-sea-land-detail
  close cleaning industrial-cleaning
  near fuel-station
  akin automotive-repair
  names car washer, car wash, carwash, vehicle valeter, car valeter, valeting, car cleaner, car detail*, car detailer, auto detailer, vehicle cleaner, bus cleaner, lavador de carros, lavador de coches, lavador de autos, lavador de vehiculos, lavaggio auto, laveur de voiture*, laveur automobile, preparateur de vehicules, preparateur automobile, fahrzeugpfleg*, fahrzeugaufbereit*, autowas*, autopoets*, autowasch*
    lavacoches, lavador* de veiculos, lavador* de auto*

@chimney-sweeping trades
  skills facilities-security road-sea-land-detail
  near roofing hvac industrial-cleaning
  names chimney sweep, schornsteinfeg*, kaminfeg*, ramoneur*, chimney*, schoorsteenveg*, deshollinador*, limpa chamines, spazzacamin*, limpiachimeneas
`;
