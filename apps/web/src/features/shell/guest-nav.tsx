import { buttonStyles } from "@rolecall/ui/button";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ThemeToggle } from "./theme-toggle.tsx";

/** Beside a scrollbar, the narrowest window leaves them some 303 px. */
const linkSize = "max-sm:px-2.5 max-[22.5rem]:px-2";

/** Login and Signup, on every screen that needs no session. */
export function GuestNav() {
  const t = useTranslations("shell.nav");
  return (
    <div data-guest-bar className="flex items-center gap-1 max-[22.5rem]:gap-0 sm:gap-2 @5xl:ms-auto">
      <ThemeToggle />
      <Link to="/" className={buttonStyles({ variant: "ghost", className: linkSize })}>
        {t("login")}
      </Link>
      <Link to="/signup" className={buttonStyles({ variant: "secondary", className: linkSize })}>
        {t("signup")}
      </Link>
    </div>
  );
}
