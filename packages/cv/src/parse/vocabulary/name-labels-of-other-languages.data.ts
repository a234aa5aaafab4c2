import type { Phrases } from "./types.ts";

/**
 * Labels of the name in languages without a table of their own: Polish, Czech, Slovak, Hungarian, Romanian, Turkish,
 * Swedish, Norwegian, Danish, Finnish, Indonesian and Malay, Vietnamese, Croatian, Albanian, Swahili, Russian, Ukrainian.
 */
export const NAME_LABELS_OF_OTHER_LANGUAGES: Phrases = `imię i nazwisko|imię|nazwisko|imiona|jméno a příjmení|jméno|příjmení|
  meno a priezvisko|meno|priezvisko|név|teljes név|nume|prenume|nume și prenume|numele și prenumele|adı soyadı|adı|soyadı|ad soyad|
  isim|namn|förnamn|efternamn|för- och efternamn|navn|fornavn|etternavn|efternavn|for- og etternavn|for- og efternavn|fulde navn|
  nimi|etunimi|sukunimi|nama|nama lengkap|nama penuh|họ và tên|họ tên|ime i prezime|ime|prezime|emri|mbiemri|emri dhe mbiemri|jina|
  jina kamili|фио|ф.и.о.|имя|фамилия|ім'я|прізвище`;
