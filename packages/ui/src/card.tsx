import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";

/** Also for a link that is a whole card: `<Link className={cardStyles({ interactive: true })}>`. */
export const cardStyles = cva("relative min-w-0 rounded-lg border border-line bg-surface shadow-card", {
  variants: {
    padding: {
      none: "",
      md: "p-gutter sm:p-5",
      lg: "p-gutter sm:p-7",
      // In a column at the side, below the sections where there is no room for one.
      aside: "p-gutter sm:p-7 lg:p-5",
    },
    // The ring of its first link goes round the card, that of a button on it round the button.
    interactive: {
      true: "transition-colors duration-100 hover:border-edge/70 hover:bg-hover/40 [&:active:not(:has(:is(a,button):active))]:bg-hover has-[:is(h2,h3)_a:focus-visible]:outline-2 has-[:is(h2,h3)_a:focus-visible]:outline-offset-2 has-[:is(h2,h3)_a:focus-visible]:outline-accent",
    },
  },
  defaultVariants: { padding: "md" },
});

interface CardProps extends ComponentProps<"div">, VariantProps<typeof cardStyles> {}

export function Card({ padding, interactive, className, ...rest }: CardProps) {
  return <div {...rest} className={cardStyles({ padding, interactive, className })} />;
}

interface SectionProps {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  id?: string;
  /** The heading's level below a group of cards that has a heading of its own. */
  as?: "h2" | "h3";
}

/** A card with a heading: the usual block of a settings or details page. */
export function CardSection({ title, description, actions, children, id, as: Heading = "h2" }: SectionProps) {
  return (
    <section className={cardStyles({ padding: "lg" })} aria-labelledby={id}>
      <div className="mb-5 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <Heading id={id} className={Heading === "h2" ? "title-section" : "title-card"}>
            {title}
          </Heading>
          {description && <p className="mt-1 max-w-prose text-muted">{description}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
