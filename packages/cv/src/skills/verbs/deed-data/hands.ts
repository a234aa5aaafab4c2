/** What people of sites, workshops, works, fields, stores and roads write of their days. */
export default `
Electrical wiring : wire rewire > house, home, new house, socket, panel, room, building, .. house, flat, extension, kitchen
Consumer units : fit install change replace > consumer unit, fuse board, fuse box, distribution board
Electrical testing : test > circuit, installation, socket, wiring, appliance
Fault finding : find trace locate > fault, fault in, wiring fault, .. fault ; find trace chase > the fault, fault, breakdown, .. fault
~Cable installation : pull lay run route > cable, .. cable, wire
Conduit installation : fit install run > conduit, trunking
Lighting installation : fit install > light fitting, lamp, downlight, ceiling light, spotlight
Boiler installation : fit install swap replace > boiler
Radiator installation : fit hang install bleed change > radiator
Central heating : fit install balance service > heating, heating system, central heating
~Leak detection : find trace locate > leak ; find > leak, .. leak
Leak repair : fix repair stop > leak
Drain unblocking : unblock clear rod jet > drain, sink, toilet, pipe
Bathroom installation : fit install refit > bathroom, basin, shower, bath, toilet, suite
Pipe fitting : fit run lay bend join cut > pipe, pipework, copper, copper pipe, plastic pipe
Soldering : solder > + ; fix repair > .. soldering iron
Brazing : braze > +
Welding : weld tack-weld tig_weld mig_weld > +
Bricklaying : lay > brick, facing brick, .. brick
Blockwork : lay > block, .. block ; build > block wall
Pointing : point repoint point_up > wall, brickwork, .. wall, up, joint
Mortar mixing : mix > mortar, cement, muck ; knock_up > mortar, muck, cement ; mix > concrete
Concreting : pour lay barrow place > concrete, slab, foundation, floor slab
Formwork : build strip erect > formwork, shuttering
Plastering : plaster skim render > wall, ceiling, room, house, hallway ; plaster skim > +
Setting out : set_out > wall, foundation, building, site, from drawing, road, house, plot, footing ; set_out peg > pile, grid, column, .. total station, line and level, line, level
Excavator operation : dig drive operate > .. digger, .. excavator, mini digger, digger
Groundworks : dig > footing, foundation, drain
Kerb laying : lay > kerb, edging
Paving : lay > paving, slab, block paving, flag
Scaffolding : erect put_up strike > scaffold, scaffolding, tower
Roofing : tile slate felt lay > roof, roof tile
Roof carpentry : cut > roof ; pitch > roof
Door hanging : hang fit > door, .. door
Staircase installation : fit > stair, staircase
Kitchen fitting : fit install > kitchen, worktop, kitchen unit
~Floor laying : lay fit > floor, laminate, carpet, vinyl, lino, parquet
Tiling : tile > bathroom, wall, kitchen, floor ; lay fix > tile
Painting : paint roll emulsion gloss > wall, room, ceiling, house, window, fence, .. emulsion, .. coat ; paint > rail, deck, door, gate, hull, machine, scenery, set, boat ; paint > classroom, corridor, office, hall, bedroom, stairwell, exterior
Surface preparation : fill sand prime strip > wall, surface, woodwork, and prime wall
Wallpapering : hang strip > wallpaper, paper
Spray painting : spray > door, panel, car, furniture, .. door
Sanding : sand > + ; rub_down > +
Lacquering : lacquer varnish > +
Glazing : glaze reglaze > window, door ; fit cut > glass, pane
Mobile towers : put_up build erect > tower
Furniture assembly : assemble put_together build > furniture, bed, wardrobe, flat-pack, table, desk, chair ; take build put > bed apart, furniture apart, wardrobe together, furniture together, flat-pack
Upholstery : upholster reupholster cover > chair, sofa, seat, settee, headboard
Sewing : sew stitch > seam, garment, curtain, zip, hem, bag, dress, .. seam ; set_in > zip ; attach > elastic, collar, sleeve ; sew > sleeve, collar, garment, cushion, curtain
Overlocking : overlock > +
~Pressing : press > blouse, garment, shirt, suit
Vehicle servicing : service > car, vehicle, van, truck, car engine, bike, .. car
Vehicle repair : repair fix > car, vehicle, truck, engine, van
~Vehicle diagnostics : read clear diagnose > fault code, fault, code
Brake repair : change replace fit bleed > brake, brake pad, disc, .. brake
Clutch replacement : change replace fit > clutch, .. clutch
Timing belt replacement : change replace > timing belt, cam belt
Oil changes : change > oil, oil and filter ; change > engine oil, gear oil
Tyre fitting : change fit replace swap > tyre, wheel, and balance tyre
Wheel balancing : balance > tyre, wheel
Wheel alignment : do set > wheel alignment, tracking
Air conditioning service : regas recharge > air conditioning, air con, aircon
MOT testing : do carry_out > MOT, MOT test
Puncture repair : fix mend patch repair > puncture, tube, flat
Wheel truing : true > wheel
Brake bleeding : bleed > brake, hydraulic brake
Gear adjustment : index adjust > gear, .. gear, derailleur
Bicycle assembly : build assemble > bike, bicycle, new bike
Bicycle repair : repair fix mend service > bike, bicycle, cycle
Phone repair : change replace fix repair > screen, phone, battery, phone screen ; repair > screen
~Hardware repair : swap replace change > hard drive, disk, memory, hard drive, motherboard
Printer support : fix repair > printer
Laptop setup : set_up build > laptop, PC, computer, workstation, new laptop
Password resets : reset > password ; reset unlock > account, user account
CNC machining : run operate programme set_up > .. lathe, CNC lathe, CNC mill, CNC, CNC machine, machining centre
~Machine setup : set set_up > machine, press
~Machine operation : run operate mind > machine, press
~Tool changing : change > tool, insert, die, drill bit
Deburring : deburr > +
Drilling : drill > bracket, plate, and tap
Tapping : tap > bracket, hole, thread
Grinding : grind > part, blade, valve, metal, casting, tool, weld, surface, steel, shaft, edge
~Assembly : assemble > part, unit, component, circuit board, gearbox, pump, .. part
~Quality inspection : inspect check > part, product, weld, finished good, garment, moulding, batch, item for, .. for defect, bottle
Dimensional inspection : measure > moulding, mouldings, part, component, .. caliper, .. CMM, .. micrometer
Labelling : label > jar, bottle, box, tray, product ; swap change > label
~Packing : pack box bag > box, product, item, good, parcel, biscuit, order, garment, chocolate, egg, meat ; pack > china, crate, box, suitcase, book, .. crate, .. box, script, kit, hamper, bag
Packaging : seal shrink > tray, bag, box, pouch
Picking and packing : pick_and_pack > + ; pick > and pack
~Order picking : pick > order, item, line, and pack, good, .. order
Barcode scanning : scan > parcel, barcode, box, item, product, .. scanner
Pallet stacking : stack build palletise > pallet, .. pallet
Stretch wrapping : wrap > pallet, load, .. film
Load securing : strap secure strap_down tie_down lash > load, cargo, pallet, load down, .. load
Vehicle loading : load > van, the van, lorry, truck
~Loading and unloading : load unload > truck, trailer, container, lorry and, wagon, ship, aircraft, pallet, .. trailer
Container unloading : unload empty devan > container
Forklift operation : drive operate use > forklift, fork lift, forklift truck, .. forklift, reach truck, counterbalance
Reach truck : drive operate > reach truck
Battery charging : charge > battery
~Vehicle inspection : check inspect > vehicle, tyre, brake, van, truck, lorry, bus, light and brake, oil and tyre, .. brake, .. tyre ; walk > round vehicle
Route planning : plan > route, own route, delivery route, drop, round ; plan > .. street, order of street, trip, journey
Parcel delivery : deliver drop_off > parcel, package
Delivery driving : deliver drop_off > pizza, food, order, flower, bouquet, furniture, grocery, good, shopping, letter
Mail delivery : deliver > letter, mail, post, mail and parcel
Mail sorting : sort > letter, mail, post, parcel
Proof of delivery : get collect > signature
Bus driving : drive > bus, coach, double-decker, .. bus, minibus ; drive > city route, school bus, passenger ; drive > single deck, double deck, single decker, double decker
HGV driving : drive > lorry, HGV, artic, truck, articulated, .. lorry, 18-tonne ; haul > .. to +, load, timber, gravel, fish, fuel
Van driving : drive > van, .. van ; drive > small van, the van, 7.5 tonne, .. tonner, transit, 3.5 tonne
Train driving : drive > train, .. unit, tram, locomotive, class +
Taxi driving : drive > taxi, cab, minicab ; drive > school contract, airport run
Tractor driving : drive > tractor, .. tractor
Emergency driving : drive > on blue light, .. blue light
Tachographs : keep download use > tachograph, .. tachograph, .. tachograph record
Customs documentation : prepare keep fill_in complete > customs paper, customs document, custom paper, customs form, .. custom paper
Trailer coupling : couple uncouple hitch > trailer, and uncouple trailer
Shunting : shunt > train, wagon, .. train
Train dispatch : dispatch > train
Passenger announcements : make > announcement
Passenger assistance : help assist > wheelchair user, passenger, elderly passenger, disabled passenger, passenger with, .. on board ; help > .. ramp, .. wheelchair, passenger .. on
Safety demonstrations : show demonstrate give > .. safety drill, safety demonstration, .. safety briefing
Banksman : guide marshal > lorry, vehicle, crane, truck, .. reverse
Waste collection : collect > bin, refuse, rubbish, recycling
Recycling : sort separate > recycling, waste, plastic
Milking : milk > cow, goat, ewe, .. cow, sheep ; milk > .. cow, herd, heifer
Calf rearing : feed rear > calf ; rear > calf, heifer, .. calf
Calving : help calve > .. calving, with calving, cow
Lambing : lamb > ewe, .. ewe ; help > with lambing
Sheep shearing : shear > sheep
Hoof trimming : trim > hoof ; trim > feet, foot, hoof, hooves
Fruit picking : pick > apple, fruit, strawberry, grape, berry, orange, plum, tomato, raspberry, olive, .. apple
~Harvesting : harvest pick cut > crop, vegetable, lettuce, cabbage, grape, potato, wheat, flower, tea, mushroom
Pruning : prune > tree, vine, rose, bush, shrub, +
~Planting : plant plant_out > tree, bulb, seedling, bedding, bed, flower, out, shrub, crop
Seed propagation : raise grow propagate sow > .. seed, from seed, seedling, bedding, seed, cutting
Fencing : repair put_up mend build erect > fence, fencing ; mend fix build > gate, post and rail, fence panel
~Mowing : mow cut > lawn, grass, .. acre, verge, field, hay ; mow > +
Hedge trimming : trim clip cut > hedge, .. hedge
Weeding : weed > bed, border, +
~Watering : water > plant, .. plant, bed, greenhouse
Pesticide application : spray > weed, crop, .. pesticide, field, .. blackspot, .. aphid, .. fungus, orchard, vine
Irrigation repair : repair fix > sprinkler, irrigation, irrigation line
~Greenkeeping : cut mow rake > green, fairway, bunker
Tree felling : fell > tree ; fell cut_down take_down > tree, dead tree, .. ash, oak, pine, timber
Chainsaw operation : use > chainsaw
Egg collection : collect > egg
Livestock feeding : feed > cattle, pig, livestock, hen, chicken, sheep, cow, poultry
Office cleaning : CLEAN > office, desk, .. desk, meeting room
Toilet cleaning : CLEAN > toilet, washroom, bathroom
Floor cleaning : mop sweep scrub > floor, hall, corridor, aisle
Floor polishing : buff polish burnish > floor, hall floor
Carpet cleaning : shampoo clean hoover vacuum > carpet
Window cleaning : wash clean > window, shop window
Vacuuming : hoover vacuum > + ; hoover vacuum > stair, carpet, room, floor, car, corridor ; do did > hoovering, vacuuming
Sweeping : sweep > floor, yard, street ; sweep > ., floor, .. floor
Street cleaning : sweep > street, pavement, road
Domestic cleaning : CLEAN look_after > house, private home, home, flat, .. house
Patrolling : patrol > + ; walk > corridor, .. round, site
CCTV monitoring : watch monitor > camera, CCTV, .. camera, screen, security camera
Access control : let check sign > visitor in, pass, visitor, ID at, in visitor, .. badge
Bag searches : search check > bag, handbag, bag at
Incident reports : write write_up file > incident report, incident, report on incident
Fire alarm testing : test do > fire alarm, fire alarm test, alarm weekly
Key holding : lock_up > building, premises, site, shop, .. night, school ; lock lock_up open_up open > up, shop, building, school ; hold keep > key, the key
Traffic control : direct control > traffic, car
Crowd control : control manage > crowd, queue ; keep clear > gangway, aisle clear, exit clear, gangway clear ; manage > crowd, queue, line
Arrests : arrest > +
Witness statements : take > statement, .. statement, witness statement
Emergency response : respond > to emergency, to emergency call, to 999 call, .. emergency
Case files : prepare build put_together > case file, file for, prosecution file
Fire fighting : fight put_out > fire, house fire
Lesson planning : plan prepare write > lesson, .. lesson, worksheet, maths, english, science, unit of work, scheme of work ; plan > lesson, .. lesson, week, term, scheme of work, the week
~Teaching : teach > class, maths, english, science, pupil, child, student, .. pupil, .. child, .. student, history, geography, physics, chemistry, reading, grammar, phonics, year group, grade +, year +
Marking : mark grade correct > book, homework, test, exam, essay, paper, exercise book ; mark > mock, exam, test, book, essay, paper, homework, .. mock, script, set and
Report writing : write > end-of-year report, pupil report, school report, class report
Parent meetings : meet hold > parent, parents evening, parent .. term
Differentiation : adapt differentiate > worksheet, lesson, material, task, .. need ; adapt > task
Playground supervision : supervise watch > lunch, playground, break, playtime, lunchtime
Lunchtime supervision : supervise > lunch, lunchtime
Reading support : read > with small group, with child, with pupil, with reading, .. read, reader ; listen_to hear > reader, child read, pupil read, .. read ; listen_to hear > reader, child read, .. read, pupil read, them read
Mentoring : mentor coach > trainee, apprentice, junior, newcomer, student, .. trainee, .. junior, associate, engineer, .. engineer, technician, intern, colleague, new hire, employee, team of ; mentor mentor_to > student, trainee, junior, apprentice, colleague, starter, teacher, ECT, NQT, nurse, analyst, intern, .. student, .. trainee, .. junior, .. apprentice, .. starter, .. ECT, graduate, staff, .. colleague, newcomer
Staff training : train train_up teach > staff, new staff, new hire, new employee, soldier, technician, intern, associate, team member, team of, newcomer, starter, new starter, team, colleague, junior, apprentice, .. newcomer ; show > new .. how, new staff, newcomer, new one, starter, new colleague, trainee ; train > cleaner, carer, maid, picker, caretaker, driver, volunteer, .. on till, .. staff ; train induct coach > student, summer student, apprentice, .. apprentice, intern, .. intern, placement student, trainee, newcomer
Team leadership : lead > team, team of, crew of, crew, shift of ; charge_of responsible_for > team of, crew of, gang of
Staff supervision : supervise > staff, cleaner, carer, worker, team, team of, assistant, .. staff, employee, technician, intern ; do > supervision, their supervision
Toolbox talks : give do hold > toolbox talk
Site management : run manage > site, site of, building site
Permits to work : issue write do > permit
Safety inspections : do carry_out walk > safety walk, safety inspection, safety round, .. safety walk
Blueprint reading : read interpret > drawing, blueprint, technical drawing, building plan, site plan
Electrical schematics : read interpret > wiring diagram, circuit diagram, schematic, electrical drawing
Technical drawings : read > plan ; work set_out > from drawing, to drawing ; draw make release issue > drawing, production drawing, shop drawing, detail drawing, manufacturing drawing
Calibration : calibrate > + ; calibrate check > balance, pipette, pH meter, scale, .. meter, instrument, .. balance
Colony counting : count > colony ; count > colony, .. colony, plate
Microbiology : plate plate_out culture > sample, .. sample, bacteria, swab
Sample preparation : prepare > sample, slide, specimen
Buffer preparation : prepare make make_up mix > buffer, solution, media, medium, reagent
Viscosity measurement : measure test > viscosity ; check > viscosity
pH measurement : measure > pH
Colour matching : match mix > colour, pigment, .. match, paint to
Water quality testing : test check > water, pool water, .. water
Sound mixing : mix > show, band, concert, sound, .. show
Microphone placement : mic_up mic > + ; place set_up > mic, microphone, drum mic
PA systems : rig set_up > speaker, PA, sound system
Lighting rigging : rig > light, lantern
User interviews : interview > customer, user, .. customer, .. user
Usability testing : run conduct > usability test, user test
Personas : turn make build > .. persona, persona
Journey mapping : map > journey ; turn > .. journey map
Wireframes : sketch draw > wireframe, screen
Prototyping : click build make > prototype, .. prototype
Load testing : write run > load test
Pair programming : pair > every +, daily, with colleague, with junior
Flower arranging : arrange tie make wire condition > flower, bouquet, stem, buttonhole, hand bouquet
Bouquets : tie make arrange > bouquet, hand bouquet, .. bouquet
Wreath making : make > wreath
Key cutting : cut > key
Watch repair : repair replace > watch, watch battery
`;
