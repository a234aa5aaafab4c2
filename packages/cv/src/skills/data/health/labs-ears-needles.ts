export default String.raw`
@group medicine-lab | Medicine, pharmacy and laboratory | health

[skills]
Speech audiometry = Speech in noise testing ~ Audiology, Visual reinforcement audiometry
Aural rehabilitation = Auditory rehabilitation ~ Audiology, Auditory training
Paediatric audiology = Children's audiology ~ Audiology
Vestibular evoked potentials = VEMP^, cVEMP ~ Vestibular rehabilitation
Audiological evaluation = Audiological assessment, Hearing evaluation ~ Audiology
Tissue processing and embedding = Embedding and microtomy ~ Histology, Tissue embedding
Specimen accessioning = Accessioning of specimens, Specimen reception and accessioning
PAS staining = Masson's trichrome, Periodic acid-Schiff, Trichrome staining ~ Special stains
Embryo culture = Embryo grading, Embryo transfer in IVF, Sperm preparation, ICSI^, Vitrification of embryos, Embryo vitrification ~ IVF
Scalp acupuncture = Ear seeds, Japanese acupuncture, Japanese needling, Five element acupuncture, Five element theory ~ Acupuncture
Trigger point needling = Trigger point dry needling, Dry needling of trigger points ~ Dry needling
Clean needle technique = CNT certification ~ Acupuncture
Forensic psychological reports = Forensic psychology reports, Expert psychological reports ~ Clinical psychology
Clinical interviews = Clinical interviewing, Structured clinical interviews, SCID-5^ ~ Clinical psychology
Animal-assisted therapy
Friday prayers = Leading Friday prayers ~ Friday sermons
Bovine TB testing = TB testing of cattle ~ Large animal practice, TB testing

[tools]
Ventana BenchMark = BenchMark Ultra, Ventana Ultra ~ Immunohistochemistry
NCCAOM^ = NCCAOM Diplomate ~ Acupuncture
AMPDS^
`;
