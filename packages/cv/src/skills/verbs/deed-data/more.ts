/** What else people of many trades write of their days; all of it yields to closer names. */
export default `
~Enquiry handling : answer handle reply_to respond_to deal_with > enquiry, customer enquiry, email enquiry, .. enquiry, customer email, email from
~Cash reconciliation : reconcile balance > float, shift, the safe, cash, takings, day's takings
~Staff briefing : brief > staff, casual staff, team, crew, cleaner, driver, guard, .. staff
~Work allocation : allocate assign give hand_out distribute > job, task, work, room, .. maid, walk, shift
~Team supervision : supervise oversee > cleaner, maid, packer, picker, labourer, gang, crew, trainee, volunteer, porter, three +, four +, five +, six +, ten + ; run look_after > crew, crew of, gang of, team of
~Maintenance reporting : report > fault, repair, .. maintenance, broken, defect, damage, dripping tap, broken .. to
~Lost property : log record enter keep > lost item, lost property, .. lost and found ; keep log record > lost property, lost and found, lost item
~Cleaning : clean scrub wash wipe > bath, shower, kitchen, stair, tray, worktop, vehicle, cage, net, changing room, classroom, wall
~Bathroom cleaning : clean scrub > bath, bathroom, basin, shower, tub
~Glass polishing : polish > glass, cutlery, silver
~Room inspection : check inspect > room, bedroom ; check inspect > guest room, .. room daily, .. room a day, .. room before
~Waste disposal : empty take_out dispose_of > bin, rubbish, clinical waste, waste, trash, bins, ashtray
~Pressure washing : jet_wash pressure_wash power_wash hose_down > +
~Car valeting : valet polish wax hoover > car, vehicle, .. car
~Car washing : wash > car, vehicle, van, bus, lorry, train
~Removals : carry move shift > wardrobe, sofa, furniture, piano, house, .. stair
~Furniture wrapping : wrap > piano, furniture, sofa, .. blanket
~Inventory : make take fill_in > inventory, .. inventory
~Specimen transport : carry transport > blood, organ, specimen, sample, .. pathology, .. lab
~Newspaper delivery : deliver > paper, newspaper
~Meter reading : read > meter, gas meter, electric meter, .. meter
~Parking enforcement : issue > penalty notice, parking ticket, fine, penalty charge, PCN
~Ticket inspection : check scan inspect > ticket, pass, .. ticket
~Ejections : throw_out eject remove > troublemaker, drunk, .. drunk
~Fire safety : check test inspect > fire extinguisher, extinguisher, fire exit, fire door
~Water rescue : rescue pull_out save > swimmer, bather, .. drowning
~Pool supervision : watch supervise guard > pool, swimmer, the pool, beach
~Water testing : test > chlorine, water, pool, chlorine and, pH
~Swimming teaching : teach > swim, swimming, .. swim, .. float
~Gym instruction : show > member, .. weight, .. machine
~Fitness instruction : lead teach run > spin class, aerobics, circuit, boot camp, fitness class
~Coaching : coach > team, player, under-12, football, junior, swimmer, athlete
~Marquee hire : put_up erect > marquee, tent
~Volunteer coordination : recruit schedule find coordinate manage organise > volunteer, .. volunteer ; ring rang find recruit brief roster > .. volunteer, volunteer
~Invigilation : invigilate watch supervise keep_eye > exam, candidate, test ; keep > .. eye .. candidate ; keep watch > .. eye on room, .. eye on gallery, room, gallery
~Attendance tracking : take mark record > attendance, register, the register, absence
~Classroom displays : put_up make > display, wall display ; cut_out mount put_up > display
~Resource preparation : make prepare cut_out > worksheet, picture card, flashcard, resource, material, teaching material
~Special needs support : support help > .. autism, .. ADHD, .. special need, .. dyslexia, .. learning difficulty
~Behaviour management : deal_with manage calm > behaviour, .. behaviour, tantrum
~Snack preparation : make give prepare > snack, packed lunch
~Accident reporting : fill_in write complete > accident book, accident form
~Group facilitation : run lead facilitate deliver > group .. parent/carer/patient/adult/child/client/person/teenager/survivor/woman/man/veteran/prisoner/learner, group session, support group, parent group, therapy group, discussion group, focus group
~Risk assessment : assess do write carry_out > risk, risk assessment, .. risk
~Offender supervision : supervise > offender, .. licence, .. probation, .. order
~Benefits advice : help advise > .. claim benefit, .. benefit, on benefit, .. claim
~Housing support : help find > .. flat, .. housing, .. home, .. accommodation
~Bereavement support : sit_with support comfort talk_to > family, bereaved, bereaved family, widow
~Funeral arrangements : arrange book plan > funeral, crematorium, burial, cremation
~Obituaries : write > notice, obituary
~Linen distribution : bring take deliver distribute > linen, clean linen, laundry
~Oxygen cylinders : change fetch replace > oxygen, cylinder, oxygen cylinder
~Mortuary duties : move take > the deceased, body, .. mortuary
~Patient reception : check_in register > patient
~Medical records : pull return file retrieve > case note, note, patient note, .. note, patient file, chart ; pull keep file look_after > note, patient note, medical record, .. note
~Result chasing : chase > result, .. result
~Correspondence : answer write draft reply_to > letter, e-mail, email, correspondence, .. letter
~Digitisation : scan digitise photograph > glass plate, .. plate, photo, photograph, negative, map, book, archive, manuscript
~Record retrieval : fetch retrieve > box, file, document, book, .. reader
~Expense claims : check process > expense, expense claim ; check process pay code > expense, staff expense, expense claim, .. expense
~Payment plans : agree set_up arrange > instalment, payment plan, repayment, payment arrangement
~Customer statements : send issue print > statement
~Banking : bank pay_in > cash, takings, cheque, money
~Purchasing : buy purchase source > stock, material, ingredient, fish, fruit, part, good, supply, .. auction, .. market, equipment
~Waste reduction : cut reduce keep > waste, food waste, waste under, scrap
~Store management : run manage > shop, store, a shop, branch, shop of, boutique
~Rota planning : plan write do make draw_up > rota ; draw_up write do did make plan > rota, their rota, .. rota, roster
~Merchandising : set_out arrange display lay_out dress > display, stall, slab, counter, table, shelf, stock, shop floor
~Product sampling : give offer hold run > tasting, sample, taste, demo
~Product listings : list put upload sell > .. ebay, .. discogs, .. etsy, .. online, .. amazon, .. website
~Dispatch operations : post send dispatch ship > parcel, order, package
~Equipment hire : hire rent hire_out rent_out > wetsuit, boat, ski, bike, tool, car, equipment, out .. , machine
~Frame adjustment : adjust bend fit > frame, glass, spectacle, side
~Frame styling : help > .. frame, .. glass
~Hearing aid fitting : fit adjust > hearing aid
~Patch testing : patch_test > +
~Lash tinting : tint > lash, eyelash, brow
~Stain removal : remove treat spot > stain, .. stain, spot
~Garment repair : mend repair replace sew_on > tear, small tear, button, zip, hem, clothe, garment, seam
~Tailoring : measure fit > customer for, suit, client for
~Scaffold inspection : inspect check tag > scaffold, scaffolding
~Working at height : work harness climb > .. height, .. harness, ladder, .. above, mast, tower
~Rope access : climb abseil > .. rope
~Crown reduction : reduce > crown, canopy
~Wood chipping : feed operate use > chipper
~Firewood splitting : split cut saw > log, firewood, wood
~Tool sharpening : sharpen grind > saw, knife, blade, chisel, tool, chain, mower blade
~Labouring : carry barrow > brick, stone, hod, mortar, rubble, plasterboard, timber, tile, sand
~Demolition : knock_down demolish pull_down > wall, building, ceiling, shed
~Drylining : fix hang fit board > plasterboard, ceiling, stud wall, board
~Insulation : fit lay install > insulation, loft insulation
~Fitting windows : fit install hang > window, window frame
~Guttering : fit clean clear > gutter
~Site clearance : clear clean tidy sweep_up > site, rubble
~Tarmac laying : lay rake spread > tarmac, asphalt
~Pipe laying : lay > pipe, drain, sewer
~Fire alarm installation : fit install wire > fire alarm, smoke alarm, alarm, intruder alarm
~Socket installation : fit install change > socket, switch, light switch
~Forging : forge draw_out > +
~Riveting : rivet > +
~Measuring up : measure_up measure > window, room, kitchen, garden, .. house, site, floor, wall, +  .. up
~Sketching : sketch > design, idea, plan
~Metal fabrication : make build fabricate cut bend > gate, railing, bracket, frame, steel, sheet metal
~Livestock handling : move load pen herd sort drive > cattle, sheep, pig, stock, cow, livestock, lamb
~Ear tagging : tag read > ear tag, calf, lamb, cattle
~Egg grading : grade pack > egg
~Beekeeping : keep check > bee, hive
~Fish feeding : feed > salmon, fish, trout
~Net cleaning : clean scrub wash mend > net
~Oyster shucking : open shuck > oyster
~Crab dressing : dress > crab
~Fish preparation : skin bone fillet scale gut descale > fish, .. order
~Sandwich making : make fill prepare > sandwich, roll, wrap, baguette
~Pizza making : make stretch top > pizza, dough
~Dough making : make mix knead > dough
~Cake decorating : ice decorate pipe > cake, cupcake
~Bread slicing : slice > loaf, bread
~Washing up : wash > wok, glass, cup, pan and, dish and, plate
~Bar work : serve pull > drink, pint, beer
~Keg changing : change > keg
~Billing of guests : split print bring present > bill ; settle > bill, guest bill
~Room service : take bring deliver > breakfast to, .. room, tray
~Mooring : throw handle tie_up moor > line, rope, boat, ship
~Lookout : stand keep > lookout
~Derusting : chip scrape > rust
~Lifeboat drills : drill > .. lifeboat ; run hold > lifeboat drill
~Ramp operation : lower raise operate > ramp
~Traffic marshal : direct marshal park pack guide > car, car on, vehicle, .. deck
~Emergency drills : hold run do practise > drill, fire drill, evacuation
~Rigging : hang rig fly > cloth, curtain, scenery, truss ; rig sling > load, .. load, crane, .. crane
~Set building : build paint > set, scenery, flat
~Scene changes : shift move change > scenery, set
~Kiln firing : fire pack load > kiln, .. kiln
~Clay preparation : wedge mix > clay
~Throwing : throw > pot, .. wheel
~Equipment maintenance : mend service repair fix maintain > machine, equipment, tool, mower, pump
~Vehicle maintenance : check change do > oil, bulb, tyre, oil and water, chain, .. oil
~Chemical handling : lock_away store handle > chemical, acid, solvent
~POS installation : swap fit install replace > till, card reader, POS, card terminal
~Cabling : crimp run terminate > cable, data cable, .. patch
~Patch management : patch update > server, laptop, PC, .. SCCM, machine
~User training : train teach show > user, .. user, .. how to use, caretaker .., .. tablet
~Backup and restore : restore back_up > mailbox, file, backup, server, data
~Monitoring : watch monitor > alert, dashboard, .. alert, server
~Account management : create disable reset unlock > account, user account, user ; look_after manage keep > client, account, client company, key account, .. account, .. client
~End-to-end testing : write > end-to-end test, e2e test, browser test
~Unit testing : write add > unit test ; write > test, missing test, test for
~Web accessibility : fix audit > .. accessibility
~Bug fixing : fix > bug, .. bug, defect
~Code review : review > code, pull request, merge request
~Requirements gathering : gather collect write > requirement, user story
~Data cleaning : clean > data, .. data ; clean tidy > data, dataset, .. data
~Dashboards : build make create > dashboard ; build make > report for manager, power BI report
~Content creation : write make create shoot > blog post, blog, content, reel, video, social post
~Photography : photograph shoot > wedding, product, event, property, portrait ; take shoot > picture, photo, photograph, own picture, .. picture, .. photo, portrait, product photo
~Poster design : design make > poster, flyer, leaflet, menu, banner
~Stationery design : design make > invitation, business card
~Presentation : present > idea, result, finding, .. client, .. board, .. customer
~Speech therapy : carry_out deliver run > .. stammer, .. speech, speech session
~Physiotherapy : lead supervise > .. exercise, rehab
~Pre-screening : run do > pre-test, puff test, .. pre-test, field test
~Reference checks : take_up check request > reference
~Exit interviews : hold conduct > exit interview ; do did hold carry_out conduct > leaver interview, exit interview
~Contract administration : issue type_up send > contract, offer letter
~Training coordination : book organise arrange > training, course, training course ; organise arrange > training, training session, staff training
~Policy writing : write update > HR policy, safety policy, staff policy
~Health and safety : do carry_out run > safety check, safety briefing, safety induction
~Site inductions : give do run > site induction, induction for
~Machine cleaning : clean > machine, line, mixer
~Label printing : print > label, wristband, ticket
~Weighing : weigh > ingredient, batch, parcel, bag, box, lorry, fruit, .. scale
~Sorting : sort > clothe, donation, parcel, part, fruit, recycling, laundry
~Bottling : fill cap > bottle, jar
~Quality checks : check > colour, size, weight, .. sample, print, stitching
~Production line work : work stand > .. line, on line
~Machine minding : mind feed load > machine, press, line, loom
~Printing : print run > book, leaflet, newspaper, .. press, shirt
~Bookbinding : bind > book, report
~Carpentry : build make > shelf, cupboard, stair, table, wardrobe
~Flat-pack assembly : assemble > flat-pack
~Kerbside collections : collect > .. kerb
~Gritting : grit salt > road, path, .. road ; grit > path
~Snow clearing : clear shovel > snow
~Pest control : set lay put_down > trap, bait, poison
~Graffiti removal : remove > graffiti
~Load planning : plan > load
~Freight booking : book arrange > freight, haulage, lorry, shipment, container, collection
~Stock transfers : move transfer > stock, pallet
~Pallet truck operation : move pull push > pallet, .. pallet truck
~Voice picking : pick > by voice ; pick > .. voice
~Shrink wrapping : shrink-wrap shrink_wrap > +
~Spill clean-up : clear clean_up mop_up > spill, spillage
~Ticket checking : check > ticket, pass
~Show-rounds : show > couple round, .. venue, .. round, visitor round
~Box office : work run staff > box office
~Diary keeping : keep write > diary, daily diary, diary for
~Babysitting : babysit > +
~Grocery shopping : do > shopping, .. shopping
~Gardening : do look_after tend > garden, .. garden, flower bed
~Pond cleaning : clean > pond
~Turf laying : lay > turf, lawn
~Recruitment : recruit > stylist, staff, worker, new staff, picker, driver, nurse, waiter, cook, volunteer, team, junior, people
~Performance appraisals : appraise > staff, stylist, team, employee ; do hold conduct > appraisal, staff appraisal
~Patient education : teach show > family, patient, carer, mother, .. patient how, .. family how
~Meeting room booking : book > meeting room, room ; book > room, the room, meeting room, boardroom
~Purchase orders : raise issue create > purchase order, PO
~Leadwork : dress work fit > lead
~Slating : lay fix fit > slate, felt and slate
~Roof stripping : strip > roof, old tile, old slate
~Flat roofing : mend repair lay felt > flat roof
~Fare collection : take collect > fare
~Vehicle cleaning : wipe wash clean > ambulance, cab, bus interior
~Court filing : lodge file > document .. court, .. court, claim ; lodge file issue serve > document, claim, paper, application, .. at court, .. court, form, proceedings
~Court bundles : bundle prepare > document, bundle, court bundle, trial bundle ; bundle paginate > ., for hearing, for trial, hearing, trial bundle ; prepare > trial bundle, hearing bundle, court bundle
~Boning : bone bone_out > beef, lamb, meat, leg, shoulder, carcass
~Query optimisation : tune optimise speed_up > query, SQL, slow SQL, slow query ; tune speed_up rewrite > slow query, index, .. query, database
~Plasma cutting : cut > .. plasma
~Slinging : sling > load
~Marking out : mark_out > +
~Sign language : sign > .. BSL
~Breakfast club : run staff help_at > breakfast club
~Contractor management : show supervise manage > contractor
~Handyman : hang put_up > shelf, picture, blind, curtain rail
~Tap repair : mend fix replace change > tap, washer
~Incident reporting : write complete > incident report
~Fluid management : record chart > fluid intake, fluid balance
~Pre-operative preparation : prepare > patient for theatre, patient for surgery
~Prescribing : prescribe > treatment, medicine, medication, antibiotic
~Patient referral : refer > patient, patient to ; refer > ., .. clinic, .. hospital, .. dispensary, patient, .. very sick
~Month-end closing : close > book, the book, month ; do did help_with prepare close > month end, month-end, month end close, the month
~Network cabling : run pull lay > network cable, data cable ; run pull lay crimp > network cable, cat6, .. cat6, ethernet, cable for new floor
~Router configuration : configure set_up > router, switch and router, router and switch
~Hardware upgrades : upgrade fit > RAM, memory, RAM and hard disk, hard disk, SSD
~Software installation : format > PC, computer, laptop ; reinstall install > Windows, software, operating system
~Network monitoring : monitor > bandwidth, network
~Defect tracking : log raise > defect, bug
~Exam preparation : prepare coach > pupil for, student for, .. exam ; prepare > candidate for, pupil for, student for, .. for exam, class for
~Lead generation : follow_up > lead, sale lead
~Shortlisting : shortlist > candidate, applicant ; shortlist > ., candidate, applicant ; sift > application, CV
~Offer negotiation : negotiate > offer, job offer
~Vendor management : negotiate_with > supplier, vendor
~Fabric cutting : cut > cloth, fabric
~Website maintenance : manage update maintain > website, company website ; look_after update keep > website, web page, website up, site up, homepage
~Subtitling : add > subtitle
~Airline ticketing : issue reissue > air ticket, flight ticket
~Progress reporting : write prepare > status report, progress report
~Core logging : log describe sample > core, drill core, .. core, metre of core, chip
~Geological mapping : map > seam, outcrop, coal seam, vein, fault, geology, orebody
~Ground support : install bolt mesh > cable bolt, rock bolt, mesh, heading, development heading, backs, split set
~Jumbo drilling : bore > heading, .. heading, face, the face, cut
~Fish handling on board : gaff bleed ice > fish, tuna, catch
~Deck maintenance : scrub chip paint wash_down > deck, hull
~Marine engine overhaul : service overhaul strip > main engine, auxiliary engine, ship engine
`;
