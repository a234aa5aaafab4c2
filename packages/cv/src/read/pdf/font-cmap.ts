const MAX_TABLES = 64;
const MAX_SEGMENTS = 4_096;
/** Characters that all segments together may name; there are no more in the plane. */
const MAX_CHARACTERS = 65_536;

/** The characters of a TrueType font by glyph, from the first Unicode table of format 4; empty for other fonts. */
export function readFontCmap(font: Uint8Array): ReadonlyMap<number, number> {
  try {
    const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
    const table = findTable(view, "cmap");
    return table === null ? new Map() : readTable(view, table);
  } catch (error) {
    // Offsets that lead out of the font.
    if (error instanceof RangeError) return new Map();
    throw error;
  }
}

function findTable(view: DataView, name: string): number | null {
  const count = Math.min(view.getUint16(4), MAX_TABLES);
  for (let i = 0; i < count; i++) {
    const at = 12 + 16 * i;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((k) => view.getUint8(at + k)));
    if (tag === name) return view.getUint32(at + 8);
  }
  return null;
}

function readTable(view: DataView, table: number): ReadonlyMap<number, number> {
  const count = Math.min(view.getUint16(table + 2), MAX_TABLES);
  for (let i = 0; i < count; i++) {
    const subtable = table + view.getUint32(table + 4 + 8 * i + 4);
    if (view.getUint16(subtable) === 4) return readSegments(view, subtable);
  }
  return new Map();
}

/** Format 4: runs of characters, each with a shift to its glyphs or a list of them. */
function readSegments(view: DataView, at: number): ReadonlyMap<number, number> {
  const count = Math.min(view.getUint16(at + 6) / 2, MAX_SEGMENTS);
  const [ends, starts] = [at + 14, at + 16 + 2 * count];
  const [shifts, ranges] = [starts + 2 * count, starts + 4 * count];
  const glyphs = new Map<number, number>();
  let characters = 0;
  for (let i = 0; i < count; i++) {
    const [start, end] = [view.getUint16(starts + 2 * i), view.getUint16(ends + 2 * i)];
    const [shift, range] = [view.getUint16(shifts + 2 * i), view.getUint16(ranges + 2 * i)];
    for (let code = start; code <= end && code < 0xffff && characters < MAX_CHARACTERS; code++) {
      characters++;
      const listed = range === 0 ? code : view.getUint16(ranges + 2 * i + range + 2 * (code - start));
      const glyph = range !== 0 && listed === 0 ? 0 : (listed + shift) & 0xffff;
      if (glyph !== 0 && !glyphs.has(glyph)) glyphs.set(glyph, code);
    }
  }
  return glyphs;
}
