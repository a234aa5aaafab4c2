import { Skeleton } from "@rolecall/ui/skeleton";
import { useTranslations } from "use-intl";
import type { ComparedPerson } from "./compared-person.ts";

/** Where nothing is known of somebody: yet, or at all. */
export function UnknownCell({ person }: { person: ComparedPerson }) {
  const t = useTranslations("applications.compare");
  if (person.state === "here" && person.loading) return <Skeleton className="my-1 h-4 w-3/4" />;
  return (
    <p className="text-faint">
      <span aria-hidden>–</span>
      <span className="sr-only">{t("unknown")}</span>
    </p>
  );
}
