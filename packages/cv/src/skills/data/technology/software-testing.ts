export default String.raw`
@group software-testing | Software testing | technology

[skills]
Software testing = Software quality assurance, QA testing, Software QA, Testing*, QA^, Quality assurance testing, Application testing
Manual testing = Manual QA > Software testing
Test automation = Automated testing, Automation testing, Automated tests, QA automation, Test automation frameworks, Test frameworks, Automation frameworks > Software testing
Unit testing = Unit tests > Software testing
Integration testing = Integration tests, System integration testing, SIT? > Software testing
End-to-end testing = E2E testing, E2E tests, End-to-end tests > Software testing
Regression testing = Regression tests, Regression test suites, Regression cycle > Software testing
Functional testing = Functional tests > Software testing
Smoke testing = Sanity testing, Smoke tests > Software testing
Performance testing = Load testing, Stress testing of software, Load tests, Stress testing > Software testing
API testing = API tests, API test automation, REST API testing, Web services testing > Software testing
Mobile testing = Mobile app testing > Software testing
Usability testing = User testing, Usability tests, User tests
Accessibility testing = Accessibility checks, Accessibility audits, WCAG testing > Software testing, Web accessibility
Exploratory testing = Exploratory sessions, Ad hoc testing > Software testing
Black-box testing = White box testing > Software testing
Database testing > Software testing, SQL
Security testing of software = Security testing
Test planning = Test plans, Test strategy, Test planning and execution, Test plan preparation
Test case design = Test cases, Test case writing, Test case development, Test scenarios, Writing test cases > Software testing
Test data management = Test environments, Test data preparation
Defect tracking = Bug tracking, Defect management, Bug reporting, Defect reporting, Defect triage, Bug reports, Root cause analysis of defects, Bug triage
Mutation testing > Unit testing
Property-based testing > Unit testing
Contract testing = Contract tests, Consumer-driven contracts, Pact tests
Visual regression testing = Snapshot testing, Visual regression
A/B testing = AB testing, A/B tests, Split testing, Multivariate testing

[tools]
Ceedling = Unity test framework > C, Unit testing
CppUnit > C++, Unit testing
Allure reports = Allure TestOps, Allure^ > Test automation
Selenium^ = Selenium WebDriver, Selenium Grid, Selenium IDE, Selenium Web Driver > Test automation ~ Playwright, Cypress
  not before deficiency, supplement, supplements, levels, intake, zinc, content
  not after vitamin, zinc and, dietary
Cypress? = Cypress.io > Test automation, JavaScript
  not before tree, trees, college, hill, road, avenue, wood
Playwright? = Microsoft Playwright > Test automation
  not before and actor, of
  not after as, a, the, actor and
Puppeteer? > Test automation, JavaScript
  not after as, a
WebdriverIO = Webdriver.io > Test automation
TestCafe > Test automation
Protractor? > Test automation, Angular
  not after compass and, a
Robot Framework > Test automation
Appium > Mobile testing, Test automation
Espresso testing = Espresso UI tests > Android development, Test automation
XCTest = XCUITest > iOS development, Test automation
Detox testing > React Native, Test automation
Katalon = Katalon Studio > Test automation
Tosca? = Tricentis Tosca > Test automation
Ranorex > Test automation
UFT^ = QTP^, Unified Functional Testing, HP UFT, HP QTP, Quick Test Professional, QuickTest Professional, UFT One > Test automation
TestComplete > Test automation
JUnit = JUnit 5, JUnit4 > Java, Unit testing
TestNG = Test NG > Java, Unit testing
Mockito > Java, Unit testing
Spock framework = Spock? > Groovy
Jest^ = Jest.js, JestJS > JavaScript, Unit testing ~ Vitest, Mocha
Vitest > JavaScript, Unit testing
Mocha? = Mocha.js, Mocha/Chai, Mocha Chai > JavaScript, Unit testing
  not before coffee, latte
  not after cafe, café
Chai? > JavaScript, Unit testing
  not before latte, tea, wala, masala
  not after masala
Jasmine? = Jasmine/Karma > JavaScript, Unit testing
  not before rice, tea, oil, flower, flowers
Karma? = Karma test runner > JavaScript
  not before yoga
Enzyme? > React
  not before activity, kinetics, assay, assays, technology, production, immobilisation, analysis, linked
React Testing Library = Testing Library > React, Unit testing
pytest = Py.test > Python, Unit testing
unittest? > Python, Unit testing
Behave? > Python, Behaviour-driven development
Cucumber? = Cucumber BDD > Behaviour-driven development
  not before cultivation, farming, harvest, production, seeds, soup, salad, and tomato
SpecFlow > .NET, Behaviour-driven development
NUnit > .NET, Unit testing
xUnit > .NET, Unit testing
MSTest > .NET, Unit testing
PHPUnit > PHP, Unit testing
RSpec > Ruby, Unit testing
Google Test = GTest, GoogleTest > C++, Unit testing
Testcontainers > Integration testing
JMeter = Apache JMeter, J Meter > Performance testing ~ Gatling, LoadRunner
Gatling > Performance testing
LoadRunner = Load Runner, HP LoadRunner, Micro Focus LoadRunner > Performance testing
k6 = Grafana k6 > Performance testing
Locust? = Locust.io > Performance testing
  not before control, swarm, swarms, invasion
BlazeMeter > Performance testing
SoapUI = SOAP UI, ReadyAPI > API testing
REST Assured? = RestAssured^ > API testing, Java
Karate DSL = Karate framework > API testing
Pact? = Pact contract testing, Pact.io, PactFlow > Contract testing
BrowserStack = Browser Stack > Cross-browser compatibility ~ Sauce Labs
Sauce Labs = SauceLabs > Cross-browser compatibility
TestRail = Test Rail > Test planning
Zephyr? = Zephyr Scale > Test planning
qTest > Test planning
HP ALM = Quality Center, HP Quality Center, ALM Quality Center, Micro Focus ALM > Test planning
Xray test management > Test planning
Charles Proxy > API testing
Applitools > Visual regression testing
ISTQB = ISTQB Foundation Level, ISTQB certified, ISTQB CTFL, ISTQB Foundation > Software testing

[tools]
Selenide > Selenium
Newman? > Postman
PractiTest
TestLink
Mantis bug tracker = MantisBT, Mantis?
Percy visual testing
Fiddler?
NeoLoad ~ LoadRunner
WebPageTest
ReportPortal
Stryker mutator
Hypothesis testing library
Artillery.io = Artillery load testing
`;
