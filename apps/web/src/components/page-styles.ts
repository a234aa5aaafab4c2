/** The column of a screen. `build/screen-pages.ts` draws the first headings in it, too. */
export const pageWidths = { narrow: "max-w-3xl", normal: "max-w-5xl", wide: "max-w-7xl" } as const;
export const pageStyles = "mx-auto w-full px-gutter py-6 sm:px-6 sm:py-10 lg:pt-14 print:p-0";
