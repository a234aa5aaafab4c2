/** The writer's own work, in words that elsewhere tell of what was left, weighed or is to come. */
export const KEPT_AND_DONE = `
@ Accountant
Moved forty clients over from spreadsheets to Xero. => Xero
Prepared the budget for next year in SAP. => SAP
Replaced a mess of spreadsheets by Power BI. => Power BI
The only one in the office who knew Sage 200. => Sage 200
Handed the letters to a colleague and kept the payroll. => Payroll
Reconciled the bank daily instead of weekly in QuickBooks. => QuickBooks
Knowledge of IFRS and bank reconciliation. => IFRS, Bank reconciliation
@ Backend engineer
Inherited a service in Kotlin and kept it running for three years. => Kotlin
Compared with the old scripts, the jobs in Python are ten times faster. => Python
Weighed the options with the team and moved us to Kafka. => Kafka
Replaced the vendor's tool and rewrote it in Django. => Django
More than forty services in Spring Boot. => Spring Boot
I have seen Kafka fail and brought it back in an hour. => Kafka | fails: what somebody has seen most often is all that they did with it
Our clients who use Docker get their images from me. => Docker
Wrote tests in Playwright for apps that others build. => Playwright
Docker images that others use every day. => Docker
Rewrote in Python what others had given up. => Python
Built an interface that other teams build on, in Kotlin. => Kotlin
@ Carer
Personal care, insulin injections after the nurse had taught me, meal preparation. => Meal preparation
After the engineer had shown me, boiler servicing and drain clearing. => Boiler servicing
@ Physics teacher
Students code in Python; I teach it to beginners after school. => Python
@ Translator
Translated in Trados and wrote two reports on terminology. => Trados
Kept the glossaries in MemoQ. => MemoQ
@ Insurance Agent
Sold household insurance with Salesforce at hand. => Salesforce
@ Backend developer
The shop was in Magento when I came; I kept it running. => Magento
Set up a Linux office server. => Linux
Two days of training in Kafka for each team, given by me. => Kafka
@ Data Analyst
Built the dashboards in Looker, which marketing reads daily. => Looker
The models are in Power BI, which I look after. => Power BI
Helped the finance team move to Power BI. => Power BI
Held Power BI classes for new colleagues. => Power BI
@ Plumber
Materials and plumbing for forty flats. => Plumbing
Led the crew on site and did the welding. => Welding
Plastering, which I do by myself. => Plastering
@ Buchhalterin
Budget für das nächste Jahr in SAP erstellt. => SAP
Die alten Listen habe ich durch DATEV ersetzt. => DATEV
@ Comptable
Préparation du budget de l'an prochain dans SAP. => SAP
@ Contable
Llevo la nómina de cincuenta empleados. => Payroll
@ Desarrollador
Dejamos la tienda lista en Magento en tres meses. => Magento
Presupuesto del próximo año en SAP. => SAP
@ Desenvolvedora
Troquei o sistema antigo por serviços em Python. => Python
@ Sviluppatore
Ho riscritto il sito in Laravel per l'anno prossimo. => Laravel
@ Softwareontwikkelaar
Heb de oude website vervangen door een in Laravel. => Laravel
`;
