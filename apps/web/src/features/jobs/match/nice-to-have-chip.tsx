import type { NiceToHaveMatch } from "@rolecall/contracts/applications/match";
import { Chip } from "@rolecall/ui/chip";
import { PlusIcon } from "lucide-react";
import { useTranslations } from "use-intl";

/** How much is there of what is nice to have; nothing where none of it is. */
export function niceToHaveChip(match: NiceToHaveMatch) {
  const count = match.matchingNiceToHaveSkills?.length ?? 0;
  const total = count + (match.missingNiceToHaveSkills?.length ?? 0);
  return count === 0 ? [] : [<NiceToHaveChip key="nice-to-have" count={count} total={total} />];
}

function NiceToHaveChip({ count, total }: { count: number; total: number }) {
  const t = useTranslations("jobs.match");
  return <Chip icon={<PlusIcon aria-hidden />}>{t("niceToHave", { count, total })}</Chip>;
}
