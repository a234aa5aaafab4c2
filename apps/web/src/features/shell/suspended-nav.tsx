import { Button } from "@rolecall/ui/button";
import { LogOutIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { useLogout } from "../auth/use-logout.ts";
import { ThemeToggle } from "./theme-toggle.tsx";

/** Who is suspended has one screen, and the way out. */
export function SuspendedNav() {
  const t = useTranslations("shell.nav");
  const logout = useLogout();
  return (
    <div className="flex items-center gap-1 sm:gap-2 @5xl:ms-auto">
      <ThemeToggle />
      <Button
        variant="ghost"
        icon={<LogOutIcon aria-hidden />}
        flush="end"
        // The narrowest gutter is narrower than what a flush button reaches out.
        className="max-sm:me-0"
        pending={logout.isPending}
        onClick={() => logout.mutate()}
      >
        {t("logout")}
      </Button>
    </div>
  );
}
