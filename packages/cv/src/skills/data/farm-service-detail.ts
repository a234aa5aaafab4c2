export default String.raw`
@group farm-service-detail | Farms, forests and waters in detail | agriculture

[skills]
Water level management = Water level control, Field flooding, Bund making, Paddy bunds, Irrigation channels, Furrow irrigation, Pivot irrigation
Ridging and staking = Ridging, Staking of plants, Plant staking, Bed preparation, Raised beds, Bed making in nurseries, Trellising, Earthing up, Plant tying
Sprayer calibration = Calibrating sprayers, Nozzle calibration, Calibration of sprayers, Sprayer maintenance
Nursery work = Seedling raising, Seedlings, Raising seedlings, Potting plants, Potting up, Pricking out, Potting of plants, Fruit tree grafting, Tree grafting, Grafting of fruit trees, Cuttings propagation, Seedling transplanting, Plug production, Air layering
Landscape planting = Turfing, Turf maintenance, Hedge planting, Lawn laying, Bed planting, Garden planting, Verge mowing, Leaf blowing, Garden clearance
Coconut harvesting = Coconut husking, Coconut growing, Coconut picking
Palm oil harvesting = Oil palm harvesting, Palm harvesting, FFB harvesting, Palm oil milling
Hoof trimming in cattle = Trimming hooves
Poultry rearing = Broilers*, Layers*, Broiler production, Chick brooding, Poultry house management, Raising broilers, Duck rearing, Turkey rearing, Backyard poultry, Litter management, Broiler house management
Chick vaccination = Poultry vaccination, Vaccination of chicks, Vaccinating chicks, Flock vaccination, Deworming of livestock
Hatchery work = Hatchery*, Egg incubation, Incubator operation, Egg setting, Chick sexing, Chick grading, Fry production
Farm biosecurity = Biosecurity*, Keeping biosecurity, Disinfection of sheds, Shed disinfection, Quarantine of animals, Biosecurity on farms
Fence mending = Mending fences, Fencing repair, Fence erection, Post and rail fencing, Fence posts
Pond stocking = Stocking ponds, Fish stocking, Pond fertilisation, Pond harvesting, Pond culture, Stocking of ponds
Pond water testing = Water quality testing of ponds, Dissolved oxygen monitoring, Aerator operation, Aeration of ponds, Paddle wheel aerators
Gillnet fishing = Gillnets, Gill nets, Setting gillnets, Longline fishing, Longlines, Hauling longlines, Purse seine, Trawl fishing, Beach seine, Pole and line fishing, Handline fishing, Crab potting, Creel fishing, Pot fishing, Squid jigging, Ring net fishing, Longline hauling, Net setting, Gillnet setting
Log skidding = Skidding logs, Skidding of logs, Choker setting, Log hauling, Timber stacking, Log loading, High lead logging
Charcoal burning = Charcoal making, Charcoal production, Firewood cutting, Firewood splitting
Farm diploma practice = GAP^, LEAF Marque, Red Tractor, SL-GAP
Bird scaring = Scaring of birds, Crop guarding
Irrigation pump operation = Irrigation pumps, Pump sets, Diesel pump operation on farms, Sprinkler lines, Moving irrigation pipes
Greenhouse climate control = Greenhouse ventilation, Climate computers, Priva, Polytunnel work, Greenhouse heating, Glasshouse work, Greenhouse spraying
Grain auger operation = Grain dryers, Grain dryer operation, Grain augers, Grain elevators, Weighbridge work
Cattle mustering = Droving, Cattle yards, Drafting of stock, Livestock loading
Livestock marketing = Livestock selling, Auction mart selling, Weighing of livestock, Livestock weighing
Camel rearing = Alpaca rearing, Rabbit rearing, Ostrich farming, Deer farming, Guinea pig rearing
Fish smoking and drying = Dried fish production, Fish salting, Maldive fish making
Echo sounder use = Sonar use, Fish finding
Chainsaw sharpening = Chain sharpening, Saw chain filing, Chainsaw chain filing
Nursery irrigation = Mist irrigation, Overhead irrigation, Watering of plants, Plant watering
`;
