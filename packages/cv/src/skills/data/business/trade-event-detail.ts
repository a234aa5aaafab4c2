export default String.raw`
@group trade-event-detail | Field sales, bars, events and freight | business

[skills]
KOL management = KOL engagement, Key opinion leader management, KOL development, Key opinion leaders
RCPA^ ~ KOL management
Sample management ~ KOL management
Stockist management ~ KOL management
House syrups = Syrup making, Home-made syrups
Event budgets = Event budgeting
Event wrap-up ~ Event budgets
Event websites ~ Event budgets
Event security planning ~ Event budgets
Generators for events ~ Event budgets
Event marketing plans ~ Event budgets
Event permits = Permit applications, Event licensing, Event permits and licences, Permits for events ~ Event budgets
Sell-through analysis
Cargo documentation = Cargo manifests
Project cargo ~ Cargo documentation
Cargo insurance ~ Cargo documentation

[tools]
Magaya
INTTRA

[skills]
CME programmes ~ KOL management
Doctor calls ~ KOL management
Product detailing ~ KOL management
Detailing* ~ KOL management
Stockist coverage ~ KOL management
Secondary sales ~ KOL management
Chemist calls ~ KOL management
Chemist coverage ~ KOL management
Joint field work ~ KOL management
Field coaching ~ KOL management
Tour plans ~ KOL management
Prescription audits ~ KOL management
Institutional sales ~ KOL management
Hospital sales ~ KOL management
Hospital tenders ~ KOL management
Target setting = Quota management ~ KOL management
Incentive schemes for sales ~ KOL management
Launch planning ~ KOL management
Territory coverage ~ KOL management
Expiry returns = Breakage and expiry ~ KOL management
Batching* ~ House syrups
Draught beer ~ House syrups
Beer keg changing ~ Draught beer
Liquor orders ~ House syrups
Bar setup = Setting up bars, Bar mise en place ~ House syrups
Bar closing = Opening and closing the bar, Bar opening and closing ~ House syrups
Bar menus ~ House syrups
Infusions* ~ House syrups
Speed rail ~ House syrups
Glass polishing at bars ~ House syrups
Last drinks ~ House syrups
Wine by the glass ~ House syrups
Table bookings = Restaurant booking ~ House syrups
Bar snacks ~ House syrups
Bar stocktakes = Liquor inventory, Bar stock control, Bar inventory, Bar stocktaking, Bar stock counts, Cellar stock counts ~ House syrups
Spirit knowledge ~ House syrups
Whisky tastings ~ House syrups
Crowd flow planning ~ Event budgets
Artist liaison ~ Event budgets
Guest lists ~ Event budgets
Invitations* ~ Event budgets
Seating plans ~ Event budgets
Sponsor packages ~ Event budgets
Vendor contracts ~ Event budgets
Marquee hire ~ Event budgets
Volunteer briefing ~ Event budgets
Speaker management = Speaker liaison ~ Event budgets
Registration desks ~ Event budgets
AV coordination = Audiovisual coordination, AV setup, Audiovisual setup, Audio-visual setup, AV setup coordination ~ Event budgets
Accreditation* ~ Event budgets
Green rooms ~ Event budgets
Load-in ~ Event budgets
Open-to-buy ~ Sell-through analysis
Price benchmarking ~ Sell-through analysis
Vendor terms ~ Sell-through analysis
Assortment reviews ~ Sell-through analysis
Private label development ~ Sell-through analysis
Seasonal buying ~ Sell-through analysis
Stock cover ~ Sell-through analysis
Promotional planning ~ Sell-through analysis
Trade terms ~ Sell-through analysis
Shelf audits ~ Sell-through analysis
Price surveys ~ Sell-through analysis
Retail audits ~ Sell-through analysis
Franchise support ~ Sell-through analysis
Store audits = Store visits, Area visits, Multi-site visits ~ Sell-through analysis
Shop openings ~ Sell-through analysis
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
Rate negotiation ~ Cargo documentation
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
