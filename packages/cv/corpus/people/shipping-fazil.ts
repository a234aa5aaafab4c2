import type { Person } from "../person.ts";

export const person: Person = {
  id: "shipping-fazil",
  family: "logistics",
  country: "LK",
  languageCode: "en",
  name: "Mohamed Fazil Razick",
  headline: "Shipping Executive – Exports",
  email: "fazil.razick@portmail.example",
  phone: "077 555 8306",
  location: "Wattala, Sri Lanka",
  sections: [
    { heading: "Profile", text: ["Shipping executive for tea and spices. My files are ready a day before the vessel is."] },
    {
      heading: "Experience",
      jobs: [
        { title: "Shipping Executive", company: "Dimbula Fine Exports", place: "Colombo", dates: "Jan 2022 – Present", from: "2022-01", to: null, points: ["25 containers a month to Russia, the Gulf and Japan; {?certificates of origin=Certificates of origin|Certificate of origin}, phytosanitary papers, bank sets.", "[[Demurrage paid to the lines fell from USD 14,200 to 900 a year.]]", "Declarations in {ASYCUDA|ASYCUDA World}."] },
        { title: "Documentation Officer", company: "Harbour Gate Freight", place: "Colombo", dates: "Mar 2019 – Aug 2023", from: "2019-03", to: "2023-08", points: ["Checked and issued {bills of lading=Bill of lading|Bills of lading}; {?booking=Freight booking|Booking|Shipment booking|Cargo booking|Bookings} with eight lines in {CargoWise}.", "Told shippers early when a ship would {!go=Go} without them."] },
        { title: "Wharf Clerk", company: "Harbour Gate Freight", place: "Colombo", dates: "Jun 2017 – Feb 2019", from: "2017-06", to: "2019-02", points: ["Gate passes, weighbridge slips, queues."] },
      ],
    },
    { heading: "Skills", list: ["{Export documentation|Export documents}", "{Customs clearance}", "{Incoterms}", "{Letters of credit}", "{Freight forwarding}", "{MS Excel=Microsoft Excel}", "{~Attention to detail}"] },
    { heading: "Education", studies: [{ degree: "Diploma in Shipping and Freight Forwarding", institution: "Colombo Maritime Training Centre", dates: "2018", year: 2018 }, { degree: "G.C.E. Advanced Level (Commerce)", degreeAlso: ["G.C.E. Advanced Level", "G.C.E. (A/L)"], institution: "Zahira Maha Vidyalayam", dates: "2016", year: 2016 }] },
    { heading: "Languages", languages: ["{Tamil}, {Sinhala}, {English}"] },
    { heading: "Referees", text: ["Mr. T. Wijesekara, Export Manager, Dimbula Fine Exports, wijesekara@dimbulafine.example, 011 555 6128", "Capt. R. Fonseka (retired), 077 555 1190"] },
  ],
  not: ["Tea", "Spices", "Commerce"],
  optional: ["Shipping", "Exports", "Export", "Import and export", "Shipping documentation", "Documentation", "Customs declarations", "Phytosanitary certificates", "Container shipping", "Sea freight", "Demurrage management", "Cost reduction", "Cost control", "Bank documents", "Document checking", "Trade documentation", "Gate passes", "Cargo handling", "Weighbridge operation", "Customer communication", "Customer service", "Order management", "International trade", "Freight", "Wharf clearance"],
  totalYears: 9.4,
  level: "Senior",
  inconsistencies: ["overlap"],
  files: ["dates-left", "docx-lists"],
};
