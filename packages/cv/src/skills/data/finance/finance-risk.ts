export default String.raw`
@group finance-risk | Accounts, audit, banking and insurance practice | finance

[skills]
Donor fund accounting = Fund accounting for NGOs
Risk modelling = Value at risk, Risk reporting, VaR^, VaR backtesting, VaR modelling, Expected shortfall
Regulatory reporting = Central bank reporting, Prudential reporting, Regulatory returns
Actuarial work = Actuarial pricing
Property tax assessment = Mass appraisal

[tools]
IFRS 17
IFRS 16
IFRS 15
Solvency II
IPSAS
IRIS accounting
TeamMate^
OneStream
Fiserv = Fiserv DNA
Kronos payroll
BACS^ = BACS payments, Bank transfer files

[skills]
GL accounting ~ General ledger
GL reconciliations ~ General ledger
Group accounts ~ Consolidation accounting
Group reporting = Group reporting packs, Reporting packs, Reporting packages ~ Consolidation accounting
Billing operations ~ Accounts receivable
Debtors* ~ Credit control
Aged debt ~ Credit control
Overdue accounts ~ Credit control
Imprest* ~ Petty cash management
Liquidity planning ~ Cash flow management
Foreign exchange dealing ~ Treasury management
FX hedging ~ Treasury management
Hedging* ~ Treasury management
Money market operations ~ Treasury management
Cash pooling ~ Treasury management
FX transactions ~ Treasury management
Board reporting in finance ~ Management accounting
P&L reporting ~ Management accounting
Budget tracking = Budget monitoring ~ Variance analysis
Budgetary control ~ Variance analysis
Overhead allocation ~ Cost accounting
Wages* ~ Payroll
Statutory deductions = Provident fund, NSSF contributions, Tax deductions from salaries ~ Payroll
Pension contributions ~ Payroll
Payslips = Payslip distribution, Payslip queries ~ Payroll
GST filing ~ VAT
Self-assessment returns ~ Taxation
Portfolio construction ~ Investment analysis
Bond trading ~ Investment analysis
Deal structuring ~ Mergers and acquisitions
Deal execution ~ Mergers and acquisitions
Pitch books = Pitchbooks ~ Mergers and acquisitions
NAV calculation = Net asset value calculation ~ Fund accounting
Custody operations ~ Fund accounting
Corporate actions = Corporate actions processing ~ Fund accounting
Trade settlement = Settlement of trades ~ Fund accounting
Trade reconciliations = Trade confirmations ~ Fund accounting
Order execution ~ Stock trading
Options pricing ~ Stock trading
Substantive testing ~ Audit planning
Control testing = Tests of controls ~ Audit planning
Analytical procedures = Analytical review ~ Audit planning
Stock count attendance ~ Audit planning
Walkthrough tests = Audit walkthroughs, Walkthroughs* ~ Audit planning
Control design ~ Internal controls
Segregation of duties ~ Internal controls
Control reviews ~ Internal controls
Grant financial reporting ~ Donor fund accounting
Liquidations* ~ Insolvency accounting
Bankruptcy administration ~ Insolvency accounting
Receivership ~ Insolvency accounting
Board minutes ~ Company secretarial practice
Statutory registers = Statutory books ~ Company secretarial practice
Annual returns ~ Company secretarial practice
Cash deposits = Deposits and withdrawals ~ Teller operations
Vault operations = Vault management, Vault cash, Strongroom, Cash vault ~ Teller operations
Cheque encashment ~ Teller operations
Fixed deposits = Term deposits, FD opening, FD renewals, Fixed deposit renewals ~ Account opening
Customer onboarding in banking ~ Account opening
Group lending ~ Microfinance
Self-help groups ~ Microfinance
Village savings groups ~ Microfinance
Gold appraisal ~ Pawning
LC processing ~ Trade finance
Documentary collections ~ Trade finance
Bills discounting ~ Trade finance
Export bills ~ Trade finance
Telegraphic transfers ~ Remittances
Foreign exchange counter ~ Remittances
Enhanced due diligence ~ Know your customer
KYC reviews ~ Know your customer
Suspicious transaction reports ~ Anti-money laundering
AML monitoring ~ Anti-money laundering
Suspicious activity reports = Suspicious activity reporting ~ Anti-money laundering
Stress testing in banking ~ Risk modelling
IFRS 9 ~ Risk modelling
Reserving* ~ Actuarial work
Experience studies ~ Actuarial work
Experience analysis ~ Actuarial work
Mortality studies ~ Actuarial work
Chain ladder ~ Actuarial work
Pension valuations ~ Actuarial work
Mortality tables ~ Actuarial work
Premium rating ~ Actuarial work
Risk surveys = Risk inspections, Pre-insurance surveys, Risk engineering surveys ~ Insurance underwriting
Policy wordings ~ Insurance underwriting
Policy renewals = Renewal retention, Persistency, Handling of renewals, Renewal handling ~ Insurance underwriting
Treaty reinsurance ~ Insurance underwriting
Loss assessment ~ Claims handling
Rating valuation ~ Property tax assessment
Keeping accounts ~ Bookkeeping
Books of accounts ~ Bookkeeping

[tools]
Moody's AXIS
GGY AXIS
ResQ
Emblem pricing
Radar pricing
HFM
`;
