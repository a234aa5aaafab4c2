export default String.raw`
@group office-people-sales | Office, people, sales and customer work | business

[skills]
Telephone advice = Phone advice, Telephone consultations with customers
Telephone surveys = Phone surveys, Telephone interviews
Travel coordination for executives
Leave records = Attendance records, Staff records, Employee records, Leave tracking
Call scripts = Call auditing, Call coaching, Call calibration, Call queues, Call evaluation, Call scripting, Script writing for calls, Script adherence, Following scripts
Service desk management
Stock ordering = Stock replenishment orders, Stock ordering and replenishment, Stock requisition, Store requisitions, Ordering stock > Kitchen inventory
Pharmacy sales = Pharmacy counter, Over-the-counter sales
Survey research = Survey administration
Telephone interviewing = CATI^, CAPI^, Phone interviews, Face-to-face interviewing, Door-to-door surveys

[tools]
Aircall
  with chat, support, tickets, Zendesk
Deputy rostering = Deputy?
  with rota, rostering, shift, roster
Planday
When I Work
Retail Pro
NCR POS = NCR Counterpoint
LS Retail = LS Central, LS Nav
Reapit
Argus Enterprise = ARGUS
Copper CRM
Close CRM
Typeform
CommCare
SurveyCTO

[skills]
Appointments* ~ Diary management
Agenda preparation ~ Meeting coordination
Document archiving ~ Filing
Scanning and copying ~ Document management
Phone answering = Answering phones, Answered phones, Answering telephones, Answered calls, Answering phone calls, Answered phone calls ~ Switchboard operation
Call forwarding ~ Switchboard operation
Telephone operation ~ Switchboard operation
Call transfer = Transferring calls ~ Switchboard operation
Visitor welcome ~ Reception
Keyboarding ~ Data entry
Timesheets* ~ Leave records
Interview scheduling* = Interview coordination ~ Recruitment
Shortlisting ~ Recruitment
Job advertisements = Job adverts, Job ads, Writing job adverts ~ Recruitment
Job advertising ~ Recruitment
Vacancy advertising ~ Recruitment
Interview panels ~ Recruitment
Induction training = Induction programmes, New starter training ~ Onboarding
New starter induction ~ Onboarding
Salary surveys ~ Compensation and benefits
Salary structures ~ Compensation and benefits
Pay structures ~ Compensation and benefits
Incentive schemes = Bonus schemes, Bonus plans, Incentive plans, Incentive programmes, Sales incentives, Bonus administration ~ Compensation and benefits
KPI setting ~ Performance appraisal
360-degree feedback = 360 feedback, 360 degree appraisal, 360 reviews ~ Performance appraisal
Disciplinary inquiries ~ Employee relations
Disciplinary cases ~ Employee relations
Collective bargaining = Trade union negotiation ~ Employee relations
Collective agreements = Collective labour agreements, CCNL^, Collective bargaining agreements ~ Employee relations
Works council negotiations ~ Employee relations
Training coordination ~ Training delivery
Training of trainers ~ Training delivery
Training calendar = Training plans, Annual training plan ~ Training delivery
Training materials ~ Training delivery
Training evaluation = Kirkpatrick model, Kirkpatrick evaluation, Kirkpatrick? ~ Training delivery
On-the-job training ~ Training delivery
Rosters* = Staff rostering, Roster preparation, Rotas*, Staff rotas > Shift planning ~ Workforce planning
Staff events ~ Employee engagement
Wellbeing programmes = Employee wellbeing, Wellness programmes at work, Employee assistance programmes ~ Employee engagement
Culture change ~ Organisational development
Redundancy management = Redundancy consultations, Redundancies, Collective consultation, Retrenchment, Retrenchment process, Redundancy process ~ Organisational development
Restructuring* ~ Organisational development
Equal opportunities ~ Diversity and inclusion
Telephone support ~ Inbound calls
Phone support ~ Inbound calls
Calling customers ~ Inbound calls
Quality monitoring ~ Call scripts
Average handling time = AHT^, Average handle time, Handle time* ~ Call scripts
Social media customer care ~ Live chat
Returns handling in retail ~ Refunds and returns
Dispute handling ~ Complaint handling
Issue resolution ~ Complaint handling
Churn reduction ~ Customer retention
Escalations* ~ Service desk management
Sample distribution ~ Technical sales
Appointment setting in sales ~ Lead generation
Territory planning ~ Sales management
Dealer development ~ Channel sales
Retailer visits ~ Channel sales
Quotes* ~ Sales negotiation
Tender writing ~ Sales negotiation
Warranty claims ~ After-sales service
Warranty administration ~ After-sales service
Doctor visits* ~ Pharmaceutical sales
Test drives = Road testing, Road tests ~ Car sales
Trade-in valuation ~ Car sales
Overseas buyers ~ Export sales
Store operations ~ Retail
Shop operations ~ Retail
Visual displays ~ Merchandising
Shelf stacking ~ Merchandising
Price changes = Price changes in store, Price change execution, Shelf edge labels, SEL changes ~ Merchandising
Price tickets ~ Merchandising
Display building ~ Merchandising
In-store displays ~ Merchandising
Display setup = Setting up displays, Building displays ~ Merchandising
Facing up ~ Merchandising
Markdown management ~ Merchandising
Range planning = Line planning ~ Merchandising
Store layout ~ Merchandising
Retail displays ~ Merchandising
Checkout operation ~ Cash handling
Float reconciliation ~ Cash handling
Banking of takings ~ Cash handling
Card transactions ~ Cash handling
Checkout* ~ Cash handling
Fitting room service = Fitting rooms*, Fitting room assistance, Fitting room control, Changing room control ~ Gift wrapping
Personal styling ~ Gift wrapping
Wardrobe advice ~ Gift wrapping
Customer advice ~ Product knowledge
Customer consultation ~ Product knowledge
Customer advising ~ Product knowledge
Reordering ~ Stock ordering
Inventory records = Stock records ~ Stock control
Bin cards = Bin locations, Bin card maintenance ~ Stock control
Stores ledger ~ Stock control
Expiry checks = Expiry date checks, Expiry checking, Expiry management, Expiry dates, Near-expiry control, Expiry date checking, Expiry date control, Expiry control, Expiry monitoring, Shelf-life monitoring ~ Stock control
Materials issuing = Issue of materials, Issued materials, Issuing materials, Store issues, Issuing of materials ~ Stock control
Store records ~ Stock control
Fashion buying ~ Wholesale
Assortment planning ~ Wholesale
Product sourcing ~ Wholesale
Bid opening ~ Tender management
Competitive bidding ~ Tender management
Quotation comparison ~ Tender management
Supplier selection ~ Strategic sourcing
Vendor selection ~ Strategic sourcing
Framework contracts ~ Vendor management
Expediting* = PO follow-up ~ Purchase order processing
Viewings* ~ Property valuation
Listing presentations ~ Real estate sales
Listings* ~ Real estate sales
Closing coordination = Sales progression, Conveyancing liaison ~ Real estate sales
Inventory checks of flats ~ Property letting
Rent reviews ~ Property letting
Tenant management ~ Property letting
Rent arrears ~ Property letting
Service charges = Service charge budgets, Service charge accounting ~ Property letting
Lease management ~ Property letting
Facility inspections ~ Property letting
Operations supervision ~ Operations management
Workflow improvement = Workflow redesign ~ Operations management
Milestone tracking ~ Project management
Critical path analysis ~ Project management
Profit and loss ~ P&L management
Annual budgets = Annual budgeting > Budgeting ~ P&L management
Budget responsibility ~ P&L management
Major gifts = Major donors, Major donor fundraising, Major donor cultivation, High-net-worth donors ~ Fundraising
Charity events ~ Fundraising
Interviewing respondents ~ Survey research
Household interviews ~ Survey research

[tools]
KoBo

[tools]
Dialpad
8x8 telephony
Khoros
Abacus reservation system = Abacus GDS, Abacus
Navitaire = New Skies
SITA = SITATEX
NDC bookings = NDC^
Rezdy
FareHarbor ~ Rezdy
Tourwriter
`;
