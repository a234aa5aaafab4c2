export default String.raw`
@group digital-product-detail | Digital products in detail | technology

[skills]
Gameplay systems = Gameplay prototyping
Error budgets
Effort estimation = Estimates*
Persona creation
Crawl analysis
Log file analysis ~ Crawl analysis

[tools]
LitmusChaos = Litmus chaos, Litmus?
Cloud SQL
PromQL
Toad = Toad for Oracle
JDBC
EJB
Open Policy Agent = OPA^
Graviton
Unreal Blueprints = Blueprints?, Blueprint visual scripting
Dovetail research
Optimal Workshop
UserTesting
Maze testing
Sitebulb
DeepCrawl

[skills]
Multiplayer* ~ Gameplay systems
Multiplayer networking ~ Gameplay systems
Netcode ~ Gameplay systems
Ad monetisation ~ Gameplay systems
Tools programming ~ Gameplay systems
Editor tools ~ Gameplay systems
Physics programming ~ Gameplay systems
AI programming for games ~ Gameplay systems
Level scripting ~ Gameplay systems
Console porting ~ Gameplay systems
Game optimisation ~ Gameplay systems
Build pipelines for games ~ Gameplay systems
Live operations in games ~ Gameplay systems
Asset pipelines ~ Gameplay systems
Blueprint scripting ~ Gameplay systems
Save systems ~ Gameplay systems
SLOs^ = Service level objectives ~ Error budgets
SLIs^ ~ Error budgets
Runbooks* ~ Error budgets
Postmortems* ~ Error budgets
Blameless postmortems ~ Error budgets
Game days ~ Error budgets
Failover testing ~ Error budgets
Failover* ~ Error budgets
On-call rotation ~ Error budgets
On-call support = 24/7 on-call, On-call rota, 24/7 support ~ Error budgets
Capacity reviews ~ Error budgets
Alert tuning ~ Error budgets
Incident command = ICS^, ICS 100, ICS 200 ~ Error budgets
Chaos experiments ~ Error budgets
Toil reduction ~ Error budgets
Policy as code ~ Error budgets
Password resets = Account unlocks ~ Error budgets
Laptop imaging ~ Error budgets
Desk-side support = Deskside support, Desk-side visits, On-site support ~ Error budgets
Device provisioning ~ Error budgets
Windows desktops ~ Error budgets
Database failover ~ Error budgets
High-level design ~ Effort estimation
Low-level design ~ Effort estimation
High level and low level design ~ Effort estimation
Technical documents ~ Effort estimation
Design documents ~ Effort estimation
Architecture reviews ~ Effort estimation
Architecture review board ~ Effort estimation
Impact analysis ~ Effort estimation
Release notes ~ Effort estimation
Batch jobs ~ Effort estimation
Deployment scripts ~ Effort estimation
Technical specifications ~ Effort estimation
Knowledge transfer ~ Effort estimation
Client demos ~ Effort estimation
Offshore coordination ~ Effort estimation
Mainframe migration ~ Effort estimation
Journey mapping ~ Persona creation
Tree testing = Tree tests ~ Persona creation
Diary studies ~ Persona creation
Contextual inquiry ~ Persona creation
Design workshops ~ Persona creation
Design sprints ~ Persona creation
Affinity mapping ~ Persona creation
Research repositories = ResearchOps, Research operations ~ Persona creation
Concept testing ~ Persona creation
Eye tracking ~ Persona creation
Stakeholder workshops ~ Persona creation
User surveys ~ Persona creation
Remote testing ~ Persona creation
Moderated testing ~ Persona creation
Recruiting of participants ~ Persona creation
Site audits ~ Crawl analysis
Technical audits ~ Crawl analysis
Schema markup ~ Crawl analysis
Structured data ~ Crawl analysis
Site migrations ~ Crawl analysis
Content briefs ~ Crawl analysis
Content audits ~ Crawl analysis
Keyword mapping ~ Crawl analysis
Internal linking ~ Crawl analysis
Rank tracking ~ Crawl analysis
Digital PR ~ Crawl analysis
Guest posting ~ Crawl analysis
International SEO ~ Crawl analysis
Hreflang ~ Crawl analysis
Meta descriptions ~ Crawl analysis
E-commerce SEO ~ Crawl analysis
Link outreach ~ Crawl analysis

[tools]
Lumar
Botify
`;
