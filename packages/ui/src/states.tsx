import { CloudOffIcon, RotateCwIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { useUiLabels } from "./ui-provider.tsx";

interface EmptyStateProps {
  icon?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** What to do about it: a button or a link styled as one. */
  action?: ReactNode;
  /** The heading's level where the state stands for a whole page. */
  as?: "h1" | "h2" | "h3" | "p";
}

/** Nothing here, why, and what to do next. */
export function EmptyState({ icon, title, children, action, as: Heading = "p" }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center rounded-lg border border-dashed border-edge/50 px-6 py-12 text-center">
      {icon && (
        <span aria-hidden className="mb-4 text-faint [&_svg]:size-8">
          {icon}
        </span>
      )}
      <Heading className="title-card max-w-prose">{title}</Heading>
      {children && <div className="mt-1.5 max-w-prose text-balance text-muted">{children}</div>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}

interface ErrorStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** Without it there is nothing to try again. */
  onRetry?: (() => void) | undefined;
  retrying?: boolean;
  action?: ReactNode;
}

/** A part of the page that could not be loaded, with a way out. */
export function ErrorState({ title, children, onRetry, retrying = false, action }: ErrorStateProps) {
  const { retry } = useUiLabels();
  return (
    <div
      role="alert"
      className="flex flex-col items-center rounded-lg border border-line bg-surface px-6 py-12 text-center"
    >
      <CloudOffIcon aria-hidden className="mb-4 size-8 text-danger" />
      <p className="title-card max-w-prose">{title}</p>
      {children && <div className="mt-1.5 max-w-prose text-balance text-muted">{children}</div>}
      <div className="mt-5 flex flex-wrap justify-center gap-2 empty:hidden">
        {onRetry && (
          <Button
            variant="secondary"
            icon={<RotateCwIcon aria-hidden />}
            pending={retrying}
            onClick={onRetry}
          >
            {retry}
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}
