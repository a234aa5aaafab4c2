export default String.raw`
@group broker-buyer-event-detail | Dealers, lenders, buyers, agents and events in detail | business | narrow

[skills]
Property portal uploads = Portal uploads, Listing uploads, Property portals
Portfolio advisory = Portfolio advice, Client portfolio reviews, Investment advisory
FX trading = FX dealing, Spot and forward deals, Forward deals, Swap deals, Currency dealing, Interbank dealing
Margin calls = Margin call follow-up, Margin trading, Margin monitoring
CDS accounts = CDS account opening, Demat accounts, Demat account opening, Demat
Market making = Market maker, Quoting prices
Trading limits = Risk limits, Dealing limits, Counterparty limits, Position limits
Contract notes = Contract note despatch, Contract note issue
Market notes = Morning market notes, Daily market reports, Market commentary, Equity research reports
Stock market research = Research reports on stocks, Stock recommendations
IPO applications = IPO application processing, IPO subscription, Rights issues
Dealing desk* = Dealing room, Dealing room operations, Trading desk
Equity order execution = Executed equity orders, Executing equity orders, Executing client orders, Order placement for clients, Stock order execution
Deal tickets = Deal ticket entry, Deal slips, Deal capture, Trade capture
Position squaring = Squaring positions, Position reports, Position keeping
Repo transactions = Repos*, Reverse repo, Repo trading, Repurchase agreements
Fibonacci analysis = Fibonacci retracement, Candlesticks*, Candlestick analysis, Chart patterns
Field visits*
Fannie Mae guidelines = Fannie Mae, Freddie Mac, FHA loans, VA loans, FHA guidelines, AUS submissions
Debt-to-income ratio = DTI ratio, DTI calculation, Debt service ratio, DSCR calculation
Security perfection = Perfection of securities, Charge registration, Mortgage bond registration
Client screening = Borrower screening, Screening of borrowers, Pre-qualification of borrowers, Pre-qualified borrowers, Pre-qualifying borrowers
Cost centre reporting = Cost centre reports, Departmental cost reports
SSCL returns = SSCL^, NBT returns, Turnover tax returns
Invoice raising = Raised invoices, Raising sales invoices, Raise invoices
Audit file preparation = Audit files, Preparing audit files
Data coding = Coding of responses, Coding of occupations, Occupation coding, Coding open-ended responses, Response coding
Tabulation = Data tabulation, Statistical tables, Cross-tabulation, Table preparation
Actuarial tables = Life tables, Commutation functions
Index numbers = Index number compilation, CPI compilation
Statistical charts = Charts and dashboards, Charts and graphs, Chart preparation
Insurance reserving = Reserve calculation, Reserving calculations
Policy data extraction = Policy data, Policy data cleaning, Actuarial data extraction
Data consistency checks = Consistency checks, Range checks, Data cleaning checks
Sample selection = Sample design, PPS sampling, Selection of samples, Sample frame preparation, Sampling frames
Damage estimation = Damage estimates, Damage assessment, Estimating damage, Loss estimation
Valuation reports = Valuation report writing, Report on valuations
Fire claims = Fire loss surveys, Fire loss assessment, Fire and flood losses, Fire claim surveys
Rental valuation = Rent assessment
Land acquisition valuation = Compensation valuation
Scene photography = Photography of damage, Damage photography, Accident scene photography, Photographing damage
Antique appraisal = Appraisal of antiques, Art appraisal, Jewellery appraisal, Antiques*, Antiques valuation
Comparable evidence = Comparables analysis, Comparable sales, Comparable sales analysis
Policy coverage checks = Policy coverage analysis, Coverage verification, Policy liability checks
Mortgage valuations = Bank valuations, Valuation for mortgages
Loss reports = Loss report writing, Survey reports on losses, Loss assessment reports
Proposal forms = Proposal form completion, Insurance proposals, Proposal form filling
Group insurance = Group medical insurance
Policy surrender = Surrenders and maturities, Maturity claims, Policy revival, Lapsed policy revival
Life policy sales = Selling life insurance
Shelf share = Share of shelf, Shelf space negotiation, Shelf space
Distributor stock checks = Distributor stock management, Distributor stock audits, Dealer stock checks
CME organisation = CME events, Continuing medical education events
Site demonstrations = Site demos, Demo days
Tender follow-up = Tender quotations, Bid submissions
Import procedures = Import process
Cost comparison = Price comparison, Comparative statements, Comparison of quotations
Local purchasing = Local procurement, Local purchases, Local buying, Petty purchases
MOQ negotiation = MOQ^, Minimum order quantities
Blanket orders = Blanket purchase orders, Annual rate contracts, Call-off orders
TEC reports = Technical evaluation, Technical evaluation reports, Technical evaluation committee, Bid evaluation reports
Tea broking = Tea brokering, Produce broking, Rubber broking, Commodity broking
Tea valuation = Valuation of teas, Valuing teas, Tea evaluation, Auction valuation of tea, Liquor evaluation, Infused leaf, Infused leaf assessment, Leaf appearance grading, Broking reports, Tasting notes, Writing tasting notes
Auction cataloguing = Auction catalogues, Catalogue preparation, Sale catalogues, Cataloguing of lots
Market reports* = Market reporting, Weekly market reports, Auction reports
Futures trading = Futures*, Commodity futures, Futures hedging, Hedging of commodities
Buyer liaison = Liaison with buyers, Buyer relations
Price discovery = Price analysis, Price benchmarking of commodities
Warehouse receipts = Warehouse warrants, Warehouse receipt financing
Grain trading = Grain origination, Oilseed trading
Brokerage invoicing = Brokerage bills, Brokerage statements
Estate visits = Plantation visits, Factory advisory visits, Manufacture advice
Bills of entry = Bill of entry filing, Shipping bills, Shipping bill filing, CusDec, CusDec preparation, Prepared CusDecs
Transport arrangement = Arranging transport, Haulage arrangement, Inland haulage, Inland transport arrangement
Manifest filing = Manifest submission, AMS filing, ISF filing, Import general manifest, ISF^
Airline liaison = Liaison with airlines, Carrier liaison, Shipping line liaison, Liaison with shipping lines
BOI clearance = BOI approvals, EPZ clearance, Free zone clearance
Phytosanitary certificates = Fumigation certificates, Quarantine certificates, Health certificates for export
Container release = Wharf clearance, Delivery order collection, Port gate pass, Obtaining delivery orders, Cargo release
Shipment pre-alerts = Pre-alerts, Arrival notices
Bank documents negotiation = Bank documents, Export bank documents, Negotiation of export documents
RSVP tracking = RSVPs, RSVP management, Guest list management, Invitation tracking
Event décor = Décor*, Decor concepts, Décor design, Event styling, Theme décor
Post-event reports = Post-event evaluation, Post-event reporting, Event evaluation, Event debriefs
Entertainment booking = Entertainer booking, Booking entertainers, Band booking
Event timelines = Day-of timeline, Run of show documents
Seating charts = Table plans, Seating arrangements, Event floor plans, Table planning
Exhibitor manuals = Exhibitor coordination, Exhibitor services
Speaker travel* = Speaker travel arrangements, Delegate travel, Speaker coordination
Candidate databases = Candidate database management, Talent database, Talent pool management
Foreign employment = Foreign employment recruitment, Overseas placement, Manpower recruitment
SLBFE registration = SLBFE^, POEA processing, POEA^, DMW processing, Emigrate portal, Protector of Emigrants
Candidate medicals = Medicals for workers, GAMCA medicals, GAMCA, Medicals*, Medical tests coordination, Wafid medicals, Visa stamping, Visa stamping coordination
Client databases = Client database management, Customer database, Buyer database
Property inventory checks = Inventory checks, Check-in inventories, Inventories and check-outs, Check-out reports, Inventory clerk work
Ejari registration = Ejari, Ejari contracts, Tawtheeq
Off-plan sales = Off-plan property, Off-plan projects
Land sales = Land selling, Sale of land, Plot sales
Tenancy deposit protection = Deposit protection, Deposit registration, Deposit returns, Tenancy deposits
Property closings = Real estate closings, Escrow, Escrow coordination, Completion of sales
Mortgage referrals = Referrals to mortgage advisers
Title transfer = Transfer of title, Property transfer, Property registration, Form F
Leafleting = Leaflet drops, Leaflet distribution, Flyering, Leaflet dropping
Royalty collection = Royalty statements, Royalty accounting, Royalty administration
Rate cards = Rate card preparation, Advertising rates, Prepared rate cards
Bid calling = Auction calling, Calling bids, Livestock auctions, Auctioning livestock, Auction conduct
Consignment sales = Consignment*, Consignments for auction, Vendor consignments
Insertion orders = Ad insertion orders, Release orders, Copy deadlines, Ad booking
Sports agency = Player representation, Athlete representation, Sports agent work
Lot numbering = Lotting, Lot numbering and cataloguing, Lotting up, Reserve prices, Lotting of goods, Auction lots cataloguing
Campaign proposals = Media proposals, Campaign pitching
Tour booking for artists = Tour booking, Gig booking, Booking gigs, Tour riders
Music publishing rights = Publishing rights, Sync licensing, Music licensing
Debt factoring = Factoring*, Invoice factoring, Invoice discounting
Facility services sales = Cleaning contract sales, Service contract sales
Account handling = Client account handling
Billing reconciliation = Media billing reconciliation, Vendor settlement, Settlement of vendors
Commercial insurance = Commercial lines, Commercial lines insurance, Business insurance, Insurance for businesses ~ Insurance broking
Personal lines = Personal lines insurance, Household insurance ~ Insurance broking
Fleet insurance = Motor fleet insurance, Motor fleets ~ Commercial insurance
Cyber insurance = Cyber cover ~ Commercial insurance
Employers' liability = Employers' liability insurance, Employers liability ~ Commercial insurance
Delegated authority = Delegated underwriting authority, Binding authorities, Binders in insurance ~ Insurance underwriting
Mid-term adjustments = MTAs, Policy adjustments*, Policy amendments* ~ Policy renewals
Risk placement = Placement of risks, Placing of risks, Placing risks, Insurance placement, Placing business with insurers ~ Insurance broking
Premium negotiation = Negotiation of premiums, Negotiating premiums, Underwriter negotiation, Negotiation with underwriters, Negotiation with insurers ~ Insurance broking
Property sourcing = Listing acquisition, Winning of instructions, Vendor instructions ~ Property listings

[tools]
TopSky = Thales TopSky
Sulzer engines
Yanmar engines
Wärtsilä
Calyx Point
CCC One = CCC Intelligent Solutions
RICS^ = MRICS, AssocRICS
UNGM^
Zoopla
OnTheMarket
PropertyGuru
Lamudi
Property24
99acres
MagicBricks
GulfTalent
Naukrigulf = Naukri Gulf
TopJobs
JobStreet
TradeNet
Dubai Trade
Mirsal 2 = Mirsal
FASAH
IRDA licence = IRDAI, IRDA exam
Insurance licence = Insurance producer license
CII^ = Dip CII, Chartered Insurance Institute
DirectFN = DirectFN Pro
ATrad = ATrad platform
CISI^ = CISI certification, CISI Level 3, IMC certificate
AAT Level 4 = AAT Level 3, AAT qualification, AAT*
SFA^ = Sales force automation, SFA app, SFA tablet
Baltic Exchange = Baltic indices, Baltic Dry Index
ICEGATE
Bayt = Bayt.com
`;
