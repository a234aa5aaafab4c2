import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { APIRequestContext } from "@playwright/test";
import { callApi, type Person, signUp } from "./people.ts";

/** The PDF that ships with the server: read whole, and of an engineer with Java and Kotlin. */
export const SAMPLE_CV = fileURLToPath(new URL("../../apps/api/assets/sample-cv.pdf", import.meta.url));
/** A page without a word on it. */
export const SCANNED_CV = fileURLToPath(new URL("../files/scan.pdf", import.meta.url));
/** Of a baker. */
export const DOCX_CV = fileURLToPath(new URL("../files/baker.docx", import.meta.url));

/** A file as forms take it, those of pages too. */
export interface CvFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A PDF, under its own name unless told otherwise. */
export async function readPdf(path = SAMPLE_CV, name = basename(path)): Promise<CvFile> {
  return { name, mimeType: "application/pdf", buffer: await readFile(path) };
}

/** Gives somebody a profile by REST: that of the sample CV unless told otherwise. */
export async function uploadProfileCv(
  request: APIRequestContext,
  candidate: Person,
  cvFile?: CvFile,
): Promise<void> {
  const multipart = { cvFile: cvFile ?? (await readPdf()) };
  await callApi(request, candidate, { method: "POST", path: "/users/profile/upload-cv", multipart });
}

/** Applies by REST, with the sample CV unless told otherwise; the id of the application. It is read later. */
export async function applyTo(
  request: APIRequestContext,
  candidate: Person,
  { jobId, cvFile }: { jobId: string; cvFile?: CvFile },
): Promise<string> {
  const multipart = { jobId, cvFile: cvFile ?? (await readPdf()) };
  const { _id } = await callApi(request, candidate, {
    method: "POST",
    path: "/applications/upload",
    multipart,
  });
  return _id;
}

/** Somebody new who has applied, with the id of the application. */
export async function signUpApplicant(
  request: APIRequestContext,
  { name, ...application }: { name: string; jobId: string; cvFile?: CvFile },
): Promise<{ person: Person; id: string }> {
  const person = await signUp(request, { name, role: "candidate" });
  return { person, id: await applyTo(request, person, application) };
}
