export default String.raw`
@group trade-event-detail | Field sales, bars, events and freight | business

[skills]
KOL management = KOL engagement, Key opinion leader management, KOL development, Key opinion leaders
RCPA^ ~ Pharmaceutical sales
Sample management ~ Pharmaceutical sales
Stockist management ~ Pharmaceutical sales
House syrups = Syrup making, Home-made syrups
Event budgets = Event budgeting
Event wrap-up ~ Event management
Event websites ~ Event management
Event security planning ~ Event management
Generators for events ~ Event management
Event marketing plans ~ Event management
Event permits = Permit applications, Event licensing, Event permits and licences, Permits for events ~ Event management
Sell-through analysis
Cargo documentation = Cargo manifests
Project cargo ~ Cargo documentation
Cargo insurance ~ Cargo documentation

[tools]
Magaya
INTTRA

[skills]
CME programmes ~ Pharmaceutical sales
Doctor calls ~ Pharmaceutical sales
Product detailing ~ Pharmaceutical sales
Detailing* ~ Pharmaceutical sales
Stockist coverage ~ Pharmaceutical sales
Secondary sales ~ Pharmaceutical sales
Chemist calls ~ Pharmaceutical sales
Chemist coverage ~ Pharmaceutical sales
Joint field work ~ Pharmaceutical sales
Field coaching ~ Pharmaceutical sales
Tour plans ~ Pharmaceutical sales
Prescription audits ~ Pharmaceutical sales
Institutional sales ~ Pharmaceutical sales
Hospital sales ~ Pharmaceutical sales
Hospital tenders ~ Pharmaceutical sales
Target setting = Quota management ~ Pharmaceutical sales
Incentive schemes for sales ~ Pharmaceutical sales
Launch planning ~ Pharmaceutical sales
Territory coverage ~ Pharmaceutical sales
Expiry returns = Breakage and expiry ~ Pharmaceutical sales
Batching* ~ Bartending
Draught beer ~ Bartending
Beer keg changing ~ Draught beer
Liquor orders ~ Bartending
Bar setup = Setting up bars, Bar mise en place ~ Bartending
Bar closing = Opening and closing the bar, Bar opening and closing ~ Bartending
Bar menus ~ Bartending
Infusions* ~ Bartending
Speed rail ~ Bartending
Glass polishing at bars ~ Bartending
Last drinks ~ Bartending
Wine by the glass ~ Bartending
Table bookings = Restaurant booking ~ Bartending
Bar snacks ~ Bartending
Bar stocktakes = Liquor inventory, Bar stock control, Bar inventory, Bar stocktaking, Bar stock counts, Cellar stock counts ~ Bartending
Spirit knowledge ~ Bartending
Whisky tastings ~ Bartending
Crowd flow planning ~ Event management
Artist liaison ~ Event management
Guest lists ~ Event management
Invitations* ~ Event management
Seating plans ~ Event management
Sponsor packages ~ Event management
Vendor contracts ~ Event management
Marquee hire ~ Event management
Volunteer briefing ~ Event management
Speaker management = Speaker liaison ~ Event management
Registration desks ~ Event management
AV coordination = Audiovisual coordination, AV setup, Audiovisual setup, Audio-visual setup, AV setup coordination ~ Event management
Accreditation* ~ Event management
Green rooms ~ Event management
Load-in ~ Event management
Open-to-buy ~ Buying
Price benchmarking ~ Buying
Vendor terms ~ Buying
Assortment reviews ~ Buying
Private label development ~ Buying
Seasonal buying ~ Buying
Stock cover ~ Buying
Promotional planning ~ Buying
Trade terms ~ Buying
Shelf audits ~ Buying
Price surveys ~ Buying
Retail audits ~ Buying
Franchise support ~ Buying
Store audits = Store visits, Area visits, Multi-site visits ~ Buying
Shop openings ~ Buying
Cell checks = Cell inspections ~ Prisoner escort
Roll calls ~ Prisoner escort
Inmate counts ~ Prisoner escort
Visitor searches ~ Prisoner escort
Contraband searches ~ Prisoner escort
Rehabilitation programmes for inmates ~ Prisoner escort
Night patrol duties ~ Prisoner escort
Court security ~ Prisoner escort
Freight invoicing ~ Cargo documentation
Freight rates ~ Cargo documentation
Rate negotiation = Rate negotiating ~ Cargo documentation
Vessel schedules ~ Cargo documentation
House bills* ~ Cargo documentation
Master bills ~ Cargo documentation
Manifests* ~ Cargo documentation
Import permits ~ Cargo documentation
Transhipment ~ Cargo documentation
Delivery orders ~ Cargo documentation
Dangerous goods declarations ~ Cargo documentation
Breakbulk ~ Cargo documentation
Charter flights ~ Cargo documentation
Buyer's consolidation ~ Cargo documentation
Customer quotations ~ Cargo documentation
Venue dressing = Dressing of venues, Marquee dressing, Dressing of marquees, Venue styling ~ Event decoration
Centrepieces = Centrepiece making, Table centrepieces ~ Event decoration
Ribbon work = Ribbon bows ~ Flower arranging
`;
