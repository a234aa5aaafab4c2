import type { Role } from "@rolecall/contracts/auth/enums";
import { Drawer } from "@rolecall/ui/drawer";
import { Link } from "@tanstack/react-router";
import { LayoutDashboardIcon, LogOutIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { useCloseOnBack } from "../../lib/browser/use-close-on-back.ts";
import { linkOf, menuItems } from "./nav-items.ts";
import { ThemeToggle } from "./theme-toggle.tsx";
import { UnreadMark } from "./unread-mark.tsx";

interface NavMenuProps {
  role: Role;
  unread: number;
  onClose: () => void;
  onLogout: () => void;
}

const rowStyles =
  "flex min-h-12 w-full items-center gap-3.5 rounded-md px-3 font-medium text-ink hover:bg-hover [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-muted";

/** The slide-in menu of narrow screens; fetched when it is first opened. */
export default function NavMenu({ role, unread, onClose, onLogout }: NavMenuProps) {
  const t = useTranslations("shell.nav");
  useCloseOnBack(onClose);
  const active = { className: "bg-accent-soft text-accent-strong [&>svg]:text-accent!" };
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()} title={t("menu")} side="end">
      <ul className="flex flex-col gap-0.5">
        <li>
          <Link to="/dashboard" className={rowStyles} activeProps={active} onClick={onClose}>
            <LayoutDashboardIcon aria-hidden />
            {t("dashboard")}
          </Link>
        </li>
        {menuItems(role).map(({ icon: Icon, ...item }) => (
          <li key={item.label}>
            <Link
              {...linkOf({ ...item, icon: Icon })}
              className={rowStyles}
              activeProps={active}
              onClick={onClose}
            >
              <Icon aria-hidden />
              <span className="flex-1">{t(item.label)}</span>
              {item.label === "messages" && <UnreadMark count={unread} />}
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex items-center justify-between gap-2 border-t border-line pt-3">
        <button
          type="button"
          className={rowStyles}
          onClick={() => {
            onClose();
            onLogout();
          }}
        >
          <LogOutIcon aria-hidden />
          {t("logout")}
        </button>
        <ThemeToggle />
      </div>
    </Drawer>
  );
}
