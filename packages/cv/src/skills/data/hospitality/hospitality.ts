export default String.raw`
@group hospitality | Hospitality, food and tourism | hospitality

[skills]
Customer reception = Reception of customers, Client reception
Night reception = Night shift reception
Clearing tables = Table clearing, Crumbing down, Crumb down, Table resetting, Resetting tables
Beer pouring = Draught beer pouring, Pouring beer
Bar stocking = Bar restocking
Food display = Display of food
Menu recommendations = Menu advice, Guest recommendations
Meal preparation = Preparing meals, Meal prep
Roasting* = Braising* > Cooking
Sautéing* = Poaching* > Cooking
Pickling* = Preserving, Canning of food > Food processing
Fermentation of food = Fermented foods > Food processing
Dough making = Kneading, Dough preparation > Baking
Garnishing* = Garnish preparation, Garnish prep > Plating ~ Bartending
Portioning* > Food preparation
Polishing cutlery = Glass polishing, Glassware polishing, Cutlery polishing, Polished cutlery, Polishing glassware, Glass cleaning and polishing, Glass cleaning at the bar
Corporate travel = Business travel management, Corporate travel management > Travel agency operations
Cruise bookings = Cruise sales > Reservations
Travel documentation = Passport and visa documentation, Travel advisories > Visa support
Destination knowledge > Tourism
Honeymoon packages = Holiday packages, Package tours, Package holidays > Tour planning
Pilgrimage tours = Hajj and Umrah tours, Umrah packages, Hajj and Umrah, Pilgrimage packages, Umrah and pilgrimage packages, Hajj packages
Public area supervision = Floor supervision in hotels > Housekeeping
Lost property handling = Lost property
Visa support = Visa assistance, Visa applications, Visa documentation
Fare calculation = Fare construction, Fares and ticketing, Fare quotation, Air fare quotation, Fare quotes, Fare quoting > Airline ticketing
Travel insurance = Travel insurance sales > Insurance
Group bookings = Group reservations, Group check-ins > Reservations
Hotel bookings = Accommodation booking, Hotel reservations for clients > Reservations
Guest requests = Handling guest requests, Guest request handling, Concierge requests > Guest relations
Sous vide = Sous-vide cooking, Low-temperature cooking, Slow cooking > Cooking
Latte art = Milk steaming > Coffee making
Pre-opening = Hotel pre-opening, Hotel opening, Pre-opening of hotels > Hotel management
Channel management in hotels = OTA management, Online travel agencies
Outlet supervision > Food and beverage management
Buffet setup = Buffet service, Buffet preparation, Breakfast service, Breakfast buffet, Buffet set-up > Food and beverage service
Kitchen brigade management = Kitchen brigade > Kitchen management
Hospitality* = Hospitality management, Hospitality services, Hospitality industry
Hotel management = Hotel operations, Hotel administration, Hotel operations management, Resort operations, Resort management
Front office operations = Front office, Front desk operations, Front office management, Hotel front office, Hotel reception
  not after to, from, with, by
Guest relations = Guest services, Guest relations management, Guest satisfaction, Guest experience, Guest care, Guest handling, Guest communication, Guest complaints, Guest complaint handling, Guest experience management
Check-in and check-out = Check-in/check-out, Guest check-in, Check-in procedures, Check-in and check-out procedures, Guest check-in and check-out, Check-ins*, Check-ins and check-outs, Check-in*, Guest registration, Guest arrivals, Checking in guests
Reservations = Reservation management, Booking management, Reservation systems, Hotel reservations, Room reservations, Reservation handling, Bookings*, Table reservations, Taking reservations, Salon booking systems, Salon software, Salon booking
Concierge services = Concierge*, Bell service, Porter service, Bellboy duties, Concierge desk, Concierge duties
Night audit = Night auditing, End-of-day audit
Revenue management = Hotel revenue management, Yield and revenue management, Revenue management in hotels
Yield management > Revenue management
Housekeeping* = Housekeeping operations, Hotel housekeeping, Housekeeping management, House-keeping, Housekeeping procedures, Housekeeping supervision, Room attendant work
Room cleaning = Guest room cleaning, Room preparation, Bathroom cleaning, Room attendant duties, Bedroom cleaning, Cleaning guest rooms, Hotel room cleaning, Chambermaid work, Checkout rooms, Room make-up, Stayover rooms, Making up rooms, Made up rooms, Changing bed linen > Housekeeping
Bed making = Making beds, Bed stripping, Linen changing, Bed linen changing, Linen changes, Changing linen, Bed linen changes, Bed changes, Bed changing
Linen management = Linen handling, Linen control, Linen inventory, Linen stock, Linen and uniform control, Inventory of linen
Laundry* = Laundry operations, Laundry service, Washing and ironing, Laundry and ironing, Laundry work, Laundry sorting, Laundry management, Washer extractors, Washer-extractor operation, Tumble drying, Linen sorting, Laundry machines, Tunnel washers, Laundry folding, Linen folding, Washing machines operation, Folding linen, Linen washing, Hand washing of clothes, Laundry ironing, Linen ironing, Ironing and folding, Towel folding, Ironing linen, Ironing clothes
Dry cleaning = Dry cleaning machines, Perc machines, Dry cleaning machine operation, Garment spotting, Spotting*, Stain spotting, Stain spotting and removal, Wet cleaning ~ Laundry
Ironing* = Ironing and pressing, Pressing clothes
Turndown service = Turndown, Turn-down service
Room inspection = Room checks, Inspecting rooms
Food and beverage service = F&B service, Food & beverage service, F&B*, Food and beverage, Food service, Food and beverage operations, F&B operations, Beverage service, Food & beverage, Food serving, Serving food, Beer and wine service
Food and beverage management = F&B management, Food & beverage management, Restaurant operations management
Waiting tables = Table service, Waitering, Waiter service, Table waiting, Serving tables, Waiting staff skills, Waiting on tables, Plate service, French service, Restaurant service
Fine dining = Fine dining service, Silver service, Gueridon service, À la carte service, Gueridon flambé, Flambé, Flambéing
Mise en place = Mise en place help, Kitchen mise en place ~ Food preparation
Table setting = Table setup, Table laying, Table layout, Laying tables, Setting tables, Side duties, Laying covers, Cover laying
Order taking = Taking orders, Taking customer orders, Order pads, Taking food orders, Order taking at tables, Took orders, Taking guest orders
Room service = In-room dining, Tray service, IRD^
Banqueting = Banquet service, Banquet operations, Banquets, Banquet management, Banqueting operations
Catering* = Catering services, Event catering, Catering management, Outside catering, Contract catering, Canteen management
Menu planning = Menu design, Menu development, Menu creation, Menu engineering, Cocktail menu development, Drinks menu design
Recipe development = Recipe creation, Recipe writing, Developing recipes, New product development in food, Recipe standardisation, Dye recipe development
Cooking* = Culinary skills, Food cooking, Culinary arts, Cookery*, Cooking skills, Culinary*, Culinary techniques
Food preparation = Food prep, Vegetable prep, Preparing food, Kitchen preparation, Vegetable preparation, Food production, Vegetable chopping, Veg prep, Vegetable cutting by hand, Chopping vegetables, Vegetable washing
Kitchen management = Kitchen operations, Kitchen supervision, Kitchen administration, Running a kitchen, Kitchen team management, Kitchen leadership, Brigade management
Line cooking = Line cook*, Station cooking, Short order cooking, Line cook work
Grilling = Grill cooking, Barbecue*, Charcoal grilling, BBQ^, Grill section, Grill station, Charcoal grill, Tandoor cooking, BBQ cooking, Tandoor, Char-grilling, Grill*
Frying = Deep frying, Stir frying, Fryer operation
Wok cooking = Wok station, Wok* ~ Frying
Baking* = Bakery*, Bakery production, Bread baking, Bread making, Baking skills, Bakery operations, Artisan bread, Sourdough baking, Bread production
Pastry making = Pastry, Pastry arts, Patisserie, Pastry production, Pastry and desserts, Viennoiserie, Choux pastry, Pastry work
Cake decorating = Cake decoration, Icing cakes, Fondant work, Cake icing, Wedding cakes, Cake making, Celebration cakes
Sugar craft = Sugarcraft > Cake decorating
Dessert preparation = Desserts*, Plated desserts, Buffet desserts, Dessert buffets, Restaurant desserts
Chocolate making = Chocolate work, Chocolatier*, Confectionery, Chocolate tempering, Chocolatier work, Sweet making, Tempering chocolate, Conching, Cocoa roasting, Bean-to-bar, Enrobing, Enrober operation, Chocolate moulding, Chocolate enrobing, Praline making, Confectionery making, Candy making, Toffee making
Sauce preparation = Sauces and stocks, Sauces*, Stock making, Mother sauces
Butchery = Meat cutting, Meat preparation, Meat processing, Butchering, Meat fabrication, Beef butchery, Lamb butchery, Pork butchery, Meat tying, Meat butchery
Carving ~ Butchery
Fish preparation = Fish filleting, Seafood preparation, Seafood cooking, Filleting*, Fish cutting, Fish butchery, Scaling and gutting, Gutting and scaling, Fish gutting, Fish scaling, Gutting fish, Fish cleaning, Fish processing line, Gutting and icing, Fish bleeding, Bleeding of tuna, Ikejime, Gilling and gutting, Seafood*, Fish cookery, Fish section, Fish station
Sushi making = Sushi preparation, Sushi*
Pizza making = Pizza preparation, Pizza oven operation, Pizza dough
Salad preparation = Salads*, Cold kitchen, Garde manger, Cold buffet, Cold section, Cold larder, Larder work, Cold preparation
Plating = Food presentation, Food plating, Plate presentation
Asian cuisine = Chinese cuisine, Thai cuisine, Japanese cuisine, Oriental cuisine
Indian cuisine = Indian cooking, Tandoori cooking, South Indian cuisine, Indian curries, Biriyani, North Indian cuisine
Sri Lankan cuisine = Sri Lankan cooking, Rice and curry, Rice and curry cooking, Curry cooking
Italian cuisine = Italian cooking, Pasta making, Fresh pasta, Pasta cooking, Pizza*
French cuisine = French cooking
Creole cuisine = Creole cooking, Mauritian cuisine, Caribbean cuisine, Caribbean cooking, Creole food ~ Food preparation
Mediterranean cuisine = Middle Eastern cuisine, Arabic cuisine
Continental cuisine = Western cuisine, International cuisine, Continental*, Continental cooking, European cuisine
Vegetarian cooking = Vegan cooking, Plant-based cooking, Vegetarian cuisine
Halal food preparation = Kosher food preparation
Special diets = Allergen management, Allergen awareness, Dietary requirements, Food allergens, Food allergen awareness, Allergen information, Allergen handling, Diet cooking, Diabetic meals
Hygiene audits = Kitchen hygiene audits, Food hygiene audits > Food safety
Food safety = Food hygiene, Food handling, Safe food handling, Food safety and hygiene, Food safety management, Food hygiene and safety, Food sanitation, Kitchen hygiene, Hygiene standards in kitchens, Food safety standards, Hygiene and food safety, Food safety audits, Food hygiene Level 2, Food handler certificate, Food storage
Food costing = Food cost control, Menu costing, Food cost management, Portion control, Recipe costing, Dish costing, Costing of menus, Plate costing
Kitchen inventory = Kitchen stock control, Food ordering, Kitchen stock management
Waste reduction in kitchens = Food waste reduction, Food waste management
Dishwashing = Dish washing, Kitchen portering, Kitchen porter duties, Kitchen cleaning, Stewarding, Kitchen stewarding, Kitchen sanitation, Washing pots, Pan washing, Dishwasher operation, Warewashing, Kitchen porter work, Steward duties, Glass washing, Washing dishes, Washing up, Running dishwashers, Dishwasher machine, Dish machine operation, Potwash
Knife skills = Knife handling, Knife sharpening, Knife work
Food processing = Food technology, Food production technology
Fast food preparation = Fast food, Fast-food service, Quick service restaurant, QSR^, Fryer station, Frying chicken, Chicken frying, Pizza topping, Drive-thru service, Grill operation, Sandwich preparation, Quick service, Fast food operations
Bartending = Barkeeping, Bar service, Bar tending, Bartender skills, Bar work, Bar operations, Drinks service
Bar management ~ Bartending
Mixology = Cocktail making, Cocktails*, Cocktail preparation, Cocktail mixing, Drink mixing, Cocktail menus, Mocktails, Mocktail making, Mocktail preparation, Mocktail mixing
Wine knowledge = Wine service, Sommelier skills, Wine pairing, Wine tasting, Oenology, Wines*, Wine recommendations, Sommelier service, Wine lists, Wine pouring, Food and wine pairing, Wine suggestions, Wine selection, Wine purchasing, Wine storage, Sparkling wine, Menu pairing, Wine preservation, Coravin, Wine list writing, Wine buying, Blind tasting, Wine training, Champagne*
Beer brewing = Brewing, Craft beer, Craft brewing, Beer fermentation, Home brewing, Dry hopping
Coffee making = Barista skills, Barista*, Coffee preparation, Coffee brewing, Barista training, Brewing methods, Cold brew
Espresso making = Espresso preparation, Espresso*, Espresso machine operation > Coffee making
Tea service = Afternoon tea service
Juice making
Restaurant management = Restaurant operations, Café management, Restaurant supervision
Hosting guests = Hostess duties, Restaurant hosting
Tourism* = Tourism management, Travel and tourism, Tourism industry, Tourism operations
Tour guiding = Tour guide*, City tours, Guided tours, Tourist guiding, Guiding tours, Tour leading, Tour commentary, Heritage tours, Museum tours, Trekking guiding, Nature guiding, Walking tours, City walks, Heritage walks, Museum guiding, Live commentary, Commentary*, Trekking*, Trekking guide, Setting up camp, Trek leading, Cycling tours, Wine tours, Gastronomy tours, Food tours, Tour escorting, Group guiding, Guiding of groups
Tour planning = Itinerary planning, Tour packages, Tour operations, Tour itinerary planning, Itineraries*, Group tours, Excursions, Trip planning, Travel itineraries, Itinerary design, Tour itineraries, Itinerary creation, Tour packaging, Group travel, Group series, Excursion sales, Sightseeing tours, Itinerary preparation
Travel agency operations = Travel consulting, Travel agency, Travel sales
Airline ticketing = Air ticketing, Flight booking, Flight reservations, Ticket reservations, Ticket issuing, Ticket reissues, Flight ticketing, Reissue and refunds, Ticket exchanges and refunds, Refunds and reissues, Reissues*, Ticket refunds, Ticket exchanges, Issuing of tickets, EMD, Electronic miscellaneous documents, Agency debit memos, ADM handling, Airline debit memos
Cruise operations = Cruise ship service, Cruise service
Ecotourism = Eco-tourism, Sustainable tourism, Adventure tourism
Wildlife guiding = Birdwatching tours, Wildlife safaris, Bird watching tours
Game drives = Safari guiding, Game viewing, Safari driving, Safari drives > Wildlife guiding
Walking safaris = Bush walks, Guided walks > Wildlife guiding
Night drives = Night game drives > Wildlife guiding
Boat safaris = Boat cruises, River cruises, Mokoro trips ~ Wildlife guiding
Bird guiding = Birding tours > Wildlife guiding
Wildlife identification = Animal identification, Bird and animal identification, Wildlife knowledge ~ Wildlife guiding
Animal tracking = Tracking*, Track and sign ~ Wildlife guiding
Leisure activities = Recreation management, Guest entertainment, Recreational activities, Animation programme*
Spa operations = Spa management, Spa services
Swimming pool maintenance = Pool maintenance, Pool cleaning, Pool chemistry, Pool vacuuming, Pool chemicals, Swimming pool cleaning, Pool chlorination
Wedding planning = Wedding coordination, Weddings*, Planned weddings
Conference services = Conference management, MICE^, Meetings and incentives, MICE events, Incentive travel
Casino dealing = Casino operations, Croupier skills, Casino management, Slots operations
Minibar management = Minibar refilling, Minibar refill, Mini bar refilling
Lost and found handling = Lost and found, Lost and found entries
Flower arranging = Floristry, Floral design, Flower arrangement, Bouquet making, Floral arrangement, Bouquets, Bouquet arranging, Arranging bouquets, Wreath making, Wreaths, Funeral flowers, Funeral tributes, Stem conditioning, Flower conditioning, Conditioning of stems, Corsages, Hand-tied bouquets, Event flowers, Conditioning flowers, Conditioning stems, Buttonholes and corsages, Sympathy flowers, Sympathy tributes, Ribbon printing, Interflora, Table arrangements, Table centres, Church flowers, Dried flowers, Silk flowers, Hotel flowers, Bridal bouquets, Flower arches, Floral arches, Bud vases, Event floristry, Tribute making

[tools]
IDeaS^ = IDeaS revenue system, IDeaS G3, IDeaS revenue, IDeaS RMS > Revenue management
  with ticket, booking, fares, travel, GDS
Booking.com = Booking.com extranet, Booking Extranet > Channel management in hotels
HACCP = HACCP principles, HACCP standards, Hazard analysis and critical control points, HACCP certification, HACCP plans, HACCP Level 3 > Food safety
ISO 22000 = ISO22000 > Food safety
FSSC 22000 ~ ISO 22000
ServSafe = Food Handler's Certificate, ServSafe Food Handler, Food handler card > Food safety
BRC Food Safety = BRCGS, BRC standards, BRC food, BRC^, BRC Global Standards, BRC audits > Food safety
Combi oven operation = Combi ovens, Rational combi oven, iCombi > Cooking

[tools]
Hilton OnQ = OnQ^
Marriott MARSHA = MARSHA^
roomMaster
RateGain ~ Revenue management
`;
