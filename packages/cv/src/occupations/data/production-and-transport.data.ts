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
    නිෂ්පාදන අධීක්ෂක*, உற்பத்தி மேற்பார்வையாள*, उत्पादन पर्यवेक्षक, مشرف انتاج, مدير انتاج, line leader, schichtleit* produktion, schichtleit* fertigung, production planning, production planner, production control, shift in charge production, pilote de production, chef de production
  sector manufacturing, packaging, factory, production

@machine-operation manufacturing
  skills mechanical-manufacturing metal-machine engineering-practice plant-machine-detail engineering-design-detail
  close production
  near machining food-production
  names machine operator, assembler, production operator, maschinenfuhr*, maschinenbedien*, anlagenfuhr*, operateur de production, operador de maquina*, යන්ත්‍ර ක්‍රියාකරු*, இயந்திர*, ऑपरेटर मशीन
    bleaching operator, operador de injetora, operador de prensa, operador de produccion, operador de producao, operador de extrusora, operador de linha, conducteur de ligne, conducteur de machine*, agent de production, agent de fabrication, addetto alla produzione, operatore di produzione, operatore macchine, machinebediener, production assistant, packing machine operator, मशीन ऑपरेटर, फैक्ट्री मजदूर
    කම්හල් සේවක*, தொழிற்சாலைத் தொழிலாள*, कारखाना*, عامل مصنع, مشغل آلات, مشغل الات, line operator, assembly operator, operatore di macchina, operatore macchina, මැෂින්*, මැෂින් ක්‍රියාකරු, conduttore macchine, conduttore di macchine, conduttore di macchinari, conduttore linea, mixer operator, mixing operator, paint mixer, batch mixer, blender operator, filling machine*, labelling machine*, operario de maquina*
    යන්ත්‍ර ක්‍රියාකාරි*

@factory-work manufacturing general open
  skills mechanical-manufacturing metal-machine engineering-practice plant-machine-detail engineering-design-detail
  kind machine-operation
  close production
  near warehousing food-production
  akin site-labour
  names mitarbeiter+produktion, mitarbeiterin+produktion, production worker, factory worker, ouvrier*, operario*, operaria*, operaio, operaia
    schichtleit*, shift leader, shift supervisor, shift manager, team leader production, vorarbeiter* produktion, vorarbeiter* fertigung, chef d equipe production, cheffe d equipe production, capo turno, encargado de turno, ploegleider*
    fabrikarbeit*, fabrieksarbeid*, ouvrier d usine, production helper, produktionsmitarbeit*, produktionshelf*, produktionsarbeit*, montagemitarbeit*, packaging operative, packaging operator, packaging worker
    assembly line, line worker, assembly worker, general worker, factory hand, productiemedewerk*, auxiliar de producao, auxiliar de produccion, ajudante de producao, auxiliar de linha, conditionnement, agent de conditionnement, conditionneu*, operateur* de conditionnement, addetto linea, addett* alla linea, addett* linea, addett* produzione, addett* confezionamento, confezionamento, verpackungshelf*, packhelf*, bandarbeit*, line feeder, factory helper, montagehelf*
    عامل مصنع, عاملة مصنع

@quality manufacturing
  skills mechanical-manufacturing metal-machine engineering-practice plant-machine-detail engineering-design-detail
  near food-production science
  names quality controller, quality control, quality assurance, quality inspector, qc, quality manager, qualitatssicher*, qualitatsmanag*, kwaliteit*, තත්ත්ව*
    keurmeester*, inspetor de qualidade, inspector de calidad, තත්ත්ව පරීක්ෂක
    quality officer, quality executive, quality engineer, quality assurance officer, quality assurance manager, quality supervisor, quality technician, quality analyst, quality+inspector, quality+officer, quality+manager, controleur qualite, controleuse qualite, responsable qualite, technicien qualite, control de calidad, controle de qualidade, controllo qualita, qualitatspruf*, qa officer, qa manager, qa inspector
    තත්ත්ව පාලන*, தரக் கட்டுப்பாட்ட*, गुणवत्ता*, مراقب جودة, مراقبة جودة, ضبط جودة, food safety officer, food safety, haccp coordinator, qa qc, prufingenieur*, prufer*, prufmittel*, qualitats*, qualiticien*, qualitologue, responsabile qualita
    ndt technician, ndt inspector, qa supervisor, qa executive, qc supervisor
  sector quality, qualite, calidad, qualidade, qualita
    quality assurance, haccp

@food-production manufacturing
  skills hospitality agriculture food-service hotel-travel-personal guest-service-detail trade-event-detail farming-forest-sea road-sea-land-detail plant-machine-detail
  near production bakery quality machine-operation
  akin plantation
  names cheese maker, jam maker, food processing, food processing operator, canning, tobacco preparer, fromager*, quesero, queijeir*, casaro, cheesemaker, cheese
    food operative, food production operative, flour miller, coffee roaster, chocolate maker
    agroalimentaire, industria alimentaria
    fachkraft fur lebensmitteltechnik, lebensmitteltechn*, lebensmitteltechnik*, tecnico alimentario, tecnico de alimentos, industrie agroalimentaire, operatore alimentare, peeler, food processor, fruit canner, canner*, cannery, tobacco*, flour mill*, sugar boiler, sugar mill*, miller flour, mullerin, mugnai*, moliner*, moleir*, molenaar*, meunier*, minotier*, manipulador* de alimentos, manipulatore alimentare, kaasmak*, kaser*, queseri*, formatger*, laitier*, cheese*, bottling, bottler, dairy plant, milk processing, ice cream maker, gelatier*, heladero, snack*, conservas, conservera, envasador*, pickle maker
    winemaker, winzer*, enolog*
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
    retoucheuse*, pattern master, cutting master, master tailor, tailor master, tailoring master, quilter, millinery, hat maker, modist*, alteration*
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
  names driver, chauffeur, delivery driver, van driver, fahrer*, kraftfahr*, berufskraftfahr*, chauffeu*, conductor, chofer, motorista*, autista, سائق*, රියදුරු*, රියැදුරු*, සාරථි*, சாரதி, ஓட்டுநர், ஓட்டுனர், चालक, ड्राइवर
    conducteur, conductrice, conductora, transportista, condutor*, conducente, රියදුරා
    vehicle driver, kraftfahrzeugfuhr*, lieferfahr*, chauffeur*, වෑන් රියදුරු
    bike rider, වෑන් රථ රියදුරු, سائق رافعة, krankenwagenfahr*, *fahrer, *fahrerin, *chauffeur, manobrista
  sector haulage

@delivery-service transport open
  skills automotive-transport logistics-warehouse transport-sea-rail road-sea-land-detail trade-event-detail
  close driving
  near warehousing
  names courier, delivery rider, postman, postwoman, mail carrier, bezorger*, zusteller*, kurier*, koerier*, livreu*, coursier, repartidor*, mensajer*, entregador*, estafeta, motoboy, fattorin*, corriere, مندوب توصيل, බෙදාහැරීම්*
    pakketbezorg*, paket*, parcel, rider, delivery executive, delivery boy, delivery person
    डिलीवरी बॉय, डिलीवरी*, carteir*, cartero, cartera, portalettere, postino, postina, postbode*, brieftrag*, briefzustell*, facteur, factrice, postbezorg*, postier*, despatch rider, dispatch rider, riders, bike courier, motorizado, pony express, correio, correios
    බෙදාහැරීමේ රියදුරු, බෙදාහැරීම් රියදුරු, விநியோக ஊழியர், விநியோகப் பணியாளர், سائق توصيل, عامل توصيل

@machinery-operation transport
  skills automotive-transport construction-civil transport-sea-rail road-sea-land-detail building-crafts engineering-practice
  near driving warehousing
  akin farming construction-trades site-supervision
  names operador de maquina pesada, operador de maquinaria, excavator operator, heavy equipment, backhoe operator, baggerfahr*, tractorist*, tratorist*, maquinista
    digger driver, bulldozer, loader operator, dozer operator, grader operator, roller operator, machine driver, conducteur d engins, conductor de maquinaria, escavatorista, operador de escavadeira, ruspist*
    *baggerfahrer, *maschinist, *machinist, telehandler, forwarder operator, piling rig
    bulldozer driver, jcb, jcb operator, jcb driver, earth moving, earthmoving, earthmover*, plant operator construction, excavator*, digger operator, minigrav*, escavator*, excavador*, retroexcavador*, retroescavador*, pelleteur*, pelliste*, conducteur d engin*, graafmachin*, graafmachinist*, shovelmachinist*, baggeraar*, baumaschin*, radlader*, dumper*, paver operator, payloader*, wheel loader*, skid steer*, tractor driver, tractor operator, heavy machinery, motorgrader*, machinery operator, drag line, bobcat operator, mezcladora, traktor*
    retroescava*, retroexcava*, concrete pump, pump car operator, boom pump

@marine-engineering transport
  skills mechanical-manufacturing automotive-transport metal-machine engineering-practice plant-machine-detail engineering-design-detail transport-sea-rail road-sea-land-detail trades
  near maintenance automotive-repair seafaring mechatronics utilities hvac aircraft-maintenance
  names marine engineer, third engineer, fourth engineer, second engineer, chief engineer, engine cadet, ship engineer, motorman, oiler
    second assistant engineer, third assistant engineer, first assistant engineer, assistant engineer ship, marine+engineer, ship+engineer, engine rating, wiper, engine room, marine superintendent, schiffsingenieur*, schiffsmaschinist*, schiffsbetriebstechn*, officier mecanicien, mecanicien de bord, maquinista naval, oficial de maquinas, oficial de maquina, macchinista navale, ufficiale di macchina, scheepswerktuigkundig*, bulk+engineer, vessel+engineer, tanker+engineer, marine+maintenance
    eto, electro technical officer, naval architect, naval architecture, arquitecto naval, ingeniero naval, ingeniera naval, schiffbau*, shipbuilding
  sector vessels, shipping line, bulk carriers, ship management

@seafaring transport
  skills automotive-transport transport-sea-rail road-sea-land-detail
  near marine-engineering freight
  names seaman, sailor, deckhand, able seaman, boatswain, deck officer, chief mate, captain, skipper, deck cadet, matros*, marin, matelot, mariner*, marinheir*, marinai*, නාවික*, கடலோடி
    capitaine, capitan, capitano, stuurman, kapitein, bosun, chief officer, second officer, ordinary seaman, harbour pilot, harbor pilot, marine pilot, ship master, contramaestre, nostromo, seefahrer*
    boat operator, boat driver, schipper*, binnenschiffer*, batelier*, barquero, barqueir*, patron de barco, patron de pesca, mozzo, decksmann, marinero*, ferry operator, tug master, boatman, third officer, crewing officer, second mate, third mate

@aviation transport
  skills automotive-transport transport-sea-rail road-sea-land-detail
  akin cabin-crew aircraft-maintenance
  names pilot, first officer, copilot
    airline pilot, aviator, commandant de bord, piloto, piloto de avion, piloto comercial, pilota, pilote de ligne, pilote d avion, pilote de chasse, piloot, verkehrspilot*, flugzeugfuhrer*, helicopter, co pilot, flight captain, captain boeing, captain airbus, flight engineer, linienpilot*
`;
