export default String.raw`
@group farm-service-detail | Farms, forests and waters in detail | agriculture

[skills]
Water level management = Water level control, Field flooding
Bund making = Paddy bunds ~ Water level management
Pivot irrigation ~ Water level management
Irrigation channels = Furrow irrigation ~ Water level management
Ridging and staking = Ridging, Staking of plants, Plant staking, Earthing up
Trellising = Plant tying ~ Ridging and staking
Bed preparation = Raised beds, Bed making in nurseries ~ Ridging and staking
Sprayer calibration = Calibrating sprayers, Nozzle calibration, Calibration of sprayers, Sprayer maintenance, Calibrated sprayers, Calibrated knapsack sprayers
Nursery work = Seedling raising, Seedlings, Raising seedlings, Potting plants, Potting up, Pricking out, Potting of plants, Cuttings propagation, Seedling transplanting, Plug production
Air layering ~ Nursery work
Tree grafting = Fruit tree grafting, Grafting of fruit trees ~ Nursery work
Landscape planting = Turf maintenance, Bed planting, Garden planting
Garden clearance ~ Landscape planting
Leaf blowing ~ Landscape planting
Verge mowing ~ Landscape planting
Hedge planting ~ Landscape planting
Coconut harvesting = Coconut husking, Coconut growing, Coconut picking
Palm oil harvesting = Oil palm harvesting, Palm harvesting, FFB harvesting
Palm oil milling ~ Palm oil harvesting
Poultry rearing = Broilers*, Layers*, Broiler production, Broiler management, Chick brooding, Poultry house management, Raising broilers, Backyard poultry, Litter management, Broiler house management, Flock management of poultry
Turkey rearing ~ Poultry rearing
Duck rearing ~ Poultry rearing
Chick vaccination = Poultry vaccination, Vaccination of chicks, Vaccinating chicks, Flock vaccination
Flock records = Flock record keeping, Mortality records, Mortality recording ~ Poultry rearing
Poultry house ventilation = Ventilation control, Ventilation of poultry houses, Shed ventilation ~ Poultry rearing
Poultry post-mortems = Post mortem of birds, Post-mortems on birds ~ Necropsy
Deworming of livestock ~ Chick vaccination
Hatchery work = Hatchery*, Egg incubation, Incubator operation, Incubator settings, Setting incubators, Egg setting, Chick sexing, Chick grading
Fry production ~ Hatchery work
Farm biosecurity = Biosecurity*, Keeping biosecurity, Disinfection of sheds, Shed disinfection, Biosecurity on farms
Quarantine of animals ~ Farm biosecurity
Fence mending = Mending fences, Fencing repair, Fence erection, Post and rail fencing, Fence posts, Fence repair
Pond stocking = Stocking ponds, Fish stocking, Pond fertilisation, Pond harvesting, Pond culture, Stocking of ponds
Pond water testing = Water quality testing of ponds, Dissolved oxygen monitoring, Salinity measurement
Aeration of ponds = Aerator operation, Paddle wheel aerators ~ Pond water testing
Log skidding = Skidding logs, Skidding of logs, Choker setting, Log hauling, Timber stacking, Log loading, High lead logging
Charcoal burning = Charcoal making, Charcoal production
Firewood cutting = Firewood splitting ~ Charcoal burning
Farm diploma practice
LEAF Marque ~ Good agricultural practices
Red Tractor ~ Good agricultural practices
Bird scaring = Scaring of birds
Crop guarding ~ Bird scaring
Irrigation pump operation = Irrigation pumps, Pump sets, Diesel pump operation on farms
Sprinkler lines = Moving irrigation pipes ~ Irrigation pump operation
Greenhouse climate control = Greenhouse ventilation, Climate computers, Priva, Greenhouse heating, Climate control in greenhouses
Polytunnel work = Glasshouse work ~ Greenhouse climate control
Greenhouse spraying ~ Greenhouse climate control
Grain auger operation = Grain augers, Grain elevators
Weighbridge work ~ Grain auger operation
Grain dryer operation = Grain dryers ~ Grain auger operation
Cattle mustering = Droving, Cattle yards, Drafting of stock
Livestock loading ~ Cattle mustering
Livestock marketing = Livestock selling, Auction mart selling
Livestock weighing = Weighing of livestock ~ Livestock marketing
Camel rearing
Guinea pig rearing ~ Camel rearing
Deer farming ~ Camel rearing
Ostrich farming ~ Camel rearing
Rabbit rearing ~ Camel rearing
Alpaca rearing ~ Camel rearing
Fish smoking and drying = Dried fish production, Maldive fish making
Fish salting ~ Fish smoking and drying
Echo sounder use = Sonar use
Chainsaw sharpening = Chain sharpening, Saw chain filing, Chainsaw chain filing
Nursery irrigation = Watering of plants, Plant watering
Mist irrigation = Overhead irrigation ~ Nursery irrigation
[skills]
Fertiliser planning = Nutrient management plans, Nutrient management planning, Fertiliser programmes, Fertilizer recommendations, NVZ compliance, NVZ records, RB209, Manure management plans ~ Farm management, Nutrient planning
Labour supervision* = Farm labour supervision, Supervision of farm labour, Labour gangs ~ Farm management
Labour rosters = Labour deployment, Muster and labour deployment ~ Farm management, Labour allocation
Cattle breeding = Cattle breeding programmes, Herd genetics, Breeding programmes, Animal breeding programmes ~ Farm management, Animal breeding
Pruning cycles* = Pruning cycle planning ~ Farm management
Infilling of tea = Infilling*, Gap filling, Vacancy filling, Vacancy planting ~ Farm management
Spray programmes = Spray planning, Spray schedules, Spraying programmes ~ Farm management
Pre-harvest intervals = PHI compliance, Withdrawal periods, Residue limits, MRL compliance ~ Farm management
Check-roll = Muster chits, Pocket checkroll, Check roll keeping, Estate check roll, Check roll maintenance ~ Farm management
Farm budgets = Farm budgeting and costing, Gross margins, Crop budgets, Enterprise budgets ~ Farm management
Felling plans = Felling licences, Felling licence applications ~ Farm management
Replanting* = Replanting programmes, Beat up ~ Farm management, Restocking of forests
Feed conversion* = Feed conversion ratio*, FCR monitoring, FCR calculation ~ Farm management, First call resolution
Farm diversification = Agritourism, Farm tourism, Diversification on farms ~ Farm management
Environmental land management = ELM schemes, SFI applications, Countryside Stewardship, Sustainable Farming Incentive, Agri-environment schemes, Environmental stewardship, Stewardship applications, SFI^ ~ Farm management
Assurance schemes = Farm assurance, Red Tractor assurance, Farm assurance audits, Red Tractor audits, Farm audits, Assurance audits on farms ~ Farm management, Red Tractor
Smallholder outgrowers = Outgrower management, Outgrower schemes, Contract farming, Smallholder extension ~ Farm management
[tools]
Gatekeeper^ = Gatekeeper farm software
Winfeed = WinFeed 3 > Animal nutrition
BestMix > Animal nutrition ~ Winfeed
Brill Formulation = Brill feed formulation, Format Solutions > Animal nutrition ~ Winfeed
Feedsoft > Animal nutrition ~ Winfeed
Allix feed formulation = Allix3, A-Systems Allix > Animal nutrition ~ Winfeed
FeedLive > Animal nutrition ~ Winfeed
NDS Professional = CNCPS^, AMTS Cattle > Animal nutrition
Petersime incubators = Petersime ~ Hatchery work
Jamesway incubators = Jamesway ~ Petersime incubators
Pas Reform ~ Petersime incubators
Big Dutchman = AmacS > Poultry rearing
Fancom > Poultry rearing ~ Big Dutchman
SKOV climate = DOL climate computers > Poultry rearing ~ Big Dutchman
Muddy Boots = Muddy Boots Greenlight
UNIFORM-Agri
DairyComp
Herdwatch
Agrivi
Trimble Ag
Agworld
Pix4Dfields
Sentera
Breedplan
Farmbrite
[skills]
Aquaculture management = Fish farm management, Aquaculture operations, Fish farm operations ~ Aquaculture, Hatchery operations
Broodstock management = Broodstock selection, Broodstock, Broodstock conditioning, Broodstock rearing, Broodstock handling, Stripping broodstock, Stripping of fish, Milt collection, Induced breeding of fish ~ Aquaculture
Stocking density = Fry stocking, Fingerling stocking ~ Aquaculture, Pond stocking
Fish health = Fish health management, Fish disease diagnosis, Fish disease control ~ Aquaculture, Fish health monitoring
Net cage maintenance = Net cages, Cage maintenance, Net changing, Net pens, Pen maintenance ~ Aquaculture
Recirculating aquaculture systems = RAS^, RAS operation, RAS systems, Biofilters, Drum filters ~ Aquaculture
Biomass estimation = Biomass sampling, Growth sampling, Biomass sampling of fish, Fish sampling ~ Aquaculture
Dissolved oxygen = DO monitoring, Oxygenation ~ Aquaculture, Pond water testing
Larval rearing = Larviculture, Larvae rearing, Post-larvae rearing, Fry rearing, Hapa nurseries, Larval tank cleaning, Rearing larvae, Larval tanks, Live feed production ~ Aquaculture, Fingerling production
Artemia hatching = Live feed culture, Plankton culture, Algae culture, Rotifer culture, Microalgae culture, Culture of rotifers, Artemia culture, Rotifers*, Artemia* ~ Aquaculture
Spawning* = Induced spawning, Induced breeding, Hypophysation, Egg stripping ~ Aquaculture
Tilapia* = Tilapia culture, Monosex tilapia ~ Aquaculture
Liming of ponds = Pond liming, Pond drying, Pond fertilising, Liming ponds ~ Aquaculture
Water exchange* = Pond water exchange ~ Aquaculture
Fallowing = Site fallowing ~ Aquaculture
Fishing fleet operations = Fleet operations in fishing, Vessel scheduling ~ Aquaculture
Probiotics in aquaculture = Pond probiotics ~ Aquaculture
Ice slurry chilling = Ice slurry, Harvest chilling ~ Aquaculture
[tools]
AquaManager
Fishtalk = AKVA Fishtalk, FishTalk Control
Mercatus Aquaculture
ASC certification = ASC standard, ASC Farm Standard, Aquaculture Stewardship Council
BAP certification = BAP^, Best Aquaculture Practices
MSC certification = Marine Stewardship Council, MSC chain of custody
[skills]
Climate-smart agriculture = CSA practices, Climate-resilient agriculture ~ Agricultural extension
Livestock extension = Dairy extension, Livestock advisory, Livestock advisory services ~ Agricultural extension
Forage production = Forage*, Fodder cultivation, Forage management ~ Agricultural extension, Fodder production
Conservation agriculture = Minimum tillage, No-till, Zero tillage, Cover cropping, Regenerative farming ~ Agricultural extension, Cover crops
Fisheries extension = Aquaculture extension, Fishers' training ~ Agricultural extension
Soil classification = Soil survey, Land suitability assessment, Land capability ~ Agricultural extension, Soil mapping
Yield forecasting = Crop forecasting, Crop cutting experiments, Crop cuts ~ Agricultural extension, Yield estimation
Field days = Farmers' days, Kisan mela, Farmer meetings ~ Agricultural extension
Exchange visits = Farmer exchange visits, Exposure visits, Study tours for farmers ~ Agricultural extension
Agrochemical recommendations = Crop protection recommendations, Pesticide recommendations ~ Agricultural extension, Spray recommendations
Field trial design = Trial design*, Field plot technique ~ Agricultural extension, Randomised block design
Thinning regimes = Thinning plans, Silvicultural prescriptions, Silvicultural plans ~ Agricultural extension
Woodland management plans = Forest management plans, Woodland management, Forest working plans, Woodland creation ~ Agricultural extension
Roguing = Rouging, Rogueing ~ Agricultural extension
Producer organisations = Farmer producer organisations, FPO^, Farmer organisations ~ Agricultural extension, Farmer groups
Input supply = Subsidy distribution, Fertiliser subsidy ~ Agricultural extension, Input distribution
Soil amendment = pH correction by liming, Liming*, Gypsum application ~ Agricultural extension
[tools]
BASIS certificate = BASIS?, BASIS qualified
FACTS certificate = FACTS?, FACTS qualified
AquaCrop = FAO AquaCrop
Plantix
[skills]
Milk quality* = Milk quality testing on farm, Milk hygiene ~ Dairy farming
Fertility management = Herd fertility, Calving interval ~ Dairy farming, Artificial insemination
Somatic cell count = Cell counts ~ Dairy farming
Bulk tanks = Milk tank cleaning ~ Dairy farming, Parlour washing
Youngstock management = Youngstock, Replacement heifers ~ Dairy farming, Calving
Reseeding = Grass reseeding, Overseeding of pasture, Ley establishment ~ Dairy farming
Paddock grazing = Strip grazing, Plate metering ~ Dairy farming, Rotational grazing
`;
