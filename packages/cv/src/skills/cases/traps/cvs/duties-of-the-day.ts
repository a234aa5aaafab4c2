export default `
=== e1-pharmtech own
Siân Morgan
Pharmacy Technician
sian.m@mail.example · 07700 906101 · Bangor

## EXPERIENCE
Pharmacy Technician, Menai Chemists, Bangor
March 2019 – Present
! - {Dispensing} about 320 items a day and entering them in the controlled drugs register.
! - Two ward rounds a week at the community hospital with the pharmacist.
! - Counted the shelves every second Sunday and returned what was out of date.
! - Banked the takings and kept {?petty cash} of 100 pounds.
! - Blister packs for three care homes, labels for everybody.
! - Answered the telephone, opened the post and filled the delivery boxes.
! - {Medicines reconciliation} for new patients, stock counts before Christmas.
! - Waste bins changed, fridge temperatures written down twice a day.

## SKILLS
Dispensing, Medicines reconciliation, Stock control, Customer service, ProScript Connect
=== e2-nurse own
Grace Adeyemi
Staff Nurse
grace.a@mail.example · 07700 906102 · Croydon

## EXPERIENCE
Staff Nurse, Addington General, Croydon
2017 – Present
! - Bay of eight on a surgical ward; ward rounds at eight with the consultants.
! - {Wound care} and {IV therapy=IV therapy|Intravenous therapy}; handover twice a shift.
! - Bed meetings, drug charts, discharge letters and a great deal of tea.
! - Took charge of the ward in 40 nights, keys and bleep included.
! - Named nurse for infection link meetings and the linen order.
! - Mentored four students on their surgical placement.
! - Checked the crash trolley each morning and signed for it.
! - Relatives rung, beds made, meal trays cleared.

## SKILLS
Wound care, IV therapy, Catheterisation, Medication administration, Teamwork
=== e3-cnc own
Łukasz Pawlak
CNC Operator
lukasz.p@mail.example · +48 601 906 103 · Rzeszów

## EXPERIENCE
CNC Operator, Carpathia Precision, Rzeszów
2015 – Present
! - Ran two {Mazak} lathes on nights, {?machine setup} for batches of 50 to 2,000.
! - Measured every tenth part with a {micrometer=Micrometer|Micrometers}; filled in the batch cards.
! - Tool changes, {?coolant=Coolants} top-ups, swarf bins.
! - Cut cycle time of a valve body from 7 to 5 minutes.
! - Shift handover with the day crew and the machine log.
! - First-off samples taken to the quality office.
! - {Deburring} by hand; cleaning down on Fridays.
! - Job sheets, drawings and pallets fetched from the store.

## SKILLS
CNC turning, Deburring, Micrometer, Technical drawings, Fanuc
=== e4-shop own
Nuala Kearney
Shop Supervisor
nuala.k@mail.example · +353 87 906 1041 · Navan

## EXPERIENCE
Shop Supervisor, Boyne Newsagents, Navan
2014 – Present
! - Opened and closed, with stock counts on the first of the month.
! - Till floats, safe counts, lottery terminal and bank runs.
! - {Rostering=Rostering|Rota planning|Rota preparation|Rosters|Staff rostering} for six, sickness and holiday lists.
! - Sunday papers sorted by five in the morning.
! - Price tickets, end displays and window posters changed each Tuesday.
! - Deliveries checked in against the docket, damages sent back.
! - Training of school leavers on the till.
! - Kept waste under 2 per cent for three years.

## SKILLS
Cash handling, Merchandising, Rostering, Customer service, Stock control
=== e5-hr own
Amandine Okou
HR Assistant
amandine.o@mail.example · +225 07 90 61 05 · Abidjan

## EXPERIENCE
HR Assistant, Lagune Foods, Abidjan
2018 – Present
! - Personnel files for 310 people, leave forms, sick notes and contracts to sign.
! - {Onboarding} of about six new hires a month.
! - Interview rooms booked and candidates met at the gate.
! - {?Exit interviews} with the manager, badges handed back.
! - Birthday cards, long service awards and the Christmas party.
! - {Recruitment} campaigns for seasonal workers on LinkedIn.
! - Staff noticeboard, canteen menus and bus passes.

## SKILLS
Recruitment, Onboarding, Employee records, Microsoft Excel, Confidentiality
=== e6-chef own
Tomislav Babić
Sous Chef
tomislav.b@mail.example · +385 98 906 106 · Zadar

## EXPERIENCE
Sous Chef, Konoba Brod, Zadar
2016 – Present
! - Ran the pass on busy nights, 140 covers, two sittings.
! - {Menu planning} with the chef; food orders by telephone at midnight.
! - Prep lists, fridge labels, temperature sheets and {?mise en place} for five sections.
! - {Fish butchery=Fish butchery|Fish filleting|Filleting} of whole tuna, 60 kilos a day.
! - Staff meals at five, kitchen porters' rota, uniforms.
! - Stocktake on the last Sunday; gross profit held at 71 per cent.
! - Deep cleans in February when the house is shut.
! - Supplier calls, delivery checks and one burnt thumb.

## SKILLS
Menu planning, Fish butchery, HACCP, Food costing, Leadership
=== e7-warehouse own
Sanele Dube
Warehouse Clerk
sanele.d@mail.example · +27 73 906 1071 · Germiston

## EXPERIENCE
Warehouse Clerk, Reef Bearings, Germiston
2019 – Present
! - {Goods receiving} of up to 18 trucks; {?delivery notes} signed and scanned.
! - Cycle counts in aisle 4 each Thursday, bin labels, pick slips.
! - Stock transfers between the branches keyed into {Syspro}.
! - Gate passes, weighbridge slips and drivers' toilets.
! - {?Put-away} of castings with a {reach truck=Reach truck|Reach truck operation}.
! - Shrink wrap ordered, pallets sent back to Chep.
! - Loading bay kept clear and swept.

## SKILLS
Goods receiving, Stock control, Reach truck, Syspro, Order picking
=== e8-legalsec own
Philippa Crane
Legal Secretary
philippa.c@mail.example · 07700 906108 · Truro

## EXPERIENCE
Legal Secretary, Carrick Solicitors, Truro
2012 – Present
! - {Audio typing} for three partners, about 70 letters a day.
! - Court bundles copied, tabbed and carried to the County Court.
! - File opening, file closing, archiving boxes and deed storage.
! - Client calls, room bookings, office keys and the biscuit tin.
! - {Diary management} for two fee earners.
! - Completion statements typed from the fee earners' notes.
! - Petty cash, stamps and courier slips.
! - Time sheets chased every Friday.

## SKILLS
Audio typing, Diary management, Proofreading, Microsoft Word, Confidentiality
=== e9-maint own
Ricardo Bonilla
Maintenance Electrician
ricardo.b@mail.example · +506 8890 6109 · Cartago

## EXPERIENCE
Maintenance Electrician, Irazú Packaging, Cartago
2013 – Present
! - {Fault finding} on conveyors and wrappers; call-outs within ten minutes.
! - Motor changes, {?fuse boards}, {?light fittings=Light fitting} and the fire panel check.
! - {PLC programming} of small changes in {TIA Portal}.
! - Shutdown lists, spare parts store, permits for contractors.
! - Work orders closed the same day in nine of ten cases.
! - Shift reports and the toolbox of the whole crew.
! - Safety walks with the plant manager.

## SKILLS
Fault finding, PLC programming, Electrical installation, TIA Portal, Motor control
=== e10-teacher own
Anneke Visser
Primary Teacher
anneke.v@mail.example · +27 82 906 1101 · Paarl

## EXPERIENCE
Grade 3 Teacher, Drakenstein Primary School, Paarl
2014 – Present
! - 34 children, register at half past seven, break duty twice a week.
! - {Lesson planning} for mathematics with two colleagues.
! - {?Parent evenings=Parents evenings}, report cards, homework books and class outings.
! - Netball on Wednesdays and the swimming gala in March.
! - Reading intervention for nine children, who gained a year in eight months.
! - Stationery lists, textbook counts and the classroom keys.
! - Staff meetings, moderation meetings and grade meetings.

## SKILLS
Lesson planning, Classroom management, Phonics, Assessment, Patience
=== e11-accounts own
Chidera Obi
Accounts Assistant
chidera.o@mail.example · +234 803 906 1111 · Enugu

## EXPERIENCE
Accounts Assistant, Coal City Beverages, Enugu
2019 – Present
! - {Bank reconciliation} of five accounts and {accounts payable} for 130 suppliers.
! - Petty cash of 200,000 naira a week, cheque books and cash boxes.
! - Debtors rung on Mondays, receipts filed by number.
! - Month-end journals posted in {Sage 300=Sage 300|Sage}, schedules printed for audit.
! - Fuel cards, phone bills and staff advances.
! - Stock counts with the warehouse at year end.
! - Bank visits, post office visits and tax office queues.

## SKILLS
Bank reconciliation, Accounts payable, Sage 300, Microsoft Excel, Accuracy
=== e12-dev own
Nadia Hussein
Software Developer
nadia.h@mail.example · +20 100 906 1121 · Cairo

## EXPERIENCE
Software Developer, Delta Pay, Cairo
2018 – Present
! - Payment screens in {Angular}, services in {Java} with {Spring Boot}.
! - {?Daily stand-ups=Scrum}, sprint reviews and on-call weeks.
! - Cut failed payments from 2.1 to 0.4 per cent with retries and clearer messages.
! - {Unit testing} with {JUnit}; pull requests read the same day.
! - Release nights, rollback plans, incident calls.
! - Bug reports triaged with support each morning.
! - Two interns looked after for a summer.

## SKILLS
Java, Spring Boot, Angular, JUnit, PostgreSQL, Git
=== e13-midwife own
Thuli Ndlovu
Midwife
thuli.n@mail.example · +263 77 906 1131 · Bulawayo

## EXPERIENCE
Midwife, Matopo District Hospital, Bulawayo
2013 – Present
! - About 220 deliveries a year, day and night, twins and breech among them.
! - {Antenatal care} for 60 women a week and {neonatal resuscitation} when it was needed.
! - Labour ward stock, oxygen bottles and delivery packs.
! - Birth registers, transfer forms and perinatal meetings.
! - {Family planning} talks for young mothers.
! - Ambulance rides with the difficult ones.
! - Cupboard keys, drug counts and night reports.

## SKILLS
Antenatal care, Neonatal resuscitation, Family planning, Suturing, Partograph
=== e14-foreman own
Gareth Bevan
Site Foreman
gareth.b@mail.example · 07700 906114 · Llanelli

## EXPERIENCE
Site Foreman, Tywi Builders, Llanelli
2009 – Present
! - Ran gangs of up to 24 on housing sites, {?toolbox talks} on Mondays.
! - {Setting out} of plots with a {total station}.
! - Site diary, delivery slots, skips and the welfare cabin.
! - Material call-offs, labour returns and day sheets.
! - {Concreting=Concreting|Concrete works|Concrete pouring} of foundations; pour records kept.
! - Handover of 86 plots with four defects on average.
! - Subcontractors met at the gate and shown round.

## SKILLS
Setting out, Concreting, Drainage, Health and safety, Site supervision
`;
