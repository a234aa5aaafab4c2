export default String.raw`
@group business-management | Business and project management | business

[skills]
Project documentation
Deadline monitoring = Deadline tracking, Monitoring of deadlines, Deadline management
Story mapping = User story mapping
Agile coaching = Agile team coaching, Team facilitation
Steering committee reporting = Steering committee reports
RAID logs = RAID log
Market entry strategy = Market entry, Market entry studies > Strategic planning
Unit economics > Financial analysis
Objectives and key results = OKRs, OKR planning > Performance management
Product discovery > Product management
Stakeholder interviews > Requirements analysis
Donor proposals > Proposal development
Public tenders = Government tenders, Public tendering > Tender management
Cost avoidance = Savings negotiation > Cost reduction
Tender evaluation = Bid evaluation, Bid analysis, Bid comparison, Tender analysis > Procurement
Requests for quotation = RFQ^, RFQs^, RFP management, RFQ preparation, RFQ management > Procurement
Purchase requisitions = Requisition processing > Purchase order processing
Vendor registration = Supplier registration, Supplier onboarding, Vendor onboarding > Vendor management
Framework agreements = Rate contracts, Long-term agreements > Contract management
Contract renewals = Renewals > Contract management
Pricing experiments > Pricing
Project management = Project coordination, Managing projects, Project planning, Project administration, Project delivery, Project leadership, Project management skills, Project implementation, Project execution, Project co-ordination, Project closure, Project closure reports, Project close, Closure reports
Programme management = Programme coordination, Portfolio and programme management > Project management
Project scheduling = Project schedules, Critical path method, Gantt charts, CPM scheduling, Work breakdown structure > Project management
Project monitoring = Project tracking, Project control, Project reporting, Project progress tracking > Project management
Project budgeting = Project cost management, Project budgets > Budgeting, Project management
Project risk management = Risk registers > Project management, Risk management
Earned value management = EVM^ > Project management
Scope management > Project management
Resource planning = Resource management, Resource allocation
PMO^ = Project management office, PMO management, PMO setup, PMO governance, PMO reporting > Project management
Business analysis = Business requirements analysis, Business analytics*, Business systems analysis, Business requirements
Business process modelling = Process modelling, Flowcharts, Business process analysis, BPMN 2.0
BPMN > Business process modelling
Process mapping = Business process mapping, As-is to-be analysis, As-is analysis > Business process modelling
Business process improvement = Process improvement, Process optimisation, Process re-engineering, Business process reengineering, Process design, Business process re-engineering, Process enhancement, Workflow optimisation, Process flow diagrams, HAZID^, LOPA^, Process optimisation in plants, Chemical process control, Filtration processes, Process scale-up, PFD^, Layer of protection analysis, Pilot plant trials, BPR^
Business process management = BPM^, Process management
Change management = Organisational change, Change implementation, Managing change, Organisational change management, OCM^, Change adoption
Strategic planning = Strategy development, Business strategy, Strategy*, Corporate strategy, Strategic management, Strategic development, Strategy implementation, Strategy formulation
Business planning = Business plans, Business plan development, Business plan writing
Business administration* = Business management, General management, Company management, Corporate management
Operations management = Operational management, Operations*, Managing operations, Business operations, Operations planning, Operational planning
Performance management = KPI monitoring, KPI tracking, Performance monitoring, KPI reporting, KPI management, Performance measurement, Balanced scorecard, KPI dashboards, KPI frameworks
Quality management = Quality systems, Quality management systems, QMS^, Total quality management, TQM^, QMS implementation
Continuous improvement = Kaizen, Continuous process improvement
Lean management = Lean methodology, Lean thinking, Lean principles, Lean? > Continuous improvement
  with six sigma, kaizen, 5s, manufacturing, agile
  not before on, protein, meat, muscle
Six Sigma = Lean Six Sigma, Six Sigma Green Belt, Six Sigma Black Belt, DMAIC, 6 Sigma, Lean 6 Sigma, LSS^, Lean Six Sigma Green Belt, Green Belt, Black Belt > Continuous improvement
Benchmarking* = Market benchmarking, Business benchmarking, Performance benchmarking
SWOT analysis = PESTEL analysis, SWOT, PESTLE analysis, Porter's five forces
Feasibility studies = Feasibility analysis
Business cases = Business case development, Cost-benefit analysis, CBA^
Business continuity = Business continuity planning, BCP^, Business continuity management, BCP/DR
Corporate governance = Governance*, Board reporting, Board relations
Company secretarial practice = Company secretarial, Company secretarial work, Corporate secretarial, Corporate secretarial services
Policy development = Policy formulation, Policy writing, Policies and procedures, Policy drafting
Standard operating procedures = SOPs^, SOP^, SOP development, SOP writing
Management consulting = Consulting*, Business consulting, Consultancy*, Business consultancy, Business advisory, Advisory*, Strategy consulting
Stakeholder analysis = Stakeholder mapping
Vendor management = Supplier management, Supplier relations, Supplier relationship management, Vendor relations, Supplier coordination, Vendor coordination, Managing suppliers, Vendor negotiation, Supplier negotiation, Supplier contracts, Supplier development, Supplier performance, IT vendor management, Supplier contracting
Contract management = Contract negotiation, Managing contracts
Contract administration
Procurement* = Purchasing*, Procurement management, Procurement planning, Procurement processes, Purchasing management, Public procurement, Purchasing and procurement, Procurement procedures, Public procurement rules
Strategic sourcing = Sourcing*, Global sourcing, Supplier sourcing, Vendor sourcing, International sourcing, Category sourcing, Sourcing strategy > Procurement
Spend analysis = Spend analytics, Category spend analysis > Procurement
E-procurement = eProcurement, E-tendering, E-sourcing > Procurement
Supplier evaluation = Supplier assessment, Vendor evaluation, Supplier audits, Vendor assessment, Vendor audits, Supplier scorecards, Vendor rating
Outsourcing management = Outsourcing*, BPO*, Business process outsourcing, Offshore team management, Offshoring, IT outsourcing, Managed service providers, MSP management, Outsourced vendors
Startups = Start-up management, Startup management, Business start-up, Start-ups*
Business modelling = Business model development, Business model canvas
Partnership development = Partnership management, Strategic partnerships, Partnership building, Alliance management, Strategic alliances, Partnerships*
International business = International trade, Global business, Import and export, Export and import, Import/export, Import-export, Export procedures, Export shipments
Small business management = Shop ownership, Running a small business
P&L management = Profit and loss management, P&L responsibility, P&L accountability, P&L^, Profit & loss management, P&L ownership
Multi-site management = Area management, Regional management, Multi-unit management, Area manager duties, Cluster management, Regional store management
Crisis management = Emergency management, Crisis response
Innovation management = R&D management, Innovation strategy
Knowledge management = Knowledge sharing, Knowledge base management, Knowledge bases
Decision support = Management information, MIS^, Management information systems
Organisational development = Organisation development, OD interventions, Organisation design, Organisational restructuring, Organisational design, Org design, Span of control analysis
Corporate social responsibility = CSR^, CSR programmes, CSR projects, CSR initiatives
  not before i, ii, iii, iv, rep, representative, team, lead, calls
  not after as, a, senior, lead
Sustainability management = Sustainability*, Sustainability strategy, Environmental sustainability, ESG^, Corporate sustainability
Meeting management = Chairing meetings, Running meetings
Proposal development = Concept note writing, Concept notes
Business writing = Business correspondence, Report writing, Report preparation, Writing reports, Technical report writing, Preparing reports
Time and motion studies = Time study, Work study, Method study, Motion study
Operating model design = Target operating model, Operating model
Benefits realisation = Benefits tracking
Post-merger integration = PMI integration, Merger integration
Commercial due diligence = CDD reports
Problem structuring = Issue trees, Hypothesis-driven analysis
Slide writing = Storylining, Executive presentations
Shared services = Shared service centre setup
Maturity assessments = Capability assessments
Regulatory impact assessment = RIA^
Stage-gate process = Stage-Gate, Phase-gate
Technology scouting = Innovation scouting
Patent strategy = IP strategy, Patent portfolio management
R&D budgeting = R&D budgets

[tools]
PMP^ = Project Management Professional, PMP certified > Project management
PRINCE2 = Prince 2, PRINCE2 Practitioner, PRINCE2 Foundation > Project management
PMBOK > Project management
Primavera P6 = Primavera?, Oracle Primavera, P6^ > Project scheduling
CMMI^ = Capability Maturity Model Integration > Quality management
ISO 9001 = ISO 9001:2015, ISO9001, ISO 9000 > Quality management
ISO 14001 = ISO14001, ISO 14001:2015, EMS ISO 14001 > Environmental management
ISO 45001 = ISO45001 > Occupational health and safety
OHSAS 18001 ~ ISO 45001
CBAP > Business analysis
CCBA ~ CBAP
ECBA ~ CBAP
Bizagi > Business process modelling
Camunda > Business process modelling ~ Bizagi
Balsamiq = Balsamiq Mockups
productboard > Product management
Aha! roadmaps = Aha! ~ productboard
ProductPlan ~ productboard
Zoho Projects > Project management
Zoho One ~ Zoho Projects
Celonis
Process mining
ARIS^ = ARIS process modelling
Prosci ADKAR = ADKAR, Prosci
DevInfo
`;
