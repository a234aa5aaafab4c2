export default `
=== p1-acc own
Noreen Sheikh
Bookkeeper
noreen.s@mail.example · 07700 908101 · Bradford

## EXPERIENCE
Bookkeeper, Aire Accounts Ltd, Bradford
2015 – Present
- {Bookkeeping} in {Xero} and {VAT returns}.
! - Clients such as dairies, bakeries, hairdressers and a climbing hall.
! - Books of restaurants, plumbers and two dental practices.
! - Invoices for scaffolding, catering and stage lighting checked and filed.
! - Covered for the office of a firm in shipping and cold storage.

## SKILLS
Bookkeeping, Xero, VAT returns, Payroll, Microsoft Excel
=== p2-rec own
Jasper Lowe
Recruiter
jasper.l@mail.example · 07700 908102 · Leeds

## EXPERIENCE
Recruiter, Kirkgate Talent, Leeds
2017 – Present
- {Sourcing=Sourcing|Candidate sourcing} on {LinkedIn Recruiter} and {interviewing}.
! - Placed welders, nurses and Java developers.
! - Vacancies in cyber security, data science and construction.
! - Wrote job adverts for electricians and pastry chefs.
! - Candidates with SAP, Oracle or Workday were our daily bread.
! - Attended fairs on robotics and green energy.

## SKILLS
Sourcing, Interviewing, Negotiation, Bullhorn, Employer branding
=== p3-translator own
Beata Zielińska
Translator
beata.z@mail.example · +48 603 908 103 · Poznań

## EXPERIENCE
Translator, self-employed, Poznań
2012 – Present
- {Translation} and {proofreading} with {Trados=SDL Trados|Trados|Trados Studio}.
! - Manuals of milling machines, lifts and dialysis devices.
! - Texts on cardiology, patent law and wine.
! - A cookbook, two novels and a guide to beekeeping.
! - Contracts for a mining firm, leaflets for a dentist.

## SKILLS
Translation, Proofreading, Trados, Terminology, Polish
=== p4-sales own
Rajesh Menon
Sales Executive
rajesh.m@mail.example · +91 98450 81040 · Kochi

## EXPERIENCE
Sales Executive, Malabar Instruments, Kochi
2016 – Present
- {B2B sales}, {key account management} and {quotations=Quotations|Quotation preparation}.
! - Customers in pharmaceuticals, food processing and textiles.
! - Supplied welding rods, drills and safety shoes.
! - Visited hospitals with cardiology and dialysis wards.

## SKILLS
B2B sales, Key account management, Negotiation, Zoho CRM, Presentation
=== p5-editor own
Marc Aubert
Editor
marc.a@mail.example · +41 79 908 10 50 · Basel

## EXPERIENCE
Editor, Rheinblatt Magazines, Basel
2014 – Present
- {Copy editing}, {headline writing} and {InDesign=Adobe InDesign|InDesign}.
! - Features about gardening, sailing and vintage cars.
! - Ran a series on machine learning that won a prize.
! - Interviewed a beekeeper, a surgeon and a falconer.
! - Commissioned photographers, illustrators and a cartoonist.

## SKILLS
Copy editing, InDesign, Fact checking, Headline writing, WordPress
=== p6-driver none
Said Amrani
Ambulance Driver
said.a@mail.example · +212 661 90 81 06 · Fes

## EXPERIENCE
Ambulance Driver, Atlas Secours, Fes
2013 – Present
- {Emergency driving=Emergency driving|Ambulance driving|Blue light driving} and {first aid}.
! - Took patients to dialysis, chemotherapy and physiotherapy.
! - Waited outside theatres, clinics and X-ray rooms.
! - Delivered blood to surgery and maternity.
! - Drove past the tannery, the pottery and the law faculty each day.
- {Vehicle checks=Vehicle checks|Vehicle inspection} and {radio communication}.
`;
