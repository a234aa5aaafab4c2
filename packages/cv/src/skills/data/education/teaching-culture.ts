export default String.raw`
@group teaching-culture | Teaching, culture and crafts | education

[skills]
Database searching = Literature databases
Digital collections = Digital collection management
Library management systems = Library systems
Home economics teaching = Workshop teaching
Lesson delivery = Lesson observation, Remedial lessons, Classroom observation
Practical demonstrations = Laboratory practicals, Lab practicals, Science practicals, Laboratory demonstration, Demonstrations*
Interlibrary loans = Loans desk
Moys classification = Moys? ~ Cataloguing
COUNTER statistics = COUNTER reports, COUNTER usage statistics, SUSHI/COUNTER ~ Collection development
Library events
Archival description = Archive cataloguing, Archival processing, Archival arrangement, EAD^, Archival storage, Scanning of archives, Digital archives, ISAD(G)
Conservation of objects = Object conservation, Paper conservation, Painting conservation, Book conservation, Conservation of paper, Artefact conservation, Restoration of paintings, Inpainting, Retouching of paintings, Easel painting conservation, Relining of canvases
Genealogy = Family history research
Language testing = Language assessment
Woodturning = Wood turning on the lathe, Wood turning
Candle making = Candles*, Making candles, Incense making, Soap moulding
Toy making = Doll making
Umbrella making = Broom making, Broom and brush making, Brush making, Brush binding, Binding brushes, Coir work, Coir rope making, Coir mat making, Ekel brooms
Stained glass = Glass engraving, Glass painting

[tools]
Alma? = Alma library, Ex Libris Alma, Alma Primo
Aleph library = Symphony library system
DSpace
EPrints
Library of Congress Classification
OCLC WorldCat = WorldCat
OmegaT
Memsource
MultiTerm
Seesaw^
Schoology
Desmos

[skills]
Physics lessons ~ Science teaching
Maths tuition ~ Mathematics teaching
Coding classes ~ ICT teaching
Drama classes ~ Art teaching
PE lessons ~ Physical education
Trade instruction ~ Home economics teaching
Apprentice supervision = Apprenticeship supervision, Vocational training, Vocational education, TVET^, Technical training, Technical education, Vocational instruction, Apprentice training, Apprenticeship training ~ Home economics teaching
SEN support ~ Special needs education
Inclusion support ~ Special needs education
Braille teaching = Perkins brailler, Brailler, Tactile books, Tactile materials, Abacus for blind, Taylor frame, Cane skills ~ Special needs education
Sign language teaching = Sign language with children, Teaching of the deaf, Hearing-impaired teaching, BSL teaching ~ Special needs education
Schemes of work ~ Lesson delivery
Unit planning ~ Lesson delivery
Examination supervision ~ Exam preparation
Grading papers ~ Exam preparation
Marking papers ~ Exam preparation
Examination duties ~ Exam preparation
Revision classes ~ Exam preparation
Rubrics* ~ Student assessment
Pupil progress tracking = Attainment tracking, Data-driven improvement, Progress tracking of pupils ~ Student assessment
Marking and feedback ~ Student assessment
Cooperative learning ~ Differentiated instruction
Reading recovery ~ Differentiated instruction
Small group teaching = Small group interventions, Intervention groups, Small group support ~ Differentiated instruction
Literacy support ~ Differentiated instruction
Numeracy support ~ Differentiated instruction
Group work in class = Small group work, Working with small groups ~ Differentiated instruction
Lab supervision ~ Practical demonstrations
Worksheets* ~ Curriculum development
Lesson materials ~ Curriculum development
Moodle administration ~ E-learning
Tutorials* ~ Higher education teaching, Tutoring
Supervision of theses = Thesis supervision, Dissertation supervision, Supervision of PhD students ~ Higher education teaching
Academic administration ~ School management
Head of department duties ~ School management
Timetabling* ~ School management
Student admissions = Pupil admissions ~ School management
Teacher appraisal = Appraisal of teachers, Teacher evaluation ~ School management
Form tutoring = Form tutor*, Class teacher*, Homeroom teacher*, Class tutor* ~ Pastoral care
Homeroom teaching ~ Pastoral care
Playground duty ~ Pastoral care
Boarding supervision ~ Pastoral care
Anti-bullying work = Anti-bullying programmes ~ Pastoral care
House parenting ~ Pastoral care
Debate coaching = Debating club, Debate team ~ Extracurricular activities
School clubs = Extracurricular clubs, Debate club, Science club, STEM club, Club coordination, Co-curricular clubs ~ Extracurricular activities
School trips = Field trips*, Educational visits ~ Extracurricular activities
School plays ~ Extracurricular activities
Scouting* ~ Extracurricular activities
School concerts ~ Extracurricular activities
Practicum supervision ~ Teacher training
Community classes ~ Adult education
Literacy classes ~ Adult education
School workshops ~ Museum management
Classification* ~ Cataloguing
Metadata creation ~ Cataloguing
Subject indexing ~ Cataloguing
Indexing* ~ Cataloguing
Authority control ~ Cataloguing
AACR2 ~ Cataloguing
Document delivery ~ Interlibrary loans
Circulation desk = Circulation* ~ Interlibrary loans
Lending services ~ Interlibrary loans
Shelving* ~ Interlibrary loans
Library circulation ~ Interlibrary loans
Issue desk ~ Interlibrary loans
Book issuing ~ Interlibrary loans
Book acquisition ~ Collection development
Serials management = Serials check-in, Serials renewals ~ Collection development
Stock selection ~ Collection development
Book selection = Acquisitions* ~ Collection development
E-resources management = Electronic resources ~ Collection development
Journal subscriptions ~ Collection development
Reference enquiries ~ Information literacy training
Library instruction ~ Information literacy training
Library user training ~ Information literacy training
Research support ~ Information literacy training
Readers' advisory ~ Information literacy training
Story hours = Storytime sessions ~ Library events
Reading programmes ~ Library events
Book clubs ~ Library events
Reading promotion ~ Library events
Author visits ~ Library events
Finding aids ~ Archival description
Digital preservation ~ Archival description
Painting restoration ~ Conservation of objects
Book repair = Book mending ~ Conservation of objects
Artefact handling ~ Conservation of objects
Pest monitoring in museums ~ Conservation of objects
Restoration of artworks ~ Conservation of objects
Condition checking = Condition checking of objects, Condition checks ~ Conservation of objects
Display cases ~ Curating
Collections care ~ Curating
Artefact recording ~ Archaeology
Heritage management ~ Archaeology
Site recording ~ Archaeology
Oral history ~ Genealogy
CAT tools ~ Translation
Glossary building = Glossaries*, Termbases ~ Translation
Booth work ~ Interpreting
Hand building = Slab building, Coil building, Pinch pots, Ceramic sculpture ~ Pottery
Slip casting = Slip cast ware, Slipcasting, Plaster mould making, Plaster moulds, Ceramic mould making, Plaster casting of limbs, Limb casting, Limb mould casting ~ Pottery
Raku ~ Pottery
Clay preparation = Clay mixing, Pugging, Clay body preparation ~ Pottery
Kiln loading ~ Pottery
Throwing pots ~ Pottery
Biscuit firing ~ Pottery
Clay wedging = Wedging clay ~ Pottery
Glaze mixing = Glaze preparation, Glaze application, Underglaze, Ceramic decoration, Ceramic painting, Glaze formulation, Glaze spraying ~ Pottery
Bisque firing ~ Pottery
Warping* ~ Weaving
Loom setting ~ Weaving
Natural dyes ~ Weaving
Natural dyeing = Wool dyeing, Indigo dyeing, Vegetable dyeing, Tie and dye, Tie-dye, Shibori, Yarn dyeing by hand, Indigo*, Madder dyeing ~ Weaving
Wool spinning ~ Weaving
Macramé ~ Knitting
Felting ~ Knitting
Saddlery ~ Leather work
Tanning* ~ Leather work
Shoe lasting = Lasting of shoes, Lasting machines, Shoe lasting machine, Toe lasting, Shoe last making, Last making, Shoe lasts, Lasting*, Upper lasting, Clicking*, Bottoming of shoes, Edge trimming of soles, Hand welting, Heel fitting, Side lasting, Seat lasting, Back part moulding, Upper conditioning ~ Leather work
Shoe stitching ~ Leather work
Marquetry ~ Woodturning
Mask carving = Mask making, Wood carving of masks, Wood sculpture, Wooden toy making, Chip carving, Figure carving ~ Woodturning
Instrument making ~ Woodturning
Violin making = Luthier work, Guitar building, Violin repair, Stringed instrument making, Drum making, Soundpost setting, Bridge cutting for violins, Plate carving, Carving plates, Rib bending, Bending sides, Side bending, Varnishing of violins, Crack repair of instruments ~ Woodturning
Lutherie ~ Woodturning
Guitar making ~ Woodturning
Organ building = Organ tuning, Organ maintenance, Pipe organ repair ~ Woodturning
Wax carving ~ Jewellery design
Ring sizing = Ring resizing, Resizing of rings ~ Jewellery design
Gem setting ~ Jewellery design
Lost-wax casting = Investing and casting, Investment casting, Wax pattern making ~ Jewellery design
Diamond grading ~ Jewellery design
Diamond setting ~ Jewellery design
Gem testing ~ Jewellery design
Hand engraving ~ Jewellery design
Filigree ~ Jewellery design
Bamboo craft = Bamboo weaving, Bamboo splitting, Bamboo furniture making, Bamboo work ~ Umbrella making
Cane work ~ Umbrella making
Basketry ~ Umbrella making
Rattan weaving = Rattan furniture, Seat caning, Chair caning, Seat weaving, Cane furniture making, Rattan furniture making, Wicker work, Caning of chairs ~ Umbrella making
Lampworking = Flameworking, Scientific glassblowing, Borosilicate work, Glass bead making, Bead makings, Glass vacuum lines, Scientific glassware repair, Glass apparatus making, NMR tube making ~ Stained glass
Taking measurements ~ Tailoring
Suit making ~ Tailoring
Measuring customers = Measurement of customers, Body measurements, Taking measurements of clients, Body measuring, Client measuring, Customer measurements, Measurement taking ~ Tailoring
Hand finishing ~ Tailoring
Basting* ~ Tailoring
Toiles ~ Tailoring
Made-to-measure ~ Tailoring
Trouser hemming = Hemming trousers ~ Tailoring
Mending* ~ Tailoring
Clothes repair = Clothing repair ~ Tailoring
Fittings* ~ Tailoring
Bar tacking = Bar tack, Bartack, Bartacking ~ Sewing machine operation, Buttonholing
Button attaching = Button attach ~ Sewing machine operation
Zip attaching ~ Sewing machine operation
Sample sewing ~ Garment costing
Fit sessions ~ Garment costing
Size sets = Size set, Size set samples, Size set approval, PP samples, TOP samples ~ Garment costing
Pre-production samples ~ Garment costing
Four-point system ~ Garment costing
Time and action ~ Garment costing
Operation bulletin ~ Garment costing
Wash development ~ Garment costing
Production sampling ~ Garment costing
Collection design ~ Fashion design
Mood boards = Moodboards, Mood boarding, Moodboarding ~ Fashion design
Knitwear design ~ Fashion design
Print design for textiles ~ Fashion design

[tools]
Primo^
SirsiDynix
LCSH = Library of Congress subject headings
MuseumPlus
Adlib museum
PastPerfect
Phrase TMS = Phrase*, Phrase Strings
Smartcat
Edexcel = AQA^, OCR exam board
`;
