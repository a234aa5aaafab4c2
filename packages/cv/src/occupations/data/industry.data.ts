/** Electricity, machines, building trades and construction. See `../README.md` for the format. */
export const INDUSTRY = `
@electrician trades
  skills electrical-electronics trades engineering-practice engineering-design-detail plant-machine-detail building-crafts textile-finish-detail energy-mining
  close solar
  near hvac electrical-engineering mechatronics maintenance telecoms facilities
  akin automotive-repair construction-trades aircraft-maintenance
  names electrician, electrical technician, wireman, elektriker*, elektroinstallat*, elektromonteur*, elektricien*, electricien*, electricist*, eletricist*, elettricist*, كهربائي, فني كهرباء, විදුලි*, மின்பணி*, மின்னிய*, मिस्त्री बिजली, बिजली मिस्त्री, इलेक्ट्रीशियन
    eletrotecnic*, electrical supervisor, electrical fitter, electrical foreman, electrical installer, maintenance electrician, industrial electrician, electrical+technician, electrical helper, විදුලි කාර්මික*, மின் தொழில்நுட்ப*, बिजली कारीगर, فني كهربائي
    elektroniker energie*, elektroniker fur energie*, gebaudeelektr*, monteur+elektrotechniek, monteur+elektro, மின்சார*, *elektriker, *elektrikerin, *elektromonteur, meter installer, smart meter, meter technician, ev charger installer
    elektroniker*, *elektroniker, *elektronikerin, mep electrician
    elektroniker fur energie und gebaudetechnik, elektroniker energie und gebaudetechnik
    electrotechnicien*, motor rewind*, motor winder, rewinder, armature winder, coil winder, winder, wickler*, house wiring, wireman*, bobinador*, bobinier*, cableur*, panel wireman, wirer, panel wirer, panel builder
    எலக்ட்ரீஷியன், எலக்ட்ரீசியன்
  sector electrical, electricite, elektro, electricidad, eletrica

@solar trades
  skills electrical-electronics engineering-practice engineering-design-detail plant-machine-detail energy-mining
  close electrician
  near project-management civil-engineering
  akin mechanical-engineering architecture
  names solar installer, fotovoltaic*, photovoltaik*
    solar engineer, solar technician, solar+engineer, solar+designer, pv engineer, photovoltaic engineer, photovoltaic+engineer, renewable+engineer, solar project manager, ingeniera de proyectos solares, ingeniero de proyectos solares, engenheiro solar, solarteur*
  sector solar, photovoltaic, pv, renewable energy, energia solar

@electrical-engineering engineering
  skills electrical-electronics engineering-practice engineering-design-detail plant-machine-detail
  close electronics solar
  near electrician embedded mechatronics maintenance lift-maintenance
  akin marine-engineering mechanical-engineering utilities
  studies electrical engineering, electrical and electronic engineering, electrical and electronics engineering, elektrotechnik, elektrotechniek, genie electrique, ingenieria electrica, engenharia eletrica, ingegneria elettrica, power engineering
  names electrical engineer, power engineer, electrical design, protection engineer, elektroingenieur*, ingenieur electricien, ingenieure electricienne, ingeniero electrico, ingeniera electrica, engenheiro eletricista, ingegnere elettrico, مهندس كهرباء
    electrical+engineer, electrical project, power systems, protection+engineer, electrical maintenance engineer, substation, elektrotechnik*, elektroplan*, genie electrique, ingenieria electrica, engenharia eletrica, electrical manager, electrical superintendent, مهندسة كهرباء, විදුලි ඉංජිනේරු*, மின் பொறியிய*, विद्युत अभियंता
    مهندس كهربائي, مهندسة كهربائية, elektroingenieur, electrical draughtsman, electrical draftsman, electrical designer, electrical drafter, perito elettrotecnico, perito elettric*, elektrotechni*, tecnico em eletrotecnica

@electronics engineering
  skills electrical-electronics engineering-practice engineering-design-detail plant-machine-detail
  close electrical-engineering
  near embedded mechatronics telecoms maintenance electrician
  studies electronics, electronic engineering, electronics engineering, electronique, electronica, elektronik, ingenieria electronica
  names electronics, electronic technician, electronics engineer, electronics technician, electronicien*
    tecnico em eletronica, tecnico electronico, technicien electronique, electronics mechanic
    rf engineer
    elektroniker fur gerate*, elektroniker gerate*, elektroniker fur informations*, informationselektronik*, kommunikationselektronik*, industrieelektronik*, elektroniker fur geraete*
    solderer, battery technician

@security-systems trades
  skills electrical-electronics it-infrastructure facilities-security engineering-practice plant-machine-detail engineering-design-detail
  close electrician electronics
  near telecoms networking electrical-engineering
  akin it-support lift-maintenance facilities
  names elv technician, elv engineer, low voltage technician, alarm technician, access control technician, alarmmonteur*, tecnico de alarmas, technicien courant faible
    cctv installer, cctv technician, cctv engineer, fire alarm engineer, fire alarm technician, alarm installer, security systems engineer, security systems technician, alarm engineer
    security installer, cctv, fire alarm*, fire detection, intruder alarm*, access control, brandmeld*, sicherheitstechnik*, einbruchmelde*, alarme incendie, videosurveillance, videovigilancia, videosorveglianza, cftv
    structured cabling, data cabling

@technical-service engineering general
  skills mechanical-manufacturing electrical-electronics metal-machine engineering-practice plant-machine-detail engineering-design-detail
  kind maintenance
  names service technician, service engineer, field service, field technician, kundendiensttechnik*, kundendienstmonteur*, servicetechnik*, *servicetechniker, *servicetechnikerin, servicemonteur*, technicien sav, technicien apres vente, service apres vente, technicien de service, tecnico de servicio, tecnico assistenza, assistenza tecnica, assistencia tecnica

@mechatronics engineering
  skills electrical-electronics mechanical-manufacturing engineering-practice engineering-design-detail plant-machine-detail metal-machine
  close maintenance electronics
  near electrician mechanical-engineering embedded automotive-repair machining aircraft-maintenance lift-maintenance
  names mechatronic*, mechatroniker*, automation technician, plc, plc programmer, automation engineer, automatisierung*, controls engineer
    *mechatroniker, *mechatronikerin
    automaticien*

@maintenance engineering
  skills mechanical-manufacturing electrical-electronics metal-machine engineering-practice plant-machine-detail engineering-design-detail
  close mechatronics
  near automotive-repair electrician hvac machining marine-engineering welding
  akin production
  names maintenance technician, maintenance engineer, fitter, millwright, plant technician, instandhalt*, industriemechanik*, schlosser*, monteur*, technicien de maintenance, technicienne de maintenance, mecanicien de maintenance, mecanico de manutencao, mecanico de mantenimiento, manutentore, صيانة, නඩත්තු*, பராமரிப்பு தொழில்*
    ajustador*, ajusteur*, montador*, montatore, tecnico di manutenzione, eletromecanic*, फिटर
    maintenance manager, maintenance supervisor, maintenance fitter, maintenance mechanic, tecnico de mantenimiento, mecanic* de manutencao, tecnic* de manutencao, onderhoudsmonteur*, onderhoudstechnicus, agent de maintenance, wind turbine, wind+technician
    mechanical technician, machinery mechanic, reliability engineer, maintenance planner, sewing mechanic, shift engineer, werkzeugmechanik*, operador de manutencao, නඩත්තු කාර්මික*, பராமரிப்புத் தொழில்நுட்ப*, रखरखाव*, فني صيانة عامة
    auxiliar de mecanica, auxiliar mecanico, manutentore meccanico, manutentore elettrico, manutentor*, *mechaniker, *mechanikerin, *schlosser, *monteur, *monteurin
    generator technician, generator, electromecanicien*, electromecanic*, elettromeccanic*
    multi skilled engineer, multiskilled engineer, multi skilled technician, multi skilled maintenance, plant maintenance, machine maintenance, equipment maintenance
  sector maintenance, mantenimiento, manutencao, onderhoud*

@mechanical-engineering engineering
  skills mechanical-manufacturing metal-machine engineering-practice plant-machine-detail engineering-design-detail
  near mechatronics energy-mining machining
  akin production marine-engineering hvac aircraft-maintenance civil-engineering architecture maintenance chemical-engineering
  studies mechanical engineering, maschinenbau*, genie mecanique, ingenieria mecanica, engenharia mecanica, ingegneria meccanica, werktuigbouw*, production engineering, mechanical technology
  names mechanical engineer, mechanical design, cad, draughtsman, draftsman, konstrukteur*, maschinenbau*, ingenieur mecanique, ingeniero mecanico, ingeniera mecanica, engenheiro mecanico, ingegnere meccanico, werktuigbouw*, مهندس ميكانيك*, යාන්ත්‍රික ඉංජිනේරු*
    mechanical+engineer, cad+engineer, cad+designer, product design engineer, mechanical+designer, r d engineer mechanical, berechnungsingenieur*, dessinateur industriel, dessinateur projeteur mecanique, proyectista mecanico, projetista mecanico, disegnatore meccanico, යාන්ත්‍රික ඉංජිනේරුවරයා, இயந்திர பொறியிய*, मैकेनिकल इंजीनियर
    ingenier* de diseno, ingenieur d etudes, ingenieur conception, technischer zeichner, technische zeichnerin, ingenieur methodes, ingenieur mecanicien, bureau d etudes, مهندس ميكانيكي, مهندسة ميكانيكية, இயந்திரவியல் பொறியிய*, draughtsperson, draftsperson, drafter
    technicien methodes, technicien bureau d etudes, projeteur mecanique, autocad*, perito meccanico, solidworks*, cad konstrukteur*
  sector design engineer

@machining trades
  skills mechanical-manufacturing metal-machine engineering-practice plant-machine-detail engineering-design-detail
  near mechanical-engineering maintenance welding mechatronics
  akin production marine-engineering
  names operateur sur commande numerique, operateur commande numerique, operador de cnc, operatore cnc, cnc, cnc operator, cnc programmer, machinist, turner, miller, toolmaker, tool and die, lathe operator, zerspanung*, dreher*, fraser*, tourneur, fraiseur, usineur, tornero, fresador, torneir*, tornitore, fresatore, टर्नर
    polymechanik*, feinmechanik*, feinwerkmechanik*, produktionsmechanik*, mecanicien de precision, polymecanicien*, mould maker, mold maker, die maker, grinder, schleifer*, schleifmaschin*, honer, werkzeugmach*, fresatore cnc, edm operator, *dreher, *fraser, *zerspaner
    tool setter, press brake, sheet metal machinist, wire edm
    verspaner, *verspaner, vmc, hmc, vmc setter, cnc setter, attrezzist*, torneir* mecanic*, tornero mecanico, regleur*, frezer, draaier, cnc draaier, frasatore, werkzeugmaschinen*, turret punch*, punch operator, laser cutting*, laser operator

@welding trades
  skills mechanical-manufacturing trades metal-machine engineering-practice plant-machine-detail engineering-design-detail building-crafts textile-finish-detail
  near machining maintenance plumbing construction-trades
  akin automotive-repair marine-engineering hvac machinery-operation
  names welder, welding, schweiss*, vorarbeiter schweiss*, lasser, soudeu*, soldador*, saldator*, لحام, වෑල්ඩ*, වෙල්ඩර්, ஒட்டுநர், வெல்டர், वेल्डर
    වෑල්ඩින්*, वेल्डिंग*, فني لحام, වෙල්ඩින්*, pipe fabricator, *schweisser, *lasser, tuyauteur*, rohrleitungsbau*, tubista, tubero
  sector welding, fabrication

@automotive-repair trades
  skills automotive-transport mechanical-manufacturing transport-sea-rail road-sea-land-detail metal-machine engineering-practice plant-machine-detail engineering-design-detail trades
  near maintenance mechatronics marine-engineering agricultural-mechanics aircraft-maintenance
  akin driving machining
  names auto mechanic, motor mechanic, vehicle technician, auto electrician, tyre, tire technician, lube technician, lube tech, diesel mechanic, kfz*, kraftfahrzeug*, automonteur, mecanicien auto*, mecanicien automobile, mecanico, meccanico, elettrauto, ميكانيكي, මෝටර් රථ*, මෝටර් කාර්මික*, மெக்கானிக், मैकेनिक
    mecanicien*, mecanica de autos, gommista, යාන්ත්‍රික, मिस्त्री मोटर
    kfz mechatronik*, kraftfahrzeugmechatronik*, motor vehicle, car mechanic, vehicle mechanic, workshop manager automotive, automechanik*, kfz meister, garagist*, auto repair, autotechn*, motorcycle mechanic, motorbike mechanic, moto mecanic*, autoriparat*, mecanico automotriz, mecanico de automoviles, mecanico de automoveis, mecanicien auto, mecanicien vehicules, ஆட்டோ மெக்கானிக், வாகன திருத்துநர்
    trainee mechanic, senior mechanic, junior mechanic, garage mechanic, workshop mechanic, workshop manager, workshop supervisor, tyre fitter, tire fitter, tyre technician, diesel technician, truck mechanic, motorenbau*
    vehicle inspector, vehicle examiner, heavy vehicle mechanic, heavy vehicle technician, heavy duty mechanic, bus mechanic, lorry mechanic, windscreen fitter, car electrician
    mot tester, parts advisor, parts adviser, வாகன பழுதுபார்ப்பாள*, mechanic+heavy+vehicle, technician+heavy+vehicle, motor+mechanic, mechanik*+lkw, tyre man, vulcanizer, vulcaniser, gomero, llantero, borracheir*
    forklift mechanic, forklift technician, windscreen*, windshield*, auto glass
    வாகனத் திருத்துநர்
  sector garage, automotive, automobile, motors, autohaus, taller
    mechanic, කාර්මික*, මෝටර්ස්*, மோட்டார்ஸ்*, मोटर्स, كراج, ورشة, autofficina

@hvac trades
  skills mechanical-manufacturing electrical-electronics metal-machine engineering-practice plant-machine-detail engineering-design-detail building-crafts energy-mining
  close plumbing
  near electrician maintenance facilities lift-maintenance
  names technicien cvc, technicien genie climatique, technicien en genie climatique, technicien froid, hvac, refrigeration, air conditioning, heating, ac technician, kaltetechnik*, klimatechnik*, heizung*, warmepumpen*, frigoriste, chauffagiste, refrigeracion, refrigeracao, frigorista, වායු සමීකරණ*
    refrigeration+technician, air+conditioning, hvac+technician, cooling technician, chiller technician, refrigeration mechanic, kaltemechatronik*, kaelte*, technicien frigoriste, tecnico en refrigeracion, tecnico de refrigeracao, tecnico frigorista, frigorist*, koeltechn*, koelmonteur*, airco*
    air conditioning mechanic, ac mechanic, වායු සමීකරණ කාර්මික*, සීතකරණ*, குளிரூட்டி*, एसी मैकेनिक, एसी तकनीशियन, فني تكييف, فني تبريد, تكييف وتبريد, mecanic* de refrigeracao, mecanic* de refrigeracion, mecanic* de ar condicionado
    mep, electromechanical, building services engineer, building services technician, mechanical services
    a c technician, a c mechanic, a c engineer
    calefactor, anlagenmechanik*, plombier chauffagiste, heating engineer, plumbing and heating, installatiemonteur*, cv monteur*, warmtepomp*, chauffag*, thermicien*, versorgungstechn*, kalteanlagenbau*
    වායුසමීකරණ කාර්මික*, වායුසමීකරණ ශිල්පි*

@plumbing trades
  skills trades construction-civil building-crafts textile-finish-detail engineering-practice
  close hvac
  near welding facilities
  akin electrician marine-engineering utilities site-supervision
  names heating, heizung*, chauffagiste, calefactor, riscaldament*, calefaccion, aquecimento, warmepumpen*, plumber, plumbing, pipefitter, pipe fitter, gas engineer, klempner*, installateur*, anlagenmechanik*, loodgieter*, plombi*, fontaner*, plomer*, encanador*, canalizador*, idraulic*, سباك, ජල නල*, ජලනල*, குழாய்*, प्लंबर
    gasfit*, plumber*, heating engineer, plumbing and heating, pipe layer, drain layer, gas fitter, gasinstallat*, sanitarinstallat*, installatiemonteur*, plombier chauffagiste, instalador sanitario, gasista, termoidraulic*, ජලනල කාර්මික*, ජල නල කාර්මික*
    සනීපාරක්ෂක*, குழாய்த் தொழிலாள*, नलसाज, فني سباكة, *installateur, *installateurin
    mep
    பிளம்பர்
  sector plumbing, plomberie, sanitar, fontaneria

@carpentry trades
  skills trades construction-civil building-crafts textile-finish-detail engineering-practice mechanical-manufacturing
  close construction-trades
  akin architecture plumbing welding
  names carpenter, joiner, woodworker, tischler*, schreiner*, zimmerer*, zimmermann, timmerman, charpentier*, menuisier*, carpinter*, falegnam*, نجار, වඩු*, தச்சர், बढ़ई
    carpentiere, carpinteiro, bench joiner, site joiner, shopfitter, shuttering carpenter, formwork carpenter, kitchen fitter, stair builder, bautischler*, menuisi*, interieurbouw*, දැව කාර්මික*, தச்சுத் தொழிலாள*
    exhibition stand, stand builder, kitchen installer, kitchen+installer, door fitter, door installer, set builder, set carpenter, messebau*, kuchenmont*, *tischler, *schreiner, *timmerman, *zimmerer
  sector joinery, woodwork, carpentry, charpente, holzbau, zimmerei, carpinteria, carpintaria

@construction-trades trades general
  skills construction-civil trades building-crafts engineering-practice textile-finish-detail
  close carpentry
  near construction-management welding
  akin plumbing
  names builder
    බාස්
    facade, cladding, demolition, damp proof*, waterproofer, waterproofing, epoxy floor*
    rollladen*, poseur*, aluminium fixer, construcao civil, construccion civil

@glazing trades
  skills construction-civil trades building-crafts textile-finish-detail
  kind construction-trades
  near carpentry
  names glazier, glazing, glaser*, glass installer, glass cutter, window fitter, window installer, fensterbauer*, vitrier*, vidriero, cristalero, vidraceir*, vetraio, glaszetter
    curtain wall*, puertas y ventanas, serramentist*, kozijn*, carpinteria de aluminio, carpintero de aluminio, aluminium glass, fensterbau*

@construction-management construction
  skills construction-civil building-crafts engineering-practice
  close civil-engineering
  near construction-trades project-management architecture
  akin carpentry solar
  names construction manager, site manager, construction project manager, site agent, contracts manager, bauleit*, uitvoerder, conducteur de travaux, conductrice de travaux, jefe de obra, ඉදිකිරීම්*
    residente de obra, opzichter, capo cantiere, مقاول, werkvoorbereider
    construction supervisor, construction superintendent, construction engineer, building manager construction, works manager, project engineer construction, oberbauleit*, directeur de travaux, chef de projet travaux, gestor de obra, gerente de obra, direttore lavori, engenheiro de obras
    ඉදිකිරීම් කළමනාකරු, கட்டுமான மேற்பார்வை*, निर्माण प्रबंधक, مدير انشاءات, planning engineer, project engineer, mep engineer, mep coordinator, contracts engineer, *bauleiter, *bauleiterin, mep site engineer, construction+manager
  sector construction, building contractor, constructions, constructora, construtora, baugesellschaft, bauunternehmen, batiment, hochbau, tiefbau, costruzioni, builders
    ඉදිකිරීම් සමාගම*, கட்டுமான நிறுவன*, निर्माण कंपनी, مقاولات, للمقاولات

@site-supervision construction general
  skills construction-civil trades building-crafts engineering-practice textile-finish-detail
  close construction-management construction-trades
  near carpentry quantity-surveying
  names site supervisor, building foreman, foreman, construction foreman, clerk of works, ganger, polier*, chef de chantier, chef d equipe batiment, capocantiere, maestro de obras, mestre de obras, encargado de obra, capataz
    voorman, baas, site foreman, general foreman, works supervisor, foreman+building, supervisor de obra, encarregado de obras, voorman bouw, වැඩබිම් අධීක්ෂක*, தள மேற்பார்வையாள*, साइट सुपरवाइजर, مراقب موقع, مشرف موقع, مراقب بناء, maestro mayor, maestro mayor de obras, maestro constructor
    साइट पर्यवेक्षक

@civil-engineering construction
  skills construction-civil building-crafts engineering-practice
  close construction-management quantity-surveying site-supervision
  near architecture
  studies civil engineering, genie civil, ingenieria civil, engenharia civil, ingegneria civile, bauingenieur*, civiele techniek, structural engineering
  names civil engineer, site engineer, structural engineer, civil, highway engineer, bridge engineer, geotechnical engineer, bauingenieur*, statiker*, ingenieur civil, ingenieur genie civil, ingeniero civil, ingeniera civil, engenheiro civil, engenheira civil, ingegnere civile, مهندس مدني, مهندسة مدنية, مهندس موقع, مهندسة موقع, සිවිල් ඉංජිනේරු*, சிவில் பொறியிய*, सिविल इंजीनियर
    civil+engineer, site+engineer, structural+engineer, road+engineer, roads engineer, bridge+engineer, project engineer civil, resident engineer, tunnel*, civil works, ingenieur travaux, ingenieur structure*, calculista, ingegnere strutturale, bouwkundig*, civiel ingenieur*, civieltechni*
    building inspector, සිවිල් ඉංජිනේරුවර*, குடிசார் பொறியிய*, अभियंता सिविल, مهندس انشائي, مهندسة انشائية, structural designer, சிவில் பொறியாளர்
    water engineer, hydraulic engineer, drainage engineer, irrigation engineer, coastal engineer, transport engineer, traffic engineer, ingenieur voirie, ingenieur hydraulique
    ingeniera de caminos, ingeniero de caminos, ingenieria civil, ingenieur btp, ingenieur ouvrages d art, tiefbauingenieur*, tiefbautech*, wegebau*
    கட்டடப் பொறியிய*, கட்டிடப் பொறியா*

@surveying construction
  skills construction-civil engineering-practice bench-survey-detail
  near civil-engineering
  akin quantity-surveying architecture
  studies land surveying, surveying sciences, surveying and geomatics, geomatics, geomatica, geodesy, geodesie, mine surveying
  names surveyor, land surveyor, mine surveyor, hydrographic surveyor, gis, cartographer, vermess*, geometre, topograph*, topograf*, geometra, landmeter, مساح, මිනින්දෝරු*, நில அளவை*, सर्वेयर
    सर्वेक्षक, அளவையாளர், markscheider*

@quantity-surveying construction
  skills construction-civil building-crafts engineering-practice
  close civil-engineering
  near architecture construction-management
  studies quantity surveying, building economics
  names quantity surveyor, building surveyor, chartered surveyor, commercial surveyor, estimator, estimatore, ප්‍රමාණ සමීක්ෂක*, கணிய அளவையாள*, मात्रा सर्वेक्षक, حاسب كميات, مهندس كميات, qs, contract administrator
    cost consultant, cost manager, cost engineer, cost estimator, kalkulator*, metreur*, economiste de la construction

@architecture construction
  skills construction-civil design building-crafts engineering-practice media-stage-print digital-product-detail
  near civil-engineering construction-management quantity-surveying
  studies architecture, architectural studies, architektur, arquitectura, arquitetura, architettura
  names architect, architectural, architekt*, architecte*, arquitect*, arquitet*, architett*, مهندس معماري, مهندسة معمارية, ගෘහ නිර්මාණ*, கட்டிடக்கலை*, वास्तुकार
    bauzeichner*, dessinateur, dessinatrice, projeteur*, delineante, aparejador*, disegnator*, tekenaar, projetista, مهندسة ديكور معماري, වාස්තු විද්‍යා*, கட்டடக் கலைஞர், आर्किटेक्ट, bim coordinator, bim modeller, bim manager, cad draughtsperson, architectural draughtsperson
    draughtsperson, draftsperson, drafter, draughtsman, draftsman, *architekt, *architektin, *architect, autocad*, cad technician, technischer systemplaner*, geomet* projett*, revit*
`;
