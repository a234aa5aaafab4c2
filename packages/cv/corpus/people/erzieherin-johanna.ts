import type { Person } from "../person.ts";

export const person: Person = {
  id: "erzieherin-johanna",
  family: "childcare",
  country: "DE",
  languageCode: "de",
  name: "Johanna Wiesner",
  headline: "Staatlich anerkannte Erzieherin",
  email: "johanna.wiesner@neckarbrief.example",
  phone: "+49 170 555 6219",
  location: "72072 Tübingen",
  labels: { contact: "Kontakt", email: "E-Mail", phone: "Mobil", address: "Adresse" },
  sections: [
    { heading: "Über mich", text: ["Erzieherin mit Leib und Seele, besonders gern mit den Kleinsten. Nach meiner Elternzeit (05/2021 – 08/2023) bin ich mit frischen Ideen in den Beruf zurückgekehrt."] },
    {
      heading: "Beruflicher Werdegang",
      jobs: [
        { title: "Gruppenleiterin Krippe", titleAlso: ["Gruppenleiterin"], company: "Kinderhaus Sonnenhalde", place: "Tübingen", dates: "09/2023 – heute", from: "2023-09", to: null, points: [
          "Leitung einer Gruppe von zehn Kindern unter drei Jahren, {Eingewöhnung=Settling-in|Eingewöhnung|Berliner Modell} nach dem Berliner Modell.",
          "{Entwicklungsgespräche=Parent meetings|Entwicklungsgespräche|Elterngespräche|Elternarbeit|Parent communication} mit den Eltern, {Beobachtung und Dokumentation=Child observation|Beobachtung|Dokumentation|Observation|Beobachtung und Dokumentation} in Portfolios.",
          "{Anleitung von Praktikantinnen=Mentoring|Praxisanleitung|Anleitung von Praktikanten|Anleitung} und einer Auszubildenden.",
          "[[Die Zahl der Kinder, die nach vier Wochen gut eingewöhnt waren, ist von sechs auf neun von zehn gestiegen.]]",
        ] },
        { title: "Erzieherin", company: "Evangelischer Kindergarten Arche Noah", companyAlso: ["Kindergarten Arche Noah"], place: "Reutlingen", dates: "09/2015 – 04/2021", from: "2015-09", to: "2021-04", points: [
          "Altersgemischte Gruppe mit 22 Kindern, {Sprachförderung=Language support|Sprachförderung|Language development|Speech development} für Kinder mit anderer Muttersprache.",
          "Waldtage, {Vorschularbeit=Preschool education|Vorschularbeit|Vorschulerziehung|Preschool preparation} und {musikalische Früherziehung=Music education|Musikalische Früherziehung|Early music education} mit der Gitarre.",
          "[[Die Teilnahme der Eltern an den Abenden stieg von 30 auf 75 Prozent.]]",
          "Zusammenarbeit mit {!Logopädie=Speech therapy|Logopädie} und Frühförderstelle.",
        ] },
        { title: "Anerkennungspraktikantin", titleAlso: ["Anerkennungspraktikum"], company: "Städtische Kita Burgholz", place: "Tübingen", dates: "09/2014 – 08/2015", from: "2014-09", to: "2015-08" },
      ],
    },
    { heading: "Ausbildung", studies: [
      { degree: "Staatlich anerkannte Erzieherin", degreeAlso: ["Ausbildung zur Erzieherin", "Erzieherin"], institution: "Fachschule für Sozialpädagogik Reutlingen", dates: "2012 – 2015", year: 2015 },
      { degree: "Mittlere Reife", institution: "Realschule Mössingen", dates: "2011", year: 2011 },
    ] },
    { heading: "Fortbildungen", certificates: ["{Fachkraft für Kleinkindpädagogik} (2024)", "{Erste Hilfe am Kind|Erste Hilfe|First aid for children} (2025)"] },
    { heading: "Das bringe ich mit", list: ["{Marte Meo}", "{Inklusion=Inclusive education|Inklusion|Inclusion}", "{Projektarbeit mit Kindern=Project work|Projektarbeit|Project-based learning}", "{Basteln und Werken=Crafts|Basteln|Werken|Arts and crafts|Handicrafts}", "{~Geduld=Patience|Geduld}", "{~Einfühlungsvermögen=Empathy|Einfühlungsvermögen}", "{~Humor=Humour|Humor}"] },
    { heading: "Sprachen", languages: ["{Deutsch=German}, {Englisch=English} (Schulkenntnisse), {Türkisch=Turkish} (Alltagswörter aus der Kita)"] },
    { heading: "Interessen", text: ["{!Chor=Singing|Chor|Choir}, {!Wandern=Hiking|Wandern}, {!Backen=Baking|Backen}"] },
  ],
  optional: ["Erziehung", "Pädagogik", "Pedagogy", "Kleinkindpädagogik", "Kinderbetreuung", "Early childhood education", "Krippenpädagogik", "Gruppenleitung", "Group leadership", "Leadership", "Waldpädagogik", "Forest education", "Nature education", "Guitar", "Gitarre", "First aid", "Erste Hilfe", "Portfolioarbeit", "Portfolios", "Team leadership", "Toddler care", "Music", "Supervision", "Teamarbeit", "Naturpädagogik"],
  totalYears: 9.8,
  level: "Senior",
  inconsistencies: [],
  files: ["timeline", "docx-plain"],
};
