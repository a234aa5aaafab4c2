import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";

export const iconButtonStyles = cva(
  "relative inline-flex print:hidden shrink-0 items-center justify-center rounded-md transition-colors duration-100 touch:size-11 disabled:opacity-50 disabled:pointer-events-none aria-disabled:cursor-default aria-disabled:opacity-50",
  {
    variants: {
      variant: {
        ghost: "text-muted hover:bg-hover hover:text-ink",
        outline: "border border-edge/60 bg-surface text-ink hover:bg-hover",
        danger: "text-muted hover:bg-danger-soft hover:text-danger focus-visible:text-danger",
      },
      size: { sm: "size-8 [&_svg]:size-4", md: "size-10 [&_svg]:size-5" },
    },
    defaultVariants: { variant: "ghost", size: "md" },
  },
);

interface IconButtonProps
  extends Omit<ComponentProps<"button">, "children" | "aria-label">,
    VariantProps<typeof iconButtonStyles> {
  /** The button's name; also shown as the browser's tooltip. */
  label: string;
  icon: ReactNode;
  /** A mark on the corner, such as an unread count. Say it in `label` too. */
  badge?: ReactNode;
}

export function IconButton({ label, icon, badge, variant, size, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={iconButtonStyles({ variant, size, className })}
    >
      {icon}
      {badge}
    </button>
  );
}
