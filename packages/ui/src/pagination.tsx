import { ChevronLeftIcon, ChevronRightIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { useUiLabels } from "./ui-provider.tsx";

interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  /** Names the landmark: "Job pages". */
  label: string;
  /** "Page 2 of 9 (173 total)". */
  children?: ReactNode;
}

/** Previous and next around a summary, which paper needs as well; nothing where there is only one page. */
export function Pagination({ page, pageCount, onPageChange, label, children }: PaginationProps) {
  const labels = useUiLabels();
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3">
      <Button
        variant="secondary"
        className="print:hidden"
        disabled={page <= 1}
        icon={<ChevronLeftIcon aria-hidden className="rtl:-scale-x-100" />}
        onClick={() => onPageChange(page - 1)}
      >
        {labels.previousPage}
      </Button>
      {children && (
        <p className="order-last w-full text-center text-sm text-muted tabular-nums sm:order-none sm:w-auto">
          {children}
        </p>
      )}
      <Button
        variant="secondary"
        className="print:hidden"
        disabled={page >= pageCount}
        onClick={() => onPageChange(page + 1)}
      >
        {labels.nextPage}
        <ChevronRightIcon aria-hidden className="rtl:-scale-x-100" />
      </Button>
    </nav>
  );
}
