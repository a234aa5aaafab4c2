/** Factories, driving, ships and aircraft. See `../README.md` for the format. */
export const PRODUCTION_AND_TRANSPORT = `
@production manufacturing
  skills mechanical-manufacturing metal-machine engineering-practice plant-machine-detail engineering-design-detail business-management
  close machine-operation
  near supply-chain food-production warehousing quality
  akin merchandising apparel-making welding site-supervision
  names production manager, production supervisor, plant manager, factory manager, line supervisor, work study, industrial engineer, lean, produktionsleit*, fertigung*, meister, productieleid*, responsable de production, jefe de produccion, jefa de produccion, gerente de producao, responsabile di produzione, නිෂ්පාදන*, உற்பத்தி*, उत्पादन*
    manufacturing manager, operations manager factory, work study officer, plant superintendent, production engineer, assembly supervisor, process improvement, industrial+engineer, factory supervisor, shift manager production, werksleit*, betriebsleit*, produktionsmeist*, chef d atelier, chef d equipe production, supervisor* de produccion, supervisor* de producao, encarregado de producao, capoturno, capo reparto, ploegleider, නිෂ්පාදන කළමනාකරු
    production executive, production officer, production assistant manager, production+manager, production+supervisor, manufacturing+manager, factory+manager, plant+manager, packaging manager, manufacturing engineer
    ingeniero industrial, ingeniera industrial, ingenieur industriel, engenheiro de producao, engenheira de producao, cutting room, ie executive, ie officer, cutting supervisor, ingenieur de production, industrial engineering, wirtschaftsingenieur*, capo turno
    නිෂ්පාදන අධීක්ෂක*, உற்பத்தி மேற்பார்வையாள*, उत्पादन पर्यवेक्षक, مشرف انتاج, مدير انتاج, line leader, schichtleit* produktion, schichtleit* fertigung
  sector manufacturing, packaging, factory, production

@machine-operation manufacturing
  skills mechanical-manufacturing metal-machine engineering-practice plant-machine-detail engineering-design-detail
  close production
  near machining food-production
  names machine operator, assembler, production operator, maschinenfuhr*, maschinenbedien*, anlagenfuhr*, productiemedewerk*, operateur de production, operador de maquina*, යන්ත්‍ර ක්‍රියාකරු*, இயந்திர*, ऑपरेटर मशीन
    stone crusher operator, electroplater, bleaching operator, operador de injetora, operador de prensa, operador de produccion, operador de producao, auxiliar de producao, auxiliar de produccion, ajudante de producao, auxiliar de linha, operador de extrusora, operador de linha, conducteur de ligne, conducteur de machine*, agent de production, agent de fabrication, addetto alla produzione, operatore di produzione, operatore macchine, machinebediener, general worker, factory hand, production assistant, packing machine operator, मशीन ऑपरेटर, फैक्ट्री मजदूर
    කම්හල් සේවක*, தொழிற்சாலைத் தொழிலாள*, कारखाना*, عامل مصنع, مشغل آلات, مشغل الات, assembly line, line worker, line operator, assembly worker, assembly operator, operatore di macchina, operatore macchina, මැෂින්*, මැෂින් ක්‍රියාකරු

@factory-work manufacturing general open
  skills mechanical-manufacturing metal-machine engineering-practice plant-machine-detail engineering-design-detail
  kind machine-operation
  close production
  names mitarbeiter+produktion, mitarbeiterin+produktion, production worker, factory worker, ouvrier*, operario*, operaria*, operaio, operaia
    schichtleit*, shift leader, shift supervisor, shift manager, team leader production, vorarbeiter*, caposquadra, capo turno, chef d equipe, encargado de turno, ploegleider*
    fabrikarbeit*, fabrieksarbeid*, ouvrier d usine, production helper, produktionsmitarbeit*, produktionshelf*, produktionsarbeit*, montagemitarbeit*, packaging operative, packaging operator, packaging worker

@quality manufacturing
  skills mechanical-manufacturing metal-machine engineering-practice plant-machine-detail engineering-design-detail
  near food-production science
  names quality controller, quality control, quality assurance, quality inspector, qc, quality manager, qualitatssicher*, qualitatsmanag*, kwaliteit*, තත්ත්ව*
    keurmeester*, inspetor de qualidade, inspector de calidad, තත්ත්ව පරීක්ෂක
    quality officer, quality executive, quality engineer, quality assurance officer, quality assurance manager, quality supervisor, quality technician, quality analyst, quality+inspector, quality+officer, quality+manager, controleur qualite, controleuse qualite, responsable qualite, technicien qualite, control de calidad, controle de qualidade, controllo qualita, qualitatspruf*, qa officer, qa manager, qa inspector
    තත්ත්ව පාලන*, தரக் கட்டுப்பாட்ட*, गुणवत्ता*, مراقب جودة, مراقبة جودة, ضبط جودة, food safety officer, food safety, haccp coordinator, qa qc, prufingenieur*, prufer*, prufmittel*, qualitats*, qualiticien*, qualitologue, responsabile qualita
    ndt technician, ndt inspector
  sector quality, qualite, calidad, qualidade, qualita
    quality assurance, haccp

@food-production manufacturing
  skills hospitality agriculture food-service hotel-travel-personal guest-service-detail trade-event-detail farming-forest-sea road-sea-land-detail plant-machine-detail
  near production bakery quality
  names food technologist, butcher, winemaker, metzger*, fleischer*, slager, bouch*, carnicer*, acougueir*, macellai*, جزار
    winzer*, enolog*, cheese maker, jam maker, food processing, food processing operator, fish processor, fish cutter, meat processor, slaughterer, canning, tobacco preparer, fromager*, quesero, queijeir*, casaro, cheesemaker, cheese
    meat cutter, boner, meat trimmer, food operative, food production operative, flour miller, coffee roaster, chocolate maker, sausage maker
    ingeniero de alimentos, ingeniera de alimentos, engenheir* de alimentos, tecnologo alimentare, food engineer, fish processing, meat processing, agroalimentaire, industria alimentaria
    fachkraft fur lebensmitteltechnik, lebensmitteltechn*, lebensmitteltechnik*, tecnico alimentario, tecnico de alimentos, industrie agroalimentaire, operatore alimentare, filleter, fish filleter, peeler, food processor, slaughter*
    abattoir worker, abattoir
  sector dairy, food company, bakery products

@brewing manufacturing
  skills hospitality agriculture food-service hotel-travel-personal guest-service-detail trade-event-detail farming-forest-sea road-sea-land-detail plant-machine-detail
  kind food-production
  near chemical-engineering viticulture
  akin bar-coffee
  names brewer, brewing, head brewer, brewmaster, brew master, master brewer, cellar lead, cellarman, cellarperson, distiller, distilling, brau*, brasseur*, brasseuse, maitre brasseur, cervecer*, maestro cervecero, cervejeir*, birrai*, mastro birraio, brouwer, bierbrouwer, brouwmeester, distillateur, destillateur*, destilador*
  sector brewery, brewing company, distillery, brauerei, brasserie artisanale, cerveceria, cervejaria, birrificio, brouwerij

@apparel-making manufacturing
  skills apparel-textiles textile-finish-detail trades
  near merchandising fashion
  akin machine-operation quality
  names tailor, seamstress, dressmaker, sewing, sewing machine operator, sample machinist, pattern maker, cutter, machinist sample, schneider*, couturi*, modelist*, costur*, sastre, modista, alfaiate, sart*, naaister, kleermaker, خياط*, මහන*, මැහුම්*, මැසිම්*, தையல*, தையற்*, दर्जी
    naherin*, naher, couseu*, modellista, ඇඳුම් මසන්නා
    sewing operator, machine operator garment, sewing+operator, sewing+machine, sample room, sample tailor, garment technician, garment worker, seamster, apparel technician, stitching, embroider*, brodeu*, bordador*, ricamatric*, patronist*, mecanicien* modele, costurer*
    ඇඟලුම්*, ஆடைத் தொழிற்சாலை*, सिलाई*, عامل خياطة, مصممة ازياء خياطة, *schneider, *schneiderin, *naherin
    machine mechanic
    dress maker, sample maker, juki machine operator, juki operator
    retoucheuse*
  sector garment, garments, apparel, textiles and garments
    ගාමන්ට්*, ඇඟලුම්*, ஆடை*

@fashion design
  skills apparel-textiles design textile-finish-detail media-stage-print digital-product-detail
  near apparel-making graphic-design merchandising
  names fashion designer, textile designer, modedesign*, styliste, disenador* de moda, stilista
    ඇඳුම් නිර්මාණ ශිල්පිනී, modeontwerp*, garment designer, apparel designer, clothing designer, fashion+designer
  sector fashion, mode, moda

@driving transport
  skills automotive-transport transport-sea-rail road-sea-land-detail
  near machinery-operation delivery-service warehousing
  names driver, chauffeur, truck driver, lorry driver, bus driver, taxi driver, heavy vehicle, trucker, hgv, otr, delivery driver, van driver, fahrer*, kraftfahr*, berufskraftfahr*, busfahr*, lkw*, vrachtwagen*, conducteur routier, routier, chauffeu*, conductor, camioner*, chofer, motorista*, caminhoneir*, autista, camionist*, سائق*, රියදුරු*, රියැදුරු*, සාරථි*, சாரதி, ஓட்டுநர், ஓட்டுனர், चालक, ड्राइवर
    conducteur, conductrice, conductora, transportista, condutor*, conducente, රියදුරා
    prime mover driver, tanker driver, tipper driver, school bus driver, car driver, motorcycle taxi, tuk tuk, three wheeler, uber driver, personal driver, truck+driver, lorry+driver, heavy+driver, vehicle driver, kraftfahrzeugfuhr*, lieferfahr*, conductor de camion, chauffeur*, වෑන් රියදුරු
    motorcycle rider, rickshaw puller, rickshaw, bike rider, වෑන් රථ රියදුරු, බස් රියදුරු, ත්‍රිරෝද රථ රියදුරු, பேருந்து ஓட்டுநர், லொறி சாரதி, ट्रक चालक, बस चालक, سائق شاحنة, سائق حافلة, سائق رافعة, taxifahr*, taxi, krankenwagenfahr*, chofer de bus, *fahrer, *fahrerin, *chauffeur
    lorry assistant, lorry helper, driver s mate, conducteur spl, conducteur pl, spl, super poids lourd
    taxista, tassista
  sector haulage

@delivery-service transport open
  skills automotive-transport logistics-warehouse transport-sea-rail road-sea-land-detail trade-event-detail
  close driving
  near warehousing
  names courier, delivery rider, postman, postwoman, mail carrier, bezorger*, zusteller*, kurier*, koerier*, livreu*, coursier, repartidor*, mensajer*, entregador*, estafeta, motoboy, fattorin*, corriere, مندوب توصيل, බෙදාහැරීම්*
    pakketbezorg*, paket*, parcel, rider, delivery executive, delivery boy, delivery person
    डिलीवरी बॉय, डिलीवरी*

@machinery-operation transport
  skills automotive-transport construction-civil transport-sea-rail road-sea-land-detail building-crafts engineering-practice
  near driving warehousing
  akin farming construction-trades site-supervision
  names crane operator, operador de grua, operador de maquina pesada, operador de maquinaria, gruista, excavator operator, heavy equipment, backhoe operator, kranfuhr*, baggerfahr*, kraanmachinist, tractorist*, tratorist*, maquinista
    tower crane, crane, mobile crane, crane driver, gruista de torre, operador de grua torre, gruero, grutier*, grueiro, digger driver, bulldozer, loader operator, dozer operator, grader operator, roller operator, machine driver, conducteur d engins, conductor de maquinaria, escavatorista, operador de escavadeira, operador de guindaste, guindast*, ruspist*, ක්‍රේන් ක්‍රියාකරු, கிரேன் ஓட்டுநர், क्रेन ऑपरेटर
    kraandrijver*, kraanmachinist*, *kranfuhrer, *baggerfahrer, *maschinist, *machinist, telehandler, forwarder operator, piling rig
    bulldozer driver

@marine-engineering transport
  skills mechanical-manufacturing automotive-transport metal-machine engineering-practice plant-machine-detail engineering-design-detail transport-sea-rail road-sea-land-detail trades
  near maintenance automotive-repair seafaring hvac mechatronics aircraft-maintenance utilities
  names marine engineer, third engineer, fourth engineer, second engineer, chief engineer, engine cadet, ship engineer, motorman, oiler
    second assistant engineer, third assistant engineer, first assistant engineer, assistant engineer ship, marine+engineer, ship+engineer, engine rating, wiper, engine room, marine superintendent, schiffsingenieur*, schiffsmaschinist*, schiffsbetriebstechn*, officier mecanicien, mecanicien de bord, maquinista naval, oficial de maquinas, oficial de maquina, macchinista navale, ufficiale di macchina, scheepswerktuigkundig*, bulk+engineer, vessel+engineer, tanker+engineer, marine+maintenance
    eto, electro technical officer
  sector vessels, shipping line, bulk carriers, ship management

@seafaring transport
  skills automotive-transport transport-sea-rail road-sea-land-detail
  near marine-engineering freight
  names seaman, sailor, deckhand, able seaman, boatswain, deck officer, chief mate, captain, skipper, deck cadet, matros*, marin, matelot, mariner*, marinheir*, marinai*, නාවික*, கடலோடி
    capitaine, capitan, capitano, stuurman, kapitein, bosun, chief officer, second officer, ordinary seaman, harbour pilot, harbor pilot, marine pilot, ship master, contramaestre, nostromo, seefahrer*
    boat operator, boat driver

@aviation transport
  skills automotive-transport transport-sea-rail road-sea-land-detail
  near cabin-crew aircraft-maintenance
  names pilot, first officer, air traffic controller, ground handler, copilot
    ground staff, airport staff, ramp agent, check in agent, baggage handler, airport ground staff, ground handling*, airport agent, airport services, flight dispatcher, flight operations, flight dispatch, fluglots*
`;
