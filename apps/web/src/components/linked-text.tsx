import { Fragment } from "react";
import { useTranslations } from "use-intl";
import { splitLinks } from "../lib/text/split-links.ts";

/** What somebody has written, with its web addresses as links. They open beside the page, which they learn nothing of. */
export function LinkedText({ children }: { children: string }) {
  const t = useTranslations("common");
  return splitLinks(children).map(({ text, href }, index) =>
    href === undefined ? (
      <Fragment key={index}>{text}</Fragment>
    ) : (
      <a
        key={index}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className="text-accent underline decoration-accent/35 underline-offset-4 hover:decoration-accent touch:py-3"
      >
        {text}
        <span className="sr-only"> {t("newWindow")}</span>
      </a>
    ),
  );
}
