import type { ReactNode } from "react";
import { cx } from "./cx.tsx";
import { scriptOf } from "./script.tsx";

interface PageHeaderProps {
  title: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
  /** A link back, above the title. */
  back?: ReactNode;
  /** The title comes late: the buttons have their place beside it whatever its length, so that nothing moves. */
  titleComesLate?: boolean;
}

/** The top of a page. The heading takes focus after a navigation, so that screen readers start there. */
export function PageHeader({ title, description, actions, back, titleComesLate }: PageHeaderProps) {
  return (
    <header className="mb-6 sm:mb-8">
      {back && <div className="mb-3 print:hidden max-sm:-mt-3 max-sm:mb-1">{back}</div>}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className={cx("min-w-0 wrap-anywhere", titleComesLate && "sm:flex-[1_1_20rem]")}>
          <h1
            className="title-page outline-none"
            tabIndex={-1}
            data-page-title
            data-script={scriptOf(title)}
            dir="auto"
          >
            {title}
          </h1>
          {description && <p className="mt-1.5 max-w-prose text-muted">{description}</p>}
        </div>
        {actions && (
          <div className="flex flex-wrap gap-2 print:hidden max-sm:w-full max-sm:*:flex-auto">{actions}</div>
        )}
      </div>
    </header>
  );
}
