export default String.raw`
@group farming-forest-sea | Farming, forestry and fishing | agriculture

[skills]
Nursery propagation = Plant nursery work, Seed propagation
Cotton growing
Sugarcane growing = Sugar cane growing ~ Crop production
Livestock feeding = Feeding of animals, Feeding cattle, Animal feeding, Feeding of livestock, Cattle feeding, Feeding animals
Cattle handling
Fencing work = Electric fencing, Deer fencing, Stock fencing
Crop trials = Plot trials
Farm record keeping = Farm records, Farm accounts, Farm budgeting, Herd records, Field records, Crop records, Livestock records, Herd book, Feed budgeting, Gross margins on farms, Farm budget preparation, Preparing farm budgets, Farm gross margins, Feed budgets
Queen rearing
Sericulture
Longlining = Longlines
Catch handling = Catch sorting, Icing of catch, Icing the catch, Fish handling on board, Gutting at sea, Fish hold work, Catch landing, Catch stowing
Fish finder = Fish finding
Thinning of stands
Forest inventory = Forest mensuration
Forest fire fighting = Forest firefighting
Greenkeeping
Hunting and trapping = Trapping*, Snaring, Game keeping, Gamekeeping, Deer stalking, Fur trapping, Deer culling

[tools]
John Deere Operations Center = John Deere GreenStar
AgLeader
FarmLogs
Climate FieldView = FieldView
DairyComp 305
DeLaval VMS
AgriWebb
Cropio
UTZ^ = UTZ certified
APSIM
CROPWAT
Stihl equipment
Husqvarna equipment ~ Stihl equipment

[skills]
Harrowing ~ Ploughing
Soil preparation ~ Ploughing
Seeding* ~ Sowing
Seed drilling = Broadcasting of seed, Crop drilling, Seeders, Precision seeding, Planter operation ~ Sowing
Direct seeding ~ Sowing
Rice planting ~ Sowing
Planting of seedlings = Planting seedlings, Seedling planting ~ Sowing
Vegetable picking = Vegetable harvesting ~ Harvesting
Hand picking ~ Harvesting
Hoeing* ~ Weed control
Manuring ~ Fertiliser application
Foliar feeding ~ Fertiliser application
Muck spreading ~ Fertiliser application
Cover crops ~ Mulching
Intercropping ~ Mulching
Green manuring ~ Mulching
Crop planning ~ Mulching
Polytunnels ~ Greenhouse management
Protected cultivation ~ Greenhouse management
Hydroponic systems ~ Greenhouse management
Budding* ~ Nursery propagation
Cuttings* ~ Nursery propagation
Potting* ~ Nursery propagation
Potting on ~ Nursery propagation
Seedling care ~ Nursery propagation
Fruit thinning = Thinning of fruit ~ Pruning
Leaf quality ~ Tea plucking
Leaf standard = Leaf collection, Green leaf collection, Leaf count ~ Tea plucking
Tea fermentation ~ Withering
CTC processing ~ Withering
Tea sorting ~ Withering
Latex collection ~ Rubber cultivation
Latex processing ~ Rubber cultivation
Coir processing ~ Coconut cultivation
Copra making ~ Coconut cultivation
Pepper cultivation ~ Cinnamon processing
Cardamom cultivation ~ Cinnamon processing
Market gardening ~ Vegetable cultivation
Vineyard work ~ Fruit cultivation
Cut flowers ~ Floriculture
Flower growing = Rose growing, Flower harvesting, Flower grading, Flower packing, Orchids*, Anthurium growing ~ Floriculture
Orchid growing ~ Floriculture
Grading and packing ~ Post-harvest technology
Crop drying ~ Post-harvest technology
Grain drying = Drying grain ~ Post-harvest technology
Packhouse work = Packhouse*, Packhouse operations, Pack house work ~ Post-harvest technology
Sorting and grading ~ Post-harvest technology
Crop storage = Storage of crops ~ Post-harvest technology
Produce packing ~ Post-harvest technology
Feed mixing ~ Livestock feeding
Feed rations ~ Livestock feeding
Ration formulation ~ Livestock feeding
Fodder production ~ Livestock feeding
Haymaking = Hay making ~ Mowing
Bale wrapping ~ Mowing
Hay baling ~ Mowing
Wool grading ~ Lambing
Sheep handling ~ Lambing
Mustering* ~ Lambing
Drenching* ~ Lambing
Farrowing ~ Pig farming
Piggery work ~ Pig farming
Broiler rearing ~ Poultry farming
Layer management ~ Poultry farming
Egg collection ~ Poultry farming
Hatchery operations ~ Poultry farming
Incubation of eggs ~ Poultry farming
Brooding* ~ Poultry farming
Egg grading ~ Poultry farming
Chick rearing ~ Poultry farming
Herding* ~ Cattle handling
Ear tagging ~ Cattle handling
Dehorning ~ Cattle handling
Stockmanship ~ Cattle handling
Stock handling ~ Cattle handling
Rotational grazing ~ Pasture management
Power tiller operation ~ Tractor operation
Implement attachment ~ Agricultural machinery
Rotavator operation = Rotavator, Rotary tilling, Rotary tiller ~ Agricultural machinery
Watering* ~ Irrigation scheduling
Water pump operation ~ Irrigation scheduling
Permaculture ~ Organic farming
Regenerative agriculture ~ Organic farming
Agroecology ~ Organic farming
Crop monitoring ~ Pest and disease management
Farmer groups ~ Agricultural extension
Farm visits ~ Agricultural extension
Honey extraction = Extracting honey ~ Beekeeping
Hive inspections ~ Beekeeping
Varroa control = Varroa monitoring, Drone brood removal ~ Beekeeping
Varroa treatment ~ Beekeeping
Swarm collection ~ Beekeeping
Hive management ~ Beekeeping
Beehive management ~ Beekeeping
Silkworm rearing = Silkworms, Cocoon harvesting, Silk reeling, Mulberry growing ~ Sericulture
Pond management ~ Aquaculture
Fingerling production ~ Aquaculture
Pond preparation ~ Aquaculture
Cage culture ~ Aquaculture
Line fishing ~ Fishing
Net fishing ~ Fishing
Purse seining = Purse seine ~ Fishing
Gillnetting = Gillnet fishing, Gillnets, Gill nets, Setting gillnets, Longline fishing, Hauling longlines, Trawl fishing, Beach seine, Pole and line fishing, Handline fishing, Crab potting, Creel fishing, Pot fishing, Squid jigging, Ring net fishing, Longline hauling, Net setting, Gillnet setting ~ Fishing
Lobster potting ~ Fishing
Crab fishing ~ Fishing
Line hauling ~ Fishing
Trap setting ~ Fishing
Gear repair ~ Net mending
Rope work = Ropework ~ Net mending
Knots and splices = Knots and splicing, Knots*, Rope handling, Marlinspike seamanship, Rope and wire work ~ Net mending
Gutting* ~ Catch handling
Fish icing ~ Catch handling
Fish sorting ~ Catch handling
Fish landing ~ Catch handling
Fish storage ~ Catch handling
Outboard engines ~ Ship handling
Outboard motor repair = Outboard motors ~ Ship handling
Skippering ~ Ship handling
Sonar* ~ Fish finder
Chart plotter ~ Fish finder
Echo sounder ~ Fish finder
Log extraction ~ Tree surgery
Skidding* ~ Tree surgery
Forwarder operation ~ Tree surgery
Harvester operation in forests ~ Tree surgery
Limbing ~ Tree surgery
Crosscutting ~ Tree surgery
Coppicing ~ Thinning of stands
Brush cutting = Brushcutting ~ Thinning of stands
Strimming = Strimmer ~ Thinning of stands
Brush cutter ~ Thinning of stands
Undergrowth clearing ~ Thinning of stands
Restocking of forests ~ Tree planting
Timber measurement ~ Forest inventory
Timber cruising ~ Forest inventory
Tree measurement ~ Forest inventory
Timber marking ~ Forest inventory
Stand assessment ~ Forest inventory
Firebreaks = Fire breaks ~ Forest fire fighting
Controlled burning ~ Forest fire fighting
Prescribed burning = Prescribed burns, Controlled burns ~ Forest fire fighting
Arboriculture = Tree care ~ Tree surgery
Crown reduction = Reducing crowns ~ Tree surgery
Stump grinding = Grinding stumps, Stump removal, Stump grinders ~ Tree surgery
Ranger patrols ~ Biodiversity conservation
Anti-poaching patrols ~ Biodiversity conservation
Habitat restoration ~ Biodiversity conservation
Park patrols ~ Biodiversity conservation
Turf laying ~ Lawn care
Ride-on mower ~ Lawn care
Ride-on mowing ~ Lawn care
Grass mowing ~ Lawn care
Lawnmower operation ~ Lawn care
Topiary ~ Pruning
Groundskeeping ~ Gardening
Leaf clearing ~ Gardening
Planting and weeding ~ Gardening
Planting design ~ Landscaping
Planting plans ~ Landscaping
Golf course maintenance ~ Greenkeeping
Pitch maintenance ~ Greenkeeping
Sports turf ~ Greenkeeping
Leaf analysis ~ Soil sampling
Farm sales ~ Agribusiness
Pest shooting ~ Hunting and trapping

[tools]
JDLink
Lely Astronaut
Lely robots

[tools]
Cropwise
NDVI = NDVI mapping
`;
