export default String.raw`
@group guest-service-detail | Guests, travel and tables in detail | hospitality

[tools]
TIPS certification = TIPS^, TIPS certified
Aloha POS = Aloha?, NCR Aloha
  with till, tills, pos, orders, micros, toast
BevSpot
Partender
TheFork Manager = TheFork
Quandoo
Posist = Restroworks
Petpooja
TouchBistro
Thermomix
Pacojet
Vacuum sealer = Vac-pack machine
Apicbase
Winnow?
  with waste, wastage
Kitchen CUT
FnB Manager
Tilting kettle = Bratt pan, Tilting pan
Salamander grill
Robot Coupe
Food Hygiene Certificate Level 2 = Level 2 Food Hygiene, Food hygiene certificate
Agoda YCS
Vessel Sanitation Program = USPH^, USPH standards, USPHS^, CDC Vessel Sanitation Program, Vessel sanitation, SHIPSAN, USPH inspections
Fidelio SPMS = Fidelio Cruise, Oracle Cruise SPMS, Oracle Hospitality Cruise, Shipboard Property Management System > Property management systems ~ Opera PMS
Seaware > Property management systems ~ Fidelio SPMS
MXP cruise = Marine eXchange Platform > Property management systems ~ Fidelio SPMS
Silverwhere ~ Fidelio SPMS
Otalio ~ Fidelio SPMS
apaleo > Property management systems ~ Mews PMS
Maestro PMS > Property management systems ~ Mews PMS
Clock PMS > Property management systems ~ Mews PMS
WebRezPro > Property management systems ~ Mews PMS
SIHOT = Sihot PMS > Property management systems ~ Protel PMS
Suite8 = Oracle Suite8 > Property management systems ~ Opera PMS
SkyTouch > Property management systems ~ Opera PMS
Lodgify > Property management systems ~ Guesty
FOSSE^ = FOSSE PMS, FSPMS^ > Property management systems ~ Opera PMS
Infor HMS > Property management systems ~ Opera PMS
Agilysys LMS = Agilysys, Agilysys Versa > Property management systems ~ Opera PMS
Springer-Miller = SMS Host > Property management systems ~ Opera PMS
Guestline = Rezlynx
StayNTouch
STR reports = STR^
Amadeus Delphi = Delphi.fdc
Birchstreet
M3 Accounting
Medallia
Green Globe
EarthCheck
Travelife
Forbes standards = Forbes Travel Guide standards
Optii
Flexkeeping
Karcher machines = Kärcher
Diversey chemicals = Diversey
Ecolab
Hotelbeds
TravelPerk
Tourplan
Travel Studio
Lemax
Viator
WebBeds^
TBO^
FGASA
National guide licence = National Tour Guide Licence, Blue Badge
GetYourGuide
Garmin GPS = Handheld GPS
Komoot
Wilderness First Responder = WFR^
Wilderness first aid > First aid
Cabin crew attestation = Cabin Crew Attestation (CCA)
7shifts
Restaurant365 = R365
Revel Systems = Revel POS
Nory
CrunchTime
Zomato = Zomato for Business
Swiggy
ServSafe Manager
Square for Restaurants

[skills]
Blackjack dealing = Dealing blackjack, Card dealing
Roulette dealing = Roulette, Dealing roulette, American roulette ~ Blackjack dealing
Chip handling = Chip counting, Cutting and pushing chips, Colour change of chips, Chipping up
Odds calculation = Odds compiling
Bet settlement ~ Odds calculation
Game protection = Table game supervision
Speed pouring = Free pouring, Free pour
Barback work = Barbacking, Bar prep, Glass collecting, Glass collection, Collecting glasses, Bar back*
Pour costs = Pour cost control, Beverage costing, Beverage cost control
Bottle service
Menu knowledge = Menu explanation, Explaining dishes
Tray carrying = Three-plate carrying
Table turnover = Section management, Floor section management, Table turns, Turning tables
Tableside service = Tableside preparation, Flambé service
Banquet catering = Banquet cooking
Waste reduction
Live stations = Live cooking stations, Show cooking
Kitchen rostering
Galley cooking = Ship's cooking
Meal packing = Takeaway packing
Overbooking management = Walking guests
Rate management = Rate parity
Online reviews = Review management, Online reputation management, Online reputation management in hotels, TripAdvisor reviews, Review responses, Guest reviews, Guest review scores, Guest satisfaction scores
Key card encoding = Key cards*
Room upselling = Upselling rooms
VIP guest handling = VIP arrivals, VIP guests
Wake-up calls = Morning calls
Rooms division management = Rooms division, Rooms operations
Brand standards audits = Brand standards, LQA^
Owner relations = Owner reporting, Ownership relations, Owner reports, Owner liaison
Green hotel practices
Labour cost control = Payroll cost control
Sales blitzes
Tour operator contracting = DMC contracting
Occupancy forecasting = Hotel forecasting
RevPAR*
License compliance
Staff allocation = Room assignment sheets, Work allocation, Workload allocation
Amenities control = Guest supplies, Guest amenities
Pest control coordination
Maintenance requests
Inbound tourism = Inbound tours, Destination management, DMC operations, Inbound tour operations
Outbound tourism = Outbound tours, Outbound travel
Tour costing = Tour pricing, Package costing
PNR management = PNR^
BSP reporting = BSP^, IATA BSP, BSP reports, BSPlink, ADM follow-up, ADMs, ARC reporting
Car hire bookings = Car rental bookings, Car hire, Rental car bookings, Taxi and tour bookings
Bird watching = Birding, Bird identification, Birdwatching
Group handling
Driver guiding = Chauffeur guiding, Driver guide, Chauffeur guide
Snorkelling guiding = Snorkelling trips
Dive guiding ~ Snorkelling guiding
Camp setup = Camping logistics
Head counts = Passenger counts
Whale watching
Adventure activities
White water rafting = Rafting ~ Adventure activities
Canyoning ~ Adventure activities
In-flight first aid = Aviation first aid, Onboard medical care
Dangerous goods awareness = DGR^, Dangerous goods regulations
Firefighting on board = Fire fighting on board
Ditching procedures = Water survival, Ditching training
Disruptive passenger handling = Unruly passengers, Disruptive passengers
Premium cabin service = Business class service, First class service
Cost of sales control = COGS control, Food and beverage cost control, Cost of goods sold
Supplier ordering = Vendor ordering
Table turn management* = Floor management
Liquor licence = Personal licence holder, Alcohol licence, Liquor licensing
Drive-thru operations = Drive-through operations
Delivery platform management = Delivery apps, Food delivery aggregators
Local store marketing = Local marketing, LSM^
Restaurant openings = New store openings, Restaurant launches, Store launch, New restaurant opening, Pre-opening of restaurants
Staff meal planning
Banquet menu planning = Function menus
[skills]
Corporate accounts = Corporate account management, Corporate contracts, Corporate rates, Corporate hotel accounts ~ Hotel management, B2B sales
Duty management = Duty manager duties, MOD shifts, Duty managership ~ Hotel management
Soft opening ~ Hotel management, Pre-opening
Service recovery = Guest recovery, Complaint recovery ~ Hotel management
Brand audits = LQA audits, Brand quality audits ~ Hotel management, Brand standards audits
OS&E procurement = OS&E, FF&E and OS&E, FF&E procurement ~ Hotel management
Length of stay controls = Stay controls, Overbooking, Segmentation of guests, Pace reports ~ Hotel management, Overbooking management
Displacement analysis ~ Hotel management
Allergen matrix = Allergen matrices, Allergen charts ~ Hotel management, Special diets
EHO inspections = EHO visits, Food hygiene rating, Health department inspections, Municipality inspections ~ Hotel management, Inspection of premises
Sequence of service = Steps of service, Service sequence ~ Hotel management
Speed of service = Service times, Drive-thru times ~ Hotel management
Waiter training = Training of waiters, Training waiting staff, FOH training, Front-of-house training, Trained waiters ~ Hotel management
Delivery platforms = Food delivery apps, Delivery aggregators, Aggregator management, Food aggregators, Online delivery platforms ~ Hotel management, Delivery platform management
Labour cost* = Labour cost percentage, Labour cost management ~ Hotel management
Cover counts = Covers forecasting ~ Hotel management
Bookings for functions = Function bookings, Function sheets, BEO^, Banquet event orders ~ Hotel management
Stock variance = GP on wet stock, Wet stock, Wet sales, Liquor stocktake, Beverage cost ~ Hotel management, Pour costs
[tools]
Talabat
Deliveroo
Uber Eats
PickMe Food
Foodics
MarginEdge
Procure Wizard
FoodLogiQ
Revinate
TripAdvisor
  not before certificate, award, awards, rating, ranking, score, scores, traveller, travellers, excellence
STAR report
Quore
Alice hotel
[skills]
Villa operations = Villa management, Villa inspections, Villa housekeeping, Villa hosts ~ Hotel management
Island logistics = Supply boats, Island supply, Boat transfers ~ Hotel management, Ship handling
Seaplane transfers = Seaplane coordination, Speedboat transfers ~ Hotel management, Travel arrangements
All-inclusive operations = All-inclusive, All inclusive packages, All-inclusive costing ~ Hotel management
Housekeeping standards = Room standards, Cleanliness standards ~ Hotel management
Diving centre management = Diving centre, Dive centre operations, Dive centre, Water sports centre ~ Hotel management
Guest satisfaction surveys = GSS^, Guest surveys, NPS surveys for guests ~ Hotel management
Guest activities = Guest activity planning, Sunset cruises, Excursions desk ~ Hotel management, Activity programmes
Desalination plants = RO plants on islands ~ Hotel management, Desalination
Staff village management = Staff village, Staff quarters, Staff housing ~ Hotel management
[skills]
Hospitality bookings = Hospitality orders, Delivered hospitality, Internal hospitality, Meeting catering ~ Menu planning
Unit P&L = Unit profit and loss, Unit budgets, Unit management in catering ~ Menu planning
Food waste tracking = Waste tracking, Food waste monitoring ~ Menu planning
Supplier compliance* = Nominated supplier compliance, Purchasing compliance ~ Menu planning
School food standards = Nutrition standards, Nutritional standards, School meals standards, Government buying standards ~ Menu planning
Kitchen refurbishment = Kitchen refits, Kitchen design and refit ~ Menu planning
Cashless catering = Cashless tills, Cashless payment in schools, Cashless systems ~ Menu planning
Sales growth* = Sales uplift ~ Menu planning
Menu cycles = Menu cycle planning, Cyclic menus, Cyclical menus, Four-week menus ~ Menu planning
Grab-and-go ranges = Grab and go ~ Menu planning
School meal uptake = Free school meals, Free school meal uptake, Meal uptake ~ Menu planning
Door arming = Arming doors, Arming of doors, Door operation on aircraft, Arming and cross-checking of doors, Aircraft door operation ~ Cabin crew service
VIP service = VIP guest service, Service for VIP guests ~ Guest relations
Ticket booking = Booking of tickets, Booking tickets ~ Reservations
Wine events = Wine evenings, Wine dinners, Supplier tastings ~ Wine knowledge
Flower buying = Buying of flowers, Flower markets, Flower auctions, Flower purchasing ~ Flower arranging
Plant care = Pot plant care, Pot plants, Houseplant care, Care of pot plants, Terrariums ~ Flower arranging
Casket sales = Coffin sales, Casket selection ~ Funeral arranging

[tools]
Saffron catering = Saffron?, Fourth Saffron
`;
