import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";

describe("sentences of one profession each, with all that they name", () => {
  test.each([
    [
      "Moved 40 databases from Oracle 12c to PostgreSQL; query tuning with explain plans.",
      ["Database migration", "Oracle Database", "PostgreSQL", "Query tuning"],
    ],
    [
      "Always On availability groups across two sites; DR drills each quarter.",
      ["SQL Server Always On", "DR drills"],
    ],
    ["Partitioning of billing tables cut reports from hours to minutes.", ["Partitioning"]],
    [
      "Patching with Data Guard switchovers; RMAN backups checked weekly.",
      ["Patching", "Oracle Data Guard", "RMAN backups"],
    ],
    ["Wrote PL/SQL packages and stored procedures for the core system.", ["PL/SQL", "Stored procedures"]],
    ["Patroni and PgBouncer on bare metal; Ansible for rollouts.", ["Patroni", "PgBouncer", "Ansible"]],
    [
      "Requirements gathering with 9 departments; BRDs and user stories in Jira.",
      ["Requirements gathering", "BRD", "User stories", "Jira"],
    ],
    [
      "Process mapping in Bizagi of claims; gap analysis against the package.",
      ["Process mapping", "Bizagi", "Gap analysis"],
    ],
    ["Led UAT with 30 testers, traceability matrix kept in DOORS.", ["UAT", "Traceability matrix", "DOORS"]],
    ["Cost-benefit analysis and business case for the board.", ["Cost-benefit analysis", "Business case"]],
    ["Backlog refinement with three squads.", ["Backlog refinement"]],
    ["Wrote test plans and 900 test cases in TestRail.", ["Test plans", "Test cases", "TestRail"]],
    [
      "API testing in Postman and REST Assured; load testing with JMeter.",
      ["API testing", "Postman", "REST Assured", "Load testing", "JMeter"],
    ],
    ["Bug triage with developers, defect tracking in Jira.", ["Bug triage", "Defect tracking", "Jira"]],
    [
      "Cross-browser testing on BrowserStack; accessibility testing before release.",
      ["Cross-browser testing", "BrowserStack", "Accessibility testing"],
    ],
    ["BDD with Cucumber and Gherkin.", ["BDD", "Cucumber", "Gherkin"]],
    [
      "Code reviews, TDD and pair programming as habits of the team.",
      ["Code review", "TDD", "Pair programming"],
    ],
    [
      "Wrote REST APIs in .NET 8 with EF Core; logins by OpenID Connect on Keycloak.",
      ["REST", ".NET", "Entity Framework", "OpenID Connect", "Keycloak"],
    ],
    [
      "Domain-driven design workshops; refactoring of 200k lines of Java 8.",
      ["Domain-driven design", "Refactoring", "Java"],
    ],
    [
      "Cached hot reads in Redis, queues on RabbitMQ; traces by OpenTelemetry.",
      ["Redis", "RabbitMQ", "OpenTelemetry"],
    ],
    ["CI/CD from zero; reviews by SonarQube.", ["CI/CD", "SonarQube"]],
    [
      "Rebuilt the shop in Next.js and TypeScript; Core Web Vitals all green.",
      ["Next.js", "TypeScript", "Core Web Vitals"],
    ],
    ["HTML emails and banners with GSAP.", ["HTML email", "GSAP"]],
    ["Sites in Nuxt on Vercel, content from Contentful.", ["Nuxt", "Vercel", "Contentful"]],
    ["Ran 120 VMware guests on Nutanix; nightly Veeam jobs and restores.", ["VMware", "Nutanix", "Veeam"]],
    [
      "GPOs, user provisioning and patch management by WSUS.",
      ["Group Policy", "User provisioning", "Patch management", "WSUS"],
    ],
    [
      "Bash scripting and Ansible for 60 RHEL servers; Zabbix alerts.",
      ["Bash", "Ansible", "Red Hat Enterprise Linux", "Zabbix"],
    ],
    [
      "Server hardening to CIS; cloud migration of file shares to Azure.",
      ["Server hardening", "Cloud migration", "Azure"],
    ],
    ["SAN administration on NetApp.", ["SAN administration", "NetApp"]],
    ["Moved 40 branches from MPLS to SD-WAN on FortiGate.", ["MPLS", "SD-WAN", "Fortinet"]],
    [
      "Wi-Fi surveys in Ekahau; Aruba access points in 12 schools.",
      ["Wi-Fi surveys", "Ekahau", "Aruba networking"],
    ],
    [
      "Firewall rules on Palo Alto, site-to-site VPNs to partners.",
      ["Firewall rules", "Palo Alto Networks", "Site-to-site VPN"],
    ],
    [
      "VLANs, QoS and VoIP for a hotel; structured cabling checked.",
      ["VLAN", "QoS", "VoIP", "Structured cabling"],
    ],
    [
      "Pen tests with Burp Suite and Metasploit; findings by OWASP.",
      ["Pen tests", "Burp Suite", "Metasploit", "OWASP"],
    ],
    [
      "Brought the firm to ISO 27001 and SOC 2; vendor risk assessment of 60.",
      ["ISO 27001", "SOC 2", "Vendor risk assessment"],
    ],
    [
      "Phishing simulations and security awareness for 900 staff.",
      ["Phishing simulations", "Security awareness"],
    ],
    ["Rolled out CyberArk (PAM) and DLP on mail.", ["CyberArk", "PAM", "DLP"]],
    [
      "Vulnerability scanning with Nessus, fixes tracked in ServiceNow.",
      ["Vulnerability scanning", "Nessus", "ServiceNow"],
    ],
    [
      "Desktop support for 400 users on Windows 11 and macOS; OS imaging by SCCM.",
      ["Desktop support", "Microsoft Windows", "macOS", "OS imaging", "SCCM"],
    ],
    ["Closed 35 tickets a day in Freshservice within the SLA.", ["Ticketing", "Freshservice", "SLA"]],
    [
      "Printer support, password resets and laptop setup for joiners.",
      ["Printer support", "Password resets", "Laptop setup"],
    ],
    [
      "Remote support by AnyDesk; wrote knowledge base articles.",
      ["Remote support", "AnyDesk", "Knowledge base articles"],
    ],
    ["Meeting room support on Teams and Zoom.", ["Meeting room support", "Microsoft Teams", "Zoom"]],
    ["PC repair: boards, screens, fans.", ["PC repair"]],
    [
      "ITSM on ServiceNow with 40 engineers; major incident management.",
      ["ITSM", "ServiceNow", "Major incident management"],
    ],
    ["IT roadmap and IT budget management of CHF 9 million.", ["IT roadmap", "IT budget management"]],
    ["Release management every two weeks; DORA metrics in the team.", ["Release management", "DORA metrics"]],
    [
      "FinOps on AWS cut 24%; business continuity tested twice a year.",
      ["FinOps", "AWS", "Business continuity"],
    ],
    [
      "Technical interviews of 120; offshore team management in Pune.",
      ["Technical interviews", "Offshore team management"],
    ],
    ["COBIT audits passed; data governance council.", ["COBIT", "Data governance"]],
    [
      "Churn models in scikit-learn; features built in dbt on Snowflake.",
      ["Churn models", "scikit-learn", "dbt", "Snowflake"],
    ],
    [
      "Dashboards in Power BI with DAX; data cleaning in pandas.",
      ["Dashboards", "Power BI", "DAX", "Data cleaning", "Pandas"],
    ],
    ["RAG over contracts with LangChain and the OpenAI API.", ["RAG", "LangChain", "OpenAI API"]],
    [
      "ETL pipelines in Airflow from 14 sources, loaded by Fivetran.",
      ["ETL pipelines", "Apache Airflow", "Fivetran"],
    ],
    [
      "Deployed on SageMaker with MLflow; model monitoring weekly.",
      ["Amazon SageMaker", "MLflow", "Model monitoring"],
    ],
    ["Object detection in PyTorch for tea leaves.", ["Object detection", "PyTorch"]],
  ])("%s", (line, names) => {
    expect(new Set(inJob(line))).toEqual(new Set(names));
  });
});

test.each([
  "Express purpose of the unit: keep the rest of the house in balance.",
  "Cucumber salad days; excel at calm; cypress trees at the gate.",
  "A spring release, swift and rusty: the go-to person who excels at rest.",
  "Exchange of gifts; go live at dawn; on call, swift to react.",
  "Rest of the team on site; spring flood in the rack room; switching jobs.",
  "Swift reactions; security of tenure; the rest slept soundly.",
  "A plus for the team; ninja at calm; express lane for the CEO.",
  "Linear growth; Monday meetings; scrum half on Sundays; swift rest.",
  "A spark of joy; snowflake patterns; the rest in spring; swift looker-on.",
])("names no skill: %s", (line) => {
  expect(inJob(line)).toEqual([]);
});
