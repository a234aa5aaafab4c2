export default String.raw`
@group marketing | Marketing and communications | business

[skills]
Marketing communications = Marcom, Integrated marketing communications ~ Marketing
Brand messaging = Messaging strategy ~ Brand management
YouTube content = YouTube^, YouTube channels
Spokesperson training = Media training of spokespeople
Paid social = Paid social media, Paid social campaigns, Social ads > Social media marketing
Client briefs = Briefing of agencies, Agency management, Agency briefing, Agency recruitment, Agent recruitment, Agency development, Agency coordination
Marketing* = Marketing management, Marketing activities, Marketing skills
Digital marketing = Online marketing, Internet marketing, Digital media marketing, Web marketing > Marketing
Marketing strategy = Marketing planning, Marketing plans, Strategic marketing, Go-to-market strategy, Go-to-market planning, GTM strategy, GTM planning > Marketing
Social media marketing = Social media, Facebook page handling, Handling Facebook pages, Social media management, SMM^, Social media campaigns, Social media advertising, Social media strategy, Social networks management > Digital marketing
Content marketing = Content strategy, Content planning, Content management*, Content plans > Digital marketing
Content creation = Content development, Creating content, Digital content creation, Content production, Social media content creation
Content writing = Web content writing, Article writing, Content writer skills, Website content writing > Writing
Blog writing = Blogging, Blog posts, Blog management > Content writing
Copywriting = Copy writing, Ad copy, Advertising copy, SEO copywriting, Creative copywriting, SEO writing, SEO articles, SEO blog writing, SEO content, Keyword-driven copy > Writing
Long copy = Long-form copy, Long-copy writing, Long copy ads > Copywriting
Search engine optimisation = SEO^, On-page SEO, Off-page SEO, Technical SEO, Local SEO, Search engine optimization techniques, SEO audits > Digital marketing
Link building = Backlinking, Backlink building, Backlinks*, Backlink analysis > Search engine optimisation
Keyword research > Search engine optimisation
Search engine marketing = SEM^, Paid search, Search advertising, SEA^ > Digital marketing
Pay-per-click advertising = PPC^, PPC campaigns, Pay per click, PPC advertising, Paid advertising, Paid media > Digital marketing
Email marketing = E-mail marketing, Email campaigns, Newsletter marketing, Email marketing campaigns, Newsletters*, Emailing* > Digital marketing
Marketing automation = Lead nurturing automation, Email automation, Nurture campaigns
Affiliate marketing = Affiliate programmes > Digital marketing
Influencer marketing = Influencer management, Influencer campaigns, Influencer relations, Creator partnerships, Blogger relations > Digital marketing
Mobile marketing = SMS marketing, App marketing > Digital marketing
Performance marketing = Growth marketing, Growth hacking > Digital marketing
Conversion rate optimisation = CRO?, Landing page optimisation, Landing pages*, Funnel optimisation, Funnel analysis, Conversion optimisation
Video marketing = YouTube marketing > Digital marketing
Campaign management = Marketing campaigns, Campaign planning, Campaign execution, Campaign development, Advertising campaigns, Brand campaigns, Communications campaigns, Integrated campaigns, Ad campaign management
Brand management = Branding, Brand development, Brand building, Brand strategy, Branding strategy
Brand identity = Corporate identity, Corporate branding, Brand guidelines, Visual identity, Brand books, Brand identity guidelines, Brand identity design
Brand awareness
Product marketing = Product launches, Product launch planning, New product launches, Launch campaigns, Brand launches > Marketing
Product management = Product ownership, Product roadmapping, Product roadmap, Product strategy, Product backlog management, Roadmaps, Roadmap planning
Product development = New product development, NPD^, New product introduction, NPI^
Market research = Marketing research, Market analysis, Market studies, Consumer research, Customer research
Competitor analysis = Competitive analysis, Competitor research, Competitive intelligence, Market intelligence, Competitor intelligence, Competitor tracking
Customer segmentation = Market segmentation, Audience segmentation, Target audience analysis
Consumer behaviour = Consumer behaviour analysis, Consumer psychology, Consumer insights
Advertising* = Advertising management, Ad management, Advertisement*
Media planning = Media buying, Media planning and buying, Media plans
Outdoor advertising = Out-of-home advertising, Billboard advertising, OOH^, Hoardings
Print advertising = Print media*
Public relations = PR^, Press relations, PR campaigns, Public relations management
Media relations = Press releases, Press release writing, Media communications, Press liaison, Journalist relations, Writing press releases, News releases, Media kits, Media pitching, Pitching media
Corporate communications = Business communications, External communications, Communications strategy, Communications management, Communication planning, Corporate affairs, Communication plans
Internal communications = Employee communications, Staff newsletters, Intranet content, CEO newsletters, Employee newsletters, Internal newsletters, Company newsletters > Corporate communications
Crisis communication = Reputation management, Crisis PR, Brand reputation
Community management = Online community management, Online community building
Event marketing = Experiential marketing, Brand activation, BTL activations, BTL marketing, Roadshows, Event promotion, Promotion of events
Event management = Event planning, Event organisation, Event coordination, Event organising, Organising events, Event planning and management, Event production, Events*, Event logistics, Event operations, Event staffing, Event budget management, Special events*
Conference organisation = Conference planning, Conferences and exhibitions > Event management
Sponsorship management = Sponsorship acquisition, Sponsorships*, Event sponsorships
Direct marketing = Direct mail
Relationship marketing = Loyalty marketing, Customer marketing
B2B marketing = Business-to-business marketing, Account-based marketing, ABM^ > Marketing
Marketing analysis = Marketing metrics, Marketing reporting, Campaign reporting, Marketing ROI, ROI analysis, ROAS
Marketing budget management = Marketing budgets, Campaign budgeting, Marketing budgeting, Marketing spend, A&P budget
Storytelling for brands = Brand storytelling
Programmatic advertising = Programmatic buying, DSP advertising, Programmatic*, DSP buying, Programmatic campaigns, Programmatic display, Programmatic media > Digital marketing
Demand-side platforms > Programmatic advertising
Supply-side platforms = Ad exchanges, Ad networks ~ Programmatic advertising
Real-time bidding = RTB^ > Programmatic advertising
Ad serving = Ad servers, Ad server management > Ad operations
Tracking pixels = Conversion pixels, Pixel tracking, Pixel implementation > Ad operations
Display advertising = Banner advertising, Remarketing, Retargeting > Digital marketing
Ad operations = Ad trafficking, AdOps, Campaign trafficking
Content calendars* = Editorial calendar, Editorial planning, Content calendar management
Editorial management = Editorial work
User-generated content = UGC^, UGC campaigns
Podcast production = Podcasting, Podcasts*
Livestreaming = Live streaming
Proposal design = Pitch decks, Pitch deck design
Marketing collateral = Marketing materials, Sales collateral, Brochure design, Flyer design, Flyers*
Tourism marketing = Destination marketing > Marketing
International marketing = Global marketing > Marketing
Neuromarketing
Internal branding = Employer branding, Employer brand
Customer lifetime value = CLV^, LTV analysis
Marketing mix modelling = MMM^
Messaging frameworks = Key messages*, Message development
Investor relations = IR communications
Annual reports* = Annual report production
Media sales = Ad sales, Advertising sales, Airtime sales, Advertising space sales, Space selling, Sold advertising space, Selling advertising space, Ad space sales
Copy approval
Pitching* = Pitch presentations, New business pitches
Print buying = Print procurement

[tools]
Twitter? > Social media marketing
Vocus ~ Cision
BurrellesLuce = Burrelles ~ Cision
Pitchbox
HARO^ = Help a Reporter Out
Hunter.io
BuzzStream
Google Ads = AdWords, Google AdWords, Google Ads campaigns, Google Adwords campaigns > Pay-per-click advertising ~ Meta Ads, Microsoft Advertising
Meta Ads = Facebook Ads, Meta Ads Manager, Facebook Ads Manager, Instagram Ads, Facebook advertising, Meta advertising, Facebook and Instagram Ads > Social media marketing
Meta Business Suite = Facebook Business Manager, Meta Business Manager, Facebook Business Suite > Social media marketing
LinkedIn Ads = LinkedIn Campaign Manager, LinkedIn advertising > Social media marketing
TikTok Ads = TikTok marketing, TikTok Ads Manager, TikTok for Business > TikTok
YouTube Ads = YouTube advertising > Video marketing
Microsoft Advertising = Bing Ads, Microsoft Ads > Pay-per-click advertising
LinkedIn Sales Navigator = Sales Navigator, Sales Nav > Lead generation
Facebook marketing = Facebook page management > Facebook
Facebook? > Social media marketing
  with instagram, social media, tiktok, canva, page, pagina, página, reels, followers
Instagram marketing = Instagram page management > Instagram
Instagram? > Social media marketing
  with facebook, social media, tiktok, canva, salon, salone, salón, shop, negozio, tienda, boutique, page, pagina, página, account, reels, stories, followers
TikTok? > Social media marketing
  with facebook, social media, instagram, canva, reels, followers
LinkedIn marketing > Social media marketing
Pinterest marketing > Social media marketing
Mailchimp = Mail Chimp > Email marketing ~ Klaviyo
Klaviyo > Email marketing
ActiveCampaign = Active Campaign > Marketing automation
Brevo = Sendinblue > Email marketing
Constant Contact > Email marketing
Marketo = Adobe Marketo, Adobe Marketo Engage, Marketo Engage > Marketing automation
Hootsuite = Hoot Suite > Social media marketing ~ Buffer, Sprout Social
Buffer? > Social media marketing
  not before stock, solution, zone, solutions, preparation, stocks
  with posts, scheduled, scheduling, hootsuite, instagram
Sprout Social > Social media marketing
Later social scheduler = Later.com
SEMrush = SEM Rush > Search engine optimisation ~ Ahrefs, Moz
Ahrefs > Search engine optimisation
Moz? = Moz Pro, SEOmoz > Search engine optimisation
Screaming Frog > Search engine optimisation
Yoast SEO = Yoast > Search engine optimisation
Rank Math > Search engine optimisation ~ Yoast SEO
Google Search Console = Search Console, Google Webmaster Tools > Search engine optimisation
Google Business Profile = Google My Business > Search engine optimisation
Google Trends > Keyword research
Google Optimize > A/B testing
Optimizely > A/B testing ~ Google Optimize
VWO^ > A/B testing ~ Google Optimize
Brandwatch > Social media marketing
Meltwater > Social media marketing ~ Brandwatch
Cision = Cision Gorkana, Gorkana
Google AdSense = AdSense > Ad operations
Google Ad Manager = DoubleClick for Publishers, DART DFP, DFP? > Ad operations ~ Google AdSense
Eventbrite > Event management
Unbounce > Conversion rate optimisation
Leadpages > Conversion rate optimisation ~ Unbounce
Apollo.io > Lead generation
ZoomInfo > Lead generation ~ Apollo.io
Braze^
Nielsen = NielsenIQ, Nielsen retail audit, Nielsen data
Muck Rack = MuckRack
Prowly
Roxhill
PR Newswire
Business Wire
Talkwalker
Mention?
Signal AI
Staffbase
CoverageBook
Display & Video 360 = DV360
Campaign Manager 360 = DoubleClick, DoubleClick Campaign Manager, DCM?, DART DFA, DoubleClick for Advertisers > Ad operations
Mediaocean = MediaOcean Spectra, MediaVisor, Donovan Data Systems
Strata media buying = Strata?, FreeWheel Strata
  not before management, manager, title, scheme, council, plan, fees, report
SRDS^
eMarketer
Google Marketing Platform
The Trade Desk
Kantar = Kantar TGI, Kantar Worldpanel
Comscore
GWI^ = GlobalWebIndex
Amazon Ads = Amazon Advertising
Criteo
Taboola
Outbrain
Snapchat Ads
Pinterest Ads
AppsFlyer

[tools]
Oracle Eloqua = Eloqua
Campaign Monitor
Customer.io
Iterable^
Surfer SEO
Similarweb = SimilarWeb^
BuzzSumo
Instapage
Lusha
PandaDoc
Gainsight
ChurnZero ~ Gainsight
Totango ~ Gainsight
Loom^
Helium 10
eBay
Daraz
`;
