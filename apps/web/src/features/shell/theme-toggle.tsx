import { IconButton } from "@rolecall/ui/icon-button";
import { MoonIcon, SunIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { currentTheme, setTheme } from "../../lib/browser/theme.ts";

export function ThemeToggle({ className }: { className?: string }) {
  const t = useTranslations("shell.theme");
  const [theme, setShown] = useState(currentTheme);

  useEffect(() => {
    const query = matchMedia("(prefers-color-scheme: dark)");
    const follow = () => setShown(currentTheme());
    query.addEventListener("change", follow);
    return () => query.removeEventListener("change", follow);
  }, []);

  const next = theme === "dark" ? "light" : "dark";
  return (
    <IconButton
      label={next === "dark" ? t("toDark") : t("toLight")}
      icon={next === "dark" ? <MoonIcon aria-hidden /> : <SunIcon aria-hidden />}
      className={className}
      onClick={() => {
        setTheme(next);
        setShown(next);
      }}
    />
  );
}
