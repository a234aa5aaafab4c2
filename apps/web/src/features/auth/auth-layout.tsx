import { CircleCheckIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { usePageTitle } from "../../lib/use-page-title.ts";

interface AuthLayoutProps {
  /** On the browser's tab. */
  title: string;
  heading: string;
  children: ReactNode;
  /** The way to the other of the two screens. */
  footer: ReactNode;
}

/** Login and signup: the form, and beside it on wide screens what the product stands for. */
export function AuthLayout({ title, heading, children, footer }: AuthLayoutProps) {
  usePageTitle(title);
  return (
    <div className="grid flex-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="flex flex-col px-4 py-10 sm:px-6 sm:py-16 lg:justify-center">
        <div className="mx-auto w-full max-w-sm">
          <h1 className="title-page mb-8" tabIndex={-1} data-page-title>
            {heading}
          </h1>
          {children}
          <p className="mt-6 border-t border-line pt-5 text-muted">{footer}</p>
        </div>
      </div>
      <Aside />
    </div>
  );
}

function Aside() {
  const t = useTranslations("auth.aside");
  const points = [t("points.read"), t("points.fair"), t("points.live")];
  return (
    <aside className="ledger hidden flex-col justify-center border-s border-line px-14 py-16 lg:flex xl:px-20">
      <div className="max-w-lg">
        <p className="font-display text-4xl font-medium tracking-tight text-balance">{t("headline")}</p>
        <p className="mt-5 text-lg text-muted">{t("text")}</p>
        <ul className="mt-10 flex flex-col">
          {points.map((point) => (
            <li key={point} className="flex items-center gap-3 border-t border-line py-4 last:border-b">
              <CircleCheckIcon aria-hidden className="size-5 shrink-0 text-accent" />
              {point}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
