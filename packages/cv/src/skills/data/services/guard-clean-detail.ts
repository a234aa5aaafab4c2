export default String.raw`
@group guard-clean-detail | Cleaning, guarding and kitchen help in detail | services

[skills]
Custody of valuables
Minibar restocking = Restocking minibars, Amenities replenishment, Trolley stocking, Restocking of amenities, Housekeeping trolley, Minibar checks, Replenishing amenities, Supplies restocking in rooms, Trolley stocking for rooms, Restocking supplies, Restocking of washrooms
Scrubber dryer operation = Auto scrubber, Scrubbing machines, Floor scrubber, Rotary floor machine, Ride-on scrubber, Floor machine operation
Strip and seal = Strip and wax ~ Scrubber dryer operation
Burnishing ~ Scrubber dryer operation
Colour-coded cleaning = Colour coding, Colour-coding of cloths, Colour-coded cloths
BICSc = BICSc certificate ~ Colour-coded cleaning
Infection control cleaning = Isolation room cleaning, Barrier cleaning, Touch-point cleaning, Clinical cleaning, Ward cleaning, Disinfecting, Theatre cleaning, Touch point disinfection, Sanitising touch points, High-touch cleaning, Touchpoint sanitising
Fogging disinfection ~ Infection control cleaning
Outbreak cleaning = Norovirus cleaning, Outbreak disinfection, Enhanced sanitation, Electrostatic disinfection ~ Infection control cleaning
Food temperature checks = Temperature probing, Probe checks, Checking temperatures, Core temperature checks
Recycling sorting = Sorting recyclables, Recyclable sorting, Sorting of recyclables, Waste picking, Material recovery, MRF sorting
Scrap collection ~ Recycling sorting
Street vending = Street food selling, Market stall selling, Hawking*, Market trading, Stall setting, Kiosk selling, Street selling
Vending machine refilling = Refilling vending machines, Vending machine cash collection, Vending stocking, Vending refill
Coin collection ~ Vending machine refilling
Guard patrols = Site patrols, Guard tours, Guard tour systems, Vehicle patrols, Perimeter patrols, Security rounds, Guard tour reader, Patrol checkpoints, Guard patrol wand
Bag searching = Searching bags, Frisking, Person searches, Wanding, Bag searches
Vehicle searching = Vehicle searches ~ Bag searching
Visitor pass issue = Issuing visitor passes, Gate pass issue, Visitor logging, Visitor badges, ID badge checks, Sign-in of visitors, Badge issuing, Issuing of badges, ID badges, Issued badges, Issuing badges
Fire extinguisher use = Fire extinguisher checks, Fire point checks
Fire marshalling ~ Fire extinguisher use
Container fumigation = Fumigating containers, Fumigation of containers, Phosphine, Methyl bromide, Phosphine fumigation, Commodity fumigation, Gas-tight sheeting
Grain fumigation = Silo fumigation ~ Container fumigation
Structural fumigation = Tent fumigation ~ Container fumigation
Bait station servicing = Bait stations, Baiting, Bait laying, Setting bait stations, Rodent baiting, Rodent proofing, Rat control, Rodenticides, Bait station setting, Rodent trapping, Mouse control
Bed bug treatment = Bed bugs, Bed bug heat treatment, Treating bed bugs
Residual spraying = Insect spraying ~ Bed bug treatment
Wasp nest removal = Wasp nest treatment, Wasp nests ~ Bed bug treatment
Thermal fogging = ULV fogging, Mosquito fogging, Larviciding ~ Bed bug treatment
Cockroach control = Cockroach gel, Ant control, Gel baiting ~ Bed bug treatment
Bird proofing = Bird netting, Bird spikes, Pigeon control, Bird netting and spikes, Pigeon proofing
Building proofing = Proofing of buildings, Pest proofing ~ Bird proofing
Pest identification = Pest surveys, Insect identification, Pest control reports
RSPH Level 2 pest management ~ Pest identification
BPCA ~ Pest identification
Spectacle lens edging = Spectacle glazing, Frame glazing
Focimeter ~ Spectacle lens edging
Lens coating = Anti-reflective coatings ~ Spectacle lens edging
Firework display = Firework firing, Pyrotechnic displays, Special effects pyrotechnics
Escalator cleaning
Entrance mat cleaning ~ Escalator cleaning
Stair cleaning ~ Escalator cleaning
Lift cleaning ~ Escalator cleaning
Cleanroom cleaning = Clean room cleaning, Pharma cleaning, Lab cleaning
Aircraft cabin cleaning service = Cabin grooming
Coach interior cleaning = Carriage cleaning ~ Aircraft cabin cleaning service
Cold room housekeeping = Cold room cleaning, Freezer cleaning, Fridge cleaning, Keeping the cold room clean
Store room cleaning ~ Cold room housekeeping
Grease duct cleaning = Kitchen duct cleaning, Hood cleaning, Kitchen extract cleaning, Canopy cleaning, Kitchen exhaust cleaning
Pressing service = Trouser pressing, Shirt pressing, Valet laundry
Shirt folding ~ Pressing service
Security gate barrier operation = Boom barriers, Barrier operation, Bollard control
Turnstiles = Turnstile control ~ Security gate barrier operation
Undercover surveillance = Covert surveillance, Plain-clothes surveillance
Mystery shopping of security ~ Undercover surveillance
Executive protection driving = Close protection driving, Protective driving
Evasive driving ~ Executive protection driving
Fire engine driving = Fire truck driving, Emergency vehicle driving, EFAD
`;
