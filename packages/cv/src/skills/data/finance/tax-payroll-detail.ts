export default String.raw`
@group tax-payroll-detail | Actuaries, tax, payroll and claims | finance

[skills]
Construction payroll = Construction wage accounting ~ Payroll
Social security reporting = Social insurance notifications, Social security notifications, Social security returns ~ Payroll
Annual wage statements = Annual statements
Payroll tax returns = Wage tax returns, Payroll tax filing
Certificazione Unica
Tax codes = Tax code changes
Leave balances
Tax provisioning = Tax provisions
R&D tax credits = R&D tax relief
Indirect taxes = Indirect taxation
CIS returns = Construction Industry Scheme returns
Chain ladder method = Chain ladder estimates
Tax instalment plans
Property tax ~ Taxation
Withholding tax returns ~ Taxation
Tax clearance ~ Taxation
Capital gains tax ~ Taxation
Double tax relief ~ Taxation
Tax registration ~ Taxation
Tax refunds ~ Taxation
Tax credits ~ Taxation
SPED^ ~ Taxation
COFINS^ ~ Taxation
IPI^ ~ Taxation
  not after agréé, agréée, immobilier, immobilière, courtier, numéro
ICMS^ ~ Taxation
Tax payments ~ Taxation
Draft complaints
Liability assessment
Cash positioning = Cash concentration
Investment of surplus cash ~ Treasury management
Pay runs = Pay calculations
Maternity pay ~ Payroll
Statutory sick pay = Sick pay, SSP^ ~ Payroll
Final pay ~ Payroll
Holiday pay ~ Payroll
Group meetings = Centre meetings
Women's groups ~ Microfinance
Group formation ~ Microfinance

[tools]
CONTPAQi = CONTPAQ, CONTPAQi Nóminas, CONTPAQi Contabilidad > Payroll
IDSE^
Pennylane
Silae
AFAS^
Primavera BSS
A3 Nómina = A3NOM
TeamSystem
Muqeem^
Mudad^
Qiwa
GOSI^
eSocial^
F24^ = F24 forms
UniEmens
DSN^
iTax = KRA iTax
TOTVS ~ TOTVS Protheus
TOTVS Protheus = Protheus
TOTVS RM = RM Labore, TOTVS RM Labore, TOTVS Labore ~ TOTVS Protheus
EFD-Contribuições
Simples Nacional
DCTF
Kyriba
GTreasury
SAP Treasury
360T
FXall
Paycom
Paychex = Paychex Flex
Paylocity
Ceridian Dayforce = Dayforce
Microsoft Dynamics 365 Finance = D365 Finance
FloQast
QuickBooks Payroll
IRIS Payroll = Earnie, Star Payroll, IRIS^, IRIS Star Payroll
MoorePay
PaySpace
Employment Hero = KeyPay
BrightPay
VIP Payroll
Expensify
Ciel Compta
EBP Compta
Sage 100 = MAS 90, MAS90, MAS 200, MAS200

[skills]
Generalised linear models = GLM^ ~ Actuarial analysis
Lapse analysis ~ Actuarial analysis
Lapses* ~ Actuarial analysis
Mortality investigation ~ Actuarial analysis
Experience investigation ~ Actuarial analysis
Profit testing ~ Actuarial analysis
Product pricing ~ Actuarial analysis
Group risk ~ Actuarial analysis
Embedded value ~ Actuarial analysis
Asset-liability modelling = ALM^ ~ Actuarial analysis
Capital modelling ~ Actuarial analysis
Reinsurance pricing ~ Actuarial analysis
Claims triangles ~ Actuarial analysis
Bornhuetter-Ferguson ~ Actuarial analysis
Credibility theory ~ Actuarial analysis
Longevity risk ~ Actuarial analysis
Premium reviews ~ Actuarial analysis
Solvency returns ~ Actuarial analysis
SPED Fiscal ~ Taxation
Electronic invoicing ~ Taxation
E-invoicing ~ Taxation
Social contributions ~ Taxation
Stamp duty = SDLT^, Stamp Duty Land Tax, SDLT returns ~ Taxation
Intrastat ~ Taxation
Subpoenas* ~ Litigation
Disclosure statements ~ Litigation
Medical record requests ~ Litigation
Chronologies* ~ Litigation
Calendaring* ~ Litigation
Trial prep = Trial preparation ~ Litigation
Deposition scheduling ~ Litigation
Lien negotiation ~ Litigation
Settlement packages ~ Litigation
Jury trials* ~ Litigation
Service of process ~ Litigation
Client updates ~ Litigation
Case timelines ~ Litigation
Interrogatories ~ Litigation
Trial exhibits ~ Litigation
Witness logistics ~ Litigation
Double taxation treaties ~ Litigation
Subrogation = Subrogation recoveries ~ Claims handling
Total loss valuation ~ Claims handling
Claim files ~ Claims handling
Repair authorisation ~ Claims handling
Claims inspection ~ Claims handling
Accident reports = Accident reporting ~ Claims handling
Third-party claims ~ Claims handling
Recovery claims ~ Claims handling
Policy interpretation = Policy wording review ~ Claims handling
Claims correspondence ~ Claims handling
Bank relationship management = Bank liaison, Bank relations, Banking relationships ~ Treasury management
Debt management ~ Treasury management
Debt covenants ~ Treasury management
Covenant reporting ~ Treasury management
Intercompany loans ~ Treasury management
Bank mandates ~ Treasury management
Bank fees ~ Treasury management
Interest rate hedging ~ Treasury management
Currency hedging ~ Treasury management
Hedge accounting ~ Treasury management
Payment factories ~ Treasury management
Commercial paper ~ Treasury management
Credit facilities ~ Treasury management
Signatory management ~ Treasury management
Payment security ~ Treasury management
Treasury reporting ~ Treasury management
Treasury systems ~ Treasury management
FX forwards ~ Treasury management
FX swaps ~ Treasury management
Gross-to-net ~ Payroll
Payroll controls ~ Payroll
Payroll tax ~ Payroll
P60s ~ Payroll
P45s = P45, P45 and P60, P46 ~ Payroll
P11D = Benefits in kind ~ Payroll
W-2s ~ Payroll
Year-end payroll = Year-end returns, Payroll year end ~ Payroll
P60 ~ Year-end payroll
W-2 processing ~ Year-end payroll
Garnishments = Wage garnishments, Attachment of earnings, Earnings attachments ~ Payroll
Overtime calculation = OT calculation ~ Payroll
Auto-enrolment = Pension auto-enrolment ~ Payroll
Payroll queries ~ Payroll
Payroll audits ~ Payroll
Bonus payments ~ Payroll
Payroll migration ~ Payroll
Union dues ~ Payroll
Multi-state payroll ~ Payroll
Benefits deductions ~ Payroll
Payroll reporting = Payroll reports ~ Payroll
Salary advances ~ Payroll
Loan recovery visits ~ Microfinance
Loan monitoring ~ Microfinance
Household assessment ~ Microfinance
Field collection = Doorstep collection ~ Microfinance
Repayment tracking ~ Microfinance
Portfolio at risk = PAR monitoring, PAR 30 ~ Microfinance
Arrears follow-up ~ Microfinance
Client visits in villages ~ Microfinance
Loan utilisation checks ~ Microfinance
Timesheet processing = Time sheet verification
Final settlements
Gratuity calculations = End of service benefits, Severance pay, Severance calculation, Gratuities computation, Gratuities* ~ Final settlements
Multi-country payroll = International payroll, Global payroll
WPS payroll = Wages Protection System
Ageing reports = Aged debtors, Debtor ageing, Aging analysis
Voucher filing
Cost centre coding = Nominal coding, GL coding
INAIL self-assessment = Autoliquidazione INAIL, INAIL returns
Statutory notices of employment = Comunicazioni obbligatorie, UNILAV, Mandatory employment notices
Hiring paperwork = Hiring formalities, Recruitment paperwork, Onboarding formalities ~ Employee registration
Premium receipts = Handling of premium receipts ~ Policy administration
Property acquisition = Acquisition of properties, Acquisition of mandates ~ Property listings
Purchase offers for property = Property offers, Offers to purchase property
Short-time work allowance = Kurzarbeitergeld, Short-time work benefits
APIT^ = APIT returns, Advance personal income tax ~ Statutory contributions
Statutory payments = Statutory pay, Statutory maternity pay, Maternity pay calculation ~ Payroll
Salary revisions = Salary increments, Increment processing ~ Payroll
Capital allowances = Capital allowance claims, Capital allowance computations ~ Taxation

[tools]
SQL Accounting
MyInvois
MyTax^
Superior TaxComp
enova365
Comarch Optima
Comarch ERP Optima
Symfonia^
LucaNet
Swiss GAAP FER
`;
