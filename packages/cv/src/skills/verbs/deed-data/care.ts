/** What people of wards, homes, surgeries, nurseries and kennels write of their days. */
export default `
Phlebotomy : take draw collect > blood, blood sample, blood specimen ; do did take > blood, bloods, .. bloods, .. blood
Blood tests : run do > blood, blood test
Vital signs monitoring : take record check monitor measure chart note log > vital sign, vital, blood pressure, patient observation, pulse, temperature and pulse, pulse and temperature, saturation ; do did take record > obs, observation, .. obs, obs round, the ob, vital, set of ob
Blood glucose monitoring : check test measure monitor take > blood sugar, blood glucose, sugar level, glucose level ; do did check > blood sugar, the blood sugar, BM, .. blood sugar, BMs
Personal care : wash bathe dress toilet shower shave > CLIENT ; help assist support > CLIENT .. wash/dress/bathe/shower/toileting/washing/dressing/hygiene/bathing/toilet, with washing, with dressing, with personal care, with hygiene, with bathing, with toileting ; give > bed bath, wash ; change > pad, continence pad
Feeding assistance : feed > PATIENT, RESIDENT ; help assist support > CLIENT .. eat/feed/drink/eating/mealtime/meal ; assist_with help_with > meal, feeding, mealtime ; help feed > .. eat, .. could not feed, .. cannot feed, the one .., patient, resident, at mealtime, .. with meal, them eat
Enteral feeding : feed > .. PEG, .. tube ; give > PEG feed, tube feed
Wound dressing : change renew apply redo > dressing, bandage ; dress bandage clean > wound, cut, sore, ulcer, leg ulcer, surgical wound
Suture removal : remove take_out > stitch, suture, staple
Suturing : suture stitch sew_up close > wound, cut, tear, small tear, laceration
Catheter care : empty change clean flush > catheter, catheter bag, urine bag
Catheterisation : insert place pass > catheter, urinary catheter ; catheterise > ., patient, men, women, men and women
IV cannulation : place insert put_in site start > IV, IV line, cannula, drip, IV catheter, line
IV therapy : hang run administer give > IV, IV fluid, drip, fluid, IV antibiotic
Medication administration : give administer hand_out > medication, medicine, tablet, drug, pill, med ; do > drug round, medicine round, medication round ; do did give give_out hand_out > meds, medicine round, drug, the drug, tablet, .. tablet, .. meds, eye drop, insulin and
Injections : give administer > injection, jab, insulin, subcutaneous injection
Vaccinations : give administer > vaccine, vaccination, flu jab
Manual handling : hoist reposition lift transfer move > CLIENT ; turn > patient/client/resident/bedridden
Hoist operation : use operate > hoist, stand aid ; hoist > CLIENT
Patient positioning : turn reposition > PATIENT, patient .. bed/hour/side
Pressure area care : turn reposition > .. sore, .. pressure ; check prevent > pressure area, pressure sore, bedsore
Care documentation : WRITE > care note, daily log, nursing note, care record
Record keeping : keep update maintain > patient record, accurate record
Care planning : WRITE draw_up update review create > care plan, support plan, person-centred plan ; write do did review update > care plan, .. care plan, support plan
Needs assessment : assess > need, .. need
Handover : give take do > handover, shift handover ; hand_over > .. shift/patient/staff/nurse ; hand_over > .. bedside, .. next shift
Patient escort : escort accompany take walk > PATIENT .. theatre/scan/x-ray/appointment/ward/clinic ; walk take wheel > patient to theatre, .. to theatre, .. to x-ray, .. to scan
Companionship : sit_with keep_company > CLIENT ; read > to resident, to patient ; keep sit_with > .. company, resident, lonely
Palliative care : care_for nurse sit_with look_after > dying, dying patient, the dying, terminally ill
Dementia care : care_for look_after support help > .. dementia, .. alzheimer
Elderly care : care_for look_after help support > elderly, elderly people, old people, older people, elderly resident ; look_after keep_company > .. parent, old
First aid : give administer apply provide > first aid, basic first aid ; treat > minor injury, cut and bruise ; treat dress > cut, injury, burn, graze, sting, wound, minor cut, sprain ; administer give > oxygen, aid
CPR : give perform do start > CPR
ECG : do take record run perform > ECG, EKG
Infection control : disinfect sanitise > surgery, room, bed, ward, surface, cubicle, chair, equipment
Sterilisation : sterilise autoclave > instrument, tool, equipment, bottle, clipper ; run load operate use > autoclave, steriliser
Specimen collection : collect take label > specimen, urine sample, swab, sample and swab
Patient admissions : admit > PATIENT ; admit > patient, .. patient
Patient discharge : discharge > PATIENT
Triage : triage prioritise > PATIENT, call, casualty
History taking : take > history, patient history, medical history, case history, their history
Patient transport : wheel push porter transport > PATIENT, bed, trolley and bed ; wheel push escort > patient .. theatre, patient .. x-ray, bed, bed and, trolley, wheelchair ; collect pick_up > patient
Chairside assistance : pass hand > instrument .. dentist, instrument ; assist > dentist, dental surgeon, .. dentist
Dental impressions : mix > filling material, filling, impression material, alginate, cement, amalgam, composite
Oral suction : aspirate suction suck suck_away hold > saliva, .. saliva, suction, aspirator
Dental charting : chart > tooth, .. tooth, gum
Dental radiography : take process develop > dental x-ray, bitewing ; process develop > x-ray, bitewing
Radiography : take shoot > x-ray, radiograph
Impression taking : take > impression, dental impression
Teeth cleaning : scale polish clean > tooth
Eye testing : test > eye, sight, eyesight
Spectacle dispensing : fit adjust repair > glass, spectacle, frame
Contact lens fitting : fit teach > contact lens
Hearing tests : test > hearing
Prescription dispensing : dispense hand_out fill make_up give_out > prescription, medicine and prescription, script
Medication dispensing : dispense > medicine, medication, drug
Blister packs : fill pack prepare make_up > pill box, dosette box, blister pack, dosette, tray for care
OTC medicines : sell recommend > over-the-counter medicine, OTC medicine, over-the-counter
Expiry date checking : check rotate > expiry date, date on, use-by date, sell-by date, expiry, shelf date
Fetal monitoring : monitor listen_to auscultate > fetal heart, foetal heart, baby's heart, heartbeat, heart beat ; listen_in > with pinard
Midwifery : deliver > baby
Abdominal palpation : palpate > +
Breastfeeding support : teach support help > breastfeeding, feeding, with breastfeeding, mother .. breastfeed/breastfeeding/feed
Antenatal classes : run teach lead hold give > antenatal class, parent class, birth class
Massage : give do > massage, hand massage, back massage, sports massage
Exercise prescription : prescribe set > exercise, home exercise
Rehabilitation exercises : lead guide > .. exercise, exercise, exercise class
Nappy changing : change > nappy, diaper ; change > nappies, diapers ; change > nappy, nappies, .. nappy
Play activities : play plan lead run organise set_up > game with, with child, messy play, play activity, play, play session, outdoor play ; set_up organise run play lead > game, painting, craft, toy, sand, song, activity, outdoor game ; sing > song, rhyme, nursery rhyme
Arts and crafts : do run lead plan > craft, arts and crafts, painting with child, craft session
Storytelling : read tell > story, book to, bedtime story
Potty training : potty-train toilet-train > +
School runs : do > school run ; drive walk take collect pick_up > child .. school/nursery/club
Child observation : WRITE record do make keep > observation, child observation, learning journal
Homework help : help_with supervise > homework, .. homework
Parent communication : talk_to meet speak_to update ring brief inform report_to > parent, parent about, family
Childcare : look_after mind care_for nanny babysit > child, kid, toddler, baby, twin, infant ; mind look_after care_for > under-five, under-fives, baby and, .. children, .. under five
Safeguarding : report raise record > safeguarding concern, concern about child ; tell report > .. DSL, .. not right at home, DSL, concern
Animal feeding : feed > animal, dog, .. dog, horse, pet, calf, lamb, pig
Dog walking : walk > dog, .. dog
Animal handling : hold restrain calm handle > ANIMAL, nervous ANIMAL, .. ANIMAL
Kennel cleaning : CLEAN muck_out > kennel, cage, pen, run, cattery, stable
Mucking out : muck_out clean > stable, stall, box, byre
Animal grooming : groom bathe brush clip > dog, horse, cat, pet, pony
Dog grooming : bath bathe groom clip trim > dog, poodle, spaniel, terrier ; clip trim > coat
Dog bathing : bathe bath wash > dog
Nail clipping : trim clip cut > claw, nail, hoof and claw
Ear cleaning : clean > ear
Anaesthesia monitoring : monitor watch > anaesthesia, anaesthetic, animal under anaesthetic
Pet adoption : match rehome find > .. pet, family with, dog, cat, home for
`;
