import type { ApplicationStage } from "@rolecall/contracts/applications/enums";
import { Badge, type BadgeTone } from "@rolecall/ui/badge";
import { BadgeCheckIcon, BookmarkCheckIcon, InboxIcon, UserRoundMinusIcon } from "lucide-react";
import { useTranslations } from "use-intl";

const looks: Record<ApplicationStage, { tone: BadgeTone; icon: typeof InboxIcon }> = {
  received: { tone: "neutral", icon: InboxIcon },
  shortlisted: { tone: "accent", icon: BookmarkCheckIcon },
  hired: { tone: "success", icon: BadgeCheckIcon },
  // No alarm: it is an answer.
  "not-selected": { tone: "plum", icon: UserRoundMinusIcon },
};

/** In a word where an application stands. */
export function StageBadge({ stage }: { stage: ApplicationStage }) {
  const t = useTranslations("applications.stage");
  const { tone, icon: Icon } = looks[stage];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t(stage)}
    </Badge>
  );
}
