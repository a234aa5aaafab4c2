export default String.raw`
@group design | Design | design

[skills]
Rotoscoping > Visual effects
Keyframe animation = Keyframing > Animation
Inking* = Comic inking > Illustration
Texturing* > 3D texturing
Paper craft = Origami, Papercraft
Graphic design = Graphic designing, Visual design, Visual communication, Graphic arts
Logo design = Logo designing, Logo creation, Logos*
Layout design = Page layout, Layouts*, Magazine layout, Desktop publishing, DTP^, Editorial design, Book layout, Layout and typesetting
Typography = Lettering, Calligraphy, Type design, Type setting, Typesetting
Illustration = Digital illustration, Vector illustration, Vector graphics, Ink drawing, Ink illustration, Children's book illustration, Editorial illustration, Storybook illustration
Digital painting = Concept art, Digital art
Drawing* = Sketching, Freehand drawing, Hand drawing, Life drawing
Painting* = Fine art painting
Colour theory = Colour management, ICC profiles, ICC profile building, ICC profiling, Printer profiling, Spectrophotometer, Densitometer, Press profiling, Colour measurement, X-Rite
Packaging design = Label design, Product packaging design, Pack design
Poster design = Banner design, Flyer and poster design, Leaflet design, Banner creation, Web banner design, Banner making
Infographic design = Infographics, Information design, Data visualisation design
Presentation design = Slide design, PowerPoint design, Deck design
Photo editing = Image editing, Photo manipulation, Photo editing and retouching, Image manipulation, Photo compositing, Background removal, Clipping paths
Photo retouching = Image retouching, Retouching*, Photo printing, Photo restoration, Photo lab work, Minilab, Minilab operation, Photo finishing, Photograph printing, Photo retouching at minilab > Photo editing
Web design = Website design, Web designing, Web layout, Webdesign, Web page design
UI design = User interface design, UI^, Interface design, UI development, UI designing, GUI design
UX design = User experience design, UX^, User experience, UX designing
UI/UX design = UI/UX, UX/UI design, UX/UI, UI & UX, UI/UX designing, UI and UX design > UI design, UX design
UX research = User research, Usability studies, UX testing
User interviews = Customer interviews > UX research
UX writing = Microcopy, UX copywriting
User personas = Personas*, Persona development
User journey mapping = Customer journey maps, Customer journey mapping, User journeys, User flows, Journey maps, User flow design
Wireframing = Wireframes, Wire-framing, Wireframe design
UI prototyping = Interactive prototypes, Interactive prototyping, Rapid prototyping, Clickable prototypes, Mockups, High-fidelity prototypes, Mock-ups, UX prototyping, Prototyping of interfaces
Information architecture = Card sorting
Interaction design = Interaction designing, IxD^
Design systems = Component libraries, Pattern libraries, Style guides, Design system development, Brand style guides, Design tokens
Service design = Service blueprints
Heuristic evaluation
Mobile app design = App design, Mobile UI design, Mobile design
Game design = Level design, Game mechanics design, Game balancing, Game mechanics, Game testing, Game art
Product design = Industrial design, Consumer product design
Motion graphics = Motion design, Animated graphics
Animation* = 2D animation, Character animation, Frame-by-frame animation, Cartoon animation, Cel animation
3D animation = 3D character animation, CGI^, Computer-generated imagery
3D texturing = Texturing and shading, UV mapping, Texture painting, Look development, Shading and texturing
Character design = Character modelling
Rigging and skinning = Character rigging, 3D rigging, Rigging of characters ~ Animation
Visual effects = VFX^, Compositing
Storyboarding = Storyboards, Storyboard design
Art direction = Creative direction
Set design = Stage design, Production design, Scenography
Exhibition design = Stand design, Booth design
Furniture design
Jewellery design = Jewellery repair, Polishing of jewellery, Bench jewellery, Clasp repair, Chain repair, Jewellery polishing, Jewellery cleaning, Jewellery soldering, CAD jewellery design, Jewellery CAD, Jewellery sketching, CAD jewellery, Resin printing for casting, Printing resin models, Castable resin
Signage design = Wayfinding design, Wayfinding, Signage*, Signage systems, Shop signage
Lighting design for stage = Stage lighting, Lighting desk operation, Lighting rigging, Lighting plots, Focus of lights, Lighting operation
Print design production = Print preparation, Print-ready artwork, Artwork preparation, Print-ready files, Print artwork, Finished artwork, Artwork finalisation
Sculpture = Sculpting
Fine arts = Fine art, Visual arts
Printmaking = Etching, Linocut, Brass etching, Acid etching, Metal etching, Plate etching, Chemical etching
Ceramic arts
Tattooing = Tattoo design
Creative briefs = Design briefs, Creative briefing
Design research
Design management = Creative team management
Social media graphics = Social media design, Social media creatives, Social creatives, Social media posts design, Social media artwork, Social media assets
Concept sketching = Concept sketches, Hand sketching, Ideation sketches
Sustainable design = Eco-design, Circular design, Design for sustainability
Packaging engineering = Packaging development, Transit testing, ISTA testing
Patent drawings = Design patents
Joinery detailing = Joinery drawings, Millwork drawings, Custom joinery design, Joinery details ~ Interior design
Finishes schedules
Client presentations = Design presentations
Kitchen design = Kitchen and bathroom design, Bathroom design
Retail design = Shop fit-out, Store design
Colour consulting
Window treatments = Curtains and blinds, Soft furnishings
Site measuring* = Site measurement*
Hospitality interiors = Hotel interiors
Construction documentation
Site appraisal = Constraints mapping, Opportunities and constraints
Passive design = Bioclimatic design, Passive house design
Construction administration = Site administration
Specification writing = Specifications*, NBS specifications
Design coordination = Consultant coordination, Coordination with consultants, Coordination of consultants, Design team coordination, Design team management, Lead consultant
Accessibility design = Universal design, Barrier-free design
Parametric design = Computational design, Generative design
Post-occupancy evaluation
Physical modelling = Architectural models, Physical models

[tools]
Scribus
PageMaker = Adobe PageMaker
Clip Studio Paint > Digital painting
Paint Tool SAI > Digital painting
Live2D > Animation
TVPaint > Animation
Adobe Fresco = Adobe Express > Illustration
Sketchbook Pro = Autodesk SketchBook > Digital painting
Adobe Photoshop = Photoshop, Adobe PS, Photo shop > Photo editing ~ GIMP, Affinity Photo
Adobe Illustrator = Illustrator?, Adobe AI > Illustration ~ CorelDRAW, Inkscape
  not after as, an, the, book, freelance
  with photoshop, indesign, figma, coreldraw, adobe, tech packs
Adobe InDesign = InDesign, In Design^ > Layout design ~ QuarkXPress
Adobe XD = XD^ > UI design ~ Figma
Adobe Creative Suite = Adobe Creative Cloud, Creative Cloud, Creative Suite, Adobe Suite, Adobe CC, Adobe CS6, Adobe CS5, Adobe programs
Adobe Premiere Pro = Premiere Pro, Adobe Premiere, Premiere? > Video editing ~ Final Cut Pro, DaVinci Resolve
  not before league, of, screening, night
  with clips, footage, reels, cut, edited, editing, vlogs
  not after the, a, world, film, its
Adobe After Effects = After Effects, AfterEffects, AE? > Motion graphics
  with motion, graphics, animation, animations, premiere, photoshop
Adobe Lightroom = Lightroom > Photo editing
Adobe Animate = Adobe Flash, Macromedia Flash > Animation
Adobe Dreamweaver = Dreamweaver > Web design
Adobe Audition = Audition? > Audio editing
  not before for, process, room
Adobe Firefly > Generative AI
Substance Painter = Adobe Substance Painter, Substance 3D Painter > 3D texturing
Substance Designer = Adobe Substance Designer > 3D texturing
Adobe Substance = Substance 3D > 3D texturing
Figma = FigJam > UI design ~ Sketch, Framer
Sketch? = Sketch App, Bohemian Sketch > UI design
  not before artist, artists, drawings, book, comedy, map
  not after a, the, rough, comedy
  with figma, invision, zeplin, adobe xd
InVision = InVision Studio > UI prototyping
Zeplin > UI design
Framer? = Framer X > UI prototyping
  not after picture, timber, house
Axure RP = Axure > UI prototyping
Marvel prototyping = Marvel App > UI prototyping
ProtoPie > UI prototyping
Maze user testing > UX research
UserTesting.com ~ Maze user testing
Lookback ~ Maze user testing
Canva^ = Canva Pro > Graphic design
CorelDRAW = Corel Draw, CorelDraw Graphics Suite, Corel? > Graphic design
Inkscape > Illustration
GIMP > Photo editing
Affinity Photo = Affinity Designer, Affinity Publisher, Affinity Suite > Graphic design
Procreate? > Digital painting
  with drew, drawn, illustrated, illustrations, sketches, sketched, retouched, ipad, drawings
Krita > Digital painting
QuarkXPress = Quark Express, Quark XPress > Layout design
Microsoft Paint = MS Paint
Blender? = Blender 3D > 3D modelling ~ Maya, Cinema 4D
  not before operator, jug
  not after hand, tea, food, mixer, a, immersion, stick
Maya? = Autodesk Maya > 3D modelling, 3D animation
  not before civilisation, ruins, angelou
  with blender, 3ds max, zbrush, animation, autodesk, houdini
Cinema 4D = C4D^, Cinema4D > Motion graphics
ZBrush = Z Brush > 3D modelling
Houdini? = SideFX Houdini > Visual effects
Nuke compositing = Foundry Nuke, Nuke?, NukeX > Visual effects
KeyShot > 3D rendering of products
3D rendering of products = Product rendering, Product visualisation, Rendering of products
Toon Boom = Toon Boom Harmony > Animation
Spine 2D = Spine animation > Animation
Lottie = Lottie animations, LottieFiles > Motion graphics
FontLab > Typography
Glyphs app > Typography ~ FontLab
Wacom tablet = Graphic tablet > Digital painting
Maze?
Alias AutoStudio = Autodesk Alias
Pantone = Pantone TCX
WGSN
MatrixGold = RhinoGold
Centric PLM
Corona Renderer = Corona?
Chief Architect*
2020 Design = 2020 Kitchen Design
Planner 5D
Coohom
Foyr Neo
Homestyler
D5 Render = D5^
Houzz Pro
WELL AP
Dynamo? = Dynamo BIM
BIM 360 = Autodesk Construction Cloud
Solibri
DesignBuilder
Ladybug Tools = Ladybug?, Honeybee?
RIBA Plan of Work = RIBA stages
HOAI
Allplan

[tools]
Principle app
Aseprite
Blackmagic Fusion
Rive animation
Coda docs = Coda?
Appsmith ~ Retool
Budibase ~ Retool
Tokens Studio = Figma variables > Design systems
`;
