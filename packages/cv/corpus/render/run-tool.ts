import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Runs a program in a folder of its own that holds `inputs`, and gives back the file it wrote. */
export async function runTool(
  command: string,
  args: readonly string[],
  inputs: Readonly<Record<string, string | Uint8Array>>,
  output: string,
): Promise<Uint8Array> {
  const [content] = await runToolForAll(command, args, inputs, [output]);
  if (content === undefined) throw new Error(`${command} wrote nothing.`);
  return content;
}

/** The same for a program that writes several files. */
export async function runToolForAll(
  command: string,
  args: readonly string[],
  inputs: Readonly<Record<string, string | Uint8Array>>,
  outputs: readonly string[],
): Promise<Uint8Array[]> {
  const folder = await mkdtemp(join(tmpdir(), "rolecall-corpus-"));
  try {
    for (const [name, content] of Object.entries(inputs)) await writeFile(join(folder, name), content);
    await finished(command, args, folder);
    const contents = await Promise.all(outputs.map((output) => readFile(join(folder, output))));
    return contents.map((content) => new Uint8Array(content));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function finished(command: string, args: readonly string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    const keep = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-2000);
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}: ${said}`)),
    );
  });
}
