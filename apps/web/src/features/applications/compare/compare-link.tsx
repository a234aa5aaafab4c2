import { Button, buttonStyles } from "@rolecall/ui/button";
import { useToast } from "@rolecall/ui/toaster";
import { Link } from "@tanstack/react-router";
import { Columns2Icon } from "lucide-react";
import { useTranslations } from "use-intl";
import { canCompare, writeIds } from "./compared-ids.ts";

interface CompareLinkProps {
  jobId: string;
  ids: readonly string[];
}

/** The way to a comparison of those who are ticked; where it takes more or fewer of them, a word of how many. */
export function CompareLink({ jobId, ids }: CompareLinkProps) {
  const t = useTranslations("applications.compare");
  const toast = useToast();
  const content = (
    <>
      <Columns2Icon aria-hidden />
      {t("open")}
    </>
  );
  if (!canCompare(ids.length)) {
    return (
      <Button
        variant="secondary"
        size="sm"
        onClick={() => void toast.info(t("howMany", { count: ids.length }))}
      >
        {content}
      </Button>
    );
  }
  return (
    <Link
      to="/applicants/$jobId/compare"
      params={{ jobId }}
      search={{ ids: writeIds(ids) }}
      className={buttonStyles({ variant: "secondary", size: "sm" })}
    >
      {content}
    </Link>
  );
}
