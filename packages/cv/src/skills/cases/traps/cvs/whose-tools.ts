export default `
=== w1-recruiter-t
Nadia Ferrow
Recruiter
nadia.ferrow@mail.example · +44 20 7946 0101 · Leeds, Java Street 4

## EXPERIENCE
Recruiter, Amber Talent Ltd, Leeds
2018 – Present
! - Hired Java developers and React engineers for two banks.
! - Filled forty Python and Kubernetes vacancies a year.
! - Sourced welders, CNC programmers and AutoCAD draughtsmen.
! - {?Recruitment} of Scala, Go and Rust talent for a fintech.
! - Searched for SAP consultants in three countries.
! - Headhunted a Salesforce architect from a rival.
! - Our candidates code in C++ and Swift.

## REFEREE
! Mr Julian Perl, Tableau House, 020 7946 0199
=== w1-recruiter-own
Nadia Ferrow
Recruiter
nadia.ferrow@mail.example · +44 20 7946 0101 · Leeds

## EXPERIENCE
Recruiter, Amber Talent Ltd, Leeds
2018 – Present
- Sourced candidates through {LinkedIn Recruiter} and reported in {Tableau}.
- Wrote {Python} scripts that clean the candidate list.
- Kept vacancies in {Workday} and {Greenhouse}.
- Tracked the pipeline in {Salesforce}.
=== w1-mobile-t
Teo Lindqvist
Backend Developer
teo.lindqvist@mail.example · +46 8 555 0102 · Malmö

## EXPERIENCE
Backend Developer, Elm Ferry Systems, Malmö
2019 – Present
! - The mobile team used Kotlin; the web people had Angular.
! - My team lead wrote the backend in Scala.
! - The developer before me left it in Perl.
! - The iPhone part is a colleague's Swift and Objective-C.
! - The consultant handled Terraform.
! - Sat opposite the Unity developers' team.
! - Replaced what a contractor had built in Delphi.
! - The interns did the Vue screens.
! - Two of the juniors know Rust.
=== w1-mobile-own
Teo Lindqvist
Backend Developer
teo.lindqvist@mail.example · +46 8 555 0102 · Malmö

## EXPERIENCE
Backend Developer, Elm Ferry Systems, Malmö
2019 – Present
- Wrote the {Kotlin} part with the mobile team.
- My team and I wrote the backend in {Scala}.
- Handled {Terraform} for three teams.
- Led the {Angular} team and its code reviews.
- As the only developer handled {React} and {Node.js}.
=== w1-accountant-t
Grace Adjei
Accountant
grace.adjei@mail.example · +233 20 555 0103 · Kumasi

## PROFILE
! The chairman's son, who codes in Python, is my nephew.

## EXPERIENCE
Accountant, Ruby Tiles Ltd, Kumasi
2016 – Present
! - The auditors checked our books with SAP.
! - The tax office wants its files in Oracle.
! - Paid the invoices of the plumbing firm and the catering.
! - The chairman's daughter designs in Figma.
! - Insured the forklift and the trucks.
! - Our customers are in tiling and plastering.
=== w1-accountant-own
Grace Adjei
Accountant
grace.adjei@mail.example · +233 20 555 0103 · Kumasi

## EXPERIENCE
Accountant, Ruby Tiles Ltd, Kumasi
2016 – Present
- Checked our books in {SAP} with the auditors.
- {Bank reconciliation} in {Sage 50=Sage} every Friday.
- Built the forecast for the chairman in {Power BI}.
=== w1-office-t
Dilini Weerakoon
Office Administrator
dilini.w@mail.example · +94 77 555 0104 · Kandy

## EXPERIENCE
Office Administrator, Lake House Surveys, Kandy
2017 – Present
! - Ordered lunch for the React team and the testers.
! - The copywriter wrote the text and the printer ran Heidelberg.
! - The boss draws in AutoCAD and I bring the paper.
! - Took {?minutes=Minute taking} for the Kubernetes group.
! - Booked rooms for the yoga teacher and the physiotherapist.
! - Photocopied what the QuickBooks lady needed.
! - Our surveyors fly drones.
! - My desk is under the Photoshop people.

## INTERESTS
! Baking, badminton and embroidery
=== w1-office-own
Dilini Weerakoon
Office Administrator
dilini.w@mail.example · +94 77 555 0104 · Kandy

## EXPERIENCE
Office Administrator, Lake House Surveys, Kandy
2017 – Present
- Kept the books in {QuickBooks} and the list of rooms in {Excel=Microsoft Excel}.
- Retouched pictures in {Photoshop=Adobe Photoshop} for the brochure.
- {Minute taking=Taking minutes|Minutes} and {travel booking=Travel arrangements|Booking travel}.
=== w1-chef-t
Omar Benali
Restaurant Manager
omar.benali@mail.example · +212 6 555 0105 · Rabat

## EXPERIENCE
Restaurant Manager, Olive Terrace, Rabat
2015 – Present
! - Chef made sushi and pastry.
! - The kitchen handled butchery and baking itself.
! - Sommelier chose wine; baristas pulled latte art.
! - A florist did the flower arranging.
! - Our guests were surgeons, welders and pilots.
! - The accountant had Xero, the owner had a notebook.
=== w1-chef-own
Omar Benali
Chef
omar.benali@mail.example · +212 6 555 0105 · Rabat

## EXPERIENCE
Chef, Olive Terrace, Rabat
2015 – Present
- Made {sushi=Sushi preparation|Sushi making} and {pastry=Pastry making|Pastries} for eighty guests.
- {Butchery} of whole lambs; {baking} of bread.
- {Food costing} and {stock rotation}.
- {Menu planning} with the owner.
=== w1-site-t
Callum Drewe
Site Manager
callum.drewe@mail.example · +44 7700 900106 · Truro

## EXPERIENCE
Site Manager, Granite Bay Homes, Truro
2014 – Present
! - MEP team handles chillers.
! - The site found old coins and pottery.
! - Roofers did the slating and the plumber fitted boilers.
! - Architect models in Revit.
! - The crane firm brought riggers.
! - Electricians wire, painters paint and I watch the clock.
! - Neighbours complained about piling.
! - Surveyor used Leica total station.
=== w1-site-own
Callum Drewe
Site Manager
callum.drewe@mail.example · +44 7700 900106 · Truro

## EXPERIENCE
Site Manager, Granite Bay Homes, Truro
2014 – Present
- {Setting out} with a total station.
- Modelled stairs in {Revit} for the architect.
- {Site inspections=Site inspection} and {toolbox talks=Toolbox talk}.
- Handled {snagging} with the roofers.
=== w1-nurse-t
Patience Mwale
Staff Nurse
patience.mwale@mail.example · +260 97 555 0107 · Lusaka

## EXPERIENCE
Staff Nurse, Jasmine Ward, Copper Hill Hospital, Lusaka
2015 – Present
! - The surgeons did hip replacements and laparoscopy.
! - Physiotherapist taught breathing exercises.
! - Patients from farming, mining and fishing.
! - The pharmacist mixed chemotherapy.
! - The hospital bought an MRI scanner in spring.

## FREE TIME
! Knitting, choir and netball
=== w1-nurse-own
Patience Mwale
Staff Nurse
patience.mwale@mail.example · +260 97 555 0107 · Lusaka

## EXPERIENCE
Staff Nurse, Copper Hill Hospital, Lusaka
2015 – Present
- {Wound care} and {cannulation} on a ward of thirty.
- {Triage} at night.
=== w1-tester-t
Ravi Shenoy
QA Tester
ravi.shenoy@mail.example · +91 98 5550 0108 · Mysuru

## EXPERIENCE
QA Tester, Mango Express Couriers, Mysuru
2018 – Present
! - The developers fixed what I found in Go and Scala.
! - The developer handled React.
! - Product owner drew flows in Miro.
! - The data scientists' R and Julia notebooks were not mine.
=== w1-tester-own
Ravi Shenoy
QA Tester
ravi.shenoy@mail.example · +91 98 5550 0108 · Mysuru

## EXPERIENCE
QA Tester, Mango Express Couriers, Mysuru
2018 – Present
- Automated the shop in {Selenium} and {Cucumber}.
- Handled {Postman} collections for the developers.
- {Regression testing} of the booking before each release.
=== w1-teacher-t
Sinead Moran
Primary Teacher
sinead.moran@mail.example · +353 85 555 0109 · Sligo

## EXPERIENCE
Primary Teacher, Scratch Lane School, Sligo
2013 – Present
! - A mother showed the class how she programs in Java.
! - The music teacher runs guitar and violin.
! - Class trips to a pottery, a brewery and a printing works.
! - The caretaker does carpentry.
! - Grade C pupils caught up in one spring.
=== w1-teacher-own
Sinead Moran
Primary Teacher
sinead.moran@mail.example · +353 85 555 0109 · Sligo

## EXPERIENCE
Primary Teacher, Hazel Lane School, Sligo
2013 – Present
- Taught the class {Scratch} and a little {Python}.
- {Phonics} in small groups; {lesson planning} for two year groups.
- {Classroom management} of thirty.
=== w1-sales-t
Karim Haddad
Sales Representative
karim.haddad@mail.example · +961 3 555 010 · Beirut

## EXPERIENCE
Sales Representative, Cedar Tools, Beirut
2016 – Present
! - Sold Photoshop licences and Autodesk subscriptions.
! - Our warehouse ships chainsaws and generators.
! - Customers are tailors, dentists and bakers.
! - The engineers explain hydraulics, I explain the price.
! - The boss met SAP and Oracle at a fair.
=== w1-sales-own
Karim Haddad
Sales Representative
karim.haddad@mail.example · +961 3 555 010 · Beirut

## EXPERIENCE
Sales Representative, Cedar Tools, Beirut
2016 – Present
- Logged each visit in {Salesforce}; offers in {SAP}.
- {Product demonstrations} at fairs.
- {Key account management=Key accounts|Key account} of nine builders.
=== w1-driver-t
Milan Kovac
Delivery Driver
milan.kovac@mail.example · +385 91 555 011 · Zadar, Oracle Street 3

## EXPERIENCE
Delivery Driver, Swift Parcel, Zadar
2017 – Present
! - Drove parts to welders, bakeries and dental clinics.
! - Deliver flowers, cakes and paint.
! - The mechanic changes brakes and clutches.
! - Dispatchers plan in Excel.
! - Unity Square to Phoenix Park in nine minutes.
=== w1-driver-own
Milan Kovac
Delivery Driver
milan.kovac@mail.example · +385 91 555 011 · Zadar

## EXPERIENCE
Delivery Driver, Swift Parcel, Zadar
2017 – Present
- Changed {brake pads=Brake repair|Brake pad replacement|Brakes} of my own van.
- {Cash on delivery=COD} and {proof of delivery=POD}.
`;
