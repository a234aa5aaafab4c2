export default String.raw`
@group science-environment | Science and environment | science

[skills]
Sampling* = Pre-packed goods sampling, Sampling of consumer goods, Test purchasing, Test purchases
Environmental awareness training = Awareness training*
LC-MS = LC-MS/MS, Liquid chromatography mass spectrometry > Chromatography
GC-MS = Gas chromatography mass spectrometry > Chromatography
HPLC = High-performance liquid chromatography, HPLC analysis > Chromatography
UV-Vis spectroscopy = UV-Vis, UV spectrophotometry, UV-visible spectroscopy, UV-Vis spectrophotometry > Spectroscopy
FTIR = FTIR spectroscopy > Spectroscopy
ICP-MS = ICP?, ICP-OES > Spectroscopy
Scientific research = Research*, Research and development, R&D*, Research skills, Research methods, Research methodology, Scientific methods, Research work
Literature review = Systematic reviews, Literature search, Meta-analysis
Scientific writing = Research writing, Scientific publication, Research papers, Manuscript preparation, Research publications, Journal articles, Conference papers, Conference presentations, Paper presentations, Presenting papers
Research design = Study design
Field research = Fieldwork, Field work*, Field studies, Field surveys, Field sampling
Laboratory research = Bench work, Experimental research
Analytical chemistry = Chemical analysis, Instrumental analysis, Wet chemistry, Chemical testing, Quantitative chemical analysis, Classical chemistry, Gravimetric analysis, Volumetric analysis, Bench chemistry
Schlenk techniques = Schlenk line, Schlenk work, Air-free techniques ~ Organic chemistry
Organic chemistry = Organic synthesis, Chemical synthesis, Synthesis*, Peptide synthesis, Polymer synthesis
Inorganic chemistry
Physical chemistry = Electrochemistry, Cyclic voltammetry, Electrochemical impedance spectroscopy
Biochemistry = Protein biochemistry
Medicinal chemistry = Drug discovery, Drug design, Structure-activity relationships, SAR studies, Hit-to-lead, Lead optimisation
Polymer chemistry = Polymer science
Food science = Food chemistry, Food analysis, Proximate analysis
Sensory evaluation = Sensory analysis, Sensory panels, Panel leadership, Sensory panel leadership, Flavour profiling, Tasting panels, Triangle tests
Chromatography = Gas chromatography, Liquid chromatography, GC^, TLC^, Thin-layer chromatography, Column chromatography, Ion chromatography, Ion exchange chromatography
Spectroscopy = Infrared spectroscopy, Raman spectroscopy, Spectrophotometry, Raman microscopy
NMR spectroscopy = NMR^, Nuclear magnetic resonance
Mass spectrometry = Mass spec
Atomic absorption spectroscopy = AAS^
Titration = Acid-base titration, Potentiometric titration, Karl Fischer titration, Karl Fischer
  not before of drips, of drip, of inotropes, of insulin, of infusions, of sedation, of oxygen, of medication
X-ray diffraction = XRD^, X-ray crystallography
Microscopy = Light microscopy, Fluorescence microscopy, Confocal microscopy, Microscope use
Electron microscopy = SEM imaging, Scanning electron microscopy, TEM imaging, TEM^
Molecular biology = Molecular biology techniques, Molecular techniques
PCR^ = Polymerase chain reaction, qPCR, RT-PCR, Real-time PCR
RNA extraction ~ DNA extraction
DNA extraction = Nucleic acid extraction, DNA isolation
Gel electrophoresis = Electrophoresis, SDS-PAGE, Agarose gel electrophoresis
RAD sequencing = RAD-seq, RADseq, ddRAD, ddRADseq ~ DNA sequencing
DNA sequencing = Next-generation sequencing, NGS^, Sanger sequencing, Genome sequencing, Sequencing*, Whole genome sequencing, Amplicon sequencing
Western blotting = Western blot, Immunoblotting
ELISA = ELISA assays, Enzyme-linked immunosorbent assay
Cell culture = Mammalian cell culture, Tissue culture of cells, Cell assays, Cell-based assays, Cell counting
Flow cytometry = FACS^
Immunohistochemistry = Immunofluorescence, IHC^
Protein purification = Protein expression
Gene editing = CRISPR, CRISPR-Cas9
Molecular cloning = Gene cloning, Cloning* ~ Gene editing
Genetics = Population genetics, Molecular genetics
Genomics ~ Genetics
Proteomics = Metabolomics, Mass spectrometry proteomics
Microbiology = Microbiological testing, Microbiological analysis, Bacterial culture, Food microbiology, Sputum smear microscopy, Water microbiology, Microbial testing
Biotechnology = Bioprocessing, Fermentation technology, Bioprocess engineering
Animal handling for research = Laboratory animal care, In vivo studies, Animal studies, Laboratory animals
Toxicology = Toxicological assessment
Neuroscience = Neuroimaging
Zoology
Entomology > Zoology
Ornithology > Zoology
Botany = Plant biology, Plant physiology
Plant taxonomy = Plant identification, Botanical identification ~ Botany
Marine biology = Marine science, Marine ecology
Ecology = Ecological surveys, Field ecology, Ecosystem assessment, Ecological assessment, Biodiversity surveys, Vegetation surveys, Bird surveys, Transect surveys, Botanical surveys, Wildlife surveys, Coral reef surveys, Fish surveys
Biodiversity conservation = Wildlife conservation, Nature conservation, Conservation biology, Biodiversity*, Biodiversity assessment, Wildlife management, Habitat management, Game management, Deer management, Wildlife monitoring, Species monitoring, DSC1^, DSC2^, Deer Stalking Certificate, Deer cull planning, Cull planning, Culling deer, Deer counts
Geology = Geological mapping, Field geology, Petrology, Field mapping, Structural geology, Exploration geology, Engineering geology, Structural mapping, Rock slope mapping, Landslide investigation
Geophysics = Seismic interpretation, Geophysical surveys, Seismic surveys, Seismic processing, Seismic data acquisition
Hydrogeology = Groundwater assessment, Groundwater modelling
Oceanography = Marine surveys
Meteorology = Climatology, Atmospheric science
Weather forecasting = Weather observation, Numerical weather prediction, Surface observations, Synoptic observations, Weather observing, NWP^ > Meteorology
Climate change adaptation = Climate change, Climate change mitigation, Climate policy, Climate modelling
Astronomy = Astrophysics
Physics* = Applied physics, Experimental physics
Optics = Laser physics
Nanotechnology = Nanomaterials
Mathematics* = Applied mathematics, Maths*, Mathematical modelling, Calculus, Linear algebra, Mathematical analysis
Probability theory = Stochastic modelling, Stochastic processes
Discrete mathematics = Graph theory, Network analysis of graphs
Computer simulation = Simulation*, Monte Carlo simulation, Modelling and simulation, Simulation modelling
Social research = Social science research, Sociological research, Sociology*
Ethnography = Ethnographic research, Anthropology*, Ethnographic fieldwork, Home immersions, Consumer immersions, Shop-alongs
Focus groups = Focus group discussions, Focus group moderation, FGDs^
Interview research = Key informant interviews, Semi-structured interviews
Economics* = Economic analysis, Economic research, Microeconomics, Macroeconomics
Economic modelling = Economic forecasting, Macroeconomic forecasting, GDP forecasting, GDP forecasts, Growth forecasts, Inflation forecasting
Demography = Population studies
Political analysis = Political science, Political research
Archaeology = Archaeological excavation, Field archaeology, Excavation recording
Historical research = Archival studies
Remote sensing = Satellite imagery analysis, Satellite image analysis
Cartography = Map making, Mapping*
Environmental management = Environmental planning, Environmental management systems, Environmental protection
Environmental impact assessment = EIA^, EIA studies, Environmental assessment, Environmental monitoring plans, Environmental permits, Environmental clearance, Environmental licences, Environmental compliance, Environmental regulations, Environmental permitting
Environmental monitoring = Environmental sampling, Environmental testing, Pollution monitoring
Environmental engineering = Pollution control
Environmental auditing = Environmental audit
Environmental education = Environmental awareness
Air quality monitoring = Air quality, Emissions monitoring, Air pollution control, Stack emissions, Stack emission monitoring, Stack monitoring, Stack testing
Water quality testing = Water quality monitoring, Water testing, Water analysis, Water sampling, Water quality analysis, Water quality, River sampling, Grab sampling
Waste management = Solid waste management, Waste disposal, Recycling, Waste handling, Waste removal
Hazardous waste management = Hazardous waste disposal, Hazardous waste
Circular economy = Circularity
Carbon accounting = Carbon footprinting, GHG inventory, GHG accounting, Carbon footprint, Greenhouse gas accounting, Greenhouse gas inventories, GHG reporting, Scope 3 emissions, Scope 1-3
Life cycle assessment = LCA^
Noise monitoring = Noise assessment, Noise measurement, Noise dosimetry, Sound level measurement, Noise mapping, Noise surveys
Land remediation = Contaminated land assessment, Soil remediation, Site remediation
Water resource management = Water management, Integrated water resources management
Natural resource management = Marine conservation, Coral reef conservation
Intellectual property in research = Technology transfer
Peer review = Manuscript review
Chemical safety = Chemical handling, Chemical hygiene, Chemical storage
Experimental psychology = Behavioural research

[tools]
ImageJ = Fiji ImageJ > Microscopy
SnapGene > Molecular biology
BLAST^ = NCBI BLAST > Bioinformatics
PyMOL > Biochemistry
Chimera molecular visualisation ~ PyMOL
ChemDraw > Organic chemistry
Gaussian software = Gaussian 09, Gaussian 16, GaussView > Physical chemistry
OriginLab = OriginPro > Data analysis
SigmaPlot > Statistics
Mathematica = Wolfram Mathematica > Numerical computing
Maple software > Numerical computing ~ Mathematica
LAMMPS > Computer simulation
GROMACS > Computer simulation ~ LAMMPS
SimaPro > Life cycle assessment
GaBi LCA ~ SimaPro
OpenLCA = GaBi > Life cycle assessment ~ SimaPro
MaxEnt = Maxent modelling > Ecology
Petrel software = Schlumberger Petrel > Geology
Leapfrog Geo > Mining engineering
Surpac > Mining engineering ~ Leapfrog Geo
Datamine > Mining engineering ~ Leapfrog Geo
MODFLOW > Hydrogeology
AERMOD > Air quality monitoring
CALPUFF = ADMS^ > Air quality monitoring ~ AERMOD

[tools]
SASB = SASB standards
ESRS = European Sustainability Reporting Standards
EU Taxonomy
Limited assurance of ESG data = ESG assurance
MSCI ESG ratings = MSCI ESG
Sustainalytics ~ MSCI ESG ratings
`;
