import { describe, expect, it } from "vitest";
import {
  type Drawing,
  gradient,
  gradientText,
  image,
  lines,
  pdf,
  rect,
  type TestPage,
  text,
  wrap,
} from "../../../test-support/pdf.ts";
import { readOk } from "../../../test-support/read.ts";

const seen = text(40, 100, "A line that everybody sees");
const trick = "Kubernetes expert";

async function hiddenIn(page: TestPage | readonly Drawing[], options = {}) {
  const { lines: visible, hidden } = await readOk(pdf([page], options));
  return { visible: visible.map((l) => l.text), hidden: hidden.map((l) => [l.text, l.hidden]) };
}

const caught = (reason: string) => ({ visible: ["A line that everybody sees"], hidden: [[trick, reason]] });
const bothSeen = { visible: ["A line that everybody sees", trick], hidden: [] };

describe("text that a reader of the page cannot see", () => {
  it("has the colour of the paper", async () => {
    expect(await hiddenIn([seen, text(40, 200, trick, { colour: "#ffffff" })])).toEqual(
      caught("same-colour"),
    );
    expect(await hiddenIn([seen, text(40, 200, trick, { colour: "#fdfdfc" })])).toEqual(
      caught("same-colour"),
    );
    expect(await hiddenIn([seen, text(40, 200, trick, { colour: "#bbbbbb" })])).toEqual(bothSeen);
  });

  it("has the colour of the box it stands on", async () => {
    const box = rect(30, 180, 300, 40, "#1e3a5f");
    expect(await hiddenIn([seen, box, text(40, 200, trick, { colour: "#1f3b5e" })])).toEqual(
      caught("same-colour"),
    );
    expect(await hiddenIn([seen, box, text(40, 200, trick, { colour: "#ffffff" })])).toEqual(bothSeen);
  });

  it("is judged by what was painted last before it", async () => {
    const boxes = [rect(30, 180, 300, 40, "#1e3a5f"), rect(30, 180, 300, 40, "#ffffff")];
    expect(await hiddenIn([seen, ...boxes, text(40, 200, trick, { colour: "#ffffff" })])).toEqual(
      caught("same-colour"),
    );
  });

  it("is judged on a picture by how the page is drawn", async () => {
    const photo = image(30, 180, 300, 40);
    expect(await hiddenIn([seen, photo, text(40, 200, trick, { colour: "#ffffff" })])).toEqual(bothSeen);
    expect(await hiddenIn([seen, photo, text(40, 200, trick, { colour: "#828282" })])).toEqual(
      caught("same-colour"),
    );
  });

  it("is judged on a gradient, and when filled by one, by how the page is drawn", async () => {
    const white = text(40, 200, trick, { colour: "#ffffff" });
    const box = [30, 180, 300, 40] as const;
    expect(await hiddenIn([seen, gradient("Night", box), white])).toEqual(bothSeen);
    expect(await hiddenIn([seen, gradient("Day", box), white])).toEqual(caught("same-colour"));
    expect(await hiddenIn([seen, gradientText(40, 200, trick, "Night")])).toEqual(bothSeen);
    expect(await hiddenIn([seen, gradientText(40, 200, trick, "Day")])).toEqual(caught("same-colour"));
  });

  it("is judged by colours alone from the ninth page on", async () => {
    const page = [gradient("Night", [30, 180, 300, 40]), text(40, 200, trick, { colour: "#ffffff" })];
    const { lines: visible, hidden } = await readOk(pdf(Array.from({ length: 9 }, () => [seen, ...page])));
    expect(visible.filter(({ text: words }) => words === trick).map(({ page: number }) => number)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    expect(hidden.map(({ page: number }) => number)).toEqual([9]);
  });

  it("is not seen for what else is drawn where it stands", async () => {
    const over = [seen, text(40, 200, trick, { colour: "#ffffff" }), text(40, 200, "Salted caramels")];
    const { hidden } = await hiddenIn(over);
    expect(hidden).toEqual([[trick, "same-colour"]]);
    const under = [seen, text(40, 200, "Salted caramels"), text(40, 204, trick, { opacity: 0.01 })];
    expect((await hiddenIn(under)).hidden).toEqual([[trick, "invisible"]]);
  });

  it("is tiny", async () => {
    expect(await hiddenIn([seen, text(40, 200, trick, { size: 1 })])).toEqual(caught("tiny"));
    const scaled = wrap("q 0.1 0 0 0.1 40 600 cm BT /F0 12 Tf", [], `(${trick}) Tj ET Q`);
    expect(await hiddenIn([seen, scaled])).toEqual(caught("tiny"));
    expect(await hiddenIn([seen, text(40, 200, trick, { size: 5 })])).toEqual(bothSeen);
  });

  it("is off the page or outside the part that is shown", async () => {
    expect(await hiddenIn([seen, text(700, 200, trick)])).toEqual(caught("off-page"));
    expect(await hiddenIn([seen, text(40, -30, trick)])).toEqual(caught("off-page"));
    const cropped = { drawings: [seen, text(40, 700, trick)], crop: [0, 0, 595, 600] } as const;
    expect(await hiddenIn(cropped)).toEqual(caught("off-page"));
  });

  it("is no end of a word that the edge cuts off", async () => {
    const cut = [text(450, 200, "first.lastname@provider.example")];
    expect(await hiddenIn([seen, ...cut])).toEqual({
      visible: ["A line that everybody sees", "first.lastname@provider.example"],
      hidden: [],
    });
    const { visible } = await hiddenIn([seen, text(570, 200, "Kuberneteskubernetes Docker")]);
    expect(visible.join()).not.toMatch(/Docker|netes/);
  });

  it("is not cut away by the clip of the letter before", async () => {
    const letters = [..."Marisol"].map((letter, i) => {
      const x = 40 + 10 * i;
      return wrap(`q ${x} 630 10 30 re W n`, [text(x, 200, letter)], "Q");
    });
    const { hidden } = await hiddenIn([seen, ...letters]);
    expect(hidden).toEqual([]);
  });

  it("is cut away by a clip", async () => {
    const clipped = wrap("q 0 0 20 20 re W n", [text(40, 200, trick)], "Q");
    expect(await hiddenIn([seen, clipped])).toEqual(caught("off-page"));
  });

  it("is drawn without ink or without opacity", async () => {
    expect(await hiddenIn([seen, text(40, 200, trick, { mode: 3 })])).toEqual(caught("invisible"));
    expect(await hiddenIn([seen, text(40, 200, trick, { opacity: 0.01 })])).toEqual(caught("invisible"));
    expect(await hiddenIn([seen, text(40, 200, trick, { opacity: 0.5 })])).toEqual(bothSeen);
    expect(await hiddenIn([seen, text(40, 200, trick, { mode: 1 })])).toEqual(bothSeen);
  });

  it("is covered by a box or a picture painted later", async () => {
    expect(await hiddenIn([seen, text(40, 200, trick), rect(30, 180, 300, 40, "#eeeeee")])).toEqual(
      caught("covered"),
    );
    expect(await hiddenIn([seen, text(40, 200, trick), image(30, 180, 300, 40)])).toEqual(caught("covered"));
    expect(await hiddenIn([seen, rect(30, 180, 300, 40, "#eeeeee"), text(40, 200, trick)])).toEqual(bothSeen);
  });

  it("is not covered by what is transparent or stands beside it", async () => {
    const glass = wrap("q /A30 gs", [{ operators: "0.9 g 30 600 300 80 re f" }], "Q");
    expect(await hiddenIn([seen, text(40, 200, trick), glass])).toEqual(bothSeen);
    const triangle = { operators: "q 0 g 400 600 m 500 700 l 30 700 l h f Q" };
    expect(await hiddenIn([seen, text(40, 200, trick), triangle])).toEqual(bothSeen);
  });

  it("stands on a layer that is switched off", async () => {
    const layers = {
      catalog: "/OCProperties <</OCGs [100 0 R 101 0 R] /D <</ON [101 0 R] /OFF [100 0 R]>>>>",
      objects: ["<</Type /OCG /Name (Off)>>", "<</Type /OCG /Name (On)>>"],
    };
    const on = (name: string) => wrap(`/OC /${name} BDC`, [text(40, 200, trick)], "EMC");
    expect(await hiddenIn([seen, on("Off")], layers)).toEqual(caught("invisible"));
    expect(await hiddenIn([seen, on("On")], layers)).toEqual(bothSeen);
  });
});

describe("a scan with a text layer", () => {
  const words = ["Curriculum vitae of Jane Doe", "Software Engineer at Harbour Foods"];
  const layer = lines(40, 100, words, { mode: 3 });

  it("is read as its reader sees it, with the layer over or under the picture", async () => {
    const expected = { visible: words, hidden: [] };
    expect(await hiddenIn([image(0, 0, 595, 842), ...layer])).toEqual(expected);
    expect(await hiddenIn([...lines(40, 100, words), image(0, 0, 595, 842)])).toEqual(expected);
  });

  it("is no excuse for hidden text on a page of visible text", async () => {
    const story = lines(40, 300, [
      "A page of text that is not scanned",
      "but has a picture behind all of it",
    ]);
    const { hidden } = await hiddenIn([image(0, 0, 595, 842), ...story, text(40, 200, trick, { mode: 3 })]);
    expect(hidden).toEqual([[trick, "invisible"]]);
  });
});
