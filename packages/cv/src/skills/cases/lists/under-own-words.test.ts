import { describe, expect, test } from "vitest";
import { namesIn } from "../../testing/build-cv.ts";

/** What a section of short items shows under a heading; the graph knows one or two of the items. */
function under(heading: string, ...lines: readonly string[]): string[] {
  return namesIn([{ kind: "skills", heading, lines }]);
}

describe("a heading of two words lists skills where one of them says so", () => {
  test.each([
    ["Tools and tricks", "ZunaCut, Dart folding, Pattern grading, Welting", ["ZunaCut", "Welting"]],
    ["Hands & tools", "Krelo gauge, Lime mixing, Pointing, Welding", ["Krelo gauge", "Welding"]],
    [
      "Habits and software",
      "Brisda, Excel, Colour chart keeping, Dye matching",
      ["Brisda", "Microsoft Excel"],
    ],
    [
      "Palette et outils",
      "Zelgir, accords boisés, Excel, mémoire des encres",
      ["Zelgir", "Mémoire des encres"],
    ],
    ["Matières et logiciels", "Ormivo, tannage végétal, Excel", ["Ormivo", "Tannage végétal"]],
    ["Hölzer und Werkzeuge", "Zwickelhobel, Excel, Kammfräsen", ["Zwickelhobel", "Kammfräsen"]],
    ["Oficio y herramientas", "Tramavix, Excel, tejido de rejilla", ["Tramavix", "Tejido de rejilla"]],
    ["Madeiras e ferramentas", "Cortivo, Excel, empalhação fina", ["Cortivo", "Empalhação fina"]],
    ["Pietre e strumenti", "Lapivix, Excel, incastonatura a notte", ["Lapivix", "Incastonatura a notte"]],
    ["Ambacht en software", "Vlechtix, Excel, rietdekkerij fijn", ["Vlechtix", "Rietdekkerij fijn"]],
    ["Strengths, tools", "Ostravel, Excel, Keel blocking", ["Ostravel", "Keel blocking"]],
    ["Craft and quirks", "Skiver bell setting, Lasting, Zunalast, Welting", ["Zunalast", "Welting"]],
  ])("%s", (heading, line, wanted) => {
    expect(under(heading, line)).toEqual(expect.arrayContaining(wanted));
  });
});

test.each([
  ["About the farm", "Four ponies, Barn cats, Blackberry hedge, Two ponds, Welding"],
  ["Odds and ends", "Blue door, Old piano, Three brothers, Excel, Left-handed"],
  ["Dogs and gardens", "Whippets, Sweet peas, Compost, Pruning, A pond"],
  ["Streets and harbours", "Old Quay, Fish Lane, Mill Row, Cooking, The Steps"],
])("a heading of other things lets in no item that is unknown: %s", (heading, line) => {
  expect(
    under(heading, line).filter((name) => /pond|ponies|hedge|brothers|Quay|Lane|Whippets/.test(name)),
  ).toEqual([]);
});
