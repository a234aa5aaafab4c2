export default String.raw`
@group help-desk-mast-detail | IT desks, studios and masts in detail | technology | narrow

[skills]
Client rollout = Client deployment, Desktop rollout, PC rollout, Client roll-out
User account creation = Account creation, Creating user accounts, User creation, Account unlocking
Radio automation
Job scheduling = Scheduled jobs, Job scheduler operation, Batch job monitoring, Batch monitoring
Tape backup = Tape library, Tape rotation, Tape management, Tape drives
Mainframe operations = Mainframe operator, z/OS operations, Mainframe console operation, Mainframe, z/OS, IBM mainframe, IBM Z
Server racking = Racking servers, Racking and stacking, Server installation
UPS monitoring = UPS checks, Data centre UPS
Restore tests = Restore testing, Backup restores, Data restores, Restoring backups, Backup testing, Backup verification
Capacity reports = Capacity reporting, Capacity monitoring
Printing operations = Print operations, Bulk printing of statements, Statement printing
Incident escalation = Escalated incidents, Escalating incidents, Escalation of incidents
Console monitoring = Monitoring consoles
System health checks = Daily health checks, Health checks of servers, Server health checks
Cable crimping = RJ45 crimping, LAN cable crimping, Crimping cables, LAN crimping, Network cable crimping
Wi-Fi troubleshooting = Wireless troubleshooting, WiFi troubleshooting, Wi-Fi set-up, Wi-Fi configuration
Mac support = macOS support, Apple Mac support, Mac troubleshooting
POS support = POS installation, POS system support, POS terminal support, EPOS support
Domain joining = Joining domains, Joined domains, Domain join, Drive mapping, Mapping drives
Rack dressing = Cable dressing, Rack tidying
Cable testing = Fluke testing, Fluke*, Fluke DSX, Cable tester
Wireless LAN controllers = WLAN controllers, WLC configuration, Wireless controllers, Access point mounting, Access point installation, Access points, Wireless access points
Port security = Switch port security
Web filtering = Web filtering policies, URL filtering, Content filtering
Wi-Fi heat mapping = Heat mapping of Wi-Fi, Wireless heat maps, Wireless survey
Network diagrams = Network drawings, Network diagram drafting
Content updates = Updating web pages, Updated pages, Web page updates, Content uploading, Website content updates, Updating websites, Website content management
Website backups = Site backups
Plugin updates = Updating plugins, Plugin installation, Plugin configuration, Plugin management
Domain management = Domain registration, Domain name management, Domain names, Domain transfers
Website migration = Migrating websites, Hosting migration, Web hosting migration
SSL renewal = SSL installation, SSL certificate renewal, SSL certificate installation
Broken link checks = Fixing broken links, Fixed broken links, Broken links, Link checking, Broken link fixing
Image optimisation = Compressed images, Compressing images, Image compression, Image resizing, Picture resizing
Website malware removal = Malware cleaning, Cleaning malware, Login hardening, Website hardening
Uptime monitoring = Uptime alerts, Website monitoring, Uptime*, Uptime management, Availability monitoring
Blog posting = Posting blogs, Blog uploads, Blog publishing
Uploading products = Uploaded products
Playout = Playout operation, Playout systems, Playlist scheduling, Transmission logs, Playout scheduling
Satellite uplink = Satellite uplinking, Uplink operation, SNG, DSNG, Satellite dish alignment, Uplinks
Video walls = LED walls, LED screens, LED video walls
Projectors = Projector installation, Installed projectors, Projector set-up, Projector mapping, Projector maintenance
Signal routing = Router control, Video routing, Audio routing, Signal flow
Waveform monitors = Vectorscope, Waveform monitoring
Media ingest = Ingest*, Video ingest, Ingesting footage, Ingest operation, Tape ingest
AV installation = Audio visual installation, Installing AV systems, AV equipment installation
Tape quality control = QC of tapes, Programme QC, Video QC
Microphone rigging = Rigging microphones, Rigged microphones, Mic placement, Miking
Remote electrical tilt = Antenna line devices, RET^, Antenna tilt adjustment, Antenna tilting, Remote radio units, RRUs
Generator servicing = Genset servicing, DG servicing, DG fuelling, Generator refuelling
RF power measurement = Power measurement*, Optical power measurement, Power meters
Cable television = Cable TV, CATV, Cable TV installation, HFC networks
Fault localisation = Fault location, Cable fault localisation, Cable fault location, Locating faults
IP configuration = IP address configuration, DSL modem configuration, Modem configuration
E1 loop tests = E1 testing, Loop tests, BER testing, BERT testing
KPI reports* = Network KPI analysis

[tools]
baramundi = baramundi Management Suite > Client rollout
SFTP^
FileZilla
WinSCP
PageSpeed Insights
GTmetrix
Control-M = BMC Control-M
AutoSys
Tivoli Workload Scheduler
AS/400 = IBM i, iSeries, AS400
PoE^ = Power over Ethernet
FTP^
SDI^ = HD-SDI, 12G-SDI
NDI^
EVS^ = EVS XT, LSM operation, EVS operation
TriCaster = NewTek TriCaster
Crestron = Crestron touch panels, Crestron programming
AMX^
Extron
Q-SYS = QSC
DSLAM^ = MSAN
Nokia AirScale = AirScale, Nokia Flexi
`;
