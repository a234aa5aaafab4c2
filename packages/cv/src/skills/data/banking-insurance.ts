export default String.raw`
@group banking-insurance | Banking, investment and insurance | finance

[skills]
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
Teller operations = Bank teller*, Teller services, Bank tellering, Counter operations, Teller work, Cash teller
Branch operations = Branch management, Bank branch management
Account opening = Opening accounts, Customer account opening, Savings campaigns, Account servicing, Current and savings accounts
Loan processing = Loan origination, Loan administration, Credit processing, Loan documentation, Loan files, Loan applications, Loan disbursement, Housing loans, Personal loans, Loan appraisal, Loan underwriting
Lending* = Mortgage lending, Consumer lending, Loans*, Mortgages*, Mortgage advice, Mortgage processing
Microfinance = Micro finance, Microcredit, Micro-credit, Micro-lending
Leasing* = Lease financing, Vehicle leasing, Hire purchase, Lease evaluations
Pawning = Gold loans, Pawn broking, Pawnbroking
Credit analysis = Credit assessment, Credit appraisal, Credit evaluation, Credit risk analysis, Credit underwriting, Credit scoring, Credit risk assessment, Credit files, Credit committee papers
Credit risk = Credit risk management, Credit risk modelling > Risk management
Market risk = Market risk management > Risk management
Operational risk = Operational risk management > Risk management
Liquidity risk > Risk management
Trade finance = Letters of credit, LC documentation, Bank guarantees, Documentary credits, Trade finance operations, LC payments, Import and export finance
Remittances = Money transfers, SWIFT payments, International payments, Wire transfers, SWIFT transfers
Payment operations = Payment systems, Clearing and settlement, Cheque clearing
Anti-money laundering = AML^, AML compliance, AML/KYC, AML/CFT, Transaction monitoring
Know your customer = KYC^, Customer due diligence, KYC procedures, KYC verification, CDD^
Banking regulation = Basel III, Basel II, Banking compliance, Central bank regulations
Regulatory compliance = Compliance*, Compliance management, Regulatory affairs compliance, Compliance monitoring, Legal compliance
Sanctions screening
Risk management = Risk assessment, Risk analysis, Risk mitigation, Risk identification, Enterprise risk management, ERM^, Risk control
Stress testing of portfolios = Scenario analysis
Wealth management = Private wealth management
Portfolio management = Investment portfolio management, Asset allocation
Asset management = Investment management, Fund analysis
Investment analysis = Investment research, Securities analysis, Equity analysis, Portfolio analysis
Equity research = Stock analysis, Share valuation
Financial markets = Capital markets, Stock markets, Money markets
Stock trading = Equity trading, Securities trading, Share trading, Stockbroking, Stock broking
Trading* = Commodity trading, Forex trading, Algorithmic trading, Derivatives trading
Technical analysis = Chart analysis
Fundamental analysis
Derivatives* = Options and futures, Futures and options, Swaps and options
Fixed income = Bonds*, Fixed-income securities, Treasury bills
Hedge funds = Private equity, Venture capital
Unit trusts = Mutual funds
Custody services = Securities settlement, Back-office settlement
Financial product sales = Bancassurance, Cross-selling of banking products
Credit card operations = Card operations, Merchant acquiring
ATM operations = ATM management, ATM balancing, Cash vault operations, ATM replenishment, Vault custody
Foreign currency exchange = Currency exchange, Bureau de change
Financial literacy training = Financial education
Insurance* = Insurance operations, Insurance services, General insurance
Life insurance = Life assurance > Insurance
Health insurance* = Medical insurance > Insurance
Motor insurance = Vehicle insurance > Insurance
Property insurance = Fire insurance, Home insurance > Insurance
Marine insurance > Insurance
Reinsurance = Re-insurance > Insurance
Takaful > Insurance
Insurance underwriting = Underwriting, Risk underwriting, Motor underwriting, Life underwriting, Quotation preparation in insurance > Insurance
Claims handling = Claims processing, Claims management, Insurance claims, Claims adjustment, Claims assessment, Loss adjusting, Claim settlement, Claims adjusting, Motor claims, Claims investigation > Insurance
Policy administration = Policy issuance, Policy servicing, Insurance policy administration > Insurance
Insurance broking = Insurance brokerage > Insurance
Actuarial analysis = Actuarial science, Actuarial modelling, Actuarial valuation, Actuarial* > Statistics
Pension administration = Pensions*, Pension schemes, Retirement planning
Fintech = Financial technology
Cryptocurrency = Crypto assets, Bitcoin, Cryptocurrency trading
Financial inclusion
Collateral management = Security documentation
Loan recovery = Bad debt recovery, NPL management, Arrears collection
Correspondent banking > Banking
Nostro reconciliation
Estate and trust administration = Trust administration
Savings mobilisation = Deposit mobilisation

[tools]
MetaTrader = MT4, MT5 > Stock trading
FactSet > Financial analysis
Morningstar Direct = Morningstar > Investment analysis
Capital IQ = S&P Capital IQ > Financial analysis
Prophet^ = Prophet actuarial, Prophet modelling software > Actuarial analysis
Calypso trading > Trading
Murex > Trading ~ Calypso trading
Charles River IMS > Portfolio management
World-Check > Know your customer
`;
