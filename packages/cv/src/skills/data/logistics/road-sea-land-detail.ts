export default String.raw`
@group road-sea-land-detail | Roads, seas, skies and land in detail | logistics

[skills]
Site security planning
Container repair
Container surveys ~ Container repair
Rail freight operations
Convoy driving
Milk tanker driving ~ Heavy vehicle driving
Car transporter driving ~ Heavy vehicle driving
Low-loader driving ~ Heavy vehicle driving
Concrete mixer driving ~ Heavy vehicle driving
Refuse truck driving ~ Heavy vehicle driving
Off-road driving = 4x4*, Four-wheel driving ~ Heavy vehicle driving
Mountain driving ~ Heavy vehicle driving
Parcel scanning = Scanning of parcels
Parcel loading ~ Parcel scanning
Airline catering
Catering loading ~ Airline catering
Flight simulators
Ship stability
Ship security
Net cleaning
Grain handling
Grain storage management ~ Grain handling
Water feature installation
Drip line installation

[skills]
Perimeter lighting ~ Site security planning
Reefer repair = Reefer maintenance ~ Container repair
Wagon loading ~ Rail freight operations
Intermodal operations ~ Rail freight operations
Trailer reversing = Reversing with trailers ~ Heavy vehicle driving
Snow clearing = Gritting and snow clearing ~ Heavy vehicle driving
Gritting of roads ~ Heavy vehicle driving
Snow ploughing ~ Heavy vehicle driving
Street sweeping = Sweeping streets, Street cleaning, Sweeper truck, Sweeping of streets, Road sweepers ~ Heavy vehicle driving
Gritting = Gritting of paths, Salt spreading on paths, Grit bin filling ~ Street sweeping
Snow removal = Snow shovelling ~ Street sweeping
Gully emptying = Drain cleaning in streets ~ Street sweeping
Livestock transport ~ Heavy vehicle driving
Scan compliance ~ Parcel scanning
Van loading ~ Parcel scanning
Hub operations ~ Parcel scanning
Conveyor sorting ~ Parcel scanning
Galley planning ~ Airline catering
Check rides ~ Flight simulators
Cross-country flying ~ Flight simulators
Aerobatics ~ Flight simulators
Bush flying ~ Flight simulators
Seaplane flying ~ Flight simulators
Float flying ~ Flight simulators
Tailwheel flying ~ Flight simulators
Mountain flying ~ Flight simulators
Glider flying ~ Flight simulators
Cargo calculations ~ Ship stability
Cargo gear maintenance ~ Ship stability
Windlass maintenance ~ Ship stability
Hydraulic deck machinery ~ Ship stability
Bilge management ~ Ship stability
Oily water separator = OWS operation, OWS^, Oily water separator operation ~ Ship stability
Sewage plant maintenance ~ Ship stability
Evaporators at sea ~ Ship stability
Refrigeration at sea ~ Ship stability
Spare parts inventory on board ~ Ship stability
Bunker sampling ~ Ship stability
Garbage management ~ Ship stability
Enclosed space entry ~ Ship stability
Pilot ladder rigging = Rigging pilot ladders, Pilot ladders, Taking soundings, Sounding tanks, Bridge lookout, Standing lookout, Wire greasing, Bunkering assistance, Assisting bunkering ~ Ship stability
Gangway watch = Gangway*, Gangway duties, ISPS gangway watch, Ship security duties, Deck watch in port, Gangway rigging ~ Ship stability
ISPS duties ~ Ship stability
Mortality removal = Mort removal, Mort collection, Removing morts, Mort diving, Mort counts ~ Aquaculture
Oxygen monitoring ~ Aquaculture
Water quality in ponds ~ Aquaculture
Fish health monitoring ~ Aquaculture
Fish harvesting ~ Aquaculture
Sea lice counting = Counting sea lice, Lice counts, Sea lice treatment, Sea lice counts, Lice treatments, Delousing of fish, Cleaner fish, Bath treatments of fish ~ Aquaculture
Smolt transfer ~ Aquaculture
Mussel farming ~ Aquaculture
Oyster farming ~ Aquaculture
Seaweed farming = Seaweed cultivation, Seaweed harvesting, Kelp farming ~ Aquaculture
Fish vaccination = Vaccination of fish, Vaccinating fry, Vaccinating fish, Smolt vaccination ~ Aquaculture
Silo operation ~ Grain handling
Seed cleaning ~ Grain handling
Seed treatment = Seed dressing ~ Grain handling
Seed saving ~ Seed treatment
Crop insurance claims ~ Grain handling
Pesticide records ~ Grain handling
Spray records = Keeping spray records, Pesticide record keeping, Spray diary ~ Grain handling
Yield mapping = Yield maps ~ Grain handling
Soil mapping ~ Grain handling
GPS guidance ~ Grain handling
Variable rate application ~ Grain handling
Nutrient planning ~ Grain handling
Cable yarding ~ Logging
Log scaling = Timber scaling, Timber measuring, Log measurement ~ Logging
Log grading ~ Logging
Nursery seed collection ~ Logging
Fire watch = Fire patrol ~ Logging
Trail building ~ Logging
Trail maintenance ~ Logging
Bridge building on trails ~ Logging
Pond building = Building ponds, Garden ponds, Water features, Pond lining, Koi ponds, Pond construction ~ Landscaping
Fountain installation = Fountain maintenance ~ Pond building
Rockeries ~ Landscaping
Green roofs = Green roof installation, Sedum roofs, Living roofs, Green roof design, Roof gardens, Podium landscape ~ Landscaping
Living walls ~ Landscaping
Planter building ~ Landscaping
Garden lighting ~ Landscaping
Artificial turf ~ Landscaping
Paving and edging ~ Landscaping
Duty payment = Payment of duties, Paying duties, Customs duty payment, Duty and tax payment ~ Customs clearance
Duty exemption = Duty waivers, Duty relief, Duty-free import permits ~ Customs clearance
ATA carnets ~ Customs clearance
Temporary import = Temporary admission, Temporary importation ~ Customs clearance
Export licences = Export licensing, Export permits, Export control licences ~ Customs clearance
Dual-use goods = Dual-use items, Export controls ~ Customs clearance
AEO^ = Authorised economic operator, AEO certification ~ Customs clearance
EUR.1 certificates = EUR.1, EUR1 ~ Certificates of origin
Customs transit = T1 transit, T1 documents, Transit declarations ~ Customs clearance
Freight procurement = Freight buying, Freight purchasing, Carrier procurement, Purchasing of haulage, Haulage procurement ~ Freight forwarding
Tanker washing = Washing of tankers, Tanker wash-out, Tanker cleaning, Tank hygiene ~ Road tanker loading
Milk sampling = Sampling of milk, Milk sample taking, Milk samples ~ Milk reception
`;
