type Triple = readonly [number, number, number];

/** Below this distance in CIELAB a reader cannot tell text from its background; #ececec on white has 6.6. */
const SAME = 6;

/** True when text of one colour (`#rrggbb`) cannot be seen on the other. */
export function looksSame(text: string, background: string): boolean {
  if (text === background) return true;
  const a = toLab(parseColour(text));
  const b = toLab(parseColour(background));
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < SAME;
}

/** The colour that `over` with an opacity of 0 to 1 leaves on `under`. */
export function blend(over: string, under: string, opacity: number): string {
  if (opacity >= 1) return over;
  const a = parseColour(over);
  const b = parseColour(under);
  const mixed = a.map((channel, i) => Math.round(channel * opacity + (b[i] ?? 0) * (1 - opacity)));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

function parseColour(colour: string): Triple {
  const number = Number.parseInt(colour.slice(1, 7), 16) || 0;
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}

/** sRGB to CIELAB (D65). */
function toLab(rgb: Triple): Triple {
  const [r, g, b] = rgb.map((channel) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  const [lr = 0, lg = 0, lb = 0] = [r, g, b];
  const x = curve((0.4124 * lr + 0.3576 * lg + 0.1805 * lb) / 0.9505);
  const y = curve(0.2126 * lr + 0.7152 * lg + 0.0722 * lb);
  const z = curve((0.0193 * lr + 0.1192 * lg + 0.9505 * lb) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function curve(t: number): number {
  return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116;
}
