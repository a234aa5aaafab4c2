/** See `../README.md` for the format. */
export const HEALTH = `
@nursing health
  skills nursing-care clinical-practice clinic-ward-detail doctors-nurses-detail
  close care midwifery
  near ambulance clinical-officers veterinary-nursing
  akin medical-imaging dental-assistance psychology nutrition medicine
  names nurse, rn case manager, nurse case manager, ward sister, charge nurse, health visitor, nurse practitioner, enrolled nurse, lpn, rn
    krankenpfleger*, krankenschwester*, gesundheits und krankenpfleg*, pflegefach*, intensivpfleg*, kinderkrankenpfleg*, verpleegkund*, wijkverpleegkund*, infirmier*, enfermer*, enfermeir*, infermier*, puericultric*, ممرض*, تمريض, හෙද*, හෙදිය*, தாதி*, செவிலிய*, नर्स*, परिचारिका
    staff nurse, registered nurse, sister in charge, school nurse, theatre nurse, community nurse, icu nurse, practice nurse, nurse midwife, diplomkrankenpfleg*, pflegefachfrau, pflegefachmann, wijkverpleg*, හෙද නිලධාරි*, தாதிய உத்தியோகத்தர், स्टाफ नर्स, ممرض قانوني, හෙද නිලධාරිනී, හෙදිය
    nurse educator, clinical nurse, nurse+educator, nursing tutor, nurse anaesthetist, practical nurse, krankenpflegehelf*, *krankenpfleger, *krankenpflegerin, *krankenschwester, *verpleegkundige, *pflegefachfrau, *pflegefachmann, *schwester, एएनएम, anm, gnm, नर्सिंग ऑफिसर, नर्सिंग अधिकारी
    rmn, rgn
    op schwester*, op pfleg*, op fachkraft, ambulanceverpleegkund*, infirmier* anesthesist*, infirmier* de bloc, ibode, iade, ide liberal, enfermeir* obstetra, fachkrankenpfleg*, or nurse, nurse specialist, nurse consultant, district nurse
  sector nursing
    hospital ward

@midwifery health
  skills nursing-care medicine-lab clinical-practice clinic-ward-detail doctors-nurses-detail
  close nursing
  near care
  akin childcare
  names midwife, midwifery, hebamme, sage femme, verloskundig*, kraamverzorgend*, matrona, partera, parteira, ostetric*, قابلة, வைத்தியச்சி, மருத்துவச்சி, வின்னம்பு, පවුල් සෞඛ්‍ය, වින්නඹු, दाई
    doula, lactation consultant, public health midwife, family health midwife
    குடும்பநல உத்தியோகத்தர், குடும்ப நல உத்தியோகத்தர், மருத்துவமாது, மருத்துவிச்சி

@care health
  skills nursing-care clinical-practice clinic-ward-detail doctors-nurses-detail therapy-welfare
  close nursing
  akin childcare housekeeping social-work teaching-assistance
  names accompagnant educatif et social, accompagnante educative et sociale, tecnico en cuidados auxiliares de enfermeria, cuidados auxiliares de enfermeria, carer, caregiver, care assistant, care worker, caretaker of elder*, healthcare assistant, health care assistant, home carer, support worker, nursing assistant, nursing aide, nurse aide, hca, cna, orderly, home help, companion
    pflegehelf*, altenpfleg*, pflegekraft, pfleger*, betreuungskraft, pflegeassisten*, alltagsbegleit*, verzorgend*, thuishulp
    aide soignant*, auxiliaire de vie, auxiliar de enfermeria, auxiliar de enfermagem, tecnic* de enfermagem, cuidador*, gerocultor*, operatore socio sanitario, operatrice socio sanitaria, oss, badante, assistente familiare
    مقدم رعاية, مقدمة رعاية, රෝගී සත්කාර*, සත්කාරක*, பராமரிப்பாள*, देखभालकर्ता, परिचारक, celador*, رعاية مسنين, රෝහල් සේවක, betreuer*, begeleider*
    care home, elderly care, elder care, personal care assistant, patient care assistant, patient care attendant, attendant care, live in carer, home care, homecare, night carer, domiciliary care, aide a domicile, aide medico psychologique, auxiliar de ayuda a domicilio, auxiliar de geriatria, cuidador* de idosos, assistente domiciliare
    helpende*, verzorgende*, ziekenverzorg*, private caregiver, live in caregiver, personal care, domiciliary, care home assistant, senior carer, care giver, home health aide, home health, health aide
    *altenpfleger, *altenpflegerin, *betreuungskraft, *begeleider, *verzorger, *pflegehelfer, *pflegehelferin, *pflegekraft, *verzorgende
    hospital attendant, attendant hospital, ward attendant, ward boy, ayah hospital, minor staff ward, minor staff, ward assistant, patient+attendant, patient transport, brancardier*, camillero*, maqueiro*
    trabajadora familiar, trabajador familiar, zorgkundige*, zorghulp, woonbegeleid*, assistenza anziani, assistente anziani, soignant*, betreuungsassist*, heimhilfe, patient care technician
    registered manager
    groepsleider, tcae, auxiliar de acao medica, auxiliar de accao medica, ajudante de lar, ajudante familiar, ajudante de acao direta, ausiliari* sanitari*, ausiliario socio assistenziale, hospital porter, ward porter, theatre porter, patient porter, portering, pflegediensthelf*, pflegefachhelf*, schwesternhelf*, auxiliar sociosanitario, auxiliar sociosanitaria, atencion sociosanitaria, hospital orderly, nursing attendant, sociosanitari*
    සත්කාරිකා*
  sector care

@medicine health
  skills medicine-lab clinical-practice clinic-ward-detail doctors-nurses-detail nursing-care
  akin laboratory pharmacy medical-imaging veterinary-nursing veterinary midwifery nursing-management
  names doctor, physician, surgeon, medical officer, house officer, gp, general practitioner, anaesthetist, anesthesiologist, cardiologist, consultant physician, paediatrician, pediatrician, gynaecologist, radiologist, pathologist, oncologist, dermatologist, neurologist, psychiatrist, resident doctor, intern doctor, clinician, hospitalist
    arzt*, arztin*, assistenzarzt*, oberarzt*, facharzt*, chirurg, chirurgin, huisarts, basisarts, medecin*, docteur*, chirurgien*, medico, medica, cirujan*, cirurgia*, dottor*, طبيب*, جراح, වෛද්‍ය*, மருத்துவர், வைத்தியர், चिकित्सक, डॉक्टर
    chefarzt*, arts, doctora, obstetra, doutor, doutora, chirurgo, डाक्टर
    hospital doctor, praticien hospitalier, interne en medecine, interne en anesthesie, interne, resident medical officer, rmo, senior house officer, medical registrar, consultant surgeon, emergency physician, family physician, family doctor, intensivist, kinderarzt*, generaliste, junior doctor, ward doctor, medical doctor, doctor+medicine, طبيبة تخدير
    වෛද්‍ය නිලධාරි*, வைத்திய அதிகாரி, चिकित्सा अधिकारी, طبيب عام, اخصائي باطنية, *arzt, *arztin, *chirurg, *chirurgin
  sector urolog*, internist*, cardiolog*, pediatr*, paediatr*, ginecolog*, gynecolog*, gynaecolog*, oncolog*, psychiatr*, kardiolog*, neurolog*, padiater*, dermatolog*, anesthes*, anaesthes*, anasthes*, reanimat*, anestesi*, anestesiolog*, intensivmedizin*, orthopaed*, ortoped*, hno

@dentistry health
  skills medicine-lab clinical-practice clinic-ward-detail doctors-nurses-detail dental-eye-animal
  near medicine
  akin medical-imaging veterinary-nursing
  names dentist, dentale, orthodontist, zahnarzt*, zahnmedizin*, tandarts*, dentiste, odontolog*, طبيب اسنان, දන්ත*, பல் மருத்துவ*, दंत*
    dentista, odontoiatra, dental surgeon, dental officer, dental practitioner, cirujan* dental, cirurgia* dentista, දන්ත වෛද්‍ය*, பல் வைத்திய*, दंत चिकित्सक, طبيبة اسنان, chirurgien* dentiste*, medico dentista, medica dentista, kieferorthopad*, zahnarztin
  sector dental

@veterinary health
  skills medicine-lab agriculture clinical-practice clinic-ward-detail doctors-nurses-detail farming-forest-sea road-sea-land-detail dental-eye-animal
  near animal-farming
  names vet, veterinarian, veterinary, tierarzt*, dierenarts*, veterinair*, veterinari*, طبيب بيطري, පශු වෛද්‍ය*, கால்நடை*, पशु चिकित्सक
    veterinary surgeon, veterinary officer, veterinary doctor, සත්ත්ව වෛද්‍ය*, கால்நடை வைத்திய*, पशु चिकित्साधिकारी, طبيبة بيطرية, vet surgeon, medic* veterinari*
    கால்நடை மருத்துவர்
  sector animal clinic, animal hospital, pet clinic, small animal, veterinary clinic
    veterinary, animal health

@ambulance health
  skills nursing-care medicine-lab clinical-practice clinic-ward-detail doctors-nurses-detail
  near nursing fire-rescue medicine
  akin care
  names paramedic, emt, emergency medical, ambulance, ambulancier*, sanitater*, notfallsanitat*, rettungssanitat*, paramedic*, socorrist*, soccorrit*, مسعف*, ගිලන් රථ*, ஆம்புலன்ஸ்*, एम्बुलेंस*
    ambulance clinician, ambulance technician, ambulance+technician, ambulance crew, emergency care assistant, first responder, ambulance driver, emergency medical technician, secouriste, soccorritore, urgencias sanitarias, emergencias sanitarias
    first aider, first aid officer, socorrista, ambulanceverpleegkund*, ambulancechauffeur*, ambulancebroeder, tecnico en urgencias, tecnico de emergencia*, tripulante de ambulancia

@fire-rescue public
  skills law-public-order plant-machine-detail facilities-security nursing-care
  near ambulance security safety
  names firefighter, fire fighter, fireman, feuerwehr*, pompier*, sapeur pompier, bomber*, bombeir*, vigile del fuoco, brandweer*, اطفائي, ගිනි නිවීම*, தீயணைப்பு*, अग्निशमन*
    fire officer, fire crew, watch commander, fire+rescue, fire+commander, fire+officer, fire service, fire safety officer, fire marshal, rescue officer, leading firefighter, airport fire, aviation fire, brandmeister*, brandschutz*, bombero aeronautico, fire fighting
    crew+fire, commander+fire, fire+station, bombeiro civil, bombeiro militar, brandwacht*

@pharmacy health
  skills medicine-lab clinical-practice clinic-ward-detail doctors-nurses-detail allied-health-detail laboratory-earth
  akin science nursing lab-work laboratory
  names pharmacist, pharmacy, apothek*, pharmacien*, farmaceutic*, farmacist*, صيدلي*, صيدلاني*, ඖෂධ*, மருந்தாள*, फार्मासिस्ट
    फ़ार्मासिस्ट, pharmacy intern, pharmacy manager, pharmacy officer, pharmacie, farmacia, drogist*, pharmazeutisch*, ඖෂධවේදී*, மருந்தக*, ෆාමසි*
  sector ෆාමසිය, மருந்தகம்*, صيدلية, pharmacies, apotheke, pharmacie, farmacia

@phlebotomy health
  skills medicine-lab nursing-care clinical-practice clinic-ward-detail doctors-nurses-detail
  close laboratory
  near nursing care lab-work
  akin ambulance midwifery medical-imaging
  names phlebotom*, venepuncturist, blood collection, blood collector, blood taker, flebotom*, preleveu*, prelevatore*

@laboratory health
  skills medicine-lab science-environment clinical-practice clinic-ward-detail doctors-nurses-detail laboratory-earth bench-survey-detail
  near science clinical-research
  akin quality research medical-imaging
  names medical laboratory, clinical laboratory, lab technologist, mlt, biomedical scientist, medical technologist
    mta, mtla, technicien de laboratoire medical, tecnico de laboratorio clinico, tecnico de analises clinicas, tecnico di laboratorio biomedico, analista clinico
    medical laboratory technician, clinical laboratory technician, lab scientist medical, haematology technician, histology technician, medical lab, medical+laboratory, clinical+laboratory, biomedical laboratory, pathology technician, tecnic* de laboratorio medico, laboratory scientist, laborantin* medical*, فني مختبر طبي, فنية مختبر طبية, اخصائي مختبر طبي, تحاليل طبية, වෛද්‍ය රසායනාගාර*, மருத்துவ ஆய்வுகூட*, मेडिकल लैब*
    රසායනාගාර තාක්ෂණ*, மருத்துவ ஆய்வக*, पैथोलॉजी*, اخصائي مختبرات
    medizinisch technisch* assistent*, mtl, medizinisch technologe, laboratoire d analyses, technicien de laboratoire d analyses medicales, medisch analist, medisch laborant*, klinisch analist, analista de laboratorio clinico, analisis clinicos, analises clinicas, tecnologo medico, blood bank technician, blood bank technologist, cytotechnolog*, histotechnolog*, medtech
    විද්‍යාගාර තාක්ෂණ*
  sector laboratories, diagnostics

@lab-work science general
  skills medicine-lab science-environment clinical-practice clinic-ward-detail doctors-nurses-detail laboratory-earth bench-survey-detail
  close laboratory science
  near research quality
  names laboratory, lab, lab technician, lab assistant, lab analyst, laborant*, chemielaborant*, bta, cta, technicien* de laboratoire, laborantin*, laboratorist*, tecnico de laboratorio, tecnica de laboratorio, tecnico di laboratorio, فني مختبر, فنية مختبر, රසායනාගාර*, ஆய்வுகூட*, ஆய்வக*, लैब तकनीशियन, प्रयोगशाला*
    chemical technician, life science technician, science technician, laboratory executive, laboratory technician, laboratory assistant, lab manager, analista de laboratorio, analista di laboratorio, analyste de laboratoire, laboratory analyst, *laborant, *laborantin
    लैब टेक्नीशियन, लैब असिस्टेंट

@therapy health
  skills medicine-lab nursing-care beauty-sports clinical-practice clinic-ward-detail doctors-nurses-detail hotel-travel-personal therapy-welfare allied-health-detail
  near traditional-medicine
  akin nursing medicine special-education ambulance sports
  names chiropractor, osteopath
    therapeut*, terapeuta, معالج*
    rehabilitation, rehabilitation therapist, rehab, hand therapist, therapist, rehabilitation+therapist
    *therapeut, *therapeutin

@speech-therapy health
  skills nursing-care clinical-practice clinic-ward-detail doctors-nurses-detail therapy-welfare allied-health-detail teaching-culture
  near therapy special-education
  akin psychology teaching
  names speech therapist, speech and language therapist, speech language therapist, speech pathologist, speech language pathologist, speech therapy, slp, logopad*, orthophonist*, logopedist*, logopeda, fonoaudiolog*

@podiatry health
  skills nursing-care clinical-practice clinic-ward-detail doctors-nurses-detail therapy-welfare allied-health-detail
  near therapy
  akin nursing medicine beauty
  names podiatrist, podiatry, chiropodist, chiropody, podolog*, pedicure medical, pedicure podologue, pedicuro, medisch pedicure, fusspfleg*

@psychology health
  skills nursing-care education clinical-practice clinic-ward-detail doctors-nurses-detail teaching-culture school-campus-detail therapy-welfare
  close social-work
  akin teaching childcare
  names psychologist, psychotherapist, counsellor, counselor, school counsellor, psycholog*, psicolog*, counsellor*, اخصائي نفسي, මනෝවිද්‍ය*, උපදේශන*, உளவியல*, மனநல*, मनोवैज्ञानिक
    psycholoog*, orientador*, mental health counsellor, clinical psychologist, school psychologist, counselling, counselling psychologist, family therapist, addiction counsellor, beratungspsycholog*, psychopedagog*, psicopedagog*, மனநல ஆலோசகர்
    උපදේශක මනෝ*, உளவளத்துணை*, معالج نفسي, معالجة نفسية, مرشد نفسي, mental health worker, mental health practitioner, *psychotherapeut, *psychotherapeutin, psychotherap*, *psychologe, *psychologin, *psycholoog
    cbt therapist

@social-work care
  skills nursing-care education clinical-practice clinic-ward-detail doctors-nurses-detail teaching-culture school-campus-detail therapy-welfare law-public-order legal
  close psychology
  near childcare
  akin teaching
  studies social work, social care, soziale arbeit, travail social, trabajo social, servico social, servizio sociale
  names social worker, social work, youth worker, community worker, case worker, caseworker, key worker, outreach worker, child protection, probation officer, family support, welfare rights, welfare rights adviser, welfare benefits adviser, welfare benefits advisor, housing adviser, housing advisor, money adviser, debt adviser
    sozialarbeit*, sozialpadagog*, jugendarbeit*, maatschappelijk werker, jeugdzorgwerker, hulpverlener, assistant social, assistante sociale, educateur specialise, educatrice specialisee, trabajador social, trabajadora social, assistente social, assistente sociale, اخصائي اجتماعي, اخصائية اجتماعية, සමාජ සේවා*, சமூக சேவ*, समाज सेवक, सामाजिक कार्यकर्ता
    educateur, educatrice, educador social, educadora social
    welfare officer, protection officer, child rights, case manager, family worker, child+protection, community support officer, youth leader, animateur social, animatrice sociale, travailleu* social*, jugendhilfe*, sozialberat*, operador* social*, operatore sociale, probation, gbv officer
    animador* sociocultural, soziale betreuung, සමාජ සේවක*, சமூகப் பணியாள*, सामाजिक कार्यकर्त्री, باحث اجتماعي, باحثة اجتماعية, foster care, day centre, day center, community support, case management, liaison worker, sozialarbeiter im, streetwork*
    hostel worker, drug and alcohol worker, substance misuse worker, homelessness worker, integrador* social*, integracion social, moniteur educateur, monitrice educatrice, educatore professionale, educatrice professionale, educateur technique, tisf, conseill* en economie sociale, jongerenwerk*, sociaal werker, mediador* social*, mediator* culturale, social care worker
  sector social services

@childcare education
  skills education teaching-culture school-campus-detail therapy-welfare
  close preschool
  near teaching social-work
  names auxiliaire de puericulture, asilo nido, educat* asilo nido, childcare, child care, nanny, babysitter, childminder, au pair, room leader, nursery assistant, creche, toddler*, day care, daycare
    kinderbetreu*, tagesmutter, kinderpfleg*, kinderopvang, pedagogisch medewerk*, assistante maternelle, garde d enfant*, nourrice, ninera, baba, baby sitter, ළමා රැකවරණ*, குழந்தை பராமரிப்பு*, आया, gastouder, kinderverzorg*, educadora de infancia
    child minder, childcare worker, childcare assistant, nursery nurse, nursery worker, playgroup, දිවා සුරැකුම්*, குழந்தைப் பராமரிப்பாள*, बाल देखभाल*, مربية اطفال, حاضنة, yaya, ayah, governess, childminding
    after school club, after school, breakfast club, holiday club, playworker, play worker, kinderclub, animateur periscolaire, animatrice periscolaire, periscolaire, animateur enfance, animatrice enfance, accompagnant educatif petite enfance, petite enfance
    hortleit*, horterzieh*, animatric*
  sector kindergarten, creche
    childcare, daycare

@preschool education
  skills education teaching-culture school-campus-detail therapy-welfare
  close childcare
  near social-work
  akin teaching psychology
  at teaching@preschool teaching@childcare
  names preschool, educator, pre school, nursery teacher, early childhood, early years, erzieher*, kleuter*, educatrice de jeunes enfants, maestra jardinera, educador infantil, educadora infantil, educatore, educatrice, පෙර පාසල්*, முன்பள்ளி*, आंगनवाड़ी
    nursery manager, nursery school, පෙරපාසල් ගුරු*, மழலைக் கல்வி*, नर्सरी शिक्षिका, معلمة روضة, معلمة رياض اطفال, nursery practitioner, educatrice di nido, educatore di nido, asilo nido, educatrice nido, educador* de infancia, anganwadi, educacao infantil, educacion infantil, bercarista
    *erzieher, *erzieherin, parvulo*, educadora de parvulos, asistente de parvulos, educatric* asilo, مدرسة رياض اطفال, krippe, kita, kinderkrippe, kindertagesstatte, anerkennungspraktik*, creche educator, kindergartner*, waldkindergarten
    maestr* de infantil, maestr* de educacion infantil, profesor* de infantil
    kg teacher, lkg teacher, ukg teacher, educador* infantil*, educador* de parvulos, parvularia, parvulos, educadora de infancia, educador de infancia, pre k teacher
    kindergarten, montessori
    பாலர் பாடசாலை*, பாலர் பள்ளி*
  sector preschool, pre school, nursery school, montessori house, kindertagesstatte, kita, creche, ecole maternelle, peuterspeelzaal, පෙර පාසල*, පෙරපාසල*, முன்பள்ளி*
`;
