/** See `../README.md` for the format. */
export const BUSINESS = `
@accounting finance
  skills finance-accounting finance-risk tax-payroll-detail
  close audit payroll
  near financial-analysis tax
  akin banking
  studies accounting, accountancy, commerce, b com, bcom, m com, finance and accounting, contabilidad, contabilidade, ciencias contabeis, comptabilite, ragioneria, rechnungswesen, bedrijfseconomie, aat, acca, cima, محاسبة, ගණකාධිකරණ*, கணக்கியல், கணக்கீடு, वाणिज्य
  names sachbearbeiter buchhaltung, sachbearbeiterin buchhaltung, sachbearbeitung buchhaltung, buchhaltung*, finanzbuchhaltung*, debitorenbuchhaltung*, kreditorenbuchhaltung*, accountant, accounting, accounts, bookkeeper, book keeper, accounts executive, accounts clerk, accounts assistant, finance officer, finance assistant, accounts payable, accounts receivable, chief accountant, chef comptable, cheffe comptable, financial controller, finance manager, finance director, cfo
    buchhalt*, bilanzbuchhalt*, finanzbuchhalt*, boekhoud*, comptable*, expert comptable, aide comptable, contable*, contador*, jefe de contabilidad, contabilist*, tecnico oficial de contas, contabile, ragionier*, commercialist*
    محاسب*, ගණකාධිකාර*, ගිණුම්*, கணக்கு*, கணக்காள*, கணக்கர், लेखाकार, लेखा*, मुनीम
    head of finance, finance executive, finance controller, finance associate, accounts supervisor, accounts officer, finance clerk, analista contabil, assistente contabil, assistente financeiro, auxiliar contable, assistant comptable
    ගිණුම් සහකාර*, கணக்குப் பதிவாள*, एकाउंटेंट, अकाउंटेंट, محاسب عام, امين حسابات, مساعد محاسب, finance business partner, finance lead, financieel medewerk*, finanzsachbearbeit*, මූල්‍ය කළමනාකරු, நிதி முகாமையாளர், நிதி மேலாளர், वित्त प्रबंधक, مدير مالي
    ap ar, ap specialist, ap clerk, ar specialist, gl accountant
    kreditorenbuchhalt*, debitorenbuchhalt*, billing clerk, billing officer, billing specialist, invoicing clerk, invoice clerk, cost accountant, gastos, responsable administratif et financier, responsable comptable, cuentas por pagar, cuentas por cobrar, contas a pagar, contas a receber
    *buchhalter, *buchhalterin, *boekhouder, *boekhoudster, financieel administratief, administratief financieel, administration finance officer, purchase ledger, sales ledger, bought ledger, general ledger, ledger clerk
    bursar
  sector finance, accounts, accounting, finanzen, finances, finanzas, financas, finanza, buchhaltung, comptabilite, contabilidad, contabilidade, contabilita

@audit finance
  skills finance-accounting finance-risk tax-payroll-detail banking-insurance
  close accounting
  near tax financial-analysis compliance
  akin banking
  names audit, auditor, internal auditor, articled clerk, wirtschaftspruf*, auditeu*, auditric*, revisor*, مدقق*, مراجع حسابات, විගණ*, கணக்காய்வ*
    auditora, مراجع, مراجعة, විගණන සහකාර*, உள்ளகக் கணக்காய்வ*, लेखा परीक्षक, ऑडिटर, مدقق داخلي, articles trainee, articled trainee, article assistant, article trainee, articleship
    தணிக்கையாள*
  sector audit

@tax finance
  skills finance-accounting finance-risk tax-payroll-detail
  close accounting
  near audit
  names tax consultant, analista fiscal, analista tributari*, tribut*, steuerberat*, steuerfach*, fiscalist*, belastingadvis*
    tax adviser, tax advisor, tax manager, tax accountant, tax analyst, tax executive, tax associate, tax preparer, tax specialist, tax+analyst, assistant fiscal, asesor fiscal, consulente fiscale, consultor tributario, vat specialist, vat analyst, vat accountant, vat manager, vat officer
    gst, gst executive, vat executive, income tax consultant, fiscalit*, belasting*, impuestos, tributario, tax compliance, tax and compliance
  sector tax

@payroll finance
  skills finance-accounting human-resources finance-risk tax-payroll-detail office-people-sales banking-insurance
  close accounting
  near human-resources administration
  akin audit tax treasury collections
  names payroll, lohnbuchhalt*, gestionnaire de paie, salarisadministr*
    analista de nominas, tecnico de nominas, analista de folha, payroll officer, payroll executive, payroll specialist, payroll manager, payroll administrator, addetto paghe, entgeltabrechn*, responsable paie, responsable de paie
    paghe, buste paga, paghe e contributi, consulente del lavoro, loonadministrat*, gehaltsabrechn*, nominas, folha de pagamento, departamento pessoal
  sector payroll, paie, nominas

@financial-analysis finance
  skills finance-accounting banking-insurance finance-risk tax-payroll-detail
  near accounting audit banking data-analysis actuarial
  studies finance, economics, financial management, economia, economie, volkswirtschaft*, econometrics
  names financial analyst, finance analyst, controller, kontroller, controleur de gestion, credit analyst
    controllerin, controleuse de gestion, controller*, fp a, analista financiero, analista financeir*

@banking finance
  skills banking-insurance finance-risk tax-payroll-detail
  near insurance financial-analysis
  akin cashier customer-service
  at cashier@banking
  studies banking, banking and finance, finance
  names banker, teller, bank teller, branch banking, credit officer, loan officer, relationship manager, pawnbroker, bankkauf*, banquier*, charge de clientele, bancari*, banquero, مصرفي, صراف, බැංකු*, வங்கி*, बैंक*
    chargee de clientele, صرافة, courtier en credit
    banking assistant, banking officer, banking executive, bank officer, bank clerk, bank executive, bank manager, customer advisor bank, savings officer, credit manager, loan processor, gold loan officer, pawning officer, chef d agence bancaire, director de oficina bancaria, gerente de agencia, direttore di filiale bancaria, bankangestellt*, bankmedewerk*, موظف بنك, موظفة بنك
    conseiller bancaire, conseillere bancaire, analista de credito, analista de creditos, gerente bancario, cajero de banco, kreditsachbearbeit*, bankberater*
    கடன் உத்தியோகத்தர், கடன் கள*, கடன் அதிகாரி, நுண்நிதி*, ණය නිලධාරි*, ක්ෂුද්‍ර මූල්‍ය*, ऋण अधिकारी, लोन अधिकारी, माइक्रोफाइनेंस*, موظف قروض, مسؤول ائتمان, خدمة عملاء بنك, branch operations officer, branch operations
    mortgage adviser, mortgage advisor, mortgage broker, mortgage consultant, mortgage underwriter, conseill* clientele particulier*, conseill* clientele banque, conseill* de clientele particulier*, conseill* de clientele, bank+sales, banking+sales
    leasing officer, leasing executive, trade finance, microfinance+officer, micro finance, loans officer, lending officer, samity, self help group
    director de sucursal, gerente de sucursal, directeur d agence, gerente de agencia bancaria, filialleit* bank, cajero bancario, operatore di sportello, sportellista
    relationship officer
    cash officer
    retail banking, credit administration, credit admin officer, gestor comercial banca, gestor* de banca, gestor bancario, gestor* bancari*, caixa bancari*, pawnshop, pawn broker, credit executive, credit assistant, loan executive, loans executive, kundenberat* bank, firmenkundenberat*, privatkundenberat*, adviseur bank
    bank cashier, mobile money*, susu*, bank+cashier
  sector bank, banking, banque, banco, banca, microfinance, credit union, savings bank, loans, deposits, lending, sparkasse
    බැංකු*, வங்கி*, बैंक*, بنك, مصرف, நுண்நிதி*, ක්ෂුද්‍ර මූල්‍ය*, credit

@insurance finance
  skills banking-insurance finance-risk tax-payroll-detail
  near banking actuarial sales
  akin legal-support collections
  names sachbearbeiter schaden, sachbearbeiterin schaden, sachbearbeitung schaden, comercial de seguros, claims, underwriter, insurance advisor, loss adjuster, claims handler, claims executive, assureur*, تامين, රක්ෂණ*, காப்புறுதி*, बीमा*
    courtier, courtiere, corredor de seguro*, corretor de seguro*
    insurance agent, insurance adviser, insurance broker, insurance officer, insurance executive, insurance manager, insurance clerk, insurance underwriter, claims officer, claims assessor, claims manager, claims adjuster, claims+handler, versicherungskauf*, versicherungsmakler*, versicherungsfach*, schadenregulier*, schadensachbearbeit*, expert en assurance*, gestionnaire sinistres, perito de seguros, agente de seguros, analista de sinistros, liquidatore, schadebehandelaar*, verzekeringsadviseur*
    රක්ෂණ නියෝජිත*, காப்புறுதி முகவர், बीमा अभिकर्ता, مندوب تامين, مسؤول مطالبات, underwriting executive, underwriting assistant, gestionnaire de sinistres, tramitador* de siniestros, perit* de siniestros, liquidator* sinistri
    insurance+sales, insurance+advisor, insurance+consultant, asesor* de seguros, vendedor* de seguros, bancassurance, asesor comercial seguros, asesor comercial de seguros, life advisor, life insurance advisor, insurance+agent
    gestor de siniestros, gestora de siniestros, gestor de sinistros, gestionnaire assurance, schadenmanag*, schadensgutacht*, loss assessor, assessor* de sinistros, assicuratore, versicherungsberat*, versicherungsagent*, verzekerings*, mediador* de seguros, subscritor de seguros, suscriptor* de seguros
    insurance surveyor
  sector insurance, assurance, versicherung*, verzekering*, seguros, assicura*, reinsurance
    රක්ෂණ*, காப்புறுதி*, बीमा*, تامين, underwriting

@actuarial finance
  skills banking-insurance finance-risk tax-payroll-detail data-analytics machine-learning
  close statistics
  near insurance financial-analysis data-science data-analysis
  akin data-engineering
  names actuary, actuarial, aktuar*, actuaire, actuari*
    pricing analyst, pricing actuary, reserving, actuarial analyst, actuarial associate, versicherungsmathemat*, matematico attuariale, attuari*, actuaris

@human-resources people
  skills human-resources office-people-sales
  near payroll training legal
  studies human resources, human resource management, personnel management, industrial psychology
  names personaldisponent*, hr, human resource, human resources, recruiter, recruitment, talent acquisition, people partner, people manager, hr business partner, headhunter, personalreferent*, personalsachbearbeit*, personalleit*, recruteu*, ressources humaines, rrhh, recursos humanos, reclutador*, recrutador*, risorse umane, personeels*, موارد بشرية, මානව සම්පත්*, மனித வள*, मानव संसाधन
    charge de recrutement, chargee de recrutement, selezionator*
    employment agent, employment officer, tecnico de seleccion, tecnica de seleccion, analista de seleccion, seleccion de personal, analista de rrhh, analista de recursos humanos, asistente de rrhh, assistente de rh, analista de rh, rh, people operations, personnel officer, personnel manager, personalsachbearb*, recrutement, selezione del personale, stellenvermittl*, recruiting*, personalberat*, consultor de seleccion, hr business, recruitment consultant
    සේවක කළමනාකරණ*, மனிதவள*, एचआर*, اخصائي موارد بشرية, مسؤولة توظيف, مسؤول توظيف, compensation analyst, compensation and benefits, reward analyst, hr analyst
    reclutamiento, analista de reclutamiento, recrutamento, recrutamento e selecao, analista de recrutamento, reclutamiento y seleccion, seleccion y contratacion, recruitment officer, recruitment specialist, ressources humaines et recrutement
    people culture, people and culture, head of people, people lead, شؤون موظفين, شؤون الموظفين, compensation benefits, comp ben, personnel assistant, personnel clerk, personnel, employee relations, hr+assistant, staffing
    industrial relations, labour relations, labor relations, conseiller en insertion, insertion professionnelle, orientador* laboral*, outplacement, employment adviser, employment advisor, employability, job coach, jobcoach*
    sourcer, labour contractor, labor contractor, manpower supply, manpower
  sector human resources, ressources humaines, recursos humanos, risorse umane

@training people general
  skills human-resources education office-people-sales teaching-culture school-campus-detail
  near human-resources teaching
  names trainer, training officer, training manager, learning and development, regional trainer, instructor, ausbild*, formateu*, formatric*, formador*, formator*, instructor*, instrutor*, مدرب*, පුහුණුකරු, பயிற்றுநர், प्रशिक्षक
    trainerin, opleider, istruttore, istruttrice, monitor*, moniteur, monitrice, பயிற்சியாள*, अनुदेशक, training specialist, training executive, training coordinator, training consultant, learning development manager, l d manager, l d specialist, learning manager
    training and development, training development, head of training, head training, manager training, sales training, technical training
  sector 
    training centre, training center, training institute, training academy

@administration office general
  skills administration office-tools office-people-sales law-public-order it-infrastructure
  close secretarial data-entry
  near reception
  akin hotel-front-office banking human-resources accounting procurement library legal-support customer-service
  studies business administration, business management, business studies, bsba, office administration, public administration, bba, administracion de empresas, administracao, administracao de empresas, betriebswirtschaft*, gestion administrative, bedrijfskunde, economia aziendale, إدارة الأعمال, ව්‍යාපාර පරිපාලන*, வணிக நிர்வாக*
  names office administrator, office manager, administrator, administrative, admin, clerk, office assistant, office clerk, administration, back office, office coordinator, management assistant
    sachbearbeit*, burokauf*, buroassist*, verwaltung*, administratief*, administratif*, administrative*, employe administratif, employee administrative, agent administratif, administrativ*, auxiliar administrativ*, assistente administrativ*, impiegat*
    اداري*, موظف, موظفة, كاتب, ලිපිකරු, කළමනාකරණ සහකාර*, எழுதுவினைஞர், எழுத்தர், முகாமைத்துவ உதவியாளர், लिपिक, क्लर्क, administratorin, administratrice, sachbearbeiter*, verwalter*, empleado administrativ*, கிளார்க், இலிகிதர்
    office executive, admin assistant, admin executive, admin officer, administration officer, office support, office+assistant, burosachbearbeit*, kauffrau fur buromanagement, kaufmann fur buromanagement, kauffrau fur burokommunikation, burokraft, assistant administratif, assistante administrative, secretaire administratif, asistente administrativ*, oficial administrativ*, tecnico administrativ*, analista administrativo, impiegata, impiegato amministrativo, medewerker administratie, kantoormedewerk*
    office supervisor, office superintendent, industriekauf*, kaufmannisch*, general clerk, oficinista, auxiliar de oficina, office+clerk, administrativo
    assistant* de gestion, gestionnaire administrati*, assistante commerciale, පරිපාලන සහකාර*, கணினி இயக்குனர், அலுவலக எழுதுவினைஞர், कार्यालय सहायक लिपिक, مساعد اداري, مساعدة ادارية, منسق اداري, منسقة ادارية, registration clerk, enrolment clerk, impiegata d ufficio, impiegato d ufficio
    management service officer, කළමනාකරණ සේවා*, auxiliar de escritorio, assistente de escritorio
    team assistant, teamassist*, virtual assistant, office all rounder, clerical, clerical assistant, clerical officer, burohilf*, office junior, order processing, order entry, auftragsabwickl*, auftragsbearbeit*, *sachbearbeiter, *sachbearbeiterin
    admissions officer, admissions clerk, admissions coordinator
    office aide
    ලිපිකාරි*, எழுதுனர், எழுதுநர்

@secretarial office
  skills administration office-tools office-people-sales
  close administration
  near reception legal-support
  akin travel hotel-front-office event-management public-service
  names assistenz der geschaftsfuhrung, assistenz geschaftsfuhrung, assistenz der geschaftsleitung, assistenz geschaftsleitung, vorstandsassisten*, personal assistant, executive assistant, pa to, ea to, pa, executive secretary, legal secretary, typist, sekretar*, secretar*, directiesecretaress*, managementassistent*, assistant* de direction, assistente executiv*, segretar*, سكرتير*, ලේකම්*, செயலாளர், सचिव, टाइपिस्ट
    secretaire*, secretari*, secretariaat*, டைப்பிஸ்ட், தட்டச்சாள*, ටයිප්කරු, board secretary, office secretary, ea, chief of staff, directieassistent*, vorstandsassist*, assistent* der geschaftsfuhrung, assistente de direcao, asistente ejecutiv*, asistente de direccion, assistente di direzione
    secretary, පෞද්ගලික සහකාර*, தனிச் செயலாள*, निजी सचिव, مديرة مكتب, سكرتارية, direktionsassist*, chefassist*, directiesecretari*, confidential secretary, secretary to, pa secretary, *sekretar, *sekretarin, *secretaresse
    පුද්ගලික සහකාර*, आशुलिपिक*
  sector secretarial

@data-entry office open
  skills administration office-tools office-people-sales
  close administration
  near secretarial
  akin banking it-support
  names data entry, typing, operateur de saisie, agent de saisie, datenerfass*, digitador*, مدخل بيانات, مدخلة بيانات, දත්ත ඇතුළත්*, පරිගණක ක්‍රියාකරු, தரவு உள்ளீட*, डाटा एंट्री*, डेटा एंट्री*, कंप्यूटर ऑपरेटर
    computer operator, දත්ත සටහන්*, தரவு பதிவாள*, टंकक, كاتب بيانات, data annotator, data labeller, data labeler, data labelling, annotation, data capturer, data capture, data clerk, word processing, word processing operator, keyboard operator, key punch operator, data encoder, encoder

@reception office open
  skills administration hospitality office-people-sales food-service hotel-travel-personal guest-service-detail trade-event-detail
  close hotel-front-office
  near secretarial administration customer-service
  names receptionist, reception, telephonist, switchboard, front desk, empfang*, rezeption*, receptioniste, standardiste, recepcionist*, rececionist*, telefonist*, centralinist*, hote d accueil, hotesse d accueil, موظف استقبال, موظفة استقبال, පිළිගැනීමේ*, வரவேற்பாள*, रिसेप्शनिस्ट
    agent d accueil, portier de nuit, स्वागतकर्ता, front office assistant, welcome desk, receptionniste, receptionniste*, information desk, information clerk, enquiry clerk, enquiries clerk, enquiry officer, front desk coordinator, receptionist d albergo
    स्वागत अधिकारी

@public-service office
  skills law-public-order administration office-people-sales
  close administration
  near development-work
  akin reception data-entry
  names public service, civil servant, grama niladhari, public officer, policy officer, diplomat, municipal, ambtenaar, fonctionnaire, funcionari*, ග්‍රාම නිලධාරි, கிராம உத்தியோகத்தர்
    councillor, සංවර්ධන නිලධාරි*, அபிவிருத்தி உத்தியோகத்தர், member of parliament, legislator, ambassador, consul, divisional secretary, sachbearbeit* im offentlichen dienst, verwaltungsfach*, government officer, government clerk, minister of state
    permanent secretary, village headman, village head, village officer, election officer, policy manager, planning officer, social services manager, postmaster, රාජ්‍ය නිලධාරි*, அரச உத்தியோகத்தர், सरकारी कर्मचारी, موظف حكومي, policy adviser, policy advisor
    istruttore amministrativ*, istruttrice amministrativ*, istruttore direttivo, ufficiale d anagrafe, ufficiale di stato civile, anagrafe, registrar of births, registry officer, civil registrar, beambt*, standesbeamt*, officier d etat civil, parliamentary
    samurdhi*, samurdhi officer, sozialversicherung*, fonction publique, public administration
    trading standards officer, benefits officer, electoral officer, politician, weights and measures, weights measures, passport officer, census officer, revenue administrator, tahsildar, patwari, gram sevak, secretaire de mairie, agent territorial, technico administratif, burgerzaken
    registrar births, civil registration, registrar of marriages
    ග්‍රාම නිලධාරී, ග්‍රාම නිලධාරිනි*, கிராம நிர்வாக*, पटवारी, पंचायत सचिव
  sector divisional secretariat, ministry, municipal council, urban council, pradeshiya sabha, secretariat, government department, city council, ministere, ministerio, prefeitura

@customer-service service open
  skills administration sales-retail office-people-sales trade-event-detail enterprise-software
  near reception sales retail travel hotel-front-office insurance
  akin it-support store-management
  names customer service, customer care, customer support, call centre, call center, contact centre, telephone agent, kundenservice*, kundenbetreu*, klantenservice*, teleconseill*, conseiller client, teleoperador*, atencion al cliente, atendimento, servizio clienti, خدمة العملاء, පාරිභෝගික සේවා*, வாடிக்கையாளர்*, टेलीकॉलर, ग्राहक सेवा
    contact centre supervisor, contact center, call centre agent, call center agent, contact centre agent, customer+support, customer+service, customer service officer, helpline, kundendienst, customer service representative, service advisor, bpo, callcenter*, call center agent*, agent de centre d appels, conseill* clientele, charge* de clientele telephone, operador* de telemarketing, atendente, addett* call center, klantadviseur*, medewerker klantenservice
    ඇමතුම් මධ්‍යස්ථාන*, அழைப்பு மைய*, कॉल सेंटर*, موظف خدمة عملاء, مركز اتصال, موظف مركز اتصال, chat support, live chat, support agent, support team lead, support specialist, support representative, support executive, csr, customer experience agent, support team leader, chat+agent, chat agent
    call handler
    customer happiness, complaints handler, complaint handler, complaints officer
    kundenberat*, tele caller, telecaller*, tele calling, telecalling, csr inbound, voice process, non voice process, rental agent, rental clerk, hire controller, hire desk, autoverleih*, autonoleggio, customer relations
    inbound call, inbound agent, inbound calls, outbound agent, car rental agent, vehicle rental agent, rental sales agent
    خدمة الزبائن
  sector contact services, call centre, contact centre, bpo

@procurement logistics
  skills business-management logistics-warehouse office-people-sales trade-event-detail road-sea-land-detail sales-retail
  near merchandising supply-chain
  akin sales quantity-surveying fleet-management
  names ufficio acquisti, impiegat* ufficio acquisti, impiegat* acquisti, procurement, purchasing, buyer, purchaser, sourcing, category manager, purchase officer, tender officer, supplies officer, einkauf*, inkoper*, inkoop, acheteu*, achats, comprador*, compras, acquist*, مشتري, مشتريات, ප්‍රසම්පාදන*, கொள்முதல்*, खरीद*
    مسؤول مشتريات, مشرف مشتريات, මිලදී ගැනීම්*, கொள்வனவு*, क्रय अधिकारी, suprimentos, aprovisionamento, approvisionneu*, *einkaufer, *einkauferin, *inkoper, tender coordinator, tender manager, bid coordinator, bid manager, bids manager
    purchase, purchase executive, vendor management, vendor development
  sector procurement, purchasing, einkauf, achats, compras, acquisti

@supply-chain logistics
  skills logistics-warehouse trade-event-detail road-sea-land-detail transport-sea-rail sales-retail
  near merchandising production freight fleet-management
  akin store-management
  studies supply chain management, logistics, logistics management, logistik, logistique, logistica
  names supply chain, supply planner, demand planner, material planner, logistics coordinator, logistics manager, logistik*, logisticien*, logistiek*, logistic*, planificador*, planejador*, سلسلة التوريد, لوجستي*, සැපයුම්*, விநியோக*
    planificateur, planeador*, pianificator*
    inventory planner, demand+planner, supply+planner, inventory+planner, supply chain manager, supply chain analyst, s op, logistics executive, logistics officer, logistics planner, logistics assistant, logistics+coordinator, replenishment planner, planification, previsionniste, planificador* de demanda
    planner, wholesale manager, planning manager, planning executive, material controller, materials manager, சரக்கு மேலாண்மை*, लॉजिस्टिक्स*, مسؤول لوجستي, منسق لوجستي, inventory analyst, stock analyst, replenishment analyst
    gestionnaire de stocks, gestionnaire de stock, gestionnaire des stocks, gestor de stocks, bestandsmanag*, disposition, dispositionsleit*, gestor de inventario*, analista de inventario*, production planning, production planner
  sector logistics, logistica, logistique, supply chain

@freight logistics
  skills logistics-warehouse trade-event-detail road-sea-land-detail transport-sea-rail
  close fleet-management
  near seafaring procurement border-and-tax-offices
  akin administration merchandising
  names sachbearbeiter export, sachbearbeiterin export, sachbearbeitung export, sachbearbeiter import, sachbearbeitung import, sachbearbeitung zoll, freight, shipping, forwarding, customs, wharf clerk, import export, transit, transitaire, declarant en douane, spedition*, expediteur, despachante, zoll*
    clearing agent, ship agent, shipping agent, shipping executive, clearing and forwarding, customs broker, freight+coordinator, import executive, export executive, import+export
    مخلص جمركي, مخلصة جمركية, تخليص جمركي, كاتب تخليص, مخلص*, شحن, وكيل شحن, රේගු නිෂ්කාශන*, නැව් භාණ්ඩ*, கப்பல் சரக்கு*, சுங்க தீர்வை*, कस्टम क्लियरेंस*, फ्रेट*, documentation executive, shipping documentation, zolldeklarant*, speditionskauf*, declarant* en douane, agente de carga, agente aduanal, despachante aduaneiro, spedizioniere, expediteur douane
    vessel operations, vessel operator, boarding officer, port agent, shipping coordinator, cargo officer, cargo executive, air freight, sea freight, airfreight, luftfracht*, seefracht*, agent de transit, export coordinator, import coordinator, export assistant, import assistant, esportazione, comercio exterior, comex, commercio estero
    wharf, wharf executive, wharf assistant, bill of lading, export documentation, documentation clerk, documentation officer, export clerk, import clerk, shipping clerk, export+clerk, import+clerk, shipping+clerk, customs+clerk, freight+clerk
    affreteu*, agente de aduana*, agente* aduaner*, douanedeclarant*, douanedienst*, transitario, declarante aduanero
  sector للتخليص, للشحن, shipping, freight, cargo, forwarding

@warehousing logistics open
  skills logistics-warehouse trade-event-detail road-sea-land-detail
  near supply-chain procurement
  akin retail freight machine-operation cashier
  names storekeeper, store keeper, stores assistant, stock clerk, picker, packer, order picker, orderpicker, forklift, stock controller, goods in, storeman, loader, stower, dock worker, docker, stevedore
    lager*, fachkraft fur lagerlogistik, fachlagerist*, staplerfahr*, kommissionier*, magazijn*, heftruck*, magasinier*, cariste, preparateur de commande*, manutentionnaire, almacen*, mozo de almacen, carretiller*, montacarg*, armazenist*, almoxarif*, estoquist*, empilhad*, magazzin*, carrellist*, mulettist*
    امين مخزن, امينة مخزن, امين مستودع, عامل مستودع, ගබඩා*, களஞ்சிய*, भंडारी, स्टोर कीपर, bodeguer*, conferente, स्टोरकीपर, पैकर, magasinier cariste
    warehouse operative, warehouse associate, warehouse worker, warehouse assistant, warehouse manager, warehouse supervisor, picking, picker packer, storesman, fulfilment, materials handler, packing operative
    warehouse*, stores officer, stores clerk, stores supervisor, inventory controller, inventory clerk, inventory officer, forklift driver, forklift operator, clark driver, ගබඩා සහකාර*, களஞ்சியப் பொறுப்பாள*, गोदाम*, مراقب مخزون, مشرف مستودع, عامل مخزن
    stores executive, despatch clerk, goods receiving, கிடங்கு*, ayudante de bodega, auxiliar de bodega, auxiliar de almacen, reach truck, reach truck operator, yard operative, goods handler, loading operative, ajudante de armazem, *staplerfahrer, *lagerist, *lageristin, *magazijnier
    mozo de carga, mozo de descarga, carga y descarga, wareneingang, warenausgang, versandmitarbeit*, versand, ricevimento merci, spedizioniere interno, expedicion, expeditie*, yard supervisor, yard manager, yardman
    stock keeper, store man, packing staff, packing worker
    agent de quai, stock control, stock control clerk, dc manager, estoque, almoxarifado, expedicao, estibador*, estivador*, portuale, hafenarbeit*, havenarbeid*, havenwerk*, dockwork*, reachtruck*, inpakker*, inpakmedewerk*, verpacker*, packer*, empaquetador*, embalador*, facchin*, emballeu*, cargador*, carregador*, head loader, loading and unloading, unloader
    distribution centre manager, distribution center manager, distribution centre operative
    भंडार प्रभारी, भंडारपाल, مشرف مخازن, مشرف مستودعات
  sector fulfilment, cold storage, storage

@general-management business general
  skills business-management office-people-sales
  near project-management consulting
  akin human-resources
  names general manager, managing director, ceo, coo, chief executive, operations manager, managing partner, country manager, geschaftsfuhr*, directeur general, directrice generale, director general, diretor geral, bedrijfsleider, مدير عام, महाप्रबंधक
    business manager, business owner, co founder, proprietor, entrepreneur, head of operations, operations director, regional director, gerente general, gerente geral, directeur, directrice, betriebsleiterin, direttore generale, amministratore delegato, algemeen directeur, cinema manager

@project-management business general
  skills business-management office-people-sales
  near construction-management general-management consulting civil-engineering
  akin architecture site-supervision electrical-engineering event-management business-analysis development-work quantity-surveying product-management
  names project manager, programme manager, program manager, project coordinator, project officer, pmo, projektleit*, projektmanag*, projectleider, chef de projet, cheffe de projet, jefe de proyecto, jefa de proyecto, gerente de proyecto*, gerente de projeto*, capo progetto, مدير مشروع, مديرة مشروع, مدير مشاريع, ව්‍යාපෘති*, திட்ட முகாமை*
    project lead, project leader, project director, head of projects, programme director, delivery manager, project+manager, programme+manager, projektassist*, gestor de proyectos, gestor* de projetos, coordinador* de proyecto*, coordenador* de projeto*
    ව්‍යාපෘති කළමනාකරු, திட்ட முகாமையாளர், परियोजना प्रबंधक, منسق مشروع, منسقة مشروع, ingeniero de proyectos, ingeniera de proyectos, engenheiro de projetos, charge de projet, chargee de projet, charge de projets, chargee de projets, *projektleiter, *projektleiterin, *projectleider
    திட்ட மேலாளர்

@consulting business
  skills business-management office-people-sales
  near general-management project-management
  names management consultant, business consultant, strategy consultant, unternehmensberat*
    strategy analyst

@compliance finance
  skills banking-insurance legal finance-risk tax-payroll-detail law-public-order
  near audit legal banking
  names compliance, aml, risk manager, risk officer, data protection
    risk analyst, risk executive, risk+officer, risk+manager, kyc*, anti money laundering, financial crime*, sanctions analyst, fraud analyst, fraud investigator, regulatory affairs
    information governance officer, information governance
    datenschutzbeauftragt*

@development-work public
  skills business-management education office-people-sales teaching-culture school-campus-detail facilities-security
  close monitoring-evaluation
  near public-service social-work
  akin research
  names ngo, field officer, programme officer, program officer, community development, humanitarian, relief, aid worker, fundraiser, fundraising, fundraising officer, major gifts officer, development officer, volunteer coordinator, grant officer, අභිවෘද්ධි*, சமூக அபிவிருத்தி*
    fundraising manager, camp manager, village bank facilitator, community mobiliser, community facilitator, සංවර්ධන නිලධාරි*, அபிவிருத்தி உத்தியோகத்தர், विकास अधिकारी, منسق ميداني, منسقة ميدانية, programme assistant, grants manager, grants officer, programme coordinator, project assistant
    humanitaire, humanitario, humanitaria, umanitari*, chargee de projet humanitaire, charge de projet humanitaire, wash officer, wash specialist, wash coordinator, wash engineer, wash manager
    field coordinator, camp coordinator, relief coordinator, emergency coordinator, field monitor, livelihood officer, livelihoods officer, field facilitator, social mobiliser, social mobilizer, donor relations, philanthropy, fundrais*
    फील्ड ऑफिसर, project officer wash, wash+officer, wash+project, livelihood*, livelihoods+project

@monitoring-evaluation public
  skills data-analytics bench-survey-detail business-management education facilities-security
  close development-work
  near statistics data-analysis research social-work
  akin ux-design data-engineering
  names m e, survey analyst, survey data analyst, survey+analyst, survey statistician, monitoring and evaluation, m e officer, evaluation officer, evaluation
    meal coordinator, meal officer, meal manager, mel officer, mel coordinator, mel manager, monitoring officer, monitoring, m e coordinator, m e manager, meal assistant, impact evaluation, suivi evaluation, suivi et evaluation, monitoreo y evaluacion, monitoramento e avaliacao, monitoraggio e valutazione, monitoring+evaluation, accountability and learning
    අධීක්ෂණ හා ඇගයීම්*, கண்காணிப்பு மற்றும் மதிப்பீட்டு*, निगरानी एवं मूल्यांकन*, رصد وتقييم, متابعة وتقييم
`;
