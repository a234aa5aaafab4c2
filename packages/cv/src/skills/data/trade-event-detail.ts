export default String.raw`
@group trade-event-detail | Field sales, bars, events and freight | business

[skills]
KOL management = KOL engagement, Stockist management, Sample management, RCPA^
House syrups = EFTPOS^
Event budgets = Event permits, Event marketing plans, Generators for events, Event security planning, Event websites, Event wrap-up, Permit applications, Event licensing
Sell-through analysis
Cargo documentation = Cargo manifests, Cargo insurance, Project cargo

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
Expiry returns ~ KOL management
Batching* ~ House syrups
Draught beer = Beer keg changing ~ House syrups
Liquor orders ~ House syrups
Stocktake* ~ House syrups
Garnish prep ~ House syrups
Bar setup ~ House syrups
Bar closing = Opening and closing the bar, Bar opening and closing ~ House syrups
Bar menus ~ House syrups
Liquor inventory = Bar stock control, Bar inventory, Bar stocktaking ~ House syrups
Infusions* ~ House syrups
Speed rail ~ House syrups
Glass polishing at bars ~ House syrups
Last drinks ~ House syrups
Wine by the glass ~ House syrups
Table bookings ~ House syrups
Bar snacks ~ House syrups
Bar stocktakes ~ House syrups
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
AV coordination = Audiovisual coordination, AV setup ~ Event budgets
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
Store audits ~ Sell-through analysis
Shop openings ~ Sell-through analysis
Cell checks ~ Prisoner escort
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
Booking of containers ~ Cargo documentation
Demurrage and detention ~ Cargo documentation
House bills ~ Cargo documentation
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
`;
