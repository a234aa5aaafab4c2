export default String.raw`
@group administration | Administration and customer service | people

[skills]
Room setup = Meeting room setup
Photocopying = Copying documents, Scanning and photocopying, Scanning*, Photocopying and scanning, Document scanning, Scanning documents, Photocopied*, Photocopier operation, Duplicating
Binding documents = Document binding
Courier arrangements = Arranging couriers, Courier booking, Courier dispatch, Courier coordination, Courier handling, Signed for couriers, Signing for couriers
Dictation = Audio typing, Copy typing, Speed typing > Transcription
Office moves = Office relocation
File management = Electronic filing > Filing
Office administration = Administration*, Administrative skills, Administrative support, Office management, Administrative work, General administration, Administrative assistance, Admin support, Office work*, Administrative duties, Administrative tasks, Clerical work, Clerical duties, Clerical skills, Clerical*, Clerical knowledge, Admin*, Office procedures, Office skills, Clerical support, Office supplies ordering, Office coordination, Procedure manuals, Desk manuals
Secretarial work = Secretarial skills, Secretarial duties, Secretarial support, Secretarial*, PA duties
Executive assistance = Executive support, Personal assistance, Executive assistant support, PA support
Diary management = Calendar management, Managing calendars, Diary keeping, Calendar coordination, Diary planning, Managing diaries, Diary scheduling
Appointment scheduling = Scheduling appointments, Appointment setting, Appointment booking, Booking appointments, Appointment management
Scheduling* = Scheduling and planning, Planning and scheduling
Travel arrangements = Travel booking, Travel planning, Business travel organisation, Travel coordination, Travel management, Booking travel, Airport transfers, Business travel, Transfer bookings, Travel planning for executives
Meeting coordination = Meeting organisation, Organising meetings, Meeting scheduling, Meeting arrangements, Meeting planning, Meeting preparation, Meeting room booking, Board meetings, Scheduling of meetings, Arranged meetings, Arranging meetings, Organised meetings, Setting up meetings, Scheduling meetings ~ Diary management
Minute taking = Taking minutes, Minutes of meetings, Meeting minutes, Note taking, Minute writing, Minutes*, Took minutes, Minuting
  not after per, a
Filing* = Filing systems, Document filing, Filing and archiving, Record filing, Filing and record keeping, File maintenance, Filing of case notes, Case note filing
Record keeping = Records management, Maintaining records, Recordkeeping, Keeping records, Maintenance of records
Archiving* = Archive management, Archival management, Digital archiving, Data archiving
Document management = Document control, Documentation*, Document handling, Document processing, Documentation management, Controlled documents, Document numbering
Document preparation = Preparing documents, Document formatting, Document drafting, Letter drafting, Drafting letters, Report formatting, Formatting documents, Text formatting, Formatting*, Formatted documents, Formatted theses, Thesis formatting, Formatting of reports, Formatted tenders, Tender formatting
Correspondence* = Correspondence handling, Letter writing, Handling correspondence, Business letters, Correspondence management, Drafting correspondence, Official correspondence
Email management = Inbox management, E-mail correspondence, Email correspondence, Email handling, Email etiquette
Mail handling = Mail sorting, Post handling, Mailroom operations, Mail distribution, Incoming mail, Sorting mail, Walk sequencing, Postal sorting, Signature collection, Post sorting, Sorted post, Sorting post, Mail room operations
Reception* = Front desk, Receptionist duties, Front desk reception, Reception duties, Reception work, Front desk duties
Switchboard operation = Switchboard, Telephone operator*, Telephone switchboard, Telephone operator work
Telephone etiquette = Telephone skills, Phone etiquette, Call answering, Telephone manner, Answering calls, Telephone handling, Telephone communication, Phone handling, Telephone answering, Telephone reception, Phone reception, Phone skills*
Visitor management = Visitor reception, Visitor handling, Greeting visitors, Visitor passes, Visitor direction, Directing visitors, Directed visitors, Receiving visitors, Received visitors, Welcoming visitors, Greeted visitors
Call centre operations = Call centre, Contact centre, Contact center operations, Call centre work
Inbound calls = Inbound call handling, Call handling, Incoming calls, Handling calls, Handling inbound calls, Inbound calling, Customer calls, Inbound support, Taking calls
Outbound calls = Outbound calling, Outgoing calls, Outbound campaigns
Live chat = Live chat support, Chat support, Web chat support, Web chat, Chat handling
Email support = E-mail support, Email customer support, Email ticketing
Ticket handling = Ticket resolution, Ticket escalation, Support tickets, Escalation management, Escalation handling, Escalated calls, Ticket logging, Logging tickets, Logged tickets, Resolving tickets
Customer enquiries = Handling enquiries, Inquiry handling, Enquiry handling, Customer inquiries, Customer queries, Query handling, Query resolution
Customer feedback analysis = Customer feedback, Customer surveys, Guest feedback, Mystery shopper scores
Service level agreements = SLA^, SLA management, SLA monitoring, SLA compliance, SLA negotiation
First call resolution = First contact resolution, FCR^
Quality monitoring of calls = Call monitoring, Call quality monitoring, QA of calls
Customer database management = Database entry, Customer records, Customer data management
Transcription* = Audio transcription, Typing and transcription, Transcribing
Shorthand* = Stenography, Pitman shorthand, Teeline
Word processing
Office equipment operation = Office equipment, Office machines, Operating office equipment, Fax machine
Office supplies management = Ordering supplies, Stationery management, Office supplies, Stationery ordering, Ordering stationery
Proofreading = Proof reading
Form processing = Form filling, Application processing, Filling forms, Filling in forms, Completing forms, Form completion
Data verification = Data checking, Data accuracy checks
Back-office operations = Back office, Back-office support
Virtual assistance = Virtual assistant*
Board meeting support = Board papers, Board secretary, Board packs, Management packs, Board paper preparation
Facilities administration = Office facilities
Public counter service = Counter service, Service counter, Deli counter, Drive-through service, Counter sales, Food counter, Food counter service, Counter serving, Fresh counter service, Public counter, Counter duties, Counter service to the public
Student administration = Student records, Student registration, Admissions administration, School administration, Admissions*
Medical administration = Medical secretary, Medical reception, Medical office administration, Patient registration, Hospital administration, Healthcare administration
Legal administration = Legal secretary*, Legal secretarial work
Protocol and etiquette = Protocol*, Diplomatic protocol, Diplomatic correspondence
Call screening
Authorisation processing = Insurance authorisations
Appointment confirmation = Appointment reminders
Confidential records = Handling confidential information
Account verification = Identity verification of callers, Caller verification, Verified callers, Verifying callers, Security checks of callers
Workforce scheduling = Real-time adherence
Presentation preparation = Preparing presentations
Billing enquiries = Billing queries, Billing support, Billing inquiries
Back office processing = Back-office work
Multilingual support = Bilingual support

[tools]
Doodle?
Diligent Boards = Diligent board portal, BoardPad
BoardEffect
Egencia
Navan = TripActions
Dictaphone
BigHand = Big Hand
RingCentral = Ring Central
think-cell
LivePerson
HubSpot Service Hub
`;
