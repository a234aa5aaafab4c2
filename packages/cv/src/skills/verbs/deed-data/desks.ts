/** What people of offices, law firms, ledgers, insurers, councils, papers, galleries and agencies write of their days. */
export default `
Phone screening : screen > by phone, .. by phone, .. over the phone
Candidate sourcing : search > LinkedIn, job board, LinkedIn and the job board ; find source headhunt > candidate, .. candidate
Interview preparation : prepare coach > candidate for, people for interview, .. for interview, candidate .. interview
Salary negotiation : negotiate agree > salary, package, pay package
Starters and leavers : process set_up handle deal_with > starter, leaver, starter and leaver, joiner and leaver, new starter
Absence records : keep monitor track record log chase > absence, sickness, absence record, sickness record, absence and, attendance and
Return to work interviews : do did hold carry_out conduct > return-to-work, return-to-works, return to work, return-to-work interview, return to work interview
Staff records : keep update maintain > personnel file, staff file, employee record, staff record, HR record
Agenda preparation : prepare write draw_up circulate put_together > agenda ; put > agenda .. together
Message taking : take pass_on > message
Greeting visitors : greet welcome receive meet > visitor, guest and visitor, caller, client at, visitor at, patient and ; show > visitor up, visitor in, people up
Switchboard : man run operate > switchboard
Stationery ordering : order > stationery, office supply, toner, paper and
Franking : frank > ., post, letter, mail, parcel
Patient registration : register > patient, new patient
Repeat prescriptions : process sort_out do did deal_with issue request > repeat prescription, repeat, .. repeat prescription
Referral letters : write type type_up send > referral, referral letter
Invoice posting : post enter key code > invoice, purchase invoice, sale invoice, bill
Invoice matching : match > invoice to, invoice with, invoice against, PO, invoice
Year-end accounts : do did prepare close > year end, year-end, year end account, final account
Supplier statement reconciliation : reconcile check > supplier statement, statement of supplier
Supplier liaison : speak_to deal_with liaise_with talk_to ring > supplier, wholesaler, .. supplier
Customer billing : bill > client, .. client
Client account : balance reconcile > client account
KYC : do did fill_in complete check > KYC, KYC form
ID checks : check do did > ID, IDs, passport, identity, identity document, the ID
Suspicious activity reporting : flag report spot > transfer, transaction, .. MLRO, suspicious transaction, odd transfer, .. money laundering
Till balancing : balance > till, drawer, cash drawer, .. ATM, ATM
Mortgage advice : advise > .. mortgage, on mortgage
Claims registration : log register open set_up > claim, new claim, first notice, .. claim, FNOL
Claims settlement : settle pay_out repudiate decline > claim, .. claim, loss ; repudiate > .
Reserve setting : set review adjust > reserve, claim reserve
Policy interpretation : read interpret check > policy, policy wording, wording, cover, policy cover
Liability assessment : assess decide argue dispute establish > liability, .. liability, .. over liability, .. about liability, fault
~Legal drafting : draft draw_up > letter of claim, particular of claim, defence, statement of case, petition, clause, legal document, court document
Letter writing : write draft > letter, letter of claim, decision letter, .. letter
Taking instructions : take > instruction from, client instruction, witness statement
File opening : open > file, client file, matter, new file, new matter
Conflict checks : run do did > conflict check
Court diary : keep run > court diary, .. court diary
Company filings : lodge file > .. Companies House, annual return, confirmation statement
Property searches : order do did submit > search, local search, property search
Post-completion : do did handle > post-completion, stamp duty and
Legal research : research > case law, law, point of law, legal point, case
Decision letters : write draft issue > decision letter, decision
Tribunal representation : defend present represent > .. tribunal, at tribunal, appeal, .. appeal
Benefit assessment : assess decide > housing benefit, benefit claim, .. benefit, council tax support
FOI requests : answer handle deal_with reply_to > FOI, FOI request, freedom of information, .. FOI request
Public enquiries : answer deal_with handle help > councillor enquiry, member enquiry, public enquiry, enquiry from public, the public, resident enquiry, .. the public, letter from public
Council tax : collect bill chase > council tax, .. council tax
Licensing : issue process > licence, permit, .. licence
Newsletter writing : write edit send send_out do did > newsletter, the newsletter, mailing, monthly newsletter
Social media : post > on Insta, on Instagram, on TikTok, on Facebook, .. Facebook, .. Instagram, .. Insta, .. TikTok ; do did run look_after > Instagram, Insta, Facebook, TikTok, Facebook page, .. channel, Instagram account, social
Trade shows : book run organise staff man > stand, .. stand, exhibition stand, stall at, stand at
Creative briefs : brief > designer, photographer, printer, freelancer, .. designer
Print buying : get obtain ask_for compare > quote .. printer, .. from printer, print quote
Bid writing : write fill_in prepare submit > bid, grant application, funding bid, funding application, application for funding, application to trust
Trust fundraising : write_to apply_to approach > trust, foundation, charitable trust, trust and foundation
Donor care : thank look_after ring > donor, supporter, regular giver, giver, .. donor, .. giver, .. supporter
Gift Aid : claim > Gift Aid, the Gift Aid
Reporting : pull prepare write build present > weekly report, monthly report, report for, weekly figure, monthly figure, report from, .. figure
Editing : edit > page, letter page, .. page, copy, article, manuscript, story, text, chapter
Court reporting : cover report > court, .. court, inquest, trial
News reporting : cover report_on > council, news, local news, politics, election, crime, .. council
Guided tours : guide show take > .. round, school party round, visitor round, group round, tour, school class round, school group
Object handling : pack wrap > object, negative, painting, exhibit, .. acid-free, them in acid-free, artefact
Label writing : write > label, exhibition label, caption, wall text, panel
Condition reports : write do did > condition report
Team briefings : brief > team, the team, staff, crew, .. team
Absence management : deal_with manage handle > sickness, absence, sick leave, staff sickness
Store opening and closing : open_up lock_up > ., shop, store, the branch, salon
Write-offs : write_off > damage, stock, damaged stock, waste, .. stock
Returns handling : send_back return handle process take_back > faulty goods, faulty good, return, goods, .. goods, damaged goods
New business : win bring_in land open_up > client, customer, account, new client, .. client, .. customer, new business, contract
Participant recruitment : recruit find enrol > participant, family, volunteer for, patient for, .. participant, .. family
Ethics applications : write prepare submit > ethics, ethics application, .. ethics application, ethic
`;
