export default String.raw`
@group image-room-stage-detail | Photographs, rooms, exhibitions and stages in detail | creative | narrow

[skills]
Wire transmission of photos = Wire transmission, Photo transmission, FTP delivery of images
Passport photos = Visa photos, ID photos, Passport and ID photos
School photography = School portraits, Class photos, Graduation photography
Set styling = Product styling, Prop styling, Photo styling ~ Food photography styling
Model direction = Posing, Posing direction, Directing models, Client posing, Posing for photographs, Facial expressions*
HDR photography = HDR imaging, HDR bracketing, Exposure bracketing
Photography bookings = Client booking, Shoot booking, Shoot planning ~ Shooting schedules
Minilab printing = Photo lab printing, Noritsu^, Fuji Frontier, Canvas prints, Print mounting, Photo book production ~ Photo retouching
Furniture layouts = Furniture plans, Furniture layout plans
Retail interiors = Retail fit-out, Retail interior design, Shop interiors, Showroom design, Office interiors, Commercial interiors, Office fit-out design
False ceiling design = Ceiling design, Gypsum ceiling design, RCP drawings ~ Lighting plans
Modular kitchens = Modular kitchen design, Kitchen and wardrobe design, Wardrobe design
Upholstery selection = Fabric selection, Fabric sourcing for interiors, Material selection for interiors ~ Finishes selection
Prop sourcing = Prop hire, Prop buying
Exhibition lighting = Lighting of exhibits, Display lighting ~ Gallery lighting
Object photography = Museum photography, Photography of objects, Collections photography
Projector alignment = Projection alignment ~ Projectors, Projection mapping
Lighting focusing = Light focusing, Focusing lights, Rig and focus, Lighting rig and focus, Focusing lanterns, Rigging and focusing of lamps
Fly floor = Flying of scenery, Counterweight flying, Fly system operation
Rehearsal reports = Performance reports in theatre ~ Show reports
Costume maintenance = Costume repairs, Costume laundry, Costume care ~ Wardrobe maintenance
Continuity photos = Continuity notes, Continuity Polaroids
Tattoo cover-ups = Cover-ups*, Cover-up tattoos, Tattoo cover-up, Scar camouflage, Scar camouflage tattoos
Venue liaison = Liaison with venues, Venue coordination, Venue advance
Practical special effects = Physical effects, Smoke and haze effects ~ Make-up for stage and film
[tools]
Photo Mechanic
Sony Alpha = Sony A7, Sony A7 III
Canon EOS = Canon DSLR, Canon 5D
Nikon DSLR = Nikon Z, Nikon D850
Profoto = Godox, Elinchrom
Pixieset = ShootProof, Pic-Time
`;
