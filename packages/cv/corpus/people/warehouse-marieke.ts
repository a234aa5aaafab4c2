import type { Person } from "../person.ts";

export const person: Person = {
  id: "warehouse-marieke",
  family: "logistics",
  country: "NL",
  languageCode: "en",
  name: "Marieke van der Velde-Okafor",
  headline: "Warehouse Supervisor",
  email: "marieke.vdvo@maasbrief.example",
  phone: "+31 6 5550 2381",
  location: "Venlo, Netherlands",
  sections: [
    { heading: "Summary", text: ["Warehouse supervisor with 17 years of experience in distribution centres. Hands-on, {~punctual=Punctuality|Timekeeping}, strong on the shop floor and in the numbers. I speak to my people in their own language whenever I can."] },
    { heading: "Core competencies", tags: ["{WMS=Warehouse management systems|WMS|Warehouse management system|Warehouse management system (WMS)}", "{Cycle counting=Cycle counting|Cycle counts|Stock counting}", "{Shift planning=Shift planning|Staff scheduling|Shift scheduling|Rostering|Scheduling}", "{5S}", "{Lean=Lean|Lean management|Lean warehousing}", "{Order picking=Order picking|Picking}", "{Inbound and outbound=Inbound and outbound logistics|Inbound and outbound|Inbound logistics|Outbound logistics|Inbound|Outbound|Goods receipt}", "{Reach truck=Reach truck|Reach truck operation|Reach truck driving|Forklift}", "{Excel=Microsoft Excel|Excel|MS Excel}", "{~Team leadership=Team leadership|Leadership|Team management}"] },
    {
      heading: "Professional experience",
      jobs: [
        { title: "Warehouse Supervisor", company: "Blauwe Poort Fulfilment B.V.", place: "Venlo", dates: "06/2021 – present", from: "2021-06", to: null, points: ["In charge of the late shift, 35 employees and agency workers, on a site of 28,000 m² for a {!fashion=Fashion} web shop.", "[[Increased picks per hour from 92 to 131 by changing the slotting.]]", "[[Reduced inventory difference from 1.8% to 0.3%.]]", "Daily stand-up with {KPI reporting=KPI reporting|KPIs|KPI|KPI monitoring|Reporting|Performance reporting} on the board; {return handling=Returns handling|Returns processing|Returns|Return handling|Reverse logistics|Returns management}.", "Our papers for non-EU parcels go to a broker in Rotterdam, who does the {!customs clearance=Customs clearance|Customs}."] },
        { title: "Team Leader Outbound", company: "Limburg Cold Chain", place: "Sevenum", dates: "09/2018 – 05/2021", from: "2018-09", to: "2021-05", points: ["{Loading plans=Load planning|Loading plans|Loading planning}, {dock scheduling=Dock scheduling|Dock planning}, {temperature checks=Temperature checks|Temperature monitoring|Temperature control|Cold chain|Cold chain management} of frozen and chilled goods.", "[[Truck waiting time shortened from 70 to 25 minutes.]]"] },
        { title: "Order Picker / Forklift Driver", company: "Pakhuis Noord", place: "Tegelen", dates: "02/2017 – 08/2018", from: "2017-02", to: "2018-08", points: ["{Voice picking=Voice picking|Pick-by-voice|Pick by voice}, {forklift=Forklift|Forklift driving|Forklift operation|Forklift operator|Forklift truck}, stretch wrapping, {truck loading=Truck loading|Loading|Loading trucks|Loading and unloading}.", "The office worked in {!SAP}; on the floor we had paper and a pencil."] },
      ],
    },
    { heading: "Certificates", certificates: ["{Heftruckcertificaat (forklift)=Heftruckcertificaat|Forklift certificate|Heftruck|Forklift|Heftruckcertificaat (forklift)|Forklift licence}, 2017, renewed 2022", "{Reachtruck=Reachtruck|Reach truck|Reach truck certificate}, 2019", "{BHV (company emergency response)=BHV|Company emergency response|BHV (company emergency response)|Bedrijfshulpverlening|Emergency response}, 2024", "{Lean Six Sigma Yellow Belt=Lean Six Sigma Yellow Belt|Six Sigma Yellow Belt|Yellow Belt}, 2023"] },
    {
      heading: "Education",
      studies: [
        { degree: "MBO 3 Logistics Team Leader", institution: "Gilde Maasland College", place: "Venlo", dates: "2018", year: 2018 },
      ],
    },
    { heading: "Languages", languages: ["{Dutch} (native), {English} (very good), {German} (good), {Polish} (basic)"] },
  ],
  optional: ["Warehousing", "Warehouse management", "Inventory management", "Logistics", "Supervision", "Training", "Staff training", "Process improvement", "Health and safety", "Continuous improvement", "Six Sigma", "Lean Six Sigma", "Multilingual communication", "Warehouse operations", "Shift management", "Dispatch", "Inventory control", "Distribution", "Team supervision", "Planning", "E-commerce", "Stretch wrapping", "Packing", "Packaging", "Palletising", "Pallet wrapping", "Communication", "Numeracy", "Data analysis", "Agency staff management", "Staff management", "Slotting", "Slotting optimization", "Slotting optimisation", "Cold storage", "Food safety"],
  totalYears: 9.8,
  level: "Senior",
  inconsistencies: ["total"],
  files: ["indeed", "title-at"],
};
