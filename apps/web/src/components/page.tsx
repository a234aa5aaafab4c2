import { PageHeader } from "@rolecall/ui/page-header";
import type { ReactNode } from "react";
import { usePageTitle } from "../lib/browser/use-page-title.ts";
import { pageStyles, pageWidths } from "./page-styles.ts";

interface PageProps {
  title: string;
  /** Where the heading says more than the browser's tab should. */
  heading?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  back?: ReactNode;
  titleComesLate?: boolean;
  width?: keyof typeof pageWidths;
  children: ReactNode;
}

/** The body of a screen: column, heading, document title. */
export function Page({ title, heading, width = "normal", children, ...header }: PageProps) {
  usePageTitle(title);
  return (
    <div className={`${pageStyles} ${pageWidths[width]}`}>
      <PageHeader title={heading ?? title} {...header} />
      {children}
    </div>
  );
}
