export default String.raw`
@group lessons-courses-detail | Lessons, courses and counselling of learners in detail | education | narrow

[skills]
Academic publications = Peer-reviewed publications, Journal publications, Publishing papers, Publication of papers ~ Scientific writing
Admissions interviews = Student selection interviews, Interviewing applicants for admission
Outcome mapping = CO-PO mapping, CO-PO attainment, Outcome-based assessment
Industry visits = Industrial visits, Study tours
Placement support = Campus placement, Placement coordination ~ Industrial placements
Online assessments = Online quizzes, Computer-based assessment
Research Excellence Framework = REF submission, REF impact case studies
Vocational workshop training = Workshop training, Workshop practice, Workshop instruction, Practical training delivery
Welding instruction = Welding training, Teaching welding ~ Welding
Electrical installation training = Electrical training, Teaching electrical installation
Learner portfolios = Portfolio building, Student portfolios, Portfolios of evidence ~ Portfolio assessment
Session plans = Session planning for trainers, Training session plans
Learning guides = Learning materials development, Learner guides, Trainee manuals, Training handouts
Competency assessment tools = Assessment tools development, Assessment instruments
Workshop stores = Tool store, Tool store control
Workshop maintenance for training = Maintenance of training equipment, Training equipment maintenance
Practical science teaching = Practical work in science, Practical assessments, Practical lessons, Apparatus preparation ~ Practical demonstrations
Secondary school exams* = KCSE^, WAEC^, NECO^, O/L and A/L classes, BECE, JAMB^, CSEC, SSC exams, HSC exams ~ Cambridge curriculum, O-level teaching, A-level teaching
Homework setting = Setting homework, Homework correction, Copy checking, Notebook correction ~ Homework marking
Intervention lessons = Booster classes, Booster groups, Catch-up lessons, Catch-up groups, Extra classes ~ Small group teaching, Revision classes, Revision sessions
Teacher trainee supervision = Teaching practice supervision, Supervising student teachers, Student teacher mentoring, Mentoring student teachers, Mentoring trainee teachers ~ Teacher training
Model United Nations = MUN^
Reward systems in class = Behaviour points, House points, Star charts, Reward charts
Departmental budget = Department budgets, Faculty budget
Maths mastery = Mathematics mastery, Singapore maths, Bar modelling
Early literacy = Early reading, Emergent literacy, Pre-literacy
Key stages in teaching = KS1^, KS2^, KS3^, KS4^, KS5^, Key Stage 1, Key Stage 2, Key Stage 3, Upper Key Stage 2
Talk for Writing
PSHE teaching = PSHE^, RSHE, Citizenship education, Life orientation, Civic education
Subject leadership = Subject lead, Subject leader, English lead, Maths lead, Literacy lead, Phase leadership, Year group leadership ~ Curriculum leadership
Thematic units = Thematic teaching, Thematic planning, Topic-based learning, Cross-curricular planning
Primary Years Programme = PYP^, Units of inquiry, MYP^, Middle Years Programme ~ International Baccalaureate, Activity-based learning
Student-led conferences = Three-way conferences, Student conferences, PTMs^ ~ Parent communication
Handwriting teaching = Handwriting lessons, Letter formation, Cursive handwriting
Running records = Reading records, Levelled reading, Reading assessments, Reading age tests
Spelling tests = Spellings, Spelling bee, Spelling lessons
Reading corner = Book corner, Class library, Classroom library
School performances = Nativity play, School production, Annual day, Annual day celebrations, Variety show ~ School plays, School concerts
School feeding = Mid-day meal, Midday meal scheme, School feeding programme ~ School management
Early years curriculum frameworks = National Quality Standard, NQS^, HighScope, Creative Curriculum
Observation and documentation of children = Observation and documentation, Child documentation, Pedagogical documentation
Kindergarten readiness = Transition to school, Pre-literacy and numeracy, Kindergarten preparation ~ School readiness
Developmental checklists = Ages and Stages Questionnaire, ASQ^, ASQ screening, Developmental screening of children
Classroom set-up = Classroom preparation, Classroom arrangement, Setting up learning areas, Learning centres, Provocations ~ Learning corners
Adult to child ratios = Staff ratios in nurseries, Child ratios
Room leader duties = Room leading, Room leader, Room leadership
Cooking with children = Baking with children, Cooking activities
Rhymes and finger plays = Rhymes*, Finger plays, Puppet plays, Rhyme time
Art and craft with children = Craft sessions, Art activities, Junk modelling ~ Arts and crafts
Facilitator guides = Trainer guides, Facilitation guides, Instructor guides, Participant guides, Participant workbooks, Trainer manuals
Video scripting for learning = Video scripting, Training videos ~ Explainer videos
Learning objectives = Writing learning objectives, Learning outcomes writing ~ Learning outcomes
Exam development = Test development, Examination development, Question bank development ~ Question banks
Rubric design = Rubric development, Marking rubrics, Marking schemes, Mark schemes
Standard setting in exams = Standard setting, Angoff method
School improvement plans = Self-evaluation of schools, SIP and SEF ~ School development planning
Coaching visits to teachers = Coaching visits, School support visits ~ Teacher training
Course uploads = Uploading courses, Course publishing, LMS course building, Course builds
User enrolment = Learner enrolment, LMS enrolments
Behaviour intervention plans = BIPs^, Positive behaviour plans, Behaviour support planning ~ Autism support, Behaviour management
Functional behaviour assessment = ABC charts, Functional analysis of behaviour
SEN coordination = SENCo^, SENCO role, SEND coordination, SEN leadership, SENDCo, ALNCo
Visual schedules = Visual supports, Now and next boards, First-then boards
Multi-sensory teaching = Multisensory learning, Sensory stories
Resource room teaching = Resource room, Pull-out sessions, Push-in support, Learning support centre
Augmentative communication devices = AAC devices, Communication books, Switch access, Eye gaze technology
EHCP applications = EHCP requests, EHCP annual reviews, Statutory assessment requests, EHC needs assessments
Mobility training = Orientation and mobility, Orientation and mobility training, White cane training
Money skills = Money handling skills, Functional academics, Functional maths
Deaf awareness = Deaf education, Teaching deaf children, Hearing aid checks
Vocational training for special needs = Pre-vocational skills, Prevocational training
Therapy liaison = Occupational therapy liaison, Speech therapy liaison, Liaison with therapists
Total Physical Response = TPR^, TPR method
Communicative approach = Communicative method, CLT approach
Speaking examining = Speaking examiner, Oral examiner, Speaking tests, IELTS examiner, Cambridge examiner
DELF preparation = DELF/DALF, DALF preparation, TCF preparation, DELF exams
English exam preparation = Cambridge exams, Cambridge exam preparation, FCE preparation, PTE preparation, OET preparation, KET and PET
Language labs = Language laboratory
Pronunciation clinics = Accent reduction, Phonetics teaching ~ Voice and accent training
Dictation exercises ~ Dictation
Summer school programmes = Summer school, Summer school teaching ~ Holiday camps
Homestay liaison = Homestays, Host family liaison
Accompanying on piano = Accompanying*, Piano accompanying, Accompanying exams ~ Piano accompaniment
Music group lessons = Group lessons*, Group music lessons, Whole-class ukulele, Whole-class strings, Wider opportunities
Band direction = Directing bands, School band, Marching band, Orchestra direction, Orchestra* ~ Ensemble coaching
Music recitals = Recitals, Recital organisation, Student recitals ~ Recital preparation
Music theory lessons = Theory classes in music
Dalcroze eurhythmics = Dalcroze
Samba drumming = Djembe workshops, Drum circles, African drumming
Carnatic vocal training = Carnatic vocal, Tala practice, Tala ~ Ragas
Arangetram preparation = Arangetram, Salangai pooja
Music technology = Music tech, DAW teaching
Office software training = MS Office training, Excel training, Word and Excel training, Microsoft 365 training, Teaching MS Office, Computer classes, Basic computer training
Power BI training ~ Power BI
Cloud training = AWS training, Azure training
Programming instruction = Python teaching, Teaching Python, Teaching coding, Coding lessons, Java training ~ ICT teaching
Coding bootcamps = Bootcamp teaching, Bootcamp instruction, Coding camps
Classroom delivery = Classroom training delivery, Classroom-based training, Instructor-led training, ILT^ ~ Virtual instructor-led training
Hands-on labs = Lab exercises, Practical labs, Lab guides, Lab sessions
Training lab set-up = Classroom IT set-up, Computer lab set-up ~ Lab setup
Capstone projects = Capstone project supervision, Student projects, Student project supervision, Project guidance
Digital literacy = Digital literacy training, Digital skills training, Basic IT skills training, ICT literacy
Demo sessions* = Demo classes, Product demo sessions
Quick reference guides = QRGs^, Job aids, Cheat sheets, Quick reference cards
ERP user training = SAP training, SAP end-user training, Oracle user training, ERP training
Exam vouchers* = Certification exam vouchers, Exam voucher management
Entrance exam tuition = 11+ preparation, 11 plus preparation, Entrance exam preparation, Common entrance preparation, SAT prep, ACT prep, JEE coaching, NEET coaching, Grade 5 scholarship classes ~ SATs preparation, Grade 5 scholarship preparation
Subject tuition = Physics tuition, Chemistry tuition, Biology tuition, Science tuition, GCSE maths tuition, Commerce tuition ~ English teaching, Tutoring
Exam techniques = Exam strategies, Past paper practice, Past-paper discussions, Model papers, Mock examinations ~ Past papers, Exam preparation
University applications support = UCAS applications, UCAS, UCAS references, Personal statements, University applications, Common App, Essay review, College essays, University visits, College applications
College counselling = University counselling, University guidance, Overseas education counselling
Bullying prevention = Anti-bullying, Anti-bullying campaigns ~ Anti-bullying work
Psychometric testing for careers = Psychometric tests, Aptitude testing, Career assessments, Interest inventories
Parent counselling = Parent guidance, Parental counselling
Home-school liaison = School attendance work, Attendance officer duties, Truancy follow-up
Revision timetables = Revision planning, Individual learning plans, Learning plans, Revision guides ~ Study plans
Diagnostic tests for learners = Diagnostic tests, Diagnostic assessment of learners, Baseline assessment, Baseline tests
Worksheet preparation = Worksheet design, Worksheet creation ~ Worksheets
[tools]
Panopto
Captivate^ = Adobe Captivate 2019
Scopus
Web of Science ~ Scopus
TAE40116 = TAE40110, TAE40122, Certificate IV in Training and Assessment
CDACC^ = TVET CDACC
NCVT^ = NCVET, SCVT
NAVTTC
TESDA^ = TESDA NC II, TESDA NC III, TM1 certificate
Smart Assessor
White Rose Maths = White Rose
Twinkl
Cambridge Primary = Cambridge Lower Secondary, Cambridge Primary Curriculum, Checkpoint exams
Accelerated Reader
Orton-Gillingham = Barton Reading, Wilson Reading
Proloquo2Go
Clicker 8
Boardmaker
Duolingo
DELTA diploma = Cambridge DELTA
Goethe exams ~ Goethe-Zertifikat
ICDL^ = ECDL
micro:bit = BBC micro:bit
Microsoft Certified Trainer = MCT^
Bitpaper
Preply
iTalki
Vedantu
Common App portal
Naviance
Pear Deck
[skills]
Conference talks = Conference posters, Poster presentations, Seminar talks, Invited talks
Ethics applications = Ethics approval, IRB submissions, IRB applications ~ Ethics submissions
Lab inductions = Lab safety training, Lab management, Laboratory inductions
`;
