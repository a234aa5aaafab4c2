export default String.raw`
@group laboratory-earth | Laboratory, clinical research and earth science | science

[skills]
Shipping forecasts = Gale warnings, Storm warnings, Sea area forecasts ~ Weather forecasting, Marine forecasts
Ensemble forecasting = Ensemble forecasts, Ensemble prediction ~ Weather forecasting, Storm surge forecasts
Tephigram analysis = Skew-T diagrams ~ Weather forecasting, Tephigrams
Hourly surface observations ~ Weather forecasting
Archaeological watching briefs = Watching briefs, Trial trenching, Field walking, Desk-based assessments, Context recording, Harris matrix, Finds processing, Pottery analysis ~ Archaeology
Hydrographic charting = Hydrographic charts, Multibeam echosounder, Tide gauges
Map symbology = Cartographic symbology, Map generalisation ~ Cartography, Map production
Base map preparation = Base mapping, Existing land use survey ~ Urban planning, Map production, Land use surveys
VAR models = Vector autoregression ~ Econometrics, Risk modelling
Macroeconomic modelling = Macroeconomic models ~ Economics
Electrofishing = Electric fishing, Radio tracking of animals ~ Ecology
Conservation of paintings = Varnish removal, Canvas relining, Canvas lining, Paint consolidation, Tratteggio ~ Art restoration, Conservation of objects
Art crate building = Crate building for art ~ Object handling
Local area plans = Layout scrutiny, Scrutiny of layout plans, Zoning certificates, TDR calculation ~ Urban planning, Local plan making, Town planning schemes
Field interviewing supervision = Enumerator training
Thin section petrography ~ Geology
Air quality modelling ~ Air dispersion modelling

[tools]
OAIS^ = OAIS model ~ Digital preservation
MetPy^ ~ Python, xarray
GRIB^ = GRIB data, GRIB files
UDCPR^ = URDPFI^
HYPACK^
Gretl^ ~ Econometrics
`;
