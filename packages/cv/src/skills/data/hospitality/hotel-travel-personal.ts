export default String.raw`
@group hotel-travel-personal | Hotels, travel and personal services | hospitality

[skills]
Tourist information = Visitor information
Special meals = Special meal service
Hiking tours = Guided hikes, Trekking tours, Hiking guiding
Group management = Group leading, Leading groups*
Room allocation = Room assignment
Hotel rate management = Rate loading, Room rates, Room rate management, Rate setting, BAR pricing
Minibar control = Minibar*
Hotel contracting
Venue sourcing = Venue selection, Venue booking, Site inspections of venues, Venue management, Venue finding, Venue scouting, Venue search, Venue recce, Booking venues
Stage setup = Stage design for events, Stage building, Stage setting
Event decoration = Floral decoration, Table decoration
Ticket office work = Box office, Ticket desk
Mehendi = Henna, Mehndi, Henna application, Mehndi application
Fitness classes = HIIT classes, HIIT^, High-intensity interval training
Outdoor instruction = Climbing instruction, Kayaking instruction, Ski instruction, Diving instruction, Scuba instruction, Rock climbing instruction, Kayaking
Funeral arranging = Funeral arrangements, Funeral planning, Arranging funerals
Hearse driving
Private household service = Housekeeper duties
Personal shopping
Rodent control
Babysitting and au pair work = Au pair work
Fortune telling
Toll collection = Ticket collection, Fare collection, Collecting fares, Fare handling, Ticket issuing on buses, Fare boxes, Bus conducting, Collected fares, Issuing bus tickets, Ticketer machines, Bus ticket machines, Wheelchair ramp deployment

[tools]
RMS Cloud
Knowcross
TrustYou
Expedia = Expedia Partner Central, Expedia extranet
Airbnb hosting
Cvent
Phorest
Fresha
Mindbody
Treatwell
Gymmaster

[skills]
VIP handling ~ Guest relations
Room bookings ~ Reservations
Channel managers ~ Hotel rate management
Uniform room ~ Linen management
Pressing* ~ Laundry
Stain removal = Stain treatment, Spot cleaning of garments, Spotting table ~ Laundry
Steam pressing = Steam finishing, Form finishing, Finishing of garments by steam ~ Laundry
Clothes washing ~ Laundry
Sauna attendance ~ Spa operations
Jeep safaris ~ Tour guiding
Shore excursions = Cruise excursions ~ Cruise operations
Emergency evacuation = Evacuation* ~ Aviation safety
Door operation ~ Aviation safety
Ditching drills = Ditching, Smoke drills, Evacuation and ditching, Turbulence procedures, Decompression procedures ~ Aviation safety
Unaccompanied minors = UMNR, Unaccompanied minor care, Special needs passengers, Passengers with reduced mobility, PRM handling ~ Passenger handling
Boarding* ~ Passenger handling
Boarding gates ~ Passenger handling
Departure control ~ Passenger handling
Run sheets = Run-of-show, Event run sheets, Running orders ~ Event management
Bridal events ~ Wedding planning
Delegate registration = Attendee registration ~ Conference organisation
Exhibition management ~ Conference organisation
Wedding flowers ~ Event decoration
Blow-drying = Blow-dry, Blowouts ~ Hairdressing
Men's haircuts = Men's cuts* ~ Hairdressing
Clipper cuts ~ Hairdressing
Fades* = Skin fades, Fade cuts, Taper fades ~ Hairdressing
Ombré ~ Hair colouring
Colour consultation ~ Hair colouring
Tinting* ~ Hair colouring
Foils* = Foil highlights, Highlights*, Hair highlights ~ Hair colouring
Root touch-ups ~ Hair colouring
Cornrows = Box braids ~ Hair extensions
Dreadlocks = Locs* ~ Hair extensions
Weaves* ~ Hair extensions
Wig fitting ~ Hair extensions
Plaiting* ~ Hair extensions
Hot towel shaves ~ Barbering
Wet shaving ~ Barbering
Beard grooming ~ Barbering
Straight razor shaving ~ Barbering
Skin treatments ~ Facials
Skincare treatments = Skin care treatments ~ Facials
Microdermabrasion ~ Facials
Dermaplaning ~ Facials
Skin care consultation = Skincare consultations ~ Facials
Sugaring ~ Waxing
IPL treatments ~ Waxing
Electrolysis ~ Waxing
Brow lamination ~ Eyelash extensions
Brow tinting ~ Eyelash extensions
Body piercing ~ Tattooing
Client consultations = Consultation*, Hair consultation ~ Salon management
Patch tests = Skin patch tests, Allergy patch tests ~ Salon management
Retailing of products = Product retailing ~ Salon management
Exercise programmes ~ Personal training
Fitness assessments = Body assessments ~ Personal training
Circuit training ~ Personal training
Workout plans ~ Personal training
Gym inductions ~ Personal training
Aqua aerobics = Water aerobics ~ Fitness classes
Body pump ~ Fitness classes
Swim coaching = Swimming coaching ~ Swimming instruction
Pool supervision ~ Lifeguarding
Poolside rescue ~ Lifeguarding
Pool rescue = Zone scanning, Pool scanning ~ Lifeguarding
Beach patrol = Rip current rescue, IRB driving ~ Lifeguarding
Match analysis = Performance analysis, Opposition analysis, Video analysis ~ Sports coaching
Team selection ~ Sports coaching
Match officiating ~ Refereeing
Self-defence training ~ Martial arts
Body preparation ~ Funeral services
Mortuary work ~ Funeral services
Coffin preparation = Coffin fitting ~ Funeral services
Care of the deceased ~ Funeral services
Hygienic preparation ~ Funeral services
Pallbearing ~ Hearse driving
Cremation* = Crematorium operation ~ Hearse driving
Grave digging ~ Hearse driving
Burials* ~ Hearse driving
Cooking and cleaning ~ Private household service
Family cooking = Cooking family meals, Cooking for families, Family meals ~ Private household service
Wardrobe management ~ Personal shopping
Style consulting ~ Personal shopping
Valeting* ~ Personal shopping
Dog walking* ~ Small animal care
Mopping and sweeping = Sweeping and mopping ~ Floor care
Scrubber dryer ~ Floor care
Surface disinfection ~ Sanitation
Terminal cleaning = Terminal cleans, Discharge cleans, Discharge cleaning ~ Sanitation
Rubbish removal ~ Waste management
Bin emptying = Emptying bins, Waste bin emptying, Waste collection in offices, Refuse removal, Trash removal, Litter picking ~ Waste management
Pest inspections ~ Rodent control
Insect control ~ Rodent control
Mosquito control ~ Rodent control
Fogging* ~ Rodent control
Vector control ~ Rodent control
Indoor residual spraying ~ Rodent control
Ticket inspection = Ticket checking ~ Toll collection

[tools]
Oracle Hospitality
Duetto
HotSOS
ReviewPro
GuestRevu ~ ReviewPro
`;
