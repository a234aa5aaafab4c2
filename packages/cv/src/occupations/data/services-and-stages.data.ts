/** Clinics, counters, roads, airports and stages: occupations that a wider one stands beside. See `../README.md` for the format. */
export const SERVICES_AND_STAGES = `
@kitchen-help hospitality open
  skills hospitality food-service hotel-travel-personal guest-service-detail trade-event-detail
  close kitchen
  near food-service bakery cleaning
  names kitchen hand, kitchen porter, kitchen assistant, kitchen helper, kuchenhilf*, ayudante de cocina, pinche, plongeu*, lavaplatos, lavapiatti, afwasser, kitchen steward, food counter attendant, auxiliar de cozinha, auxiliar de cocina, aide de cuisine, employe de cuisine, employe polyvalent de restauration, equipier polyvalent, equipiere polyvalente, fast food, canteen assistant, canteen worker, spuler, spulerin, spulkraft, abwascher*, kuchenkraft, kuchenmitarbeit*, keukenhulp, pot washer, dishwasher, dish washer, afwashulp, spoelkeuken, සහායක සූපවේදි*, කුස්සි සහාය*, kitchen+steward, pan washer, kitchen operative, catering assistant, catering helper, food preparation, ajudante de cozinha, aiutante cucina, aiutante di cucina, stewarding, dish wash, dishwash*, canteen helper, spulhilf*, stewarding supervisor, helper kitchen, cook helper, cook s helper, salad maker, tea lady
    friegaplatos, lavaplato*

@hotel-porters hospitality open
  skills hospitality food-service hotel-travel-personal guest-service-detail trade-event-detail
  close hotel-front-office
  near housekeeping
  akin security driving food-service
  names bellboy, bell boy, doorman, porter, valet, voiturier*, bagagiste*, botones, facchin*, bell captain, bellman, doorkeeper, bellhop, page boy, luggage porter, bell attendant, bell desk, valet parking, mensageiro hotel, valletto, cloakroom attendant, hotel porter, liftboy, portier hotel
    lift operator, elevator operator, lift attendant, elevator attendant, hotelpag*, mensageiro de hotel

@physiotherapy health
  skills medicine-lab nursing-care beauty-sports clinical-practice clinic-ward-detail doctors-nurses-detail hotel-travel-personal therapy-welfare allied-health-detail
  close therapy
  near massage sports orthotics traditional-medicine
  akin occupational-therapy medicine
  names physiotherapist, physiotherapy, physio, physiotherapeut*, fysiotherapeut*, kinesitherapeut*, fisioterapeut*, kinesiolog*, fisioterapist*, علاج طبيعي, භෞත චිකිත්සක*, பிசியோதெரபி*, फिजियोथेरेपिस्ट, sports therapist, physical therapist, physical therapy, fisioterap*, kine, kinesist*, masso kinesitherapeut*, krankengymnast*, fysiotherap*, physiotherap*, physical therapy assistant, *physiotherapeut, *physiotherapeutin
    இயன் மருத்துவர், இயன்மருத்துவ*

@occupational-therapy health
  skills medicine-lab nursing-care beauty-sports clinical-practice clinic-ward-detail doctors-nurses-detail hotel-travel-personal therapy-welfare allied-health-detail
  close therapy
  near special-education social-work
  akin physiotherapy nursing psychology
  names occupational therapist, ergotherapeut*, psychomotric*, terapeuta ocupacional, psicomotricista, occupational therapy, occupational therapy assistant, ergotherap*, terapist* occupazional*, terapia ocupacional, terapista occupazionale, arbeitstherap*, activity therapist, *ergotherapeut

@audiology health
  skills medicine-lab clinical-practice clinic-ward-detail doctors-nurses-detail allied-health-detail dental-eye-animal
  near speech-therapy medical-technology
  akin optics therapy
  names audiologist, horgerateakustik*, horakustik*, audioprothesist*, audioprotesist*, hearing aid, hearing aid dispenser, audiolog*, audicien*, audiometr*, hearing instrument, hearing care, audiology

@dental-technology health
  skills medicine-lab clinical-practice clinic-ward-detail doctors-nurses-detail allied-health-detail dental-eye-animal
  near dental-assistance
  akin medical-technology jewellery dentistry
  names dental technician, dental laboratory technician, zahntechnik*, prothesiste dentaire, odontotecnic*, protesic* dental, tandtechnic*, protetic*, protesist* dental, dental lab, dental ceramist, dental laboratory, tecnico de protese dentaria, dental technologist, dental mechanic
    protese dentari*

@orthotics health
  skills medicine-lab clinical-practice clinic-ward-detail doctors-nurses-detail allied-health-detail dental-eye-animal
  near therapy medical-technology
  akin shoe-and-leather podiatry
  names prosthetist, orthotist, ortopro*, prosthetic*, orthotic*, orthopadietechnik*, orthopadieschuh*, orthoprothesist*, ortho prothesist*, podo orthesist*, orthopedisch technolo*, orthopedisch schoen*, tecnico ortopedic*, tecnico ortoprotes*, protesista, ortesista

@investment finance
  skills finance-accounting banking-insurance finance-risk tax-payroll-detail
  close financial-analysis
  near treasury banking financial-advice
  akin accounting data-analysis actuarial
  studies investment management
  names investment analyst, trader, stockbroker, broker, portfolio manager, fund manager, investment banker, equity analyst, equity research, stock broker, securities dealer, private equity, venture capital, asset manager, capital markets, hedge fund, forex trader, investment manager, investment associate, analista de inversiones, analista de investimentos, gerant de portefeuille, gestor de carteras, wertpapier*, fondsmanag*, vermogensverwalt*, effecten*, agente de cambio, borsist*, money market, dealing room, share broker, commodity trader, commodity broker, forex dealer, foreign exchange dealer
    investment operations, investment accountant

@financial-advice finance
  skills finance-accounting banking-insurance finance-risk tax-payroll-detail
  near insurance banking financial-analysis
  akin sales tax
  names financial adviser, financial advisor, investment advisor, investment adviser, wealth manager, finanzberat*, conseiller financier, consulente finanziario, paraplanner, paraplanning, financial planner, financial planning, asesor financiero, asesora financiera, consultor financiero, consultor financeiro, assessor de investimentos, wealth management, wealth advisor, wealth adviser, wealth, vermogensberat*, financieel adviseur, private banker, private banking, hypotheekadviseur, anlageberat*, promotore finanziario, conseill* en gestion de patrimoine, gestion de patrimoine, mortgage adviser, mortgage advisor
    conseill* en patrimoine, gestor* de patrimonio, gestion de patrimonios, gestor* de patrimonios

@economics science
  skills data-analytics finance-accounting science-environment business-management
  near financial-analysis social-science statistics data-analysis
  akin research public-service consulting banking higher-education
  studies economics, economia, economie, volkswirtschaft*, econometrics
  names economist, volkswirt*, okonom*, econom*, economics, economic analyst, economic adviser, economic research*

@history-and-archaeology science
  skills science-environment education laboratory-earth teaching-culture school-campus-detail
  near social-science museum library
  akin higher-education research journalism
  names historian, archaeologist, historik*, archaolog*, historien*, archeolog*, historiador*, archeologist, arqueolog*, storic*, genealogist*, archaeology, archeologue*

@property-management sales
  skills facilities-security sales-retail road-sea-land-detail law-public-order office-people-sales trade-event-detail
  near real-estate facilities administration
  akin customer-service hotel-management
  names property manager, housing officer, housing association, block manager, syndic, leasing manager, property management, property officer, property administrator, tenancy officer, estate administrator, gestionnaire de copropriete, gestionnaire copropriete, gestionnaire locati*, gestionnaire immobilier, hausverwalt*, immobilienverwalt*, objektverwalt*, weg verwalt*, amministratore di condominio, amministratore condominiale, administrador de fincas, administrador* de condominio*, vastgoedbeheer*, vastgoedmanag*, community association manager, estates manager, sindico

@valuation sales
  skills facilities-security sales-retail road-sea-land-detail law-public-order office-people-sales trade-event-detail
  near real-estate quantity-surveying
  akin insurance banking financial-analysis
  names valuer, appraiser, valuation, tasador*, taxateur*, avaliador* de imoveis, avaliador* imobiliari*, valutatore, immobilienbewert*, gutachter immobilien, valuation surveyor, valuation officer, expert immobilier, expert en estimation, real estate appraiser

@court-services law
  skills legal administration law-public-order tax-payroll-detail office-people-sales
  near legal-support legal-judiciary public-service
  akin legal administration secretarial police
  names court clerk, greffier*, huissier*, griffier, bailiff, court officer, كاتب محكمة, stenographer, court usher, usher court, justizfachangestellt*, court registrar, court stenographer, court interpreter officer, cancelliere, cancelleria, gerichtsvollzieher*, gerichtsschreib*, justizangestellt*, rechtspfleger*, gerechtsdeurwaarder*, oficial de justica, oficial de justicia, ufficiale giudiziario, secretario judicial, escrivao de justica, escrivao judicial, escrevente, letrado de la administracion, process server, actuario judicial, mubashir, justizwachtmeister*
    escrivao

@document-control office
  skills administration office-people-sales
  near filing-and-mail administration library
  akin data-entry quality construction-management
  names document controller, records officer, records management, archive clerk, agent d archives, archivista, auxiliar de archivo, arquivista, documentalista administrativo, document control, records manager, document specialist, document management, controlador documental, control documental, dokumentenmanag*, gestion documental, gestion documentaire, document officer, records specialist

@energy-management engineering
  skills energy-mining engineering-practice science-environment building-crafts electrical-electronics
  near environment sustainability facilities electrical-engineering solar
  akin hvac mechanical-engineering project-management
  names energy manager, energy consultant, energy auditor, energieberat*, energiemanag*, energy efficiency, energy assessor, energy analyst, energy advisor, energy adviser, energie manager, energieadvis*, gestor energetico, gestor* de energia, conseill* energie, conseill* en energie, technicien energie, diagnostiqueur*, retrofit*, economiste de flux, energy engineer, auditor energetico, certificador* energetic*, energy performance

@air-traffic-control transport
  skills automotive-transport transport-sea-rail road-sea-land-detail
  near flight-operations
  akin rail-traffic aviation
  names air traffic controller, fluglots*, air traffic, atc, atco, controleu* aerien*, controlador* aere*, controlador* de transito aereo, controlador* de trafego aereo, controlador* de voo, controllore di volo, controllore del traffico aereo, luchtverkeersleid*, aiguilleur du ciel

@flight-operations transport
  skills automotive-transport transport-sea-rail road-sea-land-detail
  near aviation airport-services
  akin fleet-management freight
  names flight dispatcher, flight operations, flight dispatch, load controller, load control, flight planner, flight planning, crew control, crew scheduler, despachante operacional de voo, despachador de vuelo, agent d operations aeriennes, operations control aviation

@airport-services transport open
  skills automotive-transport transport-sea-rail road-sea-land-detail
  near aviation hotel-front-office warehousing cabin-crew
  akin freight customer-service security travel
  names ground handler, ground staff, airport staff, ramp agent, gate agent, check in agent, baggage handler, airport ground staff, ground handling*, airport agent, airport services, hostess di terra, hostess aeroportuale, agent d escale, agent de piste, agent de piste aeroport*, agente de rampa, agente de pasaje, agente de trafico aereo, agente de aeroporto, agente aeroportuario, passenger service*, passenger handling, flughafenmitarbeit*, bodenpersonal*, bodensteward*, luchthavenmedewerk*, grondsteward*, bagagemedewerk*, gepackabfertig*, addetto scalo, addetto check in, addetto di scalo, airport+handler, airline+agent, airport operations, airside, ramp+operator, bagagiste aeroport

@rail-traffic transport
  skills automotive-transport transport-sea-rail road-sea-land-detail plant-machine-detail
  near railway transport-conducting railway-engineering
  names signalman, station master, train dispatcher, railway operator, railway signalman, rail signaller, signal box, shunter, pointsman, fahrdienstleit*, rangier*, aiguilleur*, guardagujas, capostazione, chef de gare, jefe de estacion, chefe de estacao, bahnhofsvorst*, stellwerk*, treindienstleid*, rangeerder*, manovrator*, agente de circulacion, agente de circulacao, wagenmeister*, wagon examiner, station manager rail, station manager, level crossing, garde barriere, points operator, agent circulation, railway controller

@truck-driving transport
  skills automotive-transport transport-sea-rail road-sea-land-detail
  kind driving
  near delivery-service machinery-operation
  names truck driver, lorry driver, heavy vehicle, trucker, hgv, otr, lkw*, vrachtwagen*, conducteur routier, routier, camioner*, caminhoneir*, camionist*, prime mover driver, tanker driver, tipper driver, truck+driver, lorry+driver, heavy+driver, conductor de camion, conducteur spl, conducteur pl, spl, super poids lourd, ट्रक चालक, லொறி சாரதி, سائق شاحنة, lorry assistant, lorry helper, driver s mate, conducteur poids lourd, chauffeur poids lourd, chauffeur pl, chauffeur spl, poids lourd*, trailer driver, heavy truck driver, heavy duty driver, heavy vehicle driver, hgv driver, lgv, cdl, chofer de camion, conductor camion, conductor de trailer, motorista de caminhao, motorista carreteir*, carreteir*, autista camion, autista patente c, autista cqc, autista bilico, bilico, autotreno, sattelzug*, kraftfahrer ce, kraftfahrer c ce, chauffeur ce, chauffeur c e, betonmisch*, transit mixer, dumper truck driver, trailer truck, kippfahr*, conductor de camiones, owner operator
    otr driver
    லாரி ஓட்டுநர், லொறி ஓட்டுநர்

@bus-driving transport
  skills automotive-transport transport-sea-rail road-sea-land-detail
  kind driving
  near railway transport-conducting
  names bus driver, busfahr*, school bus driver, பேருந்து ஓட்டுநர், बस चालक, سائق حافلة, chofer de bus, බස් රියදුරු, bus+driver, bus chauffeur, buschauffeur*, bus captain, coach driver, conducteur de bus, conductrice de bus, conducteur d autobus, conducteur de car, conducteur receveur, conductor de autobus, conductora de autobus, conductor de bus, chofer de colectivo, colectivero, motorista de onibus, motorista de autocarro*, motorista de pesados de passageiros, autista di autobus, autista autobus, autista di linea, autista bus, omnibusfahr*, buschauff*, busbestuur*, linienbus*, operador de transporte de pasajeros, autobusero
    scuolabus, autista scuolabus, touringcar*

@car-driving transport
  skills automotive-transport transport-sea-rail road-sea-land-detail
  kind driving
  near delivery-service
  names taxi driver, car driver, motorcycle taxi, tuk tuk, three wheeler, uber driver, personal driver, motorcycle rider, rickshaw puller, rickshaw, taxifahr*, taxi, taxista, tassista, ත්‍රිරෝද රථ රියදුරු, house driver, family driver, private driver, company driver, light vehicle driver, light driver, ldv driver, chofer privado, chofer particular, motorista particular, motorista de aplicativo, motorista executivo, chauffeur vtc, chauffeur prive, chauffeur de taxi, vtc, limousine, limo driver, ride hailing, auto driver, auto rickshaw, minicab, cab driver, school van driver, boda boda, boda boda rider, okada, ncc, taxichauff*, mietwagenfahr*, conductor vtc, privatchauffeur, personenkraftwagen*, valet driver
    ත්‍රීරෝද රථ රියදුරු, முச்சக்கர வண்டி சாரதி, ஆட்டோ ஓட்டுநர், टैक्सी चालक, टैक्सी ड्राइवर, ऑटो चालक

@music-performance arts
  skills media-arts media-stage-print teaching-culture
  near performing-arts sound music-and-dance-teaching
  names musician, singer, composer, musiker*, musicien*, musico, musicist*, සංගීත*, இசை*, संगीतकार, muzikant*, musica, موسيقي, dj, disc jockey, violinist, pianist, guitarist, drummer, cellist, vocalist, sanger*, cantante*, chanteu*, music producer, beatmaker, percussion*, musical director, band leader, zanger*, organist*, choir*, chorist*, soprano, dirigent*, chef d orchestre, director de orquesta, direttore d orchestra, maestro di cappella, komponist*, compositeur*, compositor*, compositrice, saxophon*, bassist, trumpet*, trompet*, opera singer, opernsang*, session musician, orchestra player, flautist, flotist*, geiger*, violinista, pianista, guitarrista, chitarrist*, baterista, batterist*, cantautor*, cantor*

@stage-work arts
  skills media-arts media-stage-print teaching-culture
  near sound performing-arts event-management film broadcasting
  akin electrician carpentry
  names stage manager, costume designer, lighting technician, set designer, stage designer, scenograph*, stage technician, theatre technician, stagehand, stage hand, wardrobe assistant, dresser, wardrobe supervisor, wardrobe manager, buhnen*, inspizient*, beleuchter*, lichttechnik*, regisseur lumiere, regisseur plateau, regisseur general, eclairagiste*, tramoyist*, utilero, attrezzista teatrale, macchinista teatrale, cenotecnic*, scenotecnic*, scenograf*, escenograf*, cenograf*, iluminador*, tecnic* de iluminacion, tecnic* de iluminacao, tecnico luci, lighting designer, projectionist, projektionist*, stage crew, stage carpenter, theatertechn*, theatertechnicus, podiumtechn*, toneelmeester, kostumbild*, costumier*, requisit*, lampie, rigger stage, stage rigger, tecnico de palco, tecnico di palco
    backstage*

@driving-instruction education
  skills automotive-transport education human-resources teaching-culture
  near training driving vocational-teaching
  names driving instructor, fahrlehrer*, driving school, driving teacher, driving examiner, fahrschul*, rijinstruct*, rij instruct*, moniteur d auto ecole, monitrice d auto ecole, enseignant* de la conduite, moniteur auto ecole, profesor* de autoescuela, instructor* de autoescuela, instructor* de manejo, instrutor* de autoescola, instrutor* de conducao, instrutor* de transito, istruttor* di scuola guida, istruttor* di guida, istruttore scuola guida

@lifeguarding service open
  skills beauty-sports hotel-travel-personal teaching-culture
  near sports
  akin ambulance security
  names pool attendant, bagnin*, socorrista, nadador salvador, bademeister*, rettungsschwimmer*, lifeguard*, badmeester*, zwembad*, maitre nageur sauveteur, surveillant de baignade, sauveteur*, salvavidas, guarda vidas, guardavidas, assistente bagnanti, pool lifeguard, beach lifeguard, schwimmmeister*, fachangestellte* fur baderbetriebe

@pet-grooming service
  skills agriculture dental-eye-animal beauty-sports
  near animal-care
  akin hairdressing veterinary-nursing retail
  names dog groomer, pet groomer, dog grooming, pet grooming, toiletteur*, toiletteuse*, hundefriseur*, hundesalon*, hondentrim*, trimsalon*, peluquer* canin*, estilista canin*, tosador*, toelettator*, toelettatrice, banho e tosa, groomer

@meter-reading service open
  skills energy-mining road-sea-land-detail electrical-electronics
  near utilities delivery-service
  names meter reader, water carrier, meter reading, zahlerables*, lector de contadores, lectora de contadores, lector de medidores, letturist*, leiturist*, releveur de compteurs, meteropnem*, vending machine*, vending operator, vending technician, rellenador de vending, parking meter, coin collector
`;
