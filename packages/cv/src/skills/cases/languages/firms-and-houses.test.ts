import { expect, test } from "vitest";
import { inJob } from "../../testing/build-cv.ts";

test.each([
  "Vendemos útiles de fontanería, carpintería y jardinería.",
  "Repartíamos a farmacias, veterinarias y restaurantes.",
  "L'impresa produceva anche serramenti in legno.",
  "De winkel verkocht ook keramiek en honing.",
])("what the house deals in is no skill: %s", (line) => expect(inJob(line)).toEqual([]));

test.each([
  "Die Schweißarbeiten vergeben wir an einen Betrieb im Nachbarort.",
  "Metselen en stucwerk wordt ingehuurd.",
  "La plomberie et l'électricité étaient à la charge d'autres corps de métier.",
  "Il calcolo strutturale è affidato all'ing. Zago, gli impianti elettrici a uno studio esterno.",
  "Für die Fotografie ist die Zentrale zuständig, für Grafikdesign eine Agentur.",
  "Gedruckt wird auswärts, gebunden bei der Buchbinderei Kranz.",
  "La manucure et le maquillage sont proposés par une indépendante.",
  "वेल्डिंग का काम बाहर दिया जाता था।",
  "التكييف والسباكة يتولاهما مقاولو الباطن.",
  "المحاسبة من اختصاص المركز الرئيسي.",
  "ගිණුම් කටයුතු ප්‍රධාන කාර්යාලය විසින් කරනු ලැබේ.",
  "La réparation des machines revient au fabricant.",
  "A manutenção das máquinas cabe ao fabricante.",
])("what others are given to do is no skill: %s", (line) => expect(inJob(line)).toEqual([]));

test.each([
  "Im Haus gibt es außerdem Physiotherapie und Logopädie.",
  "Zum Konzern gehören auch Weinbau, Imkerei und Holzhandel.",
  "La menuiserie a sa propre équipe.",
  "On y propose du yoga, du pilates et des massages.",
  "El grupo posee además viñedos, apicultura y aserraderos.",
  "La ortodoncia es la especialidad de la casa.",
  "Oferecem yoga, pilates e massagens.",
  "Nel palazzo ci sono anche fisioterapia e un parrucchiere.",
  "In het gebouw zitten ook fysiotherapie en een kapsalon.",
  "Er worden yoga, pilates en massages aangeboden.",
])("what a house has and offers is no skill: %s", (line) => expect(inJob(line)).toEqual([]));

test.each([
  "La fotografía depende de la central, el diseño gráfico de una agencia.",
  "De fotografie valt onder het hoofdkantoor, de vormgeving onder een bureau.",
  "Floristik war eine eigene Abteilung.",
  "Il y a aussi un rayon jardinerie et un rayon bricolage.",
  "Había también una sección de jardinería y otra de mascotas.",
  "Il cloud e la sicurezza informatica sono del gruppo di Milano.",
  "රසායනාගාර පරීක්ෂණ වෙනත් අංශයකි.",
  "Le service juridique est à Lyon, la comptabilité à Lille.",
  "Juridische zaken en personeelszaken zaten een verdieping hoger.",
])("where departments sit and belong is no skill: %s", (line) => expect(inJob(line)).toEqual([]));

test.each([
  "Für 2027 ist eine Weiterbildung in Kardiologie geplant.",
  "Quero me especializar em aromaterapia.",
  "Vorrei specializzarmi in aromaterapia.",
  "Volgend jaar wil ik de opleiding verpleegkunde doen.",
])("what somebody means to learn is no skill: %s", (line) => expect(inJob(line)).toEqual([]));

test.each([
  ["La comptabilité et la facturation de deux magasins.", "Accounting"],
  ["Vendevo assicurazioni e tenevo la contabilità.", "Accounting"],
  ["Ich schneide Hecken und verlege Pflaster.", "Hedge trimming"],
  ["Quiero aportar mi experiencia en contabilidad y facturación.", "Accounting"],
  ["Wij snoeiden bomen en maaiden gras.", "Tree pruning"],
])("own work stays: %s", (line, name) => expect(inJob(line)).toContain(name));
