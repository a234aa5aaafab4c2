export default String.raw`
@group cyber-security | Cyber security | technology

[skills]
Static application security testing = SAST^ > Application security
Dynamic application security testing = DAST^ > Application security
Secure code review = Security code review > Secure coding
Kubernetes security = Container security > Cloud security
Log analysis = Security log analysis, SIEM monitoring > Security operations
Security policies = Security policy development, Information security policies > Cyber security
Phishing awareness = Anti-phishing training > Security awareness training
Cyber security = Cybersecurity, Information security, InfoSec, IT security, Computer security, Information technology security
Network security = Networking security, DDoS mitigation > Cyber security
Application security = AppSec, Web application security, Secure application development, OWASP, OWASP Top 10, Web security, Website security, WordPress security > Cyber security
Cloud security = Cloud security posture management, CSPM > Cyber security, Cloud computing
Endpoint security = Endpoint protection, EDR^ > Cyber security
Data security = Information protection > Cyber security
Secure coding = Secure software development, Secure coding practices > Application security
Penetration testing = Pen testing, Pentesting, VAPT, Pen tests > Cyber security
Ethical hacking > Penetration testing
Red teaming = Red team operations, Red team exercises, Purple teaming, Purple team, Blue team, Blue teaming, Adversary simulation, Adversary emulation, Breach and attack simulation > Penetration testing
Vulnerability assessment = Vulnerability management, Vulnerability scanning, Vulnerability analysis > Cyber security
Threat modelling = STRIDE^ > Cyber security
Threat intelligence = Cyber threat intelligence > Cyber security
Threat hunting > Cyber security
Threat detection = Threat detection and response, Detection of threats > Cyber security
Incident response = Security incident response, Cyber incident response, Incident handling, Incident triage, Security incident triage > Cyber security
Security operations = SOC operations, Security operations centre, SOC analysis, Security monitoring, SOC^, SOC monitoring > Cyber security
SIEM^ = Security information and event management, SIEM tuning > Security operations
Intrusion detection = IDS/IPS, Intrusion prevention, IDS^, IPS? > Network security
Firewalls = Firewall configuration, Firewall management, Firewall administration, Firewall rules > Network security
Identity and access management = IAM^, Identity management, Access management > Cyber security
Privileged access management = PAM?, CyberArk > Identity and access management
Multi-factor authentication = MFA^, Two-factor authentication, 2FA
Zero trust = Zero-trust architecture > Network security
Cryptography = Encryption, Applied cryptography, Data encryption
Public key infrastructure = PKI^, SSL/TLS, TLS^, SSL certificates, SSL^, TLS certificates, Certificates management
Digital forensics = Computer forensics, Cyber forensics, Mobile forensics, DFIR, Forensic imaging
Malware analysis = Reverse engineering of malware, Malware triage
Reverse engineering*
Security auditing = Security audits, Information security audit > Cyber security
Security architecture > Cyber security
Security awareness training = Cyber security awareness, Security awareness
Information security management = ISMS^ > Cyber security
Governance risk and compliance = GRC^, IT risk management, IT GRC
Data loss prevention = DLP^ > Data security
OSINT = Open source intelligence
Social engineering testing = Phishing simulations, Phishing campaigns, Social engineering, Vishing tests, Physical intrusion tests, Vishing
OT security = ICS security, SCADA security, IEC 62443 > Cyber security
Bug bounty = Bug bounty hunting, Capture the flag competitions > Penetration testing
Fraud detection = Fraud prevention, Fraud investigation, Fraud monitoring, Fraud analysis, Insurance fraud detection, Claims fraud investigation

[tools]
Microsoft Purview = Purview?, Azure Purview > Data loss prevention
Semgrep > Application security
CodeQL > Application security
Trivy > Cloud security
Aqua Security > Cloud security
Falco? > Cloud security
Wiz cloud security > Cloud security
Prisma Cloud > Cloud security
BloodHound AD > Penetration testing
Cobalt Strike > Penetration testing
Hydra password tool > Penetration testing
John the Ripper > Penetration testing
Volatility forensics > Digital forensics
TheHive > Incident response
Cortex XSOAR = XSOAR > Incident response
Elastic SIEM = Elastic Security, Elastic Defend > SIEM
ISO 27001 = ISO/IEC 27001, ISO27001, ISO 27001:2013, ISO 27001:2022, ISO 27001 lead auditor > Information security management
NIST CSF = NIST Cybersecurity Framework, NIST framework, NIST^, NIST cyber security framework, NIST 800-53 > Information security management
PCI DSS = PCI compliance
SOC 2 = SOC2
CIS controls = CIS benchmarks
MITRE ATT&CK = MITRE Attack, MITRE ATT&CK framework > Threat intelligence
Metasploit > Penetration testing
Burp Suite = BurpSuite, Burp^, Burp Suite Pro > Penetration testing
Nmap > Penetration testing
Nessus = Tenable, Tenable Nessus > Vulnerability assessment ~ Qualys
Qualys = QualysGuard > Vulnerability assessment
OpenVAS > Vulnerability assessment
OWASP ZAP > Application security
Snort? > Intrusion detection
Suricata > Intrusion detection ~ Snort
QRadar = IBM QRadar > SIEM
Microsoft Sentinel = Azure Sentinel, Sentinel? > SIEM
ArcSight > SIEM
Wazuh > SIEM
OSSEC > SIEM ~ Wazuh
CrowdStrike = CrowdStrike Falcon > Endpoint security
Microsoft Defender = Windows Defender, Defender for Endpoint, Microsoft Defender for Endpoint, Defender?, Defender XDR, Microsoft 365 Defender > Endpoint security
SentinelOne > Endpoint security
Carbon Black > Endpoint security
Snyk > Application security
Checkmarx > Application security
Veracode > Application security ~ Checkmarx
Fortify? > Application security ~ Checkmarx
Autopsy forensics > Digital forensics
EnCase^ > Digital forensics ~ Autopsy forensics
FTK Imager > Digital forensics ~ Autopsy forensics
Aircrack-ng > Penetration testing
Hashcat > Penetration testing
CEH^ = Certified Ethical Hacker > Penetration testing
CISSP > Cyber security
CISM > Information security management
CISA^ = Certified Information Systems Auditor > IT audit
OSCP > Penetration testing
CompTIA Security+ = Security+ > Cyber security

[tools]
tcpdump ~ Wireshark
sqlmap
THC Hydra
BloodHound^
Mimikatz
Ghidra > Reverse engineering
IDA Pro > Reverse engineering
Radare2 > Reverse engineering
Volatility? = Volatility framework, Volatility 3 > Digital forensics
FTK^ = Forensic Toolkit > Digital forensics
YARA = YARA rules
Zeek ~ Suricata
Cortex XDR = Palo Alto Cortex
LogRhythm > SIEM
Exabeam > SIEM
Splunk SOAR = Phantom SOAR, Demisto, SOAR^
MISP > Threat intelligence
OpenCTI > Threat intelligence ~ MISP
GitGuardian > Secrets management
TruffleHog > Secrets management ~ GitGuardian
Gitleaks > Secrets management ~ GitGuardian
HashiCorp Boundary
BeyondTrust ~ Privileged access management
Delinea = Thycotic ~ Privileged access management
SailPoint = SailPoint IdentityIQ > Identity and access management
Saviynt > Identity and access management ~ SailPoint
Ping Identity = PingFederate > Identity and access management
ForgeRock > Identity and access management ~ Ping Identity
Duo? = Duo Security, Cisco Duo
YubiKey
Passkeys ~ YubiKey
FIDO2 ~ YubiKey
FortiManager ~ Fortinet
FortiAnalyzer ~ Fortinet
OPNsense ~ pfSense
Zscaler = ZIA^ ~ Netskope
Netskope
Imperva
Proofpoint
Mimecast ~ Proofpoint
KnowBe4
RSA Archer = Archer GRC
OneTrust
Vanta? ~ SOC 2
Drata? ~ SOC 2
Fail2ban
CrowdSec ~ Fail2ban

[skills]
Software composition analysis = SCA?
SASE^
`;
