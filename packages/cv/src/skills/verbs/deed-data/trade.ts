/** What people of banks, insurers, trading houses and law firms write of their days: the papers that goods and money go by. */
export default `
Letters of credit : open issue amend advise confirm negotiate establish handle check scrutinise process > letter of credit, LC, L/C, documentary credit, import letter of credit, export letter of credit
Bank guarantees : issue amend release cancel draw_up > bank guarantee, bid bond, performance bond, guarantee for contractor, guarantee for exporter
Documentary collections : handle present process lodge > documentary collection, collection document, bill for collection
Bills discounting : discount > bill, export bill, bill of exchange, invoice
Bill of lading : issue release check draw_up prepare surrender cut amend > bill of lading, sea waybill, air waybill
Bills of quantities : draw_up prepare price measure take_off compile check > bill of quantity
Variance analysis : explain analyse investigate report comment_on track > variance, budget variance, cost variance, .. variance, variance against, variance to, variance between, variance from, deviation from budget ; compare > actual to budget, actual with budget, actual against budget, cost .. budget
Accruals and prepayments : post book calculate raise release > accrual, prepayment, accrual and, expense accrual ; accrue > expense, cost, income
Consolidation accounting : consolidate > account, .. account, subsidiary, subsidiaries, result of subsidiary
Loan processing : disburse grant process appraise > loan, .. loan, loan application, credit application, mortgage application
Underwriting : underwrite > policy, risk, .. policy, .. risk, loan, mortgage
Policy issuance : issue endorse cancel > policy, motor policy, insurance policy, life policy, fire policy
Premium calculation : calculate work_out quote rate > premium, .. premium
Foreign exchange : buy sell exchange trade deal > foreign currency, foreign exchange, currency, currencies
Tender management : write_up submit prepare write compile > tender, bid, tender document, tender submission
Title searches : search examine investigate > title at, title of, land title, property title, title deed
Conveyancing : convey transfer > house, property, flat, land, title
Notarial deeds : notarise attest certify draw_up > deed, notarial deed, power of attorney
Process serving : serve > summons, summonses, writ, court paper, court papers
`;
