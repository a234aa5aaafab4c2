import { createHash } from "node:crypto";
import { type Drawing, pdf } from "./pdf.ts";

const PADDING = Buffer.from("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a", "hex");
const ID = Buffer.from("0123456789abcdef");
const PERMISSIONS = -44;

/** A PDF encrypted with 40-bit RC4 (PDF 1.4, algorithms 3.1 to 3.4); an empty password opens by itself. */
export function encryptedPdf(drawings: readonly Drawing[], userPassword: string): Uint8Array {
  const owner = rc4(md5(pad("owner")).subarray(0, 5), pad(userPassword));
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(PERMISSIONS);
  const key = md5(Buffer.concat([pad(userPassword), owner, permissions, ID])).subarray(0, 5);
  const user = rc4(key, PADDING);
  return pdf([drawings], {
    trailer:
      `/ID [<${ID.toString("hex")}> <${ID.toString("hex")}>] /Encrypt <</Filter /Standard /V 1 /R 2 ` +
      `/O <${owner.toString("hex")}> /U <${user.toString("hex")}> /P ${PERMISSIONS}>>`,
    encrypt: (object, data) => {
      const salt = Buffer.from([object & 255, (object >> 8) & 255, object >> 16, 0, 0]);
      const objectKey = md5(Buffer.concat([key, salt])).subarray(0, 10);
      return rc4(objectKey, Buffer.from(data, "latin1")).toString("latin1");
    },
  });
}

function pad(password: string): Buffer {
  return Buffer.concat([Buffer.from(password, "latin1"), PADDING]).subarray(0, 32);
}

function md5(data: Buffer): Buffer {
  return createHash("md5").update(data).digest();
}

function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, i) => i);
  const at = (i: number) => state[i & 255] ?? 0;
  const swap = (i: number, k: number) => {
    [state[i], state[k]] = [at(k), at(i)];
  };
  let k = 0;
  for (let i = 0; i < 256; i++) {
    k = (k + at(i) + (key[i % key.length] ?? 0)) & 255;
    swap(i, k);
  }
  let [i, j] = [0, 0];
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255;
      j = (j + at(i)) & 255;
      swap(i, j);
      return byte ^ at(at(i) + at(j));
    }),
  );
}
