export default String.raw`
@group code-systems-detail | Code, systems, networks and their defence in detail | technology | narrow
[skills]
Systems integration analysis = Integration analysis, Interface specifications, Interface mapping, Integration specifications ~ Business analysis, UI design
Release coordination = Release coordination with teams, Release readiness ~ Business analysis
Entity relationship diagrams = ERDs, ER modelling, ER diagramming ~ Business analysis
Capability mapping = Business capability mapping, Business capability maps, Capability models ~ Business analysis
Systems documentation = Technical documentation of systems, Operation manuals ~ Business analysis, Technical writing
Decision tables = Decision modelling, DMN^ ~ Business analysis
Integration work = Integration* ~ Business analysis
[tools]
Ardoq
Jira Align
[skills]
Background jobs = Background workers, Queue workers, Job queues, Task queues ~ Software development, Message queues
API versioning ~ Software development, API management
Zero-downtime deployment = Canary releases, Rolling deployments ~ Software development, Deployment automation
[tools]
Google Gemini API
Windsurf IDE
Bun runtime
Nx monorepo
gRPC-Web
[skills]
Figma to HTML = Figma to code, PSD to HTML, PSD to WordPress, PSD to HTML conversion, Design to code, Figma to WordPress, XD to HTML ~ Web development
Interactive animations = Scroll animations, Micro-interactions, UI animations ~ Web development, Web animation
Checkout customisation = Cart customisation, Custom checkout ~ Web development
Site maintenance retainers = Website maintenance and support, Website support, WordPress maintenance ~ Web development
Preview deployments = Deploy previews, Preview environments ~ Web development
[tools]
Hydrogen Shopify
WP Rocket
Oxygen Builder = Bricks Builder
WPBakery
Gravity Forms = WPForms
Contact Form 7
Craft CMS
Kirby CMS
Sitefinity
WebXPay
Paystack
bKash
USSD^ = USSD menus, USSD gateway, USSD apps
SMS gateways = SMS gateway integration
Flutterwave
M-Pesa API = Daraja API
[skills]
Google Maps integration = Maps SDK, Mapbox SDK ~ Mobile development, Google Maps API
Certificate pinning = SSL pinning, Biometric authentication in apps, App hardening, Jailbreak detection ~ Mobile development
Maintenance programming = Application maintenance, Application support and maintenance, Legacy maintenance, Production support of applications ~ Software development, Technical support engineering
Abend resolution = Abend fixes, Abend analysis ~ Mainframe operations, Job scheduling
ABAP reports = ALV reports, BAPIs, BAPI^, User exits, BADIs, RICEF objects, RICEFW ~ ABAP, SAP Smart Forms
ServiceNow development = ServiceNow scripting, GlideScript, ServiceNow Flow Designer ~ ServiceNow
App modularisation = Modularisation of apps, Feature modules ~ Mobile development
App monetisation = Ad integration, AdMob ~ Mobile development
Crash analysis = ANR analysis ~ Mobile development, Crash analytics
Device testing = Beta releases ~ Mobile development, User acceptance testing
[tools]
PowerBuilder
CA-Clipper
CodePush
Expo EAS
Uniface
Adabas Natural = Natural/ADABAS
Easytrieve
IDMS
Endevor
[skills]
Software testing life cycle = STLC^, Software test life cycle ~ Software testing
Test closure reports = Test summary reports, Test reports*, Test closure, Test metrics, Quality metrics ~ Software testing
Test estimation = Testing estimation, Test effort estimation ~ Software testing
Parallel execution = Parallel test execution, Cross-browser parallel runs, Selenium Grid runs ~ Software testing
Test doubles = Mocking*, Mocks and stubs, Stubbing, Service virtualisation ~ Software testing
Soak testing = Soak tests, Endurance testing, Spike testing, Spike tests, Volume testing ~ Software testing
Device matrix = Device coverage, Device lab, Device farm ~ Software testing
Flaky test fixing = Flaky tests, Test flakiness, Test stability ~ Software testing
Test case review = Test design, Test script writing ~ Software testing, Test case design
Shift-left testing ~ Software testing
Localisation testing = Internationalisation testing ~ Software testing
Game QA testing = Game QA ~ Software testing
Firmware testing = Embedded testing ~ Software testing, Hardware-in-the-loop testing
[tools]
MockServer
Azure Test Plans
Testmo
Maestro mobile testing
Mabl
[skills]
Index maintenance = Index rebuilds ~ Database administration, Indexing strategy
Execution plans = Execution plan analysis, Query plans ~ Database administration
Database security = Database hardening, Database access control, DB security, Database auditing ~ Database administration
Database user management = User management in databases, Schema management ~ Database administration
Audit trails = Audit logging, Database audit trails ~ Database administration
Database health checks = Health checks in databases, DB health checks, Health checks* ~ Database administration
Database upgrades = DB upgrades, Version upgrades, Database patching ~ Database administration
User management* = User access management, User administration and access, Account management of users ~ Database administration
Vacuum tuning = Autovacuum tuning, Vacuuming of tables ~ Database administration
Export and import of data = Export/import, Data import and export, Data export ~ Database administration
[tools]
Oracle Data Pump = Data Pump, expdp/impdp
Oracle AWR = AWR^, AWR reports
ASH reports
Statspack
Oracle Grid Infrastructure = Grid Infrastructure
Transparent Data Encryption = TDE^
DBCC^ = DBCC checks
ora2pg
Redgate = Redgate SQL Toolbelt
SQL Prompt
Idera = IDERA Diagnostic Manager
SolarWinds DPA
Percona XtraBackup
SQL Server Agent
Azure Data Studio
AWS DMS = AWS Database Migration Service
[skills]
File servers = File and print servers, File server administration, NTFS permissions ~ System administration
IT documentation = Technical documentation in IT, IT procedures, Network documentation and diagrams, IT runbooks ~ System administration
Failover clustering = Failover clusters, Windows clustering, Windows failover clustering, Server clustering ~ System administration
Digital certificates = Certificates?, Certificate renewal, PKI certificates ~ System administration
OU design = OU structure, Active Directory design, AD cleanup, AD migration ~ System administration
VM snapshots = Snapshots*, Snapshot management, VM provisioning, VM migration, P2V migration, P2V ~ System administration
CIS hardening = Server baselines ~ System administration, CIS controls
Account administration = Password resets and unlocks ~ System administration, User account management
LUN mapping = SAN zoning, LUN provisioning, Storage provisioning, Storage allocation ~ System administration
Mailbox administration = Mailbox management, Shared mailboxes, Distribution lists ~ System administration, Mailbox migration
Thin clients = VDI support, Virtual desktops ~ System administration, Virtual desktop infrastructure
[tools]
VMware vMotion = vMotion, VMware DRS, Storage vMotion
Conditional access = Conditional Access policies
Backup Exec = Veritas Backup Exec
ConnectWise Automate
Atera
Dell EMC Unity = EMC VNX
PowerStore
Sophos Central
Bitdefender GravityZone
Kaspersky
ESET
[skills]
Network access control = NAC?, 802.1X, Dot1x ~ Network administration
Data centre networking = Spine-leaf, Leaf-spine ~ Network administration
Proxy servers = Proxy*, Web proxy ~ Network administration, Web filtering
Guest portals = Captive portals, Guest Wi-Fi, Guest wireless ~ Network administration
Circuit cutovers = Circuit migration, Link migration ~ Network administration
ISP escalation = ISP coordination, ISP liaison, ISP management, Link management ~ Network administration, Carrier management
Config backups = Configuration backups, Device backups ~ Network administration
IOS upgrades = Switch upgrades, Device firmware upgrades ~ Network administration, Firmware flashing
Bridge calls = P1 bridge calls, Major incident bridges, War room calls, P1 incidents ~ Network administration
HLD and LLD = HLD^, LLD^, HLD and LLD documents, HLD/LLD, High level design documents ~ Network administration
IP planning = IP address planning, IP schema, IP addressing plans ~ Network administration, IP addressing
Switch stacking = Stack switches, Trunking of VLANs ~ Network administration, Port security
[tools]
Cisco Umbrella
Cisco FTD = Firepower^
Panorama Palo Alto
GlobalProtect
Prisma Access
Infoblox
A10 Networks
Citrix NetScaler = NetScaler
ThousandEyes
Cambium Networks
TP-Link Omada = Omada
SonicWall
WatchGuard
Sophos XG
EVE-NG
Cisco CUCM = CUCM^, Cisco Unified Communications Manager
Webex Calling
[skills]
Email security = Email gateway, DMARC, SPF and DKIM, SPF/DKIM/DMARC, Email filtering ~ Cyber security
Tabletop exercises = Cyber drills, Incident simulations, Cyber exercises ~ Cyber security
IT general controls = ITGC^, ITGC testing, ITAC^ ~ Cyber security
AI security = LLM security, AI risk management, AI governance, ISO 42001, EU AI Act ~ Cyber security
Cloud security controls = AWS security, Azure security, GCP security ~ Cyber security, Cloud security
Alert triage = Alert handling, Alert investigation, Alert analysis, L1 SOC monitoring, Log monitoring in SOC, Security alert triage ~ Cyber security, Security operations
SOC playbooks = Playbooks*, Response playbooks, Incident playbooks, Playbook writing, IR playbooks ~ Cyber security
Retests* = Retesting of findings, Remediation retesting, Remediation tracking of vulnerabilities ~ Cyber security
Gap assessment = ISO 27001 gap assessment, Readiness assessment ~ Cyber security
Statement of Applicability ~ Cyber security, Service-oriented architecture
Memory forensics = Memory analysis, Evidence acquisition ~ Cyber security, IT support
Exception handling of risks = Risk exceptions, Exception management, Risk acceptance ~ Cyber security
Joiner mover leaver process = Joiner-mover-leaver, JML^, JML process, Joiners, movers and leavers ~ Cyber security
Secure coding training = Developer security training ~ Cyber security
Access recertification = Access certification, UAR^, Entitlement reviews ~ Cyber security, Access control
Detection engineering = Sigma rules, Detection rules, SIEM use cases, Use case development in SIEM ~ Cyber security, YARA
Attack surface management = External attack surface, Dark web monitoring, Brand monitoring in security ~ Cyber security
[tools]
Wiz^ = Wiz.io
Orca Security
Cyber Essentials = Cyber Essentials Plus
NIS2 = NIS2 Directive, NIS 2
DORA^ = Digital Operational Resilience Act
Essential Eight
CMMC
FedRAMP
Trellix
McAfee ePO
Trend Micro Vision One = Trend Micro
Tanium
Rapid7 InsightVM
Nexpose
Chronicle SIEM
Google SecOps
ServiceNow GRC
X-Ways
Cortex analysers
Fortify SCA
[skills]
ELT pipelines = ELT development ~ Data engineering, ETL
Data contracts = Data contract management ~ Data engineering
Backfills* = Backfilling data ~ Data engineering, Data backfills
Data reconciliation in pipelines = Data observability, Pipeline monitoring, Data freshness checks ~ Data engineering
Medallion architecture = Bronze silver gold layers ~ Data engineering
Streaming pipelines = Real-time pipelines, Streaming ingestion ~ Data engineering, Stream processing
Profiling of code = Profiling*, Performance profiling, Frame-time profiling, CPU profiling ~ Data engineering, Memory management
Gameplay abilities = Gameplay Ability System, Combat systems, AI behaviour trees ~ Data engineering
Landing zones = AWS landing zone, Landing zone design, Multi-account strategy, Account vending ~ Data engineering, AWS Control Tower
Service control policies = SCPs, Organisation policies in cloud ~ Data engineering
Cluster autoscaling = Cluster autoscaler, Horizontal pod autoscaling, Autoscaling policies, Pod disruption budgets ~ Data engineering
Rightsizing = Savings plans, Reserved instances, Tagging policies, Cost tagging ~ Data engineering, Cloud cost optimisation
Alert routing = Alert rules, Alerting*, On-call alerting, Escalation policies ~ Data engineering
Transit networking in cloud = VPC peering, PrivateLink, Hub-and-spoke networking ~ Data engineering, AWS Transit Gateway
[skills]
Records of processing activities = ROPA^, Records of processing, Article 30 records ~ GDPR
Data subject requests = DSAR handling ~ GDPR, Subject access requests
Privacy notices = Privacy policies, Privacy policy drafting, Cookie policies ~ GDPR
Policy management* = Policy attestations, Policy lifecycle, Security policy management ~ GDPR
Control mapping = Control frameworks, Control framework mapping, Control libraries ~ GDPR
Audit evidence = Evidence collection for audits, Audit evidence collection, Evidence gathering for audits, Auditor liaison ~ GDPR
Cookie consent = Cookie compliance, Consent management, Cookie banners, Consent management platforms ~ GDPR
Breach notification = Breach management, Data breach response, Personal data breaches, Data breach management ~ GDPR
Privacy by design = Privacy engineering ~ GDPR, Privacy impact assessments
Data classification = Information classification, Data labelling for protection ~ GDPR
Security questionnaires = Customer security questionnaires, RFP security responses, Vendor questionnaires ~ GDPR
[tools]
CCPA^ = CPRA
PDPA^ = POPIA, DPDP Act
[skills]
Code quality = Code quality standards, Code standards, Coding standards, Static analysis ~ Software development
Technical debt = Tech debt, Tech debt reduction ~ Software development, Technical debt reduction
Career ladders* = Career frameworks, Engineering ladders, Career pathing ~ Software development
Cloud cost control = Cloud spend ~ Software development, Cloud cost optimisation
Team topologies = Squad model, Tribe and squad model, Team design ~ Software development
One-to-ones = 1:1s, One-on-ones, 1-to-1s ~ Software development
Build versus buy analysis = Build vs buy, Build or buy analysis ~ Software development
People management of engineers = Engineering leadership, Tech leadership ~ Software development, Engineering management
[skills]
Model quantisation = Quantisation*, Model compression, Pruning of models, Knowledge distillation ~ Machine learning
LLM-as-judge = LLM judges ~ Machine learning, Ragas
Model cards = Model documentation ~ Machine learning
Chunking strategies = Document chunking ~ Machine learning, Hybrid search
Shadow deployments = Champion-challenger ~ Machine learning
[tools]
[skills]
Functional coverage = Coverage closure, Code coverage in verification, Coverage-driven verification ~ VLSI design
SystemVerilog assertions = SVA^, Assertions*, Assertion-based verification ~ VLSI design
Constrained random verification = Constrained random stimulus ~ VLSI design
Gate-level simulation = GLS^ ~ VLSI design
Regression management = Regression triage, Regression runs, Regression farm ~ VLSI design
Testbench architecture = Testbench development, Testbenches, Scoreboards*, UVM agents ~ VLSI design
Formal verification = Formal proofs, Formal property verification, Equivalence checking, X-propagation checks ~ VLSI design
SoC verification = IP verification, Chip verification, Block-level verification ~ VLSI design
Hardware emulation = Emulation*, FPGA prototyping, Palladium emulation ~ VLSI design
Low-power verification = Power-aware simulation, UPF flow ~ VLSI design
[tools]
AMBA AXI = AXI^, AMBA^
AXI4
AHB^
PCIe = PCI Express
Questa = Questa Sim, Questa Formal
Verdi debugger = Verdi?
JasperGold
DDR memory interfaces = DDR^
DDR4
DDR5
Synopsys VCS
SpyGlass^
`;
