export default String.raw`
@group crop-orchard-detail | Fields, orchards and gardens in detail | agriculture | narrow

[skills]
Row planting = Line planting, Line sowing ~ Sowing
Flood irrigation = Surface irrigation, Basin irrigation ~ Irrigation scheduling
Two-wheel tractor = Hand tractor, Walking tractor ~ Tractor operation
Tensiometers = Tensiometer readings, Soil moisture sensors, Soil moisture probes ~ Irrigation scheduling
Spraying certificates = PA1 and PA6, PA1/PA6, PA1/PA6 spraying certificate, Pesticide applicator licence ~ Pesticide application
Agrochemical mixing = Mixing agrochemicals, Mixing chemicals for spraying, Tank mixing, Pesticide mixing, Mixing pesticides, Mixing of pesticides, Mixed pesticides, Chemical mixing for spraying ~ Pesticide application
Empty container disposal = Pesticide container disposal, Triple rinsing ~ Pesticide application
Urea broadcasting = Fertiliser broadcasting, Top dressing with urea, Urea application ~ Fertiliser application
Potato lifting = Potato harvesting, Lifting potatoes, Root crop harvesting, Carrot harvesting ~ Harvesting
Onion curing = Curing onions, Onion harvesting, Garlic curing ~ Post-harvest technology
Grading line operation = Produce grading lines, Potato grading ~ Sorting and grading
Brassica planting = Leek planting, Cabbage planting, Onion planting, Vegetable planting, Lettuce planting, Tomato planting
Oilseed rape growing = Canola growing ~ Crop production
Arable cropping = Arable work, Arable crop production ~ Crop production
Maize shelling = Corn shelling, Groundnut shelling, Shelling maize ~ Threshing
Farm diary = Field diary ~ Farm record keeping
Seed drill calibration = Drill calibration, Planter calibration, Calibrating seed drills ~ Seed drilling
Side-shooting = De-suckering tomatoes, Tomato side-shooting, Tomato staking, Tomato pruning, Deleafing tomatoes, Layering tomatoes ~ Trellising
Hardening off = Hardening of seedlings ~ Nursery propagation
Seedling transplanting by machine = Transplanter operation, Mechanical transplanting, Transplanting machines ~ Transplanting
Morning muster = Muster*, Estate muster, Worker muster ~ Labour supervision
Leaf weighing = Green leaf weighing ~ Tea plucking
Tapping panel marking = Panel marking, Bark consumption control, Bark consumption, Ethephon stimulation, Latex stimulation, Ethephon application ~ Rubber cultivation
Circle weeding = Circle weeding of palms, Ring weeding ~ Weed control
Shade tree management = Shade management in tea, Shade tree lopping ~ Tea cultivation
Desuckering = Banana desuckering, Banana propping, De-leafing of bananas, Deleafing ~ Fruit cultivation
Bunch covering = Bunch bagging, Fruit bagging ~ Fruit cultivation
Flower induction = Mango flower induction ~ Fruit cultivation
Citrus pruning = Citrus tree pruning, Apple tree pruning, Apple pruning, Fruit tree pruning, Orchard pruning, Winter pruning of fruit trees, Mango pruning ~ Pruning
Branch tying = Tying down branches, Branch training, Espalier training ~ Pruning
Vineyard trellising = Vine trellising, Trellis building, Trellis repair ~ Trellising
Cane pruning = Spur pruning, Cane tying, Bud rubbing, Shoot thinning, Leaf plucking in vines, Vine leaf removal ~ Pruning
Bird netting of vines = Vine netting, Vineyard netting, Crop netting ~ Bird scaring
Orchard spraying = Air-blast spraying, Airblast sprayer, Orchard sprayers ~ Pesticide application
Coffee cherry picking = Picking coffee, Selective coffee picking ~ Harvesting
Cocoa pod breaking = Pod breaking ~ Harvesting
Ripeness standards = Ripeness checking, Fruit maturity checks, Brix testing of fruit ~ Grading and packing
Manuring programmes = Fertiliser programme planning ~ Fertiliser application
Blister blight control = Blister blight, Fungal disease control in crops, Downy mildew control ~ Pest and disease management
Contour planting = Contour bunding, Contour drains, Soil conservation terraces, SALT hedgerows ~ Soil conservation
Avocado harvesting = Mango harvesting, Citrus harvesting, Fruit harvesting by hand, Orange picking, Mango picking ~ Harvesting
Clonal tea nursery = VP tea nursery, Raising tea in polybags ~ Nursery propagation
Bud grafting = Bud grafting of rubber, Rubber budding, Green budding, Chip budding, T-budding ~ Tree grafting
Cinnamon grading = Quill making, Cinnamon quills ~ Cinnamon processing
Sprinkler repair = Sprinkler head repair, Sprinkler head replacement, Irrigation repair, Irrigation system maintenance ~ Irrigation
Winterising of irrigation = Irrigation winterisation, Irrigation blow-outs, Sprinkler winterisation ~ Irrigation
Lawn aeration = Aeration of lawns, Lawn aerating, Lawn scarification, Scarification of lawns, Lawn overseeding, Aerating lawns ~ Lawn care
Soft landscaping = Softscape, Softscaping, Soft landscape works ~ Landscaping
Hard landscaping = Hardscape, Hardscaping, Hard landscape works ~ Landscaping
Garden pond maintenance = Pond cleaning, Koi pond care, Pond maintenance ~ Gardening
Interior plant care = Interior landscaping, Indoor plant care, Interior plantscaping, Interior plant maintenance, Office plant care, Plantscaping ~ Gardening
Bonsai* = Bonsai care, Bonsai training ~ Gardening
Green roof maintenance ~ Landscaping
Vertical gardens = Green walls, Vertical garden installation ~ Landscaping
Deadheading = Deadheading roses ~ Gardening
Rose feeding = Plant feeding, Feeding plants ~ Gardening
Perennial planting = Shrub planting, Planting perennials, Bulb planting, Planting bulbs, Bulb planting and perennials ~ Border planting
Plant propagation from cuttings = Shrub propagation, Propagating shrubs, Propagation from cuttings ~ Nursery propagation
Hedge trimmers = Hedge cutters, Hedge trimmer operation, Hedge cutter operation ~ Pruning
Leaf blowers = Leaf blower operation, Backpack blowers ~ Leaf blowing
Tree guards = Tree guard fitting, Fitting tree guards, Tree shelters, Tree staking ~ Tree planting
Soil scarifying for planting = Screefing, Mounding for planting ~ Tree planting
Pottiputki = Planting tube ~ Tree planting
Snedding = Branching of timber, De-branching ~ Limbing
Timber crosscutting = Crosscut to length, Cutting to length ~ Crosscutting
Winching of timber = Tree winching, Winching trees, Winch operation in forests ~ Log skidding
Forwarder driving = Forwarder operator ~ Forwarder operation
Windblow clearance = Hang-up clearance, Hung-up trees, Takedown of hung-up trees, Windthrow clearance, Storm damage clearance ~ Tree surgery
Directional felling = Wedge felling, Small tree felling, Medium tree felling, Felling cuts ~ Tree surgery
Tree rigging = Sectional dismantling, Dead tree removal, Lowering limbs ~ Tree surgery
Rope access tree climbing = Rope and harness climbing, Tree climbing and rescue, Spurs and strops ~ Tree surgery
Fire line cutting = Cutting fire lines, Fire lines, Fire beating, Wildfire fighting, Beating wildfires ~ Forest fire fighting
Saw servicing = Chainsaw servicing, Servicing chainsaws, Servicing saws ~ Chainsaw sharpening
Spot spraying = Spot treatment of weeds, Weed wiping ~ Pesticide application
Forest GPS mapping = Tree tagging, Timber tallying ~ Forest inventory

[tools]
Keenan mixer wagon
Pottinger machinery
Väderstad drills = Vaderstad
StanForD = StanForD files ~ Forwarder operation
John Deere harvester = John Deere 1270G, John Deere 1270 ~ Harvester operation in forests
Ponsse harvesters = Ponsse ~ Harvester operation in forests
SALT farming = Sloping Agricultural Land Technology
Moocall
SCR Heatime = Heatime collars, CowManager
BCMS^ = CTS Online, Cattle passports
AKVA Connect = AKVA cameras, AKVA feeding system, AKVA group
Mercatus farming software
`;
