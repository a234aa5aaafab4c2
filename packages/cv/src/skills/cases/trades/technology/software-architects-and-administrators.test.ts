import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";

describe("sentences of one profession each, with all that they name", () => {
  test.each([
    [
      "Drew sequence diagrams, ERDs and data flow diagrams in Visio.",
      ["Sequence diagrams", "ERDs", "Data flow diagrams", "Microsoft Visio"],
    ],
    [
      "Enterprise architecture roadmaps in ArchiMate; capability mapping, architecture reviews.",
      ["Enterprise architecture", "ArchiMate", "Capability mapping", "Architecture reviews"],
    ],
    [
      "Backlog refinement, sprint reviews, release notes.",
      ["Backlog refinement", "Sprint reviews", "Release notes"],
    ],
    [
      "Wrote SQL for data validation; defect triage; impact analysis.",
      ["SQL", "Data validation", "Defect triage", "Impact analysis"],
    ],
    [
      "Wrote unit tests, integration tests and contract tests; coverage 85%.",
      ["Unit testing", "Integration testing", "Contract testing"],
    ],
    [
      "CI/CD in GitHub Actions, Helm charts to EKS, feature flags.",
      ["CI/CD", "GitHub Actions", "Helm", "Amazon EKS", "Feature flags"],
    ],
    [
      "Query optimisation and indexing in PostgreSQL; sharding by tenant.",
      ["Query optimisation", "Indexing", "PostgreSQL", "Sharding"],
    ],
    ["Migrated ASP.NET MVC to .NET 8; EF Core, SignalR.", ["ASP.NET", ".NET", "Entity Framework", "SignalR"]],
    [
      "PSD to HTML and responsive layouts, cross-browser testing, WCAG AA.",
      ["PSD to HTML", "Responsive layouts", "Cross-browser testing", "WCAG"],
    ],
    [
      "Page speed optimisation: lazy loading, image compression, CDN on Cloudflare; Lighthouse 98.",
      [
        "Page speed optimisation",
        "Lazy loading",
        "Image compression",
        "Content delivery networks",
        "Cloudflare",
        "Lighthouse",
      ],
    ],
    ["Interactive animations with GSAP and Three.js.", ["Interactive animations", "GSAP", "Three.js"]],
    [
      "Jetpack Compose screens with MVVM, Hilt and Room; offline sync.",
      ["Jetpack Compose", "MVVM", "Hilt", "Room", "Offline sync"],
    ],
    [
      "SwiftUI rewrite of a bank app; biometric login, certificate pinning, push notifications.",
      ["SwiftUI", "Biometric login", "Certificate pinning", "Push notifications"],
    ],
    [
      "Flutter app with Bloc, Firebase auth, deep links; released by Fastlane.",
      ["Flutter", "Flutter BLoC", "Firebase", "Deep linking", "Fastlane"],
    ],
    ["Apex triggers and LWC for service desk cases; SOQL.", ["Apex", "Lightning Web Components", "SOQL"]],
    [
      "Test plans, traceability matrix, defect triage calls, test closure reports.",
      ["Test plans", "Traceability matrix", "Defect triage", "Test closure reports"],
    ],
    [
      "Load tests in JMeter: 5,000 users; bottleneck analysis, soak tests.",
      ["Load tests", "JMeter", "Bottleneck analysis", "Soak testing"],
    ],
    [
      "Regression suites, smoke tests, sanity checks each release.",
      ["Regression", "Smoke testing", "Sanity checks"],
    ],
    [
      "Exploratory sessions, boundary value analysis, equivalence partitioning.",
      ["Exploratory sessions", "Boundary value analysis", "Equivalence partitioning"],
    ],
    [
      "Query tuning, index rebuilds, execution plans, AWR reports.",
      ["Query tuning", "Index rebuilds", "Execution plans", "Oracle AWR"],
    ],
    [
      "Always On availability groups, log shipping, DBCC checks for 90 instances.",
      ["SQL Server Always On", "Log shipping", "DBCC"],
    ],
    [
      "Patroni cluster, PgBouncer, logical replication, vacuum tuning.",
      ["Patroni", "PgBouncer", "Logical replication", "Vacuum tuning"],
    ],
    [
      "User provisioning, TDE, data masking, audit trails.",
      ["User provisioning", "Transparent Data Encryption", "Data masking", "Audit trails"],
    ],
    [
      "AD for 3,000 users: GPOs, OU design, password resets.",
      ["Active Directory", "Group Policy", "OU design", "Password resets"],
    ],
    [
      "VMware cluster of 14 hosts, vMotion, snapshots, Veeam jobs, restore tests.",
      ["VMware", "VMware vMotion", "Snapshots", "Veeam", "Restore tests"],
    ],
    [
      "Exchange to 365 migration, Intune enrolment, conditional access, MFA rollout.",
      ["Microsoft Exchange", "Microsoft Intune", "Conditional access", "MFA"],
    ],
    [
      "Bash and PowerShell scripts for user provisioning, log rotation.",
      ["Bash", "PowerShell", "User provisioning", "Log rotation"],
    ],
    [
      "Core switch replacement with Nexus; VXLAN, OSPF to BGP migration.",
      ["Core switch replacement", "Nexus Repository", "VXLAN", "OSPF", "BGP"],
    ],
    [
      "Firewall rules, site-to-site VPNs, NAT on FortiGate.",
      ["Firewall rules", "Site-to-site VPN", "NAT", "Fortinet"],
    ],
    [
      "Wi-Fi surveys in Ekahau, AP installation, guest portals.",
      ["Wi-Fi surveys", "Ekahau", "AP installation", "Guest portals"],
    ],
    [
      "SD-WAN rollout to 140 shops, circuit cutovers, ISP escalation.",
      ["SD-WAN", "Circuit cutovers", "ISP escalation"],
    ],
    [
      "Phishing simulations, awareness campaigns, tabletop exercises.",
      ["Phishing simulations", "Tabletop exercises", "Awareness campaigns"],
    ],
    [
      "Disk imaging, memory forensics in Volatility, chain of custody.",
      ["Disk imaging", "Memory forensics", "Volatility", "Chain of custody"],
    ],
    [
      "Vulnerability scans by Nessus; patch SLAs, exception handling.",
      ["Nessus", "Patch SLAs", "Vulnerability scans", "Exception handling"],
    ],
  ])("%s", (line, names) => {
    expect(new Set(inJob(line))).toEqual(new Set(names));
  });
});

test.each([
  "Developers write C# and React.",
  "We build apps for nurses, farmers and bakers.",
  "Clients: hotels, salons, tea shops.",
  "Testers hold phones; users order rice.",
  "Product is a till for bakeries.",
  "Warehouse of parcels; tables for twelve guests.",
  "Users phone about toner and coffee.",
  "Cables crossed the lawn; crows like fibre.",
  "The gang phoned as a bank; guards sat at doors.",
])("names no skill: %s", (line) => {
  expect(inJob(line)).toEqual([]);
});
