/** What people of shops, telephones, desks, ledgers and offices write of their days. */
export default `
Shelf stacking : STACK > shelf, .. shelf, the shelf, aisle, frozen aisle, gondola, fridge, display ; put_out stack > magazine, stock, product, bread, milk, good
Stock replenishment : replenish restock > stock, shelf, product, .. shelf ; top_up > shelf, stock, fridge
Stock rotation : rotate > stock, date, product, good ; check rotate > date, use-by, sell-by
Goods receipt : unpack receive check_in accept take_in sign_for book_in unload > delivery, goods, good, stock, pallet, shipment ; check > delivery, delivery against, container .. note, .. against delivery
Stocktaking : count check do take > stock, stock take, stock check, stock count, stocktake, inventory ; carry_out > stock take, stock count ; count > bin, location, .. location, year-end stock
Stock ordering : order reorder > stock, supply, part, material, product, cleaning product, bleach, consumable, stationery ; order > soap, soap and, stock and, paper, toner, linen, bulb, flower, milk, fruit, plaster, paint, tool, glove, chemical, uniform, glaze
Inventory management : control manage > stock, inventory ; keep track > of stock, of inventory, stock in
Visual merchandising : dress build make create arrange do set_up change > window, window display, display, shop window, product display, front of shop, the window, display of
Window displays : dress do change > window, shop window, front of shop
Price labelling : label tag price ticket > good, product, item, stock, garment ; put > price label, label on, price on
Pricing : price > bunch, stock, good, item, bouquet, job, variation, repair ; set work_out > price, .. price
Shoe fitting : measure fit > feet, foot, shoe, children's feet, .. feet
Clothing alterations : alter take_in shorten hem > dress, trouser, garment, clothe, skirt, suit
Gift wrapping : wrap > gift, present
Product demonstrations : demonstrate > product, machine, candle, appliance, cosmetic, tool
Customer service : help serve assist advise > customer, shopper, client .. choose, .. customer ; answer > customer question, customer query, question from customer, question about ; deal_with handle > customer, customer enquiry, customer query, enquiry ; welcome assist > customer, shopper ; advise > customer on, customer about ; tell > customer how, customer which ; help > customer choose, customer find, customer to, customer with, .. choose
Complaint handling : handle deal_with resolve solve settle answer sort_out > complaint, customer complaint, .. complaint, angry customer, upset customer, complaint about
De-escalation : calm calm_down defuse soothe de-escalate > caller, angry caller, customer, guest, situation, argument, conflict, fight, .. customer, .. caller, .. guest, patient, .. patient ; turn_away > drunk guest, drunk, troublemaker
Call handling : answer take handle field > call, phone call, telephone call, inbound call, incoming call, customer call, .. call, switchboard
Telephone answering : answer man > phone, telephone, the phone, switchboard ; answer > customer call ; answer man > line, .. line, the phone, phone, telephone
Cold calling : cold_call > + ; ring call > homeowner, prospect, cold list, .. prospect
Outbound calls : make > outbound call, sale call, outgoing call, follow-up call
Customer retention : persuade win_back keep retain > leaver, customer .. stay, .. stay, customer, .. leaver, cancelling customer
Appointment setting : set arrange fix > appointment, visit for, sale visit, meeting for sale, viewing
Telesales : sell > .. over phone, .. by phone, over phone
Loss prevention : catch stop detain watch_for > shoplifter, thief, theft
Ticketing : log raise close answer work > ticket, .. ticket, support ticket
Ticket sales : sell > ticket, .. ticket  ; sell > seat, .. ticket, pass, season ticket
Note taking : take type > note, meeting note ; type_up > note
Minute taking : take write type type_up > minute, the minute ; minute > meeting, committee, board, governor, .. committee, .. meeting, .. panel ; take > minute, the minute, .. minute
Audio typing : type > .. dictation, from dictation, audio ; type type_up > .. from tape, .. tape, .. dictaphone, from tape, from dictaphone, .. from dictation
Typing : type type_up > letter, document, note, contract, report, itinerary, deed, list, menu, .. letter ; type type_up > letter, report, note, referral, bill, will, deed, minute, statement, witness statement, manuscript, .. letter, .. by hand
Diary management : keep manage run look_after organise > diary, calendar, .. diary, .. calendar ; look_after run keep manage > diary, partner diary, .. diary, diary and
File management : open close keep organise > file, client file, case file, and close file
Filing : file > paper, document, paperwork, invoice, record, certificate, letter ; do did keep > filing ; file > letter, note, result, form, copy ; keep > note in order, file in order, paper in order, paperwork in order
Document scanning : scan digitise > document, drawing, paper, file, invoice, record, archive ; scan scan_in > letter, note, result, form, .. on to, .. onto, .. into, contract, receipt
Mail handling : open frank distribute hand_out send_out collect > post, mail, the post, letter, parcel, incoming post, incoming mail ; open > post, letter, .. post ; sort open frank > post, mail ; sign_for > parcel
Photocopying : photocopy copy > document, paper, form, file ; photocopy > ., document, bundle, report ; copy bind > bundle, report
~Data entry : key key_in enter input type_in > data, invoice, order, figure, overtime, record, detail, reading, timesheet, .. invoice, .. data ; type_in enter update key_in > change, change of address, figure, address, number, record, reading, database, spreadsheet, measurement, name, hour, sale
Travel booking : book arrange > travel, flight, hotel, flight and hotel, train ticket, trip ; book arrange look_after > travel, their travel, .. travel, flight, train
Meeting organisation : arrange organise set_up > meeting, board meeting, conference call
Invoicing : raise issue send send_out write make_out prepare > invoice, sale invoice
Invoice processing : process key key_in enter post code check match input register > invoice, supplier invoice, purchase invoice, .. invoice ; match code approve process > invoice, supplier invoice, purchase invoice
Billing : bill > time, client, customer, hour
Bank reconciliation : reconcile match check > bank, bank account, bank statement, the bank ; do did reconcile > bank, bank rec, bank recs, bank reconciliation, bank account, .. bank
Reconciliation : reconcile > account, control account, ledger, statement, payment, .. account
Payment runs : set_up prepare do run make > payment run, supplier payment, BACS run, weekly payment run ; do did make > supplier run, Thursday run, Friday run
BACS : make_up send prepare run > BACS, BACS file, BACS payment
Credit control : chase > payment, debt, debtor, late payer, overdue invoice, invoice, rent, arrear, late payment, overdue payment ; put > account .. stop, account on stop ; chase > unpaid bill, money owed ; chase ring > people .. pay, client .. pay, customer .. pay, overdue, debt, outstanding invoice, unpaid invoice, what .. outstanding, .. outstanding, .. owed, slow payer, non-payer
Debt collection : collect recover chase > debt, arrear ; ring call chase > .. unpaid bill, .. debt, .. overdue, late payer, debtor ; collect > instalment, overdue payment, arrears
Rent collection : collect chase > rent ; collect > rent
VAT returns : put_together file submit prepare do complete > VAT return, VAT ; do did prepare file submit > VAT, VAT return, the VAT, VAT and
Tax returns : prepare file submit complete do > tax return ; do file prepare submit > tax return, own .. tax, tax, self-assessment, vat
Petty cash : keep run manage look_after handle > petty cash, petty cash tin ; keep balance look_after do did > petty cash
Payroll : pay > staff, worker, employee, .. driver, .. staff, wage, .. weekly, .. employee ; run process do prepare > payroll, wage, the wage, salary ; do make_up prepare > wage, pay, payroll, wage envelope, weekly wage ; calculate > wage, overtime, pay ; pay run do did process prepare > wage, payroll, salary, the lads, staff and, monthly wage, weekly wage ; pay > lad, staff, worker, men, .. on Friday, employee
Payslips : issue print send > payslip
Statutory sick pay : work_out calculate > sick pay, .. sick pay
Pensions : work_out deduct > .. pension, pension deduction, pension contribution
Timesheets : check add_up key collect process > timesheet, clock card, time card, time sheet, hour worked
Bookkeeping : keep do > book ; post > receipt, sale receipt, journal, entry, ledger
Month-end close : close do > month, month end, the month
Cheque processing : pay_in bank process > cheque, .. cheque, check
Account opening : open > account, bank account, savings account, deposit account ; open > account, bank account, current account, saving account, new account
Identity verification : check verify > passport, ID, identity, .. passport
Fraud detection : spot detect stop catch > scam, fraud, forgery, fake note, .. fraud, for forgery ; spot detect find uncover > fraud, staged accident, .. staged, false claim, fraudulent claim, .. fraud
Counterfeit detection : check > note for, banknote, note .. forgery
Currency exchange : change exchange buy_and_sell > currency, foreign currency, money
Bet settlement : take settle > bet, and settle bet
Rostering : roster draw_up write do plan make prepare > rota, roster, shift, staff rota, carer, shift plan, duty roster, .. rota
Right to work checks : run do carry_out check > right-to-work, right to work, right-to-work check, right to work check ; do did check carry_out run > right to work, right-to-work check, right to work check
Onboarding : welcome induct onboard > starter, new starter, new joiner, recruit, joiner ; do run give > induction ; do did give deliver hold carry_out organise > induction, .. induction, induction for, induction of
Employment contracts : type type_up issue > contract, employment contract ; draft prepare > employment contract ; write prepare issue draw_up > employment contract, contract of employment
Sickness absence management : keep record track monitor log > sickness, absence, sickness record, holiday and sickness, absence record, .. absence
CV screening : screen read sift > CV, resume, application, .. CV ; read screen sift go_through > CV, application, résumé, resume
Interview scheduling : arrange schedule book set_up > interview ; arrange schedule set_up organise coordinate book > interview, .. interview
~Interviewing : interview > candidate, applicant, job seeker ; interview > suspect, witness, victim, victim of ; hold conduct > interview, .. interview
Job advertising : post place put write > advert, job ad, vacancy, job advert, ad on, advert on, job post ; advertise post place > post, vacancy, job, role, position, job ad, job advert, vacancy on, advert ; write post place > job ad, job advert, advert, ad, job advertisement, job posting
Land registry applications : file register > .. land registry
Translation : translate > +
Interpreting : interpret > between +, for patient, for client, .. court, .. hospital, .. language
Terminology management : keep build > glossary, termbase, term base
Proofreading : proofread proof-read proof > brochure, text, copy, article, draft, report, manuscript, page ; proofread proof-read > ., copy, text, their work, draft, proof, page ; check > proof, page proof
Copywriting : write > copy, ad copy, web copy, product text, product description, slogan
Email marketing : write send > newsletter, mailing, email campaign, e-mail campaign
Newsletters : write edit produce > newsletter, monthly newsletter
A/B testing : split_test a/b_test > +
Social media management : post > on instagram, on facebook, on social, .. tiktok, on linkedin, my work, photo on, .. instagram ; run manage look_after > .. instagram, .. facebook, social media, social account
Trade fairs : book run staff organise > stand at, stand, .. fair, .. stand
Event organisation : set_up organise plan arrange hold > event, author event, signing, author signing, open day, fair, concert, book signing, .. event ; organise plan run arrange > event, fair, walk, .. walk, open day, gala, fete, conference, launch, fun run, fundraiser, .. evening, ball, .. dinner
Video editing : cut edit > video, film, clip, short video, footage, reel ; cut edit > clip, video, short clip, reel, film, footage, .. clip, .. video
Photo retouching : retouch edit > photo, shot, picture, image, portrait, .. shot
Logo design : draw design create > logo
Page layout : lay_out set > page, report, magazine, book, brochure, annual report, leaflet, .. report ; lay_out design > page, Saturday, supplement, magazine, brochure, .. page, .. InDesign
Typesetting : set typeset > type, text
Print production : send prepare > artwork, to print, artwork to print, file for print
Fundraising : raise > money, fund, .. pound, .. in grant, .. for charity, .. in grant, .. grant ; run organise > raffle, sponsored walk, charity .., coffee morning
Shelving : shelve > + ; put_back return > document, book, box, .. order
Cataloguing : catalogue > book, photograph, collection, item, .. photograph, object ; number list catalogue > register, box, item, .. register, collection, object ; catalogue register accession enter > object, book, item, collection, .. in TMS, .. into TMS, .. on the database, donation
Property viewings : show > buyer round, buyer, tenant round, house, flat, property ; do conduct accompany > viewing
Property valuation : value > house, flat, property, home, .. house
Property listings : write load upload > particulars, listing, property advert, particular
Tenant referencing : take check > reference, tenant reference
Inventory checks : check do > inventory
Negotiation : haggle > offer, price, discount, term ; negotiate agree > price with
Quoting : quote > repair, job, price, work ; give prepare write send > quote, estimate, quotation
Claims handling : handle process settle > claim, insurance claim
Court reports : write prepare > court report ; write prepare > .. judge, .. court, pre-sentence report
Home visits : visit > family, client at home, home, .. home, client ; visit > family, family at home, people at home, household, patient at home, client at home, .. household, .. at home, .. in their home, mother at home ; visit > family, .. family
Digital literacy : help teach show > .. e-mail, .. email, .. online, .. app, .. internet, .. computer
`;
