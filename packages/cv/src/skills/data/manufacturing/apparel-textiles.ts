export default String.raw`
@group apparel-textiles | Apparel and textiles | manufacturing

[skills]
Fit comments = Fit comments follow-up
Order follow-up = Following up orders
Bridal wear = Wedding dresses
Dress cutting = Cutting dresses
Garment manufacturing = Apparel manufacturing, Garment production, Clothing manufacturing, Apparel production, Garment making, Garment industry
Sewing* = Garment sewing, Sewing skills, Machine sewing, Stitching*, Hand sewing
Sewing machine operation = Sewing machine operating, Industrial sewing machines, Juki machine operation, Single needle machine, Flatlock machine, Industrial sewing, Sewing machine operator*, Industrial sewing machine operation, Overlock machine operation, Flatlock machine operation, Buttonhole machine, Lockstitch machine, Bartack machine, Coverstitch machine
Sewing machine maintenance = Sewing machine mechanics, Sewing machine repair, Sewing mechanic, Textile machine maintenance, Loom maintenance, Overlock repair, Lockstitch machine repair, Knitting machine repair, Sewing machine servicing
Pattern making = Pattern cutting, Pattern drafting, Pattern construction, Flat pattern making, Garment pattern making, Pattern development, Drafting patterns
Pattern grading = Grading of patterns, Size grading, Sloper drafting, Block patterns, Pattern blocks
Marker making = Marker planning, Lay planning, Marker efficiency, Markers and lays, Mini markers, Marker plan
Fabric cutting = Garment cutting, Cutting room operations, Fabric spreading, Cutting machine operation, Spreading and cutting, Cutting room work, Fabric laying, Band knife cutting, Die cutting of fabric, Straight knife cutting, Spreading of fabric, Lay spreading, Auto spreader, Layering of fabric, Straight knife, Band knife, Auto cutter, Automatic cutter, Laser cutting of fabric, Cutting of fabric, Lectra cutter, Spreading of lays, Fabric relaxation, Plaid matching, Stripe matching, Check matching, Bundling and numbering, Sample cutting
Draping = Draping on stand, Dress draping
Garment construction = Garment assembly, Clothing construction
Garment finishing = Garment ironing, Garment pressing, Garment packing, Finishing and packing, Suit pressing, Ironing of garments, Pressing suits, Steam ironing, Hand ironing, Roller ironing, Calender ironing, Flatwork ironing, Ironer operation, Tunnel finisher, Press machines for garments, Finishing*, Ironers, Flatwork ironers, Calender ironers, Sheet folding machines, Feeding ironers, Steam tunnel, Form finisher, Shirt press, Utility press
Garment quality control = Garment inspection, Garment quality inspection, Apparel quality control, Garment QC, Inline quality inspection of garments, Quality control of garments
Fabric inspection = Four-point inspection, 4-point fabric inspection, Fabric testing, Fabric quality inspection, 4-point system, Fabric defect inspection, Ten-point system, Fabric fault identification, Fabric defects, Cloth inspection
Shade segregation = Shade sorting, Shade grouping ~ Fabric inspection
Shrinkage testing = Shrinkage test, Fabric shrinkage, Fabric shrinkage test, Wash shrinkage ~ Fabric inspection
Garment costing = Apparel costing, SMV calculation, CM costing, SMV^, SAM calculation, Garment technology, Garment measurement
Apparel merchandising = Garment merchandising, Merchandising in apparel, Fabric merchandising, Fashion merchandising, Apparel merchandiser skills
Sample development = Sample making, Sample room management, Proto samples, Garment sampling, Sample coordination
Tech packs = Tech pack preparation, Technical packs, Technical packages, Tech packages, Spec sheets
Fabric sourcing = Trim sourcing, Fabric and trim sourcing, Trims and accessories sourcing, Textile sourcing
Buyer communication = Buyer handling, Buyer coordination, Buyer correspondence, Buyer representation
Time and action calendar = T&A calendar, TNA calendar, Time and action plans, T&A follow-up
Production line supervision in apparel = Sewing line supervision, Line supervision, Line loading
Fashion design = Fashion designing, Clothing design, Apparel design, Garment design
Fashion illustration = Fashion sketching, Fashion drawing
Fashion trend forecasting = Trend analysis, Trend forecasting, Trend research
Fashion styling = Wardrobe styling, Styling*, Costume styling
Costume design = Costume making
Lingerie manufacturing = Intimate apparel, Swimwear production
Activewear development = Sportswear production
Denim washing = Garment washing, Denim finishing, Laundry washing processes, Garment wash, Stone washing, Enzyme washing, Washing plant, Denim laundry, Acid wash, Whiskering, Laser denim finishing, Stone wash, Enzyme wash, Bleach wash, Garment wash plants, Tumble drying of garments
Textile design = Fabric design, Print design, Surface pattern design
Textile technology = Textile engineering, Textile science
Spinning* = Yarn spinning, Cotton spinning
Weaving* = Power loom operation, Loom operation, Handloom weaving, Fabric weaving, Hand loom weaving, Tapestry weaving, Hand weaving, Carpet weaving, Rug weaving
Knitting* = Circular knitting, Flat knitting, Knitting machine operation, Machine knitting, Hand knitting, Warp knitting, Flatbed knitting, Flat knitting machines, Stoll machines, Tricot knitting, Sock knitting, Hosiery knitting, Linking*, Raschel knitting, Knitting machine set-up, Sock linking, Toe closing of socks
Crochet = Crocheting
Dyeing* = Fabric dyeing, Textile dyeing, Yarn dyeing, Dye house operations, Dyeing and finishing, Colour dyeing
Colour matching of textiles = Shade matching, Lab dips, Lab dip development, Matching of shades, Shade band, Colour fastness, Shade control, Spectrophotometer matching, Recipe dispensing
Textile printing = Fabric printing, Sublimation printing, Rotary printing, Heat transfer printing, Dye sublimation, Sublimation*, DTF^, DTF printing, Transfer printing
Textile finishing = Fabric finishing, Calendering
Textile testing = Colour fastness testing, Tensile testing of fabrics, Fibre analysis
Bonding and seamless technology = Seamless bonding, Heat bonding
Quilting* = Patchwork
Footwear design = Shoe design
Accessory design = Bag making, Handbag making, Bag design
Glove manufacturing = Glove making
Lace making = Beeralu lace
Apparel compliance = Social compliance audits, Social compliance, WRAP certification, Ethical sourcing, WRAP^, WRAP audits, BSCI audits, Higg FEM

[tools]
Gerber AccuMark = Gerber?, AccuMark > Pattern making ~ Lectra Modaris, Optitex
  not before life, daisy, daisies
  with markers, patterns, grading, lectra, marker, nesting
Lectra Modaris = Lectra, Modaris, Lectra Diamino > Pattern making
Optitex > Pattern making
TUKAcad = Tukatech, TUKA CAD > Pattern making
Richpeace ~ TUKAcad
CLO 3D = CLO3D, Clo Virtual Fashion > Fashion design ~ Browzwear
Browzwear = VStitcher, Browzwear VStitcher > Fashion design
Marvelous Designer > Fashion design
Fast React planning = FastReact, Fast React > Production planning
GSD^ = General Sewing Data, GSDCost > Time and motion studies
OEKO-TEX = OEKO-TEX Standard 100
GOTS^ = Global Organic Textile Standard ~ OEKO-TEX
BSCI^ > Apparel compliance
SEDEX = SMETA > Apparel compliance ~ BSCI
SA8000 > Apparel compliance ~ BSCI
NedGraphics = Ned Graphics > Textile design
Kaledo = Lectra Kaledo > Textile design ~ NedGraphics
Wilcom embroidery = Wilcom, EmbroideryStudio > Embroidery
Shima Seiki = SDS-ONE > Knitting

[tools]
Assyst CAD = Assyst^
Pulse embroidery software = Tajima DG/ML
`;
