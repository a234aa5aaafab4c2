export default `
=== k1-pm own
Dilani Fernando
Senior Project Manager
dilani@mail.example | +94 77 555 0180 | Colombo

## Summary
Project manager with eleven years in telecom, banking and healthcare projects across Sri Lanka, Qatar and Kenya, leading teams of developers, testers and designers and reporting to boards.

## Experience
Senior Project Manager, Lanka Digital Services, Colombo
2019 – Present
- Led the rollout of a core banking system with a vendor team of 40; {stakeholder management} across six departments.
! - Vendors handled data migration, interfaces and regression testing.
! - Steering committee with Finance, Risk, Internal Audit and Operations.
- Ran {sprint planning} in {Jira}; {?budget control=Budget management|Budget control|Budgeting} of USD 2 million.
! - Hired two business analysts, three Java developers and a Scrum master.
! - Business users in pawning, leasing and microfinance signed off.
! - Change requests from underwriting and claims waited for the second release.
Project Coordinator, Gulf Hospitals, Doha
2014 – 2019
- {Project scheduling=Scheduling|Project scheduling|Project planning} in {MS Project=Microsoft Project}; {?risk registers=Risk registers|Risk register|Risk management}.
! - Departments: radiology, cardiology, dialysis and pharmacy.
! - The hospital replaced Epic with Cerner while I was there.
! - Nurses were trained by the vendor in electronic charting.

## Skills
Project management, Stakeholder management, Agile, Scrum, Jira, Microsoft Project, Risk management, Leadership
=== k2-chem own
Farah Siddiqui
Quality Control Chemist
farah@mail.example | +92 321 555 018 | Karachi

## Profile
Chemist at ease with instruments, auditors and night shifts.

## Employment
Quality Control Chemist, Indus Pharma, Karachi
2018 – Present
- {HPLC} and {dissolution testing} of tablets; {method validation}.
! - Production makes tablets, syrups and injectables.
! - Samples come from granulation, compression and coating.
! - Engineers maintain the HVAC and the water plant.
! - Regulatory Affairs files the dossiers.
! - Microbiology sits one floor below.
! - Stability chambers are mapped by a contractor.
! - Interns from the university shadow us in summer.
- {OOS investigations=OOS investigation|Out-of-specification investigations|OOS} and {?CAPA}.
! - Audits by the FDA and two customers from Kenya.
## Skills
HPLC, UV spectroscopy, Dissolution testing, GMP, Method validation, Documentation, Accuracy
=== k3-sales own
Boris Petrov
Sales Executive
boris@mail.example | +359 88 555 0180 | Plovdiv

## Experience
Sales Executive, Trakia Tools, Plovdiv
2017 – Present
- {Key account management} for 60 dealers; {price negotiation=Price negotiation|Negotiation}; reports in {Salesforce}.
! - Product range: drills, welding machines, compressors, garden tools.
! - Customers are joiners, plumbers, farmers and garages.
! - Demo days for woodworking and metal cutting.
! - Marketing prints the flyers, logistics loads the van.
! - Service repairs what comes back.
! - Competed with importers of Chinese generators.
! - Prizes: a weekend of sailing, a cooking course.
## Skills
Key account management, Negotiation, Salesforce, Excel, Presentations, Persistence
=== k4-arch own
Giulia Rossi
Architect
giulia@mail.example | +39 333 555 0180 | Bologna

## Experience
Architect, Studio Reno, Bologna
2016 – Present
- {Building permits} and {construction drawings} in {Revit}; {?site visits=Site visits|Site supervision|Site inspections} weekly.
! - Schools, a bakery, a boat yard and a fire station.
! - Engineers do statics, heating and electrics.
! - Renders from a studio in Milan.
! - Clients ask about solar, insulation and gardens.
! - A restorer looked after the frescoes.
! - Landscape by our neighbours.
## Skills
Revit, AutoCAD, SketchUp, Building regulations, Construction drawings, Hand drawing, Patience
`;
