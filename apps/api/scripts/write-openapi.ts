/** `pnpm openapi`: writes the committed OpenAPI document. A test fails when it is out of date. */
import { writeFile } from "node:fs/promises";
import { OPENAPI_FILE, renderOpenApi } from "../src/rest/openapi-file.ts";

await writeFile(OPENAPI_FILE, renderOpenApi());
console.log(`Wrote ${OPENAPI_FILE.pathname}`);
