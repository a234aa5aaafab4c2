/** Occupations of clinics, homes and schools that a wider one stands beside. See `../README.md` for the format. */
export const CARE_AND_SCHOOLS = `
@nursing-management health
  skills nursing-care clinical-practice clinic-ward-detail doctors-nurses-detail business-management
  close nursing health-management
  near midwifery public-health
  akin care
  names matron, director of nursing, nursing director, head of nursing, chief nurse, chief nursing officer, nurse manager, nursing manager, nursing services manager, nursing officer, nurse in charge, nursing superintendent, ward manager, nursing services, nurse supervisor, director+nursing, head+nursing
    pflegedienstleitung, pflegedirekt*, stationsleitung, wohnbereichsleitung, cadre de sante, cadre infirmier, directrice des soins, directeur des soins, supervisor* de enfermeria, jefe de enfermeria, jefa de enfermeria, direct* de enfermeria, coordinador* de enfermeria, supervisor* de enfermagem, enfermeir* chefe, caposala, coordinat* infermieristic*, hoofdverpleegkund*, teamleider verpleg*
    رئيسة تمريض, رئيس تمريض, مشرفة تمريض, මැට්‍රන්, தலைமை தாதி*, नर्सिंग अधीक्षक, मैट्रन

@health-management health
  skills business-management nursing-care medicine-lab
  near general-management public-health medicine care
  names hospital administrator, hospital manager, hospital director, clinic manager, practice manager, health services manager, medical director, medical superintendent, healthcare manager, care home manager, care+home+manager, nursing+home+manager, residential+care+manager, nursing home manager, home manager, klinikleit*, praxismanag*, heimleit*, directeur d hopital, director de hospital, gerente hospitalar
    bed manager, registered manager, teamleider zorg, teammanager zorg, zorgmanager*, zorgcoordinator*, residential manager, clinical director, hospital superintendent, director clinic*, einrichtungsleitung*, leitung pflegeheim, directeur ehpad, directrice ehpad, directeur d ehpad, directrice d ehpad

@dental-assistance health
  skills dental-eye-animal nursing-care
  near reception
  akin dentistry
  names dental assistant, dental nurse, dental hygienist, dental therapist, hygienist, zfa, zahnmedizinisch*, zahnarzthelf*, assistante dentaire, assistant dentaire, auxiliar dental, higienista dental, higienista, asistente dental, auxiliar de saude bucal, assistente alla poltrona, igienista dentale, mondhygienist*, tandartsassistent*, දන්ත සහායක*
    orthodontic assistant, orthodontic nurse, dental surgery assistant, dental receptionist, stomatolog* assist*

@veterinary-nursing health
  skills dental-eye-animal medicine-lab agriculture nursing-care
  close animal-care
  near animal-farming
  akin dental-assistance veterinary
  at nursing@veterinary
  names veterinary nurse, vet nurse, veterinary technician, vet tech, veterinary assistant, animal+nurse, veterinary+nurse, pet+nurse, vet+nurse, animal health technician, tiermedizin*, tierarzthelf*, tfa, auxiliaire veterinaire, auxiliar veterinari*, auxiliar de veterinaria, enfermeir* veterinari*, dierenartsassistent*, assistente veterinari*
    vet assistant

@medical-imaging health
  skills medicine-lab clinical-practice clinic-ward-detail allied-health-detail
  near medical-technology
  akin nursing
  names radiographer, sonographer, radiology technician, radiologic technologist, radiology, x ray, ct, ct technologist, mri, mri technologist, imaging, mammographer, nuclear medicine technologist, mtra, radiolog*, manipulat* radio, manipulat* en electroradiologie, tecnic* de radiologia, tecnic* em radiologia, tecnic* radiolog*, tecnic* en imagen*, tecnic* di radiologia, radiologisch laborant*, فني اشعة, اخصائي اشعة, විකිරණ*, රේඩියෝග්‍රැෆර්, கதிரியக்க*, ரேடியோகிராபர், रेडियोग्राफर, एक्स रे तकनीशियन
    radiodiagnost*, echograph*, ultrasound technician, ultrasound technologist, sonograf*, tecnico rx, mrt assistent*, mtr, radiologietechn*, radiologieassist*, imagerie medicale, electroradiolog*
    فنية اشعة
  sector diagnostic imaging

@optics health
  skills dental-eye-animal allied-health-detail medicine-lab
  near medical-technology retail
  names optometrist, optician, dispensing optician, ophthalmic assistant, orthoptist, augenoptik*, optiker*, opticien*, optometrist*, optic*, ottico, oculariste, oftalmic*, نظارات, اخصائي بصريات, දෘෂ්ටි*, கண்ணாடி*, चश्मा*
    optometry, optical technician, ophthalmic technician, spectacle maker, optometria
  sector eyewear, vision centre

@clinical-officers health
  skills medicine-lab clinical-practice doctors-nurses-detail clinic-ward-detail
  close nursing
  near ambulance public-health midwifery medicine
  names clinical officer, physician assistant, physician associate, medical assistant, feldsher, assistant medical officer
    medical scribe

@traditional-medicine health
  skills allied-health-detail medicine-lab beauty-sports
  near therapy
  akin medicine pharmacy
  names ayurvedic doctor, ayurveda doctor, ayurvedic physician, ayurved*, homeopath*, acupunctur*, herbalist, traditional healer, heilpraktik*, naturopath*, siddha, unani, ආයුර්වේද*, ஆயுர்வேத*, சித்த மருத்துவ*, आयुर्वेद*, वैद्य
    bonesetter, bone setter, traditional birth*, hakim, herborist*, medicina china
    ආයුර්වේද වෛද්‍ය*, आयुर्वेदिक चिकित्सक, आयुर्वेद चिकित्सक

@school-leadership education
  skills education teaching-culture school-campus-detail business-management administration
  close teaching
  near training higher-education
  akin preschool childcare
  names school principal, college principal, assistant principal, principal teacher, principal of, vice principal, deputy principal, headteacher, head teacher, deputy head, headmaster, headmistress, head of school, school head, academic director, academic coordinator, sectional head, school administrator, school manager, school+head, school+director
    schulleit*, rektor*, konrektor*, schuldirekt*, directeur d ecole, directrice d ecole, chef d etablissement, proviseur*, director* de escuela, director* de colegio, direct* de escola, diretor* de escola, diretor* escolar, coordenador* pedagogic*, dirigente scolastic*, preside, schooldirect*, schoolhoofd, schoolleider, directeur basisschool
    مدير مدرسة, مديرة مدرسة, ناظر مدرسة, විදුහල්පති*, විදුහල්පතිනි*, ගුරුපති*, அதிபர், பாடசாலை அதிபர், தலைமை ஆசிரிய*, प्रधानाध्यापक, प्रधानाध्यापिका, प्रधानाचार्य, प्राचार्य, मुख्याध्यापक, exams officer, examinations officer, school coordinator, head of year, head of key stage, dean of students
    jefe de estudios, jefa de estudios, vicerrector*, subdirector* escolar, principal secondary, rector school, chef d etablissement adjoint, principal adjoint, cpe adjoint, teamleider onderwijs, afdelingsleider onderwijs
  sector principal

@primary-teaching education
  skills education teaching-culture school-campus-detail
  kind teaching
  close preschool special-education teaching-assistance
  near childcare
  at teaching@primary-teaching
  names primary teacher, primary school teacher, elementary teacher, elementary school teacher, class teacher, grade teacher, key stage 1, key stage 2, primary+teacher, grundschullehr*, primarlehr*, professeur* des ecoles, instituteu*, institutric*, maitre d ecole, maitresse d ecole, maestr* de primaria, maestr* de primari*, professor* primari*, professor* do ensino fundamental, insegnante di scuola primaria, maestra elementare, maestro elementare, basisschool*, leerkracht basisonderwijs
    ප්‍රාථමික ගුරු*, ආරම්භක ගුරු*, ஆரம்ப பாடசாலை ஆசிரிய*, ஆரம்பக் கல்வி ஆசிரிய*, प्राथमिक शिक्षक, प्राथमिक शिक्षिका, profesor* de primaria, profesor* de educacion primaria, maestro de primaria, maestro de educacion primaria, *grundschullehrer, *grundschullehrerin
    docente de primaria, docente primari*, insegnante scuola primaria, leraar basisonderwijs, basisonderwijs, lehrer* grundschule
    வகுப்பாசிரிய*, ஆரம்பப் பிரிவு ஆசிரிய*, ஆரம்பப் பிரிவு, පන්ති භාර ගුරු*, ප්‍රාථමික අංශ*, कक्षा अध्यापक, कक्षा शिक्षक, grade+teacher, class+teacher, prt, leerkracht groep, groepsleerkracht*, leerkracht+groep, professor* do ensino basico, professor* do 1 ciclo, ensino basico, anos iniciais, ensino fundamental i, educacion basica, enseignant* primaire, professeur* en primaire, volksschullehr*, primarschullehr*, primary grade*, ks1, ks2, ks1 teacher, ks2 teacher
    ஆரம்பக்கல்வி*, ஆரம்பப் பாடசாலை*, தொடக்கப் பள்ளி*, معلمة صف, معلم صف
  sector primary school, elementary school, infant school, grundschule, volksschule, ecole primaire, ecole elementaire, escuela primaria, escola primaria, scuola primaria, basisschool, ප්‍රාථමික විද්‍යාල*, ஆரம்பப் பாடசாலை*, ஆரம்ப பாடசாலை*, प्राथमिक विद्यालय, प्राइमरी स्कूल, مدرسة ابتدائية

@secondary-teaching education
  skills education teaching-culture school-campus-detail science-environment
  kind teaching
  close tutoring
  near higher-education special-education language-teaching primary-teaching
  names secondary teacher, secondary school teacher, high school teacher, subject teacher, maths teacher, mathematics teacher, science teacher, physics teacher, chemistry teacher, biology teacher, history teacher, geography teacher, economics teacher, commerce teacher, ict teacher, computer teacher, maths+teacher, mathematics+teacher, science+teacher, physics+teacher, secondary+teacher
    gymnasiallehr*, realschullehr*, mathematiklehr*, studienrat*, professeur* de mathematiques, professeur* de physique*, professeur* de college, professeur* de lycee, profesor* de matematica*, profesor* de secundaria, profesor* de ciencias, professor* de matematica, professor* de ciencias, insegnante di matematica, wiskundeleraar, docent wiskunde
    ගණිත ගුරු*, විද්‍යා ගුරු*, கணித ஆசிரிய*, விஞ்ஞான ஆசிரிய*, அறிவியல் ஆசிரிய*, गणित शिक्षक, गणित अध्यापक, विज्ञान शिक्षक, معلم رياضيات, معلمة رياضيات, مدرس رياضيات, معلم علوم, head of science, head of mathematics, subject head, head of english
    docente di matematica, docente di fisica, docente+matematica, docente+fisica, docente+scienze, profesor*+fisica, profesor*+quimica, profesor*+biologia, profesor*+historia, professeur*+physique, professeur*+histoire, professeur*+svt, docente de matematica*, docente de fisica, docente de secundaria, insegnante+fisica, insegnante+matematica, lehrer*+physik, lehrer*+mathematik, docent+natuurkunde, math teacher
    lehrkraft+mathematik, lehrkraft+physik, lehrkraft+chemie, lehrkraft+biologie, lehrer*+chemie, lehrer*+biologie, tgt, pgt, gymnasialprof*, docent+wiskunde, docent+scheikunde, docent+geschiedenis, docent+nederlands, docente+storia, docente+lettere, docente+scienze naturali, professeur*+francais, professeur*+sciences, profesor*+ciencias, profesor*+lengua, professor*+portugues, professor*+geografia, professor*+historia, professor*+fisica, professor*+quimica, teacher+biology, teacher+chemistry, teacher+physics, teacher+history, teacher+geography, teacher+economics, teacher+commerce, teacher+ict, teacher+social studies, instructor+mathematics, oberstufenlehr*, mittelschullehr*, sekundarlehr*, lehramt gymnasium

@special-education education
  skills education teaching-culture school-campus-detail therapy-welfare
  kind teaching
  close teaching-assistance
  near preschool childcare psychology social-work
  names special needs teacher, special education teacher, special educator, sen teacher, send teacher, senco, inclusion teacher, learning support teacher, special needs, special education, special educational needs, learning support, sonderpadagog*, sonderschullehr*, forderlehr*, heilerziehungs*, heilpadagog*, enseignant* specialise*, professeur* specialise*, educacion especial, pedagogia terapeutica, educacao especial, insegnante di sostegno, buitengewoon onderwijs, speciaal onderwijs
    تربية خاصة, විශේෂ අධ්‍යාපන*, விசேட கல்வி*, சிறப்புக் கல்வி*, विशेष शिक्षा*, विशेष शिक्षक, educador* especial*, profesor* de apoyo, intern begeleider, ambulant begeleider, pedagogo terapeutico, pedagoga terapeutica

@language-teaching education
  skills education teaching-culture school-campus-detail bench-survey-detail
  kind teaching
  close tutoring
  near translation secondary-teaching
  names language teacher, english teacher, esl teacher, efl teacher, tefl, french teacher, german teacher, language instructor, language trainer, english+teacher, sprachlehr*, englischlehr*, daf lehr*, professeur* d anglais, professeur* de francais, professeur* fle, profesor* de ingles, profesor* de espanol, professor* de ingles, insegnante di inglese, taaldocent*, معلم لغة*, معلمة لغة*, مدرس لغة*, ඉංග්‍රීසි ගුරු*, ஆங்கில ஆசிரிய*, अंग्रेजी शिक्षक, हिंदी शिक्षक
    esl instructor, efl instructor, ielts trainer, ielts+instructor, english instructor, english trainer, spoken english trainer, docent+engels, docent+frans, docent+duits, ielts, toefl, lehrer*+deutsch als fremdsprache, daf dozent*, english tutor, profesor* de frances, profesor* de aleman, docente+inglese, docente+francese, professor*+ingles

@tutoring education open
  skills education teaching-culture school-campus-detail
  close teaching
  near training higher-education primary-teaching
  names tutor, private tutor, home tutor, maths tutor, tuition teacher, nachhilfe*, repetiteur*, professeur* particulier*, cours particuliers, tutor*, profesor* particular*, explicador*, professor* particular*, ripetizioni, bijles*, مدرس خصوصي, උපකාරක පන්ති*, டியூஷன்*, தனியார் வகுப்பு*, ट्यूटर

@teaching-assistance education
  skills education teaching-culture school-campus-detail therapy-welfare
  close childcare preschool teaching
  near social-work
  names teaching assistant, teacher s aide, teacher aide, teachers aide, classroom assistant, learning support assistant, lsa, hlta, schulbegleit*, schulassist*, accompagnant* des eleves, aesh, auxiliar docente, auxiliar de educacion, auxiliar de sala, auxiliar de classe, assistente all autonomia, onderwijsassistent*, klassenassistent*
    classroom aide, paraprofessional, paraeducator, teaching aide, instructional aide, exam invigilator, invigilator, lunchtime supervisor, midday supervisor
    cover supervisor, atsem, monitor* de comedor, monitora de comedor
    ගුරු සහායක*, ගුරු සහකාර*

@vocational-teaching education
  skills education teaching-culture school-campus-detail human-resources
  kind teaching
  close training
  near higher-education
  names vocational teacher, vocational instructor, vocational trainer, tvet instructor, trade instructor, workshop instructor, lehrkraft fur fachpraxis, berufsschullehr*, professeur* de lycee professionnel, formacion profesional, instrutor profissional, praktijkopleider, වෘත්තීය පුහුණු*, தொழிற்பயிற்சி*

@music-and-dance-teaching arts
  skills education teaching-culture media-arts media-stage-print
  kind teaching
  close performing-arts
  near school-leadership preschool
  names dance teacher, dance instructor, dancing teacher, music teacher, piano teacher, singing teacher, drama teacher, art teacher, music instructor, dance+teacher, music+teacher, drama+teacher, tanzlehr*, tanzpadagog*, musiklehr*, klavierlehr*, kunstlehr*, musikpadagog*, professeur* de danse, professeur* de musique, professeur* de piano, profesor* de danza, profesor* de baile, profesor* de musica, professor* de danca, professor* de musica, insegnante di danza, insegnante di musica, dansdocent*, muziekdocent*, muziekleraar
    නර්තන+ගුරු*, නර්තනය+ගුරු*, නැටුම්+ගුරු*, සංගීත+ගුරු*, චිත්‍ර+ගුරු*, நடன+ஆசிரிய*, இசை+ஆசிரிய*, சங்கீத+ஆசிரிய*, नृत्य+शिक्षक, नृत्य+शिक्षिका, संगीत+शिक्षक, संगीत+शिक्षिका, معلم موسيقى, معلمة موسيقى

@student-welfare education
  skills therapy-welfare education school-campus-detail nursing-care teaching-culture
  close psychology social-work
  near teaching special-education school-leadership childcare
  akin preschool
  names wellbeing officer, wellbeing, student counsellor, student counselor, guidance counsellor, guidance counselor, guidance teacher, student support, student affairs, pastoral, career counsellor, careers adviser, school social worker, student+wellbeing, student+support, schulsozialarbeit*, conseill* d orientation, conseill* principal* d education, orientador* escolar, orientador* educativ*, orientatore, leerlingbegeleid*, مرشد طلابي, مرشدة طلابية, උපදේශන ගුරු*, வழிகாட்டல் ஆலோசகர், परामर्शदाता
    school counsellor, school counselor, assistant d education, assistante d education, aed, assistants d education, surveillant* d internat, maitre d internat, tutor estudiantil, intern begeleider, zorgcoordinator onderwijs

@funeral service
  skills hotel-travel-personal
  near religion
  akin care
  names funeral, undertaker, mortician, embalmer, mortuary, bestatt*, pompes funebres, thanatopract*, funerari*, agente funerari*, tanatopractor, uitvaart*, மரணச் சடங்கு*
    funerair*
    gravedigger, grave digger, sepulturer*, enterrador*, necrofor*, coveir*, totengraber*, fossoyeu*, doodgraver*, becchin*, cremator*, crematori*, grafdelver*

@pharmacy-assistance health
  skills medicine-lab clinical-practice clinic-ward-detail doctors-nurses-detail allied-health-detail laboratory-earth
  close pharmacy
  near retail
  akin cashier nursing laboratory lab-work store-management medical-sales medical-secretarial
  at retail@pharmacy
  names pharmacy assistant, pharmacy technician, pharmacy dispenser, dispenser, dispensary, dispensing assistant, dispensary assistant, chemist assistant, pharmacy clerk, pta, auxiliar de farmacia, tecnic* de farmacia, tecnic* em farmacia, atendente de farmacia, balconista de farmacia, apothekershelf*, pharmazeutisch technisch*, pharmazeutisch kaufmannisch*, pka, apothekersassistent*, addetto farmacia, commess* di farmacia
    මාත්‍රා*, ෆාමසි සහායක*, ඖෂධ සහායක*, மருந்தக உதவியாளர், மருந்துக் கலவையாளர், दवा विक्रेता, कंपाउंडर, مساعد صيدلي, فني صيدلة, pharmacy+assistant, pharmacy sales, pharmacy+technician, pharmacy sales assistant, apothekenhelf*, preparateu* en pharmacie, preparatric* en pharmacie
    pharmacist assistant, assistant pharmacist trainee

@massage service
  skills beauty-sports hotel-travel-personal allied-health-detail
  close beauty
  near therapy traditional-medicine
  akin sports
  names massage therapist, spa therapist, spa+therapist, massage, masseuse, masseur, masseu*, massagist*, masajist*, massaggiat*, reflexologist, wellness therapist, ayurvedic therapist, ayurveda therapist, ayurveda masseur, medisch masseur
`;
