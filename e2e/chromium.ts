import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";

export interface Browser {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string>;
}

/** Of one's own per user: the library's default is shared by all, and the first to come owns it. */
const CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "rolecall-chromium");

/** Fonts of the system, and those that come with the browser where the system has none. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(CACHE, "fonts")}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(CACHE, "fontconfig")}</cachedir>
</fontconfig>
`;

function plainEnv(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/**
 * The browser of the journeys: CHROMIUM_PATH when it is set, else the build that comes as an npm package
 * with the libraries it needs (Linux on x86-64), unpacked on first use.
 */
export async function findChromium(): Promise<Browser> {
  const args = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"];
  const own = process.env.CHROMIUM_PATH;
  if (own !== undefined && own !== "") return { executablePath: own, args, env: plainEnv() };

  await mkdir(CACHE, { recursive: true });
  const { TMPDIR, AWS_LAMBDA_JS_RUNTIME } = process.env;
  // The package looks at these when it is imported, to decide where and what to unpack.
  process.env.TMPDIR = CACHE;
  process.env.AWS_LAMBDA_JS_RUNTIME = "nodejs24.x";
  const { default: chromium } = await import("@sparticuz/chromium");
  const executablePath = await chromium.executablePath();
  restore("TMPDIR", TMPDIR);
  restore("AWS_LAMBDA_JS_RUNTIME", AWS_LAMBDA_JS_RUNTIME);
  if (!existsSync(executablePath))
    throw new Error("Chromium could not be unpacked. Set CHROMIUM_PATH to one of yours.");

  const fontsFile = join(CACHE, "fonts.conf");
  await writeFile(fontsFile, FONTS);
  return {
    executablePath,
    args: [...args, "--headless=shell"],
    env: { ...plainEnv(), LD_LIBRARY_PATH: join(CACHE, "al2023", "lib"), FONTCONFIG_FILE: fontsFile },
  };
}

function restore(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}
