import type { Person } from "../person.ts";

export const person: Person = {
  id: "verzorgende-marieke",
  family: "social care",
  country: "NL",
  languageCode: "nl",
  name: "Marieke van Dalen",
  headline: "Verzorgende IG",
  email: "m.vandalen@thuispost.example",
  phone: "06 2418 5573",
  location: "Zutphen",
  labels: { contact: "Contact", email: "E-mail", phone: "Telefoon", address: "Adres" },
  sections: [
    { heading: "Persoonsgegevens", rows: [["Geboortedatum", "11 juli 1979"], ["Burgerlijke staat", "gehuwd, drie kinderen"], ["Rijbewijs", "B, eigen auto"]] },
    { heading: "Profiel", text: ["Ik ben een nuchtere verzorgende met ruim veertien jaar werkervaring in verpleeghuis en wijk. {~Geduldig=Patience|Geduldig|Geduld}, {~betrokken=Commitment|Betrokken|Betrokkenheid|Engagement|Dedication}, en ik {!word=Microsoft Word|Word|MS Word} niet snel zenuwachtig. Bij mij vinden bewoners {!rust=Rust} en regelmaat."] },
    {
      heading: "Werkervaring",
      jobs: [
        { title: "Verzorgende IG, wijkteam", titleAlso: ["Verzorgende IG"], company: "Thuiszorg De Berkel", place: "Zutphen", dates: "sept. 2020 – heden", from: "2020-09", to: null, points: ["{Medicatie aanreiken en toedienen=Medication administration|Medicatie aanreiken en toedienen|Medication management|Medicatie toedienen|Administering medication|Medicatie}, {insuline spuiten=Insulin administration|Insuline spuiten|Insulin injection|Insulin injections|Insulin|Subcutaneous injections}, {steunkousen=Compression stockings|Steunkousen|Compression stocking application|Compression therapy}", "{Wondverzorging=Wound care|Wondverzorging|Wound dressing|Wound management|Wondzorg} en {katheterzorg=Catheter care|Katheterzorg|Catheterization|Catheterisation}", "{Zorgplannen=Care planning|Zorgplannen|Care plans|Zorgplan|Care plan|Care plan writing} schrijven en {rapporteren volgens SOAP=SOAP reporting|Rapporteren volgens SOAP|SOAP|SOAP notes|Reporting|SOAP charting|Care reporting|Documentation} in {Nedap Ons=Nedap Ons|ONS|Nedap|Ons}", "[[Als EVV'er het aantal valincidenten op mijn route teruggebracht van 14 naar 5 per jaar.]]"] },
        { title: "Verzorgende IG", company: "Woonzorgcentrum Het Spijk", place: "Eefde", dates: "feb. 2013 – juni 2018", from: "2013-02", to: "2018-06", points: ["{Dementiezorg=Dementia care|Dementiezorg|Psychogeriatric care} op een gesloten afdeling, {ADL-zorg=ADL care|ADL-zorg|ADL|Personal care|ADL support|Activities of daily living|ADL assistance}, {tilliften=Patient lifting|Tilliften|Hoists|Patient hoist|Patient lifts|Patient transfer|Hoist operation|Tillift|Patient lift|Lifting aids|Transfer techniques}", "{Stagiairs begeleiden=Intern supervision|Stagiairs begeleiden|Mentoring|Student supervision|Intern mentoring|Supervising interns|Student mentoring|Coaching|Supervising students|Supervising trainees|Internship supervision} (niveau 3)"] },
        { title: "Huishoudelijk medewerker", company: "Woonzorgcentrum Het Spijk", place: "Eefde", dates: "mei 2010 – jan. 2013", from: "2010-05", to: "2013-01", points: ["{Schoonmaken=Cleaning|Schoonmaken|Schoonmaak|Housekeeping} van 24 appartementen, was en linnen"], promoted: true },
      ],
    },
    { heading: "Zorg voor gezin", text: ["Juli 2018 – augustus 2020: thuis voor onze jongste en mantelzorg voor mijn vader."] },
    {
      heading: "Opleidingen",
      studies: [
        { degree: "MBO niveau 3 Verzorgende IG (BBL)", institution: "Graafschap College", place: "Doetinchem", dates: "2011 – 2013", year: 2013 },
        { degree: "MAVO-diploma", institution: "Het Stormink", place: "Deventer", dates: "1996", year: 1996 },
      ],
    },
    { heading: "Certificaten", certificates: ["{BHV}, Rode Kruis, 2025", "{Voorbehouden handelingen=Voorbehouden handelingen|Reserved procedures|Reserved medical procedures|Restricted medical procedures}, Thuiszorg De Berkel, 2024"] },
    { heading: "Talen", languages: ["{Nederlands=Dutch} (moedertaal), {Duits=German} (redelijk), {Engels=English} (basis)"] },
    { heading: "Wensen", text: ["Volgend jaar wil ik de cursus {!palliatieve zorg=Palliative care|Palliatieve zorg} volgen; tot nu toe doet een collega die zorg."] },
    { heading: "Hobby's", text: ["Volkstuin, zingen in het shantykoor, schaatsen"] },
  ],
  optional: ["Care", "Informal care", "Mantelzorg", "Zorg", "Verzorging", "Rijbewijs", "Driving licence", "Elderly care", "Ouderenzorg", "Home care", "Thuiszorg", "Nursing", "Domestic work", "Calmness", "Stress resistance", "Staying calm", "Electronic client record", "ECD", "Electronic health records", "EVV", "Fall prevention", "Valpreventie", "Primary caregiver role", "Care coordination", "Psychogeriatrie", "Laundry", "Linnen", "Was", "First Aid", "Bedrijfshulpverlening", "Emergency response"],
  totalYears: 14.3,
  level: "Expert",
  inconsistencies: [],
  files: ["dot-leaders", "docx-lists"],
};
