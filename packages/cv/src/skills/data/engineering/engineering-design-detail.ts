export default String.raw`
@group engineering-design-detail | Engineering design in detail | engineering

[tools]
JKSimMet
Thermo-Calc
Tecnomatix Plant Simulation = Siemens Plant Simulation, Plant Simulation^
MODAPTS
MOST technique = Maynard Operation Sequence Technique
MTM^ = MTM-1, MTM-UAS
Amtech = Amtech ProDesign, Trimble ProDesign
Omicron CMC = Omicron test sets, OMICRON^
IEC 60364
Advance Steel = Autodesk Advance Steel
ProgeCAD
BricsCAD
ZWCAD
ASME Y14.5
midas Civil = MIDAS^
Tekla Structural Designer
12d Model
GeoStudio = SLOPE/W
ACI 318
AASHTO LRFD = AASHTO
AutoPIPE
KISSsoft
Moldflow = Autodesk Moldflow
ASME Section VIII = ASME VIII
ASHRAE = ASHRAE 62.1, ASHRAE standards
ISO 2768
CHEMCAD
PRO/II
DWSIM
Aspen EDR
HTRI = HTRI Xchanger Suite
SuperPro Designer
API 520
IEC 61511
Oracle WMS
NetSuite WMS
Atoll^ = Forsk Atoll
Huawei U2000 = Huawei NetEco, Huawei U2020
Ericsson OSS = Ericsson ENM
IPC-A-610 = IPC certification
IPC/WHMA-A-620 ~ IPC-A-610
J-STD-001 = IPC J-STD-001 ~ IPC-A-610
GHG Protocol = Scope 2 and 3 emissions, Scope 3 accounting
SoundPLAN
EPA Method 5
ISO 14971
MDR^ = EU MDR
ReliaSoft = Weibull++
Master Control = MasterControl
Intelex
Enablon

[skills]
Corrosion engineering
Process capability studies = Cp/Cpk, Process capability analysis, Capability studies
Discrete event simulation = Simulation modelling of plants
Layered process audits = LPA^
Bottleneck analysis = Theory of constraints, Constraint analysis
Labour costing = Standard costing of labour
Transformer sizing = Transformer specification
Factory acceptance testing = FAT^, Factory acceptance tests
Site acceptance testing = SAT^, Site acceptance tests
Hazardous area classification = ATEX zoning, Area classification
Bills of quantities for electrical works = Electrical BOQ
Assembly drawings = Exploded views, Exploded drawings
Drawing registers = Drawing control, Drawing revision control
Clash detection = Clash coordination
Prestressed concrete design = Post-tensioned slab design, PT slab design, Post-tensioning design
Traffic impact assessment = Traffic impact studies, TIA^
Water distribution network design = Water supply network design, Water network modelling
Duct design = Ductwork design, Duct sizing
Fire protection design = Sprinkler design, Fire fighting system design
Relief valve sizing = PSV sizing, Relief system design
Management of change = MOC^
Slow-moving stock = Dead stock management, Obsolete stock
ABC analysis = ABC/XYZ analysis
Lead time reduction
Embedded firmware = Embedded software, Bare-metal programming
Signal integrity = SI/PI analysis, High-speed design
RF design = RF circuit design
Fibre optic networks
Site acceptance = Site commissioning, BTS commissioning
Link budgets = Link budget calculation
Landfill design = Landfill engineering
Landfill gas management ~ Landfill design
Medical device design = Medical device development
Design controls = Design history files, DHF^
Measurement systems analysis = Gage R&R, MSA^
Failure analysis = Root cause failure analysis, RCFA, Failure investigation
Fractography > Failure analysis
`;
