import { expect, test } from "vitest";
import { contactOf } from "../testing/contact-of.ts";

test.each([
  ["Prénoms et Nom\t: Awa Ndeye SARR", "Awa Ndeye SARR"],
  ["Nom & Prénom(s) : SARR Awa Ndeye", "SARR Awa Ndeye"],
  ["NOM, Prénom : SARR, Awa Ndeye", "Awa Ndeye Sarr"],
  ["Nom, post-nom et prénom : KABILA MUTOMBO Jean", "KABILA MUTOMBO Jean"],
  ["Nom Prénom : Jean Kabila", "Jean Kabila"],
  ["Surname & Other Names: Odour Peter", "Odour Peter"],
  ["NAMES\tOdour Peter", "Odour Peter"],
  ["Full Names:\tOdour Peter", "Odour Peter"],
  ["Name (in block letters): ODOUR PETER", "Odour Peter"],
  ["Name (as per passport)\t: ODOUR PETER", "Odour Peter"],
  ["Name and Surname: Kofi Mensah", "Kofi Mensah"],
  ["Vorname, Name\tMia Berg", "Mia Berg"],
  ["Name, Vorname: Berg, Mia", "Mia Berg"],
  ["Zu- und Vorname: Mia Berg", "Mia Berg"],
  ["Nombre(s) y apellido(s): Ana Ruiz Gil", "Ana Ruiz Gil"],
  ["Nome e apelido: Ana Paula Gil", "Ana Paula Gil"],
  ["Naam en voornaam: Jan de Vries", "Jan de Vries"],
  ["Imię i nazwisko: Anna Kowalska", "Anna Kowalska"],
  ["Nume / Prenume\tIon Popescu", "Ion Popescu"],
  ["Adı Soyadı : Ayşe Demir", "Ayşe Demir"],
  ["Nama Lengkap : Siti Aminah", "Siti Aminah"],
  ["Họ và tên: Nguyen Van An", "Nguyen Van An"],
  ["Nom : MENSAH     Prénom : Kofi", "Kofi Mensah"],
  ["Surname: MENSAH, First name: Kofi", "Kofi Mensah"],
])("the name behind its label in %j", (line, name) => {
  expect(contactOf("CURRICULUM VITAE", "PERSONAL DATA", line, "E-mail: x@post.example").name?.value).toBe(
    name,
  );
});

test.each([
  // Initials alone go behind the whole name, and the whole name behind the one at the top.
  [
    ["Name in Full : Chamari Dilhani Rodrigo", "Name with Initials : C. D. Rodrigo"],
    "Chamari Dilhani Rodrigo",
  ],
  [["Name with Initials : C. D. Rodrigo", "Full Name : Chamari Dilhani Rodrigo"], "Chamari Dilhani Rodrigo"],
  [["Name with Initials : C. D. Rodrigo", "Gender : Female"], "C. D. Rodrigo"],
  [["! Chamari Rodrigo", "Full Name : Gamage Chamari Dilhani Rodrigo"], "Chamari Rodrigo"],
  // Labels alone are nobody.
  [["! Chamari Rodrigo", "Names of my children : Amal Silva, Kamal Silva"], "Chamari Rodrigo"],
])("of two names in %j the one that says most", (lines, name) => {
  expect(contactOf(...lines, "E-mail : cd@post.example").name?.value).toBe(name);
});

test("a title of the page may lead to the name in the next line", () => {
  expect(contactOf("THE CURRICULUM VITAE OF", "NAKATO ROSE", "SEX\tFemale").name?.value).toBe("Nakato Rose");
});

test("what friends call somebody stands in brackets behind the name", () => {
  expect(contactOf("! TAN WEI LIN (Rachel)", "rachel@post.example").name?.value).toBe("Tan Wei Lin");
});
