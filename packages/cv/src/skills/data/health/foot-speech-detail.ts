export default String.raw`
@group foot-speech-detail | Feet, speech, dentures and wards in detail | health | narrow

[skills]
Care visits = Nursing visits ~ Care planning
Speech and language assessment = Assessment of language, Evaluation of language > Speech therapy
Removable partial dentures = Cast partial dentures, Chrome dentures, Clasps for dentures > Prosthodontics
Telescopic crowns = Double crowns, Telescope crowns > Crown and bridge work
Occlusal splints = Bite splints, Splint technique ~ Prosthodontics
Tooth shade matching = Shade matching of teeth ~ Prosthodontics
Panoramic radiography = Orthopantomograms > Dental radiography
Patient reception = Reception of patients, Receiving of patients ~ Reception
Foot pressure measurement = Pedobarography, Plantar pressure measurement, Pressure mapping, Pressure plate analysis ~ Podiatry
Upper making = Shoe upper making, Shaft making ~ Orthopaedic shoemaking
Ingrown toenails = Ingrown nail treatment, Ingrowing toenails > Podiatry
Callus removal = Chiropody, Chiropodial treatment, Corn and callus removal > Podiatry
Silicone orthoses = Silicone toe orthoses, Orthodigita > Podiatry
Foot ulcer care = Care of foot ulcers, Ulcer care ~ Diabetic foot care
Kinesiology taping = Kinesiotape, Neuromuscular taping > Taping
Foam impressions = Foam box impressions > Podiatry
Myofunctional therapy = Orofacial myofunctional therapy > Speech therapy
Swallowing rehabilitation = Swallowing therapy, Rehabilitation of swallowing ~ Dysphagia
Specific learning disorders = Dyslexia, Learning disorders, Dyscalculia ~ Speech therapy
Developmental screening = Screening of children, Speech screening ~ Speech therapy
Comfort care = Comfort measures, Care for comfort
Recreational activities for residents = Social activities for residents
Culture plating = Inoculation of cultures, Streaking of plates > Microbiology
Blood coagulation tests = Clotting tests > Haematology
Reagent management = Reagents, Management of reagents
Perioral feeding help = Feeding of residents, Spoon feeding of residents
Eyelash tinting = Lash tinting
Colour removal from hair = Hair colour removal, Stripping of hair colour > Hair colouring
Joint infiltrations = Corticosteroid infiltrations, Infiltration of joints

[tools]
Medatixx
Turbomed
Medicom^
Promedico
Vivendi PD = Vivendi^
LOGOSw
Clinidata
GOÄ^
`;
