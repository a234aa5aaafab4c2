export default `
=== as-a01 welder-fabricator none
Gareth Pugh
Fabricator Welder
gareth.p@mail.example · +44 7700 900 311 · Port Talbot

## EXPERIENCE
Fabricator Welder, Afan Structural, Port Talbot
2012 – Present
- {MIG welding=MIG welding|Welding} and {TIG welding} of mild and stainless steel to {?EN ISO 9606}.
- {?Reading fabrication drawings=Reading drawings|Blueprint reading|Technical drawing reading|drawings}, {marking out}, {plasma cutting} and {oxy-fuel cutting=Gas cutting}.
! - Frames for bakery ovens and for a firm that makes dental chairs.
! - Our shed stood between a dry cleaning shop and the tyre fitting bay of a garage.
! - The X-ray inspector and the crane operator came from outside.
! - My foreman, who had learned boat building, took the apprentices in hand.
! - Had knee surgery in spring 2018 and was back at the bench after six weeks of physiotherapy.
! - {Gate and railing fabrication=Fabrication|Metal fabrication|Welding and fabrication} for a swimming pool in Ruby Street.
=== as-a02 recruiter own
Halima Oduya
Talent Acquisition Partner
halima.o@mail.example · +254 700 900 312 · Nairobi

## PROFESSIONAL EXPERIENCE
Talent Acquisition Partner, Sage & Apache Consulting, Nairobi
03/2019 – Present
! - Fill roles in machine learning, cyber security and accounting for telecom clients.
- {Sourcing=Candidate sourcing|Sourcing} on {LinkedIn Recruiter}, {screening interviews=Interviewing|Screening|Candidate screening|Interview screening} and {offer negotiation=Salary negotiation|Offer negotiation|Negotiation}.
! - Wrote job ads for React and Kubernetes engineers together with hiring managers.
! - Hired 14 nurses, 6 welders and a forklift crew for the port in one quarter.
! - Organised a Python course for the graduates; a trainer from Kigali gave it.
- Keep the pipeline in {Greenhouse} and report on {?time to hire=Recruitment metrics|Recruiting metrics}.
! - Winner of the "Customer Service Star" award 2022.

## SKILLS
Candidate sourcing, LinkedIn Recruiter, Greenhouse, Employer branding, Onboarding
=== as-a03 court-clerk none
Brendan Tully
Court Clerk
brendan.t@mail.example · +353 87 900 3130 · Athlone

## EXPERIENCE
Court Clerk, District Court, Athlone
Sept 2011 – Present
I {?keep the court list=Court lists|court list}, {?swear in witnesses=Swearing in}, {?record orders=Recording orders|Court records} and {?issue summonses=Summonses}. 
! One long trial was about faulty roofing, another about a payroll fraud at a catering company.
! Judges rest at one; I lock the evidence.
I handle {?fines payments=Cash handling|Payment collection} at the {?public counter=Counter service|Customer service}.
! The courthouse is the former carpentry school in Bridge Street.
! Expert witnesses explain forensic accounting, metallurgy and toxicology.
=== as-a04 van-driver none
Mandla Sithebe
Delivery Driver
mandla.s@mail.example · +27 82 900 314 1 · Durban

## EXPERIENCE
Delivery Driver, Swift Express Couriers, Durban
Jan 2016 – Present
! - Deliver dental supplies, welding gas, irrigation parts and photography paper to shops on the coast.
- {Route planning}, {van loading=Loading|Vehicle loading}, {proof of delivery} and {vehicle checks=Daily vehicle checks|Vehicle inspection}.
! - Regular drops: the radiology department, the pottery studio and a school of hairdressing.
- I have a clean {?code 10 licence=Code 10|Driving licence|Driver's licence} and a {?PrDP}.
! - Carried the sound equipment for the jazz festival and wedding flowers every Saturday.
! - On the road with a colleague who did the forklift work at the depot.
! - Customers sign on the handheld; Oracle runs behind it, they tell me.
! - Not one traffic accident in eight years.
=== as-a05 data-engineer own
Priyanka Deshmukh
Data Engineer
priyanka.d@mail.example · +91 98200 90315 · Pune

## EXPERIENCE
Senior Data Engineer, Crystal Insurance Services, Pune
2020 – Present
! - Built {Airflow} pipelines into {Snowflake} for an outsourcer of hotel bookings (Opera, Salesforce).
! - The actuaries work in SAS and R; I load their tables with {Python} and {dbt}.
! - {Data modelling} for claims on dental insurance, cargo and crop damage.
! - React quickly to failed loads and express what broke in plain English.
! - {Kafka} topics carry what the COBOL mainframe of the bank sends at night.
! - Marketing runs Google Ads and HubSpot; I only get their exports.
- Moved 300 tables off {?Teradata} in spring 2023, no rest for a quarter.
! - Chef de projet was a consultant from Lyon.
! - Never used Scala; would like to go deeper into Rust.

## SKILLS
Python, SQL, dbt, Snowflake, Airflow, Kafka
=== as-a06 theatre-nurse none
Josephine Mbah
Scrub Nurse
josephine.m@mail.example · +237 677 900 316 · Douala

## EXPERIENCE
Scrub Nurse, Hôpital de la Rive, Douala
2014 – Present
- {Instrument counts=Instrument counting|Swab and instrument counts|Surgical counts}, {sterile field=Aseptic technique|Sterile technique} and {theatre preparation=Operating theatre preparation} for {?orthopaedic} and {?abdominal surgery}.
! - Patients come with hernia, diabetes, sickle cell or after a road accident.
- {Patient positioning=Positioning patients} and {specimen labelling=Labelling of specimens}.
! - The anaesthetist does intubation and spinal anaesthesia beside me.
! - We were visited by physiotherapy, radiology and the laundry inspector.
! - My sister, a midwife, wrote "Breastfeeding in Ten Lessons"; I typed it.
! - The generator is looked after by maintenance, the autoclave repair by the supplier.
! - Thesis: "Malaria and nutrition among market women".
=== as-a07 hotel-porter own
Luca Ferrante
Night Porter
luca.f@mail.example · +44 7700 900 317 · Bath

## WORK HISTORY
Night Porter, The Royal Crescent Arms, Bath
2017 – 2024
- {Check-in=Guest check-in}, {luggage handling=Luggage} and {?night security rounds=Security rounds|Security patrols}.
! - Guests asked about yoga, massage, golf and where to hear opera.
! - Held keys for the laundry, the kitchen and the accounts office.
! - The conference rooms hosted firms in nuclear engineering, fashion and pensions.
! - Woke a surgeon, two pilots and a chess team every Monday, or so it felt.
! - Set the alarm, salted the steps, took in bread from the bakery at five.
- {Opera PMS=Oracle Opera|Opera} for late arrivals; {telephone switchboard=Switchboard}.
- {?Fire alarm response=Fire alarm procedures|Fire safety} at night, with the fire brigade twice.

## KEY SKILLS
Guest check-in, Luggage handling, Opera PMS, Switchboard, Key control
=== as-a08 plumber none
Stuart Kilbride
Plumber
stuart.k@mail.example · +64 21 900 3180 · Nelson

## EXPERIENCE
Self-employed plumber, Nelson
2008 – Present
! Bathrooms, kitchens and the odd farm. {Pipework=Pipe fitting|Pipe installation}, {hot water cylinders=Hot water cylinder installation|Cylinder installation}, {drain clearing=Drain unblocking|Drain cleaning} and {gas fitting=Gasfitting}.
! I leave tiling, electrics and plastering to those who know how.
! My wife does the bookkeeping in Xero and answers the phone.
! Jobs for a winery, a veterinary clinic, a brewery and St Anne's School of Dance.
! Last year the council's building inspector passed all of my work.
! I carry public liability insurance for two million.
! In winter I ski; I used to play trombone with the fire brigade band.
Certified by {?the Plumbers, Gasfitters and Drainlayers Board=?}.
=== as-a09 marketing-exec own
Zeynep Aksoy
Marketing Executive
zeynep.a@mail.example · +90 532 900 3190 · Izmir

## EXPERIENCE
Marketing Executive, Ege Hydraulics, Izmir
2019 – Present
! - {Trade fairs=Trade shows|Event planning}, {?catalogues=Catalogue production|Catalogues} and {email campaigns=Email marketing} for makers of hydraulic presses, CNC lathes and robotics cells.
! - Wrote case studies on injection moulding, sheet metal and predictive maintenance.
! - Briefed an agency for web design and video production.
! - {Mailchimp} newsletters to 4,000 buyers; the agency looks after WordPress and SEO.
! - Interviewed customers who do welding and galvanising for our magazine.
! - Sponsored the swimming club, a robotics contest and an architecture prize.
! - Organised the visit of students of mechanical engineering.
- {Canva} and {Adobe InDesign=InDesign} for flyers.

## SKILLS
Trade fairs, Email marketing, Mailchimp, Canva, InDesign, Market research
=== as-a10 librarian none
Eilidh Marr
Librarian
eilidh.m@mail.example · +44 7700 900 320 · Inverness

## EXPERIENCE
Community Librarian, Highland Libraries, Inverness
2010 – Present
- {Cataloguing}, {stock selection=Collection development|Stock selection}, {?reader enquiries=Enquiries|Reference services} and {interlibrary loans=Interlibrary loan}.
! - Bought books on gardening, quantum physics, sewing and divorce law.
! - Displays: "Women in Engineering", "The Art of Baking", "Astronomy for Beginners".
! - Rooms let to a knitting circle, the Spanish class and a debt counselling service.
! - {Story time=Storytelling|Storytime} for under-fives; a puppeteer from Nairn gave shows.
- {?Koha} since 2018 (before that, {?Symphony}).
! - Answer what people ask: tax returns, bus timetables, genealogy, how to crochet.
! - The reading room is used by law students in spring and by nurses on their rest days.
=== as-a11 insurance-loss-adjuster none
Femi Adebanjo
Loss Adjuster
femi.a@mail.example · +234 803 900 3210 · Ibadan

## EXPERIENCE
Loss Adjuster, Oakvale Adjusters, Ibadan
2013 – Present
- {Site inspections=Site inspection|Loss inspections}, {quantum assessment=Loss assessment|Damage assessment} and {?claims reports=Claims reporting|Report writing}.
! - Losses at a printing works, a poultry farm, a pharmacy and a cold storage depot.
! - Policies cover marine cargo, machinery breakdown and professional indemnity.
! - Interviewed a crane operator, the security guards and a boiler man about what they had seen.
! - Fires began in welding sparks, wiring and once in a deep fryer.
- {Policy wording review=Policy wording|Policy interpretation} and {reserve setting=Reserving|Reserves}.
! - Instructed experts in metallurgy and fire investigation.
! - Reports go to Lagos, where actuaries and legal look at them.
=== as-a12 frontend-dev own
Oksana Hrytsenko
Front-end Developer
oksana.h@mail.example · +380 67 900 3220 · Lviv

## EXPERIENCE
Front-end Developer, Mercury Unity Labs, Lviv
06/2018 – Present
! - {Vue.js=Vue} screens for a dental practice, a logistics start-up and a maker of heat pumps.
! - {TypeScript}, {Vite} and {Cypress} in a lean, agile{?Agile} team of five.
! - Colleagues wrote the Java and Spring Boot services; our DevOps man kept Terraform.
! - The customer's shop ran on Magento, their stock in SAP.
! - Excel at nothing in particular, my old teacher used to say.
! - Word of mouth brought us a fintech client (core in Temenos T24).
! - Took over from a freelancer who had begun in Angular.
- {Figma} files from the designers became {Storybook} parts.
! - Talks: Rust meetup Lviv (audience), VueConf (speaker).

## SKILLS
Vue.js, TypeScript, Vite, Cypress, Storybook, CSS
`;
