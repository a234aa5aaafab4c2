export default `
=== officemgr own
Nadia Ferrer
Office Manager
nadia.ferrer@mail.example · +44 7700 900112 · Leeds

## PROFILE
Office manager with nine years in busy offices.
! Known across the teams for a positive outlook and the right word at the right time.

## WORK EXPERIENCE
Office Manager, Brackwell Partners, Leeds
March 2018 – Present
- {Diary management} for three directors and {travel booking} for forty people.
! - Worked with Marketing, Finance and HR on the {?office move=Office moves}.
! - Supported the Data Science team with desks, chairs and {?office supplies=Office supplies}.
! - Liaised between Sales and Production about meeting rooms.
! - Reported to the Head of Procurement.
! - Ordered toner and printer cartridges, and kept a spare set of truck keys.
! - Sat between the Machine Learning people and the Web Design studio on the third floor.
! - Passed post on to Accounts Payable and Legal.
! - Booked rooms for the Agile coaches and lunch for the Salesforce consultants.
! - Set up chairs for a talk on cyber security and a workshop on mindfulness.
! - Took minutes when the board discussed the sale of the Oracle building on Swift Street.
Receptionist, Quill & Hart Solicitors, York
May 2014 – February 2018
- {Switchboard} and {visitor reception} for a firm of 60.
! - The firm practises family law, conveyancing and employment law.
! - Directed clients to the Tax, Probate and Litigation floors.
! - Let in the plumbers, electricians and carpenters during the refurbishment.

## SKILLS
Diary management, Travel booking, Switchboard, Minute taking, Microsoft Outlook, Excel
=== cleaner none
Blessing Okafor
Cleaner
blessing.okafor@mail.example · 07700 900221 · Bristol

## WORK EXPERIENCE
Cleaner, Kestrel Facilities, Bristol
2017 – present
- {Floor polishing}, {window cleaning} and {waste separation} in a college.
! - Cleaned laboratories, a physiotherapy room and the radiology corridor.
! - {?Emptied bins=Bin emptying} in the accounting office and the software company next door.
! - Wiped the whiteboards after maths, chemistry and physics lessons.
! - Mopped the yoga studio and the boxing gym before seven.
! - Dusted shelves of books on philosophy, medicine and law.
! - Unlocked the photography darkroom and the pottery shed for the evening classes.
! - Once a month cleaned the marketing suite of a company that builds mobile apps.
! - Polished brass on the doors of a bank and of an insurance broker.
Kitchen Porter, The Salt Pan, Bath
2014 – 2016
- {Pot washing} and {deep cleaning} of the kitchen.
! - Chef trusted me with the keys to the wine store.
! - Peeled potatoes on rest days of the commis chef.
=== warehouse own
Piotr Wolny
Warehouse Operative
piotr.wolny@mail.example · 07700 900334 · Hull

## ABOUT ME
! Looking to move into logistics planning one day; keen to learn SAP and Python.
! I have no experience with reach trucks and no counterbalance licence.

## EMPLOYMENT
Warehouse Operative, Unity Storage Ltd, Hull
June 2019 – now
- {Order picking} by RF scanner, {pallet wrapping}, loading trailers.
! - Stored cartons of blenders, kettles, drills and welding masks.
! - Moved pallets of textbooks on anatomy, economics and Java.
! - Stacked drums of chemicals for a customer in water treatment.
! - Handed the truck keys back at the end of the shift.
! - Waited for a place on a first-aid course.
! - Packed brochures for accountants, estate agents and wedding planners.
! - Goods went by road to Oracle, Texas, and by sea to Java.
! - On Mondays the stock of Canvas shoes came in; Swift trailers left at noon.
! - Our biggest client made Rhino bull bars and Puma trainers.
Shelf Stacker, Hive Stores, Beverley
2016 – 2019
- {Shelf replenishment} and {stock rotation}.
! - Sold out of Python printed scarves in the spring.
! - {?Put away=Put-away|Goods receiving} Scratch cards, Sketch pads and Flask bottles.

## SKILLS
Order picking, RF scanning, Loading, Stock counts, Manual handling
=== printshop own
Carla Mendes
Print Finisher
carla.mendes@mail.example · 07700 900445 · Derby

## EXPERIENCE
Print Finisher, Tableau Press, Derby
2015 – present
- {Perfect binding}, {guillotine cutting} and {foil blocking}.
! - Printed brochures for accountants and dentists, leaflets on yoga and pilates.
! - Bound manuals on project management, first aid and beekeeping.
! - Folded menus for a sushi bar and flyers for a DJ.
! - Trimmed posters for a campaign on breast cancer screening.
! - Finished the yearbook of a school of nursing and the diary of an astrology club.
! - Cut business cards for hairdressers, plumbers and software engineers.
! - Stapled exam papers in biology, history and Latin.
! - Delivered a run of handbooks on Kubernetes to a conference centre.
! - Creased box lids for makers of chocolate, candles and soap.
! - Shared a yard with a firm that repairs boats.

## SKILLS
Perfect binding, Guillotine, Folding machines, Foil blocking, Creasing
=== nurse none
Aoife Brannigan
Staff Nurse
aoife.brannigan@mail.example · +353 85 000 1122 · Cork

## PROFILE
Staff nurse on a surgical ward since 2016.

## WORK HISTORY
Staff Nurse, St Enda's Hospital, Cork
2016 – present
- {Wound care}, {medication administration} and {post-operative observations}.
! - Patients came from Cardiology, Oncology and Orthopaedics.
! - Escorted patients to the X-ray department, physiotherapy and the dialysis unit.
! - Nursed farmers, welders, teachers and a professor of astronomy.
! - Colleagues from Pharmacy, Dietetics and Social Work join the round on Wednesday.
! - Followed with interest how the IT department moved the ward to a new patient system.
! - Read leaflets on diabetes and asthma aloud to a blind patient.
! - The ward had been a chapel; we sang carols with a choir at Christmas.
! - Covered for the ward clerk while she learnt Excel.
Student Nurse, University of Limerick
2012 – 2016
! - Lectures in pharmacology, sociology and psychology; grade B in statistics.
! - Shared a house with three law students and a drummer.
=== baker none
Matthieu Lang
Baker
matthieu.lang@mail.example · 07700 900556 · Bath

## EXPERIENCE
Baker, Sourdough & Sons, Bath
2013 – present
- {Dough mixing}, {oven work} and {sourdough starters=Sourdough} from two in the morning.
! - Supplied hotels, schools and a catering company.
! - Baked for weddings, a film set and the local radio station.
! - Sold tickets for the football club at the counter in spring.
! - Bread went to a restaurant that cooks Japanese food.
! - Delivered to the Java Café, the Python Bar and the Ruby Lounge.
! - The landlord, an architect, drew the new shop front.
! - Next door a tattoo studio; across the road a driving school.
! - Donated unsold loaves to a charity that counsels young people.
! - The flour mill makes animal feed as well.
! - The dough had to rest; I gave it a spark of life.
=== devbackend own
Tomasz Krol
Backend Developer
tomasz.krol@mail.example · +48 500 000 111 · Gdansk

## PROFILE
Backend developer, eight years, mostly {Java} and {PostgreSQL}.
! Keen to learn Rust and Kotlin; never touched PHP.

## EXPERIENCE
Backend Developer, Angular Momentum sp. z o.o., Gdansk
2019 – Present
- Built payment services in {Java} with {Spring Boot}; tuned {PostgreSQL} queries.
! - Reported to the CTO, a former Perl and COBOL man.
! - Our designers use Figma, Sketch and Photoshop.
! - The frontend team writes React and TypeScript; I give them endpoints.
! - Customers are in insurance, farming and dentistry.
! - The marketing department wanted dashboards for {?Google Ads}.
! - Go-live in spring; a hive of small jobs, less rest.
! - Shared an office with the Unity and Unreal people of a game studio.
! - A colleague rewrote the billing in Go after I had left.
! - The project was called Django Reinhardt, its successor Cassandra.
! - We decided against MongoDB and against Kafka.
Junior Developer, Maven Travel, Sopot
2016 – 2019
- Maintained a booking engine in {Java} and {Hibernate}.
! - The company sells cruises, car hire and travel insurance.
! - Team of six with people from Bash, Kettle and Storm, three firms that had merged.
! - Our office stood on Pascal Street, opposite the Delphi cinema.
! - Sat next to Julia and Jenkins, two cats that were allowed in.

## SKILLS
Java, Spring Boot, Hibernate, PostgreSQL, Docker, Git
=== teacher none
Ruth Abara
Primary Teacher
ruth.abara@mail.example · 07700 900667 · Reading

## EXPERIENCE
Primary Teacher, Ashgrove School, Reading
2014 – present
- {Lesson planning} and {phonics} for a class of 30.
! - Parents were nurses, plumbers and software engineers.
! - Took the children to a museum of geology and to a dairy.
! - A poet, a potter and a vet came to talk to the class.
! - Arranged for a St John trainer to show the staff first aid.
! - Rented the hall to a karate club and a ballet school.
! - Sat on the bench beside the swing and the sandpit at break.
! - Assembly on Monday was mine: a story and a song.
! - The school lies behind a garage that does MOT testing.
! - Parents' questions went to the school's finance office.
! - Passed GCSEs in French, geography and design.
! - My own class had a hamster called Pascal and a snake called Python.
=== shop own
Kemal Aydin
Sales Assistant
kemal.aydin@mail.example · 07700 900778 · Luton

## PROFILE
Sales assistant with six years at counters.
! Would love to train in photography or barbering.

## EXPERIENCE
Sales Assistant, Byte Corner, Luton
2018 – Present
- {Till operation}, {stock replenishment} and {customer service}.
! - Sold Photoshop courses, Office licences and antivirus software.
! - Shelved books on chemistry and baking.
! - Sold paint, tiles and plumbing parts to tradesmen.
! - Customers ask for Word, I sell them a Chromebook.
! - Sold guitars next to a teacher of piano.
! - Posters about CPR and fire safety hung by the door.
! - Gift cards for Xbox, Unity candles and Maya chocolates by the till.
! - The shop is part of a group that does vehicle leasing and debt collection.
! - Left the translations to my colleague, who has Turkish and Arabic.
! - Sales went up after the shop next door closed in a storm.

## KEY SKILLS
Till operation, Customer service, Stock replenishment, Cash handling
=== driver none
Gary Whittle
Delivery Driver
gary.whittle@mail.example · 07700 900889 · Stoke

## WORK
Delivery Driver, Parcel Swift, Stoke
2012 – present
- {Multi-drop delivery} in a 3.5-tonne van, {route planning} by hand.
! - Delivered for a dentist, a law firm and a mosque.
! - Drove a nurse to her shifts when it snowed.
! - Express parcels before nine, the rest by five.
! - Vans serviced by a garage that does welding and MOTs.
! - Parcels of pottery, guitars and saxophones.
! - Delivered medicines to pharmacies, never handled them myself.
! - A clean licence; no points, no claims on the insurance.
! - Listened to podcasts on history, gardening and investing.
! - Word of mouth brought most of the private jobs.
! - Dropped off laptops at Oracle, SAP and Salesforce.
! - Hope to do my HGV and ADR next year.
`;
