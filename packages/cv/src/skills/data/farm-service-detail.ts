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
Sprayer calibration = Calibrating sprayers, Nozzle calibration, Calibration of sprayers, Sprayer maintenance
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
Hatchery work = Hatchery*, Egg incubation, Incubator operation, Egg setting, Chick sexing, Chick grading
Fry production ~ Hatchery work
Farm biosecurity = Biosecurity*, Keeping biosecurity, Disinfection of sheds, Shed disinfection, Biosecurity on farms
Quarantine of animals ~ Farm biosecurity
Fence mending = Mending fences, Fencing repair, Fence erection, Post and rail fencing, Fence posts, Fence repair
Pond stocking = Stocking ponds, Fish stocking, Pond fertilisation, Pond harvesting, Pond culture, Stocking of ponds
Pond water testing = Water quality testing of ponds, Dissolved oxygen monitoring
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
`;
