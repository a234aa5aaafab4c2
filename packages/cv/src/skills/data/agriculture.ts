export default String.raw`
@group agriculture | Agriculture, forestry and fishery | agriculture

[skills]
Lambing* > Sheep and goat farming
Mowing* = Hay making, Silage making, Silage* > Crop production
Sowing* = Planting*, Seed sowing > Crop production
Mulching* > Gardening
Thinning* > Forestry
Baling* > Agricultural machinery
Winnowing* = Drying grain > Harvesting
Curing tobacco = Tobacco curing
Netting* = Trawling* > Fishing
Smoking fish = Fish drying, Fish smoking > Fish processing
Bull ploughing = Ox ploughing > Ploughing
Seedbed preparation = Nursery beds, Seed bed preparation > Plant propagation
Transplanting* = Paddy transplanting > Crop production
Threshing* = Rice threshing > Harvesting
Coffee processing = Wet milling of coffee, Coffee washing
Farmer cooperatives = Cooperative management, Cooperative development > Agribusiness
Input distribution = Seed distribution, Fertiliser distribution
Crop insurance
Variety trials = Varietal trials > Plant breeding
Crop rotation = Rotation planning > Crop production
Soil sampling = Soil testing for farms, Soil health > Soil science
Irrigation scheduling = Irrigation maintenance, Canal irrigation > Irrigation
Pest scouting = Crop scouting, Field scouting > Pest and disease management
Demonstration plots = Field demonstrations, On-farm trials, Field trials > Agricultural extension
Yield estimation = Crop yield estimation, Crop cutting surveys > Agronomy
Organic fertiliser production = Organic fertiliser, Bio-fertiliser > Organic farming
Ploughing* = Land preparation, Tillage, Land clearing > Crop production
Poultry keeping > Poultry farming
Market sales of produce = Farm produce sales, Farmers' markets
Herd management = Herd health management, Herd health, Flock health > Livestock farming
Pasture management = Grazing management, Grassland management, Pasture renewal
Calving* = Calf rearing, Calf feeding, Heifer rearing, Calf care > Livestock farming
Effluent management = Manure management, Slurry management
Fencing* = Farm fencing, Fence repair
Withering* > Tea manufacturing
Tea rolling > Tea manufacturing
Tea drying = Tea firing > Tea manufacturing
Tea sifting and grading > Tea manufacturing
Leaf quality control > Tea manufacturing
Agriculture* = Farming*, Farm work, Agricultural work, Agricultural practices
Farm management = Estate management, Agricultural management, Farm operations, Farm supervision
Crop production = Crop cultivation, Crop management, Crop farming, Crop husbandry, Growing crops
Agronomy = Agronomic practices, Agronomic advice, Fertiliser trials
Soil science = Soil management, Soil analysis
Soil conservation ~ Soil science
Soil fertility management = Soil fertility > Soil science
Fertiliser application = Fertilizer management, Fertilisation, Fertiliser management, Fertigation, Fertilising*, Fertiliser spreading
Irrigation = Irrigation systems, Drip irrigation, Sprinkler irrigation, Irrigation management, Micro-irrigation
Pest and disease management = Pest and disease control, Crop protection, Plant protection, Integrated pest management, IPM^, Plant disease control, Crop pest control, Pest monitoring, Disease scouting
Pesticide application = Crop spraying, Pesticide spraying, Agrochemical application, Pesticides*, Herbicide application, Knapsack spraying, Boom spraying, Spraying of crops, Sprayer operation
Weed control = Weeding, Weed management, Hand weeding
Seed production = Seed technology, Seed multiplication, Seed selection, Seed certification, Seed testing
Plant propagation = Seedling production
Grafting = Budding and grafting > Plant propagation
Nursery management = Plant nursery management, Plant nursery > Plant propagation
Plant breeding = Crop breeding, Wheat breeding, Maize breeding
Tissue culture = Plant tissue culture, Micropropagation
Harvesting* = Crop harvesting, Harvest management, Fruit picking, Crop picking, Paddy harvesting, Combine harvesting, Combine harvester
Post-harvest technology = Post-harvest handling, Postharvest management, Post-harvest management
Rice cultivation = Paddy cultivation, Rice farming, Paddy farming, Rice growing
Vegetable cultivation = Vegetable growing, Vegetable farming, Vegetable production
Fruit cultivation = Fruit growing, Orchard management, Fruit farming, Pomology, Banana cultivation, Mango cultivation, Citrus growing
Floriculture = Flower cultivation, Cut flower production
Horticulture = Horticultural production, Horticultural practices
Gardening = Garden maintenance, Gardening work, Garden care, Garden upkeep, Grounds maintenance, Flower bed maintenance
Lawn care = Lawn mowing, Grass cutting, Turf management, Lawn maintenance, Turf care, Lawn edging
Pruning* = Hedge trimming, Plant pruning, Pruning and training, Vine pruning, Tea pruning, Shrub pruning, Rose pruning, Hedge cutting, Hedge laying, Hedge pruning
Greenhouse management = Greenhouse cultivation, Polytunnel growing, Protected agriculture, Poly tunnel cultivation, Greenhouse operations, Greenhouse work, Climate control in greenhouses, Greenhouse growing
Hydroponics = Soilless culture
Aquaponics ~ Hydroponics
Vertical farming ~ Hydroponics
Organic farming = Organic agriculture, Organic cultivation, Organic certification
Composting = Compost making, Vermicomposting
Mushroom cultivation = Mushroom growing
Tea cultivation = Tea growing, Tea plantation management, Tea estate management, Tea husbandry
Tea plucking = Tea harvesting, Plucking rounds, Tea leaf plucking, Plucking supervision
Tea manufacturing = Tea processing, Tea production, Black tea manufacturing, Orthodox tea manufacture, CTC tea manufacture, Tea withering, Tea factory operations, Tea manufacture
Tea tasting = Tea grading, Tea blending, Tea sampling
Rubber cultivation = Rubber tapping, Rubber plantation management, Rubber sheet making
Coconut cultivation = Coconut plantation management, Toddy tapping, Coconut plucking
Cinnamon processing = Cinnamon peeling, Spice processing, Spice cultivation, Cinnamon cultivation
Coffee cultivation = Coffee growing, Coffee roasting, Cocoa cultivation, Cocoa growing, Coffee picking, Coffee pulping, Coffee cupping, Coffee blending, Coffee grading
Oil palm cultivation = Palm oil processing
Sugarcane cultivation = Sugar cane cultivation, Sugar processing
Plantation management = Plantation agriculture, Plantation operations
Viticulture = Vineyard management, Winemaking, Wine making, Grape growing
Agroforestry = Agro-forestry
Livestock farming = Animal husbandry, Livestock management, Livestock production, Livestock rearing, Cattle farming, Cattle rearing, Livestock handling, Animal care, Livestock care, Livestock keeping
Dairy farming = Dairy production, Dairy management, Milk production
Milking = Milking cows, Machine milking, Milking machines, Hand milking, Milking parlour, Parlour milking, Milk recording, Robotic milking > Dairy farming
Dairy processing = Milk processing, Cheese making, Yoghurt production, Cheesemaking, Cheese production, Cheese ripening, Milk pasteurisation, Milk testing
Poultry farming = Poultry management, Broiler farming, Layer farming, Poultry production, Chicken farming, Hatchery management
Pig farming = Swine production, Piggery management, Pig rearing
Sheep and goat farming = Goat farming, Sheep farming, Goat rearing
Sheep shearing ~ Sheep and goat farming
Beekeeping = Apiculture, Bee keeping, Honey production
Horse care = Horse riding instruction, Stable management, Equine care, Grooming horses, Grooming of horses, Riding lessons
Dog training = Dog handling, Animal training
Pet grooming = Dog grooming, Animal grooming, Clipping of dogs, Groomed dogs
Zoo keeping = Zookeeping, Wild animal care
Animal nutrition = Animal feed formulation, Feed formulation, Feed management, Animal feeding
Animal breeding = Livestock breeding
Slaughtering = Abattoir operations, Halal slaughter, Slaughter*
Aquaculture = Fish farming, Fish hatchery, Fish feeding
Shrimp farming = Prawn farming > Aquaculture
Fishing* = Commercial fishing, Deep-sea fishing, Fishery*
Fisheries management = Fish stock assessment
Net mending = Fishing net repair, Net making, Net repair, Net hauling
Fish processing = Seafood processing, Fish grading
Ornamental fish breeding = Aquarium maintenance, Fish keeping
Forestry = Forest management, Silviculture, Forest conservation, Afforestation, Forest management planning, Forestry operations
Logging = Timber harvesting, Timber felling, Chainsaw operation, Chainsaw use, Chainsaw*, Chainsaw work, Chainsaw maintenance
Sawmilling = Sawmill operation, Timber processing
Tree planting = Reforestation, Tree nursery, Forest planting
Forest fire prevention = Forest firefighting
Tractor operation = Tractor driving, Tractor operating, Tractor work, Tractors*, Two-wheel tractor operation
Combine harvester operation = Harvester operation
Agricultural machinery = Farm machinery, Agricultural equipment operation, Farm machinery maintenance, Agricultural machinery operation, Farm equipment operation, Farm machinery operation, Telehandler work on farms
Agricultural engineering = Agricultural mechanisation, Farm mechanisation
Precision agriculture = Precision farming, Smart farming, Agricultural drones, Digital agriculture
Agricultural extension = Extension services, Farmer training, Farmer field schools, Agricultural advisory services, Farmer field days, Field days for farmers, Extension work, Farmer extension
Agribusiness = Agri-business, Agricultural marketing, Agricultural economics, Produce marketing, Commodity trading in agriculture
Value chain development = Agricultural value chains
Grain storage = Silo management, Grain milling, Rice milling, Flour milling
Good agricultural practices = GAP certification, GLOBALG.A.P., GlobalGAP
Rainwater harvesting = Watershed management
Food security = Food security programmes, Livelihood development, Livelihoods*
Rural development = Rural livelihoods

[tools]
Rainforest Alliance = Rainforest Alliance certification
Fairtrade = Fairtrade certification ~ Rainforest Alliance
UTZ certification ~ Rainforest Alliance
DSSAT = APSIM crop model > Agronomy
`;
