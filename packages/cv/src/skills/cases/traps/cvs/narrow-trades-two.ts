export default `
=== n9-convey own
Bethan Pugh
Residential Conveyancer
bethan.p@mail.example · 07700 906509 · Swansea

## EXPERIENCE
Residential Conveyancer, Gower Law, Swansea
2014 – Present
! - {Freehold and leasehold conveyancing=Freehold conveyancing|Leasehold conveyancing}, {remortgages} and {transfers of equity=Transfer of equity|Transfers of equity}.
! - {Help to Buy}, {right to buy} and {shared ownership} sales for two housing associations.
! - {Exchange of contracts}, {completion=Completion|Completions} and {post-completion=Post-completion|Post-completion work} in {Osprey}.
! - {Lease extensions} and {deeds of variation=Deeds of variation|Deed of variation}.

## SKILLS
{Conveyancing}, {Stamp duty land tax=Stamp duty land tax|Stamp duty|SDLT}, {Title checks=Title checks|Title investigation}, {Property searches}, {Source of funds checks}, {LEAP and InfoTrack=LEAP}, {InfoTrack}, {Client care}, {Calm under pressure}
=== n10-hygiene own
Mirela Popa
Dental Hygienist
mirela.p@mail.example · +40 721 906 510 · Cluj

## EXPERIENCE
Dental Hygienist, Zâmbet Clinic, Cluj
2017 – Present
! - {Scaling and polishing=Scaling and polishing|Scaling|Polishing}, {root planing} and {fissure sealants}.
! - {Fluoride varnish}, {plaque scores=Plaque scores|Plaque indices|Plaque scoring} and {oral hygiene instruction}.
! - {Bitewing radiographs=Bitewing radiographs|Bitewings|Dental radiography} and {intraoral scanning}; {teeth whitening}.

## SKILLS
{Periodontal charting}, {Air polishing}, {Ultrasonic scaling}, {Local anaesthesia}, {Smoking cessation advice=Smoking cessation advice|Smoking cessation}, {Instrument sterilisation=Instrument sterilisation|Sterilisation}, {Patience}, {Decision making}
=== n11-nursery own
Gráinne Duffy
Early Years Educator
grainne.d@mail.example · +353 86 906 511 · Sligo

## EXPERIENCE
Early Years Educator, Little Acorns, Sligo
2015 – Present
! - {Key worker=Key worker|Key person} for six toddlers; {learning journals=Learning journals|Learning journeys} and {child observations=Child observations|Observations}.
! - {Circle time}, {messy play} and {story time=Story time|Storytelling|Storytelling to children}.
! - {Toilet training}, {nappy changing} and {safe sleep checks=Safe sleep checks|Safe sleep}.
! - {Settling in} of new children with their parents.

## SKILLS
{Aistear}, {EYFS}, {Safeguarding}, {Paediatric first aid}, {Play-based learning}, {Outdoor play}, {Behaviour management}, {Phonics and early maths=Phonics|Early maths}, {Makaton}
=== n12-claims own
Hamza Rauf
Claims Adjuster
hamza.r@mail.example · +92 300 906 5120 · Karachi

## EXPERIENCE
Claims Adjuster, Indus General, Karachi
2013 – Present
! - {Motor claims} and {property claims} from first notice to settlement; {reserving=Reserving|Claims reserving} up to 5 million.
! - {Loss assessment}, {subrogation} and {salvage=Salvage|Salvage recovery|Salvage disposal} after two floods.
! - {Fraud investigation} with the police, {policy coverage review=Policy coverage review|Coverage analysis|Coverage review}.

## SKILLS
{Claims handling}, {Loss adjusting}, {Liability claims}, {Claims negotiation}, {Guidewire ClaimCenter=Guidewire ClaimCenter|ClaimCenter}, {Xactimate}, {First notification of loss=First notification of loss|FNOL|First notice of loss}, {Reinsurance recoveries}
=== n13-sound own
Ingrid Moen
Sound Engineer
ingrid.m@mail.example · +47 901 06 513 · Bergen

## EXPERIENCE
Sound Engineer, Fjord Scene, Bergen
2012 – Present
! - {Front of house mixing=Live sound mixing} and {monitor mixing} on {Allen & Heath} and {Avid S6L}.
! - {RF coordination=RF coordination|Radio microphones}, {line checks=Line checks|Line check} and {stage plots} for 80 bands a year.
! - {?Foley recording=Foley|Foley recording}, {dialogue editing} and {mastering} in {Nuendo}.

## SKILLS
{Pro Tools}, {QLab}, {Dante}, {Shure Wireless Workbench=Shure Wireless Workbench|Wireless Workbench}, {Microphone placement}, {Cable soldering=Cable soldering|Soldering|Cable making}, {PA systems=PA systems|PA system setup}, {Acoustic measurement}, {Waves plugins=Waves|Waves plugins}
=== n14-garden own
Aroha Tamati
Landscaper
aroha.t@mail.example · +64 21 906 514 · Napier

## EXPERIENCE
Landscaper, Green Bay Gardens, Napier
2015 – Present
! - {Paving}, {retaining walls} and {deck building=Deck building|Decking} from the first peg to the last screw.
! - {Turf laying}, {hedge trimming} and {planting plans=Planting plans|Planting design}.
! - {Irrigation installation}, {garden lighting} and {water features}.
! - {Mini excavator=Mini excavator operation|Mini excavator|Excavator operation} and {plate compactor=Plate compactor|Plate compactors|Compaction} on site.

## SKILLS
{Landscape construction}, {Stonework}, {Pruning}, {Lawn care}, {Weed control}, {Chainsaw operation=Chainsaw operation|Chainsaw}, {Soil preparation and mulching=Soil preparation|Mulching}, {Plant identification}
=== n15-stores own
Joseph Banda
Storekeeper
joseph.b@mail.example · +260 97 906 515 · Kitwe

## EXPERIENCE
Storekeeper, Copper Ridge Mining, Kitwe
2011 – Present
! - {Goods receiving}, {bin cards=Bin cards|Bin card} and {stock reconciliation} of 4,000 lines in {SAP MM}.
! - {Cycle counting}, {?reorder levels} and {stock issuing=Stock issuing|Issuing stock|Stores issues}.
! - {FIFO} and {FEFO} for chemicals; {stock write-offs}.

## SKILLS
{Stores management}, {Inventory control}, {Goods receiving and dispatch=Goods receiving|Dispatch}, {Bin location}, {Forklift operation}, {Sage Evolution}, {Material coding}, {?Housekeeping} and {5S}
=== n16-qs own
Faridah Osman
Quantity Surveyor
faridah.o@mail.example · +60 12 906 5160 · Johor Bahru

## EXPERIENCE
Quantity Surveyor, Selat Builders, Johor Bahru
2014 – Present
! - {Taking off=Taking off|Quantity take-off|Take-off}, {bills of quantities} and {interim valuations}.
! - {Variation orders}, {?final accounts} and {cost reports=Cost reports|Cost reporting} for three towers.
! - {?Tender documents}, {subcontractor payments=Subcontractor payments|Subcontract payments} and {rate analysis}.

## SKILLS
{CostX}, {Bluebeam}, {FIDIC}, {Value engineering}, {Cost planning}, {Contract administration}, {Measurement and billing=Measurement|Billing}, {Life cycle costing}
=== n17-mep own
Anil Thomas
MEP Engineer
anil.t@mail.example · +971 50 906 5170 · Sharjah

## EXPERIENCE
MEP Engineer, Gulf Towers Contracting, Sharjah
2012 – Present
! - {HVAC design}, {plumbing design} and {fire fighting systems=Fire fighting systems|Firefighting systems|Fire protection systems} for a mall of nine floors.
! - {Load calculations}, {duct sizing} and {chilled water systems=Chilled water systems|Chilled water}.
! - {Clash detection} in {Navisworks}, {shop drawings} in {Revit MEP}.
! - {Testing and commissioning} of {VRF systems=VRF systems|VRF}; snags closed with the consultant.

## SKILLS
{HAP=HAP|Carrier HAP}, {DIALux}, {AutoCAD MEP}, {ASHRAE}, {NFPA}, {BMS=BMS|Building management systems}, {Material submittals}, {Cable sizing}, {Method statements}, {Plumbing and drainage=Plumbing|Drainage}
`;
