/** See `../README.md` for the format. */
export const SERVICE = `
@sales sales
  skills sales-retail
  close retail
  near marketing customer-service insurance real-estate procurement general-management
  names sales, sales executive, sales representative, sales engineer, account manager, account executive, business development, key account, territory manager, medical representative, telemarketer, salesman, saleswoman, salesperson, commercial manager, sales manager
    vertrieb*, aussendienst*, vertreter*, handelsvertret*, verkoper, vertegenwoordig*, accountmanager, commerciale, attache commercial, technico commercial, representant*, ejecutivo de venta*, ejecutiva de venta*, ventas, comercial, vendas, rappresentant*, agente di commercio
    مندوب مبيعات, مندوبة مبيعات, مبيعات, විකුණුම්*, අලෙවි*, விற்பனை*, सेल्स*, विक्रय*
    televendeu*, industriekauf*, venditor*, मार्केटिंग प्रतिनिधि, ممثل مبيعات, வணிகர்

@retail sales
  skills sales-retail
  close sales cashier store-management
  near customer-service merchandising pharmacy warehousing food-service
  names shop assistant, sales assistant, sales associate, retail, shop, shopkeeper, salesgirl, store assistant, floor assistant, stylist retail, fashion advisor, retail assistant, shop manager, street vendor, product demonstrator, promoter, petrol station, auctioneer, fishmonger
    verkauf*, verkaufsberat*, detailhandel*, einzelhandel*, winkel*, verkoopmedewerk*, vendeu*, conseiller de vente, conseillere de vente, dependient*, vendedor*, asesor de ventas, asesora de ventas, balconist*, lojista, commess*, addett* vendite, addetto alle vendite, addetta alle vendite, بائع*, වෙළඳ*, விற்பனை உதவி*, विक्रेता, दुकानदार, सेल्समैन
    verkoopster, libraire, poissonnier*, reponedor*, comerciante, repositor*, promotor* de venta*, වෙළෙන්දා

@cashier sales
  skills sales-retail
  close retail
  near customer-service banking food-service store-management
  names cashier, till operator, checkout, till, kassier*, kassamedewerk*, caissier*, cajer*, operador de caixa, operadora de caixa, cassier*, صراف محل, امين صندوق, අයකැමි*, මුදල් අයකැමි, காசாளர், कैशियर, रोकड़िया
    hotesse de caisse, caixa, امينة صندوق, खजांची

@store-management sales general
  skills sales-retail
  close retail
  near sales warehousing hotel-management merchandising cashier
  names store manager, shop manager, supermarket manager, supermarket, retail manager, assistant store manager, floor manager, filialleit*, marktleit*, filiaalmanager, directeur de magasin, responsable de magasin, encargado de tienda, encargada de tienda, gerente de loja, responsabile di negozio

@merchandising sales
  skills sales-retail apparel-textiles
  near apparel-making procurement supply-chain store-management production retail
  names merchandiser, merchandising, apparel merchandiser, fashion buyer, visual merchandiser, mercaderist*

@marketing marketing
  skills marketing
  close public-relations
  near sales writing graphic-design product-management photography ux-design
  names marketing, digital marketing, seo, social media, brand manager, content manager, growth, community manager, advertising, campaign manager, e commerce, media planner, sem, ppc, werbe*, mercadeo, mercadotecnia, مسوق*, تسويق, අලෙවිකරණ*, சந்தைப்படுத்த*, विपणन

@public-relations marketing
  skills marketing media-arts
  close marketing
  near journalism writing
  names public relations, pr officer, communications officer, corporate communications, press officer, publicist, spokesperson, communication manager, pressesprech*, charge de communication, chargee de communication

@real-estate sales
  skills facilities-security sales-retail
  near sales insurance facilities
  names real estate, realtor, estate agent, property manager, letting*, leasing consultant, property, property developer, immobilien*, makelaar*, agent immobilier, inmobiliari*, corretor de imoveis, corretora de imoveis, agente immobiliare
    makler*, سمسار

@travel hospitality
  skills hospitality
  near hotel-front-office customer-service cabin-crew tour-guiding
  names travel, travel consultant, travel agent, ticketing, tour operator, reservations, reservation agent, tour consultant, reisebur*, agent de voyage*, agente de viaje*, agente de viagen*, وكيل سفر, සංචාරක*, பயண*

@tour-guiding hospitality
  skills hospitality
  near travel museum hotel-front-office
  names tour guide, tour leader, tourist guide, guide, reiseleit*, accompagnateur*, guia turistic*, guida turistica, مرشد سياحي, مرشدة سياحية, මගපෙන්වන්නා, வழிகாட்டி, गाइड
    guia, guide touristique, guida, accompagnatric*

@cabin-crew hospitality
  skills automotive-transport hospitality
  near travel food-service hotel-front-office customer-service
  names cabin crew, flight attendant, air hostess, purser, air steward*, flugbegleit*, hotesse de l air, comissari* de bordo, assistente di volo, مضيف طيران, مضيفة طيران, ගුවන් සේවිකා*
    azafat*, stewardess*, مضيف, مضيفة

@hotel-front-office hospitality
  skills hospitality
  close reception
  near hotel-management housekeeping travel customer-service food-service cabin-crew
  names front office, front desk agent, guest relations, guest service*, hotel receptionist, night auditor, concierge, bellboy, bell boy, doorman, porter, hotelfach*, hotel
    valet, voiturier*, bagagiste*, botones, portiere notturno, portiere, facchin*

@hotel-management hospitality
  skills hospitality business-management
  close hotel-front-office
  near housekeeping food-service kitchen general-management store-management
  names hotel manager, resident manager, hotel general manager, rooms division, resort manager, front office manager, director de hotel, hoteldirekt*, directeur d hotel

@housekeeping hospitality
  skills hospitality facilities-security
  close cleaning
  near hotel-front-office hotel-management care food-service
  names housekeeper, housekeeping, room attendant, chambermaid, laundry, maid, domestic helper, hausdame, hauswirtschaft*, zimmermadchen, femme de chambre, gouvernante, camarera de pisos, gobernanta, camareira, governanta, cameriera ai piani, මෙවල*, गृह व्यवस्था
    valet de chambre, governante, huishoudelijk medewerk*, empleada domestica, diarista

@cleaning service
  skills facilities-security
  close housekeeping
  near facilities
  names cleaner, janitor, cleaning, window cleaner, pest control, street sweeper, garbage collector, refuse collector, waste collector, reinigung*, schoonma*, agent d entretien, nettoyeu*, femme de menage, limpiador*, limpieza, faxineir*, zelador*, addett* alle pulizie, addetta alle pulizie, عامل نظافة, පිරිසිදු*, துப்புரவு*, सफाई*

@facilities service
  skills facilities-security
  near cleaning security electrician maintenance real-estate
  names facility manager, facilities manager, caretaker, building manager, hausmeister*, concierge d immeuble, conserje, porteiro, custode

@food-service hospitality
  skills hospitality
  close bar-coffee
  near kitchen hotel-front-office housekeeping cabin-crew retail hotel-management
  names waiter, waitress, waiting staff, server, f b, food and beverage, restaurant manager, restaurant supervisor, banquet, room service, steward, host, hostess, sommelier, captain waiter, maitre d hotel
    kellner*, restaurantfach*, servicekraft, ober, serveerster, serveu*, chef de rang, chef de sala, camarer*, meser*, mozo, jefe de sala, jefa de sala, garcom*, garconete, empregad* de mesa, empregado de mesa, empregada de mesa, camerier*, نادل*, වේටර්*, ආපනශාලා*, பரிசாரக*, वेटर, बैरा
    sommelier*, sumiller, maitre, kelner*, gastheer, gastvrouw, copeir*, anfitrion*, capo sala

@bar-coffee hospitality
  skills hospitality
  close food-service
  near kitchen retail cashier
  names barista, head barista, bartender, barman, barmaid, bar, mixologist, barkeeper*, caffetteria, باريستا
    barlady, barmedewerker*

@kitchen hospitality
  skills hospitality
  close bakery
  near food-service hotel-management food-production bar-coffee
  names chef, cook, commis, sous chef, chef de partie, kitchen, kitchen hand, kitchen porter, kitchen assistant, kitchen helper, demi chef, caterer, head chef, executive chef
    koch, kochin, kuchenchef*, kuchenhilf*, beikoch, kok, souschef, keuken*, cuisini*, chef de cuisine, commis de cuisine, cociner*, jefe de cocina, jefa de cocina, ayudante de cocina, pinche, cozinheir*, cuoco, cuoca, aiuto cuoco, pizzaiol*
    طباخ*, طاهي*, شيف, කෝකියා*, සූපවේදී*, අරක්කැමි*, சமையல*, சமையற்*, रसोइया, शेफ, बावर्ची
    kuchenleitung, second de cuisine, plongeu*, lavaplatos, lavapiatti, traiteur, subchefe, afwasser, capo cuoco, طاه

@bakery hospitality
  skills hospitality
  close kitchen
  near food-production
  names baker, pastry, pastry chef, confectioner, patissier*, backer*, konditor*, bakker*, boulang*, panader*, pasteler*, padeir*, confeiteir*, panettier*, pasticc*, خباز, حلواني, බේකරි*, பேக்கர்
    chocolatier*, fornaio, pasteleir*

@beauty service
  skills beauty-sports
  near therapy retail sports
  names beautician, beauty, beauty therapist, hairdresser, hair stylist, barber, cosmetologist, nail technician, make up artist, makeup artist, esthetician, spa therapist, massage therapist, tattoo artist, salon
    friseur*, kosmetiker*, kapper, kapster, schoonheidsspecialist*, coiffeu*, estheticien*, peluquer*, esteticista, barber*, cabeleireir*, parrucchier*, estetist*, حلاق, خبيرة تجميل, රූපලාවන්‍ය*, කොණ්ඩා*, அழகுக்கலை*, சிகையலங்கார*, ब्यूटीशियन, नाई
    manicure, maquillador*, barbeir*, barbier*, estilista, مصفف شعر, مصففة شعر

@sports service
  skills beauty-sports
  near therapy teaching beauty
  names fitness, personal trainer, gym instructor, coach, sports coach, athlete, referee, footballer, cricketer, yoga teacher, swimming instructor, fitnesstrain*, entraineu*, entrenador*, treinador*, allenatore, உடற்பயிற்சி*

@security service
  skills facilities-security
  near fire-rescue facilities military
  names security, security guard, security officer, security supervisor, guard, watchman, bouncer, bodyguard, private investigator, cctv operator, loss prevention, sicherheitsmitarbeit*, wachmann, wachschutz, beveilig*, agent de securite, vigile, gardien*, vigilante*, guardia de seguridad, guarda, vigia, seguranca, guardia giurata, حارس*, رجل امن, ආරක්ෂක*, මුරකරු, காவலர், பாதுகாப்பு*, பாதுகாவலர், सुरक्षा*, गार्ड, चौकीदार
    guardia, surveillant*, vigilant*, पहरेदार

@military public
  near security police
  names soldier, corporal, sergeant, lieutenant, national guard, army, navy, air force, soldat*, militar*, soldado, සොල්දාදු*, சிப்பாய், सैनिक
    sergent, sergento, sargento, militair, जवान, सिपाही, हवलदार, ضابط, ضابطة, رقيب, جندي

@police public
  near security military legal
  names police, constable, detective, crime scene, prison officer, policeman, policewoman, polizist*, policier*, policia*, poliziott*, politieagent, شرطي, පොලිස්*, பொலிஸ்*, पुलिस
    gendarme*, carabinier*, guardia civil, agent de police
`;
