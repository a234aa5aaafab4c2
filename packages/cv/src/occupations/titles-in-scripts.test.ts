import { expect, test } from "vitest";
import { findOccupations } from "./find-occupations.ts";
import { occupationGraph } from "./occupation-graph.ts";

const { occupations } = occupationGraph();

test.each([
  ["කාර්යාල ලිපිකාරිනී", "administration"],
  ["ග්‍රාම නිලධාරිනිය", "public-service"],
  ["විද්‍යාගාර තාක්ෂණ ශිල්පිනී", "laboratory"],
  ["ගුරු සහායක", "teaching-assistance"],
  ["වායුසමීකරණ කාර්මික", "hvac"],
  ["ත්‍රීරෝද රථ රියදුරු", "car-driving"],
  ["විකුණුම් සහායිකාව", "retail"],
  ["ආයුර්වේද වෛද්‍යවරිය", "traditional-medicine"],
  ["பாலர் பாடசாலை ஆசிரியை", "preschool"],
  ["கால்நடை மருத்துவர்", "veterinary"],
  ["இயன் மருத்துவர்", "physiotherapy"],
  ["லாரி ஓட்டுநர்", "truck-driving"],
  ["கடை மேலாளர்", "store-management"],
  ["தணிக்கையாளர்", "audit"],
  ["टैक्सी चालक", "car-driving"],
  ["पंचायत सचिव", "public-service"],
  ["दुकान प्रबंधक", "store-management"],
  ["فنية أشعة", "medical-imaging"],
  ["سائق توصيل", "delivery-service"],
  ["مطورة تطبيقات الجوال", "mobile-dev"],
])("%s works in %s alone", (title, occupation) => {
  expect(findOccupations(title).map((number) => occupations[number]?.id)).toEqual([occupation]);
});
