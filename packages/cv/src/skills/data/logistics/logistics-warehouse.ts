export default String.raw`
@group logistics-warehouse | Logistics and supply chain | logistics

[skills]
Property accountability = Property book management
Requirements planning*
Transit documents = Transit documentation
Import declarations
Tariff codes = Tariff code classification
Freight auditing = Freight invoices, Freight invoice checking
Strapping* = Banding > Packaging
Unloading containers = Devanning, Container stripping, Container unloading, Unloading of containers > Loading and unloading
Sorting* = Sortation* > Warehousing ~ Parcel scanning
Tallying cargo = Tally clerk duties, Tallying of cargo, Cargo tallying > Cargo operations
Cross-border transport = International transport, International haulage, Cross-border driving, Border crossings > Transport management
Vessel booking = Space booking, Container booking, Booking of containers > Freight forwarding ~ Cargo documentation
Demurrage control = Detention and demurrage, Demurrage and detention ~ Cargo documentation
Full truckloads = FTL^, Full truck loads, Full loads*, FTL and LTL, FTL/LTL ~ Freight forwarding
Container transport = Container planning, Container trucking, Container drayage, Drayage ~ Freight forwarding
Delivery scheduling = Delivery planning > Transport management
Order consolidation = Consolidation of shipments, Groupage > Freight forwarding
Carrier management = Carrier selection, Carrier negotiation, Carrier contracts, Carrier rates, Carrier performance > Transport management
Dock scheduling = Yard management, Dock management > Warehousing
Cycle counts = Cycle counting > Stocktaking
Customs documents > Customs clearance
FIFO^ = FIFO/FEFO, FEFO^, First in first out, Stock rotation > Warehousing
Dispatch documentation = Delivery notes, Dispatch notes, Gate passes, Gate pass control > Dispatch
Long-distance driving = Long-haul driving, Long haul
Temperature-controlled logistics = Cold chain logistics
Proof of delivery = Delivery confirmation, POD^, Delivery signatures, ePOD, Handheld delivery devices, Delivery app, Rider apps
Logistics* = Logistics management, Logistics operations, Logistics coordination, Logistics planning, Logistics support, Transport logistics
Supply chain management = Supply chain, SCM management, Supply chain operations, Supply chain planning, Supply chain coordination, Capacity planning in supply chains
Supply planning = Replenishment planning, Supply planner duties, Distribution requirements planning
Demand planning = Demand forecasting, Demand management, Forecast accuracy
Sales and operations planning = S&OP, S&OP planning
Inventory optimisation = Safety stock planning, ABC analysis of stock, Reorder point planning
Warehousing* = Warehouse operations, Warehouse work, Warehouse administration, Warehouse handling
Warehouse management = Warehouse supervision, Store keeping, Storekeeping, Warehouse control, Stores control
Goods receiving = Receiving goods, Goods inward, Goods-in, Receiving and inspection, Goods receipt, GRN^, Goods receiving notes, Inbound logistics, Putaway, Put-away, Receiving of goods, Inbound receiving, Stock put-away, GRN processing, Goods received notes, GRN posting, Posting GRNs, Goods receipt posting, Delivery checking, Checking deliveries, Checking in deliveries, Receiving materials, Material receiving, Receipt of materials
Dispatch* = Goods dispatch, Outbound logistics, Shipping and receiving, Despatch*, Dispatching*, Order dispatch, Goods-out, Dispatch operations, Dispatch of goods, Dispatch paperwork
Order picking = Picking and packing, Pick and pack, Picking*, Order picking and packing, Pick-packing, Pick/pack, Voice picking, Order packing, Packing of orders, Pick-to-light, Batch picking, Order assembly, Picking orders, Pick by voice, Voice-directed picking, Voice*, Pick by light, Voice pick
Stacking and palletising = Palletising, Stacking goods, Pallet stacking, Stacking pallets, Stacking of pallets, Palletising by hand, Stacking of goods, Wrapping pallets, Shrink-wrapping of pallets, Pallet loading, Pallet stacking by hand, Pallet building, Pallet wrapping, Shrink wrapping, Stretch wrapping, Stretch wrapped pallets, Pallet stretch wrapping, Palletisers, Palletizers > Warehousing
Loading and unloading = Loading*, Unloading*, Loading goods, Container loading, Truck loading, Unloading goods, Loading of trucks, Hand loading, Vehicle loading, Goods loading, Loading/unloading, Lorry loading, Lorry unloading, Truck unloading, Unloading of lorries, Loading trucks, Freight handling, Freight loading, Handballing, Hand unloading, Container destuffing, Destuffing, Unstuffing, Vanning
Barcode scanning = Barcode systems, RF scanning, RF scanners, Handheld scanners, Barcode scanners, RF guns, Hand-held scanners, PDA scanning, PDA scanners, Handheld scanning
RFID = RFID systems
Cross-docking
Reverse logistics = Returns management, Returns processing, Returns handling, Handling returns, Returns*, Goods returns
Cold storage = Cold storage operations, Refrigerated warehousing, Cold store operations ~ Bonded warehousing
Hazardous storage = Hazardous material storage
Bonded warehousing = Bonded warehouse operations, Bonded stores, Freezer warehouse, Bonded warehouse, Customs bonded warehouse
Distribution management = Distribution*, Distribution planning, Distribution operations, Distribution network planning
Transport management = Transportation management, Transport planning for freight, Transport coordination, Transport operations, Transportation*, Transport scheduling
Fleet management = Fleet operations, Vehicle fleet management, Fleet maintenance, Fleet coordination, Fleet tracking, Driver management
Freight forwarding = Freight management, Freight operations, Freight*, Freight booking, Freight quotations, Freight coordination, Freight quotes
Sea freight = Ocean freight, Ocean freight forwarding, FCL/LCL, FCL and LCL, FCL^, LCL^, LCL consolidation, Cargo consolidation
Road freight = Road haulage, Haulage
Rail freight
Customs clearance = Customs procedures, Customs documentation, Customs brokerage, Customs clearing, Customs compliance, Customs declarations, Clearing and forwarding, Customs regulations, Customs formalities, Customs files, Import clearance, Export clearance, Customs entry lodging, Entry lodgement, Lodging entries, Free zone clearance documents
Import and export documentation = Shipping documentation, Import documentation, Shipping documents, Import/export documentation, Shipping documentation preparation, Packing lists
Export documentation = Export documents, Export docs > Import and export documentation
Bill of lading = B/L^, Bills of lading preparation, BL preparation, Ocean bill of lading, Seaway bill, BOL^, Border documents, Border crossing papers, CMR notes > Import and export documentation
Import operations = Import management, Imports*, Importing*
Export operations = Exports*, Exporting*, Export coordination
Incoterms = Incoterms 2020, Incoterms 2010
HS classification = HS codes, Tariff classification, Customs tariff, HS code classification, HS coding, Classification of goods, Goods classification, Classifying goods
Container management = Container tracking, Container yard operations
Shipment tracking = Cargo tracking, Track and trace, Consignment tracking, Shipment coordination, Shipments*, Shipment follow-up
3PL management = Third-party logistics, 3PL^, 4PL^, Haulier management
Last-mile logistics
Route and load optimisation = Load planning, Load optimisation
Freight cost analysis = Freight rate negotiation, Freight negotiation, Freight audit
Humanitarian logistics = Relief logistics, Emergency logistics
Vendor-managed inventory = VMI^
Supply chain analytics > Data analysis
Supply chain risk management > Risk management
Weighbridge operation = Weighing goods, Weighbridge tickets, Weigh bridge operation, Weighbridge*
Parcel sorting = Sorting parcels, Mail and parcel sorting, Letter sorting
Moving and relocation = Removals, House moving, Furniture moving, House removals, Furniture removal, Packing and moving, Removal work, Piano moving, Moving pianos, China packing, Packing china, Fragile goods packing, Packing of fragile goods, Furniture wrapping, Wrapping furniture, Two-man delivery, Removals inventory, Household moving, Office removals
Kitting = Kit assembly
Postal services = Postal operations, Mail delivery
Fuel management = Fuel station operations, Petrol station operations

[tools]
Portbase
GCSS-Army
APICS CPIM = CPIM^, APICS^ > Supply chain management
CSCP^ ~ APICS CPIM
CIPS^ = CIPS qualified, MCIPS > Procurement
CILT^ = Chartered Institute of Logistics and Transport > Logistics
SCOR model > Supply chain management
SAP IBP = SAP APO, Integrated Business Planning, SAP APO DP > Supply planning
Descartes logistics > Transport management systems
Oracle Transportation Management = OTM^ > Transport management systems ~ Descartes logistics
Kinaxis = Kinaxis RapidResponse > Supply planning
o9 Solutions = o9 platform, o9^ > Supply planning ~ Kinaxis
Fishbowl inventory > Inventory management
Zoho Inventory ~ Fishbowl inventory
Cin7 > Inventory management ~ Fishbowl inventory

[tools]
E2open
project44 ~ FourKites
FourKites
Softeon
Reflex WMS
TimoCom ~ Trans.eu
Transporeon = Transporeon TMS ~ Transport management systems
Transics = TX-Connect ~ Telematics
Trans.eu
Verizon Connect
ShipStation ~ Sendcloud
Sendcloud
UPS WorldShip
FedEx Ship Manager ~ UPS WorldShip
ATLAS customs system = ATLAS Zoll, ATLAS-Ausfuhr
NCTS = New Computerised Transit System
CDS customs = Customs Declaration Service
CHIEF customs = CHIEF? ~ CDS customs
Automated Export System = AES filing
Single Window customs = Trade single window
`;
