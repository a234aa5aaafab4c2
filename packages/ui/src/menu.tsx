import { Menu as Base } from "@base-ui/react/menu";
import type { ReactElement, ReactNode } from "react";
import { cx } from "./cx.tsx";

interface MenuProps {
  /** A button element; it gets the menu's behaviour and `aria-expanded`. */
  trigger: ReactElement;
  children: ReactNode;
  align?: "start" | "center" | "end";
}

/** A menu of actions or links: `MenuItem`, `MenuLink`, `MenuSeparator`. */
export function Menu({ trigger, children, align = "end" }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={6} className="z-50">
          <Base.Popup className="min-w-48 rounded-lg border border-line bg-raised p-1 text-ink shadow-overlay outline-none transition duration-100 data-starting-style:opacity-0 data-ending-style:opacity-0">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const itemStyles =
  "flex min-h-9 w-full cursor-default items-center gap-2.5 rounded-sm px-2.5 text-base outline-none select-none data-highlighted:bg-hover data-disabled:opacity-50 touch:min-h-11 [&_svg]:size-4";

interface MenuItemProps {
  children: ReactNode;
  icon?: ReactNode;
  onClick: () => void;
  tone?: "normal" | "danger";
  disabled?: boolean;
}

export function MenuItem({ children, icon, onClick, tone = "normal", disabled = false }: MenuItemProps) {
  return (
    <Base.Item
      onClick={onClick}
      disabled={disabled}
      className={cx(itemStyles, tone === "danger" ? "text-danger" : "[&_svg]:text-muted")}
    >
      {icon}
      {children}
    </Base.Item>
  );
}

/** `render` takes the app's own link element: `<MenuLink render={<Link to="/account" />}>Account</MenuLink>`. */
export function MenuLink({
  children,
  icon,
  render,
}: {
  children: ReactNode;
  icon?: ReactNode;
  render: ReactElement;
}) {
  return (
    <Base.LinkItem render={render} closeOnClick className={cx(itemStyles, "[&_svg]:text-muted")}>
      {icon}
      {children}
    </Base.LinkItem>
  );
}

export function MenuSeparator() {
  return <Base.Separator className="my-1 h-px bg-line" />;
}
