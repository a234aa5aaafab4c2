export default String.raw`
@group software-practice | Software practice and tools | technology

[skills]
Technical design* = Technical design documents
Software maintenance = Legacy system maintenance
User stories = User story writing, Acceptance criteria, Use cases*, Writing user stories, Use case diagrams, Use case modelling > Requirements analysis
Backlog management = Product backlog grooming, Backlog grooming, Backlog refinement, Product backlog, Backlog prioritisation, Feature prioritisation > Agile
Sprint planning = Sprint reviews, Retrospectives* > Scrum
Memory management = Memory profiling
Feature flags = Feature toggles, Feature flagging
API security > Application security
Legacy modernisation = Legacy systems*, Legacy migration
Multi-tenant architecture = Multi-tenancy
Software development = Software engineering, Application development, Software programming, Programming*, Coding*, Computer programming, Software applications development
Object-oriented programming = OOP^, OOPS^, Object-oriented design, OOD^, OO design, OOAD
Functional programming
Data structures = Data structures and algorithms, DSA?
Algorithms = Algorithm design, Algorithm development, Algorithms design and analysis
Competitive programming = Competitive coding
Design patterns = Software design patterns, GoF patterns, MVC^, MVVM^, Model-view-controller, MVI^, MVP pattern, VIPER^
SOLID principles = Clean code, SOLID^
Clean architecture = Hexagonal architecture, Onion architecture
Domain-driven design = DDD^
Software architecture = Application architecture, Software design, Systems architecture, Technical architecture, Software architecture design
Solution architecture = Solution design > Software architecture
Enterprise architecture = TOGAF, Application portfolio management > Solution architecture
System design = Distributed systems design
Distributed systems = Distributed computing
UML^ = Unified Modeling Language, UML diagrams, Class diagrams, Sequence diagrams, Context diagrams, Activity diagrams, State diagrams
Requirements analysis = Requirements gathering, Requirements elicitation, Requirements engineering, Gathering requirements, Requests for information, RFI handling
Software documentation = Technical documentation, API documentation, Code documentation
Code review = Peer code review, Reviewing code, Pull request reviews, Pull requests, Peer review of code
Refactoring = Code refactoring, Legacy code modernisation, Legacy code migration
Debugging = Troubleshooting and debugging, Bug fixing, Bug fixes, Software debugging
Performance optimisation = Performance tuning, Application performance tuning, Code optimisation
Version control = Source control, Version control systems, Source code management, SCM^, VCS^
Pair programming = Mob programming
Agile = Agile methodologies, Agile development, Agile software development, Agile methods, Agile project management, Agile delivery, Agile transformation
  not before and fit, learner, hands, mind, body, person
Scrum = Scrum methodology, Scrum framework, Scrum ceremonies, Scrum teams, Daily stand-ups*, Daily scrums, Stand-up meetings, Impediment removal, PI planning, Velocity tracking, Burndown charts > Agile ~ Kanban
  not before half, down
Scrum Master = Certified Scrum Master, CSM^, ScrumMaster, Certified ScrumMaster, PSM I > Scrum
Kanban = Kanban boards
Extreme programming = XP^ > Agile
SAFe^ = Scaled Agile Framework, Scaled Agile, SAFe Agile > Agile
Waterfall methodology = Waterfall?, Waterfall model
  with agile, sdlc, scrum, methodology
Software development life cycle = SDLC^, Software development lifecycle, Software life cycle
Test-driven development = TDD^
Behaviour-driven development = BDD^
Technical debt management
Software localisation = Internationalisation, i18n, l10n, Localisation engineering
Software licensing = Open source licensing
Open source contribution = Open source development
Low-code development = Low code, No-code, No code development, Low-code platforms
Desktop application development = Desktop development, Desktop applications
Game development = Game programming, Video game development
Web scraping = Data scraping, Web crawling, Scrapy, Beautiful Soup, BeautifulSoup
Chatbot development = Chatbots, Chatbot design, Conversational AI
Robotic process automation = RPA^, RPA development
Scripting* = Automation scripts, Scripting languages
Computer science fundamentals = Computer science*
Operating systems = Operating system concepts, Operating systems administration
Compiler design = Compilers
Blockchain = Blockchain development, Distributed ledger, Blockchain technology
Smart contracts = Smart contract development > Blockchain
Web3 = Web 3.0, Web3.js, Ethers.js > Blockchain
GPU programming = GPU computing
Shader programming = Shaders, Shader development, Shader Graph
Logic programming
Digital transformation = Digitalisation, Digital transformation projects, Business transformation, Transformation programmes, Transformation management, Transformation leadership
Business process automation = Workflow automation, Process automation
Technical support engineering = Application support, Production support, L2 support, L3 support, Software support, Application management, Functional application management
IT consulting = Technology consulting, IT consultancy
Software implementation = ERP implementation, System implementation, Software rollout, Software deployment, Package deployment, Software packaging, Application packaging, Autopilot deployment
User acceptance testing = UAT^, UAT coordination, UAT support, Beta testing, Acceptance testing
Proof of concept development = Proof of concept, Rapid prototyping of software

[tools]
Git^ = Git/GitHub, Git version control, Git flow, GitFlow, Git Bash, Git workflows, git^ > Version control ~ Subversion, Mercurial
GitHub = Git Hub, Github Enterprise > Git ~ GitLab, Bitbucket
GitLab = Git Lab > Git
Bitbucket = Bit bucket > Git
Subversion? = SVN^, Apache Subversion, TortoiseSVN > Version control
Mercurial? > Version control
Perforce = Helix Core, Perforce Helix > Version control
Jira = Atlassian Jira, Jira Software, Jira boards, Jira administration ~ Trello, Asana, Azure DevOps
Confluence? = Atlassian Confluence
  not before of
Trello
Toggl = Toggl Track
Asana? = Asana project management
  with tasks, task, tracked, trello, jira, slack, projects, deadlines
  not before practice, yoga
ClickUp = Click Up
Monday.com = Monday com
Linear app = Linear?
  not before algebra, regression, programming, model, models, equations, accelerator, motion, guide, equation
  with jira, notion, github
Notion? = Notion workspace
  not before that, of
  not after the, a
  with notes, wiki, docs, documentation, trello, slack, asana, documented
Basecamp = Base camp project tool
Redmine ~ Jira
Bugzilla ~ Jira
YouTrack ~ Jira
Visual Studio Code = VS Code, VSCode
Visual Studio = MS Visual Studio, Microsoft Visual Studio, Visual Studio 2019, Visual Studio 2022
IntelliJ IDEA = IntelliJ
Eclipse? = Eclipse IDE
  not before solar, lunar
  not after solar, lunar, total
NetBeans = Net Beans
PyCharm
WebStorm
Sublime Text = Sublime?
Vim? = Neovim, vi editor
Notepad++
Emacs
Jupyter Notebook = Jupyter, JupyterLab > Python
Google Colab = Colab notebooks > Python ~ Jupyter Notebook
Postman? = Postman API, Postman testing > API testing
  not before with, job, job at, service, duty, in, delivering, at, for
  not after a, as, village, rural, the, head, local, worked as
Insomnia REST client
Maven? = Apache Maven > Java ~ Gradle
  not before of
  not after a, marketing, style
Gradle > Java
Apache Ant = Ant? > Java
  not before colony, control
GNU Make = Makefile
CMake ~ GNU Make
Bazel
MSBuild > .NET
NuGet > .NET
SonarQube = Sonar Qube, SonarCloud > Static code analysis
Static code analysis = Static analysis tools
ESLint > JavaScript, Static code analysis
Checkstyle > Java, Static code analysis
Prettier formatter = Prettier?
Doxygen > Software documentation
Cursor IDE = Cursor AI
GitHub Copilot = Copilot?
  not after the, as
AI-assisted coding = AI coding assistants, AI pair programming, AI-assisted development, Vibe coding
UiPath = Ui Path > Robotic process automation ~ Automation Anywhere, Blue Prism
Automation Anywhere > Robotic process automation
Blue Prism > Robotic process automation
Power Automate = Microsoft Power Automate, Microsoft Flow, MS Flow, Power Automate Desktop > Workflow automation tools
Workflow automation tools = Zapier and Make
Zapier > Workflow automation tools ~ Make.com, n8n
Make.com = Integromat > Workflow automation tools
n8n > Workflow automation tools
Power Platform = Microsoft Power Platform > Low-code development
Power Apps = PowerApps, Microsoft Power Apps > Power Platform
OutSystems > Low-code development ~ Mendix
Mendix > Low-code development
Bubble.io = Bubble? > Low-code development
  not before tea, wrap
Retool > Low-code development
AppSheet = Google AppSheet > Low-code development
Google Apps Script = Apps Script > JavaScript
Ethereum > Blockchain
Hyperledger Fabric = Hyperledger > Blockchain
Hardhat? > Smart contracts ~ Truffle
Truffle? = Truffle Suite > Smart contracts
  not before oil, mushroom, mushrooms, chocolate, chocolates
MetaMask integration = MetaMask > Web3
Qt^ = Qt Creator, Qt5, Qt6 > C++
  not after rs
QML^ > Qt
PyQt > Qt
GTK > C
JavaFX = Java FX > Java ~ Swing
Swing? = Java Swing, Java AWT > Java
  not before trading, dance, saw
Tkinter > Python
Unity? = Unity3D, Unity 3D, Unity Engine > C#, Game development ~ Unreal Engine
  not before government, in, of, and, church, hospital, school, day
  not after national, in, community, party, church
Unreal Engine = UE4, UE5, Unreal?, Unreal Engine 4, Unreal Engine 5 > C++, Game development
Nanite^ = Unreal Nanite ~ Unreal Engine
Godot = Godot Engine > Game development ~ Unity
Roblox Studio = Roblox > Game development, Lua
Cocos2d = Cocos2d-x, Cocos Creator > Game development
Phaser? = Phaser.js > Game development, JavaScript
GameMaker = GameMaker Studio > Game development
OpenGL = Open GL > Graphics programming ~ Vulkan, DirectX
Vulkan? = Vulkan API > Graphics programming
DirectX = Direct3D, DirectX 12 > Graphics programming
Graphics programming = Computer graphics, 3D graphics programming
OpenXR > Virtual reality
Virtual reality = VR?, VR development, VR/AR
Augmented reality = AR/VR, AR development, Mixed reality, XR^
Photon networking = Photon Unity Networking, Photon PUN > Unity
Mirror networking > Unity ~ Photon networking
Telerik > .NET
DevExpress > .NET
Crystal Reports = SAP Crystal Reports > Reporting
SSRS^ = SQL Server Reporting Services, Reporting Services^ > Microsoft SQL Server, Reporting
SSIS^ = SQL Server Integration Services > Microsoft SQL Server, ETL
SSAS^ = SQL Server Analysis Services > Microsoft SQL Server
JasperReports = Jasper Reports, iReport > Reporting
WordPress = Word Press, WordPress development, Wordpress CMS, WordPress themes, Theme development, WordPress theme development, Custom themes > Content management systems ~ Drupal, Joomla
WooCommerce = Woo Commerce > WordPress ~ Shopify, Magento
Elementor > WordPress
Divi = Divi builder > WordPress
Drupal = Drupal 8, Drupal 9 > Content management systems
Joomla = Joomla! > Content management systems
Magento = Adobe Commerce, Magento 2 > E-commerce
Shopify = Shopify Liquid, Shopify Plus, Liquid?, Liquid templates, Liquid templating > E-commerce
PrestaShop > E-commerce
OpenCart = Open Cart > E-commerce
BigCommerce > E-commerce
Salesforce Commerce Cloud = Demandware > E-commerce
Wix = Wix.com > Website builders ~ Squarespace, Webflow
Squarespace > Website builders
Webflow > Website builders
Website builders*
Adobe Experience Manager = AEM^ > Content management systems
Sitecore > Content management systems
Umbraco > Content management systems
Contentful > Headless CMS
Sanity CMS = Sanity.io, Sanity? > Headless CMS
Kentico > Content management systems
TYPO3 > Content management systems
Content management systems = CMS^
cPanel = WHM^ > Web hosting
Plesk > Web hosting ~ cPanel
Web hosting = Hosting*, Website hosting
DNS^ = Domain name system, DNS management

[tools]
Dataverse = Microsoft Dataverse, Common Data Service > Power Apps
Power Pages = Power Apps Portals > Power Apps
Power Fx > Power Apps
Copilot Studio = Microsoft Copilot Studio, Power Virtual Agents > Power Apps
PCF controls = PCF^, Power Apps Component Framework > Power Apps
Model-driven apps = Canvas apps > Power Apps
SharePoint Framework = SPFx > SharePoint
Nintex = Nintex Workflow
K2 workflow ~ Nintex
InfoPath = Microsoft InfoPath
Pega^ = Pega Platform, PegaSystems, Pega PRPC
Appian
Gerrit ~ GitHub
Gitea ~ GitHub
ClearCase = Rational ClearCase
CVS? ~ ClearCase
Structurizr = C4 diagrams
C4 model ~ Structurizr
PlantUML = Mermaid.js
Mermaid diagrams ~ PlantUML
ArchiMate ~ Enterprise architecture
Meson build
Ninja build ~ Meson build
Leiningen
Foundry for Solidity > Smart contracts
OpenZeppelin > Smart contracts
viem > Web3
wagmi > Web3 ~ viem
Polygon blockchain
Solana > Blockchain
Anchor framework > Blockchain ~ Solana
Chainlink > Blockchain
The Graph protocol
IPFS > Web3
PlayFab
SDL2 = SDL^
libGDX
MonoGame ~ libGDX
Steamworks

[skills]
Trunk-based development = Branching strategy
Twelve-factor apps = Twelve-factor app, 12-factor apps
NFTs = NFT^, NFT marketplaces > Blockchain
Decentralised finance = DeFi^ > Blockchain
Game Jam development
`;
