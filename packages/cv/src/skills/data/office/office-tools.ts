export default String.raw`
@group office-tools | Office and productivity software | office

[tools]
WordPerfect = Corel WordPerfect
Lotus 1-2-3 = Lotus 123
Microsoft 365 = Office 365, Microsoft Office 365, O365, M365, MS 365 > Microsoft Office
Microsoft Office = MS Office, Microsoft Office Suite, MS Office Suite, MS Office package, Microsoft Office package, Office suite, Office package, MS Office applications, Office software, Microsoft Suite ~ Google Workspace, LibreOffice
Microsoft Excel = Excel^, MS Excel, Advanced Excel, Excel spreadsheets, EXCEL^, Microsoft Office Excel, Excel advanced > Microsoft Office ~ Google Sheets
  not before at, in
  not after to, will, can, who, i, you, we, they
Pivot tables = PivotTables > Microsoft Excel
VLOOKUP = XLOOKUP, V-lookup, Excel formulas > Microsoft Excel
HLOOKUP ~ VLOOKUP
Excel dashboards > Microsoft Excel
Microsoft Word = Word?, MS Word, Microsoft Office Word, WinWord > Microsoft Office ~ Google Docs
  not before of, for, count, processing, press, on, problems, games, from, choice, order, search, wall, walls, mouth
  not after the, a, key, every, spoken, written, power of, sight, per, final, last, by, one, my, your, their
  with excel, powerpoint, outlook, ms, office, access, letter, correspondence, typed, typing
Microsoft PowerPoint = PowerPoint, Power Point, MS PowerPoint, MS Power Point, PPT^, Microsoft Power Point, Powerpoint presentations > Microsoft Office ~ Google Slides
Microsoft Outlook = Outlook?, MS Outlook, Outlook calendar, Outlook email ~ Gmail
  not before on, for
  not after positive, a, my, global, economic, market, forward, negative, optimistic, the, business, credit
  with excel, word, powerpoint, teams, diary, calendar, meeting, inbox, mailbox
PEC^ = Posta elettronica certificata, Certified e-mail
Microsoft Teams = MS Teams, Teams? ~ Zoom, Slack
  not before of, across, were, that, who
  not after sales, across, the, of, our, project, cross-functional, functional, two, three, four, engineering, multiple, other, and, lead, development, my, medical, support, with, leading, production, multidisciplinary, large, small, five, manage, managed, managing, led, kitchen, field
  with zoom, slack, outlook, excel, word, sharepoint
Microsoft OneNote = OneNote, One Note
Microsoft OneDrive = OneDrive ~ Google Drive, Dropbox
Microsoft Publisher = MS Publisher, Publisher?
  not after the, book, music, news, a
  with word, excel, powerpoint
Microsoft Visio = Visio^, MS Visio ~ Lucidchart
Microsoft Project = MS Project, MSP?, Managing Successful Programmes ~ Primavera P6
Microsoft Planner = MS Planner, Microsoft To Do
SharePoint = Share Point, Microsoft SharePoint, SharePoint Online
Microsoft Dynamics 365 = Dynamics 365, MS Dynamics, Microsoft Dynamics, D365, Dynamics CRM, Microsoft Dynamics 365 Sales, MS Dynamics CRM ~ SAP
Microsoft Copilot = Copilot for Microsoft 365
LibreOffice = Libre Office, LibreOffice Calc
OpenOffice = Open Office ~ LibreOffice
WPS Office = Kingsoft Office
Google Workspace = G Suite, GSuite, Google Suite, Google Apps, Google office tools
Google Docs = Google Documents, Google Doc > Google Workspace
Google Sheets = Google Spreadsheets, GSheets > Google Workspace
Google Slides > Google Workspace
Google Drive > Google Workspace
Google Calendar = Outlook Calendar management > Google Workspace
Google Meet = Google Hangouts
Gmail = Google Mail
Zoom? = Zoom meetings, Zoom Video, Zoom webinars, Zoom Events
  not before in, lens, out, on
  with lesson, lessons, class, classes, meetings, webinars, skype, teams, classin, online
Skype = Skype for Business
Cisco Webex = WebEx
Slack?
  not before time, bus, adjuster, rope, season
  not after no, the, pick up
  with trello, jira, notion, asana, teams, zoom, channel, channels
Dropbox
DocuSign = DocuSign e-signature
Adobe Sign ~ DocuSign
Adobe Acrobat = Acrobat Pro, Acrobat?, Adobe Reader, PDF editing
Evernote
Airtable
Miro? = Miro board ~ Mural
  with figma, confluence, jira, notion, trello, boards, workshops, retrospectives, whiteboard, brainstorming
Mural?
  with figma, miro
Lucidchart = Lucid Chart ~ draw.io
draw.io = Diagrams.net
Calendly
Todoist
Smartsheet = Smart Sheet
Wrike
Apple Keynote
Apple Pages = iWork
Apple Numbers
Mail merge > Microsoft Word
Lotus Notes = IBM Notes, HCL Notes
WhatsApp Business = Whatsapp for Business
WhatsApp? = Whatsapp? ~ WhatsApp Business
Concur^ = SAP Concur
`;
