import { realpath, rename, rm, stat, symlink } from "node:fs/promises";
import { dirname } from "node:path";
import { type Cluster, clusterLink, makeSystemHome, openCluster } from "./cluster.ts";
import { EmbeddedPostgresError } from "./error.ts";
import { runProgram } from "./run-program.ts";
import { canReach, type Runner } from "./runner.ts";

/**
 * Makes a stopped cluster one that this runner can start: a data directory may have been made by root
 * with namespaces and be started by root without, or the other way round.
 */
export async function handOver(cluster: Cluster, dataDir: string, runner: Runner): Promise<Cluster> {
  const { owner } = runner;
  const home = dirname(cluster.dir);
  // An ordinary user could not have read the password of another's cluster.
  if (owner === undefined) return cluster;
  if ((await stat(home)).uid !== owner.uid) {
    await run(["chown", "-R", `${owner.uid}:${owner.gid}`, home]);
  }
  if (await canReach(runner, cluster.dir)) return cluster;
  const target = await makeSystemHome(runner);
  await run(["cp", "-a", `${home}/.`, target]);
  await replaceByLink(clusterLink(dataDir), target);
  return openCluster(await realpath(dataDir), runner);
}

async function replaceByLink(path: string, target: string): Promise<void> {
  const old = `${path}.moved`;
  await rename(path, old);
  await symlink(target, path);
  await rm(old, { recursive: true });
}

async function run(command: readonly [string, ...string[]]): Promise<void> {
  const { code, output } = await runProgram(command);
  if (code !== 0) throw new EmbeddedPostgresError(`${command.join(" ")} failed: ${output.trim()}`);
}
