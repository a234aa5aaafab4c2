export default String.raw`
@group facilities-security | Security, cleaning, property and public services | services

[skills]
Vacuuming* = Hoovering*, Mopping*, Sweeping*, Dusting*, Floor mopping, Damp mopping, Wet mopping, Mopping floors, Floor sweeping, Vacuum cleaning, Carpet vacuuming, Office dusting, Damp dusting, Dusting of offices, Dusting and polishing, High dusting, High-level cleaning, High level dusting > Cleaning
Pressure washing = Power washing, Jet washing, High-pressure washing, Car park washing, Pressure washers, Pressure washer operation, Soft washing, Hydroblasting, Water jetting, UHP water jetting > Industrial cleaning
Hikvision systems = Hikvision > CCTV monitoring
Dahua systems = Dahua > CCTV monitoring
Milestone XProtect > CCTV monitoring
Genetec > CCTV monitoring
Comparative market analysis = CMA reports, Market appraisals > Property valuation
Open houses = House showings > Property viewings
Tenant screening = Tenant selection, Tenant referencing, Tenant vetting, Right to rent checks, Right to rent, Tenant checks > Property management
Rent collection > Property management
Home staging = Staging*, Property staging > Property marketing
Property listings = Listing properties, MLS listings, MLS^ > Property marketing
Key control = Key management, Key registers, Key handling, Key issue, Key log
Fire drills = Evacuation exercises > Emergency response planning
Radio communication = Two-way radio, Radio procedures, Walkie-talkie use
Metal detector screening = Metal detectors, HHMD, DFMD, Metal detection at gates > Security guarding
Public area cleaning = Public areas*, Lobby cleaning, Lobby upkeep, Public area attendance > Cleaning
Indicator tracking = Indicator monitoring > Monitoring and evaluation
Household surveys = Baseline surveys, Endline surveys > Data collection
Beneficiary registration = Beneficiary selection, Selection of beneficiaries
Security guarding = Security services, Security guard duties, Guarding*, Security duties, Manned guarding, Security officer duties, Static guarding, Perimeter security
Patrolling = Security patrols, Patrols*, Patrol duties
Access control = Gate control, Entry control, Access control management, Visitor access control, Access reviews, User access reviews
CCTV monitoring = CCTV surveillance, Surveillance monitoring, CCTV operation, Video surveillance, CCTV operator*, Surveillance*, Camera surveillance
Crowd control = Crowd management, Event security, Riot control
Body searching = Search procedures, Body searches
Close protection = Bodyguarding, VIP protection, Executive protection, VIP escort, Personal protection, VIP security, Motorcycle escort, Motorcade escort
Cash-in-transit = Cash escort, VIP and cash escort, Armoured vehicle, Valuables transport, Armed escort, Cash transit
Security management = Security supervision, Physical security, Security operations management
Security risk assessment = Security assessments, Security surveys
Incident reporting = Incident reports, Incident report writing, Writing incident reports, Occurrence book, Incident logs, Incident log keeping, Security reports, Daily activity reports, Security report writing, Incident logging, Security log, Security logbook
Fire fighting = Firefighting, Fire suppression, Fire rescue
Fire warden duties = Fire warden, Fire marshal
Rescue operations = Search and rescue, Rescue techniques
Emergency dispatch = Emergency call handling, 999 call handling, 911 dispatch, Emergency calls, CAD dispatch
Alarm response = Alarm monitoring, Alarm systems*, Responding to alarms, Alarm handling, Alarm receiving, Alarm activation response, Key holding and alarm response
K9 handling = Security dog handling, Sniffer dog handling, Detection dog training, Detection dog handling
Firearms handling = Weapons handling, Weapons training, Firearm safety, Marksmanship, Small arms handling, Rifle handling, Small arms, Firearms*, Firearms training, Firearms licence, Armed guarding, Firearms competency
Military training = Military leadership, Military operations, Military discipline, Military logistics, EOD?, Quartermaster duties, Armoury management, Stores accounting
Law enforcement = Policing, Police work
Criminal investigation = Crime investigation, Investigations*, Private investigation
Border control = Immigration control, Passport control, Border checks
Prison services = Prisoner custody
Disaster management = Disaster risk reduction, Disaster relief, DRR^, Disaster response, Disaster preparedness, Flood relief
Cleaning* = Cleaning services, General cleaning, Commercial cleaning, Janitorial services, Janitorial work, Cleaning work, Cleaning duties
Office cleaning = School cleaning, Contract cleaning, Communal area cleaning, Janitorial cleaning, Store cleaning > Cleaning
Industrial cleaning = High-pressure cleaning, Machine cleaning, Clean-downs, Line clean-downs > Cleaning
Deep cleaning = Kitchen deep cleans, Deep cleans, Builders' cleans, Builders cleans, Post-construction cleaning, End-of-tenancy cleaning, Move-out cleaning, Spring cleaning of homes, After-builders cleaning, Kitchen deep cleaning, Deep cleaning of kitchens > Cleaning
Domestic cleaning = House cleaning, Home cleaning, Household cleaning, Cleaning villas, Villa cleaning > Cleaning
Window cleaning = Facade cleaning, Glass cleaning, Stone cleaning, Facade washing, Building exterior cleaning, External cleaning of buildings, Window washing, High-rise window cleaning > Cleaning
Carpet cleaning = Upholstery cleaning, Carpet shampooing, Steam cleaning, Hot water extraction, Carpet extraction, Rug cleaning, Cleaning of upholstery, Carpet spotting, Sofa cleaning > Cleaning
Floor care = Floor polishing, Floor cleaning, Floor scrubbing, Scrubber operation, Floor buffing, Floor waxing, Floor machines, Floor stripping > Cleaning
Sanitation* = Sanitising, Disinfection, Hygiene and sanitation, Washroom cleaning, Toilet cleaning, Sanitation and hygiene, Sanitisation, Toilets*, Restroom cleaning, Sanitary cleaning, Bathroom sanitising, Urinal cleaning, Washroom servicing, Limescale removal, Descaling of taps, Feminine hygiene disposal
Cleaning chemicals handling = Chemical handling for cleaning, COSHH^, Cleaning chemicals, Chemical safety in cleaning, Chemical dilution, Diluting chemicals, Dilution of chemicals, Chemical handling in cleaning, Cleaning chemical dilution, Chemical dilution rates, Dilution ratios
Cleaning supervision > Cleaning
Hospital cleaning = Healthcare cleaning > Cleaning
Waste collection = Garbage collection, Refuse collection, Collecting refuse, Bin collection, Bin lorries, Rubbish collection, Loading of bin lorries, Trash collection, Refuse loading
Waste segregation = Waste sorting, Garbage segregation
Domestic work = Housework, Household work, Domestic help, Household management, Home management, Domestic duties, Household chores
Butler service = Butlering
Facilities management = Facility operations, FM services, Building services management
Building services engineering = MEP^, MEP coordination, MEP engineering, Building services, MEP works
Caretaking = Caretaker duties, Building caretaking, Janitor duties, School caretaking, Locking up, Opening and locking up, Gate keeping, Building superintendence, Gatekeeping*
Property management = Building management, Apartment management, Residential property management, Estate and property management, Tenant relations, Tenancy management
Real estate* = Real estate brokerage, Estate agency, Property brokerage, Real estate operations
Property valuation = Real estate valuation, Property appraisal, Land valuation, Real estate appraisal
Property letting = Lettings, Lease negotiation, Lease administration, Property leasing, Rental management, Residential lettings, Lease agreements, Tenancy agreements, Lease renewals, Lease drafting
Property viewings = House viewings, Property showings, Conducting viewings
Property marketing = Real estate marketing, Listing photography, Property advertising
Real estate development = Property development, Land development
Land acquisition = Land administration, Land disputes, Land records, Partition actions, Land litigation, Site acquisition, Land sourcing, Land dispute resolution, Boundary disputes, Land conflict resolution
Real estate investment
Condominium management
Housing management = Social housing, Housing services
Public administration* = Government administration, Local government administration, Public service administration, Civil service
Public policy = Policy analysis, Policy research, Public policy analysis, Policy advice, Policy briefs, Policy papers
Government relations = Public affairs, Lobbying, Government liaison
Diplomacy and international relations = International relations, Diplomatic relations, Foreign affairs
Local government = Municipal administration
Election administration = Election management, Conduct of elections, Polling station duties
Public finance = Government accounting, Public sector accounting, Public financial management
Social security administration = Welfare benefits advice, Benefits advice, Welfare advice, Debt advice, Money advice, Welfare benefits
Census and surveys = Enumeration, Census enumeration, Census, Census operations, Census taking
Land use administration = Cadastral administration
Public consultation = Civic engagement, Stakeholder consultation
Monitoring and evaluation = M&E, Monitoring & evaluation, MEAL^, Project monitoring and evaluation, Monitoring and evaluation systems, M&E frameworks, Programme evaluation
Impact assessment > Monitoring and evaluation ~ Impact evaluation
Logical framework approach = Logframe, Theory of change, Results-based management, Logical frameworks, Log frames, RBM^, Results framework, Results-based monitoring
Donor reporting = Donor care, Donor stewardship, Donor relations, Donor management, Donor communication
NGO management = Nonprofit management, NGO operations, Non-profit management
Humanitarian aid = Humanitarian response, Relief operations, Humanitarian assistance, Emergency relief
International development = Development cooperation, Development work
Volunteer management = Volunteer coordination, Managing volunteers
Gender mainstreaming = Gender equality, Gender analysis, Gender equality programmes
Peacebuilding = Conflict transformation, Peace building, Reconciliation work
WASH^ = Water sanitation and hygiene, WASH programmes, Water and sanitation
Cash transfer programming = Cash assistance programming, Cash transfers, Cash transfer programmes, Cash assistance, Cash-based interventions
Protection programming = Child protection programming
Camp management = Camp coordination, Shelter management
Capacity building = Capacity development, Institutional strengthening
Campaigning* = Political campaigning, Campaign organising, Political campaigns, Election campaigning, Electoral campaigning
Religious ministry = Pastoral ministry, Preaching, Chaplaincy, Hospital chaplaincy, Military chaplaincy, Prison chaplaincy
Petrol station attendance = Fuel pumping

[tools]
LenelS2 = OnGuard access control
Paxton Net2 = Paxton?, Net2
SALTO access control = Salto^
Gallagher access control = Gallagher Command Centre
Honeywell EBI
Siemens Desigo = Desigo CC, Desigo
Johnson Controls Metasys = Metasys
Trend BMS = Trend IQ
Tridium Niagara = Niagara 4, Niagara N4
BACnet
M-Bus
Notifier fire panels
Kentec panels ~ Notifier fire panels
Morley fire panels ~ Notifier fire panels
Texecom
Pyronix ~ Texecom
MaintainX
SFG20
`;
