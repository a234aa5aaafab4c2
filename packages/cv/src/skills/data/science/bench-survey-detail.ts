export default String.raw`
@group bench-survey-detail | Benches, surveys and languages in detail | science

[skills]
Centrifugation
Traverse surveys = Traverse*, Traversing, Closed traverse, Traverse adjustment, Least squares adjustment, Network adjustment
Monitoring surveys ~ Traverse surveys
RTK surveys = GNSS^ ~ Traverse surveys
Survey plans ~ Traverse surveys
Sight translation
Court translations ~ Sight translation
Quality checks of translations ~ Sight translation
Transcreation ~ Sight translation

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
Volume calculations ~ Traverse surveys
Contour mapping = Contour maps ~ Traverse surveys
Longitudinal sections = Long sections, L-sections, Profile drawings ~ Traverse surveys
Cross-sections* = Road cross sections, Longitudinal and cross sections ~ Traverse surveys
Plot demarcation ~ Traverse surveys
Deed plans ~ Traverse surveys
Plan drawing ~ Traverse surveys
Land partitioning ~ Traverse surveys
Point clouds ~ Traverse surveys
Laser scanning ~ Traverse surveys
Boundary marking ~ Traverse surveys
Setting out of roads = Road setting out ~ Traverse surveys
Subdivision plans = Subdivision, Subdivision approvals, Plot subdivision, Blocking-out plans, Partition plans, Partition surveys, Amalgamation plans ~ Traverse surveys
Sworn interpreting ~ Sight translation
Subtitle timing ~ Sight translation
Terminology lists ~ Sight translation
Style guide writing ~ Sight translation
Dubbing scripts ~ Sight translation
Bilingual editing ~ Sight translation
Medical interpreting sessions ~ Sight translation
`;
