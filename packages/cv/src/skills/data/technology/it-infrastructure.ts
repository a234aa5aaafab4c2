export default String.raw`
@group it-infrastructure | IT infrastructure and support | technology

[skills]
Hardware replacement = Disk replacement, Replaced disks, Replacing disks, Component replacement in PCs, Part replacement in servers
Outlook configuration = Email configuration, Mailbox set-up, Mailbox configuration, Email set-up, Email setup, Mailbox creation
Laptop configuration = Configuring laptops, PC set-up, PC configuration, PC setup, Laptop build
Antivirus = Antivirus installation, Antivirus management, Anti-virus, Antivirus software
Malware removal = Virus removal, Virus removing, Virus guard installation, Virus cleaning, Removing viruses, Spyware removal ~ Antivirus
Hardware upgrades = RAM upgrades, RAM installation, RAM fitting, SSD installation, SSD fitting, RAM and SSD fitting, SSD upgrades, Memory upgrades, Hard disk upgrades, PC upgrades, Laptop upgrades ~ Hardware troubleshooting
User training = End-user training, Training of end users
Mailbox migration = Email migration, Exchange migration
Network automation = Netmiko, NAPALM, NetDevOps, Network automation with Python > Network engineering
Router configuration = Switch configuration, Configuring routers > Routing and switching
IP addressing = Subnetting, IP address management, IPAM > Network administration
Network documentation > Network administration
Incident tickets > Ticketing systems
System administration = Server administration, Server management, System admin, Sysadmin, IT administration, Server maintenance
Linux administration = Linux system administration, Linux server administration, Unix administration > Linux, System administration
Windows administration = Windows server administration, Windows system administration > System administration
Network administration = Network management, Networking*, Computer networking, Computer networks, Network operations, LAN administration, Network infrastructure
Network engineering = Network design, Network architecture, LAN design, LAN/WAN design > Network administration
Network troubleshooting = Network support, Network diagnostics, Packet analysis, Packet capture > Network administration
Network monitoring = NOC^, NOC operations, NOC monitoring > Network administration
Network cabling = Structured cabling, Cat6 cabling, LAN cabling, Cable termination, Cable routing, SWA termination, SWA cables, Termination of cables, Cable glanding, Cable gland, Terminating cables, Armoured cable termination, Cable lugging, Gland termination, Cat6^, Cat6 termination, Cat5e termination, Cat6A, Link certification, Cable certification, Termination of Cat6, Patch panel termination, Copper cabling, Cat6 cabling installation, Data cabling, Cat 6 cabling, Structured cabling installation, SWA glanding, Gland fitting, Network points
Fibre optics = Fibre optic cabling, Fibre splicing, OFC splicing, Optical fibre, FTTH^, Fibre rings, Fusion splicing, Fibre optic splicing, OTDR^, Fibre installation, Fibre cabling, Splicing of fibre, Fibre fusion splicing, Fibre termination, Fibre jointing, Optical fibre splicing
Wireless networking = Wi-Fi networks, WLAN, Wi-Fi, WiFi*, Wireless networks, Wireless LAN design, Wi-Fi design, Wireless site surveys, Wi-Fi surveys, Wireless LAN, AP installation, AP deployment, Wireless deployment, Wi-Fi deployment
Routing and switching = Routing*, Switching*, Routers and switches, Routing protocols, BGP peering, Router upgrades, Routing & switching, Layer 2 and layer 3 switching
Telecommunications = Telecom, Telecommunication systems
Mobile networks = LTE^, 4G LTE, 5G networks, GSM networks, RAN^, Radio access networks, 5G NR, 5G, 4G/LTE, GSM^, 2G/3G/4G, GSM/UMTS, UMTS^, WCDMA, HSPA, CDMA, EV-DO, EVDO, WiMAX > Telecommunications
RF engineering = RF planning, RF optimisation, Radio frequency engineering, Radio network planning, Cell planning > Telecommunications
Microwave transmission = Microwave links, Microwave link planning > Telecommunications
Satellite communications = VSAT > Telecommunications
IP telephony = VoIP, Voice over IP, SIP trunking, IP PBX, PBX^ > Telecommunications
Virtualisation = Server virtualisation, Virtual machines
Storage administration = SAN^, NAS?, SAN/NAS, Storage area networks, Storage management, SAN administration
Data centre operations = Data center management, Data centre infrastructure, Server room management, Data centre*, Data centre support, Server room, Server room maintenance
Cloud administration > Cloud computing, System administration
IT support = Technical support, Tech support, Desktop support, IT helpdesk, Computer support, End-user support, IT technical support, User support, Tier 1 support, Level 1 support, L1 support, Disk imaging, Desktop imaging, Laptop deployment, Desktop deployment, Computer imaging, Imaging laptops, Imaged laptops, System imaging, Imaging of PCs, Ghost imaging, Cloning of PCs
Help desk = Helpdesk, First line support, Second line support, Help-desk support, IT service desk, Service desk, Helpdesk support, Service desk support > IT support
Workstation deployment = PC deployment, Workstation set-up ~ Help desk
Hardware troubleshooting = Computer hardware, PC hardware, Hardware repair, Computer repair, Laptop repair, PC assembly, Hardware maintenance, PC troubleshooting, Computer hardware maintenance, PC repair, Repaired PCs, Repairing PCs, Repairing computers, PC formatting, Formatting of PCs, Laptop screen replacement
Software installation = OS installation, Operating system installation, Software installation and configuration, OS imaging, PC imaging, Windows imaging, Application installation
Printer maintenance = Printer repair, Printer repairing, Printer troubleshooting, Printer support, Printer installation
Remote sessions ~ Remote support
  not after by
Remote support = Remote desktop support, Remote troubleshooting, Remote assistance, Remote session support, Remote access support
Ticketing systems = Ticket management, Ticketing tools, Ticket triage
IT asset management = Hardware asset management, IT inventory management, Asset inventory of IT, IT inventory, IT asset register
IT service management = ITSM^, IT service delivery, Service delivery management
ITIL^ = ITIL v3, ITIL v4, ITIL 4, ITIL Foundation, ITIL framework > IT service management
IT project management > Project management
IT management = IT operations, IT operations management, IT department management
IT procurement > Procurement
IT governance = COBIT, Technology governance
IT audit = Information systems audit, IT auditing, IT audit readiness
Patch management = Patching*, OS patching, Quarterly patching, Patch compliance, Patch SLAs, Patch reporting
Endpoint management = Mobile device management, Device management
User account management = Account provisioning, User administration, User provisioning, User accounts
Email administration = Mail server administration, Email server management, Email server administration
Backup administration > Backup and recovery
CCTV installation = CCTV^, CCTV systems, CCTV camera installation, Camera installation, CCTV maintenance, IP camera installation
Access control systems = Biometric access control, Door access systems
Computer literacy = Computer skills, IT literacy, Basic computer skills, IT skills, Basic computing, Computer proficiency, Computer knowledge, Computer applications*, Computer operation, Computer literate, Computer proficient*, Computer savvy*
Internet research = Online research, Web research
Typing = Touch typing, Fast typing, Typing skills, Typewriting, Sinhala typing, Tamil typing, Trilingual typing, Unicode typing, Hindi typing, Arabic typing, Bangla typing, English typing, Nepali typing, Urdu typing
Green IT
IoT = Internet of Things, IoT development, Industrial IoT, IIoT

[tools]
OTRS^
TOPdesk

QoS^ = Quality of service? > Network engineering
NAT^ = Network address translation > Computer network protocols
ACL configuration = Access control lists > Network security
RADIUS^ > Network security
TACACS+ ~ RADIUS
Spanning tree protocol = STP?, RSTP^ > Routing and switching
HSRP^ > Routing and switching
VRRP^ ~ HSRP
GLBP^ ~ HSRP
Link aggregation = LACP^, EtherChannel, PAgP^ > Routing and switching
SIP^ = Session Initiation Protocol > IP telephony
SS7^ > Telecommunications
Diameter protocol = Diameter* ~ SS7
VoLTE > Mobile networks
IMS core = IP Multimedia Subsystem > Mobile networks
DWDM^ = DWDM transmission > Fibre optics
SDH^ ~ DWDM
GPON^ > Fibre optics
XGS-PON ~ GPON
EPON^ ~ GPON
NetFlow > Network monitoring
sFlow ~ NetFlow
Cacti? > Network monitoring
Observium ~ Cacti
LibreNMS ~ Cacti
iptables > Firewalls
nftables ~ iptables
SELinux > Linux administration
AppArmor ~ SELinux
systemd > Linux administration
cron jobs = cron^, crontab
LVM storage = LVM^ > Storage administration
ZFS ~ LVM storage
iSCSI > Storage administration
Fibre Channel ~ iSCSI
Windows Deployment Services = WDS^ > Windows administration
Microsoft MDT ~ Windows Deployment Services
WSUS > Patch management
Outlook support > IT support
Office 365 support ~ Outlook support
Cisco ACI > Cisco
Cisco DNA Center = Catalyst Center ~ Cisco ACI
Arista = Arista EOS > Routing and switching
Huawei networking = Huawei routers, Huawei switches, Huawei VRP > Routing and switching
Nokia networking = Nokia SR OS > Routing and switching
Linux = GNU/Linux, Linux OS, Linux servers, Embedded Linux, Linux systems ~ Unix, Windows Server
Unix
Solaris ~ Unix
AIX^ = IBM AIX ~ Unix
HP-UX ~ Unix
Ubuntu? = Ubuntu Server, Ubuntu Linux > Linux
  not after of
Debian > Linux
Red Hat Enterprise Linux = RHEL, Red Hat, RedHat, Red Hat Linux > Linux
CentOS > Linux ~ Red Hat Enterprise Linux
Rocky Linux > Linux ~ Red Hat Enterprise Linux
AlmaLinux > Linux ~ Red Hat Enterprise Linux
SUSE Linux = SUSE, SLES > Linux
Arch Linux > Linux
Kali Linux > Linux, Penetration testing
FreeBSD > Unix
OpenBSD > Unix ~ FreeBSD
Windows Server = Windows Server 2012, Windows Server 2016, Windows Server 2019, Microsoft Windows Server, Windows Server 2022 ~ Linux
Microsoft Windows = Windows^, Windows 10, Windows 11, Windows 7, MS Windows, Windows OS, Windows 10/11
  not before cleaning, cleaned, doors, and doors, installation, installed, fitting, fitted, of, function, functions, displays
  not after doors and, aluminium, shop, the, cleaned, cleaning
macOS = Mac OS, Mac OS X, OS X
Chrome OS
MS-DOS = DOS*
Active Directory = Microsoft Active Directory, AD DS, Active directory administration, AD? > Windows administration
  with accounts, passwords, users, windows
Group Policy = GPO^ > Active Directory
Microsoft Exchange = Exchange Server, Exchange Online, MS Exchange, Exchange? > Email administration
  not before of, rate, rates, student, programme, program, traded, students, visit, visits, with
  not after stock, foreign, heat, an, the, student, currency, cultural, knowledge, data, ion, commodity, securities
Microsoft Intune = Intune > Endpoint management ~ Jamf
Jamf = Jamf Pro > Endpoint management
SCCM^ = Microsoft Endpoint Configuration Manager, System Center Configuration Manager, MECM^ > Endpoint management
Microsoft 365 administration = Office 365 administration, O365 administration, Microsoft 365 admin, O365 admin > System administration
Google Workspace administration = G Suite administration > System administration
VMware = vSphere, VMware ESXi, ESXi, vCenter, VMware vSphere > Virtualisation ~ Hyper-V, Proxmox
Hyper-V = HyperV, Microsoft Hyper-V > Virtualisation
Proxmox = Proxmox VE > Virtualisation
KVM? = KVM virtualisation > Virtualisation
QEMU = libvirt > Virtualisation ~ KVM
Citrix = Citrix XenApp, XenServer, XenDesktop, Citrix Virtual Apps > Virtualisation
VirtualBox = Oracle VirtualBox > Virtualisation
Nutanix = Nutanix AHV > Virtualisation
Veeam = Veeam Backup, Veeam Backup & Replication > Backup and recovery ~ Acronis
Acronis > Backup and recovery
Commvault > Backup and recovery
Veritas NetBackup = NetBackup > Backup and recovery
NetApp = NetApp ONTAP > Storage administration
EMC storage = Dell EMC > Storage administration
Dell PowerEdge
Cisco = Cisco IOS, Cisco routers, Cisco switches, Cisco networking, Cisco Catalyst, IOS-XE > Routing and switching ~ Juniper, MikroTik
CCNA^ = Cisco Certified Network Associate > Cisco, Routing and switching
CCNP^ = Cisco Certified Network Professional, CCNP Enterprise > CCNA
Juniper? = Junos, Juniper Networks, Juniper Junos > Routing and switching
MikroTik = Mikrotik RouterOS > Routing and switching
Ubiquiti = UniFi, Ubiquiti UniFi > Wireless networking
Cisco Meraki = Meraki > Wireless networking
Aruba networking = HPE Aruba, Aruba wireless, Aruba?, Aruba ClearPass, ClearPass, Aruba Central > Wireless networking
Fortinet = FortiGate, Fortinet FortiGate > Firewalls
Palo Alto Networks = Palo Alto firewalls, Palo Alto > Firewalls
Sophos > Firewalls
pfSense > Firewalls
Check Point firewall = Checkpoint firewall, Check Point > Firewalls
F5 BIG-IP = BIG-IP, F5 load balancer, F5^, F5 LTM > Load balancing
Asterisk PBX = Asterisk? > IP telephony
FreePBX > IP telephony ~ Asterisk PBX
Avaya > IP telephony
3CX > IP telephony
TCP/IP = TCP IP, TCP/UDP, IPv4, IPv6 > Computer network protocols
Computer network protocols = Network protocols, Internet protocols
DHCP = DHCP server > Computer network protocols
BGP^ > Routing and switching
OSPF^ > Routing and switching ~ BGP
EIGRP^ > Routing and switching ~ BGP
MPLS^ = MPLS VPN > Routing and switching ~ BGP
VLAN = VLAN configuration, VLAN segmentation > Routing and switching
VPN^ = Virtual private networks, VPN setup
IPsec ~ VPN
WireGuard ~ VPN
OpenVPN ~ VPN
LAN/WAN = LAN^, WAN^, LAN and WAN, WAN/LAN > Network administration
SD-WAN = SDWAN, Cisco SD-WAN > Network engineering
Wireshark > Network troubleshooting
Cisco Packet Tracer = Packet Tracer > Cisco
GNS3 > Network engineering
SNMP > Network monitoring
ServiceNow = Service Now, SNOW ITSM > IT service management ~ BMC Remedy
BMC Remedy = Remedy ITSM, BMC Helix > IT service management
Freshservice > Ticketing systems
ManageEngine = Manage Engine, ManageEngine ServiceDesk Plus > IT service management
ServiceDesk Plus = ADManager Plus > ManageEngine
Jira Service Management = Jira Service Desk > Ticketing systems, Jira
osTicket > Ticketing systems
TeamViewer = Team Viewer > Remote support ~ AnyDesk
AnyDesk > Remote support
GLPI > IT asset management
LDAP = OpenLDAP
RAID^ = RAID configuration, Police raids, Search and raid, Raid operations > Storage administration
SSH^ = OpenSSH
OpenSSL
GnuPG = GPG^, PGP^
Command line = Command-line tools, Terminal usage, Unix command line
Samba? = Samba server
Postfix > Email administration
Zimbra > Email administration ~ Postfix
SharePoint administration > SharePoint
CompTIA A+ = A+? > IT support
CompTIA Network+ = Network+ > Network administration

[tools]
Ruckus wireless = Ruckus?
HPE^ = Hewlett Packard Enterprise
Pure Storage
Synology ~ TrueNAS
QNAP ~ TrueNAS
TrueNAS = FreeNAS
Bacula > Backup and recovery
Rubrik > Backup and recovery
Cohesity > Backup and recovery
PDQ Deploy
Kandji ~ Jamf
Mosyle ~ Jamf
Windows Autopilot = Autopilot?
Remote Desktop Services = Terminal Services
Dovecot
Sendmail
Exim ~ Sendmail
BIND DNS = BIND9, BIND 9
Squid proxy
Tailscale ~ WireGuard
ZeroTier ~ WireGuard
Cisco AnyConnect = AnyConnect
Microsoft Teams Telephony = Teams Telephony, Teams Phone
Kaseya ~ ConnectWise
Datto^ ~ ConnectWise
N-able = N-central
Snipe-IT
Xen^ = Xen Project > Virtualisation
oVirt > Virtualisation
DirectAdmin ~ cPanel
Webmin ~ cPanel
Kerberos^ = Kerberos authentication

[skills]
Virtual desktop infrastructure = VDI^
Azure Virtual Desktop ~ Virtual desktop infrastructure
VMware Horizon ~ Virtual desktop infrastructure
Password managers
Bitwarden ~ Password managers
1Password ~ Password managers
LastPass ~ Password managers
KeePass ~ Password managers
`;
