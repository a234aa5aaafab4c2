export default String.raw`
@group bench-survey-detail | Benches, surveys and languages in detail | science

[skills]
Centrifugation
Traverse surveys = Traverse*, Traversing, Closed traverse, Traverse adjustment, Least squares adjustment, Network adjustment
Monitoring surveys ~ Land surveying
RTK surveys = GNSS^ ~ Land surveying
Survey plans ~ Land surveying
Sight translation
Court translations ~ Translation
Quality checks of translations ~ Translation
Transcreation ~ Translation

[skills]
Pipetting ~ Centrifugation
Aliquoting ~ Centrifugation
Sample reception = Specimen reception ~ Centrifugation
Sample labelling ~ Centrifugation
Sample storage ~ Centrifugation
Reagent stock = Reagent inventory ~ Centrifugation
Analyser maintenance in laboratories ~ Centrifugation
Daily controls ~ Centrifugation
Result validation ~ Centrifugation
Column packing ~ Centrifugation
Dialysis of proteins ~ Centrifugation
Lyophilising ~ Centrifugation
Cryopreservation ~ Centrifugation
Cell banking ~ Centrifugation
Cell passaging = Passaging, Subculturing, Maintaining cell lines, Cell line maintenance, Cell lines* ~ Centrifugation
Plasmid cloning ~ Centrifugation
Bacterial transformation ~ Centrifugation
Restriction digests ~ Centrifugation
Volume calculations ~ Land surveying
Contour mapping = Contour maps ~ Land surveying
Longitudinal sections = Long sections, L-sections, Profile drawings ~ Land surveying
Cross-sections* = Road cross sections, Longitudinal and cross sections ~ Land surveying
Plot demarcation ~ Land surveying
Deed plans ~ Land surveying
Plan drawing ~ Land surveying
Land partitioning ~ Land surveying
Point clouds ~ Land surveying
Laser scanning ~ Land surveying
Boundary marking ~ Land surveying
Setting out of roads = Road setting out ~ Land surveying
Subdivision plans = Subdivision, Subdivision approvals, Plot subdivision, Blocking-out plans, Partition plans, Partition surveys, Amalgamation plans ~ Land surveying
Sworn interpreting ~ Translation
Subtitle timing ~ Translation
Terminology lists ~ Translation
Style guide writing ~ Translation
Dubbing scripts ~ Translation
Bilingual editing ~ Translation
Medical interpreting sessions ~ Translation
`;
