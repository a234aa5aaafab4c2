import type { Person } from "../person.ts";

export const person: Person = {
  id: "airtraffic-kwaku",
  family: "air navigation",
  country: "GH",
  languageCode: "en",
  name: "Kwaku Agyemang-Duah",
  headline: "Air Traffic Safety Electronics Engineer (ATSEP)",
  email: "kwaku.agyemangduah@voltamail.example",
  phone: "+233 20 555 0138",
  location: "Accra, Ghana",
  sections: [
    { heading: "Summary", text: ["ATSEP rated on navigation aids and surveillance, with more than 18 years on Ghana's and its neighbour's airfields. What the {!controllers=Air traffic control} see and hear is our work; what the pilots do with it is theirs."] },
    {
      heading: "Appointments",
      jobs: [
        { title: "Senior Electronics Engineer, Nav & Surveillance", titleAlso: ["Senior Electronics Engineer"], company: "Gulf of Guinea Air Navigation Agency", place: "Accra", dates: "Jul 2018 – Present", from: "2018-07", to: null, points: [
          "Certify and maintain two {ILS|Instrument landing system|Instrument landing systems} (localiser and glide path), three {DVOR/DME=DVOR|DVOR/DME|VOR|DME|VOR/DME} stations and the {MSSR|Secondary surveillance radar|MSSR radar|SSR|Mode S radar} at Kotoka.",
          "[[Unplanned outages of the glide path: 11 in 2018, 2 in 2025.]]",
          "{ADS-B} ground stations at Navrongo and Axim, from site survey to acceptance; fibre by the telecom people, masts by the {!riggers=Rigging}, the {!thunderstorm=Meteorology} detector by the Met.",
          "{Flight inspection} days with the calibration aircraft; {?NOTAM|NOTAMs|NOTAM requests} requests and the return to service.",
          "Neighbours on the airfield whom I only telephone: {!fire and rescue=Firefighting|Fire and rescue}, {!ground lighting=Airfield lighting|Ground lighting}, {!baggage=Baggage handling}, the airlines' {!avionics=Avionics} shops.",
        ] },
        { title: "Electronics Technician", company: "Gulf of Guinea Air Navigation Agency", place: "Kumasi and Tamale", dates: "Nov 2013 – Jun 2018", from: "2013-11", to: "2018-06", points: ["{VHF radios=VHF radio|VHF radios|VHF communication systems|VHF air-ground radio}, {voice switches=Voice communication systems|Voice switches|VCS|Voice communication control system|VCCS} and recorders; {?UPS} and {?standby diesel=Standby generators|Standby diesel|Diesel generators|Generators} checks every dawn."] },
        { title: "National Service Personnel", company: "Volta River Broadcasting", place: "Ho", dates: "Sep 2012 – Aug 2013", from: "2012-09", to: "2013-08", points: ["FM transmitter hut; {?soldering=Soldering} and a generator."] },
      ],
    },
    { heading: "Ratings and courses", certificates: ["{ATSEP Basic and Qualification Training|ATSEP Basic Training|ATSEP}, ASECNA School, Niamey, 2014", "{System rating: ILS Normarc 7000|ILS Normarc 7000|ILS rating}, 2019", "{System rating: MSSR Mode S|MSSR Mode S|MSSR rating}, 2021"] },
    { heading: "Technical", tags: ["{Spectrum analyser|Spectrum analyzer|Spectrum analysis}", "{Oscilloscope|Oscilloscopes}", "{ICAO Annex 10|Annex 10}", "{RF fault-finding=RF troubleshooting|RF fault-finding|RF fault finding|Fault finding}", "{ASTERIX}", "{Linux}", "{Preventive maintenance}"] },
    { heading: "Education", studies: [
      { degree: "BSc Electrical & Electronic Engineering", degreeAlso: ["BSc Electrical and Electronic Engineering", "BSc Electrical/Electronic Engineering"], institution: "Kwame Nkrumah University of Science and Technology", dates: "2008 – 2012", year: 2012 },
      { degree: "WASSCE", institution: "Mawuli School", place: "Ho", dates: "2008", year: 2008 },
    ] },
    { heading: "Languages", languages: ["{English}, {Twi}, {Ewe}, {French} (working)"] },
    { heading: "Referees", list: ["Ing. (Mrs.) E. Tetteh, Head of CNS, etetteh@ggana.example, 030 255 5019", "Pastor J. Amegashie, Ho"] },
  ],
  optional: ["Electronics", "Navigation aids", "Navaids", "Radar", "Surveillance systems", "Site survey", "Site surveys", "Acceptance testing", "Certification", "Site acceptance testing", "Electronics maintenance", "Radio communication", "FM transmitters", "Transmitters", "Corrective maintenance", "Voice recorders", "Air navigation", "Equipment maintenance", "CNS", "CNS/ATM", "CNS systems", "Aviation", "Calibration", "Generator maintenance", "Aviation safety", "Installation", "Electronic engineering", "Mode S", "Broadcasting", "Electrical engineering", "Navigation systems", "Commissioning", "Localiser", "Glide path", "Uninterruptible power supplies"],
  not: ["Fibre optics", "Broadcast journalism", "Pilot"],
  totalYears: 14,
  level: "Expert",
  inconsistencies: ["total"],
  files: ["grid", "docx-textbox@libreoffice"],
};
