export default String.raw`
@group agriculture | Agriculture, forestry and fishery | agriculture

[skills]
Harvest planning = Planning of harvests
Fertiliser recommendations = Fertiliser advice
Pest management
Lambing* > Sheep and goat farming
Mowing* = Silage making, Silage*, Hay*, Baler operation on farms, Mowing and baling, Straw baling, Fodder*, Fodder cutting, Silage production, Making silage, Clamp silage, Forage conservation, Haylage > Crop production
Sowing* = Planting*, Seed sowing > Crop production
Mulching* > Gardening
Thinning* > Forestry
Baling* > Agricultural machinery
Winnowing* > Harvesting
Curing tobacco = Tobacco curing, Flue curing, Leaf curing, Curing of tobacco, Leaf fermentation, Tobacco fermentation
Netting* = Trawling* > Fishing
Smoking fish = Fish drying, Fish smoking, Smoking of fish > Fish processing
Bull ploughing = Ox ploughing > Ploughing
Seedbed preparation = Nursery beds, Seed bed preparation > Plant propagation
Transplanting* = Paddy transplanting > Crop production
Threshing* = Rice threshing, Threshing of rice > Harvesting
Coffee processing = Wet milling of coffee, Coffee washing
Farmer cooperatives = Cooperative management, Cooperative development > Agribusiness
Input distribution = Seed distribution, Fertiliser distribution
Crop insurance
Variety trials = Varietal trials > Plant breeding
Crop rotation = Rotation planning > Crop production
Soil sampling = Soil testing for farms, Soil health, Soil sample collection, Soil sampling rounds, Liming of soil, Soil pH testing, Soil pH, Soil pH measurement, EC measurement, Soil EC > Soil science
Irrigation scheduling = Irrigation maintenance, Canal irrigation > Irrigation
Pest scouting = Crop scouting, Field scouting, Crop walking, Pheromone traps, Pheromone trap setting, Sticky traps, Insect light traps > Pest and disease management
Demonstration plots = Field demonstrations, On-farm trials, Field trials > Agricultural extension
Yield estimation = Crop yield estimation, Crop cutting surveys > Agronomy
Organic fertiliser production = Organic fertiliser, Bio-fertiliser > Organic farming
Ploughing* = Land preparation, Tillage, Land clearing, Rotavating, Discing, Field preparation, Bush clearing, Puddling, Subsoiling > Crop production
Poultry keeping = Poultry* > Poultry farming
Market sales of produce = Farm produce sales, Farmers' markets
Herd management = Herd health management, Herd health, Flock health > Livestock farming
Pasture management = Grazing management, Grazing plans, Pasture walks, Grassland management, Pasture renewal
Calving* = Calf rearing, Calf feeding, Heifer rearing, Calf care, Feeding calves, Raising calves, Youngstock rearing, Calving of heifers, Heifer calving, Calf rearing on milk, Castration of calves, Disbudding, Disbudding calves, Calf disbudding > Livestock farming
Effluent management = Manure management, Slurry management
Fencing* = Farm fencing
Withering* > Tea manufacturing
Tea rolling = Rolling of tea > Tea manufacturing ~ Withering
Tea drying = Tea firing > Tea manufacturing
Tea sifting and grading > Tea manufacturing
Leaf quality control > Tea manufacturing
Agriculture* = Farming*, Farm work, Agricultural work, Agricultural practices
Farm management = Estate management, Agricultural management, Farm operations, Farm supervision
Crop production = Crop cultivation, Crop management, Crop farming, Crop husbandry, Growing crops, Maize growing, Wheat growing, Cassava growing, Sorghum growing, Barley growing, Soya growing, Groundnut growing, Arable farming, Cereal growing, Maize planting, Millet growing, Maize*, Cassava cultivation, Yam growing, Sweet potato growing, Maize cultivation, Corn growing, Growing maize, Wheat and barley growing, Winter wheat growing
Agronomy = Agronomic practices, Agronomic advice, Fertiliser trials
Soil science = Soil management, Soil analysis
Soil conservation = Lock and spill drains ~ Soil science
Soil fertility management = Soil fertility > Soil science
Fertiliser application = Fertilizer management, Fertilisation, Fertiliser management, Fertigation, Fertilising*, Fertiliser spreading, Top dressing, Manure spreading, Slurry spreading, Fertiliser spreader
Irrigation = Irrigation systems, Drip irrigation, Sprinkler irrigation, Irrigation management, Micro-irrigation, Irrigation installation, Irrigation system installation
Pest and disease management = Pest and disease control, Crop protection, Plant protection, Integrated pest management, IPM^, Plant disease control, Crop pest control, Pest monitoring, Disease scouting
Biological control = Biological pest control, Biocontrol, Beneficial insects > Pest and disease management
Pesticide application = Crop spraying, Pesticide spraying, Agrochemical application, Pesticides*, Herbicide application, Knapsack spraying, Boom spraying, Spraying of crops, Sprayer operation, Herbicide spraying, Spraying herbicides, Knapsack sprayer, Boom sprayer, PA1, PA2, PA6, Fungicide spraying, Weed spraying, Backpack sprayer, Insecticide spraying, Application of herbicides
Weed control = Weeding, Weed management, Hand weeding
Seed production = Seed technology, Seed multiplication, Seed selection, Seed certification, Seed testing
Plant propagation = Seedling production, Propagation*
Grafting = Budding and grafting > Plant propagation
Nursery management = Plant nursery management, Plant nursery > Plant propagation
Plant breeding = Crop breeding, Wheat breeding, Maize breeding
Tissue culture = Plant tissue culture, Micropropagation
Harvesting* = Crop harvesting, Harvest management, Fruit picking, Crop picking, Paddy harvesting, Combine harvesting, Combine harvester, Apple picking, Picking apples, Berry picking, Olive picking, Citrus picking, Strawberry picking, Fruit harvesting, Apple harvesting, Pear picking, Cherry picking of fruit
Post-harvest technology = Post-harvest handling, Postharvest management, Post-harvest management, Post-harvest, Grain cleaning, Produce washing
Rice cultivation = Paddy cultivation, Rice farming, Paddy farming, Rice growing, Paddy*, Rice harvesting, Paddy growing, Rice transplanting, Paddy field work
Vegetable cultivation = Vegetable growing, Vegetable farming, Vegetable production, Vegetables*, Tomato growing, Pepper growing, Tomatoes growing, Cucumber growing, Onion growing, Potato growing, Cabbage growing, Lettuce growing, Carrot growing, Chilli growing, Bean growing, Salad growing, Leafy greens
Fruit cultivation = Fruit growing, Orchard management, Fruit farming, Pomology, Banana cultivation, Mango cultivation, Citrus growing, Banana growing, Mango growing, Pineapple growing, Apple growing, Orchard work, Berry growing, Avocado growing, Papaya growing, Strawberry growing, Orchards*
Floriculture = Flower cultivation, Cut flower production
Horticulture = Horticultural production, Horticultural practices
Gardening = Garden maintenance, Gardening work, Garden care, Garden upkeep, Grounds maintenance, Flower bed maintenance
Lawn care = Lawn mowing, Grass cutting, Turf management, Lawn maintenance, Turf care, Lawn edging, Aeration of turf, Overseeding, Pitch marking, Line marking of pitches, Border edging, Edging lawns, Edging*, Lawn treatment
Pruning* = Hedge trimming, Plant pruning, Pruning and training, Vine pruning, Tea pruning, Shrub pruning, Rose pruning, Hedge cutting, Hedge laying, Hedge pruning, Pruning vines, Vine training, Vineyards*, Vine tying, Canopy management, Pruning roses, Hedges*, Hedge maintenance
Greenhouse management = Greenhouse cultivation, Polytunnel growing, Protected agriculture, Poly tunnel cultivation, Greenhouse operations, Greenhouse work, Greenhouse growing
Hydroponics = Soilless culture, NFT systems
Aquaponics ~ Hydroponics
Vertical farming ~ Hydroponics
Organic farming = Organic agriculture, Organic cultivation, Organic certification
Composting = Compost making, Vermicomposting, Compost*, Compost turning, Vermicompost, Worm farming
Mushroom cultivation = Mushroom growing, Mushrooms*, Mushroom farming, Spawn preparation, Substrate preparation, Mushroom picking, Spawning of mushrooms
Tea cultivation = Tea growing, Tea plantation management, Tea estate management, Tea husbandry
Tea plucking = Tea harvesting, Plucking rounds, Tea leaf plucking, Plucking supervision, Plucking tea, Tea picking, Tea nursery, Plucking round management, Plucking intervals
Tea manufacturing = Tea processing, Tea production, Black tea manufacturing, Orthodox tea manufacture, CTC tea manufacture, Tea withering, Tea factory operations, Tea manufacture, Tea sifting, CTC manufacture, Orthodox manufacture, Withering and rolling
Hot air furnaces = Tea dryer furnaces, Dryer furnaces ~ Tea manufacturing
Trough loading = Loading of troughs, Withering troughs, Trough operation ~ Tea manufacturing
Outturn calculation = Outturn percentage, Tea outturn ~ Tea manufacturing
Made tea register = Made tea book ~ Tea manufacturing
Tea tasting = Tea grading, Tea blending, Tea sampling
Rubber cultivation = Rubber tapping, Rubber plantation management, Rubber sheet making, Tapping rubber, Latex harvesting, Rubber tree tapping, Rubber plantation work
Coconut cultivation = Coconut plantation management, Toddy tapping, Coconut plucking
Cinnamon processing = Cinnamon peeling, Spice processing, Spice cultivation, Cinnamon cultivation, Pepper processing, Cardamom curing, Clove picking, Vanilla curing, Cinnamon growing, Spice drying
Coffee cultivation = Coffee growing, Coffee roasting, Cocoa cultivation, Cocoa growing, Coffee picking, Coffee pulping, Coffee cupping, Coffee blending, Coffee grading, Q Grader, Coffee scoring, SCA protocols, SCA cupping, Cup tasting, Cupping coffees, Coffee roasting and blending, Blending of coffee, Roast profiling, Cocoa farming, Cocoa fermentation, Cocoa harvesting, Cocoa drying, Coffee farming, Coffee harvesting
Oil palm cultivation = Palm oil processing
Sugarcane cultivation = Sugar cane cultivation, Sugar processing, Sugar boiling pans, Vacuum pan operation, Cane crushing, Cane juice clarification, Sugar centrifugals, Jaggery making
Plantation management = Plantation agriculture, Plantation operations
Viticulture = Vineyard management, Winemaking, Wine making, Grape growing, Racking of wine, Wine fermentation, Grape pressing, Wine bottling, Barrel work
Agroforestry = Agro-forestry
Livestock farming = Animal husbandry, Livestock management, Livestock production, Livestock rearing, Cattle farming, Cattle rearing, Livestock handling, Animal care, Livestock care, Livestock keeping, Cattle*, Beef farming, Beef production, Cattle raising, Cattle herding, Buffalo rearing, Cattle fattening, Ranching, Dairy farming work
Dairy farming = Dairy production, Dairy management, Milk production
Milking = Milking cows, Machine milking, Milking machines, Hand milking, Milking parlour, Parlour milking, Milk recording, Robotic milking, Cow milking, Rotary parlour, Milking parlour operation, Udder hygiene, Milking routine, Teat dipping, Milking robots, Goat milking, Dipping teats, Teat spraying, Pre-dipping, Post-milking teat disinfection > Dairy farming
Dairy processing = Milk processing, Cheese making, Cheesemaking, Cheese production, Cheese ripening, Milk pasteurisation, Milk testing, Lactometer, Gerber fat test, Gerber test, Butterfat testing, Lactoscan, Antibiotic testing of milk, Milk quality testing, Milk fat testing, Resazurin test, Platform tests, Affinage, Cheese maturing, Ripening of cheese, Cheese ageing, Cheddar making, Soft cheese, Soft cheese making, Mozzarella making, Cheese pressing, Paneer making, Brining of cheese, Cheese brining, Moulding and pressing, Cheese pressing and moulding, Fat testing of milk, Thermisation, Yogurt making, Cheese packing
Poultry farming = Poultry management, Broiler farming, Layer farming, Poultry production, Chicken farming
Hatchery management > Poultry farming
Debeaking = Beak trimming ~ Poultry farming
Pig farming = Swine production, Piggery management, Pig rearing, Piggery, Pig keeping, Sow management, Weaner management, Pig husbandry, Pig production
Sheep and goat farming = Goat farming, Sheep farming, Goat rearing, Sheep*, Sheep rearing, Drenching of sheep, Dagging, Crutching, Sheep dipping, Goats*, Goat keeping, Wool handling, Flock management, Dagging sheep, Sheep dagging, Crutching of sheep, Dairy goats, Reared goats, Goat husbandry
Sheep shearing = Shearing of sheep, Shearing sheep ~ Sheep and goat farming, Lambing
Beekeeping = Apiculture, Bee keeping, Honey production, Keeping bees, Honey harvesting, Honey processing, Apiary management, Managing apiaries, Colony management, Honey bee colonies, Bee health, Colony inspection, Honey blending, Creamed honey, Mead making, Wintering colonies, Wintering of colonies
Horse care = Horse riding instruction, Stable management, Equine care, Riding lessons, Horse riding, Horse handling, Horse breaking, Exercising horses, Horse training, Lungeing, Tacking up, Saddling
Dog training = Dog handling, Animal training, K9^, Guard dogs, Detection dogs, Patrol dogs, Canine handling, Canine unit, K9 unit, K-9 unit, Dog unit, Detector dogs
Pet grooming = Dog grooming, Animal grooming, Clipping of dogs, Groomed dogs
Zoo keeping = Zookeeping, Wild animal care
Animal nutrition = Animal feed formulation, Feed formulation, Feed management, Stock feeding, Feed mixing on farms, TMR mixing, Ration mixing, Mixer wagon, Pig feeding
Animal breeding = Livestock breeding
Slaughtering = Abattoir operations, Halal slaughter, Slaughter*, Halal slaughtering, Animal slaughter, Poultry slaughter, Kosher slaughter, Slaughterhouse work, Abattoir work, Poultry evisceration, Slaughtering of animals
Aquaculture = Fish farming, Fish hatchery, Fish feeding, Feeding fish, Feed barge operation, Fish feed management, Tilapia grading, Tilapia farming, Cage farming, Salmon farming, Shrimp culture, Fish rearing, Catfish farming, Fish counting, Sea lice control, Carp farming, Salmon feeding, Feeding salmon, Automatic feeders, Auto feeders, Feed barges, Hand feeding of fish
Shrimp farming = Prawn farming, Vannamei farming, Vannamei culture, Prawn culture, Shrimp pond management, Shrimp harvesting, Harvesting shrimp, Shrimp stocking, PL stocking > Aquaculture
Fishing* = Commercial fishing, Deep-sea fishing, Fishery*
Fisheries management = Fish stock assessment, Fisheries quota management, Fishing quotas, Catch quotas
Net mending = Fishing net repair, Net making, Net repair, Net hauling, Mending nets, Mending of nets, Gear mending, Fishing gear repair, Net braiding, Fishing net making
Fish processing = Seafood processing, Fish grading, Grading of fish, Grading fish, Fry grading, Shrimp grading
Ornamental fish breeding = Aquarium maintenance, Fish keeping
Forestry = Forest management, Silviculture, Forest conservation, Afforestation, Forest management planning, Forestry operations
Logging? = Timber harvesting, Timber felling, Chainsaw operation, Chainsaw use, Chainsaw*, Chainsaw work, Felling timber
  with timber, forest, forestry, tree, trees, chainsaw, chainsaws, skidder, skidders, harvester, felling, logs
  not before and following, calls, tickets, faults, incidents, issues, requests, complaints, jobs, data, hours
  not after fault, call, data, event, error, ticket, activity, time, incident, complaint
Sawmilling = Sawmill operation, Timber processing, Log breakdown, Headrig operation, Resawing, Bandmill operation, Frame saw, Log sorting, Debarking, Saw milling, Headrig*, Head saw operation, Band resaw, Board edging, Sawing logs, Log carriage operation, Wood-Mizer, Wood-Mizer sawmill, Portable sawmills, Frame saw operation, Resaw operation
Tree planting = Reforestation, Tree nursery, Forest planting, Planting trees, Forest thinning, Brashing, Weeding of plantations, Firebreak making, Seed collection, Tree seed collection, Beating up
Forest fire prevention
Tractor operation = Tractor driving, Tractor operating, Tractor work, Tractors*, Two-wheel tractor operation, Ploughing with tractors, Tractor and trailer, Tractor ploughing, Farm tractor driving
Combine harvester operation = Harvester operation, Combines, Combine operation, Forage harvester, Sugar cane harvester, Potato harvester, Driving combines, Combine driving, Combining*, Combine harvester driving ~ Harvesting
Agricultural machinery = Farm machinery, Agricultural equipment operation, Agricultural machinery operation, Farm equipment operation, Farm machinery operation, Telehandler work on farms
Agricultural engineering = Agricultural mechanisation, Farm mechanisation
Precision agriculture = Precision farming, Smart farming, Agricultural drones, Digital agriculture
Agricultural extension = Extension services, Farmer training, Farmer field schools, Agricultural advisory services, Farmer field days, Field days for farmers, Extension work, Farmer extension
Agribusiness = Agri-business, Agricultural marketing, Agricultural economics, Produce marketing, Commodity trading in agriculture
Value chain development = Agricultural value chains
Grain storage = Silo management, Grain milling, Rice milling, Flour milling, Roller mills, Roller mill operation, Rice mill operation, Wheat milling, Sifter operation, Maize milling, Posho mill operation, Hammer mill operation
Good agricultural practices = GAP certification, GAP^, SL-GAP
Rainwater harvesting = Watershed management, Rainwater harvesting systems, Rainwater tanks, Rainwater harvesting installation, Rain water harvesting
Food security = Food security programmes, Livelihood development, Livelihoods*
Rural development = Rural livelihoods

[tools]
GLOBALG.A.P. = GlobalGAP, GLOBALG.A.P, Global GAP, GLOBALG.A.P. certification > Good agricultural practices
Rainforest Alliance = Rainforest Alliance certification
Fairtrade = Fairtrade certification, Fair trade ~ Rainforest Alliance
UTZ certification ~ Rainforest Alliance
DSSAT > Agronomy
APSIM crop model ~ DSSAT
`;
