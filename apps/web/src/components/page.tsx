import { PageHeader } from "@rolecall/ui/page-header";
import type { ReactNode } from "react";
import { usePageTitle } from "../lib/browser/use-page-title.ts";

const widths = { narrow: "max-w-3xl", normal: "max-w-5xl", wide: "max-w-7xl" } as const;

interface PageProps {
  title: string;
  /** Where the heading says more than the browser's tab should. */
  heading?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  back?: ReactNode;
  titleComesLate?: boolean;
  width?: keyof typeof widths;
  children: ReactNode;
}

/** The body of a screen: column, heading, document title. */
export function Page({ title, heading, width = "normal", children, ...header }: PageProps) {
  usePageTitle(title);
  return (
    <div className={`mx-auto w-full px-gutter py-6 sm:px-6 sm:py-10 lg:pt-14 print:p-0 ${widths[width]}`}>
      <PageHeader title={heading ?? title} {...header} />
      {children}
    </div>
  );
}
