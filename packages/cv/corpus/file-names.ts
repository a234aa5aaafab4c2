/** How a rendered file is called: <person>--<layout>--<producer>.<pdf|docx>. The name is the manifest. */
export interface FileSpec {
  readonly layout: string;
  readonly producer: string;
  readonly extension: "pdf" | "docx";
}

/** Layouts that only one producer can make. */
const OWN_PRODUCER: Readonly<Record<string, string>> = {
  "moderncv-classic": "pdftex",
  "moderncv-banking": "pdftex",
  "latex-article": "xetex",
  "latex-ot1": "pdftex",
  "latex-awesome": "xetex",
  "latex-alta": "xetex",
  "latex-bitmap": "pdftex",
  "latex-jake": "pdftex",
  "moderncv-oldstyle": "luatex",
  europasscv: "pdftex",
  "pandoc-docx": "pandoc",
  "pandoc-pdf": "pandoc-xetex",
  groff: "groff",
};

/** Reads `layout` or `layout@producer`. A producer that starts with `libreoffice-docx` saves DOCX, not PDF. */
export function parseFileSpec(text: string): FileSpec {
  const [layout = "", given] = text.split("@");
  const producer = given ?? OWN_PRODUCER[layout] ?? (layout.startsWith("docx-") ? "docxjs" : "chromium");
  const isDocx = producer === "docxjs" || producer === "pandoc" || producer === "libreoffice-docx";
  return { layout, producer, extension: isDocx ? "docx" : "pdf" };
}

export function fileNameOf(id: string, spec: FileSpec): string {
  return `${id}--${spec.layout}--${spec.producer}.${spec.extension}`;
}

export interface CorpusFile extends FileSpec {
  readonly name: string;
  readonly person: string;
}

export function parseFileName(name: string): CorpusFile | null {
  const match = /^(.+?)--(.+)--(.+)\.(pdf|docx)$/.exec(name);
  if (match === null) return null;
  const [, person = "", layout = "", producer = "", extension] = match;
  return { name, person, layout, producer, extension: extension === "pdf" ? "pdf" : "docx" };
}
