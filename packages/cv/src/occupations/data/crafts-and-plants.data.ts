/** Crafts of the building site, the workshop and the plant. See `../README.md` for the format. */
export const CRAFTS_AND_PLANTS = `
@masonry trades
  skills construction-civil trades building-crafts textile-finish-detail engineering-practice
  kind construction-trades
  close site-supervision
  near carpentry painting-trades
  names mason, bricklayer, blocklayer, stonemason, concrete finisher, mason bass, maurer*, betonbauer*, metselaar, macon*, albanil*, pedreir*, murator*, muratrice, بناء, පෙදරේරු*, මේසන්*, மேசன், கொத்தனார், राजमिस्त्री
    මේසන් බාස්, கட்டட மேஸ்திரி, राज मिस्त्री, عامل بناء ماهر, *maurer, *metselaar
    encofrador*, tailleur de pierre, tailleuse de pierre, tailleurs de pierre, canteir*, scalpellin*, marmist*, marmolist*, marmorist*, steinmetz*, steinhauer*, steenhouwer*, picapedrer*, marbrier*, pedrer*, concrete mason, stone mason, block mason, brick mason, brickwork*, brick layer, voeger
    cantero, cantera, canteros, ofenbau*, kachelofenbau*
  sector masonry, tiling

@painting-trades trades
  skills trades building-crafts textile-finish-detail construction-civil
  kind construction-trades
  near carpentry masonry plumbing
  akin automotive-repair
  names painter, painter and decorator, house painter, decorator, wallpaperer, spray painter, varnisher, industrial painter, signwriter, maler*, lackier*, anstreicher*, schilder*, huisschilder, behanger*, peintre, peintre en batiment, pintor de obra, pintor*, pintora, imbianchin*, verniciator*, decoratore, دهان, نقاش, පින්තාරු*, පේන්ටර්, வர்ணம் பூசுபவர், பெயிண்டர், पेंटर
    peintre decorateur, peintre decoratrice, peintre facadier, pintor decorador, *maler, *schilder, *lackierer

@roofing trades
  skills trades building-crafts construction-civil
  kind construction-trades
  close carpentry
  near masonry solar welding
  names roofer, roofing, roof tiler, dachdeck*, dakdekker*, couvreur*, zingueur*, techador*, techista, telhadista, lattonier*, spengler*, වහල*

@site-labour trades open
  skills trades building-crafts construction-civil
  kind construction-trades
  close masonry
  near machinery-operation roofing gardening
  names labourer, laborer, construction worker, building worker, construction labourer, site worker, bauhelf*, bauarbeit*, hilfsarbeit*, manoeuvre, ouvrier du batiment, ayudante de obra, ayudante de albanil, peon, peon de obra, jornal de obra, jornal, obrero, servente, servente de obras, ajudante de obras, manovale, bouwvakk*, grondwerker, عامل بناء, اعمال بناء, අත්උදව්කරු, කම්කරු*, கூலித் தொழிலாளி, கட்டுமானத் தொழிலாளி, मजदूर, श्रमिक
    groundworker*, ground worker*, demolition worker
    தொழிலாளி, عامل, trench digger, peon de construccion, ayudante de construccion, baustellenhelf*, opperman, casual labour*, casual labor*

@rigging trades
  skills trades construction-civil automotive-transport transport-sea-rail
  near welding construction-trades warehousing machinery-operation
  names rigger, slinger, banksman, signaller, signalman crane, splicer, estrobador, eslingador, aparejador de izaje, anschlager*, elingueur, lingador

@lift-maintenance trades
  skills electrical-electronics mechanical-manufacturing plant-machine-detail metal-machine engineering-practice
  kind maintenance
  close electrician mechatronics
  near hvac electronics
  names lift technician, lift mechanic, lift engineer, lift fitter, elevator technician, elevator mechanic, escalator technician, lift, elevator, escalator, aufzug*, liftmonteur, ascensorist*, technicien ascenseur*, ascenseur*, ascensores, tecnico de ascensores, elevadores, tecnico de elevadores, mecanico de elevadores, ascensorista, مصاعد, فني مصاعد, සෝපාන*, මින්තූක්කි*, லிஃப்ட்*, மின்தூக்கி*, लिफ्ट*, लिफ़्ट*

@line-work trades
  skills electrical-electronics it-infrastructure
  close electrician telecoms
  near rigging electrical-engineering
  names lineman, linesman, cable jointer, overhead line, power line, freileitungs*, monteur lignes, liniero, eletricista de linha, लाइनमैन

@agricultural-mechanics trades
  skills automotive-transport metal-machine mechanical-manufacturing plant-machine-detail agriculture
  close automotive-repair maintenance
  near farming machinery-operation welding
  names agricultural mechanic, tractor mechanic, heavy equipment mechanic, plant mechanic, construction equipment mechanic, landmaschinen*, mecanicien agricole, mecanico agricola, tractor+mechanic, agricultural+mechanic

@bicycle-repair trades
  skills automotive-transport metal-machine
  near automotive-repair retail
  akin sports
  names bicycle mechanic, bike mechanic, cycle mechanic, fahrradmechanik*, zweirad*, fietsenmaker*, mecanicien cycle*, mecanico de bicicleta*, bicycle repair*
    fahrrad*, e bike*, ebike*, bikemonteur, fietstechnic*, *fietstechnicus, fietsmonteur*

@metal-production manufacturing
  skills mechanical-manufacturing metal-machine plant-machine-detail
  close machining machine-operation
  near welding production energy-mining
  names foundry, foundry worker, moulder, caster, smelter, furnace operator, rolling mill, metal polisher, heat treatment, giesser*, schmelz*, fondeur*, fundidor*, fonditor*, forneir*, gieter*
    deburr*, galvani*, powder coat*, electroplat*, shot blast*, forging, forge worker, heat treater
    forge operator, polisher, die cast*, casting operator

@plastics-and-paper manufacturing
  skills mechanical-manufacturing plant-machine-detail
  close machine-operation
  near production printing machining metal-production
  akin maintenance mechatronics chemical-engineering quality
  names injection moulding, plastics, plastic processing, rubber, paper machine, paper mill, pulp, kunststoff*, papiermach*, plasturg*, papetier*, inyeccion de plastico*, plastico*, injecao plastica, stampaggio
    operador de injetora plastica, inyectador, injection+operator, moulding+operator, extrusion, inyeccion, injetora, extruder*, corrugat*, carton*, cartonnier*, tyre builder, tire builder, tyre curing, tyre production, moulder plastic, kautschuk*, caucho, gomma stampaggio

@woodworking manufacturing
  skills building-crafts trades mechanical-manufacturing
  close carpentry machine-operation
  near forestry
  names sawmill, sawyer, wood machinist, woodworking machine*, wood treater, sagewerk*, holzmechanik*, holzbearbeit*, scieur*, aserrador*, serrador*, aserradero, houtbewerk*
    timber grader, timber worker, wood grader, wood processing, panel saw operator, scierie*, segher*, segantin*, zagerij*, carpinteria industrial, serraria, aserrader*

@laundry service open
  skills hotel-travel-personal facilities-security hospitality
  close housekeeping cleaning
  near apparel-making machine-operation
  names laundry, laundry attendant, laundry worker, dry cleaner, presser, ironer, wasch*, buglerin, blanchisseu*, pressing, lavandera, lavandero, lavanderia, planchador*, lavadeir*, passador*, lavandai*, wasserij*, مغسلة, රෙදි සේදුම්*, சலவை*, धोबी
    lavado, lavado y planchado, lavander*, washing plant, wash plant
    ironing man, ironing, textilreinig*, stirer*, stirator*, planchado, repasseu*, stomerij*, tintoreria, strijkster*, strijkservice

@diving trades
  skills energy-mining road-sea-land-detail construction-civil
  near seafaring
  akin welding
  names commercial diver, diver, dive instructor, diving instructor, scuba instructor, taucher*, tauchlehr*, plongeur professionnel, moniteur de plongee, buzo, instructor de buceo, mergulhador*, sommozzator*, duik*, غواص, කිමිදුම්*
    dive master, divemaster, scuba

@plant-control engineering
  skills engineering-practice plant-machine-detail energy-mining laboratory-earth mechanical-manufacturing
  close machine-operation utilities
  near chemical-engineering production maintenance
  names process operator, plant operator, control room operator, refinery operator, chemical plant operator, process controller, process technician, chemikant*, anlagenfahr*, operateur de procede, operateur de raffinerie, pilote d installation*, operador de planta, operador de procesos, operador de refineria, operador de processo*, conduttore di impianti, procesoperator*
    chemical operator, production chemical operator, batch operator, refinery technician, kiln operator, bioprocess, bioprocess technician, fermentation technician, upstream technician, stoker, foguista, fogonero, fogueir*, caldeirista, calderista, heizer, operador de caldeira*, operador de caldera*, kesselwart*, conduttore di caldaie, conduttore caldaie, dcs, dcs operator, chemical process operator, chemical process technician, panel operator, field operator, console operator

@fleet-management logistics
  skills automotive-transport logistics-warehouse transport-sea-rail road-sea-land-detail
  near warehousing delivery-service driving
  akin automotive-repair
  names transport manager, fleet manager, transport officer, transport coordinator, fleet coordinator, fleet controller, dispatcher, transport planner, traffic manager, vehicle controller, fuhrpark*, disponent*, transportleit*, responsable transport, responsable d exploitation transport, exploitant transport, jefe de trafico, jefe de flota, encargado de trafico, coordenador de frota, responsabile trasporti, wagenparkbeheer*, transportplan*, planner transport, ප්‍රවාහන නිලධාරි*, போக்குவரத்து அதிகாரி
    distribution manager, distribution executive, distribution supervisor, transport executive, transport supervisor, transport assistant, transport clerk, dispatch officer, dispatch clerk, fleet administrator, fleet+administrator
  sector fleet

@transport-conducting transport
  skills automotive-transport transport-sea-rail
  near driving railway customer-service tour-guiding
  names bus conductor, train conductor, ticket inspector, ticket collector, zugbegleit*, kontrolleur*, receveur, controleur de bord, revisor de tren, cobrador*, controllore, conducteur trein*, කොන්දොස්තර*, நடத்துனர், परिचालक, कंडक्टर
    train guard, train manager, train attendant, school bus attendant, bus attendant, bus assistant, station controller, station attendant, platform assistant
    toll booth operator, toll booth, railway guard, rail guard, capotreno, controleur sncf, controleur des trains, agent commercial train, conducteur ns, hoofdconducteur*, chefe de trem, casellante, esattore, peajero, peagist*, chef de train, fahrscheinprufer*, fahrkartenkontroll*, steward trein, ticket examiner, tte

@industrial-cleaning service open
  skills facilities-security road-sea-land-detail
  close cleaning
  near site-labour utilities
  names window cleaner, glazenwasser*
    reinigung industrie, rope access, rope access technician, industrial climber, industriekletter*, cordiste*, pressure wash*, jet wash*, facade cleaner, facade cleaning, fassadenreinig*, exterior cleaner, tank cleaner, industrial cleaner, industrieel reinig*, industriereinig*, hydrocleaner, cristalero limpiador, trabajos verticales, high rise cleaner, limpador de vidros, limpador de janelas, lavavetri
`;
