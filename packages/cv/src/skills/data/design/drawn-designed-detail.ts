export default String.raw`
@group drawn-designed-detail | Landscapes, garments and graphics in detail | design | narrow
[skills]
Area statements = Area schedules, Area calculations, Built-up area calculations, Plot coverage ~ Architecture
Massing studies = Massing*, Massing models, Volumetric studies ~ Architecture
Mock-up reviews = Mock-up approvals, Sample approvals ~ Architecture, Material boards
Condition surveys = Building condition surveys, Dilapidation surveys, Schedules of condition, Dilapidations ~ Architecture
Restoration drawings = Conservation drawings, Measured drawings, Building restoration ~ Architecture, Renovation
Walkthroughs in 3D = 3D walkthroughs, Walkthrough animations, Architectural walkthroughs, Architectural animation, Virtual tours, VR walkthroughs ~ Architecture
RFI responses = RFI review, Responding to RFIs, Submittal review, Submittals ~ Architecture
LEED documentation = LEED submissions, LEED submittals, LEED credits, LEED certification, LEED compliance ~ Architecture
Building specifications = NBS^, NBS Chorus, Outline specifications ~ Architecture, Specification writing
Brief development = Client briefing, Design brief development ~ Architecture, Client briefs
Principal designer = Principal designer duties, Building Safety Act, Gateway 2 ~ Architecture
Setting-out drawings = Elevations and sections, Plans and elevations, Finishes plans ~ Architecture, Lighting plans
Design competitions = Competition entries, Competition drawings ~ Architecture
AI image tools in design = AI rendering, AI-assisted design ~ Architecture
[tools]
Estidama = Estidama Pearl
Pearl Rating System
Al Sa'fat
GSAS^
Veras AI
Midjourney for architecture
Bluebeam Studio
BIMcollab
[skills]
Grading plans = Grading and drainage plans, Levels plans, Levels and drainage ~ Landscaping, Slope grading
Plant schedules = Planting schedules, Plant lists, Plant palettes ~ Landscaping
Paving details = Paving design, Hardscape details, Hard landscape details, Hard landscaping details, Paving patterns ~ Landscaping
Plant selection = Plant sourcing, Nursery selection, Nursery visits, Selecting plants ~ Landscaping, Forest GPS mapping
Playground design = Play area design, Play space design, Natural play ~ Landscaping
Park design = Design of parks, Open space design, Open space planning ~ Landscaping
LVIA^ = Landscape and visual impact assessment, Landscape and visual appraisal, Visual impact assessment, Photomontages, Verified views, Landscape character assessment ~ Landscaping
Landscape lighting = Landscape lighting design, Garden lighting design ~ Landscaping, Garden lighting
Landscape maintenance plans = Maintenance plans*, Landscape management plans, Landscape maintenance planning ~ Landscaping
Xeriscaping = Xeriscape, Drought-tolerant planting, Desert landscaping ~ Landscaping
Habitat creation = Wildflower meadows, Meadow creation, Pond creation, Rewilding ~ Landscaping
Sensory gardens = Therapeutic gardens, Healing gardens ~ Landscaping
Planting supervision = Supervision of planting, Soft landscape inspection, Softscape supervision ~ Landscaping
Water feature design = Fountain design, Swimming pool design ~ Landscaping, Pond building
Irrigation layouts = Irrigation drawings ~ Landscaping
[tools]
Land F/X = LandFX
Realtime Landscaping
PRO Landscape
BS 5837
Keyscape
[skills]
Strike-offs = Strike-off approval, Print approvals ~ Fashion design
Placement prints = All-over prints, Textile print design, Surface design, Surface pattern, Repeat patterns, Repeat design, Print repeats ~ Fashion design, Textile design
Embroidery design = Embroidery artwork, Embroidery layouts, Embroidery development ~ Fashion design, Embroidery digitising
Line sheets = Line reviews ~ Fashion design
Colour palettes = Colour stories, Colour forecasting, Colourways, Colorways, Colour direction ~ Fashion design
Sustainable fashion = Sustainable design in fashion, Upcycling, Circular fashion, Slow fashion, Zero waste pattern cutting ~ Fashion design
Weave design = Weaving design, Dobby design, Jacquard design, Jacquard weaving design, Woven design ~ Fashion design
Swatch development = Swatches*, Knit swatches, Swatch making, Fabric development, Fabric swatches, Fabric development with mills ~ Fashion design
Tooling liaison = Tooling kick-off, Toolmaker liaison, Tooling reviews, Tool shop liaison ~ Fashion design
CAD surfacing = Class A surfacing, Surface modelling, NURBS modelling ~ Fashion design
Ideation = Ideation workshops, Ideation sessions, Concept ideation, Idea generation ~ Fashion design
Stone setting designs = Stone layouts, Jewellery sketches, Gouache rendering ~ Fashion design, Jewellery design
Cost negotiation with suppliers = Cost negotiations, FOB costing, FOB negotiation ~ Fashion design
Fabric sourcing trips = Mill visits, Trims and accessories, Trims development ~ Fashion design, Fabric sourcing
Fashion collections = Capsule collections, Seasonal collections, Runway shows, Lookbooks ~ Fashion design, Collection design
Bridal wear design = Bridal couture, Haute couture, Saree design, Ethnic wear design ~ Fashion design, Sewing
Footwear development = Last development, Leather goods design, Handbag design ~ Fashion design, Shoe lasting
[tools]
Pointcarré
Style3D
Adobe Textile Designer
Gravity Sketch
Vizcom
Shapr3D
[skills]
Dielines = Packaging dielines ~ Graphic design
Explainer videos = Animated explainers, Explainer animation, Animated explainer videos, Whiteboard animation ~ Graphic design
Ad banners = Web banners, Display banners, Banner ads, HTML5 banners, Ad creatives, Static ads, Ad design, Creative ads, Digital ads design ~ Graphic design
Carousels = Carousel posts, Social media carousels, Instagram carousels ~ Graphic design
Annual report layout = Report design, Report layout ~ Graphic design, Annual report design
Iconography = Icon sets, Icon design, Icon set, Custom icons ~ Graphic design
Exhibition graphics = Exhibition stand design, Stall design, Booth graphics, Stand graphics, Roll-up banners, Standees ~ Graphic design, Exhibition stands
Vehicle wraps = Vehicle wrap design, Vehicle branding, Van wraps ~ Graphic design, Vinyl application
Large format = Large-format design, Large format graphics, Billboard design, Hoarding design ~ Graphic design, Wide format printing
T-shirt design = T-shirt graphics, Tee shirt design, Merchandise design, Merch design, Print-on-demand design ~ Graphic design
Thumbnail design = YouTube thumbnails, Thumbnails* ~ Graphic design
Album cover design = Cover design, Book covers ~ Graphic design, Book cover design
Sound syncing = Audio syncing, Voice-over syncing, Audio mixing for video ~ Graphic design
Generative AI in design = AI image generation, AI-generated imagery, Generative imagery, Prompt-based image generation ~ Graphic design
Design systems documentation = Brand asset management, Brand asset library ~ Graphic design
Lighting and rendering = 3D lighting, Lighting of 3D scenes, Rendering and lighting ~ Graphic design
Lip sync animation = Motion tracking, Green screen keying ~ Graphic design, Animation
[tools]
DALL-E = DALL·E
Runway ML
Spline 3D
Rive?
Marmoset Toolbag
Kittl
Freepik
Envato Elements
[skills]
Interior layouts = Interior layout planning, Interior planning ~ Architecture
Elevation design = Elevation studies, Facade elevations, Elevation treatment, 3D elevations ~ Architecture
Municipal submissions = Sanction drawings, Submission drawing sets, Corporation drawings ~ Architecture
Staircase details = Stair details, Staircase detailing ~ Architecture
Toilet details = Toilet detailing, Bathroom details, Toilet layouts, Wet area details, Tile layout drawings ~ Architecture, Tile layout
False ceiling drawings = False ceiling layouts, Ceiling layouts ~ Architecture
3D views = Exterior views, Interior views, Perspective views ~ Architecture
[skills]
Design handoff = Dev handoff, Developer handoff, Handoff to developers ~ UI design
Dark mode* = Dark mode design, Dark themes ~ UI design
Whiteboarding = Whiteboard sessions, Whiteboard sketching ~ UI design
Low-fidelity wireframes = Lo-fi wireframes, High-fidelity mockups, Hi-fi mockups ~ UI design, UI prototyping
Design critique = Design reviews with peers, Design QA, UI QA ~ UI design
[tools]
Figma Dev Mode = Dev Mode
`;
