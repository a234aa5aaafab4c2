import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { launchChromium } from "../render/chromium.ts";
import { DESIGNS, pageIn } from "./designs.data.ts";

const browser = await launchChromium();
for (const [name, design] of Object.entries(DESIGNS)) {
  const tab = await browser.newPage();
  await tab.setContent(pageIn(design), { waitUntil: "load" });
  const pdf = await tab.pdf({ preferCSSPageSize: true, printBackground: true });
  await writeFile(join(import.meta.dirname, `${name}.pdf`), pdf);
  await tab.close();
}
await browser.close();
