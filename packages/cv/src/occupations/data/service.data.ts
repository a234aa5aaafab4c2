/** See `../README.md` for the format. */
export const SERVICE = `
@sales sales
  skills sales-retail office-people-sales trade-event-detail
  near customer-service insurance real-estate retail
  akin general-management
  names sales, sales executive, sales representative, telemarketer, salesman, saleswoman, salesperson
    vertrieb*, aussendienst*, vertreter*, handelsvertret*, verkoper, vertegenwoordig*, commerciale, attache commercial, representant*, ejecutivo de venta*, ejecutiva de venta*, ventas, comercial, vendas, rappresentant*, agente di commercio
    مندوب مبيعات, مندوبة مبيعات, مبيعات, විකුණුම්*, අලෙවි*, விற்பனை*, सेल्स*, विक्रय*, televendeu*, venditor*, मार्केटिंग प्रतिनिधि, ممثل مبيعات, வணிகர், විකුණුම් නියෝජිත*, விற்பனைப் பிரதிநிதி, विक्रय प्रतिनिधि, مسؤول مبيعات, مشرف مبيعات
    telesales agent, telesales, charge* d affaires, inside sales, order booker, order taker, sales officer, field sales, van sales, route sales, sales promoter, door to door
    business development executive, business development officer, business development representative, commercial itinerant, commerciale itinerante, commercial terrain, बिक्री प्रबंधक, बिक्री अधिकारी, बिक्री कार्यकारी
    sales support, sales coordinator, sales administrator, sales admin, sales+support, vendedor externo, asesor comercial, asesora comercial, consultor comercial, consultora comercial, promotor comercial, agente comercial, car sales, vehicle sales, बिक्री*, बिक्री प्रतिनिधि
    grosshandelskauf*, gross und aussenhandelskauf*, aussenhandelskauf*, commercial b2b, commercial btob, tele caller, telecaller*, tele calling, telecalling, teleprospect*, televendedor*, telemarketing, acquisiteur*, deurverkoper, vendedor* externo*
  sector sales, vertrieb

@retail sales open
  skills sales-retail office-people-sales trade-event-detail
  close cashier store-management
  near customer-service store-hands
  akin bar-coffee beauty
  names addett* al banco gastronomia, addett* al banco, banconist*, addett* banco, shop assistant, sales assistant, sales associate, shopkeeper, salesgirl, store assistant, floor assistant, stylist retail, fashion advisor, retail assistant, product demonstrator, promoter, auctioneer, fishmonger
    verkauf*, backereifachverkauf*, backereiverkauf*, fleischereifachverkauf*, metzgereifachverkauf*, verkaufsberat*, detailhandel*, einzelhandel*, winkel*, verkoopmedewerk*, vendeu*, conseiller de vente, conseillere de vente, dependient*, vendedor*, asesor de ventas, asesora de ventas, balconist*, lojista, commess*, addett* vendite, addetto alle vendite, addetta alle vendite, بائع*, වෙළඳ*, விற்பனை உதவி*, विक्रेता, दुकानदार, सेल्समैन
    verkoopster, libraire, poissonnier*, comerciante, promotor* de venta*, වෙළෙන්දා
    sales consultant, shop staff, showroom assistant, boutique, counter assistant, showroom executive, retail sales, retail associate, detailhandels*, detailhandelsfach*, fachverkauf*, verkaufer*, employe* de magasin, auxiliar de tienda, atendente de loja, commesso
    සාප්පු සහායක*, கடை உதவியாளர், दुकान सहायक, بائعة, موظف مبيعات, *verkaufer, *verkauferin, *verkoper, *verkoopster, *fachverkaufer, *fachverkauferin, pret a porter, conseiller en pret a porter, modeverkauf*
    assistente de loja, auxiliar de loja, asistente de tienda, employe commercial, employee commerciale, banconista, consulente vendite, verkaufsmitarbeit*, kundenberat* verkauf
    sales advisor, sales adviser, retail advisor, retail adviser, store advisor, customer assistant, shop+assistant, in store advisor, sales floor
    promotora, promotor de vendas, promotora de vendas
    deli assistant, delicatessen assistant, personal shopper, promotions staff, brand ambassador
    pescader*, counter sales, sales girl, counter salesgirl
    විකුණුම් සහාය*, අලෙවි සහාය*, සාප්පු සේවක*, සාප්පු සේවිකා*
  sector shop, retail, boutique, showroom, store
    වෙළඳසැල*, கடை*, दुकान*, متجر, புத்தகசாலை, පොත්හල, bookshop, librairie

@cashier sales open
  skills sales-retail office-people-sales trade-event-detail
  close retail
  near store-management
  akin food-service hotel-front-office reception customer-service
  names cashier, till operator, checkout, till, kassier*, kassamedewerk*, caissier*, cajer*, operador de caixa, operadora de caixa, cassier*, صراف محل, امين صندوق, අයකැමි*, මුදල් අයකැමි, காசாளர், कैशियर, रोकड़िया
    hotesse de caisse, caixa, امينة صندوق, खजांची, ticket clerk, ticket seller, ticketing clerk, ticket office, box office, booking clerk, guichetier*, taquiller*, bigliettai*, *kassierer, *kassiererin, hote de caisse, hotesse de caisse principale, encarregado de caixa, frente de caixa
    usher, cinema usher, ticket usher
    كاشير*
  sector caja, kasse

@store-management sales general
  skills sales-retail office-people-sales trade-event-detail
  close retail
  near cashier hotel-management
  akin sales merchandising warehousing
  names store manager, shop manager, supermarket manager, retail manager, co manager, assistant store manager, floor manager, filialleit*, marktleit*, filiaalmanager, directeur de magasin, responsable de magasin, encargado de tienda, encargada de tienda, gerente de loja, responsabile di negozio
    store supervisor, department manager retail, outlet manager, showroom manager, supermarket+manager, store+manager, retail+manager, storeleider, bedrijfsleider winkel, chef de rayon, gerente de tienda, encargad* de supermercado, gerente de supermercado, store leader, area manager retail, branch manager supermarket
    shop supervisor, shop floor supervisor, boutique manager, boutique+manager, retail store manager, shop+manager, assistant branch manager retail, vice responsabile negozio, responsable de tienda, jefe de tienda, subgerente de tienda, *filialleiter, *filialleiterin
    responsabile punto vendita, capo reparto vendite, responsable de rayon, responsable rayon, adjoint chef de magasin, responsable de caisse, jefe de seccion tienda, direttore punto vendita, direttrice punto vendita, capo negozio, direttor* di negozio, responsabile negozio, winkelmanager*, filiaalleid*, marktmanager*, directeur de supermarche, responsable de boutique
    கடை மேலாளர், கடை முகாமையாளர், दुकान प्रबंधक, स्टोर मैनेजर, مدير متجر, مديرة متجر, مدير محل
  sector supermarket, supermarkets, hypermarket, department store, food city, grocers, superstore, supermercado*, supermarche*, supermarkt*
    සුපිරි වෙළඳ*, பல்பொருள் அங்காடி*, சுப்பர் மார்க்கட்*, सुपरमार्केट*, سوبرماركت, هايبرماركت, اسواق

@merchandising sales
  skills sales-retail apparel-textiles office-people-sales trade-event-detail textile-finish-detail
  near apparel-making procurement supply-chain
  names merchandiser, merchandising, apparel merchandiser, fashion buyer, mercaderist*
    buying assistant, garment merchandiser, merchandising manager, merchandise planner, assistant merchandiser, fashion merchandiser, sample coordinator, category analyst, category executive, space planner, range planner
    costing executive

@visual-merchandising sales
  skills sales-retail design office-people-sales trade-event-detail media-stage-print
  near retail interior-design
  akin event-management graphic-design merchandising
  names visual merchandiser, visual merchandising, visual merchandiser*, window dresser, display designer, store display, schauwerbegestalt*, gestalter fur visuelles marketing, etalagist*, etalagiste*, escaparatista, vitrinista, merchandiser visuel, merchandiseur visuel, vetrinista, allestitor*, vetrinist*
    display artist, display assistant

@marketing marketing general
  skills marketing digital-product-detail trade-event-detail
  close public-relations
  near product-management
  akin ux-design film photography sales
  studies marketing, marketing management, advertising
  names digital strategist, estratega digital, estrategista digital, marketing, digital marketing, brand manager, growth, advertising, campaign manager, media planner, werbe*, mercadeo, mercadotecnia, مسوق*, تسويق, අලෙවිකරණ*, சந்தைப்படுத்த*, विपणन
    marketingmedewerk*, marketing executive, marketing officer, assistant marketing, assistante marketing, charge* de marketing, chef de produit marketing, tecnico de marketing, responsabile marketing
    අලෙවි විධායක*, சந்தைப்படுத்தல்*, मार्केटिंग*, تسويق رقمي, مسؤول تسويق, مسؤولة تسويق, اخصائي تسويق, brand executive, brand specialist, trade marketing, market research analyst, market researcher, marketing research, market analyst, cmo, chief marketing officer
    marketingreferent*, marketingleit*, marketingassist*, marketingspezial*, brandmanag*, growth marketing, head of marketing, head of growth, affiliate, crm executive, crm specialist, crm marketing, lifecycle marketing, affiliate manager
    crm manager
    digital marketer, marketer
  sector marketing, brand

@public-relations marketing
  skills marketing media-arts digital-product-detail trade-event-detail media-stage-print
  close marketing
  near journalism writing
  studies communication studies, mass communication, media studies
  names public relations, pr officer, communications officer, corporate communications, press officer, publicist, spokesperson, communication manager, pressesprech*, charge de communication, chargee de communication
    pr manager, pr executive, pr specialist, communications assistant, communications manager, communications executive, communication officer, assistant communication, assistante communication, assistant* de communication, responsable communication, responsable de communication, charge* de communication, unternehmenskommunikation, referent* kommunikation, comunicador*, jefe de prensa, jefa de prensa, analista de comunicacao, assessor* de imprensa, addetto stampa, ufficio stampa, communicatiemedewerk*, communicatieadviseur*
    communications specialist, communications coordinator, attache de presse, relations presse, relations publiques, relaciones publicas, liaison officer, pr consultant, pr, media relations, community relations
  sector communications, public relations

@real-estate sales
  skills facilities-security sales-retail road-sea-land-detail law-public-order office-people-sales trade-event-detail
  near sales facilities
  akin retail travel insurance
  names realtor, estate agent, letting*, leasing consultant, property developer, makelaar*, agent immobilier, corretor de imoveis, corretora de imoveis, agente immobiliare
    makler*, سمسار
    real estate agent, real estate broker, real estate consultant, real estate executive, property consultant, property executive, property agent, property negotiator, sales negotiator, lettings negotiator, letting agent, lettings, leasing agent, immobilienmakler*, immobilienkauf*, negociat* immobilier, asesor* inmobiliari*, agente inmobiliari*, corretor* de imoveis, consulente immobiliare, lettings+negotiator, سمسار عقارات, وسيط عقاري, දේපළ වෙළඳාම්, காணி தரகர்
    දේපළ*, வீட்டுத் தரகர், संपत्ति सलाहकार, مستشار عقاري, مسوق عقاري, property+sales, real+estate+sales
  sector property, realty, immobilien*, immobilier, inmobiliari*, imobiliari*, immobiliare, real estate, estates agency, lettings

@travel hospitality
  skills hospitality food-service hotel-travel-personal guest-service-detail trade-event-detail transport-sea-rail
  close hotel-front-office
  near customer-service cabin-crew tour-guiding
  studies tourism, tourism management, travel and tourism, turismo, tourisme
  names travel consultant, travel agent, tour operator, reservation agent, tour consultant, reisebur*, agent de voyage*, agente de viaje*, agente de viagen*, وكيل سفر, සංචාරක*, பயண*
    travel executive, travel advisor, travel adviser, travel officer, travel designer, tour executive, tour planner, tour operations, tour coordinator, travel manager, ticketing officer, ticketing agent, ticketing executive, reservations executive, reservations officer, reservation executive, reisefachfrau, reisefachmann, touristik*, reisberater, reisadviseur*, conseill* voyage*, agente turistic*
    reiseverkehrskauf*, සංචාරක උපදේශක*, பயண முகவர், ट्रैवल एजेंट, موظف حجوزات, مستشار سفر, reiseberat*, reisekauf*, tourismuskauf*, billetterie, asesor de viajes, consulente viaggi, holiday rep, resort rep, holiday representative, travel rep
  sector travel, tours, travels, viajes, voyages, reisen, viaggi, viagens, tourism
    ticketing, reservations

@tour-guiding hospitality
  skills hospitality food-service hotel-travel-personal guest-service-detail trade-event-detail
  near travel museum
  akin hotel-front-office
  names tour guide, tour leader, tourist guide, guide, reiseleit*, accompagnateur*, guia turistic*, guida turistica, مرشد سياحي, مرشدة سياحية, මගපෙන්වන්නා, வழிகாட்டி, गाइड
    guia, guide touristique, guida, accompagnatric*

@cabin-crew hospitality
  skills automotive-transport hospitality transport-sea-rail road-sea-land-detail food-service hotel-travel-personal guest-service-detail trade-event-detail
  near travel food-service hotel-front-office
  akin fire-rescue security bar-coffee tour-guiding
  names cabin crew, flight attendant, air hostess, purser, air steward*, flugbegleit*, hotesse de l air, comissari* de bordo, assistente di volo, مضيف طيران, مضيفة طيران, ගුවන් සේවිකා*
    azafat*, stewardess*, مضيف, مضيفة, cabin attendant, cabin services, in flight, inflight, tripulante* de cabina, tripulante de cabine, auxiliar de vuelo, pnc

@hotel-front-office hospitality
  skills hospitality food-service hotel-travel-personal guest-service-detail trade-event-detail
  close reception
  near hotel-management housekeeping customer-service food-service cabin-crew
  at reception@hotel-management
  names receptionist+hotel, rezeptionist+hotel, front office, front desk agent, guest relations, guest service*, hotel receptionist, night auditor, concierge, hotelfach*
    portiere notturno, portiere, hotel assistant, hotel clerk, night audit, front office executive, front desk, reservations agent hotel, guest relation officer, receptionniste hotel*, recepcionista de hotel
    හෝටල් පිළිගැනීමේ*, ஹோட்டல் வரவேற்பாள*, होटल रिसेप्शनिस्ट, موظف استقبال فندق
    night receptionist, night porter, hotel reception, night manager, guest relation, guest host, recepcionista noturno, recepcionista nocturno, receptionniste de nuit, nachtportier, nachtrezeptionist*, portiere di notte, nachtreceptionist*
    receptionist d albergo, reception albergo, addett* ricevimento, ricevimento, segretari* di ricevimento

@hotel-management hospitality
  skills hospitality business-management food-service hotel-travel-personal guest-service-detail trade-event-detail office-people-sales
  close hotel-front-office
  near housekeeping food-service general-management
  akin kitchen human-resources travel customer-service
  studies hospitality, hospitality management, hotel management, hotellerie, hotelleria
  names hotel manager, resident manager, hotel general manager, rooms division, resort manager, front office manager, director de hotel, hoteldirekt*, directeur d hotel
    hotel director, general manager hotel, hotel operations manager, director+hotel, guest house manager, villa manager, lodge manager, duty manager hotel, hotelier*, gerente de hotel, gerente hoteler*, gerente hotel, director hotelero, direttore d albergo, direttore albergo, hotelmanager, مدير فندق, හෝටල් කළමනාකරු, ஹோட்டல் மேலாளர், होटल प्रबंधक
    duty manager, resort general manager, operations+hotel, operations+resort, general+resort, general+hotel, duty+hotel, yield, yield analyst, revenue manager, revenue analyst hotel
    assistant manager hotel
  sector hotel, resort, villa, guest house, lodge, hotels, boutique hotel
    හෝටල*, விடுதி*, ஹோட்டல்*, होटल*, فندق*, منتجع*

@housekeeping hospitality open
  skills hospitality facilities-security food-service hotel-travel-personal guest-service-detail trade-event-detail road-sea-land-detail law-public-order
  close cleaning
  near hotel-front-office hotel-management
  akin food-service cabin-crew
  names housekeeper, housekeeping, room attendant, chambermaid, maid, domestic helper, hausdame, hauswirtschaft*, zimmermadchen, femme de chambre, gouvernante, camarera de pisos, gobernanta, camareira, governanta, cameriera ai piani, මෙවල*, गृह व्यवस्था
    valet de chambre, governante, huishoudelijk medewerk*, empleada domestica, diarista, executive housekeeper, assistant executive housekeeper, room boy, public area attendant, housekeeping supervisor, linen keeper, hauswirtschafterin
    butler, housemaid, household helper, domestic worker, domestic cleaner, house boy, ගෘහ පාලිකා, කාමර සේවක*, அறைப் பணியாளர், हाउसकीपिंग*, عاملة تنظيف غرف, مشرفة تدبير, househelp, house help, house helper, kasambahay, household manager
    empleada de hogar, empleado de hogar, empleada del hogar, employee de maison, colf, haushaltshilf*, etagenkraft, etagenservice, raumpfleg*, hausdamenassist*, mucama, mucamo
    empregad* domestic*
    kamermeisje
    ගෘහ පාලිකා*, வீட்டுப்பணியாளர், வீட்டுப் பணியாளர், வீட்டுப்பணிப்பெண், مدبرة منزل

@cleaning service open
  skills facilities-security road-sea-land-detail law-public-order hotel-travel-personal
  close housekeeping
  near facilities
  akin care
  names objektleiter gebaudereinigung, objektleit*, vorarbeiter reinigung, chef d equipe proprete, cleaner, janitor, cleaning, reinigung*, schoonma*, agent d entretien, nettoyeu*, femme de menage, limpiador*, limpieza, faxineir*, addett* alle pulizie, addetta alle pulizie, عامل نظافة, පිරිසිදු*, துப்புரவு*, सफाई*
    පවිත්‍රතා*, சுத்திகரிப்பு*, झाड़ू वाला, عاملة نظافة, عمال نظافة, auxiliar de limpeza, auxiliar de limpieza, auxiliar de servicos gerais, agent de service hospitalier, agent* de service, ash, glasreinig*, laveu* de vitres, limpiacristales, *reiniger, *reinigerin, *reinigungskraft, *schoonmaker
    agent de proprete, proprete, agent technique de surface, agente de limpieza, cleaning operative, poetshulp, interieurverzorg*, huishoudelijke hulp, putzhilfe, putzfrau, unterhaltsreinig*, raumpflegerin
    toilet attendant, toilet cleaner, washroom attendant, restroom attendant, lavatory attendant, klofrau, toiletjuffrouw, dame pipi, office cleaner, carpet cleaner, wc reinig*, limpeza

@facilities service
  skills facilities-security road-sea-land-detail law-public-order building-crafts
  close maintenance
  near cleaning electrician real-estate
  names facility manager, facilities manager, caretaker, building manager, hausmeister*, concierge d immeuble, conserje, porteiro, custode
    facilities executive, facilities officer, facilities coordinator, facility executive, bms engineer, bms technician, building services engineer, hard services, soft services
    pool technician, building services, property caretaker, building technician, building superintendent, building maintenance, gebaudetechnik*, haustechnik*, facility technician, *hausmeister
    gardien* d immeuble
    hostel warden, zelador*, portinai*, homme toutes mains, homme a tout faire, handyman, factotum, todero, servicios generales, odd job man, odd jobs, collaborator* scolastic*, bidello, bidella, personale ata, schoolconcierge*, concierge school, gardien d immeuble, gardienne d immeuble, portinaio, klusjesman*, hausmeisterhelf*, manutencionista
    bms operator, building operator

@food-service hospitality open
  skills hospitality food-service hotel-travel-personal guest-service-detail trade-event-detail
  close bar-coffee
  near kitchen hotel-front-office cabin-crew hotel-management retail
  names waiter, waitress, waiting staff, server, f b, food and beverage, restaurant manager, restaurant supervisor, banquet, room service, steward, host, hostess, sommelier, captain waiter, maitre d hotel
    kellner*, restaurantfach*, servicekraft, ober, serveerster, serveu*, chef de rang, chef de sala, camarer*, meser*, mozo, jefe de sala, jefa de sala, garcom*, garconete, empregad* de mesa, empregado de mesa, empregada de mesa, camerier*, نادل*, වේටර්*, ආපනශාලා*, பரிசாரக*, वेटर, बैरा
    sommelier*, sumiller, maitre, kelner*, gastheer, gastvrouw, copeir*, anfitrion*, capo sala, f b supervisor, f b assistant, restaurant captain, food service, banquet server, food+beverage, runner, busser, වේටර්වර*, உணவு பரிமாறுபவர், वेटरेस, نادلة, مشرف مطعم
    medewerker bediening, bediening, horecamedewerk*, banquet captain, front of house, addetto mensa, addetta mensa, mensa, cantinier*, servicemitarbeit*, bedienung, barpersonal, sala bar
    பரிமாறுபவ*
    crew member, drive thru crew, drive thru, fast food crew, restaurant crew, banquet manager, banquets, pantry staff, pantry attendant
  sector restaurant, catering, steakhouse, trattoria
    රෙස්ටුරන්ට්*, ආපනශාලාව, உணவகம்*, रेस्टोरेंट, مطعم, ristorante, restaurante, gaststatte

@bar-coffee hospitality open
  skills hospitality food-service hotel-travel-personal guest-service-detail trade-event-detail
  close food-service
  near cashier
  akin hotel-front-office kitchen
  names bartender, barman, barmaid, mixologist, barkeeper*
    barlady, barmedewerker*, cafe assistant, cafe manager, cafe staff, cafe attendant, juice bar, camarero de barra, bartend*
    bar supervisor, bar manager, bar staff, bar tender, bar assistant, bar back, barback, glassie, bar attendant, head bartender, බාර්*, juice maker
  sector cafe, coffee, bar, bistro, pub, espresso, roasters

@barista hospitality open
  skills hospitality food-service hotel-travel-personal guest-service-detail trade-event-detail
  kind bar-coffee
  names barista, head barista, cafe+barista, coffee shop, caffetteria, cafetier*, kaffee*, atendente de cafeteria, باريستا, பாரிஸ்டா, बरिस्ता, معد قهوة

@kitchen hospitality
  skills hospitality food-service hotel-travel-personal guest-service-detail trade-event-detail
  close bakery
  near food-service
  akin food-production
  names chef, chefe de cozinha, cook, commis, sous chef, chef de partie, garde manger, demi chef, caterer, head chef, executive chef
    koch, kochin, kuchenchef*, beikoch, kok, souschef, keuken*, cuisini*, chef de cuisine, commis de cuisine, cociner*, jefe de cocina, jefa de cocina, cozinheir*, cuoco, cuoca, aiuto cuoco, pizzaiol*
    طباخ*, طاهي*, شيف, කෝකියා*, සූපවේදී*, අරක්කැමි*, சமையல*, சமையற்*, रसोइया, शेफ, बावर्ची, kuchenleitung, second de cuisine, traiteur, subchefe, capo cuoco, طاه
    kitchen staff, kitchen manager, kitchen supervisor, line cook, prep cook, kitchen team, canteen cook, මුළුතැන්ගෙයි*, சமையல்காரர், சமையல் உதவியாள*, हलवाई, मुख्य रसोइया, مساعد طباخ, رئيس طهاة
    සූපවේදි*, கோகி, சமையலறை*
    aide cuisinier, canteen manager, canteen supervisor, maestro pizzero, pizzer*, school cook, meal preparation
    *koch, *kochin, *hulpkok, kitchen artist, koksmaat
    chapeiro, pizza maker, shawarma*, grill man, tandoor*, kebab*, sandwich maker, sushi*, roti maker
  sector kitchen, cuisine, cucina, cocina

@bakery hospitality
  skills hospitality food-service hotel-travel-personal guest-service-detail trade-event-detail
  close kitchen
  near food-production
  akin food-service bar-coffee
  names baker, pastry, pastry chef, confectioner, patissier*, backer*, konditor*, bakker*, boulang*, panader*, pasteler*, padeir*, confeiteir*, panettier*, pasticc*, خباز, حلواني, බේකරි*, பேக்கர்
    chocolatier*, fornaio, pasteleir*, පේස්ට්‍රි*, பேக்கரி*, बेकर, صانع حلويات, صانعة حلويات, pastry cook, pastry+cook, cake decorator, cake maker, backwaren*, konditorei*, *backer, *backerin, *konditor, *bakker
    bakery assistant
    பேக்கரி தொழிலாளி

@beauty service
  skills beauty-sports hotel-travel-personal
  akin sports therapy
  names beautician, beauty therapist, cosmetologist, nail technician, make up artist, makeup artist, esthetician, tattoo artist
    kosmetiker*, schoonheidsspecialist*, estheticien*, esteticista, estetist*, خبيرة تجميل, රූපලාවන්‍ය*, அழகுக்கலை*, ब्यूटीशियन, manicure, maquillador*
    beauty consultant, beauty advisor, beauty+therapist, spa manager, salon manager, beautician*, waxing specialist, kosmetik*, estetic*, tattooist, nail artist, make up, රූපලාවණ්‍ය*, அழகுக்கலை நிபுண*, ब्यूटी पार्लर*, خبيرة تجميل نسائي, اخصائية بشرة, lash, lash technician, brow artist, threading
  sector spa, salon, beauty

@sports service
  skills beauty-sports hotel-travel-personal teaching-culture
  akin therapy teaching beauty
  at training@sports
  names personal trainer, gym instructor, coach, sports coach, athlete, referee, footballer, cricketer, yoga teacher, swimming instructor, fitnesstrain*, entraineu*, entrenador*, treinador*, allenatore, உடற்பயிற்சி*
    fitness trainer, fitness instructor, fitness coach, fitness manager, gym trainer, leisure centre manager, leisure manager, umpire, sports coordinator, yoga instructor, yoga+teacher, monitor* de gimnasio, monitor* deportiv*, animateur sportif, fitness+coach, pilates, martial arts, gymnast*
    swimming coach, ski instructor, maitre nageur*, schwimmlehr*, skilehr*, sportlehr*, tennislehr*
    preparateur physique, preparador fisico, preparatore atletico, sporttrainer*, fitnesscoach*, educatrice sportiva, educateur sportif, monitor de tiempo libre
    swimming teacher, swim teacher
    outdoor activity leader, outdoor instructor, activity instructor, surf instructor, riding instructor
    zumba instructor, zumba, jockey, jinete, fantino, footballeur*, futbolista, calciator*, deportista, aerobics, aerobics instructor, dance fitness, ski patrol, spinning instructor, athletics, sportler*, sportif*, atleta
  sector gym, fitness centre, fitness center, sports club
    sports, fitness

@security service
  skills facilities-security road-sea-land-detail law-public-order
  near fire-rescue military
  akin store-management hotel-front-office facilities
  names security guard, security officer, security supervisor, guard, watchman, bouncer, bodyguard, private investigator, cctv operator, loss prevention, sicherheitsmitarbeit*, wachmann, wachschutz, beveilig*, agent de securite, vigile, gardien*, vigilante*, guardia de seguridad, guarda, vigia, seguranca, guardia giurata, حارس*, رجل امن, ආරක්ෂක*, මුරකරු, காவலர், பாதுகாப்பு*, பாதுகாவலர், सुरक्षा*, गार्ड, चौकीदार
    guardia, surveillant*, vigilant*, पहरेदार, security manager, shift security, security shift, security+supervisor, security+manager, chief security officer, security executive, security team leader, close protection, security man, lady security officer, security operative, security staff
    gate keeper, gatekeeper, parking attendant, door supervisor, ආරක්ෂක නිලධාරි*, பாதுகாப்புக் காவலர், सुरक्षाकर्मी, مشرف امن, store detective, retail loss prevention, ladendetektiv*, agent de surete, surete aeroportuaire, agent de prevention et de securite, aps
    agent de maitrise securite, maitrise securite, chef de poste securite, oic security, security oic, fachkraft fur schutz und sicherheit, schutz und sicherheit, objektschutz, werkschutz, sicherheitsdienst*, ronda, rondier*, agent cynophile, traffic warden, civil enforcement
    controlador* de acceso*, control de accesos, boa, handhaver*, toezichthoud*, buttafuori, portier de discotheque, doorsupervisor, videur, turstehe*, screener, baggage screener, security screener
    காவலாளி
  sector security, guards, guarding

@military public
  skills law-public-order facilities-security
  near security police
  names soldier, corporal, sergeant, lieutenant, soldat*, militar*, soldado, සොල්දාදු*, சிப்பாய், सैनिक
    sergent, sergento, sargento, militair, जवान, सिपाही, हवलदार, ضابط, ضابطة, رقيب, جندي, army officer, navy officer, army captain, lance corporal, air force technician, combat engineer, airman, warrant officer, national service, infantry*, reservist, naval officer
    යුද හමුදා*, සෙබළා
  sector army, navy, air force, armed forces, battalion, brigade

@police public
  skills law-public-order facilities-security
  near security military
  akin legal
  names constable, detective, crime scene, policeman, policewoman, polizist*, policier*, policia*, poliziott*, politieagent, شرطي, පොලිස්*, பொலிஸ்*, पुलिस
    gendarme*, carabinier*, guardia civil, agent de police, police officer, police constable, police sergeant, police inspector, police+officer, sub inspector, kriminalpoliz*, polizei*, उप निरीक्षक, आरक्षी, सिपाही, हवलदार, थानेदार, निरीक्षक पुलिस, ضابط شرطة, politieman, politievrouw
    gardien* de la paix, policia* militar*, policial militar, policial civil, policial, agente de policia, head constable, station house officer, adjoint de securite, wijkagent*
  sector police
`;
