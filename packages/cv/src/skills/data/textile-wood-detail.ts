export default String.raw`
@group textile-wood-detail | Textiles, leather and wood in detail | trades

[skills]
Timber drying = Kiln drying, Drying schedules, Kiln drying of timber, Wood drying, Kiln schedules, Vacuum kilns, Air drying of timber, Stacking and stickering, Lumber drying, Drying of timber
Timber preservation = Pressure treatment of timber, Pressure treating, Pressure treated poles, Pole treatment, CCA treatment, Creosoting, Wood preservation, Timber treating, Wood treatment, Tanalising, Vacuum pressure impregnation
ISPM 15 = ISPM 15 heat treatment, ISPM 15 stamping, Pallet heat treatment
Wood moisture measurement = Moisture content checks, Timber moisture meters, Moisture content measurement
Dovetailing = Dovetails, Dovetail cutting, Hand-cut dovetails, Mortising, Tenoning, Tenoner, Tenoner operation, Biscuit joints, Biscuit jointing, Doweling, Finger jointing, Finger joints, Wood jointing, Domino jointing
Furniture veneering = Door veneering, Veneer pressing, Veneer work, Veneer laying, Veneer matching, Veneered doors
Spray lacquering = Lacquer spraying, Wood lacquering, Wood spraying, Oil finishing of wood
Panel saw operation = Panel saw, Panel saws, Beam saw, Beam saw operation, Panel cutting, Cutting lists, Board cutting, Panel sizing
Four-sided planer operation = Four-sided planer, Moulder set-up, Moulder operation, Planer moulder, Weinig moulder, Four side moulder, Planing of timber, Timber planing
Profile knife grinding = Knife grinding for moulders, Profile grinding, Profile knives, Moulder knife grinding
CNC woodworking = CNC machining centre for wood, CNC point-to-point, Point-to-point machining, CNC nesting, CNC wood routing
Wood sanding = Wide-belt sander, Sander operation, Sanding of furniture, Furniture sanding, Sanding machines, Hand sanding, Timber sanding
Drawer and hinge fitting = Hinges and runners, Hinge fitting, Blum hardware, Drawer runners, Furniture hardware, Flat-pack assembly, Furniture fitting
Antique furniture restoration = Restoring antiques, Restored antiques, Antique restoring, Furniture restoring
Wood laminating = HPL laminating, Laminate pressing, Glulam production, Formica laminating, Postforming, Plywood production, Veneer peeling, Particleboard production, MDF production, Hot press operation
Pallet making = Pallet repair, Crate making, Box making from wood, Pallet assembly, Coffin making
Measurement of customers = Body measurements, Taking measurements of clients, Body measuring, Client measuring, Customer measurements
Millinery = Hat making, Hat blocking, Hat trimming, Hat blocking and trimming, Felt hats
Buttonholing = Buttonholes*, Button holing, Buttonhole making, Bar tack, Bartack, Bartacking, Button sewing
Numbering and bundling = Bundling*, Bundle tickets, Bundling of parts, Ticketing of parts, Parts bundling, Cut part numbering
Fabric consumption = Consumption calculation, Fabric consumption calculation, Fabric utilisation, Garment consumption, YY calculation
Embroidery digitising = Wilcom EmbroideryStudio, Design digitising, Digitising of designs, Punching of embroidery designs, Digitizing for embroidery
Embroidery machine operation = Tajima machines, Tajima, Barudan, Multi-head embroidery, Embroidery machines, Tajima machine operation, Multihead embroidery
Darning and mending = Darning, Invisible mending, Mending of clothes, Garment mending, Clothes mending, Knitwear repair, Garment repair, Mending clothes, Clothing repair
Deep buttoning = Tufting of furniture, Diamond buttoning, Deep buttoned headboards
Reupholstery = Re-covering of chairs, Re-covering, Furniture re-covering, Sofa recovering, Chair re-covering, Re-upholstery, Reupholstering, Stripping of furniture, Sofa reupholstery
Hide fleshing = Fleshing of hides, Fleshing machine, Hide liming, Liming of hides, Hide splitting, Hide shaving, Unhairing, Fleshing hides, Leather splitting, Leather shaving
Leather dyeing and finishing = Fatliquoring, Leather finishing, Leather buffing, Leather spraying, Drum dyeing
Hide grading = Wet blue, Wet blue grading, Grading wet blue, Hide selection, Leather grading, Hide sorting
Shoe clicking = Clicking of uppers, Upper cutting, Clicking press, Leather clicking, Upper clicking, Clicking uppers
Shoe closing = Upper closing, Closing of uppers, Upper stitching, Shoe upper stitching, Shoe sewing, Closing room
Sole attaching = Goodyear welt, Goodyear welting, Blake stitch, Sole stitching, Sole cementing, Sole pressing, Cementing of soles, Shoe cementing, Sole bonding
Orthopaedic shoemaking = Orthopaedic footwear, Orthopaedic shoes, Orthopaedic shoe making, Insole making, Orthotic shoe fitting
Ring frame tending = Ring frame operation, Ring spinning machines, Spinning frame operation, Piecing of ends, Piecing, Broken end piecing, Piecing broken ends, Rotor spinning, Spinning machine operation
Carding and drawing = Draw frame, Drawing frame, Comber operation, Speed frame, Simplex machines, Roving, Blow room operation, Card sliver
Yarn winding = Cone winding, Autoconer operation, Winding machines, Twisting of yarn, Yarn twisting, TFO machines, Yarn doubling
Warp preparation = Warp knotting, Knotting of warps, Warp tying, Warp sizing, Reaching-in, Beam changing, Beam gaiting
Air-jet weaving = Air jet loom operation, Water-jet looms, Projectile looms, Shuttleless looms, Rapier weaving, Toyota looms, Picanol, Jacquard weaving, Dobby weaving, Stop repair on looms, Loom tending
Stenter operation = Stentering, Heat setting, Compactor operation for fabric, Relax drying, Singeing, Sueding, Calendering of fabric, Sanforising, Stenter machines
Textile bleaching = Bleaching of fabric, Fabric bleaching, Scouring and bleaching, Pre-treatment of fabric, Desizing
Single-needle lockstitch = Single needle, Plain machine, Plain sewing machine, SNLS, Lockstitch sewing, Single needle sewing
Overlock sewing = Serger, Five-thread overlock, Side seam sewing, Overlock operation, Sewing side seams, Seam overlocking, Safety stitch
Flatlock sewing = Flatlock, Coverstitch, Cover stitch, Feed-off-the-arm, Kansai machines, Flat seam, Double needle sewing, Chainstitch
Collar attaching = Collar attachment, Attaching collars, Sleeve attaching, Sleeve attachment, Pocket attaching, Pocket setting, Waistband attaching, Collar making, Cuff attaching, Label attaching, Elastic attaching, Placket making
Defect classification = Classifying defects, Defect recording, Defect identification
Incoming goods inspection = Incoming goods checks, Goods-in inspection, Receiving inspection, Incoming quality control, IQC^, Inspection of incoming goods, Incoming material inspection
Wool classing = Wool sorting, Cotton grading, Cotton classing, Rubber grading, Fibre grading, Diamond sorting, Rough diamond sorting, HVI testing

[tools]
Cabinet Vision = Microvellum, Mozaik, imos, Polyboard, Cabinet Vision Solid
Homag = Biesse, Felder, Altendorf, Weinig, Holzma, Woodwop
Juki = Juki machines, Brother sewing machines, Pegasus machines, Yamato machines
`;
