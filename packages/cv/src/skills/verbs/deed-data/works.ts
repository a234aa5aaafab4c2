/** What people of servers and screens, drawing offices, sites, workshops, lines, stores, roads, kitchens, shops and yards write of their days, too. */
export default `
~Continuous integration : set_up build introduce maintain run > CI, CI/CD, CI pipeline, build pipeline, continuous integration
~Containerisation : containerise dockerise > + ; move put pack migrate > .. in container, .. into container, .. to container
~Microservices : split break cut carve > .. monolith, .. into service, .. into microservice, .. out of monolith
~Test automation : automate > test, .. test, regression, .. in playwright, .. in cypress, .. in selenium, checks
~Test cases : write design > test case, test script
~Bug reporting : log report raise file > bug, .. bug
~API testing : check test > API, endpoint
~Data pipelines : build run own maintain write > data pipeline, pipeline that, pipeline which
~Data modelling : model design > mart, .. mart, data mart, schema, star schema, table, warehouse, .. warehouse
~Database migration : move migrate > .. to postgres, .. to mysql, database
~Runbooks : write > runbook
~First-line support : answer take > first-line call, .. helpdesk, ticket from user
~Laptop imaging : image reimage > laptop, PC, machine, desktop, computer
~Active Directory : make create manage add > user in active directory, .. active directory
~Patching : patch > server, machine, laptop
~Server maintenance : look_after maintain keep > server, .. server
~Backups : test check restore > backup
~Patch panels : patch > .. rack, port, panel
~Access point installation : mount hang install fit > access point
~Email migration : move migrate > mailbox, mail, email
~Forecasting : forecast > demand, sale, cash flow
~Web scraping : scrape > +
~Refactoring : refactor > +
~Code reviews : review > colleague's code, others' code
~Tolerance analysis : do did run calculate > tolerance stack-up, stack-up, tolerance stack, tolerance analysis
~Sheet metal design : design draw > sheet metal cover, sheet metal bracket, sheet metal part, .. sheet metal
~FEA : run do did > FEA, finite element, stress analysis
~Engineering changes : push raise process release handle > engineering change, change note, ECN, ECO, change request
~As-built drawings : draw mark_up update > as-built, as-built drawing
~Cable sizing : size calculate > cable, cable size
~Single-line diagrams : draw > single line, single-line diagram, single line diagram
~Relay settings : do did set calculate check > relay, relay setting, protection setting
~Ladder logic : write change edit > ladder, ladder logic, PLC program, PLC code
~Loop checks : do did carry_out > loop check, loop test
~Rebar inspection : check inspect > rebar, reinforcement, steel before, .. before pour
~Cube making : make take cast test crush > cube, concrete cube, test cube
~Slump test : take do did check > slump, slump test
~Levelling : take read shoot > level
~Quantity take-off : take_off measure > quantity, quantities
~Site measurement : measure > month's work, work done, work of subcontractor, work on site
~Payment certificates : prepare certify > payment certificate, interim payment
~Site diaries : keep write > site diary, daily report, site report
~Snagging : do did > snag, snagging, snag list
~Method statements : write > method statement
~Site supervision : supervise run > site, gang, subcontractor, .. gang
~Staircase building : build make cut > stair, staircase
~Skirting and architraves : fit fix cut scribe > skirting, architrave, skirting and
~First fix : do did > first fix
~Second fix : do did > second fix
~Veneering : veneer > +
~Cable pulling : pull > cable
~Conduit bending : bend > conduit, pipe and conduit
~Contactor replacement : change replace > contactor, overload, relay
~Testing and inspection : test inspect > to BS 7671, installation, circuit
~Arches : build form turn > arch
~Gables : build raise > gable
~Manholes : build > manhole, inspection chamber
~Retaining walls : build > retaining wall
~Curing of concrete : cure > concrete, slab
~Screeding : lay > screed
~Power flushing : flush power_flush > system, heating system, radiator
~Boiler replacement : swap change replace > boiler
~Steel fixing : fix tie bend > steel, rebar, rod, reinforcement
~Excavation : dig excavate > trench, foundation, footing, pit
~Crane operation : drive operate run > crane, mobile crane, tower crane, overhead crane, .. crane
~Load charts : read > load chart
~Greasing : grease > machine, bearing, chain, .. point ; do did > greasing, weekly greasing
~Engine overhaul : overhaul strip rebuild > engine
~Gearbox repair : take_down overhaul rebuild strip > gearbox
~Exhaust repair : weld change replace fit > exhaust, silencer
~Suspension repair : change replace fit > shock, shock absorber, spring, bush, ball joint, control arm, suspension
~Battery replacement : change replace fit > battery
~Road testing : road_test test_drive road-test test-drive > +
~Fault code reading : read scan > fault code, code, .. scanner
~Panel beating : beat_out knock_out > dent, panel
~Windscreen replacement : change replace fit > windscreen, windshield
~Starter motor repair : rebuild repair change replace > starter, starter motor, alternator
~Reversing cameras : fit install wire > reverse camera, reversing camera, dash cam, dashcam, camera
~Wiring looms : make build repair > loom, wiring loom, harness
~Lathe setting : set set_up run > lathe, .. lathe, mill, .. lathes
~Tool offsets : set adjust change > offset, tool offset, work offset
~Insert changes : change index > insert
~Program editing : edit correct change > program, programme, CNC program
~Micrometers : measure check > .. micrometer, .. vernier, .. caliper
~SPC : fill_in keep plot > SPC sheet, SPC chart, control chart
~Bearing replacement : change replace fit press > bearing, .. bearing
~Seal replacement : change replace fit > seal, mechanical seal, oil seal, gland packing
~Coupling alignment : align > coupling, motor and pump, pump and motor, shaft
~Breakdown maintenance : attend repair fix > breakdown, line when, line that stopped ; stand_by_on stand_by_for > breakdown ; go_out_to go_to > breakdown
~Preventive maintenance : do did carry_out > preventive maintenance, planned maintenance, PM, weekly check
~Line operation : run operate > filling line, bottling line, packing line, line, .. line
~Changeovers : change_over > + ; do did > changeover, change over
~Weight checks : check > weight
~Metal detection : test check > metal detector
~Line clearance : do did check > line clearance, line clear
~Batch records : fill_in fill complete sign write > batch record, batch sheet
~Visual inspection : look check > .. for crack, .. for hole, .. for scratch, .. for stain
~Sewing machine operation : operate run work > .. flat lock machine, .. overlock machine, sewing machine, single needle, single needle machine, overlock, flatlock, flat lock, overlock machine
~Machine setting : set adjust > machine, .. machine
~Oxy-fuel cutting : cut > .. oxy, .. gas, .. torch
~Press brake operation : bend fold > .. brake, plate, sheet
~Weld symbols : read > weld symbol
~Vehicle checks : do did carry_out > walk-round, walk-round check, walkaround check, daily check, first use check, vehicle check
~Trunking : do did drive > trunking, trunk run
~Tail-lift deliveries : deliver > .. tail lift, .. tail-lift
~Roping and sheeting : rope_and_sheet roped_and_sheeted > +, load
~Drivers' hours : keep check watch > .. hour, driver's hour, drivers hour, driver .. hour
~Delivery slot booking : book > slot, delivery slot, .. slot
~Fuel cards : check look_after > fuel card
~Subcontractor management : buy_in book > subcontractor, haulier
~Customs declarations : make file lodge clear > customs entry, customs declaration, customs, entry, .. customs
~Trailer loading : load > trailer, the trailer
~Put-away : put_away > + ; put > .. away, pallet away
~Pallet wrapping : wrap shrink-wrap > pallet
~Kitting : make_up > kit
~Handheld scanners : scan > .. handheld, .. RF
~Returns processing : book_in process check > return
~Ticket machines : use issue > ticket machine, ticket, .. ticketer
~Grill section : run cook work > grill, the grill, grill section ; charge_of responsible_for > grill, grill and, grill section
~Larder section : run work > larder, larder section, cold section ; charge_of responsible_for > larder, cold section, starter
~Stocks : make > stock, .. stock
~Fish butchery : break_down fillet > whole fish, fish
~Menu costing : cost > menu, dish, .. menu
~Mise en place : prepare do did set_up keep > mise en place, section, station
~Date labelling : label date > food, everything, tub, container
~Probe readings : take > probe reading, core temperature
~Barrel changing : change > barrel, keg
~Plate carrying : carry > plate, three plate, .. plate
~Glass collecting : collect > glass
~Linen changing : change > linen, bed linen, sheet, towel
~Turndown service : turn_down turndown > +, bed, suite
~Guest complaints : deal_with handle settle > guest complaint, complaint from guest
~Date checking : check turn > date, use-by, sell-by ; date-check check > shelf, the shelf, .. date, expiry
~Window dressing : dress > window, the window
~Banking of takings : bank > takings
~Opening and closing : open close > store, shop, kitchen, the shop, the store
~Artificial insemination : do did > AI, artificial insemination ; inseminate > +
~Baling : bale > +
~Ration formulation : work_out formulate balance > ration, feed, diet
~Feed budgeting : do did make draw_up keep > feed budget
~Drenching : drench > sheep, cattle, lamb, ewe, calf, goat
~Grass measuring : measure walk > grass, paddock, farm weekly
~Floor stripping : strip_and_seal strip > floor, vinyl, lino
~Bin emptying : empty > bin, the bin, wastepaper bin
~Foot patrols : patrol > .. foot, round site, site hourly ; walk > site, perimeter, .. perimeter
~Vehicle searches : search check > vehicle, lorry, car at, boot
~Gatehouse duties : man run work > gatehouse, gate, barrier
~CCTV footage retrieval : burn export download pull > footage, CCTV, .. footage
~Alarm response : answer respond > to alarm, alarm
~Door supervision : work run > door
~Shift handover : hand_over > shift, .. next shift ; write > handover, handover note
~Stock control : keep look_after > stock, store room, storeroom ; charge_of responsible_for > stock, store, stock and
~Vehicle defect checks : write_up report > vehicle defect, defect on lorry, defect and hand
~Transport scheduling : plan route schedule > lorry, truck, van, .. lorry, .. driver, fleet, load, lorry a day
~Wardrobe fitting : build make fit > fitted wardrobe, wardrobe
~Cable glanding : terminate gland make_off > cable, .. cable, core
~Belt replacement on machines : change replace tension > v-belt, conveyor belt, drive belt
~Centrifugal pump overhaul : overhaul strip > pump, .. pump
~Slicing of meat : slice cut > ham, cold cut, bacon
~Pastry section : charge_of responsible_for run > pastry, dessert, pastry section
~Route knowledge : know learn > route, most route, .. route, road, city
~Conflict management : deal_with handle calm > awkward passenger, difficult passenger, difficult customer, difficult guest, awkward customer, drunk, rowdy guest
~VoiceOver : do did > VoiceOver work
~Accessibility : do did test > accessibility work, .. screen reader
`;
