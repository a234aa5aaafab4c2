export default String.raw`
@group laboratory-earth | Laboratory, clinical research and earth science | science

[skills]
As-built surveys
Survey control = Control points*, Establishing control points, Establishment of control points, Adjusting control points, Control point establishment
Land subdivision = Subdivision surveys, Subdivision of land
Borehole siting = Borehole site selection, Siting of boreholes, Well siting
Solution preparation = Standard solutions, Preparation of standards, Reagent preparation, Buffer preparation, Standard preparation, Preparation of reagents, Standardisation of solutions
X-ray fluorescence = XRF^
Method development = Analytical method development, Method transfer
Laboratory management = Laboratory accreditation
Deviation management = Deviations*, Deviation investigations
Tablet compression = Tablet coating, Tablet press operation, Tablet presses, Compressing tablets, Tableting, Film coating of tablets
Animal experiments
Water treatment operation = Water distribution, Water meters, Water meter installation, Water metering

[tools]
Waters Empower = Empower chromatography, Empower 3, Empower CDS, Empower^
ChemStation = OpenLab CDS, Agilent ChemStation, Agilent OpenLab
ICH^ = ICH guidelines, ICH Q7, ICH Q2, ICH Q1A, ICH Q3
ISO 15189
21 CFR Part 11
RevMan
Geneious
Galaxy bioinformatics
Gaussian chemistry
VITEK = VITEK 2
BACTEC
TrackWise
RockWorks
gINT
Oasis montaj
ENVI^ = ENVI remote sensing
Trimble = Trimble Business Center
Pix4D
Agisoft Metashape

[skills]
Media preparation ~ Solution preparation
Petrography = Thin section analysis, Thin sections ~ Electron microscopy
Retrosynthesis ~ Organic chemistry
Recrystallisation ~ Organic chemistry
Reaction scale-up ~ Organic chemistry
Scale-up ~ Organic chemistry
Analytical testing ~ Method development
Dissolution testing ~ Stability studies
Assay testing = Assay determination, Assay of tablets, Potency assay, Assay* ~ Stability studies
Impurity profiling ~ Stability studies
Raw material testing = Raw material inspection, Raw material checks ~ Stability studies
Finished product testing ~ Stability studies
Raw material analysis ~ Stability studies
In-process testing ~ Stability studies
Fume hood work ~ Laboratory safety
Fume hoods = Fume cupboards ~ Laboratory safety
Chemical inventory ~ Laboratory safety
Hazardous chemicals ~ Laboratory safety
Waste solvent disposal ~ Laboratory safety
Lab housekeeping ~ Laboratory safety
Glove box work = Glovebox, Glove box, Glovebox techniques ~ Laboratory safety
Lab inventory ~ Laboratory management
Lab accreditation ~ Laboratory management
Equipment validation ~ Laboratory management
Proficiency testing = External quality assurance in laboratories, EQAS^, EQA?, External quality assessment ~ Laboratory management
Internal quality control ~ Laboratory management
Quality control samples ~ Laboratory management
OOS investigations = Out-of-specification investigations, OOS reports, OOT reports, Out-of-trend investigation ~ Laboratory management
Lab records ~ Laboratory management
GxP^ ~ Good laboratory practice
Change control ~ Deviation management
Batch release ~ Deviation management
Process validation in pharma ~ Deviation management
Cleaning validation = Equipment cleaning in pharma, Line clearance in pharma, Swab sampling ~ Deviation management
Batch records = BMR^, Batch record completion, Batch documentation, Filling in batch records, Electronic batch records ~ Deviation management
Annual product reviews ~ Deviation management
Granulation = Dry granulation, Fluid bed dryer, High-shear granulation ~ Tablet compression
Capsule filling = Filling capsules, Capsule fillers, Encapsulation of capsules, Blister machines, Blister packaging, Liquid filling, Ampoule filling, Vial filling, Sterile filling ~ Tablet compression
Blister packing = Blister pack preparation, Dosette boxes, MDS trays, Monitored dosage systems, Packing blisters ~ Tablet compression
Wet granulation ~ Tablet compression
Aseptic filling ~ Tablet compression
Lyophilisation = Freeze dryers ~ Tablet compression
Sterile manufacturing ~ Tablet compression
Fluid bed drying = Fluidised bed drying ~ Tablet compression
Formulation development = Product formulation, Formulation science, Formula development ~ Tablet compression
Drug formulation ~ Tablet compression
Unit dose packing = Unit dose system, Unit dose drug distribution, UDDS ~ Dispensing
Ward pharmacy ~ Dispensing
Therapeutic drug monitoring = TDM? ~ Dispensing
Antibiotic stewardship ~ Dispensing
Antimicrobial stewardship ~ Dispensing
Cytotoxic reconstitution = Chemotherapy preparation, Chemotherapy compounding, Cytotoxic preparation ~ Dispensing
Sterile compounding = Aseptic dispensing, Aseptic compounding, Aseptic preparation, IV admixture ~ Dispensing
Drug storage ~ Dispensing
Drug procurement ~ Dispensing
Repeat prescriptions = Repeat prescribing ~ Dispensing
Bone marrow smears ~ Haematology
Peripheral blood smears ~ Haematology
Component preparation ~ Haematology
Blood donor care ~ Haematology
Blood donor sessions ~ Haematology
Liver function tests = LFT? ~ Clinical chemistry
Electrolyte analysis ~ Clinical chemistry
Hormone assays = Thyroid function tests, Thyroid profile, TFTs^ ~ Clinical chemistry
Blood cultures ~ Microbiology
Antibiotic sensitivity ~ Microbiology
Urine cultures ~ Microbiology
Bacterial identification ~ Microbiology
AFB staining = Ziehl-Neelsen, ZN staining, Sputum AFB, AFB microscopy ~ Microbiology
Plate counts ~ Microbiology
Bioburden testing ~ Microbiology
Sterility testing ~ Microbiology
Endotoxin testing ~ Microbiology
Fungal cultures ~ Microbiology
Microtomy = Microtome sectioning, Section cutting, Microtome, Cryostat sectioning ~ Histopathology
Tissue sectioning ~ Histopathology
H&E staining ~ Histopathology
Frozen sections ~ Histopathology
Tissue embedding = Embedding of tissue, Paraffin embedding ~ Histopathology
Grossing* = Grossing of biopsies, Grossing of specimens, Cut-up of specimens, Specimen dissection in histology ~ Histopathology
Special stains ~ Histopathology
Stool microscopy = Stool analysis ~ Parasitology
Malaria films ~ Parasitology
Urine microscopy ~ Urinalysis
Semen analysis = Seminal fluid analysis
Rapid diagnostic tests = Malaria rapid tests, Malaria RDT, mRDT, RDT^ ~ Serology
Rapid tests ~ Serology
Plasmid preparation ~ Molecular biology
Primer design ~ Molecular biology
Genotyping ~ Molecular biology
Library preparation ~ Molecular biology
Transfection ~ Cell culture
Fermentation* ~ Cell culture
Bioreactors* ~ Cell culture
Rodent handling ~ Animal experiments
Dissection* ~ Animal experiments
Genome assembly ~ Bioinformatics
Variant calling ~ Bioinformatics
RNA-seq analysis ~ Bioinformatics
Phylogenetics ~ Bioinformatics
Sequence alignment ~ Bioinformatics
Site monitoring ~ Clinical trials
Informed consent ~ Clinical trials
Case report forms ~ Clinical trials
Ethics submissions ~ Clinical trials
Protocol writing ~ Clinical trials
Source data verification ~ Clinical trials
Study coordination ~ Clinical trials
Species identification ~ Ecology
Habitat mapping = Habitat assessment, Habitat surveys, Phase 1 habitat survey, UKHab, UKHab surveys, Habitat condition assessment, National Vegetation Classification, NVC surveys ~ Ecology
Bird ringing = Bird banding ~ Ecology
Camera trapping = Camera trap surveys, Camera traps, Trail cameras ~ Ecology
Mark-recapture ~ Ecology
Contaminated land ~ Environmental impact assessment
Groundwater monitoring ~ Environmental impact assessment
Wetland delineation = Wetland surveys, Wetland mapping ~ Environmental impact assessment
Effluent monitoring ~ Environmental impact assessment
Dust monitoring = Air sampling, Personal air sampling, Dust sampling, Air monitoring, Personal sampling ~ Environmental impact assessment
Climate adaptation ~ Carbon accounting
Waste audits ~ Carbon accounting
Chlorination ~ Water treatment operation
Chlorine dosing = Alum dosing, Dosing alum, Dosing of alum, Coagulant dosing, Polymer dosing, Lime dosing, Disinfection of water, Fluoridation ~ Water treatment operation
Jar testing = Jar tests ~ Water treatment operation
Filter backwashing = Filter backwash, Backwashing filters, Sand filter backwash, Backwash of filters ~ Water treatment operation
Backwashing* ~ Water treatment operation
Coagulation and flocculation = Coagulation and settling ~ Water treatment operation
Flocculation* ~ Water treatment operation
Sedimentation* ~ Water treatment operation
Reverse osmosis = RO^ ~ Water treatment operation
Desalination = RO plant, SWRO, Desalination plant operation, MSF plant, Multi-stage flash ~ Water treatment operation
Chemical dosing = Dosing pumps, Chemical dosing systems, Dosing systems, Dosing of chemicals ~ Water treatment operation
Pumping stations = Pump stations ~ Water treatment operation
Residual chlorine testing ~ Water treatment operation
Filter maintenance ~ Water treatment operation
Leak detection in networks ~ Water treatment operation
Turbidity testing ~ Water treatment operation
Filtration* ~ Water treatment operation
Activated sludge = MBBR, Moving bed bioreactor, Extended aeration, UASB ~ Wastewater engineering
Sludge dewatering = Dewatering sludge, Belt press, Sludge press, Sludge drying ~ Wastewater engineering
Aeration control ~ Wastewater engineering
Effluent treatment ~ Wastewater engineering
ETP operation ~ Wastewater engineering
Sludge handling ~ Wastewater engineering
Aeration* ~ Wastewater engineering
Effluent testing ~ Wastewater engineering
Sewage works operation ~ Wastewater engineering
Mineral exploration ~ Geology
Stream sediment sampling ~ Geology
Soil geochemistry ~ Geology
Drill supervision ~ Geology
Resistivity surveys ~ Geology
Mineralogy ~ Geology
Sedimentology ~ Geology
Stratigraphy ~ Geology
Geochemistry ~ Geology
Rock sampling ~ Geology
Trench sampling ~ Geology
Georeferencing ~ GIS
Land use mapping ~ GIS
Boundary surveys ~ GIS
Cadastral surveys = Cadastral surveying, Cadastral parcels*, Cadastral parcel mapping ~ GIS
Lidar surveys ~ GIS
Hydrographic surveys ~ GIS
Control surveys ~ GIS
Setting-out surveys ~ GIS
Total station surveys ~ GIS
Regression* ~ Statistics
Missing data methods = Multiple imputation ~ Statistics
Missing data* ~ Statistics
Randomised trials ~ Statistics
Structural equation modelling ~ Statistics
Power calculations ~ Statistics
In-depth interviews ~ Qualitative research
Participant observation ~ Qualitative research
Manuscript writing ~ Qualitative research
Macroeconomic analysis ~ Econometrics
Input-output analysis ~ Econometrics

[tools]
OpenLab
LabVantage
Architect analysers
Beckman Coulter
Abbott Architect = Abbott Alinity
Leica Geosystems
Leica Geo Office = Leica Infinity, LGO^
Topcon = Topcon Magnet, Topcon GTS
DJI Terra ~ Photogrammetry
DJI Matrice = DJI Matrice 300, Matrice 300 RTK ~ Drone surveying
DJI Phantom = DJI Phantom 4, Phantom 4 RTK, DJI Phantom 4 Pro ~ Drone surveying
Eagle Point = Eagle Point Survey ~ Land surveying

[tools]
Electronic lab notebooks = ELN^, Electronic laboratory notebooks
Imaris
BioRender
Bruker TopSpin = TopSpin^
Design-Expert
MODDE ~ Design-Expert
Phoenix WinNonlin = WinNonlin
Monolix ~ NONMEM
Labguru ~ Benchling
Liquid handling robots = Opentrons, Hamilton STAR, Tecan Freedom EVO, Liquid handlers
[skills]
Chemical waste disposal = Chemical waste, Laboratory waste disposal ~ Waste management
Agar plating = Plating out
Video coding = Behavioural coding, Coding of videos
`;
