import { MAX_CV_BYTES } from "@rolecall/contracts/common/files";
import { expect, test } from "vitest";
import { acceptFor, checkCvFile } from "./cv-file.ts";

function file(name: string, bytes: number): File {
  return new File([new Uint8Array(bytes)], name);
}

test("accepts the asked kinds by name, without case", () => {
  expect(checkCvFile(file("CV.PDF", 10), ["pdf"])).toBeNull();
  expect(checkCvFile(file("cv.docx", 10), ["pdf", "docx"])).toBeNull();
  expect(checkCvFile(file("cv.docx", 10), ["pdf"])).toBe("wrongType");
  expect(checkCvFile(file("cv.pdf.exe", 10), ["pdf"])).toBe("wrongType");
});

test("the limit itself is allowed, one byte more is not, none is not", () => {
  expect(checkCvFile(file("cv.pdf", MAX_CV_BYTES), ["pdf"])).toBeNull();
  expect(checkCvFile(file("cv.pdf", MAX_CV_BYTES + 1), ["pdf"])).toBe("tooLarge");
  expect(checkCvFile(file("cv.pdf", 0), ["pdf"])).toBe("empty");
});

test("the file dialog's filter", () => {
  expect(acceptFor(["pdf", "docx"])).toBe(".pdf,.docx");
});
