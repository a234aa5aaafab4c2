export default String.raw`
@group school-campus-detail | Schools and campuses in detail | education

[skills]
Weaning* = Baby-led weaning, Weaning of babies
EHC planning = EHCP^, EHCP reports, EHCP writing, EHC plans, EHCP advice, EHC reports, EHCP contributions
ADHD^ ~ EHC planning
School meal programme
School census ~ School meal programme
School library ~ School meal programme
School records ~ School meal programme
School timetable = School timetabling ~ School meal programme
School discipline ~ School meal programme
School finance ~ School meal programme
School development society ~ School meal programme
School development planning = School improvement planning, School development plans ~ School meal programme
Mock exams
Exam boards ~ Mock exams
Academic leadership = Programme leadership, Module leadership

[skills]
Toddler groups ~ Weaning
Playgroups ~ Weaning
Nature walks ~ Weaning
Nursery rhymes ~ Weaning
Music and movement ~ Weaning
Sand and water play ~ Weaning
Play planning ~ Weaning
Key person role ~ Weaning
Two-year checks = Progress check at two, Two year progress checks ~ Weaning
Annual reviews ~ EHC planning
ADHD support ~ EHC planning
Dyspraxia ~ EHC planning
Social stories ~ EHC planning
Visual timetables ~ EHC planning
Zones of regulation ~ EHC planning
Intensive interaction ~ EHC planning
TEACCH approach ~ EHC planning
Attention Autism ~ EHC planning
Colourful Semantics ~ EHC planning
Lego therapy ~ EHC planning
Speech targets ~ EHC planning
Behaviour charts ~ EHC planning
Communication boards ~ EHC planning
Toileting programmes ~ EHC planning
Sensory circuits = Sensory breaks ~ EHC planning
Sensory diets ~ EHC planning
Rebound therapy ~ EHC planning
Hydrotherapy with pupils ~ EHC planning
Phased transitions ~ EHC planning
Transition planning ~ EHC planning
Parent associations ~ School meal programme
Staff meetings ~ School meal programme
Teacher recruitment ~ School meal programme
Term tests ~ School meal programme
Examination boards ~ School meal programme
Substitution planning ~ School meal programme
Past papers ~ Mock exams
Revision sessions ~ Mock exams
Homework checking ~ Mock exams
Reading comprehension ~ Mock exams
Essay marking = Essay correction ~ Mock exams
Spelling and grammar ~ Mock exams
Grammar teaching ~ Mock exams
Business English ~ Mock exams
TOEFL coaching ~ Mock exams
SATs preparation ~ Mock exams
Handwriting practice ~ Mock exams
Times tables ~ Mock exams
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
