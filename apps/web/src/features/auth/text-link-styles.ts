/** A link within a sentence. */
export const textLinkStyles =
  "font-semibold text-accent touch:py-3 underline decoration-accent/35 underline-offset-4 hover:decoration-accent";
