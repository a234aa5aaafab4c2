export default `
=== crowded accountant exec lists
Ruwani Jayakody
Accounts Executive
ruwani.j@mail.example | 077 555 0123 | Kurunegala

## Profile
! I like it when the numbers agree before lunch.

## Experience
Accounts Executive, Wayamba Feeds (Pvt) Ltd
Jan 2022 – Present
- {Bank reconciliation} for four current accounts and the {?petty cash=Petty cash}.
- Close the month in {Oracle} by the third working day.
! - The factory makes poultry feed and sells it to 300 farms.
! - Stock in the warehouse is counted by the stores department.
- Prepare {VAT returns} and send the {payroll} to the bank.
Accounts Clerk, Sathosa Motors Yard
2019 – 2021
- Entered {?supplier invoices=Supplier invoices} in {Tally}.
! - The yard imported used hybrid cars and sold tyres.

## Skills
Accounts payable, Bank reconciliation, Tally, Excel, VAT, Accuracy

## Education
AAT Sri Lanka, 2019

## Referees
! Mr. D. Perera, Audit Manager, Perera & Co, 077 555 0199
=== crowded accountant in a software house
Matteo Conti
Accountant
matteo.conti@mail.example | +39 347 555 0101 | Torino

## Summary
Accountant with six years in small companies.

## Work
Accountant, Po Software Srl
Mar 2021 – Present
! - The company writes route planning software for buses in Java and React.
- {Accounts receivable}, {credit control} and {month-end close=Month-end close|Month-end closing}.
! - Developers log their hours in Jira; I export them into {Excel} for the invoices.
- Moved the chart of accounts to {Xero}.
! - The group moved to SAP after I left.
Junior Accountant, Studio Ferri
2018 – 2021
- {Bookkeeping} for nine shops in {Zucchetti}.
! - Shops sold cheese, shoes and mobile phones.

## Skills
Xero, Zucchetti, Excel, Accounts receivable, Credit control, Reliability
=== crowded nurse es
Lucía Ferrer
Enfermera
lucia.ferrer@mail.example | +34 600 555 018 | Castellón

## Experiencia
Enfermera, Clínica del Mar, Castellón
2020 – actualidad
- {Curas=Curas|Wound care|Cura de heridas}, {vacunación=Vaccination|Vacunación} y {extracciones de sangre=Phlebotomy|Extracción de sangre|Blood collection|Extracciones de sangre} en consulta.
! - La clínica ofrece odontología, fisioterapia y estética.
! - Los cirujanos operan cataratas los martes.
- Registro en {SAP}.
Auxiliar, Residencia Sol
2017 – 2020
- Higiene de los residentes y {cambios posturales=Patient positioning|Cambios posturales|Pressure ulcer prevention|Repositioning}.
! - La cocina prepara dietas sin sal.

## Competencias
Triaje, Vacunación, Electrocardiograma, Trabajo en equipo
=== crowded hr recruiter
Elin Sandström
Talent Acquisition Specialist
elin.s@mail.example | +46 73 555 0120 | Umeå

## Experience
Talent Acquisition Specialist, Norrland Games
2020 – Present
- Sourcing on {LinkedIn Recruiter}; {structured interviews=Structured interviewing|Structured interviews|Interviewing}; offers.
! - Hired C++ programmers, animators, a composer and two lawyers.
! - Candidates solve a coding test in HackerRank.
- Reports from {Teamtailor} to the board each month.
! - The studio makes racing games in Unreal Engine.
Recruitment Consultant, Björk Staffing
2016 – 2020
! - Placed welders, nurses, electricians and truck drivers.
- {Candidate screening=Candidate screening|Screening} and {reference checks=Reference checks|Reference checking}.

## Skills
Sourcing, Employer branding, Teamtailor, Boolean search, Interviewing, Empathy
=== crowded hr generalist
Carlos Mejía
HR Generalist
carlos.mejia@mail.example | +57 300 555 0142 | Medellín

## Experience
HR Generalist, Aburrá Call Center
2019 – Present
- {Onboarding} of 40 agents a month and {exit interviews}.
! - Agents sell credit cards and travel insurance over the phone.
! - Training covers English, sales and cyber security.
- {?Performance reviews=Performance management|Performance reviews|Performance appraisal|Performance appraisals} twice a year; notes in {BambooHR}.
! - Legal handles contracts; Finance handles payroll.
! - I attended a talk on neuro-linguistic programming.
HR Assistant, Antioquia Coffee
2016 – 2019
- Kept {?attendance records=Attendance records|Time and attendance|Attendance tracking|Attendance management|Attendance} in {Excel}.
! - Farms grow, wash and roast coffee.

## Skills
BambooHR, Onboarding, Employee relations, Excel, Labour law, Discretion
=== crowded sales b2b
Tomás Gallego
Sales Executive
tomas.gallego@mail.example | +34 611 555 019 | Zaragoza

## Experience
Sales Executive, Ebro Scaffolds
2018 – Present
! - Sold scaffolding, formwork and lifting gear to builders.
- {Quotations=Quotations|Quotation|Quoting}, {key account management} and {cold calling}.
- Pipeline in {Salesforce}; reports in {Power BI}.
! - Erection and safety inspection are done by our fitters.
! - The firm won a tender for the tram line.
Shop Manager, Aragón Bikes
2013 – 2018
- {Visual merchandising}, {inventory=Inventory management|Inventory|Inventory control} and a team of five.
! - The workshop trued wheels and bled brakes.

## Skills
Key account management, Negotiation, Salesforce, Lead generation, Resilience
=== crowded marketing exec
Dulani Gamage
Marketing Executive
dulani.gamage@mail.example | 077 555 0184 | Nugegoda

## Summary
! Colours, words and numbers, in that order.

## Experience
Marketing Executive, Kelani Paints
Feb 2021 – Present
- {Social media marketing=Social media marketing|Social media|Social media management} on {?Facebook=Facebook marketing} and {?Instagram=Instagram marketing}; {Meta Ads=Meta Ads|Facebook Ads} with a budget of LKR 2 million.
! - The brand sells emulsion, varnish and waterproofing.
! - Painters and architects get a loyalty card.
- {Market research} before each launch; slides in {PowerPoint}.
! - An agency shoots the video and runs the SEO.
! - IT moved the web shop to Magento.
Trainee, Rainbow Events
2019 – 2020
- {Event planning=Event planning|Event management|Event coordination} for six {?exhibitions}.
! - Exhibitors showed tractors, furniture and jewellery.

## Skills
Digital marketing, Canva, Meta Ads, Google Analytics, Copywriting, Creativity
=== crowded marketing content
Hannah Osei
Content Marketer
hannah.osei@mail.example | +233 24 555 0121 | Kumasi

## Experience
Content Marketer, Ashanti Seeds
2020 – Present
- {Blog writing=Blog writing|Blogging|Blog posts} and {newsletters=Newsletters|Newsletter writing|Email newsletters} in {Mailchimp}; {keyword research} with {Ahrefs}.
! - Articles about irrigation, grafting, maize and soil testing.
! - Agronomists check the facts, a designer draws the pictures.
- The site runs on {WordPress}, which I look after.
! - The company breeds tomato and pepper seed.
! - Competitors advertise on radio and television.
Reporter, Garden City Weekly
2017 – 2020
- {Interviewing} and {copy editing=Copy editing|Copyediting|Editing}.
! - Wrote about football, cocoa and road building.

## Skills
Content writing, SEO, WordPress, Mailchimp, Canva, Curiosity
=== crowded logistics coordinator
Farah Anwar
Logistics Coordinator
farah.anwar@mail.example | +971 50 555 0177 | Sharjah

## Experience
Logistics Coordinator, Creek Marble Trading
2019 – Present
- {Freight forwarding} with three lines, {customs clearance} at Khalifa Port, {import documentation=Import documentation|Import documents|Shipping documentation}.
! - We import marble, granite and bathroom tiles.
- {?Shipments tracked=Shipment tracking} in {SAP} and an {Excel} sheet.
! - The yard cuts and polishes slabs.
! - The carrier moved its bookings to CargoWise.
Document Controller, Mamzar Contracting
2016 – 2019
- {Document control} in {Aconex}.
! - Engineers designed piling, dewatering and steel.

## Skills
Freight forwarding, Incoterms, SAP, Excel, Vendor management, Organisation
=== crowded reception hotel
Ishara Madushani
Front Office Executive
ishara.m@mail.example | 077 555 0139 | Nuwara Eliya

## Experience
Front Office Executive, Pedro Hill Hotel
2020 – Present
- {Check-in}, {reservations} and {guest relations} for 64 rooms in {Opera PMS=Opera PMS|Opera}.
! - The hotel offers horse riding, ayurveda and a tea tour.
! - Housekeeping and maintenance report to me by radio.
- {Night audit} twice a week.
! - The chef runs cooking classes on Sundays.
! - Travel agents sell us through Sabre.
Receptionist, Gregory Lake Dental
2018 – 2020
- {Appointment scheduling=Appointment scheduling|Scheduling|Appointments|Appointment booking} and {cash handling}.
! - The dentists did implants, whitening and braces.

## Skills
Opera PMS, Front office, Guest relations, Telephone etiquette, MS Word, Smile
=== crowded civil site
Lahiru Ekanayake
Civil Engineer
lahiru.e@mail.example | 071 555 0147 | Anuradhapura

## Experience
Civil Engineer, Rajarata Builders
2019 – Present
- {Setting out}, {concrete testing=Concrete testing|Concrete cube testing} and {site supervision}.
! - The company builds tanks, schools and a bus depot.
! - Architects draw in Revit; the structural calculations come from Colombo.
- {Bar bending schedules=Bar bending schedule|Bar bending schedules} in {Excel} and drawings in {AutoCAD}.
! - Subcontractors do tiling, plumbing and electrical work.
! - The client asked for solar and lightning protection.
Trainee, Irrigation Department
2017 – 2018
- {Levelling} with the survey team.
! - Wildlife officers fenced the canals.

## Skills
AutoCAD, Site supervision, Quantity take-off, MS Project, Surveying, Leadership
=== crowded qs
Mbali Ndlovu
Quantity Surveyor
mbali.ndlovu@mail.example | +27 82 555 0133 | Polokwane

## Experience
Quantity Surveyor, Limpopo Cost Consultants
2018 – Present
- {Bills of quantities}, {interim valuations=Interim valuations|Valuations|Interim valuation} and {final accounts}; measured in {WinQS}.
! - Projects: a clinic, two malls, a prison and a stadium.
! - Contractors submit programmes in Primavera.
- {Tender evaluation=Tender evaluation|Tender adjudication|Bid evaluation} and {cost reports=Cost reporting|Cost reports}.
! - Engineers specify the HVAC and the lifts.
! - I presented to lawyers during an arbitration.
Junior, Bushveld Homes
2015 – 2018
- {Take-offs=Quantity take-off|Take-offs|Takeoff|Quantity takeoff} by hand.
! - Show houses had bamboo floors and fish ponds.

## Skills
Cost estimating, WinQS, JBCC contracts, Excel, Tendering, Negotiation
=== crowded draughtsperson
Mei Ling Tan
CAD Technician
meiling.tan@mail.example | +60 12 555 0171 | Ipoh

## Experience
{?CAD} Technician, Kinta Consult
2019 – Present
- {Shop drawings}, {as-built drawings} and {BIM} models in {Revit}.
! - The office designs malls, temples and a rubber factory.
! - Engineers calculate in ETABS and hand me sketches.
- Prints and {?drawing registers=Drawing register|Drawing registers|Document control}; mark-ups in {Bluebeam}.
! - Contractors poured the slab before the stamp was dry.
! - The server is kept by IT.
Drafter, Perak Furniture
2016 – 2019
- Parts in {SolidWorks} for the workshop.
! - Polishing, upholstery and packing were downstairs.

## Skills
Revit, AutoCAD, BIM, SketchUp, Detailing, Neatness
`;
