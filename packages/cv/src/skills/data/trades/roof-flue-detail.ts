export default String.raw`
@group niche-trades-detail | Smaller trades in detail | trades

[skills]
Zinc work = Zinc guttering, Plumber's metalwork, Architectural sheet metal > Roofing ~ Guttering
Roof insulation = Insulation of roofs, Insulation of lofts ~ Roofing
Bituminous membranes = Bitumen sheets > Flat roofing
Chimney flashing > Lead work
Inclined hoist = Roof hoist, Roofing hoist ~ Roofing
Masonry water repellents = Water-repellent treatment, Hydrophobic treatment
Wall chasing = Chasing walls ~ Cable pulling
Electricity meter installation = Meter installation by electricians, Meter mounting
Fireplace inspection = Hearth inspection, Inspection of fireplaces ~ Chimney sweeping
Energy consulting = Energy advice, Building energy advice, Energy auditing of homes ~ Energy performance certificates
Vacuum pumping = Evacuation of refrigerant circuits, Pulling a vacuum on circuits ~ Refrigerant handling
Garden construction = Garden building, Laying out of gardens ~ Landscaping
Repotting = Repotting of plants ~ Horticulture
Laser levelling = Laser level ~ Levelling
Funeral wreaths = Wreaths and funeral work ~ Flower arranging
Wedding decoration = Church decoration, Decoration of churches ~ Wedding flowers
Passenger information = Information for passengers, Informing passengers ~ Customer service
Carbon monoxide testing = CO testing, Carbon monoxide alarms, Carbon monoxide detectors, Flue gas CO readings ~ Flue inspection
Chimney draught measurement = Draught measurement, Draught tests, Flue draught tests ~ Flue inspection
Stove servicing = Servicing of stoves, Servicing wood burners, Wood burner servicing, Stove rope replacement, Door rope replacement, Stove repair ~ Stove fitting

[tools]
Fagor CNC = Fagor^
ETS5 = ETS6 > Building automation
`;
