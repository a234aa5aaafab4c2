export default String.raw`
@group guard-clean-detail | Cleaning, guarding and kitchen help in detail | services

[skills]
Room servicing = Cleaning guest rooms, Hotel room cleaning, Chambermaid work, Checkout rooms, Room make-up, Stayover rooms
Minibar restocking = Restocking minibars, Amenities replenishment, Trolley stocking, Restocking of amenities, Housekeeping trolley, Minibar checks
Scrubber dryer operation = Auto scrubber, Scrubbing machines, Floor scrubber, Rotary floor machine, Ride-on scrubber, Burnishing, Strip and seal, Strip and wax, Floor machine operation
Colour-coded cleaning = Colour coding, Colour-coding of cloths, BICSc, BICSc certificate, Colour-coded cloths
Infection control cleaning = Isolation room cleaning, Barrier cleaning, Touch-point cleaning, Clinical cleaning, Ward cleaning, Fogging disinfection, Disinfecting, Theatre cleaning, Touch point disinfection
Food temperature checks = Temperature checking, Temperature probing, Probe checks, Checking temperatures, Core temperature checks, Temperature recording
Recycling sorting = Sorting recyclables, Recyclable sorting, Sorting of recyclables, Waste picking, Material recovery, MRF sorting, Scrap collection
Street vending = Street food selling, Market stall selling, Hawking, Market trading, Stall setting, Kiosk selling, Street selling
Vending machine refilling = Vending machine servicing, Refilling vending machines, Vending machine cash collection, Vending stocking, Vending refill, Coin collection
Meter reading rounds = Reading meters, Water meter reading, Electricity meter reading, Gas meter reading
Guard patrols = Site patrols, Guard tours, Guard tour systems, Vehicle patrols, Perimeter patrols, Security rounds
Bag searching = Searching bags, Frisking, Vehicle searching, Person searches, Wanding
Visitor pass issue = Issuing visitor passes, Gate pass issue, Visitor logging, Visitor badges, ID badge checks, Sign-in of visitors
Fire extinguisher use = Fire marshalling, Fire extinguisher checks, Fire point checks
Container fumigation = Fumigating containers, Fumigation of containers, Phosphine, Methyl bromide, Phosphine fumigation, Structural fumigation, Grain fumigation, Tent fumigation, Commodity fumigation, Silo fumigation, Gas-tight sheeting
Bait station servicing = Bait stations, Baiting, Bait laying, Setting bait stations, Rodent baiting, Rodent proofing, Rat control, Rodenticides, Bait station setting, Rodent trapping, Mouse control
Bed bug treatment = Bed bugs, Bed bug heat treatment, Treating bed bugs, Insect spraying, Residual spraying, Cockroach control, Ant control, ULV fogging, Thermal fogging, Mosquito fogging, Larviciding, Gel baiting, Wasp nest treatment, Wasp nest removal, Wasp nests, Cockroach gel
Bird proofing = Bird netting, Bird spikes, Pigeon control, Building proofing, Proofing of buildings, Pest proofing
Pest identification = Pest surveys, Insect identification, BPCA, RSPH Level 2 pest management, Pest control reports
Spectacle lens edging = Focimeter, Spectacle glazing, Lens coating, Frame glazing
Firework display = Firework firing, Pyrotechnic displays, Special effects pyrotechnics
Escalator cleaning = Lift cleaning, Stair cleaning, Entrance mat cleaning
Cleanroom cleaning = Clean room cleaning, Pharma cleaning, Lab cleaning
Aircraft cabin cleaning service = Cabin grooming, Coach interior cleaning, Carriage cleaning
Cold room housekeeping = Cold room cleaning, Freezer cleaning, Fridge cleaning, Store room cleaning, Keeping the cold room clean
Grease duct cleaning = Kitchen duct cleaning, Hood cleaning, Kitchen extract cleaning, Canopy cleaning, Kitchen exhaust cleaning
Pressing service = Trouser pressing, Shirt pressing, Shirt folding, Valet laundry
Security gate barrier operation = Boom barriers, Barrier operation, Turnstiles, Turnstile control, Bollard control
Undercover surveillance = Covert surveillance, Plain-clothes surveillance, Mystery shopping of security
Executive protection driving = Close protection driving, Evasive driving, Protective driving
Fire engine driving = Fire truck driving, Emergency vehicle driving, EFAD
`;
