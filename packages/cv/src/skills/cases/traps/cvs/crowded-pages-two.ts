export default `
=== crowded bank teller
Tharindu Senanayake
Bank Officer
tharindu.s@mail.example | 077 555 0162 | Ratnapura

## Experience
Bank Officer, Sabaragamuwa Savings Bank
2019 – Present
- {Account opening}, {KYC} checks and {cash handling=Cash handling|Cash management|Teller operations} at counter 3.
! - Customers trade gems, tea and timber.
! - The bank offers leasing, pawning, insurance and remittances.
! - Head office moved to Finacle in 2023.
- {Loan processing=Loan processing|Loan applications} for teachers and {fixed deposits}.
! - Auditors came without warning.
Trainee, Balangoda Finance
2017 – 2019
- {Data entry} in {Excel}.
! - Gold was tested by an expert from the city.

## Skills
KYC, Cash handling, Customer service, MS Office, Loan processing, Integrity
=== crowded credit analyst
Aisha Bello
Credit Analyst
aisha.bello@mail.example | +234 802 555 0131 | Kano

## Experience
Credit Analyst, Sahel Commercial Bank
2018 – Present
- {Financial statement analysis=Financial statement analysis|Financial analysis|Financial statements}, {credit scoring} and {?loan reviews=Loan review|Loan reviews|Credit review}.
! - Borrowers tan leather, mill groundnuts and import rice.
- Models in {Excel}; {ratio analysis}; memos in {Word=Microsoft Word}.
! - Relationship managers sell trade finance and FX.
! - The bank bought a company in data mining.
! - IT replaced T24 with Flexcube.
Graduate Trainee, Kurmi Microfinance
2016 – 2018
! - Rode a motorcycle to markets and mills.
! - Groups of women made soap and batik.

## Skills
Credit analysis, Financial modelling, Excel, Risk assessment, Report writing, Objectivity
=== crowded bank adviser fr
Thomas Lemoine
Conseiller clientèle
thomas.lemoine@mail.example | +33 6 77 55 50 11 | Limoges

## Expérience
Conseiller clientèle, Banque du Limousin, Limoges
2017 – aujourd'hui
- {Ouverture de comptes=Account opening|Ouverture de comptes|Opening accounts} et {prêts immobiliers=Mortgages|Mortgage lending|Prêts immobiliers|Home loans|Mortgage advice} pour 400 clients.
! - La banque propose des assurances, du crédit-bail et du change.
! - Mes clients sont éleveurs, porcelainiers ou bouchers.
- Suivi dans {Salesforce}.
Vendeur, Chaussures Pichon
2013 – 2017
- {Encaissement=Cash handling|Encaissement|Cash register|Till operation}.
! - Le cordonnier collait et cousait au fond.

## Compétences
Négociation, Vente, Analyse financière, Excel, Écoute
=== crowded data analyst
Shenal Fernando
Data Analyst
shenal.f@mail.example | 076 555 0188 | Wattala

## Summary
Analyst who turns questions into queries. I ask before I count.

## Experience
Data Analyst, Muthu Retail Group
2021 – Present
- {SQL} queries and {Power BI} reports on 60 shops.
! - The group sells sarees, shoes, toys and groceries.
! - Data engineers load the warehouse with Airflow.
- {Forecasting} of footfall in {Python}.
! - Marketing decides on pricing and promotion.
! - Stores migrated to a new point of sale by NCR.
Intern, Census Office
2020
- {Data cleaning} in {Excel} and {SPSS}.
! - Surveys about fishing, farming and housing.

## Skills
SQL, Python, Power BI, Excel, Tableau, Statistics, Communication
=== crowded data pt
Camila Nogueira
Analista de dados
camila.nogueira@mail.example | +55 31 95555 0144 | Belo Horizonte

## Experiência
Analista de dados, Minas Seguros, Belo Horizonte
2020 – atual
- {Painéis=Dashboards|Painéis|Dashboard} em {Power BI} e consultas em {SQL}.
! - A seguradora vende seguro de vida, de carro e de gado.
! - Os atuários modelam em SAS.
- Limpeza de dados com {Python}: {limpeza de dados=Data cleaning|Limpeza de dados}.
Estagiária, Cafés do Cerrado
2019
! - A empresa torra e exporta café.
- Planilhas de {Excel}.

## Habilidades
SQL, Python, Power BI, Excel, Estatística, Comunicação
=== crowded project manager
Ximena Rojas
Project Manager
ximena.rojas@mail.example | +56 9 5555 0133 | Concepción

## Summary
Project manager with ten years in IT projects for banks, clinics and ports.

## Experience
Project Manager, Biobío Digital
2018 – Present
- {Project planning} in {MS Project=Microsoft Project|MS Project}, {risk management} and {stakeholder management}; boards in {Trello}.
! - Our teams built apps for parking, telemedicine and forestry.
! - Developers wrote Java, Kotlin and Python.
! - The port moved its cranes to a new control system.
- {Budget control=Budget management|Budget control|Budgeting} of CLP 900 million.
Business Analyst, Coronel Bank
2014 – 2018
- {Requirements gathering} and {process mapping=Process mapping|Process modelling} in {Visio=Microsoft Visio|Visio}.
! - The bank merged its leasing and factoring arms.

## Skills
Project management, Scrum, Jira, Trello, Risk management, Leadership
=== crowded devops
Mehdi Lahlou
DevOps Engineer
mehdi@mail.example | +212 661 555 018 | Rabat

## Experience
DevOps Engineer, Atlas Ticketing
2021 – Present
- Pipelines in {GitLab CI}, clusters on {Kubernetes}, infrastructure in {Terraform}.
- Writes {?runbooks=Runbooks} and takes turns {?on call=On-call support|On-call}.
! - The shop sells concert and football tickets.
! - Frontend developers work in Svelte, the data team in Snowflake.
! - A payment partner runs on .NET.
! - Support answers fans in Zendesk.
Systems Administrator, Chellah Clinic
2018 – 2021
- {Linux} servers, {backups=Backups|Backup management|Backup and recovery} with {Veeam}.
! - Doctors kept records in Medistory; radiologists burned CDs.

## Skills
Kubernetes, Terraform, AWS, GitLab CI, Prometheus, Python, Calmness
=== crowded insurance adviser
Ngozi Eze
Insurance Adviser
ngozi@mail.example | +234 805 555 0133 | Enugu

## Experience
Insurance Adviser, Coal City Insurance
2020 – Present
- {Needs analysis}, {policy renewals=Policy renewals|Policy renewal|Renewals} and {claims support=Claims support|Claims handling|Claims assistance} for 300 families.
! - Clients run bakeries, poultry farms and a private school.
! - Underwriters in Lagos price the risks; adjusters look at the cars.
! - The company offers pensions, health plans and micro loans.
- Prepares {proposals=Proposals|Proposal writing|Sales proposals} in {Word=Microsoft Word}; updates {Salesforce}.
! - Training on anti-fraud was given by an expert of the regulator.

## Skills
Life insurance, Motor insurance, Cross-selling, Customer service, Salesforce, Persuasion
=== crowded legal secretary
Claire Dubois
Assistante juridique
claire.dubois@mail.example | +33 6 55 01 02 03 | Dijon

## Expérience
Assistante juridique, Cabinet Morvan, Dijon
2016 – aujourd'hui
- {Rédaction de courriers=Correspondence|Rédaction de courriers|Letter writing|Business correspondence} sous {Word=Microsoft Word}, {gestion des agendas=Calendar management|Diary management|Gestion des agendas} et {facturation=Invoicing|Billing|Facturation}.
! - Les avocats plaident en droit du travail et en droit fiscal.
! - Nos clients produisent du vin, de la moutarde et des machines.
- {Accueil téléphonique=Telephone reception|Accueil téléphonique|Telephone answering|Call handling|Switchboard}.
! - Le cabinet a changé de logiciel pour Secib en 2023.
! - Un notaire partage l'étage.

## Compétences
Word, Excel, Droit des sociétés, Classement, Discrétion
=== crowded housekeeping
Blessing Moyo
Housekeeping Supervisor
blessing@mail.example | +263 77 555 0199 | Victoria Falls

## Experience
Housekeeping Supervisor, Zambezi Lodge
2018 – Present
- {Room inspections=Room inspection|Room inspections}, {linen control=Linen control|Linen management} and {?rosters=Rostering|Rosters|Staff rostering} for 14 attendants.
! - Guests go rafting, bungee jumping and bird watching.
! - Maintenance fixes taps and air conditioners.
! - The lodge has a spa, a boma restaurant and a conference tent.
- Orders {?cleaning supplies} and trains {?new staff=Staff training|Training|Staff training and development}.
! - Reception checks guests in with Opera.

## Skills
Housekeeping, Room inspection, Laundry, Chemical handling, Team leadership, Politeness
=== crowded mechanic de
Tobias Renner
Kfz-Mechatroniker
tobias.renner@mail.example | +49 160 555 0111 | Ulm

## Berufserfahrung
Kfz-Mechatroniker, Autohaus Donau GmbH, Ulm
2014 – heute
- {Inspektionen=Vehicle servicing|Inspektionen|Vehicle inspection|Inspektion}, {Bremsenreparatur=Brake repair|Bremsenreparatur} und {Fehlerdiagnose=Fault diagnosis|Fehlerdiagnose|Vehicle diagnostics|Diagnostics|Fault finding} mit {Bosch ESI[tronic]=Bosch ESI[tronic]|ESI[tronic]|Bosch ESItronic}.
! - Das Autohaus verkauft Neuwagen, Versicherungen und Wallboxen.
! - Lackierer und Sattler kommen von einer Firma aus Neu-Ulm.
! - Die Buchhaltung arbeitet mit DATEV.
- {Reifenwechsel=Tyre fitting|Reifenwechsel|Tyre changing|Tyre change} und {Achsvermessung=Wheel alignment|Achsvermessung}.
! - Der Meister plant die Termine in Excel.

## Kenntnisse
Motorreparatur, Elektrik, Hochvolttechnik, Schweißen, Pünktlichkeit
=== crowded bookkeeper pt
Rui Tavares
Técnico de contabilidade
rui@mail.example | +351 912 555 017 | Leiria

## Experiência
Técnico de contabilidade, Moldes do Lis, Leiria
2014 – presente
- {Conciliação bancária=Bank reconciliation|Conciliação bancária}, {faturação=Invoicing|Faturação|Billing} e {IVA=VAT|IVA|VAT returns} em {Primavera=Primavera ERP|Primavera}.
! - A fábrica faz moldes para automóveis e brinquedos.
! - Os engenheiros desenham em SolidWorks e os operadores fresam aço.
- {Processamento de salários=Payroll|Processamento de salários|Payroll processing} para 80 pessoas.
! - O armazém usa SAP.
! - A empresa vende também peças de plástico e faz reciclagem.

## Competências
Contabilidade geral, IVA, Primavera, Excel, Rigor
`;
