import { Link, useLocation } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useSession } from "../../lib/session/use-session.ts";
import { Brand } from "./brand.tsx";
import { GuestNav } from "./guest-nav.tsx";
import { MemberNav } from "./member-nav.tsx";
import { SuspendedNav } from "./suspended-nav.tsx";

const GUEST_PATHS: ReadonlySet<string> = new Set(["/", "/signup"]);

export function NavBar() {
  const t = useTranslations("shell.nav");
  const session = useSession();
  const path = useLocation({ select: (location) => location.pathname });
  const member = session && !GUEST_PATHS.has(path) ? session : null;
  return (
    <div className="@container border-b border-line bg-surface">
      <nav
        aria-label={t("label")}
        className="mx-auto flex min-h-16 max-w-7xl items-center gap-2 px-gutter @max-[16rem]:flex-wrap @max-[16rem]:py-2 sm:gap-4 sm:px-6"
      >
        <Link
          to={session ? "/dashboard" : "/"}
          aria-label={t("home")}
          className="me-auto flex min-h-11 items-center rounded-md @5xl:me-4"
        >
          <Brand />
        </Link>
        {member ? member.suspended ? <SuspendedNav /> : <MemberNav role={member.role} /> : <GuestNav />}
      </nav>
    </div>
  );
}
