export default String.raw`
@group finance-accounting | Accounting and finance | finance

[skills]
Contribution margin analysis
Management letters = Management letter points
Accruals and prepayments = Accruals, Prepayments, Prepaid expenses, Deferred income, Deferred revenue > Accounting
Cash counting = Counting cash > Cash handling
Vouching* = Audit vouching > Auditing
Working papers = Audit working papers, Audit documentation > Auditing
Invoice verification = Invoice checking, Invoice matching, Invoice approval > Accounts payable
Statutory compliance = Statutory returns
Payment runs = Supplier payment runs, Cheque runs, Payment vouchers, Creditor payments, BACS runs > Accounts payable
Zakat calculation
Tax audits = Tax audit representation, Tax audits by desk and field, Desk audits, Field audits, Desk and field audits, Tax field audit, Tax audit 3CD, Form 3CD, Tax notices, Faceless assessment > Taxation
Cash forecasting > Cash flow management
Cost centre accounting = Cost centres* > Cost accounting
Accounting* = Accountancy*, Financial accounting, Accounting principles, General accounting, Accounting procedures, Accounting skills, Accounting knowledge
Bookkeeping = Book-keeping, Keeping books of accounts, Double-entry bookkeeping, Double entry, Cash books, Cash book maintenance, Day books, Cashbook
Accounts payable = AP?, AP ledger, Creditors ledger, Purchase ledger, Supplier payments, Vendor payments, Payables*, Creditor management, Purchase ledger control, Creditors*, A/P^ > Bookkeeping ~ Accounts receivable
  with accounts, ledger, invoices, accounting, ar
Accounts receivable = AR?, AR ledger, Debtors ledger, Sales ledger, Receivables*, Debtor management, Receivables management, A/R^ > Bookkeeping
  with accounts, ledger, invoices, accounting, ap
Cash application = Cash posting > Accounts receivable
General ledger = GL^, Nominal ledger, General ledger accounting, Ledger maintenance, Ledger posting, Ledgers*, Ledger accounting, Ledger keeping, Nominal ledger postings > Accounting
Bank reconciliation = Account reconciliation, Account recs, A/c recs, Bank reconciliation statements, Reconciliations*, Ledger reconciliation, Balance sheet reconciliation, Reconciling bank statements, Bank account reconciliation, Control account reconciliation, Statement reconciliation, Balance sheet recs, General ledger reconciliation, Bank recs, Bank feeds, BRS* > Accounting
Journal entries = Journal postings, Journal vouchers, Posting journals, Journals*, Adjusting entries > Accounting
Month-end closing = Month-end close, Month-end accounts, Period-end closing, Month-end reporting, Month-end and year-end closing, Financial close, Period-end close, Closing of books, Month-end procedures, Period close > Accounting
Year-end closing = Year-end accounts, Year-end close, Annual accounts, Final accounts, Finalisation of accounts > Accounting
Trial balance = Trial balance preparation, TB review > Accounting
Financial statements = Financial statement preparation, Preparation of financial statements, Preparing financial statements, Balance sheets*, Balance sheet preparation, Income statements* > Accounting
Financial reporting = Finance reporting, Statutory reporting, Financial reports, Statutory accounts, Management reporting, Management reporting packs, Accounts preparation > Accounting
Management accounting = Management accounts, Managerial accounting, Management account preparation, Monthly management accounts, Planning and control > Accounting
Cost accounting = Costing*, Product costing, Standard costing, Cost analysis, Cost calculation, Activity-based costing, Job costing, Cost reporting, Cost value reconciliation, CVR^ > Accounting
Cost control = Cost management, Expense control, Budget control, Cost monitoring
Cost reduction = Cost saving, Cost optimisation, Cost cutting, Cost saving initiatives, Cost transformation, Zero-based budgeting
Consolidation accounting = Group consolidation, Consolidated accounts, Financial consolidation, Consolidation*, Consolidated financial statements > Accounting
Fixed asset accounting = Fixed asset management, Asset register maintenance, Depreciation accounting, Depreciation schedules, Depreciation, Fixed assets*, Fixed asset register, Asset capitalisation, Asset verification, Asset tagging, Asset register, Capitalisation of assets > Accounting
Inventory accounting = Stock valuation, Inventory valuation, Stock accounting > Accounting
Project accounting = Contract accounting, WIP accounting > Accounting
Fund accounting = Trust accounting, NGO accounting, NAV reporting, Transfer agency, Capital calls > Accounting
Intercompany accounting = Intercompany reconciliation, Intercompany transactions, Intercompany balances, IC reconciliation, Intercompany* > Accounting
Lease accounting = ASC 842 > Accounting
Revenue recognition = ASC 606 > Accounting
Petty cash management = Petty cash*, Petty cash handling, Petty cash reconciliation
Invoicing = Billing*, Invoice processing, Billing and invoicing, Invoice preparation, Issuing invoices, Invoicing and billing, Invoice management, Customer billing, Supplier invoices, Invoice posting, Invoice coding, Invoice entry, Raising invoices, Sales invoicing, Sales invoices, Customer invoicing, Invoice capturing, Capturing invoices, Capturing of invoices, Invoice capture ~ Accounts receivable
Expense management = Expense reports, Expense reporting, Expense claims, Travel expense accounting, Travel expense claims, Employee expenses, Expense processing, Expense reports for executives, Expense claim processing, Staff expenses
Payroll = Payroll processing, Payroll management, Payroll administration, Salary processing, Payroll accounting, Wages calculation, Salary administration, Salaries and wages, Payroll journals, Salary sheets, Payroll reconciliation, Wages processing, Payroll control account, Payroll journal entries, Payroll runs, Payroll to ledger reconciliation, Electronic payroll
Statutory contributions = EPF/ETF, EPF and ETF, EPF^, ETF?, Social security contributions, PAYE^, PAYE returns, INPS contributions, Social insurance contributions, Contribution statements
Taxation* = Tax*, Tax compliance, Tax returns, Tax preparation, Tax filing, Tax return preparation, Income tax, Corporate tax, Corporation tax, Tax accounting, Tax calculations, Tax reporting, Tax computation, Tax law knowledge, Income tax returns, Personal tax returns, Deferred tax, Corporate income tax, CIT?, Corporate tax returns, Corporation tax returns, Company tax returns
Third-party tax reporting ~ Taxation
Tax planning = Tax advisory, Tax advice, Tax strategy, Inheritance tax planning, IHT planning > Taxation
VAT^ = VAT returns, Value added tax, VAT accounting, VAT filing, GST^, GST returns, VAT compliance, Sales tax returns, VAT reporting, VAT reconciliation > Taxation
Withholding tax = WHT^, TDS?, TDS returns
Transfer pricing = TP documentation > Taxation
International tax > Taxation
Personal tax = Personal income tax, Self-assessment tax returns > Taxation
Customs duty = Excise duty
Auditing* = Audit*, Financial audit, Financial auditing, Auditing skills, Audit procedures, Accounts auditing, Audit fieldwork
Internal audit = Internal auditing, Branch audits, Operational audits, Process audits, Audit reports > Auditing
External audit = External auditing, Statutory audit, Group audits, Audit engagements > Auditing
Audit planning = Audit programme development, Risk-based auditing, Audit programmes, Audit testing > Auditing
Audit preparation = Audit support, Audit liaison, Preparation for audits, External audit support, Audit schedules
Compliance audit = Compliance auditing > Auditing
Forensic accounting = Forensic audit, Fraud examination > Accounting
Internal controls = Internal control systems, Financial controls, ICFR, SOX^, Sarbanes-Oxley, SOX compliance, Internal controls testing
Financial analysis = Financial analytics, Analysis of financial data, Finance analysis, Financial statement analysis, Ratio analysis, Financial data analysis, Financial ratio analysis, Balance sheet analysis, Analysis of financial statements
Financial modelling = Financial models, Excel modelling, DCF modelling, Three-statement modelling, DCF models, Valuation modelling, LBO models, Three-statement models, Scenario modelling, 3-statement model, LBO modelling, Leveraged buyout modelling, LBO^, LBO analysis, Leveraged buyouts > Financial analysis
Financial planning and analysis = FP&A, Financial planning & analysis > Financial analysis
Financial planning = Personal financial planning, Financial advisory, Financial advice, Financial advising, Pension advice, Investment advice, Pension transfers, DB transfers
Financial management = Finance management, Managing finances, Financial administration, Finance*
Financial forecasting = Financial projections, Rolling forecasts, Revenue forecasting > Forecasting
Budgeting = Budget management, Budget preparation, Budget planning, Budgets*, Budgeting and forecasting, Budget development, Managing budgets, Budget administration, Public budgeting, Budget estimates, Budget execution, Government budgeting
Variance analysis = Budget variance analysis, Variance reporting, Budget variances, Budget vs actuals, Actual vs budget analysis > Financial analysis
Cash flow management = Cash flow forecasting, Cashflow management, Cash flow*, Cash flow planning, Cash management, Cash flow analysis, Cash flow statements, Cash flow reports, Cash flow statement preparation, Cash flow forecasts, Cash forecasts, Cash flow projections
Treasury management = Treasury*, Treasury operations, Liquidity management
Working capital management = Working capital optimisation, Working capital ~ Treasury management
Foreign exchange = FX^, Forex*, Foreign exchange management, Foreign currency accounting, Foreign currency exchange, Currency exchange, Bureau de change
Credit control = Credit controlling, Collections*, Receivables collection, Debtor collection, Dunning, Credit collection, Debtor follow-up, Follow up of debtors, Following up debtors, Chasing payments, Debtor chasing, Chased debtors, Chasing debtors, Chasing overdue invoices, Credit notes, Credit note processing, Raising credit notes
Debt collection = Debt recovery, Overdue account collection, Credit recovery, Reminder calls, Payment reminders > Credit control
Credit management = Customer credit assessment
Investment appraisal = Capital budgeting, NPV analysis, Feasibility analysis of investments
Valuation* = Business valuation, Company valuation, Equity valuation
Due diligence = Financial due diligence, FDD^
Mergers and acquisitions = M&A, Mergers & acquisitions, Merger filings, M and A
Corporate finance = Corporate financing
Fundraising for companies = Capital raising, Equity fundraising
Break-even analysis = Profitability analysis, Margin analysis
Pricing and margin control = Gross margin analysis
Controlling* = Financial controlling, Business controlling
Fund management = Fund administration
Grant management = Grant administration, Grant accounting
Cheque handling = Cheque preparation, Cheque writing, Cheque processing
Data reconciliation
Financial compliance = Regulatory financial reporting, Financial regulations
Company secretarial accounting = Statutory filings
ESG reporting = Sustainability reporting, Integrated reporting, CSRD^, ESG disclosures, Sustainability reports
Business partnering = Finance business partnering
Insolvency accounting = Insolvency*, Liquidation accounting
Purchase order processing = PO processing, Purchase orders*, Three-way matching, Order tracking, Purchase order management, Order expediting, Import purchasing, Raising purchase orders, 3-way matching, Three way match, Supplier orders, PO issuing, Issued POs, Issuing POs, Raising POs, Raised POs, PO creation, Issuing purchase orders
Vendor reconciliation = Supplier reconciliation, Supplier statement reconciliation, Supplier statements
Intrastat reporting

[tools]
EBITDA analysis = EBITDA > Financial analysis
DCF valuation = DCF^, Discounted cash flow, Discounted cash flow analysis > Valuation
NPV and IRR = NPV^, IRR^ > Investment appraisal
Capex planning = CAPEX^, Capex and opex, Capex budgeting > Budgeting
Hotel budgeting ~ Capex planning
OPEX^ ~ Capex planning
Procure-to-pay = P2P^, Purchase-to-pay, Procure 2 Pay > Accounts payable
Order-to-cash = O2C^, Order 2 Cash > Accounts receivable
Record-to-report = R2R^ > General ledger
Days sales outstanding = DSO^ > Credit control
Tally^ = Tally ERP, Tally ERP 9, Tally Prime, TallyPrime, Tally.ERP 9, Tally software > Accounting software ~ QuickBooks
  not before of, up, sheet, sheets, counter, clerk, marks, chart, with, and count, the, cargo
  not after to, cargo, keep, daily, hand, the, a, vote
QuickBooks = Quick Books, QuickBooks Online, QuickBooks Desktop, QBO^, Intuit QuickBooks > Accounting software ~ Xero, Sage
Xero > Accounting software
Sage? = Sage 50, Sage 200, Sage 300, Sage Line 50, Sage Accounting, Sage Payroll, Sage Intacct, Sage 50cloud, Sage 50 Payroll > Accounting software
  not before advice, and onion, green, tea, oil, leaves, publications
  with accounting, accounts, ledger, bookkeeping, invoices, payroll, excel
Sage Pastel = Pastel?, Pastel accounting, Pastel Partner, Pastel Evolution > Accounting software ~ Sage
  with accounting, accounts, ledger, bookkeeping, invoices, payroll, excel, sage
FreeAgent > Accounting software
Moneysoft = Moneysoft Payroll Manager > Payroll
SARS eFiling
Zoho Books > Accounting software
FreshBooks = Fresh Books > Accounting software
Wave accounting > Accounting software
MYOB > Accounting software
Peachtree = Peachtree Accounting, Sage Peachtree > Accounting software
DATEV > Accounting software
Lexware = Lexoffice > Accounting software
AccPac = Sage Accpac > Accounting software
Busy accounting = BUSY software, BUSY^ > Accounting software
Exact Online > Accounting software
Dext = Receipt Bank, Dext Prepare > Accounting software
Hubdoc > Accounting software ~ Dext
AutoEntry ~ Hubdoc
Tango Gestión > Accounting software
ContaPlus > Accounting software
Bexio > Accounting software
Zucchetti > Accounting software
Cegid = Cegid Retail > Accounting software
IFRS^ = IFRS standards, International Financial Reporting Standards, IAS^, IFRS reporting, IFRS for SMEs > Financial reporting ~ US GAAP
SLFRS = LKAS > IFRS
US GAAP = GAAP^ > Financial reporting
UK GAAP ~ US GAAP
FRS 102 = FRS 105 ~ US GAAP
Indian GAAP ~ US GAAP
HGB^ = German GAAP > Financial reporting
ACCA^ = ACCA qualified, ACCA affiliate > Accounting
CIMA^ > Management accounting
CGMA^ ~ CIMA
CPA^ = Certified Public Accountant > Accounting
CFA^ = Chartered Financial Analyst, CFA charter > Financial analysis
Anaplan > Financial planning and analysis
Adaptive Planning = Workday Adaptive Planning, Adaptive Insights > Financial planning and analysis
BlackLine > Bank reconciliation
TurboTax > Taxation
ProSeries ~ TurboTax
TaxAct ~ TurboTax
CCH tax = CCH Axcess, CCH ProSystem, CCH Accounts, ProSystem fx > Taxation
Thomson Reuters ONESOURCE > Taxation ~ CCH tax
Lacerte > Taxation ~ CCH tax
Bill.com > Accounts payable

[tools]
Sage X3
Vena? = Vena Solutions
Pigment FP&A
CCH Tagetik = Tagetik
IDEA audit software
HighBond
Galvanize^ ~ HighBond
BlackRock Aladdin = Aladdin?
Nasdaq Calypso = Calypso?
Chargebee
Recurly ~ Chargebee
Zuora ~ Chargebee
Avalara = Avalara AvaTax
Vertex tax ~ Avalara
ONESOURCE
Drake Tax = Drake Software
IRIS accountancy = IRIS Accounts Production
TaxCalc

[skills]
Expense management systems
Spendesk ~ Expense management systems
Pleo ~ Expense management systems
Brex ~ Expense management systems
Ramp? ~ Expense management systems
`;
