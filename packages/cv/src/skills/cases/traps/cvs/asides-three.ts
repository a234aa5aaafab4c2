export default `
=== as-b01 accountant own
Rukmini Nair
Senior Accountant
rukmini.n@mail.example · +91 98400 90401 · Kochi

## EXPERIENCE
Senior Accountant, Malabar Spice Traders, Kochi
2014 – Present
! - {Month-end close=Month-end closing}, {bank reconciliation} and {GST returns=GST filing|GST} for a group that owns a tea estate, a hotel and a printing press.
! - Entered invoices for pest control, air conditioning and legal advice.
! - Sat with the auditors when they asked about cyber security insurance.
! - The cook's son came to me for help with his chemistry; I sent him away.
! - No one cooked the books while I was there.
- {Fixed asset register=Fixed assets} and {TDS=Tax deducted at source} every quarter.
! - Left when the owners went into real estate.

## SKILLS
Tally, Bank reconciliation, GST, TDS, Advanced Excel
=== as-b02 security-guard none
Emeka Uzor
Security Guard
emeka.u@mail.example · +234 806 900 4020 · Port Harcourt

## EXPERIENCE
Security Guard, Delta Shield, Port Harcourt
2012 – Present
! Guarded in turn a flour mill, a teaching hospital and a data centre. {Access control}, {visitor logging=Visitor registration|Visitor log|Visitor management} and {night patrols=Patrolling|Patrol|Security patrols}.
! At the hospital I stood by the pharmacy, the X-ray rooms and maternity.
! I let in the people of cleaning, catering and IT.
! A colleague did the CCTV room; I walked.
{Bag searches=Searching bags|Search procedures} and {incident reports=Incident reporting}.
! After a fall I had surgery and a month of physiotherapy.
! The mill's manager praised me as "a rock in the logistics of our lives".
! I would like to become a paramedic.
=== as-b03 backend-dev own
Mateusz Gorski
Backend Developer
mateusz.g@mail.example · +48 600 900 403 · Wroclaw

## EXPERIENCE
Backend Developer, Flask & Retort Chemicals, Wroclaw
2017 – Present
! - Services in {Kotlin} with {Ktor} for laboratory orders, hazardous waste notes and customs forms.
! - Customers connect from NetSuite or Shopify; we give them an {?API}.
! - Spark of an idea at a hackathon; the slack in the plan let me build it.
! - Puppet theatre was the theme of the office party.
! - Wrote the module that prints labels for gas cylinders and acids.
- {PostgreSQL} and {Redis}; {?CI} on {TeamCity}.

## SKILLS
Kotlin, Ktor, PostgreSQL, Redis, TeamCity, Gradle
=== as-b04 midwife none
Beatriz Quintela
Midwife
beatriz.q@mail.example · +351 91 900 4040 · Porto

## EXPERIENCE
Midwife, Maternidade Douro, Porto
2011 – Present
- {Antenatal care=Antenatal checks}, {labour care=Intrapartum care|Labour management}, {suturing=Perineal suturing} and {breastfeeding support}.
! - Fathers were fishermen, masons, once a sound engineer.
- {Newborn examination=Newborn assessment} and {partograms=Partogram|Partograph}.
! - Wards were painted and the plumbing redone in spring.
! - The social worker speaks about child protection with the family.
! - Godmother to eleven, a prize for volunteering from the parish.
=== as-b05 civil-servant none
Gwendolyn Osei
Licensing Officer
gwendolyn.o@mail.example · +233 24 900 405 · Kumasi

## EXPERIENCE
Licensing Officer, Kumasi Metropolitan Assembly, Kumasi
2013 – Present
- {?Site visits=Site visits|Inspections}, {fee collection=Fee collection|Cash collection} and {file keeping=Filing|Records management|Record keeping}.
! - Sent complaints on noise to environmental health and on walls to building control.
! - {Minute taking=Minutes} for the committee on tourism and markets.
! - My cousin at procurement retired in 2020.
=== as-b06 mechanic none
Rafa Dominguez
Motor Mechanic
rafa.d@mail.example · +61 400 900 406 · Cairns

## EXPERIENCE
Motor Mechanic, Reef Motors, Cairns
2009 – Present
! {Brakes=Brake repair|Brake replacement|Brake servicing}, {clutches=Clutch replacement|Clutch repair}, {engine rebuilds=Engine rebuilding|Engine overhaul} and {wheel alignment}. Cars of pilots, divers and one opera singer.
! We look after the vans of a pool cleaning firm and the trucks of a sugar mill.
! The panel beating goes to Ray next door, upholstery to his mum.
! Boss does the quotes and payroll; a lad in India the website.
! Rust is what I fight up here.
! I have done no air conditioning: you need the ARC ticket.
{?Diagnostics=Vehicle diagnostics} with {Autel} and {Bosch KTS=Bosch}.
! Ant nests in fuse boxes are a daily thing.
=== as-b07 sales-rep own
Anneke de Bruyn
Medical Sales Representative
anneke.d@mail.example · +27 82 900 4070 · Bloemfontein

## WORK HISTORY
Medical Sales Representative, Protea Surgical, Bloemfontein
2016 – Present
! - Sell sutures, orthopaedic implants and ventilators to theatres and intensive care units.
- {Territory planning=Territory management}, {tenders=Tendering|Tender preparation|Tender management} and {product demonstrations}.
! - Doctors asked me about sterilisation and wound healing; I brought them the specialist.
! - Stood at congresses of cardiology, anaesthetics and nursing.
! - Gave away a textbook of neurosurgery.
! - Region's best in sales, prize: a week of scuba diving.
- {CRM entries=CRM|CRM data entry} in {Salesforce}; {key accounts=Key account management}.
! - The sales force was cut in spring 2021.
! - Price lists come from finance, leaflets from marketing.

## SKILLS
Territory management, Tendering, Salesforce, Key account management, Negotiation
=== as-b08 farmer none
Hamish Dunbar
Sheep Farmer
hamish.d@mail.example · +44 7700 900 408 · Hawick

## EXPERIENCE
Farm Manager, Teviot Fleece, Hawick
2006 – Present
{Lambing}, {hoof trimming=Foot trimming}, {?dipping=Sheep dipping} and {?drystone walls=Dry stone walling|Drystone walling|Walling}. 900 ewes on 400 hectares.
! Wool goes to a mill for spinning and weaving, skins for tanning.
! The vet does the castration; contractors do shearing and silage.
! We rented the steading to a pottery and a web design couple.
! Students of agronomy come for a week in spring.
{Grassland management=Pasture management} and {fence repairs=Fencing|Fence repair}.
! Lost sheep to fluke, foxes and the railway.
! My daughter reads law; my wife teaches piano.
! Sold the dairy herd in 2010; never had pigs.
=== as-b09 hr-manager own
Shabnam Rauf
HR Manager
shabnam.r@mail.example · +92 300 900 4090 · Faisalabad

## EXPERIENCE
HR Manager, Lyallpur Textile Mills, Faisalabad
2015 – Present
! - {Recruitment}, {disciplinary hearings=Disciplinary procedures|Disciplinary procedure} and {grievance handling} for 1,200 in spinning, dyeing and knitting.
! - Arranged courses on first aid, forklift driving and English for the floor.
! - Wrote job descriptions of electricians, boiler attendants and designers.
! - Benefits: health insurance, a crèche and transport.
! - Followed a strike about piece rates with the union.
! - Hired a doctor and two nurses for the clinic.
! - Exit interviews name heat, noise and overtime.

## SKILLS
Recruitment, Payroll, Oracle HCM, Grievance handling, Labour law
=== as-b10 journalist none
Declan Moriarty
Reporter
declan.m@mail.example · +353 86 900 4100 · Ennis

## EXPERIENCE
Reporter, The Clare Courier, Ennis
2012 – Present
! - {Court reporting} and {interviews=Interviewing|Interviewing skills}: a tax fraud, a surgery gone wrong, a cattle theft.
! - Stories on dairy farming, offshore wind and the price of nursing homes.
! - Series "Lives at the Forge" on thatching, coopering and lace making.
! - Reviewed opera, cookery books and a play about coal mining.
- {Fact checking} and {shorthand} at 110.
! - Shortlisted for the National Science Writing Prize.
! - Moderated an evening on artificial intelligence with a professor.
=== as-b11 cleaner none
Lourdes Villanueva
Cleaning Supervisor
lourdes.v@mail.example · +63 917 900 4110 · Cebu

## EXPERIENCE
Cleaning Supervisor, Visayas Bright, Cebu
2014 – Present
! - {Floor polishing}, {window cleaning} and {chemical dilution} in a bank, a dialysis centre and a casino.
! - Offices of lawyers, architects and a call centre.
- {?Staff rosters=Rostering|Scheduling|Staff scheduling} and {?supply orders=Ordering|Ordering supplies} for twelve.
! - A room for welding tests was ours too.
! - Put fresh linen where the massage girls work.
! - Lost my place when the bank put in outsourcing.
=== as-b12 solicitor own
Imran Qadri
Solicitor
imran.q@mail.example · +44 7700 900 412 · Bradford

## EXPERIENCE
Solicitor, Chef, Maven & Ruby LLP, Bradford
2013 – Present
! - {Employment tribunals=Employment tribunal}, {settlement agreements} and {witness statements} for dental practices, haulage firms and nurseries.
! - Won against a scaffolding company; lost for a tattoo artist.
! - Counsel did the advocacy in the Court of Appeal.
! - Advised on dismissals of teachers, drivers, a goalkeeper.
! - Our cashier does the VAT and ledgers.
! - Spoke to students of accounting; wrote for "Fleet Management Today".
- {Legal research} in {Westlaw}; {drafting=Legal drafting} of {?contracts}.

## SKILLS
Employment law, Settlement agreements, Legal research, Westlaw, Drafting
`;
