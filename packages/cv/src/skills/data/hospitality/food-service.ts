export default String.raw`
@group food-service | Food preparation and service | hospitality

[skills]
Christmas logs = Yule logs
Pantry management = Larder management
Grinder calibration = Grinder adjustment, Grinder dialling
Bread slicing = Slicing bread, Slicing and bagging, Slicing and bagging bread, Bread bagging
Dough sheeting = Sheeting*
Ingredient scaling = Scaling ingredients, Weighing of ingredients, Ingredient weighing
Dough mixing = Dough kneading, Spiral mixer, Spiral mixer operation, Planetary mixers, Mixing of dough, Mixing dough
Proofing of dough = Proofing*, Fermentation of dough, Dough fermentation, Dough proving, Retarder proofer, Bulk fermentation
Laminated dough = Lamination*
Ice cream making = Ice cream production, Ice cream freezing, Batch freezer, Ice cream*, Sorbets, Gelato, Parfaits
Sausage making = Sausages*, Sausage filling, Sausage stuffing, Burger making, Burger pressing, Making burgers, Mincing meat, Meat marination
Poultry processing
Fruit processing = Fruit and vegetable processing
Oil extraction = Oil pressing, Coconut oil production, Oil expelling, Cold pressing of oil, Oil milling, Expeller operation, Oil extraction from seeds, Oil refining, Cold press oil, Cold-pressed oil, Virgin coconut oil*, VCO*, Coconut milk extraction
Distilling = Pot still operation, Spirit distillation, Arrack distilling, Still operation, Rum distillation, Column still
  not before of solvents, of solvent
Tea preparation = Tea making
Food tasting = Taste panels
Stock and sauce making = Stocks*, Sauce making, Soup making
Steaming and poaching
Bulk cooking = Canteen cooking, Volume cooking, Large-scale cooking, Cook-chill
World cuisines = Mexican cuisine
Kitchen ordering = Ordering of supplies, Produce ordering, Kitchen orders, Supplies ordering
Temperature logs = Temperature checks, Fridge temperatures, Temperature records, Temperature monitoring, Temperature control, Temperature logging, Fridge temperature checks, Food temperature logs, Temperature checking, Temperature recording, Fridge temperature records, Chiller temperature logs, Probe readings, Probing of food
Food labelling = Date labelling
Vacuum packing = Vacuum sealing, Food packing, Vacuum packaging, MAP packing, Modified atmosphere packing, Vacuum pack
Cellar management = Beer cellar, Wine cellar management, Wine storage and cellar work
Responsible alcohol service = RSA^, Responsible service of alcohol
Hosting and seating = Guest seating, Host duties, Seating guests
Food delivery = Online food orders
Street food = Food truck operation, Food stalls
Kitchen equipment operation
Food production planning = Production sheets
Waste control = Waste logs
Food photography styling = Food styling

[tools]
MarketMan
Lightspeed Restaurant = Lightspeed
Resy
Squirrel POS
Fourth hospitality = Fourth?
  with rostered, rosters, rotas, rota, labour, scheduling
  not before year, grade, class, place, floor, quarter, generation, of, in, time
IFS Food
SQF^ = SQF certification
WSET = WSET Level 2, WSET Level 3, WSET Level 1
Probat roasters

[skills]
Proving* ~ Proofing of dough
Croissants ~ Laminated dough
Puff pastry ~ Laminated dough
Danish pastry ~ Laminated dough
Sourdough ~ Baking
Oven work ~ Baking
Deck ovens ~ Baking
Tarts* ~ Pastry making
Icing* ~ Cake decorating
Sugar work ~ Cake decorating
Gelato production = Gelato making ~ Ice cream making
Biscuit making = Cookie production, Biscuit production, Biscuit baking, Cookie making, Cookie baking, Biscuit forming, Rotary moulder
Meat cutting and trimming ~ Butchery
Carcass breaking = Carcass breakdown, Carcase breakdown, Carcass cutting, Breaking down carcasses, Beef carcasses, Primal cuts, Primal cutting, Whole-animal butchery, Seam butchery, Beef breakdown, Breaking down forequarters, Forequarter breaking, Beef breaking, Boning and rolling, Boned and rolled joints, Tying and netting, Joint tying, Rolling and tying ~ Butchery
Boning* ~ Butchery
Deboning ~ Butchery
Trimming of meat = Meat trimming, Meat slicing, Slicing of meat, Meat mincing, Meat grinding ~ Butchery
Portion cutting ~ Butchery
Meat portioning ~ Butchery
Beef boning ~ Butchery
Stunning* ~ Slaughtering
Evisceration ~ Slaughtering
Meat curing = Curing and smoking, Bacon curing, Curing of meat, Salami making, Curing bacon, Biltong making, Charcuterie making ~ Sausage making
Meat smoking = Smoking of meat ~ Sausage making
Charcuterie ~ Sausage making
Ham curing ~ Sausage making
Mincing* ~ Sausage making
Shellfish preparation ~ Fish preparation
Chicken processing ~ Poultry processing
Curd cutting = Renneting, Whey draining, Cheese moulding ~ Dairy processing
Pasteurisation = Pasteuriser operation, HTST, Pasteurizer operation, UHT processing, UHT^, UHT treatment, Tunnel pasteuriser ~ Dairy processing
Yoghurt making = Yogurt production, Curd making, Fermented milk, Yoghurt production ~ Dairy processing
Butter churning ~ Dairy processing
Homogenisation ~ Dairy processing
Jam making = Jam cooking, Cooking jams, Marmalade making, Jam boiling, Jam production, Chutney making, Chutney production, Sauce cooking ~ Fruit processing
Canning* ~ Fruit processing
Juice production ~ Fruit processing
Pulping ~ Fruit processing
Dehydration of food = Food dehydration ~ Fruit processing
Freeze drying ~ Fruit processing
Rice processing ~ Grain storage
Mashing* = Mashing in, Mash tuns, Mash tun, Wort production, Wort boiling and hopping, Hop additions, Lauter tun, Mash tun operation ~ Beer brewing
Wort boiling = Boiling wort ~ Beer brewing
Homebrewing equipment ~ Beer brewing
Brewhouse operation ~ Beer brewing
Vinification ~ Viticulture
Cellar work ~ Viticulture
Grape harvesting = Grape picking, Hand harvesting of grapes, Vintage harvesting, Harvesting grapes ~ Viticulture
Barrel ageing ~ Viticulture
Spirits production ~ Distilling
Arrack production ~ Distilling
Milk texturing ~ Espresso making
Dialling in ~ Espresso making
Filter coffee ~ Espresso making
Pour-over ~ Espresso making
Chai making ~ Tea preparation
Sensory testing ~ Food tasting
Product formulation in food ~ Recipe development
Soups* ~ Stock and sauce making
Vegetable cutting ~ Table setting
Sandwich making ~ Table setting
Prep work* ~ Table setting
Wood-fired oven ~ Grilling
Fry station ~ Frying
Larder section = Cold starters ~ Salad preparation
Canapés ~ Salad preparation
Breakfast cooking = Egg station, Breakfast station, Breakfast*, Breakfast preparation, Live egg station ~ Buffet setup
Carvery ~ Buffet setup
Function catering ~ Banqueting
Wedding catering ~ Banqueting
Outdoor catering ~ Banqueting
Mass catering ~ Bulk cooking
Institutional catering ~ Bulk cooking
School meals = School catering ~ Bulk cooking
Hospital catering ~ Bulk cooking
Allergen control ~ Special diets
Allergens* ~ Special diets
Gluten-free cooking ~ Special diets
Halal cooking = Halal kitchen ~ Special diets
Kosher cooking ~ Special diets
South Indian cooking ~ World cuisines
Hoppers ~ World cuisines
Running the pass ~ Kitchen management
Pass* ~ Kitchen management
Brigade leadership ~ Kitchen management
Section leading ~ Kitchen management
Running a section ~ Kitchen management
Supplier deliveries ~ Kitchen ordering
Pot washing = Potwashing ~ Dishwashing
Cold chain checks ~ Temperature logs
Date coding ~ Food labelling
Shelf-life control = Shelf life*, Shelf-life testing ~ Food labelling
Hygiene standards ~ Food safety
Carrying plates = Plate carrying ~ Waiting tables
Serving guests ~ Waiting tables
Napkin folding ~ Table setting
Table ordering ~ Order taking
Decanting* ~ Wine knowledge
Serving drinks ~ Bartending
Flair bartending = Flairing ~ Mixology
Keg changing = Keg changes ~ Cellar management
Line cleaning ~ Cellar management
Beer line cleaning ~ Cellar management
Barrel changing ~ Cellar management
Age verification = ID checking, ID checks, Age checks, ID verification at the door ~ Responsible alcohol service
Licensing law = Alcohol licensing, Premises licence, Licensing Act ~ Responsible alcohol service
Challenge 25 ~ Responsible alcohol service
Restaurant reservations ~ Hosting and seating
Billing of guests = Bill settlement, Billing guests, Bill presentation, Cash and card payments, Guest billing ~ Point of sale
Cashing up = Cash up ~ Point of sale
End-of-day cash-up ~ Point of sale
Burger assembly = Burger assembling, Assembling burgers, Food assembly ~ Public counter service
Takeaway orders ~ Food delivery
Rational ovens ~ Kitchen equipment operation
Dough sheeter ~ Kitchen equipment operation
Mixers* ~ Kitchen equipment operation
Meat slicer ~ Kitchen equipment operation
Fryers* ~ Kitchen equipment operation
Blast chiller ~ Kitchen equipment operation
Bain-marie ~ Kitchen equipment operation
Batch cooking ~ Food production planning
Batch preparation ~ Food production planning
Wastage control ~ Waste control
Plating and presentation ~ Food photography styling

[tools]
Simphony
[skills]
Cold cuts = Cold platters, Cold cuts and platters, Canapé preparation, Appetisers ~ Canapés
Curries = Curry making, Curry preparation, Biryani ~ Sri Lankan cuisine
A la carte cooking = A la carte*
Sauce section = Saucier
[skills]
Pastry section = Pastry section management, Running pastry, Dessert section
Hot section = Hot kitchen, Hot range, Starters section ~ Larder section, Salad preparation
Pass management = Expediting orders ~ Running the pass
Prep lists = Prep sheets, Kitchen prep lists
Fridge audits = Fridge checks in kitchens, Walk-in organisation
[tools]
`;
