import type { FileStream } from "@rolecall/contracts/common/file-stream";
import type { Dependencies } from "../../../dependencies.ts";
import { notFound } from "../../../errors/app-error.ts";
import { streamFile } from "../../../files/stream-file.ts";
import { streamOf, type ZipEntry, zipOf } from "../../../files/zip-stream.ts";
import type { Actor } from "../../auth/actor.ts";
import { type ExportRow, type OwnFile, readAccount, readFiles, readProfile } from "./export.queries.ts";
import { partsFor } from "./export-parts.ts";

/**
 * Everything that is held of the actor, as a ZIP of JSON files with the CV files beside them (GDPR, articles 15
 * and 20). It is read page by page while it is sent: each part is as it was when its turn came.
 */
export async function exportData(deps: Dependencies, actor: Actor): Promise<FileStream> {
  await deps.memberLimits.exports.take(actor.userId);
  const account = await readAccount(deps.database.sql, actor.userId);
  if (account === undefined) throw notFound("user");
  const now = deps.now();
  return {
    fileName: `rolecall-data-${now.toISOString().slice(0, 10)}.zip`,
    contentType: "application/zip",
    stream: streamOf(logged(deps, zipOf(entriesOf(deps, { actor, account, now })))),
  };
}

interface Export {
  readonly actor: Actor;
  readonly account: ExportRow;
  readonly now: Date;
}

/** The answer has begun: nobody else will say what went wrong. */
async function* logged(deps: Dependencies, chunks: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } catch (error) {
    deps.log.error({ err: error }, "an export broke off");
    throw error;
  }
}

async function* entriesOf(deps: Dependencies, { actor, account, now }: Export): AsyncGenerator<ZipEntry> {
  const { sql } = deps.database;
  const json = (name: string, chunks: AsyncIterable<Uint8Array>): ZipEntry => ({
    name,
    compress: true,
    modifiedAt: now,
    chunks,
  });
  yield json("README.txt", textOf(guide(actor, now)));
  yield json("account.json", textOf(toJson(account)));
  const profile = await readProfile(sql, actor.userId);
  if (profile !== undefined) yield json("profile.json", textOf(toJson(profile)));
  for (const part of partsFor(actor.role)) {
    yield json(part.fileName, listOf(part.pages(sql, actor)));
  }
  const files: ExportRow[] = [];
  for await (const page of readFiles(sql, actor.userId)) {
    for (const file of page) {
      const { key, ...known } = file;
      const stored = await deps.files.open(key);
      if (stored === undefined) deps.log.error({ fileId: file.id }, "a stored file is missing");
      else {
        const chunks = streamFile(stored);
        yield { name: nameOf(file), compress: false, modifiedAt: file.storedAt, chunks };
      }
      files.push({ ...known, inThisExport: stored === undefined ? null : nameOf(file) });
    }
  }
  yield json("files.json", listOf(chunkOf(files)));
}

/** Two files may have one name. */
function nameOf({ id, name }: OwnFile): string {
  return `files/${id}/${name}`;
}

const encoder = new TextEncoder();

function toJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

async function* chunkOf<T>(value: T): AsyncGenerator<T> {
  yield value;
}

function textOf(text: string): AsyncGenerator<Uint8Array> {
  return chunkOf(encoder.encode(`${text}\n`));
}

/** A JSON list, a page of rows at a time. */
async function* listOf(pages: AsyncIterable<readonly ExportRow[]>): AsyncGenerator<Uint8Array> {
  let separator = "[\n";
  for await (const rows of pages) {
    for (const row of rows) {
      yield encoder.encode(`${separator}${toJson(row)}`);
      separator = ",\n";
    }
  }
  yield encoder.encode(separator === "[\n" ? "[]\n" : "\n]\n");
}

function guide({ role }: Actor, now: Date): string {
  const lines = [
    ["account.json", "Your name, email and role, what does not pop up, and where you are logged in."],
    ...(role === "candidate" ? [["profile.json", "Your summary, skills and corrections."]] : []),
    ...partsFor(role).map(({ fileName, about }) => [fileName, about]),
    ["files.json", "The files that you uploaded; they are in the folder files."],
  ];
  return [
    "Your data at Rolecall",
    "",
    `Made on ${now.toISOString()}. Times are in UTC. The lists are JSON, which any text editor opens.`,
    "",
    ...lines.map(([name, about]) => `${name}\n    ${about}`),
    "",
    "Left out: your password, of which only a hash is kept, the keys of your sessions, and what belongs to others.",
  ].join("\n");
}
