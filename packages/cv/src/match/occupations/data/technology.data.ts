/** See `../README.md` for the format. */
export const TECHNOLOGY = `
@software technology general
  skills programming-languages backend software-practice databases web-frontend mobile software-testing
  close web-frontend-dev mobile-dev backend-dev
  near embedded devops data-engineering testing cyber-security machine-learning games
  names software engineer, software developer, developer, programmer, coder, software, full stack, fullstack, web developer, web development, application developer, computer programmer, technical lead, tech lead, sde, it developer, solution architect, software architect, technical architect, enterprise architect, java architect, it architect, data architect, associate architect, programmer analyst
    softwareentwickl*, entwickl*, programmier*, informatik*, fachinformatik*, anwendungsentwickl*, softwareontwikkel*, ontwikkelaar*, programmeur*, webontwikkelaar
    developpeu*, developpement web, programmeu*, informaticien*, desarrollador*, programador*, desenvolvedor*, sviluppat*, programmator*, informatico
    مهندس برمجيات, مهندسة برمجيات, مطور*, مبرمج*, මෘදුකාංග*, வலைதள*, மென்பொருள்*, நிரலாளர், सॉफ्टवेयर*, डेवलपर, प्रोग्रामर
    webmestre, programmatric*, වැඩසටහන්කරු, مبرمجة

@backend-dev technology
  skills backend programming-languages databases cloud-devops software-practice
  close software
  near web-frontend-dev devops data-engineering mobile-dev testing cyber-security
  names backend, back end, java developer, python developer, php developer, ruby developer, net developer, node developer, api developer, java engineer, go developer, golang

@web-frontend-dev technology
  skills web-frontend programming-languages software-practice software-testing
  close software
  near backend-dev mobile-dev ux-design testing graphic-design
  names frontend, front end, ui developer, ui engineer, react developer, angular developer, javascript developer, wordpress developer, webmaster, html developer, integrateur web, webentwickl*, maquetador web

@mobile-dev technology
  skills mobile programming-languages software-practice
  close software
  near web-frontend-dev backend-dev ux-design testing
  names mobile developer, mobile engineer, mobile app, ios, android, flutter, react native, app developer, swift developer, kotlin developer

@embedded technology
  skills electrical-electronics programming-languages software-practice
  near software electronics electrical-engineering mechatronics testing
  names embedded, firmware, iot engineer, hardware engineer, fpga, robotics

@devops technology
  skills cloud-devops it-infrastructure programming-languages databases
  close it-operations
  near software backend-dev cyber-security networking data-engineering
  names devops, sre, site reliability, platform engineer, cloud engineer, cloud architect, infrastructure engineer, release engineer, build engineer, cloud, ingenieur cloud

@it-operations technology
  skills it-infrastructure cloud-devops databases
  close devops networking it-support
  near cyber-security databases-admin
  names system administrator, sysadmin, server administrator, linux administrator, windows administrator, it administrator, systemadministrat*, systeembeheer*, administrateur systeme*, administrador de sistemas, sistemista, it manager, systems engineer

@databases-admin technology
  skills databases
  near it-operations data-engineering backend-dev
  names database administrator, dba, database developer, sql developer

@it-support technology
  skills it-infrastructure
  close it-operations
  near networking customer-service cyber-security
  names it support, help desk, helpdesk, service desk, desktop support, technical support, it officer, it assistant, computer lab, it technician, computer technician, support technicien informatique, soporte tecnico, suporte tecnico, applicatiebeheer*, පරිගණක තාක්ෂණ*

@networking technology
  skills it-infrastructure cyber-security cloud-devops
  close it-operations
  near devops cyber-security it-support telecoms
  names network engineer, network administrator, noc, network technician, network, netzwerk*, netwerkbeheer*, reseaux, redes

@telecoms technology
  skills it-infrastructure electrical-electronics
  near networking electronics electrician
  names telecom*, rf engineer, fibre technician, fiber technician, lineman, cable jointer, telekommunikation*

@cyber-security technology
  skills cyber-security it-infrastructure cloud-devops
  near devops software backend-dev networking it-operations testing
  names security engineer, application security, penetration tester, soc analyst, information security, cyber*, security analyst, ethical hacker, ciso, it sicherheit*

@testing technology
  skills software-testing software-practice programming-languages
  near software web-frontend-dev backend-dev mobile-dev business-analysis cyber-security
  names qa engineer, qa, test engineer, test automation, tester, sdet, software tester, quality assurance engineer, automation engineer, testeu*, softwaretest*

@data-engineering technology
  skills data-analytics databases cloud-devops programming-languages
  close data-analysis
  near data-science backend-dev devops machine-learning databases-admin software
  names data engineer, analytics engineer, etl developer, big data, bi developer, data warehouse

@data-analysis technology
  skills data-analytics databases programming-languages
  close data-science data-engineering
  near statistics business-analysis research monitoring-evaluation
  names data analyst, analytics, bi analyst, business intelligence, reporting analyst, insights analyst, datenanalyst*, analista de datos, analista de dados, analista dati, data analist, محلل بيانات, محللة بيانات, දත්ත විශ්ලේෂ*, தரவு பகுப்பாய்*

@data-science technology
  skills data-analytics machine-learning programming-languages databases
  close data-analysis machine-learning statistics
  near data-engineering research monitoring-evaluation
  names data scientist, data science, cientista de dados, cientifico de datos, cientifica de datos, quantitative analyst

@machine-learning technology
  skills machine-learning data-analytics programming-languages
  close data-science
  near software data-engineering statistics research
  names machine learning, ml engineer, ai engineer, artificial intelligence, deep learning, nlp engineer, computer vision

@statistics science
  skills data-analytics machine-learning programming-languages
  close data-science
  near data-analysis research monitoring-evaluation actuarial machine-learning
  names statistician, biostatistician, statistics, mathematician, statistiker*, statisticien*, estadistic*, estatistic*, statistico, සංඛ්‍යාලේඛන*, புள்ளியியல*

@games technology
  skills design programming-languages
  near software graphic-design animation
  names game developer, game designer, game programmer, gameplay, unity, unreal, level designer, unity developer

@ux-design design
  skills design web-frontend
  close graphic-design
  near web-frontend-dev product-management mobile-dev
  names ux, ui ux, ux designer, ui designer, product designer, interaction designer, user researcher, user experience, web designer, designer ui, disenador ux

@graphic-design design
  skills design
  close ux-design
  near photography marketing animation writing architecture
  names graphic designer, graphic design, visual designer, illustrator, art director, layout artist, typesetter, grafik*, grafiker*, mediengestalt*, graphiste, infographiste, disenador*, disenadora*, vormgever*, designer grafico, grafico, grafica, مصمم جرافيك, مصممة جرافيك, චිත්‍රක*, නිර්මාණ ශිල්පී, வடிவமைப்பாளர், डिज़ाइनर
    designer, designerin, illustrat*, ilustrador*, ontwerper*, gestalter*, رسام, رسامة, decorateur, decoratrice, डिजाइनर

@animation design
  skills design media-arts
  near graphic-design games film performing-arts
  names 3d artist, 3d generalist, character artist, animator, vfx, motion designer, 3d modeller, 3d, concept artist

@product-management business
  skills business-management software-practice
  close business-analysis
  near project-management ux-design marketing software
  names product manager, product owner, chef de produit, cheffe de produit, produktmanag*, scrum master

@business-analysis business
  skills business-management software-practice data-analytics databases
  close product-management
  near data-analysis project-management testing consulting
  names business analyst, systems analyst, functional analyst, process analyst, requirements engineer, analyste fonctionnel, analista funcional, analista de negocio
`;
