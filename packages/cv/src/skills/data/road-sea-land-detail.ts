export default String.raw`
@group road-sea-land-detail | Roads, seas, skies and land in detail | logistics

[skills]
Site security planning
Container repair = Container surveys
Rail freight operations
Convoy driving = Mountain driving, Off-road driving, Refuse truck driving, Concrete mixer driving, Low-loader driving, Car transporter driving, Milk tanker driving
Parcel scanning = Parcel loading
Airline catering = Catering loading
Flight simulators
Ship stability = Ship security
Net cleaning
Grain handling = Grain storage management
Water feature installation = Drip line installation

[skills]
Perimeter lighting ~ Site security planning
Reefer repair ~ Container repair
Wagon loading ~ Rail freight operations
Intermodal operations ~ Rail freight operations
Trailer reversing ~ Convoy driving
Snow clearing ~ Convoy driving
Gritting of roads ~ Convoy driving
Snow ploughing ~ Convoy driving
Street sweeping = Sweeping streets, Street cleaning, Sweeper truck, Sweeping of streets, Road sweepers, Gully emptying, Drain cleaning in streets, Snow removal, Snow shovelling, Gritting ~ Convoy driving
Livestock transport ~ Convoy driving
Scan compliance ~ Parcel scanning
Van loading ~ Parcel scanning
Hub operations ~ Parcel scanning
Sortation* ~ Parcel scanning
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
Oily water separator ~ Ship stability
Sewage plant maintenance ~ Ship stability
Freshwater generators ~ Ship stability
Evaporators at sea ~ Ship stability
Refrigeration at sea ~ Ship stability
Spare parts inventory on board ~ Ship stability
Bunker sampling ~ Ship stability
Garbage management ~ Ship stability
Enclosed space entry ~ Ship stability
Pilot ladder rigging ~ Ship stability
Gangway watch = Gangway*, Gangway duties, ISPS gangway watch, Ship security duties, Deck watch in port, Gangway rigging ~ Ship stability
ISPS duties ~ Ship stability
Mortality removal ~ Net cleaning
Oxygen monitoring ~ Net cleaning
Water quality in ponds ~ Net cleaning
Fish health monitoring ~ Net cleaning
Fish harvesting ~ Net cleaning
Sea lice counting ~ Net cleaning
Smolt transfer ~ Net cleaning
Mussel farming ~ Net cleaning
Oyster farming ~ Net cleaning
Seaweed farming ~ Net cleaning
Fish vaccination ~ Net cleaning
Silo operation ~ Grain handling
Seed cleaning ~ Grain handling
Seed treatment = Seed dressing, Seed saving ~ Grain handling
Crop insurance claims ~ Grain handling
Pesticide records ~ Grain handling
Spray records ~ Grain handling
Yield mapping ~ Grain handling
Soil mapping ~ Grain handling
GPS guidance ~ Grain handling
Variable rate application ~ Grain handling
Nutrient planning ~ Grain handling
Cable yarding ~ Logging
Log scaling ~ Logging
Log grading ~ Logging
Nursery seed collection ~ Logging
Fire watch ~ Logging
Trail building ~ Logging
Trail maintenance ~ Logging
Bridge building on trails ~ Logging
Pond building = Building ponds, Garden ponds, Water features, Fountain installation, Pond lining, Koi ponds, Fountain maintenance ~ Water feature installation
Rockeries ~ Water feature installation
Green roofs = Green roof installation, Sedum roofs, Living roofs ~ Water feature installation
Living walls ~ Water feature installation
Planter building ~ Water feature installation
Garden lighting ~ Water feature installation
Artificial turf ~ Water feature installation
Paving and edging ~ Water feature installation
Retaining wall building ~ Water feature installation
`;
