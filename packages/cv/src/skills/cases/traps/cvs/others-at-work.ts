export default `
=== b2-clerk own
Maeve Donnelly
Purchase Ledger Clerk
maeve.d@mail.example · 07700 903001 · Derry

## EXPERIENCE
Purchase Ledger Clerk, Foyle Timber, Derry
2016 – Present
- {Invoice matching}, {supplier statement reconciliation} and {payment runs} in {Sage 50}.
- Worked with Production on {?stock counts} every quarter.
- Answered supplier queries by phone; {petty cash} and {bank reconciliation}.
! - The joiners downstairs make staircases and coffins.
! - Queries about transport were passed to Dispatch, those about pay to Payroll.
! - Once a year the auditors come, two women from Belfast who do tax as well.
! - Sorted post for Architecture, Joinery and Upholstery.
! - Took calls for the Head of Marketing when she was on a yoga retreat.
! - Kept the biscuit tin full during the SAP rollout, which was others' business.
! - My desk faced the Conveyancing Room of the law firm opposite.
! - Invoices from electricians, welders, a vet and a sign maker.
! - Filed insurance certificates and MOT papers of the lorries.
! - We moved into a former dance hall on Opera Lane.
! - The kettle, the fax and the franking machine were mine to mind.

## SKILLS
Purchase ledger, Sage 50, Excel, Payment runs, Reconciliation
=== b2-taxi none
Yusuf Warsame
Taxi Driver
yusuf.w@mail.example · 07700 903002 · Sheffield

## WORK HISTORY
Taxi Driver, City Cabs, Sheffield
2011 – now
- {Passenger transport} day and night, {cash handling}, {vehicle cleaning} at the end of each shift.
! - Passengers were surgeons on call, students of dentistry and a jazz singer.
! - Fares to the School of Nursing, the Salsa Bar and the Rhino Gym.
! - Brakes and clutch are done at my cousin's garage.
! - On the radio: cricket, cooking and the news from Mogadishu.
! - Took a photographer to forty weddings.
! - The firm has an app; a lad in Leeds codes it in Kotlin.
! - Would have liked to be an electrician, had there been a place.
! - Parked outside the ballet, the boxing and the bingo.
! - A course in first aid is planned for next spring.
! - A street map in the head, Unity Street to Maya Close.
=== b2-web own
Lotte Brandsma
Frontend Developer
lotte.b@mail.example · +31 6 0000 3003 · Utrecht

## SUMMARY
Frontend developer with six years of {TypeScript} and {Vue}.
! Backend is not my trade: the Spring and Kafka side belongs to colleagues.

## EXPERIENCE
Frontend Developer, Rustica Travel, Utrecht
2020 – Present
- Built the booking flow in {Vue} and {TypeScript}; tests in {Cypress}.
- Worked with Design on the tokens in {Figma}.
- Moved the build from {Webpack} to {Vite}.
! - The API was written by two people in Elixir.
! - Our rival runs on Angular and Firebase.
! - Product owners come from Marketing and Revenue Management.
! - Guests can book yoga, cooking lessons and horse riding.
! - Backlog items come from Legal, Tax and Customer Care.
! - A talk by a woman from Elastic on search; I made the coffee.
! - Not on the ops rota: Kubernetes is a closed book to me.
! - The old site, PHP and jQuery, was gone before my time.
! - A client once asked for Flash; we declined.
Intern, Museum of Glass, Leerdam
2018 – 2019
- Updated pages in {WordPress}.
! - Visitors watched glass blowing, engraving and gilding.

## SKILLS
TypeScript, Vue, Cypress, Vite, HTML, CSS, Git
=== b2-pharm own
Sunita Rao
Pharmacy Technician
sunita.r@mail.example · 07700 903004 · Leicester

## EMPLOYMENT
Pharmacy Technician, Abbey Chemists, Leicester
2015 – Present
- {Dispensing} and {stock rotation}; {controlled drugs register} checked weekly.
- Ran a {smoking cessation} clinic on Fridays.
! - Prescriptions from Dermatology, Oncology and the Eye Clinic.
! - Sold sun cream, reading glasses and a cookbook on diabetes.
! - Leaflets on physiotherapy and counselling in the rack by the door.
! - Delivery is by a driver of the group.
! - The chain also runs opticians and a care home.
! - My manager is a trained accountant.
! - Held the ladder for the man who fixed the air conditioning.
! - An advert in the window: cleaner wanted, ironing and cooking.
! - Volunteers collect blood donations in the car park.
! - A poster asks whether you want to be a nurse.
! - Customers tell me of their knees, their divorces and their gardening.

## KEY SKILLS
Dispensing, Stock rotation, Controlled drugs, Customer service, Smoking cessation
=== b2-chef none
Dario Pinto
Chef de Partie
dario.p@mail.example · 07700 903005 · Leeds

## EXPERIENCE
Chef de Partie, The Ruby Room, Leeds
2017 – Present
- {Sauces}, {grill section} and {stocktaking} on Mondays.
- Trained two apprentices in knife skills.
! - Suppliers: a fishmonger, a cheese maker and a mushroom farm.
! - Guests from the bank and the games studio across the road.
! - The bar team does the cocktails, the pastry team the bread.
! - The owners, a painter and a potter, hang their work on the walls.
! - Fridges by a firm that services air conditioning and chillers.
! - In the paper for a dish called Python, no snake in it.
! - Used to share a flat with a DJ and a barber.
! - Left the wine to the sommelier and the books to the bookkeeper.
! - An inspector of food hygiene comes twice a year.
=== b2-estate own
Piers Holloway
Estate Agent
piers.h@mail.example · 07700 903006 · Bath

## SUMMARY
Estate agent with twelve years in lettings and sales.

## EXPERIENCE
Senior Negotiator, Abbey & Vale, Bath
2014 – Present
- {Property valuations}, {viewings} and {sales negotiation} for houses up to two million.
- Supported the lettings team with {tenancy agreements}.
! - Sold a dental practice, a pottery and a former forge.
! - Buyers in banking, medicine and film.
! - Recommended surveyors, solicitors and a firm of damp proofers.
! - Flats above a tattoo parlour, a nail bar and a dance school.
! - Garden by a landscape designer, kitchen by a joiner.
! - A house with a wine cellar, a darkroom and a home cinema.
! - Photos and floor plans come from a freelancer with a drone.
! - The paperwork of conveyancing lies with the solicitors.
! - Neighbours: a cello teacher and a beekeeper.
! - Let a workshop to a luthier and a barn to a brewery.

## SKILLS
Valuations, Viewings, Negotiation, Lettings, Reapit
=== b2-engineer own
Karthik Menon
Mechanical Engineer
karthik.m@mail.example · +91 90000 03007 · Pune

## EXPERIENCE
Mechanical Design Engineer, Bharat Pumps, Pune
2017 – Present
- Designed pump casings in {SolidWorks}; {FEA} in {ANSYS}; {GD&T} on every drawing.
- Liaised with Manufacturing on {DFM} reviews.
- {Failure analysis} of seals for customers in oil and gas.
! - The foundry next door does sand casting and heat treatment.
! - Electronics come from a supplier who programs the PLC.
! - Sales and Service have their own engineers for commissioning.
! - A colleague in IT keeps PTC Windchill alive.
! - Gave visitors from the Ministry of Agriculture tea and biscuits.
! - My thesis guide was an expert in robotics.
! - A stall at the fair between welding gear and paints.
! - Purchase wanted Oracle, Finance wanted SAP; we stayed with paper.
! - The canteen is run by a caterer who does weddings.

## SKILLS
SolidWorks, ANSYS, FEA, GD&T, DFM, Failure analysis
=== b2-coach none
Bridget Farrell
Swimming Teacher
bridget.f@mail.example · 07700 903008 · Galway

## EXPERIENCE
Swimming Teacher, Corrib Pool, Galway
2013 – Present
- {Swimming lessons} for beginners, {lifeguarding} and {lesson planning}.
! - In the same building: squash, judo and a physiotherapist.
! - Parents are nurses, bakers and one astronaut.
! - The pump room is looked after by an engineer.
! - Chlorine is dosed by the technicians.
! - Sold goggles, caps and vouchers for massage.
! - A club for chess, one for knitting, one for coding rents the café.
! - Children in my group want to be vets and programmers.
! - Held the tape for the athletics people.
! - Poster on the wall: learn to play the guitar in ten weeks.
! - The swimming club's books are kept by a bank clerk.
=== b2-honest own
Thea Lindqvist
Operations Manager
thea.l@mail.example · +46 70 000 30 09 · Malmö

## SUMMARY
Operations manager who wants to grow with the firm; twelve years in warehouses.

## EXPERIENCE
Operations Manager, Norrland Books, Malmö
2018 – Present
- Worked with Sales and Finance on {demand forecasting} and {inventory control}.
- Supported the customer service team by {complaint handling} in peak weeks.
- Introduced {SAP} with the IT department; trained forty people in it.
- Reported weekly to the board on {KPI reporting=KPI|KPI reporting} and {budget control}.
- Gave talks on {lean management=Lean|Lean management}; ran workshops on {5S}.
- Negotiated with clients in retail; {contract negotiation} twice a year.
- Hired pickers and drivers; {recruitment} and {rota planning}.
- Taught new starters {forklift driving=Forklift operation}.
- Our customers praised the {returns handling=Returns processing|Returns|Returns handling}.
- The team I led built a dashboard in {Power BI} and {Python}.
- Manager of a group that maintained {Linux} servers and {PostgreSQL}.
- At Norrland I set up {cycle counting}.

## SKILLS
Inventory control, Demand forecasting, Lean, SAP, Power BI, Recruitment
=== b2-honest-nurse none
Efua Sarpong
Community Nurse
efua.s@mail.example · 07700 903010 · London

## EXPERIENCE
Community Nurse, Thames Health, London
2014 – Present
- {Wound care}, {catheter care} and {insulin administration} for patients at home.
- Supported patients with {diabetes management=Diabetes care|Diabetes management}.
- Taught families about {pressure area care=Pressure sore prevention|Pressure care|Pressure area care}.
- Worked with GPs and social services on {discharge planning}.
- Wrote {care plans=Care planning} for patients of three surgeries.
- Students were mine to mentor: mentoring.
- {Phlebotomy} for customers of two care homes.
- Delivered training on {infection control}.
- Patients were given {vaccinations} in the hall.
=== b2-honest-dev own
Ola Nkemelu
Software Engineer
ola.n@mail.example · +234 80 0000 3011 · Lagos

## EXPERIENCE
Software Engineer, Paystack Lane, Lagos
2019 – Present
- Part of the platform team that built the ledger in {Go} on {Kubernetes}.
- Wrote a service which talks to {Kafka} and {Redis}.
- The services I own run on {AWS} with {Terraform}.
- Customers use an SDK that I wrote in {Kotlin} and {Swift}.
- Gave a talk on {gRPC} at a meetup; blog posts on {Rust}.
- Interviewed engineers; {code review} daily.
- Worked between Product and Support; on-call with {Grafana}.
- Used {Django}, never at scale, and {Flask}.
- Team of four: Scrum, two-week sprints.
- Data from {BigQuery}, models from {dbt}.

## SKILLS
Go, Kubernetes, AWS, Terraform, PostgreSQL, Docker
`;
