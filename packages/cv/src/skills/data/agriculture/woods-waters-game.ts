export default String.raw`
@group woods-waters-game | Woods, waters, game and flocks | agriculture

[skills]
Smolt production = Smoltification, Smolt rearing
Pot hauling = Scallop dredging ~ Gillnetting
Grouse management = Grouse counts, Grouse counting, Grouse moor management, Medicated grit ~ Hunting and trapping
Release pens = Pheasant release, Release pen management, Rearing pheasant poults ~ Pheasant rearing, Game feeding
Deer larder work = Deer larder, Carcass tagging, Gralloch, Venison larder ~ Biodiversity conservation, Gralloching
Tick control
Fur grading = Pelt grading
Falconry displays = Flying displays of birds of prey, Bird of prey displays
Blade shearing = Machine shearing, Crossbred shearing, Merino shearing, Pre-lamb shearing > Sheep shearing
Crutching and dagging = Eyes and rings ~ Sheep shearing, Sheep and goat farming
Wool pressing = Fleece skirting, Skirting fleeces, Rousing, Rouseabout work, Fleece throwing, Shed hand work ~ Sheep and goat farming
Fly strike control = Fly strike prevention, Flystrike treatment ~ Sheep and goat farming
Ear notching
Semen collection = Stallion collection, Boar semen collection ~ Artificial insemination
Stud management = Horse breeding, Stallion handling, Foaling down
Camel milking
Beekeeping inputs = Pollen traps, Overwintering colonies ~ Beekeeping, Oxalic acid treatment, Swarm control
Insect farming = Black soldier fly rearing, Black soldier fly larvae, Cricket farming
Snail farming = Heliciculture
Crocodile farming
Mushroom casing = Casing of mushroom beds, Ruffling, Cook-out, Casing and ruffling, Mushroom flushes, Flush management, Casing soil ~ Mushroom cultivation
Spawn run = Pinning of mushrooms, Spawning of compost, Phase 3 compost, Phase III compost, Substrate inoculation, Mushroom substrate preparation ~ Mushroom cultivation
Mushroom disease control = Cobweb disease, Bubble disease in mushrooms, Sciarid fly control ~ Mushroom cultivation
Glasshouse climate control = CO2 enrichment, CO2 dosing in glasshouses, Ebb and flow irrigation, Supplementary lighting of crops ~ Greenhouse management, Greenhouse climate control
Verti-draining = Verti-drain, Hollow coring, Greens topdressing ~ Greenkeeping
Coffee drying beds ~ Coffee processing, Coffee cultivation
Rubber tapping panels = Tapping panels ~ Rubber cultivation, Tapping panel marking
Vanilla pollination = Hand pollination of vanilla
Frost protection of orchards = Orchard frost protection ~ Fruit cultivation
Top working = Topworking ~ Grafting
Resin tapping = Gum tapping, Pine resin collection
Cork harvesting = Cork stripping
Horse logging = Timber extraction by horse ~ Logging
Cable crane logging = Skyline logging, Cable logging ~ Logging, Cable yarding
Winch-assisted felling = Winch felling ~ Tree surgery, Winching of timber
High pruning = Pole saw pruning ~ Tree surgery
Stand tending = Respacing, Cleaning of young stands, Young stand tending ~ Forestry
Bark beetle control = Bark beetle monitoring ~ Windblow clearance
Forest road building = Forest roads, Forest track maintenance ~ Forest road layout
Forest health surveys = Forest health
Broodstock stripping = Hormone induction of fish, Sex reversal of tilapia ~ Aquaculture, Spawning, Broodstock management
Biofilter management = RAS biofilters, Biofiltration ~ Recirculating aquaculture, Recirculating aquaculture systems
Shrimp ponds = Prawn ponds ~ Shrimp farming
Oyster depuration = Shellfish depuration, Depuration, Shellfish purification ~ Oyster farming
Spat collection = Spat collecting, Oyster spat, Mussel spat, Oyster turning, Turning oyster bags, Lantern nets ~ Oyster farming
Fish silage = Fish ensiling, Ensiling of mortalities

[tools]
Akva^ = AkvaControl, AKVA feed barge ~ Aquaculture, AKVA Connect
Mercatus^ = Mercatus Farmer
Argocat^
DSC 1 = Deer Stalking Certificate Level 1, DSC 2, DSC Level 2 ~ Hunting and trapping, Biodiversity conservation
PEFC^ = PEFC certification
Farmplan^ = Gatekeeper software
AutoTrac^ = ISOBUS^ ~ Precision agriculture
`;
