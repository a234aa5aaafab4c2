export default String.raw`
@group lessons-learners-detail | Lessons and learners in detail | education

[skills]
Hygiene habits = Teaching of hygiene habits
Language support* = Language development support
Painting activities = Craft workshops for children
Psychomotor activities = Psychomotricity, Motor skills activities
Musical awareness = Music and movement for children
Educational projects
Child safety = Safety of children
Educational games = Learning games
Bedtime routines
Learning corners = Activity corners
Outcome-based education = OBE?
Citation management = Reference management
Lecture capture
Flipped classroom = Flipped learning, Inverted classroom
Viva examinations = Viva voce, Viva voce examinations, Oral examinations
Bibliometrics
Competency-based training = CBET^, Competency-based education, CBT assessment
NVQ assessment = NVQ assessing, NVQ assessor
Internal verification = Internal quality assurance, IQA?
Workshop supervision
Trade testing = Trade tests
Portfolio assessment
Workplace assessment = Worksite assessments, Job site analysis
Employer engagement
Industrial placements = Industrial attachment, Internship placement, Student placements, Work placements
Functional skills*
Learner progress reviews = Progress reviews with learners, Learner reviews
E-portfolio = OneFile
Logbook checking = Logbook assessment
Recognition of prior learning = RPL?, Prior learning assessment
Course scheduling
Workshop safety = Health and safety in workshops, Workshop health and safety
Session planning
Homework marking = Marking of homework, Marking homework, Marking of books
Bloom's taxonomy
Question banks*
Combined mathematics teaching = Combined maths, Combined mathematics
Practical chemistry = Practical science
Practical physics ~ Practical chemistry
Key worker* = Key person*
Settling-in* = Settling in children, Settling-in of children
Free-flow play
Behaviour guidance
Loose parts play
Anganwadi = Anganwadi work
Textbook writing
Learning outcomes*
ADDIE^
Item writing = Test item writing, Assessment item writing, Test construction
Teacher guides* = Teachers' guides*
School monitoring = Monitoring of schools
Test piloting = Pilot testing
Standards alignment
Education policy
Literacy programmes*
Backward design
Universal design for learning = UDL?
Ensemble coaching = Orchestra rehearsals, Ensemble direction, Band coaching
Suzuki method
Kodály method = Kodály
Orff approach = Orff*, Orff Schulwerk
Hindustani music = Hindustani vocals
Tabla^
Veena
Sitar
Mridangam
Recital preparation = Concert preparation
Music appreciation
Brass band
Transposition*
Steel pan = Steelpan
Talent shows*

[tools]
Times Tables Rock Stars = TTRS
Team Teach
Clicker?
  with pupils, pupil, symbols, literacy, widgit
ClassIn
Widgit = Widgit symbols, InPrint
Purple Mash
Bromcom
Arbor?
  with attendance, registers, register, cpoms, sims
CPOMS
Advance HE fellowship* = HEA Fellowship*, FHEA*
BTEC = Pearson BTEC
City & Guilds
PTLLS* = TAQA*, A1 assessor*, CAVA*
NSQF^
PGCE*
QTS* = Qualified teacher status*
TRCN*
CBSE^
ICSE^ ~ CBSE
Ofsted
Tapestry journal = Tapestry?
  with learning, observation, journal, eyfs, nursery, progress, observations, parents
ABRSM^ = ABRSM grades
Trinity exams = Trinity College London exams, Trinity Guildhall

[skills]
One-to-one support = 1:1 support, One-on-one support
Phonics interventions = Phonics groups
Reading support
Resource preparation = Preparing resources, Preparation of resources, Making teaching aids
Speech programmes*
Exam access arrangements = Access arrangements
Reader and scribe = Scribing, Exam scribing
Breakfast club*
Numeracy interventions = Maths interventions
Translation for parents
Attendance registers = Registers of attendance
ELSA? = Emotional literacy support
School budgeting = School budgets
Curriculum leadership
Student discipline = Discipline policy, Pupil discipline
School governance = SMC meetings, Governing body meetings, School board liaison
Safeguarding lead = Designated safeguarding lead
School safety
Boarding management = Hostel management, Boarding house management
School marketing = Marketing of schools, Marketing of the school, School promotion
Communicative language teaching = CLT?
Speaking practice
Pronunciation teaching = Pronunciation*
Placement tests = Placement testing
Task-based learning
Young learners*
Listening exercises*
Academic English = EAP?, English for academic purposes
Error correction*
Second language teaching = Sinhala as a second language
Tamil as a second language ~ Second language teaching
Vocabulary games*
Library automation
OPAC^
Plagiarism checking = Plagiarism checks
Bibliography compilation = Bibliographies
Open access
Institutional repositories
Serials control

[tools]
CEFR^
Goethe-Zertifikat
JLPT* ~ Goethe-Zertifikat
HSK* ~ Goethe-Zertifikat
DELF* ~ Goethe-Zertifikat
LibGuides
EZproxy

[skills]
Coding clubs = Code clubs
Virtual classrooms
Training manuals = Training manual writing
Microsoft Office training
`;
