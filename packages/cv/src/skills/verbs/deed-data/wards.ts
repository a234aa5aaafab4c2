/** What people of wards, surgeries, pharmacies, homes, nurseries, schools, laboratories and salons write of their days. */
export default `
Cannulation : do did put_in > cannula, .. cannula, bloods and cannula, venflon ; cannulate > ., patient, .. patient
~Blood pressure : do did take > blood pressure, .. blood pressure
Dressings : do did redo > dressing, .. dressing
Early warning scores : score calculate > NEWS, early warning
Patient assessment : assess > patient, .. patient, patient from, new patient, inpatient
Discharge planning : plan arrange > discharge ; discharge > patient, .. patient
Ward management : run take_charge_of manage > ward, .. ward ; take > charge of ward, charge of the ward, charge at night ; be > in charge of ward
Mobility assistance : walk mobilise get > patient to, patient .. frame, patient with, patient up, .. out of bed, patient out, .. patient
Washing and dressing : wash help > .. washed and dressed, .. get dressed, .. wash and dress ; get > resident up, .. washed, patient up
End of life care : sit_with care_for nurse > dying, those .. dying, .. dying, .. end of life, .. last day
Last offices : lay_out > deceased, dead, body, the deceased
Hoists : hoist > ., .. second person, resident, patient ; use > hoist, stand aid
Turning patients : turn > people, patient, resident, .. at night, .. every two hour
Skin checks : look_out_for look_for check > sore skin, skin, red area, pressure mark, .. skin
Daily notes : write write_up > daily note, .. daily note, note each, in the note, in daily note
Mealtime assistance : help assist > .. mealtime, .. with meal
Trolley stocking : stock restock top_up > trolley, crash trolley, .. trolley, cupboard
Ward cleaning : clean > bed space, bed, .. bed space
Health education : teach educate talk_to > mother .., mother about, community, people about, .. about handwashing, .. breastfeeding, family about
Health promotion : promote > handwashing, health, healthy eating, breastfeeding
Malaria testing : test > .. malaria, for malaria
Patient counselling : explain > .. patient how, to patient, .. how to take, .. medicine, .. inhaler ; talk > people through, patient through, .. through inhaler, .. through their medicine ; counsel > patient, .. patient
Dispensing : dispense > ., medicine, schedule, script, prescription, .. medicine, .. prescription
Prescription checking : check > script, prescription, .. script
Dosette boxes : make_up put_up fill pack > dosette, dosette box, .. dosette, blister pack, tray
Script processing : process > script, prescription, .. script
CD balance : do did check > CD balance, .. CD balance, controlled drug, CD check, CD register
Flu vaccination : do did give > flu jab, .. flu jab, flu vaccine
Owings : keep chase clear > owing, .. owing
Manual therapy : treat > by hand, .. by hand, .. hand
Exercise therapy : treat > .. exercise, with exercise ; teach show give > exercise, home exercise, .. exercise
Group exercise : run lead teach > back class, exercise class, exercise group, balance class, falls class, .. back class, .. exercise class
Early mobilisation : get > hip and knee out, .. out of bed on day, .. up on day one
Stair practice : practise teach assess > stair, .. stair, the stair
ROM measurement : measure > ROM, range of motion, range of movement, joint range, .. goniometer
Muscle testing : grade test > strength, muscle strength, power, muscle power, .. Oxford scale
Gait analysis : watch analyse assess > gait, .. gait ; take > video of gait, .. of gait
One-to-one support : work support help > .. one-to-one, .. one to one, .. 1:1, one-to-one with, one-to-one
Small group work : work > .. small group, with small group, in small group ; take lead run > small group, .. small group, group for
Phonics : teach do did lead > phonics, .. phonics, in phonics
Reading aloud : read > book aloud, .. aloud, story aloud, story to, book with, story with
Singing : sing > song, with child, with them, nursery rhyme
Playground duty : do did > playground duty, break duty, lunch duty, playground, dinner duty
Classroom preparation : get prepare set_up tidy > room ready, classroom, .. ready, the classroom
Worksheets : make prepare write > worksheet, .. worksheet
Schemes of work : write rewrite draw_up > scheme, scheme of work, .. scheme of work
Exam setting : set moderate > exam, mock, paper, exam paper, examination paper, test, question paper, .. mock
Dissertation supervision : supervise > dissertation, thesis, .. dissertation, .. thesis
Lecturing : lecture > student, first year ; give > lecture, .. lecture, tutorial
Pastoral care : look_after > form, tutor group, year group, boarder
School trips : run lead organise take > trip, .. trip, school trip, trip to, class .. trip
Science clubs : run lead > science club
Settling in : settle > child in, new child, .. in
Outdoor activities : take lead > .. forest, .. outdoors, child out, outing, .. to the park, group outdoors
Messy play : set_up plan do did > messy play, .. messy play
Activity planning : plan > activity, .. activity, week's activity, the activity, afternoon activity
Baking with children : bake cook > .. child, .. them, with child
~Meal preparation : make cook prepare > lunch, dinner, breakfast, lunch for, .. lunch, .. dinner, soup, food for
Contact supervision : supervise > contact, .. contact, family contact
Core groups : chair run > core group
ICP : run operate > ICP, .. ICP, ICP and
Ion chromatography : run operate > IC, .. IC, ion chromatograph
Standard preparation : make_up prepare make > standard, .. standard, calibration standard
Agar plating : plate_out > sample, .. sample, . ; plate > agar plate, .. on agar
Chemical storage : keep look_after manage > chemical store, .. chemical store, solvent store
Chemical waste disposal : pour dispose_of collect > waste, chemical waste, .. waste, .. right drum, solvent
SOP writing : write update draft > SOP, .. SOP, standard operating procedure
Eye tracking : run use look_after > eye tracker, .. eye tracker
Video coding : code > video, .. video, interview
Mixed models : run fit > mixed model, .. mixed model
Data visualisation : make draw prepare > figure, .. figure
Hair cutting : cut > ., hair, .. gents, .. ladies, ladies
Hair washing : wash shampoo > hair ; shampoo > .
Blow-drying : blow-dry blowdry > ., hair, lady, .. lady
Lashes : do did > lash, lashes, .. lashes, lash and brow
Brows : do did shape > brow, brows, .. brows, lashes and brows, eyebrow
Skin analysis : look analyse check > .. skin, skin, at the skin
Patch tests : patch-test patch_test > +, client ; do did > patch test, .. patch test
Client cards : write keep fill_in > client card, record card, .. client card, client record
Product sales : sell > serum, product, retail, .. product, shampoo, skincare, sunscreen, .. cream, cream
Client consultations : do did give hold > consultation, .. consultation
`;
