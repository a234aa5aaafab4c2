import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Spinner } from "./spinner.tsx";

/** Also for links that look like buttons: `<Link className={buttonStyles({ variant: "secondary" })}>`. */
export const buttonStyles = cva(
  "relative inline-flex print:hidden max-w-full shrink-0 items-center justify-center gap-2 rounded-md border py-1 text-center font-medium select-none transition-colors duration-100 touch:min-h-11 disabled:opacity-55 aria-disabled:opacity-80 disabled:pointer-events-none [&_svg]:size-4 [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        primary: "border-transparent bg-accent text-on-accent hover:bg-accent-strong",
        secondary: "border-edge/60 bg-surface text-ink hover:bg-hover hover:border-edge",
        ghost: "border-transparent text-muted hover:bg-hover hover:text-ink",
        danger: "border-transparent bg-danger-fill text-on-danger hover:bg-danger",
        // Leads to a question that is asked in `danger`.
        "danger-secondary":
          "border-danger-line bg-surface text-danger hover:bg-danger-soft hover:border-danger-fill",
        // Red only under the pointer or the focus: a list of jobs would otherwise be a column of warnings.
        "danger-quiet":
          "border-transparent text-muted hover:bg-danger-soft hover:text-danger focus-visible:text-danger",
        link: "border-x-0 border-transparent px-0! text-accent underline decoration-accent/35 underline-offset-4 hover:decoration-accent",
      },
      size: {
        sm: "min-h-8 px-(--inset) text-sm [--inset:0.75rem]",
        md: "min-h-10 px-(--inset) text-base [--inset:1rem]",
        lg: "min-h-12 px-(--inset) text-base [--inset:1.25rem]",
      },
      // A button without an edge of its own: its words, not its ground, line up with what stands above and below.
      flush: {
        start: "-ms-[calc(var(--inset)+1px)]",
        end: "-me-[calc(var(--inset)+1px)]",
        both: "-mx-[calc(var(--inset)+1px)]",
      },
      block: { true: "w-full" },
    },
    defaultVariants: { variant: "primary", size: "md" },
  },
);

export interface ButtonProps
  extends Omit<ComponentProps<"button">, "children">,
    VariantProps<typeof buttonStyles> {
  children: ReactNode;
  icon?: ReactNode;
  /** The action is under way: shows a spinner, ignores presses, and stays focusable so focus is not lost. */
  pending?: boolean;
}

export function Button({
  variant,
  size,
  block,
  flush,
  icon,
  pending = false,
  children,
  className,
  type = "button",
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonStyles({ variant, size, block, flush, className })}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={(event) => {
        if (pending) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {pending ? <Spinner decorative /> : icon}
      {children}
    </button>
  );
}
