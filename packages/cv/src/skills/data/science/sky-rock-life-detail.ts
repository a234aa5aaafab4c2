export default String.raw`
@group sky-rock-life-detail | Physics, weather, rocks, numbers and life in detail | science | narrow
[skills]
Quantum mechanics = Quantum physics, Quantum theory, Quantum optics ~ Physics, Quantum computing
Data acquisition = DAQ^, Data acquisition systems, DAQ systems ~ Physics
Radio astronomy = Radio interferometry, Interferometry, Aperture synthesis ~ Physics
CCD photometry = Photometry*, Differential photometry, Aperture photometry, CCD imaging, Image reduction, Astronomical image reduction, Data reduction in astronomy, Astrometry ~ Physics
Radiation shielding = Shielding calculations, Shielding design ~ Physics
Radiation dose surveys = Dose surveys, Radiation surveys, Area surveys for radiation, Radiation monitoring, Personnel dosimetry, TLD badges ~ Physics, TLD monitoring
Plasma physics = Plasma diagnostics, Fusion physics ~ Physics
Nuclear instrumentation = Radiation detectors, Detector development, Gamma spectrometry, Gamma spectroscopy ~ Physics, Particle detectors
Patient-specific QA = PSQA^, Portal dosimetry, IMRT QA ~ Physics
Ellipsometry ~ Physics
Pump-probe spectroscopy = Pump-probe setups, Pump-probe experiments, Ultrafast spectroscopy, Time-resolved spectroscopy ~ Physics
Clean room fabrication = Nanofabrication, Cleanroom processing, Electron beam lithography ~ Physics, Photolithography
Superconductivity = Superconducting magnets ~ Physics
Accelerator physics = Beam dynamics ~ Physics, Steel drilling
Computational physics = Molecular dynamics ~ Physics, Density functional theory
[tools]
Zemax = Ansys Zemax, OpticStudio, Zemax OpticStudio
IRAF
Astropy
DS9 = SAOImage DS9
TOPCAT
SExtractor
MCNP
FLUKA^
Quantum ESPRESSO
VASP^
[skills]
Pilot briefings = Flight weather briefings, Aviation weather briefings, Pilot weather briefing ~ Meteorology, Public weather briefings
Forecast verification = Model verification, Forecast evaluation ~ Meteorology
Storm surge forecasts = Storm surge forecasting, Storm surge modelling, Cyclone forecasting ~ Meteorology, Cyclone tracking
Lightning monitoring ~ Meteorology, Lightning detection
Rain gauge calibration = Calibration of rain gauges, Anemometer calibration ~ Meteorology
Weather nowcasting = Nowcasting, Short-range forecasting ~ Meteorology
Data assimilation = 3DVAR, 4DVAR, WRFDA ~ Meteorology
Early warning systems = Early warning, Multi-hazard early warning, Impact-based forecasting ~ Meteorology
Marine forecasts = Marine weather forecasts, Marine meteorology, Sea state forecasts ~ Meteorology
Drought monitoring = Drought bulletins, Drought indices, Standardised precipitation index ~ Meteorology
Rainfall analysis = Rainfall data analysis, Intensity-duration-frequency curves, IDF curves, Rainfall frequency analysis ~ Meteorology
Statistical downscaling = Downscaling, Dynamical downscaling, Climate downscaling ~ Meteorology
Tephigrams = Skew-T, Skew-T analysis ~ Meteorology
Climate change projections = Climate projections, CMIP6, Climate scenarios ~ Meteorology
[tools]
SIGMET^
AIRMET^
NCAR Command Language = NCL^
ECMWF = ECMWF IFS
IFS model
GFS model = GFS^
Panoply?
CDO? = Climate Data Operators
xarray
AERMET
[skills]
Related substances = Related substances testing, Impurity analysis ~ Analytical chemistry, Impurity profiling
Content uniformity = Uniformity of content, Uniformity of dosage units, Content uniformity testing ~ Analytical chemistry
Forced degradation = Forced degradation studies, Stress testing of drugs, Degradation studies ~ Analytical chemistry
Loss on drying = LOD testing, Loss on ignition, Sulphated ash, Residue on ignition ~ Analytical chemistry
Heavy metals testing = Heavy metals, Heavy metal analysis, Trace metals, Trace metal analysis ~ Analytical chemistry
Gloss measurement = Gloss and shade checking, Adhesion testing of coatings, Scrub resistance ~ Analytical chemistry
Paint testing = Coatings testing, Testing of paints, Paint quality control ~ Analytical chemistry
Multi-step synthesis = Small molecule synthesis, Synthesis of analogues, Parallel synthesis ~ Analytical chemistry
Reaction optimisation = Reaction monitoring, Route scouting, Process chemistry, Synthetic route design ~ Analytical chemistry
Standardisation of reagents = Reagent standardisation, Volumetric solutions, Preparation of volumetric solutions ~ Analytical chemistry, Solution preparation
Column care = HPLC column care, Column maintenance in HPLC ~ Analytical chemistry
Differential scanning calorimetry = DSC^ ~ Analytical chemistry
Thermogravimetric analysis = TGA^ ~ Analytical chemistry
Data integrity = ALCOA+, ALCOA principles, Data integrity audits ~ Analytical chemistry
Pharmacopoeia testing = Pharmacopoeia, Pharmacopeial testing, Compendial testing, Compendial methods ~ Analytical chemistry
Green chemistry = Sustainable chemistry ~ Analytical chemistry
Hazardous chemicals handling ~ Analytical chemistry, Chemical safety
[tools]
LabWare LIMS
Reaxys
SciFinder
MestReNova = Mnova
Chromatography data systems
[skills]
Geosteering = Well placement ~ Geology
Basin modelling = Basin analysis, Petroleum systems modelling, Prospect evaluation, Play fairway analysis ~ Geology
Gravity and magnetics = Gravity surveys, Magnetic surveys, Ground magnetics, Aeromagnetics, Magnetometry ~ Geology
Induced polarisation surveys = IP surveys, IP/resistivity, Induced polarization ~ Geology
Electrical resistivity tomography = ERT surveys, ERT^, Resistivity imaging, Vertical electrical sounding, VES surveys, VES^ ~ Geology
Seismic acquisition = 3D seismic acquisition, Seismic refraction, MASW ~ Geology, Geophysics
Geotechnical logging = Geotechnical core logging, RQD logging ~ Geology
Target generation = Exploration targeting, Drill targeting, Drill planning, Drill programme planning, Exploration planning ~ Geology
Tenement management = Claim management in exploration, Exploration licences, Mineral tenure ~ Geology
Variography = Variograms, Variogram modelling ~ Geology, Kriging
Alteration mapping = Structural logging, Oriented core logging ~ Geology
Sequence stratigraphy = Stratigraphic correlation, Well correlation, Biostratigraphy, Palynology ~ Geology
Geochronology = U-Pb dating, Radiometric dating ~ Geology
[tools]
acQuire GIM = acQuire
Seequent Leapfrog
Hampson-Russell
OpendTect
RES2DINV
MapInfo Discover
StereoNet
Dips? = RocScience Dips
Strater
LogPlot
[skills]
Clinical trial statistics = Biostatistics in clinical trials, Interim analyses, Tables listings and figures, TLFs, TLF programming, SDTM, ADaM ~ Statistics
Mortality analysis = Mortality modelling ~ Statistics, Mortality studies
Small area estimation ~ Statistics
Asset liability management = ALM modelling ~ Statistics
Stratified sampling = Cluster sampling, Multi-stage sampling, Survey weights ~ Statistics, Sample selection
Rate filings = Rate making, Rate indications ~ Statistics
Pension funding advice = Funding advice, Scheme funding, Funding valuations ~ Statistics
Assumption setting = Basis setting, Actuarial assumptions ~ Statistics
Queueing theory = Queuing theory, Queuing models ~ Statistics
Contractual service margin = CSM roll-forward ~ Statistics
Cryptography research = Number theory ~ Statistics
[tools]
Emblem? = Willis Towers Watson Emblem, WTW Emblem
WTW Radar = Radar?, Radar Live
Earnix
Gurobi = Gurobi Optimizer
CPLEX = IBM CPLEX
AMPL
GAMS^
MoSes
Igloo modelling
Survey Solutions
NONMEM
WinBUGS
OpenBUGS
JAGS^
[skills]
Microbial culture = Microbial culturing, Bacterial culturing, Microbial isolation, Spore counts ~ Molecular biology, Culture media preparation
Species taxonomy = Taxonomy, Taxonomic identification ~ Molecular biology, Insect taxonomy
RNA-seq = RNA sequencing, Transcriptomics, Single-cell RNA-seq, scRNA-seq ~ Molecular biology, RNA-seq analysis
Toxicity studies = Toxicity testing, Acute toxicity studies, Repeat dose toxicity, In vivo toxicology ~ Molecular biology
Hardening of plantlets = Acclimatisation*, Plantlet acclimatisation, Acclimatization of plantlets ~ Molecular biology
Species distribution modelling = Species distribution models, Habitat suitability modelling, Habitat suitability models ~ Molecular biology
Occupancy modelling in ecology = Occupancy models, Distance sampling, Population monitoring ~ Molecular biology, Mark-recapture
Benthic surveys = Reef surveys, Coral surveys, Reef Check, Benthic sampling, Quadrat surveys, Stock assessment of fish ~ Molecular biology, Fisheries management
Limnology = Freshwater ecology, Macroinvertebrate sampling ~ Molecular biology
Zooarchaeology ~ Molecular biology
Molecular docking = Protein modelling, Homology modelling ~ Molecular biology
Vector control research = Mosquito rearing, Entomological surveys ~ Molecular biology
[tools]
DESeq2
edgeR^
AKTA
Benchling
FlowJo
MEGA phylogenetics = MEGA X
QIIME 2 = QIIME, QIIME2
Bowtie2
STAR aligner
Nextflow
Distance software
iNaturalist
eBird
Kaleidoscope Pro
Primer-BLAST
CellProfiler
Illumina sequencing = Illumina MiSeq, Illumina?
NovaSeq
Oxford Nanopore = Nanopore sequencing, Nanopore?
MinION^
[skills]
Phase 1 environmental site assessment = Phase 1 ESA, Phase I ESA, Phase II ESA, Phase 2 ESA, Phase 1 desk studies, Phase I environmental site assessments, Environmental site assessment ~ Environmental impact assessment
Biodiversity net gain = BNG^, BNG assessments, BNG metric, Biodiversity metric ~ Environmental impact assessment
Stack emission testing = Emission testing of stacks, MCERTS ~ Environmental impact assessment, Air quality monitoring
Environmental and social management plans = ESMP^, ESMF, Environmental and social safeguards, ESIA^ ~ Environmental impact assessment
EIA scoping = Environmental scoping, Scoping reports, Screening and scoping, Scoping* ~ Environmental impact assessment
Consent renewals = Consent to operate, Consent to establish, CTO renewal, Pollution control board liaison ~ Environmental impact assessment
Materiality assessment = Double materiality, Double materiality assessment, Materiality analysis ~ Environmental impact assessment
Environmental product declarations = EPDs ~ Environmental impact assessment
Park management plans = Protected area management plans, Protected area planning ~ Environmental impact assessment
Invasive species removal = Invasive species control, Invasive species management, Invasive plant removal ~ Environmental impact assessment
Climate risk assessment = Climate vulnerability assessment, Physical climate risk, Climate risk ~ Environmental impact assessment
Net zero planning = Net zero, Net-zero strategy, Decarbonisation, Decarbonisation plans ~ Environmental impact assessment
Science based targets = SBTi^ ~ Environmental impact assessment
Remediation options appraisal = Remediation strategy, Remediation* ~ Environmental impact assessment
[tools]
CDP reporting = CDP disclosure, CDP questionnaire
TCFD = TCFD reporting, TNFD^
ISSB
IFRS S2
IFC Performance Standards = IFC PS
World Bank ESF = World Bank safeguards
Equator Principles
EcoVadis
[skills]
Emulsion formulation = Emulsion systems, Emulsion development, Leave-on and rinse-off products, Skincare formulation, Haircare formulation ~ Cosmetic formulation
INCI labelling = INCI^, INCI lists, INCI names, Ingredient listing, Ingredient labelling ~ Cosmetic formulation
Preservative efficacy testing = Preservative efficacy, Challenge testing, Challenge tests, Preservative systems ~ Cosmetic formulation
Claims substantiation = Efficacy testing of cosmetics ~ Cosmetic formulation, Claims support
Product information files = PIF^, Cosmetic safety assessments ~ Cosmetic formulation, CLP labelling
SPF testing = Sunscreen formulation, SPF formulation, Sun care ~ Cosmetic formulation
Colour cosmetics = Make-up formulation, Lipstick formulation ~ Cosmetic formulation
Natural formulations = Natural cosmetics, Ayurvedic formulations, Clean beauty formulation ~ Cosmetic formulation
Microbial limit tests = Microbial limits, Microbial limit testing ~ Cosmetic formulation, Colony counting
Surfactants* = Surfactant chemistry, Detergent formulation, Soap formulation ~ Cosmetic formulation
Fragrance evaluation = Fragrance*, Fragrance selection ~ Cosmetic formulation
Human repeat insult patch tests = HRIPT ~ Cosmetic formulation
Packaging compatibility testing = Compatibility tests with packs ~ Cosmetic formulation
Pilot batches = Pilot scale batches, Lab batches, Trial batches ~ Cosmetic formulation
Manufacturing instructions = Master formula records, Manufacturing procedures writing, MFR preparation ~ Cosmetic formulation, Batch record review
Raw material sourcing* = Sourcing raw materials ~ Cosmetic formulation
[tools]
EU Cosmetics Regulation = EC 1223/2009, CPNP
Coptis
[skills]
Fish identification = Fish ID, Fish census, Underwater visual census, Fish counts ~ Marine biology
Seagrass mapping = Seagrass surveys, Seagrass monitoring, Mangrove mapping ~ Marine biology
Plankton analysis = Plankton sampling, Plankton identification, Zooplankton analysis, Phytoplankton identification ~ Marine biology
Sediment sampling = Sediment analysis, Sediment grabs ~ Marine biology, Water quality testing
Turtle tagging = Turtle conservation, Nest relocation, Turtle nest monitoring, Hatchery for turtles ~ Marine biology
Underwater photography = Underwater videography, Photo-quadrats ~ Marine biology
Otolith reading = Otolith analysis, Age reading of fish, Otolith ageing ~ Marine biology
Catch monitoring = Catch sampling, Landing site surveys, Fisher interviews, Catch assessment surveys, Fisheries observer, Bycatch, Bycatch monitoring, Bycatch logs ~ Marine biology
Stock assessment = Length-frequency analysis, Stock assessment models ~ Marine biology, Fisheries management
Benthic ecology = Reef ecology, Coral reef ecology ~ Marine biology
Marine mammal observation = Marine mammal observer, Whale surveys, Dolphin surveys ~ Marine biology
Scientific diving = Research diving, Science diving, AAUS diving ~ Marine biology
Line intercept transects = Point intercept transects ~ Marine biology, Line transects
Coral bleaching assessments = Coral bleaching surveys, Bleaching surveys, Coral health assessment, Coral gardening, Coral propagation ~ Marine biology
[skills]
Borehole design = Borehole construction design, Borehole supervision, Supervision of boreholes, Lithological logging, Borehole drilling supervision ~ Hydrogeology, Well design
Aquifer testing = Aquifer tests, Constant rate tests, Step tests, Step drawdown tests, Pumping test analysis, Recovery tests, Step drawdown, Step tests of wells, Constant rate pumping tests ~ Hydrogeology
Water resource assessment = Catchment studies, IWRM^ ~ Hydrogeology, Water resource management
Water balance studies = Water balance, Recharge estimation, Groundwater recharge, Water budgets ~ Hydrogeology
Hydrochemistry = Piper diagrams, Groundwater chemistry, Isotope hydrology, Groundwater quality assessment ~ Hydrogeology
Well rehabilitation = Borehole rehabilitation, Borehole cleaning, Well flushing ~ Hydrogeology, Well development
Dewatering design = Dewatering studies, Mine dewatering design ~ Hydrogeology
Monitoring wells = Monitoring well installation, Groundwater monitoring wells, Piezometers, Low-flow sampling, Groundwater level monitoring ~ Hydrogeology
Data loggers = Data logger installation, Level loggers ~ Hydrogeology
Plume delineation = Contaminant plumes, Fate and transport modelling ~ Hydrogeology, Contaminant transport
[tools]
FEFLOW
Surfer? = Golden Surfer
WellCAD
GeODin
HydroGeoAnalyst
[skills]
Randomisation* = Randomisation lists, Randomisation schemes ~ Biostatistics
Interim analysis = Interim analyses planning, Group sequential designs ~ Biostatistics
TLF review = TLF shells, Mock shells, Tables and listings review ~ Biostatistics
Bayesian methods = Bayesian analysis, MCMC^ ~ Biostatistics, Bayesian statistics
DSMB support = DSMB^, DSMB reports, DSMB closed reports, Data monitoring committees, IDMC^ ~ Biostatistics
Protocol review = Statistical review of protocols, Protocol development in trials ~ Biostatistics
Adaptive designs = Adaptive trial designs, Platform trials ~ Biostatistics
Propensity scores = Inverse probability weighting ~ Biostatistics, Instrumental variables
Real-world evidence = Real-world data ~ Biostatistics
Longitudinal data analysis = Repeated measures analysis, GEE models ~ Biostatistics, Statistics
Estimands ~ Biostatistics
Kaplan-Meier analysis = Kaplan-Meier, Kaplan-Meier curves, Cox regression, Cox models ~ Biostatistics
[tools]
ICH E9 = ICH E6, ICH E9(R1)
nQuery = nQuery Advisor
PASS sample size
EAST design
[skills]
Supply chain due diligence = Human rights due diligence, CSDDD, LkSG^, Responsible sourcing ~ ESG reporting
Green finance = Green bonds, Green bond frameworks, Sustainable finance, Sustainability-linked loans ~ ESG reporting
Net zero roadmaps = Transition plans, Climate transition plans ~ ESG reporting
Greenwashing review = Green claims review, Green claims ~ ESG reporting
Assurance readiness = Limited assurance readiness, Sustainability assurance ~ ESG reporting, Limited assurance of ESG data
CSRD gap analyses = CSRD gap analysis, CSRD readiness, ESRS mapping, ESRS datapoints ~ ESG reporting
Supplier questionnaires = Supplier ESG assessments, Supplier sustainability questionnaires ~ ESG reporting
[skills]
Image classification = Supervised classification, Land use classification, Satellite image classification, Object-based image analysis ~ Geospatial analysis
Change detection = Change detection analysis, Accuracy assessment ~ Geospatial analysis
Topology rules = Topology*, Topology correction, Topology editing ~ Geospatial analysis
LiDAR processing = LiDAR data processing, Point cloud classification ~ Geospatial analysis
Geoprocessing = Geoprocessing models, Geoprocessing scripts ~ Geospatial analysis
Hot spot analysis = Hotspot mapping, Heat mapping ~ Geospatial analysis
Web maps = Web map creation, Web GIS, Online maps ~ Geospatial analysis
Spatial metadata ~ Geospatial analysis, Metadata management
Residue testing = Residue sampling, Drug residue testing, Veterinary residue testing ~ Meat inspection
Carcass inspection = Inspection of carcasses, Carcass hygiene, Offal inspection ~ Meat inspection
Meat detention = Detention of unfit meat, Condemnation of meat, Detaining of unfit meat ~ Meat inspection

[tools]
ArcPy
GeoPandas
ModelBuilder = ArcGIS ModelBuilder
`;
