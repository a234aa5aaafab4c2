export default String.raw`
@group banking-insurance | Banking, investment and insurance | finance

[skills]
ACH payments = ACH^, ACH transfers
Positive pay
Broker relations = Broker management, Broker relationship management
Premium calculation = Premium computation
Loan portfolio monitoring = Portfolio monitoring
Customer verification = Identity verification, Client verification > Know your customer
Credit approval = Credit sanctioning > Credit analysis
Branch rationalisation
Relationship banking = Client portfolio management in banking, Relationship management in banking
Standing orders and direct debits
Actuarial reserving = Loss reserving > Actuarial analysis
Pricing of insurance products > Insurance
Banking* = Banking operations, Bank operations, Banking experience
Retail banking = Consumer banking, Personal banking, Branch banking > Banking
Corporate banking = Commercial banking, SME banking, Business banking > Banking
Investment banking = I-banking
Private banking = Priority banking > Banking
Islamic banking = Islamic finance, Sharia-compliant finance > Banking
Digital banking = Online banking, Mobile banking, Internet banking
Teller operations = Bank teller*, Teller services, Bank tellering, Counter operations, Teller work, Cash teller, Front counter, Cash counter, Counter cash, Teller*
Branch operations = Branch management, Bank branch management
Account opening = Opening accounts, Customer account opening, Savings campaigns, Current and savings accounts, New account opening, Account management in agencies
Loan processing = Loan origination, Loan administration, Credit processing, Loan documentation, Loan files, Loan applications, Loan disbursement, Housing loans, Personal loans, Loan appraisal, Loan underwriting, Loan application processing, Mortgage underwriting, Disbursements*
Lending* = Mortgage lending, Consumer lending, Loans*, Mortgages*, Mortgage advice, Mortgage processing, Mortgage advising, Mortgage broking, Mortgage loans*, Mortgage banking, Residential mortgages
Microfinance = Micro finance, Microcredit, Micro-credit, Micro-lending, Microfinance lending
Leasing* = Lease financing, Vehicle leasing, Hire purchase, Lease evaluations, Lease finance
Pawning = Gold loans, Pawn broking, Pawnbroking, Gold loan appraisal, Gold loan processing
Credit analysis = Credit assessment, Credit appraisal, Credit evaluation, Credit risk analysis, Credit underwriting, Credit scoring, Credit risk assessment, Credit files, Credit committee papers, Credit memos, Loan assessment, Credit score analysis, Scorecards for credit, Credit checks
Credit risk = Credit risk management, Credit risk modelling > Risk management
Market risk = Market risk management > Risk management
Operational risk = Operational risk management > Risk management
Liquidity risk > Risk management
Trade finance = Letters of credit, LC documentation, Bank guarantees, Documentary credits, Trade finance operations, LC payments, Import and export finance, LC^, LC opening, L/C
Remittances = Money transfers, SWIFT payments, International payments, Wire transfers, SWIFT transfers, Remittance processing, Inward remittances
Payment operations = Payment systems, Clearing and settlement, Cheque clearing, Check clearing, Cheque deposits
Anti-money laundering = AML^, AML compliance, AML/KYC, AML/CFT, Transaction monitoring, AML checks
Know your customer = KYC^, Customer due diligence, KYC procedures, KYC verification, CDD?, CDD checks, KYC checks
  with KYC, due diligence, AML, onboarding, EDD, sanctions, compliance, money laundering
Banking regulation = Basel III, Basel II, Banking compliance, Central bank regulations
Regulatory compliance = Compliance*, Compliance management, Regulatory affairs compliance, Compliance monitoring, Legal compliance
Sanctions screening
Risk management = Risk assessment, Risk analysis, Risk mitigation, Risk identification, Enterprise risk management, ERM^, Risk control
Stress testing of portfolios = Scenario analysis, Sensitivity analysis, What-if analysis
Wealth management = Private wealth management
Portfolio management = Investment portfolio management, Asset allocation, Portfolio rebalancing, Discretionary portfolio management, Strategic asset allocation
Asset management = Investment management, Fund analysis
Investment analysis = Investment research, Securities analysis, Equity analysis, Portfolio analysis, Portfolio performance attribution, Performance attribution
Equity research = Stock analysis, Share valuation, Sell-side research, Buy-side research, Stock research
Financial markets = Capital markets, Stock markets, Money markets
Stock trading = Equity trading, Securities trading, Share trading, Stockbroking, Stock broking
Trading* = Commodity trading, Forex trading, Algorithmic trading, Derivatives trading
Technical analysis = Chart analysis
Fundamental analysis
Derivatives* = Options and futures, Futures and options, Swaps and options
Fixed income = Bonds*, Fixed-income securities, Treasury bills, Fixed income analysis, Bond valuation, T-bills, Treasury bill auctions, T-bill auctions, Government securities, G-Secs
Hedge funds = Private equity, Venture capital
Unit trusts = Mutual funds, Mutual fund distribution, SIP plans
Custody services = Securities settlement, Back-office settlement
Financial product sales = Bancassurance, Cross-selling of banking products
Credit card operations = Card operations, Merchant acquiring
ATM operations = ATM management, ATM balancing, Cash vault operations, ATM replenishment, Vault custody, ATM loading
Financial literacy training = Financial education
Insurance* = Insurance operations, Insurance services, General insurance
Life insurance = Life assurance > Insurance
Health insurance* = Medical insurance > Insurance
Motor insurance = Vehicle insurance, Auto insurance > Insurance
Property insurance = Fire insurance, Home insurance, Homeowners insurance > Insurance
Marine insurance = Marine cargo insurance > Insurance
Reinsurance = Re-insurance, Facultative reinsurance > Insurance
Takaful > Insurance
Insurance underwriting = Underwriting, Risk underwriting, Motor underwriting, Life underwriting, Quotation preparation in insurance > Insurance
Claims handling = Claims processing, Claims management, Insurance claims, Claims adjustment, Claims assessment, Loss adjusting, Claim settlement, Claims adjusting, Motor claims, Claims investigation, Loss adjustment, Insurance claims investigation > Insurance
Policy administration = Policy issuance, Policy servicing, Insurance policy administration, Policy endorsements, Endorsements*, Policy issue, Issuing policies > Insurance
Insurance broking = Insurance brokerage > Insurance
Actuarial analysis = Actuarial science, Actuarial modelling, Actuarial valuation, Actuarial* > Statistics
Pension administration = Pensions*, Pension schemes, Retirement planning
Fintech = Financial technology
Cryptocurrency = Crypto assets, Bitcoin, Cryptocurrency trading
Financial inclusion
Collateral management = Security documentation, Collateral valuation, Collateral perfection
Loan recovery = Bad debt recovery, NPL management, Arrears collection, Loan collections, Arrears recovery, Delinquency management, NPL recovery, Arrears management, Recovery of loans, Recovery visits, Recoveries*, Delinquent accounts, Called delinquent accounts, Calling delinquent accounts, Bucket 1-3, Bucket collections, Delinquent account calls, Delinquency control, PAR management, PAR reduction, Overdue management
Correspondent banking > Banking
Nostro reconciliation
Estate and trust administration = Trust administration
Savings mobilisation = Deposit mobilisation
Comparable company analysis = Trading comps, Comps analysis, Trading multiples
Precedent transactions = Transaction comps
Initiating coverage reports = Coverage initiation
Motor claims assessment = Motor damage assessment, Vehicle damage assessment, Motor assessing, Motor assessment, Motor loss assessment, Vehicle damage inspection, Inspection of damaged vehicles, Inspected damaged vehicles
Property claims = Home claims, Household claims, Buildings claims ~ Claims handling
Coverage analysis = Coverage review, Policy coverage review, Coverage determination ~ Claims handling
Reserve setting = Claims reserving, Case reserving, Claims reserves, Reserve recommendation, Reserving of claims ~ Claims handling
Quantum assessment = Quantum calculation
Salvage disposal = Salvage management, Salvage sales, Salvage recovery, Salvage and recovery, Salvage*
Market comparison approach = Sales comparison approach, Comparable sales method
Depreciated replacement cost = Cost approach, Investment method of valuation, Investment method, DCF valuation method, Residual method, Comparison method
Income capitalisation = Income approach
Plant and machinery valuation = Machinery valuation
Repair estimates = Repair estimating, Repair cost estimation, Prepared estimates, Repair cost estimates, Estimate preparation
Business interruption claims = BI claims, Business interruption, Consequential loss, Loss of profits claims
Counterfeit detection = Counterfeit note detection, Forged note detection, Counterfeit checks, Detecting counterfeit notes, Fake note detection
Standing orders = Direct debits, Rules of procedure
Signature verification
Fact finding = Client fact-finds, Fact-finds
Protection advice = Life cover advice, Income protection
Client reviews = Annual client reviews, Portfolio reviews
Structured products
Fund selection = Fund research, Manager selection
SME lending = SME loans, Business loans, MSME lending
Agricultural lending = Agri loans, Crop loans
Loan restructuring = Loan rescheduling, Debt restructuring
Borrower visits
Credit bureau checks = CRIB reports, CIBIL checks, Credit reports, CRIB checks, CIBIL score, Credit bureau reports, CRB checks, Credit reference checks, Credit bureau, Bureau checks
Home loans
Facility letters = Credit proposals, Loan proposals
Claims support = Claims assistance, Claims lodgement
Group life = Group life insurance, Group health insurance, Employee benefits insurance
Liability insurance = Professional indemnity, Public liability
Premium collection
Insurance quotations
Microinsurance = Micro insurance ~ Microfinance
Claims registration = Claims intake, Claims data entry, Registered claims, Registering claims, Claim file opening
Survey coding = Questionnaire coding
Premium accounting = Premium reconciliation
Bordereaux = Bordereau processing
Index compilation = Price index compilation
Broker reconciliation = Brokerage reconciliation
Skip tracing = Debtor tracing
Payment plans = Payment arrangements, Promise to pay follow-up
Questionnaire administration = Administering questionnaires, Questionnaires*, Administration of questionnaires
Focus group recruitment = Respondent recruitment, Recruited respondents, Recruiting respondents, Participant recruitment
Private pensions = Pension plans, Private pension plans, Personal pensions ~ Pension administration
Consortium* = Consortium plans, Purchase consortiums ~ Loan processing

[tools]
MetaTrader = MT4, MT5 > Stock trading
FactSet > Financial analysis
Morningstar Direct = Morningstar > Investment analysis
Capital IQ = S&P Capital IQ, CapIQ > Financial analysis
Prophet^ = Prophet actuarial, Prophet modelling software > Actuarial analysis
Calypso trading > Trading
Murex > Trading ~ Calypso trading
Charles River IMS = Charles River Development > Portfolio management
World-Check > Know your customer
Oracle EPM = EPBCS
Mergermarket
Audatex = Audatex AudaEnterprise, Audapad
GT Motive = GT Estimate
Xactimate
RICS Red Book = RICS Valuation Standards, Red Book valuations
IVS^ = International Valuation Standards
Glass's Guide
Mitchell Estimating = Mitchell Connect
SWIFT messaging = SWIFT MT, SWIFT MT103
Western Union
MoneyGram
Jack Henry SilverLake = SilverLake
SLIPS^
CEFT^
FE Analytics = FE fundinfo
Intelliflo = Intelliflo iO
Voyant = AdviserGo, Voyant Plan
CashCalc
eMoney = eMoney Advisor
MoneyGuidePro = MoneyGuide
Redtail CRM = Redtail
Orion Advisor = Orion?
Morningstar Office
Salesforce Financial Services Cloud
Avaloq
CFP^ = Certified Financial Planner
MiFID II = MiFID
NISM^ = NISM certification, NISM Series VIII, NISM Series V-A
FINRA Series 7 = Series 7
FINRA Series 66 = Series 66
DipPFS = CII Diploma
Ellie Mae Encompass = Encompass?
nCino
FIS Loan IQ = Loan IQ
CIBIL^ = TransUnion CIBIL
Experian
Moody's CreditLens = CreditLens, Moody's Analytics, Moody's RiskCalc
Desktop Underwriter = Fannie Mae DU
Applied Epic = EPIC Agency Management
AMS360 = Vertafore AMS360
EZLynx
Guidewire PolicyCenter = PolicyCenter
Acturis
Applied Rater
Series 6 licence
Life and Health License ~ Series 6 licence
IRDA certification = IRDAI licence, IC-38
CII Certificate = Cert CII, ACII
LOMA^ = FLMI
CSPro
Euroclear
Clearstream
SimCorp Dimension = SimCorp
Bloomberg AIM
Advent Geneva = Geneva fund accounting
Epi Info
FICO Debt Manager
Fair Debt Collection Practices Act = FDCPA
Voxco
Confirmit = Forsta

[tools]
Thought Machine = Thought Machine Vault
Kondor+ = Kondor trading
FIS banking = FIS Profile
Jack Henry
Loan origination systems = Loan origination software
Oracle FCCM = Mantas^
Dow Jones Risk Center
Fircosoft = Firco Continuity
SWIFT Alliance = SWIFT Alliance Access
SEPA^ = SEPA payments
ISO 20022
CHAPS payments = CHAPS^
Majesco
Sapiens insurance platform
Symbility
Moody's RMS = RMS RiskLink
AIR Touchstone = AIR Worldwide
Willis Towers Watson Igloo
RiskMetrics

[skills]
Amortization = Loan amortization, Amortization schedules
Budget analysis = Budget analyses, Budgetary analysis ~ Budgeting
Budget forecasting = Budget forecasts ~ Budgeting
Commercial lending = Commercial loans, Business lending, Small business lending, SBA lending, SBA loans > Lending
Loan servicing = Mortgage servicing ~ Loan processing
Foreclosure* = Foreclosure processing, Foreclosure prevention ~ Loan recovery
Loss mitigation = Loan modifications, Loan workouts ~ Loan restructuring
1099 reporting = 1099 processing, Form 1099, 1099 forms, 1099s*, 1099-MISC ~ Taxation
Partnership returns = Partnership tax returns, Form 1065 ~ Taxation

[tools]
Bank Secrecy Act = BSA^, BSA/AML, BSA compliance ~ Anti-money laundering
OFAC^ = OFAC screening, OFAC compliance ~ Anti-money laundering
TRID^ ~ Lending
RESPA^ ~ Lending
Truth in Lending Act = TILA^, Truth in Lending, Regulation Z, Reg Z ~ Lending
HMDA^ = Home Mortgage Disclosure Act ~ Lending
Community Reinvestment Act ~ Lending
Regulation E = Reg E ~ Teller operations
Regulation CC = Reg CC ~ Teller operations
FINRA Series 6 = Series 6
FINRA Series 63 = Series 63
FINRA Series 65 = Series 65
Essbase = Oracle Essbase, Hyperion Essbase ~ Oracle Hyperion
FRx = FRx Reporter, FRx reporting, Microsoft FRx ~ Microsoft Dynamics GP
Microsoft Dynamics SL = Dynamics SL, Solomon IV, Microsoft Solomon > Accounting software
Sage Timberline = Timberline Accounting, Timberline Office, Timberline? > Accounting software
  with accounting, QuickBooks, Sage, Excel
Creative Solutions Accounting > Accounting software
BNA Fixed Assets ~ Fixed asset accounting
`;
