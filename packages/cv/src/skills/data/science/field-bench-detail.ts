export default String.raw`
@group field-bench-detail | Bench, field and sky in detail | science

[skills]
Laser optics = Optical alignment
Atomic force microscopy = AFM?, AFM imaging
Thin film deposition = Sputtering, Magnetron sputtering, Thermal evaporation, E-beam evaporation, Thin films*
Spin coating ~ Thin film deposition
Vacuum systems = Ultra-high vacuum, UHV?, Vacuum technology
Cryogenics
Semiconductor physics
Condensed matter physics = Condensed matter
Particle detectors = Particle detection, Scintillation detectors
Density functional theory = DFT calculations
Radiotherapy treatment planning = Radiotherapy planning, Treatment planning in radiotherapy
Linac QA = Linear accelerator QA, Linac quality assurance
Medical physics
Telescope operation = Astronomical observation, Telescope scheduling, Observing runs, Observational astronomy
Uncertainty analysis = Measurement uncertainty
Synoptic analysis = Synoptic charts
Aviation forecasts = Aviation forecasting, TAF?, METAR^
Weather radar = Radar interpretation, Radar meteorology
Satellite imagery interpretation = Satellite image interpretation
Radiosonde launches = Upper-air observations, Radiosondes, Upper air soundings, Balloon soundings
Severe weather warnings = Weather warnings
Cyclone tracking = Tropical cyclone tracking, Hurricane tracking, Typhoon tracking
Climate data analysis
Marine forecasting
Agrometeorology = Agro-meteorology, Agro-met advisories, Agrometeorological bulletins
Hydrometeorology
Flood forecasting
Automatic weather stations
Rain gauge networks* = Rain gauges*
Monsoon forecasting
Air dispersion modelling = Dispersion modelling, Air pollution dispersion
Seasonal outlooks = Seasonal forecasts, Seasonal forecasting
Lightning detection
Public weather briefings = Public briefings*, Weather briefings
Formulation*
pH measurement = pH testing
Certificates of analysis = COA*
Geochemical sampling
Wireline logging
Groundwater surveys = Groundwater exploration, Groundwater investigation
Rock mass classification = RMR^, Rock mass rating
Drilling supervision = Diamond drilling supervision, Rig geology, Exploration drilling
DTH drilling = Down-the-hole drilling ~ Drilling supervision
Diamond core drilling = Diamond drill holes ~ Drilling supervision
RC drilling = Reverse circulation drilling ~ Drilling supervision
Assay QA/QC = QA/QC of samples, Sample QA/QC
Landslide mapping = Landslide hazard mapping
Palaeontology = Fossil preparation
Volcanology
Mist netting
Line transects = Belt transects
Transect walks ~ Line transects
Insect taxonomy
Herbarium* = Herbarium curation, Herbarium specimens
Laboratory animal handling = Animal dosing
Bioassays
Environmental legislation
Ecological restoration
Mangrove planting = Mangrove restoration, Coral restoration, Reef restoration, Wetland restoration
Resettlement plans = Resettlement action plans
Community awareness = Awareness programmes, Awareness raising
Soil coring
Sediment coring ~ Soil coring
eDNA sampling = Environmental DNA, eDNA
Bat surveys = Protected species surveys, Great crested newt surveys, Badger surveys, Reptile surveys, Otter surveys, Water vole surveys, Dormouse surveys, Protected species licences
Newt surveys ~ Bat surveys

[tools]
Geant4
ROOT? = CERN ROOT
  with geant4, cern, detector, detectors, particle, python
WRF^ = WRF modelling
GrADS^
NetCDF
JORC^ = JORC Code
NI 43-101 ~ JORC
USP?
British Pharmacopoeia ~ USP
GRI Standards = GRI^
REDD+

[skills]
Viscosity measurement = Viscometry, Viscosity testing, Viscosity*, Brookfield viscometer
Moisture analysis = Moisture content, Moisture determination
Density measurement = Specific gravity testing, Density by pycnometer, Pycnometer, Specific gravity test
COD and BOD testing = BOD?, COD and BOD tests, BOD and COD, COD testing, BOD testing, BOD measurement, BOD/COD, COD?, BOD tests, Measuring BOD
TSS measurement ~ COD and BOD testing
Turbidity measurement = Turbidity, Turbidity checks, Turbidity meters ~ COD and BOD testing
Flash point testing
Octane testing
Calorific value = Bomb calorimetry
Ash content = Ash determination
Cement testing
Melting point determination = Melting point
Retention samples* = Retention sample storage, Retain samples, Sample retention
Glassware washing = Glassware cleaning ~ Laboratory safety
`;
