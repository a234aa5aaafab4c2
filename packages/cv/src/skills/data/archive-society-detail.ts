export default String.raw`
@group archive-society-detail | Archives and the study of society in detail | science

[skills]
Records appraisal = Archival appraisal
Metadata standards
Dublin Core > Metadata standards
Palaeography
Reading room service = Reading room supervision
Accessioning = Accession register, Accessioned new books, Accessioning of books, Book accessioning
Provenance research
Retention schedules = Records retention, Retention scheduling
Freedom of information = Right to information requests, FOI requests, FOI?, Right to information, RTI?, Freedom of information requests
Map collections*
Microfilming = Microfilm, Microfiche
Interpretation panels = Exhibition texts, Museum labels
Repatriation of artefacts
Panel data analysis = Panel data
Impact evaluation
DSGE modelling = DSGE^
CGE modelling = CGE?
Trade policy = Trade policy analysis
Monetary policy
Fiscal policy
Poverty analysis = Poverty mapping
Difference-in-differences
Labour economics
Balance of payments = Balance of payments compilation
Debt sustainability analysis
Development economics
Sector studies*
Game theory

Discourse analysis
Grounded theory

[tools]
AtoM^ = Access to Memory
ArchivesSpace ~ AtoM

[skills]
Archival exhibitions = Document exhibitions
Heritage interpretation = Site interpretation
Visitor studies = Audience research
Content analysis
Life histories = Life history interviews
Social impact assessment
Participatory rural appraisal = PRA?
Monte Carlo methods
Differential equations
[skills]
Library membership = Membership registration in libraries, Library cards, Member registration, Membership registration, Membership cards, Issuing membership cards, Library registration
Overdue notices = Fines collection in libraries, Overdue book notices, Overdue reminders for books ~ Arrears letters
Collections storage = Art storage, Object storage
`;
