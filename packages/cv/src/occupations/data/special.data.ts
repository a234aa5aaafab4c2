/** Occupations of smaller fields. See `../README.md` for the format. */
export const SPECIAL = `
@energy-mining engineering
  skills science-environment mechanical-manufacturing laboratory-earth metal-machine engineering-practice plant-machine-detail engineering-design-detail energy-mining
  near mechanical-engineering chemical-engineering
  akin civil-engineering machinery-operation science marine-engineering project-management utilities
  at production@energy-mining
  names drilling, reservoir engineer, well engineer, completion engineer, completions engineer, nuclear engineer, petrolier*, petroler*
    petroleum engineer, completions, reservoir+engineer, drilling+engineer, petroleum+engineer, oil+engineer, mining engineer, mine manager, mining technician, quarry manager, well site, wellsite, geotechnical mining, ingeniero de minas, ingeniero de petroleo, ingenieur petrole, engenheiro de petroleo, engenheiro de minas, ingegnere minerario, completions+engineer, workover
  sector oil and gas, mining, mine, rig, quarry, petroleum, petroleum company, energy, gas field, minera

@chemical-engineering engineering
  skills science-environment mechanical-manufacturing laboratory-earth metal-machine engineering-practice plant-machine-detail engineering-design-detail energy-mining
  near production energy-mining quality utilities food-production textile-processing science
  akin environment
  studies chemical engineering, process engineering, genie chimique, ingenieria quimica, engenharia quimica, ingegneria chimica, verfahrenstechnik
  names chemical engineer, process engineer, chemical process, materials engineer, metallurgist, polymer, chemieingenieur*, verfahrenstechnik*, ingenieur chimiste, ingeniero quimico, ingeniera quimica, engenheiro quimico, ingegnere chimico, procestechnolog*
    process+engineer, chemical+engineer, materials+engineer, polymer+engineer, ingenieur procede*, ingenieur de procede*, ingenieur des procedes, ingeniero de procesos, ingeniera de procesos, engenheir* de processos, ingegnere di processo, prozessingenieur*, verfahrensingenieur*, procesingenieur*

@utilities engineering
  skills electrical-electronics mechanical-manufacturing engineering-practice engineering-design-detail plant-machine-detail metal-machine energy-mining laboratory-earth
  near maintenance electrician machine-operation chemical-engineering
  names power plant, water treatment, wastewater, boiler operator, water supply, pump operator, turbine operator, utility operator, kraftwerk*, klarwerk*
    power station operator, water operator, water works, waterworks, incinerator operator, incinerator, drainage engineer, sewage, boiler attendant, drain technician, drainage technician, drainage operative, sewer*
    power station engineer, power station, water treatment plant, sewage treatment plant, sewage plant, wastewater treatment plant, stp operator, etp operator, wtp operator, riolering*, rioolreinig*, egoutier*, alcantarillado, klarwart*, fachkraft fur abwasser*, abwassertechn*, fachkraft fur wasser*
  sector boiler, water supply, power plant

@textile-processing manufacturing
  skills apparel-textiles mechanical-manufacturing textile-finish-detail metal-machine engineering-practice plant-machine-detail engineering-design-detail electrical-electronics
  near production chemical-engineering merchandising apparel-making
  akin machine-operation quality
  names dyer, dyeing, dye house, weaver, weaving, knitting, spinning, yarn, farber*, weber, teintur*, tisserand*, tejedor*, tintorer*, tecelao, tessitor*
    wet processing, finishing manager, dyeing manager, dye house manager, dyehouse, wet+processing, textile technologist, textile engineer, colour technologist, fabric technologist, shade matcher, textilveredl*, farberei*, ingenieur textile, ingeniero textil, engenheiro textil, loom
    coir, fibre mill, spinning mill, ropemaker, washing operator
  sector textile, textiles, textil*, tessile

@biomedical-engineering health
  skills medicine-lab electrical-electronics clinical-practice clinic-ward-detail doctors-nurses-detail engineering-practice engineering-design-detail plant-machine-detail allied-health-detail
  near electronics maintenance laboratory medical-technology
  studies biomedical engineering, electromedical technology
  names biomedical engineer, biomedical technician, medical equipment, medizintechnik*, bioingenier*
    biomedical equipment, biomed technician, bmet, electromedicin*, electromedical, tecnico electromedico, biomedizintechn*, technicien biomedical, ingenieur biomedical, ingegnere biomedico, ingegnere clinico

@medical-technology health
  skills medicine-lab clinical-practice clinic-ward-detail doctors-nurses-detail allied-health-detail dental-eye-animal
  near therapy biomedical-engineering
  akin nursing medicine laboratory medical-imaging
  names anaesthetic technician, anaesthesia technician, operating theatre technician, perfusionist, embryologist, ecg technician
    dialysis technician, renal technician, cardiac physiologist, sleep technologist, theatre technician, cssd technician
    ecg, eeg, ecg recordist, eeg technician, cardiology technician
    sterile services, odp, theatre odp, operating department
    ot technician, chirurgisch technisch*, operationstechnisch*, ota

@nutrition health
  skills medicine-lab hospitality clinical-practice clinic-ward-detail doctors-nurses-detail food-service hotel-travel-personal guest-service-detail trade-event-detail allied-health-detail
  near public-health
  akin therapy medicine food-production nursing pharmacy
  studies nutrition, dietetics, food and nutrition, human nutrition
  names dietitian, dietician, nutritionist, diatassisten*, ernahrungsberat*, dieteticien*, nutricionist*, dietist*, nutrizionist*, පෝෂණ*, ஊட்டச்சத்து*, पोषण*
    اخصائي تغذية, اخصائية تغذية, مشرفة تغذية, مشرف تغذية, تغذية علاجية, nutrition officer, nutrition specialist, diet technician, diatberat*, ernahrungstherap*
  sector nutrition
    dietetics

@public-health health
  skills nursing-care medicine-lab science-environment clinical-practice clinic-ward-detail doctors-nurses-detail laboratory-earth allied-health-detail
  near nursing medicine statistics social-work monitoring-evaluation laboratory development-work nutrition safety
  akin environment
  names public health, health inspector, epidemiologist, community health, health educator, health promotion, sanitary inspector, gesundheitsamt, sante publique, salud publica, saude publica, මහජන සෞඛ්‍ය*, பொது சுகாதார*, स्वास्थ्य कार्यकर्ता, आशा कार्यकर्ता
    food inspector, public health inspector, health officer, asha, asha worker, community health worker, infection control, infection prevention, vaccination, vaccinator, immunisation, immunization, agente comunitari* de saude, agente de saude, agente de endemias, promotor* de salud, health extension worker, sanitarian, environmental health

@medical-records health
  skills administration medicine-lab office-people-sales clinical-practice clinic-ward-detail doctors-nurses-detail
  near administration data-entry secretarial
  akin nursing
  names medical records, health information, medical coder, medical coding, medical biller, medical billing, medical transcriptionist, ward clerk
    clinical coder, clinical coding, health records

@clinical-research health
  skills medicine-lab science-environment clinical-practice clinic-ward-detail doctors-nurses-detail laboratory-earth
  near research pharmacy laboratory quality statistics
  akin compliance
  names clinical research, clinical trial, regulatory affairs, pharmacovigilance, medical writer, drug safety, clinical data
    cra, clinical trials, trial coordinator, study coordinator, attache de recherche clinique, crc, clinical research coordinator, klinische forschung, monitor* clinico, study nurse

@social-science science
  skills science-environment education laboratory-earth teaching-culture school-campus-detail
  near research museum statistics development-work journalism public-service higher-education
  studies sociology, anthropology, political science, international relations
  names sociologist, anthropologist, political scientist, policy analyst, social researcher, market researcher, soziolog*, sociolog*, antropolog*

@religion public
  skills teaching-culture therapy-welfare
  near social-work
  akin teaching psychology
  names priest, pastor, imam, monk, chaplain, minister of religion, pfarrer*, priester*, pretre, sacerdote, padre
    lay preacher, preacher, buddhist monk, rabbi, nun, evangelist, diakon*, verger, sacristan, parish, sexton, mesner*, sagrestano, bedel, imaam*, pandit, moulvi, catechist*, missionary

@crafts trades
  skills trades building-crafts textile-finish-detail teaching-culture metal-machine
  near fine-arts machine-operation welding jewellery
  akin carpentry apparel-making
  names potter, ceramicist, glass blower, engraver, handicraft, artisan, topfer*, potier*, ceramist*
    कारीगर, basket weaver, handloom weaver, batik artist, wood carver, mask carver, mat weaver
    bookbinder restorer, glassblower, engraving, picture framer, framer, props maker, prop maker, model maker, candle maker, soap maker, taxidermist*, praparator*, tierprapar*, vetreria, glasblas*, souffleur de verre, soplador de vidrio, soprador de vidro, broom maker, toy maker, wickerwork, korbmach*, vannier*, cestero, cesteir*, alfarer*, oleir*, pottenbakker*, vasaio, gravador*, grabador*, graveur*, incisor*, gunsmith, buchsenmach*, armurier*, armero, armaiolo
    ceramic artist, ceramic*

@printing manufacturing
  skills mechanical-manufacturing design metal-machine engineering-practice plant-machine-detail engineering-design-detail media-stage-print digital-product-detail
  near graphic-design machine-operation production
  names printer, printing, prepress, offset, bookbinder, press operator, screen printer, drucker*, buchbind*, imprim*, impresor*, grafico impress*, tipograf*, drukker*, මුද්‍රණ*, அச்சு*
    bindery, print finisher, print finishing, reprographic*, vinyl installer
    sign maker, signwriter, sign writer
  sector printing, print works, press

@fine-arts arts
  skills media-arts design media-stage-print digital-product-detail
  near graphic-design animation museum crafts
  akin teaching performing-arts
  names sculptor, fine artist, visual artist, artist, bildhauer*, kunstler*, sculpteur*, escultor*, artista plastic*, scultor*, kunstenaar, චිත්‍ර ශිල්පී*, ஓவிய*, चित्रकार
    artista, artiste, فنان, فنانة, කලාකරු, कलाकार

@industrial-design design
  skills design mechanical-manufacturing media-stage-print digital-product-detail metal-machine engineering-practice plant-machine-detail engineering-design-detail
  near mechanical-engineering ux-design architecture fashion
  names industrial designer, industrial design, furniture designer, industriedesign*, disenador industrial, designer industriel

@aircraft-maintenance transport
  skills automotive-transport mechanical-manufacturing transport-sea-rail road-sea-land-detail metal-machine engineering-practice plant-machine-detail engineering-design-detail electrical-electronics
  near automotive-repair electronics aviation mechatronics maintenance
  akin electrical-engineering
  names aircraft mechanic, aircraft technician, aircraft maintenance, avionics, uav technician, airframe and powerplant, aircraft engineer, fluggeratmechanik*
    licensed aircraft engineer, aircraft+engineer, aircraft+technician, aircraft+mechanic, aircraft maintenance engineer, line maintenance, base maintenance, part 66, b1 engineer, b2 engineer, avionics technician, aeronautical engineer, certifying+engineer, certifying engineer, mecanicien avion, mecanicien aeronautique, tecnico de mantenimiento de aeronaves, mecanico de aeronaves, tecnico aeronautico, mecanico de aviao, manutentore aeronautico, vliegtuigmonteur*, vliegtuigtechn*
  sector aerospace, aeronautic*, airline engineering

@railway transport
  skills automotive-transport transport-sea-rail road-sea-land-detail plant-machine-detail
  near driving
  akin machinery-operation
  names train driver, locomotive, lokfuhrer*, lokomotivfuhrer*, conducteur de train, maquinista de tren, macchinista, දුම්රිය*
    tram driver, tram, metro driver, train operator, strassenbahn*, tranviario, conducteur de tramway, conducteur de metro, *zugfuhrer, *lokfuhrer
    metro operator, locomotive driver, loco pilot, locomotive pilot, assistant loco pilot, treinmachinist*, mecanicien de train, trambestuur*, tramfahr*, u bahn fahr*, maquinista ferroviario, maquinista de metro, condutor de trem, condutor de metro, driver train, rail operator, conductrice de train, engine driver, light rail operator
  sector railway, rail, railways

@animal-care agriculture
  skills agriculture farming-forest-sea road-sea-land-detail dental-eye-animal
  close animal-farming
  near veterinary
  names zookeeper, animal trainer, animal keeper, groom, kennel, tierpfleg*
    stable hand, horse trainer, zoo keeper, animal handler, kennel hand, mahout, tratador*, mozo de cuadra, palefrenier*, soigneur animalier, pferdewirt*, pferdepfleg*, stalknecht, dierenverzorg*, dog walker, pet sitter, dog trainer
    cuidador de animales, cuidadora de animales, dog handler, addestrator* cinofil*, adiestrador* canin*, adiestrador* de perros, educateur canin, educatrice canine, hundetrain*, hundefuhr*, hondentrain*, hondengeleid*, adestrador*, racehorse trainer, tierpfleger*, cuidador* de animais, dresseur*, soigneur*

@floristry service
  skills hospitality sales-retail trade-event-detail
  near retail gardening
  akin visual-merchandising event-management
  names florist*, fleurist*, fiorist*, bloemist*, blumenbind*, blumenhandl*, blumenverkauf*, flower shop, flower arranger, flower seller

@forestry agriculture
  skills agriculture science-environment farming-forest-sea road-sea-land-detail laboratory-earth
  near environment gardening farming
  names forester, forest, forestry, logger, ranger, forst*, forestier*, forestal, florestal, boswachter
    bucheron*, lenador*, hunter, gamekeeper, wildlife officer, forest officer, chainsaw, chain saw, forest guard, forest watcher, guarda forestal, garde forestier, guardia forestale, boscaiol*, charcoal*, carbonaio, carbonero, elagueu*, holzfall*, waldarbeit*, bosbouw*, houthakker*, tree feller, chainsaw operator, silvicult*

@erp-consulting technology
  skills enterprise-software business-management office-people-sales
  near business-analysis it-support
  akin supply-chain software
  names erp consultant, sap consultant, erp, sap, crm consultant, functional consultant, oracle consultant, odoo, dynamics consultant
    salesforce administrator, salesforce developer, crm administrator, erp support, erp analyst, dynamics 365, d365, oracle ebs, netsuite, sap berat*, erp berat*
    salesforce consultant, salesforce admin*, salesforce architect, crm developer, servicenow*, power platform, sap+consultant, erp+consultant, erp implementation

@learning-design education
  skills education human-resources teaching-culture school-campus-detail office-people-sales
  close training
  near teaching higher-education human-resources
  names instructional designer, instructional design, e learning, curriculum developer, education officer, education consultant, learning designer

@collections finance
  skills banking-insurance finance-accounting finance-risk tax-payroll-detail
  close accounting
  near banking
  akin audit tax administration treasury
  names debt collector, recovery officer, credit control, credit controller, inkasso*, recouvrement, cobranza*, cobranca*
    collections officer, collections executive, recoveries, debt+collector, debt collection, credit collections, recovery executive
    credit control executive, credit control officer, credit+control, gestor* de cobros, analista de cobranza*, analista de cobranca*, recouvreu*, forderungsmanag*, mahnwesen, recupero crediti, incasso*, debt recovery, recovery agent, recoveries officer, charge de recouvrement, agent de recouvrement, gestor de cobranza, cobros
  sector collections

@treasury finance
  skills finance-accounting banking-insurance finance-risk tax-payroll-detail
  close accounting financial-analysis
  near banking audit
  names treasury, treasurer, cash manager, tresori*, tesorer*, tesoureir*

@sound media
  skills media-arts media-stage-print
  close broadcasting
  near film
  akin event-management performing-arts
  names sound engineer, sound designer, audio engineer, sound technician, audio technician, audio, live sound, foh engineer, recording engineer, mixing engineer, mastering engineer, tontechnik*, tonmeister*, veranstaltungstechnik*, ingeniero de sonido, tecnic* de sonido, sonidista, sonido, ingenieur du son, ingenieur son, regisseur son, sonorisateu*, fonico, tecnico audio, tecnico del suono, tecnic* de som, geluidstechn*, مهندس صوت, ශබ්ද*, ஒலிப் பொறியாள*
    sound man

@railway-engineering engineering
  skills transport-sea-rail electrical-electronics mechanical-manufacturing engineering-practice plant-machine-detail
  close maintenance
  near railway electrical-engineering electronics civil-engineering
  names railway technician, railway engineer, railway+engineer, railway+signal, railway+technician, signalling engineer, signalling technician, signal technician, track maintenance, track worker, platelayer, gleisbau*, voies ferrees, infraestructura ferroviaria
    trackman, trackmen, permanent way, gangman
`;
