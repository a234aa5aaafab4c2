import type { ReadLimits } from "../limits.ts";
import { ReadFailure } from "../read-failure.ts";
import { elements, parseXml, type XmlElement } from "./xml.ts";
import { Zip } from "./zip.ts";

/** Where a relationship of a part leads. */
interface Relationship {
  readonly type: string;
  readonly target: string;
  readonly external: boolean;
}

/** A part of the package with the relationships it uses. */
export interface Part {
  readonly name: string;
  readonly root: XmlElement;
  readonly relationships: ReadonlyMap<string, Relationship>;
}

const MAIN_TYPE = "wordprocessingml.document.main+xml";

/** A DOCX file as the Open Packaging Conventions describe it: parts that point to each other. */
export class DocxPackage {
  readonly main: Part;
  readonly #zip: Zip;
  readonly #limits: ReadLimits;

  constructor(bytes: Uint8Array, limits: ReadLimits) {
    this.#limits = limits;
    this.#zip = openZip(bytes, limits);
    const types = this.#xml("[Content_Types].xml");
    // A document that has lost its list of parts is no other kind of archive.
    if (types === null && this.#zip.has("word/document.xml")) throw new ReadFailure("damaged");
    const main = types && elements(types).find((el) => (el.attributes.ContentType ?? "").includes(MAIN_TYPE));
    const name = main?.attributes.PartName?.replace(/^\//, "");
    if (!name) throw new ReadFailure("unsupported");
    const part = this.part(name);
    if (!part) throw new ReadFailure("damaged");
    this.main = part;
  }

  /** The part of a name, null when the package has none. */
  part(name: string): Part | null {
    const root = this.#xml(name);
    return root && { name, root, relationships: this.#relationships(name) };
  }

  /** The parts that `from` points to with a relationship type ending in `/kind`. */
  related(from: Part, kind: string): Part[] {
    return [...from.relationships.values()]
      .filter((rel) => !rel.external && rel.type.endsWith(`/${kind}`))
      .map((rel) => this.part(rel.target))
      .filter((part) => part !== null);
  }

  #xml(name: string): XmlElement | null {
    const bytes = this.#zip.read(name);
    return bytes && parseXml(bytes, this.#limits.maxXmlDepth);
  }

  #relationships(name: string): ReadonlyMap<string, Relationship> {
    const slash = name.lastIndexOf("/");
    const folder = name.slice(0, slash + 1);
    const root = this.#xml(`${folder}_rels/${name.slice(slash + 1)}.rels`);
    const found = new Map<string, Relationship>();
    for (const { attributes } of root ? elements(root) : []) {
      const { Id = "", Type = "", Target = "", TargetMode = "" } = attributes;
      const external = TargetMode === "External";
      found.set(Id, { type: Type, target: external ? Target : resolve(folder, Target), external });
    }
    return found;
  }
}

/** A broken archive is a damaged DOCX when its start looks like one, else simply another kind of file. */
function openZip(bytes: Uint8Array, limits: ReadLimits): Zip {
  try {
    return new Zip(bytes, limits);
  } catch (error) {
    const start = new TextDecoder("latin1").decode(bytes.subarray(30, 80));
    const office = /^(\[Content_Types\]|_rels\/|word\/|docProps\/)/.test(start);
    if (error instanceof ReadFailure && error.problem === "damaged" && !office)
      throw new ReadFailure("unsupported", error);
    throw error;
  }
}

function resolve(folder: string, target: string): string {
  if (target.startsWith("/")) return target.slice(1);
  const path: string[] = [];
  for (const step of `${folder}${target}`.split("/")) {
    if (step === "..") path.pop();
    else if (step !== "." && step !== "") path.push(step);
  }
  return path.join("/");
}
