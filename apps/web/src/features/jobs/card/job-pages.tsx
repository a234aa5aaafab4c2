import { Pagination } from "@rolecall/ui/pagination";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

interface JobPagesProps {
  page: number;
  pageCount: number;
  /** The heading of the list, which a new page starts from. */
  headingId: string;
  children?: ReactNode;
}

/** Previous and next; the page is in the address. */
export function JobPages({ page, pageCount, headingId, children }: JobPagesProps) {
  const t = useTranslations("jobs.dashboard");
  const navigate = useNavigate({ from: "/dashboard" });

  async function go(next: number) {
    await navigate({
      search: (search) => ({ ...search, page: next > 1 ? next : undefined }),
      resetScroll: false,
    });
    const heading = document.getElementById(headingId);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  }

  return (
    <Pagination page={page} pageCount={pageCount} label={t("pages")} onPageChange={(next) => void go(next)}>
      {children}
    </Pagination>
  );
}
