export default String.raw`
@group law-public-order | Law, government and public order | law

[skills]
Five minute interventions = Five minute interventions training
Rub-down searches = Rub-down searching, Full searching, Rub-down and full searching ~ Cell searches
Tornado team = Tornado trained, Tornado training ~ Restraint techniques
Prisoner unlock = Unlock and roll checks, Cuffing, ROTL^, ROTL boards
Offender behaviour programmes = Risk of reoffending assessment ~ Offender management, Offender rehabilitation
Hostage negotiation
Response driving ~ Emergency driving
Controlled goods agreements = Taking control of goods, Service of documents, Process serving

[tools]
OASys^
`;
