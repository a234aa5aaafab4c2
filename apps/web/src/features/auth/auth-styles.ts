/** From the outermost to the column of login and signup. `build/screen-pages.ts` draws their headings in it, too. */
export const authStyles = {
  halves: "grid flex-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]",
  /** On wide screens both halves keep to the edges of the bar above them, and begin at one height: nothing moves when an error comes or the other screen. */
  half: "flex flex-col px-gutter py-10 sm:px-6 sm:py-16 lg:pt-[clamp(4rem,14vh,9rem)] lg:ps-[max(1.5rem,calc(50vw-38.5rem))]",
  column: "mx-auto w-full max-w-sm lg:mx-0",
  heading: "title-page mb-8",
} as const;
