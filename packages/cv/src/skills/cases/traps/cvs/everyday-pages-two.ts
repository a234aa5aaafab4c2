export default `
=== f1-receptionist own list
Chloé Martin
Hotel Receptionist
chloe@mail.example | +33 6 55 50 01 44 | Brest

## Posts
Hotel Receptionist, Hôtel du Port, 2019 – Present
- {Check-in and check-out=Check-in|Check-in and check-out|Front desk operations} in {Opera PMS=Opera|Opera PMS}; {reservations} by phone.
! - Guests ask about sailing, surfing and the lighthouse.
! - The spa offers massage and facials.
! - The kitchen cures its own ham.
! - Passed complaints about plumbing and heating to maintenance.
! - Housekeeping, catering and security have their own phones.
! - Night porters do the boilers.
## Skills
Reservations, Opera PMS, Customer service, Cash handling, English, Discretion
=== f2-warehouse own list
Jerome Baptiste
Warehouse Operative
jerome@mail.example | +44 7700 900158 | Leeds

## Jobs
Warehouse Operative, Aire Logistics, 2019 – Present
- {Order picking} with a scanner; {forklift operation=Forklift driving|Forklift operation|Forklift} on nights.
! - Shelves of paint, plumbing fittings and garden tools.
! - Drivers do the customs papers.
! - Mechanics from Linde service the trucks.
! - Buyers plan in SAP, pickers never see it.
! - Parcels for pharmacies and opticians.
! - Interested in HGV driving and welding.
! - A course on photography at the library.
## Skills
Order picking, Forklift operation, Stock control, Packing, Manual handling, Punctuality
=== f3-hr own list
Wanjiku Otieno
HR Officer
wanjiku@mail.example | +254 722 555 013 | Nakuru

## Record
HR Officer, Rift Valley Roses, 2018 – Present
- {Recruitment} for 1,200 seasonal hands; {payroll} in {Sage}.
! - Pickers, graders and sprayers in eleven greenhouses.
! - Training on spraying was given by the supplier.
! - Hired agronomists, electricians and drivers.
! - Job descriptions for irrigation, packing and cold store.
! - Medical checks by the nurse, eye tests by a van.
! - Union talks about piecework and overtime.
! - The farm exports to Aalsmeer; planting starts in June.
! - Posters on malaria, first aid and fire.
## Skills
Recruitment, Payroll, Onboarding, Employee relations, Sage, Labour law, Confidentiality
=== f4-electrician own list
Mihai Popescu
Electrician
mihai@mail.example | +40 722 555 019 | Cluj

## Sites
Electrician, Someș Install, 2014 – Present
- {Wiring} of flats and schools; {fault finding} at night.
! - Behind us came plasterers, tilers and painters.
! - Plumbing and ventilation are done by a sister firm.
! - The architect draws in Revit.
! - Customers: a bakery, a brewery, two dentists.
! - The boss buys the cable; his wife keeps the books.
! - Quotes go out from the office.
! - Sold my van in the spring and bought a better one.
## Skills
Wiring, Fault finding, Distribution boards, Lighting installation, Testing and inspection, Punctuality
=== f5-lawyer own list
Hemi Walker
Solicitor
hemi@mail.example | +64 21 555 0120 | Hamilton

## Practice
Solicitor, Waikato Law, 2017 – Present
- {Conveyancing} for buyers of farms; {wills=Wills|Will drafting|Wills and estates} on Fridays.
! - Clients in dairy, forestry and tourism.
! - Disputes about fences, drainage and dogs.
! - Surveyors map in QGIS, accountants work in Xero.
! - Advice to a brewery on its name.
! - Valuation comes from an agent.
! - Trustee of a marae; coach of the under-nines.
! - Two years of medicine before law.
## Skills
Conveyancing, Contract drafting, Property law, Legal research, Negotiation, Integrity
=== f6-cook own list
Rosa Quispe
Cook
rosa@mail.example | +51 955 550 160 | Cusco

## Kitchens
Cook, Hostal Sol, 2016 – Present
- {Menu planning} for forty; {food safety=Food safety|Food hygiene|HACCP} twice a year.
! - Trekkers leave at four, so breakfast is at three.
! - Guides teach climbing and first aid in the yard.
! - Bread from the baker, cheese from my cousin.
! - The owner does the accounts and the website.
! - Waiters carry trays and speak Quechua.
! - Guests with diabetes get their own plate.
## Skills
Menu planning, Andean cuisine, Food safety, Baking, Stock control, Calm
=== f7-civil own list
Tariq Aziz
Site Engineer
tariq@mail.example | +971 50 555 0133 | Sharjah

## Projects
Site Engineer, Gulf Build, 2017 – Present
- {Setting out} with {total station=Total station|Total stations|Surveying}; {quantity take-off=Quantity takeoff|Quantity take-off|Quantity surveying} in {AutoCAD}.
! - A hospital with radiology, dialysis and a laundry.
! - A hotel with a spa, a cinema and two kitchens.
! - Subcontractors handled waterproofing and painting.
! - The consultant models in Revit and plans in Primavera.
! - Steel from Turkey, glass from China.
! - Labourers from Nepal cook in the yard.
## Skills
Setting out, AutoCAD, Concrete works, Site supervision, Quantity take-off, Teamwork
=== f8-designer own list
Inés Duarte
Graphic Designer
ines@mail.example | +34 600 555 014 | Vigo

## Studio
Graphic Designer, Faro Estudio, 2019 – Present
- {Brand identity=Branding|Brand identity|Visual identity} and {packaging design=Packaging|Packaging design} in {Illustrator}.
! - Labels for a cannery, a winery and a cheese maker.
! - The developers build in WordPress.
! - Posters for jazz, fencing and chess.
! - A logo for a dentist, another for a driving school.
! - Printing is done in Porto.
! - A book about fishing boats.
! - Clients from pharmacy, banking and tourism.
## Skills
Illustrator, InDesign, Photoshop, Typography, Branding, Curiosity
`;
