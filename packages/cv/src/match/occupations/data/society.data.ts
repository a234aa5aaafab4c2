/** See `../README.md` for the format. */
export const SOCIETY = `
@teaching education
  skills education
  close preschool higher-education
  near childcare training psychology performing-arts library sports social-work
  names teacher, teaching, tutor, schoolteacher, headteacher, head teacher, headmaster, headmistress, school principal, class teacher, teaching assistant, private tutor, student teacher, lehrer*, lehrkraft, grundschullehr*, nachhilfe*, leraar, lerares, leerkracht, docent*, onderwijs*, enseignant*, professeu*, instituteu*, institutric*, maestro, maestra, profesor*, docente*, professora, professor de, insegnante*
    معلم*, مدرس*, ගුරු*, ගුරුවරිය, උපගුරු, විදුහල්පති, ஆசிரிய*, ஆசிரியை, அதிபர், शिक्षक, शिक्षिका, अध्यापक, अध्यापिका, ट्यूटर
    tutora, professore, professoressa, maitre d ecole, maitresse d ecole, pedagog*, padagog*, schulbegleit*, प्रधानाध्यापक, प्रधानाचार्य, استاذ, استاذة, مربي, مربية, போதனாசிரியர்

@higher-education education
  skills education science-environment
  close teaching
  near research
  names lecturer, professor, university, senior lecturer, assistant professor, associate professor, hochschul*, universitats*, hoogleraar, maitre de conference*, catedratic*, محاضر*, استاذ جامعي, කථිකාචාර්ය*, මහාචාර්ය*, விரிவுரையாளர், பேராசிரியர், व्याख्याता, प्राध्यापक, प्रोफेसर
    dozent*, charge de cours, معيد, معيدة

@library culture
  skills education administration
  close museum
  near administration teaching publishing
  names librarian, library, archivist, cataloguer, branch librarian, bibliothek*, archivar*, bibliothecari*, bibliothecair*, documentalist*, archivist*, bibliotecari*, امين مكتبة, امينة مكتبة, පුස්තකාල*, நூலக*, पुस्तकालय*
    bibliothecaire*

@museum culture
  skills media-arts education
  close library
  near tour-guiding performing-arts
  names curator, museum, gallery, conservator, exhibition, registrar of collections, gallery assistant, kurator*, conservateur*, conservatrice*, curador*, curatore, curatrice, restaurador*, restaurator*
    conservator*, restauratric*

@research science
  skills science-environment
  close science
  near higher-education statistics data-science monitoring-evaluation laboratory
  names researcher, research assistant, research fellow, research associate, postdoctoral researcher, phd, doktorand*, wissenschaftlich*, onderzoeker, promovendus, chercheu*, doctorant*, investigador*, pesquisador*, ricercat*, dottorand*, باحث*, පර්යේෂ*, ஆராய்ச்சி*, शोधकर्ता
    forscher*, becario, becaria, bolsista, bolseiro, borsista, hilfswissenschaftler*, wetenschapper*

@science science
  skills science-environment
  close research
  near laboratory quality environment agronomy
  names scientist, research scientist, chemist, biologist, physicist, microbiologist, biochemist, geologist, geophysicist, zoologist, botanist, geneticist, pharmacologist, astronomer, oceanographer, seismologist, forensic scientist, soil scientist, chemiker*, biolog*, physiker*, wissenschaftler*, scheikundig*, chimist*, chimico, quimic*, biologist*, fisic*, عالم, كيميائي*, විද්‍යාඥ*, විද්‍යාඥයා, விஞ்ஞானி, वैज्ञानिक
    bioloog*, chemicus, scheikundige, chimica

@environment science
  skills science-environment
  close science
  near agronomy safety
  names environmental, ecologist, environment officer, sustainability, hydrologist, meteorologist, umwelt*, milieu*, environnement, ambiental

@safety engineering
  skills construction-civil mechanical-manufacturing facilities-security
  near environment construction-management production quality security
  names safety officer, hse, ehs, health and safety, safety engineer, safety manager, arbeitsschutz*, sicherheitsingenieur*, hse manager

@agronomy agriculture
  skills agriculture
  close farming plantation
  near animal-farming environment science development-work
  names agronomist, agriculture officer, agricultural, agriculture, horticulturist, crop, extension officer, development agent, agronom*, ingenieur agronome, ingeniero agronomo, ingeniera agronoma, agronoom, agrarier, مهندس زراعي, කෘෂි*, விவசாய கள*, விவசாய*, कृषि*

@farming agriculture
  skills agriculture
  close agronomy plantation animal-farming
  near gardening machinery-operation
  names farmer, farm, farm worker, farm manager, farmhand, farm assistant, farm supervisor, landwirt*, boer, boerin, agricult*, maraich*, vitic*, agricultor*, jornaler*, bracciant*, مزارع*, ගොවි*, ගොවියා, விவசாயி, பண்ணை*, किसान
    agricoltor*, agricoltore, bauer

@plantation agriculture
  skills agriculture
  close farming agronomy
  near food-production
  names estate superintendent, superintendent, plantation, tea, assistant superintendent, estate manager, field officer tea, tea maker, tea plucker, tea taster, rubber tapper, planter, estate, වතු*, தோட்ட*, बागान*

@animal-farming agriculture
  skills agriculture
  close farming
  near veterinary agronomy
  names dairy farm, herdsman, livestock, poultry, shepherd, milker, 2ic, aquaculture, fisherman, fisher, melkveehoud*, tierwirt*, eleveu*, ganader*, allevator*, ධීවර, மீனவர்
    pescador*, pescatore, صياد

@gardening agriculture
  skills agriculture
  near farming agronomy facilities
  names gardener, landscaper, groundskeeper, arborist, florist, gartner*, hovenier*, tuinder, jardini*, paysagiste, jardiner*, jardineir*, giardinier*, بستاني, උයන්පල්ලා, தோட்டக்காரர், माली
    fleuriste*, vivaista

@legal law
  skills legal
  close legal-support
  near compliance human-resources tax
  names lawyer, magistrate, attorney, solicitor, barrister, counsel, legal counsel, corporate counsel, advocate, legal officer, legal manager, notary, judge, legal, associate attorney, legal apprentice, law, rechtsanwalt*, anwalt*, jurist*, syndikus*, referendar*, notar, advocaat*, avocat*, notaire, abogad*, advogad*, procurador*, avvocat*, notai*, giurist*
    محام*, مستشار قانوني, مستشارة قانونية, باحث قانوني, නීති*, நீதி*, சட்டத்தரணி, வழக்கறிஞர், वकील, अधिवक्ता
    richter, richterin, notarin, rechtsreferendar*, juez, jueza, notario, notaria, asesor juridico, asesora juridica, juiz, juiza, giudice, praticante legale, notaris, rechter, magistrat, juge, قاض, නීතීඥ

@legal-support law
  skills legal administration
  close legal
  near secretarial
  names paralegal, legal assistant, legal clerk, legal secretary, law clerk, conveyancer, conveyancing, court clerk, clerc de notaire, greffier*, huissier*, rechtsanwaltsfach*, procurador judicial, praticante avvocato, griffier

@journalism media
  skills media-arts
  close writing
  near publishing public-relations photography broadcasting
  names journalist, reporter, correspondent, news, newsreader, columnist, sub editor, staff reporter, redakteur*, volontar, volontarin, journalist*, redacteur*, redactrice*, periodist*, reporter*, jornalist*, giornalist*, صحفي*, صحافي*, مراسل*, මාධ්‍යවේදි*, වාර්තාකරු*, ஊடகவிய*, செய்தியாள*, பத்திரிகைய*, पत्रकार, संवाददाता

@writing media
  skills media-arts marketing
  close journalism publishing
  near marketing translation public-relations graphic-design
  names copywriter, writer, content writer, author, blogger, technical writer, ux writer, texter*, autor*, schrijver, redator*, redactor*, escritor*, copywriter*, كاتب محتوى, ලේඛක*, எழுத்தாளர், लेखक

@publishing media
  skills media-arts
  close writing
  near journalism translation library graphic-design
  names editor, proofreader, subeditor, publisher, lektor*, editeu*, editric*, correcteu*, corrector*, editor*, محرر*, සංස්කාරක, பதிப்பாசிரியர், संपादक
    redattor*

@translation media
  skills media-arts
  near writing publishing teaching
  names translator, interpreter, ubersetz*, dolmetsch*, vertaler, tolk, traducteu*, traductric*, interprete, traductor*, tradutor*, traduttor*, مترجم*, පරිවර්තක*, மொழிபெயர்ப்*, अनुवादक

@photography media
  skills media-arts design
  close film
  near graphic-design marketing journalism
  names photographer, photo, photography, studio assistant, photo lab, photojournalist, fotograf*, photographe*, مصور*, ඡායාරූප*, புகைப்பட*, फोटोग्राफर
    fotograaf*

@film media
  skills media-arts design
  close photography broadcasting
  near animation performing-arts
  names videographer, video editor, cameraman, film, film editor, producer, video, cutter film, videast*, monteur video, camarograf*, cinegrafist*, videomaker, مخرج*, منتج*
    productor*, produtor*, realizador*

@broadcasting media
  skills media-arts
  close film
  near journalism performing-arts
  names presenter, announcer, broadcaster, radio, television, broadcast engineer, sound engineer, locutor*, مذيع*, නිවේදක*, அறிவிப்பாள*

@performing-arts arts
  skills media-arts
  near teaching film broadcasting
  names dancer, dance, dance teacher, choreographer, musician, singer, actor, actress, music teacher, performer, theatre, composer, stage manager, costume designer, lighting technician, tanz*, musiker*, schauspiel*, danseu*, musicien*, comedien*, bailarin*, musico, actriz, ator, atriz, ballerin*, musicist*, attor*, නර්තන*, සංගීත*, நடன*, இசை*, नर्तक*, संगीतकार
    muzikant*, acteur, actrice, musica, coreograf*, attrice, موسيقي

@event-management hospitality
  skills hospitality marketing
  near hotel-management marketing performing-arts
  names event manager, event coordinator, event planner, wedding planner, events, veranstaltung*, evenementen*, evenementiel
`;
