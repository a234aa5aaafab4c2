import type { Person } from "../person.ts";

export const person: Person = {
  id: "forwarder-shamil",
  family: "logistics",
  country: "LK",
  languageCode: "en",
  name: "Mohamed Shamil Azeez",
  headline: "Executive – Sea Freight Exports",
  email: "shamil.azeez@kochchikade.example",
  phone: "076 440 2918",
  location: "No. 41/2, Messenger Street, Colombo 12",
  sections: [
    { heading: "Career Summary", text: ["Freight forwarding executive with five years' exposure to sea and air exports out of Colombo, handling apparel, coir and activated carbon shippers. Quick on rates, quicker on the phone when the vessel has rolled the boxes."] },
    {
      heading: "Professional Experience",
      jobs: [
        {
          title: "Executive – Sea Freight Exports", titleAlso: ["Sea Freight Executive", "Executive - Sea Freight Exports"], company: "Harbourline Freight (Pvt) Ltd", place: "Colombo 01", dates: "Aug. 2024 to date", from: "2024-08", to: null,
          points: [
            "{Booking of space=Space booking|Freight booking|Cargo booking|Booking of space|Shipment booking|Booking} with 11 carriers, {rate negotiation=Rate negotiation|Freight rate negotiation|Negotiation|Freight negotiation} and {quotations=Quotations|Freight quotations|Quotation preparation|Quoting|Rate quotation}.",
            "Issue of house {bills of lading=Bill of lading|Bills of lading|B/L|BL preparation|Shipping documentation}, VGM and {certificate of origin=Certificates of origin|Certificate of origin|Shipping documentation|Export documentation} applications.",
            "{LCL consolidation=LCL consolidation|LCL|Consolidation|Cargo consolidation|Container consolidation} to Felixstowe and Hamburg, weekly.",
            "[[Brought in 6 new shippers and 214 TEU in the first year.]]",
          ],
        },
        {
          title: "Documentation Assistant", company: "Harbourline Freight (Pvt) Ltd", dates: "Feb. 2022 – July 2024", from: "2022-02", to: "2024-07", promoted: true,
          points: ["{Customs declarations=Customs declarations|CusDec|Customs clearance|Customs documentation|Customs} in {ASYCUDA World|ASYCUDA}, manifests, amendments; about 35 files a day.", "[[Amendment fees paid to lines came down by 40% after a check sheet of my own.]]", "{CargoWise|CargoWise One} and {Excel=Microsoft Excel} for job costing."],
        },
        { title: "Management Trainee", company: "Sunrise Bay Shipping", place: "Colombo 02", dates: "Sep. 2021 – Jan. 2022", from: "2021-09", to: "2022-01", points: ["Wharf and airport operations, cargo {tally=Cargo tallying|Tallying|Tally clerk|Cargo checking}, errands."] },
      ],
    },
    { heading: "Skills", tags: ["{Incoterms|Incoterms 2020}", "{Air freight}", "{HS codes|HS classification|Tariff classification}", "{Letters of credit|Letter of credit|LC|L/C}", "{Customer service}", "{~Negotiation}", "{~Working to deadlines=Working under pressure|Time management|Meeting deadlines|Deadline management}"] },
    { heading: "Professional & Academic Qualifications", studies: [
      { degree: "Diploma in Shipping and Logistics", degreeAlso: ["Diploma in Shipping & Logistics"], institution: "Institute of Chartered Shipbrokers, Ceylon branch", dates: "2021 – 2022 (part time)", year: 2022 },
      { degree: "G.C.E. A/L – Commerce stream", degreeAlso: ["G.C.E. A/L", "GCE A/L", "GCE Advanced Level"], institution: "Zahira College, Colombo", dates: "2020", year: 2020, points: ["Business Studies A, Accounting B, Economics {!C}"] },
    ] },
    { heading: "Languages", languages: ["{Tamil}, {English}, {Sinhala}"] },
    { heading: "Extra-curricular", text: ["Vice captain of the school {!chess} team; St. John Ambulance cadet; Leo club"] },
    { heading: "Non-related referees", text: ["Ms. Ruby Cader, Senior Manager, People's Harbour Bank, 011 239 5502", "Mr. A. R. Oracle Perera, Attorney-at-Law, 077 301 1286"] },
  ],
  not: ["Ruby", "Oracle", "Tally", "Accounting", "Economics"],
  optional: ["Freight forwarding", "Sea freight", "Shipping", "Export documentation", "Job costing", "Sales", "Business development", "Exports", "Documentation", "Ocean freight", "Import and export", "Cargo handling", "Cargo manifests", "Carrier management", "VGM", "Export operations", "Time management"],
  totalYears: 5.2,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["docx-tabs@libreoffice-docx", "label-column", "dates-right"],
};
