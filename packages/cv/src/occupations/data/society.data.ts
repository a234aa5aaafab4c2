/** See `../README.md` for the format. */
export const SOCIETY = `
@teaching education general
  skills education teaching-culture school-campus-detail
  near childcare training student-welfare higher-education
  akin psychology performing-arts sports
  studies bachelor of education, master of education, diploma in education, b ed, bed, m ed, teacher education, teacher training, education studies, pgce, qts, lehramt, pedagogy, pedagogia, sciences de l education
  names teacher, teaching, schoolteacher, student teacher, lehrer*, lehrkraft, leraar, lerares, leerkracht, docent*, onderwijs*, enseignant*, professeu*, maestro, maestra, profesor*, docente*, professora, professor de, insegnante*
    معلم*, مدرس*, ගුරු*, ගුරුවරිය, උපගුරු, විදුහල්පති, ஆசிரிய*, ஆசிரியை, शिक्षक, शिक्षिका, अध्यापक, अध्यापिका, tutora, professore, professoressa, pedagog*, padagog*, استاذ, استاذة, مربي, مربية, போதனாசிரியர், assistant teacher, teacher*, schoolmaster, sports teacher, pe teacher, religion teacher
    පාසල් ගුරු*, பாடசாலை ஆசிரிய*, विद्यालय शिक्षक, معلمة, مدرسة لغة, *lehrer, *lehrerin, *lehrkraft, *leraar, *lerares, *docent, *docente

@higher-education education
  skills education science-environment teaching-culture school-campus-detail laboratory-earth
  close research
  akin training library science
  names lecturer, professor, senior lecturer, assistant professor, associate professor, hochschul*, universitats*, hoogleraar, maitre de conference*, catedratic*, محاضر*, استاذ جامعي, කථිකාචාර්ය*, මහාචාර්ය*, விரிவுரையாளர், பேராசிரியர், व्याख्याता, प्राध्यापक, प्रोफेसर
    dozent*, charge de cours, معيد, معيدة
    lecturer probationary, faculty member, dean, university lecturer, university teacher, profesor universitario, profesora universitaria, professor universitario, professora universitaria, docente universitario, universitair docent, enseignant chercheur, hochschuldozent*
    කථිකාචාර්යවර*, உதவி விரிவுரையாளர், सहायक प्राध्यापक, محاضرة جامعية, استاذ مساعد
  sector university, faculty

@library culture
  skills education administration teaching-culture school-campus-detail office-people-sales
  close museum
  near publishing
  akin teaching journalism legal-support public-service
  studies library science, library and information science, information science, b bibl, librarianship
  names librarian, archivist, cataloguer, branch librarian, bibliothek*, archivar*, bibliothecari*, bibliothecair*, documentalist*, archivist*, bibliotecari*, امين مكتبة, امينة مكتبة, පුස්තකාල*, நூலக*, पुस्तकालय*
    bibliothecaire*, library assistant, library officer, library manager, library technician, library+officer, knowledge officer, library clerk, assistant librarian, පුස්තකාලයාධිපති*, நூலகர், पुस्तकाध्यक्ष, موظف مكتبة
  sector library, public library, archives, bibliothek, bibliotheque, biblioteca

@museum culture
  skills media-arts education media-stage-print teaching-culture school-campus-detail
  close library
  near tour-guiding fine-arts
  akin performing-arts higher-education event-management
  studies museum studies, museology, art history, history of art, archaeology, heritage studies
  names curator, conservator, exhibition, registrar of collections, gallery assistant, kurator*, conservateur*, conservatrice*, curador*, curatore, curatrice, restaurador*, restaurator*
    conservator*, restauratric*
    collections manager, collections care, collections+care, collections+manager, museum registrar, museum officer, museum assistant, art handler, preparator, collection manager, heritage, gestionnaire de collections, regisseu* d oeuvres, gestor de colecciones, registrar museum, gallery manager, gallery+registrar
    museum educator, museum guide, museumspadagog*, museum+educator
  sector museum, gallery, kunsthalle, musee, museo, museu, heritage centre

@research science
  skills science-environment laboratory-earth bench-survey-detail
  close science
  near statistics monitoring-evaluation
  names researcher, research assistant, research fellow, research associate, postdoctoral researcher, phd, doktorand*, wissenschaftlich*, onderzoeker, promovendus, chercheu*, doctorant*, investigador*, pesquisador*, ricercat*, dottorand*, باحث*, පර්යේෂ*, ஆராய்ச்சி*, शोधकर्ता
    forscher*, bolsista, bolseiro, borsista, hilfswissenschaftler*, wetenschapper*, r d manager, r d engineer, research and development, r d, postdoctoral, postdoctoral fellow, postdoc, research scholar, research engineer
    doctoral fellow, doctoral researcher, doctoral student, phd student, phd researcher, doctoral candidate, research intern, visiting researcher, *forscher, *forscherin, *onderzoeker, becari* conicet, becari* fpi, becari* fpu, becari* conacyt
    becari*+doctoral, becari*+predoctoral, becari*+posdoctoral, becari*+investigacion, becari*+doctorado
  sector research, r d
    becario, becaria

@science science
  skills science-environment laboratory-earth bench-survey-detail
  close research
  near laboratory quality
  akin textile-processing
  names scientist, research scientist, physicist, biochemist, pharmacologist, astronomer, forensic scientist, physiker*, wissenschaftler*, عالم, විද්‍යාඥ*, විද්‍යාඥයා, விஞ்ஞானி, वैज्ञानिक
    biochimist*, bioquimic*, fisico, fisica, fisici, *wissenschaftler, *wissenschaftlerin

@earth-science science
  skills science-environment laboratory-earth energy-mining
  near energy-mining environment
  akin civil-engineering science research surveying
  names geologist, geophysicist, oceanographer, seismologist, soil scientist, hydrogeolog*, geoscientist, exploration geologist, geolog*, geowissenschaft*, geofisic*, geophysik*, جيولوجي*, භූ විද්‍යාඥ*, புவியியலாள*, भूविज्ञानी, भूवैज्ञानिक
    *geologe, *geologin, meteorologist, meteorolog*, weather forecaster, climatolog*, weather observer

@chemistry science
  skills science-environment laboratory-earth bench-survey-detail medicine-lab
  near chemical-engineering quality science lab-work laboratory
  akin textile-processing pharmacy food-production research
  studies chemistry, applied chemistry, chimie, quimica, chemie, chimica
  names chemist, chemiker*, scheikundig*, chimist*, chimico, quimic*, chemicus, scheikundige, chimica, analytical chemist, qc chemist, research chemist, lab chemist, formulation scientist, chimiste, lebensmittelchemik*, quimico analista, quality control chemist
    كيميائي*, රසායන විද්‍යාඥ*, இரசாயனவியலாள*, रसायनज्ञ, باحث كيميائي, *chemiker, *chemikerin, perito chimico, chemisch analist

@life-science science
  skills science-environment laboratory-earth bench-survey-detail
  close environment
  near laboratory agronomy science research lab-work
  studies biology, biotechnology, molecular biology, biochemistry, biological sciences, plant science, zoology, botany, genetics, biologie, biologia
  names biologist, microbiologist, zoologist, botanist, geneticist, biolog*, bioloog*, life scientist, marine biologist, microbiolog*
    bioinformatic*, naturalist, ecotoxicolog*, botanic*, entomolog*, *biologe, *biologin, *bioloog

@environment science
  skills science-environment laboratory-earth energy-mining farming-forest-sea
  near science
  akin utilities
  studies environmental science, environmental sciences, environmental studies, ecology, umweltwissenschaft*
  names environmental, ecologist, environment officer, hydrologist, umwelt*, milieu*, environnement, ambiental
    biodiversity, conservation officer, wildlife biologist, recycling officer, waste manager
  sector environment, ecology

@sustainability business
  skills science-environment energy-mining business-management
  near environment compliance consulting
  akin safety monitoring-evaluation audit public-relations project-management
  names sustainability, esg, csr, corporate social responsibility, corporate responsibility, carbon, climate analyst, climate manager, climate consultant, climate officer, climate reporting, net zero, decarbonisation, decarbonization, ghg, nachhaltigkeit*, durabilite, rse, sostenibilidad, sustentabilidade, sostenibilita, duurzaamheid*

@safety engineering
  skills construction-civil mechanical-manufacturing facilities-security building-crafts engineering-practice metal-machine plant-machine-detail engineering-design-detail road-sea-land-detail law-public-order energy-mining banking-insurance
  near construction-management
  akin security energy-mining production quality environment site-supervision
  names safety officer, hse, ehs, health and safety, safety engineer, safety manager, arbeitsschutz*, sicherheitsingenieur*, hse manager
    occupational health officer, occupational health, tecnico em seguranca do trabalho, seguranca do trabalho, prevencion de riesgos, prevencionista, seguridad e higiene, seguridad industrial, arbeitssicherheit*, sicherheitsfachkraft, hse+officer, preventeur, responsable hse, veiligheidskundig*, sicurezza sul lavoro, rspp, safety supervisor, safety+officer, safety+engineer
    සුරක්ෂිතතා*, பாதுகாப்பு பொறியிய*, सुरक्षा अधिकारी औद्योगिक, مسؤول سلامة, مشرف سلامة, السلامة المهنية
    health safety advisor, health safety, health safety officer, tecnic* de prevencion, prevention des risques, occupational hygien*, industrial hygien*, higienista industrial, permit officer, ehs officer, sheq, qhse, hseq, shesq
    safety steward, safety warden
  sector hse, ehs

@agronomy agriculture
  skills agriculture farming-forest-sea road-sea-land-detail
  close farming plantation
  near animal-farming
  akin science environment development-work
  studies agriculture, agricultural science, agricultural sciences, agronomy, agronomie, agronomia, horticulture, landwirtschaft
  names agronomist, agriculture officer, horticulturist, extension officer, extension agent, county extension agent, development agent, agronom*, ingenieur agronome, ingeniero agronomo, ingeniera agronoma, agronoom, agrarier, مهندس زراعي, කෘෂි*, விவசாய கள*, விவசாய*, कृषि*
    agricultural officer, agriculture instructor, agricultural instructor, field agronomist, extension worker, agricultural extension, agri officer, agri consultant, farm adviser, crop consultant, agrartechn*, conseiller agricole, tecnico agricola, extensionista, tecnico agropecuari*, consulente agrario, விரிவாக்க உத்தியோகத்தர், கமநல*, ගොවිජන සේවා*
    fisheries officer, කෘෂිකර්ම උපදේශක*, விவசாய போதனாசிரிய*, कृषि अधिकारी, مهندسة زراعية, مرشد زراعي, agriculture+officer, agricultural+officer, agri+officer, fisheries technician, fishery officer, aquaculture technician, crop protection, seed technician
  sector agriculture, agricultural, crop, agro, agri

@farming agriculture
  skills agriculture farming-forest-sea road-sea-land-detail
  close agronomy plantation animal-farming
  near gardening
  akin food-production site-labour
  names fruit picker, fruit+picker, vegetable picker, harvest worker, erntehelfer*, vendangeur*, farmer, farm, farm worker, farm manager, farmhand, ranch hand, ranch worker, field worker, seasonal field worker, farm laborer, farm assistant, farm supervisor, landwirt*, boer, boerin, agricult*, maraich*, agricultor*, jornaler*, bracciant*, مزارع*, ගොවි*, ගොවියා, விவசாயி, பண்ணை*, किसान
    agricoltor*, agricoltore, bauer, smallholder, crop farmer, mixed farm, farm labourer, farm hand, vegetable farmer, rice farmer, paddy farmer, landarbeit*, ouvrier agricole, obrero agricola, trabajador agricola, trabalhador rural, operaio agricolo
    vegetable grower, fruit grower, crop grower, plantation worker, peao, trabajador de campo, ගොවිපළ*, பண்ணைத் தொழிலாள*, खेतिहर*, عامل زراعي, عامل مزرعة, greenhouse manager, peon agricola, trabalhador agricola, operador agricola, agropecuari*
    combine operator, combine driver, combine harvester, irrigation technician, sugarcane, sugar cane, cane cutter, kasmedewerk*, glastuinbouw*, tuinbouwmedewerk*, agrarisch medewerk*, saisonarbeit*, seizoenarbeid*, saisonnier agricole, temporero*, recolector*, raccoglitor*, colhedor*, cosechador*, field worker farm, farm operative, cueilleu*, horticulteu*, tobacco grower, moissonn*
    sugarcane cutter, sugar cane cutter
  sector farms, finca, fazenda, farmland
    ගොවිපළ*, பண்ணை*, مزرعة, greenhouse, farm

@viticulture agriculture
  skills agriculture farming-forest-sea road-sea-land-detail
  kind farming
  close gardening plantation
  akin food-production
  names vineyard, vine grower, grape grower, viticulturist, viticulture, winzer*, weinbau*, rebbau*, vigneron*, viticult*, viticolt*, vinatier*, wijnbouw*, vinedo, vinha, vigneto, vendimia*, fruit grower, orchard, arboriculteur, frutticolt*, fruticult*, obstbau*, fruitteler*
    winemaker, assistant winemaker, oenolog*, enolog*, kellermeister*, cellar hand, cellar master, maitre de chai

@plantation agriculture
  skills agriculture farming-forest-sea road-sea-land-detail
  close farming agronomy
  names estate superintendent, plantation, assistant superintendent, estate manager, field officer tea, tea maker, tea plucker, tea taster, rubber tapper, planter, වතු*, தோட்ட*, बागान*
    tea estate, tea factory, tea manager, tea factory officer, rubber estate, coconut estate, planting, kangany, tea+superintendent, estate+superintendent, තේ කම්හල්*, தேயிலைத் தொழிற்சாலை*, चाय बागान*, مشرف مزارع شاي, rubber factory, rubber factory supervisor, tea+factory, estate officer
    cinnamon, coconut plucker, rubber estate worker
    තේ දළු*
  sector tea, estate, estates, plantations, superintendent

@animal-farming agriculture
  skills agriculture farming-forest-sea road-sea-land-detail
  close farming
  near veterinary agronomy
  akin plantation food-production
  at farming@animal-farming
  names dairy farm, herdsman, livestock, poultry, shepherd, milker, 2ic, melkveehoud*, tierwirt*, eleveu*, ganader*, allevator*
    herd manager, herd, herdsperson, dairy manager, dairy farmer, dairy worker, dairy farm manager, dairy assistant, stockman, stockperson, pig farmer, piggery, poultry manager, hatchery, melker*, ganadero, ordenador*, tratador* de animais, veehoud*, vachere, vacher, berger, bergere, allevamento, herd+manager, dairy+farm
    poultry farmer, poultry worker, cattle farmer, chicken farmer, කිරි ගොවි*, கால்நடை வளர்ப்ப*, पशुपालक, مربي ماشية, راعي, avicol*, avicult*, porcicult*, suinicult*, zootecn*, livestock development, livestock officer, livestock+officer
    milking, milking technician, artificial insemination
    egg collector, poultry farm, pig farm, goat farm, cattle farm, sheep farm, broiler farm, layer farm, sericult*, silkworm*, vaqueir*, vaquero*, tratador* de gado, boiadeir*, ordenhador*, mungitor*, bovar*, pastor* de ovejas, schafer*, schapenhouder, veeverzorg*, ganadera, horse breeder, breeder, criador*
    herder, goat herder, cattle herder
  sector broiler*, day old chicks, poultry, hatchery, hatcheries, dairy, dairies, livestock, piggery, breeders, farms poultry, avicola*, zootecnic*

@beekeeping agriculture
  skills agriculture farming-forest-sea
  kind animal-farming
  names beekeep*, beekeeper, apiar*, apicult*, apicol*, imker*, honey

@gardening agriculture
  skills agriculture farming-forest-sea road-sea-land-detail
  near farming agronomy facilities
  akin masonry plantation
  names gardener, landscaper, groundskeeper, arborist, gartner*, hovenier*, tuinder, jardini*, paysagiste, jardiner*, jardineir*, giardinier*, بستاني, උයන්පල්ලා, தோட்டக்காரர், माली
    vivaista, tree surgeon, nurseryman, උද්‍යාන*, தோட்டப் பணியாளர், बागवान, منسق حدائق, landscape supervisor, landscaping, *gartner, *gartnerin, *hovenier
    plant nursery, garden centre, garden center, propagator, propagation, horticultural, horticulture, vivero*, viveir*, pepiniere, pepinieriste*, baumschul*, boomkwek*, gartenbau*, landschaftsbau*, galabau, grunpfleg*, espaces verts, zonas verdes, groenvoorziening
    nursery grower, elagueu*, arborist*, boomverzorg*, baumpfleg*, potatore, podador*, nursery worker plant*, garden helper, lawn care, greenkeep*
  sector landscape, landscaping, garden, gardens

@legal law
  skills legal law-public-order tax-payroll-detail human-resources business-management
  close legal-support
  near compliance
  studies law, laws, llb, ll b, llm, droit, derecho, direito, giurisprudenza, jura, rechtswissenschaft*, rechten, jurisprudence, legal studies, قانون, නීතිවේදී*, நீதி, சட்ட*
  names lawyer, attorney, solicitor, barrister, counsel, legal counsel, corporate counsel, advocate, legal officer, legal manager, notary, associate attorney, legal apprentice, rechtsanwalt*, anwalt*, jurist*, syndikus*, referendar*, notar, advocaat*, avocat*, notaire, abogad*, advogad*, procurador*, avvocat*, notai*, giurist*
    محام*, مستشار قانوني, مستشارة قانونية, باحث قانوني, නීති*, நீதி*, சட்டத்தரணி, வழக்கறிஞர், वकील, अधिवक्ता, notarin, rechtsreferendar*, notario, notaria, asesor juridico, asesora juridica, praticante legale, notaris, නීතීඥ
    lawyer*, legal adviser, legal advisor, legal associate, legal executive, legal trainee, legal intern, trainee solicitor, law student, legal consultant, legal head, associate lawyer, in house counsel, general counsel, juriste, juristin, bedrijfsjurist*, jurista
    නීති නිලධාරි*, சட்ட உத்தியோகத்தர், कानूनी सलाहकार, محامية متدربة, *anwalt, *anwaltin, *jurist, *juristin, *advocaat
    conveyancing+solicitor, conveyancing+lawyer, conveyancing+attorney
    නොතාරිස්*
  sector law, legal, law firm, chambers, kanzlei, cabinet d avocats, bufete, avvocati, advogados, abogados
    للمحاماة

@legal-support law
  skills legal administration law-public-order tax-payroll-detail office-people-sales
  close legal
  near secretarial
  studies law, laws, llb, legal studies, paralegal studies, droit, derecho, direito
  names company secretarial, company secretary, corporate secretary, chartered secretary, corporate secretarial, assistant company secretary, paralegal, legal assistant, legal clerk, legal secretary, law clerk, conveyancer, conveyancing, clerc de notaire, rechtsanwaltsfach*, procurador judicial, praticante avvocato
    නීති ලේකම්, பத்திரப் பதிவாளர், मुंशी, كاتب عدل, notarfach*, notariatsfach*, notarial assistant, notariatsgehilf*, notargehilf*, notary clerk, legal administrator, legal admin, contracts clerk, legal+clerk
    probate, legal cashier
    immigration adviser, immigration advisor, immigration caseworker, juridisch medewerk*, juridisch secretaris, kanzleikraft, kanzleiangestellt*, assistant* juridique, assistante juridique, asistente legal, auxiliar juridico, assistente juridico

@journalism media
  skills media-arts media-stage-print
  close writing
  near publishing public-relations photography broadcasting
  akin content-and-social
  studies journalism, mass communication, media studies, periodismo, jornalismo, journalisme, giornalismo
  names journalist, reporter, correspondent, news, newsreader, columnist, sub editor, staff reporter, redakteur*, volontar, volontarin, journalist*, redacteur*, redactrice*, periodist*, reporter*, jornalist*, giornalist*, صحفي*, صحافي*, مراسل*, මාධ්‍යවේදි*, වාර්තාකරු*, ஊடகவிய*, செய்தியாள*, பத்திரிகைய*, पत्रकार, संवाददाता
    news editor, online editor, news desk, news producer, investigative journalist, desk editor, online+news, redaktion*, පුවත්පත්*, ஊடகவியலாள*, समाचार*, صحفية, محرر صحفي, محررة صحفية, *redakteur, *redakteurin, *redacteur, *journalist, *journalistin
    நிருபர், செய்தியாளர்
  sector newspaper

@writing media
  skills media-arts marketing media-stage-print digital-product-detail trade-event-detail
  close journalism publishing marketing
  near translation public-relations graphic-design
  names copywriter, writer, content writer, author, blogger, technical writer, ux writer, texter*, autor*, schrijver, redator*, redactor*, escritor*, copywriter*, كاتب محتوى, ලේඛක*, எழுத்தாளர், लेखक
    novelist, poet, poeta, screenwriter, scriptwriter, script writer, playwright, guionista, roteirista, scenarist*, drehbuch*, sceneggiat*, romancier*, schriftsteller*

@publishing media
  skills media-arts media-stage-print
  close writing
  near journalism translation library graphic-design
  names editor, proofreader, subeditor, publisher, lektor*, editeu*, editric*, correcteu*, corrector*, محرر*, සංස්කාරක, பதிப்பாசிரியர், संपादक
    redattor*, editorial assistant, managing editor, copy editor, copyeditor, book editor, editorin, editora, editores, editoria, editor in chief, proof reader
  sector editorial, publishing, publications

@translation media
  skills media-arts media-stage-print bench-survey-detail teaching-culture
  near writing publishing
  akin teaching journalism
  studies translation studies, linguistics, modern languages
  names translator, interpreter, ubersetz*, dolmetsch*, vertaler, tolk, traducteu*, traductric*, interprete, traductor*, tradutor*, traduttor*, مترجم*, පරිවර්තක*, மொழிபெயர்ப்*, अनुवादक
    subtitler, localisation, localization, භාෂා පරිවර්තක*, மொழிபெயர்ப்பாள*, दुभाषिया, ترجمان, *ubersetzer, *ubersetzerin, *dolmetscher, *dolmetscherin, *vertaler
  sector translation

@photography media
  skills media-arts design media-stage-print digital-product-detail
  close film
  near graphic-design journalism
  akin animation marketing
  names photographer, photography, photo lab, photojournalist, fotograf*, photographe*, مصور*, ඡායාරූප*, புகைப்பட*, फोटोग्राफर
    fotograaf*, product photographer, wedding photographer, photo editor, retoucher, e commerce photographer, photo assistant, photography assistant, photo studio assistant, photographer s assistant, studio assistant, ඡායාරූප ශිල්පි*, நிழற்படக் கலைஞர், छायाकार, مصور فوتوغرافي, مصورة فوتوغرافية
    *fotograf, *fotografin
  sector photo, foto
    photography, photographic

@film media
  skills media-arts design media-stage-print digital-product-detail
  close photography broadcasting
  near animation performing-arts graphic-design
  akin journalism
  names videographer, video editor, cameraman, film editor, producer, cutter film, videast*, monteur video, camarograf*, cinegrafist*, videomaker, مخرج*, منتج*
    productor*, produtor*, realizador*, video producer, film maker, filmmaker, film director, cinematographer, camera operator, video creator, editor de video, video editing, editor* de videos
    asistente de montaje, montaje, posproduccion, postproduccion, pos producao, post production, montatore video, editor* video, video editor*, videoschnitt, cutterin, වීඩියෝ සංස්කාරක*, வீடியோ தொகுப்பாள*, वीडियो एडिटर, مونتير, مونتاج, محرر فيديو, مصور فيديو
    camera assistant, assistant camera, grip, gaffer, focus puller, videograf*
    camera man
  sector film, video, television production

@broadcasting media
  skills media-arts media-stage-print
  close film
  near journalism performing-arts
  names presenter, announcer, broadcaster, broadcast engineer, locutor*, مذيع*, නිවේදක*, அறிவிப்பாள*
    broadcast technician
    tv researcher, television researcher, floor manager television, television floor manager, continuity announcer
  sector radio, television, broadcasting

@performing-arts arts
  skills media-arts media-stage-print teaching-culture
  akin teaching film broadcasting
  names dancer, choreographer, actor, actress, performer, tanz*, schauspiel*, danseu*, comedien*, bailarin*, actriz, ator, atriz, ballerin*, attor*, නර්තන*, நடன*, नर्तक*
    acteur, actrice, coreograf*, attrice, dance artist, stuntman, stunt*, puppeteer, clown, acrobat*, comedian, entertainer, mime, circus, artiste de cirque, theatre director, regisseur, schauspieler*, danzator*, bailaor*, toneelspel*, magician, burattinaio, marionet*
  sector dance company, dance troupe
    theatre, dance, dance ensemble, opera house, orchestra

@event-management hospitality
  skills hospitality marketing food-service hotel-travel-personal guest-service-detail trade-event-detail digital-product-detail
  near hotel-management marketing travel food-service public-relations
  akin performing-arts
  names event manager, event coordinator, event planner, wedding planner, veranstaltung*, evenementen*, evenementiel
    conference organiser, conference manager, conference coordinator, event executive, events executive, event producer, events manager, event organiser, event+executive, event+planner, exhibition organiser, mice executive, banquet manager, wedding coordinator, organisat* d evenement*, chef de projet evenementiel, charge* d evenementiel, organizador* de eventos, coordinador* de eventos, produtor* de eventos, organizzat* di eventi, veranstaltungskauf*, eventmanag*, evenementenmanag*, منظم فعاليات, منسقة فعاليات
    conference planner, event organizer, උත්සව සංවිධායක*, நிகழ்வு ஒருங்கிணைப்பாள*, आयोजन*, منظم مؤتمرات, منسقة مؤتمرات, exhibition manager, exhibition coordinator, azafat* de congreso*, azafat* de evento*, azafat* de imagen, hotesse evenementiel*, hostess eventi, hostess fiere, messehostess*, promoter eventi
  sector events, conference, conferences, exhibitions, event
`;
