export default `
=== e1-backend list of software
Ravi Pillay
Backend Developer
ravi.pillay@mail.example | +27 82 555 0199 | Durban

## Work
Backend Developer, Umgeni Soft, Durban
Mar 2022 – Present
- Services in {Kotlin} and {Spring Boot} behind the checkout.
! - Tracking and customs clearance for a courier, nine countries.
! - Claims handling for two insurers, quotes for a third.
! - A booking engine for dentists, with reminders and recalls.
! - Payroll and leave for a chain of bakeries.
! - Stock control, picking and dispatch for a warehouse in Pinetown.
! - The triage of tickets takes an hour, then I write.
! - Loan applications, credit checks and collections run on it.
! - Ticketing for a bus company; refunds in one click.
- Moved the ledger from {?MySQL} to {PostgreSQL}.
Junior Developer, Tongaat Web, Durban
Jan 2020 – Feb 2022
- Screens in {React} and {TypeScript}; tests in {Cypress}.
! - An app for gyms: classes, personal training, nutrition plans.
! - Online shops for wine, shoes and garden furniture.
! - A portal where nurses book shifts and doctors sign prescriptions.

## Skills
Kotlin, Java, Spring Boot, PostgreSQL, Kafka, Docker, React, TypeScript, Git, Teamwork

## Otherwise
! Surfing before work, sourdough on Sundays, a choir on Thursdays.
=== e2-data list of data
Nomsa Dlamini
Data Engineer
nomsa.d@mail.example | +27 73 555 0112 | Cape Town

## Career
Data Engineer, Table Bay Retail
2021 – now
- {Airflow} pipelines into {Snowflake}; models in {dbt}.
! - Point of sale, loyalty and merchandising data of 300 stores.
! - The forecasting of demand belongs to data science upstairs.
! - Marketing, merchandising and logistics read the reports.
! - Fraud detection sits with the bank.
! - Dashboards are built by the analysts.
Graduate, Atlantic Bank
2019 – 2021
! - Rotation through treasury, trade finance and card operations.
- Wrote {SQL} and {Python} for the risk desk.
! - Exposure to IFRS 9 and Basel III.
! - Shadowed the underwriting team for a month.

## Tools
Python, SQL, Airflow, dbt, Snowflake, Spark, Terraform, Git

## Studies
! BSc Computer Science, University of the Western Cape, 2018
! Modules: operating systems, accounting, linear algebra, psychology
=== e3-support no list of trade
Keegan Ali
IT Support Technician
keegan@mail.example | +1 868 555 0141 | Chaguanas

## Jobs
IT Support Technician, Savannah Hospital, 2020 to date
- {Active Directory}, {Windows} laptops and {printer support=Printer support|Printer troubleshooting|Printer maintenance}.
! - Looks after the theatre, radiology and pharmacy by phone.
! - Accounting runs on Sage; I only reset the passwords.
! - Nurses chart in Epic, doctors dictate into Dragon.
! - Designers use Illustrator, the office uses Publisher.
! - Cables behind the dialysis chairs.
! - Wheeled the old X-ray computers to the skip.
Shop assistant, Radio House, 2018 – 2020
! - We sold insurance with every second phone.

## Skills
Windows 11, Active Directory, Microsoft 365, Networking, Hardware repair, Customer service, Patience
=== e4-nurse own list
Thabile Moyo
Registered Nurse
thabile@mail.example | +263 77 555 0107 | Bulawayo

## Wards
Registered Nurse, Mater Dei, Mar 2019 – Present
- {Wound care}, {IV therapy} and {medication administration} for 24 beds.
! - Physiotherapy comes at ten, the dietitian at noon.
! - Patients recover from hip replacement and cataract surgery.
! - Radiology and the laboratory send their reports by pipe.
! - Students from the college practise catheterisation on a dummy.
! - Volunteers do painting and music with the children.
! - The kitchen handles the special diets.
! - Learned about telemedicine at a congress in Harare.
! - Married to a farmer: maize, goats, a borehole.

## Skills
Wound care, IV therapy, Medication administration, Infection control, Patient education, Compassion
=== e5-accountant own list
Lucas Ferreira
Accountant
lucas.f@mail.example | +351 912 555 018 | Braga

## Experience
Accountant, Minho Têxtil, 2018 – Present
- {Month-end closing=Month-end close|Month-end closing|Month end closing} and {VAT returns=VAT|VAT returns|Taxation|VAT filing} in {SAP}.
! - The mill spins, dyes and finishes for Spanish brands.
! - Invoices from weaving, knitting and confection land on my desk.
! - Together with purchasing, logistics and sales for the budget.
! - Auditors ask for samples in March.
! - The controllers model in Power BI, I check the totals.
! - Clients: two dairies, a vineyard, a driving school.
! - Petty cash tin, stamps, the key of the safe.
! - Interested in blockchain and machine learning.
! - The firm sells yarn, felt and work clothes.
## Skills
Bank reconciliation, Accounts payable, Month-end closing, VAT, SAP, Excel, Accuracy
=== e6-teacher own list
Ayesha Noor
Mathematics Teacher
ayesha@mail.example | +92 300 555 0177 | Lahore

## Schools
Mathematics Teacher, Canal View School, 2016 – Present
- {Lesson planning} for grades 8 to 10; marks in {Google Classroom}.
! - Pupils code in Scratch with my colleague down the hall.
! - Parents are farmers, tailors and welders.
! - The school teaches Urdu, chemistry, art and cricket.
! - Alumni study medicine, law and accounting.
! - Debating and drama belong to Ms Butt.
! - Sold tickets for the spring fair.

## Skills
Mathematics, Lesson planning, Classroom management, Assessment, Google Classroom, Patience
=== e7-welder own list
Darko Ilić
Welder
darko@mail.example | +381 64 555 0138 | Novi Sad

## Work history
Welder, Dunav Shipyard, 2015 – Present
- {TIG welding} of pipes for ballast and bilge; {MIG welding} of hull plates.
! - Painters and electricians follow two days behind.
! - Pumps, valves and radar come from Germany.
! - Contractors carried out blasting and scaffolding.
! - QA tests the seams with ultrasound.
! - The office draws in AutoCAD and orders in Navision.
! - Apprentices from the college learn brazing with old Milan.
! - The ships carry grain, cement and cars.
! - Quick, honest, not afraid of heights.
## Skills
TIG welding, MIG welding, Flame cutting, Blueprint reading, Grinding, Reliability
=== e8-marketer own list
Sofia Lindqvist
Marketing Manager
sofia.l@mail.example | +46 70 555 01 22 | Malmö

## Roles
Marketing Manager, Öresund Dental Group, 2020 – Present
- {Campaign management=Campaign management|Marketing campaigns|Campaigns} in {HubSpot}; {email marketing}.
! - Clinics for implants, orthodontics and whitening.
! - Finance, HR and the lab get a newsletter as well.
! - An agency does the SEO and the video.
! - Designers use Figma, developers use React.
! - Patients book through Salesforce.
! - Attended talks on neuroscience and storytelling.
! - A leaflet about gum disease and another on snoring.
## Skills
HubSpot, Email marketing, Google Analytics, Copywriting, Brand management, Creativity
`;
