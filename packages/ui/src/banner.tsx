import { cva } from "class-variance-authority";
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from "lucide-react";
import type { ReactNode } from "react";

export type BannerKind = "success" | "error" | "warning" | "info";

const banner = cva(
  "flex items-start gap-3 rounded-md border px-4 py-3 text-base [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0",
  {
    variants: {
      kind: {
        success: "border-success-line bg-success-soft [&>svg]:text-success",
        error: "border-danger-line bg-danger-soft [&>svg]:text-danger",
        warning: "border-warning-line bg-warning-soft [&>svg]:text-warning",
        info: "border-info-line bg-info-soft [&>svg]:text-info",
      },
    },
  },
);

const icons: Record<BannerKind, typeof InfoIcon> = {
  success: CircleCheckIcon,
  error: CircleAlertIcon,
  warning: TriangleAlertIcon,
  info: InfoIcon,
};

interface BannerProps {
  kind: BannerKind;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** `alert` for what an action has just caused (a refused form), so that it is read out at once. */
  role?: "alert" | "status";
}

/** A message that belongs to a place: above a form's button, at the top of a page. */
export function Banner({ kind, title, children, action, role }: BannerProps) {
  const Icon = icons[kind];
  return (
    <div role={role} className={banner({ kind })}>
      <Icon aria-hidden />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_14rem]">
          {title && <p className="font-semibold">{title}</p>}
          {children}
        </div>
        {action}
      </div>
    </div>
  );
}
