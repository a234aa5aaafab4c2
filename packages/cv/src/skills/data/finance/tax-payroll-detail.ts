export default String.raw`
@group tax-payroll-detail | Actuaries, tax, payroll and claims | finance

[skills]
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
Property tax ~ Tax instalment plans
Withholding tax returns ~ Tax instalment plans
Tax clearance ~ Tax instalment plans
Capital gains tax ~ Tax instalment plans
Double tax relief ~ Tax instalment plans
Tax registration ~ Tax instalment plans
Tax refunds ~ Tax instalment plans
Tax credits ~ Tax instalment plans
SPED^ ~ Tax instalment plans
COFINS^ ~ Tax instalment plans
IPI^ ~ Tax instalment plans
  not after agréé, agréée, immobilier, immobilière, courtier, numéro
ICMS^ ~ Tax instalment plans
Tax payments ~ Tax instalment plans
Draft complaints
Liability assessment
Cash positioning = Cash concentration
Investment of surplus cash ~ Cash positioning
Pay runs = Pay calculations
Maternity pay ~ Pay runs
Statutory sick pay = Sick pay, SSP^ ~ Pay runs
Final pay ~ Pay runs
Holiday pay ~ Pay runs
Group meetings = Centre meetings
Women's groups ~ Group meetings
Group formation ~ Group meetings

[tools]
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
TOTVS Protheus = TOTVS, Protheus
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
Generalised linear models = GLM^ ~ Chain ladder method
Lapse analysis ~ Chain ladder method
Lapses* ~ Chain ladder method
Mortality investigation ~ Chain ladder method
Experience investigation ~ Chain ladder method
Profit testing ~ Chain ladder method
Product pricing ~ Chain ladder method
Group risk ~ Chain ladder method
Embedded value ~ Chain ladder method
Asset-liability modelling = ALM^ ~ Chain ladder method
Capital modelling ~ Chain ladder method
Reinsurance pricing ~ Chain ladder method
Claims triangles ~ Chain ladder method
Bornhuetter-Ferguson ~ Chain ladder method
Credibility theory ~ Chain ladder method
Longevity risk ~ Chain ladder method
Premium reviews ~ Chain ladder method
Solvency returns ~ Chain ladder method
SPED Fiscal ~ Tax instalment plans
Electronic invoicing ~ Tax instalment plans
E-invoicing ~ Tax instalment plans
Social contributions ~ Tax instalment plans
Stamp duty = SDLT^, Stamp Duty Land Tax, SDLT returns ~ Tax instalment plans
Intrastat ~ Tax instalment plans
PF and ESI ~ Tax instalment plans
Subpoenas* ~ Draft complaints
Disclosure statements ~ Draft complaints
Medical record requests ~ Draft complaints
Chronologies* ~ Draft complaints
Calendaring* ~ Draft complaints
Trial prep = Trial preparation ~ Draft complaints
Deposition scheduling ~ Draft complaints
Lien negotiation ~ Draft complaints
Settlement packages ~ Draft complaints
Jury trials* ~ Draft complaints
Service of process ~ Draft complaints
Redaction of documents ~ Draft complaints
Client updates ~ Draft complaints
Case timelines ~ Draft complaints
Interrogatories ~ Draft complaints
Trial exhibits ~ Draft complaints
Witness logistics ~ Draft complaints
Double taxation treaties ~ Draft complaints
Subrogation = Subrogation recoveries ~ Liability assessment
Total loss valuation ~ Liability assessment
Claim files ~ Liability assessment
Repair authorisation ~ Liability assessment
Claims inspection ~ Liability assessment
Accident reports = Accident reporting ~ Liability assessment
Third-party claims ~ Liability assessment
Recovery claims ~ Liability assessment
Policy interpretation = Policy wording review ~ Liability assessment
Claims correspondence ~ Liability assessment
Bank relationship management = Bank liaison, Bank relations, Banking relationships ~ Cash positioning
Debt management ~ Cash positioning
Debt covenants ~ Cash positioning
Covenant reporting ~ Cash positioning
Intercompany loans ~ Cash positioning
Bank mandates ~ Cash positioning
Bank fees ~ Cash positioning
Interest rate hedging ~ Cash positioning
Currency hedging ~ Cash positioning
Hedge accounting ~ Cash positioning
Payment factories ~ Cash positioning
Commercial paper ~ Cash positioning
Credit facilities ~ Cash positioning
Signatory management ~ Cash positioning
Payment security ~ Cash positioning
Treasury reporting ~ Cash positioning
Treasury systems ~ Cash positioning
FX forwards ~ Cash positioning
FX swaps ~ Cash positioning
Gross-to-net ~ Pay runs
Payroll controls ~ Pay runs
Payroll tax ~ Pay runs
P60s ~ Pay runs
P45s = P45, P45 and P60, P46 ~ Pay runs
P11D = Benefits in kind ~ Pay runs
W-2s ~ Pay runs
Year-end payroll = Year-end returns, Payroll year end ~ Pay runs
P60 ~ Year-end payroll
W-2 processing ~ Year-end payroll
Garnishments = Wage garnishments, Attachment of earnings, Earnings attachments ~ Pay runs
Overtime calculation = OT calculation ~ Pay runs
Auto-enrolment = Pension auto-enrolment ~ Pay runs
Payroll queries ~ Pay runs
Payroll audits ~ Pay runs
Bonus payments ~ Pay runs
Payroll migration ~ Pay runs
Union dues ~ Pay runs
Multi-state payroll ~ Pay runs
Benefits deductions ~ Pay runs
Payroll reporting = Payroll reports ~ Pay runs
Salary advances ~ Pay runs
Loan recovery visits ~ Group meetings
Loan monitoring ~ Group meetings
Household assessment ~ Group meetings
Field collection = Doorstep collection ~ Group meetings
Repayment tracking ~ Group meetings
Portfolio at risk = PAR monitoring, PAR 30 ~ Group meetings
Arrears follow-up ~ Group meetings
Client visits in villages ~ Group meetings
Loan utilisation checks ~ Group meetings
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
`;
