export default `
=== c1-payclerk own
Moira Tennant
Payroll Clerk
moira.t@mail.example · 07700 904101 · Dundee

## EXPERIENCE
Payroll Clerk, Tayside Knitwear Ltd, Dundee
2016 – Present
- {Payroll} for 240 people in {Sage Payroll=Sage 50 Payroll|Sage Payroll}; {pension administration=Pensions administration|Pension administration}.
! - The Excel file of the auditors lay on the shared drive for a year.
! - An old PowerPoint of the directors hung in the canteen.
! - My desk stood between the knitting machines and the dye house.
! - The mill spun yarn, dyed it and shipped it to Japan; I counted the hours.
! - On the shelf above me, three binders of fire safety.
! - The licence for AutoCAD ran out and nobody noticed.
! - Behind the office stood a forklift that nobody was allowed to drive.
- {Reconciliation} of deductions each month in {Excel}.
! - A carton of unopened Photoshop discs came with the building.

## SKILLS
Payroll, Pension administration, Reconciliation, Data entry, Sage 50 Payroll
=== c2-porter none
Declan Foy
Hospital Porter
declan.f@mail.example · +353 86 220 1102 · Sligo

## WORK HISTORY
Hospital Porter, Knocknarea General Hospital, Sligo
2014 – present
- {Patient transport=Patient transfer|Patient transport|Patient transportation} between wards and {manual handling}.
! - The hospital does cardiology, dialysis and maternity under one roof.
! - The ward next to mine is oncology.
! - The X-ray machine in corridor four is older than me.
! - A leaflet rack: diabetes, dementia, wound care, physiotherapy.
! - The surgeons perform hip replacements; I bring them coffee.
! - The laboratory in the basement tests blood all night.
! - Pharmacy sits opposite the lift.
! - The chapel holds a yoga class on Tuesdays.
! - My trolley squeaks; maintenance has given up on the welding.
- Specimen transport to the laboratory.
=== c3-hotelporter own
Ivo Marković
Concierge
ivo.m@mail.example · +385 91 300 4411 · Split

## EXPERIENCE
Concierge, Hotel Kaštel, Split
2018 – Present
- {Guest relations}, {restaurant reservations=Restaurant reservations|Reservations|Table reservations} and {?tour booking=Tour booking|Tour bookings|Excursion booking}.
! - The house has a spa, a sauna, a wine cellar and a cinema.
! - The hotel was built by shipbuilders and it shows in the joinery.
! - The restaurant serves sushi; the bar does cocktails.
! - Weddings, conferences and film crews come through in May.
! - The kitchen bakes its own bread and smokes its own ham.
! - Next door a diving school, across the street a dental clinic.
! - The pool is cleaned by a firm from Solin.
! - An espresso machine the size of a car stands in the lobby.
- {Luggage handling} and {switchboard} at night.
! - In the drawer: a sewing kit, a drill, three phone chargers.

## SKILLS
Guest relations, Luggage handling, Switchboard, Opera PMS, Local knowledge
=== c4-siteclerk none
Farida Osei
Site Clerk
farida.o@mail.example · +233 24 500 8811 · Kumasi

## EMPLOYMENT
Site Clerk, Ashanti Road Works, Kumasi
2017 – Present
- Timekeeping for 160 men, stores and petty cash.
! - The contractor does earthworks, drainage and asphalt on three roads.
! - Two graders, a roller and an excavator slept beside my container.
! - The drawings in AutoCAD were on the engineer's laptop.
! - The surveyor's total station stood in my corner when it rained.
! - The company poured 4,000 cubic metres of concrete that year.
! - The welders charged their phones at my desk.
! - Painted on the gate: scaffolding, formwork, steel fixing.
- Filing of delivery notes and {data entry} in {Excel}.
! - The batching plant was loud; I typed.
=== c5-schoolsec own
Bronagh Daly
School Secretary
bronagh.d@mail.example · 07700 904105 · Omagh

## EXPERIENCE
School Secretary, St Colum's Primary School, Omagh
2013 – Present
- {Attendance records=Attendance records|Attendance recording|Attendance monitoring|Attendance tracking} in {SIMS}, {admissions} and school trips.
! - The school teaches robotics, woodwork and music.
! - A piano nobody tunes stands in the hall.
! - The pupils learned Scratch and Python in the room above.
! - A box of microscopes came from the grammar school.
! - The nurse gives vaccinations in my office once a year.
! - The caretaker mends the boiler; I mend the tempers.
! - Posters in the corridor: phonics, recycling, road safety.
! - The hall is hired out for ballet, karate and first aid.
! - A teacher left for a job in web design.
- {Invoicing} of dinner money and {reception}.

## SKILLS
Reception, Invoicing, SIMS, Microsoft Word, Diary management
=== c6-ops none
Priyanjali Wickramasinghe
Office Administrator
priyanjali.w@mail.example · +94 77 310 2231 · Colombo

## EXPERIENCE
Office Administrator, Lanka Cloud Labs, Colombo
2019 – Present
- {Travel booking=Travel booking|Travel bookings|Travel arrangements}, {invoicing} in {QuickBooks} and {meeting room booking=Meeting room booking|Room booking|Meeting scheduling|Room bookings}.
! - The company writes software for banks.
! - Whiteboards full of Kubernetes and no space for my lunch list.
! - The stickers on the fridge say Docker, React and Rust.
! - The team upstairs does machine learning; I do the milk.
! - A book about Django props up my monitor.
! - An interview room called Java, a toilet called Cobol.
! - The servers hummed behind my chair, all of them Linux.
! - Our best customer sells insurance, our worst sells shoes.
! - A mug from AWS, a cap from Oracle, a bag from Salesforce.
- {Onboarding} of new starters and the {petty cash}.
=== c7-guard own
Tendai Moyo
Security Officer
tendai.m@mail.example · +27 82 410 5521 · Durban

## EXPERIENCE
Security Officer, Harbour Watch, Durban
2015 – Present
- {Access control}, {CCTV monitoring} and {patrolling} of a container terminal.
! - The terminal handles reefers, timber and vehicles.
! - The cranes lift 40 tonnes over my hut.
! - Ships were refuelled, painted and repaired at berth five.
! - The customs people inspect cargo in the shed behind.
! - A drone of the port authority crashed into my fence.
! - The tug crews cook better than my wife; they also fish.
! - The gate opens for plumbers, painters and electricians.
! - The building used to be a brewery, then a dance school.
- {Incident reporting} and {key control=Key control|Key management|Key holding}.
! - In the guardroom: a broken radio, a first aid box, a chess board.

## SKILLS
Access control, Patrolling, CCTV monitoring, Incident reporting, Radio communication
=== c8-driver none
Wim Janssens
Delivery Driver
wim.j@mail.example · +32 470 11 22 33 · Ghent

## EXPERIENCE
Delivery Driver, Leie Catering, Ghent
2016 – present
- {Route planning}, {cold chain=Cold chain|Cold chain management} and {proof of delivery}.
! - The kitchen cooks for 3,000; I carry.
! - The van smelled of baking, later of fish.
! - Delivered to a nursing home, a law firm and a steel mill.
! - My customers weld, teach and cut hair.
! - The invoices lay in an SAP folder that I never opened.
! - Our dispatcher plans in Excel; I read it on my phone.
! - The firm did weddings, festivals and a royal visit.
! - Parked between an abattoir and a recording studio.
- {Vehicle checks=Vehicle checks|Vehicle inspection} each morning and {customer service}.
! - Trays, crates, a sack truck and a tail lift.
=== c9-librarian own
Solveig Aas
Library Assistant
solveig.a@mail.example · +47 900 11 222 · Bodø

## EXPERIENCE
Library Assistant, Bodø Town Library, Bodø
2017 – Present
- {Cataloguing}, {shelving} and {reading groups=Reading groups|Book clubs|Reading group facilitation}.
! - The library lends drills, skis, sewing machines and fishing rods.
! - The maker space next to me has a 3D printer and a laser cutter.
! - Shelf 620: engineering, welding, radio.
! - Students come here to learn anatomy and statistics.
! - The local choir, the chess club and the coding club meet in the cellar.
! - The heating was replaced in winter; I wore gloves.
! - A film about surgery was shown in the hall.
! - An exhibition of watercolours, one of taxidermy.
- {Interlibrary loans} and {customer service} at the desk.
! - The tax office used our printer.

## SKILLS
Cataloguing, Shelving, Interlibrary loans, Customer service, Koha
=== c10-estate own
Rhodri Pugh
Lettings Negotiator
rhodri.p@mail.example · 07700 904110 · Swansea

## EXPERIENCE
Lettings Negotiator, Gower Homes, Swansea
2018 – Present
- {Property viewings=Property viewings|Viewings}, {tenancy agreements} and {rent collection}.
! - Flats with underfloor heating, solar panels and a sauna.
! - One landlord keeps bees, another restores tractors.
! - The tenants were nurses, welders and a pastry chef.
! - The loft had been insulated, the roof re-tiled, the damp forgotten.
! - A house that came with a pottery kiln.
! - Gas boilers were serviced by a firm in Neath.
! - Above the shop a yoga studio, below it a brewery.
! - Rooms painted in magnolia by the last tenant.
- Inventories and tenant references.

## SKILLS
Property viewings, Rent collection, Tenancy agreements, Negotiation, Rightmove
`;
