export default String.raw`
@group venue-shop-lead-detail | Running venues, shops and call centres | business | narrow
[skills]
Loan portfolio management = Loan book management, Credit portfolio management, Lending portfolio, Advances portfolio ~ Branch operations
Branch profitability = Branch P&L, Branch profit, Branch budgets, Branch targets ~ Branch operations
NPA recovery = NPA management, NPA^, NPL^, Non-performing loans ~ Branch operations, Loan recovery
One-time settlements ~ Branch operations
SARFAESI = SARFAESI Act, SARFAESI notices, Parate execution ~ Branch operations
CASA growth = CASA^, CASA mobilisation, CASA deposits, CASA acquisition ~ Branch operations, Account opening
Audit compliance = Audit rectification ~ Branch operations, Internal audit
Delegated lending authority = Lending discretion, DLA^, Discretionary lending limits, Sanctioning powers, Loan sanctioning, Sanctioning of loans, Sanctioning limits ~ Branch operations
Collateral inspection = Security inspection, Collateral visits, Site visits to collateral ~ Branch operations
Dual control = Dual custody, Joint custody ~ Branch operations
Agent training = Agency training, Advisor training, Training of agents, Recruited and trained agents, Agent recruitment and training, Recruiting agents ~ Branch operations
Lobby management = Queue management in branches, Banking hall management ~ Branch operations
Customer service quality = Service quality*, Service quality management, Service standards, Service excellence ~ Branch operations
Branch opening = New branch opening, Branch launches ~ Branch operations
Branch insurance sales = Life insurance sales in branches ~ Branch operations
[skills]
Audience development = Audience building, New audiences ~ Museum management, Audience engagement
Visitor services = Visitor experience, Visitor operations, Front of house in museums ~ Museum management
Matter management = Matter opening, Client file opening, Legal matter management, Matter inception, Client files, Opened client files, Opening client files, Client file maintenance, Client file management ~ Legal practice management
Police command = Police station management, Station house management, OIC duties, Police supervision ~ Law enforcement
Fire service command = Fire station management, Fire ground command, Watch management, Watch command ~ Fire fighting
Prison management = Prison administration, Custodial management, Prison operations ~ Prison services
Custody management = Custody suite management, Custody officer duties ~ Prison services
Intelligence briefings = Crime briefings, Daily briefings for patrols ~ Law enforcement
Patrol planning = Patrol deployment, Beat planning, Patrol scheduling ~ Law enforcement
Station inspections = Watch inspections
Outreach visits = Library outreach ~ Library management, Community outreach
Events programming = Programming of events, Public programming, Public programmes, Arts programming, Cultural programming, Film programming, Venue programming ~ Library management
Budget bids = Budget submissions, Budget bidding ~ Library management
Community programmes = Community programming ~ Library management, Community outreach
Reader development = Reading development, Reading challenges, Summer reading challenge, Summer reading club ~ Library management, Reader services
[tools]
SirsiDynix Symphony
Sierra ILS = Sierra?
Axiell
MODES^
Actionstep
LEAP legal
SmartLaw
[skills]
KPI analysis = KPI reviews, KPI monitoring and analysis, Retail KPIs, Sales KPIs ~ Retail, Performance management
Conversion rate* = Conversion rate improvement, Sales conversion, Footfall conversion, Conversion improvement ~ Retail
Average transaction value = ATV^, Average basket value, Average basket size, Basket size, UPT^, Units per transaction, ATV and UPT ~ Retail
Online returns = E-commerce returns, Web returns ~ Retail, Reverse logistics
Margin management = Margin control, Gross margin management, Margin improvement, GP management, GP control, Margin analysis in retail ~ Retail
Stock loss = Stock loss prevention, Shrinkage*, Shrink*, Stock shrinkage ~ Retail, Loss prevention
Till checks = Till audits, Till spot checks, Spot checks on tills ~ Retail
Seasonal launches = Season launches, Collection launches, Seasonal campaigns in store, New season launches ~ Retail
Fixture layout = Shop layout, Space allocation in stores ~ Retail, Store layout
Stock loading = Stock load-in, Stock loading of stores ~ Retail
Trade accounts = Trade account management, Trade counters, Trade customers ~ Retail
Refund authorisation = Authorising refunds, Refund approval ~ Retail
Wage cost control = Wage budget, Payroll budget in stores, Staff cost control, Labour budgeting, Labour scheduling ~ Retail
[tools]
Reflexis
Kronos for retail
Quinyx
RotaCloud
RetailNext
JDA Space Planning
Futura retail
[skills]
Sports development = Grassroots sport, Club development, Community sport ~ Leisure activities
Class timetabling = Class timetables, Studio timetabling, Fitness timetable, Programme timetabling ~ Leisure activities
Cinema operations = Cinema management, Multiplex operations, Film projection ~ Leisure activities
Theme park operations = Park operations, Attractions operations, Amusement park operations, Water park operations ~ Leisure activities
Ride safety = Ride inspections, Ride operations, Ride checks ~ Leisure activities
Venue hire = Room hire, Hall hire, Pitch hire, Facility hire, Facility bookings, Private hire of venues ~ Leisure activities
Membership retention = Retention of members, Attrition reduction in gyms ~ Leisure activities, Member retention
Direct debit collections = Direct debit management, Direct debit processing ~ Leisure activities, Standing orders
Artist contracts = Booking artists, Talent booking, Talent buying, Booking bands ~ Leisure activities, Talent management for artists
Show settlements = Settlements of shows, Box office settlements ~ Leisure activities
Technical riders = Tech riders, Rider fulfilment ~ Leisure activities
Safety advisory group = SAG meetings, Event safety planning, Event management plans ~ Leisure activities, Risk assessments for events
Technical production* = Technical production management, Production management for events ~ Leisure activities
Box office management = Box office operations, Box office reports ~ Leisure activities
Swim school management = Swim school, Swim lesson programmes, Swimming lesson programmes ~ Leisure activities, Swimming instruction
Sports club management = Club management, Clubhouse management, Golf club management, Golf operations ~ Leisure activities
Pitch maintenance planning = Pitch bookings ~ Leisure activities
[tools]
Gladstone 360 = Gladstone?, Gladstone Plus2, Gladstone MRM
Legend Club Management = Legend?, XN Leisure, Legend leisure
Spektrix
Tessitura
Ticketsolve
PatronManager
Artifax
Quest accreditation = Quest?, QUEST UK, Quest Plus
ClubRight
Glofox
ClubManager
Xplor Recreation
Vista Cinema
PWTAG = PWTAG standards, PWTAG guidelines
[skills]
Interactive voice response = IVR^, IVR design, IVR systems, IVR scripting, IVR flows ~ Call centre operations
Attrition management = Attrition control, Attrition reduction, Staff attrition reduction, Managing attrition ~ Call centre operations
Omnichannel support = Omnichannel, Multichannel support, Omnichannel contact ~ Call centre operations
Speech analytics = Voice analytics, Speech and text analytics ~ Call centre operations
Transition management = Process transition, Service transition to BPO, Process migration, Work transitions ~ Call centre operations
Conference organising = Conference production, Congress organisation ~ Call centre operations, Conference services
Delegate management = Delegate handling, Delegate packs, Delegate acquisition ~ Call centre operations, Delegate registration
Call centre shrinkage = Shrinkage management ~ Call centre operations
Shift bidding = Shift bids ~ Call centre operations
Huddles* = Team huddles, Daily huddles, Shift huddles, Pre-shift briefings ~ Call centre operations
Calibration sessions = Quality calibration, QA calibration ~ Call centre operations, Call scripts
Call listening = Call audits, Side-by-side listening, Call barging, Remote call listening ~ Call centre operations, Call scripts
Quality scorecards = QA scorecards, Quality forms, QA forms, Quality monitoring forms ~ Call centre operations
Business reviews = QBR^, Quarterly business reviews, Monthly business reviews, Client business reviews, MBRs, WBRs ~ Call centre operations
Intraday management = Intraday, Real-time management, Real-time queue monitoring, RTA management ~ Call centre operations
Nesting of new hires = Nesting of agents, Nesting support, OJT bay ~ Call centre operations
Exhibitor sales = Exhibition sales, Stand sales, Booth sales ~ Call centre operations, Exhibitor management
Travel desk = Travel desk management, Corporate travel desk ~ Call centre operations, Corporate travel
Forecasting and scheduling* = Call volume forecasting, Call forecasting, Volume forecasting, Staffing forecasts ~ Call centre operations
Collections calling = Dialler management, Dialer management, Predictive dialling ~ Call centre operations
Customer complaints reduction = Repeat call reduction, Escalation reduction ~ Call centre operations
[tools]
NICE WFM = NICE IEX
Erlang C = Erlang calculations, Erlang formula, Erlang modelling ~ Workforce scheduling
Aspect WFM = Aspect Unison, Alvaria
Ameyo
Playvox
Observe.AI
Exotel
Ozonetel
Knowlarity
Delegate portal
EventsAir = Events Air
[skills]
Supervision of loan officers = Loan officers supervision, Credit officer supervision, Field officer supervision ~ Branch operations
Client outreach in microfinance = Client outreach, Village outreach, Client mobilisation ~ Branch operations
Joint liability groups = JLG^, JLG formation, JLG lending ~ Branch operations
[skills]
Fresh food management = Fresh food*, Fresh departments, Fresh produce management, Produce department ~ Retail
Wastage reduction = Wastage*, Waste reduction in stores, Shrink and waste ~ Retail, Stock wastage records
Gap scans = Gap scanning, Availability checks, Gap checks ~ Retail
Cash office = Cash office duties, Cash office management ~ Retail
Planogram compliance = Planogram execution ~ Retail, Planogram implementation
Code checks = Date code checks, Date checks, Date checking, Date rotation, Use-by checks ~ Retail, Expiry checks
Colleague engagement = Colleague development, Team engagement in stores ~ Retail
Seasonal plans = Seasonal planning, Seasonal events in store, Seasonal ranges ~ Retail
Order adjustments = Stock order adjustments, Auto-order corrections ~ Retail
[skills]
Front of house management = Front of house*, FOH management ~ Theatre production, Live sound mixing
Ushering = Ushers*, Ushering duties, Volunteer ushers, Stewarding theatre, Usher duties, Ushering guests, Seat guidance, Guiding guests to seats, Ticket tearing, Checking tickets at doors, Cloakroom service, Cloakroom duties, Running cloakrooms, Locker key handling, Towel handing ~ Theatre production
Bar stock = Bar ordering ~ Theatre production, Bar stocktakes
Access performances = Accessible performances, Relaxed performances, Captioned performances, Audio description ~ Theatre production
Merchandise sales = Merchandise*, Merch sales, Programme sales, Kiosk sales ~ Theatre production
Volunteer rotas = Volunteer scheduling, Volunteer rostering ~ Theatre production
Stage door = Stage door duties ~ Theatre production
Fire evacuation ~ Theatre production, Emergency response planning
Touring contracts = Contracts with touring companies, Visiting company contracts, Deal memos ~ Theatre production
`;
