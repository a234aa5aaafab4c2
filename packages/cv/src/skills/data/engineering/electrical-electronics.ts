export default String.raw`
@group electrical-electronics | Electrical and electronic engineering | engineering

[skills]
Industrial electrics = Industrial electrical work
Load flow studies = Load flow analysis, Power flow studies, Short circuit studies, Power flow analysis, Short circuit analysis, Fault level calculations, Short-circuit calculation, Load flow, Studying load flow, Short circuits, Short-circuit currents > Power systems
Earthing design = Grounding design, Earthing system design, Earth grid design > Earthing and lightning protection
Cable sizing = Cable selection, Cable calculations, Cable sizing calculations > Electrical engineering
Solar system sizing = PV system sizing, System sizing, String sizing > Solar energy
Net metering > Solar energy
Roof mounting of panels = Roof mounting, Panel mounting, Panel installation > Solar panel installation
Inverter wiring = Inverter commissioning > Solar panel installation
Solar pump installation = Solar pumping, Solar pumps > Solar panel installation
Battery storage = Battery banks, Battery installation > Battery technology
Three-phase wiring = Three-phase systems, Single-phase wiring, Three-phase > Electrical installation
Earth testing = Earth resistance testing, Ground resistance testing, Earth resistance measurement > Electrical testing
Board bring-up = Hardware bring-up, Prototype bring-up > Hardware design
Electrical engineering* = Electrical design, Electrical systems, Electrical engineering design
Electronics* = Electronic engineering, Electronic systems
Power systems = Power system analysis, Power engineering, Power system design, Power system studies
Power electronics = Power converters, Inverter design, Power supply design, Switch mode power supplies, SMPS design, DC-DC converters
Power generation = Power plant operation, Electricity generation, Power station operation, Plant start-up and shutdown, Generator synchronising, Start-up and shutdown, Start-ups and shutdowns, Plant start-up, Unit shutdown, Starting up units, Plant shutdown procedures, Start-up of units
Power transmission = Transmission lines, High-voltage transmission, Overhead lines
Power distribution = Electrical distribution, Low voltage systems, LV distribution, Medium voltage systems
High voltage engineering = High voltage, High-voltage systems, HV systems, HT maintenance, HV testing
Switchgear = LV switchgear, MV switchgear, Circuit breakers, Switchgear maintenance, Switchgear specification, Switchboard design, ACB servicing, VCB servicing, Breaker maintenance, HT/LT panels, Switchgear servicing, HT panels, LT panels, VCB^, SF6 breakers, ACB^, ACB maintenance, Switchgear racking
Transformers maintenance = Power transformers, Transformer testing
Protection relays = Relay protection, Protection systems, Relay testing, Protection coordination, Relay settings, Protection relay setting, Protection co-ordination studies, Secondary injection testing, Secondary injection, Primary injection testing, Primary injection, Primary injection tests, Primary current injection
Earthing and lightning protection = Earthing systems, Earthing, Lightning protection, Lightning protection design
Electrical machines = Electric motors, Three phase motors, Induction motors, AC motors, Motor control, Motor drives
Motor control centres = MCC panels, MCC?
Variable frequency drives = VFD^, Variable speed drives, VSD^, VFDs^
Lighting design = Electrical lighting design, Illumination design
Electrical estimation = Load calculation
Electrical schematics = Reading electrical diagrams, Wiring diagrams, Circuit diagrams, Electrical drawings, Electrical schematic reading, Reading schematics, Single line diagrams, Schematic reading, SLD^, One-line diagrams
Electrical safety = Electrical regulations, Wiring regulations, 18th Edition, IEE regulations
Smart grid = Smart metering, Smart meters
Renewable energy = Renewables, Renewable energy systems
Solar energy = Solar PV, Photovoltaics, Solar power, Solar PV design, PV system design, Grid connection, PV modules, PV sizing
Wind energy = Wind power, Wind turbines, Wind turbine maintenance, Wind turbine servicing, Turbine climbing, Blade inspection on turbines, Pitch systems, Pitch system troubleshooting, Yaw drives, Yaw drive replacement, Nacelle work, Nacelle maintenance, Wind turbine inspection, Turbine blade repair, Wind turbine troubleshooting, Pitch system repair
Hydropower = Hydro power, Hydropower plants, Hydroelectric power
Biomass energy = Biogas, Bioenergy
Battery technology = Battery management systems, Energy storage systems, Battery systems, Lithium-ion batteries, Battery management, BMS firmware
Electric vehicles = EV technology, EV charging, Electric vehicle technology
Circuit design = Electronic circuit design, Schematic capture, Circuit schematics, Analog circuit design, Electronics design, Circuit analysis, Analogue electronics, Analogue design
Digital electronics = Digital logic design, Digital circuits, Logic design, Digital design, RTL design
PCB design = Printed circuit board design, PCB layout, Circuit board design, PCB^, PCB assembly, Printed circuit boards, Multilayer PCB design, Laying out PCBs, PCB routing, Layout of PCBs, Multilayer PCB layout
FPGA design = FPGA^, FPGA development, FPGAs^, FPGA programming
VLSI design = VLSI^, ASIC design, IC design, Chip design, ASIC^, SoC design, Physical design, Place and route, Design for test in chips, RTL coding, RTL verification, ASIC verification
Analog layout = Custom layout, Mixed-signal layout, RF layout, Layout of analog blocks ~ VLSI design
Physical verification = DRC/LVS, LVS^, Parasitic extraction, Post-layout extraction ~ VLSI design
Tape-out = Tapeout, Tape-outs ~ VLSI design
FinFET ~ VLSI design
Semiconductor manufacturing = Semiconductor devices, Wafer fabrication
Embedded systems = Embedded systems design, Embedded development, Embedded programming, Embedded systems development, Embedded Linux development, Firmware development, Firmware*, Embedded software development
Microcontrollers = Microcontroller programming, PIC microcontroller, AVR microcontrollers, Microprocessors, MCU programming, AVR^
Real-time operating systems = RTOS^, FreeRTOS, Zephyr RTOS, VxWorks
Device drivers = Device driver development, Linux kernel development, Kernel programming, Linux kernel, Linux device drivers, Linux kernel drivers, Board support packages
Communication protocols = I2C/SPI, Serial communication
I2C^ > Communication protocols
SPI^ > Communication protocols
UART > Communication protocols
RS-232 = RS485 > Communication protocols
CAN bus = CAN protocol, CAN?, CANopen
Modbus = Modbus TCP, Modbus RTU
Profibus = PROFINET
OPC UA = OPC^
Bluetooth Low Energy = BLE^, Bluetooth development, Bluetooth*, Bluetooth LE
ZigBee = Zigbee protocol, Z-Wave
LoRaWAN = LoRa^
  with gateway, gateways, sensor, sensors, node, nodes, iot, meters, radio, module, modules, wireless, mqtt, network, devices
Sensor integration = Sensors*, Sensor networks, Wireless sensor networks, Sensor interfacing, Sensors and actuators, Sensor fusion
Signal processing = Digital signal processing, DSP^, Signal analysis
Control systems = Control engineering, Control theory, PID control, Control system design, Automatic control, Process control
Industrial automation = Automation engineering, Automation systems, Factory automation, Automation technology, Automation*
PLC programming = PLC^, PLCs^, Programmable logic controllers, PLC systems, PLC automation
  not after construction, contractors, contracting, trading, company, group, holdings, holding, industries, bank, enterprise, enterprises, business, import, export
SCADA = SCADA systems, SCADA programming, Supervisory Control and Data Acquisition, Supervisory control systems
HMI^ = HMI design, HMI programming, Human machine interface, HMI development
Distributed control systems = DCS^, DCS operation, DCS control, Board operator, Control room monitoring, Console operation, CCTV control room, CCTV operator duties, PSIM
Instrumentation = Instrumentation and control, Industrial instrumentation, I&C, Process instrumentation, Instrument maintenance
Building automation = Building management systems, BMS^, Building automation systems, Home automation, Smart home systems, KNX^
Fire alarm systems = Fire detection systems, Fire alarm installation, Fire alarms*, Fire alarm maintenance, Fire alarm testing, Fire alarm panels, Fire alarm servicing, Fire panel programming, Smoke detector testing, Addressable fire alarms, Addressable loops, Addressable systems, Fire alarm commissioning, Fire panel commissioning, Conventional fire alarms, Nurse call systems, Nurse call, Public address systems, PA/VA systems, Addressable fire alarm installation, Fire panel monitoring, Fire panel
Security alarm systems = Burglar alarm installation, Intruder alarms
Audio electronics = Amplifier repair, Sound system installation
Electronic repair = Board-level repair, Circuit board repair, Component-level repair, Repair of electronic equipment, Repair to component level, Power board repair, Backlight replacement, Main board repair, IC replacement, IC reballing, Audio amplifier repair
Electronic testing = Hardware testing, Circuit testing
EMC testing = Electromagnetic compatibility, EMI/EMC, EMC compliance, EMC pre-compliance, EMC^, EMI testing
Antenna design = Antennas, Antenna engineering
Radar systems = Radar engineering
Optoelectronics = Photonics, Laser systems, Optical engineering
Avionics = Aircraft electronics, Avionics maintenance, Avionics troubleshooting
Medical electronics
Hardware design = Hardware development, Hardware engineering, Electronic hardware design
Hardware-in-the-loop testing = HIL testing, HIL^
Electromechanical assembly = Electro-mechanical assembly, Electronic assembly, Cable harness assembly, Wire harness assembly, SMT assembly, SMT^, Board assembly, PCB soldering, Board soldering, Soldering of boards, Through-hole assembly, Pick and place, Pick-and-place machines, Manual soldering, SMT line operation, Soldering IPC, Hand soldering, Stencil printing, Through-hole, Through-hole soldering, PTH soldering, Box build, Box build assembly, Cabinet build, Reworking boards
Meter reading = Metering, Meter installation, Meter testing, Meter replacement, Meter reading rounds, Reading meters, Water meter reading, Electricity meter reading, Gas meter reading
Power quality analysis = Power factor correction, Harmonic analysis, Capacitor bank sizing, Harmonics studies
Telecom tower maintenance = BTS installation, Tower climbing, Tower rigging, Mast climbing

[tools]
NR-10 > Electrical safety
JTAG^ = JTAG debugging, SWD debugging > Embedded systems
Megger^ = Insulation tester > Electrical testing
Arduino = Arduino IDE, Arduino programming > Microcontrollers ~ Raspberry Pi, ESP32
Raspberry Pi = RaspberryPi
ESP32 > Microcontrollers
ESP8266 > Microcontrollers ~ ESP32
NodeMCU > Microcontrollers ~ ESP32
STM32 = STM32CubeIDE, STM32 microcontrollers, STM32CubeMX > Microcontrollers
ARM Cortex = ARM architecture, ARM microcontrollers, ARM Cortex-M, ARM^, ARM processors > Microcontrollers
MSP430 > Microcontrollers
Simulink = MATLAB Simulink > MATLAB
LabVIEW = Lab VIEW, NI LabVIEW > Instrumentation
Altium Designer = Altium > PCB design ~ KiCad, Eagle CAD
KiCad = Ki CAD > PCB design
Eagle CAD = Autodesk Eagle, Eagle PCB, Eagle? > PCB design
OrCAD = Cadence OrCAD, Allegro PCB, Allegro? > PCB design
Proteus? = Proteus simulation, Proteus ISIS > Circuit design
Multisim = NI Multisim > Circuit design
LTspice = SPICE simulation, SPICE^ > Circuit design
PSpice > Circuit design ~ LTspice
Cadence Virtuoso = Cadence tools > VLSI design
Synopsys = Synopsys Design Compiler, PrimeTime^ > VLSI design
Xilinx Vivado = Vivado, Xilinx > FPGA design
Intel Quartus = Quartus, Quartus Prime > FPGA design
Altera > FPGA design ~ Intel Quartus
ModelSim > FPGA design
QuestaSim > FPGA design ~ ModelSim
Keil = Keil uVision, Keil MDK > Embedded systems
MPLAB = MPLAB X > Microcontrollers
TIA Portal = Siemens TIA Portal, Siemens PLC, Simatic, SIMATIC S7, Step 7, S7-1200, S7-300 > PLC programming
Allen-Bradley = Rockwell Automation, RSLogix, Studio 5000, RSLogix 5000, ControlLogix > PLC programming
Mitsubishi PLC = GX Works > PLC programming
Omron PLC = CX-Programmer > PLC programming
Schneider Electric PLC = Modicon PLC, Unity Pro > PLC programming
EcoStruxure = EcoStruxure Power ~ Schneider Electric PLC
Delta PLC > PLC programming
CODESYS > PLC programming
Beckhoff TwinCAT = TwinCAT > PLC programming
WinCC = Siemens WinCC, WinCC flexible > SCADA
Wonderware = AVEVA InTouch, InTouch SCADA > SCADA
Ignition SCADA = Inductive Automation Ignition, Ignition? > SCADA
Citect SCADA = Citect > SCADA
ETAP = ETAP software > Power systems
PSCAD > Power systems
DIgSILENT PowerFactory = DIgSILENT, PowerFactory > Power systems ~ PSCAD
PVsyst = PV syst > Solar energy
Helioscope > Solar energy
Aurora Solar ~ Helioscope
HOMER Pro = HOMER Energy > Renewable energy
DIALux = Dialux evo > Lighting design
Relux = ReluxDesktop > Lighting design ~ DIALux
EPLAN = EPLAN Electric P8, ePLAN P8 > Electrical schematics
AutoCAD Electrical = ACADE > AutoCAD, Electrical schematics
SEE Electrical > Electrical schematics
Oscilloscope > Electronic testing
Logic analyser = Logic analyzers > Electronic testing ~ Oscilloscope
Multimeter > Electrical testing
Clamp meter ~ Multimeter
HFSS = Ansys HFSS > Antenna design
CST Studio = CST Studio Suite, CST Microwave Studio > Antenna design ~ HFSS
GNU Radio > Signal processing
Software defined radio = SDR^ > Signal processing ~ GNU Radio
AUTOSAR > Embedded systems
Vector CANoe^ = CANoe?, CANalyzer > CAN bus
ISO 26262 = Functional safety, ASIL
Safety instrumented systems = SIL^, SIL verification, SIL assessment ~ ISO 26262
IEC 61508 ~ ISO 26262
IEC 61850 = IEC 61850 protocol, Substation automation, Substation automation systems > Substation design
MISRA C > C
Yocto = Yocto Project > Embedded systems
Buildroot ~ Yocto

[tools]
ESP-IDF > ESP32
PIC16
PIC18 ~ PIC16
PIC32 ~ PIC16
Nordic nRF52 = nRF Connect SDK
QNX > Real-time operating systems
LIN bus ~ CAN bus
FlexRay ~ CAN bus
EtherCAT
Thread protocol = Matter protocol
NI TestStand = TestStand > LabVIEW
GDB^
OpenOCD ~ GDB
Gazebo? = Gazebo simulator > ROS
MoveIt > ROS
PX4
ArduPilot ~ PX4
ThingsBoard
Home Assistant
Edge Impulse > Edge AI
`;
