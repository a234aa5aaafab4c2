export default String.raw`
@group dental-eye-animal | Dental, eye and animal health | health

[skills]
Animal dentistry = Dental cleaning of animals
Animal examination = Clinical examination of animals
Dental fillings = Composite fillings, Amalgam fillings, Dental restorations, Restorative dentistry, Fillings*, Tooth fillings > Dentistry
  not before of report, of reports, of form, of forms, of register, of registers, of posts, of vacancies, in, out, up, station
Tooth extraction = Extractions*, Dental extractions, Wisdom tooth removal, Surgical extractions > Dentistry
Crown and bridge work = Crown preparation, Dental crowns, Crowns and bridges > Dentistry
Dental implants = Implantology, Implant placement, Implant surgery > Dentistry
Periodontics = Periodontal treatment, Periodontal charting, Pocket charting, BPE?, Six-point pocket charting > Dentistry
Paediatric dentistry = Children's dentistry, Pedodontics > Dentistry
Dental impressions = Alginate impressions, Impression taking, Digital impressions, Intra-oral scanning, Intraoral scanning, Impressions*, Silicone impressions, Intraoral scans
Fluoride varnish = Fluoride treatment, Fluoride application, Fluoride*
Dental sealants = Sealants* ~ Fluoride varnish
Periodontal maintenance ~ Fluoride varnish
Ultrasonic scaling = Ultrasonic scaler ~ Fluoride varnish
Implant care* = Implant maintenance ~ Fluoride varnish
Teeth whitening = Tooth whitening
Dental anaesthesia = Local anaesthesia, Inferior dental block, Local anaesthetic administration, Local anesthetic, Nerve blocks
Oral surgery = Maxillofacial surgery, Oral and maxillofacial surgery
Dental laboratory work = Dental ceramics, Dental casting
Dental charting
School dental programmes = School dental checks
Dispensing optics = Frame dispensing, Optical dispensing
Lens edging = Lens grinding, Lens glazing, Lens surfacing, Optical polishing, Lens polishing, Optical grinding, Edging and glazing, Lens fitting, Spectacle dispensing, Lens generating, Lens blocking, Lens tinting, Glazing lenses, Glazing frames, Blocking of lenses, Focimeter checks
Tonometry = Applanation tonometry, Intraocular pressure measurement, IOP measurement
Retinal photography = Fundus photography, Retinal imaging
Visual field testing = Visual fields, Perimetry, Visual field tests
Slit lamp examination = Slit lamp, Slit lamp biomicroscopy, Biomicroscopy
Cataract surgery = Cataract operations, Phaco surgery, Phacoemulsification
Low vision rehabilitation = Low vision aids, Low vision assessment, Low vision clinics
Spaying and neutering = Spaying, Neutering, Sterilisation surgery, Spays and neuters, Castration* > Veterinary surgery
Veterinary anaesthesia = Animal anaesthesia, Anaesthetic monitoring, Anaesthesia monitoring, Monitoring of anaesthesia
Veterinary imaging = Veterinary radiography, Veterinary ultrasound
Veterinary dentistry
Animal vaccination = Rabies vaccination, Pet vaccination, Livestock vaccination, Vaccination programmes, Cattle vaccination, Livestock inoculation, Cattle inoculation, Vaccination of livestock, Vaccination of cattle
Animal handling = Handling of animals, Animal restraint, Care of animals
Pregnancy diagnosis = Pregnancy testing of cows, Pregnancy scanning, Pregnancy testing in cattle, PD scanning
Meat inspection = Ante-mortem inspection, Post-mortem inspection, Abattoir inspection, Slaughterhouse inspection
Microchipping = Pet microchipping
Euthanasia counselling
Wildlife rehabilitation = Wildlife care, Wildlife rescue
Animal behaviour = Animal behaviour training, Behaviour assessment of animals
Kennel management = Kennels*, Kennel cleaning, Kennel work
Animal rehoming = Rehoming*
Farriery = Horseshoeing, Shoeing of horses, Hot shoeing, Cold shoeing, Horse shoeing, Corrective shoeing, Barefoot trimming, Glue-on shoes, Racehorse plating, Shoeing racehorses, Racehorse shoeing, Glue-on shoeing, Hoof boots fitting
Animal welfare = Animal protection
Zoonosis surveillance = Zoonotic disease control, Animal disease surveillance
Necropsy
Veterinary pharmacy = Veterinary drugs

[tools]
Dentally
Eaglesoft
Software of Excellence
Exan axiUm = axiUm
EXACT dental software = SOE Exact
CEREC^
iTero
3Shape
Romexis
Optix software = Optix
Ocuco
RxWorks
ezyVet
AVImark
Cornerstone veterinary software
Provet Cloud
VetSpace

[skills]
Dental practice ~ Dentistry
Four-handed dentistry = Chairside nursing, Dental chairside assistance ~ Dental assisting
Tooth restoration ~ Dental fillings
Restorations* ~ Dental fillings
Composite restorations ~ Dental fillings
Braces* ~ Orthodontics
Fixed appliances ~ Orthodontics
Invisalign = Clear aligner therapy, Clear aligners ~ Orthodontics
Teeth cleaning ~ Dental hygiene
Gum treatment ~ Periodontics
Panoramic X-rays ~ Dental radiography
Fissure sealants = Pit and fissure sealants, Fissure sealing ~ Fluoride varnish
Dental bleaching ~ Teeth whitening
Porcelain layering = Ceramic layering, Porcelain build-up ~ Dental laboratory work
Wax-ups = Waxing up, Diagnostic wax-ups, Wax-up ~ Dental laboratory work
Model casting = Model pouring, Stone models ~ Dental laboratory work
Oral screening ~ School dental programmes
Sight testing = Sight tests, Eye tests, Eye testing ~ Optometry
Refraction* = Subjective refraction ~ Optometry
Vision screening = Eye screening, School eye screening, School vision screening, Hearing and vision screening ~ Optometry
Frame adjustment = Frame repairs, Spectacle repairs, Frame fitting ~ Dispensing optics
Spectacle fitting ~ Dispensing optics
Optical coherence tomography = OCT imaging, OCT scanning, OCT scans, OCT? ~ Retinal photography
Fundoscopy = Ophthalmoscopy, Fundus examination ~ Retinal photography
Small animal practice ~ Veterinary medicine
Large animal practice = Large animal medicine, Livestock health, Livestock medicine ~ Veterinary medicine
Sterilisation of dogs ~ Spaying and neutering
Spay and neuter surgery ~ Spaying and neutering
Inpatient animal care = Hospitalisation care*, In-patient animal care, Hospitalised animal care ~ Veterinary nursing
Animal X-rays ~ Veterinary imaging
Dental scaling of animals ~ Veterinary dentistry
AI service ~ Artificial insemination
Rectal palpation ~ Pregnancy diagnosis
Parasite control = De-worming, Worming programmes, Deworming
Worming ~ Parasite control
Obedience training = Dog obedience training, Obedience classes ~ Dog training
Puppy training ~ Dog training
Puppy classes = Puppy socialisation, Puppy parties ~ Dog training
Nail clipping = Nail trimming, Claw clipping ~ Pet grooming
Cattery work ~ Kennel management
Pet adoption ~ Animal rehoming
Stable work ~ Horse care
Mucking out ~ Horse care
Hoof trimming = Foot trimming, Hoof care, Hoof trimming in cattle, Trimming hooves, Hoof balance, Donkey trimming, Pony trimming, Trimming of ponies ~ Farriery
Equestrian coaching ~ Horse care
Enclosure cleaning = Cleaning enclosures, Animal diets, Diet preparation for animals, Behaviour observation of animals, Cage cleaning, Animal diet preparation ~ Zoo keeping
Animal enrichment = Enrichment*, Environmental enrichment ~ Zoo keeping
Enclosure maintenance ~ Zoo keeping
Post-mortem examination of animals ~ Necropsy
`;
