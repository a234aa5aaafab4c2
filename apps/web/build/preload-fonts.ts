import type { Plugin } from "vite";

/** The two faces that every screen begins with; the other parts are fetched when a text needs them. */
const FIRST_FONTS = /(?:hanken-grotesk-latin-wght|newsreader-latin-500)-normal-[^/]+\.woff2$/;

/**
 * Names the first fonts in the page itself. Found only by way of the style sheet they would come after the
 * first text, which would then jump from another font's lines to theirs.
 */
export function preloadFonts(): Plugin {
  return {
    name: "preload-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) => {
        const fonts = Object.keys(bundle).filter((file) => FIRST_FONTS.test(file));
        if (fonts.length !== 2) throw new Error(`Two fonts begin every screen, found: ${fonts.join(", ")}`);
        return fonts.map((file) => ({
          tag: "link",
          // Fonts are fetched without credentials, and so must be what is fetched for them.
          attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: "" },
          injectTo: "head",
        }));
      },
    },
  };
}
