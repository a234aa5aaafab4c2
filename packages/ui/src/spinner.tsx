import { cx } from "./cx.tsx";
import { useUiLabels } from "./ui-provider.tsx";

/** `decorative` when words beside it already say that something is under way. */
export function Spinner({ decorative = false, className }: { decorative?: boolean; className?: string }) {
  const { loading } = useUiLabels();
  return (
    <>
      <svg
        viewBox="0 0 20 20"
        fill="none"
        aria-hidden="true"
        className={cx("size-5 shrink-0 animate-spin", className)}
      >
        <circle cx="10" cy="10" r="8" stroke="currentColor" strokeWidth="2" opacity="0.22" />
        <path d="M10 2a8 8 0 0 1 8 8" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      {!decorative && (
        <span role="status" className="sr-only">
          {loading}
        </span>
      )}
    </>
  );
}
