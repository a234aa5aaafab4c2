import type { Person } from "../person.ts";

export const person: Person = {
  id: "firmware-arif",
  family: "electronics",
  country: "ID",
  languageCode: "en",
  name: "Arif Setiawan Nugroho",
  headline: "Firmware Engineer",
  email: "arif.nugroho@examplechip.example",
  phone: "+62 812 2744 9061",
  location: "Sleman, Indonesia",
  sections: [
    {
      heading: "Career",
      jobs: [
        { title: "Senior Firmware Engineer", company: "Merapi Smart Meters", place: "Yogyakarta", dates: "08/2020 - now", from: "2020-08", to: null, points: [
          "Firmware in {C} on {STM32} with {FreeRTOS}.",
          "[[Battery life of the water meter went from 6 to 10 years.]]",
          "Field trials in forty villages of Central {!Java}.",
        ] },
        { title: "Firmware Engineer", company: "Merapi Smart Meters", place: "Yogyakarta", dates: "02/2018 - 07/2020", from: "2018-02", to: "2020-07", promoted: true, points: [
          "Drivers for the {LoRa|LoRaWAN} radio; first boards by hand.",
        ] },
        { title: "Electronics Technician", company: "Bengawan Motor", place: "Surakarta", dates: "07/2015 - 01/2018", from: "2015-07", to: "2018-01", points: [
          "Repaired {!dashboards=Dashboards|Dashboard design}, horns and tail lights of {!scooters=Scooters|Motorcycle repair}.",
        ] },
      ],
    },
    { heading: "Abilities", tags: ["{C}", "{C++}", "{STM32}", "{FreeRTOS}", "{Modbus}", "{KiCad}", "{Oscilloscope|Oscilloscopes}", "{Python}", "{Git}", "{~Perseverance|Persistence}"] },
    { heading: "Education", studies: [{ degree: "Diploma in Electronics", institution: "Universitas Gadjah Mada", dates: "2015", year: 2015 }] },
    { heading: "Languages", languages: ["{Indonesian|Bahasa Indonesia}, {Javanese}, {English}"] },
    { heading: "Referee", text: ["Ibu Ratna Kusuma, Merapi Smart Meters, ratna@merapimeters.example, 0274 555 018"] },
  ],
  optional: ["Electronics repair", "Soldering", "Device drivers", "Driver development", "Field testing", "Low power design", "PCB assembly", "PCB design", "Smart metering", "IoT", "Prototyping", "Power optimisation", "RTOS", "Radio communication", "Firmware", "Repair", "Low-power design"],
  not: ["Motor control", "Water"],
  totalYears: 11.3,
  level: "Expert",
  inconsistencies: [],
  files: ["two-columns", "latex-jake"],
};
