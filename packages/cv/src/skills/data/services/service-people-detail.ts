export default String.raw`
@group service-people-detail | Libraries, post, cabins, tours, kitchens, salons and homes in detail | services | narrow

[skills]
Library databases = Library catalogue
Book barcoding = Barcoding*, Barcoding of books, Barcode labelling, Spine labelling
Library stock verification = Stock verification in libraries, Stock verification, Shelf reading, Shelf checking
Periodicals* = Periodicals management
Fine collection = Library fines, Collection of fines
Book covering = Covering books
Registered mail = Registered post, Registered letters, Registered articles, Speed post, Express mail, EMS mail
Money orders = Money order payments, Postal orders, eMoney orders
Customer signatures* = Signature capture, Electronic proof of delivery
Mailbag handling = Mailbags, Mail bag handling, Bag opening and closing
Mail redirection = Redirection of mail, Redirections*, Undeliverable mail, Returned mail, Mail forwarding
Address verification = Address checks, Address checking
Stamp sales = Sale of stamps, Stamps and stationery sales, Postage sales
Sorting machines = Letter sorting machines, Mail sorting machine, Parcel sorting machine
Pension payments = Paying pensions, Pension disbursement
BSI proof marks = BSI marks, Proof correction marks, Proofreading marks, Proofreaders' marks, BS 5261
Grammar* = Grammar checking, English grammar, Grammar and punctuation, Grammar and spelling
Track changes = Tracked changes, Marking up in Word
Galley proofs = Galley reading, Reading galleys, Page proofs, Reading proofs, Proof reading against copy, Revised proofs
PDF mark-up = Acrobat mark-up, PDF annotation, PDF comments
Reference checking of texts = Reference list checks, Typesetting checks, Checking references in texts
Bilingual proofreading = Trilingual proofreading
Survey response coding = Coded survey responses, Coding survey responses, Double coding
Alphabetical filing = Numerical filing, Terminal digit filing, Chronological filing, Alphanumeric filing, Loose sheet filing
File tracking = File movement register, Tracking files, File tracing, Chart tracking
Offsite storage = Off-site storage, Offsite retrievals, Off-site archive, Offsite archiving, Archive box retrieval, Box inventory, Box listing, Archive boxes
Chart pulling = Pulling charts, Chart filing, Pulling files, File pulling
File labelling = Labelling files, Labelling of files, File cover preparation
Destruction certificates = Records destruction, Document destruction, Destruction of records
Scan quality checks = Quality checks of images, Scanned image checking
Recruitment support = Recruitment assistance, Recruitment administration, Recruitment coordination support
Staff attendance = Attendance*
Overtime recording = Overtime records
Reference letters = Service letters, Experience letters, Employment letters, Appointment letters, Increment letters, Confirmation letters
ID cards = ID card issue, Staff ID cards, ID card printing, Issuing ID cards, Employee ID cards
Staff databases = Employee database, Employee master data, Employee records database
EPF forms = ETF forms, Provident fund forms, Gratuity forms, Labour office forms, EPF registration
Visa renewals = Residence visa renewal, Iqama renewal, Emirates ID, Labour card renewal, Labour cards, Residency renewal, Residence permits processing
Disciplinary files = Disciplinary records, Disciplinary letters, Warning letters, Show cause letters
Uniform issue = Uniform issuing, Uniform control, Uniform distribution
Scheduling interviews = Scheduled interviews, Interview arrangements, Arranging interviews
Cabin crew grooming = Grooming standards, Airline grooming
Galley set-up = Galley preparation, Galley checks, Galley operation, Galley loading
Ticket machines = Electronic ticketing machines, ETM^, Ticket issuing machine, ETIM
Penalty fares = Penalty fare notices, Penalty fare issue, Fare evasion reporting, Ticket checks
Waybill completion = Waybill writing, Conductor's waybill
Bus door operation = Door control, Stop announcements, Door operation on buses
Local history = Local history knowledge, Local knowledge, Knowledge of local history, Cultural interpretation
Wildlife spotting = Animal spotting, Game spotting, Spotting wildlife
Altitude sickness care = Altitude sickness, AMS management
Visitor safety = Safety of visitors, Tourist safety
Hotel liaison = Liaison with hotels, Hotel check-ins for groups
Entrance tickets = Entrance ticketing, Site tickets, Entrance ticket purchase
Photography tours = Photo tours, Photo safaris
Round tours = Leading round tours, Round trip guiding, Multi-day tours
Visitor briefings = Temple etiquette briefings, Guest briefings, Etiquette briefings
Receiving of goods in kitchens = Receiving*, Food receiving, Goods receiving in kitchens
Vegetable carving = Fruit carving, Fruit and vegetable carving
Meat grilling = Marinating meats, Marination
Chicken portioning = Portioning meat, Portioning chicken
Hostessing = Greeting and seating guests
Side work* = Restaurant side work
Food running = Food runner, Running food, Food runner duties
Espresso machines = Coffee machine operation, Coffee grinding
Refusal of service = Refused service, Refusing service
Scissor cutting = Scissor over comb
Beauty NVQ = NVQ Level 2, NVQ Level 3 Hairdressing, NVQ Level 2 Hairdressing, NVQ Level 3, NVQ Level 4
Hair waving = Waving*, Hair setting, Finger waves, Curling hair
LED light therapy = LED therapy, LED facials
Bridal trials = Makeup trials, Bridal make-up trials, Trial makeup
Room attendant training = Training of room attendants, Training attendants, Training room attendants, Training housekeeping staff
Par stock = Par levels, Par stock levels, Par stock maintenance, Linen par
Housekeeping maintenance reporting = Maintenance reporting, Reporting maintenance faults
Room status updates = Room status, Room status reports, Room discrepancy reports
Section assignment = Room assignment to attendants, Assigning rooms to attendants
Discard reports = Linen discards, Discard management
Guest reception at home = Guest reception, Receiving guests, Formal service, Serving at table
Pet feeding = Feeding pets, Pet care at home
Household accounts = Household budget, Household expenses, Household budgeting
Supervision of domestic staff = Domestic staff supervision, Supervising domestic staff, Household staff supervision
Premises security checks = Security checks, Locking and unlocking premises, Opening and closing premises, Unlocking premises, Alarm setting, Setting alarms
Boiler checks = Boiler room checks, Boiler monitoring in buildings
Lamp changing = Lamp replacement, Bulb changing, Changing bulbs, Light bulb replacement
Setting up halls = Set up halls, Hall set-up, Room set-ups, Setting out chairs, Hall setting up
Lift checks = Weekly lift checks
Weekly fire alarm tests = Fire alarm tests, Weekly alarm tests
Cosmetology of deceased = Mortuary makeup, Cosmetics for the deceased
Burial arrangements = Grave booking, Cemetery arrangements, Crematorium bookings
Removal of deceased = Collecting deceased, First call removals, Body collection
Funeral ceremonies = Funeral processions, Conducting processions, Paging away
Pre-need sales = Pre-need funeral plans, Funeral plans, Prepaid funeral plans, Pre-paid funeral plans
Mortuary care
Obituaries = Death notices
Dressing the deceased = Washing and dressing the deceased, Dressing of deceased, Casketing, Encoffining, Washing the deceased, Body washing, Washing of bodies, Dressing and encoffining, Laying out the deceased
Memorial sales = Headstone sales, Monument sales
Chapel set-up = Chapel of rest, Chapel preparation
Clipper work = Clippering, Clipping dogs, Dog clipping
Pet teeth brushing = Teeth brushing, Dog teeth cleaning
Dematting = De-matting, Mat removal, Matted coat removal
Puppy grooming = Puppy introduction grooming
Anal gland expression = Anal glands, Expressing anal glands
Nail trims = Nail trimming of pets, Claw trimming
Ear plucking
Flea baths = Medicated baths
Dog exercise = Exercise walks, Exercising dogs, Dog exercising
Driving lessons = Driving tuition, Taught learners, Refresher lessons, Motorway lessons, Teaching learners to drive, Practical driving lessons, Theory lessons for learners
Highway Code = Road traffic rules, Theory test, Theory test coaching, Theory coaching, Road signs teaching
Parallel parking = Reversing drills, Bay parking, Manoeuvre teaching, Clutch control
Learner progress records = Progress records, Pupil progress records, Learner records
Gym guest assistance = Guest assistance, Member assistance
Towel service = Towel issue, Towel distribution
Pool attendance = Pool attendant duties, Pool attending, Pool deck service
Dance hosting = Dance partner, Ballroom hosting, Table hosting, Dance hostess
Social companionship = Elderly companionship, Accompanying the elderly
Locker room upkeep = Locker rooms, Changing room cleaning, Locker room attendance
Membership check-in = Checked in members, Member check-in, Checking in members
Sauna operation = Sauna and steam checks, Spa attendance, Steam room checks, Sauna checks
Horoscope preparation = Casting horoscopes, Cast horoscopes, Horoscopes, Horoscope matching
Personal valeting

[tools]
Destiny Library Manager
Laserfiche = Laser fiche^
DocuWare
M-Files
SEP^ = SEP training, Safety and emergency procedures, AVMED
Olaplex
Schwarzkopf colour = Schwarzkopf Professional, Igora
ADI? = ADI badge, DVSA ADI, Approved driving instructor
`;
