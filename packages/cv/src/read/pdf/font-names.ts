import { encodingOfFont, isLegacyFont, type LegacyEncoding } from "../text/legacy-fonts/encoding-of-font.ts";

/** What the name of a font tells about its looks. */
export interface FontName {
  /** Without the subset prefix, e.g. "Lato-Bold". */
  readonly name: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** Every glyph is a picture, whatever letter the file claims it to be. */
  readonly icons: boolean;
  /** Glyphs are ornaments used as list bullets (Wingdings and its kin). */
  readonly ornaments: boolean;
  /** Latin codes drawn as Sinhala, Tamil or Devanagari: the text of the file is not what the page shows. */
  readonly legacy: boolean;
  /** What such a font draws, where that is known. */
  readonly encoding: LegacyEncoding | null;
}

const BOLD = /bold|black|heavy|[-,_ ](demi|bd|sb)$|^(cm|ec|sf|lm|tb)(bx|b|ssbx)/i;
const ITALIC = /italic|oblique|slanted|[-,_ ](it|obl|ital)$|^(cm|ec|sf)(ti|sl|bxti)\d/i;
const ICONS =
  /awesome|icomoon|fontello|glyphicon|material-?(icons|symbols)|ionicon|linearicon|academicons|dashicons|entypo|typicon|octicon|feather|simple-?icons|mdi-?font|marvosym/i;
const ORNAMENTS = /wingdings|webdings|dingbats/i;

/** What the PostScript name of a font tells, without the tag of a subset ("ABCDEF+"). */
export function readFontName(raw: string): FontName {
  const name = raw.replace(/^[A-Z]{6}\+/, "");
  return {
    name,
    bold: BOLD.test(name),
    italic: ITALIC.test(name),
    icons: ICONS.test(name),
    ornaments: ORNAMENTS.test(name),
    legacy: isLegacyFont(name),
    encoding: encodingOfFont(name),
  };
}
