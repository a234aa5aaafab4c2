import { Link, type LinkProps } from "@tanstack/react-router";
import { ArrowLeftIcon } from "lucide-react";
import type { ReactNode } from "react";

type BackLinkProps = Pick<LinkProps, "to" | "params" | "search"> & { children: ReactNode };

/** The way up from a screen, above its title. */
export function BackLink({ children, ...link }: BackLinkProps) {
  return (
    <Link
      {...link}
      className="-ms-1 inline-flex min-h-8 items-center gap-1.5 rounded-sm px-1 text-sm font-medium text-muted hover:text-ink touch:min-h-11"
    >
      <ArrowLeftIcon aria-hidden className="size-4 rtl:-scale-x-100" />
      {children}
    </Link>
  );
}
