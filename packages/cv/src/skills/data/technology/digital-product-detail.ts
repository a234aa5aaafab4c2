export default String.raw`
@group digital-product-detail | Digital products in detail | technology

[skills]
Gameplay systems = Gameplay prototyping
Error budgets
Effort estimation = Estimates*
Persona creation
Crawl analysis
Log file analysis ~ Search engine optimisation

[tools]
LitmusChaos = Litmus chaos, Litmus?
Cloud SQL
PromQL
Toad^ = Toad for Oracle
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
Multiplayer* ~ Game development
Multiplayer networking ~ Game development
Netcode ~ Game development
Ad monetisation ~ Game development
Tools programming ~ Game development
Editor tools ~ Game development
Physics programming ~ Game development
AI programming for games ~ Game development
Level scripting ~ Game development
Console porting ~ Game development
Game optimisation ~ Game development
Build pipelines for games ~ Game development
Live operations in games ~ Game development
Asset pipelines ~ Game development
Blueprint scripting ~ Game development
Save systems ~ Game development
SLOs^ = Service level objectives ~ Site reliability engineering
SLIs^ ~ Site reliability engineering
Runbooks* ~ Site reliability engineering
Postmortems* ~ Site reliability engineering
Blameless postmortems ~ Site reliability engineering
Game days ~ Site reliability engineering
Failover testing ~ Site reliability engineering
Failover* ~ Site reliability engineering
On-call rotation ~ Site reliability engineering
On-call support = 24/7 on-call, On-call rota, 24/7 support ~ Site reliability engineering
Capacity reviews ~ Site reliability engineering
Alert tuning ~ Site reliability engineering
Incident command = ICS^, ICS 100, ICS 200 ~ Site reliability engineering
Chaos experiments ~ Site reliability engineering
Toil reduction ~ Site reliability engineering
Policy as code ~ Site reliability engineering
Password resets = Account unlocks ~ Site reliability engineering
Laptop imaging ~ Site reliability engineering
Desk-side support = Deskside support, Desk-side visits, On-site support ~ Site reliability engineering
Device provisioning ~ Site reliability engineering
Windows desktops ~ Site reliability engineering
Database failover ~ Site reliability engineering
High-level design ~ Software architecture
Low-level design ~ Software architecture
High level and low level design ~ Software architecture
Technical documents ~ Software architecture
Design documents ~ Software architecture
Architecture reviews ~ Software architecture
Architecture review board ~ Software architecture
Impact analysis ~ Software architecture
Release notes ~ Software architecture
Batch jobs ~ Software architecture
Deployment scripts ~ Software architecture
Technical specifications ~ Software architecture
Knowledge transfer ~ Software architecture
Client demos ~ Software architecture
Offshore coordination ~ Software architecture
Mainframe migration ~ Software architecture
Journey mapping ~ UX research
Tree testing = Tree tests ~ UX research
Diary studies ~ UX research
Contextual inquiry ~ UX research
Design workshops ~ UX research
Design sprints ~ UX research
Affinity mapping ~ UX research
Research repositories = ResearchOps, Research operations ~ UX research
Concept testing = Concept tests, Product tests, Taste tests ~ UX research
Eye tracking ~ UX research
Stakeholder workshops ~ UX research
User surveys ~ UX research
Remote testing ~ UX research
Moderated testing ~ UX research
Recruiting of participants ~ UX research
Site audits ~ Search engine optimisation
Technical audits ~ Search engine optimisation
Schema markup ~ Search engine optimisation
Structured data ~ Search engine optimisation
Site migrations ~ Search engine optimisation
Content briefs ~ Search engine optimisation
Content audits ~ Search engine optimisation
Keyword mapping ~ Search engine optimisation
Internal linking ~ Search engine optimisation
Rank tracking ~ Search engine optimisation
Digital PR ~ Search engine optimisation
Guest posting ~ Search engine optimisation
International SEO ~ Search engine optimisation
Hreflang ~ Search engine optimisation
Meta descriptions ~ Search engine optimisation
E-commerce SEO ~ Search engine optimisation
Link outreach ~ Search engine optimisation

[tools]
Lumar
Botify
`;
