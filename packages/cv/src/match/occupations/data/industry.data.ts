/** See `../README.md` for the format. */
export const INDUSTRY = `
@electrician trades
  skills electrical-electronics trades
  close solar
  near hvac electrical-engineering mechatronics maintenance telecoms facilities
  names electrician, electrical technician, wireman, elektriker*, elektroinstallat*, elektromonteur*, elektricien*, electricien*, electricist*, eletricist*, elettricist*, كهربائي, فني كهرباء, විදුලි*, மின்பணி*, மின்னிய*, मिस्त्री बिजली, बिजली मिस्त्री, इलेक्ट्रीशियन
    eletrotecnic*, लाइनमैन

@solar trades
  skills electrical-electronics
  close electrician
  near electrical-engineering construction-management
  names solar, solar installer, photovoltaic, pv, renewable energy, fotovoltaic*, photovoltaik*

@electrical-engineering engineering
  skills electrical-electronics
  close electronics
  near electrician embedded mechatronics mechanical-engineering solar maintenance
  names electrical engineer, power engineer, electrical design, protection engineer, elektroingenieur*, ingenieur electricien, ingenieure electricienne, ingeniero electrico, ingeniera electrica, engenheiro eletricista, ingegnere elettrico, مهندس كهرباء

@electronics engineering
  skills electrical-electronics
  close electrical-engineering
  near embedded mechatronics telecoms maintenance
  names electronics, electronic technician, electronics engineer, electronics technician, instrument technician, calibration technician, elektroniker*, electronicien*, instrumentation

@mechatronics engineering
  skills electrical-electronics mechanical-manufacturing
  close maintenance electronics
  near electrician mechanical-engineering embedded automotive-repair machining
  names mechatronic*, mechatroniker*, automation technician, plc, plc programmer, automation engineer, automatisierung*, controls engineer

@maintenance engineering
  skills mechanical-manufacturing electrical-electronics
  close mechatronics
  near automotive-repair electrician hvac machining facilities marine-engineering production welding
  names maintenance, maintenance technician, maintenance engineer, fitter, millwright, service technician, plant technician, lift technician, elevator, wind turbine, instandhalt*, industriemechanik*, schlosser*, monteur*, technicien de maintenance, technicienne de maintenance, mecanicien de maintenance, mecanico de manutencao, mecanico de mantenimiento, mantenimiento, manutencao, manutentore, onderhoud*, صيانة, නඩත්තු*, பராமரிப்பு தொழில்*
    ajustador*, ajusteur*, montador*, montatore, tecnico di manutenzione, eletromecanic*, homme toutes mains, homme a tout faire, फिटर

@mechanical-engineering engineering
  skills mechanical-manufacturing
  close machining
  near maintenance mechatronics production electrical-engineering marine-engineering automotive-repair hvac
  names mechanical engineer, design engineer, mechanical design, cad, draughtsman, draftsman, konstrukteur*, maschinenbau*, ingenieur mecanique, ingeniero mecanico, ingeniera mecanica, engenheiro mecanico, ingegnere meccanico, werktuigbouw*, مهندس ميكانيك*, යාන්ත්‍රික ඉංජිනේරු*

@machining trades
  skills mechanical-manufacturing
  near mechanical-engineering maintenance welding production mechatronics
  names cnc, cnc operator, cnc programmer, machinist, turner, miller, toolmaker, tool and die, lathe operator, foundry, moulder, caster, zerspanung*, dreher*, fraser*, tourneur, fraiseur, usineur, tornero, fresador, torneir*, tornitore, fresatore, टर्नर

@welding trades
  skills mechanical-manufacturing trades
  near machining maintenance plumbing automotive-repair construction-trades marine-engineering
  names welder, welding, fabricator, boilermaker, sheet metal, metal worker, steel fixer, blacksmith, schweiss*, vorarbeiter schweiss*, metallbau*, konstruktionsmechanik*, lasser, soudeu*, chaudronnier, metallier, soldador*, saldator*, serralheir*, herrer*, fabbro, لحام, حداد, වෑල්ඩ*, වෙල්ඩර්, ஒட்டுநர், வெல்டர், वेल्डर

@automotive-repair trades
  skills automotive-transport mechanical-manufacturing
  near maintenance mechatronics welding marine-engineering driving electrician machining
  names mechanic, auto mechanic, motor mechanic, automobile, automotive, vehicle technician, auto electrician, panel beater, spray painter, garage, tyre, diesel mechanic, kfz*, kraftfahrzeug*, automonteur, mecanicien auto*, mecanicien automobile, mecanico, meccanico, carrozzier*, elettrauto, ميكانيكي, මෝටර් රථ*, මෝටර් කාර්මික*, කාර්මික*, மெக்கானிக், मैकेनिक
    mecanicien*, mecanica de autos, gommista, යාන්ත්‍රික, मिस्त्री मोटर

@hvac trades
  skills mechanical-manufacturing electrical-electronics
  close plumbing
  near electrician maintenance facilities welding
  names hvac, refrigeration, air conditioning, heating, ac technician, kaltetechnik*, klimatechnik*, heizung*, frigoriste, chauffagiste, refrigeracion, refrigeracao, frigorista, වායු සමීකරණ*

@plumbing trades
  skills trades construction-civil
  close hvac
  near welding construction-trades electrician facilities
  names plumber, plumbing, pipefitter, pipe fitter, gas engineer, klempner*, installateur*, anlagenmechanik*, loodgieter*, plombi*, fontaner*, plomer*, encanador*, canalizador*, idraulic*, سباك, ජල නල*, ජලනල*, குழாய்*, प्लंबर
    gasfit*

@carpentry trades
  skills trades construction-civil
  close construction-trades
  near construction-management
  names carpenter, joiner, cabinet maker, cabinetmaker, furniture maker, woodworker, tischler*, schreiner*, zimmerer*, zimmermann, timmerman, charpentier*, menuisier*, ebenist*, carpinter*, marceneir*, falegnam*, نجار, වඩු*, தச்சர், बढ़ई
    carpentiere, carpinteiro

@construction-trades trades
  skills construction-civil trades
  close carpentry
  near construction-management plumbing welding electrician
  names mason, bricklayer, roofer, tiler, plasterer, painter, glazier, scaffolder, builder, labourer, laborer, construction worker, building worker, rigger, concrete finisher, insulation worker, maurer*, dachdeck*, fliesenleg*, maler*, lackier*, gerustbau*, metselaar, stukadoor, tegelzetter, macon*, carreleur*, couvreur*, peintre en batiment, albanil*, pedreir*, pintor, murator*, piastrellist*, imbianchin*, بناء, دهان, عامل بناء, පෙදරේරු*, මේසන්*, மேசன், राजमिस्त्री, मजदूर
    glaser*, peintre, platrier*, pintora, techador*, yesero*, ayudante de obra, servente, muratrice, schilder*, dakdekker*, stratenmaker*, verniciator*, පේන්ටර්, බාස්, पेंटर, श्रमिक

@construction-management construction
  skills construction-civil
  close civil-engineering
  near construction-trades carpentry project-management architecture solar
  names construction manager, site manager, construction project manager, site agent, contracts manager, bauleit*, uitvoerder, conducteur de travaux, conductrice de travaux, jefe de obra, construction, ඉදිකිරීම්*
    residente de obra, opzichter, capo cantiere, مقاول, werkvoorbereider

@site-supervision construction
  skills construction-civil trades
  close construction-management construction-trades
  near civil-engineering carpentry surveying
  names site supervisor, building foreman, foreman, construction foreman, clerk of works, ganger, polier*, chef de chantier, chef d equipe batiment, capocantiere, maestro de obras, mestre de obras, encargado de obra, capataz
    voorman

@civil-engineering construction
  skills construction-civil
  close construction-management surveying
  near architecture project-management
  names civil engineer, site engineer, structural engineer, civil, highway engineer, bridge engineer, geotechnical engineer, bauingenieur*, statiker*, ingenieur civil, ingenieur genie civil, ingeniero civil, ingeniera civil, engenheiro civil, engenheira civil, ingegnere civile, مهندس مدني, مهندسة مدنية, مهندس موقع, مهندسة موقع, සිවිල් ඉංජිනේරු*, சிவில் பொறியிய*, सिविल इंजीनियर

@surveying construction
  skills construction-civil
  close civil-engineering
  near architecture construction-management
  names surveyor, quantity surveyor, land surveyor, estimator, gis, cartographer, vermess*, geometre, topograph*, topograf*, geometra, landmeter, مساح, මිනින්දෝරු*, நில அளவை*, सर्वेयर
    सर्वेक्षक, estimatore

@architecture construction
  skills construction-civil design
  near civil-engineering construction-management graphic-design surveying
  names architect, architectural, interior designer, landscape architect, urban planner, town planner, architekt*, innenarchitekt*, architecte*, arquitect*, arquitet*, architett*, مهندس معماري, مهندسة معمارية, ගෘහ නිර්මාණ*, கட்டிடக்கலை*, वास्तुकार
    bauzeichner*, dessinateur, dessinatrice, projeteur*, delineante, aparejador*, urbanist*, disegnator*, tekenaar, projetista

@production manufacturing
  skills mechanical-manufacturing
  close quality machine-operation
  near supply-chain maintenance warehousing mechanical-engineering apparel-making food-production merchandising
  names production, production manager, production supervisor, plant manager, factory manager, line supervisor, manufacturing, packaging, work study, industrial engineer, lean, produktionsleit*, fertigung*, schichtleit*, meister, productieleid*, responsable de production, jefe de produccion, jefa de produccion, gerente de producao, responsabile di produzione, නිෂ්පාදන*, உற்பத்தி*, उत्पादन*

@machine-operation manufacturing
  skills mechanical-manufacturing
  close production
  near machining warehousing food-production apparel-making
  names machine operator, production worker, factory worker, assembler, production operator, process operator, plant operator, line worker, maschinenfuhr*, anlagenfuhr*, produktionshelf*, productiemedewerk*, operateur de production, ouvrier*, operario*, operaria*, operador de maquina*, operaio, operaia, යන්ත්‍ර ක්‍රියාකරු*, இயந்திர*, ऑपरेटर मशीन

@quality manufacturing
  skills mechanical-manufacturing
  close production
  near laboratory food-production apparel-making testing
  names quality, quality controller, quality control, quality assurance, quality inspector, qc, quality manager, qualitatssicher*, qualitatsmanag*, qualite, calidad, qualidade, qualita, kwaliteit*, තත්ත්ව*
    keurmeester*, inspetor de qualidade, inspector de calidad, තත්ත්ව පරීක්ෂක

@food-production manufacturing
  skills hospitality agriculture
  near production kitchen bakery quality
  names food technologist, butcher, brewer, food production, dairy, winemaker, metzger*, fleischer*, brau*, slager, bouch*, carnicer*, acougueir*, macellai*, جزار
    winzer*, enolog*

@apparel-making manufacturing
  skills apparel-textiles
  near merchandising production machine-operation fashion
  names tailor, seamstress, dressmaker, sewing, sewing machine operator, sample machinist, pattern maker, cutter, machinist sample, garment, apparel, schneider*, couturi*, modelist*, costur*, sastre, modista, alfaiate, sart*, naaister, kleermaker, خياط*, මහන*, මැහුම්*, මැසිම්*, தையல*, தையற்*, दर्जी
    naherin*, naher, couseu*, modellista, ඇඳුම් මසන්නා

@fashion design
  skills apparel-textiles design
  near apparel-making graphic-design merchandising
  names fashion designer, fashion, textile designer, modedesign*, styliste, disenador* de moda, stilista
    ඇඳුම් නිර්මාණ ශිල්පිනී, modeontwerp*

@driving transport
  skills automotive-transport
  near warehousing automotive-repair machinery-operation freight delivery-service
  names driver, chauffeur, truck driver, lorry driver, bus driver, taxi driver, heavy vehicle, trucker, hgv, otr, delivery driver, van driver, fahrer*, kraftfahr*, berufskraftfahr*, busfahr*, lkw*, vrachtwagen*, conducteur routier, routier, chauffeu*, conductor, camioner*, chofer, motorista*, caminhoneir*, autista, camionist*, سائق*, රියදුරු*, රියැදුරු*, සාරථි*, சாரதி, ஓட்டுநர், ஓட்டுனர், चालक, ड्राइवर
    conducteur, conductrice, conductora, transportista, condutor*, conducente, රියදුරා, परिचालक, कंडक्टर

@delivery-service transport
  skills automotive-transport logistics-warehouse
  close driving
  near warehousing
  names courier, delivery rider, postman, postwoman, mail carrier, bezorger*, zusteller*, kurier*, koerier*, livreu*, coursier, repartidor*, mensajer*, entregador*, estafeta, motoboy, fattorin*, corriere, مندوب توصيل, බෙදාහැරීම්*

@machinery-operation transport
  skills automotive-transport construction-civil
  near driving warehousing construction-trades farming
  names crane operator, operador de grua, operador de maquina pesada, operador de maquinaria, gruista, excavator operator, heavy equipment, plant operator, backhoe operator, kranfuhr*, baggerfahr*, kraanmachinist, tractorist*, tratorist*, maquinista

@marine-engineering transport
  skills mechanical-manufacturing automotive-transport
  near maintenance mechanical-engineering automotive-repair seafaring welding
  names marine engineer, third engineer, fourth engineer, second engineer, chief engineer, engine cadet, ship engineer, motorman, oiler

@seafaring transport
  skills automotive-transport
  near marine-engineering freight
  names seaman, sailor, deckhand, able seaman, boatswain, deck officer, chief mate, captain, skipper, deck cadet, matros*, marin, matelot, mariner*, marinheir*, marinai*, නාවික*, கடலோடி
    capitaine, capitan, capitano, stuurman, kapitein

@aviation transport
  skills automotive-transport
  near cabin-crew mechanical-engineering
  names pilot, first officer, air traffic controller, ground handler, copilot
`;
