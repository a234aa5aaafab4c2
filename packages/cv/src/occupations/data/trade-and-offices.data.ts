/** Trade, offices, guests and studios: occupations that a wider one stands beside. See `../README.md` for the format. */
export const TRADE_AND_OFFICES = `
@medical-sales sales
  skills sales-retail office-people-sales trade-event-detail medicine-lab
  kind sales
  close account-management
  near pharmacy insurance
  at sales@medical-sales account-management@medical-sales
  names medical representative, medical rep, pharmaceutical representative, pharmaceutical sales, pharma sales, medical sales, medical delegate, pharma+representative, pharma+executive, pharma+sales, pharma+territory, medical+sales, area sales manager pharma, pharmareferent*, pharmaberat*, delegue* medical*, visiteu* medical*, visitador* medic*, representante farmaceutic*, propagandista, informator* scientific*, informatore medico, artsenbezoeker, مندوب طبي, مندوبة طبية, دعاية طبية, වෛද්‍ය නියෝජිත*, மருத்துவப் பிரதிநிதி, मेडिकल प्रतिनिधि, चिकित्सा प्रतिनिधि
    pharmazeutisch* referent*, مندوب مبيعات طبي, مندوبة مبيعات طبية, مبيعات طبية
  sector pharma, pharmaceutical*, farma

@technical-sales sales
  skills sales-retail office-people-sales trade-event-detail enterprise-software
  kind sales
  near business-analysis software mechanical-engineering
  names sales engineer, presales, pre sales, presales consultant, solution consultant, solutions consultant, technical sales, it sales, software sales, vertriebsingenieur*, technico commercial*, ingenieur commercial, ingeniero de ventas, ingeniera de ventas, engenheiro de vendas, tecnico comercial, tecnico commerciale, technisch verkoper
    solutions engineer

@account-management sales
  skills sales-retail office-people-sales trade-event-detail enterprise-software
  kind sales
  close customer-success
  akin marketing customer-service merchandising
  names responsable des ventes, responsable commercial, responsabile commerciale, account manager, key account manager, key account, corporate sales, b2b sales, account executive, account director, business development, business development manager, sales manager, area sales manager, regional sales manager, head of sales, sales director, commercial manager, territory manager, key account*, grosskunden*, vertriebsleit*, responsable commercial*, directeur commercial, directrice commerciale, responsable grands comptes, ejecutiv* de cuentas, jefe de ventas, jefa de ventas, director comercial, directora comercial, gerente de contas, gerente comercial, gerente de vendas, responsabile vendite, direttore vendite, accountmanager, verkoopleider, مدير مبيعات, مديرة مبيعات, විකුණුම් කළමනාකරු, விற்பனை மேலாளர், विक्रय प्रबंधक
    bdm

@customer-success service
  skills sales-retail office-people-sales enterprise-software
  close customer-service
  near account-management it-support product-management
  names customer success, client services, client service, client relations, client manager, customer experience, customer relationship

@store-hands sales open
  skills sales-retail logistics-warehouse office-people-sales
  close cashier warehousing
  akin food-service
  names shelf stacker, shelf filler, shelf stocker, night stocker, stocker, merchandise replenish*, replenishment, store hand, regalauffull*, warenverraum*, vakkenvuller*, employe libre service, employe de libre service, mise en rayon, reponedor*, repositor*, abastecedor de gondola*, scaffalist*
    stock assistant, stock replenisher

@street-and-market-trade sales open
  skills sales-retail food-service
  kind retail
  near kitchen cashier
  names street vendor, market trader, stall holder, hawker, street food vendor, marktverkauf*, marchand* ambulant*, vendedor* ambulante*, feirante, ambulante, marktkoopman, පදික වෙළෙන්දා, நடைபாதை வியாபாரி, रेहड़ी वाला
    street food seller, lottery seller, newspaper vendor, food cart, food cart vendor, market stall*, vendor street, kiosk*, fruit seller, vegetable vendor, shoe shiner, camelo, camelot*

@fuel-station sales open
  skills sales-retail office-people-sales
  kind retail
  close cashier
  names petrol station, gas station, fuel station, service station attendant, pump attendant, forecourt, tankstellen*, tankwart*, pompiste*, gasolinera, playero, frentista, benzinai*, pompbediende*

@fashion-modelling arts
  skills media-arts media-stage-print beauty-sports
  near performing-arts fashion
  akin photography
  names fashion model, runway model, catwalk model, catalogue model, catalog model, commercial model, fit model, fitting model, freelance model, promotional model, print model, hand model, plus size model, photographic model, photo model, fotomodell*, mannequin, modelo de pasarela, modella, fotomodel

@gaming-tables service
  skills hotel-travel-personal hospitality
  near cashier food-service customer-service
  names croupier, casino dealer, casino, bookmaker, betting clerk, gaming dealer, crupier*, kroepier

@survey-interviewing office open
  skills data-analytics office-people-sales
  near data-entry statistics customer-service monitoring-evaluation research
  names enumerator, survey interviewer, interviewer, field interviewer, census, data collector, enqueteu*, enquetric*, encuestador*, entrevistador*, recenseador*, intervistat*, meinungsforsch*, enqueteur*
    mystery shopper, field researcher

@filing-and-mail office open
  skills administration office-people-sales
  close administration
  near data-entry delivery-service library
  names filing clerk, records clerk, record keeper, mail room, mailroom, messenger, office boy, peon office, registry clerk, coursier de bureau, postkamer, කාර්යාල සහායක*, அலுவலக உதவியாளர், कार्यालय सहायक, चपरासी
    tea boy, pantry boy, office helper, postbearbeit*, post room, postroom, postal sorting, mail sorter, mail sorting, sorting clerk, poststelle*, briefsortier*, postsorteer*, office attendant, office messenger, mandadero, ordenanza, contínuo, boy de escritorio
    registry assistant, registry officer

@medical-secretarial office
  skills administration office-people-sales medicine-lab
  kind secretarial
  close medical-records reception administration
  near hotel-front-office
  akin nursing
  names arzthelf*, medizinisch* fachangestellt*, mfa, medical secretary, medical receptionist, medical+secretary, medical+receptionist, arztsekretar*, secretaire medical*, secretaria medica, secretari* medic*, segretari* medic*, medisch secretar*, doktersassistent*
    gp receptionist, doctor s receptionist, surgery receptionist, practice receptionist


@border-and-tax-offices public
  skills law-public-order tax-payroll-detail administration
  close public-service
  near police tax
  names immigration officer, border guard, border force, tax officer, tax inspector, revenue officer, licensing officer, social benefits officer, passport officer, zollbeamt*, finanzbeamt*, steuerinspekt*, douanier*, inspecteur des impots, agent des douanes, inspector de hacienda, agente de aduana*, auditor fiscal da receita, doganier*, douane*, ضابط جمارك, موظف جمارك, රේගු*, ආදායම් නිලධාරි*, சுங்க*, வருமானவரி*, सीमा शुल्क*, आयकर*
    customs officer, customs inspector, toll collector, customs assistant, finanziere, guardia di finanza, guardia costiera, custom officer, excise

@prison-service public
  skills law-public-order facilities-security
  close police security
  near social-work
  names prison officer, prison guard, correctional officer, corrections officer, jailer, justizvollzug*, surveillant* penitentiaire, funcionari* de prisiones, agente penitenciari*, agent* penitenziar*, gevangenisbewaarder, penitentiair*, බන්ධනාගාර*, சிறை*, जेल*
    prison warder, warder, jail superintendent, prison superintendent, detention officer, detention, polizia penitenziaria, agente di polizia penitenziaria, gevangenbewaar*, gevangenis*, piw, policia penal, agente penal

@interior-design design
  skills design media-stage-print construction-civil building-crafts
  close architecture
  near graphic-design industrial-design carpentry
  names interior designer, interior architect, interior decorator, interior design, interiors, innenarchitekt*, raumgestalt*, decorateur d interieur, architecte d interieur, decoratrice d interieur, disenador* de interiores, interiorist*, decorador* de interiores, designer de interiores, arredator*, interior design*, interieur*, مصمم ديكور, مصممة ديكور, مهندس ديكور, මැදිරි නිර්මාණ*, உள்ளக வடிவமைப்பாளர், इंटीरियर डिजाइनर
    spatial designer, home stager, kitchen designer

@planning-and-landscape construction
  skills construction-civil design bench-survey-detail
  close architecture
  near civil-engineering surveying environment public-service gardening
  names urban planner, town planner, landscape architect, landscape designer, city planner, regional planner, traffic planner, stadtplan*, raumplan*, landschaftsarchitekt*, urbanist*, paysagiste concepteur, planificador* urban*, arquitecto paisajista, planejador* urban*, pianificator* urban*, stedenbouwkundig*, landschapsarchitect*
    garden designer, garden design, landscape planner, paisajista, paesaggista, planning enforcement, planning officer council, planning assistant, development control

@hairdressing service
  skills beauty-sports hotel-travel-personal
  close beauty
  akin retail
  names hairdresser, hair stylist, hairstylist, barber, colourist, hair, friseur*, kapper*, kapster, coiffeu*, barbier*, barbeir*, barber*, peluquer*, estilista, cabeleireir*, parrucchier*, حلاق*, مصفف شعر, مصففة شعر, කොණ්ඩා*, සිකිරුවන්*, சிகையலங்கார*, முடிதிருத்து*, नाई, हेयर स्टाइलिस्ट
    *friseur, *friseurin, *kapper, *kapster
    சிகை அலங்கார*, சிகை அலங்கரிப்பாளர்

@legal-judiciary law
  skills legal law-public-order
  close legal
  near legal-support
  names judge, magistrate, prosecutor, state attorney, public prosecutor, arbitrator, richter, richterin, staatsanwalt*, magistrat, juge, procureur*, juez, jueza, fiscal de distrito, juiz, juiza, promotor de justica, giudice, pubblico ministero, rechter, officier van justitie, قاض, වින්සිකරු, විනිසුරු*, நீதிபதி, न्यायाधीश

@online-selling marketing
  skills marketing sales-retail digital-product-detail
  close marketing
  near retail store-management customer-service
  names e commerce manager, ecommerce manager, e commerce specialist, ecommerce specialist, online shop manager, marketplace specialist, ecommerce executive, e commerce executive
    amazon listing, amazon+specialist, listing specialist, marketplace manager, amazon seller, shopify, marketplace executive, marketplace, ecommerce assistant, ecommerce coordinator
  sector e commerce, ecommerce, online shop

@content-and-social marketing
  skills marketing media-arts digital-product-detail media-stage-print
  kind marketing
  close writing public-relations
  near graphic-design film
  akin photography
  names social media manager, social media, content creator, content manager, community manager, content strategist, influencer, content specialist, social media manager*, gestionnaire de communaute, redes sociales, midias sociais, analista de midias, gestor de redes
    communication digitale, charge* de communication digitale, digital communications, digital content, content moderator, content editor, blog manager, web content, content executive, digital content creator

@search-and-ads marketing
  skills marketing digital-product-detail data-analytics
  kind marketing
  close content-and-social
  near writing
  akin data-analysis
  names seo, sem, ppc, seo specialist, paid media, paid social, paid search, paid advertising, performance marketing, media buyer, search engine optimi*, adwords, trafficker digital, referenceu*, charge* de referencement, suchmaschinen*, gestor de trafego, zoekmachine*
    performance marketer, link builder, link building, link+building, outreach specialist, seo+specialist, seo+executive, seo+analyst, seo manager
`;
