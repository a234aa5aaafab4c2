export default `
=== n1-crm own
Teresa Kowal
Administrator
teresa.k@mail.example · 07700 906501 · Leeds

## EXPERIENCE
CRM Administrator, Pennine Windows Ltd, Leeds
2019 – Present
! - Moved 40,000 contacts from {Zoho CRM} to {HubSpot} and cleaned the duplicates; {data migration} over one weekend.
! - Built {workflow automation=Workflow automation|Workflows|Automation} and {lead scoring} for three sales teams.
! - {Pipeline management=Pipeline management|Sales pipeline management} and {sales forecasting} boards for the Monday call.
! - Connected forms and telephony through {Zapier}.

## SKILLS
HubSpot, {Pipedrive}, {Zoho CRM}, {Freshsales}, {Marketing Hub=HubSpot Marketing Hub|Marketing Hub}, {Lead scoring}, {Data cleansing and deduplication=Data cleansing|Deduplication|Data deduplication}, {User onboarding}
=== n2-data own
Yusuf Demirel
Analytics Engineer
yusuf.d@mail.example · 07700 906502 · Izmir

## EXPERIENCE
Analytics Engineer, Ege Lojistik, Izmir
2020 – Present
! - {dbt} models on {Snowflake}, scheduled in {Airflow=Apache Airflow|Airflow}; {data lineage} and tests for 60 tables.
! - {Fivetran} connectors, {incremental models} and {slowly changing dimensions}.
! - {Dimensional modelling} with the controllers; {?dashboards} in {Looker} and {Metabase}.
! - {Data quality checks=Data quality checks|Data quality} in {Great Expectations}.

## SKILLS
dbt, Snowflake, {Python}, {SQL}, {Star schema}, {Data contracts}, {Airbyte}, {Delta Lake}, {Reverse ETL}, {Dagster}
=== n3-test own
Sunethra Ratwatte
Test Automation Engineer
sunethra.r@mail.example · 077 906 5030 · Colombo

## EXPERIENCE
Test Automation Engineer, Lanka Soft, Colombo
2018 – Present
! - Wrote {page objects=Page object model} in {Selenium} and {TestNG}; {cross-browser testing} on {BrowserStack}.
! - {API testing} with {REST Assured} and {Postman}; {contract testing} in {Pact}.
! - {Load testing} with {JMeter} and {k6} before each release; defects in {Jira}.
! - {Mobile testing} on {Appium}, {smoke tests=Smoke testing|Smoke tests} every night.

## SKILLS
Selenium, {Cypress}, {Playwright}, {Cucumber}, {BDD=BDD|Behaviour-driven development}, {TestRail}, {Xray}, {Regression testing}, {Test planning} and {?estimation}, {Boundary value analysis}
=== n4-dba own
Pavel Dvořák
Database Administrator
pavel.d@mail.example · +420 601 906 504 · Brno

## EXPERIENCE
Database Administrator, Morava Pojišťovna, Brno
2015 – Present
! - {Always On availability groups=Always On availability groups|Always On|Availability groups} for 30 {SQL Server} instances, {log shipping} to the second site.
! - {Index tuning=Index tuning|Index maintenance|Indexing}, {query optimisation} and {capacity planning}.
! - {Point-in-time recovery} rehearsed twice a year; {pgBackRest} and {Patroni} for {PostgreSQL}.
! - {Database migration} of nine schemas to {Azure SQL=Azure SQL|Azure SQL Database}.

## SKILLS
SQL Server, {T-SQL}, {SSIS}, {SSRS}, PostgreSQL, {pgBouncer}, {Replication=Replication|Database replication}, {Partitioning=Partitioning|Table partitioning}, {Backup and restore=Backup and restore|Backup and recovery}, {Database security}
=== n5-spa own
Ketut Ayu Lestari
Senior Spa Therapist
ketut.l@mail.example · +62 812 906 505 · Ubud

## EXPERIENCE
Senior Spa Therapist, Sawah Retreat, Ubud
2016 – Present
! - {Balinese massage}, {hot stone massage}, {body scrubs=Body scrubs|Body scrub} and {flower baths=Flower baths|Flower bath}.
! - {Body wraps=Body wraps|Body wrap}, {hair removal=Hair removal|Waxing} with {sugaring} and {lash lifts=Lash lifts|Lash lift}.
! - {Skin analysis} before each treatment, {facials}; no two faces alike.
! - {Manicures=Manicure}, {pedicures=Pedicure|Pedicures} and {gel nails} for hotel guests.

## SKILLS
Balinese massage, {Thai massage}, {Aromatherapy}, {Microdermabrasion}, {Dermaplaning}, {Chemical peels}, {Eyebrow and eyelash tinting=Eyebrow tinting|Eyelash tinting}, {Hydrotherapy}, {Calm and attentive=Calmness|Patience|Attentiveness|Calm and attentive}
=== n6-safari own
Thabiso Moyo
Field Guide
thabiso.m@mail.example · +263 77 906 506 · Hwange

## EXPERIENCE
Field Guide, Ironwood Camp, Hwange
2014 – Present
! - {Game drives} morning and evening, {walking safaris} with an armed scout, {night drives}.
! - {Bird guiding=Bird guiding|Birding|Birdwatching tours} and {boat cruises=Boat cruises|River cruises|Boat safaris} on the river.
! - {Animal tracking} for photographers; {?campfire storytelling=Storytelling|Campfire storytelling}.
! - {Vehicle recovery} from sand and mud, {puncture repair=Puncture repair|Tyre repair}.

## SKILLS
Game drives, {Walking safaris}, {Rifle handling}, {Bush survival}, {Bird and mammal identification=Bird identification|Mammal identification|Wildlife identification}, {4x4 driving=Off-road driving|4x4 driving|4x4}, {Wilderness first aid}, {Guest relations}, {Sense of humour}
=== n7-farm own
Rosa Quispe
Farm Supervisor
rosa.q@mail.example · +51 901 906 507 · Ica

## EXPERIENCE
Farm Supervisor, Valle Verde, Ica
2013 – Present
! - {Drip irrigation} and {fertigation} of 40 hectares of grapes; {?leaf sampling=Leaf sampling|Leaf analysis} each month.
! - {Crop scouting}, {pest monitoring} and {integrated pest management} with {pheromone traps}.
! - {Canopy management}, {winter pruning=Pruning|Winter pruning} and {thinning=Thinning|Fruit thinning} with 60 workers.
! - {?cold chain} and {packhouse=Packhouse work|Packhouse|Packhouse operations} for export.

## SKILLS
Drip irrigation, Fertigation, {GlobalG.A.P.=GlobalG.A.P.|GlobalGAP|GLOBALG.A.P.}, {Soil sampling}, {Crop rotation}, {Grafting}, {Sprayer calibration}, {Harvest planning}, {Greenhouse management}
=== n8-poultry own
Samuel Addo
Poultry Supervisor
samuel.a@mail.example · +233 24 906 508 · Kumasi

## EXPERIENCE
Poultry Supervisor, Golden Comb Farms, Kumasi
2012 – Present
! - {Broiler management=Broiler management|Broiler production|Broiler farming}, {debeaking} and {egg grading} for 20,000 birds.
! - {?Post-mortems} with the vet, {vaccination=Vaccination|Poultry vaccination|Chick vaccination} in the drinking water, {feed formulation}.
! - {Flock records=Flock records|Flock record keeping|Record keeping} and {mortality records} each evening; {ventilation control} in eight houses.

## SKILLS
{Layer management}, {Brooding}, {Hatchery management}, {Biosecurity}, {Feed conversion}, {Litter management}, {Candling and chick sexing=Candling|Egg candling|Chick sexing}, {Poultry processing}
`;
