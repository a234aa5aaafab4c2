export default String.raw`
@group agriculture | Agriculture, forestry and fishery | agriculture

[skills]
Lambing* > Sheep and goat farming
Mowing* = Hay making, Silage making > Crop production
Sowing* = Planting* > Crop production
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
Farmer cooperatives = Cooperative management > Agribusiness
Input distribution = Seed distribution, Fertiliser distribution
Crop insurance
Variety trials = Varietal trials > Plant breeding
Crop rotation = Rotation planning > Crop production
Soil sampling = Soil testing for farms > Soil science
Irrigation scheduling > Irrigation
Pest scouting = Crop scouting, Field scouting > Pest and disease management
Demonstration plots = Field demonstrations, On-farm trials, Field trials > Agricultural extension
Yield estimation = Crop yield estimation, Crop cutting surveys > Agronomy
Organic fertiliser production = Organic fertiliser, Bio-fertiliser > Organic farming
Ploughing* = Land preparation, Tillage > Crop production
Poultry keeping > Poultry farming
Market sales of produce = Farm produce sales, Farmers' markets
Herd management = Herd health management > Livestock farming
Pasture management = Grazing management, Grassland management
Calving* = Calf rearing > Livestock farming
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
Fertiliser application = Fertilizer management, Fertilisation, Fertiliser management, Fertigation
Irrigation = Irrigation systems, Drip irrigation, Sprinkler irrigation, Irrigation management, Micro-irrigation
Pest and disease management = Pest and disease control, Crop protection, Plant protection, Integrated pest management, IPM^, Plant disease control, Crop pest control
Pesticide application = Crop spraying, Pesticide spraying, Agrochemical application, Pesticides*
Weed control = Weeding, Weed management
Seed production = Seed technology, Seed multiplication, Seed selection
Plant propagation = Seedling production
Grafting = Budding and grafting > Plant propagation
Nursery management = Plant nursery management, Plant nursery > Plant propagation
Plant breeding = Crop breeding, Wheat breeding, Maize breeding
Tissue culture = Plant tissue culture, Micropropagation
Harvesting* = Crop harvesting, Harvest management, Fruit picking, Crop picking
Post-harvest technology = Post-harvest handling, Postharvest management, Post-harvest management
Rice cultivation = Paddy cultivation, Rice farming, Paddy farming
Vegetable cultivation = Vegetable growing, Vegetable farming, Vegetable production
Fruit cultivation = Fruit growing, Orchard management, Fruit farming, Pomology
Floriculture = Flower cultivation, Cut flower production
Horticulture = Horticultural production, Horticultural practices
Gardening = Garden maintenance, Gardening work, Garden care
Lawn care = Lawn mowing, Grass cutting, Turf management, Lawn maintenance
Pruning* = Hedge trimming, Plant pruning
Greenhouse management = Greenhouse cultivation, Polytunnel growing, Protected agriculture, Poly tunnel cultivation, Greenhouse operations
Hydroponics = Soilless culture
Aquaponics ~ Hydroponics
Vertical farming ~ Hydroponics
Organic farming = Organic agriculture, Organic cultivation
Composting = Compost making, Vermicomposting
Mushroom cultivation = Mushroom growing
Tea cultivation = Tea growing, Tea plantation management, Tea estate management, Tea husbandry
Tea plucking = Tea harvesting, Plucking rounds
Tea manufacturing = Tea processing, Tea production, Black tea manufacturing, Orthodox tea manufacture, CTC tea manufacture, Tea withering, Tea factory operations, Tea manufacture
Tea tasting = Tea grading, Tea blending, Tea sampling
Rubber cultivation = Rubber tapping, Rubber plantation management
Coconut cultivation = Coconut plantation management, Toddy tapping
Cinnamon processing = Cinnamon peeling, Spice processing, Spice cultivation, Cinnamon cultivation
Coffee cultivation = Coffee growing, Coffee roasting, Cocoa cultivation
Oil palm cultivation = Palm oil processing
Sugarcane cultivation = Sugar cane cultivation, Sugar processing
Plantation management = Plantation agriculture, Plantation operations
Viticulture = Vineyard management, Winemaking, Wine making, Grape growing
Agroforestry = Agro-forestry
Livestock farming = Animal husbandry, Livestock management, Livestock production, Livestock rearing, Cattle farming, Cattle rearing, Livestock handling, Animal care, Livestock care, Livestock keeping
Dairy farming = Dairy production, Dairy management, Milk production
Milking = Milking cows > Dairy farming
Dairy processing = Milk processing, Cheese making, Yoghurt production, Cheesemaking
Poultry farming = Poultry management, Broiler farming, Layer farming, Poultry production, Chicken farming, Hatchery management
Pig farming = Swine production, Piggery management
Sheep and goat farming = Goat farming, Sheep farming
Sheep shearing ~ Sheep and goat farming
Beekeeping = Apiculture, Bee keeping, Honey production
Horse care = Horse riding instruction, Stable management, Equine care, Grooming horses
Dog training = Dog handling, Animal training
Pet grooming = Dog grooming, Animal grooming
Zoo keeping = Zookeeping, Wild animal care
Animal nutrition = Animal feed formulation, Feed formulation, Feed management, Animal feeding
Animal breeding = Livestock breeding
Slaughtering = Abattoir operations
Aquaculture = Fish farming, Fish hatchery
Shrimp farming = Prawn farming > Aquaculture
Fishing* = Commercial fishing, Deep-sea fishing, Fishery*
Fisheries management = Fish stock assessment
Net mending = Fishing net repair, Net making
Fish processing = Seafood processing, Fish grading
Ornamental fish breeding = Aquarium maintenance
Forestry = Forest management, Silviculture, Forest conservation, Afforestation
Logging = Timber harvesting, Timber felling, Chainsaw operation, Chainsaw use
Sawmilling = Sawmill operation, Timber processing
Tree planting = Reforestation, Tree nursery
Forest fire prevention = Forest firefighting
Tractor operation = Tractor driving, Tractor operating
Combine harvester operation = Harvester operation
Agricultural machinery = Farm machinery, Agricultural equipment operation, Farm machinery maintenance, Agricultural machinery operation, Farm equipment operation
Agricultural engineering = Agricultural mechanisation, Farm mechanisation
Precision agriculture = Precision farming, Smart farming, Agricultural drones, Digital agriculture
Agricultural extension = Extension services, Farmer training, Farmer field schools, Agricultural advisory services, Farmer field days, Field days for farmers
Agribusiness = Agri-business, Agricultural marketing, Agricultural economics
Value chain development = Agricultural value chains
Grain storage = Silo management, Grain milling, Rice milling
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
