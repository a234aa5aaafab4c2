export default String.raw`
@group desk-clerk-detail | Clerks, typists and secretaries in detail | office | narrow

[skills]
Wijesekara keyboard = Wijesekera keyboard, Unicode fonts
Register maintenance = Maintaining registers, Inward and outward registers, Maintained registers, Inward registers, Letter registers
Leave registers = Leave records maintenance, Leave register updating
Bank errands = Bank deposits, Cheque banking, Banking cheques, Banked cheques, Depositing cheques
Voucher preparation = Preparing vouchers, Prepared vouchers, Payment voucher preparation
File indexing = Indexing files, Indexed records, Record indexing, Document indexing
Document shredding = Shredding, Shredding documents, Confidential shredding
Letter typing = Typed letters, Typing letters, Typing of letters, Circular typing, Typing circulars, Memo typing
Message taking = Took messages, Taking messages, Telephone messages
Form checking = Checking forms, Checked forms, Form verification, Checking of forms
Stationery issue = Stationery distribution, Issuing stationery
Faxing = Fax*, Fax handling, Sending faxes
Database updating = Database updates, Updating databases, Updating the database, Database upkeep, Records updating, Updating records
Report typing = Typed reports, Typing reports, Tender typing, Typing tenders
Bilingual correspondence = Correspondence in two languages, Trilingual correspondence, Foreign language correspondence
Transcribing letters = Transcribed letters, Letter transcription
Flight and hotel booking = Booked flights and hotels, Booking flights and hotels, Booking flights, Booked flights, Booking hotels
Correspondence filing = Filed correspondence, Filing correspondence, Filing of correspondence, Bring-up system, Bring forward system, Letter filing
Document templates = Templates*, Template creation
Table typing = Typing tables, Tabular typing, Tables of contents, Spreadsheet typing, Headers and footers, Footnotes*
PDF conversion = Converted PDFs, Converting PDFs, PDF formatting, PDF creation
Document layout = Page layout of documents, Layout of documents
Spell checking = Spelling and grammar checks, Spell check
Verbatim transcription = Transcription of hearings, Intelligent verbatim, Timestamping, Timestamps*
Foot pedal* = Foot pedal transcription, Transcription foot pedal
OCR^ = OCR clean-up, OCR verification, Optical character recognition, OCR correction
Thesis typing = Typing theses, Thesis typesetting, Typing dissertations
10-key typing = 10-key, Ten-key, 10 key by touch, Ten key data entry, Numeric keypad entry, Alphanumeric entry, Alphanumeric data entry, Key punching
Duplicate removal = De-duplication, Removing duplicates, Duplicate merging, Deduplication, Record deduplication
Catalogue updating = Catalogue updates, Product catalogue updates, Product uploads
Image tagging = Photo tagging, Image labelling
Customer master updates = Customer master data, Vendor master updates, Master data updates, Material master updates
File naming = Naming of files
Document uploading = Uploading documents, Document uploads

[tools]
Express Scribe = Express Scribe Pro
oTranscribe
`;
