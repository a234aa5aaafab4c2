export default String.raw`
@group food-plant-detail | Food making in detail | hospitality

[skills]
Membrane filtration = Reverse osmosis filtration, Ultrafiltration*
Spray drying = Spray dryer operation
Hygiene training = Food hygiene training
Histamine testing = Histamine analysis
Food safety plans = Food safety planning
Meat boning = Boning of meat, Boning out, Meat deboning, Ham boning, Poultry deboning, Boning and trimming
Dry ageing = Dry aging, Meat ageing, Meat maturation
Oyster shucking = Shucking oysters, Shellfish opening, Shellfish cleaning, Oyster opening
Counter display = Meat display, Counter dressing, Fish display, Display of meat, Counter service of meat
Dough shaping = Rounding and moulding, Hand moulding of bread, Loaf shaping, Shaping loaves, Dough moulding, Dough scaling, Dough dividing, Divider operation, Dough rounding, Shaping*
Dough lamination = Lamination of dough, Croissant lamination, Croissant making, Sheeter, Sheeter operation, Pastry lamination
Oven operation = Rotary ovens, Rack ovens, Tunnel ovens, Deck oven baking, Oven loading
Icing and piping = Piping of cream, Piping skills, Buttercream piping, Cake piping
Fondant icing = Fondant ~ Icing and piping
Sugar flowers ~ Icing and piping
Royal icing ~ Icing and piping
Petits fours = Entremets, Entremet making, Éclairs
Tart making ~ Petits fours
Macaron making = Macarons ~ Petits fours
Short eats = Short eat making, Patties and rolls, Fish buns, Chinese rolls, Savoury pastries, Cutlets*, Vadai making
Bread rolls ~ Short eats
Tortilla making ~ Short eats
Injera making = Injera ~ Short eats
Flatbread making = Roti making, Roti, Paratha making, Chapati making ~ Short eats
Samosa making ~ Short eats
Filling preparation = Cream making
Custard making ~ Filling preparation
Ganache ~ Filling preparation
Milk reception = Milk intake, Milk collection, Milk receiving, Milk cooling, Bulk milk tanks
Starter cultures = Starter culture preparation, Culture propagation
Rennet = Rennet addition, Rennet dosing ~ Starter cultures
Separator operation = Cream separation, Milk separators, Cream separators, Milk separation
Milk standardisation = Standardisation of milk, Standardising milk
Milk homogenisation = Homogeniser operation, Homogenisers, Homogenizers, Vat pasteurisers, Batch pasteurisers, Plate pasteurisers, HTST pasteurisation ~ Milk standardisation
Ghee making = Ghee production, Making ghee, Paneer*, Curd setting, Setting curd, Milk toffee making
Khoa making ~ Ghee making
Butter making = Butter production ~ Ghee making
Cleaning in place = Cleaned-in-place, CIP cleaning, CIP systems, CIP cycles, Clean-in-place, CIP^ ~ Yeast propagation
Brix measurement = Brix checks, Brix testing, Brix^, Refractometer, Checking Brix, Brix control
pH checks ~ Brix measurement
Jar filling = Filling and capping, Capping of jars, Jar filling and capping, Bottle filling, Bottle filling and capping, Bottling of juice
Retort operation = Retorts, Retorting, Retort processing, Retort sterilisation, Thermal processing of food, Autoclave operation in canning
Can seaming = Double seaming, Double-seam checks, Seam checks, Seamer operation, Can seam inspection, Double seam inspection, Double seamers, Seam inspection, Seam teardown, Seamers
Fruit drying = Fruit dehydration, Mango drying, Drying of fruit, Tunnel dryers, Solar drying, Dehydration of fruit
Vegetable drying ~ Fruit drying
Spray drying of food = Drum drying ~ Fruit drying
Fruit grading = Grading of fruit, Fruit sorting, Produce grading
Vegetable grading = Vegetable sorting ~ Fruit grading
Fruit packing ~ Fruit grading
Juice extraction = Fruit pulping, Juice pressing, Pulp extraction, Juice processing, Juice blending
Coconut processing = Coconut desiccation, Desiccated coconut, Coconut shelling, Coconut paring
Coconut oil pressing ~ Coconut processing
Blanching of vegetables = Vegetable blanching
Vegetable peeling = Peeling machines, Peeling vegetables ~ Blanching of vegetables
Food freezing = IQF^, Freezing of food, IQF freezing, Spiral freezer, Tunnel freezing, Plate freezing
Cocoa grading = Cocoa bean grading, Grading cocoa beans, Cut tests, Bean grading
Coffee bean grading = Green coffee grading ~ Cocoa grading
Egg candling = Egg sorting, Candling, Candling eggs, Candling of eggs
Meat grading = Carcass grading, Beef grading
Grain grading = Grain inspection, Grain testing, Grain moisture testing, Grain sampling, Moisture meter for grain
Quality sorting = Defect counting, Defect sorting, Hand sorting, Colour sorter, Colour sorting, Optical sorting
Cigar rolling = Cigar making, Rolling cigars, Cigar wrapping, Wrapper leaf selection, Cigar binding
Tobacco leaf grading = Leaf grading, Grading of leaf, Leaf classing, Tobacco grading, Leaf stemming
Tobacco threshing = Leaf threshing ~ Tobacco leaf grading
Leaf buying ~ Tobacco leaf grading
Cigarette making machine operation = Making machines for cigarettes, Cigarette makers, Cigarette packing machines
Animal feed milling = Feed milling, Feed pelleting, Pellet mill operation, Feed mill operation
Noodle making
Wafer baking ~ Noodle making
Snack extrusion = Snack frying, Crisp production ~ Noodle making
Pasta extrusion ~ Noodle making
Bottling line operation = Filling line operation, Filler operation, Labeller operation, Capper operation, Bottling machines, Depalletiser operation, Bottle inspection
Tetra Pak lines ~ Bottling line operation
Can filling ~ Bottling line operation
Flow wrapper operation ~ Bottling line operation
Shrink wrapper ~ Bottling line operation
Case packer operation ~ Bottling line operation
Metal detection in food = Metal detector checks, Foreign body control
X-ray inspection of food ~ Metal detection in food
`;
