export default String.raw`
@group power-signal-detail | Power, electronics and telecommunications in detail | engineering | narrow
[skills]
Earthing calculations = Grounding grid design ~ Power systems, Earthing design
HV and LV systems = HV/LV, LV/MV, MV/LV systems, HV/LV systems, LV systems, MV systems, HT and LT, HT/LT ~ Power systems, HV switching
ELV systems = Extra low voltage systems, Low current systems, ELV^, Low voltage systems and ELV ~ Power systems
IEC standards = IEC codes ~ Power systems
Motor control centre design = MCC design ~ Power systems, Motor control centres
Load schedules = Load calculation for buildings, Electrical load calculations, Connected load calculation, Panel schedules, DB schedules ~ Power systems
Small power layouts = Power layouts, Electrical layouts ~ Power systems, Lighting plans
Power factor improvement = Power factor correction panels ~ Power systems, Capacitor banks
Solar O&M = PV O&M, Operation and maintenance of solar plants, String inverters, Inverter sizing ~ Power systems, Solar system sizing
Substation layouts = Switchyard design, Switchyard layout, Switchyards ~ Power systems
Busbar sizing = Busbar trunking, Busbars, Bus duct ~ Power systems
Battery energy storage = BESS^ ~ Power systems, Battery storage
Wind farm engineering = Wind farms, Wind turbine commissioning, Micrositing ~ Power systems, Wind resource assessment
Grid connection studies = Grid code compliance, Grid studies, Grid impact studies, Grid integration ~ Power systems, Solar energy
EV charging infrastructure ~ Power systems, Electric vehicles
Insulation coordination ~ Power systems, Insulation resistance testing
Protection schemes = Differential protection, Distance protection, Busbar protection, Numerical relays ~ Power systems
Metering audits = Meter reading audits, Energy meter testing, Revenue protection ~ Power systems
Machine control wiring ~ Power systems, Distribution board installation
Electrical safety rules = Authorised person HV, Senior authorised person ~ Power systems, HV switching
[tools]
PVCase
CYME
CYMDIST
EasyPower
AGi32
Omicron test universe = Test Universe
SIPROTEC
DIGSI
Zuken E3
E3.series
CDEGS
PLS-CADD
[skills]
EMI and EMC testing = EMI/EMC testing, EMC pre-compliance testing ~ PCB design, EMC testing
ESD testing = ESD immunity testing, Electrostatic discharge testing ~ PCB design
Component selection = Component engineering, Component sourcing for electronics, Component obsolescence, Obsolescence management ~ PCB design
Test fixtures = Test jigs, Test jig design, Functional test jigs, Test fixture design, Bed of nails ~ PCB design
Timing closure = Static timing analysis, STA^, Timing constraints ~ PCB design
Switching converters = Flyback converter design, Flyback converters, Buck converters, Boost converters ~ PCB design, Power electronics
Magnetics design = Transformer and inductor design, Inductor design ~ PCB design
Gerber files = Gerber release, Gerber data ~ PCB design, Gerber AccuMark
DFM review = DFM checks, DFM/DFA, Design for manufacturability ~ PCB design
Supplier qualification = Vendor qualification, Qualification of suppliers ~ PCB design
Secure boot = Trusted execution, Trusted boot, OTA updates, Bootloader development, Bootloaders ~ PCB design
RF testing = RF measurement, RF*, Vector network analyser, Network analyser ~ PCB design, RF engineering
Wire harness design = Harness design, Cable harness design, Wiring harness design ~ PCB design
High-speed layout = Impedance control, DDR routing, PCIe routing, Length matching ~ PCB design
Thermal cycling tests = Thermal cycling, HALT testing, HALT/HASS ~ PCB design, Burn-in testing
Control algorithms = Motor control algorithms, Field-oriented control, BLDC motor control ~ PCB design, PID tuning
[tools]
Nordic nRF = nRF52, nRF Connect, Nordic?
Microchip PIC
ATmega
IAR Embedded Workbench = IAR^
Code Composer Studio
Cadence Allegro
OrCAD PCB
Mentor PADS = PADS?, PADS Professional
PlatformIO
U-Boot
NB-IoT
LTE-M ~ NB-IoT
TI DSP
C2000
TMS320
[skills]
Core network = Packet core, Mobile core, Evolved packet core, 5G core, Core network planning, Core upgrades, PS core, CS core ~ Telecommunications
Link planning = Microwave planning, Transmission planning, Microwave link design, LOS surveys ~ Telecommunications, Microwave transmission
Rollout management = Site rollout, Network rollout, FTTH rollout, Telecom rollout, Telecom site rollout, Rollout planning ~ Telecommunications
Sector swaps = Swap projects, Network swap, Site swap, BTS swap, RAN swap, Modernisation swaps ~ Telecommunications
VSWR testing = VSWR^, VSWR tests, Antenna line testing, Sweep testing, PIM testing ~ Telecommunications
Outside plant = OSP^, OSP construction, Fibre network design, Duct surveys ~ Telecommunications, Fibre planning
Service provisioning = Provisioning*, Circuit provisioning, Subscriber provisioning ~ Telecommunications
Tilt changes = Antenna tilt optimisation, Electrical tilt, E-tilt, Physical optimisation, Azimuth changes ~ Telecommunications
Neighbour audits = Neighbour relations, Parameter audits, Parameter tuning, PCI planning, Neighbour planning, Frequency planning ~ Telecommunications, RF engineering
Drive test post-processing = Drive test analysis, Log file analysis in radio, Post-processing of drive tests ~ Telecommunications
Trouble tickets = Trouble ticketing, TT management, Fault tickets ~ Telecommunications
Outage reports = Outage reporting, Outage management, Outage analysis, RFO reports ~ Telecommunications
Roaming testing = Roaming tests, Roaming*, International roaming ~ Telecommunications
OLT configuration = OLT^, ONT configuration, OLT commissioning ~ Telecommunications, Customer premises installation
Passive infrastructure = Tower maintenance, Passive site maintenance, Site power systems, Rectifiers ~ Telecommunications, Tower erection
In-building solutions = IBS design, Distributed antenna systems, In-building coverage ~ Telecommunications
Small cells = Small cell deployment ~ Telecommunications
Spectrum licensing = Spectrum management, Frequency licensing, Spectrum monitoring ~ Telecommunications
Revenue assurance in telecoms = Interconnect billing ~ Telecommunications, Phone record analysis
Call tracing = SS7 tracing, Protocol tracing, Signalling traces, Layer 3 message analysis ~ Telecommunications
Synchronous transmission = PDH^, SDH/PDH, SONET ~ Telecommunications, SDH
Optical transport = OTN^, ROADM ~ Telecommunications
[tools]
Pathloss = Pathloss 5, Pathloss 4.0
MapInfo = MapInfo Professional, MapInfo Pro
Huawei equipment = Huawei*, Huawei RAN, Huawei iManager
Ericsson equipment = Ericsson*, Ericsson RAN, Ericsson RBS
Nokia equipment = Nokia*, Nokia NetAct, Nokia Siemens
NetAct
Actix Analyzer
Planet EV = Mentum Planet, Infovista Planet
Nemo Outdoor = Nemo Handy, Nemo?
XCAL
iBwave
MYCOM OSI
Viavi OneExpert = Viavi T-BERD
Aircom Asset = ASSET planning tool
[skills]
HT and LT panels = HT panel maintenance, LT panel maintenance ~ Power systems, Switchgear
DG sets = DG set maintenance, DG set, DG operation, DG maintenance ~ Power systems
Lux surveys = Lux measurement, Lux level measurement, Illumination surveys, Lux level checking ~ Power systems
Electrical audits = Electrical safety audit ~ Power systems, Power quality analysis
CEIG approvals = CEIG^, CEIG inspections, Electrical inspectorate approvals ~ Power systems
Spares planning = Critical spares planning, Spares inventory ~ Power systems
Shutdown jobs = Annual shutdown ~ Power systems, Shutdown maintenance
Energy monitoring = Energy monitoring systems, Sub-metering, Energy metering ~ Power systems
PLC backups = PLC program backup ~ Power systems
[skills]
PBX configuration = PABX configuration, IP PBX configuration, Call routing, Hunt groups, Call queues setup ~ Telecommunications, IP telephony
IP phone provisioning = Phone provisioning, SIP phones, Desk phone setup ~ Telecommunications
Point-to-point links = PtP links, Wireless bridges, Point-to-multipoint ~ Telecommunications
Hotspots = Hotspot setup, Hotspot configuration, Mesh Wi-Fi ~ Telecommunications
Bandwidth shaping = Traffic shaping, Bandwidth control, Queue trees ~ Telecommunications
Patch panel labelling = Cable labelling, Panel labelling, Cable management in racks ~ Telecommunications, Network cabling
[skills]
Energy yield assessment = Energy yield, Energy yield analysis, Yield reports ~ Solar O&M
Grid code studies = Interconnection applications, Interconnection studies, Grid application ~ Solar O&M
PV module testing = Module testing, IV curve tracing, IV curve testing, Electroluminescence testing, EL testing ~ Solar O&M
Performance ratio = Performance ratio reports, PR analysis, PR calculation, Plant performance analysis ~ Solar O&M
Drone thermography = Thermal drone surveys, Aerial thermography, Thermal imaging of modules ~ Solar O&M
Power purchase agreements = PPAs, PPA reviews, PPA negotiation ~ Solar O&M
Solar trackers = Tracker systems, Single-axis trackers ~ Solar O&M, GPS tracker installation
Module cleaning = Robotic module cleaning ~ Solar O&M, Panel cleaning
Inverter selection = Inverter configuration, Cable loss calculations ~ Solar O&M, Inverter wiring
Hot commissioning = Cold commissioning, Punch list closure, Punch points ~ Solar O&M, Commissioning
Civil works coordination = Coordination of civil works ~ Solar O&M
EPC contracting = EPC contracts, EPC projects, EPC management, EPC execution ~ Solar O&M
`;
