export default String.raw`
@group school-campus-detail | Schools and campuses in detail | education

[skills]
Weaning* = Baby-led weaning, Weaning of babies
EHC planning = EHCP^, EHCP reports, EHCP writing, EHC plans, EHCP advice, EHC reports, EHCP contributions
ADHD^ ~ Special needs education
School meal programme
School census ~ School management
School library ~ School management
School records ~ School management
School timetable = School timetabling ~ School management
School discipline ~ School management
School finance ~ School management
School development society ~ School management
School development planning = School improvement planning, School development plans ~ School management
Mock exams
Exam boards ~ Exam preparation
Academic leadership = Programme leadership, Module leadership

[skills]
Toddler groups ~ Early childhood education
Playgroups ~ Early childhood education
Nature walks ~ Early childhood education
Nursery rhymes ~ Early childhood education
Music and movement ~ Early childhood education
Sand and water play ~ Early childhood education
Play planning ~ Early childhood education
Key person role ~ Early childhood education
Two-year checks = Progress check at two, Two year progress checks ~ Early childhood education
Annual reviews ~ Special needs education
ADHD support ~ Special needs education
Dyspraxia ~ Special needs education
Social stories ~ Special needs education
Visual timetables ~ Special needs education
Zones of regulation ~ Special needs education
Intensive interaction ~ Special needs education
TEACCH approach ~ Special needs education
Attention Autism ~ Special needs education
Colourful Semantics ~ Special needs education
Lego therapy ~ Special needs education
Speech targets ~ Special needs education
Behaviour charts ~ Special needs education
Communication boards ~ Special needs education
Toileting programmes ~ Special needs education
Sensory circuits = Sensory breaks ~ Special needs education
Sensory diets ~ Special needs education
Rebound therapy ~ Special needs education
Hydrotherapy with pupils ~ Special needs education
Phased transitions ~ Special needs education
Transition planning ~ Special needs education
Parent associations ~ School management
Staff meetings ~ School management
Teacher recruitment ~ School management
Term tests ~ School management
Examination boards ~ School management
Substitution planning ~ School management
Past papers ~ Exam preparation
Revision sessions ~ Exam preparation
Homework checking ~ Exam preparation
Reading comprehension ~ Exam preparation
Essay marking = Essay correction ~ Exam preparation
Spelling and grammar ~ Exam preparation
Grammar teaching ~ Exam preparation
Business English ~ Exam preparation
TOEFL coaching ~ Exam preparation
SATs preparation ~ Exam preparation
Handwriting practice ~ Exam preparation
Times tables ~ Exam preparation
Department chair ~ Academic leadership
Course coordination ~ Academic leadership
External examining = External examiner, External moderation ~ Academic leadership
Research ethics ~ Academic leadership
Ethics review ~ Academic leadership
Journal editing ~ Academic leadership
Associate editorship ~ Academic leadership
Keynote talks ~ Academic leadership
Field courses ~ Academic leadership
Lab setup ~ Academic leadership
Expert witness ~ Academic leadership
Expert evidence ~ Academic leadership
Doctoral supervision ~ Academic leadership
Student recruitment ~ Academic leadership
Quality assurance in higher education ~ Academic leadership
Faculty hiring ~ Academic leadership
Tenure review ~ Academic leadership
Curriculum renewal ~ Academic leadership
Open days ~ Academic leadership
Educational documentation = Learning documentation, Documentation of learning, Portfolio work with children ~ Observation and documentation of children
Movement activities = Movement activities for children, Physical activities for children, Movement education ~ Early childhood education
Project work with children = Children's projects ~ Early childhood education
Participation of children = Child participation, Children's participation ~ Early childhood education
`;
