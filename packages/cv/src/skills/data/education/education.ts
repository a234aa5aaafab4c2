export default String.raw`
@group education | Education and childcare | education

[skills]
Bilingual education = Bilingual teaching, Bilingual classroom, Dual-language instruction, Dual language teaching ~ Language teaching
Team teaching = Co-teaching ~ Teaching
Student engagement ~ Classroom management
Standardized testing = State testing, State assessments, Standardised tests ~ Student assessment
Storytelling for children = Story time, Storytelling to children, Storytime, Story telling for children > Storytime reading
Homework clubs > Homework support
Remedial teaching = Remedial classes, Remedial education > Teaching
Multi-grade teaching = Multigrade teaching > Teaching
Accreditation of programmes = Programme accreditation, Course accreditation
Conversation classes = English conversation, Conversation practice > Language teaching
IELTS preparation = IELTS coaching, IELTS training, TOEFL preparation > English teaching
A-level teaching = A/L teaching, Advanced Level teaching, GCE A/L, A Levels, GCE Advanced Level, A/L classes > Secondary education
O-level teaching = O/L teaching, Ordinary Level teaching, GCE O/L, O Levels, GCE Ordinary Level, O/L classes > Secondary education
Grade 5 scholarship preparation = Scholarship exam preparation > Primary education
Laboratory teaching = Practical classes, Laboratory classes, Lab demonstrations, Lab teaching > Science teaching
Seminar teaching = Seminars*, Running seminars > Higher education teaching
Academic publishing = Peer-reviewed publishing
Mathematics tutoring = Maths tutoring > Tutoring
Online tutoring > Tutoring
Homework support = Homework help, Homework supervision > Tutoring
Study plans = Study planning
Undergraduate teaching > Higher education teaching
Exam moderation = Moderation of exams, Marking and moderation, Paper moderation, Moderation of exam papers > Student assessment
School assemblies > Extracurricular activities
Sports days = Sports day, Sports meets > Extracurricular activities
Classroom displays = Wall displays, Display boards
Reading groups = Guided reading, Reading clubs, Story sessions, Storytelling sessions, Children's story hour > Literacy teaching
Parent meetings > Parent communication
Outdoor play = Outdoor activities*, Outdoor learning, Forest school
School readiness
Reading comprehension teaching > Literacy teaching
Collection development = Collection weeding, Weeding of collections, Selection and weeding, Library acquisitions, Collection management > Library management
Reader services = Library user services, Reference services, Reference desk > Library management
Digitisation = Document digitisation, Digitization projects
Information literacy training = Information literacy teaching, Information literacy instruction, Information literacy, Information literacy classes, User education
Early Years Learning Framework = EYLF^
Teaching* = Classroom teaching, Teaching skills, School teaching, Instruction*, Teaching experience, Teaching and learning
Primary education = Primary teaching, Primary school teaching, Elementary education, Elementary teaching, Class teaching, Lower primary teaching > Teaching
Secondary education = Secondary teaching, Secondary school teaching, High school teaching, GCSE teaching > Teaching
Higher education teaching = University teaching, Lecturing, College teaching, University lecturing, Postgraduate teaching, Lectured, Guest lecturing, Guest lectures, Lecture delivery, Lecture preparation > Teaching
Early childhood education = Early years education, Preschool teaching, Early years, Pre-school education, Kindergarten teaching, Early childhood development, Nursery teaching, EYFS^, Preschool education, Early years foundation stage, Early years teaching, ECD?, ECCE^, ECE? > Teaching
Special needs education = Special education, Special educational needs, SEN^, SEND^, Special needs teaching, Special needs support, Special needs
Inclusive education = Inclusive teaching, Inclusive classroom
Differentiated instruction = Adaptive teaching, Differentiation*, Differentiated learning, Differentiated teaching
Individual education plans = Individualised education programmes, IEP^, IEP development
Lesson planning = Lesson notes, Lesson note preparation, Lesson plans, Lesson preparation, Preparing lessons, Planning lessons, Lesson design
Curriculum development = Curriculum design, Curriculum planning, Syllabus design, Syllabus development, Course development, Course design, Curriculum*, Curriculum reviews, Curriculum mapping, Material development, Syllabus writing, Teaching material design, Material design
Instructional design = Learning design, E-learning design, eLearning development, Training design, E-learning development
E-learning = Online teaching, Online learning, Distance learning, eLearning, Virtual teaching, Distance education, Blended learning, Remote teaching, Online instruction, Distance teaching, Online lessons
Classroom management = Class management, Classroom discipline, Managing classrooms, Classroom behaviour, Behaviour management in class
Behaviour management = Behaviour support, Student behaviour management, Positive behaviour support, Behavior management strategies, Behaviour plans, Positive reinforcement
Student assessment = Assessment of students, Pupil assessment, Grading*, Marking*, Assessment and evaluation, Student evaluation, Formative assessment, Learning assessment, Assessing students, Assessments*, Educational assessment, Report cards, Summative assessment, Assessment design, Continuous assessment, Assessment for learning, AfL?, School-based assessment, SBA?, Learner assessment
Exam marking = Marking of exams, Examination marking, Marking examiner, Script marking, Marking of answer scripts ~ Student assessment
Exam preparation = Test preparation, Exam coaching, Exam papers, Exam setting
Examination administration = Setting and moderation of examination papers, Invigilation, Exam invigilation, Setting exam papers, Exam paper setting, Examination setting, Exam question writing, Question paper setting, Paper setting
Tutoring = Private tuition, Tuition*, One-to-one tutoring, Private tutoring, Home tutoring, Private lessons, One-to-one tuition, Home tuition, Individual tuition, Group tuition, Teaching one-to-one, One-to-one teaching
Academic advising = Student advising, Academic counselling, Student guidance, Academic advisement, Personal tutoring, Personal tutor
Student counselling = School counselling, Guidance counselling, Pupil counselling
Student supervision = Playground supervision, Student mentoring, Supervising students, Pupil supervision, Postgraduate supervision, PhD supervision, Research supervision, Supervision of research, Supervision of students, Mentoring students
Parent communication = Parent-teacher communication, Communication with parents, Parent teacher meetings, Parental engagement, Parent engagement, Parent-teacher conferences, Parents' evenings*, Parent conferences, Parents evenings, PTA meetings, Work with parents
Pastoral care = Student welfare, Pastoral support
Teaching methods = Pedagogy, Teaching strategies, Didactics, Teaching methodology, Pedagogical skills, Teaching techniques
Activity-based learning = Play-based learning, Learning through play, Project-based learning, Inquiry-based learning, Student-centred learning, Messy play, Free play, Role play corners, Sensory activities
Montessori = Montessori method, Montessori teaching, Montessori education, Montessori materials, Practical life, Sensorial, Sensorial materials, Montessori apparatus, Practical life exercises, Language materials > Early childhood education
Phonics = Phonics teaching, Jolly Phonics, Synthetic phonics
Literacy teaching = Reading instruction, Teaching reading, Literacy instruction, Literacy*
Numeracy teaching = Numeracy*
English teaching = ESL teaching, EFL teaching, TEFL, TESOL, CELTA, Teaching English, ESL^, English language teaching, English as a second language, Teaching English as a foreign language, English lessons, English tuition
Language teaching = Foreign language teaching, Teaching languages, Language instruction, French teaching, German teaching, Spanish teaching, Tamil teaching, Sinhala teaching, Arabic teaching, Language lessons
Mathematics teaching = Further Mathematics, Maths teaching, Teaching mathematics, Teaching maths, Algebra teaching, Calculus teaching
Science teaching = Teaching science, Biology teaching, Chemistry teaching, Physics teaching, Teaching chemistry, Chemistry lessons, Teaching physics
ICT teaching = Computer teaching, Teaching ICT, Computer science teaching, Computing teaching, Teaching programming
STEM education = STEM*, STEM teaching, STEAM education
Music teaching = Music education, Teaching music, Piano teaching, Music instruction, Violin teaching, Guitar teaching, Instrumental teaching, Guitar tuition, Guitar lessons, Piano tuition, Piano lessons, Violin lessons, Violin tuition
Art teaching = Art education, Teaching art
Physical education = PE teaching, Teaching physical education, Sports teaching
Drama teaching = Drama education
History teaching = Social studies teaching, Geography teaching, Economics teaching, Civics teaching
Religious education
Commerce teaching = Business studies teaching, Accounting teaching
Adult education = Adult learning, Adult teaching, Andragogy, Adult literacy, Further education
Extracurricular activities = Extra-curricular activities, Co-curricular activities, After-school activities, School events, After-school programmes, Science fairs, School magazine, Extracurricular programmes, Extra-curricular programmes
School management = School leadership, School administration management, Headship, Educational leadership, Education management, Educational management, School improvement, School enrolment
Education quality assurance = School inspection, Accreditation in education
Teacher training = Teacher education, Training teachers, Teacher mentoring, Mentoring of teachers, Teacher coaching, Instructional coaching, Coaching of teachers, In-service training, NQT mentoring, ECT mentoring, Mentoring new teachers
Teaching aids preparation = Teaching aids, Preparation of teaching materials, Teaching materials, Learning materials, Creating teaching materials, Educational materials
Educational technology = EdTech, Smart board, Interactive whiteboard, Smartboard, Classroom technology, Interactive panels, Promethean board
Academic writing = Thesis writing, Scholarly writing
Academic research = University research, Scholarly research
Library management = Library services, Librarianship, Library science, Library administration, Library skills
Cataloguing = Library cataloguing, Cataloging, Classification and cataloguing, Dewey Decimal, Bibliographic cataloguing, RDA^
Childcare = Child care, Nannying, Nanny care, Caring for children, Childminding, Children's care, Day care, Daycare, Child minding, Looking after children, Minding children, Looking after kids, School drop-off and pick-up, Feeding children
Babysitting > Childcare
Child development = Child growth and development, Child psychology, Developmental milestones, Developmental observations
Child safeguarding = Core groups*, Core group meetings, Safeguarding, Child protection, Safeguarding children, Safeguarding and child protection, Child protection conferences, Child protection plans, Safeguarding procedures, Safeguarding referrals, Safeguarding alerts, Raising safeguarding alerts, Safeguarding concerns
Infant care = Baby care, Newborn care at home, Toddler care, Bottle feeding, Care of newborns
Toilet training = Potty training
Play supervision = Supervising play, Play activities, Playgroup activities
Storytime reading = Reading stories
Arts and crafts for children = Arts and crafts activities, Craft activities with children
Meal preparation for children = Children's meals, Cooking for children, Kids' meals
School attendance monitoring
Scholarship administration
Youth work = Youth development, Youth engagement, Youth programmes, Working with youth, Youth leadership, Youth clubs, Detached youth work, Youth mentoring, Mentoring young people, Mentoring of young people, Outreach youth work
Study skills coaching = Study skills
Learning support = Teaching assistance, Classroom support, Teaching assistant*, Classroom assistance, Learning assistance
Autism support = Autism spectrum support, ABA therapy, Applied behaviour analysis, Autism*, ABA^, Behaviour support plans, Behaviour intervention, TEACCH^
Dyslexia support = Dyslexia teaching
Braille = Braille reading
Cambridge curriculum = IGCSE, Cambridge IGCSE, Edexcel curriculum, Cambridge syllabus, Cambridge International
International Baccalaureate = IB curriculum, IB PYP, IB Diploma Programme, IB Diploma, IB DP, IB MYP
National curriculum = National curriculum delivery, Local curriculum

[tools]
Te Whāriki > Early childhood education
Common Core = Common Core State Standards, CCSS^ ~ Curriculum development
TEKS^ = Texas Essential Knowledge and Skills ~ Curriculum development
PBIS^ = Positive Behavioral Interventions and Supports ~ Behaviour management
Project Lead the Way = PLTW^
Teaching Strategies GOLD = TS GOLD ~ Early childhood education
Child Development Associate = CDA credential ~ Early childhood education
MARC 21 = MARC21, MARC records, MARC^ > Cataloguing
Dewey Decimal Classification = DDC^, Dewey^ > Cataloguing
Storypark > Early childhood education
Famly ~ Storypark
Articulate Storyline = Articulate 360, Articulate Rise, Rise 360, Articulate Rise 360, Rise?, Storyline?, Storyline 360 > Instructional design ~ Adobe Captivate
Adobe Captivate > Instructional design
Camtasia > Instructional design
SCORM > E-learning
xAPI > E-learning ~ SCORM
ClassDojo = Class Dojo
Seesaw learning = Seesaw Class
Kahoot = Kahoot!
Quizizz
Padlet
Nearpod
Mentimeter
Edmodo
GeoGebra > Mathematics teaching
Koha? = Koha ILS, Koha library system > Library management
EndNote ~ Mendeley, Zotero
Mendeley
Zotero

[tools]
Edpuzzle
WISC^ = WPPSI
`;
