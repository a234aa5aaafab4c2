export default String.raw`
@group software-tools-detail | Software and networks in detail | technology

[tools]
Sparx Enterprise Architect = Enterprise Architect*, Sparx EA
Signavio = SAP Signavio
IBM DOORS = DOORS Next, Rational DOORS
BABOK
Xray^ = Xray for Jira
Cursor?
HPE ProLiant = HP servers
FreeIPA
Cisco Nexus = Nexus switches, NX-OS
Cisco ASA = ASA firewalls
Cisco Firepower ~ Cisco ASA
Cisco ISE
VXLAN
EVPN ~ VXLAN
Ekahau
NetBox
Rapid7 = InsightVM
Spiceworks
BitLocker
LAPS^
Bomgar = BeyondTrust Remote Support
Lansweeper
NinjaOne = NinjaRMM
ConnectWise = ConnectWise Manage
Autotask
DORA metrics = Delivery metrics, Engineering metrics, Lead time for changes
LeanIX
Fujikura splicer = Fujikura
EXFO
VIAVI = JDSU
Anritsu Site Master = Site Master
Krone tool = Punch-down tool
Working at height certificate
Grandstream
Yealink

[skills]
Gap analysis = Fit-gap analysis, Fit-gap workshops, Fit gap, Fit/gap analysis
Functional specifications = FSD^, Functional requirements, Functional specification documents, FRD^, BRD and FRD, FRS^, Functional requirements documents, Non-functional requirements, NFRs
Business requirements documents = BRD^
SRS^ ~ Business requirements documents
Data flow diagrams = DFD^
Traceability matrix = Requirements traceability, RTM^
Data mapping = Data migration mapping
Boundary value analysis
Equivalence partitioning ~ Boundary value analysis
Data-driven testing
Keyword-driven testing ~ Data-driven testing
Page object model = POM^, Page object pattern, Page objects
Plugin development = WordPress plugin development, WordPress plugins
E-commerce development = Online shop development
Web animation = CSS animations
Component testing
Server hardening = OS hardening, System hardening
ITIL change management
VPN configuration = Site-to-site VPN, IPsec VPN, SSL VPN
Network segmentation = Micro-segmentation, Zero trust segmentation, Segmentation?
Bandwidth management
IT risk assessment = Information security risk assessment
Third-party risk management = Vendor risk assessment, TPRM, Third-party risk, Vendor risk, Vendor risk reviews, Third-party risk assessment, Supplier security assessments
Knowledge base articles = Knowledge base writing, KB articles, Knowledge articles
Laptop setup = New starter IT setup
VIP support = Executive support for IT
Meeting room support = AV support, Video conferencing support
Network printers = Print server management, Print servers, Printer setup, Printer configuration
IT strategy = Technology strategy, IT roadmap, Technology roadmaps
IT budgeting = IT budget management, IT cost management
Engineering management = Leading engineering teams, Managing developers
Technical debt reduction = Tech debt management
Copper line testing = Line fault finding, Copper fault repair
Rectifier maintenance = DC power plant maintenance, Telecom power systems
DSL fault clearing = DSL troubleshooting
Line-of-sight surveys
Exploratory data analysis = EDA^
Cohort analysis = Cohort retention analysis
`;
