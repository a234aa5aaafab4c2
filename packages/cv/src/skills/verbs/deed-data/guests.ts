/** What people of kitchens, bars, hotels, tills and salons write of their days. */
export default `
Order taking : take > order, food order, drink order, phone order, telephone order, customer order, .. order
Table service : wait serve clear lay run > table, on table, at table, section of ; look_after > table, section, section of ; bring serve > plate, plate out, food to table, course, tray of drink
Table setting : lay set > table, cover
Wine service : pour serve open decant > wine, champagne
Wine recommendations : recommend suggest pair > wine, .. wine
Cocktail making : mix make shake > cocktail, drink
Bartending : tend > bar ; pull serve pour draw > pint, beer, drink behind ; work serve > behind bar, at bar, the bar, bar
Cellar management : tap > cask, barrel ; look_after clean > cellar
Beer line cleaning : clean flush > beer line, line weekly
Cash handling : handle take count change bank > cash, money, payment, dinner money, banknote, takings, float, card payment, payment by, card and cash ; carry_out do > float count ; balance count reconcile > drawer, till, float, cash drawer, takings ; pay_out take_in handle count > cash, deposit, takings, coin
Cashing up : cash_up > + ; balance close count reconcile > till, cash drawer, drawer, takings, register, float ; count > the till, the cash, takings
Till operation : work run operate use man ring serve > till, cash register, register, cash desk, the checkout, checkout, on till, on checkout ; ring_up ring_through scan > sale, purchase, shopping, good, item, sale through
Payment processing : take process accept > payment, card payment, deposit ; take handle collect > deposit, the money, money at
Refunds : process give handle refund > refund, return, good, refund and, exchange ; do did > refund, the refund
Age verification : check ask_for > age, ID, for ID ; ask > for ID, for proof
Upselling : upsell up-sell > +
Espresso : dial_in pull extract > espresso, shot, .. espresso
Coffee making : make brew prepare serve > coffee, hot drink, cappuccino, latte, .. cup a day
Milk steaming : steam froth texture > milk
Latte art : pour draw > latte art, rosetta
Espresso machines : backflush descale strip clean > machine, espresso machine, coffee machine, grinder
~Food preparation : chop peel slice dice prep prepare wash cut > vegetable, veg, ingredient, salad, food, onion, potato, .. vegetable, garnish, mise en place
Vegetable preparation : chop peel slice dice blanch cut > vegetable, veg, potato, onion, + .. plated
~Cooking : COOK > meal, dinner, lunch, breakfast, meal for, food, dish, .. meal, .. dinner, main course, meat, .. meat to order
Baking : bake > bread, cake, pastry, scone, loaf, bread and cake, roll, biscuit, bun, .. cake
Frying : fry batter > fish, chip, chicken, .. fish
Grilling : grill > meat, steak, fish, chicken, burger
Sauces : make prepare > sauce, stock, jus, gravy ; make > dressing, stock and, gravy and ; charge_of responsible_for > sauce, grill and sauce, grill and the sauce
Soup making : make > soup, soup and
Fish filleting : fillet > fish, .. fish ; fillet > mackerel, sea bream, bream, sea bass, bass, salmon, cod, plaice, trout, tuna, sole
Butchery : butcher bone cut_up > lamb, meat, carcass, pork, whole lamb, carcase
Plating : plate plate_up > dish, food, cover, dessert, +
Menu planning : plan write design create devise > menu, .. menu, weekly menu
Portion control : weigh control measure > portion
Allergen management : cater_for check record manage > allergy, allergen, .. allergy, coeliac
Special diets : cater_for prepare cook > special diet, diabetic meal, .. diabetic, diabetic diet, puree meal, pureed meal, vegan .. meal
Food costing : cost > dish, menu, recipe, special, .. special
Food ordering : order > food, veg, vegetable, meat, ingredient, fish and, milk, stock from brake
Food safety : take record check log > fridge temperature, food temperature, freezer temperature, core temperature, temperature of fridge
Temperature monitoring : take record log monitor > fridge temperature, freezer temperature, temperature ; check watch > temperature, temperature and
Deep cleaning : deep_clean > +
Kitchen cleaning : CLEAN > kitchen, oven, fryer, worktop, extractor, hood
Dishwashing : wash scrub > pan, dish, plate, pot and pan, glass ; load run empty > dishwasher, glass washer ; wash_up > +
Catering : cater > for wedding, for event, for party, for function ; cater_for > wedding, party, function, guest
Food service : serve > food, meal, lunch, breakfast, dinner, drink, meal in, at hatch, guest, snack, afternoon tea
Counter service : serve > customer, at counter, on counter, over counter, behind counter, .. counter ; deal_with serve help > the public .. counter, .. over the counter, .. at the counter, public, the public
Front desk : man staff run work > front desk, reception, reception desk
Check-in : check > guest in, in guest
Guest check-in : check_in > guest
Reception : man run staff cover work > reception, front desk, reception desk, the desk ; cover run man staff work_on > reception, front desk, .. reception, .. front desk
Greeting customers : greet welcome > customer, shopper, diner
Guest relations : greet welcome look_after > guest
Reservations : take handle manage book > reservation, table booking, room booking, restaurant booking
Concierge services : arrange book > taxi, theatre ticket, restaurant, taxi and, airport transfer, excursion
Night audit : do run > night audit
~Housekeeping : CLEAN make_up service turn_down > room, guest room, bedroom, .. room ; make change strip > bed
Bed making : make change strip > bed ; make change > bed
Room cleaning : CLEAN service turn_around > guest room, bedroom, room, bathroom ; make_up service do did > room, .. room a day, villa, suite ; clean > guest room, hotel room, villa, suite
Linen management : count sort fold order > linen, towel, laundry, sheet
Laundry : do wash > laundry, towel, sheet, clothe ; load run > washing machine, washer, tumble dryer ; wash dry fold > bed linen, linen, sheet, towel, clothe, bedding, uniform
Ironing : iron press > shirt, clothe, sheet, linen, uniform, shirt and
Minibar restocking : refill restock top_up > minibar, mini bar ; fill refill check restock > minibar, mini bar, mini-bar
Luggage handling : carry store handle load > luggage, bag, case, suitcase, baggage
Tour guiding : lead guide > tour, guided tour, group round, visitor round, walking tour, party round ; take show > visitor round, tourist round, group round, .. castle
Event planning : plan organise arrange set_up > event, party, wedding, wedding for, function, conference ; plan draw_up > running order, wedding, party, conference, running sheet
Haircutting : cut trim > hair, .. hair, men's hair, fringe ; scissor clip fade > cut, client, .. client, fade
Hair colouring : colour dye tint bleach highlight > hair, beard, root ; mix apply > colour, tint, bleach, dye, highlight ; colour > ., hair, root
Shampooing : wash shampoo > hair
Blow drying : blow-dry blow_dry > +
Hair styling : style > hair ; do > updo
Shaving : shave > client, customer, face, .. razor, .. towel, +
Beard trimming : trim shape dye > beard
Waxing : wax > leg, ear, eyebrow, nose, bikini, brow
Threading : thread > eyebrow, brow
Eyelash extensions : apply fit > lash, eyelash, eyelash extension
Facials : give do perform > facial
Manicure : do give > manicure, nail ; file shape paint buff > nail
Pedicure : do give > pedicure
Gel nails : apply do paint > gel, gel nail, gel polish, nail .. gel, .. gel
Acrylic nails : apply do > acrylic, acrylic nail, nail .. acrylic ; paint > nail .. acrylic
Nail art : draw paint design do > nail art, freehand design, .. nail design
Make-up application : do apply > make-up, makeup, bridal make-up
Appointment booking : take book make > booking, appointment, appointment by ; keep run > appointment book, the book, diary and ; book > client in, patient in, appointment ; book_in > pet, client, patient, customer, car, dog, cat ; make book give change > appointment, .. appointment ; book > people in, patient in, client in, customer in, .. in with
Product advice : advise > .. product, customer .. product
`;
