import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** As the build of the web app writes it: which page, in its folder, is that of which route. */
const ScreenPages = z.array(z.object({ path: z.string(), file: z.string() }));

/** Finds the page for the path of an address; undefined where no route says so. */
export function readScreenPages(folder: string): (path: string) => string | undefined {
  const map = join(folder, "screens.json");
  if (!existsSync(map)) return () => undefined;
  const pages = ScreenPages.parse(JSON.parse(readFileSync(map, "utf8"))).map(({ path, file }) => ({
    segments: path.split("/"),
    file: `/${file}`,
  }));
  return (path) => {
    const asked = path.split("/");
    return pages.find(({ segments }) => fits(segments, asked))?.file;
  };
}

/** A segment that begins with `$` stands for any that is not empty. */
function fits(segments: readonly string[], asked: readonly string[]): boolean {
  return (
    segments.length === asked.length &&
    segments.every((segment, index) =>
      segment.startsWith("$") ? asked[index] !== "" : segment === asked[index],
    )
  );
}
