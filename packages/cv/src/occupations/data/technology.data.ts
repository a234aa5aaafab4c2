/** See `../README.md` for the format. */
export const TECHNOLOGY = `
@software technology general
  skills programming-languages backend software-practice databases web-frontend mobile software-testing software-tools-detail digital-product-detail
  near testing machine-learning games
  akin data-science data-engineering
  studies computer science, computer sciences, informatics, informatik, computing, information technology, information systems, software engineering, computer engineering, software development, informatique, informatica, ciencia da computacao, ciencias de la computacion, sistemas de informacao, sistemas de informacion, engenharia de computacao, ingenieria de sistemas, ingegneria informatica, wirtschaftsinformatik, computer applications, bca, mca, علوم الحاسوب, علوم الحاسب, هندسة الحاسوب, තොරතුරු තාක්ෂණ*, පරිගණක විද්‍යා*, தகவல் தொழில்நுட்ப*, கணினி அறிவியல், கணினி விஞ்ஞான*, कंप्यूटर विज्ञान, सूचना प्रौद्योगिकी
  names software engineer, software developer, developer, programmer, coder, full stack, fullstack, application developer, computer programmer, technical lead, tech lead, sde, it developer, programmer analyst
    softwareentwickl*, entwickl*, programmier*, informatik*, fachinformatik*, anwendungsentwickl*, softwareontwikkel*, ontwikkelaar*, programmeur*, webontwikkelaar
    developpeu*, developpement web, programmeu*, informaticien*, desarrollador*, programador*, desenvolvedor*, sviluppat*, programmator*, informatico, مهندس برمجيات, مهندسة برمجيات, مطور*, مبرمج*, මෘදුකාංග*, வலைதள*, மென்பொருள்*, நிரலாளர், सॉफ्टवेयर*, डेवलपर, प्रोग्रामर
    webmestre, programmatric*, වැඩසටහන්කරු, مبرمجة
    software+engineer, software+developer, graduate engineer software, trainee software engineer, software intern, engineering manager software, head of engineering, software consultant, application engineer software, arquitecto de software, arquiteto de software, softwarearchitekt*, enterprise+architect, solutions+architect, technical+architect, ingenieur logiciel, ingeniero de software, ingeniera de software, engenheiro de software, engenheira de software, ingegnere del software
    මෘදුකාංග ඉංජිනේරු*, மென்பொருள் பொறியியலாள*, सॉफ्टवेयर इंजीनियर, مهندس حاسوب, مطور برامج, مطورة برمجيات, engineering manager, development manager, *entwickler, *entwicklerin, *programmierer, *programmiererin, *ontwikkelaar, *programmeur
    ingeniero de sistemas, ingeniera de sistemas, ingeniero informatico, ingeniera informatica, ingenieur informatique, ingegnere informatico, engenheiro informatico, analista programador*
    director of engineering, s w engineer, sw engineer
  sector software

@software-architecture technology
  skills programming-languages backend software-practice databases cloud-devops software-tools-detail
  kind software
  near devops business-analysis erp-consulting
  akin data-engineering
  names solution architect, software architect, technical architect, enterprise architect, it architect, solutions architect, technology architect, associate architect, integration architect, application architect, principal architect, domain architect, architecte logiciel*, architecte solution*, architecte technique, architecte applicatif, softwarearchitekt*, it architekt*, losungsarchitekt*, arquitecto de soluciones, arquitecta de soluciones, arquiteto de solucoes, arquiteta de solucoes, architetto software, softwarearchitect*, solutionarchitect*, مهندس حلول

@backend-dev technology
  skills backend programming-languages databases cloud-devops software-practice software-tools-detail digital-product-detail
  kind software
  close software
  near web-frontend-dev devops mobile-dev testing cyber-security
  akin data-engineering
  names backend, back end, java developer, python developer, php developer, ruby developer, net developer, node developer, api developer, java engineer, go developer, golang
    backend+engineer, backend+developer, back end+developer, java+developer, java+engineer, python+developer, php+developer, net+developer, node js, api+engineer, java architect, developpeu* back, developpeu* java, developpeu* php, desarrollador* back, desarrollador* java, desenvolvedor* back, desenvolvedor* java, java entwickl*, java ontwikkelaar
    python dev, node dev, java dev, php dev, net dev, laravel dev

@web-frontend-dev technology
  skills web-frontend programming-languages software-practice software-testing software-tools-detail digital-product-detail
  kind software
  close software
  near backend-dev mobile-dev ux-design testing
  akin search-and-ads
  names frontend, front end, ui developer, ui engineer, react developer, angular developer, javascript developer, wordpress developer, wordpress, woocommerce, webflow developer, shopify developer, drupal developer, joomla developer, webmaster, html developer, integrateur web, webentwickl*, maquetador web
    web developer, web development, web designer developer, frontend+developer, front end+engineer, frontend+engineer, integratrice web, developpeu* web, developpeu* front, desarrollador* web, desenvolvedor* web, desenvolvedor* front, sviluppatore web, webontwikkelaar*, web+developer
    react dev, vue dev, angular dev

@mobile-dev technology
  skills mobile programming-languages software-practice software-tools-detail digital-product-detail
  kind software
  close software
  near web-frontend-dev backend-dev testing
  akin ux-design
  names mobile developer, mobile engineer, mobile app, ios, android, flutter, react native, app developer, swift developer, kotlin developer
    mobile+developer, mobile+engineer, ios+engineer, android+developer, developpeu* mobile, desarrollador* movil, desenvolvedor* mobile, desarrollador* android, app entwickl*, mobile application
    تطبيقات الجوال, تطبيقات الهاتف, تطبيقات الموبايل

@embedded technology
  skills electrical-electronics programming-languages software-practice engineering-practice engineering-design-detail plant-machine-detail software-tools-detail digital-product-detail
  near electronics electrical-engineering mechatronics
  akin software testing
  names embedded, firmware, iot engineer, robotics

@devops technology
  skills cloud-devops it-infrastructure programming-languages databases software-tools-detail
  close it-operations
  near backend-dev cyber-security networking
  akin software it-support machine-learning databases-admin
  names devops, sre, site reliability, platform engineer, cloud engineer, cloud architect, infrastructure engineer, release engineer, build engineer, ingenieur cloud
    cloud+engineer, cloud administrator, cloud consultant, platform+engineer, kubernetes engineer, infrastructure as code, devops engineer, site reliability engineer, release manager, kubernetes+administrator, cloud+administrator, devsecops, sysops, finops, platform operations
  sector cloud

@it-operations technology
  skills it-infrastructure cloud-devops databases
  close devops networking it-support
  near cyber-security databases-admin
  names tecnico de sistemas, system administrator, sysadmin, server administrator, linux administrator, windows administrator, it administrator, systemadministrat*, administrateur systeme*, administrador de sistemas, sistemista, systems engineer
    it manager, head of it, it director, cio, cto, ict manager, linux+engineer, systems+administrator, linux engineer, linux systems engineer, infrastructure administrator, it infrastructure, it operations, data centre, data center, administrateur reseau, it executive, it coordinator
    systeembeheer*, fachinformatik* systemintegration, fachinformatik* fur systemintegration, linux admin, windows admin, it admin, system admin, systems admin, server admin
    manager it, head it, it exec, senior manager it, it head
    it consultant, it berater*, systemintegrator*

@databases-admin technology
  skills databases
  near it-operations data-engineering backend-dev
  names database administrator, dba, database developer, sql developer
    datenbank*, administrateur base*, administrador de bases de datos, administrador de banco de dados

@it-support technology
  skills it-infrastructure
  close it-operations networking
  akin cyber-security software databases-admin
  studies information technology, computing, computer science, computer hardware, informatique, informatica, computer systems
  names analista de suporte, analista de suporte tecnico, analista de soporte, tecnic* de suporte informatic*, suporte informatic*, soporte informatic*, tecnic* de suporte, it support, help desk, helpdesk, service desk, information technology specialist, it specialist, desktop support, technical support, it officer, it assistant, computer lab, it technician, computer technician, support technicien informatique, soporte tecnico, suporte tecnico, applicatiebeheer*, පරිගණක තාක්ෂණ*
    support engineer, application support, තාක්ෂණ සහාය*, தகவல் தொழில்நுட்ப*, आईटी सपोर्ट, دعم فني, فني حاسوب, فني دعم, technicien support, technicien support informatique, tecnico de soporte, soporte it, tecnico informatico
    maintenance informatique, technicien de maintenance informatique, technicien de maintenance en informatique, technicien maintenance informatique, tecnico de reparacion de ordenadores, pc repair, laptop repair, repair technician computers, it service manager, it support manager, application manager, it application manager
    servicedesk*, functioneel beheerder, functioneel+beheerder, functioneel applicatiebeheerder, it intern, it trainee, anwendungsbetreu*, applikationsbetreu*, it supporter, hardware technician, computer hardware, pc technician, laptop technician, computer repair, field technician it
    1st line, first line support, 1st line support, 2nd line, 2nd line support, second line support, 3rd line support, கணினி இயக்குநர்
  sector ict, informatique, informatica, helpdesk

@networking technology
  skills it-infrastructure cyber-security cloud-devops
  close it-operations
  near devops cyber-security telecoms
  names network engineer, network administrator, noc, network technician, network, netzwerk*, netwerkbeheer*, reseaux, redes
    ජාල ඉංජිනේරු*, வலையமைப்பு*, नेटवर्क इंजीनियर, مهندس شبكات, network admin

@telecoms technology
  skills it-infrastructure electrical-electronics engineering-practice engineering-design-detail plant-machine-detail
  near networking electronics electrician
  akin it-support
  studies telecommunications, telecommunication engineering, telecommunications engineering
  names rf engineer, fibre technician, fiber technician, telekommunikation*
    telecom technician, telecom engineer, telecommunications engineer, telecommunications technician, telecom+engineer, telecom+technician, transmission engineer, technicien telecom*, tecnico de telecomunicacion*, instalador de fibra, fibre+technician
    fibre splicer, fiber splicer, line technician, fibre optic, fiber optic, fibra optica, fibre optique, cable tv, catv, broadband technician, ftth, antenna technician, satellite technician, telecom rigger, tower rigger, tower technician, tower climber, telecom+rigger, monteur telecom, glasfaser*, glasvezel*, raccordeur fibre, fibra otica, instalador de internet
  sector telecom*, telecommunication*, fibre, broadband
    telecom services

@cyber-security technology
  skills cyber-security it-infrastructure cloud-devops
  near devops backend-dev networking it-operations
  akin software
  names security engineer, application security, penetration tester, soc analyst, information security, security analyst, ethical hacker, ciso, grc, it risk, it compliance
    product security, cyber security, cybersecurity, cyber+analyst, cyber+engineer, security consultant it, vulnerability analyst, incident responder, security+penetration, appsec, infosec, pentester, security researcher, security architect
    iam engineer, identity access, security operations, soc engineer, siem engineer, soc lead, grc analyst, information assurance
    analista soc, analyste soc, soc, seguridad informatica, ciberseguridad, cybersicherheit*, ciberseguranca, informationssicherheit*, sicurezza informatica, securite informatique, identity engineer, identity management, pki engineer
  sector cyber*, it sicherheit*

@testing technology
  skills software-testing software-practice programming-languages digital-product-detail software-tools-detail
  near software web-frontend-dev backend-dev mobile-dev
  akin business-analysis cyber-security it-support
  names qa engineer, qa, test engineer, test automation, tester, sdet, software tester, quality assurance engineer, automation engineer, testeu*, softwaretest*
    test manager, test lead, test analyst
    testmanag*, qa automation engineer, qa automation, test automation engineer, quality assurance tester, game tester

@data-engineering technology
  skills data-analytics databases cloud-devops programming-languages software-tools-detail
  close data-analysis data-science
  near machine-learning databases-admin
  akin software business-analysis supply-chain devops
  names data engineer, analytics engineer, etl developer, big data, bi developer, data warehouse
    business intelligence developer, bi engineer, dwh developer, data warehouse developer, data platform, data modeller, data architect, dateningenieur*, ingenieur data, ingeniero de datos, engenheiro de dados, data steward, data engineering, ingenieria de datos, engenharia de dados

@data-analysis technology
  skills data-analytics databases programming-languages software-tools-detail
  close data-science data-engineering
  near statistics business-analysis research monitoring-evaluation
  studies data analytics, business analytics, statistics, data science
  names data analyst, survey analyst, survey data analyst, survey+analyst, survey statistician, analytics, bi analyst, business intelligence, reporting analyst, insights analyst, datenanalyst*, analista de datos, analista de dados, analista dati, data analist, محلل بيانات, محللة بيانات, දත්ත විශ්ලේෂ*, தரவு பகுப்பாய்*
    business intelligence analyst, power bi, tableau developer, data+analyst, insight analyst, reporting specialist, डेटा विश्लेषक, data intern, data trainee, data specialist, mis executive, mis officer, mis analyst, mis coordinator, mis reporting, mis manager, reporting executive, chargé de reporting
  sector analytics
    data

@data-science technology
  skills data-analytics machine-learning programming-languages databases software-tools-detail software-testing
  close data-analysis machine-learning statistics
  near monitoring-evaluation
  akin research supply-chain science
  names data scientist, data science, cientista de dados, cientifico de datos, cientifica de datos, quantitative analyst

@machine-learning technology
  skills machine-learning data-analytics programming-languages software-tools-detail
  close data-science
  near software data-engineering statistics research
  names machine learning, ml engineer, ai engineer, artificial intelligence, deep learning, nlp engineer, computer vision
    ai resident, ai researcher, ai specialist, ai developer, ml+engineer, mlops, prompt engineer, nlp

@statistics science
  skills data-analytics machine-learning programming-languages software-tools-detail
  near data-analysis research monitoring-evaluation actuarial machine-learning
  akin data-engineering
  studies mathematics, statistics, applied mathematics, mathematik, mathematiques, matematicas, matematica, wiskunde
  names statistician, biostatistician, statistics, mathematician, statistiker*, statisticien*, estadistic*, estatistic*, statistico, සංඛ්‍යාලේඛන*, புள்ளியியல*
    statistical assistant, statistical officer, statistical clerk, statistical programmer, sas programmer, statistical analyst, survey statistician
  sector statistics

@games technology
  skills design programming-languages media-stage-print digital-product-detail software-tools-detail software-practice
  near software animation mobile-dev web-frontend-dev backend-dev
  names game developer, game designer, game programmer, gameplay, unity, unreal, level designer, unity developer
    game+developer, game+programmer, game+engineer, programador* de juegos, programador* de jogos, desenvolvedor* de jogos, spieleentwickl*, developpeu* de jeux, programmeu* jeux, game*

@ux-design design
  skills design web-frontend media-stage-print digital-product-detail software-testing
  close graphic-design
  near web-frontend-dev product-management
  names ux, ui ux, ux designer, ui designer, product designer, interaction designer, user experience, web designer, designer ui, disenador ux
    ux+designer, ui+designer, service design, service designer, webdesign*, chatbot designer, conversation designer, conversational designer

@ux-research design
  skills design data-analytics digital-product-detail media-stage-print software-testing
  close ux-design
  near product-management business-analysis social-science
  akin monitoring-evaluation research
  names user researcher, ux researcher, ux research, user research, design researcher, research ux, usability specialist, usability researcher, usability engineer, nutzerforsch*, forscher* ux, investigador ux, investigadora ux, pesquisador* ux, chercheu* ux

@graphic-design design
  skills design media-stage-print digital-product-detail trades
  close ux-design industrial-design
  near photography animation writing
  akin architecture web-frontend-dev games marketing
  studies visual communication, graphic communication, graphic design, multimedia design
  names graphic designer, graphic design, visual designer, illustrator, art director, layout artist, typesetter, grafik*, grafiker*, mediengestalt*, graphiste, infographiste, disenador*, disenadora*, vormgever*, designer grafico, grafico, grafica, مصمم جرافيك, مصممة جرافيك, චිත්‍රක*, නිර්මාණ ශිල්පී, வடிவமைப்பாளர், डिज़ाइनर
    designer, designerin, illustrat*, ilustrador*, ontwerper*, gestalter*, رسام, رسامة, decorateur, decoratrice, डिजाइनर
    brand designer, editorial designer, creative director, graphic+designer, kommunikationsdesign*, directeur artistique, directrice artistique, direttore artistico, grafisch ontwerper, diseno grafico, packaging designer, ග්‍රැෆික්*, வரைகலை*, ग्राफिक डिजाइनर, مصمم جرافيكي
    artworker, artwork, finished artist, reinzeichn*, maquettist*, pre press artist
    graphic artist, graphics artist
  sector diseno
    design

@animation design
  skills design media-arts media-stage-print digital-product-detail
  near graphic-design games film
  akin ux-design performing-arts
  names 3d artist, 3d generalist, character artist, animator, vfx, motion designer, 3d modeller, 3d, concept artist
    motion graphics, motion graphics artist, 3d+artist, vfx+artist

@product-management business
  skills business-management software-practice office-people-sales digital-product-detail software-tools-detail marketing design data-analytics
  close business-analysis
  near ux-design marketing
  akin web-frontend-dev data-analysis data-engineering
  names product manager, product owner, chef de produit, cheffe de produit, produktmanag*, scrum master
    agile coach, agile delivery
    jefe de producto, jefa de producto, gerente de produto

@business-analysis business
  skills business-management software-practice data-analytics databases office-people-sales digital-product-detail software-tools-detail
  close product-management
  near data-analysis
  akin monitoring-evaluation consulting ux-design it-support
  names functioneel beheerder, functioneel+beheerder, functioneel applicatiebeheerder, business analyst, systems analyst, functional analyst, process analyst, requirements engineer, analyste fonctionnel, analista funcional, analista de negocio
    it business analyst, product analyst, requirements+analyst, business+analyst, systems+analyst, system analyst, process consultant, analyste d affaires, analyste metier, analista de requisitos, analista de sistemas, anforderungs*, informatieanalist*
`;
