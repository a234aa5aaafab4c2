import { useTranslations } from "use-intl";

/** The mark: a list in which one name has been called. */
function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="7" className="fill-accent" />
      <g
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="2.6"
        className="stroke-on-accent"
      >
        <path strokeOpacity=".55" d="M8 10h9M8 22h9" />
        <path d="M8 16h6l3.2 3.4L25 10.6" />
      </g>
    </svg>
  );
}

export function Brand() {
  const t = useTranslations("common");
  return (
    <span className="flex items-center gap-2.5">
      <BrandMark className="size-8" />
      <span className="font-display text-xl font-medium tracking-tight @max-[14rem]:hidden">
        {t("appName")}
      </span>
    </span>
  );
}
