import type { Person } from "../person.ts";

export const person: Person = {
  id: "dba-emmanuel",
  family: "software",
  country: "NG",
  languageCode: "en",
  name: "Emmanuel Chukwudi Okafor",
  printedName: "EMMANUEL CHUKWUDI OKAFOR",
  headline: "Database Administrator",
  email: "emma.okafor@naijamail.example",
  phone: "+234 803 771 2640",
  location: "Ikeja, Lagos",
  sections: [
    { heading: "PROFILE", text: ["Result-oriented database administrator with over 15 years of experience managing mission-critical databases in banking and telecoms. I work well with developers and I do not panic at 2 a.m."] },
    {
      heading: "WORK EXPERIENCE",
      jobs: [
        { title: "Senior Database Administrator", company: "Unity Crest Bank Plc", companyAlso: ["Unity Crest Bank"], place: "Lagos", dates: "August 2020 – Date", from: "2020-08", to: null, points: [
          "Administer 40 {Oracle} 19c databases on {Oracle RAC|RAC} and {Exadata|Oracle Exadata} for core banking ({!Finacle}) and cards.",
          "[[{Data Guard|Oracle Data Guard} standby at the second site; switchover time reduced from 3 hours to 25 minutes.]]",
          "{RMAN} backups, patching, {performance tuning|Database tuning|SQL tuning|Performance optimisation} with AWR reports.",
          "Provide evidence for {!internal audit=Auditing|Internal audit} and the Central Bank's examiners.",
        ] },
        { title: "Database Administrator", company: "Skylink Telecoms Ltd", companyAlso: ["Skylink Telecoms"], place: "Abuja", dates: "February 2017 – July 2020", from: "2017-02", to: "2020-07", points: [
          "Migrated billing databases from {SQL Server} 2008 to {PostgreSQL}.",
          "[[Cut the storage bill by 30% through partitioning and archiving.]]",
          "Wrote {shell scripts=Bash} and {PL/SQL} procedures; set up monitoring with {Zabbix}.",
        ] },
        { title: "Junior DBA / Application Support", titleAlso: ["Junior DBA", "Junior Database Administrator"], company: "Skylink Telecoms Ltd", companyAlso: ["Skylink Telecoms"], place: "Abuja", dates: "March 2015 – January 2017", from: "2015-03", to: "2017-01", promoted: true, points: ["User access, {database backups=Backup and recovery|Database backups|Backups} and daily reports."] },
      ],
    },
    { heading: "NYSC", text: ["National Youth Service: ICT teacher, Government Secondary School, Ilorin, 2013 – 2014"] },
    { heading: "CORE COMPETENCIES", tags: ["{Oracle}", "{PostgreSQL}", "{SQL Server}", "{MySQL}", "{PL/SQL}", "{Linux}", "{Backup and recovery}", "{High availability}", "{GoldenGate|Oracle GoldenGate}", "{~Problem solving}", "{~Teamwork}"] },
    { heading: "CERTIFICATIONS", certificates: ["{Oracle Certified Professional, Database Administration|Oracle Certified Professional|OCP} (2018)", "{ITIL Foundation|ITIL 4 Foundation|ITIL} (2021)"] },
    { heading: "EDUCATION", studies: [
      { degree: "M.Sc. Information Technology", degreeAlso: ["MSc Information Technology"], institution: "National Open University of Nigeria", dates: "2018 – 2020", year: 2020 },
      { degree: "B.Sc. Computer Science (Second Class Upper)", degreeAlso: ["B.Sc. Computer Science", "BSc Computer Science"], institution: "University of Nigeria, Nsukka", dates: "2008 – 2012", year: 2012 },
    ] },
    { heading: "LANGUAGES", languages: ["{English}, {Igbo}, {Yoruba} (fair)"] },
    { heading: "HOBBIES", text: ["{!Football}, {!reading=Reading} biographies"] },
    { heading: "REFEREES", text: ["Available on request."] },
  ],
  optional: ["Database administration", "Database management", "Database migration", "Data migration", "Migration", "Patching", "Patch management", "Disaster recovery", "AWR", "Partitioning", "Archiving", "Data archiving", "Monitoring", "SQL", "Application support", "User access management", "Access control", "Banking", "Telecoms", "Core banking", "Replication", "Teaching", "Database monitoring", "Reporting", "Disaster recovery testing", "Oracle 19c"],
  totalYears: 11.7,
  level: "Expert",
  inconsistencies: ["total"],
  files: ["docx-plain@libreoffice", "compact"],
};
