export default `
=== h1-dev own
Peter Novak
DevOps Engineer
peter@mail.example | +386 40 555 018 | Maribor

## Experience
DevOps Engineer, Drava Bank, Maribor
2021 – Present
- {Kubernetes} clusters for core banking (Temenos) and cards; {Terraform} on {AWS}.
! - WordPress customers call at night; the desk takes them.
! - Developers of the bank write COBOL and Natural.
! - Auditors for PCI come in spring.
! - Gave the accountants their Tableau licences.
! - The data team owns Spark and Kafka.
! - Helped finance to move their QuickBooks files.
! - A stage about Rust at the summer conference.
## Stack
Kubernetes, Terraform, AWS, Helm, Prometheus, Linux, Bash
=== h2-nurse own
Grace Achieng
Dialysis Nurse
grace@mail.example | +254 720 555 018 | Kisumu

## Posts
Dialysis Nurse, Lake Hospital, Kisumu
2018 – Present
- {Haemodialysis} for six chairs; {cannulation}.
! - Assists the nephrologist in catheter insertion.
! - Refers to the dietitian, social worker and physiotherapy.
! - The surgeon does the fistulas.
! - Blood goes to the laboratory for culture.
! - Relatives learn peritoneal dialysis from Sister Anne.
! - Machines from Fresenius are serviced by a technician.
## Skills
Haemodialysis, Cannulation, Vital signs, Infection control, Patient education, Calm
=== h3-helper own
Sunil Thapa
Factory Helper
sunil@mail.example | +977 980 555 018 | Hetauda

## Work
Factory Helper, Himal Rubber, Hetauda
2019 – Present
- {Packing} and {machine cleaning=Machine cleaning|Cleaning of machines|Equipment cleaning}.
! - Carried steam hoses to the vulcanizing section.
! - Helped the washing and ironing section when a machine stopped.
! - Fed sheets to the mixing mill under the operator.
! - Fetched tools for welding, turning and electrical.
## Skills
Packing, Machine cleaning, Loading, Housekeeping, Hard working
=== h4-vol own
Tamara Ellis
Teaching Assistant
tamara@mail.example | +1 246 555 0180 | Bridgetown

## Work
Teaching Assistant, St George Primary, Bridgetown
2020 – Present
- {Phonics} groups and {playground supervision=Playground supervision|Supervision|Playground duty}.
! - Children paint, sing and build with clay.
! - The music teacher runs the choir.
! - Parents in hospitality, fishing and construction.

## Volunteering
Helper, Harvest Supper, 2023
! - Event planning, catering and sound for two hundred.
! - Costume sewing for the carnival band.

## Skills
Phonics, Classroom management, Reading support, First aid, Patience
=== h5-proc own
Viktor Hansen
Purchasing Officer
viktor@mail.example | +45 20 55 50 18 | Esbjerg

## Jobs
Purchasing Officer, Vestkyst Offshore, Esbjerg
2016 – Present
- {Supplier negotiation} in {SAP}.
! - Bought scaffolding, painting and catering for three rigs.
! - Contracts with welders, riggers and divers.
! - Visits to foundries, rope makers and paint factories.
! - The warehouse counts, logistics ships.
! - Tenders for cleaning, security and canteen.
## Skills
Purchasing, Supplier negotiation, SAP, Excel, Contract management, Accuracy
=== h6-estate own
Carla Benítez
Real Estate Agent
carla@mail.example | +54 11 5550 0180 | Rosario

## Experience
Real Estate Agent, Paraná Homes, Rosario
2017 – Present
- {Property viewings=Viewings|Property viewings} and {lease negotiation=Lease negotiation|Negotiation|Lease negotiations} for 120 flats.
! - Flats with carpentry by the owner and new plumbing.
! - Buyers from medicine, law and software.
! - A photographer takes the pictures, an architect draws the plan.
! - Houses near schools, clinics and a stable for riding.
! - Painters, plumbers and gardeners on call.
## Skills
Sales, Negotiation, Property viewings, Customer service, Spanish, Energy
=== h7-reporter own
Owen Pryce
Reporter
owen@mail.example | +44 7700 900180 | Swansea

## Newsrooms
Reporter, Gower Gazette, Swansea
2015 – Present
- {Interviewing} and {court reporting}; {photography} on the day.
! - Stories on mining, steel making and sheep farming.
! - A series about dementia care and one about beekeeping.
! - Council, rugby, weather.
! - The subs edit in InDesign.
! - Covered strikes at the brewery and fires at the tannery.
## Skills
Interviewing, Court reporting, Photography, Shorthand, Fact checking, Curiosity
=== h8-driver own
Asif Mahmood
Delivery Driver
asif@mail.example | +44 7700 900181 | Bradford

## Jobs
Delivery Driver, Dales Foods, Bradford
2018 – Present
- {Route planning} and {multi-drop delivery=Multi-drop delivery|Multi-drop|Delivery driving}.
! - Cheese, bread and flowers to hotels, clinics and schools.
! - The mechanics do brakes and clutches.
! - Customers order online, the office invoices in Sage.
! - Cash and cheques to accounts.
! - Loads for bakeries, dairies and butchers.
## Skills
Driving, Route planning, Vehicle checks, Customer service, Manual handling, Punctuality
`;
