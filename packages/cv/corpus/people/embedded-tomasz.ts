import type { Person } from "../person.ts";

export const person: Person = {
  id: "embedded-tomasz",
  family: "electronics",
  country: "PL",
  languageCode: "en",
  name: "Tomasz Zieliński",
  headline: "Embedded Software Engineer",
  email: "t.zielinski@wislabox.example",
  phone: "+48 601 448 227",
  location: "Wrocław, Poland",
  sections: [
    {
      heading: "Professional experience",
      jobs: [
        { title: "Embedded Software Engineer", company: "Odra Motion Sp. z o.o.", companyAlso: ["Odra Motion"], place: "Wrocław", dates: "11.2021 – present", from: "2021-11", to: null, points: ["Motor drives on {STM32} in {C} and {C++}, {FreeRTOS}, {CAN bus=CAN|CAN bus}.", "[[Interrupt latency brought from 14 µs down to 3 µs.]]", "Debugging with {JTAG} and an {oscilloscope=Oscilloscope|Oscilloscopes}."] },
        { title: "Junior Firmware Engineer", company: "Baltic Meters", place: "Gdynia", dates: "07.2019 – 10.2021", from: "2019-07", to: "2021-10", points: ["Water meters with {LoRaWAN}; {unit tests=Unit testing} in {Ceedling}; board bring-up."] },
      ],
    },
    { heading: "Technologies", tags: ["{C}", "{C++}", "{Python}", "{ARM Cortex-M|ARM Cortex|ARM}", "{I2C}", "{SPI}", "{Altium Designer|Altium}", "{CMake}", "{Git}"] },
    { heading: "Education", studies: [{ degree: "MSc Eng. in Electronics", degreeAlso: ["MSc in Electronics", "MSc Electronics"], institution: "Wrocław University of Science and Technology", dates: "2014 – 2019", year: 2019 }] },
    { heading: "Languages", languages: ["{Polish} (native), {English} (C1), {German} (A2)"] },
    { heading: "Clause", text: ["I agree to the processing of personal data provided in this document for the recruitment process (GDPR)."] },
  ],
  not: ["GDPR", "Data processing", "Recruitment"],
  optional: ["Embedded systems", "Firmware development", "Firmware", "Embedded C", "Motor control", "RTOS", "Microcontrollers", "Debugging", "Embedded software", "Electronics", "IoT", "PCB design", "Embedded software development"],
  totalYears: 7.3,
  level: "Senior",
  inconsistencies: [],
  files: ["compact", "moderncv-classic", "jsonresume-onepage"],
};
