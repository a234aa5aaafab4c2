/** See `../README.md` for the format. */
export const BUSINESS = `
@accounting finance
  skills finance-accounting
  close audit payroll
  near financial-analysis banking tax administration
  names accountant, accounting, accounts, bookkeeper, book keeper, accounts executive, accounts clerk, accounts assistant, finance officer, finance assistant, accounts payable, accounts receivable, chief accountant, financial controller, finance manager, finance director, cfo
    buchhalt*, bilanzbuchhalt*, finanzbuchhalt*, boekhoud*, comptable*, expert comptable, aide comptable, contable*, contador*, jefe de contabilidad, contabilist*, tecnico oficial de contas, contabile, ragionier*, commercialist*
    محاسب*, ගණකාධිකාර*, ගිණුම්*, கணக்கு*, கணக்காள*, கணக்கர், लेखाकार, लेखा*, मुनीम

@audit finance
  skills finance-accounting
  close accounting
  near tax banking financial-analysis compliance
  names audit, auditor, internal auditor, articled clerk, wirtschaftspruf*, auditeu*, auditric*, revisor*, مدقق*, مراجع حسابات, විගණ*, கணக்காய்வ*
    auditora, مراجع, مراجعة

@tax finance
  skills finance-accounting
  close accounting
  near audit legal
  names tax, tax consultant, analista fiscal, analista tributari*, tribut*, steuerberat*, steuerfach*, fiscalist*, belastingadvis*

@payroll finance
  skills finance-accounting human-resources
  close accounting
  near human-resources administration
  names payroll, lohnbuchhalt*, gestionnaire de paie, salarisadministr*

@financial-analysis finance
  skills finance-accounting banking-insurance
  near accounting audit banking data-analysis actuarial
  names financial analyst, investment analyst, finance analyst, controller, kontroller, controleur de gestion, credit analyst, trader, stockbroker, broker, portfolio manager, fund manager, economist*
    controllerin, controleuse de gestion, controller*

@banking finance
  skills banking-insurance
  near accounting insurance financial-analysis cashier customer-service
  names bank, banking, banker, teller, bank teller, branch banking, credit officer, loan officer, relationship manager, microfinance, pawnbroker, bankkauf*, banquier*, charge de clientele, bancari*, banquero, مصرفي, صراف, බැංකු*, வங்கி*, बैंक*
    chargee de clientele, صرافة, courtier en credit

@insurance finance
  skills banking-insurance
  near banking actuarial sales legal
  names insurance, claims, underwriter, insurance advisor, loss adjuster, claims handler, claims executive, versicherung*, verzekering*, assureur*, assicura*, seguros, تامين, රක්ෂණ*, காப்புறுதி*, बीमा*
    courtier, courtiere, corredor de seguro*, corretor de seguro*

@actuarial finance
  near statistics insurance financial-analysis
  names actuary, actuarial, aktuar*, actuaire, actuari*

@human-resources people
  skills human-resources
  near legal payroll administration general-management training
  names hr, human resource, human resources, recruiter, recruitment, talent acquisition, people partner, people manager, hr business partner, headhunter, personalreferent*, personalsachbearbeit*, personalleit*, recruteu*, ressources humaines, rrhh, recursos humanos, reclutador*, recrutador*, risorse umane, personeels*, موارد بشرية, මානව සම්පත්*, மனித வள*, मानव संसाधन
    charge de recrutement, chargee de recrutement, selezionator*

@training people general
  skills human-resources education
  near human-resources teaching
  names trainer, training officer, driving instructor, training manager, learning and development, regional trainer, instructor, ausbild*, formateu*, formatric*, formador*, formator*, instructor*, instrutor*, مدرب*, පුහුණුකරු, பயிற்றுநர், प्रशिक्षक
    trainerin, opleider, istruttore, istruttrice, monitor*, moniteur, monitrice, பயிற்சியாள*, अनुदेशक

@administration office general
  skills administration office-tools
  close secretarial data-entry
  near reception accounting human-resources public-service procurement library
  names office administrator, office manager, administrator, administrative, admin, clerk, office assistant, office clerk, administration, back office, office coordinator, management assistant
    sachbearbeit*, burokauf*, buroassist*, verwaltung*, administratief*, administratif*, administrative*, employe administratif, employee administrative, agent administratif, administrativ*, auxiliar administrativ*, assistente administrativ*, impiegat*
    اداري*, موظف, موظفة, كاتب, ලිපිකරු, කළමනාකරණ සහකාර*, எழுதுவினைஞர், எழுத்தர், முகாமைத்துவ உதவியாளர், लिपिक, क्लर्क
    administratorin, administratrice, sachbearbeiter*, verwalter*, empleado administrativ*, escrivao, கிளார்க், இலிகிதர், चपरासी

@secretarial office
  skills administration office-tools
  close administration
  near reception legal-support
  names secretary, personal assistant, executive assistant, pa to, ea to, pa, executive secretary, legal secretary, company secretary, typist, sekretar*, secretar*, directiesecretaress*, managementassistent*, assistant* de direction, assistente executiv*, segretar*, سكرتير*, ලේකම්*, செயலாளர், सचिव, टाइपिस्ट
    secretaire*, secretari*, secretariaat*, டைப்பிஸ்ட், தட்டச்சாள*, ටයිප්කරු

@data-entry office
  skills administration office-tools
  close administration
  near secretarial
  names data entry, typing, operateur de saisie, agent de saisie, datenerfass*, digitador*, مدخل بيانات, مدخلة بيانات, දත්ත ඇතුළත්*, පරිගණක ක්‍රියාකරු, தரவு உள்ளீட*, डाटा एंट्री*, डेटा एंट्री*, कंप्यूटर ऑपरेटर

@reception office
  skills administration hospitality
  close hotel-front-office
  near secretarial administration customer-service
  names receptionist, reception, telephonist, switchboard, front desk, empfang*, rezeption*, receptioniste, standardiste, recepcionist*, rececionist*, telefonist*, centralinist*, hote d accueil, hotesse d accueil, موظف استقبال, موظفة استقبال, පිළිගැනීමේ*, வரவேற்பாள*, रिसेप्शनिस्ट
    agent d accueil, portier de nuit, स्वागतकर्ता

@public-service office
  near administration legal development-work
  names public service, civil servant, management service officer, grama niladhari, government, public officer, policy officer, diplomat, immigration officer, municipal, ambtenaar, fonctionnaire, funcionari*, ග්‍රාම නිලධාරි, කළමනාකරණ සේවා*, கிராம உத்தியோகத்தர்

@customer-service service
  skills administration sales-retail
  near reception sales retail banking travel it-support hotel-front-office insurance
  names customer service, customer care, customer support, call centre, call center, customer success, contact centre, telephone agent, kundenservice*, kundenbetreu*, klantenservice*, teleconseill*, conseiller client, teleoperador*, atencion al cliente, atendimento, servizio clienti, خدمة العملاء, පාරිභෝගික සේවා*, வாடிக்கையாளர்*, टेलीकॉलर, ग्राहक सेवा

@procurement logistics
  skills business-management logistics-warehouse
  close supply-chain
  near warehousing merchandising administration
  names procurement, purchasing, buyer, purchaser, sourcing, category manager, purchase officer, tender officer, supplies officer, einkauf*, inkoper*, inkoop, acheteu*, achats, comprador*, compras, acquist*, مشتري, مشتريات, ප්‍රසම්පාදන*, கொள்முதல்*, खरीद*

@supply-chain logistics
  skills logistics-warehouse
  close procurement warehousing freight
  near merchandising production driving
  names supply chain, supply planner, demand planner, material planner, planner, logistics coordinator, logistics manager, logistics, disponent*, logistik*, logisticien*, logistiek*, logistic*, planificador*, planejador*, سلسلة التوريد, لوجستي*, සැපයුම්*, விநியோக*
    planificateur, planeador*, pianificator*, transportplan*

@freight logistics
  skills logistics-warehouse
  close supply-chain
  near warehousing seafaring administration
  names freight, shipping, forwarding, customs, wharf clerk, import export, transit, transitaire, declarant en douane, spedition*, expediteur, despachante, zoll*

@warehousing logistics
  skills logistics-warehouse
  close supply-chain
  near procurement retail driving production freight
  names warehouse, storekeeper, store keeper, stores, stores assistant, stock clerk, picker, packer, order picker, orderpicker, forklift, stock controller, inventory, goods in, storeman, loader, stocker, dock worker, docker, stevedore
    lager*, fachkraft fur lagerlogistik, fachlagerist*, staplerfahr*, kommissionier*, magazijn*, heftruck*, magasinier*, cariste, preparateur de commande*, manutentionnaire, almacen*, mozo de almacen, carretiller*, montacarg*, armazenist*, almoxarif*, estoquist*, empilhad*, magazzin*, carrellist*, mulettist*
    امين مخزن, امينة مخزن, امين مستودع, عامل مستودع, ගබඩා*, களஞ்சிய*, भंडारी, स्टोर कीपर
    bodeguer*, conferente, स्टोरकीपर, पैकर, magasinier cariste

@general-management business general
  skills business-management
  near project-management consulting human-resources
  names general manager, managing director, ceo, coo, chief executive, operations manager, managing partner, country manager, geschaftsfuhr*, directeur general, directrice generale, director general, diretor geral, bedrijfsleider, مدير عام, महाप्रबंधक

@project-management business general
  skills business-management
  near business-analysis product-management construction-management general-management consulting
  names project manager, programme manager, program manager, project coordinator, project officer, pmo, projektleit*, projektmanag*, projectleider, chef de projet, cheffe de projet, jefe de proyecto, jefa de proyecto, gerente de proyecto*, gerente de projeto*, capo progetto, مدير مشروع, مديرة مشروع, مدير مشاريع, ව්‍යාපෘති*, திட்ட முகாமை*

@consulting business
  near business-analysis general-management project-management
  names management consultant, business consultant, strategy consultant, unternehmensberat*

@compliance finance
  skills banking-insurance legal
  near audit legal banking
  names compliance, aml, risk manager, risk officer, data protection

@development-work public
  skills business-management education
  close monitoring-evaluation social-work
  near project-management agronomy research public-service
  names ngo, field officer, programme officer, program officer, community development, humanitarian, relief, aid worker, fundraiser, development officer, volunteer coordinator, grant officer, අභිවෘද්ධි*, சமூக அபிவிருத்தி*

@monitoring-evaluation public
  skills data-analytics
  close development-work
  near statistics data-analysis research social-work
  names m e, monitoring and evaluation, m e officer, evaluation officer, evaluation
`;
