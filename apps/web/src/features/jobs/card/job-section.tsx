import { Link } from "@tanstack/react-router";
import { ArrowLeftIcon } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { useTranslations } from "use-intl";

interface JobSectionProps {
  id: string;
  title: string;
  /** The page's summary, at the end of the heading's line. */
  summary?: ReactNode;
  /** A link back to all jobs. */
  back?: boolean;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A list of the dashboard with its heading, which says aloud when it changes. */
export function JobSection({ id, title, summary, back = false, headingRef, children }: JobSectionProps) {
  const t = useTranslations("jobs.dashboard");
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2
          id={id}
          ref={headingRef}
          tabIndex={-1}
          data-focus-home
          aria-live="polite"
          className="title-section"
        >
          {title}
        </h2>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted tabular-nums">
          {summary && <p>{summary}</p>}
          {back && (
            <Link
              to="/dashboard"
              className="inline-flex min-h-8 items-center gap-1.5 rounded-sm font-medium text-accent hover:text-accent-strong touch:min-h-11"
            >
              <ArrowLeftIcon aria-hidden className="size-4 rtl:-scale-x-100" />
              {t("back")}
            </Link>
          )}
        </div>
      </div>
      {children}
    </section>
  );
}
