export default String.raw`
@group helpers-porters-detail | Helpers, cleaners, labourers and attendants in detail | services | narrow

[skills]
Scrubber driers = Floor scrubber driers ~ Floor care
Household ironing = Abaya ironing, Ironing abayas, Uniform ironing, Washing and ironing clothes, Wash and iron ~ Ironing
Arab home cooking = Arabic cooking, Arabic food cooking, Filipino cooking, Indian home cooking, Cooking for the family
Looking after the elderly = Care of elderly at home, Elder care at home, Wheelchair walks, Medicine reminders, Giving medicines on time
Starching = Starching of clothes, Collar starching ~ Laundry
Vacuum pressing table = Vacuum tables, Curtain pressing, Suit ironing, Silk care, Delicate fabric care, Delicate fabrics, Hand washing of delicates, Washing of delicates ~ Pressing
Laundry tagging = Folding and tagging, Folding of clothes ~ Laundry
Machine polishing of paint = Machine polishing, Dual action polishing, Rotary polishing of cars, Swirl removal, Swirl mark removal, Paint decontamination ~ Car detailing
Clay bar = Claying, Clay barring, Clay bar treatment, Tar removal, Iron fallout removal, Fallout removal ~ Car detailing
Snow foam = Snow foaming, Pre-wash foam, Two bucket wash, Wheel cleaning, Alloy wheel cleaning, Tyre dressing, Dressing tyres ~ Car detailing
Leather conditioning = Conditioning leather, Leather seat cleaning, Seat shampooing, Shampooing seats, Shampooing of car seats, Headlight restoration, Headlight polishing, Headliner cleaning ~ Car detailing
Aircraft lavatory servicing = Lavatory servicing, Lavatory cleaning on aircraft, Galley cleaning on aircraft, Turnaround cleaning
Squeegees = Squeegee technique, Applicator and squeegee, Screen removal for cleaning, Hard water stain removal, Conservatory cleaning, Fascia cleaning ~ Window cleaning
Window round building = Canvassing rounds, Customer rounds, Window cleaning round, Round building, Collecting payments from customers
Tank desludging = Desludging*, Tank entry cleaning, Confined space cleaning, Vacuum tankers, Vacuum tanker operation, Sludge removal, Water tank disinfection, Water tank cleaning
Crime scene cleaning = Trauma cleaning, Biohazard cleaning, Hoarding clearance
Mould remediation = Flood restoration, Water damage restoration, Fire damage restoration, Carpet deodorising, Spot treatment of carpets
Sweeper driving = Mini sweepers, Mini sweeper driving, Mechanical sweepers, Mechanical sweeper operation, Road sweeper driving ~ Street sweeping
Gully clearing = Clearing gullies, Drain clearing by hand, Gutter sweeping, Chewing gum removal, Gum removal, Carcass removal from roads, Fly-tipping removal, Fly-tip clearance, Market cleaning, Park sweeping ~ Street sweeping
Wheelie bin emptying = Wheelie bins, Bin lift operation, Bin lifts, Bin delivery, Bin lifting, Kerbside collection, Kerbside recycling, Bulky waste collection, Collecting bulky waste, Food waste collection, Contamination checks of bins, Hopper operation on refuse trucks, Reversing assistant, Compactor trucks ~ Waste collection
Picking line sorting = Picking line, Plastics sorting, Plastic identification, Paper grading, Metal separation, Glass sorting, Battery sorting, Contaminant removal, Eddy current separators, Bale strapping, Pressing bales ~ Recycling sorting
E-waste dismantling = Dismantling e-waste, WEEE dismantling, Copper stripping, Cable stripping for copper, Stripping cables for copper, Scrap weighing, Weighing scrap
Carton sealing = Sealing cartons, Carton closing, Box making up, Making up boxes, Box assembly, Tape guns, Tape gun, Bubble wrapping, Bubble wrap*, Export packing, Bagging and weighing ~ Packaging
Waste baling = Baling waste, Baling cardboard, Cardboard baling, Bottle washing, Washing bottles, Machine feeding by hand, Feeding machines, Machine cleaning at shift end ~ Production line work
Blanket wrapping = Blanket wrap, Furniture blanket wrapping, Bed dismantling, Dismantling beds, Furniture dismantling, Sack carrying ~ Moving and relocation
Aircraft chocking = Chocks and cones, Chocking aircraft, Dolly towing, Tug driving on ramps, Baggage tug driving, Bag loading on aircraft
Cage filling = Working cages, Roll cages, Cages*, Night fill, Night replenishment, Backroom organisation, Reductions*, Reducing short dates, Short date reductions, Price label changes, Waste recording in stores ~ Shelf stocking
Grill and fry stations = Sauce station, Prep station, Breading chicken, Chicken breading, Breading station, Filtering fryer oil, Milkshake machines, Wrap making, Dough stretching, Holding times, Order bagging, Lobby checks in restaurants ~ Fast food preparation
Flyer distribution = Handing out flyers, Flyer handing, Bill posting, Poster hanging, Sandwich boards, Product sampling in malls
Shoe shining = Polishing shoes, Shoe polishing
Errand running = Errands, Running errands, Bill payment errands, Taxi calling, Newspaper delivery, Newspaper rounds
Room escorting = Escorting guests to rooms, Guest escort to rooms, Explaining room facilities, Airport representation, Bell desk work ~ Baggage handling
Vending machine filling = Filling vending machines, Vending machine replenishment, Collecting coins, Parking meter collection, Vending machine cleaning
Meter tampering detection = Tamper detection, Reporting tampering, Meter tamper reports, Bill delivery, Delivering bills, Disconnection notices, Disconnection and reconnection, Meter photo capture, Handheld meter readers, AMR reading ~ Meter reading
Ride safety checks = Safety bar checks, Checking safety bars, Ride operating, Operating rides, Fairground rides
Golf caddying = Caddying*, Caddying for golfers, Bag carrying for golfers, Golf buggy driving
Toilet attendance = Washroom attendance, Deckchair hire, Parking guidance, Guiding parking, Car watching
Cycle rickshaw driving = Bicycle taxi, Tricycle carts, Passenger rickshaw riding, Carrying passengers by rickshaw, Tourist rides, Rickshaw tours
Canopy scrubbing = Scrubbing canopies, Cleaning fridges, Putting away deliveries, Deliveries put-away, Taking out bins, Crockery polishing ~ Dishwashing
Onion chopping = Rice washing, Onion peeling
Balloon twisting = Face painting at events, Street portraits, Busking
`;
