export default String.raw`
@group textile-wood-detail | Textiles, leather and wood in detail | trades

[skills]
Timber drying = Kiln drying, Drying schedules, Kiln drying of timber, Wood drying, Kiln schedules, Vacuum kilns, Air drying of timber, Stacking and stickering, Lumber drying, Drying of timber
ISPM 15 = ISPM 15 heat treatment, ISPM 15 stamping, Pallet heat treatment, Heat treatment of pallets, Pallet stamping, HT stamping
Wood moisture measurement = Moisture content checks, Timber moisture meters, Moisture content measurement
Dovetailing = Dovetails, Dovetail cutting, Hand-cut dovetails
Domino jointing ~ Dovetailing
Doweling ~ Dovetailing
Finger jointing = Finger joints ~ Dovetailing
Biscuit jointing = Biscuit joints ~ Dovetailing
Tenoning = Tenoner, Tenoner operation ~ Dovetailing
Mortising ~ Dovetailing
Furniture veneering = Door veneering, Veneer pressing, Veneer work, Veneer laying, Veneer matching, Veneered doors
Spray lacquering = Lacquer spraying, Wood lacquering, Wood spraying
Oil finishing of wood ~ Spray lacquering
Panel saw operation = Panel saw, Panel saws, Beam saw, Beam saw operation, Panel cutting, Board cutting, Panel sizing
Cutting lists = Cutting list preparation, Cut lists ~ Panel saw operation
Four-sided planer operation = Four-sided planer, Moulder set-up, Moulder operation, Planer moulder, Weinig moulder, Four side moulder, Planing of timber, Timber planing
Profile knife grinding = Knife grinding for moulders, Profile grinding, Profile knives, Moulder knife grinding
CNC woodworking = CNC machining centre for wood, CNC point-to-point, Point-to-point machining, CNC nesting, CNC wood routing
Wood sanding = Wide-belt sander, Sander operation, Sanding of furniture, Furniture sanding, Sanding machines, Hand sanding, Timber sanding
Drawer and hinge fitting = Hinges and runners, Hinge fitting, Blum hardware, Drawer runners, Furniture hardware, Furniture fitting
Flat-pack assembly ~ Drawer and hinge fitting
Wood laminating = HPL laminating, Laminate pressing, Formica laminating, Postforming, Hot press operation
MDF production ~ Wood laminating
Particleboard production ~ Wood laminating
Plywood production = Veneer peeling, Peeling lathe, Veneer slicing, Veneer clipping, Veneer composing, Rotary peeling of logs ~ Wood laminating
Glulam production ~ Wood laminating
Pallet making = Pallet repair, Box making from wood, Pallet assembly
Coffin making ~ Pallet making
Crate making ~ Pallet making
Millinery = Hat making, Hat blocking, Hat trimming, Hat blocking and trimming, Felt hats, Blocking hats, Blocking of hats, Felt hat making
Buttonholing = Buttonholes*, Button holing, Buttonhole making
Button sewing ~ Buttonholing
Numbering and bundling = Bundling*, Bundle tickets, Bundling of parts, Ticketing of parts, Parts bundling, Cut part numbering
Fabric consumption = Consumption calculation, Fabric consumption calculation, Fabric utilisation, Garment consumption, YY calculation
Embroidery digitising = Wilcom EmbroideryStudio, Design digitising, Digitising of designs, Punching of embroidery designs, Digitizing for embroidery
Embroidery machine operation = Tajima machines, Tajima, Barudan, Multi-head embroidery, Embroidery machines, Tajima machine operation, Multihead embroidery, Machine embroidery
Darning and mending = Darning, Invisible mending, Mending of clothes, Garment mending, Clothes mending, Garment repair, Mending clothes, Sewing repairs, Sewing buttons
Knitwear repair ~ Darning and mending
Deep buttoning = Tufting of furniture, Diamond buttoning, Deep buttoned headboards, Buttoning of Chesterfields, Deep-buttoned upholstery
Reupholstery = Re-covering of chairs, Re-covering, Furniture re-covering, Sofa recovering, Chair re-covering, Re-upholstery, Reupholstering, Stripping of furniture, Sofa reupholstery
Hide fleshing = Fleshing of hides, Fleshing machine, Fleshing hides, Fleshing*, Splitting hides, Sammying, Samming, Toggling of leather, Staking of leather, Staking*, Deliming, Bating*, Drum dosing, Leather measuring
Hide shaving = Leather shaving ~ Hide fleshing
Hide splitting = Leather splitting ~ Hide fleshing
Hide liming = Liming of hides, Unhairing ~ Hide fleshing
Leather dyeing and finishing = Fatliquoring, Leather finishing, Leather spraying, Drum dyeing
Leather buffing ~ Leather dyeing and finishing
Hide grading = Wet blue grading, Grading wet blue, Hide selection, Leather grading, Hide sorting
Wet blue ~ Hide grading
Shoe clicking = Clicking of uppers, Upper cutting, Clicking press, Leather clicking, Upper clicking, Clicking uppers, Clicking of leather
Shoe closing = Upper closing, Closing of uppers, Upper stitching, Shoe upper stitching, Shoe sewing, Closing room
Sole attaching = Sole stitching, Sole cementing, Sole pressing, Cementing of soles, Shoe cementing, Sole bonding
Blake stitch ~ Sole attaching
Goodyear welting = Goodyear welt ~ Sole attaching
Orthopaedic shoemaking = Orthopaedic footwear, Orthopaedic shoes, Orthopaedic shoe making, Orthotic shoe fitting
Insole making ~ Orthopaedic shoemaking
Ring frame tending = Ring frame operation, Ring spinning machines, Spinning frame operation, Piecing of ends, Piecing, Broken end piecing, Piecing broken ends, Spinning machine operation
Rotor spinning = Air-jet spinning ~ Ring frame tending
Carding and drawing = Draw frame, Drawing frame, Card sliver
Blow room operation ~ Carding and drawing
Speed frame = Simplex machines, Roving ~ Carding and drawing
Comber operation ~ Carding and drawing
Yarn winding = Cone winding, Autoconer operation, Winding machines, Winding of yarn ~ Ring spinning
Yarn twisting = Twisting of yarn, TFO machines, Yarn doubling ~ Yarn winding
Warp preparation = Warp knotting, Knotting of warps, Warp tying, Reaching-in
Beam changing = Beam gaiting, Warp tying-in, Beam change on looms ~ Warp preparation
Warp sizing ~ Warp preparation
Air-jet weaving = Air jet loom operation, Shuttleless looms
Loom tending = Stop repair on looms ~ Air-jet weaving
Toyota looms ~ Air-jet weaving
Picanol ~ Air-jet weaving
Projectile looms ~ Air-jet weaving
Water-jet looms ~ Air-jet weaving
Dobby weaving = Dobby*, Dobby looms, Jacquard looms, Jacquard*, Shuttle looms, Saree weaving, Saree making ~ Air-jet weaving
Jacquard weaving ~ Air-jet weaving
Rapier weaving ~ Air-jet weaving
Stenter operation = Stentering, Relax drying, Stenter machines
Compactor operation for fabric ~ Stenter operation
Sanforising ~ Stenter operation
Calendering of fabric ~ Stenter operation
Sueding ~ Stenter operation
Singeing ~ Stenter operation
Heat setting ~ Stenter operation
Textile bleaching = Bleaching of fabric, Fabric bleaching, Scouring and bleaching, Pre-treatment of fabric
Desizing ~ Textile bleaching
Single-needle lockstitch = Single needle, Plain machine, Plain sewing machine, SNLS, Lockstitch sewing, Single needle sewing
Overlock sewing = Serger, Five-thread overlock, Side seam sewing, Overlock operation, Sewing side seams, Seam overlocking, Safety stitch
Flatlock sewing = Flatlock, Coverstitch, Cover stitch, Kansai machines, Flat seam
Feed-off-the-arm ~ Flatlock sewing
Chainstitch ~ Flatlock sewing
Double needle sewing ~ Flatlock sewing
Collar attaching = Collar attachment, Attaching collars, Collar making, Collar attach, Sleeve setting, Sleeve attach, Side seaming, Side seam, Waistband attach, Labels attach, Elastic attach, Pocket attach, Feed-off-arm, Feed of the arm, Zigzag machines, Bra making, Bra sewing, Denim sewing, Leather sewing
Placket making ~ Collar attaching
Elastic attaching ~ Collar attaching
Label attaching ~ Collar attaching
Cuff attaching ~ Collar attaching
Waistband attaching ~ Collar attaching
Pocket attaching = Pocket setting ~ Collar attaching
Sleeve attaching = Sleeve attachment ~ Collar attaching
Defect classification = Classifying defects, Defect recording, Defect identification
Incoming goods inspection = Incoming goods checks, Goods-in inspection, Receiving inspection, Incoming quality control, IQC^, Inspection of incoming goods, Incoming material inspection
Wool classing = Wool sorting, Fibre grading
HVI testing ~ Wool classing
Rough diamond sorting = Diamond sorting ~ Wool classing
Rubber grading ~ Wool classing
Cotton classing = Cotton grading ~ Wool classing

[tools]
Cabinet Vision = Cabinet Vision Solid
Polyboard ~ Cabinet Vision
imos ~ Cabinet Vision
Mozaik ~ Cabinet Vision
Microvellum ~ Cabinet Vision
Homag
Woodwop ~ Homag
Holzma ~ Homag
Weinig ~ Homag
Altendorf ~ Homag
Felder ~ Homag
Biesse ~ Homag
Juki = Juki machines
Yamato machines ~ Juki
Pegasus machines ~ Juki
Brother sewing machines ~ Juki
`;
