export default String.raw`
@group sales-retail | Sales and retail | business

[skills]
New outlet opening = New outlets, Opening new outlets, New outlet development, New customer opening
Order booking = Order booking on tablet, Booking orders, Booking of orders
Market visits = Outlet visits, Shop visits, Retail visits
Instalment sales = EMI processing, EMI plans, Instalment plans for customers, Hire purchase sales, Consumer finance sales ~ Retail sales
Call logging = Logging of calls
Customer follow-up = Client follow-up
In-store sampling = Wet sampling
Refunds and returns = Refunds*, Product returns, Refund processing, Processing refunds, Returns and refunds, Exchanges and refunds, Customer refunds, Refund handling, Refunds and exchanges, Returns and exchanges
CRM maintenance = CRM updates, CRM data entry, CRM hygiene > CRM
Customer visits = Client visits, Field visits to customers, Dealer visits > Field sales
Technical sales = Sales engineering > Sales
Sales* = Selling*, Selling skills, Sales skills, Salesmanship*, Sales experience
Retail sales = Product sales, Retail selling, Shop sales, In-store sales > Sales
Retail* = Retail experience, Retail operations, Retail industry
Retail management = Store management, Shop management, Retail store management, Outlet management > Retail
B2B sales = Business-to-business sales, B2B selling, Corporate sales, B2B > Sales
B2C sales = Consumer sales, B2C selling, B2C*, Business-to-consumer > Sales
Field sales = Outside sales, Door-to-door sales, Route sales, Van sales, Direct store delivery, DSD^, D2D sales > Sales
Inside sales = Inside selling > Sales
Telesales = Telephone sales, Tele-sales, Phone sales > Sales ~ Telemarketing
Telemarketing = Tele-marketing
Cold calling = Cold calls, Cold outreach, Cold visits, Telephone prospecting > Sales
Direct sales = Direct selling, Personal selling > Sales
Consultative selling = Solution selling, Consultative sales, Value selling, Value-based selling, SPIN selling > Sales
Key account management = Major account management, Strategic account management, KAM^, Account planning, Major accounts, Client management, Strategic accounts, Key accounts* > Account management
Account management = Client account management, Customer account management, Managing key accounts > Sales
Sales management = Sales team management, Managing sales teams, Sales leadership, Sales targets, Sales team leadership, Sales coaching, Sales force management > Sales
Sales planning = Sales strategy, Sales plans, Annual sales plan > Sales
Sales forecasting = Sales projections, Sales forecast, Forecasting sales, Demand forecasting for sales > Forecasting
Sales operations = Sales administration, Sales support, Sales coordination
Sales reporting = Sales reports, Sales analysis, Sales analytics, Sales data analysis
Sales training = Training of sales staff, Distributor training
Sales presentations = Sales pitches, Product pitching, Sales pitching
Sales negotiation = Price negotiation, Commercial negotiation, Sales quotations, Sales orders, Order taking in sales, Sales contracts, Price lists, Price list updates, Pricing files > Negotiation
Lead generation = Generating leads, Lead gen, Lead follow-up, Demand generation, Demand gen
Lead qualification = Qualifying leads, Lead nurturing, Lead capture
Prospecting* = Sales prospecting, Client prospecting, Customer prospecting, Insurance prospecting, Prospecting for clients > Sales
Pipeline management = Sales pipeline management, Sales pipeline, Sales funnel management, Opportunity management
Closing sales = Deal closing, Closing deals, Closing techniques, Sales closing, Closing of sales > Sales
Cross-selling = Bancassurance sales > Sales
Upselling = Up-selling, Upselling and cross-selling, Suggestive selling, Upsell, Add-on sales, Add-on selling > Sales
Business development = New business*, New business development, BD?, Biz dev, Client acquisition, Customer acquisition, New business acquisition
Channel sales = Channel management, Distributor management, Dealer management, Partner sales, Distributor development, Channel development, Channel partner management, Distributor networks > Sales
Territory management = Area sales management, Territory sales > Sales
Tender management = Bid management, Tendering, Bid writing, Tender preparation, Bid preparation, Proposal writing, RFP responses, Proposal preparation, Tender documents*, RFP^, Tender submissions, Tender documentation, Bid documents
Quotation preparation = Preparing quotations, Quotations*, Price quotations, Quoting*
Pricing* = Pricing strategy, Pricing analysis, Price setting, Pricing models, Price optimisation, Price strategy
Trade marketing = Trade promotions, Shopper marketing, In-store activation, Below-the-line marketing, Category marketing, In-store marketing
Merchandising* = Product merchandising, Store merchandising, Retail merchandising, Planogramming, Merchandising plans
Visual merchandising = Window dressing, Window display, Store displays, Display design, Product display, Shop window displays, Merchandise displays, Promotional displays, Dressing windows
Category management = Category planning, Category plans, Category strategy
Buying* = Retail buying, Merchandise buying, Purchasing for retail
Planogram implementation = Planograms, POG^
Shelf stocking = Shelf replenishment, Shelf filling, Stock replenishment, Restocking shelves, Stocking shelves, Restocking, Facing up shelves, Replenishment of shelves, Replenishing shelves, Bin replenishment, Pick face replenishment, Shelf replenishing, Replenishment*, Replenishing pick faces, Replenished pick faces
Stock control = Inventory control, Stock keeping, Stockkeeping, Stock monitoring, Stock cards, Stock issuing, Stock inventory
Stocktaking = Stock taking, Stock take, Stock counts, Stock counting, Physical inventory, Stock counts by hand, Counting stock, Inventory counting, Wall-to-wall counts, Stocktake*, Inventory counts, Stock audits in warehouses, Physical stock counts, Stock checks, Month-end stock take, Monthly stock count ~ Bartending
Inventory management = Stock management, Inventory*, Inventory planning, Managing inventory, Inventory tracking ~ Stock control
Point of sale = POS^, EFTPOS, Till operation, Cash register, Cash register operation, Operating the till, EPOS till, Till work, Till reconciliation, POS operation, Till handling
Cash handling = Cash management in store, Cashiering, Cashier duties, Handling cash, Cash reconciliation, Cashier operations, Balancing the till, Daily deposits, Till balancing, Cash balancing, Cash desk, Cash collection, Cash drawer balancing, Cash management at counter, End-of-day balancing, Teller balancing, Front office cashiering, Folio management, Guest folios, Daily sales reconciliation, Folios, Folio settlement, Settled folios, Posting charges to folios, Posted charges, Cashier reports, Cash closing, Daily cash closing, Closing the till, Till closing
Payment processing = Card payments, Credit card processing, Payment handling, Card payment processing, Chip and PIN
Customer service = Customer support, Customer care, Client service, Customer assistance, Client support, Serving customers, Customer service skills, Served customers, Customer serving, Attending to customers, Attended to customers
Client servicing = Account servicing ~ Customer service
Loss prevention = Shrinkage control, Shoplifting prevention, Shrinkage reduction, Theft prevention, Shrink control, Stock loss reduction, Shrink reduction, Retail security, Apprehension of shoplifters, Shoplifter apprehension
Product knowledge = Product expertise, Product advice, Product recommendation
Product demonstration = Product demos, Demonstrating products, In-store demonstrations, Demos, Demonstrated products, Demonstrating appliances, Product demos in store, Product presentations
Gift wrapping = Gift packing
Retail pricing and labelling = Price tagging, Price labelling, Ticketing goods, Labelling*, Price labels, Price ticketing, Price tags
Store opening and closing = Opening and closing procedures, Store opening, Opening and closing the store, Store opening procedures, Opening and closing of the store, Opening and closing* ~ Retail
Queue management = Queue handling
E-commerce = Ecommerce, Online sales, Online retail, Online store management, eCommerce management, Online shop management, E-commerce management
Marketplace management = Amazon Seller Central, Amazon FBA, Marketplace selling, Amazon marketplace, eBay selling, Daraz selling, Etsy selling
Product listing = Product uploading, Catalogue management
Order processing = Order management, Order entry, Order fulfilment, Sales order processing, Processing orders, Order handling, Order taking by phone
After-sales service = After-sales support, Aftersales, After sales, Service contracts
Complaint handling = Complaint resolution, Handling complaints, Complaint management, Handling customer complaints, Resolving complaints, Complaints*, Customer complaints
Customer relationship building = Client relationship management, Client relationships*, Customer relations, Client relations, Customer relationships, Building client relationships, Client relationship building, Customer engagement, Client engagement
Customer retention = Client retention, Customer loyalty programmes, Loyalty programmes, Retention calls, Customer satisfaction surveys, Loyalty schemes, Save desk
Customer experience = CX^, Customer experience management, Customer satisfaction, Client satisfaction, CSAT*, NPS^, Net Promoter Score, Customer satisfaction score, Five star CSAT, CSAT scores
Customer onboarding = Client onboarding, KYC onboarding ~ Customer success
Customer success = Customer success management
Export sales = Export marketing, International sales, Export management
Pharmaceutical sales = Medical sales, Medical representation, Medical device sales, Detailing to doctors, Medical detailing, Doctor detailing, Physician detailing, Detailing of doctors, Medical rep, Medical representative work, Detailing of medicines, Pharma detailing, Chemist visits > Sales
Insurance sales = Selling insurance, Life insurance sales, Policy sales, Insurance advice > Sales, Insurance
Real estate sales = Property sales, Home sales, House sales, Real estate negotiations, Property negotiations, Selling houses, Residential sales > Sales, Real estate
Car sales = Automotive sales, Vehicle sales > Sales
Software sales = SaaS sales, IT sales > Sales
FMCG = FMCG sales, Fast-moving consumer goods, Consumer goods
Wholesale* = Wholesale distribution, Wholesale trade, Wholesale buying
Franchise management = Franchising*, Franchise operations, QSR operations, Franchise development, Franchise network, Franchise recruitment
Fashion retail = Fashion sales, Apparel retail > Retail
Jewellery sales = Jewellery retail, Gold weighing, Weighing of gold, Weighing gold, Weighed articles, Weighing jewellery
Grocery retail = Supermarket operations, Supermarket retail > Retail
Fundraising = Fund raising, Donor acquisition
Event sales = Banquet sales, Ticket sales, Ticketing*, Event sales for hotels, Selling tickets, Ticket purchasing
Trade shows = Trade fairs, Exhibitions and trade fairs, Trade fair participation, Exhibitions
Target achievement = Achieving sales targets, Meeting sales targets, Sales target achievement, KPI achievement
Brand promotion = In-store promotion, Promotions*, Promotional activities, Sales promotion, Promotions planning, Promotional campaigns
Mystery shopping = Mystery shopper visits
Auctioneering = Auctions*, Auction sales
Sponsorship sales = Sponsor acquisition, Sponsorship packages
Exhibitor management = Exhibitor relations, Exhibition stand sales
Hybrid events = Virtual events, Webinar production, Online events
Catering coordination = Banqueting coordination
Rooming lists = Room blocks, Accommodation management, Room blocking
Risk assessments for events = Event risk assessment, Event safety plans
Import procurement = Overseas sourcing
Inventory replenishment
Total cost of ownership = TCO^
Application engineering
Theatre support = Operating theatre support, OR case coverage
Clinical training of users = User training on devices
Price list management = Pricing approvals
Price checks = Price checking
Float counting = Cash float, Till float
Bagging* = Packing groceries
Self-checkout = Self-checkout supervision, Self checkout assistance, Self-service checkouts
Loyalty card enrolment = Loyalty card sign-ups
Cash drops = Safe drops
Lottery sales
Foreign currency handling = Foreign currency, Foreign currency acceptance
Voucher processing = Coupon redemption, Gift vouchers, Coupons*, Voucher redemption, Gift voucher redemption, Coupon handling
Stockroom management = Stockroom work, Back of house stock, Stock room*, Stockroom*
Click and collect = Online order fulfilment, Click & collect
Clienteling = Client books
Stock transfers = Inter-store transfers
Mobile phone sales = SIM registration, SIM card registration, SIM sales, SIM activation, Data transfer between phones, Screen protector fitting
Shoe fitting = Footwear fitting
Cosmetics advice = Make-up demonstrations
Curtain measuring
Inventory check-outs = Check-out inspections, Property inventories, Move-in inspections
Contractor coordination = Maintenance coordination, Repairs coordination
Commercial leasing = Retail leasing, Office leasing
Yield calculations
Offer negotiation = Negotiating offers
HOA management = Homeowners association management, Strata management, Body corporate management
Buyer qualification = Buyer prospecting, Applicant registration
Footfall analysis = Conversion analysis in stores, Footfall*, Footfall growth
Customer loyalty = Loyalty management, Loyalty programme management
Route to market
Fuel dispensing = Forecourt service, Pump attendance, Dispensing petrol, Dispensing fuel, Refuelling vehicles, Pumping fuel
Oil checks
Rental agreements = Hire agreements, Rental contracts
Vehicle check-in = Vehicle condition reports, Damage checks on return
Equipment hire = Tool hire, Plant hire
Objection handling = Handling objections

[tools]
ACT! CRM = Sage ACT!, Act! ~ CRM
GoldMine CRM = GoldMine? ~ CRM
  with CRM, Salesforce, ACT, Siebel, database
Bizzabo
Whova
Hopin = RingCentral Events
Social Tables
AllSeated
Tripleseat
Slido
Swapcard
Oracle Procurement = Oracle iProcurement
Kraljic matrix
IQVIA = IMS Health data, IQVIA data
SAP C4C = SAP Sales Cloud
MEDDIC = MEDDPICC
Challenger Sale = Challenger selling, Challenger?
Gong.io = Gong?
Outreach.io
Verifone = Verifone terminals
SumUp
iZettle = Zettle
mPesa = M-Pesa
PayTM
AudienceView
Oracle Retail Xstore = Xstore
Vebra Alto = Alto?
Property Finder = PropertyFinder
Bayut
Dubizzle
RERA^
Follow Up Boss
kvCORE
BoomTown ~ kvCORE
Matterport = Matterport tours
CoStar
Fixflo
SAP Retail
Daraz Seller Center
Lazada
Shopee
HubSpot Sales Hub
Salesloft
Clari
Rentman
Current RMS
RentalMan
Gilbarco pumps = Gilbarco
SpotOn

[tools]
PropertyMe ~ Console Cloud
Console Cloud
Rex Software
`;
