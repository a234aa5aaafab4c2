export default String.raw`
@group it-infrastructure | IT infrastructure and support | technology

[skills]
Network automation = Netmiko, NAPALM > Network engineering
Router configuration = Switch configuration, Configuring routers > Routing and switching
IP addressing = Subnetting, IP address management > Network administration
Network documentation > Network administration
Incident tickets > Ticketing systems
System administration = Server administration, Server management, System admin, Sysadmin, IT administration, Server maintenance
Linux administration = Linux system administration, Linux server administration, Unix administration > Linux, System administration
Windows administration = Windows server administration, Windows system administration > System administration
Network administration = Network management, Networking*, Computer networking, Computer networks, Network operations, LAN administration
Network engineering = Network design, Network architecture > Network administration
Network troubleshooting = Network support, Network diagnostics > Network administration
Network monitoring = NOC^, NOC operations > Network administration
Network cabling = Structured cabling, Cat6 cabling, LAN cabling, Cable termination, Cable routing
Fibre optics = Fibre optic cabling, Fibre splicing, OFC splicing, Optical fibre, FTTH^, Fibre rings, Fusion splicing, Fibre optic splicing, OTDR^, Fibre installation, Fibre cabling
Wireless networking = Wi-Fi networks, WLAN, Wi-Fi, WiFi*, Wireless networks
Routing and switching = Routing*, Switching*, Routers and switches, Routing protocols, BGP peering, Router upgrades
Telecommunications = Telecom, Telecommunication systems
Mobile networks = LTE^, 4G LTE, 5G networks, GSM networks, RAN^, Radio access networks > Telecommunications
RF engineering = RF planning, RF optimisation, Radio frequency engineering > Telecommunications
Microwave transmission = Microwave links > Telecommunications
Satellite communications = VSAT > Telecommunications
IP telephony = VoIP, Voice over IP, SIP trunking, IP PBX, PBX^ > Telecommunications
Virtualisation = Server virtualisation, Virtual machines
Storage administration = SAN^, NAS?, SAN/NAS, Storage area networks, Storage management
Data centre operations = Data center management, Data centre infrastructure
Cloud administration > Cloud computing, System administration
IT support = Technical support, Tech support, Desktop support, IT helpdesk, Computer support, End-user support, IT technical support, User support
Help desk = Helpdesk, Help-desk support, IT service desk, Service desk > IT support
Hardware troubleshooting = Computer hardware, PC hardware, Hardware repair, Computer repair, Laptop repair, PC assembly, Hardware maintenance, PC troubleshooting, Computer hardware maintenance
Software installation = OS installation, Operating system installation, Software installation and configuration
Printer maintenance = Printer repair, Printer troubleshooting
Remote support = Remote desktop support, Remote troubleshooting
Ticketing systems = Ticket management, Ticketing tools
IT asset management = Hardware asset management, IT inventory management
IT service management = ITSM^, IT service delivery
ITIL^ = ITIL v3, ITIL v4, ITIL 4, ITIL Foundation, ITIL framework > IT service management
IT project management > Project management
IT management = IT operations, IT operations management, IT department management
IT procurement > Procurement
IT governance = COBIT
IT audit = Information systems audit, IT auditing
Patch management = Patching*, OS patching
Endpoint management = Mobile device management, Device management
User account management = Account provisioning, User administration
Email administration = Mail server administration, Email server management
Backup administration > Backup and recovery
CCTV installation = CCTV^, CCTV systems, CCTV camera installation, Camera installation, CCTV maintenance
Access control systems = Biometric access control, Door access systems
Computer literacy = Computer skills, IT literacy, Basic computer skills, IT skills, Basic computing, Computer proficiency, Computer knowledge, Computer applications*, Computer operation, Computer literate
Internet research = Online research, Web research
Typing = Touch typing, Fast typing, Typing skills, Typewriting
Green IT
IoT = Internet of Things, IoT development, Industrial IoT, IIoT

[tools]

QoS^ = Quality of service > Network engineering
NAT^ = Network address translation > Computer network protocols
ACL configuration = Access control lists > Network security
RADIUS^ = TACACS+ > Network security
Spanning tree protocol = STP^, RSTP^ > Routing and switching
HSRP^ = VRRP^ > Routing and switching
Link aggregation = LACP^, EtherChannel > Routing and switching
SIP^ = Session Initiation Protocol > IP telephony
SS7^ = Diameter protocol > Telecommunications
VoLTE > Mobile networks
IMS core = IP Multimedia Subsystem > Mobile networks
DWDM^ = SDH^, DWDM transmission > Fibre optics
GPON^ = EPON^, XGS-PON > Fibre optics
NetFlow = sFlow > Network monitoring
Cacti = LibreNMS, Observium > Network monitoring
iptables = nftables > Firewalls
SELinux = AppArmor > Linux administration
systemd = cron jobs > Linux administration
LVM storage = LVM^, ZFS > Storage administration
iSCSI = Fibre Channel > Storage administration
Windows Deployment Services = WDS^, Microsoft MDT > Windows administration
WSUS > Patch management
Outlook support = Office 365 support > IT support
Cisco ACI = Cisco DNA Center > Cisco
Arista = Arista EOS > Routing and switching
Huawei networking = Huawei routers, Huawei switches > Routing and switching
Nokia networking = Nokia SR OS > Routing and switching
Linux = GNU/Linux, Linux OS, Linux servers, Embedded Linux, Linux systems ~ Unix, Windows Server
Unix
Solaris ~ Unix
AIX^ ~ Unix
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
Microsoft Windows = Windows^, Windows 10, Windows 11, Windows 7, MS Windows, Windows OS
  not before cleaning, doors, installation, fitting, of
  not after doors and, aluminium, shop, the, cleaned, cleaning
macOS = Mac OS, Mac OS X, OS X
Chrome OS
MS-DOS
Active Directory = Microsoft Active Directory, AD DS, Active directory administration > Windows administration
Group Policy = GPO^ > Active Directory
Microsoft Exchange = Exchange Server, Exchange Online, MS Exchange > Email administration
Microsoft Intune = Intune > Endpoint management ~ Jamf
Jamf = Jamf Pro > Endpoint management
SCCM^ = Microsoft Endpoint Configuration Manager, System Center Configuration Manager, MECM^ > Endpoint management
Microsoft 365 administration = Office 365 administration, O365 administration, Microsoft 365 admin > System administration
Google Workspace administration = G Suite administration > System administration
VMware = vSphere, VMware ESXi, ESXi, vCenter > Virtualisation ~ Hyper-V, Proxmox
Hyper-V = HyperV, Microsoft Hyper-V > Virtualisation
Proxmox = Proxmox VE > Virtualisation
KVM? = KVM virtualisation > Virtualisation
Citrix = Citrix XenApp, XenServer, XenDesktop > Virtualisation
VirtualBox = Oracle VirtualBox > Virtualisation
Nutanix > Virtualisation
Veeam = Veeam Backup > Backup and recovery ~ Acronis
Acronis > Backup and recovery
Commvault > Backup and recovery
Veritas NetBackup = NetBackup > Backup and recovery
NetApp > Storage administration
EMC storage = Dell EMC > Storage administration
Cisco = Cisco IOS, Cisco routers, Cisco switches, Cisco networking > Routing and switching ~ Juniper, MikroTik
CCNA^ = Cisco Certified Network Associate > Cisco, Routing and switching
CCNP^ = Cisco Certified Network Professional > CCNA
Juniper? = Junos, Juniper Networks > Routing and switching
MikroTik = Mikrotik RouterOS > Routing and switching
Ubiquiti = UniFi > Wireless networking
Cisco Meraki = Meraki > Wireless networking
Aruba networking = HPE Aruba, Aruba wireless > Wireless networking
Fortinet = FortiGate > Firewalls
Palo Alto Networks = Palo Alto firewalls > Firewalls
Sophos > Firewalls
pfSense > Firewalls
Check Point firewall = Checkpoint firewall > Firewalls
F5 BIG-IP = BIG-IP, F5 load balancer > Load balancing
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
MPLS^ > Routing and switching ~ BGP
VLAN = VLAN configuration > Routing and switching
VPN^ = Virtual private networks
IPsec ~ VPN
WireGuard ~ VPN
OpenVPN ~ VPN
LAN/WAN = LAN^, WAN^, LAN and WAN, WAN/LAN > Network administration
SD-WAN = SDWAN > Network engineering
Wireshark > Network troubleshooting
Cisco Packet Tracer = Packet Tracer > Cisco
GNS3 > Network engineering
SNMP > Network monitoring
ServiceNow = Service Now, SNOW ITSM > IT service management ~ BMC Remedy
BMC Remedy = Remedy ITSM > IT service management
Freshservice > Ticketing systems
ManageEngine = Manage Engine, ServiceDesk Plus > IT service management
Jira Service Management = Jira Service Desk > Ticketing systems, Jira
osTicket > Ticketing systems
TeamViewer = Team Viewer > Remote support ~ AnyDesk
AnyDesk > Remote support
GLPI > IT asset management
LDAP = OpenLDAP
RAID^ = RAID configuration > Storage administration
SSH^ = OpenSSH
Command line = Command-line tools, Terminal usage, Unix command line
Samba? = Samba server
Postfix > Email administration
Zimbra > Email administration ~ Postfix
SharePoint administration > SharePoint
CompTIA A+ > IT support
CompTIA Network+ = Network+ > Network administration
`;
