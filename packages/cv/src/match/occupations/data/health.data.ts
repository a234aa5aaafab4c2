/** See `../README.md` for the format. */
export const HEALTH = `
@nursing health
  skills nursing-care
  close care midwifery
  near medicine ambulance pharmacy laboratory therapy
  names nurse, nursing, matron, ward sister, ward manager, charge nurse, health visitor, nurse practitioner, enrolled nurse, lpn, rn
    krankenpfleger*, krankenschwester*, gesundheits und krankenpfleg*, pflegefach*, stationsleitung, pflegedienstleitung, intensivpfleg*, kinderkrankenpfleg*
    verpleegkund*, wijkverpleegkund*, infirmier*, enfermer*, enfermeir*, infermier*, caposala, puericultric*
    ممرض*, تمريض, හෙද*, හෙදිය*, தாதி*, செவிலிய*, नर्स*, परिचारिका

@midwifery health
  skills nursing-care medicine-lab
  close nursing
  near medicine care childcare
  names midwife, midwifery, hebamme, sage femme, verloskundig*, kraamverzorgend*, matrona, partera, parteira, ostetric*, قابلة, வைத்தியச்சி, மருத்துவச்சி, வின்னம்பு, පවුල් සෞඛ්‍ය, වින්නඹු, दाई

@care health
  skills nursing-care
  close nursing
  near midwifery childcare social-work ambulance
  names care, carer, caregiver, care assistant, care worker, caretaker of elder*, healthcare assistant, health care assistant, home carer, support worker, nursing assistant, nursing aide, nurse aide, hca, cna, orderly, home help, companion
    pflegehelf*, altenpfleg*, pflegekraft, pfleger*, betreuungskraft, pflegeassisten*, alltagsbegleit*, verzorgend*, thuishulp
    aide soignant*, auxiliaire de vie, auxiliaire de puericulture, auxiliar de enfermeria, auxiliar de enfermagem, tecnic* de enfermagem, cuidador*, gerocultor*, operatore socio sanitario, operatrice socio sanitaria, oss, badante, assistente familiare
    مقدم رعاية, مقدمة رعاية, රෝගී සත්කාර*, සත්කාරක*, பராமரிப்பாள*, देखभालकर्ता, परिचारक
    mfa, celador*, رعاية مسنين, රෝහල් සේවක, betreuer*, begeleider*

@medicine health
  skills medicine-lab
  close dentistry
  near nursing midwifery ambulance pharmacy laboratory therapy veterinary
  names doctor, physician, surgeon, medical officer, house officer, gp, general practitioner, anaesthetist, anesthesiologist, cardiologist, consultant physician, paediatrician, pediatrician, gynaecologist, radiologist, pathologist, oncologist, dermatologist, neurologist, psychiatrist, resident doctor, intern doctor, clinician, hospitalist, ayurved*
    arzt*, arztin*, assistenzarzt*, oberarzt*, facharzt*, chirurg, chirurgin, huisarts, basisarts, medecin*, docteur*, chirurgien*, medico, medica, cirujan*, cirurgia*, dottor*, طبيب*, جراح, වෛද්‍ය*, மருத்துவர், வைத்தியர், चिकित्सक, डॉक्टर
    chefarzt*, arts, doktersassistent*, doctora, obstetra, doutor, doutora, chirurgo, डाक्टर

@dentistry health
  skills medicine-lab
  close medicine
  near nursing
  names dentist, dental, dentale, hygienist, orthodontist, zahnarzt*, zahnmedizin*, tandarts*, dentiste, odontolog*, طبيب اسنان, දන්ත*, பல் மருத்துவ*, दंत*
    zfa, dentista, odontoiatra, assistente alla poltrona, higienista dental

@veterinary health
  skills medicine-lab agriculture
  near medicine animal-farming
  names vet, veterinarian, veterinary, veterinary nurse, tierarzt*, dierenarts*, veterinair*, veterinari*, طبيب بيطري, පශු වෛද්‍ය*, கால்நடை*, पशु चिकित्सक

@ambulance health
  skills nursing-care medicine-lab
  near nursing medicine care fire-rescue
  names paramedic, emt, emergency medical, ambulance, ambulancier*, sanitater*, notfallsanitat*, rettungssanitat*, paramedic*, socorrist*, soccorrit*, مسعف*, ගිලන් රථ*, ஆம்புலன்ஸ்*, एम्बुलेंस*

@fire-rescue public
  near ambulance security
  names firefighter, fire fighter, fireman, lifeguard, feuerwehr*, pompier*, sapeur pompier, bomber*, bombeir*, vigile del fuoco, brandweer*, bagnin*, اطفائي, ගිනි නිවීම*, தீயணைப்பு*, अग्निशमन*

@pharmacy health
  skills medicine-lab
  near nursing medicine laboratory retail
  names pharmacist, pharmacy, dispenser, pharmacy assistant, pharmacy technician, apothek*, pta, pharmacien*, preparateur en pharmacie, farmaceutic*, farmacist*, صيدلي*, صيدلاني*, ඖෂධ*, மருந்தாள*, फार्मासिस्ट
    फ़ार्मासिस्ट, कंपाउंडर

@laboratory health
  skills medicine-lab science-environment
  near medicine nursing science pharmacy quality
  names medical laboratory, clinical laboratory, lab technologist, mlt, phlebotomist, biomedical scientist, medical technologist
    mta, mtla, technicien de laboratoire medical, tecnico de laboratorio clinico, tecnico de analises clinicas, tecnico di laboratorio biomedico, analista clinico

@lab-work science general
  skills medicine-lab science-environment
  close laboratory science
  near research quality pharmacy
  names laboratory, lab, lab technician, lab assistant, lab analyst, laborant*, chemielaborant*, bta, cta, technicien* de laboratoire, laborantin*, laboratorist*, tecnico de laboratorio, tecnica de laboratorio, tecnico di laboratorio, فني مختبر, فنية مختبر, රසායනාගාර*, ஆய்வுகூட*, ஆய்வக*, लैब तकनीशियन, प्रयोगशाला*

@therapy health
  skills medicine-lab nursing-care beauty-sports
  near nursing medicine sports psychology
  names physiotherapist, physiotherapy, occupational therapist, speech therapist, podiatrist, acupunctur*, chiropractor, osteopath, physio
    physiotherapeut*, ergotherapeut*, logopad*, fysiotherapeut*, kinesitherapeut*, orthophonist*, fisioterapeut*, kinesiolog*, fisioterapist*, logopedist*, علاج طبيعي, භෞත චිකිත්සක*, பிசியோதெரபி*, फिजियोथेरेपिस्ट
    therapeut*, terapeuta, معالج*

@psychology health
  skills nursing-care education
  close social-work
  near therapy teaching childcare
  names psychologist, psychotherapist, counsellor, counselor, school counsellor, psycholog*, psicolog*, counsellor*, اخصائي نفسي, මනෝවිද්‍ය*, උපදේශන*, உளவியல*, மனநல*, मनोवैज्ञानिक
    psycholoog*, orientador*

@social-work care
  skills nursing-care education
  close psychology development-work
  near childcare care teaching
  names social worker, social work, youth worker, community worker, case worker, caseworker, key worker, outreach worker, child protection, probation officer, family support
    sozialarbeit*, sozialpadagog*, jugendarbeit*, maatschappelijk werker, jeugdzorgwerker, hulpverlener, assistant social, assistante sociale, educateur specialise, educatrice specialisee, trabajador social, trabajadora social, assistente social, assistente sociale, اخصائي اجتماعي, اخصائية اجتماعية, සමාජ සේවා*, சமூக சேவ*, समाज सेवक, सामाजिक कार्यकर्ता
    educateur, educatrice, educador social, educadora social

@childcare education
  skills education
  close preschool
  near teaching care social-work psychology
  names childcare, child care, nanny, babysitter, childminder, au pair, room leader, nursery assistant, creche, toddler*, day care, daycare
    kinderbetreu*, tagesmutter, kinderpfleg*, kinderopvang, pedagogisch medewerk*, assistante maternelle, garde d enfant*, nourrice, ninera, baba, baby sitter, ළමා රැකවරණ*, குழந்தை பராமரிப்பு*, आया
    gastouder, kinderverzorg*, educadora de infancia

@preschool education
  skills education
  close childcare teaching
  near psychology social-work
  names preschool, educator, pre school, kindergarten, nursery teacher, early childhood, early years, montessori, erzieher*, kleuter*, educatrice de jeunes enfants, maestra jardinera, educador infantil, educadora infantil, educatore, educatrice, පෙර පාසල්*, முன்பள்ளி*, आंगनवाड़ी
`;
