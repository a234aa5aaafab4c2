import { buttonStyles } from "@rolecall/ui/button";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ThemeToggle } from "./theme-toggle.tsx";

/** Login and Signup, on every screen that needs no session. */
export function GuestNav() {
  const t = useTranslations("shell.nav");
  return (
    <div className="flex items-center gap-1 sm:gap-2 lg:ms-auto">
      <ThemeToggle />
      <Link to="/" className={buttonStyles({ variant: "ghost", className: "max-sm:px-2.5" })}>
        {t("login")}
      </Link>
      <Link to="/signup" className={buttonStyles({ variant: "secondary", className: "max-sm:px-2.5" })}>
        {t("signup")}
      </Link>
    </div>
  );
}
