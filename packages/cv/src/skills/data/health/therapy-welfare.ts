export default String.raw`
@group therapy-welfare | Therapy, social work and childcare | health

[skills]
Behavioural health = Behavioral healthcare
Mental health*
Home visits ~ Community nursing
Child assessment = Assessment of children
Orthopaedic rehabilitation = Post-operative rehabilitation, MSK^, Joint rehabilitation, Post-surgical rehabilitation, Post-op rehab, Postoperative physiotherapy, Joint replacement rehabilitation, Fracture rehabilitation, Ortho rehab
Sports rehabilitation = Sports injuries, Sports injury rehabilitation
Sports injury management = Sports physiotherapy, Sports first aid > Sports rehabilitation
Paediatric physiotherapy
Vestibular rehabilitation = Vestibular assessment, VNG^, Vestibular testing
Pelvic floor therapy
Hand therapy
Range of motion exercises = Range of motion, Passive exercises
Mobility assessment = Mobility aids
Wheelchair prescription = Wheelchair assessment, Wheelchair fitting
Home assessments = Home modifications, Home adaptations, Home safety assessment, Housing adaptations
Cognitive rehabilitation = Cognitive assessment, Cognitive screening, MMSE^, Dementia assessment, Memory clinics, MoCA^
Sensory integration = Sensory rooms, Sensory processing, Sensory play, Sensory integration therapy
Work rehabilitation = Vocational rehabilitation
Assistive technology = Assistive devices, Equipment prescription, Assistive equipment, Equipment provision, Assistive device prescription
Swallowing assessment = Swallow assessments, Dysphagia assessment, Bedside swallow evaluation, Dysphagia management
AAC^ = Augmentative and alternative communication, PECS^, Communication aids, Augmentative and alternative communication aids
Voice therapy
Dialectical behaviour therapy = DBT therapy
EMDR^
Play therapy = Art therapy, Music therapy
Grief counselling = Bereavement counselling
Weight management = Weight loss*, Weight loss programmes, Weight loss coaching
Menu analysis = Nutritional analysis
Probation work = Probation supervision
Direct payments = Personal budgets, Direct payment support
Multi-agency working = Multi-agency meetings
Activity programmes = Activities for residents, Activity planning for the elderly
Care documentation = Care records, Care notes, Daily care logs, Care logs, Daily logs*
Reggio Emilia
Arts and crafts = Crafts with children, Craft activities, Craft work
School runs = School pick-ups, After-school care, School pick-up, School drop-off, School drop-offs, After-school club, Wraparound care, Holiday club management
Snack preparation = Snack time preparation, Snack time
Holiday camps = Summer camps, Holiday clubs, Camp counselling, Holiday playscheme

[tools]
Tapestry learning journal
Brightwheel
HiMama
Mosaic social care = Liquidlogic, Liquid Logic
CareDocs
Nourish care software
Access Care Planning

[skills]
Myofascial release = Muscle energy techniques, MET techniques, Positional release ~ Manual therapy
Soft tissue massage ~ Manual therapy
Walking practice ~ Gait training
Interferential therapy = IFT?, Shortwave diathermy ~ Electrotherapy
Laser therapy ~ Electrotherapy
Aquatic therapy ~ Hydrotherapy
Airway clearance ~ Chest physiotherapy
Postural drainage ~ Chest physiotherapy
Bobath ~ Stroke rehabilitation
Musculoskeletal physiotherapy ~ Orthopaedic rehabilitation
Pitch-side first aid ~ Sports rehabilitation
Developmental delay ~ Paediatric physiotherapy
Early intervention ~ Paediatric physiotherapy
Women's health physiotherapy = Women's health, Antenatal exercises, Postnatal rehabilitation ~ Pelvic floor therapy
Splint making = Splint fabrication ~ Hand therapy
Walking aids = Walking frames, Zimmer frames, Crutches, Walking sticks ~ Mobility assessment
Transfer training ~ Mobility assessment
Seating assessment ~ Wheelchair prescription
Posture and seating ~ Wheelchair prescription
Functional assessment ~ Occupational therapy
ADL assessments = Activities of daily living assessment, ADL retraining, ADL training ~ Personal care
Access visits ~ Home assessments
Memory training ~ Cognitive rehabilitation
Snoezelen ~ Sensory integration
Return-to-work programmes ~ Work rehabilitation
Work hardening ~ Work rehabilitation
Adaptive equipment ~ Assistive technology
Dysphagia ~ Swallowing assessment
Videofluoroscopy ~ Swallowing assessment
Makaton ~ AAC
Neuropsychological assessment ~ Clinical psychology
WISC-V ~ Occupational psychology
WAIS-IV ~ Occupational psychology
Intelligence testing ~ Occupational psychology
Individual therapy ~ Psychotherapy
Talking therapy ~ Psychotherapy
Solution-focused therapy = Solution-focused brief therapy, SFBT? ~ Psychotherapy
Schema therapy ~ Psychotherapy
Psychoeducation ~ Group therapy
Couples counselling = Marital counselling, Relationship counselling, Marriage counselling ~ Family support
Sandplay ~ Play therapy
Bereavement support = Grief support ~ Grief counselling
Suicide risk assessment ~ Crisis intervention
Safety planning ~ Crisis intervention
Relapse prevention ~ Addiction counselling
Substance misuse ~ Addiction counselling
Harm reduction ~ Addiction counselling
Needle exchange ~ Addiction counselling
Methadone programmes ~ Addiction counselling
Relaxation techniques ~ Meditation
Therapeutic diets ~ Dietetics
Body composition analysis = Bioelectrical impedance, BIA? ~ Weight management
Bioimpedance analysis ~ Weight management
Carbohydrate counting ~ Diabetes care
Section 47 enquiries ~ Child safeguarding
Fostering* = Foster care placements ~ Child welfare
  not before a, an, positive, strong, good, culture, relationship, collaboration, innovation, growth, business
Placement matching ~ Child welfare
Parenting support ~ Family support
Parenting programmes ~ Family support
Parenting classes ~ Family support
Women's shelter work ~ Domestic violence support
Survivor support ~ Domestic violence support
Asylum support ~ Refugee support
Resettlement support ~ Refugee support
Supported housing ~ Homelessness support
Tenancy support = Tenancy sustainment ~ Homelessness support
Housing applications ~ Homelessness support
Welfare rights ~ Social security administration
Street outreach = Street work ~ Youth work
Offender rehabilitation = Prisoner rehabilitation, Offending behaviour programmes, Sentence planning ~ Probation work
Pre-sentence reports ~ Probation work
Offender management ~ Probation work
Restorative justice ~ Mediation
Family group conferences ~ Mediation
PSS activities ~ Psychosocial support
Supported living = Supported living services, Supported living management, Independent living support ~ Disability support
Community inclusion ~ Disability support
Care packages ~ Direct payments
Interagency work ~ Multi-agency working
Reminiscence work ~ Dementia care
Validation therapy ~ Dementia care
Sitting service ~ Respite care
Nanny work ~ Childcare
Sleep routines ~ Infant care
Nap routines ~ Infant care
Bottle preparation ~ Infant care
Circle time ~ Activity-based learning
Learning journals = Learning journeys, Child observation, Observation of children, Learning stories, Observation and assessment*, Observation and assessment of children, Observations and next steps ~ Child development
Letters and Sounds ~ Phonics
Finger painting ~ Arts and crafts
Positive discipline ~ Behaviour management

[tools]
Blackbaud
ActivityInfo
Bonterra
Dotdigital
`;
