import { type ReactNode, useEffect } from "react";
import { useTranslations } from "use-intl";

/** The groups of settings, in the order in which they stand; their names are the anchors of the page. */
const GROUPS = ["about", "security", "alerts", "privacy", "leaving"] as const;
type GroupName = (typeof GROUPS)[number];

/** Leads to the groups: beside them on wide screens, elsewhere a row above them. */
export function AccountContents() {
  const t = useTranslations("users.account.groups");
  // An address with an anchor was opened before there was anything to lead to.
  // In braces: newer browsers return a promise, which React would take for the effect's end.
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <nav
      aria-label={t("label")}
      className="max-lg:-mx-gutter max-lg:overflow-x-auto max-lg:px-gutter lg:sticky lg:top-24"
    >
      <ul className="-ms-3 flex w-max gap-1 lg:-mt-1.5 lg:w-auto lg:flex-col">
        {GROUPS.map((group) => (
          <li key={group}>
            {/* The browser's own way: it scrolls there and takes the keyboard along. */}
            <a
              href={`#${group}`}
              className="flex min-h-10 items-center rounded-md px-3 font-medium whitespace-nowrap text-muted hover:bg-hover hover:text-ink touch:min-h-11"
            >
              {t(group)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Settings that belong together, below a heading of their own. */
export function AccountGroup({ name, children }: { name: GroupName; children: ReactNode }) {
  const t = useTranslations("users.account.groups");
  return (
    <div className="flex flex-col gap-4">
      <h2 id={name} tabIndex={-1} className="title-section outline-none">
        {t(name)}
      </h2>
      {children}
    </div>
  );
}
