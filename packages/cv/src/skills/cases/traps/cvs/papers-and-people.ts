export default `
=== librarian own
Margit Olsen
Library Assistant
margit.olsen@mail.example · +45 20 00 11 22 · Aarhus

## PROFILE
Library assistant for eleven years.

## EXPERIENCE
Library Assistant, Aarhus Reading Rooms
2013 – Present
- {Cataloguing} and {interlibrary loans}; {shelving} on Saturdays.
! - Shelved books on chemistry, welding and psychology.
! - Put up a display about astronomy, sewing and vegan cooking.
! - Invited authors on parenting, personal finance and meditation.
! - Readers wanted help with tax forms; we sent them to the town hall.
! - Hosted a chess club, a knitting circle and a choir.
! - Weeded old manuals of COBOL, Fortran and Lotus Notes.
! - A grant for the digitisation came from the Ministry of Education.
! - Guided school classes past the sections of law, medicine and engineering.
! - Filed the theses of students of architecture and nursing.
! - Ordered the journal of the Royal Society of Chemistry.
! - Lent out drills, a telescope and a sewing machine.

## SKILLS
Cataloguing, Interlibrary loans, Shelving, Dewey Decimal, Readers' advisory
=== accountant own
Hemant Joshi
Accountant
hemant.joshi@mail.example · +44 7700 900990 · Leicester

## SUMMARY
Accountant in practice since 2012.

## EXPERIENCE
Accountant, Ledbury & Co, Leicester
2015 – Present
- {Year-end accounts}, {VAT returns} and {bank reconciliation} for 40 clients.
! - Clients in welding and plumbing, in catering and in hairdressing.
! - Visited a farm that breeds sheep and a yard that builds boats.
! - A dance school, a vet and a record label were among my clients.
! - The partners advise on pensions, mergers and wills; I do not.
! - Shared the building with an advertising agency and a recruitment firm.
! - The firm was bought by a group that offers payroll and legal services.
! - Professional indemnity insurance is held by the firm.
! - Member of the Institute of Taxation and of a rowing club.
! - Sat with a developer who programmed our portal in PHP and MySQL.
! - Helped the charity shop count its takings on a Saturday in December.

## SKILLS
Year-end accounts, VAT returns, Bank reconciliation, Xero, Sage 50, Excel
=== guard none
Daniel Osei
Security Officer
daniel.osei@mail.example · 07700 901001 · Croydon

## EXPERIENCE
Security Officer, Ironside Guarding, Croydon
2016 – present
- {Patrols}, {access control} and {CCTV monitoring} on nights.
! - Guarded a bank, a data centre and a film studio.
! - Let in engineers for the lifts and technicians for the air conditioning.
! - Opened the gate for lorries with timber, steel and seafood.
! - Watched the door of a conference on blockchain and machine learning.
! - Stood at a fashion show, a boxing match and a trade fair for dentists.
! - The site made vaccines; I never entered the laboratory.
! - Two years at a hospital: {?Psychiatry}, Maternity and {?A&E}.
! - A printed job ad in the lodge: "Electrician wanted, PLC and hydraulics a must".
! - Handed keys to the cleaners, the gardeners and the pool attendant.
! - The building housed a call centre, a nursery and the tax office.
! - Spent slow nights on crosswords and a course in Spanish that I did not finish.
=== journalist own
Ines Aguado
Reporter
ines.aguado@mail.example · 07700 901112 · Norwich

## EXPERIENCE
Reporter, The Fenland Courier, Norwich
2017 – Present
- {Interviewing}, {court reporting} and {news writing} on deadline.
! - Wrote about farming, fishing and wind energy.
! - Covered surgery waiting lists, the price of scaffolding and a strike of train drivers.
! - A series on nurses, one on bakers, one on blockchain.
! - Interviewed a beekeeper, a sommelier and a professor of robotics.
! - A piece about a start-up that teaches Python to prisoners.
! - My column on gardening ran beside the one on investments.
! - Rang the press offices of the police, the NHS and the Ministry of Defence.
! - Reviewed books on economics, theology and the history of plumbing.
! - Profiled a company that makes drones for forestry.
! - The paper sells advertising; the newsroom never sees it.

## SKILLS
Interviewing, Court reporting, News writing, Shorthand (100 wpm), Fact checking
=== hairdresser none
Chantelle Price
Hair Stylist
chantelle.price@mail.example · 07700 901223 · Swansea

## EXPERIENCE
Stylist, Curl Up, Swansea
2015 – present
- {Balayage}, {colour correction} and {bridal hair}.
! - {?Cut the hair=Hair cutting} of models, dancers and a weather presenter.
! - Swept up, and rang the electrician when the dryers failed.
! - The salon has a nail bar and a massage room run by others.
! - Sponsor of the rugby club and of a dog show.
! - Clients tell me about divorce, surgery and mortgages.
! - The accountant does the books and the payroll.
! - Magazines on interior design and travel in the waiting corner.
! - Bought shears from a firm in Japan that forges knives.
! - The landlord also owns a bakery and a funeral home.
! - I react fast when the phone goes and go the extra mile.
=== fitter own
Ewan McRae
Maintenance Fitter
ewan.mcrae@mail.example · 07700 901334 · Dundee

## EXPERIENCE
Maintenance Fitter, Storm Paper Mill, Dundee
2010 – Present
- {Bearing replacement}, {pump overhaul} and {shaft alignment} on two paper machines.
! - Worked beside Quality, Logistics and the people of Health and Safety.
! - The mill makes tissue, board and printing paper.
! - Kept the tool store next to the laboratory and the boiler house.
! - The apprentice wants to study robotics.
! - Handed finished jobs over to Production and Planning.
! - Parts came from a foundry that casts iron and from a firm of welders.
! - Rest days swapped in the lambing season; my brother keeps sheep.
! - Two months in spring at a sister mill in Java.
! - Night shift read the gauge in the effluent plant for Environment.

## SKILLS
Bearing replacement, Pump overhaul, Shaft alignment, Hydraulics, Mechanical seals
=== hr own
Priyanka Sen
HR Adviser
priyanka.sen@mail.example · 07700 901445 · Slough

## EXPERIENCE
HR Adviser, Canvas Cloud Ltd, Slough
2018 – Present
- {Absence management}, {grievance investigations} and {onboarding} for 300 people.
! - Hired developers in Java, React and Go, and two data scientists.
! - Recruited welders, nurses and lorry drivers in an earlier job.
! - Wrote job ads for "Senior Python engineer, AWS and Terraform".
! - Booked trainers for first aid, fire safety and negotiation.
! - Partnered with Finance, Engineering and Customer Success.
! - Sat in on a union meeting in the foundry.
! - The company makes software for lawyers, vets and estate agents.
! - Filled vacancies in procurement, warehousing and accounts.
! - Legal advice came from outside counsel.

## SKILLS
Absence management, Grievance investigations, Onboarding, Workday, Employment law
=== cook none
Luca Ferri
Sous Chef
luca.ferri@mail.example · 07700 901556 · Brighton

## EXPERIENCE
Sous Chef, Kettle & Rhino, Brighton
2016 – present
- {Menu costing}, {butchery} and {sauces} for 90 covers.
! - Guests from advertising, banking and the theatre.
! - A pinch of salt and a splash of swing on Sunday: the jazz brunch.
! - The manager does the bookkeeping and the marketing.
! - Bought fish from trawlers and vegetables from a farm that breeds pigs.
! - Cooked for a wedding planner, a yoga retreat and a film crew.
! - The restaurant group also runs a brewery and a cookery school.
! - Rest of the week in the pastry corner, never the bar.
! - Appeared in a magazine about travel and wine.
! - The dishwasher was mended by an engineer, the lights by an electrician.
! - Kitchen beside the tram stop, opposite the School of Art.
=== data own
Wei Ling Tan
Data Analyst
weiling.tan@mail.example · +65 8000 1111 · Singapore

## PROFILE
Data analyst in retail with six years of {SQL} and {Power BI}.
! Currently reading about Spark and Airflow; no production use yet.

## EXPERIENCE
Data Analyst, Lumen Grocers, Singapore
2019 – Present
- Built sales dashboards in {Power BI} on top of {SQL Server}.
! - Presented to Merchandising, Supply Chain and Store Operations.
! - The data engineers run Airflow and Kafka; I only read the tables.
! - A consultant did the forecasts in R before I came.
! - Counted footfall in shops for cosmetics, toys and bicycles.
! - Sat on the interview panel for a product manager and a UX designer.
! - Tableau was dropped the year before I joined.
! - Answered a survey about nursing homes for a friend in sociology.
! - The warehouse uses robots and a fleet of drones.
! - Won the quiz on geography and film at the spring party.
! - Our looker at trends left; monday calls moved to Tuesday.
! - Excel at making hard things plain; swift to react.

## SKILLS
SQL, Power BI, SQL Server, DAX, Excel, Python
=== support none
Gloria Mensah
Call Centre Agent
gloria.mensah@mail.example · +233 20 000 1122 · Accra

## EXPERIENCE
Call Centre Agent, Express Mobile Ghana, Accra
2018 – present
- {Call handling}, {complaint handling} and {ticket logging} in two languages.
! - Transferred calls to Billing, Technical Support and Fraud.
! - Callers ask about roaming, mobile money and insurance.
! - The training room had posters of the human anatomy from the nursing school before us.
! - Told customers which shop repairs screens.
! - Team outings: bowling, karaoke and a cooking class.
! - Sold bundles of airtime and data.
! - Our director had been a lawyer and an auctioneer.
! - I take criticism with a pinch of salt and start from scratch.
! - Access to the vault was not needed for my work.
! - Dreams of studying architecture or law.
`;
