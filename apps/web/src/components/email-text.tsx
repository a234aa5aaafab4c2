import { Fragment } from "react";

/** An address that breaks behind its marks where it must, not within a word. */
export function EmailText({ children }: { children: string }) {
  return children.split(/(?<=[@._-])/).map((part, index) => (
    <Fragment key={`${index} ${part}`}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
