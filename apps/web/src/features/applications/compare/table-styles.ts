/** What takes the focus comes out from behind the names and subjects that stay in view. */
export const tableStyles =
  "w-full table-fixed border-separate border-spacing-0 text-start [&_tbody_:is(a,button)]:scroll-mt-24 [&_td_:is(a,button)]:scroll-ms-24";

/** The subject of a row: it stays in view when the table scrolls to the side. */
export const labelStyles =
  "sticky start-0 z-5 border-b border-line bg-canvas py-3 text-start align-top text-xs leading-5 font-medium wrap-anywhere text-muted print:static @2xl:text-base @2xl:leading-6";

export const cellStyles = "border-b border-line py-3 ps-3 align-top wrap-anywhere @4xl:ps-6";

/** With what belongs to it in the row below. */
export const openStyles = "border-transparent pb-0";

interface TableLook {
  /** What scrolls where the columns do not fit. */
  readonly box: string;
  readonly table: string;
  /** The column of subjects. */
  readonly labels: string;
  /** The row of names: below the bar of the app, or on top of what scrolls. */
  readonly head: string;
}

const HEAD = "sticky top-16 short:static print:static";

/** By the number of people, each with room for a word or two beside the next. */
export const tableLooks: Readonly<Record<number, TableLook>> & { readonly 2: TableLook } = {
  1: { box: "", table: "", labels: "w-22 @2xl:w-44 @5xl:w-56", head: HEAD },
  2: {
    box: "@max-[20rem]:max-h-[calc(100dvh-6rem)] @max-[20rem]:overflow-auto",
    table: "min-w-[20rem] print:min-w-0",
    labels: "w-22 @2xl:w-44 @5xl:w-56",
    head: `${HEAD} @max-[20rem]:top-0`,
  },
  3: {
    box: "@max-[31rem]:max-h-[calc(100dvh-6rem)] @max-[31rem]:overflow-auto",
    table: "min-w-[31rem] print:min-w-0",
    labels: "w-22 @2xl:w-36 @5xl:w-56",
    head: `${HEAD} @max-[31rem]:top-0`,
  },
  4: {
    box: "@max-[40rem]:max-h-[calc(100dvh-6rem)] @max-[40rem]:overflow-auto",
    table: "min-w-[40rem] print:min-w-0",
    labels: "w-22 @2xl:w-30 @5xl:w-56",
    head: `${HEAD} @max-[40rem]:top-0`,
  },
};
