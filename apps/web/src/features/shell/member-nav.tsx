import type { Role } from "@rolecall/contracts/auth/enums";
import { CountBadge } from "@rolecall/ui/badge";
import { Button } from "@rolecall/ui/button";
import { IconButton, iconButtonStyles } from "@rolecall/ui/icon-button";
import { Link } from "@tanstack/react-router";
import { CircleUserIcon, LogOutIcon, MenuIcon } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { lazyPart } from "../../components/lazy-part.tsx";
import { useLogout } from "../auth/use-logout.ts";
import { useUnreadMessages } from "../conversations/list/use-unread-messages.ts";
import { ConnectionMark } from "../live/connection-mark.tsx";
import { NotificationsBell } from "../notifications/notifications-bell.tsx";
import { barItems, linkOf } from "./nav-items.ts";
import { ThemeToggle } from "./theme-toggle.tsx";
import { UnreadMark } from "./unread-mark.tsx";

const NavMenu = lazyPart(() => import("./nav-menu.tsx"));

const linkStyles =
  "relative flex min-h-10 items-center gap-2 rounded-md px-3 font-medium text-muted transition-colors duration-100 hover:bg-hover hover:text-ink";
const activeStyles = "text-ink! after:absolute after:inset-x-3 after:-bottom-3 after:h-0.5 after:bg-accent";

/** Links on wide screens; a menu button instead where they do not fit, as when the text is set larger. */
export function MemberNav({ role }: { role: Role }) {
  const t = useTranslations("shell.nav");
  const logout = useLogout();
  const unread = useUnreadMessages();
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <ul className="me-auto hidden items-center gap-1 @5xl:flex">
        {barItems(role).map((item) => (
          <li key={item.label}>
            <Link {...linkOf(item)} className={linkStyles} activeProps={{ className: activeStyles }}>
              {t(item.label)}
              {item.label === "messages" && <UnreadMark count={unread} />}
            </Link>
          </li>
        ))}
      </ul>
      <div className="flex items-center gap-0.5">
        <ConnectionMark />
        <NotificationsBell />
        <ThemeToggle className="@max-5xl:hidden" />
        <Link
          to="/account"
          aria-label={t("account")}
          title={t("account")}
          className={iconButtonStyles({ className: "@max-5xl:hidden" })}
          activeProps={{ className: "text-accent!" }}
        >
          <CircleUserIcon aria-hidden />
        </Link>
        <Button
          variant="ghost"
          icon={<LogOutIcon aria-hidden />}
          flush="end"
          className="ms-1 @max-5xl:hidden"
          pending={logout.isPending}
          onClick={() => logout.mutate()}
        >
          {t("logout")}
        </Button>
        <IconButton
          label={t("openMenu", { count: unread })}
          icon={<MenuIcon aria-hidden />}
          badge={<CountBadge count={unread} corner />}
          className="@5xl:hidden"
          aria-expanded={menuOpen}
          aria-haspopup="dialog"
          onClick={() => setMenuOpen(true)}
        />
      </div>
      {menuOpen && (
        <NavMenu
          role={role}
          unread={unread}
          onClose={() => setMenuOpen(false)}
          onLogout={() => logout.mutate()}
        />
      )}
    </>
  );
}
