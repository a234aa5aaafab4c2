import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";
import { skillKeys } from "../../../testing/skill-keys.ts";

describe("sentences of one profession each, with all that they name", () => {
  test.each([
    ["Team captaincy for three seasons; video analysis of opponents.", ["Team captaincy", "Video analysis"]],
    [
      "Strength and conditioning and injury rehabilitation by plan.",
      ["Injury rehabilitation", "Strength and conditioning"],
    ],
    ["Fast bowling for the national side; batting at number eight.", ["Batting", "Fast bowling"]],
    ["Youth camps in four districts; anti-doping talks in schools.", ["Anti-doping", "Youth camps"]],
    [
      "Session planning and periodisation for under-17s; fitness testing monthly.",
      ["Fitness testing", "Periodisation", "Session planning"],
    ],
    [
      "Talent identification in 60 schools and junior coaching.",
      ["Junior coaching", "Talent identification"],
    ],
    ["Match analysis in Hudl; video feedback to players.", ["Hudl", "Match analysis", "Video feedback"]],
    [
      "Swimming instruction, stroke correction and water safety for 400 children.",
      ["Stroke correction", "Swimming instruction", "Water safety"],
    ],
    ["Tournament organisation for 32 teams; umpiring at weekends.", ["Tournament organisation", "Umpiring"]],
    [
      "Goalkeeper coaching and injury prevention with the physio.",
      ["Goalkeeper coaching", "Injury prevention"],
    ],
    [
      "Personal training of 35 clients and fitness assessments.",
      ["Fitness assessments", "Personal training"],
    ],
    ["Spinning, HIIT and aqua aerobics, 14 classes a week.", ["Aqua aerobics", "HIIT", "Spinning"]],
    ["Yoga teaching at sunrise and breathwork for resort guests.", ["Breathwork", "Yoga teaching"]],
    ["Weight loss coaching and corrective exercise.", ["Corrective exercise", "Weight loss coaching"]],
    [
      "Balayage, highlights and colour correction for a city salon.",
      ["Balayage", "Colour correction", "Highlights"],
    ],
    ["Bridal hair and updos for 60 weddings a year.", ["Bridal hair", "Updos"]],
    [
      "Skin fades, beard trimming and hot towel shaves.",
      ["Beard trimming", "Hot towel shaves", "Skin fades"],
    ],
    [
      "Rebonding and keratin treatments; patch testing before colour.",
      ["Keratin treatment", "Patch testing", "Rebonding"],
    ],
    ["Braiding, cornrows and wig fitting in Peckham.", ["Braiding", "Cornrows", "Wig fitting"]],
    ["Facials, waxing and threading for 12 clients a day.", ["Facials", "Threading", "Waxing"]],
    ["Bridal make-up, saree draping and henna.", ["Bridal make-up", "Henna", "Saree draping"]],
    ["Lash extensions and brow lamination in own studio.", ["Brow lamination", "Lash extensions"]],
    [
      "Laser hair removal, microdermabrasion and chemical peels.",
      ["Chemical peels", "Laser hair removal", "Microdermabrasion"],
    ],
    [
      "Gel nails and nail art; skin analysis before each treatment.",
      ["Gel nails", "Nail art", "Skin analysis"],
    ],
    ["Hot stone massage and aromatherapy on a cruise ship.", ["Aromatherapy", "Hot stone massage"]],
    ["Embalming of 200 bodies a year and cosmetic restoration.", ["Cosmetic restoration", "Embalming"]],
    [
      "Funeral arrangement with families of all faiths; bereavement support.",
      ["Bereavement support", "Funeral arrangements"],
    ],
    [
      "Coffin preparation, dressing of the deceased and hearse driving.",
      ["Coffin preparation", "Dressing of the deceased", "Hearse driving"],
    ],
    ["Crematorium operation and cemetery records.", ["Cemetery records", "Crematorium operation"]],
    [
      "Coat clipping, hand stripping and scissoring of show poodles.",
      ["Coat clipping", "Hand stripping", "Scissoring"],
    ],
    [
      "Obedience training and behaviour modification for rescue dogs.",
      ["Behaviour modification", "Obedience training"],
    ],
    ["Sniffer dog handling at the port; leash training.", ["Leash training", "Sniffer dog handling"]],
    [
      "Mucking out, tack cleaning and horse grooming for 14 horses.",
      ["Horse grooming", "Mucking out", "Tack cleaning"],
    ],
    ["Dog walking and pet sitting in the suburbs.", ["Dog walking", "Pet sitting"]],
    ["Hazard perception and theory teaching in evening classes.", ["Hazard perception", "Theory teaching"]],
    ["Defensive driving and eco-driving for a courier fleet.", ["Defensive driving", "Eco-driving"]],
    [
      "HGV training with trailer reversing; motorcycle training in summer.",
      ["HGV training", "Motorcycle training", "Trailer reversing"],
    ],
    [
      "Road safety education in 20 schools; refresher courses.",
      ["Refresher courses", "Road safety education"],
    ],
    [
      "Horoscope casting and palmistry for visitors; auspicious times for weddings.",
      ["Auspicious times", "Horoscope casting", "Palmistry"],
    ],
    [
      "Deep tissue massage, lymphatic drainage and reiki in a spa.",
      ["Deep tissue massage", "Lymphatic drainage", "Reiki"],
    ],
    ["Butler service and wardrobe care for a diplomat.", ["Butler service", "Wardrobe care"]],
    [
      "Personal shopping and travel companionship for an elderly lady.",
      ["Personal shopping", "Travel companionship"],
    ],
    [
      "Household management with a staff of four; packing luggage.",
      ["Household management", "Luggage packing"],
    ],
    ["Thai massage and shiatsu on a cruise line.", ["Shiatsu", "Thai massage"]],
  ])("%s", (line, expected) => {
    expect(skillKeys(inJob(line))).toEqual(skillKeys(expected));
  });

  test.each([
    "Scored at Lord's, toured Australia and broke a finger.",
    "Wiped benches, filled the water cooler and played loud music.",
    "Wore a top hat, walked in procession.",
    "Found a parrot and fed pigeons in the park.",
    "Owns a red hatchback with air conditioning and a dashcam.",
    "Lit incense, played chess and walked by the sea.",
  ])("nothing from what stands about: %s", (line) => {
    expect(inJob(line)).toEqual([]);
  });
});
