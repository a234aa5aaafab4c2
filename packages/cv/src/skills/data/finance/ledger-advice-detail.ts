export default String.raw`
@group ledger-advice-detail | Ledgers, advice on money and analysis in detail | finance | narrow
[skills]
Sales tax = Sales and use tax, Sales tax filing ~ General ledger, VAT
BIR filing = BIR compliance, BIR forms, Alphalist, BIR forms 2550M ~ General ledger, Books of accounts
ROC filings = ROC compliance, MCA filings, ROC returns, XBRL filing ~ General ledger
GSTR filing = GSTR-1, GSTR-3B, GSTR-9, GSTR, GST reconciliation, GSTR 2A reconciliation, E-way bills, E-way bill generation ~ General ledger, GST filing
Zakat = Zakat returns, Zakat filing, ZATCA, ZATCA compliance ~ General ledger
Creditors reconciliation = Debtors reconciliation, Vendor statement reconciliation ~ General ledger, Vendor reconciliation
Self assessment = SA100 ~ General ledger, Personal tax
Control matrices = Risk control matrix, Risk and control matrix, Risk control matrices, Control self-assessment ~ General ledger, Control testing
Process narratives = Narratives and flowcharts, Process walkthroughs, Walkthroughs in audit ~ General ledger, Walkthrough tests
Fund tracing = Tracing of funds, Flow of funds analysis ~ General ledger, Money laundering investigation
Expert reports = Expert witness reports, Expert witness work, Quantum of loss ~ General ledger, Litigation
Books of prime entry ~ General ledger, Bookkeeping
Bank charges review = Bank confirmations, Debtor confirmations, Balance confirmations ~ General ledger
Nonprofit accounting = Fund accounting for charities, Charity accounts, SORP ~ General ledger
Letter of representation = Management representation letters, Audit completion ~ General ledger
Advance tax = Quarterly tax, Estimated tax ~ General ledger, Taxation
[tools]
Ind AS^ = Indian Accounting Standards
IRIS Elements
BTCSoftware
Inflo
MindBridge
AuditBoard
Workiva
ClearTax = Cleartax GST
Winman
Marg ERP
Focus ERP
Sage Evolution
Odoo accounting
UltraTax
Fathom HQ
Spotlight Reporting
Syft Analytics
[skills]
ISAs^ = ISA transfers, ISA advice, Stocks and shares ISAs ~ Financial planning
Equities* = Equity advice, Equity markets, Direct equities ~ Financial planning
Cash flow modelling for clients = Cash flow modelling, Lifetime cash flow ~ Financial planning
Suitability reports = Suitability letters, Suitability report writing, Suitability reviews ~ Financial planning
Goal-based planning = Goal-based investing ~ Financial planning
Trust planning = Trusts*, Trust arrangements, Trusts and estates, Power of attorney advice ~ Financial planning
Discretionary management = Discretionary fund management, DFM oversight, Discretionary mandates ~ Financial planning, Portfolio management
Annuities* = Annuity advice, Annuity sales ~ Financial planning
Lombard lending = Lombard loans, Lombard credit, Securities-backed lending, Margin lending ~ Financial planning
Financial protection planning = Protection planning, Critical illness cover, Critical illness ~ Financial planning, Protection advice
NRI services = NRI banking, NRE accounts, NRI accounts ~ Financial planning
Drawdown advice = Income drawdown, Drawdown*, Flexi-access drawdown ~ Financial planning
Structured notes = Autocallables, Equity-linked notes ~ Financial planning
Tax-saving products = Tax saving, Tax saving investments, ELSS^, 80C planning ~ Financial planning
Client seminars = Investor seminars, Investor education, Investor awareness programmes, Financial literacy seminars ~ Financial planning
Referral marketing = Referral generation, Client referrals, Introducer relationships, Referral business ~ Financial planning
Annual client reviews in advice = Periodic reviews ~ Financial planning, Annual reviews
Vulnerable customers = Treating customers fairly, TCF^, Vulnerable customer policy ~ Financial planning
Pension switching = Pension switches, Pension consolidation, SIPPs, QROPS, Pension sharing ~ Financial planning
Initial public offerings for clients = Dematerialisation ~ Financial planning, IPO applications
[tools]
Consumer Duty
Intelligent Office
XPLAN = Iress XPLAN
Transact platform = Quilter platform
AJ Bell Investcentre
Defaqto
[skills]
Industry research = Sector research, Industry analysis, Sector analysis, Sector notes, Sector reports, Commodity research, Commodity analysis ~ Financial analysis
Investment memos = Investment memoranda, Investment memorandum, IC papers, Investment committee papers, IC memos, Investment papers, Investment committee ~ Financial analysis
Capex analysis = Capex evaluation, Capex review, Capital expenditure analysis, Capex tracking ~ Financial analysis
Debt structuring = Debt advisory, Debt raising, Debt syndication, Loan syndication ~ Financial analysis
Covenant monitoring = Covenant tracking, Covenant testing ~ Financial analysis
PD and LGD models = PD/LGD models, PD models, LGD models, IFRS 9 staging, ECL models, Expected credit loss, ECL^, IFRS 9 ECL ~ Financial analysis, Credit risk
Price-volume-mix analysis = PVM analysis, Price volume mix, Bridge analysis, EBITDA bridges ~ Financial analysis
Earnings models = Earnings modelling, Initiation reports, Initiation of coverage, Earnings previews, Earnings notes, Research notes ~ Financial analysis, Initiating coverage reports
Channel checks = Expert calls, Primary research calls ~ Financial analysis
Credit ratings = Internal ratings, Obligor ratings, Rating rationales ~ Financial analysis
Financial spreading = Spreading of financials, Credit spreading ~ Financial analysis
Data rooms = Virtual data room, Data room management, Due diligence data rooms ~ Financial analysis
Term sheets = Term sheet negotiation, Term sheet drafting ~ Financial analysis
Cap tables = Cap table management, Capitalisation tables ~ Financial analysis
Fund factsheets = Fact sheets ~ Financial analysis
Teasers and information memoranda = Information memorandum, Information memoranda, Deal teasers, CIM preparation, Confidential information memorandum ~ Financial analysis
Sum-of-the-parts valuation = SOTP^, Sum of the parts ~ Financial analysis
Backtesting* ~ Financial analysis
Monte Carlo in finance = Black-Scholes, Greeks ~ Financial analysis, Options pricing
Merger models = Merger modelling, Accretion dilution, Accretion/dilution ~ Financial analysis
Project finance modelling = Project finance, Project finance models ~ Financial analysis
Cost allocation ~ Financial analysis, Cost accounting
[tools]
SAP BPC = SAP BW/BPC, BPC^
Refinitiv
Dealogic
Preqin
Macabacus
SAS Credit Risk = SAS ERM
Geneva accounting = SS&C Geneva
Investran
Jedox
Pigment planning
Planful
Cube FP&A
[skills]
Follow-up audits = Audit follow-up, Issue tracking in audit, Audit issue tracking, Action tracking of audit findings ~ Internal audit
Audit committees = Audit committee papers, Audit committee reporting, Audit committee reports ~ Internal audit
Continuous auditing = Continuous audit, Continuous monitoring in audit ~ Internal audit
Surprise checks = Surprise audits, Surprise visits, Surprise cash counts, Surprise cash verification, Snap checks ~ Internal audit
Concurrent audit = Concurrent auditing, Revenue audit ~ Internal audit
Revenue leakage = Revenue leakage checks, Leakage analysis, Revenue leakage audit ~ Internal audit
Duplicate payments = Duplicate payment checks, Duplicate invoice checks, Ghost employees, Ghost worker checks ~ Internal audit
[tools]
COSO^ = COSO framework, COSO ERM
[skills]
IFRS conversion = GAAP conversion, IFRS conversion projects, US GAAP to IFRS conversion, IFRS adoption ~ General ledger
Balance sheet reviews = Balance sheet substantiation, Balance sheet integrity ~ General ledger
Audit management* = Management of audits, Auditor management ~ General ledger
Chart of accounts = Chart of accounts design, COA mapping, Chart of accounts clean-up ~ General ledger
Close calendar = Closing calendar, Fast close, Financial close management, Close process ~ General ledger
Cost centre reviews = Cost centre management ~ General ledger
Accounting policy manuals = Policy manuals, Accounting policies, Finance manuals, Accounting manuals ~ General ledger
Goodwill impairment testing = Impairment testing, Impairment tests, Goodwill impairment, Impairment reviews ~ General ledger
Purchase price allocation = PPA valuation, Purchase accounting, Acquisition accounting ~ General ledger
Overhead absorption = Overhead recovery, Overhead rates ~ General ledger, Overhead allocation
Flash reports = Flash reporting, Flash results ~ General ledger
Stock take reconciliations ~ General ledger, Stock auditing
Price increase modelling = Price modelling, Price elasticity analysis ~ General ledger, Pricing
Finance transformation = Finance process improvement, Finance automation ~ General ledger, Record-to-report
`;
