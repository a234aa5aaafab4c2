import { expect, test } from "vitest";
import { inJob } from "../../testing/build-cv.ts";

test.each([
  "Je vis à Lyon avec mes deux enfants et je me déplace en voiture.",
  "Le magasin vend des meubles et des cuisines.",
  "Das Unternehmen stellt Fenster und Türen her.",
  "Wechsel wegen Umzug der Familie nach Leipzig.",
  "Empresa dedicada a la venta de muebles y cocinas.",
  "Vivo cerca de la oficina y tengo coche propio.",
  "A empresa tem duas lojas e um armazém.",
  "Moro perto do trabalho e tenho carro próprio.",
  "L'azienda ha due negozi e un magazzino.",
  "Het bedrijf heeft twee winkels en een magazijn.",
  "أسكن في عمان ولدي سيارة خاصة.",
  "तीन बच्चों का पिता, घर के पास काम चाहता हूँ।",
  "මම කොළඹ පදිංචිව සිටිමි.",
  "நான் யாழ்ப்பாணத்தில் வசிக்கிறேன்.",
  "Quatre magasins, douze employés, chiffre d'affaires de 3 millions d'euros.",
])("names no skill: %s", (line) => expect(inJob(line)).toEqual([]));
