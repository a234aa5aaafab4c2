export default String.raw`
@group food-plant-detail | Food making in detail | hospitality

[skills]
Meat boning = Boning of meat, Boning out, Meat deboning, Ham boning, Poultry deboning, Boning and trimming
Meat trimming = Meat slicing, Slicing of meat, Meat mincing, Meat grinding
Dry ageing = Dry aging, Meat ageing, Meat maturation
Oyster shucking = Shucking oysters, Shellfish opening, Shellfish cleaning, Oyster opening
Counter display = Meat display, Counter dressing, Fish display, Display of meat, Counter service of meat
Dough shaping = Rounding and moulding, Hand moulding of bread, Loaf shaping, Shaping loaves, Dough moulding, Dough scaling, Dough dividing, Divider operation, Dough rounding
Dough lamination = Lamination of dough, Croissant lamination, Croissant making, Sheeter, Sheeter operation
Oven operation = Rotary ovens, Rack ovens, Tunnel ovens, Deck oven baking, Oven loading
Icing and piping = Piping of cream, Royal icing, Piping skills, Buttercream piping, Fondant, Sugar flowers, Cake piping, Fondant icing
Petits fours = Macarons, Macaron making, Entremets, Entremet making, Éclairs, Tart making
Short eats = Short eat making, Samosa making, Roti making, Roti, Paratha making, Flatbread making, Chapati making, Injera making, Injera, Tortilla making, Bread rolls
Filling preparation = Cream making, Custard making, Ganache
Milk reception = Milk intake, Milk collection, Milk receiving, Milk cooling, Bulk milk tanks
Starter cultures = Starter culture preparation, Culture propagation, Rennet
Separator operation = Cream separation, Milk separators, Cream separators, Milk separation
Milk standardisation = Standardisation of milk, Milk homogenisation, Homogeniser operation
Ghee making = Ghee production, Butter making, Butter production, Khoa making
Cleaning in place = Cleaned-in-place, CIP cleaning, CIP systems, CIP cycles
Brix measurement = Brix checks, Brix testing, Brix^, Refractometer, Checking Brix, pH checks, Brix control
Jar filling = Filling and capping, Capping of jars, Jar filling and capping, Bottle filling, Bottle filling and capping, Bottling of juice
Retort operation = Retorts, Retorting, Retort processing, Retort sterilisation, Thermal processing of food, Autoclave operation in canning
Can seaming = Double seaming, Double-seam checks, Seam checks, Seamer operation, Can seam inspection, Double seam inspection
Fruit drying = Fruit dehydration, Mango drying, Drying of fruit, Tunnel dryers, Food dehydration, Solar drying, Spray drying of food, Vegetable drying, Dehydration of fruit, Drum drying
Fruit grading = Grading of fruit, Fruit sorting, Fruit packing, Vegetable grading, Vegetable sorting, Produce grading
Juice extraction = Fruit pulping, Juice pressing, Pulp extraction, Juice processing, Juice blending
Coconut processing = Coconut desiccation, Desiccated coconut, Coconut shelling, Coconut oil pressing, Coconut paring
Blanching of vegetables = Vegetable blanching, Vegetable peeling, Peeling machines
Food freezing = IQF^, Freezing of food, IQF freezing, Spiral freezer, Tunnel freezing, Plate freezing
Cocoa grading = Cocoa bean grading, Grading cocoa beans, Cut tests, Bean grading, Coffee bean grading, Green coffee grading
Egg candling = Egg sorting, Candling
Meat grading = Carcass grading, Beef grading
Grain grading = Grain inspection, Grain testing, Grain moisture testing, Grain sampling, Moisture meter for grain
Quality sorting = Defect counting, Defect sorting, Hand sorting, Colour sorter, Colour sorting, Optical sorting
Cigar rolling = Cigar making, Rolling cigars, Cigar wrapping, Wrapper leaf selection, Cigar binding
Tobacco leaf grading = Leaf grading, Grading of leaf, Leaf buying, Leaf classing, Leaf threshing, Tobacco grading, Leaf stemming, Tobacco threshing
Cigarette making machine operation = Making machines for cigarettes, Cigarette makers, Cigarette packing machines
Animal feed milling = Feed milling, Feed pelleting, Pellet mill operation, Feed mill operation
Noodle making = Pasta extrusion, Snack extrusion, Snack frying, Crisp production, Wafer baking
Bottling line operation = Filling line operation, Filler operation, Labeller operation, Capper operation, Can filling, Tetra Pak lines, Bottling machines, Case packer operation, Shrink wrapper, Flow wrapper operation
Metal detection in food = Metal detector checks, Checkweighers, X-ray inspection of food, Foreign body control
`;
